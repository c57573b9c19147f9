// The rulings of an edition, in groups, and how many of them differ from the rulebook's default.
import type { EditionInfo, OptionInfo, SectionInfo, Settings } from "$/lib/protocol.ts";

export type Value = boolean | number | string;

export interface Group {
  /** The message that names it. */
  key: string;
  options: OptionInfo[];
  changed: number;
}

export function chosenValue(settings: Settings, option: OptionInfo): Value {
  return settings.options?.[option.name] ?? option.default;
}

export function isChanged(settings: Settings, option: OptionInfo): boolean {
  return chosenValue(settings, option) !== option.default;
}

/** The chapter of a section: the nearest one above it that stands in the rulebook with two numbers at most. */
export function chapter(section: string, book: readonly SectionInfo[]): string {
  const [first = "", second] = section.replace(/[a-z]+$/, "").split(".");
  const above = [`${first}.${second}`, first].map((id) => book.find((each) => each.id === id)?.key);
  return above.find((key) => key !== undefined) ?? "web-rulings-all";
}

/** Options in groups, in the order of the rulebook; `essential` ones stand before them by themselves. */
export function grouped(
  edition: EditionInfo,
  settings: Settings,
  essential: readonly string[],
  named: (section: string) => string,
): Group[] {
  const groups = new Map<string, Group>();
  for (const option of edition.options) {
    if (essential.includes(option.name)) continue;
    const key = named(option.section);
    const group = groups.get(key) ?? { key, options: [], changed: 0 };
    group.options.push(option);
    if (isChanged(settings, option)) group.changed++;
    groups.set(key, group);
  }
  return [...groups.values()];
}
