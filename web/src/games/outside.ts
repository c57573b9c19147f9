// The board that a game from another package brings: an ES module served from that package (docs/adding-a-game.md).
import type { View } from "$/lib/protocol.ts";
import type { Parts } from "$/lib/words.ts";

/** What a board from outside is given to draw. */
export interface OutsideTable {
  view: View;
  /** The players by seat. */
  names: readonly string[];
  /** A sentence of the game's words in the reader's language. */
  say: (key: string, parts?: Parts) => string;
  /** Answer with the text of a choice. */
  choose: (action: string) => void;
}

/** What its module exports by default. */
export interface OutsideBoard {
  mount(element: HTMLElement, table: OutsideTable): { update(table: OutsideTable): void; destroy(): void };
}

/** The board of a game from another package; null where it brings none, or none that can be mounted. */
export async function loadOutside(
  game: string,
  load: (address: string) => Promise<{ default?: OutsideBoard }> = (address) => import(/* @vite-ignore */ address),
): Promise<OutsideBoard | null> {
  const address = `/api/games/${encodeURIComponent(game)}/board/board.js`;
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const { default: board } = await load(address);
  return typeof board?.mount === "function" ? board : null;
}
