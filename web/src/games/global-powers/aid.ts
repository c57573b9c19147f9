// Global Powers beside the board: regions, what is evaluated, what wins, exchanges and every card with its text.
import { type Aid, rows } from "$/table/aid/aid.ts";
import { RESOURCES } from "./board.ts";

type Region = { id: string } & Record<string, number | string>;
interface Exchange {
  pay: string;
  pays: number;
  gain: string;
  gains: number;
}

export default ((words, data, seats) => {
  const say = (key: string) => words.say(`board-aid-${key}`);
  const resource = (name: string) => words.say(`resource-${name}`);
  const points = ((data.victory ?? {}) as { points?: Record<string, number> }).points ?? {};
  const dominance = ((data.dominance ?? {}) as { start?: Record<string, number> }).start ?? {};
  const scoring = (data.scoring ?? {}) as Record<string, unknown>;
  const bonus = Array.isArray(scoring.trade_bonus) ? (scoring.trade_bonus as number[]) : [];
  return [
    {
      title: say("goal"),
      heads: [words.say("web-seats"), say("goal-points"), say("goal-regions")],
      rows: Object.keys(points).map((count) => [
        Number(count) === seats ? `${count} \u2190` : count,
        points[count] ?? 0,
        dominance[count] ?? 0,
      ]),
    },
    {
      title: say("scoring"),
      rows: Object.entries(scoring)
        .filter(([, worth]) => typeof worth === "number")
        .map(([name, worth]) => [say(name.replaceAll("_", "-")), worth as number]),
    },
    { title: say("trade-bonus"), heads: bonus.map((_, index) => String(index)), rows: [bonus] },
    {
      title: say("regions"),
      heads: [say("region"), ...RESOURCES.map(resource)],
      rows: rows<Region>(data, "regions").map((region) => [
        words.say(`region-${region.id}`),
        ...RESOURCES.map((name) => Number(region[name] ?? 0)),
      ]),
    },
    {
      title: say("budget"),
      rows: rows<Exchange>(data, "budget").map(({ pay, pays, gain, gains }) => [
        `${pays} ${resource(pay)}`,
        `\u2192 ${gains} ${resource(gain)}`,
      ]),
    },
    { title: say("die"), rows: [[(((data.die ?? {}) as { faces?: number[] }).faces ?? []).join("  ")]] },
    {
      title: say("cards"),
      rows: rows<{ id: string }>(data, "cards").map(({ id }) => [
        words.say(`card-${id}`),
        words.knows(`card-${id}`, "text") ? words.say(`card-${id}`, {}, "text") : "",
      ]),
    },
  ];
}) satisfies Aid;
