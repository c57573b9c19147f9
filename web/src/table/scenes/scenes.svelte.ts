// Which scene is on: one that has just happened, or one that is watched again from the log.

import type { Update } from "$/lib/protocol.ts";
import { play } from "$/lib/sound.ts";
import { flyFor } from "$/ui/flights.ts";
import { still } from "$/ui/motion.ts";
import type { TableContext } from "../context.svelte.ts";
import type { Scene, SceneBook } from "./scene.ts";

export class Scenes {
  #book: SceneBook | null = $state.raw(null);
  #live: Scene | null = $state.raw(null);
  /** The moments of the scene that is watched again. */
  #moments: readonly number[] | null = $state.raw(null);
  #stopped = $state(false);
  /** Which act of a scene with acts is on. */
  #act = $state(0);
  #skipped = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #context: TableContext;

  constructor(context: TableContext) {
    this.#context = context;
    context.table.pace.scene = (update) => this.#begin(update);
    context.table.pace.act = () => (this.#live && this.#moveOn(this.#live) ? (this.#live.acts?.[this.#act] ?? 0) : 0);
    void context.client.scenes?.().then(
      (book) => (this.#book = book.default),
      () => undefined, // the game goes on without its scenes
    );
  }

  /** The scene on the table now. */
  readonly shown: Scene | null = $derived.by(() => {
    const { pace, timeline } = this.#context.table;
    const page = timeline.page;
    if (page) return this.#moments ? (this.#book?.at(this.#context, page.n) ?? null) : null;
    return pace.holding ? this.#live : null;
  });
  /** Which of its steps is on. */
  readonly step: number = $derived.by(() => (this.shown?.step ?? 0) + (this.shown?.acts ? this.#act : 0));
  /** How long that step is held, at the player's speed. */
  readonly hold: number = $derived.by(() =>
    this.#context.table.pace.lasting(this.shown ? this.#holdOf(this.shown) : 0),
  );
  readonly stopped: boolean = $derived.by(() => (this.#moments ? this.#stopped : this.#context.table.pace.stopped));

  /** Whether a line of the log opens a scene. */
  has(word: string): boolean {
    return this.#book?.words.includes(word) ?? false;
  }

  /** Something has just been shown: hold it if it is a scene. Who prefers stillness reads it in the news instead. */
  #begin(update: Update): number {
    const { table } = this.#context;
    this.#live = null;
    flyFor(null);
    if (table.timeline.page || still()) return 0;
    const scene = this.#found(update);
    if (!scene || scene.key === this.#skipped) return 0;
    this.#live = scene;
    this.#act = 0;
    if (scene.flight) flyFor(table.pace.lasting(scene.flight));
    if (scene.sound) play(scene.sound);
    return this.#holdOf(scene);
  }

  /** The scene of the last moment told; one with a picture of its own is found even if more has happened since. */
  #found({ n, moments }: Update): Scene | null {
    const last = this.#book?.at(this.#context, n);
    if (last) return last;
    const earlier = moments.toReversed().map((moment) => this.#book?.at(this.#context, moment.n));
    return earlier.find((scene) => scene?.Stage) ?? null;
  }

  #holdOf(scene: Scene): number {
    return scene.acts?.[this.#act] ?? scene.hold;
  }

  /** On to the next act, if the scene has one. */
  #moveOn({ acts = [] }: Scene): boolean {
    if (this.#act >= acts.length - 1) return false;
    this.#act += 1;
    return true;
  }

  /** Watch the scene of a moment again, from its first step; one in acts from the first of this moment. */
  again(n: number): void {
    const scene = this.#book?.at(this.#context, n);
    if (scene) this.#watch(scene, scene.acts ? scene.step : 0);
  }

  skip(): void {
    const scene = this.shown;
    if (scene?.landing !== undefined && this.#act < scene.landing) this.#jump(scene, scene.landing);
    else {
      this.#skipped = scene?.key ?? "";
      this.#live = null;
      this.#end();
    }
  }

  #jump(scene: Scene, act: number): void {
    this.#act = act;
    if (this.#moments) this.#run(scene);
    else this.#context.table.pace.hold(this.#holdOf(scene));
  }

  back(): void {
    const scene = this.shown;
    if (!scene) return;
    const before = Math.max(0, this.step - 1);
    this.#context.table.pace.stop();
    this.#watch(scene, before);
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  next(): void {
    const moments = this.#moments;
    const following = moments?.[moments.indexOf(this.#context.table.timeline.at) + 1];
    if (!moments) this.#context.table.pace.next();
    else if (this.shown && this.#moveOn(this.shown)) this.#run(this.shown);
    else if (following === undefined) this.#end();
    else void this.#go(following);
  }

  toggle(): void {
    const { pace } = this.#context.table;
    if (!this.#moments) {
      if (pace.stopped) pace.resume();
      else pace.stop();
    } else {
      this.#stopped = !this.#stopped;
      if (this.#stopped) clearTimeout(this.#timer);
      else this.next();
    }
  }

  #watch(scene: Scene, step: number): void {
    const moments = [...new Set(scene.steps.flatMap(({ n }) => (n === null ? [] : [n])))];
    this.#moments = moments;
    this.#stopped = this.#context.table.pace.speed === "step";
    const n = scene.steps.slice(0, step + 1).findLast((each) => each.n !== null)?.n ?? moments[0];
    if (n !== undefined) void this.#go(n, scene.acts ? step - scene.steps.findIndex((each) => each.n === n) : 0);
  }

  async #go(n: number, act = 0): Promise<void> {
    clearTimeout(this.#timer);
    this.#act = act;
    await this.#context.table.timeline.show(n);
    if (this.shown) this.#run(this.shown);
    else this.#end();
  }

  #run(scene: Scene): void {
    clearTimeout(this.#timer);
    const { pace } = this.#context.table;
    if (!this.#stopped) this.#timer = setTimeout(() => this.next(), pace.lasting(this.#holdOf(scene)));
  }

  /** Back to the present, and on with what has waited. */
  #end(): void {
    const { timeline, pace } = this.#context.table;
    clearTimeout(this.#timer);
    if (this.#moments) {
      this.#moments = null;
      timeline.live();
    }
    pace.next();
  }
}
