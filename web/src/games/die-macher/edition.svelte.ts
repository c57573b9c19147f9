// The printed numbers of an edition that the board view does not repeat: cabinet cards, donations, start sheets.
import { SvelteMap } from "svelte/reactivity";
import { api } from "$/lib/http.ts";
import type { SheetLine } from "./what-if.ts";

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

export interface Printed {
  cabinet: Minister[];
  donations: { amount: number; risk_dice: number; refusal_dice: number }[];
  start_column_one: SheetLine[];
  start_column_two: { line: number; media: number; members: number }[];
}

const GAME = "die-macher";
const known = new SvelteMap<string, Printed>();
const asked = new Set<string>();

/** The numbers of an edition; null until they are here. */
export function printed(edition: string): Printed | null {
  return known.get(edition) ?? null;
}

/** Fetch the numbers of an edition once; a failure is tried again by the next table that is opened. */
export function learnEdition(edition: string): void {
  if (asked.has(edition)) return;
  asked.add(edition);
  api.edition(GAME, edition).then(
    ({ data }) => known.set(edition, data as unknown as Printed),
    () => asked.delete(edition),
  );
}
