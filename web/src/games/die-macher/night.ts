// What the log tells about a round: the count of its state, what was paid for what, what came to light.
import { change } from "$/lib/figures.ts";
import type { Line } from "$/lib/log.ts";
import { type TableContext, text } from "$/table/context.svelte.ts";
import { finalScores, type Score } from "./history.ts";
import type { Result } from "./types.ts";

/** A party in the count: what it held, and what its meetings brought of what counts. */
export interface Counted {
  seat: number;
  held: number;
  meetings: number;
  brought: number;
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
  /** The election as the rules counted it; null before it was held. */
  result: Result | null;
  /** The smallest first. */
  parties: Counted[];
  paid: ReadonlyMap<number, number>;
  spent: ReadonlyMap<number, number>;
  /** The dearest thing each party bought, the dearest of all first. */
  dearest: { seat: number; line: Line; price: number }[];
  revealed: Line[];
  scores: Score[];
  /** Of the game, once it is over. */
  winners: readonly number[];
}

/** Events that cost money, and which of their numbers is the price. */
const PRICES: Record<string, string> = {
  "start-player-named": "paid",
  "minister-revealed": "cost",
  "media-swapped": "cost",
  "media-bought": "price",
  "meetings-held": "cost",
  "poll-sold": "amount",
};
const REVEALED = ["opinion-turned", "state-entered", "poll-published", "poll-shelved", "opinion-exchanged"];

/** The round a moment belongs to, as far as the story goes. */
export function roundAt(story: readonly Line[], results: readonly Result[], n: number): Round | null {
  const begins = story.findLastIndex(({ event, n: when }) => event.word === "round-began" && when <= n);
  const began = story[begins];
  if (!began) return null;
  const rest = story.slice(begins + 1);
  const ends = rest.findIndex(({ event }) => event.word === "round-began");
  const lines = ends < 0 ? rest : rest.slice(0, ends);
  const find = (word: string) => lines.find(({ event }) => event.word === word);
  const { round, state } = began.event.detail as { round: number; state: string };
  const result = results.find((each) => each.state === state) ?? null;
  return {
    night: find("seats-won")?.n ?? null,
    paper: find("paid-out")?.n ?? null,
    finale: find("game-ended")?.n ?? null,
    begun: began.n,
    round,
    state,
    result,
    parties: result ? counted(lines, result) : [],
    paid: booked(lines, "total"),
    spent: booked(lines, "spent"),
    dearest: dearest(lines),
    revealed: lines.filter(({ event }) => REVEALED.includes(event.word)),
    scores: finalScores(lines),
    winners: (find("game-ended")?.event.detail.winners ?? []) as number[],
  };
}

function counted(lines: readonly Line[], { state, order, votes, seats }: Result): Counted[] {
  const at = lines.find(({ event }) => event.word === "seats-won");
  return order.map((seat) => {
    const last = lines.findLast(
      ({ n, event: { word, detail } }) =>
        n === at?.n && word === "meetings-converted" && detail.state === state && detail.seat === seat,
    );
    const all = votes[seat] ?? 0;
    const { held = all, meetings = 0 } = (last?.event.detail ?? {}) as Partial<Record<string, number>>;
    return { seat, held, meetings, brought: change(held, all), votes: all, seats: seats[seat] ?? 0 };
  });
}

/** What was booked for every party when money was paid out. */
function booked(lines: readonly Line[], what: "total" | "spent"): Map<number, number> {
  const paid = lines.filter(({ event }) => event.word === "paid-out");
  return new Map(paid.map(({ event: { detail } }) => [Number(detail.seat), Number(detail[what])]));
}

function dearest(lines: readonly Line[]): Round["dearest"] {
  const price = ({ event: { word, detail } }: Line) => Number(detail[PRICES[word] ?? ""] ?? 0);
  const bought = lines.filter(price).sort((a, b) => price(b) - price(a));
  const first = new Map<number, Line>();
  for (const line of bought)
    if (!first.has(Number(line.event.detail.seat))) first.set(Number(line.event.detail.seat), line);
  return [...first].map(([seat, line]) => ({ seat, line, price: price(line) }));
}

export function told(context: TableContext, line: Line): string {
  return text(context.event(line));
}
