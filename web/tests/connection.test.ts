import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Line, Refusal } from "$/lib/connection.ts";
import type { News } from "$/lib/protocol.ts";

class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: { type: string; key: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  say(news: object): void {
    this.onmessage({ data: JSON.stringify(news) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  cut(): void {
    this.readyState = 3;
    this.onclose();
  }
}
const wire = () => Wire.all.at(-1) as Wire;

let states: Line[];
let heard: News[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  states = [];
  heard = [];
  connection = new Connection({
    url: "ws://table",
    hello: () => ({ protocol: 1, seen: 7 }),
    receive: (news) => heard.push(news),
    changed: (line) => states.push(line),
  });
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const welcomed = () => {
  wire().open();
  wire().say({ type: "welcome", key: wire().sent[0]?.key });
};

describe("coming in", () => {
  test("the first message says what was seen last", () => {
    wire().open();

    expect(wire().sent[0]).toMatchObject({ type: "hello", seen: 7 });
  });

  test("whoever is not let in is told why, and comes back only where that may help", () => {
    wire().open();
    wire().say({ type: "refused", key: wire().sent[0]?.key, code: "no-spectators", retry_after: null });
    expect(states.at(-1)).toBe("closed");

    connection.open();
    wire().open();
    wire().say({ type: "refused", key: wire().sent[0]?.key, code: "not-stored", retry_after: 1 });
    expect(states.at(-1)).toBe("waiting");
  });

  test("what is asked before the welcome is sent after it", () => {
    void connection.ask({ type: "start" });
    wire().open();
    expect(wire().sent).toHaveLength(1);

    wire().say({ type: "welcome" });

    expect(wire().sent[1]).toMatchObject({ type: "start" });
  });
});

describe("asking", () => {
  test("the answer with the same key answers", async () => {
    welcomed();
    const answer = connection.ask({ type: "undo", seat: 0 });

    wire().say({ type: "done", key: wire().sent[1]?.key, n: 3 });

    await expect(answer).resolves.toMatchObject({ n: 3 });
  });

  test("an update answers everything it has carried out", async () => {
    welcomed();
    const answer = connection.ask({ type: "do", seat: 0, decision: "d", actions: ["ballot true"] });

    wire().say({ type: "update", done: { [String(wire().sent[1]?.key)]: 7 }, n: 7 });

    await expect(answer).resolves.toMatchObject({ type: "update", n: 7 });
  });

  test("a refusal carries its reason and its rules", async () => {
    welcomed();
    const answer = connection.ask({ type: "undo", seat: 0 });

    wire().say({ type: "refused", key: wire().sent[1]?.key, code: "dead", detail: { seat: 2 }, rules: ["SH-035"] });

    await expect(answer).rejects.toMatchObject({ code: "dead", rules: ["SH-035"] });
  });
});

describe("a cut line", () => {
  test("heals, and asks the same thing again with the same key", async () => {
    welcomed();
    const answer = connection.ask({ type: "do", seat: 0, decision: "d", actions: ["ballot true"] });
    const key = wire().sent[1]?.key;

    wire().cut();
    vi.advanceTimersByTime(1000);
    welcomed();

    expect(Wire.all).toHaveLength(2);
    expect(wire().sent[1]).toMatchObject({ type: "do", key });
    wire().say({ type: "done", key, again: true });
    await expect(answer).resolves.toMatchObject({ again: true });
  });

  test("is tried at once when the network is back", () => {
    welcomed();
    wire().cut();

    connection.hurry();

    expect(Wire.all).toHaveLength(2);
    expect(states).toEqual(["connecting", "live", "waiting", "connecting"]);
  });

  test("is noticed when nobody answers a ping", () => {
    welcomed();

    vi.advanceTimersByTime(15_000 + 8_000 + 500);

    expect(Wire.all.length).toBeGreaterThan(1);
  });
});

describe("a farewell", () => {
  test("without a time to come back ends it, and every open question", async () => {
    welcomed();
    const answer = connection.ask({ type: "start" });

    wire().say({ type: "bye", code: "no-spectators", retry_after: null });

    await expect(answer).rejects.toBeInstanceOf(Refusal);
    expect(connection.line).toBe("closed");
  });

  test("with a time brings us back then", () => {
    welcomed();

    wire().say({ type: "bye", code: "too-slow", retry_after: 1 });
    vi.advanceTimersByTime(1100);

    expect(Wire.all).toHaveLength(2);
  });
});
