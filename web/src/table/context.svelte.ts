// What a page knows of its table: the table itself, the words for it, and what the page has open. Every part of the frame shares it.
import { getContext, setContext, tick } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { GameClient } from "$/games/client.ts";
import { proxyAnswer, range } from "$/lib/choices.ts";
import { Refusal, type Wish } from "$/lib/connection.ts";
import { type Chapter, chapters, type Line, lines, outOfTime, ownLines, unanswered } from "$/lib/log.ts";
import { preferences } from "$/lib/preferences.svelte.ts";
import type { Choice, Happened, Hinted, Judged, Moment, Plays, Remarked, View } from "$/lib/protocol.ts";
import { explained, speech, t } from "$/lib/speech.svelte.ts";
import type { Table } from "$/lib/table.svelte.ts";
import type { Parts, Piece, Words } from "$/lib/words.ts";
import { type MarkStyle, seatMarks } from "$/ui/marks.ts";
import { Scenes } from "./scenes/scenes.svelte.ts";

const KEY = Symbol("context");
const JUDGING = 2000; // milliseconds an answer waits for a warning

/** Something that happened to whoever sits here: it stays on the table until it is put aside. */
export interface Concern {
  id: string;
  title: string;
  text?: string;
}

export class TableContext {
  readonly game: string;
  readonly client: GameClient;
  /** The tab of the rail that is open; null where the rail is put away. */
  tab: string | null = $state("log");
  /** Sections of the rulebook that are shown. */
  sections: readonly string[] = $state.raw([]);
  /** Things the pointer or the focus is on: "seat:3". */
  lit: string | null = $state(null);
  /** The list of all options is open although the board offers them too. */
  listed = $state(false);
  compact = $state(false);
  /** A tablet held upright: the whole board, and what a game wants to have under it. */
  tablet = $state(false);
  /** Yes and no lie in the tray, not behind the question. */
  readonly ballotsBelow: boolean = $derived.by(() => this.tablet && this.client.ballotsInTray === true);
  /** The window is too narrow for board and rail beside each other: the rail lies over the board when it is wanted. */
  drawer = $state(false);
  /** The page of the result lies over the table. */
  result = $state(false);
  /** The player aid lies over the table. */
  aid = $state(false);
  /** The board is on a shared screen; this device shows only what is private and asked. */
  handOnly = $state(false);
  #heard = $state(0);
  readonly unread: number = $derived.by(() => Math.max(0, this.table.said.length - this.#heard));
  /** How far this page goes on bidding by itself in an auction. */
  proxy: { seat: number | null; limit: number; auction: string; from: number } | null = $state(null);
  #hinted: Hinted | null = $state.raw(null);
  /** What a bot warned of: the answer that was held back, and what it would do. */
  #warned: { actions: readonly string[]; judged: Judged } | null = $state.raw(null);
  readonly scenes: Scenes;
  readonly #settled = new SvelteSet<string>();
  /** What happened to the seat shown since its last answer, and was not put aside yet. */
  readonly concerns: Concern[] = $derived.by(() => {
    const { active, now, timeline, over } = this.table;
    if (active === null || !now || timeline.page || over) return [];
    const late = outOfTime(now.moments, active);
    return unanswered(now.moments, active)
      .flatMap((moment) =>
        this.#concerning(
          moment,
          now.match,
          late.some(({ n }) => n === moment.n),
        ),
      )
      .filter(({ id }) => !this.#settled.has(id));
  });
  #panels: { close: () => void; opener: HTMLElement | null }[] = [];
  /** What the parts of a board share, each kind once, and what ends it. */
  readonly #shared = new Map<unknown, { thing: unknown; end: () => void }>();

  readonly words: Words = $derived.by(() => {
    const restyle = this.client.restyle;
    const language = speech.language;
    return speech.about(
      [this.game, ...(this.client.words ?? [])],
      () => this.names,
      restyle && ((text) => restyle(text, language)),
    );
  });
  // By way of one text, so that sentences are only made anew when a name has really changed.
  readonly #joined: string = $derived.by(() =>
    this.table.names.map((name, seat) => name || t("seat", { seat: seat + 1 })).join("\n"),
  );
  readonly names: string[] = $derived.by(() => this.#joined.split("\n"));
  readonly marks: MarkStyle[] = $derived.by(() => {
    const view = this.table.view;
    return this.client.marks?.(view, view ? this.names : this.table.names) ?? seatMarks(this.names);
  });
  /** Everything that happened, for the log. */
  readonly story: Line[] = $derived.by(() => lines(this.table.moments));
  readonly chapters: Chapter[] = $derived.by(() => chapters(this.story, this.client.chapters ?? []));
  /** What had happened at the moment the board shows. */
  readonly lines: Line[] = $derived.by(() => {
    const page = this.table.timeline.page;
    return page ? this.story.filter(({ n }) => n <= page.n) : this.story;
  });
  /** The edition played; a text of its own, so that nothing that asks for it is made anew with every update. */
  readonly edition: string = $derived.by(() => this.table.view?.edition ?? this.table.info?.settings.edition ?? "");
  /** The choices in the order in which 1 to 9 pick them. */
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.table.asked ? (this.table.now?.view.choices ?? []) : [],
  );
  readonly onBoard: boolean = $derived.by(() => {
    const view = this.table.now?.view;
    return view !== undefined && !this.handOnly && (this.client.offers?.(view) ?? false);
  });
  readonly direct: boolean = $derived.by(() => {
    const view = this.table.now?.view;
    return view !== undefined && (this.client.direct?.(view) ?? (!this.onBoard && view.choices.length <= 2));
  });

  /** What a bot would do here, if it was asked at this decision. */
  readonly hints: Hinted | null = $derived.by(() => {
    const hinted = this.#hinted;
    return hinted && `${hinted.seat} ${hinted.decision}` === this.table.question ? hinted : null;
  });

  /** Bots may advise at this table: the host allows it, nothing is at stake, and whoever sits here wants it. */
  readonly coached: boolean = $derived.by(() => {
    const settings = this.table.info?.settings;
    return (settings?.hints && !settings.rated && preferences.now.coach !== "off") ?? false;
  });
  /** The warning that stands now, if the same is still asked. */
  readonly warned = $derived.by(() => {
    const warned = this.#warned;
    return warned && `${warned.judged.seat} ${warned.judged.decision}` === this.table.question ? warned : null;
  });

  constructor(
    readonly table: Table,
    game: string,
    client: GameClient,
  ) {
    this.game = game;
    this.client = client;
    this.scenes = new Scenes(this);
    table.guard = (actions) => this.#judge(actions);
  }

  /** What is known of the table; nothing of the frame is shown before that. */
  get view(): View {
    const view = this.table.view;
    if (!view) throw new Error("no view yet");
    return view;
  }

  /** Something lies open that Escape closes; the focus goes back to what opened it. What is returned takes it off. */
  panel(close: () => void): () => void {
    const { activeElement } = document;
    const panel = { close, opener: activeElement instanceof HTMLElement ? activeElement : null };
    this.#panels.push(panel);
    return () => {
      this.#panels = this.#panels.filter((each) => each !== panel);
    };
  }

  /** Close what was opened last; false where nothing is open. */
  closePanel(): boolean {
    const panel = this.#panels.at(-1);
    panel?.close();
    void tick().then(() => panel?.opener?.focus());
    return panel !== undefined;
  }

  /** The one thing of a kind that all parts of a board share. It outlives the part that asks first: boards come and go. */
  shared<T>(Kind: new (context: TableContext) => T): T {
    let found = this.#shared.get(Kind);
    if (!found) {
      let thing: T | undefined;
      const end = $effect.root(() => {
        thing = new Kind(this);
      });
      found = { thing, end };
      this.#shared.set(Kind, found);
    }
    return found.thing as T;
  }

  /** Nobody sits here any more. */
  rise(): void {
    for (const { end } of this.#shared.values()) end();
    this.#shared.clear();
  }

  mark(seat: number): MarkStyle {
    return this.marks[seat] ?? { slot: 10, letter: "?" };
  }

  // --- sentences ---

  /** Sentences made already, in the words and names of now. */
  readonly spoken: WeakMap<Happened, Piece[]> = $derived.by(() => {
    void [this.words, this.names, preferences.now.neutral];
    return new WeakMap();
  });

  /** A word of the game's own board. */
  say(key: string, parts?: Parts): string {
    return this.words.say(`board-${key}`, parts);
  }

  prompt(view: View): string {
    const { prompt, seat, waiting, sealed } = view;
    if (!prompt) return "";
    const asked = seat !== null && !this.table.stoodIn && (waiting.includes(seat) || sealed.includes(seat));
    const asking = (asked && !this.handOnly && this.client.ask?.(this, view)) || null;
    return asking ?? this.words.say(`prompt-${prompt.step}`, prompt.detail, asked ? undefined : "waiting");
  }

  choice(choice: Choice): string {
    return this.words.say(`action-${choice.action.split(" ")[0]}`, choice.detail);
  }

  action(action: string): string {
    const choice = this.choices.find((each) => each.action === action);
    return choice ? this.choice(choice) : action;
  }

  event({ event }: Line): Piece[] {
    const { spoken } = this;
    let pieces = spoken.get(event);
    if (!pieces) {
      const back = event.detail.seat === null ? "web-taken-back-by-all" : "web-taken-back";
      const key = event.word === "taken-back" ? back : `event-${event.word}`;
      pieces =
        event.word === "plays" ? this.#plays(event.detail as unknown as Plays) : this.words.pieces(key, event.detail);
      spoken.set(event, pieces);
    }
    return pieces;
  }

  /** Lines that say the same of several, in one sentence: every part of theirs as a list. */
  run(lines: readonly Line[]): Piece[] {
    const [first] = lines;
    const parts = Object.keys(first?.event.detail ?? {}).map((name) => [
      `${name}s`,
      lines.map(({ event }) => event.detail[name]),
    ]);
    return this.words.pieces(`board-run-${first?.event.word}`, Object.fromEntries(parts));
  }

  /** Who plays a seat from now on, and why. */
  #plays({ seat, by, name, why }: Plays): Piece[] {
    const reason = `plays-why-${why}`;
    const again = by === "person" && name === this.names[seat];
    return this.words.pieces(again ? "plays-again" : `plays-${by}`, {
      seat,
      name: this.words.knows(`web-level-${name}`) ? this.words.say(`web-level-${name}`) : name,
      why: this.words.knows(reason) ? ` (${this.words.say(reason)})` : "",
    });
  }

  remark({ seat, word, detail }: Remarked): Piece[] {
    return this.words.pieces(`remark-${word}`, { ...detail, speaker: seat });
  }

  refusal(problem: Refusal): string {
    const key = `refusal-${problem.code}`;
    return this.words.knows(key) ? this.words.say(key, problem.detail) : explained(problem);
  }

  /** What a moment means for the seat shown; its time may have run out. */
  #concerning(moment: Moment, match: number, late: boolean): Concern[] {
    const name = (index: number) => `${match} ${moment.n} ${index}`;
    const own = moment.events.flatMap((event, index) => {
      const concern = this.client.concern?.(this, event, moment);
      return concern ? [{ id: name(index), ...concern }] : [];
    });
    if (!late) return own;
    const told = ownLines(moment).map((line) => text(this.event(line)));
    return [{ id: name(-1), title: t("time-ran-out"), text: told.join(" ") }, ...own];
  }

  /** Put aside what was read. */
  settle({ id }: Concern): void {
    this.#settled.add(id);
  }

  // --- deciding ---

  /** Choose an option: answers at once where choosing is answering, else goes into the draft. */
  choose(action: string): void {
    const choice = this.choices.find((each) => each.action === action);
    if (!choice) return void this.#refuse(action);
    this.table.refusal = null;
    const asksTwice =
      preferences.now.confirm === "always" || (preferences.now.confirm === "costly" && this.costly(choice));
    if (this.direct && !asksTwice) void this.table.act(action);
    else if (this.table.draft.has(action) && this.table.draft.actions.length === 1) this.table.draft.clear();
    else this.table.draft.pick(action);
  }

  /** The rules say why not; the focus goes back to the prompt, so that Enter still sends what was chosen before. */
  async #refuse(action: string): Promise<void> {
    await this.table.why(action);
    if (this.table.draft.actions.length) document.getElementById("prompt")?.focus({ preventScroll: true });
  }

  costly(choice: Choice): boolean {
    return this.client.costly?.(choice, this) ?? false;
  }

  /** The name of the auction going on: its step and what it is about, without the bids. */
  get auction(): string {
    const prompt = this.table.now?.view.prompt;
    if (prompt?.kind !== "auction") return "";
    return [prompt.step, ...Object.values(prompt.detail).filter((part) => typeof part === "string")].join(" ");
  }

  /** Bid on within the limit that was set for this very auction; a lower first bid means a new one. */
  bidOn(): void {
    const { proxy, choices, table } = this;
    if (!proxy || proxy.seat !== table.active) return;
    if (proxy.auction !== this.auction) {
      this.proxy = null;
      return;
    }
    if (!table.asked) return;
    const lowest = range(choices)?.values[0]?.amount;
    const answer = lowest !== undefined && lowest < proxy.from ? null : proxyAnswer(choices, proxy.limit);
    if (answer === null) this.proxy = null;
    else void table.act(answer);
  }

  /** Whether a bot is asked before an answer goes out, and what comes of it. */
  #judge(actions: readonly string[]): Promise<boolean> | null {
    const { active: seat, now, info } = this.table;
    const [action] = actions;
    if (!this.coached || preferences.now.coach !== "warn" || info?.settings.lesson) return null;
    if (seat === null || !now?.decision || !action || this.#warned?.actions.join() === actions.join()) return null;
    return this.#unopposed(actions, { type: "judge", seat, decision: now.decision, action });
  }

  /** Whether an answer may go out after a bot was asked; its silence is no objection. */
  async #unopposed(actions: readonly string[], question: Wish): Promise<boolean> {
    const asked = this.table.mention(question);
    const judged = await Promise.race([asked, new Promise<null>((late) => setTimeout(late, JUDGING, null))]);
    if (judged?.type !== "judged" || judged.better === null) return true;
    this.#warned = { actions, judged };
    return false;
  }

  /** Send what a bot warned of, or think again. */
  heed(again: boolean): void {
    const warned = this.#warned;
    this.#warned = null;
    if (!again && warned) void this.table.send(...warned.actions);
  }

  async hint(): Promise<void> {
    const seat = this.table.active;
    if (seat === null || !this.table.asked || !this.coached) return;
    try {
      this.#hinted = (await this.table.ask({ type: "hint", seat })) as Hinted;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem; // the prompt bar shows a refusal
    }
  }

  get #greeting(): string {
    return `hemicycle-greeted ${this.table.code} ${this.table.now?.match} ${this.table.active}`;
  }

  /** Whether this seat enters a game that has just begun. */
  get fresh(): boolean {
    const { active, now } = this.table;
    const begun = (now?.moments ?? []).some((moment) => moment.seat === active);
    return active !== null && now !== undefined && !begun && sessionStorage.getItem(this.#greeting) === null;
  }

  remember(): void {
    sessionStorage.setItem(this.#greeting, "seen");
  }

  readTalk(): void {
    this.#heard = this.table.said.length;
  }

  showRules(sections: readonly string[]): void {
    this.sections = sections;
    this.tab = "rules";
  }
}

/** The bare text of a sentence. */
export function text(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

export function beSeated(context: TableContext): void {
  setContext(KEY, context);
}

export function useTableContext(): TableContext {
  return getContext<TableContext>(KEY);
}
