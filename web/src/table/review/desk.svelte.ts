// A review on the desk: the match that is over, the moment looked at, through whose eyes, alone or together.
import { Refusal } from "$/lib/connection.ts";
import { api } from "$/lib/http.ts";
import type { Comment, Leader, Log, Mistake, Review, Stroke, TableInfo } from "$/lib/protocol.ts";
import { route } from "$/lib/route.svelte.ts";
import type { Words } from "$/lib/words.ts";
import type { TableContext } from "../context.svelte.ts";
import { ReviewRequest } from "./review.svelte.ts";

export class Desk {
  readonly request: ReviewRequest;
  /** The entry of the record after which the board is shown. */
  at: number = $state(0);
  /** Whose eyes we look through; null is the public. */
  eyes: number | null = $state(null);
  /** Whose decisions are listed. */
  whose: number = $state(0);
  comments: Comment[] = $state.raw([]);
  branches: TableInfo[] = $state.raw([]);
  problem: Refusal | null = $state.raw(null);
  busy = $state(false);
  leading = $state(false);
  following = $state(true);

  readonly found: Review | null = $derived.by(() => this.request.state?.review ?? null);
  /** The decisions of the seat looked at that gave most away, the worst first. */
  readonly mistakes: Mistake[] = $derived.by(() =>
    (this.found?.mistakes ?? []).filter(({ seat }) => seat === this.whose).sort((a, b) => b.cost - a.cost),
  );
  readonly chosen: Mistake | null = $derived.by(
    () => this.mistakes.find(({ entry, seat }) => entry === this.at + 1 && seat === this.eyes) ?? null,
  );
  /** Comments and drawings beside the moment looked at. */
  readonly here: Comment[] = $derived.by(() => this.comments.filter(({ entry }) => entry === this.at));
  readonly hundred: number = $derived.by(() => (this.found?.unit === "chance" ? 100 : 1));

  constructor(
    readonly context: TableContext,
    readonly match: number,
    readonly log: Log,
  ) {
    const { table } = context;
    this.request = new ReviewRequest(table.code, match);
    const names = log.names.some(Boolean) ? log.names : table.names;
    table.past = { match, names };
    const seat = asked("seat", names.length - 1) ?? table.you?.seats[0] ?? null;
    this.whose = seat ?? 0;
    this.eyes = seat;
    this.at = asked("at", this.last) ?? this.last;
  }

  /** Who leads the others through this match, if anybody does. */
  get leader(): Leader | null {
    const { leader } = this.context.table;
    return leader?.match === this.match ? leader : null;
  }

  get last(): number {
    return this.log.lasts.at(-1) ?? 0;
  }

  /** The moment that holds an entry, or the last one before it. */
  moment(entry: number): number {
    const place = this.log.lasts.findLastIndex((last) => last <= entry);
    return this.log.moments[Math.max(0, place)]?.n ?? 0;
  }

  /** The entry after which everything is over that one entry set off: its luck, the end. */
  through(entry: number): number {
    return this.log.lasts.find((last) => last >= entry) ?? this.last;
  }

  /** The entry after which a moment is over. */
  entry(n: number): number {
    return this.log.lasts[this.log.moments.findIndex((moment) => moment.n === n)] ?? 0;
  }

  /** Look at another moment of one's own accord: whoever does so goes along with nobody any more. */
  async go(entry: number, eyes: number | null = this.eyes): Promise<void> {
    if (this.leader && !this.leading) this.following = false;
    await this.show(entry, eyes);
  }

  /** Show the table after an entry, through somebody's eyes. */
  async show(entry: number, eyes: number | null = this.eyes): Promise<void> {
    this.at = Math.max(0, Math.min(entry, this.last));
    this.eyes = eyes;
    const { timeline } = this.context.table;
    timeline.eyes = eyes;
    timeline.moments = this.log.moments;
    route.note("at", String(this.at));
    route.note("seat", eyes === null ? null : String(eyes));
    await timeline.show(this.moment(this.at));
    if (this.leading) await this.#lead(this.at);
  }

  choose(mistake: Mistake): Promise<void> {
    return this.go(mistake.entry - 1, mistake.seat);
  }

  /** The next decision of the list, or the one before. */
  step(by: number): void {
    const { mistakes, chosen } = this;
    const next = mistakes[((chosen ? mistakes.indexOf(chosen) + by : 0) + mistakes.length) % mistakes.length];
    if (next) void this.choose(next);
  }

  // --- what if ---

  /** Play on from the moment looked at, at a table of one's own. */
  async playOn(luck: "fresh" | "same"): Promise<void> {
    await this.#try(async () => {
      const seat = this.eyes ?? this.whose;
      const { code } = await api.branch(this.context.table.code, this.match, { seat, entry: this.at, luck });
      route.go(`/t/${code}`);
    });
  }

  async load(): Promise<void> {
    const { code } = this.context.table;
    this.comments = await api.comments(code, this.match).catch(() => []);
    this.branches = await api.branches(code, this.match).catch(() => []); // whoever nobody knows has none
  }

  // --- together ---

  async comment(text: string, drawing: Required<Stroke>[]): Promise<boolean> {
    const { table } = this.context;
    const wish = { match: this.match, entry: this.at, seat: this.eyes, text, drawing };
    return this.#try(async () => {
      const answer = await table.ask({ type: "save-comment", ...wish });
      const id = answer.type === "done" ? (answer.n ?? 0) : 0;
      this.comments = [...this.comments, { ...wish, id, at: Date.now(), name: table.you?.name ?? "", mine: true }];
    });
  }

  async takeBack({ id }: Comment): Promise<void> {
    await this.#try(async () => {
      await this.context.table.ask({ type: "remove-comment", match: this.match, comment: id });
      this.comments = this.comments.filter((each) => each.id !== id);
    });
  }

  /** Somebody else has commented, or taken a comment back. */
  hear(id: number, comment: Comment | null): void {
    const others = this.comments.filter((each) => each.id !== id);
    this.comments = comment?.match === this.match ? [...others, comment] : others;
  }

  async lead(on: boolean): Promise<void> {
    this.leading = on;
    if (!(await this.#lead(on ? this.at : null))) this.leading = false;
  }

  #lead(entry: number | null): Promise<boolean> {
    return this.#try(async () => {
      await this.context.table.ask({ type: "lead", match: this.match, entry, seat: this.eyes });
    });
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      this.problem = reason;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** A number in the address, if there is one that can be meant. */
function asked(name: string, most: number): number | null {
  const found = route.query.get(name) ?? "";
  return /^\d+$/.test(found) && Number(found) <= most ? Number(found) : null;
}

/** What a decision gave away, and how sure that is. */
export function costs(words: Words, { sure, error }: Mistake, hundred: number): string {
  return words.say(`review-sure-${sure}`, { error: Math.max(1, Math.round(2 * hundred * error)) });
}
