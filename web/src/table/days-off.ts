// Who has days off: their clock stands still in slow games, and everybody sees until when.
import type { SeatInfo } from "$/lib/protocol.ts";
import { speech, t } from "$/lib/speech.svelte.ts";

/** Until when whoever sits there has days off, in words; nothing where they are back. */
export function daysOff(seat: SeatInfo | undefined, now = Date.now()): string {
  const until = seat?.vacation;
  if (!until || until <= now) return "";
  const day = new Date(until).toLocaleDateString(speech.language, { day: "numeric", month: "long" });
  return t("days-off-until", { day });
}
