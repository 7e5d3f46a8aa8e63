/** Chances and their changes in words: in percent, and in percentage points. */
import { FluentNumber } from "@fluent/bundle";
import { language, t } from "../app/words.svelte";
import type { ReviewEstimate } from "../wire";

function formatted(value: number, digits: number, signed = false): string {
  const options: Intl.NumberFormatOptions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (signed) options.signDisplay = "exceptZero";
  return new Intl.NumberFormat(language(), options).format(value);
}

/** A chance in percent, without the sign. */
export function percent(chance: number, digits = 0): string {
  return formatted(100 * chance, digits);
}

/** A change of chances in percentage points, as a number: words around it depend on it. */
export function pointCount(change: number): FluentNumber {
  return new FluentNumber(100 * change, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A change of chances in percentage points, with plus or minus. */
export function points(change: number): string {
  return formatted(100 * change, 1, true);
}

/** A change, and half of its interval. */
export function withMargin(estimate: ReviewEstimate): string {
  return t("review-margin", { value: points(estimate.value), margin: percent((estimate.high - estimate.low) / 2, 1) });
}

export function whole(value: number): string {
  return formatted(value, 0);
}
