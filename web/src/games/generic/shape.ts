// The shape of values nobody has drawn a board for.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The columns of a list of records, or null when it is not one. */
export function columns(list: readonly unknown[]): string[] | null {
  if (!list.length || !list.every(isRecord)) return null;
  return [...new Set(list.flatMap((row) => Object.keys(row)))];
}

/** last_president -> Last president */
export function label(name: string): string {
  const words = name.replaceAll("_", " ").replaceAll("-", " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
