// How far a lesson has come, kept on the device by its table.

/** What a step speaks of, as it stood when it was told: once the game has gone on, the view holds it no longer. */
export interface AsTold {
  parts: Record<string, unknown>;
  places: string[];
  sum: { values: number[]; result: number } | null;
}

export interface Kept {
  told: string[];
  as: Record<string, AsTold>;
  /** The moment up to which events belong to what was told. */
  from: number;
  left: boolean;
  /** Whether it was told to its end: whoever begins it once more wants a table of its own. */
  over?: boolean;
}

const name = (code: string) => `hemicycle-lesson ${code}`;

export function keptOf(code: string): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(name(code)) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export function keep(code: string, kept: Partial<Kept>): void {
  localStorage.setItem(name(code), JSON.stringify(kept));
}
