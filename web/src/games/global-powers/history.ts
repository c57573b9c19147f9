// What everybody could have written down: points at the evaluations, wars, proposals, who governed how much.
import type { Line } from "$/lib/log.ts";

export interface Evaluation {
  number: number;
  n: number;
  /** Points by seat. */
  points: number[];
}

export function evaluations(lines: readonly Line[], seats: number): Evaluation[] {
  const found: Evaluation[] = [];
  for (const { n, event } of lines) {
    if (event.word === "evaluation-began") {
      found.push({ number: Number(event.detail.number), n, points: Array<number>(seats).fill(0) });
    } else if (event.word === "scored") {
      const last = found.at(-1);
      if (last) last.points[Number(event.detail.seat)] = Number(event.detail.points);
    }
  }
  return found;
}

export interface Rule {
  n: number;
  /** Regions governed by seat, alone or in a coalition. */
  governed: number[];
}

/** How many regions everybody governed, after every change. */
export function rule(lines: readonly Line[], seats: number): Rule[] {
  const governments = new Map<string, number[]>();
  const found: Rule[] = [];
  for (const { n, event } of lines) {
    if (event.word !== "government-changed") continue;
    governments.set(String(event.detail.region), event.detail.government as number[]);
    const governed = Array<number>(seats).fill(0);
    for (const seat of [...governments.values()].flat()) governed[seat] = (governed[seat] ?? 0) + 1;
    if (found.at(-1)?.n === n) found.pop();
    found.push({ n, governed });
  }
  return found;
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
