// How strong bots are.
import { speech, t } from "./speech.svelte.ts";

/** What a bot is called: a level of the house, or the name of one that the operator has brought along. */
export function levelName(level: string): string {
  return speech.words.knows(`web-level-${level}`) ? t(`level-${level}`) : level;
}

/** Who plays unless somebody else is asked for: solid, or the best there is below it. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes("solid") ? "solid" : (levels.at(-1) ?? "");
}
