// A review that is asked for, looked at and cancelled.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewState } from "../src/lib/protocol.ts";

type Answer = (state: ReviewState) => void;

const WORKING = { id: "r", state: "working", part: 0.5, code: null, review: null } as ReviewState;
const looks: Answer[] = [];
const asked = vi.fn(async () => WORKING);
const cancelled = vi.fn(async () => undefined);
vi.mock("../src/lib/http.ts", () => ({
  api: {
    review: () => asked(),
    reviewed: () => new Promise<ReviewState>((answer) => looks.push(answer)),
    cancelReview: () => cancelled(),
  },
}));

describe("a review", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("that is cancelled while one looks how far it is does not come back", async () => {
    const { ReviewRequest } = await import("../src/table/review/review.svelte.ts");
    const request = new ReviewRequest("TABLE", 1);
    await request.ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(looks).toHaveLength(1);

    const ended = request.cancel();
    expect(cancelled).not.toHaveBeenCalled(); // the look would find nothing
    looks[0]?.(WORKING);
    await ended;
    await vi.advanceTimersByTimeAsync(5000);

    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(request.state).toBeNull();
    expect(looks).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
