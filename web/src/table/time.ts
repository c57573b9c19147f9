// Clocks of a table.
import type { Clock } from "$/lib/protocol.ts";

/** Milliseconds left for the seat asked: one's own if it is asked, else the one that has least. */
export function leftFor(
  clock: Clock | null,
  waiting: readonly number[],
  mine: number | null,
  now: number,
): number | null {
  if (!clock) return null;
  const deadlines = clock.seats.filter((each) => each.deadline !== null && waiting.includes(each.seat));
  const own = deadlines.find((each) => each.seat === mine);
  const ends = own ? [own.deadline as number] : deadlines.map((each) => each.deadline as number);
  if (!ends.length) return null;
  return Math.max(0, Math.min(...ends) - (clock.running ? now : clock.now));
}

/** 1:05, 12:05, 3:07:05, or days for the slow pace. */
export function shown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
