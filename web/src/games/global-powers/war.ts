// The war that is proposed, drafted or looked at.
import type { TableContext } from "$/table/context.svelte.ts";
import { attacked, boardOf, type War } from "./board.ts";
import { builderOf } from "./builder.svelte.ts";

export function warInView(context: TableContext): War | null {
  const target = targeted(context);
  return boardOf(context.view).wars.find((war) => war.target === target) ?? null;
}

/** Drafted first, then what the pointer is on while a war is being chosen, then what is proposed. */
function targeted(context: TableContext): string | null {
  const builder = builderOf(context);
  const drafted = context.table.draft.actions.map(attacked).find((region) => region !== null);
  const lit = context.lit?.startsWith("region:") ? context.lit.slice("region:".length) : null;
  if (builder.verb === "attack" && lit && builder.targets.has(lit)) return lit;
  const { prompt } = context.view;
  const decided = prompt?.step === "spoils" || prompt?.detail.thrown === true; // the dice lie there already
  return drafted ?? (decided ? null : attacked(boardOf(context.view).motion));
}
