// Words that are a little too long for their place are set narrower.
import type { Attachment } from "svelte/attachments";

/** To the fraction of a pixel: rounded, a word that sticks out by half of one seems to fit. */
const width = (element: Element): number => element.getBoundingClientRect().width;

/** For a word alone in its place. Hand the word over, so that another one is measured anew. */
export function fitted(_word: string, origin: "left" | "center" = "left"): Attachment<HTMLElement> {
  return (element) => {
    const place = element.parentElement;
    const measure = () => {
      element.style.transform = "";
      const room = place ? width(place) * (place.clientWidth / place.offsetWidth) : 0; // without its borders
      const needed = width(element);
      if (room && needed > room) element.style.transform = `scaleX(${room / needed})`;
    };
    element.style.transformOrigin = origin;
    measure(); // before anybody sees it
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    if (place) resized.observe(place);
    void document.fonts?.ready.then(measure);
    return () => resized.disconnect();
  };
}

/** For a line in the top bar: one way after the other to say less, as classes, until it fits. Hand over what changes its length. */
export function shorter(_words: string, ...ways: string[]): Attachment<HTMLElement> {
  return (line) => {
    const measure = () => {
      line.classList.remove(...ways);
      for (const way of ways) if (line.scrollWidth > line.clientWidth) line.classList.add(way);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(line.closest("header") ?? line);
    void document.fonts?.ready.then(measure);
    return () => resized.disconnect();
  };
}
