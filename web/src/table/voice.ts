// In which voice the prompt bar speaks.
import type { Table } from "$/lib/table.svelte.ts";

export type Voice = "must" | "may" | "sealed" | "waiting" | "past" | "over" | "still";

export function voice(table: Table): Voice {
  if (table.timeline.page) return "past";
  if (table.over) return "over";
  if (table.still) return "still";
  if (!table.asked) return "waiting";
  if (table.now?.view.mine != null) return "sealed";
  return table.now?.view.prompt?.may ? "may" : "must";
}
