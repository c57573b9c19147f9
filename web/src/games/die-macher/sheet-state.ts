// The start sheet as it is filled in now: the draft, what was sealed before, or what is half done.
import type { Campaign } from "./campaign.svelte.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

export function currentSheet({ sitting, desk }: Campaign): Sheet {
  const { draft, now } = sitting.table;
  const half = desk.half<Sheet | null>(null);
  const kept = draft.actions[0] ?? now?.view.mine;
  return half ?? (kept ? sheetOf(kept) : null) ?? { line: 1, placed: {} };
}
