// What this device keeps of a match, so that the record can be checked against it at the end.

/** What was promised to this device, what it contributed by seat, and every link it was given. */
export interface Kept {
  commitment?: string;
  contributions: Record<number, string>;
  links: string[];
}

const PREFIX = "hemicycle-links ";
const MOST = 40; // matches; a long one takes about 40 kB

/** 128 random bits of this device's own, in hexadecimal. */
export function contribute(): string {
  const bits = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps commitment, contributions and links of one match of a table on this device. */
export class LinkKeeper {
  readonly #key: string;

  constructor(
    code: string,
    match: number,
    readonly storage: Storage = localStorage,
  ) {
    this.#key = `${PREFIX}${code} ${match}`;
  }

  get kept(): Kept {
    const empty: Kept = { contributions: {}, links: [] };
    try {
      const { kept } = JSON.parse(this.storage.getItem(this.#key) ?? "{}") as { kept?: Partial<Kept> };
      return { ...empty, ...kept };
    } catch {
      return empty;
    }
  }

  /** Note what the server promised; another promise, before the match has begun, wants other contributions. */
  promise(commitment: string): void {
    const { commitment: known, links } = this.kept;
    if (known !== commitment && !links.length) this.#keep({ commitment, contributions: {}, links });
  }

  /** This device's contribution for a seat: drawn once, and the same however often it is sent. */
  contribution(seat: number): string {
    const kept = this.kept;
    const mine = kept.contributions[seat] ?? contribute();
    this.#keep({ ...kept, contributions: { ...kept.contributions, [seat]: mine } });
    return mine;
  }

  /** Another device of this seat was first, or the match has begun: what this one drew is in no record. */
  withdraw(seat: number): void {
    const { [seat]: _, ...contributions } = this.kept.contributions;
    this.#keep({ ...this.kept, contributions });
  }

  /** Note a link that came with an update. */
  add(link: string): void {
    const kept = this.kept;
    if (!kept.links.includes(link)) this.#keep({ ...kept, links: [...kept.links, link] });
  }

  #keep(kept: Kept): void {
    const text = JSON.stringify({ at: Date.now(), kept });
    try {
      this.storage.setItem(this.#key, text);
    } catch {
      this.#forget(0); // the storage is full: what was checked long ago makes room
      this.storage.setItem(this.#key, text);
    }
    this.#forget(MOST);
  }

  /** Drop the oldest matches beyond so many others. */
  #forget(most: number): void {
    const others = Object.keys(this.storage).filter((key) => key.startsWith(PREFIX) && key !== this.#key);
    if (others.length <= most) return;
    const age = (key: string) => (JSON.parse(this.storage.getItem(key) ?? "{}") as { at?: number }).at ?? 0;
    others.sort((a, b) => age(b) - age(a));
    for (const key of others.slice(most)) this.storage.removeItem(key);
  }
}
