// Finds words that are broken in two without a hyphen, and words that stick out of a box they stand in; strictly also
// words that are cut off with dots though nothing says them in full, and lines that a box cuts off at its foot.
(strict) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent.checkVisibility({ opacityProperty: true }) || parent.closest(".said, script, style, option, kbd, svg")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}\u00AD]{3,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const [first] = boxes;
      if (!first) continue;
      if (getComputedStyle(parent).textOverflow === "ellipsis") {
        const told = parent.closest("[title], [data-explain]");
        if (strict && !told && parent.scrollWidth > parent.clientWidth + 1) found.add(`cut: ${node.data.trim()}`);
        continue; // cut on purpose, and told by its title
      }
      if (strict && beneath(parent, boxes.at(-1))) found.add(`cut at the foot: ${node.data.trim()}`);
      const hyphenated = word.includes("\u00AD");
      if (!hyphenated && new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.add(`broken: ${word}`);
      const out = outside(parent, boxes.at(-1));
      if (out) found.add(`sticks out of ${out}: ${node.data.trim()}`);
    }
  }
  return [...found];

  /** Whether a box that does not scroll cuts the lower half of a word off. */
  function beneath(element, { top, bottom }) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowY, position } = getComputedStyle(box);
      if (overflowY === "auto" || overflowY === "scroll") return false;
      if (overflowY === "hidden" && (top + bottom) / 2 > box.getBoundingClientRect().bottom) return true;
      if (position === "fixed") return false;
    }
    return false;
  }

  function outside(element, { right, left }) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === "auto" || style.overflowX === "scroll" || style.textOverflow === "ellipsis") return null;
      if (style.display === "inline" || style.display === "contents") continue;
      const edges = box.getBoundingClientRect();
      if (edges.width > 0 && (right > edges.right + 1.5 || left < edges.left - 1.5)) return box.className || box.tagName;
      if (style.position === "absolute" || style.position === "fixed") return null;
    }
    return null;
  }
}
