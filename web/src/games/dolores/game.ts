/** Dolores, as the rest of the page knows it. */
import { t } from "../../app/words.svelte";
import type { Game } from "../games";
import { fact, toggle, usualChoice, yesOrNo } from "../options";
import type { DoloresEvent } from "./wire";

const BOTTLE = /^[a-z-]+$/;
const SHORT_PILE_CARDS = 36;

export const game: Game = {
  name: "dolores",
  prefix: "dol",
  order: 3,
  mood: "storm",
  players: [2, 3, 4],
  chapter: { event: "began-duel", name: "duel" },
  outcomes: new Set<DoloresEvent["type"]>(["revealed", "settled", "picked", "ended-game"]),
  cardText,
  kind: (card) => (isBottle(card) ? card : card.split("-", 1)[0]!),
  board: () => import("./Board.svelte"),
  options: () => [
    toggle("bottles", true),
    toggle("talk", true),
    toggle("singles", true),
    {
      name: "pile",
      message: "page-new-pile",
      choices: [usualChoice(), { value: String(SHORT_PILE_CARDS), label: () => t("page-new-pile-short") }],
    },
  ],
  facts: (options) => ["bottles", "talk", "singles"].map((name) => fact(name, yesOrNo(Boolean(options[name])))),
  spots: {
    own: ".own",
    duel: ".duel",
    bubble: ".bubble",
    deeds: ".actions",
    word: ".others .word",
    bottle: ".own .bottle",
    end: ".end",
  },
};

export function isBottle(card: string): boolean {
  return BOTTLE.test(card) && !/-\d+$/.test(card);
}

function cardText(card: string, form?: string): string {
  if (isBottle(card)) return t(`dol-card-${card}`, {}, form);
  const [sort, value] = card.split("-");
  return t("dol-goods", { sort, value: value ?? "" }, form);
}
