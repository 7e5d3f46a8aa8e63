/** What can be said at the table with one click, and lines of the chat in the reader's language. */
import { hasMessage, t } from "../app/words.svelte";
import type { ChatLine, Emote } from "../wire";

export const EMOTES: readonly Emote["emote"][] = ["hello", "good-luck", "well-played", "wow", "oops", "thanks", "haha", "good-game"];

/** A line of the chat as the reader reads it; an emote of a newer server in English. */
export function lineText({ emote, text }: Pick<ChatLine, "text"> & Partial<Pick<ChatLine, "emote">>): string {
  const id = `page-emote-${emote ?? ""}`;
  return emote && hasMessage(id) ? t(id) : (text ?? "");
}
