// Sentences in four languages from the Fluent files; the same functions as hemicycle/words.py.
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "nl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Parts = Record<string, unknown>;

/** A stretch of a sentence; `kind` and `id` name the thing on the board it speaks of. */
export interface Piece {
  text: string;
  kind?: string;
  id?: string;
}

const LOCALE: Record<Language, string> = { en: "en-GB", de: "de-DE", nl: "nl-NL", fr: "fr-FR" };
const THIN = "\u202f";
const MINUS = "\u2212";
// Marks that wrap a thing inside a sentence: begin, end of its address, end. They never occur in words.
const [OPEN, MIDDLE, CLOSE] = ["\ue000", "\ue001", "\ue002"];
const THING = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** Speaks one language about one game, or only about the house. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;
  readonly #names: () => readonly string[];
  readonly #restyle: (text: string) => string;

  constructor(
    readonly language: Language,
    texts: readonly FluentResource[],
    names: () => readonly string[] = () => [],
    restyle: (text: string) => string = (text) => text,
  ) {
    this.#names = names;
    this.#restyle = restyle;
    this.#lists = new Intl.ListFormat(LOCALE[language], { type: "conjunction" });
    this.#bundle = new FluentBundle(LOCALE[language], { functions: this.#functions(), useIsolating: false });
    for (const text of texts) this.#bundle.addResource(text);
  }

  /** The sentence of a key. A missing one shows its key, so that the page goes on and the gap is seen. */
  say(key: string, parts: Parts = {}, attribute?: string): string {
    return this.pieces(key, parts, attribute)
      .map((piece) => piece.text)
      .join("");
  }

  /** The sentence of a key, cut at the players and things it names. */
  pieces(key: string, parts: Parts = {}, attribute?: string): Piece[] {
    const restyled = ({ kind, text, ...rest }: Piece): Piece =>
      kind === "seat" ? { kind, text, ...rest } : { ...(kind ? { kind } : {}), text: this.#restyle(text), ...rest };
    return cut(this.#raw(key, parts, attribute)).map(restyled);
  }

  /** A text that is in no file, in the words of the theme. */
  styled(text: string): string {
    return this.#restyle(text);
  }

  /** The sentence of a key, or null where it lacks a part or is not there at all. */
  whole(key: string, parts: Parts = {}, attribute?: string): string | null {
    const lacks: Error[] = [];
    const text = this.knows(key, attribute) ? this.#raw(key, parts, attribute, lacks) : null;
    return text === null || lacks.length
      ? null
      : cut(text)
          .map((piece) => this.#restyle(piece.text))
          .join("");
  }

  knows(key: string, attribute?: string): boolean {
    const message = this.#bundle.getMessage(key);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  number(amount: number): string {
    return String(Math.trunc(amount))
      .replace(/\B(?=(\d{3})+$)/g, THIN)
      .replace("-", MINUS);
  }

  listed(items: Iterable<string>): string {
    return this.#lists.format(items);
  }

  /** Something with its name before it, set as this language sets a colon. */
  labelled(label: string, text: string): string {
    return this.say("labelled", { label, text });
  }

  date(when: Date): string {
    return new Intl.DateTimeFormat(LOCALE[this.language], { dateStyle: "medium", timeStyle: "short" }).format(when);
  }

  #raw(key: string, parts: Parts, attribute?: string, lacks: Error[] = []): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return attribute ? `${key}.${attribute}` : key;
    const given = { form: "name", ...parts }; // by itself a word is a bare name
    const args = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, argument(value)]));
    return this.#bundle.formatPattern(pattern, args, lacks);
  }

  #functions(): Record<string, FluentFunction> {
    const word = (id: unknown, { kind, form = "the" }: Record<string, FluentValue>) => {
      const name = typeof kind === "string" ? kind : "word";
      return thing(name, String(id), this.#raw(`${name}-${id}`, { form }));
    };
    /** What stands several times is said once, by the message `repeated` names. */
    const counted = (ids: unknown[], how: Record<string, FluentValue>) =>
      [...new Set(ids)].map((id) => {
        const count = ids.filter((each) => each === id).length;
        return count > 1 ? this.#raw(String(how.repeated), { word: word(id, how), count }) : word(id, how);
      });
    const player = (seat: number) => thing("seat", String(seat), isolated(this.#names()[seat] ?? String(seat)));
    const tally = (form: (number: number) => string, [numbers, seats]: FluentValue[]) => {
      const values = list(numbers).map(Number);
      const who = seats === undefined ? values.map((_, seat) => seat) : list(seats).map(Number);
      return this.listed(who.map((seat, k) => `${player(seat)} ${form(values[k] ?? 0)}`));
    };
    return {
      PLAYER: ([seat]) => player(whole(seat)),
      PLAYERS: ([seats]) => this.listed(list(seats).map((seat) => player(Number(seat)))),
      WORD: ([id], how) => word(plain(id), how),
      WORDS: ([ids], how) => this.listed(how.repeated ? counted(list(ids), how) : list(ids).map((id) => word(id, how))),
      MONEY: ([amount]) => this.number(whole(amount)),
      FIGURE: ([number]) => this.number(whole(number)),
      NTH: ([index]) => new FluentNumber(whole(index) + 1),
      COUNT: ([items]) => new FluentNumber(list(items).length),
      EACH: ([items], { say }) => this.listed(list(items).map((parts) => this.#raw(String(say), parts as Parts))),
      LISTED: ([items]) => this.listed(list(items).map(String)),
      TALLY: (parts) => tally((number) => this.number(number), parts),
      TRENDS: (parts) => tally(signed, parts),
    };
  }
}

export function resource(text: string): FluentResource {
  return new FluentResource(text);
}

function thing(kind: string, id: string, text: string): string {
  return `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`;
}

function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(THING)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    const [kind = "", id = ""] = (match[1] ?? "").split(":");
    pieces.push({ text: match[2] ?? "", kind, id });
    from = match.index + match[0].length;
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Fluent takes strings and numbers; everything else travels as JSON text. */
function argument(value: unknown): FluentVariable {
  if (typeof value === "string") return isolated(value);
  return typeof value === "number" ? value : JSON.stringify(value ?? null);
}

/** A name written from right to left is kept to itself: it moves no figure and no word beside it. */
function isolated(text: string): string {
  return /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u.test(text)
    ? `\u2068${text}\u2069`
    : text;
}

/** A change with its sign: +2, −1, 0. */
function signed(number: number): string {
  return `${number > 0 ? "+" : ""}${number}`.replace("-", MINUS);
}

function plain(value: FluentValue | undefined): unknown {
  return value instanceof FluentNumber ? value.value : value;
}

function whole(value: FluentValue | undefined): number {
  return Number(plain(value));
}

function list(value: FluentValue | undefined): unknown[] {
  const parsed: unknown = JSON.parse(String(plain(value)));
  return Array.isArray(parsed) ? parsed : [];
}
