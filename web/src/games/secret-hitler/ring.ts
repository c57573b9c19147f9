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
}

const SIDE = 108; // room for a seat beside the ellipse
const HEAD = 46; // and above it
const FOOT = 62;

export function ellipse(width: number, height: number, { seats, bottom, without }: Seating): Ring {
  const foot = without === null ? FOOT : 34;
  const [cx, cy] = [width / 2, HEAD + (height - HEAD - foot) / 2];
  const [rx, ry] = [Math.min(width / 2 - SIDE, 560), (height - HEAD - foot) / 2];
  const places = new Map<number, Place>();
  for (let k = 0; k < seats; k++) {
    const seat = (bottom + k) % seats;
    if (seat === without) continue;
    const angle = Math.PI / 2 + (2 * Math.PI * k) / seats;
    places.set(seat, { x: cx + Math.cos(angle) * rx, y: cy + Math.sin(angle) * ry });
  }
  return { cx, cy, rx, ry, places };
}
