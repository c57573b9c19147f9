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
  return moments.flatMap(({ n, at, seat, events, back, plays }) => {
    const undone = back === null ? [] : [{ word: "taken-back", detail: { seat } }];
    const changed = plays ? [{ word: "plays", detail: { ...plays } }] : [];
    const told = [...undone, ...changed, ...events];
    return told.map((event, index) => ({ id: `${n}-${index}`, n, at, seat, event }));
  });
}

/** What a moment tells of the seat that moved; all it tells where nothing is said of that seat alone. */
export function ownLines(moment: Moment): Line[] {
  const all = lines([moment]);
  const own = all.filter(({ seat, event }) => event.detail.seat === seat);
  return own.length ? own : all;
}

interface Marked {
  stars?: readonly string[];
  telling?: readonly string[];
  chapters?: readonly string[];
}

/** The line that says best what happened: a star, else what the game finds telling, else the last that opens no chapter. */
export function telling(all: readonly Line[], { stars = [], telling = [], chapters = [] }: Marked): Line | undefined {
  const last = (words: readonly string[]) => all.findLast(({ event }) => words.includes(event.word));
  return last(stars) ?? last(telling) ?? all.findLast(({ event }) => !chapters.includes(event.word)) ?? all.at(-1);
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

/** Lines with neighbours that say the same of somebody else folded into one run; every other line is a run of its own. */
export function runs(all: readonly Line[], folding: readonly string[]): Line[][] {
  const found: Line[][] = [];
  for (const line of all) {
    const last = found.at(-1);
    const { word } = line.event;
    if (last?.[0]?.event.word === word && folding.includes(word)) last.push(line);
    else found.push([line]);
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

/** What a seat has not seen happen: all that its own last answer set off, and everything after it. */
export function sinceLast(moments: readonly Moment[], seat: number | null): Moment[] {
  const last = lastOwn(moments, seat);
  const own = moments[last];
  if (seat === null || !own) return [];
  const [first, ...rest] = own.events;
  const events = first && !isDeed(first, seat) ? own.events : rest;
  return [...(events.length ? [{ ...own, events }] : []), ...moments.slice(last + 1)];
}

function lastOwn(moments: readonly Moment[], seat: number | null): number {
  return moments.findLastIndex(({ seat: whose, by, remarks }) => whose === seat && by === "person" && !remarks.length);
}

/** What may concern a seat: since its last answer; whoever has answered nothing yet, since they sit here. */
export function unanswered(moments: readonly Moment[], seat: number): Moment[] {
  if (lastOwn(moments, seat) >= 0) return sinceLast(moments, seat);
  return moments.slice(moments.findLastIndex(({ plays }) => plays?.seat === seat && plays.by === "person") + 1);
}

/** The answers a bot gave because the time of a seat ran out; what it does there later is another story. */
export function outOfTime(moments: readonly Moment[], seat: number): Moment[] {
  let late = false;
  return moments.filter((moment) => {
    const { plays } = moment;
    if (plays?.seat === seat) late = plays.by === "standby" && (plays.why === "time" || plays.why === "absent");
    if (!late || moment.seat !== seat || moment.by !== "standby") return false;
    late = false;
    return true;
  });
}

const ACTORS = ["seat", "president", "player", "by"];

/** Whether an event tells no more than what this seat did. Lists are revealed: ballots, bids, drawn cards. */
function isDeed({ detail }: Happened, seat: number): boolean {
  const actor = ACTORS.map((name) => detail[name]).find((who) => typeof who === "number");
  return actor === seat && !Object.values(detail).some(Array.isArray);
}
