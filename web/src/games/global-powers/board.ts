// What a seat may know of a table of Global Powers, as games/global_powers/board.py sends it.
import type { View } from "$/lib/protocol.ts";

export const RESOURCES = ["raw", "trade", "diplomacy", "army"] as const;
export type Resource = (typeof RESOURCES)[number];

export const CARDS = [
  "assassination",
  "diplomatic-initiative",
  "development-aid",
  "expansion",
  "peace-initiative",
  "warmonger",
  "non-aggression-pact",
  "coup",
  "recession",
  "revolution",
  "retirement",
  "sabotage",
  "drive",
  "defector",
  "unrest",
  "transfer",
] as const;

export interface Region extends Record<Resource, number> {
  id: string;
  neighbours: string[];
  /** Politicians by seat. */
  heads: number[];
  /** Heads, in a protectorate with the delegates. */
  votes: number[];
  government: number[];
  strength: number;
  done: boolean;
  sanctioned: boolean;
  disarmed: boolean;
  protectorate: boolean;
}

export interface Party {
  base: number;
  regions: number;
  mauritius: number;
  delegates: number;
  gone: number;
  governed: number;
  cards: number;
  discards: string[];
  known: string[];
  points: number;
}

export interface OpenCard {
  card: string;
  owner: number;
  region: string | null;
  neighbour: string | null;
}

export interface Numbers {
  faces: number[];
  /** Attacker's face, defender's face and lead in army chips that make a draw. */
  upset: [number, number, number];
  sole: number;
  majority: number;
  coalition: number;
  opposition: number;
  trade_bonus: number[];
  un_delegate: number;
  mauritius: number;
  points_divisor: number;
  half_includes_bonus: boolean;
  goal: number;
}

export interface PowersBoard {
  regions: Region[];
  parties: Party[];
  supply: number[];
  open_cards: OpenCard[];
  player: number;
  turns: number;
  evaluations: number;
  dominance: number;
  activation: { region: string; actions: number; proposer: number; acting: number[]; shares: number[] };
  /** The action proposed, in its notation. */
  motion: string | null;
  stake: number;
  ballot: { ayes: number; noes: number; bribes: [number, string][] };
  numbers: Numbers;
  hand: string[] | null;
}

export function boardOf(view: View): PowersBoard {
  return view.board as PowersBoard;
}

export function regionOf(board: PowersBoard, id: string | null | undefined): Region | undefined {
  return board.regions.find((region) => region.id === id);
}

/** What a politician of a party is called as a piece that moves. */
export function politician(seat: number): string {
  return `politician ${seat}`;
}

/** What lies on a region and can move to another place. */
export function lyingOn({ heads, raw, trade, diplomacy, army }: Region): Record<string, number> {
  return { ...everywhere(heads), raw, trade, diplomacy, army };
}

/** So many politicians of every party. */
export function everywhere(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(counts.map((count, seat) => [politician(seat), count]));
}

/** What an offer on the table would move, from the notation "trade china [1,0,0,0] [0,2,0,0]". */
export interface Deal {
  partner: string;
  give: number[];
  take: number[];
}

export function dealOf(motion: string | null): Deal | null {
  const [word, partner, give, take] = (motion ?? "").split(" ");
  if (word !== "trade" || !partner) return null;
  return { partner, give: numbers(give), take: numbers(take) };
}

const numbers = (text = "") => (text.match(/\d+/g) ?? []).map(Number);

/** The region a war is made on, where the action proposed is a war. */
export function attacked(motion: string | null): string | null {
  return motion?.match(/^attack (\S+)/)?.[1] ?? null;
}
