/** Moments as the reader writes them. The server counts seconds since 1970. */
import { language } from "./words.svelte";

/** Day and time of a moment. */
export function dateTimeText(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
