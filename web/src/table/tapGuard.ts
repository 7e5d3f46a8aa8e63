/** Guards what can't be undone against taps that were not meant. What has just appeared takes no pointer for a moment: a
 * finger that comes down then was on its way to something else. Keys are not slowed. */
const SETTLING_MS = 500;
/** Where the finger was already, it stays a little longer. */
const UNDER_FINGER_MS = 1000;
const GUARDED = "[data-choice], [data-aside], [data-guarded]";

/** Svelte action for the element around everything that can be chosen; `on` says whether pointers have to wait. */
export function guardTaps(node: HTMLElement, on: () => boolean): { destroy(): void } {
  const texts = new WeakMap<Element, string>();
  const fresh = new WeakSet<Element>();
  /** When each of them has appeared for the last time, as a number that only grows. */
  const appearances = new WeakMap<Element, number>();
  let appearance = 0;
  let finger: { x: number; y: number; at: number } | null = null;
  let pressedFresh = false;

  function look(): void {
    for (const target of node.querySelectorAll<HTMLElement>(GUARDED)) {
      const text = textOf(target);
      const before = texts.get(target);
      if (before === text) continue;
      texts.set(target, text);
      if (text === "" || (before !== undefined && "counted" in target.dataset)) continue;
      const current = (appearance += 1);
      fresh.add(target);
      appearances.set(target, current);
      setTimeout(() => appearances.get(target) === current && fresh.delete(target), isUnderFinger(target) ? UNDER_FINGER_MS : SETTLING_MS);
    }
  }

  function isUnderFinger(target: HTMLElement): boolean {
    if (finger === null || performance.now() - finger.at > UNDER_FINGER_MS) return false;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return left <= finger.x && finger.x <= right && top <= finger.y && finger.y <= bottom;
  }

  function isFresh(event: Event): boolean {
    const target = event.target instanceof Element ? event.target.closest(GUARDED) : null;
    return target !== null && fresh.has(target) && on();
  }

  function press(event: PointerEvent): void {
    finger = { x: event.clientX, y: event.clientY, at: performance.now() };
    pressedFresh = isFresh(event);
  }

  function click(event: MouseEvent): void {
    const byPointer = event.detail > 0; // Enter, Space and screen readers count no clicks
    if (!byPointer || !(pressedFresh || isFresh(event))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  const watch = new MutationObserver(look);
  watch.observe(node, { subtree: true, childList: true, attributeFilter: ["data-choice", "data-aside", "data-guarded"] });
  node.addEventListener("pointerdown", press, { capture: true, passive: true });
  node.addEventListener("click", click, { capture: true });
  look();
  return {
    destroy: () => {
      watch.disconnect();
      node.removeEventListener("pointerdown", press, { capture: true });
      node.removeEventListener("click", click, { capture: true });
    },
  };
}

function textOf(target: HTMLElement): string {
  return target.dataset["choice"] ?? target.dataset["aside"] ?? target.dataset["guarded"] ?? "";
}
