/** Svelte action for a short text: a word that is wider than its place is drawn narrower, not broken anywhere. The element's style
 * has to use `--fit`, the width that its letters get, as a part of their own. */
const MIN_FIT = 0.5;
const context = document.createElement("canvas").getContext("2d");

export function fitWords(node: HTMLElement, text: string): { update(text: string): void; destroy(): void } {
  let fitted = 1;

  function fit(): void {
    if (!context || node.offsetWidth === 0) return;
    const { font, paddingLeft, paddingRight } = getComputedStyle(node);
    context.font = font;
    const longest = Math.max(...text.split(/\s+/).map((word) => context.measureText(word).width));
    const place = node.offsetWidth * fitted;
    fitted = Math.max(MIN_FIT, Math.min(1, place / (longest + parseFloat(paddingLeft) + parseFloat(paddingRight))));
    node.style.setProperty("--fit", fitted.toFixed(3));
  }

  const watch = new ResizeObserver(fit);
  watch.observe(node.parentElement ?? node);
  return {
    update(now) {
      text = now;
      fit();
    },
    destroy: () => watch.disconnect(),
  };
}
