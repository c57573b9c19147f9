// The rulings of an edition, in groups, and how many of them differ from the rulebook's default.
import type { EditionInfo, GameInfo, OptionInfo, SectionInfo, Settings } from "$/lib/protocol.ts";
import type { Words } from "$/lib/words.ts";

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

/** A choice of an option, in words. */
export function choiceName(words: Words, option: string, choice: Value): string {
  const value =
    typeof choice === "boolean" ? (choice ? "on" : "off") : `choice-${String(choice).replace(/^-/, "minus-")}`;
  return words.knows(`option-${option}`, value) ? words.say(`option-${option}`, {}, value) : String(choice);
}

/** Where a reading comes from: its section, unless it stands under it, how sure it is, and what it is read from. */
export function sourceLine(words: Words, of: { section?: string; source: string; sure: string }): string {
  const from = words.labelled(words.say(`sure-${of.sure}`), of.source);
  return of.section ? `${of.section}; ${from}` : from;
}

/** How a section is read where it is unclear: by an option, if no table chooses otherwise, or by a ruling. */
export interface Reading {
  key: string;
  option?: OptionInfo;
  editions: string[];
  source: string;
  sure: string;
}

/** Every reading of a section; editions that read it alike stand together, and those that do not below each other. */
export function readings(game: GameInfo, section: string): Reading[] {
  const found = new Map<string, Reading[]>();
  for (const { id, options, rulings } of game.editions) {
    const here: Reading[] = [
      ...options.map((option) => ({ ...option, key: `option-${option.name}`, option, editions: [id] })),
      ...rulings.map((ruling) => ({ ...ruling, editions: [id] })),
    ].filter((each) => each.section === section);
    for (const each of here) {
      const known = found.get(each.key) ?? [];
      const alike = known.find(
        ({ source, option }) => source === each.source && option?.default === each.option?.default,
      );
      if (alike) alike.editions.push(id);
      else found.set(each.key, [...known, each]);
    }
  }
  return [...found.values()].flat();
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
