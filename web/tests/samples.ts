/** Messages of the server that tests need. */
import type { Here, News, SeatInfo, Situation, TableInfo } from "../src/wire";

export const TABLE = "t".repeat(12);

const SEATS: SeatInfo[] = [
  { kind: "player", name: "Ada", level: null, player: "a".repeat(16), away: false, rating: null },
  { kind: "bot", name: null, level: "casual", player: null, away: false, rating: null },
];

export function infoOf(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: TABLE,
    game: "dolores",
    players: 2,
    options: {},
    seconds: null,
    watch: "anyone",
    public: false,
    phase: "playing",
    seats: SEATS,
    opener: "a".repeat(16),
    opened: 0,
    commitment: null,
    seed: null,
    rematch: null,
    ...more,
  };
}

/** A situation that can be told from others by its number. */
export function situationOf(number: number | null, more: Partial<Situation> = {}): Situation {
  return { view: { number }, pending: [], choices: [], asides: [], deadline: null, result: null, record: null, points: null, ...more };
}

export function snapshotOf(number: number, more: Partial<Here> = {}): Here {
  return {
    type: "here",
    table: TABLE,
    number,
    seat: 0,
    info: infoOf(),
    situation: situationOf(null),
    now: Date.now() / 1000,
    story: [],
    moves: [],
    chat: [],
    here: [0],
    layout: null,
    ...more,
  };
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

export const CHAT_LINE = { name: "Ben", seat: 1, player: null, text: "Ahoy", at: 0 };
