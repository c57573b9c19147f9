import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import * as app from "./lib/app.ts";
import { paint } from "./lib/preferences.svelte.ts";
import { speech } from "./lib/speech.svelte.ts";

paint();

const target = document.getElementById("app") as HTMLElement;

/** The page speaks before it shows anything; without words it says so in the only way left. */
async function begin(): Promise<void> {
  try {
    await speech.speak(speech.language);
  } catch {
    const notice = document.getElementById("unreachable");
    notice?.removeAttribute("hidden");
    notice?.querySelector("button")?.addEventListener("click", () => location.reload());
    return;
  }
  mount(App, { target });
  app.begin();
}

void begin();
