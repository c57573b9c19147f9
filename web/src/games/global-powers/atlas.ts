// Where the plates lie on the map, and how their borders run. The map itself is drawn while building.
import type { Region } from "./board.ts";

export const PLATE = { width: 122, height: 66 };
export const SHEET = { width: 1000, height: 528 };
/** So much of the sheet is land and plates; below is only sea. */
export const INHABITED = 478;
/** So many times their size plates can be, at the corners of `GROWN`, before they would touch. */
export const LARGEST = 1.22;

/** The left upper corner of every plate. */
const PLATES: Record<string, readonly [number, number]> = {
  "north-america": [107, 95],
  "middle-america": [89, 213],
  "south-america": [229, 321],
  europe: [417, 79],
  russia: [639, 47],
  orient: [505, 177],
  africa: [467, 303],
  india: [639, 231],
  china: [729, 145],
  japan: [866, 117],
  "southeast-asia": [777, 297],
  australia: [797, 391],
};

/** The same where the sheet is small and plates are as large as they can be, so that they stay readable. */
const GROWN: typeof PLATES = {
  "north-america": [72, 85],
  "middle-america": [40, 205],
  "south-america": [200, 315],
  europe: [385, 60],
  russia: [620, 46],
  orient: [462, 165],
  africa: [430, 300],
  india: [620, 262],
  china: [680, 142],
  japan: [842, 95],
  "southeast-asia": [784, 265],
  australia: [800, 389],
};

/** Lines that leave the sheet on one side and come back on the other: where they end, and where their label stands. */
const AROUND: Record<string, { from: string; x: number; y: number }[]> = {
  "north-america russia": [
    { from: "north-america", x: 12, y: 58 },
    { from: "russia", x: 988, y: 44 },
  ],
  "north-america japan": [
    { from: "north-america", x: 12, y: 158 },
    { from: "japan", x: 994, y: 206 },
  ],
  "south-america australia": [
    { from: "south-america", x: 12, y: 438 },
    { from: "australia", x: 988, y: 389 }, // its label stands between two plates and their rings
  ],
};

export interface Stretch {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Where a line that leaves the sheet leads to. */
  to?: string;
}

export interface Border {
  a: string;
  b: string;
  stretches: Stretch[];
}

/** How much larger plates are drawn than the sheet, to be read on a screen where it is small. */
export function growth(scale: number): number {
  return Math.min(LARGEST, Math.max(1, 1 / scale));
}

/** The left upper corner of a plate that has grown. */
export function corner(id: string, grown = 1): readonly [number, number] {
  const [x, y] = PLATES[id] ?? [0, 0];
  const [farX, farY] = GROWN[id] ?? [x, y];
  const way = (grown - 1) / (LARGEST - 1);
  return [x + way * (farX - x), y + way * (farY - y)];
}

export function middle(id: string, grown = 1): readonly [number, number] {
  const [x, y] = corner(id, grown);
  return [x + (grown * PLATE.width) / 2, y + (grown * PLATE.height) / 2];
}

/** Every border once, as lines between the middles of the plates. */
export function borders(regions: readonly Region[], grown = 1): Border[] {
  return regions.flatMap(({ id, neighbours }, index) =>
    neighbours
      .filter((other) => regions.findIndex((region) => region.id === other) > index)
      .map((other) => ({ a: id, b: other, stretches: stretches(id, other, grown) })),
  );
}

function stretches(a: string, b: string, grown: number): Stretch[] {
  const around = AROUND[`${a} ${b}`] ?? AROUND[`${b} ${a}`];
  const [x1, y1] = middle(a, grown);
  const [x2, y2] = middle(b, grown);
  if (!around) return [{ x1, y1, x2, y2 }];
  return around.map(({ from, x, y }) => {
    const [fromX, fromY] = middle(from, grown);
    return { x1: fromX, y1: fromY, x2: x, y2: y, to: from === a ? b : a };
  });
}

/** A border as the edition knows it. */
export interface Edge {
  a: string;
  b: string;
  kind: "land" | "sea";
  sure: string;
}

export function edgeOf(edges: readonly Edge[], { a, b }: { a: string; b: string }): Edge | undefined {
  return edges.find((edge) => (edge.a === a && edge.b === b) || (edge.a === b && edge.b === a));
}
