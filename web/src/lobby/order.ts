// Our own three games first, others by name.
import type { GameInfo } from "$/lib/protocol.ts";

const FIRST = ["die-macher", "secret-hitler", "global-powers"];

export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  const rank = ({ id }: GameInfo) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  return games.toSorted((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
}
