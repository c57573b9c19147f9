// How strong bots are.

/** Who plays unless somebody else is asked for: solid, or the best there is below it. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes("solid") ? "solid" : (levels.at(-1) ?? "");
}
