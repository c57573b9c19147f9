// The keyboard: every decision, the timeline and the rules without a mouse.
import { route } from "$/lib/route.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { backTo } from "./origin.ts";
import { yesNo } from "./yes-no.ts";

export function handleKey(event: KeyboardEvent, context: TableContext): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const closed = event.key === "Escape" && !within(event.target, "dialog") && context.closePanel();
  if (closed) event.preventDefault();
  if (closed || within(event.target, "input, textarea, select, dialog")) return;
  const act = passing(event.key, context) ?? binding(event.key, context, event.target);
  if (!act) return;
  event.preventDefault();
  act();
}

function within(target: EventTarget | null, kinds: string): boolean {
  return target instanceof HTMLElement && target.closest(kinds) !== null;
}

/** Space goes on, whatever has the focus: past a scene, or to the next of what waits. */
function passing(key: string, { scenes, table }: TableContext): (() => void) | undefined {
  if (key !== " ") return undefined;
  if (scenes.shown) return () => scenes.skip();
  if (!table.pace.waiting) return table.inDoubt ? () => void table.goOn() : undefined;
  return () => (table.pace.speed === "step" ? table.pace.next() : table.pace.hurry());
}

function binding(key: string, context: TableContext, target: EventTarget | null): (() => void) | undefined {
  const { table, choices, scenes } = context;
  if (/^[1-9]$/.test(key)) {
    const choice = choices[Number(key) - 1];
    return choice && (() => context.choose(choice.action));
  }
  const pair = yesNo(choices);
  const answer = pair && { j: pair.yes, y: pair.yes, o: pair.yes, n: pair.no }[key.toLowerCase()];
  if (answer) return () => context.choose(answer.action);
  const plain: Record<string, () => void> = {
    z: () => table.now?.undoable && void table.undo(),
    "?": () => context.showRules(table.view?.prompt?.cites ?? []),
    h: () => context.hint(),
    a: () => {
      context.aid = true;
    },
    ArrowLeft: () => (scenes.shown ? scenes.back() : void table.timeline.step(-1)),
    ArrowRight: () => (scenes.shown ? scenes.next() : void table.timeline.step(1)),
    l: () => table.timeline.live(),
    b: () => {
      const back = backTo(table.info?.origin ?? null, table.you?.seats);
      if (back) route.go(back);
    },
    Escape: () => table.draft.clear(),
  };
  if (key === "Enter" && !pressable(target)) return () => document.getElementById("commit")?.click();
  if (key.startsWith("Arrow") && target instanceof HTMLElement && target.closest("[role=tablist], [role=slider]"))
    return undefined;
  return plain[key.length === 1 ? key.toLowerCase() : key];
}

/** A focused button or link takes Enter itself, unless it is an option that has been chosen: then Enter sends. */
function pressable(target: EventTarget | null): boolean {
  const pressed = target instanceof HTMLElement ? target.closest("button, a, summary") : null;
  if (pressed?.matches("[data-option][aria-disabled=true]") && document.getElementById("commit")) return false;
  return pressed !== null && !pressed.matches("[data-option][aria-pressed=true]");
}
