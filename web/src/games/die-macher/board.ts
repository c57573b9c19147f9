// The board of Die Macher, and what the client calls its pieces.
import type { View } from "$/lib/protocol.ts";
import type { MarkStyle } from "$/ui/marks.ts";
import type { Board as DieMacherBoard, Forecast, StateBoard, StateForecast, Terms } from "./types.ts";

export type { Board as DieMacherBoard, PartyBoard, Result, StateBoard, Terms } from "./types.ts";

/** From the least to the most that hidden opinions allow; `middle` counts only what lies open. */
export interface Range {
  low: number;
  middle: number;
  high: number;
}

export const NOBODY = -1;

export function boardOf(view: View): DieMacherBoard {
  return (view as View<"die-macher">).board;
}

// What pieces that move are called, and how many lie where.
export const cube = (seat: number) => `cube ${seat}`;
export const meeting = (seat: number) => `meeting ${seat}`;
export const opinion = (card: string) => `opinion ${card}`;

export function cubesOf(seats: readonly number[]): Record<string, number> {
  return counted(seats.map(cube));
}

export function opinionsOf(cards: readonly (string | null)[]): Record<string, number> {
  return counted(cards.flatMap((card) => (card ? [opinion(card)] : [])));
}

export function lyingIn({ media, meetings, opinions }: StateBoard): Record<string, number> {
  const bySeat = (name: (seat: number) => string, counts: number[]) =>
    Object.fromEntries(counts.map((count, seat) => [name(seat), count]));
  return { ...bySeat(cube, media), ...bySeat(meeting, meetings), ...opinionsOf(opinions) };
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const MARKS: Record<string, MarkStyle> = {
  cdu: { slot: 1, letter: "C" },
  fdp: { slot: 2, letter: "F" },
  pds: { slot: 3, letter: "P" },
  linke: { slot: 3, letter: "L" },
  gruene: { slot: 4, letter: "G" },
  spd: { slot: 5, letter: "S" },
};

export function partyMark(party: string): MarkStyle {
  return MARKS[party] ?? { slot: 10, letter: "?" };
}

/** The issue a card is about: "minimum-wage-yes" is about the minimum wage. */
export function issueOf(card: string): string {
  return card.slice(0, card.lastIndexOf("-"));
}

/** A light card is for, a dark one against. */
export function isFor(card: string, terms: Terms): boolean {
  return terms.light.includes(card);
}

/** A state as if it voted now, as the rules work it out; undefined where it is not in play. */
export function forecastOf(board: DieMacherBoard, id: string): StateForecast | undefined {
  return board.forecasts[board.states.findIndex((state) => state.id === id)];
}

export function rangeOf([low, middle, high]: Forecast["votes"]): Range {
  return { low, middle, high };
}
