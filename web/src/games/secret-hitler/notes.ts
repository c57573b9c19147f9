// Private suspicions, kept as one text per seat.

export const TRUST = ["unsure", "liberal", "fascist", "hitler"] as const;
export type Trust = (typeof TRUST)[number];

export interface Note {
  trust: Trust;
  text: string;
}

export type Notes = Record<string, Note>;

/** The notes in a text; a text that is not ours holds none. */
export function readNotes(text: string | undefined): Notes {
  if (!text) return {};
  try {
    const notes = JSON.parse(text) as Notes;
    return typeof notes === "object" && notes !== null ? notes : {};
  } catch {
    return {};
  }
}

export function noteAbout(notes: Notes, seat: number): Note {
  return notes[String(seat)] ?? { trust: "unsure", text: "" };
}

export function written(notes: Notes, seat: number, change: Partial<Note>): string {
  return JSON.stringify({ ...notes, [String(seat)]: { ...noteAbout(notes, seat), ...change } });
}
