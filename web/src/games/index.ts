// The games that have a board of their own: every folder here with an index.ts, loaded when its table is opened.
import type { GameClient } from "./client.ts";

const folders = import.meta.glob<{ default: GameClient }>("./*/index.ts");

export async function loadGame(game: string): Promise<GameClient> {
  const load = folders[`./${game}/index.ts`] ?? folders["./generic/index.ts"];
  if (!load) throw new Error(game);
  return (await load()).default;
}
