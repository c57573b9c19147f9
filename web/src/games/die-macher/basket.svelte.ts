// One answer for every state, gathered before anything is sent. The server says state by state what is possible.
import type { Choice, View } from "$/lib/protocol.ts";
import type { Sitting } from "$/table/sitting.svelte.ts";
import { read } from "./notation.ts";

/** Decisions that are asked state by state of the same party. */
export const BASKETS = ["rally", "place-minister"];

export class Basket {
  /** What can be answered for each state that will be asked about. */
  menu: ReadonlyMap<string, readonly Choice[]> = $state.raw(new Map());
  /** What is wished for each state, shown at once while the server is asked. */
  #wishes: ReadonlyMap<string, string> = $state.raw(new Map());
  #decision: string | null = $state(null);
  #walk = 0;

  constructor(readonly sitting: Sitting) {}

  wish(state: string): string | undefined {
    return this.#wishes.get(state);
  }

  /** Begin with what was drafted before, or with nothing in every state; a draft that was thrown away begins anew. */
  begin(): void {
    const { table } = this.sitting;
    const decision = table.now?.decision ?? null;
    if (decision === this.#decision && (table.draft.actions.length || !this.menu.size)) return;
    this.#decision = decision;
    this.menu = new Map();
    this.#wishes = new Map(table.draft.actions.map((action) => [String(read(action).parts[0]), action]));
    void this.#gather();
  }

  set(state: string, action: string): void {
    this.#wishes = new Map([...this.#wishes, [state, action]]);
    void this.#gather();
  }

  /** Walk through the states as the rules would, answering each as wished or as near to it as possible. */
  async #gather(): Promise<void> {
    const { table } = this.sitting;
    const walk = ++this.#walk;
    const first = table.now?.view;
    const menu = new Map<string, readonly Choice[]>();
    const actions: string[] = [];
    for (let view = first; view && first && asksFor(view, first); ) {
      const state = String(view.prompt?.detail.state);
      if (menu.has(state)) break;
      menu.set(state, view.choices);
      actions.push(nearest(view.choices, this.#wishes.get(state)));
      const rehearsed = await table.preview(actions).catch(() => null);
      if (walk !== this.#walk || table.now?.decision !== this.#decision) return; // another wish, or another question
      view = rehearsed && rehearsed.certain === actions.length ? rehearsed.view : undefined;
    }
    this.menu = menu;
    this.#wishes = new Map(actions.map((action) => [String(read(action).parts[0]), action]));
    if (actions.length) table.draft.pick(...actions);
  }
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
