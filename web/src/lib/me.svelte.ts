// Who I am here: a guest with a name, no account needed.
import { MINE } from "$/worker/places.ts";
import { Refusal } from "./connection.ts";
import { api } from "./http.ts";
import type { Me } from "./protocol.ts";
import { speech } from "./speech.svelte.ts";
import { forgetUnsent } from "./unsent.ts";

export const CAME_IN = "hemicycle-came-in";

class Myself {
  me: Me | null = $state.raw(null);
  /** Why this browser is kept out, if it is. */
  keptOut: Refusal | null = $state.raw(null);

  /** Find out whether this browser is still known; one that never came in need not ask. */
  async recall(): Promise<void> {
    if (this.me || localStorage.getItem(CAME_IN) === null) return;
    try {
      this.me = await api.me();
      this.keptOut = null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.me = null;
      this.keptOut = problem.code === "banned" ? problem : null;
    }
  }

  /** Be somebody: come in as a guest if nobody came in before. */
  async present(fallback: string): Promise<Me> {
    await this.recall(); // whoever presses before that is answered is nobody new
    const me = this.me ?? (await api.enter({ name: fallback, language: speech.language }));
    this.set(me);
    return me;
  }

  async rename(name: string): Promise<void> {
    await this.recall();
    this.set(this.me ? await api.rename({ name }) : await api.enter({ name, language: speech.language }));
  }

  /** What is sent to somebody who is away is in the language they last read here. */
  async reads(language: Me["language"]): Promise<void> {
    try {
      const me = await api.rename({ language });
      if (this.me) this.set(me);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem; // the next visit says it again
    }
  }

  async leave(): Promise<void> {
    await api.leave();
    await this.forget();
  }

  /** Whoever this was, nobody is it here any more. */
  async forget(): Promise<void> {
    forgetUnsent();
    if ("caches" in globalThis) await caches.delete(MINE);
    localStorage.removeItem(CAME_IN);
    this.me = null;
  }

  set(me: Me): void {
    localStorage.setItem(CAME_IN, "yes");
    this.me = me;
  }
}

export const myself = new Myself();
