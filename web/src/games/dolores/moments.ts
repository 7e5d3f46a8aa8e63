/** What is awaited, what gestures lead to, and how near the sunrise is: in words. */
import { t } from "../../app/words.svelte";
import { duellist, SIDES, type View } from "./view";

const DUEL_CARDS = 4;
/** DOL-2.2: among so many cards at the bottom of the pile the sunrise lies; in a short one among all but the first duel’s. */
const LOWEST = 16;

/** What I am asked, in a sentence. */
export function lead(view: View, names: readonly string[], texts: readonly string[]): string {
  const left = names[duellist(view, "left")] ?? "";
  const victim = view.victim === null ? "" : (names[view.victim] ?? "");
  return t(`dol-page-lead-${moment(view, texts)}`, { name: left, other: victim });
}

function moment(view: View, texts: readonly string[]): string {
  if (view.phase === "window") return view.window ?? "lookout";
  if (view.phase === "gesture" && texts[0]?.startsWith("hands ")) return "hands";
  if (view.phase === "gesture" && texts[0]?.startsWith("bet ")) return "bet";
  return view.phase ?? "gesture";
}

/** What the gestures lead to as they stand; nothing while two hands are shown. */
export function outcome(view: View, names: readonly string[]): string | null {
  const called = new Map(SIDES.map((side) => [view.gestures?.[side] ?? "", names[duellist(view, side)] ?? ""]));
  const [peace, fight, first] = ["peace", "fight", "first"].map((gesture) => called.get(gesture));
  if (called.size === 1) return t(`dol-screen-outcome-${peace ? "peace" : fight ? "nobody" : "drop"}`);
  if (peace && fight) return t("dol-screen-outcome-take", { name: fight });
  if (first && fight) return t("dol-screen-outcome-pick-rest", { name: first, other: fight });
  return first && peace ? t("dol-screen-outcome-pick", { name: first, other: peace }) : null;
}

export function sunriseText(view: View): string | null {
  const size = view.pile.length;
  if (view.phase === null || view.sunrise === "drawn") return null;
  if (view.sunrise === "ignored") return t("dol-screen-ignored");
  if (size < DUEL_CARDS) return t("dol-screen-last-duel");
  const lowest = Math.min(LOWEST, Number(view.options["pile"] ?? Infinity) - DUEL_CARDS);
  const hiding = view.sunrise === "low" ? Math.min(size, lowest) : size;
  const reached = Math.max(0, DUEL_CARDS - (size - hiding));
  if (reached === 0) return t("dol-screen-safe", { count: size - lowest });
  return t("dol-screen-risk", { percent: Math.round((100 * reached) / hiding) });
}
