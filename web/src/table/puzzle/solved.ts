// Which puzzles this device has solved.
const KEPT = "hemicycle-solved";

export const solvedPuzzles = {
  has: (game: string, id: string): boolean => all().includes(`${game} ${id}`),
  add(game: string, id: string): void {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...all(), `${game} ${id}`])]));
  },
};

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
