// The language lessons are written in, and where their card stands.
import { describe, expect, it } from "vitest";
import { beside, notch, overlap } from "../src/table/lesson/beside.ts";
import { at, expected, filled, firstLegal, fits, holds, total } from "../src/table/lesson/situation.ts";

const scope = {
  seat: 1,
  board: {
    role: "liberal",
    fascist: 3,
    trend: [0, 2],
    regions: [
      { id: "europe", government: [0] },
      { id: "china", government: [1, 0] },
    ],
  },
  prompt: { step: "vote", detail: { president: 1 } },
};

describe("what a lesson looks at", () => {
  it("paths lead into the view, to the own seat and to the first that fits", () => {
    expect(at("board.trend.me", scope)).toBe(2);
    expect(at("board.regions.(government.0=me).id", scope)).toBe("china");
    expect(at("board.regions.(government.1=0,government.0=me).id", scope)).toBe("china");
    expect(at("board.regions.(government.1=0,government.0=0).id", scope)).toBeUndefined();
    expect(at("board.nothing.here", scope)).toBeUndefined();
    expect(at("board.nothing|board.role", scope)).toBe("liberal");
    expect(filled("region-{board.regions.(id=europe).id}", scope)).toBe("region-europe");
  });

  it("claims compare", () => {
    expect(holds("board.role = liberal", scope)).toBe(true);
    expect(holds("prompt.detail.president != me", scope)).toBe(false);
    expect(holds("board.fascist >= 3", scope)).toBe(true);
    expect(holds("board.missing <= 3", scope)).toBe(false);
  });

  it("patterns name actions, and brackets are only brackets", () => {
    expect(fits("nominate *", "nominate 3", scope)).toBe(true);
    expect(fits('first-column 1 ["a"] *', 'first-column 1 ["a"] []', scope)).toBe(true);
    expect(fits("enact 0", "enact 1", scope)).toBe(false);
    expect(fits("a*b", "a", scope)).toBe(false);
  });

  it("Next gives the first answer that is legal, and only listed answers are expected", () => {
    const answers = [["bid 9"], ["bid 2", "pass"]];
    expect(firstLegal(answers, ["bid 1", "bid 2"], scope)).toEqual(["bid 2", "pass"]);
    expect(expected(answers, ["bid 2", "pass"], scope)).toBe(true);
    expect(expected(answers, ["bid 2"], scope)).toBe(false);
  });

  it("sums are worked out, and none is shown with a number missing", () => {
    expect(
      total(
        [
          { of: "board.trend.me", op: "+" },
          { of: 3, op: "×" },
        ],
        scope,
      )?.result,
    ).toBe(6);
    expect(total([{ of: "board.nothing", op: "+" }], scope)).toBeNull();
  });
});

describe("where the card stands", () => {
  const window = { width: 1366, height: 768 };
  const card = { width: 450, height: 300 };

  it("is beside every ring and on the page", () => {
    for (const hole of [
      { left: 10, top: 100, right: 250, bottom: 500 },
      { left: 800, top: 40, right: 990, bottom: 90 },
      { left: 5, top: 600, right: 990, bottom: 760 },
    ]) {
      const place = beside([hole, { left: 700, top: 43, right: 990, bottom: 93 }], card, window);
      expect(overlap(place, hole)).toBe(0);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.bottom).toBeLessThanOrEqual(window.height);
      expect(notch(place, hole)).not.toBeNull();
    }
  });

  it("covers as little as can be where there is no room", () => {
    const place = beside(
      [{ left: 0, top: 400, right: 390, bottom: 844 }],
      { width: 374, height: 380 },
      { width: 390, height: 844 },
    );
    expect(place.top).toBeLessThan(20);
  });

  it("covers rather what is only to be read than what is to be pressed", () => {
    const pressed = { left: 0, top: 690, right: 390, bottom: 800 };
    const read = { left: 0, top: 40, right: 390, bottom: 380 };
    const place = beside([pressed, read], { width: 374, height: 330 }, { width: 390, height: 844 }, 1);
    expect(overlap(place, pressed)).toBe(0);
  });

  it("covers rather what is only to be read than another thing that can be chosen", () => {
    const pressed = { left: 0, top: 690, right: 390, bottom: 800 };
    const read = { left: 0, top: 40, right: 390, bottom: 300 };
    const other = { left: 0, top: 560, right: 390, bottom: 660 };
    const place = beside([pressed, read], { width: 374, height: 330 }, { width: 390, height: 844 }, 1, [other]);
    expect(overlap(place, pressed)).toBe(0);
    expect(overlap(place, other)).toBe(0);
  });
});
