// What the seats of a table show: offices, ballots, claims, and what can be done with them.
import type { TableContext } from "$/table/context.svelte.ts";
import { boardOf, chancellorOf, type SecretHitlerBoard, targetWord } from "./board.ts";
import { type Claim, type Election, elections, freshClaims, lastBallots } from "./history.ts";
import { type Notes, readNotes } from "./notes.ts";

export type BallotState = "none" | "thinking" | "sealed" | "yes" | "no";
export type Office = "president" | "candidate" | "chancellor" | "nominee" | null;

export class TableState {
  readonly #context: TableContext;

  constructor(context: TableContext) {
    this.#context = context;
  }

  readonly #view = $derived.by(() => this.#context.view);
  readonly board: SecretHitlerBoard = $derived.by(() => boardOf(this.#context.view));
  readonly elections: Election[] = $derived.by(() => elections(this.#context.lines));
  readonly #chancellor = $derived.by(() => chancellorOf(this.#view));
  readonly #claims: Map<number, Claim> = $derived.by(() =>
    freshClaims(this.#context.table.said, this.board.ledger.length),
  );
  readonly notes: Notes = $derived.by(() => readNotes(this.#context.table.notes.get(this.#context.table.active ?? -1)));
  /** The action that points at a seat, while one is asked for. */
  readonly target: string | null = $derived.by(() => (this.#context.table.asked ? targetWord(this.#view) : null));

  office(seat: number): Office {
    const cast = this.#context.scenes.shown?.cast;
    if (cast) return (Object.keys(cast).find((office) => cast[office] === seat) as Office | undefined) ?? null;
    if (this.#view.outcome) return null;
    if (this.#chancellor?.seat === seat) return this.#chancellor.elected ? "chancellor" : "nominee";
    if (this.board.president !== seat) return null;
    return this.#chancellor?.elected || this.#inPower() ? "president" : "candidate";
  }

  /** After the session the president of it uses a power. */
  #inPower(): boolean {
    return ["investigation", "special-election", "execution"].includes(this.#view.prompt?.step ?? "");
  }

  ballot(seat: number): BallotState {
    const view = this.#view;
    if (view.outcome || !this.board.living.includes(seat)) return "none";
    if (view.prompt?.step === "vote") {
      if (view.sealed.includes(seat)) return "sealed";
      return view.waiting.includes(seat) ? "thinking" : "none";
    }
    const vote = lastBallots(this.elections).get(seat);
    return vote === undefined ? "none" : vote ? "yes" : "no";
  }

  /** How many policies a seat holds, as everybody can see. */
  cards(seat: number): number {
    const holder = this.#view.prompt?.step === "president-discards" ? this.board.president : this.#chancellor?.seat;
    return holder === seat && this.#chancellor?.elected ? this.board.held : 0;
  }

  claim(seat: number): Claim | undefined {
    return this.#claims.get(seat);
  }

  legal(seat: number): boolean {
    return this.#context.choices.some(({ action }) => action === `${this.target} ${seat}`);
  }

  chosen(seat: number): boolean {
    return this.target !== null && this.#context.table.draft.has(`${this.target} ${seat}`);
  }
}
