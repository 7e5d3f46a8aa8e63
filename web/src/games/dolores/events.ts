/** What happened at a table of Dolores, as typed events. The only module of the board that reads message ids and the texts
 * of moves; it goes once the server sends events itself. */
import { parseMove } from "../../table/moves";
import type { Counted, News, Said } from "../../wire";

export type DuelEvent =
  /** Both hands are open, and a bet on them. */
  | { type: "revealed"; gestures: ReadonlyMap<number, string>; bettor: number | null; bet: string | null }
  /** The cards of the next duel were drawn. */
  | { type: "dealt" }
  /** Somebody has announced a gesture, or said that they won't. */
  | { type: "spoke"; seat: number };

export type DuelEventOf<T extends DuelEvent["type"]> = Extract<DuelEvent, { type: T }>;

/** The values of a sentence that reveals gestures. */
interface RevealValues {
  seat: number;
  shows: string;
  other: number;
  "other-shows": string;
  another?: number;
  bet?: string;
}

/** Sentences about what can be seen on the table anyway. */
const SEEN = new Set(["dol-duel", "dol-lies", "dol-reveals", "dol-reveals-bet", "dol-scores", "dol-scores-equal", "dol-scores-nothing"]);

export function eventsOf(news: News): DuelEvent[] {
  return [...news.moves.flatMap(spoken), ...news.story.flatMap(told)];
}

/** The first event of a type in the news. */
export function findEvent<T extends DuelEvent["type"]>(news: News, type: T): DuelEventOf<T> | null {
  return eventsOf(news).find((event): event is DuelEventOf<T> => event.type === type) ?? null;
}

/** The sentences of the news that are read in the middle of the table. */
export function sentencesToRead(news: News): Said[] {
  return news.story.filter((said) => !SEEN.has(said.id));
}

function spoken(move: string): DuelEvent[] {
  const { seat, text } = parseMove(move);
  return /announce|silent/.test(text) ? [{ type: "spoke", seat }] : [];
}

function told(said: Said): DuelEvent[] {
  switch (said.id) {
    case "dol-duel":
      return [{ type: "dealt" }];
    case "dol-reveals":
    case "dol-reveals-bet": {
      const values = said.values as RevealValues;
      const gestures = new Map([
        [values.seat, values.shows],
        [values.other, values["other-shows"]],
      ]);
      return [{ type: "revealed", gestures, bettor: values.another ?? null, bet: values.bet ?? null }];
    }
    default:
      return [];
  }
}

// --- Points ------------------------------------------------------------------------------------------------------------

/** Why a set scores: nobody has more of its sort, nobody has less, or both. */
export type Mark = "highest" | "lowest" | "equal";

/** A set that scores. */
export interface ScoringSet {
  sort: string;
  value: number;
  mark: Mark;
}

export function scoringSetOf({ says }: Counted): ScoringSet {
  const { sort, value } = says.values as { sort: string; value: number };
  return { sort, value, mark: says.id.replace("dol-worth-", "") as Mark };
}
