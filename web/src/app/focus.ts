/** Keeps the focus: if the focused element is gone, it goes to the same card, to a choice, or to the whole. */
export function keepFocus(node: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;
  const note = () => {
    last = document.activeElement instanceof HTMLElement && document.activeElement !== node ? document.activeElement : null;
  };
  const look = () => {
    if (last === null || isThere(last) || (document.activeElement !== document.body && document.activeElement !== last)) return;
    const piece = last.dataset["piece"];
    const again = piece === undefined ? null : node.querySelector<HTMLElement>(`button[data-piece="${piece}"]:not([tabindex="-1"])`);
    const next = [again, ...node.querySelectorAll<HTMLElement>("[data-choice]")].find(
      (each) => each !== null && isThere(each) && each.checkVisibility(),
    );
    last = null;
    (next ?? node).focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(node, { subtree: true, childList: true, attributeFilter: ["disabled", "inert"] });
  node.addEventListener("focusin", note);
  return {
    destroy: () => {
      watch.disconnect();
      node.removeEventListener("focusin", note);
    },
  };
}

/** Whether something can have the focus. */
function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.closest("[inert]") === null;
}
