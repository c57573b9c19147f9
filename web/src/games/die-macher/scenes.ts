// The night of an election, the morning after, and at the end the points: scenes told in one moment each.

import type { TableContext } from "$/table/context.svelte.ts";
import type { Scene, SceneBook, Step } from "$/table/scenes/scene.ts";
import { boardOf } from "./board.ts";
import { type Round, roundAt } from "./night.ts";
import Stage from "./Stage.svelte";

/** Milliseconds: the whole count, its result, each source of points, the winner, the paper. */
const COUNT = 8000;
const RESULT = 3200;
const SOURCE = 2200;
const WINNER = 3600;
const PAPER = 12000;
/** Where points come from, in the order they are added up. */
export const SOURCES = ["seats", "media", "members", "opinions"] as const;

export interface NightScene extends Scene {
  round: Round;
}

function at(context: TableContext, n: number): NightScene | null {
  const round = roundAt(context.story, boardOf(context.view).results, n);
  if (!round || ![round.night, round.paper, round.finale].includes(n)) return null;
  const steps = stepsOf(context, round);
  const first = steps.findIndex((step) => step.n === n);
  const here = steps.filter((step) => step.n === n);
  const landing = here.findIndex(({ kind }) => kind !== "count" && kind !== "result");
  return {
    round,
    key: `${context.table.now?.match} ${n}`,
    step: first,
    steps,
    tag: context.say("night-tag", { round: round.round }),
    headline: here[0]?.headline ?? "",
    hold: here[0]?.hold ?? RESULT,
    acts: here.map(({ hold }) => hold),
    ...(landing > 0 ? { landing } : {}),
    sound: "reveal",
    Stage,
  };
}

export type Kind = "count" | "result" | "source" | "winner" | "paper";
export interface NightStep extends Step {
  kind: Kind;
  hold: number;
}

function stepsOf(context: TableContext, round: Round): NightStep[] {
  const { parties } = round;
  const board = boardOf(context.view);
  const say = (key: string, detail?: Record<string, unknown>) => context.say(key, detail);
  const name = (seat: number) => context.words.say(`party-${board.parties[seat]?.party}`);
  const count = parties.map(
    ({ seat, votes }, index): NightStep => ({
      kind: "count",
      hold: COUNT / parties.length,
      name: name(seat),
      text: say("votes-count", { votes }),
      n: round.night,
      veiled: true,
      headline: say("night-headline", { state: round.state, counted: index + 1, parties: parties.length }),
    }),
  );
  const won = context.story.find(({ event, n }) => event.word === "state-won" && n === round.night);
  const headline = won
    ? context
        .event(won)
        .map(({ text }) => text)
        .join("")
    : "";
  const result: NightStep = {
    kind: "result",
    hold: RESULT,
    name: say("night-result"),
    text: "",
    n: round.night,
    headline,
  };
  const last = round.round === board.terms.rounds || round.finale !== null;
  return [...count, result, ...(last ? finale(context, round) : [paper(context, round)])];
}

function paper(context: TableContext, { paper, round, state }: Round): NightStep {
  const tag = context.say("paper-tag", { round });
  const headline = context.say("paper-voted", { state });
  return {
    kind: "paper",
    hold: PAPER,
    name: context.say("paper-name"),
    text: "",
    n: paper,
    tag,
    headline,
    titled: true,
  };
}

function finale(context: TableContext, { finale }: Round): NightStep[] {
  const sources = SOURCES.map((source): NightStep => {
    const name = context.say(`source-${source}`);
    const headline = context.say("finale-headline", { source: name });
    return { kind: "source", hold: SOURCE, name, text: "", n: finale, tag: context.say("finale-tag"), headline };
  });
  const ended = context.story.find(({ event, n }) => event.word === "game-ended" && n === finale);
  const headline = ended
    ? context
        .event(ended)
        .map(({ text }) => text)
        .join("")
    : "";
  const name = context.say("finale-winner");
  return [
    ...sources,
    { kind: "winner", hold: WINNER, name, text: "", n: finale, tag: context.say("finale-tag"), headline },
  ];
}

export default { words: ["state-won", "game-ended"], at } satisfies SceneBook;
