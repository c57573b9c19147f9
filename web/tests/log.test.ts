import { expect, test } from "vitest";
import { beforeOwn, chapters, continued, lines, sinceLast } from "$/lib/log.ts";
import type { Moment } from "$/lib/protocol.ts";

const moment = (n: number, word = "passed", more: Partial<Moment> = {}): Moment => ({
  n,
  at: 0,
  seat: n % 3,
  by: "person",
  events: [{ word, detail: {} }],
  remarks: [],
  back: null,
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
