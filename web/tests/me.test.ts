// Whoever came in before stays who they are, however quickly they press.
import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "$/lib/connection.ts";
import { CAME_IN, myself } from "$/lib/me.svelte.ts";
import type { Me } from "$/lib/protocol.ts";

const ADA = { name: "Ada" } as Me;
const calls = vi.hoisted(() => ({ me: vi.fn(), enter: vi.fn(), rename: vi.fn() }));
vi.mock("$/lib/http.ts", () => ({ api: calls }));

afterEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  myself.me = null;
});

test("somebody who presses before it is known who they are is not made a new guest", async () => {
  localStorage.setItem(CAME_IN, "yes");
  calls.me.mockImplementation(() => new Promise((answer) => setTimeout(() => answer(ADA), 5)));
  void myself.recall();

  const who = await myself.present("Guest");

  expect(who).toBe(ADA);
  expect(calls.enter).not.toHaveBeenCalled();
});

test("whoever was never here comes in as a guest, and asks nothing first", async () => {
  calls.enter.mockResolvedValue({ name: "Guest" });

  await myself.present("Guest");

  expect(calls.me).not.toHaveBeenCalled();
  expect(myself.me?.name).toBe("Guest");
});

test("a browser that is known no more comes in anew", async () => {
  localStorage.setItem(CAME_IN, "yes");
  calls.me.mockRejectedValue(new Refusal("not-signed-in"));
  calls.enter.mockResolvedValue({ name: "Guest" });

  expect((await myself.present("Guest")).name).toBe("Guest");
});
