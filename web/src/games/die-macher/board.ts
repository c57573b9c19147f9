// The board view of Die Macher, as games/die_macher/board.py sends it. Lists go by seat.
import type { View } from "$/lib/protocol.ts";
import type { MarkStyle } from "$/ui/marks.ts";

export interface Terms {
  rounds: number;
  last_campaign: number;
  no_coalition_state: number;
  members_pay_in: number[];
  /** Two by two the sides of an issue: for, against. */
  cards: string[];
  doubler_weight: number;
  from_votes: number[];
  most_votes: number;
  lowest_trend: number;
  highest_trend: number;
  meeting_price: number;
  most_meetings: number;
  meeting_spaces: number;
  least_to_convert: number;
  meetings_per_vote_at_worst: number;
  media_price: number;
  media_spaces: number;
  shared_to_agree: number;
  shared_to_force: number;
  media_points: number[];
  opinion_points: number[];
  opinion_members: number[];
}

export interface StateBoard {
  id: string;
  /** The round in which it votes. */
  number: number;
  seats: number[];
  votes: number[];
  trend: number[];
  meetings: number[];
  media: number[];
  /** Who controls the media; -1: nobody. */
  controller: number;
  stack: number[];
  /** null: face down; "": an empty place. */
  opinions: (string | null)[];
  open: number;
  doubled: number;
  tiles: number[];
  /** null: no card; "": a card face down. */
  cabinet: (string | null)[];
  poll: string | null;
}

export interface PartyBoard {
  party: string;
  cash: number;
  members: number;
  meetings: number;
  media: number;
  tiles: number;
  programme: string[];
  hand: number;
  cabinet: string[];
  donations: number[];
  accepted: number | null;
  refused: number | null;
  seats: number;
}

export interface Result {
  state: string;
  votes: number[];
  seats: number[];
  winners: number[];
  by_a_nose: boolean;
}

export interface DieMacherBoard {
  round: number;
  start_player: number;
  states: StateBoard[];
  parties: PartyBoard[];
  national: { opinions: string[]; secured: number[]; media: number[][] };
  pool: string[];
  doublers: number;
  partners: number[];
  cabinet_open: boolean;
  results: Result[];
  terms: Terms;
  hand: string[] | null;
  sheet: string | null;
}

export const NOBODY = -1;

export function boardOf(view: View): DieMacherBoard {
  return view.board as DieMacherBoard;
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
  return terms.cards.indexOf(card) % 2 === 0;
}

export function opposite(card: string, terms: Terms): string {
  return terms.cards[terms.cards.indexOf(card) ^ 1] ?? "";
}
