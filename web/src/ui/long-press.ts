// A long press: what a pointer that hovers or a right button would ask, asked with a finger.
const LONG = 450; // milliseconds
const STILL = 12; // pixels; a finger that travels further scrolls

/** `act` hears what was pressed and says whether that meant anything; then the finger's lifting chooses nothing. */
export function onLongPress(place: HTMLElement, act: (target: Element) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began: PointerEvent | undefined;
  let taken = false;

  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    stop();
    taken = false;
    began = event;
    const { target, pointerType } = event;
    if (pointerType !== "mouse" && target instanceof Element) timer = setTimeout(() => (taken = act(target)), LONG);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (began && Math.hypot(clientX - began.clientX, clientY - began.clientY) > STILL) stop();
  };
  const swallow = (event: Event) => {
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") taken = false;
  };
  const hearing = new AbortController();
  const { signal } = hearing;
  place.addEventListener("pointerdown", down, { signal });
  place.addEventListener("pointermove", move, { signal });
  for (const end of ["pointerup", "pointercancel"]) place.addEventListener(end, stop, { signal });
  for (const after of ["click", "contextmenu"]) place.addEventListener(after, swallow, { signal, capture: true });
  return () => {
    stop();
    hearing.abort();
  };
}
