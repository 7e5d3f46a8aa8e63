/** Moments as the reader writes them. The server counts seconds since 1970. */
import { language } from "./words.svelte";

/** Our English is British: the day comes before the month. */
const locale = () => (language() === "en" ? "en-GB" : language());

/** Day and time of a moment. */
export function dateTimeText(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** Day and time of a moment in UTC, by which days of daily deals begin. */
export function utcDateTimeText(seconds: number): string {
  const style = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), style).format(seconds * 1000);
}

/** A day that is written as 2026-11-18. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));
}
