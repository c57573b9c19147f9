// Words that are a little too long for their place are set narrower.
import type { Attachment } from "svelte/attachments";

/** For a word alone in its place. Hand the word over, so that another one is measured anew. */
export function fitted(_word: string, origin: "left" | "center" = "left"): Attachment<HTMLElement> {
  return (element) => {
    const place = element.parentElement;
    const measure = () => {
      const room = place?.clientWidth ?? 0;
      const needed = element.offsetWidth;
      element.style.transform = room && needed > room ? `scaleX(${room / needed})` : "";
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

/** For a list in the top bar: `tight` where it does not fit as a whole. Hand over what changes its length. */
export function currentIfTight(_words: string): Attachment<HTMLElement> {
  return (list) => {
    const line = list.parentElement;
    const measure = () => {
      list.classList.remove("tight");
      list.classList.toggle("tight", line !== null && line.scrollWidth > line.clientWidth);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(list.closest("header") ?? list);
    void document.fonts?.ready.then(measure);
    return () => resized.disconnect();
  };
}
