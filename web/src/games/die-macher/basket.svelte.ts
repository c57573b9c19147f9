// One answer for every state, gathered before anything is sent. The server says state by state what is possible.
import { untrack } from "svelte";
import type { Choice, View } from "$/lib/protocol.ts";
import type { TableContext } from "$/table/context.svelte.ts";
import { deskOf } from "./desk.svelte.ts";
import { read } from "./notation.ts";

/** Decisions that are asked state by state of the same party. */
export const BASKETS = ["rally", "place-minister"];

/** Whether one answer for every state is gathered now; a puzzle asks about a single one. */
export function gathers({ table }: TableContext, step: string | null | undefined): boolean {
  return BASKETS.includes(step ?? "") && table.code !== "";
}

/** What is wished for each state. */
type Wishes = ReadonlyMap<string, string>;

export class Basket {
  /** What can be answered for each state that will be asked about. */
  menu: ReadonlyMap<string, readonly Choice[]> = $state.raw(new Map());
  /** Wishes the server is being asked about, shown at once; otherwise the draft says what is wished. */
  #asking: Wishes | null = $state.raw(null);
  readonly #wishes: Wishes = $derived.by(() => this.#asking ?? wishesOf(this.context.table.draft.actions));
  /** The draft this basket has seen last, and the question it was for. */
  #seen: readonly string[] = [];
  #question: string | null = null;
  #walk = 0;

  constructor(readonly context: TableContext) {}

  wish(state: string): string | undefined {
    return this.#wishes.get(state);
  }

  /**
   * Follow the draft: one kept from before is gone on with, what somebody else chose for a state (a key, a hint) is put to
   * the rest, and a draft that was thrown away begins anew with nothing in every state.
   */
  follow(): void {
    const { table } = this.context;
    const question = table.question;
    const drafted = table.draft.actions;
    const fresh = question !== this.#question;
    if (!fresh && (drafted === this.#seen || drafted.length + this.#seen.length === 0)) return;
    const kept = fresh || !drafted.length ? [] : (untrack(() => this.#asking) ?? wishesOf(this.#seen));
    if (fresh) this.menu = new Map();
    this.#question = question;
    this.#seen = drafted;
    table.draft.gather(this.#gather(new Map([...kept, ...wishesOf(drafted)])));
  }

  set(state: string, action: string): void {
    this.context.table.draft.gather(this.#gather(new Map([...this.#wishes, [state, action]])));
  }

  /** Walk through the states as the rules would, answering each as wished or as near to it as possible. */
  async #gather(wishes: Wishes): Promise<void> {
    const { table } = this.context;
    const walk = ++this.#walk;
    const first = table.now?.view;
    const menu = new Map<string, readonly Choice[]>();
    const actions: string[] = [];
    this.#asking = wishes;
    for (let view = first; view && first && asksFor(view, first); ) {
      const state = String(view.prompt?.detail.state);
      if (menu.has(state)) break;
      menu.set(state, view.choices);
      actions.push(nearest(view.choices, wishes.get(state)));
      const rehearsed = await table.preview(actions).catch(() => null);
      if (walk !== this.#walk || table.question !== this.#question) return; // another wish, or another question
      view = rehearsed && rehearsed.certain === actions.length ? rehearsed.view : undefined;
    }
    this.menu = menu;
    deskOf(this.context).spent = spentOf(menu);
    if (actions.length) table.draft.pick(...actions);
    this.#seen = table.draft.actions;
    this.#asking = null;
  }
}

/** By the state each action is about. */
function wishesOf(actions: readonly string[]): Wishes {
  return new Map(actions.map((action) => [String(read(action).parts[0]), action]));
}

function spentOf(menu: ReadonlyMap<string, readonly Choice[]>): ReadonlyMap<string, number> {
  return new Map([...menu.values()].flat().map(({ action, detail }) => [action, Number(detail.spent ?? 0)]));
}

/** Whether the same seat is asked the same kind of question. */
function asksFor(view: View, first: View): boolean {
  return view.prompt?.step === first.prompt?.step && view.seat !== null && view.waiting.includes(view.seat);
}

/** The wish itself, else the highest number below it, else the first choice: nothing. */
export function nearest(choices: readonly Choice[], wish: string | undefined): string {
  const none = choices[0]?.action ?? "";
  if (wish === undefined) return none;
  if (choices.some(({ action }) => action === wish)) return wish;
  const wanted = Number(read(wish).parts.at(-1));
  const below = choices.filter(({ action }) => Number(read(action).parts.at(-1)) <= wanted);
  return below.at(-1)?.action ?? none;
}
