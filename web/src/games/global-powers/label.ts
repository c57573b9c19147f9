// What a button says: one choice, or the whole of a draft.
import type { Choice, Prompt } from "$/lib/protocol.ts";
import type { Sitting } from "$/table/sitting.svelte.ts";
import { boardOf, regionOf } from "./board.ts";
import { deedsOf, verbOf } from "./deeds.svelte.ts";

export function meaning(sitting: Sitting, choice: Choice): string {
  return sitting.choice(choice);
}

/** An offer is drawn up beside the map; what it holds so far stands there, not in the question. */
export function ask(sitting: Sitting, { prompt }: { prompt: Prompt | null }): string | null {
  return prompt?.step === "offer" ? sitting.say("ask-offer") : null;
}

/** The button that sends a draft names what it does; a war names its armies. */
export function label(sitting: Sitting, actions: readonly string[]): string | null {
  if (actions.at(-1) === "send") return sitting.say("send-offer");
  const deeds = deedsOf(sitting);
  const choices = actions.map((_, index) => deeds.drafted(index));
  const war = choices.find((choice) => choice && verbOf(choice.action) === "attack");
  if (war) return warLabel(sitting, String(war.detail.region));
  const told = choices.filter((choice, index) => choice && !opensOnly(choice, index, actions.length));
  if (!told.length) return null;
  return told.map((choice) => meaning(sitting, choice as Choice)).join(", ");
}

/** "War" and "a card" say nothing beside what they were specified to. */
function opensOnly({ action }: Choice, index: number, count: number): boolean {
  return index < count - 1 && ["act", "play", "approach", "recall", "stop"].includes(verbOf(action));
}

function warLabel(sitting: Sitting, target: string): string {
  const board = boardOf(sitting.view);
  const attack = regionOf(board, board.activation.region)?.army ?? 0;
  return sitting.say("war-label", { region: target, attack, defence: regionOf(board, target)?.army ?? 0 });
}
