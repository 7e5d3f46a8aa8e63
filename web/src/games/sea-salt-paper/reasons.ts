/** Why something can't be chosen now, in words. */
import { t } from "../../app/words.svelte";
import { kindOf, WORTH } from "./cards";
import type { View } from "./view";

/** Where something else is asked, or nothing. */
function elsewhere(view: View, myTurn: boolean): string | null {
  if (view.phase === null) return t("ssp-page-why-over");
  if (!myTurn) return t("ssp-page-why-wait");
  if (view.phase === "keep") return t("ssp-page-why-keep");
  if (view.phase === "discard") return t("ssp-page-why-discard");
  if (view.phase === "search" || view.phase === "pick") return t("ssp-page-why-search");
  if (view.phase === "rob") return t("ssp-page-why-rob");
  return null;
}

export function whyNotCard(view: View, myTurn: boolean, card: string): string {
  const other = elsewhere(view, myTurn);
  if (other !== null) return other;
  if (view.phase === "draw") return t("ssp-page-why-draw");
  if (WORTH[kindOf(card)].sort !== "duo") return t("ssp-page-why-no-duo");
  return t(view.phase === "with" ? "ssp-page-why-with" : "ssp-page-why-no-partner");
}

export function whyNotPile(view: View, myTurn: boolean, size: number): string {
  const other = elsewhere(view, myTurn);
  if (size === 0 && view.phase !== null) return t("ssp-page-why-empty");
  if (other !== null) return other;
  return t(view.phase === "with" ? "ssp-page-why-with" : "ssp-page-why-drawn");
}
