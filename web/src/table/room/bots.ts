// How long the bots of a table leave people to take something back, in words.
import type { Settings } from "$/lib/protocol.ts";

export const DELAYS = { slow: 5000, normal: 2000, fast: 1000 } as const;
export type BotSpeed = keyof typeof DELAYS;

/** The speed nearest to what is set. */
export function botSpeed({ bot_delay = DELAYS.normal }: Settings): BotSpeed {
  const near = (speed: BotSpeed) => Math.abs(DELAYS[speed] - bot_delay);
  return (Object.keys(DELAYS) as BotSpeed[]).toSorted((a, b) => near(a) - near(b))[0] ?? "normal";
}
