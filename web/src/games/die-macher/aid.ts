// Die Macher beside the board: seats for votes, the cabinet, donations, dice and what is counted at the end.
import { type Aid, rows } from "$/table/aid/aid.ts";
import type { Minister } from "./edition.svelte.ts";

interface State {
  id: string;
  seats: number[];
}
interface Die {
  id: string;
  faces: number[];
}

const FLAGS = ["doubler", "media_swap", "telephone"] as const;

export default ((words, data) => {
  const say = (key: string) => words.say(`board-aid-${key}`);
  const money = (amount: number) => words.number(amount);
  const { from_votes = [] } = (data.seat_rows ?? {}) as { from_votes?: number[] };
  const scoring = Object.entries((data.final_scoring ?? {}) as Record<string, unknown>);
  const media = ((data.national_media ?? {}) as { points?: number[] }).points ?? [];
  const values = (data.national_values ?? {}) as { members?: number[]; points?: number[] };
  const payout = (data.payout ?? {}) as { per_seat?: number; per_member?: number };
  return [
    {
      title: say("seats"),
      heads: [say("votes-from"), ...from_votes.map(String)],
      rows: rows<State>(data, "states").map(({ id, seats }) => [words.say(`state-${id}`), ...seats]),
    },
    {
      title: say("cabinet"),
      heads: [
        say("minister"),
        say("cost"),
        say("votes"),
        say("own-trend"),
        say("other-trend"),
        ...FLAGS.map((flag) => say(flag.replace("_", "-"))),
      ],
      rows: rows<Minister>(data, "cabinet").map((minister) => [
        words.say(`cabinet-${minister.id}`),
        money(minister.cost),
        minister.votes,
        minister.own_trend ? `+${minister.own_trend}` : "–",
        minister.other_trend ? `\u2212${minister.other_trend}` : "–",
        ...FLAGS.map((flag) => (minister[flag] ? "\u2713" : "–")),
      ]),
    },
    {
      title: say("donations"),
      heads: [say("amount"), say("accept-dice"), say("refuse-dice")],
      rows: rows<{ amount: number; risk_dice: number; refusal_dice: number }>(data, "donations").map((card) => [
        money(card.amount),
        card.risk_dice,
        card.refusal_dice,
      ]),
    },
    { title: say("dice"), rows: rows<Die>(data, "dice").map(({ faces }) => [faces.join("  ")]) },
    {
      title: say("payout"),
      rows: [
        [say("per-seat"), money(payout.per_seat ?? 0)],
        [say("per-member"), money(payout.per_member ?? 0)],
      ],
    },
    { title: say("national-media"), heads: media.map((_, index) => String(index + 1)), rows: [media] },
    {
      title: say("national-opinions"),
      heads: ["", ...(values.points ?? []).map((_, index) => String(index + 1))],
      rows: [
        [say("members"), ...(values.members ?? [])],
        [say("points"), ...(values.points ?? [])],
      ],
    },
    {
      title: say("final"),
      rows: scoring
        .filter(([, points]) => typeof points === "number")
        .map(([name, points]) => [say(name.replaceAll("_", "-")), points as number]),
    },
  ];
}) satisfies Aid;
