// What a seat may know of a table of Secret Hitler, as games/secret_hitler/board.py sends it.
import type { View } from "$/lib/protocol.ts";

export type PolicyName = "liberal" | "fascist";
export type Role = PolicyName | "hitler";

export interface Government {
  president: number;
  chancellor: number;
  policy: PolicyName | null;
}

export interface SecretHitlerBoard {
  living: number[];
  president: number;
  last_president: number;
  last_chancellor: number;
  liberal: number;
  fascist: number;
  liberal_goal: number;
  hitler_zone: number;
  veto_zone: number;
  track: string[];
  tracker: number;
  tracker_end: number;
  deck: number;
  discards: number;
  ledger: Government[];
  investigations: [number, number][];
  peeked: [number, number][];
  not_hitler: number[];
  held: number;
  role: Role | null;
  roles: (Role | null)[];
  parties: (PolicyName | null)[];
  hand: PolicyName[] | null;
  top: PolicyName[];
  picked: number | null;
}

export function boardOf(view: View): SecretHitlerBoard {
  return view.board as SecretHitlerBoard;
}

const TARGETS: Record<string, string> = {
  nomination: "nominate",
  investigation: "investigate",
  "special-election": "call-election",
  execution: "execute",
};

/** The action that points at a seat, where the prompt asks for one. */
export function targetWord(view: View): string | null {
  return TARGETS[view.prompt?.step ?? ""] ?? null;
}

/** The chancellor proposed or in office, as long as the government is in question or at work. */
export function chancellorOf(view: View): { seat: number; elected: boolean } | null {
  const seat = view.prompt?.detail.chancellor;
  if (typeof seat !== "number") return null;
  return { seat, elected: view.prompt?.step !== "vote" };
}
