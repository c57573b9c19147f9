// The war that is proposed, drafted or looked at, with its odds.
import type { Sitting } from "$/table/sitting.svelte.ts";
import { attacked, boardOf, regionOf } from "./board.ts";
import { deedsOf } from "./deeds.svelte.ts";
import { type Odds, odds } from "./forecast.ts";

export interface War {
  from: string;
  target: string;
  odds: Odds;
}

export function warOdds(sitting: Sitting): War | null {
  const board = boardOf(sitting.view);
  const target = targeted(sitting);
  const home = regionOf(board, board.activation.region);
  const away = regionOf(board, target);
  if (!home || !away) return null;
  return { from: home.id, target: away.id, odds: odds(home.army, away.army, board.numbers) };
}

/** Drafted first, then what the pointer is on while a war is being chosen, then what is proposed. */
function targeted(sitting: Sitting): string | null {
  const deeds = deedsOf(sitting);
  const drafted = sitting.table.draft.actions.map(attacked).find((region) => region !== null);
  const lit = sitting.lit?.startsWith("region:") ? sitting.lit.slice("region:".length) : null;
  if (deeds.verb === "attack" && lit && deeds.targets.has(lit)) return lit;
  return drafted ?? attacked(boardOf(sitting.view).motion);
}
