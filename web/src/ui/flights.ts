// Pieces fly from where they were to where they are: what one place has lost and another has gained is one journey.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { lasting, MOVE } from "./motion.ts";

/** How many pieces of each kind lie in a place: { "cube 2": 1 }. */
export type Stock = Readonly<Record<string, number>>;

export interface Change {
  place: Element;
  kind: string;
  by: number;
}

export interface Journey {
  kind: string;
  from: Element;
  to: Element;
}

const LIFTED = "translateY(-34px) rotate(-4deg) scale(1.35)";
const MOST = 12; // a board that changes altogether is simply drawn anew
const stocks = new WeakMap<Element, Stock>();
let changes: Change[] = [];
let showy = { lasting: MOVE * 1.5, ghosts: 0 };

/** In a scene pieces take their time, and leave dashed traces of where they were. */
export function flyFor(milliseconds: number | null): void {
  showy = milliseconds === null ? { lasting: MOVE * 1.5, ghosts: 0 } : { lasting: milliseconds, ghosts: 2 };
}

/** Tells how many pieces lie here. Inside the place `data-piece="<kind>"` marks where exactly, and how one looks. */
export function holds(stock: Stock): Attachment {
  return (place) => {
    const before = stocks.get(place);
    stocks.set(place, stock);
    if (!before) return;
    if (!changes.length) void tick().then(depart);
    for (const kind of new Set([...Object.keys(before), ...Object.keys(stock)])) {
      const by = (stock[kind] ?? 0) - (before[kind] ?? 0);
      if (by) changes.push({ place, kind, by });
    }
  };
}

/** Every piece gained somewhere and lost elsewhere. */
export function journeys(changes: readonly Change[]): Journey[] {
  const spread = (sign: number) =>
    changes.filter(({ by }) => by * sign > 0).flatMap((change) => Array<Change>(Math.abs(change.by)).fill(change));
  const left = spread(-1);
  return spread(1).flatMap(({ kind, place: to }) => {
    const source = left.findIndex((change) => change.kind === kind);
    const [change] = source < 0 ? [] : left.splice(source, 1);
    return change ? [{ kind, from: change.place, to }] : [];
  });
}

function depart(): void {
  const found = journeys(changes);
  changes = [];
  if (lasting(MOVE) === 0 || found.length > MOST) return;
  for (const [index, journey] of found.entries()) fly(journey, index);
}

function fly({ kind, from, to }: Journey, index: number): void {
  const [source, target] = [piece(from, kind) ?? from, piece(to, kind) ?? to];
  const look = piece(to, kind) ?? piece(from, kind);
  const [start, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  if (!look || !start.width || !end.width) return; // one of them is not to be seen
  if (showy.ghosts && target instanceof HTMLElement) target.style.visibility = "hidden"; // it is still on its way
  for (let behind = showy.ghosts; behind >= 0; behind--) send(look, start, end, { index, behind, target });
}

/** One picture on its way; those behind are outlines only and later. */
function send(
  look: Element,
  start: DOMRect,
  end: DOMRect,
  { index, behind, target }: { index: number; behind: number; target: Element },
): void {
  const ghost = (behind ? document.createElement("span") : look.cloneNode(true)) as HTMLElement;
  const size = look.getBoundingClientRect();
  ghost.classList.add("flying");
  ghost.style.visibility = ""; // the piece it looks like may be hidden until it is there
  if (behind) ghost.style.border = "1px dashed var(--rule-2)";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.cssText += `position: fixed; left: 0; top: 0; width: ${size.width}px; height: ${size.height}px; z-index: 5; pointer-events: none;`;
  document.body.append(ghost);
  const at = (box: DOMRect) =>
    `translate(${box.x + (box.width - size.width) / 2}px, ${box.y + (box.height - size.height) / 2}px)`;
  const lifted = { offset: 0.55, transform: `${at(end)} ${LIFTED}`, filter: "drop-shadow(0 6px 10px rgb(0 0 0 / .3))" };
  const way = [{ transform: at(start) }, ...(showy.ghosts ? [lifted] : []), { transform: at(end) }];
  const flight = ghost.animate(way, {
    duration: lasting(showy.lasting),
    delay: index * 30 + behind * 90,
    easing: "cubic-bezier(.2, .7, .2, 1)",
    fill: "both",
  });
  flight.onfinish = flight.oncancel = () => {
    ghost.remove();
    if (target instanceof HTMLElement) target.style.visibility = "";
  };
}

function piece(place: Element, kind: string): Element | null {
  return place.querySelector(`[data-piece="${kind}"]`);
}
