// Words that are a little too long for their place are set narrower.
import type { Attachment } from "svelte/attachments";

/** For a word alone in its place. Hand the word over, so that another one is measured anew. */
export function fitted(_word: string): Attachment<HTMLElement> {
  return (element) => {
    const measure = () => {
      const room = element.parentElement?.clientWidth ?? 0;
      const needed = element.offsetWidth;
      element.style.transform = room && needed > room ? `scaleX(${room / needed})` : "";
    };
    element.style.transformOrigin = "left";
    const frame = requestAnimationFrame(measure); // when everything around it is drawn
    void document.fonts?.ready.then(measure);
    return () => cancelAnimationFrame(frame);
  };
}
