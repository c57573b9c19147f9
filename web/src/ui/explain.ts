// What a mark, number, card or space means: `{...explain("deck", { deck: 14 })}` on it, and the message `explain-deck`
// says it. Its attribute `.rule` names the sections of the rulebook: "SH-015 SH-016".

export interface Explained {
  "data-explain": string;
  "data-parts"?: string;
}

export function explain(id: string, parts?: Record<string, unknown>): Explained {
  return { "data-explain": id, ...(parts ? { "data-parts": JSON.stringify(parts) } : {}) };
}

/** The nearest thing that can be explained, from where the pointer or the focus is. */
export function explicable(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>("[data-explain], [title]");
}
