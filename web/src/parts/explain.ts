/** What a thing says about itself when it is pointed at, focused or long-pressed (Explain.svelte). Screen readers read it, too. */
import type { ActionReturn } from "svelte/action";

export interface Explanation {
  /** Without, it is what the thing is called for screen readers. */
  name?: string;
  help?: string;
  /** What choosing it does, or why it can't be chosen. */
  does?: string | undefined;
  why?: string | undefined;
}

const MARK = "data-explained";
const FOCUSABLE = "button, a, summary, [tabindex]";
const explanations = new WeakMap<Element, Explanation>();

export function explain(node: HTMLElement, told: string | Explanation | undefined): ActionReturn<string | Explanation | undefined> {
  const update = (changed: string | Explanation | undefined) => {
    const explanation = typeof changed === "string" ? { help: changed } : (changed ?? {});
    const { name, help, does, why } = explanation;
    explanations.set(node, explanation);
    node.toggleAttribute(MARK, Boolean(name || help || does || why));
    if (node.matches(FOCUSABLE)) node.setAttribute("aria-description", [help, why].filter(Boolean).join(" "));
  };
  update(told);
  return { update };
}

/** The thing with an explanation at which something happened. */
export function explained(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${MARK}]`) : null;
}

export function explanationOf(thing: Element): Explanation {
  return { name: thing.getAttribute("aria-label") ?? "", ...explanations.get(thing) };
}
