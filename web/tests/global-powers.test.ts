import { describe, expect, test } from "vitest";
import { borders, corner, edgeOf, growth, INHABITED, LARGEST, PLATE, SHEET } from "$/games/global-powers/atlas.ts";
import { attacked, dealOf, percent, type Region, written } from "$/games/global-powers/board.ts";
import { evaluations, rule, wars } from "$/games/global-powers/history.ts";
import type { Line } from "$/lib/log.ts";

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
  worth: votes.map(() => 0),
  ...more,
});

const REGIONS = [
  "north-america",
  "middle-america",
  "south-america",
  "europe",
  "russia",
  "orient",
  "africa",
  "india",
  "china",
  "japan",
  "southeast-asia",
  "australia",
];

const story = (...events: [string, Record<string, unknown>][]): Line[] =>
  events.map(([word, detail], n) => ({ id: `${n}-0`, n, at: 0, seat: null, event: { word, detail } }));

describe("figures", () => {
  test("are written as people write them", () => {
    expect([written(-3), written(4), percent(2 / 3)]).toEqual(["−3", "4", 67]);
  });
});

describe("the map", () => {
  test.each([1, 1.05, 1.1, 1.15, LARGEST])(
    "no plate that is %f times as large lies on another or beyond the sheet",
    (grown) => {
      const places = REGIONS.map((id) => corner(id, grown));
      const [width, height] = [PLATE.width * grown, PLATE.height * grown];

      for (const [x, y] of places) {
        expect(x >= 0 && y >= 0 && x + width <= SHEET.width && y + height <= INHABITED).toBe(true);
      }
      for (const [index, [x, y]] of places.entries()) {
        for (const [otherX, otherY] of places.slice(index + 1)) {
          expect(Math.abs(x - otherX) >= width || Math.abs(y - otherY) >= height).toBe(true);
        }
      }
    },
  );

  test("plates grow where the sheet is small, so that they keep their size on the screen", () => {
    for (const scale of [0.82, 0.9, 1]) expect(scale * growth(scale)).toBeCloseTo(1);
    expect(growth(1.4)).toBe(1);
    expect(growth(0.5)).toBe(LARGEST);
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

  test("tells who governs how many regions after every change", () => {
    const found = rule(
      story(
        ["government-changed", { region: "europe", government: [0], governed: [1, 0] }],
        ["government-changed", { region: "china", government: [0, 1], governed: [2, 1] }],
        ["government-changed", { region: "europe", government: [], governed: [1, 1] }],
      ),
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
