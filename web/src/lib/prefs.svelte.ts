// What this device remembers about its owner's taste.
import { isLanguage, type Language } from "./words.ts";

const KEY = "hemicycle";

interface Taste {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** Ask again before an answer is sent: for what cannot be undone, always, or never. */
  confirm: "costly" | "always" | "never";
  /** Other names and glyphs for Secret Hitler. */
  neutral: boolean;
  /** The governments so far are listed; some groups prefer to remember. */
  ledger: boolean;
}

class Prefs {
  #taste: Taste = $state({
    language: preferred(),
    theme: "system",
    sound: false,
    confirm: "costly",
    neutral: false,
    ledger: true,
    ...stored(),
  });

  get taste(): Readonly<Taste> {
    return this.#taste;
  }

  set(change: Partial<Taste>): void {
    Object.assign(this.#taste, change);
    localStorage.setItem(KEY, JSON.stringify(this.#taste));
  }
}

function stored(): Partial<Taste> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Taste>;
  } catch {
    return {};
  }
}

function preferred(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export const prefs = new Prefs();

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Keep the theme of the page in step with taste and system. */
export function paint(): void {
  const { theme, language } = prefs.taste;
  const isDark = theme === "dark" || (theme === "system" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.documentElement.lang = language;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", isDark ? "#191713" : "#F5F0E4");
}
dark.addEventListener("change", paint);
