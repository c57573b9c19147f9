// Secret Hitler beside the board: who is who at how many, what the slots bring, how a round goes.
import { type Aid, rows, sections } from "$/table/aid/aid.ts";

interface Seating {
  seats: number;
  fascists: number;
  hitler_knows: boolean;
  liberal_cards: number;
  fascist_cards: number;
  track: string[];
}

const ROUND = ["SH-010", "SH-011", "SH-012", "SH-013", "SH-014", "SH-021", "SH-030", "SH-040"];
const ENDS = ["SH-024", "SH-020", "SH-035", "SH-015"];

export default ((words, data) => {
  const tables = rows<Seating>(data, "tables");
  const say = (key: string) => words.say(`board-${key}`);
  const powers = [...new Set(tables.flatMap(({ track }) => track))].filter((power) =>
    words.knows(`power-${power}`, "text"),
  );
  const slot = (power: string) => (power === "none" ? "–" : words.say(`power-${power}`));
  const players = words.say("web-seats");
  return [
    {
      title: words.say("rule-SH-001"),
      heads: [players, words.say("role-fascist"), say("aid-knows")],
      rows: tables.map(({ seats, fascists, hitler_knows }) => [
        seats,
        fascists,
        words.say(hitler_knows ? "web-yes" : "web-no"),
      ]),
    },
    {
      title: words.say("rule-SH-031"),
      heads: [players, ...(tables[0]?.track.map((_, index) => String(index + 1)) ?? [])],
      rows: tables.map(({ seats, track }) => [seats, ...track.map(slot)]),
    },
    {
      title: words.say("rule-SH-030"),
      rows: powers.map((power) => [words.say(`power-${power}`), words.say(`power-${power}`, {}, "text")]),
    },
    {
      title: words.say("rule-SH-002"),
      heads: [players, say("policy-liberal"), say("policy-fascist")],
      rows: tables.map(({ seats, liberal_cards, fascist_cards }) => [seats, liberal_cards, fascist_cards]),
    },
    { title: words.say("web-aid-round"), rows: sections(words, ROUND) },
    { title: words.say("web-aid-end"), rows: sections(words, ENDS) },
  ];
}) satisfies Aid;
