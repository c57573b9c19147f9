// The printed numbers, cards and boards of editions: fetched once, shared by boards and player aids.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./http.ts";

class Editions {
  readonly #known = new SvelteMap<string, Record<string, unknown>>();
  readonly #asked = new Set<string>();

  /** What is printed in an edition; null until it is here. */
  of(game: string, edition: string): Record<string, unknown> | null {
    return this.#known.get(`${game}/${edition}`) ?? null;
  }

  /** Fetch an edition once; a failure is tried again by whoever asks next. */
  learn(game: string, edition: string): void {
    const name = `${game}/${edition}`;
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    api.edition(game, edition).then(
      ({ data }) => this.#known.set(name, data),
      () => this.#asked.delete(name),
    );
  }
}

export const editions = new Editions();
