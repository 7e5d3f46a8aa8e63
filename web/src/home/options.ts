/** What a table can be told about its game: what is asked when it is opened, and how it is told to those who come. */
import { t } from "../app/words.svelte";
import type { GameName } from "../games/games";
import type { TableInfo } from "../wire";

/** What somebody has picked, by name; what is missing is as in the rules. */
export type OptionPicks = Record<string, string>;

interface Choice {
  value: string;
  label: () => string;
}

export interface TableOption {
  name: string;
  /** The message with its name and, in `help`, what it means. */
  message: string;
  /** A switch has none. */
  choices: readonly Choice[] | null;
  /** For a switch: whether it is on where nothing was picked. */
  usually?: boolean;
  /** Whether another pick makes it pointless. */
  idle?: (picks: OptionPicks) => boolean;
}

export const AS_IN_RULES = "";
const usual: Choice = { value: AS_IN_RULES, label: () => t("page-new-as-in-rules") };
const WILD_TREASURES = [1, 2, 2, 3, 4, 5, 6, 9];
const SHORT_PILE_CARDS = 36;

const points = (count: number): Choice => ({ value: String(count), label: () => t("page-new-goal-points", { points: count }) });
const action = (number: number, value = String(number)): Choice => ({ value, label: () => t(`page-new-action-${number}`) });
const toggle = (name: string, usually: boolean): TableOption => ({ name, message: `page-new-${name}`, choices: null, usually });

export const TABLE_OPTIONS: Record<GameName, readonly TableOption[]> = {
  "sea-salt-paper": [{ name: "goal", message: "page-new-goal", choices: [usual, points(20), points(10)] }],
  "sea-or-shore": [
    {
      name: "rounds",
      message: "page-new-rounds",
      choices: [usual, { value: "1", label: () => t("page-new-rounds-count", { rounds: 1 }) }],
    },
    { name: "low", message: "page-new-actions-low", choices: [action(1, AS_IN_RULES), action(2)], idle: isDrawn },
    { name: "high", message: "page-new-actions-high", choices: [action(3, AS_IN_RULES), action(4)], idle: isDrawn },
    toggle("drawn", false),
    {
      name: "treasures",
      message: "page-new-treasures",
      choices: [
        { value: AS_IN_RULES, label: () => t("page-new-treasures-usual") },
        { value: "wild", label: () => t("page-new-treasures-wild") },
      ],
    },
  ],
  dolores: [
    toggle("bottles", true),
    toggle("talk", true),
    toggle("singles", true),
    {
      name: "pile",
      message: "page-new-pile",
      choices: [usual, { value: String(SHORT_PILE_CARDS), label: () => t("page-new-pile-short") }],
    },
  ],
};

function isDrawn(picks: OptionPicks): boolean {
  return picks["drawn"] === "on";
}

export function isOn(asked: TableOption, picks: OptionPicks): boolean {
  return picks[asked.name] ? picks[asked.name] === "on" : (asked.usually ?? false);
}

/** The options of a new table as the server wants them. */
export function optionsOf(game: GameName, picks: OptionPicks): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const asked of TABLE_OPTIONS[game]) {
    const pick = picks[asked.name];
    if (!pick || ["low", "high", "drawn", "treasures"].includes(asked.name)) continue;
    options[asked.name] = asked.choices === null ? pick === "on" : Number(pick);
  }
  if (game !== "sea-or-shore") return options;
  if (picks["treasures"] === "wild") options["treasures"] = WILD_TREASURES;
  if (isDrawn(picks)) options["actions"] = "random";
  else if (picks["low"] || picks["high"]) options["actions"] = [Number(picks["low"] || 1), Number(picks["high"] || 3)];
  return options;
}

export interface Fact {
  name: string;
  value: string;
}

/** The rules of a table in words. */
export function factsOf(info: TableInfo): Fact[] {
  const { options } = info;
  const fact = (name: string, value: string): Fact => ({ name: t(`page-new-${name}`), value });
  const yes = (on: boolean) => t(on ? "page-waiting-yes" : "page-waiting-no");
  switch (info.game as GameName) {
    case "sea-salt-paper":
      return [fact("goal", t("page-new-goal-points", { points: options["goal"] }))];
    case "sea-or-shore": {
      const actions = options["actions"] as number[] | string;
      const shown = Array.isArray(actions) ? actions.map((each) => t(`page-new-action-${each}`)) : null;
      return [
        fact("rounds", t("page-new-rounds-count", { rounds: options["rounds"] })),
        fact("actions-low", shown?.[0] ?? t("page-new-drawn")),
        fact("actions-high", shown?.[1] ?? t("page-new-drawn")),
        fact("treasures", (options["treasures"] as number[]).join(" ")),
      ];
    }
    case "dolores":
      return [...["bottles", "talk", "singles"].map((name) => fact(name, yes(Boolean(options[name]))))];
  }
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
