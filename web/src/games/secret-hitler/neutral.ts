// The same game under other names: loyalists and putschists, and Hadrian instead of Hitler. Words that replace each
// other bend alike in each language, so that whole sentences stay right.
import type { Language } from "$/lib/words.ts";

const STEMS: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ["hitler", "hadrian"],
    ["fascis", "putschis"],
    ["liberal", "loyalist"],
  ],
  de: [
    ["hitler", "hadrian"],
    ["faschis", "putschis"],
    ["liberal", "loyal"],
  ],
  nl: [
    ["hitler", "hadrian"],
    ["fascis", "putschis"],
    ["libera", "loya"],
  ],
  fr: [
    ["hitler", "hadrien"],
    ["fascis", "putschis"],
    ["libéra", "loya"],
  ],
};

/** Cards by their letters, as players claim them: FFL, or F F L. */
const CARDS = /\b[FL](?: ?[FL]){1,2}\b/g;

export function neutral(text: string, language: Language): string {
  let changed = text;
  for (const [from, to] of STEMS[language]) {
    changed = changed.replace(new RegExp(from, "giu"), (found) => likeCase(found, to));
  }
  return changed.replace(CARDS, (cards) => cards.replaceAll("F", "P"));
}

function likeCase(model: string, word: string): string {
  const first = model.charAt(0);
  return first === first.toLocaleUpperCase() ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word;
}
