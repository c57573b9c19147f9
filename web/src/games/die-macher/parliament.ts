// Who sits where in a chamber, from left to right.
import type { DieMacherBoard } from "./board.ts";

const FROM_THE_LEFT = ["linke", "pds", "spd", "gruene", "fdp", "cdu"];

export function seatingOrder(board: DieMacherBoard): number[] {
  const place = (seat: number) => FROM_THE_LEFT.indexOf(board.parties[seat]?.party ?? "");
  return board.parties.map((_, seat) => seat).sort((a, b) => place(a) - place(b));
}
