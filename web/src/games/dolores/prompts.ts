/** What is asked, what gestures lead to, and how near the sunrise is: in words. */
import { t } from "../../app/words.svelte";
import type { DuelChoices } from "./choices";
import { duellist, type Facts, type View } from "./view";

/** What the player is asked, in a sentence. */
export function questionText(view: View, names: readonly string[], choices: DuelChoices, me: number | null): string {
  const left = duellist(view, "left");
  const victim = view.victim === null ? "" : (names[view.victim] ?? "");
  return t(`dol-page-lead-${questionName(view, choices)}`, { name: names[left] ?? "", who: left === me ? "you" : "other", other: victim });
}

function questionName(view: View, choices: DuelChoices): string {
  if (view.phase === "window") return view.window ?? "lookout";
  if (view.phase === "gesture" && choices.gesture === "two") return "hands";
  if (view.phase === "gesture" && choices.gesture === "bet") return "bet";
  return view.phase ?? "gesture";
}

/** What the gestures lead to as they stand. */
export function outcomeText({ outcome }: Facts, names: readonly string[]): string | null {
  if (outcome === null) return null;
  return t(`dol-screen-outcome-${outcome.outcome}`, { name: names[outcome.seat ?? -1] ?? "", other: names[outcome.other ?? -1] ?? "" });
}

export function sunriseText({ sunrise }: Facts): string | null {
  return sunrise && t(`dol-screen-${sunrise.state}`, { count: sunrise.safe_cards, percent: sunrise.percent });
}
