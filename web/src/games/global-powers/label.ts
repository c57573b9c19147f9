// What a button says: one choice, or the whole of a draft.
import type { Choice, Prompt } from "$/lib/protocol.ts";
import type { TableContext } from "$/table/context.svelte.ts";
import { boardOf } from "./board.ts";
import { builderOf, verbOf } from "./builder.svelte.ts";

export function meaning(context: TableContext, choice: Choice): string {
  return context.choice(choice);
}

/** An offer is drawn up beside the map; what it holds so far stands there, not in the question. */
export function ask(context: TableContext, { prompt }: { prompt: Prompt | null }): string | null {
  if (prompt?.step !== "offer") return null;
  const { region } = boardOf(context.view).activation;
  const other = String(prompt.detail.region);
  return context.say("ask-offer", { partner: prompt.detail.ours === false ? region : other });
}

/** The button that sends a draft names what it does; a war names its armies. */
export function label(context: TableContext, actions: readonly string[]): string | null {
  if (actions.at(-1) === "send") return context.say("send-offer");
  const builder = builderOf(context);
  const choices = actions.map((_, index) => builder.drafted(index));
  const war = choices.find((choice) => choice && verbOf(choice.action) === "attack");
  if (war) return warLabel(context, String(war.detail.region));
  const told = choices.filter((choice, index) => choice && !opensOnly(choice, index, actions.length));
  if (!told.length) return null;
  return told.map((choice) => meaning(context, choice as Choice)).join(", ");
}

/** "War" and "a card" say nothing beside what they were specified to. */
function opensOnly({ action }: Choice, index: number, count: number): boolean {
  return index < count - 1 && ["act", "play", "approach", "recall", "stop"].includes(verbOf(action));
}

function warLabel(context: TableContext, target: string): string {
  const war = boardOf(context.view).wars.find((each) => each.target === target);
  return context.say("war-label", { region: target, attack: war?.army ?? 0, defence: war?.other ?? 0 });
}
