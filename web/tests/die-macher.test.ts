// Forecasts of Die Macher as they are read, start sheets, baskets and the end of the story.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nearest } from "$/games/die-macher/basket.svelte.ts";
import type { DieMacherBoard, Terms } from "$/games/die-macher/board.ts";
import { forecastOf, isFor, issueOf, rangeOf } from "$/games/die-macher/board.ts";
import { lastCount } from "$/games/die-macher/history.ts";
import { read } from "$/games/die-macher/notation.ts";
import { choiceOf, placed, sheetOf } from "$/games/die-macher/sheet.ts";
import { LANGUAGES, type Language, resource, Words } from "$/lib/words.ts";

const terms = {
  cards: [
    "euro-now",
    "euro-later",
    "welfare-more",
    "welfare-less",
    "nuclear-yes",
    "nuclear-no",
    "minimum-wage-yes",
    "minimum-wage-no",
  ],
} as Terms;

describe("the words of the board", () => {
  const NAMES = ["Ada", "Ben", "Cara"];
  const file = (language: Language, name: string) =>
    readFileSync(`../src/hemicycle/locales/${language}/${name}.ftl`, "utf8");
  const speak = (language: Language) =>
    new Words(
      language,
      ["house", "die-macher", "web-die-macher"].map((name) => resource(file(language, name))),
      () => NAMES,
    );

  it.each(LANGUAGES)("tell bids and trends player by player in %s", (language) => {
    const words = speak(language);

    expect(words.say("event-start-bids-opened", { seats: [0, 2], bids: [12000, 0] })).toMatch(
      /Ada 12\u202f000.*Cara 0/,
    );
    expect(words.say("event-poll-seen", { state: "hessen", thumbs: [2, -1, 0] })).toMatch(/Ada \+2.*Ben −1.*Cara 0/);
  });
  it.each(LANGUAGES)("name what a basket costs in %s", (language) => {
    expect(speak(language).say("board-pay-for", { cost: 7000, list: "x" })).toContain("7\u202f000");
  });
});

describe("cards", () => {
  it("are about the issue before the last hyphen", () => {
    expect(issueOf("minimum-wage-yes")).toBe("minimum-wage");
  });
  it("are for on the light side", () => {
    expect(isFor("euro-now", terms)).toBe(true);
    expect(isFor("euro-later", terms)).toBe(false);
  });
});

describe("forecasts", () => {
  const board = {
    states: [{ id: "hessen" }, { id: "bayern" }],
    forecasts: [{ votes: 5 }, { votes: 7 }],
  } as DieMacherBoard;

  it("are found by their state", () => {
    expect(forecastOf(board, "bayern")?.votes).toBe(7);
    expect(forecastOf(board, "berlin")).toBeUndefined();
  });
  it("name the least, what lies open and the most", () => {
    expect(rangeOf([1, 2, 4])).toEqual({ low: 1, middle: 2, high: 4 });
  });
});

describe("a start sheet", () => {
  const line = { line: 1, gives: [["trend", [1, 1]]] as ["trend", number[]][], members: 0 };

  it("moves what was placed first when everything is placed", () => {
    const sheet = { line: 1, placed: { trend: ["hessen", "bayern"] } };

    expect(placed(sheet, line, "trend", "saarland").placed.trend).toEqual(["bayern", "saarland"]);
  });
  it("takes one back where all lie already", () => {
    expect(placed({ line: 1, placed: { trend: ["hessen", "hessen"] } }, line, "trend", "hessen").placed.trend).toEqual([
      "hessen",
    ]);
  });
  it("finds its choice whatever the order", () => {
    const choice = { action: "x", detail: { line: 1, trend: ["hessen", "bayern"] } };

    expect(choiceOf({ line: 1, placed: { trend: ["bayern", "hessen"] } }, [choice])).toBe(choice);
    expect(choiceOf({ line: 1, placed: { trend: ["bayern"] } }, [choice])).toBeUndefined();
  });
  it("is read back from its notation", () => {
    expect(sheetOf('first-column 2 ["hessen"] ["bayern"] ["hessen"]')?.placed.votes).toEqual(["bayern"]);
  });
});

describe("a basket", () => {
  const upTo = (most: number) =>
    Array.from({ length: most + 1 }, (_, n) => ({ action: `hold-meetings hessen ${n}`, detail: {} }));

  it("takes the wish, or as much of it as is possible", () => {
    expect(nearest(upTo(4), "hold-meetings hessen 3")).toBe("hold-meetings hessen 3");
    expect(nearest(upTo(2), "hold-meetings hessen 4")).toBe("hold-meetings hessen 2");
    expect(nearest(upTo(2), undefined)).toBe("hold-meetings hessen 0");
  });
  it("sends nobody when a minister is too dear", () => {
    const choices = [
      { action: "send-nobody hessen", detail: {} },
      { action: "send-minister hessen justice", detail: {} },
    ];

    expect(nearest(choices, "send-minister hessen chancellor")).toBe("send-nobody hessen");
  });
});

describe("the log", () => {
  it("tells the last election once its winner is known", () => {
    const line = (n: number, word: string, detail: Record<string, unknown>) => ({
      id: String(n),
      n,
      at: 0,
      seat: null,
      event: { word, detail },
    });
    const seats = line(3, "seats-won", { state: "hessen", votes: [12, 3], seats: [12, 0] });

    expect(lastCount([seats])).toBeNull();
    expect(
      lastCount([seats, line(3, "state-won", { state: "hessen", winners: [0], votes: 12, by_a_nose: false })]),
    ).toMatchObject({ n: 3, seats: [12, 0], winners: [0] });
  });
  it("reads lists and numbers from the notation", () => {
    expect(read("publish-poll [0,3]")).toEqual({ word: "publish-poll", parts: [[0, 3]] });
  });
});
