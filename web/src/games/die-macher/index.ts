// Die Macher at the table: four states side by side, what every draft would change, and the count at night.
import type { Choice, View } from "$/lib/protocol.ts";
import type { Sitting } from "$/table/sitting.svelte.ts";
import type { GameClient } from "../client.ts";
import Board from "./Board.svelte";
import { boardOf, partyMark } from "./board.ts";
import End from "./End.svelte";
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
function ask(sitting: Sitting, view: View): string | null {
  const { meeting_price: price, most_meetings: most } = boardOf(view).terms;
  const { detail, step } = view.prompt ?? {};
  if (step === "rally") return sitting.say("ask-meetings", { price, most, supply: Number(detail?.supply) });
  return step === "place-minister" ? sitting.say("ask-ministers", { cash: Number(detail?.cash) }) : null;
}

/** To pass or to keep everything; bids have their own pad with it. */
function leave(view: View): Choice | undefined {
  if (view.prompt?.kind === "auction") return undefined;
  return view.choices.find(({ action }) => WAYS_OUT.includes(action) || /^convert-meetings \S+ 0$/.test(action));
}

/** What a basket costs and does, in one sentence. */
function label(sitting: Sitting, actions: readonly string[]): string | null {
  const spoken = actions.map(read);
  const name = (state: unknown) => sitting.words.say(`state-${state}`);
  if (spoken.every(({ word }) => word === "hold-meetings") && spoken.length) {
    const held = spoken.filter(({ parts }) => Number(parts[1]) > 0);
    const meetings = held.reduce((sum, { parts }) => sum + Number(parts[1]), 0);
    if (!meetings) return sitting.say("hold-none");
    const list = sitting.words.listed(
      held.map(({ parts }) => sitting.say("so-many-in", { meetings: Number(parts[1]), state: name(parts[0]) })),
    );
    return sitting.say("pay-for", { cost: meetings * boardOf(sitting.view).terms.meeting_price, list });
  }
  if (!spoken.length || !spoken.every(({ word }) => word === "send-minister" || word === "send-nobody")) return null;
  const sent = spoken.filter(({ word }) => word === "send-minister");
  if (!sent.length) return sitting.say("send-none");
  const who = ({ parts }: (typeof sent)[number]) =>
    sitting.say("minister-to", { minister: sitting.words.say(`cabinet-${parts[1]}`), state: name(parts[0]) });
  return sitting.words.listed(sent.map(who));
}

export default {
  Board,
  Tray,
  Topline,
  Players,
  End,
  tabs: [{ id: "figures", Tab: Figures }],
  home: "players",
  words: ["web-die-macher"],
  chapters: ["round-began"],
  stars: ["state-won", "game-ended"],
  actor: ({ detail }) => (typeof detail.seat === "number" ? detail.seat : null),
  hasTray: (view) => view.seat !== null,
  offers: (view) => DRAWN.includes(view.prompt?.step ?? ""),
  direct: (view) => DIRECT.includes(view.prompt?.step ?? ""),
  ask,
  leave,
  label,
  marks: (view) => view && boardOf(view).parties.map(({ party }) => partyMark(party)),
} satisfies GameClient;
