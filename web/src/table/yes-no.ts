// A pair of choices that is a yes and a no: one boolean tells them apart.
import type { Choice } from "$/lib/protocol.ts";

export interface Pair {
  yes: Choice;
  no: Choice;
}

export function yesNo(choices: readonly Choice[]): Pair | null {
  const [first, second] = choices;
  if (!first || !second || choices.length !== 2) return null;
  const differing = Object.keys(first.detail).filter((name) => first.detail[name] !== second.detail[name]);
  const flags = differing.filter((name) => typeof first.detail[name] === "boolean");
  const flag = flags[0];
  if (flags.length !== 1 || flag === undefined) return null;
  return first.detail[flag] ? { yes: first, no: second } : { yes: second, no: first };
}
