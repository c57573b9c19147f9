// A player aid: the printed numbers of an edition as tables one can lay beside the board.
import type { Words } from "$/lib/words.ts";

export type Cell = string | number;

export interface AidTable {
  title: string;
  heads?: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** What the module `aid.ts` of a game exports by default: tables from the data of the edition that is played. */
export type Aid = (words: Words, data: Record<string, unknown>, seats: number) => AidTable[];

/** The rows of a part of an edition. */
export function rows<T>(data: Record<string, unknown>, name: string): T[] {
  const part = data[name];
  return Array.isArray(part) ? (part as T[]) : [];
}

/** Sections of the rulebook as a table: what they are about, and what they say. */
export function sections(words: Words, ids: readonly string[]): Cell[][] {
  return ids
    .filter((id) => words.knows(`rule-${id}`, "text"))
    .map((id) => [words.say(`rule-${id}`), words.say(`rule-${id}`, {}, "text")]);
}

/** For games without an aid of their own: every table of the edition as it is. */
export const plainAid: Aid = (_, data) =>
  Object.entries(data).flatMap(([title, part]) => {
    const records = Array.isArray(part) ? part.filter((row) => typeof row === "object" && row !== null) : [];
    if (!records.length) return [];
    const heads = Object.keys(records[0] as object).filter((name) => !["source", "sure"].includes(name));
    return [{ title, heads, rows: records.map((row) => heads.map((head) => String(row[head] ?? ""))) }];
  });
