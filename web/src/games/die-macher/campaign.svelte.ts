// The campaign as one seat sees it: how things stand, and how they would stand after the draft.
import { speech } from "$/lib/speech.svelte.ts";
import type { Sitting } from "$/table/sitting.svelte.ts";
import { boardOf, type DieMacherBoard, isFor, issueOf, type StateBoard } from "./board.ts";
import { type Desk, deskOf } from "./desk.svelte.ts";
import { type Minister, type Printed, printed } from "./edition.svelte.ts";
import { read } from "./notation.ts";
import { agreement, leaders, projected, type Range, seatsFor } from "./sums.ts";
import { type SheetLine, type SheetStates, withCubes, withPoll, withProgramme, withSheet } from "./what-if.ts";

/** A party in a state: what everybody sees and what it comes to. */
export interface Standing {
  trend: number;
  meetings: number;
  votes: number;
  projected: Range;
}

/** What a draft does to my votes and seats in a state. */
export interface Effect {
  state: string;
  before: number;
  after: number;
  seatsBefore: number;
  seatsAfter: number;
}

export class Campaign {
  readonly desk: Desk;

  constructor(readonly sitting: Sitting) {
    this.desk = deskOf(sitting);
  }

  readonly board: DieMacherBoard = $derived.by(() => boardOf(this.sitting.view));
  readonly me: number | null = $derived.by(() => this.sitting.view.seat);
  readonly mine = $derived.by(() => (this.me === null ? null : (this.board.parties[this.me] ?? null)));
  /** What this seat is asked now; null when it is not. */
  readonly step: string | null = $derived.by(() =>
    this.sitting.table.asked ? (this.sitting.table.now?.view.prompt?.step ?? null) : null,
  );
  /** The state the decision is about. */
  readonly asked: string | null = $derived.by(() => {
    const state = this.sitting.view.prompt?.detail.state;
    return typeof state === "string" && !this.sitting.view.outcome ? state : null;
  });
  readonly printed: Printed | null = $derived.by(() => printed(this.sitting.view.edition));

  /** The table after the draft, or after the option under the pointer. */
  readonly ahead: DieMacherBoard | null = $derived.by(() => {
    if (!this.sitting.table.asked) return null;
    return this.desk.hovered ?? this.#imagined() ?? this.#rehearsed();
  });

  /** What the server worked out; a draft that changes nothing certain has no ripple. */
  #rehearsed(): DieMacherBoard | null {
    const view = this.sitting.table.draft.ahead;
    const ahead = view && boardOf(view);
    return ahead && JSON.stringify(ahead) !== JSON.stringify(this.board) ? ahead : null;
  }

  /** Sealed sheets, polls and programme cards are not rehearsed by the server. */
  #imagined(): DieMacherBoard | null {
    const action = this.sitting.table.draft.actions[0];
    if (action === undefined || this.me === null) return null;
    const { word, parts } = read(action);
    if (word === "publish-poll" && this.asked !== null) {
      const seats = parts[0] as number[];
      const thumbs = this.sitting.choices.find((choice) => choice.action === action)?.detail.thumbs as number[];
      return withPoll(this.board, this.asked, seats, thumbs ?? []);
    }
    if (word === "change-programme") return withProgramme(this.board, this.me, String(parts[0]), String(parts[1]));
    if (word === "second-column") return withCubes(this.board, this.me, parts[1] as string[]);
    const line = this.printed?.start_column_one.find((each) => each.line === parts[0]);
    if (word !== "first-column" || !line) return null;
    const [, trend, votes, meetings] = parts as [number, string[], string[], string[]];
    return withSheet(this.board, this.me, line as SheetLine, { trend, votes, meetings } satisfies SheetStates);
  }

  standing(state: StateBoard, seat: number, board = this.board): Standing {
    return {
      trend: state.trend[seat] ?? 0,
      meetings: state.meetings[seat] ?? 0,
      votes: state.votes[seat] ?? 0,
      projected: projected(board, state, seat),
    };
  }

  /** How a party will stand in a state after the draft; null when nothing is drafted or the state is gone. */
  later(state: StateBoard, seat: number): Standing | null {
    const later = this.ahead?.states.find(({ id }) => id === state.id);
    return later && this.ahead ? this.standing(later, seat, this.ahead) : null;
  }

  agreed(state: StateBoard): Range | null {
    return this.mine && agreement(this.mine.programme, state, this.board.terms);
  }

  agreedThen(state: StateBoard): Range | null {
    const later = this.ahead?.states.find(({ id }) => id === state.id);
    const mine = this.me === null ? undefined : this.ahead?.parties[this.me];
    return later && mine ? agreement(mine.programme, later, this.board.terms) : null;
  }

  leading(state: StateBoard): number[] {
    const later = this.ahead?.states.find(({ id }) => id === state.id);
    return later && this.ahead ? leaders(this.ahead, later) : leaders(this.board, state);
  }

  seatsFor(votes: number, state: StateBoard): number {
    return seatsFor(votes, state, this.board.terms);
  }

  /** The ripple: my projected votes and seats in every state, before and after. */
  readonly ripple: Effect[] = $derived.by(() => {
    const me = this.me;
    if (me === null || !this.ahead) return [];
    return this.board.states.flatMap((state) => {
      const later = this.later(state, me)?.projected.middle;
      if (later === undefined) return [];
      const before = projected(this.board, state, me).middle;
      const seats = (votes: number) => this.seatsFor(votes, state);
      return [{ state: state.id, before, after: later, seatsBefore: seats(before), seatsAfter: seats(later) }];
    });
  });

  // --- words ---

  stateName(id: string): string {
    return this.sitting.words.say(`state-${id}`);
  }

  partyName(seat: number): string {
    return this.sitting.words.say(`party-${this.board.parties[seat]?.party}`);
  }

  issue(card: string): string {
    return this.sitting.words.say(`issue-${issueOf(card)}`, {}, "short");
  }

  side(card: string): string {
    const side = isFor(card, this.board.terms) ? "for" : "against";
    return this.sitting.words.say(`issue-${issueOf(card)}`, {}, side);
  }

  card(card: string): string {
    return `${this.issue(card)} ${this.side(card)}`;
  }

  minister(id: string): Minister | undefined {
    return this.printed?.cabinet.find((each) => each.id === id);
  }

  money(amount: number): string {
    return this.sitting.words.number(amount);
  }

  signed(amount: number): string {
    return new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(amount).replace("-", "−");
  }

  range({ low, high }: Range): string {
    return low === high ? String(low) : `${low}–${high}`;
  }
}
