// What can be done now, as the board offers it: an action may be specified step by step in one draft
// (war, on whom) before it is sent, because the server shows what each step would ask next.
import type { Choice, Prompt, View } from "$/lib/protocol.ts";
import type { TableContext } from "$/table/context.svelte.ts";

/** Steps that only specify what was begun; a draft goes on into them. */
const SPECIFYING = new Set([
  "aid-giver",
  "assassination-victim",
  "budget",
  "coup-region",
  "defection",
  "defector-fee",
  "development-aid",
  "emigration",
  "expansion",
  "initiative-backer",
  "offer",
  "own-stake",
  "pact",
  "pact-neighbour",
  "partner",
  "propaganda",
  "proposal",
  "purge-victim",
  "recalling",
  "recession",
  "rehabilitation",
  "retirement-victim",
  "revolution",
  "sabotage",
  "sharing",
  "transfer",
  "transfer-to",
  "unrest",
  "war-split",
  "war-target",
  "warmonger",
]);

/** Cards are chosen in the tray by these. */
export const CARD_VERBS = ["play", "take-card", "discard-card"];
/** Where a region can be chosen for several things, the first of these is meant until another is taken up. */
const FIRST = ["activate", "sanction", "post", "give-up"];

export interface Level {
  /** What the draft has settled before this question. */
  prefix: string[];
  choices: readonly Choice[];
  prompt: Prompt | null;
}

export function verbOf(action: string): string {
  return action.split(" ")[0] ?? "";
}

function regionIn({ action, detail }: Choice): string | null {
  if (CARD_VERBS.includes(verbOf(action))) return null;
  return typeof detail.region === "string" ? detail.region : null;
}

export class ActionBuilder {
  readonly #context: TableContext;
  /** What the server showed for the beginnings of a draft. */
  readonly #seen = new Map<string, View>();
  /** Counts what was fetched anew, so that the question is looked for again. */
  #fetched = $state(0);
  #verb: string | null = $state(null);
  /** The region whose choices are spread out beside its plate. */
  menu: string | null = $state(null);

  constructor(context: TableContext) {
    this.#context = context;
  }

  readonly base: Level = $derived.by(() => ({
    prefix: [],
    choices: this.#context.choices,
    prompt: this.#context.table.now?.view.prompt ?? null,
  }));

  /** The question the board asks now: the decision itself, or what the draft still leaves open. */
  readonly level: Level = $derived.by(() => {
    const { table } = this.#context;
    const actions = [...table.draft.actions];
    void this.#fetched;
    if (!table.asked || !actions.length) return this.base;
    const ahead = table.draft.certain ? table.draft.ahead : null;
    if (ahead) this.#seen.set(this.#key(actions), ahead);
    for (let settled = actions.length; settled > 0; settled--) {
      const level = this.#open(actions.slice(0, settled));
      if (level) return level;
    }
    return this.base;
  });

  readonly step: string = $derived.by(() => this.level.prompt?.step ?? "");
  readonly begun: boolean = $derived.by(() => this.#context.table.draft.actions.length > 0);
  /** The choices that point at a region. */
  readonly regional: readonly Choice[] = $derived.by(() => this.level.choices.filter((choice) => regionIn(choice)));
  readonly verbs: string[] = $derived.by(() => [...new Set(this.regional.map(({ action }) => verbOf(action)))]);
  /** What a click on a region means. */
  readonly verb: string | null = $derived.by(() => {
    if (this.#verb && this.verbs.includes(this.#verb)) return this.#verb;
    return FIRST.find((verb) => this.verbs.includes(verb)) ?? this.verbs[0] ?? null;
  });
  /** The choices for every region, by what a click means. */
  readonly targets: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.regional) {
      const region = regionIn(choice) as string;
      if (verbOf(choice.action) === this.verb) found.set(region, [...(found.get(region) ?? []), choice]);
    }
    return found;
  });
  /** The choices that stand neither on the map nor in the tray. */
  readonly free: readonly Choice[] = $derived.by(() =>
    this.level.choices.filter((choice) => !regionIn(choice) && !CARD_VERBS.includes(verbOf(choice.action))),
  );

  /** Whether there is anything to show beside the map and the hand. */
  readonly spoken: boolean = $derived.by(() => this.free.length > 0 || this.verbs.length > 1 || this.begun);

  #key(actions: readonly string[]): string {
    return `${this.#context.table.question} ${actions.join("; ")}`;
  }

  /** The question after these actions, if it only specifies them. */
  #open(actions: string[]): Level | null {
    const view = actions.length ? this.#seen.get(this.#key(actions)) : undefined;
    if (!view?.choices.length || !view.prompt) return null;
    const recalled = view.prompt.step === "turn" && actions[0] === "recall" && actions.at(-1) === "stop";
    if (!recalled && !SPECIFYING.has(view.prompt.step)) return null;
    return { prefix: actions, choices: view.choices, prompt: view.prompt };
  }

  /** A draft came back after a reload: ask again what each of its steps led to. */
  async restore(): Promise<void> {
    const { table } = this.#context;
    const actions = [...table.draft.actions];
    for (let settled = 1; settled <= actions.length; settled++) {
      const begun = actions.slice(0, settled);
      const preview = await table.preview(begun).catch(() => null); // a draft that is not possible any more is just dropped
      if (preview?.certain !== settled) return;
      this.#seen.set(this.#key(begun), preview.view);
      this.#fetched++;
    }
  }

  /** Take up another meaning of a click; what was begun otherwise is dropped. */
  take(verb: string): void {
    if (!this.verbs.includes(verb)) this.#context.table.draft.clear();
    this.#verb = verb;
    this.menu = null;
  }

  pick(action: string): void {
    const { draft } = this.#context.table;
    const { prefix } = this.level;
    this.menu = null;
    if (!prefix.length) this.#context.choose(action);
    else if (draft.actions.length > prefix.length && draft.actions.at(-1) === action) draft.pick(...prefix);
    else draft.pick(...prefix, action);
  }

  /** Choose what the draft has passed by already: what came after it is dropped. */
  begin(action: string): void {
    const { draft } = this.#context.table;
    const levels = draft.actions.map((_, index) => this.#open(draft.actions.slice(0, index + 1))).reverse();
    const level = levels.find((each) => each?.choices.some((choice) => choice.action === action));
    this.menu = null;
    if (level) draft.pick(...level.prefix, action);
    else this.#context.choose(action);
  }

  /** Whether a region is pressed to spread out what can be done with it. */
  several(region: string): boolean {
    return (this.targets.get(region)?.length ?? 0) > 1;
  }

  /** A plate was pressed: choose, spread the choices out, or let the rules say why not. */
  press(region: string): void {
    const choices = this.targets.get(region) ?? [];
    const [only] = choices;
    if (this.several(region)) this.menu = this.menu === region ? null : region;
    else if (only) this.pick(only.action);
    else if (this.verb) void this.#context.table.why(...this.level.prefix, `${this.verb} ${region}`);
  }

  clear(): void {
    this.menu = null;
    this.#context.table.draft.clear();
  }

  chosen(region: string): boolean {
    const { actions } = this.#context.table.draft;
    return actions.some((action) => action.split(" ").slice(1).includes(region));
  }

  /** The choice a drafted action was, with what a sentence about it needs. */
  drafted(index: number): Choice | undefined {
    const { actions } = this.#context.table.draft;
    const before = index ? this.#seen.get(this.#key(actions.slice(0, index)))?.choices : this.base.choices;
    return before?.find(({ action }) => action === actions[index]);
  }
}

/** The one account of what can be done that all parts of a board share. */
export function builderOf(context: TableContext): ActionBuilder {
  return context.shared(ActionBuilder);
}
