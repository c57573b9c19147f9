// The words the page speaks now: fetched from the server, switched at any time.
import type { FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { Refusal } from "./connection.ts";
import { preferences } from "./preferences.svelte.ts";
import { type Language, type Parts, resource, Words } from "./words.ts";

const texts = new SvelteMap<string, FluentResource>();
const asked = new Map<string, Promise<void>>();

/** Fetch the words of the house or of a game in a language. */
export function fetchWords(name: string, language: Language): Promise<void> {
  const address = place(name, language);
  let answer = asked.get(address);
  if (!answer) {
    answer = fetch(address)
      .then(
        (reply) => (reply.ok ? reply.text() : Promise.reject(new Refusal("server-error"))),
        () => Promise.reject(new Refusal("no-connection")),
      )
      .then((text) => void texts.set(address, resource(text)));
    answer.catch(() => asked.delete(address)); // asked for again next time
    asked.set(address, answer);
  }
  return answer;
}

function place(name: string, language: Language): string {
  return `/api/words/${language}/${name}`;
}

function known(names: readonly string[], language: Language): FluentResource[] {
  return names.map((name) => texts.get(place(name, language))).filter((text) => text !== undefined);
}

export const HOUSE = ["house", "server", "web", "bots", "people"];

class Speech {
  /** The language on the page; it follows the wish when the words have arrived. */
  language: Language = $state(preferences.now.language);
  readonly words: Words = $derived(new Words(this.language, known(HOUSE, this.language)));
  readonly #needed = new Set(HOUSE);

  /** Speak another language, as soon as all its words that are in use are here. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#needed].map((name) => fetchWords(name, language)));
    preferences.set({ language });
    this.language = language;
  }

  /** Make sure that the words of a game are here, now and after a switch of language. */
  async learn(...files: readonly string[]): Promise<void> {
    for (const file of files) this.#needed.add(file);
    await Promise.all(files.map((file) => fetchWords(file, this.language)));
  }

  /** Words about a game: its own files on top of the house's. */
  about(files: readonly string[], names: () => readonly string[], restyle?: (text: string) => string): Words {
    return new Words(this.language, known([...HOUSE, ...files], this.language), names, restyle);
  }
}

export const speech = new Speech();

/** Why something was refused, in a sentence. */
export function explained({ code, detail }: Refusal): string {
  // The line of a record at fault is named by the same sentences as on the command line; what they quote of a game is not here.
  const key =
    code === "bad-record" && !String(detail.code).startsWith("illegal")
      ? `record-error-${detail.code}`
      : `refusal-${code}`;
  return speech.words.knows(key) ? speech.words.say(key, detail) : t("refused", { code });
}

/** A word or sentence of the page itself. */
export function t(key: string, parts?: Parts): string {
  return speech.words.say(`web-${key}`, parts);
}
