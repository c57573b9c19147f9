// Secret Hitler at the table: seats on an ellipse, sealed ballots, two labelled trays, claims and notes.
import { prefs } from "$/lib/prefs.svelte.ts";
import type { GameClient } from "../client.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { boardOf, targetWord } from "./board.ts";
import End from "./End.svelte";
import LedgerTab from "./LedgerTab.svelte";
import NotesTab from "./NotesTab.svelte";
import { neutral } from "./neutral.ts";
import Opening from "./Opening.svelte";
import Speak from "./Speak.svelte";
import Topline from "./Topline.svelte";
import Tray from "./Tray.svelte";

export default {
  Board,
  Tray,
  Topline,
  Players: null,
  Aside,
  Speak,
  Opening,
  End,
  tabs: [
    { id: "ledger", Tab: LedgerTab },
    { id: "notes", Tab: NotesTab },
  ],
  chapters: ["round-began"],
  actor: ({ detail }) => [detail.president, detail.chancellor].find((seat) => typeof seat === "number") ?? null,
  stars: ["enacted", "executed", "chaos", "game-ended"],
  talkFirst: true,
  hasTray: (view) => boardOf(view).hand !== null,
  offers: (view) => targetWord(view) !== null || (view.prompt?.kind === "single" && boardOf(view).hand !== null),
  direct: ({ prompt }) => prompt?.kind === "sealed" || prompt?.step === "veto-reply",
  label: (sitting, actions) => {
    const { hand } = boardOf(sitting.view);
    const card = Number(actions[0]?.match(/^discard (\d+)$/)?.[1] ?? Number.NaN);
    if (!hand || Number.isNaN(card)) return null;
    return sitting.say("commit-discard", { policy: hand[card], others: hand.filter((_, index) => index !== card) });
  },
  costly: ({ action }) => action.startsWith("execute ") || action === "ask-veto",
  restyle: (text, language) => (prefs.taste.neutral ? neutral(text, language) : text),
} satisfies GameClient;
