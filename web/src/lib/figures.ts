// What a screen may work out from figures it was given: a range to pick from, how far one moved, one in between.

/** All whole numbers from one to another. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** How far a figure moved between two that are shown: above nought it grew. */
export function change(before: number, after: number): number {
  return after - before;
}

/** A figure on its way from one to another, for things that count up before the eye. */
export function between(from: number, to: number, share: number): number {
  return from + Math.round((to - from) * share);
}
