/** Sea Salt & Paper, as the rest of the page knows it. */
import { t } from "../../app/words.svelte";
import type { Game } from "../games";
import { fact, usualChoice, type Choice } from "../options";
import type { SeaSaltPaperEvent } from "./wire";

const points = (count: number): Choice => ({ value: String(count), label: () => t("page-new-goal-points", { points: count }) });

export const game: Game = {
  name: "sea-salt-paper",
  prefix: "ssp",
  order: 1,
  mood: "salt",
  players: [2, 3, 4],
  outcomes: new Set<SeaSaltPaperEvent["type"]>(["called", "round-ended"]),
  cardText: (card, form) => t(`ssp-card-${card.replace(".", "-")}`, {}, form),
  kind: (card) => card.split(".", 1)[0]!,
  board: () => import("./Board.svelte"),
  options: () => [{ name: "goal", message: "page-new-goal", choices: [usualChoice(), points(20), points(10)] }],
  facts: (options) => [fact("goal", t("page-new-goal-points", { points: options["goal"] }))],
  spots: {
    deck: ".stacks > .stack:first-child",
    piles: ".stacks > .stack:not(:first-child)",
    rival: ".rivals .seat",
    score: ".score",
    captain: '.hand [data-card^="captain"]',
    mermaid: '.hand [data-card^="mermaid"]',
    crabs: '.hand [data-card^="crab"]',
    calls: ".calls .slip",
  },
};
