// How a match was decided: by points at an evaluation, by the regions governed, or because somebody had nobody left.
import type { TableContext } from "$/table/context.svelte.ts";
import type { Decided } from "../client.ts";
import { boardOf } from "./board.ts";

export function decided(context: TableContext): Decided | null {
  const view = context.table.now?.view;
  const outcome = view?.outcome as { ending: string; winners: number[]; scores: number[] } | null | undefined;
  const winner = outcome?.winners[0];
  if (!view || !outcome || winner === undefined) return null;
  const board = boardOf(view);
  const name = context.names[winner] ?? "";
  const { evaluations: evaluation, dominance } = board;
  if (outcome.ending === "dominance") {
    const figures = board.parties.map(({ governed }) => governed);
    const how = context.say("won-dominance", { name, governed: figures[winner] ?? 0, dominance });
    return { figures, title: context.say("governed-at-end"), how };
  }
  const empty = board.parties.flatMap(({ base, regions }, seat) => (base || regions ? [] : [seat]));
  const [points, { goal }] = [outcome.scores[winner] ?? 0, board.numbers];
  const how = context.say(`won-${outcome.ending}`, { name, points, goal, evaluation, empty });
  return { figures: outcome.scores, title: context.say("points-at", { evaluation }), how };
}
