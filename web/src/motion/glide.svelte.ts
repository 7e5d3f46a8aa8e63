/** Lets everything with `data-piece` glide from where it was to where it is, whatever else has changed around it. */
import { tick } from "svelte";
import { settings } from "../app/settings.svelte";
import { TEMPOS } from "../table/playback.svelte";

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GLIDE_MS = 420;
/** However fast things are shown, eyes need so much of that time to follow a card. */
const MIN_GLIDE_TEMPO = 0.45;
const EASING = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const MIN_DISTANCE_PX = 2;

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["motion"] === "still";
}

/** Call it within a component whose pieces move; `what` is what their places depend on. */
export function glide(root: () => HTMLElement | undefined, what: () => unknown): void {
  let spots = new Map<string, Spot>();
  $effect.pre(() => {
    what();
    const element = root();
    if (!element || prefersReducedMotion() || settings.speed === "instant") return;
    spots = look(element);
    void tick().then(() => move(element, spots));
  });
}

function look(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    if (width > 0) found.set(piece.dataset["piece"]!, { x, y, width, height });
  }
  return found;
}

function move(root: HTMLElement, before: Map<string, Spot>): void {
  if (before.size === 0) return;
  const duration = GLIDE_MS * Math.max(MIN_GLIDE_TEMPO, TEMPOS[settings.speed]);
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.get(piece.dataset["piece"]!);
    const now = piece.getBoundingClientRect();
    if (now.width === 0) continue;
    if (!old) {
      piece.animate(
        [
          { opacity: 0, transform: "translateY(-12px) scale(0.9)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: duration / 2, easing: EASING },
      );
      continue;
    }
    const [dx, dy] = [old.x - now.x, old.y - now.y];
    if (Math.hypot(dx, dy) < MIN_DISTANCE_PX) continue;
    const scale = old.width / now.width;
    piece.animate(
      [
        { transformOrigin: "0 0", transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
        { transformOrigin: "0 0", transform: "none", zIndex: 5 },
      ],
      { duration, easing: EASING },
    );
  }
}
