// Which page is shown. Addresses can be shared: /t/KORA47?at=112 is a moment of a game, /t/KORA47/review/1?at=57 of its review.

export type Place =
  | { page: "lobby" }
  | { page: "table"; code: string }
  | { page: "review"; code: string; match: number }
  | { page: "puzzle"; game: string; id: string }
  | { page: "seat-link"; link: string }
  | { page: "rules"; game: string }
  | { page: "account" }
  | { page: "person" }
  | { page: "statistics"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "notifications" }
  | { page: "operate" }
  | { page: "mail"; purpose: string; token: string }
  | { page: "about" };

class Route {
  #address = $state.raw(new URL(location.href));
  readonly place: Place = $derived(read(this.#address.pathname, this.#address.hash));
  readonly query: URLSearchParams = $derived(this.#address.searchParams);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#arrive();
    if (!replace) scrollTo(0, 0);
  }

  /** Change one parameter of the address without a new entry in the history. */
  note(name: string, value: string | null): void {
    const url = new URL(location.href);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    if (url.href !== location.href) this.go(url.pathname + url.search, { replace: true });
  }

  #arrive(): void {
    this.#address = new URL(location.href);
  }
}

export function read(path: string, fragment = ""): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean).map(decoded);
  if (first === "t" && second && third === "review")
    return { page: "review", code: second.toUpperCase(), match: Number(fourth) || 0 };
  if (first === "puzzles" && third) return { page: "puzzle", game: second, id: third };
  if (first === "t" && second) return { page: "table", code: second.toUpperCase() };
  if (first === "s") return { page: "seat-link", link: fragment.slice(1) || second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "account") return { page: "account" };
  if (first === "people") return { page: "person" };
  if (first === "statistics") return { page: "statistics", game: second };
  if (first === "learn") return { page: "learn", game: second, lesson: third };
  if (first === "notifications") return { page: "notifications" };
  if (first === "operate") return { page: "operate" };
  if (first === "mail") {
    const [purpose = "", token = ""] = fragment.slice(1).split("=");
    return { page: "mail", purpose, token };
  }
  if (first === "about") return { page: "about" };
  return { page: "lobby" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken address leads nowhere, and the page there says so
  }
}

export const route = new Route();

/** Follow links inside the page without loading it again. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
