// Things move from where they were to where they are, unless the reader prefers stillness.
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export const MOVE = 240;

export function still(): boolean {
  return stillness.matches;
}

export function lasting(milliseconds: number): number {
  return still() ? 0 : milliseconds;
}

/** A thing that leaves one place and arrives at another flies there. */
export const [send, receive] = crossfade({
  duration: () => lasting(MOVE),
  easing: cubicOut,
  fallback: () => ({ duration: lasting(MOVE), css: (t) => `opacity: ${t}` }),
});
