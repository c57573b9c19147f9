// Every government as a scene in five steps: nominated, voted, passed on, enacted, power.
import type { Line } from "$/lib/log.ts";
import { type TableContext, text } from "$/table/context.svelte.ts";
import type { Scene, SceneBook, Step } from "$/table/scenes/scene.ts";

/** The events that carry a government on, and the step each belongs to. */
const STEPS: Record<string, number> = {
  nominated: 0,
  voted: 1,
  "passed-on": 2,
  "veto-asked": 2,
  "veto-refused": 2,
  enacted: 3,
  vetoed: 3,
  peeked: 4,
  investigated: 4,
  "election-called": 4,
  executed: 4,
};
const NAMES = ["nominated", "voted", "passed-on", "enacted", "power"];
/** How long each is held, in milliseconds. */
const HOLD: Record<string, number> = { voted: 3200, enacted: 4000, vetoed: 3000, executed: 3600, chaos: 4000 };
const SHORT = 1500;
const FLIGHT = 1400;

function at(context: TableContext, n: number): Scene | null {
  const lines = context.story.filter((line) => line.n <= n);
  const begun = lines.findLastIndex(({ event }) => event.word === "nominated");
  const story = lines.slice(begun);
  const now = story.filter((line) => line.n === n && line.event.word in STEPS).at(-1);
  if (begun < 0 || !now) return null;
  const chaos = story.some((line) => line.n === n && line.event.word === "chaos");
  const told = new Telling(context, story);
  return { ...told.scene(now, chaos), key: `${context.table.now?.match} ${story[0]?.n}` };
}

class Telling {
  readonly #context: TableContext;
  readonly #story: readonly Line[];

  constructor(context: TableContext, story: readonly Line[]) {
    this.#context = context;
    this.#story = story;
  }

  scene(now: Line, chaos: boolean): Omit<Scene, "key"> {
    const { word } = now.event;
    const failed = word === "voted" && now.event.detail.elected !== true;
    return {
      step: chaos ? 3 : (STEPS[word] ?? 0),
      steps: (failed && !chaos ? NAMES.slice(0, 2) : NAMES).map((name, step) => this.#step(name, step)), // nothing comes of who is voted down
      tag: this.#say(chaos ? "chaos" : failed ? "rejected" : word === "voted" ? "elected" : word),
      headline: this.#headline(now, chaos),
      text: this.#text(now, chaos),
      hold: HOLD[chaos ? "chaos" : word] ?? SHORT,
      ...(word === "voted" || word === "executed" ? { sound: "reveal" as const } : {}),
      ...(word === "enacted" ? { sound: "card" as const, flight: FLIGHT } : {}),
      mine: this.#mine(now),
      ...(chaos ? {} : { cast: word === "nominated" || failed ? this.#proposed : this.#government }),
    };
  }

  #say(key: string, parts?: Record<string, unknown>): string {
    return this.#context.say(`scene-${key}`, parts);
  }

  #find(...words: string[]): Line | undefined {
    return this.#story.findLast(({ event }) => words.includes(event.word));
  }

  get #government(): { president: number; chancellor: number } {
    return this.#find("nominated")?.event.detail as { president: number; chancellor: number };
  }

  get #proposed(): { candidate: number; nominee: number } {
    const { president, chancellor } = this.#government;
    return { candidate: president, nominee: chancellor };
  }

  #step(name: string, step: number): Step {
    const line = this.#story.findLast(({ event }) => STEPS[event.word] === step);
    if (!line) return { name: this.#say(name), text: "", n: null };
    const { word, detail } = line.event;
    const parts = { ...this.#government, ...detail };
    return { name: this.#say(word === "vetoed" ? "vetoed" : name), text: this.#say(`${word}-short`, parts), n: line.n };
  }

  #headline(line: Line, chaos: boolean): string {
    const { word, detail } = line.event;
    if (chaos) return this.#say("chaos-headline", detail);
    if (word === "enacted") return this.#say("enacted-headline", { ...this.#government, ...detail });
    if (word === "voted") return this.#say("voted-headline", { ...this.#government, elected: detail.elected });
    return text(this.#context.event(line));
  }

  /** How it came to this, and what follows. */
  #text(now: Line, chaos: boolean): string {
    const { word, detail } = now.event;
    const vote = this.#find("voted")?.event.detail as { yes: number[]; no: number[] } | undefined;
    const elected = word === "enacted";
    const count = vote && this.#say("vote", { elected: String(elected), yes: vote.yes.length, no: vote.no.length });
    const tracker = this.#story.findLast(({ event, n }) => event.word === "tracker-moved" && n === now.n);
    const told: (string | undefined | false)[] = [((elected && !chaos) || word === "voted") && count];
    if (tracker) told.push(this.#context.words.say("event-tracker-moved", tracker.event.detail));
    if (word === "enacted") {
      const { power, zones } = detail as { power: string; zones: string[] };
      if (zones.includes("hitler")) told.push(this.#say("zone"));
      if (zones.includes("veto")) told.push(this.#say("veto-zone"));
      if (power !== "none") told.push(this.#say("power-follows", { president: this.#government.president, power }));
    }
    return told.filter(Boolean).join(" ");
  }

  #mine({ event: { word, detail } }: Line): string | null {
    const me = this.#context.table.active;
    if (me === null || word !== "voted") return null;
    const yes = (detail.yes as number[]).includes(me);
    if (!yes && !(detail.no as number[]).includes(me)) return null;
    const { president, chancellor } = this.#government;
    const office =
      detail.elected !== true ? "none" : me === president ? "president" : me === chancellor ? "chancellor" : "none";
    return this.#say("mine", { yes: String(yes), won: String(yes === (detail.elected === true)), office });
  }
}

export default { words: ["voted", "enacted", "executed", "vetoed", "chaos"], at } satisfies SceneBook;
