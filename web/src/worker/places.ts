// Which addresses are kept for times without a network, and where.
export const PAGES = "/";
/** What is there for everybody: words, games, rules. */
export const READING = "hemicycle-reading";
/** What only I may see; gone when I leave. */
export const MINE = "hemicycle-mine";

export type Kind = "file" | "page" | "reading" | "mine" | "other";

export function kindOf(method: string, url: URL, origin: string, navigates: boolean): Kind {
  if (method !== "GET" || url.origin !== origin) return "other";
  const path = url.pathname;
  if (navigates) return path.startsWith("/api/") ? "other" : "page";
  if (path.startsWith("/assets/") || path.startsWith("/icon")) return "file";
  if (path.startsWith("/api/words/") || path.startsWith("/api/games") || path === "/api/about") return "reading";
  if (path === "/api/me" || path === "/api/home") return "mine";
  if (path === "/api/tables" && url.searchParams.get("mine") === "true") return "mine";
  return "other";
}
