// The socket of a table: it heals itself, and what was asked before a cut is asked again after it.
import type { Bye, Hello, News, Refused, Request } from "./protocol.ts";

/** `waiting`: the line is cut and will be tried again; `closed`: it will not. */
export type Line = "connecting" | "live" | "waiting" | "closed";
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "key"> : never) : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 15_000;
const PATIENCE = 8_000;

/** The server said no, or the line is gone for good: a code and what its sentence needs. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: Record<string, unknown> = {},
    readonly rules: readonly string[] = [],
  ) {
    super(code);
  }
}

interface Pending {
  message: Request;
  done: (answer: News) => void;
  failed: (reason: Refusal) => void;
}

interface Options {
  url: string;
  hello: () => Omit<Hello, "key" | "type">;
  receive: (news: News) => void;
  changed: (line: Line, bye?: Bye) => void;
  /** Answers are kept on the device until they are acknowledged: what is decided without a network is sent later. */
  kept?: { load(): Request[]; save(messages: Request[]): void };
  /** An answer of an earlier visit was refused. */
  refused?: (reason: Refusal) => void;
}

export class Connection {
  line: Line = "connecting";
  readonly #options: Options;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;

  constructor(options: Options) {
    this.#options = options;
    const failed = (reason: Refusal) => options.refused?.(reason);
    for (const message of options.kept?.load() ?? [])
      this.#pending.set(message.key, { message, done: () => {}, failed });
  }

  /** Whether nothing waits for an answer. */
  get settled(): boolean {
    return ![...this.#pending.values()].some(({ message }) => message.type === "do");
  }

  open(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#become("connecting");
    const socket = new WebSocket(this.#options.url);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", key: newKey(), ...this.#options.hello() });
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data) as News);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  /** Try again now: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.line === "waiting") this.open();
    else if (this.line === "live") this.#ping();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#become("closed");
  }

  /** Ask for something; the answer has the same key. Sent again after a cut: the server does it once. */
  ask(wish: Wish): Promise<News> {
    const message = { ...wish, key: newKey() } as Request;
    return new Promise((done, failed) => {
      if (this.line === "closed") return failed(new Refusal("connection-closed"));
      this.#pending.set(message.key, { message, done, failed });
      if (message.type === "do") this.#keep();
      if (this.line === "live") this.#send(message);
    });
  }

  #take(news: News): void {
    if (news.type === "welcome") this.#welcomed();
    if (news.type === "bye") this.#dismissed(news);
    if (news.type === "refused" && this.line === "connecting") this.#dismissed({ ...news, type: "bye" }); // our hello
    const keys = news.type === "update" ? Object.keys(news.done) : "key" in news && news.key ? [news.key] : [];
    for (const key of keys) {
      const pending = this.#pending.get(key);
      this.#pending.delete(key);
      if (news.type === "refused") pending?.failed(refusal(news));
      else pending?.done(news);
      if (pending?.message.type === "do") this.#keep();
    }
    this.#options.receive(news);
  }

  #keep(): void {
    const messages = [...this.#pending.values()].map(({ message }) => message);
    this.#options.kept?.save(messages.filter(({ type }) => type === "do"));
  }

  #welcomed(): void {
    this.#wait = FIRST_WAIT;
    this.#become("live");
    for (const { message } of this.#pending.values()) this.#send(message);
    this.#heart = setInterval(() => this.#ping(), HEARTBEAT);
  }

  #dismissed(bye: Bye): void {
    this.#drop();
    if (bye.retry_after == null) {
      this.#become("closed", bye);
      for (const { failed } of this.#pending.values()) failed(new Refusal(bye.code));
      this.#pending.clear();
    } else {
      this.#become("waiting", bye);
      this.#retry = setTimeout(() => this.open(), bye.retry_after * 1000);
    }
  }

  #lost(): void {
    this.#drop();
    this.#become("waiting");
    this.#retry = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #ping(): void {
    const socket = this.#socket;
    const late = setTimeout(() => socket === this.#socket && this.#lost(), PATIENCE);
    this.ask({ type: "ping" }).then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  }

  #send(message: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #become(line: Line, bye?: Bye): void {
    this.line = line;
    this.#options.changed(line, bye);
  }
}

function refusal({ code, detail, rules }: Refused): Refusal {
  return new Refusal(code, detail ?? {}, rules ?? []);
}

/** A key nobody else makes; randomUUID is missing where a page came over plain HTTP from the local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
