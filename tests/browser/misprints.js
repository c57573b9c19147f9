// Finds words that are broken in two without a hyphen, and words that stick out of a box they stand in; strictly also
// words that are cut off though nothing says them in full, lie over each other, or under something else.
(strict) => {
  const found = new Set();
  const range = document.createRange();
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const words = [...read(dialog ?? document.body)];
  for (const { node, parent, word, boxes } of words) {
    if (getComputedStyle(parent).textOverflow === "ellipsis") {
      const told = parent.closest("[title], [data-explain]");
      if (strict && !told && parent.scrollWidth > parent.clientWidth + 1) found.add(`cut: ${node.data.trim()}`);
      continue; // cut on purpose, and told by its title
    }
    const last = boxes.at(-1);
    if (strict && cut(parent, last)) found.add(`cut off: ${node.data.trim()}`);
    if (!word.includes("\u00AD") && new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.add(`broken: ${word}`);
    const out = outside(parent, last);
    if (out) found.add(`sticks out of ${out}: ${node.data.trim()}`);
  }
  if (strict) overlaps(words.filter(({ parent, boxes }) => onScreen(parent, boxes[0])));
  return [...found];

  /** Every word that can be seen, with the boxes of its parts. */
  function* read(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest(".said, script, style, option, kbd, svg")) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}\u00AD]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (boxes.length) yield { node, parent, word, boxes };
      }
    }
  }

  /** Whether a box that does not scroll cuts the lower half of a word off, or a side of it. */
  function cut(element, { top, bottom, left, right }) {
    let wide = true; // nothing that scrolls sideways stands around it
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clip } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      if (clip !== "auto" || edges.width < 2) return false; // only for those who listen
      if (overflowY === "auto" || overflowY === "scroll") return false;
      if (overflowY === "hidden" && (top + bottom) / 2 > edges.bottom) return true;
      if (overflowX === "auto" || overflowX === "scroll") wide = false;
      if (wide && overflowX === "hidden" && (right > edges.right + 1.5 || left < edges.left - 1.5)) return true;
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

  /** Whether the middle of a word is in the window and in every box that scrolls around it. */
  function onScreen(element, { left, right, top, bottom }) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inside = (edges) => x > edges.left && x < edges.right && y > edges.top && y < edges.bottom;
    if (!inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflow !== "visible" && !inside(box.getBoundingClientRect())) return false;
    return true;
  }

  function overlaps(shown) {
    shown.sort((a, b) => a.boxes[0].top - b.boxes[0].top);
    for (const [index, one] of shown.entries()) {
      const cover = covering(one);
      if (cover) found.add(`under ${cover}: ${one.node.data.trim()}`);
      for (let next = index + 1; next < shown.length; next++) {
        const other = shown[next];
        if (other.boxes[0].top > one.boxes[0].bottom) break;
        if (other.node !== one.node && meet(one, other)) found.add(`over each other: ${one.word} / ${other.word}`);
      }
    }
  }

  function meet(one, other) {
    if (layer(one.parent) !== layer(other.parent)) return false;
    // The box of a word is higher than its letters: on a large screen by more pixels.
    const slack = (a, b) => Math.max(4, Math.min(a.height, b.height) / 4);
    const shared = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack(a, b);
    return one.boxes.some((a) => other.boxes.some((b) => shared(a, b)));
  }

  /** What lies over the middle of a word, unless it can be scrolled out from under it. */
  function covering({ node, parent, boxes }) {
    const cover = over(parent, boxes[0]);
    const scrolled = cover && scrolling(parent);
    if (!scrolled) return cover;
    const [left, top, pageLeft, pageTop] = [scrolled.scrollLeft, scrolled.scrollTop, scrollX, scrollY];
    parent.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    range.selectNodeContents(node);
    const still = over(parent, range.getBoundingClientRect());
    scrolled.scrollTo({ left, top, behavior: "instant" });
    scrollTo({ left: pageLeft, top: pageTop, behavior: "instant" });
    return still;
  }

  /** The nearest box around that can be scrolled. */
  function scrolling(element) {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return box;
      if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight) return box;
    }
    return null;
  }

  function over(parent, { left, right, top, bottom }) {
    const thing = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!thing || thing.contains(parent) || parent.contains(thing) || layer(thing) !== layer(parent)) return null;
    for (let box = thing; box && !box.contains(parent); box = box.parentElement)
      if (!/^(rgba\(.*, 0\)|transparent)$/.test(getComputedStyle(box).backgroundColor)) return box.className?.baseVal ?? (box.className || box.tagName);
    return null;
  }

  /** The nearest box around that stays where it is while the page scrolls. */
  function layer(element) {
    for (let box = element; box; box = box.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(box).position)) return box;
    return null;
  }
}
