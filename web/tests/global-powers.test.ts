import { describe, expect, test } from "vitest";
import { borders, edgeOf, PLATE, PLATES, SHEET } from "$/games/global-powers/atlas.ts";
import { attacked, dealOf, type Numbers, type PowersBoard, type Region } from "$/games/global-powers/board.ts";
import { odds, percents, standings, worth } from "$/games/global-powers/forecast.ts";
import { evaluations, rule, wars } from "$/games/global-powers/history.ts";
import type { Line } from "$/lib/log.ts";

const NUMBERS: Numbers = {
  faces: [1, 2, 3],
  upset: [1, 3, 2],
  sole: 4,
  majority: 3,
  coalition: 2,
  opposition: 1,
  trade_bonus: [0, 0, 0, 1, 2, 3],
  un_delegate: 2,
  mauritius: -1,
  points_divisor: 2,
  half_includes_bonus: true,
  goal: 25,
};

const region = (votes: number[], more: Partial<Region> = {}): Region => ({
  id: "europe",
  neighbours: [],
  heads: votes,
  votes,
  government: [],
  strength: Math.max(...votes),
  raw: 0,
  trade: 0,
  diplomacy: 0,
  army: 0,
  done: false,
  sanctioned: false,
  disarmed: false,
  protectorate: false,
  ...more,
});

const story = (...events: [string, Record<string, unknown>][]): Line[] =>
  events.map(([word, detail], n) => ({ id: `${n}-0`, n, at: 0, seat: null, event: { word, detail } }));

describe("the odds of a war", () => {
  test("count all nine throws", () => {
    const even = odds(2, 2, NUMBERS);

    expect(percents(even)).toEqual({ win: 33, draw: 33, lose: 33 });
    expect(even.rows.map((row) => row.map(({ margin }) => margin))).toEqual([
      [0, -1, -2],
      [1, 0, -1],
      [2, 1, 0],
    ]);
  });

  test("a superior attacker who throws 1 against 3 draws", () => {
    const [worst] = odds(5, 2, NUMBERS).rows;

    expect(worst?.at(-1)).toEqual({ attacker: 1, defender: 3, margin: 0, fate: "draw" });
    expect(odds(3, 2, NUMBERS).rows[0]?.at(-1)?.fate).toBe("lose");
  });
});

describe("points", () => {
  test("are counted alone, with others present, in a coalition and in opposition", () => {
    expect(worth(region([2, 0, 0]), NUMBERS)).toEqual([4, 0, 0]);
    expect(worth(region([2, 1, 0]), NUMBERS)).toEqual([3, 1, 0]);
    expect(worth(region([2, 2, 1]), NUMBERS)).toEqual([2, 2, 1]);
    expect(worth(region([0, 0, 0]), NUMBERS)).toEqual([0, 0, 0]);
  });

  test("trade is worth more to who governs, and a sanction halves everything, rounded up", () => {
    expect(worth(region([2, 1], { trade: 5 }), NUMBERS)).toEqual([6, 1]);
    expect(worth(region([2, 1], { trade: 4, sanctioned: true }), NUMBERS)).toEqual([3, 1]);
    expect(worth(region([2, 1], { trade: 4, sanctioned: true }), { ...NUMBERS, half_includes_bonus: false })).toEqual([
      4, 1,
    ]);
  });

  test("delegates add and politicians on Mauritius cost", () => {
    const party = { base: 0, regions: 0, gone: 0, governed: 0, cards: 0, discards: [], known: [], points: 0 };
    const board = {
      regions: [region([1, 0])],
      parties: [
        { ...party, delegates: 2, mauritius: 3 },
        { ...party, delegates: 0, mauritius: 1 },
      ],
      numbers: NUMBERS,
    } as unknown as PowersBoard;

    expect(standings(board).map(({ total }) => total)).toEqual([5, -1]);
  });
});

describe("the map", () => {
  test("no plate lies on another or beyond the sheet", () => {
    const places = Object.values(PLATES);

    for (const [x, y] of places) {
      expect(x >= 0 && y >= 0 && x + PLATE.width <= SHEET.width && y + PLATE.height <= SHEET.height).toBe(true);
    }
    for (const [index, [x, y]] of places.entries()) {
      for (const [otherX, otherY] of places.slice(index + 1)) {
        expect(Math.abs(x - otherX) >= PLATE.width || Math.abs(y - otherY) >= PLATE.height).toBe(true);
      }
    }
  });

  test("every border is drawn once; one around the world in two pieces with their destinations", () => {
    const drawn = borders([
      region([0], { id: "north-america", neighbours: ["europe", "japan"] }),
      region([0], { id: "europe", neighbours: ["north-america"] }),
      region([0], { id: "japan", neighbours: ["north-america"] }),
    ]);

    expect(drawn.map(({ a, b, stretches }) => [a, b, stretches.map(({ to }) => to)])).toEqual([
      ["north-america", "europe", [undefined]],
      ["north-america", "japan", ["japan", "north-america"]],
    ]);
  });

  test("a border is found whichever way it is written", () => {
    const edges = [{ a: "orient", b: "africa", kind: "land", sure: "printed" }] as const;

    expect(edgeOf(edges, { a: "africa", b: "orient" })?.sure).toBe("printed");
    expect(edgeOf(edges, { a: "africa", b: "europe" })).toBeUndefined();
  });
});

describe("what is proposed", () => {
  test("an offer tells what changes hands", () => {
    expect(dealOf("trade china [1,0,0,2] [0,3,0,0]")).toEqual({
      partner: "china",
      give: [1, 0, 0, 2],
      take: [0, 3, 0, 0],
    });
    expect(dealOf("attack china")).toBeNull();
    expect(dealOf(null)).toBeNull();
  });

  test("a war names its target", () => {
    expect(attacked("attack southeast-asia")).toBe("southeast-asia");
    expect(attacked("convert trade-army")).toBeNull();
  });
});

describe("the history", () => {
  test("keeps the scores of every evaluation", () => {
    const found = evaluations(
      story(
        ["evaluation-began", { number: 1 }],
        ["scored", { seat: 1, points: 12, delegates: 1, mauritius: 2 }],
        ["evaluation-began", { number: 2 }],
        ["scored", { seat: 0, points: 30, delegates: 3, mauritius: 0 }],
      ),
      2,
    );

    expect(found.map(({ number, scores }) => [number, scores.map(({ points }) => points)])).toEqual([
      [1, [0, 12]],
      [2, [30, 0]],
    ]);
  });

  test("counts who governs how many regions after every change", () => {
    const found = rule(
      story(
        ["government-changed", { region: "europe", government: [0] }],
        ["government-changed", { region: "china", government: [0, 1] }],
        ["government-changed", { region: "europe", government: [] }],
      ),
      2,
    );

    expect(found.map(({ governed }) => governed)).toEqual([
      [1, 0],
      [2, 1],
      [1, 1],
    ]);
  });

  test("lists the wars", () => {
    const fought = { region: "russia", target: "china", attack: 5, defence: 3, result: "won" };

    expect(wars(story(["placed", {}], ["war-fought", fought]))).toEqual([{ n: 1, ...fought }]);
  });
});
