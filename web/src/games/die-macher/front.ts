// The front page of the morning paper to give away: made of what an onlooker sees, so that nothing hidden can be on it.
import type { MarkStyle } from "$/ui/marks.ts";
import type { DieMacherBoard } from "./board.ts";
import type { Campaign } from "./campaign.svelte.ts";
import type { Round } from "./night.ts";
import { seatingOrder } from "./parliament.ts";

export interface Front {
  name: string;
  round: string;
  next: string;
  kicker: string;
  headline: string;
  under: string;
  sides: { name: string; votes: number; parties: { mark: MarkStyle; votes: number }[] }[];
  landtag: string;
  total: number;
  /** From left to right. */
  blocs: { mark: MarkStyle; seats: number }[];
  standing: string;
  places: { mark: MarkStyle; name: string; seats: string; members: string }[];
  foot: string;
}

/** `board` is the table as everybody sees it: of the campaign only words and marks are taken. */
export function frontOf(campaign: Campaign, board: DieMacherBoard, { round, state }: Round): Front {
  const { context } = campaign;
  const partyName = (seat: number) => campaign.partyName(seat);
  const say = (key: string, detail?: Record<string, unknown>) => context.say(key, detail);
  const result = board.results.find((each) => each.state === state);
  const winners = result?.winners ?? [];
  const names = (side: readonly number[]) => context.words.listed(side.map(partyName));
  const sides = result?.sides ?? [];
  const [ours, theirs] = [true, false].map((won) =>
    sides.find(({ parties }) => won === parties.some((seat) => winners.includes(seat))),
  );
  const tied = result?.by_a_nose && ours ? say("night-nose", { votes: ours.votes }) : "";
  const next = board.states.find(({ id }) => id !== state);
  return {
    name: say("paper-name"),
    round: say("round-of", { round, rounds: board.terms.rounds }),
    next: next ? say("paper-next", { state: next.id }) : "",
    kicker: say("paper-voted", { state }),
    headline: say("paper-headline", { names: names(winners), state }),
    under:
      tied ||
      (ours && theirs
        ? say("paper-under", { ours: ours.votes, theirs: theirs.votes, rivals: names(theirs.parties) })
        : ""),
    sides: sides.map(({ parties, votes }) => ({
      name: parties.map(partyName).join(" + "),
      votes,
      parties: parties.map((seat) => ({ mark: context.mark(seat), votes: result?.votes[seat] ?? 0 })),
    })),
    landtag: say("paper-landtag"),
    total: result?.seated.at(-1) ?? 0,
    blocs: seatingOrder(board).map((seat) => ({ mark: context.mark(seat), seats: result?.seats[seat] ?? 0 })),
    standing: say("paper-standing"),
    places: board.parties
      .map((party, seat) => ({ ...party, seat }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ seat, seats, members }) => ({
        mark: context.mark(seat),
        name: partyName(seat),
        seats: say("seats-count", { seats }),
        members: context.words.say("count-members", { members }),
      })),
    foot: `Hemicycle · ${context.words.say(`game-${context.game}`)}`,
  };
}
