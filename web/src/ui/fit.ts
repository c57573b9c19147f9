// Words that are a little too long for their place are set narrower.
import type { Attachment } from "svelte/attachments";

/** For a word alone in its place. Hand the word over, so that another one is measured anew. */
export function fitted(_word: string, origin: "left" | "center" = "left"): Attachment<HTMLElement> {
  return (element) => {
    const place = element.parentElement;
    const measure = () => {
      const room = place?.clientWidth ?? 0;
      const needed = element.offsetWidth;
      element.style.transform = room && needed > room ? `scaleX(${room / (needed + 1)})` : ""; // widths come rounded
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
