// Draws the icons of the installed page: the hemicycle on paper, one seat marked by the ballot pencil.
import { deflateSync } from "node:zlib";
import type { Plugin } from "vite";
import { chamber } from "../src/ui/hemicycle.ts";

type Colour = readonly [number, number, number];
const PAPER: Colour = [245, 240, 228];
const INK: Colour = [29, 26, 21];
const PENCIL: Colour = [62, 56, 153];
const RADIUS = 0.105;

interface Disc {
  x: number;
  y: number;
  r: number;
  colour: Colour;
}

/** The seats in a square of side 1; inset leaves room for masks that cut the corners. */
export function discs(inset: number): Disc[] {
  const scale = (1 - 2 * inset) / 2 / (1 + RADIUS);
  const { places } = chamber(24, { inner: 0.44, rows: 3 });
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 0.5, y + 0.87);
  const mine = places.reduce((best, place) => (far(place) < far(best) ? place : best));
  return places.map((place) => ({
    x: 0.5 + place.x * scale,
    y: 0.5 + (place.y + 0.5) * scale,
    r: RADIUS * scale,
    colour: place === mine ? PENCIL : INK,
  }));
}

const hex = ([r, g, b]: Colour) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

export function svg(): string {
  const seats = discs(0.1).map(
    ({ x, y, r, colour }) =>
      `<circle cx="${(x * 64).toFixed(2)}" cy="${(y * 64).toFixed(2)}" r="${(r * 64).toFixed(2)}" fill="${hex(colour)}"/>`,
  );
  const paper = `<rect width="64" height="64" rx="8" fill="${hex(PAPER)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${paper}${seats.join("")}</svg>\n`;
}

/** The same as a PNG of a given size. */
export function png(size: number, inset: number): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  const seats = discs(inset);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const colour = seats.reduce((below, disc) => over(below, disc, (x + 0.5) / size, (y + 0.5) / size, size), PAPER);
      rows.set(colour.map(Math.round), y * (size * 3 + 1) + 1 + x * 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits, true colour
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND")]);
}

/** A point seen through a disc whose edge is one pixel soft. */
function over(below: Colour, { x, y, r, colour }: Disc, px: number, py: number, size: number): Colour {
  const cover = Math.max(0, Math.min(1, (r - Math.hypot(px - x, py - y)) * size + 0.5));
  const mix = (part: 0 | 1 | 2) => below[part] + (colour[part] - below[part]) * cover;
  return cover === 0 ? below : [mix(0), mix(1), mix(2)];
}

function chunk(type: string, body = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc(named), named.length + 4);
  return framed;
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** Puts the icons beside the page. */
export function icons(): Plugin {
  return {
    name: "hemicycle-icons",
    apply: "build",
    generateBundle() {
      const files: Record<string, string | Buffer> = {
        "icon.svg": svg(),
        "icon-192.png": png(192, 0.1),
        "icon-512.png": png(512, 0.1),
        "icon-mask.png": png(512, 0.2),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
