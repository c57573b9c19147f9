// Where the seats of a half-round chamber stand.

export interface Place {
  x: number;
  y: number;
  /** Angle from the left end, 0 to π: seats are given out in this order. */
  angle: number;
}

const INNER = 0.42;

/** Seats in half-circles between an inner and an outer radius, ordered from left to right. */
export function chamber(
  seats: number,
  { inner = INNER, rows = rowsFor(seats) } = {},
): { places: Place[]; radius: number } {
  if (seats < 1) return { places: [], radius: 0 };
  const radii = Array.from({ length: rows }, (_, row) => (rows === 1 ? 1 : inner + ((1 - inner) * row) / (rows - 1)));
  const counts = shares(seats, radii);
  const places = radii.flatMap((radius, row) => arc(radius, counts[row] ?? 0));
  places.sort((a, b) => a.angle - b.angle || a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2);
  const gap = rows === 1 ? Math.PI / Math.max(seats, 2) : (1 - inner) / (rows - 1);
  const along = Math.min(...radii.map((radius, row) => (Math.PI * radius) / Math.max((counts[row] ?? 1) - 1, 1)));
  return { places, radius: Math.min(gap, along) * 0.38 };
}

/** The outline of a part of the chamber, for seats too small to be told apart; 0 is its left end, 1 its right. */
export function sector(from: number, to: number): string {
  const at = (share: number, radius: number) =>
    `${-Math.cos(Math.PI * share) * radius} ${-Math.sin(Math.PI * share) * radius}`;
  return `M${at(from, INNER)}L${at(from, 1)}A1 1 0 0 1 ${at(to, 1)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`;
}

function rowsFor(seats: number): number {
  return Math.max(1, Math.min(15, Math.round(Math.sqrt(seats / 3.6))));
}

function arc(radius: number, count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = count === 1 ? Math.PI / 2 : (Math.PI * index) / (count - 1);
    return { x: -Math.cos(angle) * radius, y: -Math.sin(angle) * radius, angle };
  });
}

/** Divide seats among rows by their length; the largest remainders get the rest. */
function shares(seats: number, radii: readonly number[]): number[] {
  const total = radii.reduce((sum, radius) => sum + radius, 0);
  const exact = radii.map((radius) => (seats * radius) / total);
  const counts = exact.map(Math.floor);
  const left = seats - counts.reduce((sum, count) => sum + count, 0);
  const order = exact.map((_, row) => row).sort((a, b) => rest(exact, b) - rest(exact, a));
  for (const row of order.slice(0, left)) counts[row] = (counts[row] ?? 0) + 1;
  return counts;
}

function rest(exact: readonly number[], row: number): number {
  const value = exact[row] ?? 0;
  return value - Math.floor(value);
}
