// Who I am here: a guest with a name, no account needed.
import { Refusal } from "./connection.ts";
import { api } from "./http.ts";
import type { Me } from "./protocol.ts";
import { speech } from "./speech.svelte.ts";

class Myself {
  me: Me | null = $state.raw(null);

  /** Find out whether this browser is known. */
  async recall(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.me = null;
    }
  }

  /** Be somebody: come in as a guest if nobody came in before. */
  async present(fallback: string): Promise<Me> {
    this.me ??= await api.enter({ name: fallback, language: speech.language });
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.rename({ name }) : await api.enter({ name, language: speech.language });
  }

  async leave(): Promise<void> {
    await api.leave();
    this.me = null;
  }

  set(me: Me): void {
    this.me = me;
  }
}

export const myself = new Myself();
