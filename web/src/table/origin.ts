// The way back from a table that branches off from another match.
import type { Origin } from "$/lib/protocol.ts";

/** The review at that moment, or the running table that was imagined; null where a table comes from nowhere. */
export function backTo(origin: Origin | null): string | null {
  if (origin?.kind !== "branch") return null;
  const table = `/t/${origin.table}`;
  return origin.seat === null ? `${table}/review/${origin.match}?at=${origin.entry}` : table;
}
