import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace, type Speed } from "$/lib/pace.svelte.ts";
import { preferences } from "$/lib/preferences.svelte.ts";
import type { News, Update } from "$/lib/protocol.ts";

let shown: number[] = [];
let lag: boolean[] = [];
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  lag = [];
  pace = new Pace({
    show: (news: News) => shown.push((news as Update).n),
    watched: () => true,
    behind: (behind) => lag.push(behind),
  });
});
afterEach(() => {
  vi.useRealTimers();
  preferences.set({ speed: "normal" });
});

function happened(n: number, more: Record<string, unknown> = {}): Update {
  const moment = {
    n,
    at: 0,
    seat: 1,
    by: "bot",
    events: [{ word: "passed", detail: {} }],
    remarks: [],
    back: null,
    plays: null,
  };
  const view = { prompt: { step: `step-${n}` } };
  return { type: "update", match: 1, seat: 0, n, since: n - 1, moments: [moment], done: {}, view, ...more } as never;
}

function come(speed: Speed, ...news: Update[]): void {
  preferences.set({ speed });
  for (const each of news) pace.take(each);
}

test("what others do is shown one after another", () => {
  come("normal", happened(0), happened(1), happened(2), happened(3));
  expect(shown).toEqual([0, 1]);
  expect(pace.waiting).toBe(2);

  vi.advanceTimersByTime(700);
  expect(shown).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(700);

  expect(shown).toEqual([0, 1, 2, 3]);
});

test("whoever falls behind says so once, and once again when everything is shown", () => {
  come("normal", happened(0), happened(1));
  expect(lag).toEqual([]);
  come("normal", happened(2), happened(3));
  expect(lag).toEqual([true]);

  vi.advanceTimersByTime(1400);

  expect(lag).toEqual([true, false]);
});

test("the fast see everything at once, the slow wait twice as long", () => {
  come("fast", happened(0), happened(1), happened(2));
  expect(shown).toEqual([0, 1, 2]);
  come("slow", happened(3), happened(4));

  vi.advanceTimersByTime(1300);
  expect(shown).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(200);

  expect(shown).toEqual([0, 1, 2, 3, 4]);
});

test("whoever takes steps goes on by hand", () => {
  come("step", happened(0), happened(1), happened(2), happened(3));
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([0, 1]);

  pace.next();
  expect(shown).toEqual([0, 1, 2]);
  pace.hurry();

  expect(shown).toEqual([0, 1, 2, 3]);
});

test("the answers of one phase are one moving picture", () => {
  const view = { prompt: { step: "vote" } };
  come("normal", ...[0, 1, 2, 3].map((n) => happened(n, { view })));

  vi.advanceTimersByTime(500);

  expect(shown).toEqual([0, 1, 2, 3]);
});

test("a scene is held at the player's speed, can be stopped and skipped", () => {
  pace.scene = ({ n }) => (n === 1 ? 4000 : 0);
  come("normal", happened(0), happened(1), happened(2));
  vi.advanceTimersByTime(3900);
  expect(shown).toEqual([0, 1]);

  pace.stop();
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([0, 1]);
  pace.resume();
  vi.advanceTimersByTime(200);

  expect(shown).toEqual([0, 1, 2]);
});

test("one's own answer waits for nothing", () => {
  come("normal", happened(0), happened(1), happened(2));

  pace.take(happened(3, { done: { key: 3 } }));

  expect(shown).toEqual([0, 1, 2, 3]);
});

test("whoever was away long is not told everything one by one", () => {
  come("normal", ...Array.from({ length: 60 }, (_, n) => happened(n)));

  expect(pace.waiting).toBe(40);
  expect(shown.at(-1)).toBe(19);
});
