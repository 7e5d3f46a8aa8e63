/** The sheets that can open on any page: rules, settings, keys. One key opens each. */
import type { GameName } from "../games/games";

export type SheetName = "rules" | "settings" | "keys";

interface OpenSheets {
  open: SheetName | null;
  game: GameName | null;
  /** The section of the rules about what is going on; null if nothing is. */
  section: number | null;
}

export const sheets = $state<OpenSheets>({ open: null, game: null, section: null });

const KEYS: Record<string, SheetName> = { r: "rules", "?": "keys", ",": "settings" };

/** Opens a sheet; the rules need a game, and without one there is nothing to open. */
export function openSheet(name: SheetName): void {
  if (name !== "rules" || sheets.game !== null) sheets.open = name;
}

export function closeSheet(): void {
  sheets.open = null;
}

/** What a key opens, unless somebody is writing. */
export function sheetKey(event: KeyboardEvent): void {
  const name = KEYS[event.key];
  if (name === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  event.preventDefault();
  openSheet(name);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]") !== null
  );
}
