import { expect, test } from "vitest";
import type { Talk } from "$/lib/protocol.ts";
import { answerable, everythingSaid } from "$/lib/talk.ts";

const REMARK = { seat: 1, word: "will-vote", detail: {}, text: "will-vote yes" };
const promise = (more: Partial<Talk> = {}): Talk => ({
  n: 4,
  match: 1,
  at: 0,
  seat: 1,
  name: "Ben",
  to: [0],
  text: "",
  remark: REMARK,
  answers: null,
  reply: null,
  ...more,
});

test("a promise made to one seat is answered by that seat", () => {
  expect(answerable(promise(), 0, [])).toBe(true);
  expect(answerable(promise(), 2, [])).toBe(false);
  expect(answerable(promise(), 1, [])).toBe(false);
  expect(answerable(promise(), null, [])).toBe(false);
});

test("what was said to all cannot be answered: it is part of the record, not of the talk", () => {
  const moments = [
    { n: 3, at: 0, seat: 1, by: "person" as const, events: [], remarks: [REMARK], back: null, plays: null },
  ];

  const [said] = everythingSaid([], 1, moments, ["Ada", "Ben"]);

  expect(said && answerable(said, 0, [])).toBe(false);
});

test("an answer is given once, and answers and plain talk are not answered", () => {
  const answer = promise({ n: 5, seat: 0, to: [1], remark: null, answers: 4, reply: "accept" });

  expect(answerable(promise(), 0, [answer])).toBe(false);
  expect(answerable(answer, 1, [])).toBe(false);
  expect(answerable(promise({ remark: null, text: "Hello" }), 0, [])).toBe(false);
});
