import { describe, expect, test } from "vitest";
import type { SecretHitlerBoard } from "$/games/secret-hitler/board.ts";
import { claimable } from "$/games/secret-hitler/claims.ts";
import { asked } from "$/games/secret-hitler/conversation.ts";
import { agreement, elections, freshClaims, lastBallots } from "$/games/secret-hitler/history.ts";
import { noteAbout, readNotes, written } from "$/games/secret-hitler/notes.ts";
import { ellipse } from "$/games/secret-hitler/ring.ts";
import type { Line } from "$/lib/log.ts";
import type { Talk } from "$/lib/protocol.ts";

const story = (...events: [string, Record<string, unknown>][]): Line[] =>
  events.map(([word, detail], n) => ({ id: `${n}-0`, n, at: 0, seat: null, event: { word, detail } }));
const nominated = (president: number, chancellor: number): [string, Record<string, unknown>] => [
  "nominated",
  { president, chancellor },
];
const voted = (yes: number[], no: number[]): [string, Record<string, unknown>] => [
  "voted",
  { yes, no, elected: yes.length > no.length },
];

describe("the ledger", () => {
  test("tells what became of every proposed government", () => {
    const found = elections(
      story(
        nominated(0, 1),
        voted([0, 1, 2], [3, 4]),
        ["enacted", { policy: "liberal", count: 1 }],
        nominated(1, 2),
        voted([1], [0, 2, 3, 4]),
        nominated(2, 3),
        voted([0, 1, 2, 3], [4]),
        ["vetoed", {}],
      ),
    );

    expect(found.map(({ result, session }) => [result, session])).toEqual([
      ["liberal", 0],
      ["failed", null],
      ["vetoed", 1],
    ]);
  });

  test("keeps a policy of chaos apart from the government that failed", () => {
    const [last] = elections(
      story(
        nominated(2, 3),
        voted([2], [0, 1, 3, 4]),
        ["chaos", { policy: "fascist" }],
        ["enacted", { policy: "fascist", count: 1 }],
      ),
    );

    expect(last?.result).toBe("failed");
    expect(last?.chaos).toBe("fascist");
  });

  test("ballots lie on the table until somebody is nominated again", () => {
    const first = story(nominated(0, 1), voted([0, 1, 2], [3, 4]));

    expect(lastBallots(elections(first)).get(3)).toBe(false);
    expect(lastBallots(elections([...first, ...story(nominated(1, 2))])).size).toBe(0);
  });

  test("counts how often two voted alike", () => {
    const all = elections(story(nominated(0, 1), voted([0, 1], [2]), nominated(1, 2), voted([1, 2], [0])));

    expect(agreement(all, 0, 1)).toEqual({ alike: 1, of: 2 });
    expect(agreement(all, 0, 2)).toEqual({ alike: 0, of: 2 });
    expect(agreement(all, 0, 4)).toEqual({ alike: 0, of: 0 });
  });
});

describe("claims", () => {
  test("what the rules allow is put together by what it is about", () => {
    const claims = [
      "claim-drew 0 FFF",
      "claim-drew 0 FFL",
      "claim-drew 2 FFF",
      "claim-peeked FLL",
      "claim-party 3 liberal",
    ];
    const found = claimable({ claims } as SecretHitlerBoard);

    expect(found.map(({ title, session, seat, options }) => [title, session, seat, options.length])).toEqual([
      ["claim-drew", 0, null, 2],
      ["claim-drew", 2, null, 1],
      ["claim-peeked", null, null, 1],
      ["claim-party", null, 3, 1],
    ]);
    expect(found[0]?.options[1]).toEqual({ remark: "claim-drew 0 FFL", cards: "FFL" });
    expect(found[3]?.options[0]).toEqual({ remark: "claim-party 3 liberal", party: "liberal" });
  });

  test("only claims about the last session hang at the seats", () => {
    const said = (session: number, cards: string): Talk =>
      ({ remark: { seat: 1, text: "", word: "claim-drew", detail: { session, cards } } }) as unknown as Talk;

    expect(freshClaims([said(0, "FFL")], 2).size).toBe(0);
    expect(freshClaims([said(0, "FFL"), said(1, "FLL")], 2).get(1)?.cards).toBe("FLL");
  });
});

describe("notes", () => {
  test("are kept per player", () => {
    const notes = readNotes(written(readNotes(undefined), 3, { trust: "fascist" }));

    expect(noteAbout(notes, 3)).toEqual({ trust: "fascist", text: "" });
    expect(noteAbout(notes, 4).trust).toBe("unsure");
  });

  test("a text that is not ours does no harm", () => {
    expect(readNotes("Finn lies!")).toEqual({});
  });
});

describe("the ellipse", () => {
  test("has one's own seat at the bottom and the next one on the left", () => {
    const { places, cx } = ellipse(1000, 672, { seats: 7, bottom: 2, without: null });

    expect(places.get(2)?.x).toBeCloseTo(cx);
    expect(Math.max(...[...places.values()].map(({ y }) => y))).toBe(places.get(2)?.y);
    expect(places.get(3)?.x).toBeLessThan(cx);
  });

  test("leaves out the seat whose cards lie in the tray", () => {
    expect(ellipse(1000, 490, { seats: 5, bottom: 0, without: 0 }).places.has(0)).toBe(false);
  });
});

describe("questions", () => {
  const said = (seat: number, word: string, detail: object) =>
    ({ remark: { seat, word, detail, text: "" } }) as unknown as Talk;

  test("whoever is asked about a vote can answer until they have", () => {
    const question = said(1, "ask-vote", { seat: 2 });

    expect(asked([question], 2)).toBe(1);
    expect(asked([question], 3)).toBeNull();
    expect(asked([question, said(2, "answer", { seat: 1, because: "own" })], 2)).toBeNull();
  });
});
