// Where the seats stand: on an ellipse, clockwise, one's own at the bottom.

export interface Place {
  x: number;
  y: number;
}

export interface Ring {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  places: Map<number, Place>;
}

interface Seating {
  seats: number;
  /** The seat at the bottom. */
  bottom: number;
  /** A seat that is not on the ring because its things lie in the tray. */
  without: number | null;
  /** How much larger than usual the policies in the middle are drawn. */
  scale?: number;
}

const SIDE = 108; // room for a seat beside the ellipse
const HEAD = 46; // and above it
const FOOT = 76; // below: an office and a claim stand under it
const MIDDLE = { width: 214, height: 150 }; // half of what the policies take up
const NARROW = 820; // beside the policies there is less room than a seat takes
const CHIP = { width: 98, above: 34, below: 52 };

export function ellipse(width: number, height: number, { seats, bottom, without, scale = 1 }: Seating): Ring {
  const foot = without === null ? FOOT : 34;
  const [cx, cy] = [width / 2, HEAD + (height - HEAD - foot) / 2];
  const [rx, ry] = [Math.min(width / 2 - SIDE, 560), (height - HEAD - foot) / 2].map((radius) =>
    Math.max(0, radius),
  ) as [number, number];
  const places = new Map<number, Place>();
  for (let k = 0; k < seats; k++) {
    const seat = (bottom + k) % seats;
    if (seat === without) continue;
    const angle = Math.PI / 2 + (2 * Math.PI * k) / seats;
    const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    places.set(seat, { x: cx + beside(dx, dy, scale), y: cy + dy });
  }
  return { cx, cy, rx, ry, places };
}

/** Push a seat that would cover the policies aside. */
function beside(dx: number, dy: number, scale: number): number {
  const clear = dy + CHIP.below < -MIDDLE.height * scale || dy - CHIP.above > MIDDLE.height * scale;
  if (clear || Math.abs(dx) < 1) return dx;
  return Math.sign(dx) * Math.max(Math.abs(dx), MIDDLE.width * scale + CHIP.width * Math.min(1, scale));
}

/** How much larger than usual large screens draw the policies, more than the seats around them; a narrow table draws both smaller. */
export function enlarged(width: number, height: number): number {
  if (width < NARROW) return width / NARROW;
  return Math.min(1.35, Math.max(1, Math.min(width / 1000, height / 600)));
}
