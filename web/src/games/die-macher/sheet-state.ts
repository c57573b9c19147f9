// The start sheet as it is filled in now: what is half done, the draft, or what was sealed before.
import type { Campaign } from "./campaign.svelte.ts";
import { choiceOf, type Sheet, sheetOf } from "./sheet.ts";

export function currentSheet({ context, desk }: Campaign): Sheet {
  const { draft, now } = context.table;
  const [drafted] = draft.actions;
  const half = desk.half<Sheet | null>(null);
  // a half that does not say what the draft says was overtaken, by a hint for example
  if (half && choiceOf(half, context.choices)?.action === drafted) return half;
  const kept = drafted ?? now?.view.mine;
  return (kept ? sheetOf(kept) : null) ?? { line: 1, placed: {} };
}
