// Which page of the phone is open: the one opened at this decision, else the state that is asked about, else the one
// opened before, else the coming election.
import type { Campaign } from "./campaign.svelte.ts";

export function openPage({ board, desk, asked }: Campaign): string {
  const pages = [...board.states.map(({ id }) => id), "national"];
  const [wish, other] = desk.openedNow ? [desk.page, asked] : [asked, desk.page];
  return [wish, other].find((page) => page !== null && pages.includes(page)) ?? pages[0] ?? "national";
}
