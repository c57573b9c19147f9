// Web push on this device: the browser's own subscription, handed to the server.
import { api } from "./http.ts";
import type { WayInfo } from "./protocol.ts";

export type Ability = "possible" | "no-worker" | "denied";

export function ability(): Ability {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "no-worker";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Ask the browser, subscribe with the key of this server, and tell the server; null: the person said no. */
export async function subscribe(key: string): Promise<WayInfo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  const before = await pushManager.getSubscription();
  if (before && !same(before.options.applicationServerKey, wanted)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = subscription.toJSON();
  return api.addWay({
    type: "push",
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    device: device(navigator.userAgent),
  });
}

/** A name for this device that its owner recognises. */
export function device(agent: string): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? "Browser";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0];
  const name = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return system ? `${name}, ${system}` : name;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

function same(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const old = new Uint8Array(known ?? new ArrayBuffer(0));
  return old.length === wanted.length && old.every((byte, place) => byte === wanted[place]);
}
