// A state that moves up in the queue slides to its new place; a card that only grows stays where it is.
import { cubicOut } from "svelte/easing";
import { lasting, MOVE } from "$/ui/motion.ts";

export function sideways(_: Element, { from, to }: { from: DOMRect; to: DOMRect }) {
  const far = from.left - to.left;
  return {
    duration: far ? lasting(MOVE) : 0,
    easing: cubicOut,
    css: (_: number, left: number) => `transform: translateX(${left * far}px)`,
  };
}
