// Sentences about tables, games and ratings that several pages share.
import type { PlayedGame, RatingInfo, TableCard } from "$/lib/protocol.ts";
import { speech, t } from "$/lib/speech.svelte.ts";

export const gameName = (game: string): string => speech.words.say(`game-${game}`);

const SIDE = "side:";

/** What somebody played: a secret role or a party, in the words of its game; or the side they were on. */
export function roleName(game: string, role: string): string {
  const words = speech.about([game], () => []);
  if (role.startsWith(SIDE)) return words.say(`side-${role.slice(SIDE.length)}`);
  const key = [`role-${role}`, `party-${role}`].find((each) => words.knows(each));
  return key ? words.say(key) : role;
}

/** A rating as one thing: what it is for is not torn from its figure. */
export function ratedAs({ game, role, rating }: RatingInfo): string {
  const name = roleName(game, role);
  return `${role.startsWith(SIDE) ? name : t("as-role", { role: name })} ${speech.words.number(rating)}`.replaceAll(
    " ",
    "\u00a0",
  );
}

/** What is going on at a table, as everybody may know it: the sentence of its step for those who wait. */
export function phase({ table, stage }: TableCard): string {
  const words = speech.about([table.settings.game], () => table.seats.map(({ name }) => name));
  const key = `prompt-${stage?.step}`;
  return stage && words.knows(key, "waiting") ? words.say(key, stage.detail, "waiting") : "";
}

/** What somebody would sit down to: seats, pace, edition, language. */
export function offer({ table }: TableCard): string {
  const { game, edition, pace, language, rated } = table.settings;
  const words = speech.about([game], () => []);
  const free = table.seats.filter(({ state, locked }) => state === "open" && !locked).length;
  const parts = [t("seats-open", { free, seats: table.seats.length }), t(`pace-${pace ?? "live"}-short`)];
  if (edition && words.knows(`edition-${edition}`)) parts.push(words.say(`edition-${edition}`));
  if (language && language !== "any") parts.push(speech.words.say(`language-${language}`));
  if (rated) parts.push(t("rated"));
  return parts.join(" · ");
}

/** How far a table is: the game's own measure, who is waited for, or who is there already. */
export function told({ table, mine, waiting, stage }: TableCard): string {
  const parts: string[] = [];
  if (table.phase === "seating") {
    const taken = table.seats.filter(({ state }) => state !== "open").length;
    parts.push(
      t("seats-taken", { taken, seats: table.seats.length }),
      t(`pace-${table.settings.pace ?? "live"}-short`),
    );
    if (table.settings.rated) parts.push(t("rated"));
  } else {
    const key = `progress-${table.settings.game}`;
    if (stage && speech.words.knows(`web-${key}`)) parts.push(t(key, stage.progress));
    const names = waiting.map((seat) => table.seats[seat]?.name ?? "");
    const others = !waiting.some((seat) => mine.includes(seat));
    if (others && names.length && names.length < table.seats.length)
      parts.push(t("waiting-for", { names: speech.words.listed(names) }));
    if (table.phase !== "playing") parts.push(t(`phase-${table.phase}`));
  }
  if (table.expires) parts.push(t("expires", { date: speech.words.date(new Date(table.expires)) }));
  return parts.join(" · ");
}

/** The time until then, roughly. */
export function timeLeft(deadline: number, now: number): string {
  const minutes = Math.ceil((deadline - now) / 60_000);
  if (minutes <= 0) return t("overdue");
  if (minutes < 90) return t("time-left", { time: t("minutes", { n: minutes }) });
  const hours = Math.round(minutes / 60);
  const time = hours < 48 ? t("hours", { n: hours }) : t("days", { n: Math.round(hours / 24) });
  return t("time-left", { time });
}

/** How a game ended for the one seat it is told of. */
export function ended({ seats, seat, ending, game }: PlayedGame): string {
  const mine = seats[seat];
  if (!ending) return t("given-up");
  const role = mine?.role ? ` · ${roleName(game, mine.role)}` : "";
  if (mine?.score == null) return `${t(mine?.won ? "won" : "lost")}${role}`; // sides have no places
  const place = mine.won ? t("won") : t("place-of", { place: mine.place ?? 0, of: seats.length });
  return `${place} · ${t("points", { n: mine.score })}${role}`;
}

export const whole = (ratings: readonly RatingInfo[], game: string): RatingInfo | undefined =>
  ratings.find((each) => each.game === game && each.role === "");
