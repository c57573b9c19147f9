import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { contribute, type Kept, LinkKeeper } from "$/lib/links.ts";
import { type Check, verify } from "$/lib/verify.ts";

type Row = Record<string, unknown>;

const file = (name: string) => readFileSync(new URL(`./records/${name}`, `file://${__dirname}/`), "utf-8");
const text = file("secret-hitler.jsonl");
const kept = JSON.parse(file("secret-hitler.links.jsonl")) as Kept;
const secret = (rows(text).at(-1) as { secret: string }).secret;
const nothing: Kept = { contributions: {}, links: [] };

function rows(record: string): Row[] {
  return record
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

/** A record whose numbers and links are right although its content was changed: its forger knows the secret. */
function rechained(changed: Row[], key = secret): string {
  const salt = createHmac("sha256", Buffer.from(key, "hex")).update("hemicycle chain").digest();
  let link = "";
  return changed
    .map((row, k) => {
      const { h: _, n: __, ...bare } = row;
      const body = JSON.stringify(k ? { n: k, ...bare } : bare);
      link = createHmac("sha256", salt)
        .update(link + body)
        .digest("hex");
      return `${body.slice(0, -1)},"h":"${link}"}\n`;
    })
    .join("");
}

const verdicts = (checks: Check[]) => Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]));
const changed = (change: (rows: Row[]) => Row[]) => rechained(change(rows(text)));
const header = (change: Row) => changed(([first, ...rest]) => [{ ...first, ...change }, ...rest]);

describe("an honest record", () => {
  test.each(["secret-hitler", "die-macher"])("of %s holds, with every link in its place", (game) => {
    const found = verify(file(`${game}.jsonl`), JSON.parse(file(`${game}.links.jsonl`)) as Kept);

    expect(verdicts(found)).toEqual({
      over: "ok", secret: "ok", contributions: "ok", chain: "ok", luck: "ok", rules: "unknown", links: "ok",
    }); // biome-ignore format: a table
    expect(found.find(({ name }) => name === "contributions")?.detail.seats).toEqual([0, 2]);
  });

  test("of the longest game is checked in under two seconds", () => {
    const record = file("die-macher.jsonl");
    const start = process.cpuUsage();

    verify(record, nothing);

    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  test("says what could not be told by a device that was not there", () => {
    expect(verdicts(verify(text, nothing))).toMatchObject({ contributions: "ok", links: "unknown" });
  });

  test("holds on a page without https too, where the browser computes no hashes", () => {
    vi.stubGlobal("crypto", {});
    const found = verify(text, kept);
    vi.unstubAllGlobals();

    expect(verdicts(found)).toMatchObject({ secret: "ok", chain: "ok", luck: "ok" });
  });

  test("of the old form says what it cannot prove", () => {
    const old = readFileSync(
      new URL("../../tests/records/format-1/show-of-hands.jsonl", `file://${__dirname}/`),
      "utf-8",
    );

    expect(verdicts(verify(old, nothing))).toEqual({ format: "unknown" });
  });
});

describe("a forged record that is whole in itself is noticed", () => {
  test("when an action was changed", () => {
    const forged = changed((all) => {
      const ballot = all.findIndex((row) => row.do === "ballot true");
      return all.map((row, k) => (k === ballot ? { ...row, do: "ballot false" } : row));
    });

    expect(verdicts(verify(forged, nothing))).toMatchObject({ chain: "ok", luck: "ok" });
    expect(verdicts(verify(forged, kept))).toMatchObject({ chain: "ok", links: "wrong" });
  });

  test("when it was cut and given up", () => {
    const forged = changed((all) => [...all.slice(0, 30), { end: null, secret }]);

    expect(verdicts(verify(forged, kept))).toMatchObject({ over: "ok", chain: "ok", links: "wrong" });
  });

  test("when it was only cut", () => {
    const forged = `${text.split("\n").slice(0, 30).join("\n")}\n`;

    expect(verdicts(verify(forged, kept))).toMatchObject({
      over: "unknown", contributions: "unknown", chain: "unknown", luck: "unknown", links: "wrong",
    }); // biome-ignore format: a table
  });

  test.each([
    ["names", { names: ["Eve"] }],
    ["table", { table: "PAUL" }],
    ["edition data", { data: {} }],
    ["what others contributed", { contributions: [kept.contributions[0], null, "e".repeat(32)] }],
  ])("when the %s was changed: the luck is another", (_, change) => {
    expect(verdicts(verify(header(change), nothing))).toMatchObject({ chain: "ok", luck: "wrong" });
  });

  test("when this device's contribution was left out", () => {
    const forged = header({ contributions: ["e".repeat(32), null, null] });

    expect(verdicts(verify(forged, kept))).toMatchObject({ contributions: "wrong" });
  });

  test("when it was seeded anew with another secret, whose promise is not the one this device was given", () => {
    const other = "11".repeat(32);
    const [first, ...rest] = rows(text) as [Row, ...Row[]];
    const commitment = createHash("sha256").update(Buffer.from(other, "hex")).digest("hex");
    const forged = rechained(
      [{ ...first, commitment }, ...rest.slice(0, -1), { ...rest.at(-1), secret: other }],
      other,
    );

    expect(verdicts(verify(forged, kept))).toMatchObject({ secret: "wrong", chain: "ok", links: "wrong" });
  });

  test("when luck was changed", () => {
    const forged = changed((all) =>
      all.map((row) => (Array.isArray(row.luck) ? { ...row, luck: [...row.luck].reverse() } : row)),
    );

    expect(verdicts(verify(forged, nothing))).toMatchObject({ chain: "ok", luck: "wrong" });
  });
});

describe("a broken record", () => {
  test.each([
    ["a changed letter", text.replace("Zoë 1", "Zoé 1"), 1],
    ["a missing end", text.slice(0, -1), text.split("\n").length - 1],
    ["other text", "hello\n", 1],
    ["nothing", "", 0],
    ["a line in between", text.replace("\n", "\nhello\n"), 2],
  ])("with %s is named by its line", (_, broken, line) => {
    const chain = verify(broken, nothing).find(({ name }) => name === "chain");

    expect(chain).toMatchObject({ verdict: "wrong" });
    expect(chain?.detail.line).toBeLessThanOrEqual(line + 1);
  });
});

describe("what a device keeps", () => {
  beforeEach(() => localStorage.clear());

  test("is there again after a reload, each link once", () => {
    const keeper = new LinkKeeper("KLEE", 2);
    keeper.promise("first");
    const tried = keeper.contribution(3);
    keeper.promise("second");
    keeper.add("a");
    keeper.promise("third");
    keeper.add("b");
    keeper.add("a");
    const mine = keeper.contribution(3);
    expect(mine).not.toBe(tried);
    keeper.contribution(4);
    keeper.withdraw(4);

    expect(new LinkKeeper("KLEE", 2).kept).toEqual({
      commitment: "second",
      contributions: { 3: mine },
      links: ["a", "b"],
    });
    expect(new LinkKeeper("KLEE", 2).contribution(3)).toBe(mine);
    expect(new LinkKeeper("KLEE", 3).kept).toEqual({ contributions: {}, links: [] });
  });

  test("does not grow for ever", () => {
    for (let match = 0; match < 60; match++) new LinkKeeper("KLEE", match).add("a");

    expect(Object.keys(localStorage).length).toBeLessThan(50);
    expect(new LinkKeeper("KLEE", 59).kept.links).toEqual(["a"]);
  });

  test("a contribution is 128 bits of its own", () => {
    expect(contribute()).toMatch(/^[0-9a-f]{32}$/);
    expect(contribute()).not.toBe(contribute());
  });
});
