/** Sea or Shore, as the rest of the page knows it. */
import { t } from "../../app/words.svelte";
import type { Game } from "../games";
import { AS_IN_RULES, fact, toggle, usualChoice, type Choice, type GameOptions, type OptionPicks } from "../options";
import type { SeaOrShoreEvent } from "./wire";

const WILD_TREASURES = [1, 2, 2, 3, 4, 5, 6, 9];
const DEFAULT_LOW_ACTION = 1;
const DEFAULT_HIGH_ACTION = 3;

const action = (number: number, value = String(number)): Choice => ({ value, label: () => t(`page-new-action-${number}`) });

export const game: Game = {
  name: "sea-or-shore",
  prefix: "sos",
  order: 2,
  mood: "shore",
  players: [3, 4, 5],
  outcomes: new Set<SeaOrShoreEvent["type"]>(["revealed", "ended-round"]),
  cardText,
  kind,
  board: () => import("./Board.svelte"),
  options: () => [
    {
      name: "rounds",
      message: "page-new-rounds",
      choices: [usualChoice(), { value: "1", label: () => t("page-new-rounds-count", { rounds: 1 }) }],
    },
    { name: "low", message: "page-new-actions-low", choices: [action(DEFAULT_LOW_ACTION, AS_IN_RULES), action(2)], idle: isDrawn },
    { name: "high", message: "page-new-actions-high", choices: [action(DEFAULT_HIGH_ACTION, AS_IN_RULES), action(4)], idle: isDrawn },
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
  optionsFrom,
  facts,
  spots: {
    hand: ".hand > li",
    trick: ".trick .card",
    stakes: ".stakes",
    treasures: "[aria-label] > li[data-piece]",
    plus: '[data-seat="0"] .fact:nth-child(2)',
    counter: ".prompt .counter",
    ordering: ".order > *", // which has no box of its own on a phone with little height
    sheet: ".result",
  },
};

function isDrawn(picks: OptionPicks): boolean {
  return picks["drawn"] === "on";
}

function optionsFrom(picks: OptionPicks): GameOptions {
  const options: GameOptions = {};
  if (picks["rounds"]) options["rounds"] = Number(picks["rounds"]);
  if (picks["treasures"] === "wild") options["treasures"] = WILD_TREASURES;
  if (isDrawn(picks)) options["actions"] = "random";
  else if (picks["low"] || picks["high"])
    options["actions"] = [Number(picks["low"] || DEFAULT_LOW_ACTION), Number(picks["high"] || DEFAULT_HIGH_ACTION)];
  return options;
}

function facts(options: GameOptions) {
  const actions = options["actions"] as number[] | string;
  const shown = Array.isArray(actions) ? actions.map((each) => t(`page-new-action-${each}`)) : null;
  return [
    fact("rounds", t("page-new-rounds-count", { rounds: options["rounds"] })),
    fact("actions-low", shown?.[0] ?? t("page-new-drawn")),
    fact("actions-high", shown?.[1] ?? t("page-new-drawn")),
    fact("treasures", (options["treasures"] as number[]).join(" ")),
  ];
}

function kind(card: string): string {
  if (card.includes(":")) return "treasure";
  return /^(\?|red|blue|green|purple)-/.test(card) ? "island" : card;
}

function cardText(card: string, form?: string): string {
  if (card.includes(":")) {
    const [colour, value] = card.split(":");
    return t(`sos-treasure-${colour}`, { number: Number(value) }, form);
  }
  if (kind(card) !== "island") return t(`sos-kind-${card}`);
  const [colour, number] = card.split("-");
  if (colour === "?") return t("sos-number", { number: Number(number) }, form);
  if (number === "?") return t(`sos-half-${colour}`, {}, form);
  return t(`sos-island-${colour}`, { number: Number(number) }, form);
}
