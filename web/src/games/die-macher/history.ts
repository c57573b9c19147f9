// What the log tells about elections and about the end.
import type { Line } from "$/lib/log.ts";
import type { Result } from "./types.ts";

/** An election as it was told. */
export interface Count {
  /** The moment it was told in. */
  n: number;
  state: string;
  votes: number[];
  seats: number[];
  winners: number[];
  byANose: boolean;
  /** Seats of all parties together. */
  total: number;
}

/** The last election in the log, once its winner is known. */
export function lastCount(lines: readonly Line[], results: readonly Result[]): Count | null {
  const won = lines.findLast(({ event }) => event.word === "state-won");
  const result = results.find(({ state }) => state === won?.event.detail.state);
  if (!won || !result) return null;
  const { state, votes, seats, winners, by_a_nose: byANose, seated } = result;
  return { n: won.n, state, votes, seats, winners, byANose, total: seated.at(-1) ?? 0 };
}

export const SOURCES = ["seats", "media", "members", "members_bonus", "opinions", "security", "total"] as const;
export type Source = (typeof SOURCES)[number];
export type Score = Record<Source, number> & { seat: number; sources: number[]; running: number[] };

/** The points of every party by where they come from. */
export function finalScores(lines: readonly Line[]): Score[] {
  return lines.flatMap(({ event }) => (event.word === "final-score" ? [event.detail as unknown as Score] : []));
}

/** The moments at which a round began. */
export function roundStarts(lines: readonly Line[]): { round: number; n: number }[] {
  return lines.flatMap(({ n, event }) =>
    event.word === "round-began" ? [{ round: Number(event.detail.round), n }] : [],
  );
}
