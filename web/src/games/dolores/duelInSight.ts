/** On a small phone with many players, the buttons at the lower edge would lie over the duel that they are about. */
import { prefersReducedMotion } from "../../motion/glide.svelte";

const MARGIN_PX = 14;

/** Scrolls the page so far that the cards and hands of the duel are above the buttons, if these stay at the lower edge. */
export function bringDuelIntoSight(board: HTMLElement): void {
  const [duel, actions] = [board.querySelector<HTMLElement>(".duel"), board.querySelector<HTMLElement>(".actions-place")];
  if (!duel || !actions || getComputedStyle(actions).position !== "sticky") return;
  const { top, bottom } = duel.getBoundingClientRect();
  const hidden = bottom + MARGIN_PX - actions.getBoundingClientRect().top;
  const by = Math.min(hidden, top - MARGIN_PX);
  if (by > 0) scrollBy({ top: by, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}
