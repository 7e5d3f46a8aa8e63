/** Messages of the server that tests need, made from one that the server's own code has written. */
import type { DoloresPosition } from "../src/games/dolores/wire";
import type { Here, News, Situation, TableInfo } from "../src/wire";
import { HERE } from "./here";

/** The round of the situation that stands at first. */
const FIRST_ROUND = 0;
export const TABLE = HERE.table;

/** The table, as if nobody had been told its commitment yet. */
export function infoOf(more: Partial<TableInfo> = {}): TableInfo {
  return { ...HERE.info, commitment: null, ...more };
}

/** A position of Dolores at the start of a game. */
export function positionOf(more: Partial<DoloresPosition> = {}): DoloresPosition {
  return { ...HERE.situation.view, ...more };
}

/** A situation that can be told from others by the number of its round; null for the one that stands at first. */
export function situationOf(number: number | null, more: Partial<Situation> = {}): Situation {
  return { ...HERE.situation, view: positionOf({ round: number ?? FIRST_ROUND }), pending: [], choices: [], ...more };
}

export function snapshotOf(number: number, more: Partial<Here> = {}): Here {
  return { ...HERE, number, info: infoOf(), situation: situationOf(null), now: Date.now() / 1000, here: [0], ...more };
}

export function newsOf(number: number, more: Partial<News> = {}): News {
  return {
    type: "news",
    table: TABLE,
    number,
    now: Date.now() / 1000,
    moves: [`1 ${number}`],
    story: [],
    situation: situationOf(number),
    info: null,
    chat: null,
    ...more,
  };
}

export const CHAT_LINE = { name: "Ben", seat: 1, player: null, text: "Ahoy", at: 0, emote: null };
