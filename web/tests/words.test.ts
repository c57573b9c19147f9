import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { neutral } from "$/games/secret-hitler/neutral.ts";
import { LANGUAGES, type Language, resource, Words } from "$/lib/words.ts";

const NAMES = ["Ada", "Ben", "Cara"];
const file = (language: Language, name: string) =>
  readFileSync(`../src/hemicycle/locales/${language}/${name}.ftl`, "utf8");
const speak = (language: Language, restyle?: (text: string) => string) =>
  new Words(
    language,
    ["house", "server", "web", "secret-hitler"].map((name) => resource(file(language, name))),
    () => NAMES,
    restyle,
  );
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

describe("sentences", () => {
  test("a name written from right to left moves nothing beside it", () => {
    const words = new Words("en", [resource("a = { PLAYER($seat) } has { $n }\nb = by { $by }")], () => ["אדם", "Ben"]);
    expect(words.say("a", { seat: 0, n: 3 })).toBe("\u2068אדם\u2069 has 3");
    expect(words.say("a", { seat: 1, n: 3 })).toBe("Ben has 3");
    expect(words.say("b", { by: "سلام" })).toBe("by \u2068سلام\u2069");
  });

  test("players are named, lists are joined as the language joins them", () => {
    const voted = { yes: [0, 1, 2], no: [], elected: true };

    expect(speak("en").say("event-voted", voted)).toBe(
      "The government is elected: 3 yes (Ada, Ben and Cara), 0 no (nobody).",
    );
    expect(speak("de").say("event-voted", voted)).toContain("Ada, Ben und Cara");
    expect(speak("fr").say("event-voted", voted)).toContain("Ada, Ben et Cara");
  });

  test("a sentence that lacks a part is not said by halves", () => {
    expect(speak("en").whole("web-days-off-until", { day: "3 May" })).toBe("days off until 3 May");
    expect(speak("en").whole("web-days-off-until")).toBe(null);
    expect(speak("en").whole("no-such-sentence")).toBe(null);
  });

  test("an index is counted from one", () => {
    expect(speak("en").say("action-discard", { card: 0, policy: "liberal" })).toBe("Discard card 1: Liberal policy");
  });

  test("a place that comes twice is said once", () => {
    const words = new Words(
      "en",
      ["house", "die-macher"].map((name) => resource(file("en", name))),
      () => NAMES,
    );
    const line = {
      line: 3,
      trend: ["bayern", "bayern"],
      votes: ["hessen", "hessen"],
      vote_gifts: [6, 6],
      meetings: ["bremen"],
      meeting_gifts: [6],
    };

    expect(words.say("action-first-column", line)).toBe(
      "Line 3: trend +1 twice in Bayern, 6 and 6 votes in Hessen, 6 meetings in Bremen",
    );
  });

  test("thousands are set apart by a thin space", () => {
    expect(speak("en").number(37000)).toBe("37\u202f000");
    expect(speak("en").number(900)).toBe("900");
    expect(speak("en").number(-1200)).toBe("\u22121\u202f200");
  });

  test("a colon is set as the language sets it", () => {
    expect(speak("en").labelled("Bot", "Solid")).toBe("Bot: Solid");
    expect(speak("fr").labelled("Bot", "Solide")).toBe("Bot\u00a0: Solide");
  });

  test("a missing sentence shows its key, so that the page goes on", () => {
    expect(speak("en").say("event-of-another-game")).toBe("event-of-another-game");
  });

  test("the things a sentence names can be found again on the board", () => {
    const pieces = speak("en").pieces("event-nominated", { president: 0, chancellor: 2 });

    expect(pieces.filter(({ kind }) => kind)).toEqual([
      { text: "Ada", kind: "seat", id: "0" },
      { text: "Cara", kind: "seat", id: "2" },
    ]);
  });
});

test.each([
  ["en", "orient", ["The Orient abstains.", "One from the Orient to the UN", "Orient"]],
  ["de", "orient", ["Der Orient enthält sich.", "Jemand aus dem Orient in die UNO", "Orient"]],
  ["nl", "orient", ["De Oriënt onthoudt zich.", "Iemand uit de Oriënt naar de UNO", "Oriënt"]],
  ["fr", "europe", ["L’Europe s’abstient.", "Quelqu’un d’Europe à l’ONU", "Europe"]],
  ["fr", "japan", ["Le Japon s’abstient.", "Quelqu’un du Japon à l’ONU", "Japon"]],
] as const)("in %s the name of a region (%s) bends as its sentence asks", (language, region, said) => {
  const words = new Words(language, [resource(file(language, "global-powers"))]);

  expect([
    words.say("event-abstained", { region }),
    words.say("action-post", { region }),
    words.say(`region-${region}`),
  ]).toEqual(said);
  expect(words.pieces("event-abstained", { region })[0]).toMatchObject({ kind: "region", id: region });
});

describe("functions", () => {
  const say = (pattern: string, parts: Record<string, unknown>) =>
    new Words("en", [resource(`it = ${pattern}`)], () => NAMES).say("it", parts);

  test("names with a number each, with a sign where it matters", () => {
    expect(say("{ TALLY($votes) }", { votes: [1200, 0, 3] })).toBe("Ada 1\u202f200, Ben 0 and Cara 3");
    expect(say("{ TRENDS($thumbs, $seats) }", { thumbs: [-1, 2], seats: [2, 0] })).toBe("Cara \u22121 and Ada +2");
    expect(say("{ LISTED($dice) }", { dice: [3, 5] })).toBe("3 and 5");
    const pay = [{ who: 0 }, { who: 2 }];
    expect(say('{ EACH($pay, say: "one") }\none = { PLAYER($who) } pays', { pay })).toBe("Ada pays and Cara pays");
  });

  test("all that any file of words calls is known here", () => {
    const files = LANGUAGES.flatMap((language) =>
      readdirSync(`../src/hemicycle/locales/${language}`).map((name) => file(language, name.replace(".ftl", ""))),
    );
    const called = new Set(files.flatMap((text) => [...text.matchAll(/\b([A-Z]{3,})\(/g)].map(([, name]) => name)));

    expect(called.size).toBeGreaterThan(8);
    for (const name of called) expect(say(`{ ${name}(1) }`, {})).not.toContain(`${name}()`);
  });
});

describe("the neutral theme", () => {
  test.each([
    ["en", "The fascists win. Hitler has been executed.", "The putschists win. Hadrian has been executed."],
    ["de", "Liberale und Faschisten, liberale Gesetze", "Loyale und Putschisten, loyale Gesetze"],
    ["nl", "Een liberaal, twee liberalen, fascistisch", "Een loyaal, twee loyalen, putschistisch"],
    ["fr", "Les libéraux et les fascistes, une loi libérale", "Les loyaux et les putschistes, une loi loyale"],
  ] as const)("in %s other words bend alike", (language, before, after) => {
    expect(neutral(before, language)).toBe(after);
  });

  test("no sentence of the game keeps the old names", () => {
    for (const language of LANGUAGES) {
      const words = speak(language, (text) => neutral(text, language));
      for (const key of keys(file(language, "secret-hitler"))) {
        const text = words.say(key as string).replace(/\{\$\w+\}/g, ""); // a variable nobody gave shows its name
        expect(text).not.toMatch(/hitler|fas[ch]+is|lib[eé]ra/i);
      }
    }
  });

  test("claimed cards have the letters of the other names", () => {
    const words = speak("fr", (text) => neutral(text, "fr"));

    expect(words.say("remark-claim-drew", { speaker: 0, cards: "FFL", session: 1 })).toContain("pioché PPL à");
    expect(words.styled("F F L")).toBe("P P L");
    expect(words.styled("F, L, FLUFF")).toBe("F, L, FLUFF");
  });

  test("names of players stay as they are", () => {
    const words = new Words(
      "en",
      [resource(file("en", "secret-hitler"))],
      () => ["Liberal Larry"],
      (text) => neutral(text, "en"),
    );

    expect(words.say("event-round-began", { president: 0 })).toBe("Liberal Larry is up for President.");
  });
});

test.each(LANGUAGES.slice(1))("the page has the same words in %s as in English", (language) => {
  for (const name of ["web", "people", "secret-hitler"])
    expect(keys(file(language, name))).toEqual(keys(file("en", name)));
});

test("no word of the house is written in two files: the page would say whichever it read first", () => {
  const files = ["house", "server", "web", "bots", "review", "notify", "safety", "lesson", "people"];
  const all = files.flatMap((name) => keys(file("en", name)));

  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test("every word the page asks for is written down", async () => {
  const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const known = new Set(["web", "people"].flatMap((name) => keys(file("en", name))));
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\("([a-z-]+)"/g)].map(([, key]) => `web-${key}`),
  );

  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test("every word Secret Hitler's board asks for is written down", async () => {
  const sources = import.meta.glob<string>("../src/games/secret-hitler/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const known = new Set(keys(file("en", "secret-hitler")));
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/context\.say\("([a-z-]+)"/g)].map(([, key]) => `board-${key}`),
  );

  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
