// What was said: talk, and the remarks to all, which belong to the record of the game.
import type { Moment, Talk } from "./protocol.ts";

/** Talk and public remarks in the order they were said. Remarks get negative numbers, so that none meets a talk's. */
export function everythingSaid(
  talk: readonly Talk[],
  match: number,
  moments: readonly Moment[],
  names: readonly string[],
): Talk[] {
  const remarks = moments.flatMap(({ n, at, remarks }) =>
    remarks.map((remark, index): Talk => {
      const said = { match, to: null, text: "", answers: null, reply: null };
      return { n: -1 - n * 100 - index, at, seat: remark.seat, name: names[remark.seat] ?? "", remark, ...said };
    }),
  );
  return [...talk, ...remarks].sort((a, b) => a.at - b.at);
}

/** Whether a seat can accept, counter or decline: a promise made to it, not a remark to all, and once only. */
export function answerable({ n, seat, to, remark, reply }: Talk, mine: number | null, talk: readonly Talk[]): boolean {
  if (mine === null || seat === mine || n < 0 || !to?.includes(mine) || !remark || reply) return false;
  return !talk.some(({ seat, answers }) => seat === mine && answers === n);
}
