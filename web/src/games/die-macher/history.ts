// What the log tells about elections and about the end.
import type { Line } from "$/lib/log.ts";

/** An election as it was told. */
export interface Count {
  /** The moment it was told in. */
  n: number;
  state: string;
  votes: number[];
  seats: number[];
  winners: number[];
  byANose: boolean;
}

/** The last election in the log, once its winner is known. */
export function lastCount(lines: readonly Line[]): Count | null {
  const won = lines.findLast(({ event }) => event.word === "state-won");
  const seats = won && lines.findLast(({ event, n }) => event.word === "seats-won" && n <= won.n);
  if (!won || !seats) return null;
  const { state, votes, seats: by } = seats.event.detail as { state: string; votes: number[]; seats: number[] };
  const { winners, by_a_nose } = won.event.detail as { winners: number[]; by_a_nose: boolean };
  return { n: won.n, state, votes, seats: by, winners, byANose: by_a_nose };
}

export const SOURCES = ["seats", "media", "members", "members_bonus", "opinions", "security", "total"] as const;
export type Source = (typeof SOURCES)[number];
export type Score = Record<Source, number> & { seat: number };

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
