// Global Powers at the table: a world of twelve plates, a strip of deeds, a hand of cards, the affairs beside it.
import { type MarkStyle, seatMarks } from "$/ui/marks.ts";
import type { GameClient } from "../client.ts";
import Affairs from "./Affairs.svelte";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { ask, label } from "./label.ts";
import Players from "./Players.svelte";
import Speak from "./Speak.svelte";
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

export default {
  words: ["web-global-powers"],
  Board,
  Tray,
  Topline,
  Players,
  Speak,
  End,
  tabs: [{ id: "affairs", Tab: Affairs }],
  chapters: ["evaluation-began", "turn-began"],
  actor: ({ detail }) => (typeof detail.seat === "number" ? detail.seat : null),
  stars: ["war-fought", "coup-fought", "proposal-decided", "evaluation-began", "won", "dominated"],
  hasTray: (view) => view.seat !== null,
  offers: () => true,
  direct: (view) => AT_ONCE.has(view.prompt?.step ?? ""),
  costly: ({ action }) => action.startsWith("give-up"),
  ask,
  label,
  marks: (_, names) => partyMarks(names),
} satisfies GameClient;
