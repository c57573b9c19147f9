// Where the card of a lesson stands: beside what it speaks of, never over it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is ringed: the place that a step names first, second and so on. */
export interface Hole extends Box {
  number: number;
}

export interface Room {
  width: number;
  height: number;
}

const STEP = 12;
const MARGIN = 8;
const GAP = 18;

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function middle({ left, right, top, bottom }: Box): [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The place for a card: not over the first holes, which are to be pressed; as little over the others, and over whatever
 * else can be chosen, as can be; and then as near to the first as can be. */
export function beside(
  holes: readonly Box[],
  card: Room,
  window: Room,
  pressed = holes.length,
  choices: readonly Box[] = [],
): Box {
  const wide = holes.map(({ left, top, right, bottom }) => ({
    left: left - GAP,
    top: top - GAP,
    right: right + GAP,
    bottom: bottom + GAP,
  }));
  const [x0, y0] = middle(holes[0] ?? { left: 0, top: 0, right: window.width, bottom: window.height });
  let best: { box: Box; cost: number } | null = null;
  for (const top of range(MARGIN, window.height - card.height - MARGIN)) {
    for (const left of range(MARGIN, window.width - card.width - MARGIN)) {
      const box = { left, top, right: left + card.width, bottom: top + card.height };
      const [x, y] = middle(box);
      const choosing = choices.reduce((sum, choice) => sum + overlap(box, choice), 0);
      const over = wide.reduce((sum, hole, k) => sum + overlap(box, hole) * (k < pressed ? 100 : 1), choosing * 3);
      const cost = over * 1000 + Math.abs(x - x0) + Math.abs(y - y0) * 1.6;
      if (!best || cost < best.cost) best = { box, cost };
    }
  }
  return best?.box ?? { left: MARGIN, top: MARGIN, right: MARGIN + card.width, bottom: MARGIN + card.height };
}

/** Places from the one end to the other, both included. */
function range(from: number, to: number): number[] {
  if (to <= from) return [from];
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, k) => Math.min(to, from + k * STEP));
}

/** On which side of the card the first hole lies, for the notch that points to it. */
export function notch(
  card: Box,
  hole: Box | undefined,
): { side: "left" | "right" | "top" | "bottom"; at: number } | null {
  if (!hole) return null;
  const [x, y] = middle(hole);
  const across = Math.min(card.right - 24, Math.max(card.left + 24, x)) - card.left;
  const down = Math.min(card.bottom - 24, Math.max(card.top + 24, y)) - card.top;
  if (card.left >= hole.right) return { side: "left", at: down };
  if (card.right <= hole.left) return { side: "right", at: down };
  if (card.top >= hole.bottom) return { side: "top", at: across };
  if (card.bottom <= hole.top) return { side: "bottom", at: across };
  return null;
}
