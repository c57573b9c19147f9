// Checks a record on this device: that its secret was promised, what the devices contributed, its chain, every piece of
// luck, and the links this device was given. docs/luck.md says byte by byte what is computed here. The hashes come from a
// library and not from the browser, which computes none on a page without https: a table in a living room.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "./links.ts";

export type Verdict = "ok" | "wrong" | "unknown";

/** One thing that was looked at; its sentence is `check-<name>` with the verdict behind it. */
export interface Check {
  name: "over" | "secret" | "contributions" | "chain" | "luck" | "rules" | "format" | "links";
  verdict: Verdict;
  detail: Record<string, unknown>;
}

interface Header {
  hemicycle: number;
  commitment: string;
  contributions?: (string | null)[];
  position?: { dealt: number };
}

interface Entry {
  n: number;
  luck?: number[];
  asked?: [string, ...number[]];
  undo?: number;
  end?: object | null;
  secret?: string;
}

interface Line {
  body: string; // the line without its link
  link: string;
  row: Header | Entry;
}

const LINE = /^(\{.*),"h":"([0-9a-f]+)"\}$/s;
const OPEN_FORMAT = 1;

/** Check the text of a record beside what this device kept of the match. */
export function verify(text: string, kept: Kept): Check[] {
  const lines = text.split("\n").map(read);
  const rest = text.endsWith("\n") && lines.pop() === null;
  const broken = lines.indexOf(null);
  if (!rest || broken >= 0 || !lines.length)
    return [{ name: "chain", verdict: "wrong", detail: { line: broken < 0 ? lines.length : broken + 1 } }];
  return checks(lines as Line[], kept);
}

function checks(lines: Line[], kept: Kept): Check[] {
  const [header, ...entries] = lines.map(({ row }) => row) as [Header, ...Entry[]];
  if (header.hemicycle === OPEN_FORMAT)
    return [{ name: "format", verdict: "unknown", detail: { format: OPEN_FORMAT } }];
  const last = entries.at(-1);
  const over = last !== undefined && "end" in last;
  const secret = over && /^[0-9a-f]{64}$/.test(last.secret ?? "") ? hexToBytes(last.secret as string) : null;
  return [
    { name: "over", verdict: over ? "ok" : "unknown", detail: { abandoned: over && last.end === null } },
    promised(header, secret, kept),
    contributed(header, secret, kept),
    chained(lines, secret),
    drawn(lines[0]?.body ?? "", header, entries, secret),
    { name: "rules", verdict: "unknown", detail: {} },
    ...found(lines, kept),
  ];
}

/** A line of a record; null for any other text. */
function read(line: string): Line | null {
  const [, body, link] = LINE.exec(line) ?? [];
  if (body === undefined || link === undefined) return null;
  try {
    return { body: `${body}}`, link, row: JSON.parse(`${body}}`) as Header & Entry };
  } catch {
    return null;
  }
}

/** The secret is the one whose hash was published before anybody contributed. */
function promised(header: Header, secret: Uint8Array | null, kept: Kept): Check {
  const told = kept.commitment === undefined || kept.commitment === header.commitment;
  if (!told) return { name: "secret", verdict: "wrong", detail: {} };
  if (!secret) return { name: "secret", verdict: "unknown", detail: {} };
  const fits = bytesToHex(sha256(secret)) === header.commitment;
  return { name: "secret", verdict: fits ? "ok" : "wrong", detail: {} };
}

/** What this device contributed is in the header, at its seats; that the luck was mixed from it, only the secret shows. */
function contributed(header: Header, secret: Uint8Array | null, kept: Kept): Check {
  const given = header.contributions ?? [];
  const missing = Object.entries(kept.contributions).some(([seat, mine]) => given[Number(seat)] !== mine);
  const seats = given.flatMap((each, seat) => (each === null ? [] : [seat]));
  return {
    name: "contributions",
    verdict: missing ? "wrong" : seats.length && secret ? "ok" : "unknown",
    detail: { seats },
  };
}

/** Every link follows from the one before, its line and the secret. */
function chained(lines: Line[], secret: Uint8Array | null): Check {
  const entries = lines.length - 1;
  if (!secret) return { name: "chain", verdict: "unknown", detail: { entries } };
  const salt = sign(secret, utf8ToBytes("hemicycle chain"));
  const links = lines.map(({ body }, k) => bytesToHex(sign(salt, utf8ToBytes(`${lines[k - 1]?.link ?? ""}${body}`))));
  const wrong = lines.findIndex(({ link }, k) => link !== links[k]);
  if (wrong >= 0) return { name: "chain", verdict: "wrong", detail: { line: wrong + 1 } };
  return { name: "chain", verdict: "ok", detail: { entries } };
}

/** Every piece of luck, also what was taken back, follows from the seed, its number and what was asked for. */
function drawn(body: string, header: Header, entries: Entry[], secret: Uint8Array | null): Check {
  const pieces = numbered(entries, header.position?.dealt ?? 0);
  if (!secret) return { name: "luck", verdict: "unknown", detail: { pieces: pieces.length } };
  const seed = header.contributions // where nobody could contribute, the secret itself
    ? sign(secret, utf8ToBytes(`hemicycle seed\n${body}`))
    : secret;
  for (const [number, entry] of pieces) {
    if (JSON.stringify(piece(seed, number, entry)) !== JSON.stringify(entry.luck))
      return { name: "luck", verdict: "wrong", detail: { line: entry.n + 1 } };
  }
  return { name: "luck", verdict: "ok", detail: { pieces: pieces.length } };
}

/** The pieces of luck, each with its number among those that stood when it fell; a branch goes on counting. */
function numbered(entries: Entry[], first: number): [number, Entry][] {
  const fallen: number[] = [];
  const pieces: [number, Entry][] = [];
  for (const entry of entries) {
    if (entry.luck) {
      pieces.push([first + fallen.length, entry]);
      fallen.push(entry.n);
    }
    while (entry.undo !== undefined && (fallen.at(-1) ?? -1) > entry.undo) fallen.pop();
  }
  return pieces;
}

/** Draw a piece of luck; null where what was asked for and what fell cannot belong together. */
function piece(seed: Uint8Array, number: number, { asked, luck = [] }: Entry): number[] | null {
  const [kind, size = 0, count] = asked ?? [""];
  const stream = new Stream(seed, number);
  if (kind === "below" && count === luck.length && size > 0) {
    const shown: number[] = [];
    while (shown.length < luck.length) shown.push(stream.below(size));
    return shown;
  }
  if (kind !== "permutation" || size !== luck.length) return null;
  const order = Array.from({ length: size }, (_, k) => k);
  for (let i = size - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

/** Unbiased numbers out of one piece of luck's own HMAC stream. */
class Stream {
  #block = 0n;
  #words: bigint[] = [];

  constructor(
    readonly seed: Uint8Array,
    readonly number: number,
  ) {}

  below(size: number): number {
    const wide = BigInt(size);
    const limit = (1n << 64n) - ((1n << 64n) % wide);
    for (;;) {
      const drawn = this.#next();
      if (drawn < limit) return Number(drawn % wide);
    }
  }

  #next(): bigint {
    if (!this.#words.length) {
      const name = new DataView(new ArrayBuffer(16));
      name.setBigUint64(0, BigInt(this.number));
      name.setBigUint64(8, this.#block++);
      const digest = sign(this.seed, new Uint8Array(name.buffer));
      const words = new DataView(digest.buffer, digest.byteOffset);
      this.#words = [24, 16, 8, 0].map((at) => words.getBigUint64(at));
    }
    return this.#words.pop() as bigint;
  }
}

/** Every link this device was given stands in the record. */
function found(lines: Line[], kept: Kept): Check[] {
  if (!kept.links.length) return [{ name: "links", verdict: "unknown", detail: { links: 0 } }];
  const known = new Set(lines.map(({ link }) => link));
  const missing = kept.links.filter((link) => !known.has(link)).length;
  return [{ name: "links", verdict: missing ? "wrong" : "ok", detail: { links: kept.links.length, missing } }];
}

function sign(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha256, key, message);
}
