/** Where it is this player's turn: for the title of the tab, the badge of the page, and links to other tables. */
import { t } from "./words.svelte";

const ICON = "/icon.svg";
/** The icon with its lantern lit. It is drawn here because our pages may not load anything from other sites. */
const ICON_WITH_TURN = "/icon-turn.svg";

interface Attention {
  /** The tables where it is this player's turn, as the lists of the server say. */
  listed: readonly string[];
  /** The table that is open, and whether it is this player's turn there: known sooner than any list. */
  open: { table: string; turn: boolean } | null;
}

export const attention = $state<Attention>({ listed: [], open: null });

/** The tables where it is this player's turn. */
export function turns(): string[] {
  const { listed, open } = attention;
  const others = listed.filter((table) => table !== open?.table);
  return open?.turn ? [open.table, ...others] : others;
}

/** A title for the tab, which says first whether it is this player's turn somewhere. */
export function titleOf(...parts: string[]): string {
  const count = turns().length;
  return [...(count > 0 ? [t("page-turns", { count })] : []), ...parts, t("page-title")].filter(Boolean).join(" · ");
}

/** Shows in the icon of the tab, and of the installed page, at how many tables it is this player's turn. */
export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? ICON_WITH_TURN : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  const badge = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
  const shown = count > 0 ? badge.setAppBadge?.call(navigator, count) : badge.clearAppBadge?.call(navigator);
  void shown?.catch(() => undefined); // a page that is not installed has none
}
