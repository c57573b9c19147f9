// Global Powers at the table: a world of twelve plates, a strip of actions, a hand of cards, the affairs beside it.
import { type MarkStyle, seatMarks } from "$/ui/marks.ts";
import type { GameClient } from "../client.ts";
import Affairs from "./Affairs.svelte";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { concern } from "./concern.ts";
import { decided } from "./decided.ts";
import { ask, label } from "./label.ts";
import Players from "./Players.svelte";
import Topline from "./Topline.svelte";
import Tray from "./Tray.svelte";

/** The colours of the parties, by seat: red, green, blue, black, yellow. */
const COLOURS = [5, 4, 6, 1, 2];

/** Short answers to somebody else's deed, and choices that can still be changed or taken back, are sent at once. */
const AT_ONCE = new Set([
  "bribe-consent",
  "consent",
  "dice-offer",
  "disagreement",
  "duel",
  "extra-action",
  "open-vote",
  "reply",
  "sabotaging",
  "sharing-consent",
  "sort-out",
  "stake-consent",
  "take-cards",
  "vote",
  "war",
]);

/** Initials where everybody has another one, else the letters of the seats: on a plate there is room for one. */
function partyMarks(names: readonly string[]): MarkStyle[] {
  const marks = seatMarks(names);
  const short = marks.every(({ letter }) => letter.length === 1);
  return marks.map(({ letter, slot }, seat) => ({
    slot: COLOURS[seat] ?? slot,
    letter: short ? letter : String.fromCharCode(65 + seat),
  }));
}

/** Where the groups of rulings begin, by the number of their section. */
const CHAPTERS = [
  [130, "extended"],
  [110, "cards"],
  [90, "evaluation"],
  [60, "actions"],
  [40, "votes"],
  [30, "turn"],
  [20, "setup"],
  [0, "map"],
] as const;

function chapterOf(section: string): string {
  const number = Number(section.replace(/\D/g, ""));
  return `board-rulings-${CHAPTERS.find(([from]) => number >= from)?.[1] ?? "map"}`;
}

export default {
  chapterOf,
  aid: () => import("./aid.ts"),
  scenes: () => import("./scenes.ts"),
  concern,
  decided,
  words: ["web-global-powers"],
  Board,
  Tray,
  Topline,
  Players,
  Beside,
  Speak: () => import("./Speak.svelte"),
  End: () => import("./End.svelte"),
  tabs: [{ id: "affairs", Tab: Affairs }],
  chapters: ["evaluation-began", "turn-began"],
  actor: ({ detail }) => (typeof detail.seat === "number" ? detail.seat : null),
  folds: ["abstained"],
  stars: ["war-fought", "coup-fought", "proposal-decided", "evaluation-began", "won", "dominated"],
  telling: [
    "government-changed",
    "assassination",
    "revolution-rolled",
    "sabotage-rolled",
    "protest-rolled",
    "card-played",
  ],
  hasTray: (view) => view.seat !== null,
  offers: () => true,
  direct: (view) => AT_ONCE.has(view.prompt?.step ?? ""),
  costly: ({ action }) => action.startsWith("give-up") || action.startsWith("discard-card"),
  ask,
  label,
  marks: (_, names) => partyMarks(names),
} satisfies GameClient;
