// Days off are counted by one's own calendar.
import { afterEach, expect, test, vi } from "vitest";
import { day } from "$/notify/day.ts";

afterEach(() => vi.unstubAllEnvs());

test.each(["Pacific/Auckland", "UTC", "America/Los_Angeles"])("a day is the one of the calendar in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  const early = new Date(2026, 0, 31, 0, 30);
  const late = new Date(2026, 0, 31, 23, 30);

  const days = [day(0, early), day(0, late), day(1, early), day(28, late)];

  expect(days).toEqual(["2026-01-31", "2026-01-31", "2026-02-01", "2026-02-28"]);
});
