import { expect, test } from "vitest";
import {
  beforeOwn,
  chapters,
  continued,
  lines,
  outOfTime,
  ownLines,
  runs,
  sinceLast,
  telling,
  unanswered,
} from "$/lib/log.ts";
import type { Moment } from "$/lib/protocol.ts";

const moment = (n: number, word = "passed", more: Partial<Moment> = {}): Moment => ({
  n,
  at: 0,
  seat: n % 3,
  by: "person",
  events: [{ word, detail: { seat: n % 3 } }],
  remarks: [],
  back: null,
  plays: null,
  ...more,
});
const numbers = (moments: readonly Moment[]) => moments.map(({ n }) => n);

test("news is put behind what is known", () => {
  expect(numbers(continued([moment(0), moment(1)], 1, [moment(2), moment(3)]))).toEqual([0, 1, 2, 3]);
});

test("news that was known already is not told twice", () => {
  expect(numbers(continued([moment(0), moment(1), moment(2)], 1, [moment(2), moment(3)]))).toEqual([0, 1, 2, 3]);
});

test("a moment that takes others back removes them and says so", () => {
  const left = continued([moment(0), moment(1), moment(2)], 2, [moment(3, "asked", { back: 1 })]);

  expect(numbers(left)).toEqual([0, 1, 3]);
  expect(lines(left).map(({ event }) => event.word)).toEqual(["passed", "passed", "taken-back", "asked"]);
});

test("lines are grouped under what opens a chapter", () => {
  const all = lines([moment(0, "dealt"), moment(1, "round"), moment(2), moment(3, "round"), moment(4), moment(5)]);

  const found = chapters(all, ["round"]);

  expect(found.map(({ heading, lines }) => [heading?.n ?? null, lines.length])).toEqual([
    [null, 1],
    [1, 1],
    [3, 2],
  ]);
});

test("since your last decision: everything after it", () => {
  expect(numbers(sinceLast([moment(0), moment(1), moment(2), moment(3), moment(4)], 0))).toEqual([4]);
  expect(sinceLast([moment(0)], null)).toEqual([]);
});

test("what a bot did in your place does not count as your decision", () => {
  expect(numbers(sinceLast([moment(0), moment(1), moment(3, "passed", { by: "standby" })], 0))).toEqual([1, 3]);
});

test("what one says is no decision", () => {
  const remark = [{ seat: 0, word: "claim", detail: {}, text: "" }];
  const moments = [moment(0), moment(1), moment(3, "said", { remarks: remark }), moment(4)];

  expect(numbers(sinceLast(moments, 0))).toEqual([1, 3, 4]);
});

test("whoever has answered nothing yet is told what happened since they sit there", () => {
  const taken = { seat: 0, by: "person" as const, name: "Ada", why: "taken" };
  const moments = [moment(1), moment(2, "", { by: "table", plays: taken }), moment(3, "passed", { by: "standby" })];

  expect(numbers(unanswered(moments, 0))).toEqual([3]);
  expect(numbers(unanswered([moment(1), moment(2)], 0))).toEqual([1, 2]);
  expect(numbers(unanswered([...moments, moment(6), moment(7)], 0))).toEqual([7]);
});

test("time that ran out is told once, also of a seat the bot keeps, and never of one it was asked to play", () => {
  const stands = (n: number, why: string) =>
    moment(n, "", { seat: 0, by: "table", events: [], plays: { seat: 0, by: "standby", name: "solid", why } });
  const bot = (n: number) => moment(n, "passed", { seat: 0, by: "standby" });

  expect(numbers(outOfTime([stands(1, "time"), moment(2), bot(3), moment(4)], 0))).toEqual([3]);
  expect(numbers(outOfTime([stands(1, "absent"), bot(2), bot(3)], 0))).toEqual([2]);
  expect(outOfTime([stands(1, "asked"), bot(2)], 0)).toEqual([]);
});

test("a seat goes back to before its own last decision, whatever others did and whoever spoke since", () => {
  const remark = [{ seat: 1, word: "claim", detail: {}, text: "" }];
  const moments = [moment(0), moment(1), moment(2), moment(3, "said", { seat: 1, remarks: remark }), moment(5)];

  expect(beforeOwn(moments, 1)).toBe(0);
  expect(beforeOwn([...moments, moment(6, "back", { seat: 1, back: 5 })], 1)).toBe(0);
});

test("a seat that has decided nothing has nothing to take back", () => {
  expect(beforeOwn([moment(0, "dealt", { seat: null }), moment(2)], 1)).toBeNull();
  expect(beforeOwn([moment(0, "dealt", { seat: null })], null)).toBeNull();
});

test("what one's own answer sets off is news, what one did is not", () => {
  const did = { word: "nominated", detail: { president: 0, chancellor: 2 } };
  const revealed = { word: "voted", detail: { yes: [0, 1], no: [2] } };
  const drew = { word: "hand-changed", detail: { seat: 0, cards: ["taxes"] } };
  const told = (...events: Moment["events"]) =>
    sinceLast([moment(0, "x", { events })], 0).flatMap((each) => each.events);

  expect(told(did)).toEqual([]);
  expect(told(revealed)).toEqual([revealed]);
  expect(told(did, revealed)).toEqual([revealed]);
  expect(told(drew)).toEqual([drew]);
});

test("lines that say the same of several are one run, everything else stands by itself", () => {
  const words = ["staked", "abstained", "abstained", "staked", "abstained"];
  const all = lines(words.map((word, n) => moment(n, word)));

  const found = runs(all, ["abstained"]).map((run) => run.map(({ n }) => n));

  expect(found).toEqual([[0], [1, 2], [3], [4]]);
});

test("a star says best what happened, then what the game finds telling, then what opens no chapter", () => {
  const marked = { stars: ["won"], telling: ["played"], chapters: ["turn"] };
  const best = (...words: string[]) => telling(lines(words.map((word, n) => moment(n, word))), marked)?.event.word;

  expect(best("won", "played", "passed", "turn")).toBe("won");
  expect(best("played", "passed", "turn")).toBe("played");
  expect(best("passed", "turn")).toBe("passed");
  expect(best("turn")).toBe("turn");
});

test("whose time ran out reads what became of them, not of everybody", () => {
  const revealed = (seat: number) => ({ word: "revealed", detail: { seat } });
  const counted = { word: "counted", detail: { yes: 3 } };

  expect(ownLines(moment(1, "", { events: [revealed(0), revealed(1)] })).map(({ event }) => event)).toEqual([
    revealed(1),
  ]);
  expect(ownLines(moment(1, "", { events: [counted] })).map(({ event }) => event)).toEqual([counted]);
});
