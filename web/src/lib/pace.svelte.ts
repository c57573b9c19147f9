// The player's own pace: news waits its turn, so that everything that happens is seen happening.
import { preferences } from "./preferences.svelte.ts";
import type { News, Update } from "./protocol.ts";

export const SPEEDS = ["step", "slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds after something somebody else did; several of one phase are one moving picture. */
const BEAT = 700;
const WITHIN = 240;
/** A run of news is told within so many beats, however long it is. */
const RUN = 6;
/** More than this is not told one by one: whoever was away reads it in the log. */
const MOST = 40;
const FACTOR: Record<Speed, number> = { step: 1, slow: 2, normal: 1, fast: 0.4 };

interface Options {
  /** Carry news out: from now on it is what the page shows. */
  show: (news: News) => void;
  /** Whether the seat the screen shows is the one this news is for. */
  watched: (update: Update) => boolean;
  /** Something has arrived that must wait to be shown, or (false) everything is shown. */
  behind?: (behind: boolean) => void;
}

export class Pace {
  /** How many updates have arrived and are not shown yet. */
  waiting = $state(0);
  /** What is shown is held: the next news waits. */
  holding = $state(false);
  /** The clock of the hold stands still, because somebody stopped it or takes steps. */
  stopped = $state(false);
  /** How long a scene that has just come on holds what is shown; 0: there is none. The context knows. */
  scene: (update: Update) => number = () => 0;
  /** How long the next act of the scene that is on holds; 0: it is over. */
  act: () => number = () => 0;
  readonly #options: Options;
  #queue: News[] = [];
  #last: Update | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends = 0;
  #left = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get speed(): Speed {
    return preferences.now.speed;
  }

  /** Milliseconds at the player's speed. */
  lasting(milliseconds: number): number {
    return milliseconds * FACTOR[this.speed];
  }

  /** News has come: it is shown now, or after what is held. An answer of one's own waits for nothing. */
  take(news: News): void {
    if (news.type === "update" && (Object.keys(news.done).length || this.#last?.match !== news.match)) this.hurry();
    this.#queue.push(news);
    while (this.#count() > MOST) this.#shift();
    if (!this.holding) this.#go();
    this.#wait();
  }

  /** Go on: to the next act of the scene that is on, or to the next news, past what is held. */
  next(): void {
    const act = this.holding ? this.act() : 0;
    this.#release();
    if (act) this.hold(act);
    else this.#go();
    this.#wait();
  }

  /** Everything that waits is shown at once. */
  hurry(): void {
    this.#release();
    while (this.#queue.length) this.#shift();
    this.#wait();
  }

  /** Hold what is shown until somebody goes on; or let the clock of the hold run again. */
  stop(): void {
    if (!this.holding || this.stopped) return;
    this.#left = Math.max(0, this.#ends - Date.now());
    clearTimeout(this.#timer);
    this.stopped = true;
  }

  resume(): void {
    if (!this.holding || !this.stopped) return;
    this.stopped = false;
    this.#until(this.#left);
  }

  /** Hold what is shown for a while, by the player's speed. */
  hold(milliseconds: number): void {
    this.#release();
    if (milliseconds <= 0) return;
    this.holding = true;
    this.#left = this.lasting(milliseconds);
    this.stopped = this.speed === "step";
    if (!this.stopped) this.#until(this.#left);
  }

  /** Hold what is shown until somebody goes on. */
  wait(): void {
    this.hold(1);
    this.stop();
  }

  /** Nobody sits here any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #wait(): void {
    const before = this.waiting > 0;
    this.waiting = this.#count();
    if (this.waiting > 0 !== before) this.#options.behind?.(!before);
  }

  #until(milliseconds: number): void {
    this.#ends = Date.now() + milliseconds;
    this.#timer = setTimeout(() => this.next(), milliseconds);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.holding = this.stopped = false;
  }

  #go(): void {
    while (this.#queue.length && !this.holding) {
      const before = this.#last;
      const news = this.#shift();
      if (news?.type === "update" && news === this.#last) this.#pause(before, news);
    }
  }

  /** What has just been shown is held as long as it takes to see it. */
  #pause(before: Update | null, news: Update): void {
    const scene = before?.match === news.match ? this.scene(news) : 0;
    const beat = scene || !this.#worthABeat(before, news) ? 0 : this.#beat(before, news);
    this.hold(scene || beat);
  }

  #worthABeat(before: Update | null, { match, moments, done, view }: Update): boolean {
    if (before?.match !== match || Object.keys(done).length || view.outcome) return false;
    return moments.some(({ events }) => events.length > 0);
  }

  #beat(before: Update | null, { view }: Update): number {
    if (this.speed === "fast") return 0;
    if (this.speed === "step") return BEAT;
    const within = before?.view.prompt?.step === view.prompt?.step;
    return (within ? WITHIN : BEAT) * Math.min(1, RUN / Math.max(1, this.#count()));
  }

  #shift(): News | undefined {
    const news = this.#queue.shift();
    if (!news) return undefined;
    if (news.type === "update" && this.#options.watched(news)) this.#last = news;
    this.#options.show(news);
    return news;
  }

  #count(): number {
    return this.#queue.filter(({ type }) => type === "update").length;
  }
}
