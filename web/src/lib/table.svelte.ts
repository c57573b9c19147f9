// One table as this page knows it: the room, the seats held here, the talk, and the line to the server.
import { SvelteMap } from "svelte/reactivity";
import { Connection, type Line, Refusal, type Wish } from "./connection.ts";
import { Draft } from "./draft.svelte.ts";
import { api } from "./http.ts";
import * as lastSeen from "./last-seen.ts";
import { LinkKeeper } from "./links.ts";
import { continued, sinceLast } from "./log.ts";
import { Pace } from "./pace.svelte.ts";
import type {
  Clock,
  Commented,
  Leader,
  Moment,
  News,
  Previewed,
  Request,
  TableInfo,
  Talk,
  Update,
  View,
  Vote,
  Welcome,
  You,
} from "./protocol.ts";
import { PROTOCOL } from "./protocol.ts";
import { everythingSaid } from "./talk.ts";
import { Timeline } from "./timeline.svelte.ts";
import { shown, socketOf, type Unsent, unsent } from "./unsent.ts";

const KEEP = 500; // milliseconds after which what was seen is kept on the device

/** What is known from one seat; seat null is the public. */
export interface SeatState {
  seat: number | null;
  match: number;
  n: number;
  moments: Moment[];
  decision: string | null;
  undoable: boolean;
  view: View;
}

/** What a table speaks through: the socket of a room, or anything that answers like one. */
export interface Counterpart {
  open(): void;
  close(): void;
  hurry(): void;
  ask(wish: Wish): Promise<News>;
}

/** A match of this table that is over and looked at as a whole: its number, who played, what happened. */
export interface Past {
  match: number;
  names: string[];
}

export class Table {
  line: Line = $state("connecting");
  /** Why the server closed the line, if it said so. */
  farewell: string | null = $state(null);
  /** What its sentence needs. */
  farewellDetail: Record<string, unknown> = $state.raw({});
  info: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  votes: Vote[] = $state.raw([]);
  talk: Talk[] = $state.raw([]);
  clock: Clock | null = $state.raw(null);
  /** How far this machine's clock is behind the server's, in milliseconds. */
  skew = $state(0);
  refusal: Refusal | null = $state.raw(null);
  nudged = $state(false);
  /** The match a review looks at, where that is what the page is for. */
  past: Past | null = $state.raw(null);
  /** Who leads the others through a review. */
  leader: Leader | null = $state.raw(null);
  /** What somebody has just written beside a review, or taken back. */
  commented: Commented | null = $state.raw(null);
  /** What this page answered last: to which question, seeing what. */
  answered: { question: string | null; actions: readonly string[]; view: View } | null = $state.raw(null);
  /** Asked before an answer is sent: null where nothing stands against it, else whether it may go after all. */
  guard: (actions: readonly string[]) => Promise<boolean> | null = () => null;
  readonly notes = new SvelteMap<number, string>();
  readonly held = new SvelteMap<number | null, SeatState>();
  /** The seat this screen shows; several seats on one device take turns. */
  active: number | null = $state(null);
  /** Answers that wait for the network. */
  unsent = $state(0);

  readonly now: SeatState | undefined = $derived(this.held.get(this.active));
  /** What the seat shown is asked, and whom: seats that are asked at the same time share a decision. */
  readonly question: string | null = $derived(this.now?.decision ? `${this.now.seat} ${this.now.decision}` : null);
  readonly timeline = new Timeline(this);
  readonly draft = new Draft(this);
  /** What has come is shown at the player's pace; how far it has come counts for the server. */
  readonly pace = new Pace({
    show: (news) => this.#show(news),
    watched: ({ seat }) => seat === this.active,
    behind: (behind) => this.#lag(behind),
  });
  readonly #heard = new Map<number | null, { match: number; n: number }>();
  /** What the board shows: the present, or the moment the timeline stands at. */
  readonly view: View | null = $derived(this.timeline.page?.view ?? this.now?.view ?? null);
  readonly moments: Moment[] = $derived(this.timeline.moments ?? this.now?.moments ?? []);
  /** Why nobody is asked for anything, although the game is not over. */
  readonly still: "paused" | "abandoned" | "frozen" | null = $derived.by(() => {
    const phase = this.info?.phase;
    return phase === "paused" || phase === "abandoned" || phase === "frozen" ? phase : null;
  });
  /** A bot plays the seat shown until it is taken back. */
  readonly stoodIn: boolean = $derived(this.active !== null && this.info?.seats[this.active]?.standby === true);
  /** Whether the seat shown is asked for something now; where a bot plays it, the bot is. */
  readonly asked: boolean = $derived(
    !this.timeline.page &&
      !this.still &&
      !this.stoodIn &&
      this.now?.decision != null &&
      this.now.view.choices.length > 0,
  );
  readonly over: boolean = $derived(this.now?.view.outcome != null);
  readonly names: string[] = $derived(this.past?.names ?? this.info?.seats.map((seat) => seat.name) ?? []);
  readonly said: Talk[] = $derived.by(() => {
    const all = everythingSaid(this.talk, this.now?.match ?? 0, this.moments, this.names);
    const page = this.timeline.page;
    return page ? all.filter(({ at }) => at <= page.moment.at) : all;
  });
  /** What happened since the last answer of the seat that is looked from, up to the moment the board shows. */
  readonly news: Moment[] = $derived.by(() => {
    const { page, seat } = this.timeline;
    return sinceLast(page ? this.moments.filter(({ n }) => n <= page.n) : (this.now?.moments ?? []), seat);
  });

  readonly #connection: Counterpart;
  #last: { welcome: Welcome; updates: Map<number | null, Update> } | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly watch = false,
    counterpart?: Counterpart,
  ) {
    this.#connection =
      counterpart ??
      new Connection({
        url: socketOf(code),
        ...(watch ? {} : { kept: this.#kept(), refused: (reason: Refusal) => this.#refused(reason) }),
        hello: () => {
          const { match, n } = this.#heard.get(this.active) ?? { match: 0, n: -1 };
          return { protocol: PROTOCOL, match, seen: n, watch };
        },
        receive: (news) => this.receive(news),
        changed: (line, bye) => {
          this.line = line;
          if (bye) [this.farewell, this.farewellDetail] = [bye.code, bye.detail ?? {}];
          if (line === "waiting" && !this.info && !watch) void this.#remember();
        },
      });
  }

  /** What is decided and not yet sent, counted for those who look. */
  #kept(): Unsent {
    const kept = unsent(this.code);
    this.unsent = kept.load().length;
    const save = (messages: Request[]) => {
      kept.save(messages);
      this.unsent = messages.length;
    };
    return { ...kept, save };
  }

  open(): () => void {
    const hurry = () => document.visibilityState === "visible" && this.#connection.hurry();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    const leave = shown(this.code);
    this.#connection.open();
    return () => {
      leave();
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.#connection.close();
      this.pace.close();
    };
  }

  /** Ask the server; a refusal is shown in the prompt bar and thrown. */
  async ask(wish: Wish): Promise<News> {
    this.refusal = null;
    try {
      return await this.#connection.ask(wish);
    } catch (problem) {
      if (problem instanceof Refusal) this.refusal = problem;
      throw problem;
    }
  }

  /** Ask, and leave a refusal to the prompt bar. */
  wish(wish: Wish): Promise<boolean> {
    return this.ask(wish).then(
      () => true,
      (problem) => {
        if (problem instanceof Refusal) return false;
        throw problem;
      },
    );
  }

  /** Mention something that may come too late; then nobody need hear of it. */
  async mention(wish: Wish): Promise<News | null> {
    return this.#connection.ask(wish).catch((problem) => {
      if (!(problem instanceof Refusal)) throw problem;
      return null;
    });
  }

  /** Answer the decision of the seat shown, unless somebody is to be warned first, or asked something else by then. */
  async act(...actions: string[]): Promise<boolean> {
    const { question } = this;
    const asked = this.guard(actions);
    return (asked === null || (await asked)) && this.question === question && this.send(...actions);
  }

  /** Answer the decision of the seat shown at once. */
  async send(...actions: string[]): Promise<boolean> {
    const now = this.now;
    if (!now || now.seat === null || now.decision === null) return false;
    this.nudged = false;
    this.answered = { question: this.question, actions, view: now.view };
    this.pace.hurry();
    return this.wish({ type: "do", seat: now.seat, decision: now.decision, actions });
  }

  async undo(): Promise<boolean> {
    return this.active !== null && this.wish({ type: "undo", seat: this.active });
  }

  /** What the seat shown did may still be taken back, and bots wait for that alone. */
  readonly inDoubt: boolean = $derived.by(() => {
    const { now, info, still } = this;
    if (!now?.undoable || still || this.timeline.page || now.view.outcome) return false;
    return now.view.waiting.length > 0 && now.view.waiting.every((seat) => info?.seats[seat]?.state === "bot");
  });

  /** What the seat shown did stands: bots go on at once. */
  async goOn(): Promise<void> {
    if (this.active !== null && this.inDoubt) await this.mention({ type: "go-on", seat: this.active });
  }

  /** What the table would look like; throws a refusal for what is not allowed. */
  async preview(actions: string[]): Promise<Previewed> {
    const now = this.now;
    if (!now || now.seat === null || now.decision === null) throw new Refusal("not-your-turn");
    return (await this.#connection.ask({
      type: "preview",
      seat: now.seat,
      decision: now.decision,
      actions,
    })) as Previewed;
  }

  /** Let the rules say why an action, after others of a draft, is not possible. */
  async why(...actions: string[]): Promise<void> {
    try {
      await this.preview(actions);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refusal = problem;
    }
  }

  #refused(reason: Refusal): void {
    this.refusal = reason;
  }

  /** Without a network: the table as it was last seen here. */
  async #remember(): Promise<void> {
    const seen = await lastSeen.recall(this.code);
    if (!seen || this.info) return;
    this.#welcome(seen.welcome);
    for (const update of seen.updates) this.#hear(update);
  }

  /** Keep what is seen for times without a network, a moment after the last change. */
  #keep(news: Welcome | Update): void {
    if (this.watch || !this.code) return;
    if (news.type === "welcome") this.#last = { welcome: news, updates: new Map() };
    else this.#last?.updates.set(news.seat, news);
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      if (!this.#last) return;
      const { welcome, updates } = this.#last;
      const whole = [...updates.values()].map((update) => {
        const held = this.held.get(update.seat);
        return held?.n === update.n ? { ...update, since: -1, moments: held.moments } : update;
      });
      const table = this.info ?? welcome.table;
      void lastSeen.keep(this.code, { welcome: { ...welcome, table, talk: this.talk }, updates: whole });
    }, KEEP);
  }

  receive(news: News): void {
    if (news.type === "welcome" || news.type === "update") this.#keep(news);
    if (news.type === "welcome") this.#welcome(news);
    else if (news.type === "table") this.#room(news.table, news.you, news.votes);
    else if (news.type === "update") this.#hear(news);
    else if (news.type === "committed") this.#contribute(news.match, news.commitment);
    else if (news.type === "clocks") this.#tick(news.clock);
    else if (news.type === "nudge") this.nudged = news.seat === this.active;
    else if (news.type === "said") this.pace.take(news);
    else if (news.type === "noted") this.notes.set(news.notes.seat, news.notes.text);
    else if (news.type === "drafted") this.draft.restore(news.draft);
    else if (news.type === "led") this.leader = news.leader;
    else if (news.type === "commented") this.commented = news;
  }

  /** The server's moments count as seen when they are here; the page shows them at its own pace. */
  #hear(update: Update): void {
    this.#heard.set(update.seat, { match: update.match, n: update.n });
    if (update.link) new LinkKeeper(this.code, update.match).add(update.link);
    this.pace.take(update);
  }

  #show(news: News): void {
    if (news.type === "update") this.#update(news);
    else if (news.type === "said") this.talk = [...this.talk.filter((each) => each.n !== news.talk.n), news.talk];
  }

  #welcome({ table, you, votes, talk, drafts, notes, leader }: Welcome): void {
    this.talk = talk;
    this.leader = leader ?? null;
    for (const note of notes) this.notes.set(note.seat, note.text);
    this.#room(table, you, votes);
    for (const draft of drafts) this.draft.restore(draft);
  }

  #room(table: TableInfo, you: You, votes: Vote[]): void {
    this.info = table;
    this.you = you;
    this.votes = votes;
    const mine = this.watch ? [] : you.seats;
    for (const seat of this.held.keys()) {
      if (seat === null ? mine.length > 0 : !mine.includes(seat)) this.held.delete(seat);
    }
    if (this.active === null || !mine.includes(this.active)) this.active = mine[0] ?? null;
  }

  #update({ match, seat, n, since, moments, decision, undoable, clock, view }: Update): void {
    const before = this.held.get(seat);
    const same = before?.match === match;
    const known = same ? before.moments : [];
    this.held.set(seat, {
      seat,
      match,
      n,
      moments: continued(known, since, moments),
      decision,
      undoable,
      view,
    });
    if (since > (same ? before.n : -1)) void this.#catchUp(match, seat);
    if (clock) this.#tick(clock);
    if (seat === this.active) {
      if (before?.decision !== decision) {
        this.refusal = null;
        this.nudged = false;
      }
      if (before ? before.match !== match : this.timeline.page) this.timeline.live(); // not when a link has just aimed
    }
  }

  /** More was missed than an update carries: fetch the whole log. Without it the game goes on, the log has a gap. */
  async #catchUp(match: number, seat: number | null): Promise<void> {
    const log = await api.log(this.code, match, seat).catch(() => null);
    if (!log) return;
    const held = this.held.get(seat);
    if (held?.match !== match) return;
    const newer = held.moments.filter((moment) => moment.n > log.n);
    this.held.set(seat, { ...held, moments: continued(continued([], -1, log.moments), log.n, newer) });
  }

  /** Add to the luck of the match that is about to begin, so that nobody else alone can have chosen it. */
  #contribute(match: number, commitment: string): void {
    const keeper = new LinkKeeper(this.code, match);
    keeper.promise(commitment);
    for (const seat of this.watch ? [] : (this.you?.seats ?? [])) {
      this.#connection.ask({ type: "contribute", match, seat, bits: keeper.contribution(seat) }).catch((problem) => {
        if (!(problem instanceof Refusal)) throw problem;
        keeper.withdraw(seat);
      });
    }
  }

  /** Where others play too, bots wait for the slowest of us. */
  #lag(behind: boolean): void {
    const others = this.info?.seats.some(
      ({ seat, state, online }) => state === "person" && online && !this.you?.seats.includes(seat),
    );
    if (others && this.you?.seats.length && !this.watch) void this.mention({ type: "behind", behind });
  }

  #tick(clock: Clock): void {
    this.clock = clock;
    this.skew = clock.now - Date.now();
  }
}
