// Finding the shape of a list of choices, so that any decision of any game gets a fitting control.
import type { Choice } from "./protocol.ts";

/** Choices that differ in one number only (a bid, an amount), and those beside them (a pass). */
export interface Range {
  values: { amount: number; choice: Choice }[];
  others: Choice[];
}

const FEWEST = 4; // fewer amounts than this are quicker as buttons

export function word(choice: Choice): string {
  return choice.action.split(" ")[0] ?? "";
}

/** The largest group of choices that are the same but for one number, if it is worth a stepper. */
export function range(choices: readonly Choice[]): Range | null {
  const groups = new Map<string, { amount: number; choice: Choice }[]>();
  for (const choice of choices) {
    const tokens = choice.action.split(" ");
    for (const [index, token] of tokens.entries()) {
      if (index === 0 || !/^\d+$/.test(token)) continue;
      const shape = tokens.with(index, "#").join(" ");
      groups.set(shape, [...(groups.get(shape) ?? []), { amount: Number(token), choice }]);
    }
  }
  const largest = [...groups.entries()]
    .filter(([shape]) => !names(shape, choices))
    .sort((a, b) => b[1].length - a[1].length)[0];
  if (!largest || largest[1].length < FEWEST) return null;
  const values = largest[1].toSorted((a, b) => a.amount - b.amount);
  const inside = new Set(values.map(({ choice }) => choice));
  return { values, others: choices.filter((choice) => !inside.has(choice)) };
}

/** Whether the number stands for something with a name (a seat, a card) and not for an amount. */
function names(shape: string, choices: readonly Choice[]): boolean {
  const tokens = shape.split(" ");
  const index = tokens.indexOf("#") - 1;
  const sample = choices.find((choice) => word(choice) === tokens[0]);
  const part = sample ? Object.keys(sample.detail)[index] : undefined;
  return part !== undefined && NAMING.includes(part);
}

const NAMING = ["seat", "card", "target", "partner", "index", "player", "region", "state"];

/** What a proxy bid answers: the lowest offer within the limit, else whatever is not an offer. */
export function proxyAnswer(choices: readonly Choice[], limit: number): string | null {
  const found = range(choices) ?? single(choices);
  const lowest = found?.values[0];
  if (lowest && lowest.amount <= limit) return lowest.choice.action;
  return found?.others[0]?.action ?? null;
}

/** Even one or two amounts count when somebody has said how far to go. */
function single(choices: readonly Choice[]): Range | null {
  const values = choices
    .map((choice) => ({ choice, amount: Number(choice.action.match(/ (\d+)$/)?.[1] ?? Number.NaN) }))
    .filter(({ amount }) => !Number.isNaN(amount))
    .sort((a, b) => a.amount - b.amount);
  return { values, others: choices.filter((choice) => !values.some((each) => each.choice === choice)) };
}

/** Amounts offered as quick chips: none, a quarter, half, all. */
export function chips(values: readonly { amount: number }[]): number[] {
  const amounts = values.map(({ amount }) => amount);
  const highest = amounts.at(-1) ?? 0;
  const near = (goal: number) =>
    amounts.reduce((best, each) => (Math.abs(each - goal) < Math.abs(best - goal) ? each : best), amounts[0] ?? 0);
  return [...new Set([amounts[0] ?? 0, near(highest / 4), near(highest / 2), highest])];
}
