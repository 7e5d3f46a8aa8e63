/** What is asked, what gestures lead to, and how near the sunrise is: in words. */
import { t } from "../../app/words.svelte";
import type { DuelChoices } from "./choices";
import { gestureOutcome, sunriseForecast } from "./rules";
import { duellist, type View } from "./view";

/** What the player is asked, in a sentence. */
export function questionText(view: View, names: readonly string[], choices: DuelChoices): string {
  const left = names[duellist(view, "left")] ?? "";
  const victim = view.victim === null ? "" : (names[view.victim] ?? "");
  return t(`dol-page-lead-${questionName(view, choices)}`, { name: left, other: victim });
}

function questionName(view: View, choices: DuelChoices): string {
  if (view.phase === "window") return view.window ?? "lookout";
  if (view.phase === "gesture" && choices.gesture === "two") return "hands";
  if (view.phase === "gesture" && choices.gesture === "bet") return "bet";
  return view.phase ?? "gesture";
}

/** What the gestures lead to as they stand. */
export function outcomeText(view: View, names: readonly string[]): string | null {
  const outcome = gestureOutcome(view);
  if (outcome === null) return null;
  const seat = "seat" in outcome ? outcome.seat : -1;
  const other = "other" in outcome ? outcome.other : -1;
  return t(`dol-screen-outcome-${outcome.type}`, { name: names[seat] ?? "", other: names[other] ?? "" });
}

export function sunriseText(view: View): string | null {
  const forecast = sunriseForecast(view);
  if (forecast === null) return null;
  switch (forecast.type) {
    case "safe":
      return t("dol-screen-safe", { count: forecast.cards });
    case "risk":
      return t("dol-screen-risk", { percent: forecast.percent });
    default:
      return t(`dol-screen-${forecast.type}`);
  }
}
