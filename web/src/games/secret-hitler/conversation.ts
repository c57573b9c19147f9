// What players say about each other, ask and answer, as the engine reads it.
import type { Talk } from "$/lib/protocol.ts";

export const about = ["accuse", "trust", "ask-cards", "ask-vote"] as const;
export const reasons = ["trust", "doubt", "own", "chaos", "president", "chancellor", "hitler"] as const;

/** Who has asked a seat why it voted so, and has had no answer yet. */
export function asked(talk: readonly Talk[], seat: number): number | null {
  let asker: number | null = null;
  for (const { remark } of talk) {
    if (!remark) continue;
    if (remark.word === "ask-vote" && remark.detail.seat === seat) asker = remark.seat;
    else if (remark.word === "answer" && remark.seat === seat) asker = null;
  }
  return asker;
}
