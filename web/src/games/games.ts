/** The three games, as the rest of the page knows them. A game's board and art are loaded when its table is opened. */
import type { Component } from "svelte";
import { t } from "../app/words.svelte";
import type { TableModel } from "../table/model.svelte";
import type { GameEvent, Situation } from "../wire";
import type { DoloresEvent } from "./dolores/wire";
import type { GameName } from "./reader";
import type { SeaOrShoreEvent } from "./sea-or-shore/wire";
import type { SeaSaltPaperEvent } from "./sea-salt-paper/wire";

export type { GameName };

/** What a board is given. It shows the situation, and calls `choose` with the text of a choice. */
export interface BoardProps {
  table: TableModel;
  situation: Situation;
  choose: (text: string) => void;
}

export interface Game {
  name: GameName;
  /** What the ids of its messages begin with. */
  prefix: string;
  /** Its mood: colours and light of its table (look/base.css). */
  mood: "shore" | "storm" | "salt";
  players: readonly number[];
  /** The kinds of events with which something comes out, as a trick or a duel does. */
  outcomes: ReadonlySet<GameEvent["type"]>;
  /** A card in words: as in a list, with "a", or with "the". */
  cardText: (card: string, form?: string) => string;
  /** The kind of a card, whose message has an attribute `help`. */
  kind: (card: string) => string;
  /** The board, its own module. */
  board: () => Promise<{ default: Component<BoardProps> }>;
}

const BOTTLE = /^[a-z-]+$/;

export const games: Record<GameName, Game> = {
  "sea-salt-paper": {
    name: "sea-salt-paper",
    prefix: "ssp",
    mood: "salt",
    players: [2, 3, 4],
    outcomes: new Set<SeaSaltPaperEvent["type"]>(["called", "round-ended"]),
    cardText: (card, form) => t(`ssp-card-${card.replace(".", "-")}`, {}, form),
    kind: (card) => card.split(".", 1)[0]!,
    board: () => import("./sea-salt-paper/Board.svelte"),
  },
  "sea-or-shore": {
    name: "sea-or-shore",
    prefix: "sos",
    mood: "shore",
    players: [3, 4, 5],
    outcomes: new Set<SeaOrShoreEvent["type"]>(["revealed", "ended-round"]),
    cardText: islandText,
    kind: islandKind,
    board: () => import("./sea-or-shore/Board.svelte"),
  },
  dolores: {
    name: "dolores",
    prefix: "dol",
    mood: "storm",
    players: [2, 3, 4],
    outcomes: new Set<DoloresEvent["type"]>(["revealed", "settled", "picked", "ended-game"]),
    cardText: cargoText,
    kind: (card) => (isBottle(card) ? card : card.split("-", 1)[0]!),
    board: () => import("./dolores/Board.svelte"),
  },
};

export function gameOf(name: string): Game {
  return games[name as GameName];
}

function islandKind(card: string): string {
  if (card.includes(":")) return "treasure";
  return /^(\?|red|blue|green|purple)-/.test(card) ? "island" : card;
}

function islandText(card: string, form?: string): string {
  if (card.includes(":")) {
    const [colour, value] = card.split(":");
    return t(`sos-treasure-${colour}`, { number: Number(value) }, form);
  }
  if (islandKind(card) !== "island") return t(`sos-kind-${card}`);
  const [colour, number] = card.split("-");
  if (colour === "?") return t("sos-number", { number: Number(number) }, form);
  if (number === "?") return t(`sos-half-${colour}`, {}, form);
  return t(`sos-island-${colour}`, { number: Number(number) }, form);
}

export function isBottle(card: string): boolean {
  return BOTTLE.test(card) && !/-\d+$/.test(card);
}

function cargoText(card: string, form?: string): string {
  if (isBottle(card)) return t(`dol-card-${card}`, {}, form);
  const [sort, value] = card.split("-");
  return t("dol-goods", { sort, value: value ?? "" }, form);
}
