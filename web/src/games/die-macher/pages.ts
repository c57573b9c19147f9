// Which page of the phone is open: the one opened at this decision, else the state that is asked about, else the one
// opened before unless all there is to choose is elsewhere, else the coming election.
import type { Campaign } from "./campaign.svelte.ts";

export function openPage({ context, board, desk, asked }: Campaign): string {
  const pages = [...board.states.map(({ id }) => id), "national"];
  const open = context.onBoard ? context.choices.map(({ detail }) => detail.state) : [];
  const idle = open.some((state) => state) && !open.includes(desk.page ?? pages[0]);
  const before = idle ? (pages.find((page) => open.includes(page)) ?? null) : desk.page;
  const [wish, other] = desk.openedNow ? [desk.page, asked] : [asked, before];
  return [wish, other].find((page) => page !== null && pages.includes(page)) ?? pages[0] ?? "national";
}
