// Secret Hitler at the table: seats on an ellipse, sealed ballots, two labelled trays, claims and notes.
import { preferences } from "$/lib/preferences.svelte.ts";
import type { GameClient } from "../client.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { boardOf, targetWord } from "./board.ts";
import { concern } from "./concern.ts";
import Governments from "./Governments.svelte";
import LedgerTab from "./LedgerTab.svelte";
import NotesTab from "./NotesTab.svelte";
import { neutral } from "./neutral.ts";
import Opening from "./Opening.svelte";
import Topline from "./Topline.svelte";
import Tray from "./Tray.svelte";

export default {
  Board,
  Tray,
  Topline,
  Players: null,
  Aside,
  Beside: Governments,
  ballotsInTray: true,
  Speak: () => import("./Speak.svelte"),
  silent: (context) => {
    const { active } = context.table;
    const dead = active !== null && !boardOf(context.view).living.includes(active) && !context.table.over;
    return dead ? context.say("dead-silent") : null;
  },
  Opening,
  End: () => import("./End.svelte"),
  tabs: [
    { id: "ledger", Tab: LedgerTab },
    { id: "notes", Tab: NotesTab },
  ],
  aid: () => import("./aid.ts"),
  scenes: () => import("./scenes.ts"),
  concern,
  chapters: ["round-began"],
  actor: ({ detail }) => [detail.president, detail.chancellor].find((seat) => typeof seat === "number") ?? null,
  stars: ["enacted", "executed", "chaos", "game-ended"],
  talkFirst: true,
  hasTray: (view) => boardOf(view).hand !== null,
  offers: (view) => targetWord(view) !== null || (view.prompt?.kind === "single" && boardOf(view).hand !== null),
  direct: ({ prompt }) => prompt?.kind === "sealed" || prompt?.step === "veto-reply",
  label: (context, actions) => {
    const { hand } = boardOf(context.view);
    const card = Number(actions[0]?.match(/^discard (\d+)$/)?.[1] ?? Number.NaN);
    if (!hand || Number.isNaN(card)) return null;
    return context.say("commit-discard", { policy: hand[card], others: hand.filter((_, index) => index !== card) });
  },
  costly: ({ action }) => action.startsWith("execute ") || action === "ask-veto",
  restyle: (text, language) => (preferences.now.neutral ? neutral(text, language) : text),
} satisfies GameClient;
