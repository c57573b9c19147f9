// The board of Secret Hitler, and what can be read from it.
import type { View } from "$/lib/protocol.ts";
import type { Board as SecretHitlerBoard } from "./types.ts";

export type { Board as SecretHitlerBoard, Government } from "./types.ts";

export type PolicyName = "liberal" | "fascist";
export type Role = PolicyName | "hitler";

export function boardOf(view: View): SecretHitlerBoard {
  return (view as View<"secret-hitler">).board;
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
