// A table as it was last seen, kept on the device for times without a network.
import { MINE } from "$/worker/places.ts";
import type { Update, Welcome } from "./protocol.ts";

export interface LastSeen {
  welcome: Welcome;
  updates: Update[];
}

const address = (code: string) => `/last-seen/${code}`;

export async function keep(code: string, seen: LastSeen): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(MINE);
  await cache.put(address(code), new Response(JSON.stringify(seen)));
}

export async function recall(code: string): Promise<LastSeen | null> {
  if (!("caches" in globalThis)) return null;
  const reply = await (await caches.open(MINE)).match(address(code));
  return reply ? ((await reply.json()) as LastSeen) : null;
}
