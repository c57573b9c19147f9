// Signs on the graph of a review never hide each other.
import { expect, test } from "vitest";
import { apart } from "$/table/review/apart.ts";

test("signs that stand apart stay where they are", () => {
  const places: [number, number][] = [
    [10, 50],
    [40, 50],
    [10, 80],
  ];

  expect(apart(places, 20, 0, 100)).toEqual(places);
});

test("one that would hide another moves as little as it takes, and never over the edge", () => {
  const moved = apart(Array(4).fill([10, 95]), 20, 0, 100);

  expect(moved).toEqual([
    [10, 95],
    [10, 75],
    [10, 55],
    [10, 35],
  ]);
});

test("where there is no room at all a sign stays", () => {
  expect(apart(Array(2).fill([10, 5]), 20, 0, 10)[1]).toEqual([10, 5]);
});
