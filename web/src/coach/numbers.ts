/** Chances and their changes in words: in percent, and in percentage points. */
import { FluentNumber } from "@fluent/bundle";
import { language, t } from "../app/words.svelte";
import type { ReviewEstimate } from "../wire";

function formatted(value: number, digits: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options }).format(value);
}

/** A chance in percent, without the sign. */
export function percent(chance: number, digits = 0): string {
  return formatted(100 * chance, digits);
}

/** A chance in percent, with the sign as the language sets it: 45% in English, 45 % in German. */
export function percentText(chance: number, digits = 0): string {
  return formatted(100 * chance, digits, { style: "unit", unit: "percent" });
}

/** A change of chances in percentage points, as a number: words around it depend on it. */
export function pointCount(change: number, digits = 1): FluentNumber {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new FluentNumber(Number((100 * change).toFixed(digits)), options);
}

/** A change of chances in percentage points, with plus or minus. */
export function points(change: number): string {
  return formatted(100 * change, 1, { signDisplay: "exceptZero" });
}

/** A change, and half of its interval. */
export function withMargin(estimate: ReviewEstimate): string {
  return t("review-margin", { value: points(estimate.value), margin: percent((estimate.high - estimate.low) / 2, 1) });
}

export function whole(value: number): string {
  return formatted(value, 0);
}
