// A game from another package: its board is loaded from where the package is served, and the generic one without it.
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadOutside, type OutsideBoard } from "$/games/outside.ts";

const board: OutsideBoard = { mount: () => ({ update: () => {}, destroy: () => {} }) };

function served(status: number): void {
  vi.stubGlobal("fetch", async () => new Response("", { status }));
}

describe("the board of a game from outside", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is loaded from the address of its package", async () => {
    served(200);
    const asked: string[] = [];
    const load = async (address: string) => {
      asked.push(address);
      return { default: board };
    };

    expect(await loadOutside("filibuster", load)).toBe(board);
    expect(asked).toEqual(["/api/games/filibuster/board/board.js"]);
  });

  it("is not loaded where the package brings none", async () => {
    served(404);

    expect(await loadOutside("filibuster", () => Promise.reject(new Error("not asked")))).toBeNull();
  });

  it("is not used when it cannot be mounted", async () => {
    served(200);

    expect(await loadOutside("filibuster", async () => ({}))).toBeNull();
  });
});
