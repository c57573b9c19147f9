// What was decided without a network is kept on the device until the server has answered; keys make repeating safe.
import { Connection } from "./connection.ts";
import { PROTOCOL, type Request } from "./protocol.ts";

const PREFIX = "hemicycle-unsent-";
const open = new Set<string>();

export interface Unsent {
  load(): Request[];
  save(messages: Request[]): void;
}

/** The unsent answers of a table. */
export function unsent(code: string): Unsent {
  return {
    load: () => JSON.parse(localStorage.getItem(PREFIX + code) ?? "[]") as Request[],
    save: (messages) => {
      if (messages.length === 0) localStorage.removeItem(PREFIX + code);
      else localStorage.setItem(PREFIX + code, JSON.stringify(messages));
    },
  };
}

/** The page shows this table: it sends its answers itself. */
export function shown(code: string): () => void {
  open.add(code);
  return () => void open.delete(code);
}

export function socketOf(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
}

/** Send what waits for tables that are not shown. */
export async function sendUnsent(): Promise<void> {
  const codes = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  await Promise.all(codes.map((key) => send(key.slice(PREFIX.length))));
}

function send(code: string): Promise<void> {
  const kept = unsent(code);
  if (open.has(code) || !navigator.onLine || kept.load().length === 0) return Promise.resolve();
  const leave = shown(code);
  return new Promise((done) => {
    const end = () => {
      connection.close();
      leave();
      done();
    };
    const connection: Connection = new Connection({
      url: socketOf(code),
      hello: () => ({ protocol: PROTOCOL, match: 0, seen: -1, watch: false }),
      receive: () => {
        if (connection.line === "live" && connection.settled) end();
      },
      changed: (line) => line === "waiting" && end(),
      kept,
    });
    connection.open();
  });
}

/** Whoever leaves leaves nothing behind on the device. */
export function forgetUnsent(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
