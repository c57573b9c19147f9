// The way back from a table that branches off from another match.
import type { Origin } from "$/lib/protocol.ts";

/** The review at that moment through the eyes one had, or the running table that was imagined; null where a table comes from nowhere. */
export function backTo(origin: Origin | null, mine: readonly number[] = []): string | null {
  if (origin?.kind !== "branch") return null;
  const table = `/t/${origin.table}`;
  if (origin.seat !== null) return table;
  return `${table}/review/${origin.match}?at=${origin.entry}${mine.length ? `&seat=${mine[0]}` : ""}`;
}
