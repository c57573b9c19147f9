import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TwoStep from "$/ui/TwoStep.svelte";

const children = createRawSnippet(() => ({ render: () => "<span>Execute Anna</span>" }));
const pressed = vi.fn();
let button: HTMLButtonElement;
let component: ReturnType<typeof mount>;

function show(twice: boolean): void {
  component = mount(TwoStep, { target: document.body, props: { twice, onpress: pressed, children } });
  flushSync();
  button = document.querySelector("button") as HTMLButtonElement;
}

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
});
afterEach(async () => {
  await unmount(component);
  vi.useRealTimers();
});

test("what cannot be taken back is asked for twice", () => {
  show(true);

  button.click();
  flushSync();
  expect(pressed).not.toHaveBeenCalled();
  expect(button.classList).toContain("armed");

  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("whoever hesitates is asked again", () => {
  show(true);

  button.click();
  vi.advanceTimersByTime(5000);
  button.click();

  expect(pressed).not.toHaveBeenCalled();
});

test("everything else is done at once", () => {
  show(false);

  button.click();

  expect(pressed).toHaveBeenCalledOnce();
});
