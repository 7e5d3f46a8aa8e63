/** What happened at a table of Sea or Shore, as typed events. The only module of the board that reads message ids;
 * it goes once the server sends events itself. */
import type { Said } from "../../wire";
import { coloursOf, type Colour, type Half, type Pair } from "./view";

export type Outcome = "wins" | "last" | "loses";

/** What is counted for a seat at the end of a round. */
export interface RoundScore {
  seat: number;
  treasures: number;
  plus: number;
  bonus: number;
  points: number;
  total: number;
}

/** `says` is the sentence of the story that tells the event. */
export type SeaEvent = { says: Said } & (
  | { type: "played"; seat: number; card: string; half: Half; plus: number }
  /** `colours` are those that were won. */
  | { type: "uncovered"; seat: number; card: string; outcome: Outcome; colours: Colour[] }
  /** A treasure, from a pile. */
  | { type: "took"; seat: number; card: string }
  /** A treasure, from somebody's stack. */
  | { type: "robbed"; seat: number; from: number; card: string }
  /** Plus cards; null: from the supply. `cause` is the trick itself, or the action of a card. */
  | { type: "gotPlus"; seat: number; from: number | null; count: number; cause: "trick" | "action" }
  /** An action that does nothing. */
  | { type: "idled"; seat: number }
  /** Everybody has given a card to the right. */
  | { type: "passed" }
  /** Islands, from a hand. */
  | { type: "swapped"; seat: number; from: number; count: number }
  | { type: "returned"; seat: number; to: number; count: number }
  /** An island out of the trick, into the hand. */
  | { type: "fetched"; seat: number }
  | ({ type: "scored" } & RoundScore)
  | { type: "won" }
);

export type SeaEventOf<T extends SeaEvent["type"]> = Extract<SeaEvent, { type: T }>;

/** Plus cards that are taken from another seat at once. */
const FLEECED_PLUS_CARDS = 2;

/** The events of a story, in order; sentences that change nothing on the table have none. */
export function eventsOf(story: readonly Said[]): SeaEvent[] {
  return story.flatMap((says) => eventOf(says) ?? []);
}

/** The events of one type in a story. */
export function eventsOfType<T extends SeaEvent["type"]>(story: readonly Said[], type: T): SeaEventOf<T>[] {
  return eventsOf(story).filter((event): event is SeaEventOf<T> => event.type === type);
}

/** The values of the sentences that tell events; each has those that it needs. */
interface SentenceValues extends RoundScore {
  other: number;
  card: string;
  cards?: string[];
  half: Half;
  number?: number;
  outcome: string;
  colour: Colour | Pair;
}

function eventOf(says: Said): SeaEvent | null {
  const values = says.values as SentenceValues;
  const { seat, other, card, number } = values;
  switch (says.id) {
    case "sos-plays":
    case "sos-plays-own":
      return { type: "played", says, seat, card, half: values.half, plus: values.plus };
    case "sos-uncovers": {
      const [outcome] = values.outcome.split("-") as [Outcome];
      return { type: "uncovered", says, seat, card, outcome, colours: outcome === "wins" ? coloursOf(values.colour) : [] };
    }
    case "sos-takes":
      return { type: "took", says, seat, card };
    case "sos-robs":
      return { type: "robbed", says, seat, from: other, card };
    case "sos-gets-plus":
    case "sos-gets-plus-short":
      return { type: "gotPlus", says, seat, from: null, count: number!, cause: "trick" };
    case "sos-triggers-supply":
      return { type: "gotPlus", says, seat, from: null, count: number!, cause: "action" };
    case "sos-fleeces":
    case "sos-triggers-fleeces":
      return { type: "gotPlus", says, seat, from: other, count: FLEECED_PLUS_CARDS, cause: "action" };
    case "sos-triggers-idle":
      return { type: "idled", says, seat };
    case "sos-passes":
    case "sos-all-pass":
      return { type: "passed", says };
    case "sos-swaps":
    case "sos-swaps-seen":
      return { type: "swapped", says, seat, from: other, count: number ?? values.cards!.length };
    case "sos-returns":
    case "sos-returns-seen":
      return { type: "returned", says, seat, to: other, count: number ?? 1 };
    case "sos-fetches":
      return { type: "fetched", says, seat };
    case "sos-scores":
      return { type: "scored", says, ...(says.values as RoundScore) };
    case "sos-wins":
    case "sos-wins-tie":
      return { type: "won", says };
    default:
      return null;
  }
}

/** What is told while the covers come off; no sentence of the story says it. */
export const UNCOVERING: Said = { id: "sos-screen-uncovered", values: {} };
