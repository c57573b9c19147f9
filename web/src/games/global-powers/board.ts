// The board of Global Powers, and what the client calls its pieces.
import type { View } from "$/lib/protocol.ts";
import type { Board as PowersBoard, RegionBoard as Region } from "./types.ts";

export type {
  Board as PowersBoard,
  Numbers,
  OpenCardBoard as OpenCard,
  PartyBoard as Party,
  RegionBoard as Region,
  WarForecast as War,
} from "./types.ts";

export const RESOURCES = ["raw", "trade", "diplomacy", "army"] as const;
export type Resource = (typeof RESOURCES)[number];
/** What is decided after an evaluation, while its count is news. */
export const EVALUATED = ["posting", "removal", "sort-out", "take-cards", "troops-motion"];

export function boardOf(view: View): PowersBoard {
  return (view as View<"global-powers">).board;
}

export function regionOf(board: PowersBoard, id: string | null | undefined): Region | undefined {
  return board.regions.find((region) => region.id === id);
}

/** Points as people write them: a minus sign, not a hyphen. */
export function written(points: number): string {
  return String(points).replace("-", "−");
}

/** A share as people say it: in whole per cent. */
export function percent(share: number): number {
  return Math.round(100 * share);
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
