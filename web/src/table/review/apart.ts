// Signs on a graph that would hide each other.

const TRIES = 16;

/** Every place moved up or down, as little as it takes, until all are so far apart; `top` and `bottom` are the edges. */
export function apart(
  places: readonly (readonly [number, number])[],
  far: number,
  top: number,
  bottom: number,
): [number, number][] {
  const done: [number, number][] = [];
  for (const [x, y] of places) {
    const heights = Array.from({ length: TRIES }, (_, k) => y + Math.ceil(k / 2) * far * (k % 2 ? -1 : 1));
    const free = (height: number) =>
      height >= top && height <= bottom && done.every((other) => Math.hypot(other[0] - x, other[1] - height) >= far);
    done.push([x, heights.find(free) ?? y]);
  }
  return done;
}
