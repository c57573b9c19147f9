// The way of an action through the browser, taken from the calls themselves (docs/architecture.md, "Stations").
import { expect, test, vi } from "vitest";
import type { GameClient } from "$/games/client.ts";
import { Table } from "$/lib/table.svelte.ts";
import { TableContext } from "$/table/context.svelte.ts";

const VIEW = {
  game: "show-of-hands",
  edition: "plain",
  seats: 1,
  seat: 0,
  board: {},
  agenda: [],
  waiting: [0],
  sealed: [],
  mine: null,
  prompt: { step: "vote", kind: "sealed", may: false, cites: [], detail: {} },
  choices: [{ action: "ballot true", detail: {} }],
  outcome: null,
};
const UPDATE = { type: "update", match: 1, seat: 0, moments: [], undoable: false, clock: null, done: {}, link: "" };

class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  calls: string[][] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Wire.last = this;
  }
  send(): void {
    this.calls.push(folders());
  }
  say(news: object): void {
    this.onmessage({ data: JSON.stringify(news) });
  }
  close(): void {
    this.readyState = 3;
  }
}

/** The folders of our own code in the calls that led here, from the first to the last, each as often as it is entered. */
function folders(): string[] {
  Error.stackTraceLimit = 100;
  const places = [...(new Error().stack ?? "").matchAll(/\/src\/([^/]+)\//g)]
    .map(([, folder]) => folder ?? "")
    .reverse();
  return places.filter((place, index) => place !== places[index - 1]);
}

test("a click passes the board and the line, and what comes back the line and the board", () => {
  vi.stubGlobal("WebSocket", Wire);
  const table = new Table("KORA47");
  const close = table.open();
  const seats = [{ seat: 0, name: "Ada", state: "person", online: true }];
  const info = { code: "KORA47", phase: "playing", settings: { game: "show-of-hands", hints: true }, seats };
  const you = { name: "Ada", language: "en", seats: [0], host: true };
  Wire.last.say({
    type: "welcome",
    key: "h",
    protocol: 1,
    table: info,
    you,
    votes: [],
    talk: [],
    drafts: [],
    notes: [],
  });
  Wire.last.say({ ...UPDATE, n: 0, since: -1, decision: "1.0", view: VIEW });
  const board = new TableContext(table, "show-of-hands", {
    Board: (() => undefined) as unknown as GameClient["Board"],
  });

  board.choose("ballot true");
  expect(Wire.last.calls.at(-1)).toEqual(["table", "lib"]);

  const seen: string[][] = [];
  const receive = table.receive.bind(table);
  vi.spyOn(table, "receive").mockImplementation((news) => {
    seen.push(folders());
    receive(news);
  });
  Wire.last.say({ ...UPDATE, n: 1, since: 0, decision: null, view: { ...VIEW, waiting: [], choices: [] } });
  expect(seen).toEqual([["lib"]]);
  expect(board.choices).toEqual([]);
  close();
});
