// A review of the match that is over: asked for, waited for, and what was found.
import { Refusal } from "$/lib/connection.ts";
import { api } from "$/lib/http.ts";
import type { ReviewState } from "$/lib/protocol.ts";

const EVERY = 700; // milliseconds between two looks
const ENOUGH = 0.03; // of the work must have been seen to say how long the rest will take

export class ReviewRequest {
  state: ReviewState | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Seconds it will still take, as far as can be said. */
  left: number | null = $state(null);
  /** When work on it was first seen, and how much was done by then: whoever comes later has not waited for that. */
  #seen: { at: number; part: number } | null = null;
  #timer = 0;
  /** Counts what was asked for: an answer to what nobody wants any more is not heard. */
  #asked = 0;
  /** The look under way. */
  #looking: Promise<unknown> = Promise.resolve();

  constructor(
    readonly code: string,
    readonly match: number,
  ) {}

  get working(): boolean {
    return this.state?.state === "waiting" || this.state?.state === "working";
  }

  async ask(): Promise<void> {
    this.leave();
    this.#seen = null;
    await this.#follow(() => api.review(this.code, this.match), this.#asked);
  }

  async cancel(): Promise<void> {
    this.leave();
    const id = this.state?.id;
    this.state = null;
    await this.#looking; // it would find nothing
    if (id) await api.cancelReview(id).catch(() => undefined); // it may have ended meanwhile
  }

  /** Look no more; the review itself goes on, and is there next time. */
  leave(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }

  #estimate({ state, part }: ReviewState): number | null {
    if (state !== "working") return null;
    const now = performance.now();
    this.#seen ??= { at: now, part };
    const done = part - this.#seen.part;
    return done > ENOUGH ? Math.max(1, Math.ceil((((now - this.#seen.at) / 1000) * (1 - part)) / done)) : null;
  }

  async #follow(look: () => Promise<ReviewState>, asked: number): Promise<void> {
    try {
      const looking = look();
      this.#looking = looking.catch(() => undefined);
      const state = await looking;
      if (asked !== this.#asked) return;
      this.state = state;
      this.refusal = null;
      this.left = this.#estimate(state);
      if (this.working)
        this.#timer = window.setTimeout(() => void this.#follow(() => api.reviewed(state.id), asked), EVERY);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (asked !== this.#asked) return;
      // another server of the same house answers now, and knows nothing of it: it makes its own
      if (problem.code === "no-such-review" && this.working)
        return this.#follow(() => api.review(this.code, this.match), asked);
      this.refusal = problem;
      this.state = null;
    }
  }
}
