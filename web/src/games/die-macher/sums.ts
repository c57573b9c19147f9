// What everybody at the table could work out on paper: agreement, projected votes and seats. Shown, never decided by.
import { type DieMacherBoard, issueOf, NOBODY, opposite, type StateBoard, type Terms } from "./board.ts";

/** From the least to the most that hidden opinions allow; `middle` counts only what lies open. */
export interface Range {
  low: number;
  middle: number;
  high: number;
}

/** How a programme stands to one opinion: 1 shares it, -1 opposes it, 0 is silent. */
export function stance(programme: readonly string[], opinion: string, terms: Terms): -1 | 0 | 1 {
  if (programme.includes(opinion)) return 1;
  return programme.includes(opposite(opinion, terms)) ? -1 : 0;
}

/** How far a programme agrees with a state; a doubled opinion weighs more, a hidden one is on an issue not yet open. */
export function agreement(programme: readonly string[], state: StateBoard, terms: Terms): Range {
  const open = state.opinions.slice(0, state.open).map((card) => card ?? "");
  const middle = open.reduce((sum, card, place) => {
    const weight = place === state.doubled ? terms.doubler_weight : 1;
    return sum + weight * (card ? stance(programme, card, terms) : 0);
  }, 0);
  const hidden = state.opinions.slice(state.open).filter((card) => card === null).length;
  const settled = open.map(issueOf);
  const mine = programme.filter((card) => !settled.includes(issueOf(card))).length;
  const swing = Math.min(hidden, mine);
  return { low: middle - swing, middle, high: middle + swing };
}

/** The votes that meetings bring; a factor of nought or less still gives one vote for every two of them. */
export function votesGained(meetings: number, factor: number, terms: Terms): number {
  return factor > 0 ? meetings * factor : Math.floor(meetings / terms.meetings_per_vote_at_worst);
}

/** The votes of a party if all its meetings in a state became votes now. */
export function projected(board: DieMacherBoard, state: StateBoard, seat: number): Range {
  const { terms } = board;
  const agreed = agreement(board.parties[seat]?.programme ?? [], state, terms);
  const votes = (agreeing: number) => {
    const gained = votesGained(state.meetings[seat] ?? 0, (state.trend[seat] ?? 0) + agreeing, terms);
    return Math.min(terms.most_votes, (state.votes[seat] ?? 0) + gained);
  };
  return { low: votes(agreed.low), middle: votes(agreed.middle), high: votes(agreed.high) };
}

/** The seats a state card gives for votes; below its first row none. */
export function seatsFor(votes: number, state: StateBoard, terms: Terms): number {
  const row = terms.from_votes.filter((least) => least <= votes).length;
  return row ? (state.seats[row - 1] ?? 0) : 0;
}

/** Who would win as things stand: most votes, those of two partners together; of equals the marker on top. */
export function leaders(board: DieMacherBoard, state: StateBoard): number[] {
  const votes = state.votes.map((_, seat) => projected(board, state, seat).middle);
  const partner = (seat: number) => (state === board.states[0] ? (board.partners[seat] ?? NOBODY) : NOBODY);
  const together = votes.map((own, seat) => own + (partner(seat) === NOBODY ? 0 : (votes[partner(seat)] ?? 0)));
  const standing = (seat: number) => [together[seat] ?? 0, votes[seat] ?? 0, state.stack.indexOf(seat)];
  const order = votes.map((_, seat) => seat).sort((a, b) => compare(standing(b), standing(a)));
  const first = order[0];
  if (first === undefined || !together[first]) return [];
  return partner(first) === NOBODY ? [first] : [first, partner(first)];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const k = one.findIndex((value, index) => value !== other[index]);
  return k < 0 ? 0 : (one[k] ?? 0) - (other[k] ?? 0);
}

/** Programme cards two parties have in common. */
export function shared(one: readonly string[], other: readonly string[]): number {
  return one.filter((card) => other.includes(card)).length;
}
