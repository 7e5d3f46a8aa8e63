/** Arrow keys: the focus goes from one element to the next, and from the last to the first. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus when an arrow key is pressed on one of the elements. */
export function moveFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const step = STEPS[event.key];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  elements[(at + step + elements.length) % elements.length]!.focus();
}
