import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { flyFor, holds, journeys } from "$/ui/flights.ts";

const place = () => document.body.appendChild(document.createElement("div"));

beforeEach(() => document.body.replaceChildren());

test("what one place has lost and another gained is one journey", () => {
  const [supply, hessen] = [place(), place()];

  const found = journeys([
    { place: supply, kind: "cube 1", by: -1 },
    { place: hessen, kind: "cube 1", by: 1 },
  ]);

  expect(found).toEqual([{ kind: "cube 1", from: supply, to: hessen }]);
});

test("a piece never becomes a piece of another kind", () => {
  const [supply, hessen] = [place(), place()];

  const found = journeys([
    { place: supply, kind: "cube 1", by: -1 },
    { place: hessen, kind: "cube 2", by: 1 },
  ]);

  expect(found).toEqual([]);
});

test("three cards drawn and passed on are as many journeys as there are cards", () => {
  const [hand, discard, chancellor] = [place(), place(), place()];

  const found = journeys([
    { place: discard, kind: "card", by: 1 },
    { place: hand, kind: "card", by: -3 },
    { place: chancellor, kind: "card", by: 2 },
  ]);

  expect(found.map(({ to }) => to)).toEqual([discard, chancellor, chancellor]);
});

test("a piece that moves is seen flying and is gone when it has arrived", async () => {
  const [supply, hessen] = [place(), place()];
  supply.innerHTML = hessen.innerHTML = '<i data-piece="cube"></i>';
  const flight: { onfinish?: () => void } = {};
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  Element.prototype.animate = vi.fn(() => flight as unknown as Animation);
  for (const count of [1, 0]) holds({ cube: count })(supply);
  for (const count of [0, 1]) holds({ cube: count })(hessen);

  await tick();

  expect(document.querySelectorAll(".flying")).toHaveLength(1);
  flight.onfinish?.();
  expect(document.querySelectorAll(".flying")).toHaveLength(0);
});

test("in a scene the piece itself is seen on its way, though its place is empty until it arrives", async () => {
  const [supply, hessen] = [place(), place()];
  supply.innerHTML = hessen.innerHTML = '<i data-piece="cube"></i>';
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  Element.prototype.animate = vi.fn(() => ({}) as unknown as Animation);
  flyFor(1000);
  for (const count of [1, 0]) holds({ cube: count })(supply);
  for (const count of [0, 1]) holds({ cube: count })(hessen);

  await tick();
  flyFor(null);

  const flying = Array.from(document.querySelectorAll<HTMLElement>(".flying"));
  expect(flying.map(({ style }) => style.visibility)).toEqual(["", "", ""]);
  expect(hessen.querySelector<HTMLElement>("i")?.style.visibility).toBe("hidden");
});
