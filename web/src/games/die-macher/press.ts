// Draws the front page of the morning paper as a picture.
import { chamber } from "$/ui/hemicycle.ts";
import { DROP, type MarkStyle, SHAPES } from "$/ui/marks.ts";
import type { Front } from "./front.ts";

const [WIDTH, HEIGHT, MARGIN] = [1200, 675, 40];
const SHARP = 2; // points of the picture for each of the drawing
const RIGHT = 800; // where the column of the chamber begins

type Pen = CanvasRenderingContext2D;

/** Draw a front page in the colours of this page. */
export async function print(front: Front): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SHARP;
  canvas.height = HEIGHT * SHARP;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.scale(SHARP, SHARP);
  box(pen, 0, 0, WIDTH, HEIGHT, "sheet");
  masthead(pen, front);
  lead(pen, front);
  parliament(pen, front);
  standing(pen, front);
  return new Promise((done, failed) =>
    canvas.toBlob((picture) => (picture ? done(picture) : failed(new Error("no picture"))), "image/png"),
  );
}

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

function box(pen: Pen, x: number, y: number, width: number, height: number, colour: string): void {
  pen.fillStyle = token(colour);
  pen.fillRect(x, y, width, height);
}

interface Type {
  font: string;
  colour?: string;
  align?: CanvasTextAlign;
  width?: number;
}
const SERIF = (size: number, weight = 600) => `${weight} ${size}px ${token("font-serif")}`;
const SANS = (size: number, weight = 500) => `${weight} ${size}px ${token("font-sans")}`;

/** One line; where it is too long for its width it is drawn narrower. */
function line(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  { font, colour = "ink", align = "left", width }: Type,
): void {
  pen.font = font;
  pen.fillStyle = token(colour);
  pen.textAlign = align;
  pen.fillText(text, x, y, width);
}

/** Words in as many lines as they need; returns how many. */
function broken(pen: Pen, text: string, x: number, y: number, leading: number, type: Type & { width: number }): number {
  pen.font = type.font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length && pen.measureText(longer).width <= type.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  for (const [k, each] of lines.entries()) line(pen, each, x, y + k * leading, type);
  return lines.length;
}

function stamp(pen: Pen, { slot, letter }: MarkStyle, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  const shape = new Path2D(SHAPES[slot - 1]);
  pen.fillStyle = token(`p${slot}`);
  pen.fill(shape);
  if (slot === 2) outline(pen, shape, 1.2);
  pen.textBaseline = "middle";
  line(pen, letter, 12, 12.5 + (DROP[slot - 1] ?? 0), { font: SANS(12, 700), colour: `on-p${slot}`, align: "center" });
  pen.restore();
}

function outline(pen: Pen, shape: Path2D, width: number): void {
  pen.strokeStyle = token("p-edge");
  pen.lineWidth = width;
  pen.stroke(shape);
}

function masthead(pen: Pen, { name, round, next }: Front): void {
  line(pen, name, WIDTH / 2, 66, { font: SERIF(52, 500), align: "center" });
  line(pen, round, MARGIN, 64, { font: SERIF(16), width: 300 });
  line(pen, next, WIDTH - MARGIN, 64, { font: SERIF(16), align: "right", width: 300 });
  box(pen, MARGIN, 82, WIDTH - 2 * MARGIN, 1, "ink");
  box(pen, MARGIN, 85, WIDTH - 2 * MARGIN, 2, "ink");
}

function lead(pen: Pen, { kicker, headline, under, sides }: Front): void {
  const width = RIGHT - MARGIN - 48;
  line(pen, kicker.toLocaleUpperCase(), MARGIN, 114, { font: SANS(12, 600), colour: "ink-3" });
  const lines = broken(pen, headline, MARGIN, 154, 40, { font: SERIF(36), width });
  const top = 154 + (lines - 1) * 40 + 34;
  if (under) line(pen, under, MARGIN, top, { font: `italic ${SERIF(19, 400)}`, colour: "ink-2", width });
  const height = Math.min(44, (480 - top - 20) / sides.length);
  const most = Math.max(1, ...sides.map(({ votes }) => votes));
  for (const [k, side] of sides.entries()) {
    const y = top + 20 + k * height;
    box(pen, MARGIN, y, width, 1, "rule");
    bar(pen, side, y + height / 2, width, most);
  }
}

function bar(
  pen: Pen,
  { name, votes, parties }: Front["sides"][number],
  middle: number,
  width: number,
  most: number,
): void {
  const [from, long] = [MARGIN + 240, width - 300];
  for (const [k, { mark }] of parties.entries()) stamp(pen, mark, MARGIN + k * 26, middle - 11, 22);
  line(pen, name, MARGIN + 60, middle + 6, { font: SERIF(18), width: 170 });
  box(pen, from, middle - 10, long, 20, "sunk");
  pen.save();
  for (const { mark, votes: own } of parties) {
    const share = (long * own) / most;
    box(pen, from, middle - 10, share, 20, `p${mark.slot}`);
    if (mark.slot === 2) {
      const shape = new Path2D();
      shape.rect(from, middle - 10, share, 20);
      outline(pen, shape, 1);
    }
    pen.translate(share, 0);
  }
  pen.restore();
  line(pen, String(votes), MARGIN + width, middle + 8, { font: SERIF(23), align: "right" });
}

function parliament(pen: Pen, { landtag, total, blocs }: Front): void {
  const width = WIDTH - MARGIN - RIGHT;
  box(pen, RIGHT - 24, 104, 1, 376, "rule-2");
  line(pen, landtag.toLocaleUpperCase(), RIGHT, 114, { font: SANS(12, 600), colour: "ink-3", width });
  const { places, radius } = chamber(total);
  const unit = width / 2 / (1.02 + radius);
  const owners = blocs.flatMap(({ mark, seats }) => Array.from({ length: seats }, () => mark));
  for (const [k, { x, y }] of places.entries()) {
    const seat = new Path2D();
    seat.arc(RIGHT + width / 2 + x * unit, 360 + y * unit, Math.min(radius, 0.1) * unit, 0, 2 * Math.PI);
    const slot = owners[k]?.slot ?? 1;
    pen.fillStyle = token(`p${slot}`);
    pen.fill(seat);
    if (slot === 2) outline(pen, seat, Math.min(1, radius * unit * 0.24));
  }
  line(pen, String(total), RIGHT + width / 2, 362, { font: SERIF(52, 700), align: "center" });
  const step = width / Math.max(1, blocs.length);
  for (const [k, { mark, seats }] of blocs.entries()) {
    stamp(pen, mark, RIGHT + k * step, 404, 22);
    line(pen, String(seats), RIGHT + k * step + 28, 421, { font: SANS(17, 700) });
  }
}

function standing(pen: Pen, { standing: title, places, foot }: Front): void {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, places.length);
  box(pen, MARGIN, 496, WIDTH - 2 * MARGIN, 2, "ink");
  line(pen, title.toLocaleUpperCase(), MARGIN, 524, { font: SANS(12, 600), colour: "ink-3" });
  for (const [k, { mark, name, seats, members }] of places.entries()) {
    const x = MARGIN + k * step;
    stamp(pen, mark, x, 540, 26);
    line(pen, name, x + 36, 560, { font: SERIF(19), width: step - 48 });
    line(pen, seats, x, 592, { font: SANS(15), width: step - 16 });
    line(pen, members, x, 614, { font: SANS(15), colour: "ink-2", width: step - 16 });
  }
  line(pen, foot, WIDTH - MARGIN, HEIGHT - 20, { font: SANS(13), colour: "ink-3", align: "right" });
}
