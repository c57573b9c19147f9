// A guided first game: which step of the lesson is told now, what was done about it, and what Next would do.
import { Refusal } from "$/lib/connection.ts";
import { api } from "$/lib/http.ts";
import type { Hinted, Lesson, LessonStep } from "$/lib/protocol.ts";
import { explained, speech } from "$/lib/speech.svelte.ts";
import type { Words } from "$/lib/words.ts";
import type { TableContext } from "../context.svelte.ts";
import { type AsTold, type Kept, keep, keptOf } from "./kept.ts";
import { expected, filled, firstLegal, fits, holds, type Scope, at as standing, total } from "./situation.ts";

/** How a step was answered: as expected, or otherwise; nothing while it is open. */
type Verdict = "well" | "other" | null;

export class Coach {
  lesson: Lesson | null = $state.raw(null);
  /** Why the lesson cannot go on, in a sentence. */
  problem: string | null = $state(null);
  /** The step that is told now. */
  step: LessonStep | null = $state.raw(null);
  /** An earlier step that is looked at again. */
  #earlier: number | null = $state(null);
  /** What is said to the last answer. */
  comment: string | null = $state(null);
  busy = $state(false);
  #kept: Kept = $state.raw({ told: [], as: {}, from: -1, left: false });
  /** The question that the step asks about, and the moment it was told at: what follows belongs to the next one. */
  #question: string | null = null;
  #since = -1;
  #commented: unknown = null;
  /** What had been answered when the step was told. */
  #before: unknown = null;

  constructor(readonly context: TableContext) {
    this.#kept = { ...this.#kept, ...keptOf(context.table.code) };
  }

  get left(): boolean {
    return this.#kept.left;
  }

  /** What is shown: the step of now, or an earlier one. */
  get shown(): LessonStep | null {
    return this.#earlier === null ? this.step : this.#named(this.#kept.told[this.#earlier]);
  }
  /** Whether nothing else is shown that the coach would talk into. */
  get quiet(): boolean {
    const { table, scenes, aid, tab, compact, drawer } = this.context;
    const away = tab !== null && (compact || drawer); // another page of a phone, or the rail over the table
    return table.timeline.page === null && !scenes.shown && !aid && !away && !table.over;
  }
  /** What the card tells now. */
  get telling(): LessonStep | null {
    return this.left || this.problem || !this.quiet ? null : this.shown;
  }
  get looksBack(): boolean {
    return this.#earlier !== null;
  }
  /** Steps are counted as they come, as the game may bring them in another order or leave one out. */
  get number(): number {
    if (this.isLast) return this.lesson?.steps.length ?? 0;
    return (this.#earlier ?? this.#kept.told.length) + 1;
  }
  get isLast(): boolean {
    return this.shown !== null && this.shown === this.lesson?.steps.at(-1);
  }
  /** How far the lesson has come, for when nothing is told. */
  get reached(): number {
    return this.#kept.told.length;
  }
  get canGoBack(): boolean {
    return (this.#earlier ?? this.#kept.told.length) > 0;
  }

  readonly words: Words = $derived.by(() => {
    const { context } = this;
    const { restyle } = context.client;
    const { language } = speech;
    const files = [context.game, ...(context.client.words ?? []), "lesson", `lesson-${context.game}`];
    return speech.about(files, () => context.names, restyle && ((text) => restyle(text, language)));
  });

  /** Fetch the lesson and its words; whatever is wrong with it is one sentence. */
  async begin(): Promise<void> {
    const { game, table } = this.context;
    try {
      await speech.learn("lesson", `lesson-${game}`);
      const lesson = await api.lesson(game, table.info?.settings.lesson ?? "");
      const played = table.info?.match?.revision;
      if (played !== lesson.revision) this.fail("revision");
      else this.lesson = lesson;
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      this.problem = explained(reason);
    }
  }

  fail(why: "place" | "words" | "revision"): void {
    this.problem = this.words.say(`coach-trouble-${why}`);
  }

  // --- what is told ---

  /** What a step may look at: the view, and the event it waited for. */
  #scope(step: LessonStep | null): Scope {
    return { ...this.context.table.view, event: this.#event(step)?.detail };
  }

  /** The last event of the kind a step waits for, of which all holds that the step says. */
  #event(step: LessonStep | null) {
    if (!step?.events.length) return undefined;
    const { moments, view } = this.context.table;
    const events = moments.filter(({ n }) => n > this.#kept.from).flatMap((moment) => moment.events);
    const meant = events.filter(({ word }) => step.events.includes(word));
    return meant.findLast(({ detail }) => step.where.every((claim) => holds(claim, { ...view, event: detail })));
  }

  /** Whether the situation a step waits for is there. Without one it follows the step before. */
  #holds(step: LessonStep, index: number): boolean {
    const { table } = this.context;
    const { asked, events, where, legal } = step;
    if (asked && !(table.asked && table.view?.prompt?.step === asked)) return false;
    if (!legal.every((wanted) => this.context.choices.some(({ action }) => fits(wanted, action, this.#scope(step)))))
      return false;
    if (events.length) return this.#event(step) !== undefined;
    if (!asked && !events.length && !where.length) {
      const before = this.lesson?.steps[index - 1];
      return !before || this.#kept.told.includes(before.name);
    }
    return where.every((claim) => holds(claim, this.#scope(step)));
  }

  /** The first step not told yet whose situation is there. */
  get due(): LessonStep | null {
    const { told } = this.#kept;
    return this.lesson?.steps.find((step, k) => !told.includes(step.name) && this.#holds(step, k)) ?? null;
  }

  /** Tell a step; what happens meanwhile waits, so that it is seen later. */
  tell(step: LessonStep): void {
    const { table } = this.context;
    if (!this.words.knows(this.#name(step))) {
      this.fail("words");
      return;
    }
    this.#keep({ as: { ...this.#kept.as, [step.name]: this.#standing(step) } });
    this.step = step;
    this.#earlier = null;
    this.#since = table.now?.n ?? -1;
    this.#question = step.asked ? table.question : null;
    this.#before = table.answered;
    // where the rail is a drawer it would lie over what is to be pressed
    if (step.tab && !this.context.compact && !this.context.drawer) this.context.tab = step.tab;
    if (!step.asked) table.pace.wait();
  }

  /** An answer was given, or the question is gone: the step is told, and the answer commented on. */
  answered(): void {
    const { step } = this;
    const { answered, question } = this.context.table;
    if (!step && answered !== this.#commented) this.comment = null; // something else was decided since
    if (step && !step.asked && answered !== this.#before) this.#passOver();
    if (!step?.asked || this.#question === question) return;
    this.#commented = answered;
    this.comment = this.#comment(step, this.#verdict(step));
    this.#finish(step);
  }

  /** Whoever decides something while a thing is only explained has heard enough of it. */
  #passOver(): void {
    this.#earlier = null;
    void this.next();
  }

  #verdict(step: LessonStep): Verdict {
    const { answered } = this.context.table;
    if (answered?.question !== this.#question) return null;
    return !step.do.length || expected(step.do, answered.actions, { ...answered.view }) ? "well" : "other";
  }

  #comment(step: LessonStep, verdict: Verdict): string | null {
    if (!verdict || !this.words.knows(this.#name(step), verdict)) return null;
    return this.words.say(this.#name(step), this.#parts(step), verdict);
  }

  #finish(step: LessonStep): void {
    this.step = null;
    this.#keep({ told: [...this.#kept.told, step.name], from: this.#since });
  }

  // --- sentences ---

  #name(step: LessonStep): string {
    return `lesson-${this.lesson?.id}-${step.name}`;
  }

  #standing(step: LessonStep): AsTold {
    const scope = this.#scope(step);
    const parts = Object.fromEntries(Object.entries(step.parts).map(([name, path]) => [name, standing(path, scope)]));
    const places = step.places.map((place) => filled(place, scope));
    return { parts, places, sum: step.sum.length ? total(step.sum, scope) : null };
  }

  #asTold(step: LessonStep): AsTold {
    return this.#kept.as[step.name] ?? this.#standing(step);
  }

  #parts(step: LessonStep): Record<string, unknown> {
    return this.#asTold(step).parts;
  }

  say(step: LessonStep, attribute?: string): string {
    return this.words.say(this.#name(step), this.#parts(step), attribute);
  }

  has(step: LessonStep, attribute: string): boolean {
    return this.words.knows(this.#name(step), attribute);
  }

  /** What is to be done, and whether it is: the draft, piece by piece, then the answer. */
  tasks(step: LessonStep): { text: string; done: boolean }[] {
    if (!step.asked) return [];
    const { actions } = this.context.table.draft;
    const texts = [...step.drafts, null].map((pattern, k) => ({ pattern, attribute: `task-${k + 1}` }));
    return texts
      .filter(({ attribute }) => this.has(step, attribute))
      .map(({ pattern, attribute }) => ({
        text: this.say(step, attribute),
        done: pattern !== null && actions.some((action) => fits(pattern, action, this.#scope(step))),
      }));
  }

  sum(step: LessonStep): AsTold["sum"] {
    return this.#asTold(step).sum;
  }

  places(step: LessonStep): string[] {
    return this.#asTold(step).places;
  }

  // --- going on ---

  back(): void {
    this.#earlier = (this.#earlier ?? this.#kept.told.length) - 1;
  }

  /** Go on: to the explanation after this one, or past it; what is asked for is done. */
  async next(): Promise<void> {
    if (this.#earlier !== null) {
      const after = this.#earlier + 1;
      this.#earlier = after < this.#kept.told.length ? after : null;
      return;
    }
    const { step } = this;
    if (step?.asked) return this.doIt(step);
    if (!step) return;
    this.comment = null;
    const last = this.isLast;
    this.#finish(step);
    this.context.table.pace.next();
    if (!last) return;
    this.leave();
    this.#keep({ over: true });
  }

  /** Do what is asked for: what the lesson expects, or what a bot would do. */
  async doIt(step: LessonStep | null = this.step): Promise<void> {
    const { table, choices } = this.context;
    if (this.busy) return;
    this.busy = true;
    try {
      const legal = choices.map(({ action }) => action);
      const scope = this.#scope(step);
      const certain = step?.do.filter(([first]) => !first?.includes("*")) ?? [];
      const actions = firstLegal(certain, legal, scope);
      await table.send(...(actions.length ? actions : [await this.#advice(legal, step, scope)]));
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason; // the prompt bar shows a refusal
    } finally {
      this.busy = false;
    }
  }

  /** What a bot would do, if that is among the answers that are expected; else the first of those. */
  async #advice(legal: readonly string[], step: LessonStep | null, scope: Scope): Promise<string> {
    const { table } = this.context;
    const hinted = (await table.ask({ type: "hint", seat: table.active ?? 0 })) as Hinted;
    const found = hinted.suggestions[0]?.action ?? legal[0] ?? "";
    const wanted = step ? firstLegal(step.do, legal, scope) : [];
    return !wanted[0] || expected(step?.do ?? [], [found], scope) ? found : wanted[0];
  }

  leave(): void {
    this.#keep({ left: true });
    this.#earlier = null;
    if (this.step) this.context.table.pace.next();
    this.step = this.comment = null;
  }

  comeBack(): void {
    this.#keep({ left: false });
  }

  #named(name: string | undefined): LessonStep | null {
    return this.lesson?.steps.find((step) => step.name === name) ?? null;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(this.context.table.code, this.#kept);
  }
}
