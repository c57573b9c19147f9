// What must not be missed by the one it happens to: to be executed or investigated, and what only they have seen.
import type { Happened } from "$/lib/protocol.ts";
import type { Concern, TableContext } from "$/table/context.svelte.ts";

const SEEN = ["investigation-saw", "peek-saw"];
const ABOUT_ME = ["executed", "investigated", "election-called", "not-hitler"];

export function concern(context: TableContext, { word, detail }: Happened): Omit<Concern, "id"> | null {
  const me = context.table.active;
  if (SEEN.includes(word)) return { title: context.words.say(`event-${word}`, detail), text: context.say("only-you") };
  if (!ABOUT_ME.includes(word) || detail.seat !== me) return null;
  return { title: context.say(`concern-${word}`, detail), text: context.say(`concern-${word}-why`, detail) };
}
