// Filling in a start sheet: pick a line, then send each of its numbers to a state.
import type { Choice } from "$/lib/protocol.ts";
import type { Printed } from "./edition.svelte.ts";
import { read } from "./notation.ts";

const KINDS = ["trend", "votes", "meetings", "media"] as const;
export type Kind = (typeof KINDS)[number];

/** A line of a column: what it gives, by kind; and members, which go to no state. */
export interface Line {
  line: number;
  gives: [Kind, number[]][];
  members: number;
}

export interface Sheet {
  line: number;
  placed: Partial<Record<Kind, string[]>>;
}

export function linesOf(step: string, printed: Printed): Line[] {
  if (step === "start-sheet-two") {
    return printed.start_column_two.map(({ line, media, members }) => ({
      line,
      gives: media ? [["media", Array.from({ length: media }, () => 1)]] : [],
      members,
    }));
  }
  return printed.start_column_one.map(({ line, trend, votes, meetings }) => {
    const gives: [Kind, number[]][] = [["trend", trend], ["votes", votes], ["meetings", meetings]]; // biome-ignore format: three of a kind
    return { line, gives: gives.filter(([, amounts]) => amounts.length > 0), members: 0 };
  });
}

/** One more of a kind goes to a state; when all were placed the first one placed moves there. */
export function placed(sheet: Sheet, line: Line, kind: Kind, state: string): Sheet {
  const units = line.gives.find(([each]) => each === kind)?.[1].length ?? 0;
  const before = sheet.placed[kind] ?? [];
  const full = before.length === units && before.every((each) => each === state);
  const after = full ? before.slice(1) : [...before, state].slice(-units);
  return { ...sheet, placed: { ...sheet.placed, [kind]: after } };
}

/** The choice that says the same as the sheet, once everything is placed. */
export function choiceOf(sheet: Sheet, choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ detail }) => {
    if (detail.line !== sheet.line) return false;
    return KINDS.every((kind) => same((detail[kind] ?? []) as string[], sheet.placed[kind] ?? []));
  });
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** The sheet an action stands for. */
export function sheetOf(action: string): Sheet | null {
  const { word, parts } = read(action);
  if (word === "second-column") return { line: Number(parts[0]), placed: { media: parts[1] as string[] } };
  if (word !== "first-column") return null;
  const [line, trend, votes, meetings] = parts as [number, string[], string[], string[]];
  return { line, placed: { trend, votes, meetings } };
}
