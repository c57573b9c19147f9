import { describe, expect, test } from "vitest";
import { chips, proxyAnswer, range } from "$/lib/choices.ts";
import type { Choice } from "$/lib/protocol.ts";
import { yesNo } from "$/table/yes-no.ts";

const bids = (...amounts: number[]): Choice[] =>
  amounts.map((amount) => ({ action: `bid ${amount}`, detail: { amount } }));
const pass: Choice = { action: "pass", detail: {} };

describe("amounts", () => {
  test("choices that differ in one number become a range, the others stay beside it", () => {
    const found = range([...bids(3, 1, 2, 4), pass]);

    expect(found?.values.map(({ amount }) => amount)).toEqual([1, 2, 3, 4]);
    expect(found?.others).toEqual([pass]);
  });

  test("a few amounts are quicker as buttons", () => {
    expect(range([...bids(1, 2), pass])).toBeNull();
  });

  test("a number that names a seat or a card is no amount", () => {
    const targets = [1, 2, 3, 4, 5].map((seat) => ({ action: `nominate ${seat}`, detail: { seat } }));

    expect(range(targets)).toBeNull();
  });

  test("one number among several parts can be the amount", () => {
    const meetings = [0, 1, 2, 3, 4].map((count) => ({
      action: `meet bayern ${count}`,
      detail: { state: "bayern", count },
    }));

    expect(range(meetings)?.values).toHaveLength(5);
  });

  test("quick chips offer the least, a quarter, half and all", () => {
    expect(chips([0, 1, 2, 3, 4, 5, 6, 7, 8].map((amount) => ({ amount })))).toEqual([0, 2, 4, 8]);
  });
});

describe("bidding up to a limit", () => {
  test("the lowest bid within the limit is made", () => {
    expect(proxyAnswer([...bids(5, 6, 7, 8), pass], 6)).toBe("bid 5");
  });

  test("above the limit one passes", () => {
    expect(proxyAnswer([...bids(7, 8, 9, 10), pass], 6)).toBe("pass");
  });
});

describe("yes and no", () => {
  test("two choices told apart by a boolean are a pair", () => {
    const ballots = [false, true].map((ja) => ({ action: `ballot ${ja}`, detail: { ja } }));

    expect(yesNo(ballots)?.yes.action).toBe("ballot true");
    expect(yesNo(ballots)?.no.action).toBe("ballot false");
  });

  test("two choices of different kinds are not", () => {
    expect(
      yesNo([
        { action: "accept", detail: {} },
        { action: "refuse", detail: {} },
      ]),
    ).toBeNull();
  });
});
