// What a table is laid out for: a phone, a tablet held upright, or a laptop with or without room for the rail.
import type { GameClient } from "$/games/client.ts";
import type { TableContext } from "./context.svelte.ts";

const narrow = matchMedia("(max-width: 899px)");
const middling = matchMedia("(max-width: 1239px)");
const upright = matchMedia("(min-width: 740px) and (max-width: 899px) and (min-height: 960px)");

/** Whether this window gets the layout of a phone. */
const onPhone = ({ Beside, upright: whole }: GameClient): boolean =>
  narrow.matches && !(upright.matches && (Beside || whole));

/** Lay a table out for this window, and again whenever it becomes another; `tab` is open where there is room for it. */
export function layOut(context: TableContext, tab: string): void {
  let last = "";
  const measure = () => {
    const compact = onPhone(context.client);
    const now = [compact, narrow.matches, middling.matches].join(" ");
    if (now === last) return; // one change of the window crosses several widths: the tab is chosen for it once
    last = now;
    context.compact = compact;
    context.tablet = narrow.matches && !compact;
    context.drawer = middling.matches && !compact;
    context.tab = middling.matches ? null : tab;
  };
  measure();
  narrow.onchange = middling.onchange = upright.onchange = measure;
}
