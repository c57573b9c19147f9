// The keyboard: every decision, the timeline and the rules without a mouse.
import type { Sitting } from "./sitting.svelte.ts";
import { yesNo } from "./yes-no.ts";

export function handleKey(event: KeyboardEvent, sitting: Sitting): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const act = binding(event.key, sitting, event.target);
  if (!act) return;
  event.preventDefault();
  act();
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
}

function binding(key: string, sitting: Sitting, target: EventTarget | null): (() => void) | undefined {
  const { table, choices } = sitting;
  if (/^[1-9]$/.test(key)) {
    const choice = choices[Number(key) - 1];
    return choice && (() => sitting.choose(choice.action));
  }
  const pair = yesNo(choices);
  const answer = pair && { j: pair.yes, y: pair.yes, o: pair.yes, n: pair.no }[key.toLowerCase()];
  if (answer) return () => sitting.choose(answer.action);
  const plain: Record<string, () => void> = {
    z: () => table.now?.undoable && void table.undo(),
    "?": () => sitting.showRules(table.view?.prompt?.cites ?? []),
    h: () => sitting.hint(),
    ArrowLeft: () => void table.timeline.step(-1),
    ArrowRight: () => void table.timeline.step(1),
    l: () => table.timeline.live(),
    Escape: () => {
      if (sitting.drawer && sitting.tab !== null) sitting.tab = null;
      else table.draft.clear();
    },
  };
  if (key === "Enter" && !pressable(target)) return () => document.getElementById("commit")?.click();
  if (key.startsWith("Arrow") && target instanceof HTMLElement && target.closest("[role=tablist], [role=slider]"))
    return undefined;
  return plain[key.length === 1 ? key.toLowerCase() : key];
}

/** A focused button or link takes Enter itself, unless it is an option that has been chosen: then Enter sends. */
function pressable(target: EventTarget | null): boolean {
  const pressed = target instanceof HTMLElement ? target.closest("button, a, summary") : null;
  return pressed !== null && !pressed.matches("[data-option][aria-pressed=true]");
}
