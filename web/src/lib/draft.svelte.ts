// An answer being composed: chosen, looked at, changed, and only then sent.
import type { Draft as Kept, Previewed, View } from "./protocol.ts";
import type { Table } from "./table.svelte.ts";

const SAVE_AFTER = 400;

export class Draft {
  /** What would be sent, in order. It belongs to one question and is empty for every other. */
  #actions: string[] = $state.raw([]);
  #question: string | null = $state(null);
  /** How the table would look then, if the server could say. */
  #preview: Previewed | null = $state.raw(null);
  /** What was chosen last is still being put together with the rest: sending waits for it. */
  gathering: Promise<void> | null = null;
  readonly #table: Table;
  #saving: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly actions: readonly string[] = $derived.by(() => (this.#valid() ? this.#actions : []));
  /** The table as it would be after the draft. */
  readonly ahead: View | null = $derived.by(() => (this.#valid() ? (this.#preview?.view ?? null) : null));
  /** Whether nothing in the draft depends on luck or secrets, so that it could be continued. */
  readonly certain: boolean = $derived.by(() => this.#valid() && this.#preview?.certain === this.#actions.length);

  #valid(): boolean {
    return this.#question !== null && this.#question === this.#table.question;
  }

  has(action: string): boolean {
    return this.actions.includes(action);
  }

  /** Choose: replaces what was chosen before. */
  pick(...actions: string[]): void {
    this.#set(this.#table.question, actions);
    this.#save();
    void this.#look();
  }

  clear(): void {
    this.#set(null, []);
    this.#save();
  }

  /** Put a draft together that takes a while; of several only the last counts. */
  gather(gathering: Promise<void>): void {
    this.gathering = gathering;
    void gathering.finally(() => {
      if (this.gathering === gathering) this.gathering = null;
    });
  }

  async commit(): Promise<boolean> {
    while (this.gathering) await this.gathering;
    const actions = [...this.actions];
    if (!actions.length || !(await this.#table.act(...actions))) return false;
    this.#set(null, []);
    clearTimeout(this.#saving);
    return true;
  }

  /** A draft kept by the server, from before a reload or from another device. */
  restore({ seat, decision, draft }: Kept): void {
    if (seat !== this.#table.active || !Array.isArray(draft)) return;
    this.#set(`${seat} ${decision}`, draft.map(String));
    void this.#look();
  }

  #set(question: string | null, actions: string[]): void {
    this.#question = question;
    this.#actions = actions;
    this.#preview = null;
  }

  async #look(): Promise<void> {
    const actions = this.#actions;
    if (!actions.length) return;
    try {
      const preview = await this.#table.preview(actions);
      if (actions === this.#actions) this.#preview = preview;
    } catch {
      // A draft that is refused is explained when it is sent.
    }
  }

  #save(): void {
    clearTimeout(this.#saving);
    const { active, now } = this.#table;
    if (active === null || !now?.decision) return;
    const wish = { type: "save-draft", seat: active, decision: now.decision, draft: this.#actions } as const;
    this.#saving = setTimeout(() => void this.#table.mention(wish), SAVE_AFTER);
  }
}
