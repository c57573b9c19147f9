// What everybody could have written down: points at the evaluations, wars, proposals, who governed how much.
import type { Line } from "$/lib/log.ts";

export interface Score {
  points: number;
  /** Whether they could win. */
  enough: boolean;
  /** The same by source. */
  regions: number;
  un: number;
  retired: number;
}

export interface Evaluation {
  number: number;
  n: number;
  /** By seat. */
  scores: Score[];
}

export function evaluations(lines: readonly Line[], seats: number): Evaluation[] {
  const found: Evaluation[] = [];
  for (const { n, event } of lines) {
    const { detail } = event;
    if (event.word === "evaluation-began") {
      const scores = Array.from({ length: seats }, () => ({ points: 0, enough: false, regions: 0, un: 0, retired: 0 }));
      found.push({ number: Number(detail.number), n, scores });
    } else if (event.word === "scored") {
      const { seat, ...score } = detail as unknown as Score & { seat: number };
      const last = found.at(-1);
      if (last) last.scores[seat] = score;
    }
  }
  return found;
}

export interface Rule {
  n: number;
  /** Regions governed by seat, alone or in a coalition. */
  governed: number[];
}

/** How many regions everybody governed, after the last change of every moment. */
export function rule(lines: readonly Line[]): Rule[] {
  const changed = lines.filter(({ event }) => event.word === "government-changed");
  return [...new Map(changed.map(({ n, event }) => [n, { n, governed: event.detail.governed as number[] }])).values()];
}

/** How many regions dominance took, from each moment on; `start` stood before the first evaluation. */
export function goals(lines: readonly Line[], start: number): { n: number; goal: number }[] {
  const moved = lines.filter(({ event }) => event.word === "dominance-moved");
  return [{ n: 0, goal: start }, ...moved.map(({ n, event }) => ({ n, goal: Number(event.detail.goal) }))];
}

export interface Fought {
  n: number;
  region: string;
  target: string;
  attack: number;
  defence: number;
  result: "won" | "lost" | "drawn";
}

export function wars(lines: readonly Line[]): Fought[] {
  return lines
    .filter(({ event }) => event.word === "war-fought")
    .map(({ n, event }) => ({ n, ...(event.detail as Omit<Fought, "n">) }));
}
