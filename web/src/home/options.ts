/** What is asked when a table is opened, and how its rules are described to those who join. */
import { t } from "../app/words.svelte";
import { gameOf, type Game } from "../games/games";
import type { Fact, GameOptions, OptionPicks, TableOption } from "../games/options";
import type { TableInfo } from "../wire";

export function isOn(asked: TableOption, picks: OptionPicks): boolean {
  return picks[asked.name] ? picks[asked.name] === "on" : (asked.usually ?? false);
}

/** The options of a new table as the server wants them. */
export function optionsOf(game: Game, picks: OptionPicks): GameOptions {
  if (game.optionsFrom) return game.optionsFrom(picks);
  const options: GameOptions = {};
  for (const asked of game.options?.() ?? []) {
    const pick = picks[asked.name];
    if (pick) options[asked.name] = asked.choices === null ? pick === "on" : Number(pick);
  }
  return options;
}

/** The rules of a table in words. */
export function factsOf(info: TableInfo): Fact[] {
  return gameOf(info.game).facts?.(info.options) ?? [];
}

export const CLOCKS_S: readonly (number | null)[] = [null, 30, 120, 3 * 24 * 3600];
const MINUTE_S = 60;
const DAY_S = 24 * 3600;

/** A clock in words. */
export function clockName(seconds: number | null): string {
  if (seconds === null) return t("page-new-clock-none");
  if (seconds >= DAY_S) return t("page-new-clock-days", { days: Math.round(seconds / DAY_S) });
  if (seconds >= 2 * MINUTE_S && seconds % MINUTE_S === 0) return t("page-new-clock-minutes", { minutes: seconds / MINUTE_S });
  return t("page-new-clock-seconds", { seconds });
}
