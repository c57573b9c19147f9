// Somebody who does what the coach says until the lesson is over or nothing has happened for too long, reads all of it
// once more before the last step, and writes down what was told.
async (patience) => {
  const told = [];
  const reread = {};
  let until = performance.now() + patience;
  let seen = "";
  // An observer is called after everything that wanted to be done before this frame is drawn: what is seen is drawn.
  const frame = () =>
    new Promise((drawn) =>
      requestAnimationFrame(() =>
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          drawn();
        }).observe(document.documentElement),
      ),
    );
  /** A slow machine is no reason to give up: as long as the game goes on there is time. */
  const notice = () => {
    const now = `${document.querySelector(".prompt")?.dataset.decision} ${document.querySelector(".prompt")?.textContent} ${step()}`;
    if (now !== seen) until = performance.now() + patience;
    seen = now;
  };
  const box = (element) => element.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const left = () => Object.entries(localStorage).some(([key, kept]) => key.startsWith("hemicycle-lesson ") && JSON.parse(kept).left);
  const rings = () => [...document.querySelectorAll(".spotlight .ring")];
  const numbers = () => [...document.querySelectorAll(".spotlight .number")].map((number) => number.innerText);
  const step = () => document.querySelector("[data-step]")?.dataset.step;
  const saying = (card) => [...card.querySelectorAll("h2, .sum, .why")].map((part) => part.innerText).join(" ");
  const [BACK, ON] = [".foot button:first-child", "[data-next]"];
  const turn = async (button, from) => {
    document.querySelector("[data-step]").querySelector(button).click();
    while (step() === from && performance.now() < until) await frame();
    notice();
  };
  /** Back to the first step and on to the one of now. */
  const readAgain = async (last) => {
    while (!document.querySelector("[data-step]").querySelector(BACK).disabled && performance.now() < until) {
      await turn(BACK, step());
      reread[step()] = saying(document.querySelector("[data-step]"));
    }
    while (step() !== last && performance.now() < until) await turn(ON, step());
  };
  while (performance.now() < until) {
    await frame();
    notice();
    if (document.querySelector("main.end")) return { told, reread, end: "game" };
    const card = document.querySelector("[data-step]");
    const resting = document.querySelector(".resting");
    if (left()) return { told, reread, end: "lesson" };
    if (resting?.querySelector("[data-problem]")) return { told, reread, end: resting.innerText };
    if (card && told.at(-1)?.step !== card.dataset.step) {
      for (let k = 0; k < 240 && !rings().length && card.isConnected; k++) await frame();
      await frame();
      if (!card.isConnected) continue;
      const covered = rings().some((ring) => over(box(ring), box(card)));
      let misprints = window.misprints(false); // what has just come is fitted into its place in the next frames
      for (let k = 0; k < 60 && misprints.length && card.isConnected; k++) {
        await frame();
        misprints = window.misprints(false);
      }
      if (!card.isConnected) continue;
      const drawer = document.querySelector(".drawer > .rail") !== null;
      told.push({ step: card.dataset.step, text: card.innerText, says: saying(card), rings: rings().length, numbers: numbers(), covered, drawer, misprints });
      if (!Object.keys(reread).length && told.at(-1).step === "free") await readAgain("free");
    }
    const press = card ? card.querySelector("[data-next]") : resting?.querySelector("button.button");
    if (press && !press.disabled) press.click();
  }
  return { told, reread, end: "time" };
}
