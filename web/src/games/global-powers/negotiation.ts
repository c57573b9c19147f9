// What parties say to each other, ask and answer, as the engine reads it.
import type { Talk } from "$/lib/protocol.ts";

export const about = ["call-against", "threaten", "ask-peace"] as const;
export const reasons = ["agreed", "leader", "broken", "no-use"] as const;
export const resources = ["raw", "trade", "diplomacy", "army"] as const;

/** Who has asked a seat for peace or a trade, and has had no answer yet. */
export function asked(talk: readonly Talk[], seat: number): number | null {
  let asker: number | null = null;
  for (const { remark } of talk) {
    if (!remark) continue;
    const question = remark.word === "ask-peace" || remark.word === "would-trade";
    if (question && remark.detail.seat === seat) asker = remark.seat;
    else if (remark.seat === seat && (remark.word === "answer" || remark.word === "will-not-attack")) asker = null;
  }
  return asker;
}
