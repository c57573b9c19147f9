// The games that have a board of their own: every folder here with an index.ts, loaded when its table is opened.
import type { GameClient } from "./client.ts";
import { loadOutside } from "./outside.ts";

const folders = import.meta.glob<{ default: GameClient }>("./*/index.ts");

const GENERIC = "./generic/index.ts";

/** The client of a game; plain: without its board, as a game is played that has none. */
export async function loadGame(game: string, plain = false): Promise<GameClient> {
  const ours = plain ? undefined : folders[`./${game}/index.ts`];
  const outside = ours || plain ? null : await loadOutside(game).catch(() => null);
  if (outside) return { Board: (await import("./OutsideBoard.svelte")).default, outside };
  const load = ours ?? folders[GENERIC];
  if (!load) throw new Error(game);
  return (await load()).default;
}
