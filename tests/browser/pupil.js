// Somebody who does what the coach says until the lesson is over, and writes down what was told.
async (patience) => {
  const told = [];
  const until = performance.now() + patience;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const box = (element) => element.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const left = () => Object.entries(localStorage).some(([key, kept]) => key.startsWith("hemicycle-lesson ") && JSON.parse(kept).left);
  const rings = () => [...document.querySelectorAll(".spotlight .ring")];
  while (performance.now() < until) {
    await frame();
    if (document.querySelector("main.end")) return { told, end: "game" };
    const card = document.querySelector("[data-step]");
    const resting = document.querySelector(".resting");
    if (left()) return { told, end: "lesson" };
    if (resting?.querySelector("[data-problem]")) return { told, end: resting.innerText };
    if (card && told.at(-1)?.step !== card.dataset.step) {
      for (let k = 0; k < 240 && !rings().length && card.isConnected; k++) await frame();
      await frame();
      if (!card.isConnected) continue;
      const covered = rings().some((ring) => over(box(ring), box(card)));
      told.push({ step: card.dataset.step, text: card.innerText, rings: rings().length, covered });
    }
    const press = card ? card.querySelector("[data-next]") : resting?.querySelector("button.button");
    if (press && !press.disabled) press.click();
  }
  return { told, end: "time" };
}
