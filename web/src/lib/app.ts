// The page as an app: its service worker, what can be read without a network, and what was decided meanwhile.
import worker from "$/worker/worker.ts?worker&url";
import { api } from "./http.ts";
import { HOUSE, speech } from "./speech.svelte.ts";
import { sendUnsent } from "./unsent.ts";

const READ = "hemicycle-read";
const able = () => "serviceWorker" in navigator && import.meta.env.PROD;

/** Keep the page for times without a network, and send what was decided in one. */
export function begin(): void {
  addEventListener("online", () => void sendUnsent());
  void sendUnsent();
  if (!able()) return;
  void navigator.serviceWorker.register(worker).then(read, () => {});
}

/** Fetch rules, lessons and words once in each language, when nothing else is to be done; the worker keeps them. */
async function read(): Promise<void> {
  await navigator.serviceWorker.ready;
  await controlled();
  const wanted = `${speech.language} ${import.meta.url}`;
  if (localStorage.getItem(READ) === wanted) return;
  await idle();
  try {
    const games = await api.games();
    const words = games.flatMap(({ id, lessons }) => [id, ...(lessons.length ? [`lesson-${id}`] : [])]);
    const said = [...HOUSE, "lesson", ...words].map((name) => `words/${speech.language}/${name}`);
    const read = games.flatMap(({ id, lessons }) => [
      `games/${id}/rulebook`,
      ...lessons.map((lesson) => `games/${id}/lessons/${encodeURIComponent(lesson.id)}`),
    ]);
    for (const file of [...said, "about", ...read]) {
      if (!(await fetch(`/api/${file}`)).ok) return;
    }
    localStorage.setItem(READ, wanted);
  } catch {
    // another time
  }
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
