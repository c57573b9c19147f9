// The memory of a table: moments, without those that were taken back.
import type { Happened, Moment } from "./protocol.ts";

export interface Line {
  /** Stable address of the line: moment and position in it. */
  id: string;
  n: number;
  at: number;
  seat: number | null;
  event: Happened;
}

export interface Chapter {
  /** The event that opened the chapter; none for what came before the first. */
  heading: Line | null;
  lines: Line[];
}

/** Put news behind what is known; a moment that takes others back removes them. */
export function continued(known: readonly Moment[], since: number, news: readonly Moment[]): Moment[] {
  const moments = known.filter((moment) => moment.n <= since);
  for (const moment of news) {
    if (moment.back !== null) {
      while (moments.length && (moments.at(-1) as Moment).n > moment.back) moments.pop();
    }
    moments.push(moment);
  }
  return moments;
}

export function lines(moments: readonly Moment[]): Line[] {
  return moments.flatMap(({ n, at, seat, events, back }) => {
    const told = back === null ? events : [{ word: "taken-back", detail: { seat } }, ...events];
    return told.map((event, index) => ({ id: `${n}-${index}`, n, at, seat, event }));
  });
}

const LONGEST = 60; // a chapter that grows longer goes on in another one without a heading

/** Lines grouped under the events that open a chapter (a round, a phase). */
export function chapters(all: readonly Line[], openings: readonly string[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of all) {
    const last = found.at(-1);
    if (openings.includes(line.event.word)) found.push({ heading: line, lines: [] });
    else if (!last || last.lines.length >= LONGEST) found.push({ heading: null, lines: [line] });
    else last.lines.push(line);
  }
  return found;
}

/** The moment before a seat's own last decision, to which the table would go back; null where there is none. */
export function beforeOwn(moments: readonly Moment[], seat: number | null): number | null {
  const last = moments.findLastIndex(
    (moment) => moment.seat === seat && moment.back === null && !moment.remarks.length,
  );
  return seat === null ? null : (moments[last - 1]?.n ?? null);
}

/** What a seat has not seen happen: everything after its own last answer. */
export function sinceLast(moments: readonly Moment[], seat: number | null): Moment[] {
  if (seat === null) return [];
  const last = moments.findLastIndex((moment) => moment.seat === seat && moment.by === "person");
  return last < 0 ? [] : moments.slice(last + 1);
}
