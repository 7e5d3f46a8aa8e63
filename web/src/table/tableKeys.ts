/** Keys and taps at a table: digits choose, arrows go from one choice to the next, Space and a tap on the table skip. */
import { moveFocus } from "../parts/arrowKeys";

const MAX_KEYS = 9;
const CHOICE = "[data-choice]";
/** What a key or a tap is meant for itself. */
const INTERACTIVE = "button, a, input, select, textarea, summary, label, dialog, [role=button], [tabindex]:not(main), [data-choice]";
/** What looks like a button and does nothing now. */
const IDLE = "[aria-disabled=true]";
const TYPED = "input, select, textarea, [contenteditable]";

/** Svelte action for the element with everything that can be chosen. Numbers the choices by `data-key`; `skip` returns whether
 * there was something to skip. */
export function tableKeys(node: HTMLElement, skip: () => boolean): { destroy(): void } {
  let numbering = 0;

  function number(): void {
    numbering = 0;
    const keys = new Map(keyed(node).map((choice, index) => [choice, String(index + 1)]));
    for (const each of node.querySelectorAll<HTMLElement>("[data-key]")) if (!keys.has(each)) unmark(each);
    for (const [choice, key] of keys) mark(choice, key);
  }

  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(node, event.target)) return;
    if (/^[1-9]$/.test(event.key)) {
      if (event.repeat) return;
      number();
      node.querySelector<HTMLElement>(`[data-key="${event.key}"]`)?.click();
    } else if (event.key.startsWith("Arrow")) moveFocusByArrow(event);
    else if (event.key === "Enter" && event.repeat && isChoice(event.target))
      event.preventDefault(); // one that is held chooses once
    else if (event.key === " " && !event.repeat && !isMeant(event.target) && skip()) event.preventDefault();
  }

  function moveFocusByArrow(event: KeyboardEvent): void {
    const choices = able(node);
    const active = document.activeElement;
    if (choices.includes(active as HTMLElement)) moveFocus(event, choices);
    else if (choices.length > 0 && (active === document.body || active === node)) {
      event.preventDefault();
      choices[0]!.focus();
    }
  }

  function tap(event: MouseEvent): void {
    if (!event.defaultPrevented && !isMeant(event.target)) skip();
  }

  const watch = new MutationObserver(() => (numbering ||= requestAnimationFrame(number)));
  watch.observe(node, { subtree: true, childList: true, attributeFilter: ["data-choice", "disabled", "aria-disabled", "inert", "class"] });
  addEventListener("keydown", press);
  node.addEventListener("click", tap);
  number();
  return {
    destroy: () => {
      watch.disconnect();
      cancelAnimationFrame(numbering);
      removeEventListener("keydown", press);
      node.removeEventListener("click", tap);
    },
  };
}

/** Everything that can be chosen now, in order. */
function able(node: HTMLElement): HTMLElement[] {
  const sheet = node.querySelector("dialog[open]");
  return [...(sheet ?? node).querySelectorAll<HTMLElement>(CHOICE)].filter(
    (each) => !each.matches(`:disabled, ${IDLE}`) && each.closest("[inert]") === null && each.checkVisibility({ visibilityProperty: true }),
  );
}

/** The choices that have a key: each once, also where several things choose the same. */
function keyed(node: HTMLElement): HTMLElement[] {
  const texts = new Set<string>();
  return able(node)
    .filter(({ dataset: { choice } }) => !choice || (!texts.has(choice) && texts.add(choice)))
    .slice(0, MAX_KEYS);
}

function mark(choice: HTMLElement, key: string): void {
  if (choice.dataset["key"] === key) return;
  choice.dataset["key"] = key;
  choice.setAttribute("aria-keyshortcuts", key);
}

function unmark(choice: HTMLElement): void {
  delete choice.dataset["key"];
  choice.removeAttribute("aria-keyshortcuts");
}

/** Whether a key is pressed in a text field, or on a sheet above the table. */
function isElsewhere(node: HTMLElement, target: EventTarget | null): boolean {
  if (target instanceof Element && (target.matches(TYPED) || target.closest("aside") !== null)) return true;
  return [...document.querySelectorAll("dialog[open]")].some((sheet) => !node.contains(sheet));
}

function isChoice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CHOICE) !== null;
}

function isMeant(target: EventTarget | null): boolean {
  const found = target instanceof Element ? target.closest(INTERACTIVE) : null;
  return found !== null && !found.matches(IDLE);
}
