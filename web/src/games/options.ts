/** The options of a new table, as each game's own module lists them. */
import { t } from "../app/words.svelte";

/** What somebody has picked, by name; what is missing is as in the rules. */
export type OptionPicks = Record<string, string>;

/** The options of a table, as the server knows them. */
export type GameOptions = Record<string, unknown>;

export interface Choice {
  value: string;
  label: () => string;
}

export interface TableOption {
  name: string;
  /** The message with its name and, in `help`, what it means. */
  message: string;
  /** A switch has none. */
  choices: readonly Choice[] | null;
  /** For a switch: whether it is on if nothing was picked. */
  usually?: boolean;
  /** Whether another pick makes it pointless. */
  idle?: (picks: OptionPicks) => boolean;
}

/** A rule of a table in words. */
export interface Fact {
  name: string;
  value: string;
}

/** The value of a choice that leaves an option as it is in the rules. */
export const AS_IN_RULES = "";

export function usualChoice(): Choice {
  return { value: AS_IN_RULES, label: () => t("page-new-as-in-rules") };
}

export function toggle(name: string, usually: boolean): TableOption {
  return { name, message: `page-new-${name}`, choices: null, usually };
}

export function fact(name: string, value: string): Fact {
  return { name: t(`page-new-${name}`), value };
}

export function yesOrNo(on: boolean): string {
  return t(on ? "page-waiting-yes" : "page-waiting-no");
}
