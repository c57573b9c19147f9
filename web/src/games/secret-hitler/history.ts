// What everybody could have written down: governments, votes, claims.
import type { Line } from "$/lib/log.ts";
import type { Talk } from "$/lib/protocol.ts";
import type { PolicyName } from "./board.ts";

export type Result = PolicyName | "failed" | "vetoed" | "open";

export interface Election {
  /** The moment of the nomination. */
  n: number;
  president: number;
  chancellor: number;
  yes: number[];
  no: number[];
  result: Result;
  /** A policy enacted by chaos right after this election. */
  chaos: PolicyName | null;
  /** Which legislative session it led to, counted from 0. */
  session: number | null;
}

/** Every proposed government and what came of it, in order. */
export function elections(lines: readonly Line[]): Election[] {
  const found: Election[] = [];
  let sessions = 0;
  let chaos = false;
  for (const { n, event } of lines) {
    const { word, detail } = event;
    const last = found.at(-1);
    if (word === "nominated") {
      const { president, chancellor } = detail as { president: number; chancellor: number };
      found.push({ n, president, chancellor, yes: [], no: [], result: "open", chaos: null, session: null });
    } else if (!last) {
    } else if (word === "voted") {
      last.yes = detail.yes as number[];
      last.no = detail.no as number[];
      if (detail.elected) last.session = sessions++;
      else last.result = "failed";
    } else if (word === "chaos") {
      chaos = true;
    } else if (word === "enacted") {
      const policy = detail.policy as PolicyName;
      if (chaos) last.chaos = policy;
      else last.result = policy;
      chaos = false;
    } else if (word === "vetoed") {
      last.result = "vetoed";
    }
  }
  return found;
}

/** The ballots on the table: those of the last vote, until somebody is nominated again. */
export function lastBallots(all: readonly Election[]): Map<number, boolean> {
  const last = all.at(-1);
  return new Map([
    ...(last?.yes ?? []).map((seat) => [seat, true] as const),
    ...(last?.no ?? []).map((seat) => [seat, false] as const),
  ]);
}

/** The votes two seats both took part in, and of these the ones in which they voted alike. */
export function agreement(all: readonly Election[], one: number, other: number): { alike: number; of: number } {
  const both = all.filter(({ yes, no }) => [one, other].every((seat) => yes.includes(seat) || no.includes(seat)));
  return { alike: both.filter(({ yes }) => yes.includes(one) === yes.includes(other)).length, of: both.length };
}

export interface Claim {
  seat: number;
  word: string;
  session: number | null;
  cards: string;
}

/** What was claimed about cards, the latest of each seat for each thing. */
export function claims(talk: readonly Talk[]): Claim[] {
  const latest = new Map<string, Claim>();
  for (const { remark } of talk) {
    if (!remark || typeof remark.detail.cards !== "string") continue;
    const session = typeof remark.detail.session === "number" ? remark.detail.session : null;
    latest.set(`${remark.seat} ${remark.word} ${session}`, {
      seat: remark.seat,
      word: remark.word,
      session,
      cards: remark.detail.cards,
    });
  }
  return [...latest.values()];
}

/** The claims about the last finished session: they hang at the seats as speech. */
export function freshClaims(talk: readonly Talk[], sessions: number): Map<number, Claim> {
  const fresh = claims(talk).filter(({ session }) => session === null || session === sessions - 1);
  return new Map(fresh.map((claim) => [claim.seat, claim]));
}
