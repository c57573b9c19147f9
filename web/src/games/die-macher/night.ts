// What the log tells about a round: the count of its state, what was paid for what, what came to light.
import type { Line } from "$/lib/log.ts";
import { type TableContext, text } from "$/table/context.svelte.ts";
import { NOBODY } from "./board.ts";
import { finalScores, type Score } from "./history.ts";

/** A party in the count: what it held, and what its meetings brought. */
export interface Counted {
  seat: number;
  held: number;
  meetings: number;
  votes: number;
  seats: number;
}

export interface Round {
  /** The moments of the count, of the payout and of the end; null where they have not come. */
  night: number | null;
  paper: number | null;
  finale: number | null;
  /** The moment it began. */
  begun: number;
  round: number;
  state: string;
  /** The smallest first. */
  parties: Counted[];
  /** Parties and coalitions, with most votes first. */
  sides: number[][];
  winners: number[];
  byANose: boolean;
  paid: ReadonlyMap<number, number>;
  spent: ReadonlyMap<number, number>;
  /** The dearest thing bought, and by whom. */
  dearest: { seat: number; line: Line; amount: number }[];
  revealed: Line[];
  scores: Score[];
}

/** Events that cost money: who pays, and which of their numbers is the price. */
const PRICES: Record<string, readonly string[]> = {
  "start-player-named": ["paid"],
  "minister-revealed": ["cost"],
  "media-swapped": ["price", "compensation"],
  "media-bought": ["price"],
  "meetings-held": ["cost"],
  "poll-sold": ["amount"],
};
const REVEALED = ["opinion-turned", "state-entered", "poll-published", "poll-shelved", "opinion-exchanged"];

/** The round a moment belongs to, as far as the story goes. */
export function roundAt(story: readonly Line[], n: number): Round | null {
  const begins = story.findLastIndex(({ event, n: when }) => event.word === "round-began" && when <= n);
  const began = story[begins];
  if (!began) return null;
  const rest = story.slice(begins + 1);
  const ends = rest.findIndex(({ event }) => event.word === "round-began");
  const lines = ends < 0 ? rest : rest.slice(0, ends);
  const find = (word: string) => lines.find(({ event }) => event.word === word);
  const { round, state } = began.event.detail as { round: number; state: string };
  const won = find("state-won")?.event.detail as { winners: number[]; by_a_nose: boolean } | undefined;
  const parties = counted(lines);
  return {
    night: find("seats-won")?.n ?? null,
    paper: find("paid-out")?.n ?? null,
    finale: find("game-ended")?.n ?? null,
    begun: began.n,
    round,
    state,
    parties,
    sides: sidesOf(lines, parties),
    winners: won?.winners ?? [],
    byANose: won?.by_a_nose ?? false,
    paid: paidOut(lines),
    ...bought(lines),
    revealed: lines.filter(({ event }) => REVEALED.includes(event.word)),
    scores: finalScores(lines),
  };
}

function counted(lines: readonly Line[]): Counted[] {
  const at = lines.find(({ event }) => event.word === "seats-won");
  if (!at) return [];
  const { state, votes, seats } = at.event.detail as { state: string; votes: number[]; seats: number[] };
  const parties = votes.map((total, seat) => {
    const last = lines.findLast(
      ({ n, event: { word, detail } }) =>
        n === at.n && word === "meetings-converted" && detail.state === state && detail.seat === seat,
    );
    const { meetings = 0, votes: brought = 0 } = (last?.event.detail ?? {}) as { meetings?: number; votes?: number };
    return { seat, held: total - brought, meetings, votes: total, seats: seats[seat] ?? 0 };
  });
  return parties.sort((a, b) => a.votes - b.votes);
}

/** Who stood together, whoever has most votes first. */
function sidesOf(lines: readonly Line[], parties: readonly Counted[]): number[][] {
  const partner = new Map<number, number>();
  for (const { event } of lines) {
    if (event.word !== "coalition-formed") continue;
    const { seat, partner: other } = event.detail as { seat: number; partner: number };
    partner.set(seat, other).set(other, seat);
  }
  const sides = parties.map(({ seat }) => [seat, partner.get(seat) ?? NOBODY].filter((each) => each !== NOBODY));
  const once = sides.filter(([seat, other]) => other === undefined || (seat as number) < other);
  const together = (side: readonly number[]) =>
    sum(parties.filter(({ seat }) => side.includes(seat)).map((each) => each.votes));
  return once.sort((a, b) => together(b) - together(a));
}

function paidOut(lines: readonly Line[]): Map<number, number> {
  const paid = lines.filter(({ event }) => event.word === "paid-out");
  return new Map(
    paid.map(({ event: { detail } }) => [Number(detail.seat), Number(detail.for_seats) + Number(detail.for_members)]),
  );
}

function bought(lines: readonly Line[]): Pick<Round, "spent" | "dearest"> {
  const spent = new Map<number, number>();
  const dearest = new Map<number, { seat: number; line: Line; amount: number }>();
  for (const line of lines) {
    const { word, detail } = line.event;
    const amount = sum((PRICES[word] ?? []).map((name) => Number(detail[name] ?? 0)));
    const seat = Number(detail.seat);
    if (!amount) continue;
    spent.set(seat, (spent.get(seat) ?? 0) + amount);
    if (amount > (dearest.get(seat)?.amount ?? 0)) dearest.set(seat, { seat, line, amount });
  }
  return { spent, dearest: [...dearest.values()].sort((a, b) => b.amount - a.amount) };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

export function told(context: TableContext, line: Line): string {
  return text(context.event(line));
}
