// Which of the seats held on this device plays next: the one shown as long as it is asked, then the next one asked.
import type { Table } from "$/lib/table.svelte.ts";

export function nextHere(table: Table, mine: readonly number[]): number | null {
  const due = mine.filter((seat) => {
    const held = table.held.get(seat);
    return held?.decision != null && held.view.waiting.includes(seat);
  });
  if (table.active !== null && (due.includes(table.active) || !due.length)) return table.active;
  return due[0] ?? null;
}
