import { beforeEach, expect, test } from "vitest";
import type { Home, PlayedGame, TableCard } from "$/lib/protocol.ts";
import { look, news, unseen } from "$/people/news.ts";

const card = (code: string, step: string) => ({ table: { code }, stage: { step } }) as unknown as TableCard;
const over = (code: string) => ({ code, match: 1 }) as unknown as PlayedGame;
const page = (turn: TableCard[], recent: PlayedGame[] = []) =>
  news({ turn, recent, invitations: [{ by: "Ada", at: 1, card: card("B", "") }] } as unknown as Home);
const keys = (found: ReturnType<typeof news>) => found.map(({ kind, code }) => `${kind} ${code}`);

beforeEach(() => localStorage.clear());

test("what waits is new until it was looked at, and again when it is another decision", () => {
  const first = page([card("A", "vote")]);
  expect(keys(unseen(first))).toEqual(["turn A", "invitation B"]);

  look(first);

  expect(unseen(first)).toEqual([]);
  expect(keys(unseen(page([card("A", "nominate")])))).toEqual(["turn A"]);
});

test("games that were over before the first look are no news, later ones are", () => {
  const first = page([], [over("C")]);
  expect(keys(unseen(first))).toEqual(["invitation B"]);

  look(first);

  expect(keys(unseen(page([], [over("D"), over("C")])))).toEqual(["over D"]);
});

test("a private game that is over leads nowhere and is not told", () => {
  expect(keys(page([], [{ ...over("C"), code: null }]))).toEqual(["invitation B"]);
});
