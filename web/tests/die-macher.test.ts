// Forecasts of Die Macher as they are read, start sheets, baskets and the end of the story.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nearest } from "$/games/die-macher/basket.svelte.ts";
import type { DieMacherBoard, Terms } from "$/games/die-macher/board.ts";
import { forecastOf, isFor, issueOf, rangeOf } from "$/games/die-macher/board.ts";
import { lastCount } from "$/games/die-macher/history.ts";
import { roundAt } from "$/games/die-macher/night.ts";
import { read } from "$/games/die-macher/notation.ts";
import { choiceOf, placed, sheetOf } from "$/games/die-macher/sheet.ts";
import type { Result } from "$/games/die-macher/types.ts";
import { LANGUAGES, type Language, resource, Words } from "$/lib/words.ts";

const terms = { light: ["euro-now", "minimum-wage-yes"] } as Terms;

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
  const line = (n: number, word: string, detail: Record<string, unknown>) => ({
    id: String(n),
    n,
    at: 0,
    seat: null,
    event: { word, detail },
  });

  it("tells the last election once its winner is known", () => {
    const won = line(3, "state-won", { state: "hessen", winners: [0], votes: 12, by_a_nose: false });
    const result = {
      state: "hessen",
      votes: [12, 3],
      seats: [12, 0],
      winners: [0],
      seated: [0, 12],
    } as Partial<Result>;

    expect(lastCount([won], [])).toBeNull();
    expect(lastCount([won], [result as Result])).toMatchObject({ n: 3, seats: [12, 0], winners: [0], total: 12 });
  });
  it("tells what a round cost, brought and counted, by the figures of the rules", () => {
    const at = (n: number, word: string, detail: Record<string, unknown>) => line(n, word, detail);
    const story = [
      at(1, "round-began", { round: 1, state: "hessen" }),
      at(2, "media-bought", { seat: 0, price: 4 }),
      at(3, "media-swapped", { seat: 0, price: 2, compensation: 3, cost: 5 }),
      at(4, "meetings-converted", { seat: 1, state: "hessen", held: 2, meetings: 3, votes: 9, total: 10 }),
      at(4, "seats-won", { state: "hessen" }),
      at(5, "paid-out", { seat: 1, for_seats: 1, for_members: 2, total: 3, spent: 8 }),
    ];
    const result = { state: "hessen", votes: [7, 10], seats: [6, 9], order: [0, 1] } as Partial<Result>;
    const round = roundAt(story, [result as Result], 5);

    expect(round?.dearest.map(({ seat, line: { n } }) => [seat, n])).toEqual([[0, 3]]);
    expect(round?.paid).toEqual(new Map([[1, 3]]));
    expect(round?.spent).toEqual(new Map([[1, 8]]));
    expect(round?.parties).toEqual([
      { seat: 0, held: 7, meetings: 0, brought: 0, votes: 7, seats: 6 },
      { seat: 1, held: 2, meetings: 3, brought: 8, votes: 10, seats: 9 },
    ]);
  });
  it("reads lists and numbers from the notation", () => {
    expect(read("publish-poll [0,3]")).toEqual({ word: "publish-poll", parts: [[0, 3]] });
  });
});
