/** Messages of the server that tests need. */
import type { DoloresPosition } from "../src/games/dolores/wire";
import type { Here, News, SeatInfo, Situation, TableInfo } from "../src/wire";

/** The round of the situation that stands at first. */
const FIRST_ROUND = 0;
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

/** A position of Dolores before anything is laid out. */
export function positionOf(more: Partial<DoloresPosition> = {}): DoloresPosition {
  return {
    game: "dolores",
    players: 2,
    options: {},
    round: 1,
    phase: "gesture",
    pending: [],
    legal: {},
    totals: [0, 0],
    scores: [0, 0],
    over: false,
    winners: null,
    dealer: 0,
    displays: [
      { goods: [], bottles: [] },
      { goods: [], bottles: [] },
    ],
    pile: [],
    duel: null,
    lantern: null,
    window: null,
    passed: [],
    resume: null,
    gestures: null,
    chosen: null,
    "two-hands": null,
    bettor: null,
    bet: null,
    drops: null,
    whirlpool: null,
    given: [],
    thief: null,
    victim: null,
    talking: null,
    announced: [null, null],
    promised: null,
    repeat: false,
    kept: [0, 0],
    broken: [0, 0],
    discard: [],
    buried: 0,
    seer: null,
    removed: [],
    out: [],
    sunrise: "low",
    "sunrise-places": [],
    ...more,
  };
}

/** A situation that can be told from others by the number of its round; null for the one that stands at first. */
export function situationOf(number: number | null, more: Partial<Situation> = {}): Situation {
  const view = positionOf({ round: number ?? FIRST_ROUND });
  return { view, pending: [], choices: [], asides: [], deadline: null, result: null, record: null, points: null, ...more };
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
