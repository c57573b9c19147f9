// The public arithmetic of Die Macher, start sheets, baskets and the end of the story.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nearest } from "$/games/die-macher/basket.svelte.ts";
import type { DieMacherBoard, StateBoard, Terms } from "$/games/die-macher/board.ts";
import { isFor, issueOf, opposite } from "$/games/die-macher/board.ts";
import { lastCount } from "$/games/die-macher/history.ts";
import { read } from "$/games/die-macher/notation.ts";
import { choiceOf, placed, sheetOf } from "$/games/die-macher/sheet.ts";
import { agreement, leaders, projected, seatsFor } from "$/games/die-macher/sums.ts";
import { withPoll, withProgramme, withSheet } from "$/games/die-macher/what-if.ts";
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
  doubler_weight: 2,
  from_votes: [5, 10, 15],
  most_votes: 50,
  lowest_trend: -3,
  highest_trend: 3,
  meeting_spaces: 10,
  meetings_per_vote_at_worst: 2,
} as Terms;

function state(change: Partial<StateBoard> = {}): StateBoard {
  const board = {
    id: "hessen",
    number: 1,
    seats: [8, 12, 16],
    votes: [0, 0],
    trend: [0, 0],
    meetings: [1, 1],
    media: [0, 0],
  };
  return {
    ...board,
    controller: -1,
    stack: [0, 1],
    opinions: ["euro-now", "welfare-more"],
    open: 2,
    doubled: -1,
    tiles: [],
    cabinet: [null, null],
    poll: null,
    ...change,
  };
}

function table(first: StateBoard, programmes: string[][] = [["euro-now"], ["euro-later"]]): DieMacherBoard {
  const parties = programmes.map((programme) => ({ programme }));
  return { states: [first], parties, partners: programmes.map(() => -1), terms } as unknown as DieMacherBoard;
}

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
  it("are for on the light side and have an opposite", () => {
    expect(isFor("euro-now", terms)).toBe(true);
    expect(opposite("euro-later", terms)).toBe("euro-now");
  });
});

describe("agreement", () => {
  it("counts shared opinions up and opposed ones down", () => {
    expect(agreement(["euro-now", "welfare-less"], state(), terms).middle).toBe(0);
  });
  it("counts a doubled opinion twice", () => {
    expect(agreement(["euro-now"], state({ doubled: 0 }), terms).middle).toBe(2);
  });
  it("leaves room for hidden opinions only on issues of the programme that are not open yet", () => {
    const half = state({ opinions: ["euro-now", null, null], open: 1 });

    expect(agreement(["euro-now", "nuclear-yes"], half, terms)).toEqual({ low: 0, middle: 1, high: 2 });
  });
});

describe("projected votes", () => {
  it("are meetings times factor on top of the votes", () => {
    const board = table(state({ votes: [6, 0], trend: [1, 0], meetings: [7, 1] }));

    expect(projected(board, board.states[0] as StateBoard, 0).middle).toBe(6 + 7 * 2);
  });
  it("are one for every two meetings when the factor is not positive", () => {
    const board = table(state({ meetings: [1, 5] }));

    expect(projected(board, board.states[0] as StateBoard, 1).middle).toBe(2);
  });
  it("stop at the end of the track", () => {
    const board = table(state({ trend: [3, 0], meetings: [10, 0], votes: [40, 0] }));

    expect(projected(board, board.states[0] as StateBoard, 0).high).toBe(50);
  });
  it("become seats by the rows of the state card", () => {
    expect([4, 5, 14, 99].map((votes) => seatsFor(votes, state(), terms))).toEqual([0, 8, 12, 16]);
  });
  it("name the leader, and of equals the one whose marker lies on top", () => {
    const board = table(state({ votes: [9, 9], meetings: [0, 0] }));

    expect(leaders(board, board.states[0] as StateBoard)).toEqual([1]);
  });
  it("count partners together", () => {
    const board = {
      ...table(state({ votes: [6, 9, 5], trend: [0, 0, 0], meetings: [0, 0, 0], stack: [0, 1, 2] }), [[], [], []]),
      partners: [2, -1, 0],
    };

    expect(leaders(board, board.states[0] as StateBoard)).toEqual([0, 2]);
  });
});

describe("what the server cannot rehearse", () => {
  it("moves the trend by a poll, within the scale", () => {
    const after = withPoll(table(state({ trend: [2, 0] })), "hessen", [0, 1], [2, -1]);

    expect(after.states[0]?.trend).toEqual([3, -1]);
  });
  it("swaps a card of one programme only", () => {
    const after = withProgramme(table(state()), 0, "euro-now", "euro-later");

    expect(after.parties.map(({ programme }) => programme)).toEqual([["euro-later"], ["euro-later"]]);
    expect(projected(after, state(), 0).middle).toBe(0);
  });
  it("carries out a start sheet", () => {
    const line = { line: 2, trend: [1], votes: [6], meetings: [6] };
    const after = withSheet(table(state()), 0, line, { trend: ["hessen"], votes: ["bayern"], meetings: ["hessen"] });

    expect(after.states[0]).toMatchObject({ trend: [1, 0], votes: [0, 0], meetings: [7, 1] });
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
