// What is new on the first page since somebody last looked at the bell of this device.
import type { Home, PlayedGame, TableCard } from "$/lib/protocol.ts";

const SEEN = "hemicycle-news";

/** One thing to be told; the key is the same for as long as it is the same thing. */
export type News = { key: string; code: string } & (
  | { kind: "turn"; card: TableCard }
  | { kind: "invitation"; card: TableCard; by: string }
  | { kind: "over"; game: PlayedGame }
);

export function news({ turn, invitations, recent }: Pick<Home, "turn" | "invitations" | "recent">): News[] {
  return [
    ...turn.map((card): News => {
      const { code } = card.table;
      return { kind: "turn", key: `turn ${code} ${JSON.stringify(card.stage)}`, code, card };
    }),
    ...invitations.map(
      ({ by, at, card }): News => ({
        kind: "invitation",
        key: `invitation ${card.table.code} ${at}`,
        code: card.table.code,
        card,
        by,
      }),
    ),
    ...recent.flatMap((game): News[] =>
      game.code ? [{ kind: "over", key: `over ${game.code} ${game.match}`, code: game.code, game }] : [],
    ),
  ];
}

/** Those nobody has looked at here; whoever comes with a bell for the first time has seen what is over. */
export function unseen(all: readonly News[]): News[] {
  const seen = localStorage.getItem(SEEN);
  const known = new Set(seen === null ? [] : (JSON.parse(seen) as string[]));
  return all.filter(({ key, kind }) => !known.has(key) && (seen !== null || kind !== "over"));
}

export function look(all: readonly News[]): void {
  localStorage.setItem(SEEN, JSON.stringify(all.map(({ key }) => key)));
}
