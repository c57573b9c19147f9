// What this device remembers about what its owner prefers.
import type { Speed } from "./pace.svelte.ts";
import { isLanguage, type Language } from "./words.ts";

const KEY = "hemicycle";

interface Kept {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** How fast bots and reveals are shown. */
  speed: Speed;
  /** Ask again before an answer is sent: for what cannot be undone, always, or never. */
  confirm: "costly" | "always" | "never";
  /** Whether bots advise: not at all, when asked for a hint, or also before a blunder is sent. */
  coach: "off" | "request" | "warn";
  /** Other names and glyphs for Secret Hitler. */
  neutral: boolean;
  /** The governments so far are listed; some groups prefer to remember. */
  ledger: boolean;
}

class Preferences {
  #now: Kept = $state({
    language: preferred(),
    theme: "system",
    sound: false,
    speed: "normal",
    confirm: "costly",
    coach: "request",
    neutral: false,
    ledger: true,
    ...stored(),
  });

  get now(): Readonly<Kept> {
    return this.#now;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#now, change);
    localStorage.setItem(KEY, JSON.stringify(this.#now));
  }
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function preferred(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export const preferences = new Preferences();

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Keep the theme of the page in step with preferences and system. */
export function paint(): void {
  const { theme, language } = preferences.now;
  const isDark = theme === "dark" || (theme === "system" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.documentElement.lang = language;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", isDark ? "#191713" : "#F5F0E4");
}
dark.addEventListener("change", paint);
