import { describe, expect, test } from "vitest";
import { columns, label } from "$/games/generic/shape.ts";
import { read } from "$/lib/route.svelte.ts";
import { leftFor, shown } from "$/table/time.ts";
import { chamber } from "$/ui/hemicycle.ts";
import { SHAPES, seatMarks } from "$/ui/marks.ts";
import { png, svg } from "../build/icons.ts";
import { rings, thinned } from "../build/maps.ts";

describe("the hemicycle", () => {
  test.each([1, 7, 24, 112, 300])("seats all %i, from left to right", (seats) => {
    const { places } = chamber(seats);

    expect(places).toHaveLength(seats);
    expect(places.map(({ angle }) => angle)).toEqual(places.map(({ angle }) => angle).toSorted((a, b) => a - b));
  });

  test("has room between the seats", () => {
    const { places, radius } = chamber(112);
    const nearest = Math.min(
      ...places.flatMap((one, i) => places.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
    );

    expect(nearest).toBeGreaterThan(radius * 1.9);
  });
});

describe("marks", () => {
  test("colour, letter and shape are all different at one table", () => {
    const marks = seatMarks(["Ada", "Ben", "Cara", "Dora", "Emil", "Finn", "Gus", "Hana", "Ivo", "Jo"]);

    expect(new Set(marks.map(({ slot }) => slot)).size).toBe(10);
    expect(new Set(marks.map(({ letter }) => letter)).size).toBe(10);
    expect(SHAPES).toHaveLength(10);
  });

  test("players with the same initial get two letters, with the same name a number", () => {
    expect(seatMarks(["Anna", "Alex", "Ben"]).map(({ letter }) => letter)).toEqual(["An", "Al", "B"]);
    expect(seatMarks(["Guest", "Guest 2"]).map(({ letter }) => letter)).toEqual(["G1", "G2"]);
  });
});

describe("addresses", () => {
  test.each([
    ["/", { page: "lobby" }],
    ["/t/kora47", { page: "table", code: "KORA47" }],
    ["/s#abc", { page: "seat-link", link: "abc" }],
    ["/s/abc", { page: "seat-link", link: "abc" }],
    ["/rules/secret-hitler", { page: "rules", game: "secret-hitler" }],
    ["/nowhere", { page: "lobby" }],
  ])("%s", (path, place) => {
    const [name = "", fragment = ""] = path.split("#");
    expect(read(name, fragment && `#${fragment}`)).toEqual(place);
  });
});

describe("clocks", () => {
  const clock = {
    now: 1000,
    running: true,
    seats: [
      { seat: 0, bank: 0, deadline: 61_000 },
      { seat: 1, bank: 0, deadline: 31_000 },
      { seat: 2, bank: 0, deadline: null },
    ],
  };

  test("one's own time counts if one is asked, else the shortest", () => {
    expect(leftFor(clock, [0, 1], 0, 1000)).toBe(60_000);
    expect(leftFor(clock, [0, 1], 2, 1000)).toBe(30_000);
    expect(leftFor(clock, [2], 2, 1000)).toBeNull();
  });

  test("a paused clock stands still", () => {
    expect(leftFor({ ...clock, running: false }, [0], 0, 50_000)).toBe(60_000);
  });

  test.each([
    [65_000, "1:05"],
    [600, "0:01"],
    [11_225_000, "3:07:05"],
  ])("%i ms", (time, text) => {
    expect(shown(time)).toBe(text);
  });
});

describe("a board nobody has drawn", () => {
  test("lists of records are tables", () => {
    expect(columns([{ name: "a" }, { name: "b", votes: 2 }])).toEqual(["name", "votes"]);
    expect(columns([1, 2])).toBeNull();
    expect(label("last_president")).toBe("Last president");
  });
});

describe("what is drawn while building", () => {
  test("outlines are followed and thinned", () => {
    const [ring] = rings("m 10,10 5,0 0.2,0 0,5 -5,0 z");

    expect(ring).toHaveLength(5);
    expect(thinned(ring ?? [])).toHaveLength(4);
  });

  test("icons are pictures", () => {
    expect(svg().match(/<circle/g)).toHaveLength(24);
    expect(png(16, 0.1).subarray(1, 4).toString()).toBe("PNG");
  });
});
