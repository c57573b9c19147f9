// What a draft would change where the server does not rehearse it, because it is sealed or would show a card to all.
import type { DieMacherBoard, StateBoard, Terms } from "./board.ts";

type Change = (state: StateBoard) => StateBoard;

function changed(board: DieMacherBoard, change: Change): DieMacherBoard {
  return { ...board, states: board.states.map(change) };
}

function added(list: readonly number[], seat: number, amount: number, least: number, most: number): number[] {
  return list.map((value, each) => (each === seat ? Math.max(least, Math.min(most, value + amount)) : value));
}

function moved(state: StateBoard, seat: number, steps: number, terms: Terms): StateBoard {
  return { ...state, trend: added(state.trend, seat, steps, terms.lowest_trend, terms.highest_trend) };
}

/** The lines of a poll counted for some parties. */
export function withPoll(board: DieMacherBoard, id: string, seats: readonly number[], thumbs: readonly number[]) {
  return changed(board, (state) =>
    state.id === id ? seats.reduce((s, seat, k) => moved(s, seat, thumbs[k] ?? 0, board.terms), state) : state,
  );
}

/** One card of a programme in the place of another. */
export function withProgramme(board: DieMacherBoard, seat: number, removed: string, added: string): DieMacherBoard {
  const swapped = (programme: string[]) => programme.map((card) => (card === removed ? added : card));
  const parties = board.parties.map((party, each) =>
    each === seat ? { ...party, programme: swapped(party.programme) } : party,
  );
  return { ...board, parties };
}

export interface SheetLine {
  line: number;
  trend: number[];
  votes: number[];
  meetings: number[];
}

/** Which state each number of a line of the first column goes to. */
export interface SheetStates {
  trend: string[];
  votes: string[];
  meetings: string[];
}

/** The first column of a start sheet carried out. */
export function withSheet(board: DieMacherBoard, seat: number, line: SheetLine, to: SheetStates): DieMacherBoard {
  const sum = (states: string[], amounts: number[], id: string) =>
    states.reduce((total, state, k) => total + (state === id ? (amounts[k] ?? 0) : 0), 0);
  return changed(board, (state) => ({
    ...moved(state, seat, sum(to.trend, line.trend, state.id), board.terms),
    votes: added(state.votes, seat, sum(to.votes, line.votes, state.id), 0, board.terms.most_votes),
    meetings: added(state.meetings, seat, sum(to.meetings, line.meetings, state.id), 0, board.terms.meeting_spaces),
  }));
}

/** Media cubes of the second column carried out. */
export function withCubes(board: DieMacherBoard, seat: number, states: readonly string[]): DieMacherBoard {
  return changed(board, (state) => ({
    ...state,
    media: added(state.media, seat, states.filter((id) => id === state.id).length, 0, Number.MAX_SAFE_INTEGER),
  }));
}
