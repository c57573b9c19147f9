// What came of my bid, and what others did to my party: politicians sent away, an attempt on a life, a delegate bought.
import type { Happened, Moment } from "$/lib/protocol.ts";
import type { Concern, TableContext } from "$/table/context.svelte.ts";

/** What politicians are sent away by. */
const CAUSES = [
  "war-fought",
  "troops-fought",
  "coup-fought",
  "proposal-decided",
  "proposed-purge",
  "revolution-rolled",
  "card-played",
];

export function concern(context: TableContext, event: Happened, moment: Moment): Omit<Concern, "id"> | null {
  const me = context.table.active;
  const { word, detail } = event;
  if (word === "placed" && detail.seat === me && moment.events.some((each) => each.word === "bade"))
    return { title: context.say("concern-placed", detail) };
  if (moment.seat === me) return null;
  const mine =
    word === "assassination" ? detail.victim === me : ["went-home", "bribed"].includes(word) && detail.seat === me;
  if (!mine) return null;
  const before = moment.events.slice(0, moment.events.indexOf(event));
  const cause = before.findLast((each) => CAUSES.includes(each.word));
  const told = word === "went-home" && cause ? { text: context.words.say(`event-${cause.word}`, cause.detail) } : {};
  return { title: context.say(`concern-${word}`, detail), ...told };
}
