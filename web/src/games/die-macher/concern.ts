// What others do to a party, and a bid that wins: it stands in the log among many lines, and must not be missed by the one it happens to.
import type { Happened } from "$/lib/protocol.ts";
import type { Concern, TableContext } from "$/table/context.svelte.ts";

/** Events, and which of their seats is the one they happen to. */
const DONE_TO: Record<string, string> = {
  "media-swapped": "rival",
  "trend-lowered": "rival",
  "coalition-formed": "partner",
  "coalition-declined": "seat",
  "poll-sold": "seat",
};

export function concern(context: TableContext, { word, detail }: Happened): Omit<Concern, "id"> | null {
  const who = DONE_TO[word];
  if (!who || detail[who] !== context.table.active || (word === "coalition-formed" && detail.forced !== true))
    return null;
  return { title: context.say(`concern-${word}`, detail) };
}
