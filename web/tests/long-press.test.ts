import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onLongPress } from "$/ui/long-press.ts";

const asked = vi.fn(() => true);
const chosen = vi.fn();
let button: HTMLButtonElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  chosen.mockClear();
  button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", chosen);
  stop = onLongPress(document.body, asked);
});

afterEach(() => {
  stop();
  button.remove();
  vi.useRealTimers();
});

function press(milliseconds: number, { pointerType = "touch", travelled = 0 } = {}): void {
  const pointer = (type: string, clientX = 0) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX }));
  pointer("pointerdown");
  pointer("pointermove", travelled);
  vi.advanceTimersByTime(milliseconds);
  pointer("pointerup");
  button.click();
}

test("a long press asks and does not choose", () => {
  press(600);

  expect(asked).toHaveBeenCalledWith(button);
  expect(chosen).not.toHaveBeenCalled();
});

test("a short press chooses and does not ask", () => {
  press(100);

  expect(asked).not.toHaveBeenCalled();
  expect(chosen).toHaveBeenCalledOnce();
});

test("a finger that travels scrolls, it does not ask", () => {
  press(600, { travelled: 40 });

  expect(asked).not.toHaveBeenCalled();
});

test("a mouse hovers instead", () => {
  press(600, { pointerType: "mouse" });

  expect(asked).not.toHaveBeenCalled();
  expect(chosen).toHaveBeenCalledOnce();
});
