// Which page of the phone is open: the one chosen, else the state that is asked about, else the coming election.
import type { Campaign } from "./campaign.svelte.ts";

export function openPage({ board, desk, asked }: Campaign): string {
  const pages = [...board.states.map(({ id }) => id), "national"];
  if (desk.page !== null && pages.includes(desk.page)) return desk.page;
  return asked !== null && pages.includes(asked) ? asked : (pages[0] ?? "national");
}
