// The printed numbers of an edition that the board view does not repeat: cabinet cards, donations, start sheets.
import { editions } from "$/lib/editions.svelte.ts";

export interface Minister {
  id: string;
  cost: number;
  votes: number;
  doubler: boolean;
  media_swap: boolean;
  own_trend: number;
  other_trend: number;
  telephone: boolean;
}

export interface SheetLine {
  line: number;
  trend: number[];
  votes: number[];
  meetings: number[];
}

export interface Printed {
  cabinet: Minister[];
  donations: { amount: number; risk_dice: number; refusal_dice: number }[];
  start_column_one: SheetLine[];
  start_column_two: { line: number; media: number; members: number }[];
}

const GAME = "die-macher";

/** The numbers of an edition; null until they are here. */
export function printed(edition: string): Printed | null {
  return editions.of(GAME, edition) as Printed | null;
}

export function learnEdition(edition: string): void {
  editions.learn(GAME, edition);
}
