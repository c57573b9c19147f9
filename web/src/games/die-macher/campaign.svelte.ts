// The campaign as one seat sees it: how things stand, and how they would stand after the draft.
import { speech } from "$/lib/speech.svelte.ts";
import type { TableContext } from "$/table/context.svelte.ts";
import {
  boardOf,
  type DieMacherBoard,
  forecastOf,
  isFor,
  issueOf,
  type Range,
  rangeOf,
  type StateBoard,
} from "./board.ts";
import { type Desk, deskOf } from "./desk.svelte.ts";
import { type Minister, type Printed, printed } from "./edition.svelte.ts";
import type { Forecast, StateForecast } from "./types.ts";

/** A party in a state: what everybody sees and what it comes to. */
export interface Standing {
  trend: number;
  meetings: number;
  votes: number;
  projected: Range;
  /** For the projected votes, by what lies open. */
  seats: number;
}

const NO_RANGE: Range = { low: 0, middle: 0, high: 0 };

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

  constructor(readonly context: TableContext) {
    this.desk = deskOf(context);
  }

  readonly board: DieMacherBoard = $derived.by(() => boardOf(this.context.view));
  readonly me: number | null = $derived.by(() => this.context.view.seat);
  readonly mine = $derived.by(() => (this.me === null ? null : (this.board.parties[this.me] ?? null)));
  /** What this seat is asked now; null when it is not. */
  readonly step: string | null = $derived.by(() =>
    this.context.table.asked ? (this.context.table.now?.view.prompt?.step ?? null) : null,
  );
  /** The state the decision is about. */
  readonly asked: string | null = $derived.by(() => {
    const state = this.context.view.prompt?.detail.state;
    return typeof state === "string" && !this.context.view.outcome ? state : null;
  });
  readonly printed: Printed | null = $derived.by(() => printed(this.context.view.edition));

  /** The table after the draft, or after the option under the pointer. */
  readonly ahead: DieMacherBoard | null = $derived.by(() => {
    if (!this.context.table.asked) return null;
    return this.desk.hovered ?? this.#rehearsed();
  });

  /** What the server worked out; a draft that changes nothing certain has no ripple. */
  #rehearsed(): DieMacherBoard | null {
    const view = this.context.table.draft.ahead;
    const ahead = view && boardOf(view);
    return ahead && JSON.stringify(ahead) !== JSON.stringify(this.board) ? ahead : null;
  }

  standing(state: StateBoard, seat: number, board = this.board): Standing {
    const forecast = this.#forecast(state, seat, board);
    return {
      trend: state.trend[seat] ?? 0,
      meetings: state.meetings[seat] ?? 0,
      votes: state.votes[seat] ?? 0,
      projected: forecast ? rangeOf(forecast.votes) : NO_RANGE,
      seats: forecast?.seats[1] ?? 0,
    };
  }

  #forecast(state: StateBoard, seat: number | null, board: DieMacherBoard | null): Forecast | undefined {
    return seat === null || !board ? undefined : forecastOf(board, state.id)?.parties[seat];
  }

  /** How a party will stand in a state after the draft; null when nothing is drafted or the state is gone. */
  later(state: StateBoard, seat: number): Standing | null {
    const later = this.ahead?.states.find(({ id }) => id === state.id);
    return later && this.ahead ? this.standing(later, seat, this.ahead) : null;
  }

  /** How far my programme agrees with a state. */
  agreed(state: StateBoard): Range | null {
    const mine = this.#forecast(state, this.me, this.board);
    return mine ? rangeOf(mine.agreement) : null;
  }

  agreedThen(state: StateBoard): Range | null {
    const mine = this.#forecast(state, this.me, this.ahead);
    return mine ? rangeOf(mine.agreement) : null;
  }

  /** How my programme, as it will be, stands to each open opinion of a state. */
  stances(state: StateBoard): readonly number[] {
    const mine = this.#forecast(state, this.me, this.ahead) ?? this.#forecast(state, this.me, this.board);
    return mine?.stances ?? [];
  }

  /** My place in a state by projected votes. */
  place(state: StateBoard): number | null {
    return this.#forecast(state, this.me, this.board)?.place ?? null;
  }

  /** Who would win a state with what votes and seats; null while nobody has any votes. */
  leading(state: StateBoard): StateForecast | null {
    const found = (this.ahead && forecastOf(this.ahead, state.id)) ?? forecastOf(this.board, state.id);
    return found?.votes ? found : null;
  }

  /** The ripple: my projected votes and seats in every state, before and after. */
  readonly ripple: Effect[] = $derived.by(() => {
    const me = this.me;
    if (me === null || !this.ahead) return [];
    return this.board.states.flatMap((state) => {
      const [now, then] = [this.standing(state, me), this.later(state, me)];
      if (!then) return [];
      const [before, after] = [now.projected.middle, then.projected.middle];
      return [{ state: state.id, before, after, seatsBefore: now.seats, seatsAfter: then.seats }];
    });
  });

  // --- words ---

  stateName(id: string): string {
    return this.context.words.say(`state-${id}`);
  }

  partyName(seat: number): string {
    return this.context.words.say(`party-${this.board.parties[seat]?.party}`);
  }

  issue(card: string): string {
    return this.context.words.say(`issue-${issueOf(card)}`, {}, "short");
  }

  side(card: string): string {
    const side = isFor(card, this.board.terms) ? "for" : "against";
    return this.context.words.say(`issue-${issueOf(card)}`, {}, side);
  }

  card(card: string): string {
    return `${this.issue(card)} ${this.side(card)}`;
  }

  minister(id: string): Minister | undefined {
    return this.printed?.cabinet.find((each) => each.id === id);
  }

  money(amount: number): string {
    return this.context.words.number(amount);
  }

  signed(amount: number): string {
    return new Intl.NumberFormat(speech.language, { signDisplay: "exceptZero" }).format(amount).replace("-", "−");
  }

  range({ low, high }: Range): string {
    return low === high ? String(low) : `${low}–${high}`;
  }
}
