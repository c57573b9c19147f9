/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
// The service worker: keeps the page and what was last seen for times without a network, and shows what is pushed.
import { kindOf, MINE, PAGES, READING } from "./places.ts";

declare const __FILES__: string[]; // every file of this build, put in while building
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = `hemicycle-files-${__BUILD__}`;
const PATIENCE = 4_000; // a network that takes longer than that is as good as none, where something is kept

worker.addEventListener("install", (event) => {
  // Pages of the version before go on with their own files; new ones get the new version at once.
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll([PAGES, ...__FILES__])));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = kindOf(request.method, new URL(request.url), worker.location.origin, request.mode === "navigate");
  if (kind === "file") event.respondWith(kept(request));
  else if (kind === "page") event.respondWith(fresh(request, null, PAGES));
  else if (kind === "reading") event.respondWith(fresh(request, READING));
  else if (kind === "mine") event.respondWith(fresh(request, MINE));
});

interface Told {
  id: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  room: string;
}

worker.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (!told) return;
  // A later word about a table takes the place of an earlier one.
  const shown = {
    body: told.text,
    tag: told.room || told.id,
    data: path(told.link),
    icon: "/icon-192.png",
    renotify: true,
  };
  event.waitUntil(worker.registration.showNotification(told.title, shown as NotificationOptions));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/")));
});

/** Only ever a place of ours, whatever a message says. */
function path(link: string): string {
  const url = new URL(link, worker.location.origin);
  return url.pathname + url.hash;
}

/** Go to a page that shows it already, or else to any of ours, or open one. */
async function open(place: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === place);
  if (there) await there.focus();
  else await worker.clients.openWindow(place);
}

/** Files never change under their names: what is kept is right, of whichever version. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the server, and from what is kept when it does not answer. */
async function fresh(request: Request, store: string | null, instead?: string): Promise<Response> {
  const late = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE, new Error("late")));
  const answer = fetch(request).then(async (reply) => {
    if (store && reply.ok) await (await caches.open(store)).put(request, reply.clone());
    return reply;
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    return (await caches.match(instead ?? request, { ignoreVary: true })) ?? answer;
  }
}

/** The files of this version and of the one before are kept; older ones nobody uses any more. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("hemicycle-files-") && name !== FILES);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
