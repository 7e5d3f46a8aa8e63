/** Svelte action for a short text: a word that is wider than its place is drawn narrower, not broken anywhere. The element's style
 * has to use `--fit`, the width that its letters get, as a part of their own. */
const MIN_FIT = 0.5;

export function fitWords(node: HTMLElement, text: string): { update(text: string): void; destroy(): void } {
  let fitted = "";

  function fit(): void {
    const measured = `${text} ${node.parentElement?.clientWidth}`;
    if (measured === fitted) return;
    fitted = measured;
    node.style.removeProperty("--fit");
    const { clientWidth, scrollWidth } = node;
    if (scrollWidth > clientWidth) node.style.setProperty("--fit", String(Math.max(MIN_FIT, clientWidth / scrollWidth)));
  }

  const watch = new ResizeObserver(fit);
  watch.observe(node.parentElement ?? node);
  return {
    update(now) {
      text = now;
      requestAnimationFrame(fit);
    },
    destroy: () => watch.disconnect(),
  };
}
