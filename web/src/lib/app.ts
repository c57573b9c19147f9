// The page as an app: its service worker, what can be read without a network, and what was decided meanwhile.
import worker from "$/worker/worker.ts?worker&url";
import { api } from "./http.ts";
import { CAME_IN } from "./me.svelte.ts";
import { HOUSE, speech } from "./speech.svelte.ts";
import { sendUnsent } from "./unsent.ts";

const READ = "hemicycle-read";
const AGAIN = 5_000; // milliseconds after which something that did not come is asked for again; then twice that
const able = () => "serviceWorker" in navigator && import.meta.env.PROD;

/** Keep the page for times without a network, and send what was decided in one. */
export function begin(): void {
  addEventListener("online", () => void sendUnsent());
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && void seeMine());
  void sendUnsent();
  if (able()) void keep();
}

/** Have a worker, and what it is to keep. A file that does not come fails all of it, so it is tried again. */
async function keep(wait = AGAIN): Promise<void> {
  const registration = await navigator.serviceWorker.register(worker).catch(() => undefined);
  if (!registration) return; // the browser wants none
  try {
    await installed(registration);
    await read();
  } catch {
    setTimeout(() => void keep(2 * wait), wait);
  }
}

/** The worker is there; one that could not be installed is thrown. */
function installed({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> | undefined {
  if (active || waiting || !installing) return;
  return new Promise((done, failed) =>
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") done();
      else if (installing.state === "redundant") failed(new Error("not installed"));
    }),
  );
}

/** Fetch rules, lessons and words once in each language, when nothing else is to be done; the worker keeps them. */
async function read(): Promise<void> {
  await navigator.serviceWorker.ready;
  await controlled();
  if (!(await caches.match("/api/home", { ignoreVary: true }))) await seeMine();
  const wanted = `${speech.language} ${import.meta.url}`;
  if (localStorage.getItem(READ) === wanted) return;
  await idle();
  const games = await api.games();
  const words = games.flatMap(({ id, lessons }) => [id, ...(lessons.length ? [`lesson-${id}`] : [])]);
  const said = [...HOUSE, "lesson", "notify", "safety", ...words].map((name) => `words/${speech.language}/${name}`);
  const read = games.flatMap(({ id, lessons }) => [
    `games/${id}/rulebook`,
    ...lessons.map((lesson) => `games/${id}/lessons/${encodeURIComponent(lesson.id)}`),
  ]);
  for (const file of [...said, "about", ...read]) {
    if (!(await fetch(`/api/${file}`)).ok) throw new Error(file);
  }
  localStorage.setItem(READ, wanted);
}

/** Whoever goes away finds their games as they were then, though they may only have been at a table. */
async function seeMine(): Promise<void> {
  if (!("caches" in window && navigator.serviceWorker?.controller) || localStorage.getItem(CAME_IN) === null) return;
  await Promise.allSettled(["me", "home"].map((page) => fetch(`/api/${page}`, { keepalive: true })));
}

/** A worker that is ready may not have taken this page over yet: what is fetched before that is not kept. */
function controlled(): Promise<unknown> | undefined {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  return new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 5_000 });
    else setTimeout(done, 2_000);
  });
}
