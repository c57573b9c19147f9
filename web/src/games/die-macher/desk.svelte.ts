// What this player is composing: hovered options, half-made choices, and which page of the phone is open.
import type { Choice, View } from "$/lib/protocol.ts";
import type { TableContext } from "$/table/context.svelte.ts";
import { boardOf, type DieMacherBoard } from "./board.ts";

interface Partial {
  question: string;
  value: unknown;
}

export class Desk {
  /** The page of the phone that was opened, a state or "national", and the decision at which it was. */
  #opened: { page: string; question: string } | null = $state.raw(null);
  /** The table as it would be after the option under the pointer. */
  hovered: DieMacherBoard | null = $state.raw(null);
  /** What would have been spent in this round after each action of a basket, as the rules say. */
  spent: ReadonlyMap<string, number> = $state.raw(new Map());
  /** The last election that was put aside. */
  counted = $state(-1);
  #partial: Partial | null = $state.raw(null);
  readonly #peeks = new Map<string, Promise<View | null>>();
  #looking = 0;

  constructor(readonly context: TableContext) {}

  get page(): string | null {
    return this.#opened?.page ?? null;
  }

  open(page: string): void {
    this.#opened = { page, question: this.#question };
  }

  /** Whether the page was opened while this very decision was asked for. */
  get openedNow(): boolean {
    return this.#opened?.question === this.#question;
  }

  get #question(): string {
    return this.context.table.question ?? "";
  }

  /** A half-made choice of this decision. */
  half<T>(none: T): T {
    return this.#partial?.question === this.#question ? (this.#partial.value as T) : none;
  }

  setHalf(value: unknown): void {
    this.#partial = { question: this.#question, value };
  }

  /** Show what an option would change, as long as the pointer or the focus is on it. */
  async peek(action: string | null): Promise<void> {
    const looking = ++this.#looking;
    if (action === null) {
      this.hovered = null;
      return;
    }
    const view = await this.#rehearsed(action);
    if (looking === this.#looking) this.hovered = view && boardOf(view);
  }

  #rehearsed(action: string): Promise<View | null> {
    const name = `${this.#question} ${action}`;
    let answer = this.#peeks.get(name);
    if (!answer) {
      answer = this.context.table.preview([action]).then(
        ({ certain, view }) => (certain ? view : null),
        () => {
          this.#peeks.delete(name); // too many at once, perhaps: it may be asked again
          return null;
        },
      );
      this.#peeks.set(name, answer);
    }
    return answer;
  }

  // --- choices made of two parts: a card that goes and one that comes, an opinion and a space ---

  #parts(): Record<string, unknown> {
    const drafted = this.context.choices.find(({ action }) => this.context.table.draft.has(action));
    return drafted ? drafted.detail : this.half<Record<string, unknown>>({});
  }

  picked(field: string): unknown {
    return this.#parts()[field];
  }

  /** Whether a value of a field is part of any choice. */
  possible(field: string, value: unknown): boolean {
    return this.context.choices.some(({ detail }) => detail[field] === value);
  }

  /** Whether a value goes together with what is picked of the other field. */
  fits(field: string, value: unknown, other: string): boolean {
    const picked = this.picked(other);
    return this.context.choices.some(
      ({ detail }) => detail[field] === value && (picked === undefined || detail[other] === picked),
    );
  }

  /** Pick a part; when only one choice is left, it is the draft. */
  pick(field: string, value: unknown, other: string): void {
    const { choices, table } = this.context;
    if (this.picked(field) === value) {
      this.setHalf({});
      table.draft.clear();
      return;
    }
    const kept = this.fits(field, value, other) ? this.picked(other) : undefined;
    const matching = choices.filter(
      ({ detail }) => detail[field] === value && (kept === undefined || detail[other] === kept),
    );
    this.setHalf(kept === undefined ? { [field]: value } : { [field]: value, [other]: kept });
    if (matching.length === 1) table.draft.pick((matching[0] as Choice).action);
    else table.draft.clear();
  }
}

/** The desk of this context; board and tray share it. */
export function deskOf(context: TableContext): Desk {
  return context.shared(Desk);
}
