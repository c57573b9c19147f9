// Die Macher at the table: four states side by side, what every draft would change, and the count at night.
import { change } from "$/lib/figures.ts";
import type { Choice, View } from "$/lib/protocol.ts";
import type { TableContext } from "$/table/context.svelte.ts";
import { seatMarks } from "$/ui/marks.ts";
import type { GameClient } from "../client.ts";
import Board from "./Board.svelte";
import { gathers } from "./basket.svelte.ts";
import { boardOf, partyMark } from "./board.ts";
import { concern } from "./concern.ts";
import { deskOf } from "./desk.svelte.ts";
import Figures from "./Figures.svelte";
import { read } from "./notation.ts";
import Players from "./Players.svelte";
import { IN_ROW, IN_TRAY, UNDER_STATES } from "./phases.ts";
import Topline from "./Topline.svelte";
import Tray from "./Tray.svelte";

const DRAWN = [...UNDER_STATES, ...IN_TRAY, ...IN_ROW];
const DIRECT = ["coalition-reply", "choose-minister"];
const WAYS_OUT = ["pass", "discard []"];

/** Baskets are asked about once, not state by state. */
function ask(context: TableContext, view: View): string | null {
  const { meeting_price: price, most_meetings: most } = boardOf(view).terms;
  const { detail, step } = view.prompt ?? {};
  if (!gathers(context, step)) return null;
  if (step === "rally") return context.say("ask-meetings", { price, most, supply: Number(detail?.supply) });
  return context.say("ask-ministers", { cash: Number(detail?.cash) });
}

/** To pass or to keep everything; bids have their own pad with it. */
function leave(view: View): Choice | undefined {
  if (view.prompt?.kind === "auction") return undefined;
  return view.choices.find(({ action }) => WAYS_OUT.includes(action) || /^convert-meetings \S+ 0$/.test(action));
}

const BASKET = /^(hold-meetings|send-minister|send-nobody) /;

/** A phone shows one state, and its button answers for all of them; a coalition by force cannot be talked about again. */
function costly({ action }: Choice, { compact }: TableContext): boolean {
  return action.startsWith("force-coalition") || (compact && BASKET.test(action));
}

/** A phone has one state open at a time: it opens the one a lesson speaks of. */
function show(context: TableContext, place: string): void {
  const state = boardOf(context.view).states.find(({ id }, k) =>
    [`state-${k}`, `cell-${k}`, `row-${k}`, `opinions-${id}`].includes(place),
  );
  if (state) deskOf(context).open(state.id);
}

/** What a basket costs: what the rules would have booked as spent in this round after the last of it. */
function costOf(context: TableContext, actions: readonly string[]): number | null {
  const after = deskOf(context).spent.get(actions.at(-1) ?? "");
  const before = boardOf(context.view).parties[context.view.seat ?? 0]?.spent ?? 0;
  return after === undefined ? null : change(before, after);
}

/** What a basket costs and does, in one sentence. */
function label(context: TableContext, actions: readonly string[]): string | null {
  const spoken = actions.map(read);
  if (spoken.every(({ word }) => word === "hold-meetings") && spoken.length) {
    const held = spoken.filter(({ parts }) => Number(parts[1]) > 0);
    if (!held.length) return context.say("hold-none");
    const cost = costOf(context, actions);
    if (cost === null) return null; // the rules have not yet said what it costs
    const list = context.words.listed(
      held.map(({ parts }) => context.say("so-many-in", { meetings: Number(parts[1]), state: String(parts[0]) })),
    );
    return context.say("pay-for", { cost, list });
  }
  if (!spoken.length || !spoken.every(({ word }) => word === "send-minister" || word === "send-nobody")) return null;
  const sent = spoken.filter(({ word }) => word === "send-minister");
  if (!sent.length) return context.say("send-none");
  const who = ({ parts }: (typeof sent)[number]) =>
    context.say("minister-to", { minister: context.words.say(`cabinet-${parts[1]}`), state: String(parts[0]) });
  return context.words.listed(sent.map(who));
}

export default {
  essential: ["money"],
  aid: () => import("./aid.ts"),
  scenes: () => import("./scenes.ts"),
  Board,
  Tray,
  Topline,
  Players,
  End: () => import("./End.svelte"),
  tabs: [{ id: "figures", Tab: Figures }],
  home: "players",
  upright: true,
  words: ["web-die-macher"],
  chapters: ["round-began"],
  chapter: (words, { detail }) => [undefined, "short"].map((form) => words.say(`state-${detail.state}`, {}, form)),
  course: "points",
  stars: ["state-won", "game-ended"],
  actor: ({ detail }) => (typeof detail.seat === "number" ? detail.seat : null),
  hasTray: (view) => view.seat !== null,
  offers: (view) => DRAWN.includes(view.prompt?.step ?? ""),
  direct: (view) => DIRECT.includes(view.prompt?.step ?? ""),
  costly,
  concern,
  ask,
  leave,
  show,
  label,
  partyMark,
  // before the game nobody has a party yet, so nobody has its colour
  marks: (view, names) =>
    view
      ? boardOf(view).parties.map(({ party }) => partyMark(party))
      : seatMarks(names).map(({ letter }) => ({ slot: 10, letter })),
} satisfies GameClient;
