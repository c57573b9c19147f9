// Walking back through a game: pages of the past as one seat saw it, after the end as any seat saw it.
import { Refusal } from "./connection.ts";
import { api } from "./http.ts";
import type { Log, Moment, Page } from "./protocol.ts";
import type { Table } from "./table.svelte.ts";

export class Timeline {
  /** The moment shown, or null in the present. */
  page: Page | null = $state.raw(null);
  /** Whose eyes we look through after the end; undefined: our own. */
  eyes: number | null | undefined = $state(undefined);
  /** The log through other eyes. */
  moments: Moment[] | null = $state.raw(null);
  problem: Refusal | null = $state.raw(null);
  readonly #table: Table;
  readonly #pages = new Map<string, Promise<Page>>();
  #wanted = 0;
  /** Where one wants to be while its page is still on the way. */
  #goal: number | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  get last(): number {
    return this.#table.now?.n ?? 0;
  }

  get at(): number {
    return this.page?.n ?? this.last;
  }

  /** Whether one looks at the past, or is on the way there. */
  get away(): boolean {
    return this.page !== null || this.#goal !== null;
  }

  get seat(): number | null {
    return this.eyes === undefined ? this.#table.active : this.eyes;
  }

  /** Be on the way to a moment before anything is known of the game. */
  aim(n: number): void {
    this.#goal = n;
  }

  async go(n: number): Promise<void> {
    const target = Math.max(0, Math.min(n, this.last));
    const wanted = ++this.#wanted;
    this.#goal = target;
    if (target === this.last && this.eyes === undefined) return this.live();
    try {
      const page = await this.#page(target);
      if (wanted !== this.#wanted) return;
      this.page = page;
      this.#goal = null;
      this.problem = null;
    } catch (problem) {
      this.#failed(problem);
    }
  }

  #failed(problem: unknown): void {
    if (!(problem instanceof Refusal)) throw problem;
    this.problem = problem;
  }

  /** Like go, but the last moment is shown as a page of the past too. */
  async show(n: number): Promise<void> {
    const wanted = ++this.#wanted;
    const page = await this.#page(n).catch(() => null);
    if (wanted === this.#wanted && page) this.page = page;
  }

  step(by: number): Promise<void> {
    return this.go((this.#goal ?? this.at) + by);
  }

  live(): void {
    this.#wanted++;
    this.#goal = null;
    this.page = null;
    this.eyes = undefined;
    this.moments = null;
  }

  /** Look through a seat's eyes (null: the public's). */
  async look(seat: number | null | undefined): Promise<void> {
    const n = this.#goal ?? this.at;
    this.eyes = seat;
    try {
      const moments = seat === undefined ? null : (await this.#log(seat)).moments;
      if (this.eyes !== seat) return; // one looks through others by now
      this.moments = moments;
    } catch (problem) {
      return this.#failed(problem);
    }
    await this.go(n);
  }

  get #match(): number {
    return this.#table.past?.match ?? this.#table.now?.match ?? 0;
  }

  #page(n: number): Promise<Page> {
    const { code } = this.#table;
    const match = this.#match;
    const name = `${match}/${n}/${this.seat}`;
    let page = this.#pages.get(name);
    if (!page) {
      page = api.page(code, match, n, this.seat);
      page.catch(() => this.#pages.delete(name));
      this.#pages.set(name, page);
    }
    return page;
  }

  #log(seat: number | null): Promise<Log> {
    return api.log(this.#table.code, this.#match, seat);
  }
}
