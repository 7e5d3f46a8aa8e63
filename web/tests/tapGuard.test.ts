/** Taps that were not meant: what has just appeared takes none, and takes them half a second later, whatever happens meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardTaps } from "../src/table/tapGuard";

const SETTLED_MS = 500;
let clicks: string[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  clicks = [];
});

/** A place with one answer, guarded unless pointers don't have to wait. */
function guarded(attributes: string, waits = true): HTMLElement {
  document.body.innerHTML = `<div><button ${attributes}></button></div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const answer = place.firstElementChild as HTMLElement;
  answer.addEventListener("click", () => clicks.push(answer.dataset["choice"]!));
  guardTaps(place, () => waits);
  return answer;
}

/** Taps on something, and lets the page look at what has changed. */
async function tap(target: HTMLElement): Promise<void> {
  await Promise.resolve();
  target.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}

test("what has just appeared takes no tap, and half a second later it does", async () => {
  const answer = guarded(`data-choice="fight"`);
  await tap(answer);
  expect(clicks).toEqual([]);
  vi.advanceTimersByTime(SETTLED_MS);
  await tap(answer);
  expect(clicks).toEqual(["fight"]);
});

test("an answer that becomes another one has just appeared again", async () => {
  const answer = guarded(`data-choice="announce fight"`);
  vi.advanceTimersByTime(SETTLED_MS);
  answer.dataset["choice"] = "fight";
  await tap(answer);
  expect(clicks).toEqual([]);
  vi.advanceTimersByTime(SETTLED_MS);
  await tap(answer);
  expect(clicks).toEqual(["fight"]);
});

test("what is counted up at once takes taps after half a second as well", async () => {
  const answer = guarded(`data-choice="plus 0" data-counted`);
  vi.advanceTimersByTime(SETTLED_MS / 2);
  answer.dataset["choice"] = "plus 1";
  await tap(answer);
  expect(clicks).toEqual([]);
  vi.advanceTimersByTime(SETTLED_MS / 2);
  await tap(answer);
  expect(clicks).toEqual(["plus 1"]);
});

test("where everything is shown at once, pointers don't have to wait", async () => {
  await tap(guarded(`data-choice="fight"`, false));
  expect(clicks).toEqual(["fight"]);
});
