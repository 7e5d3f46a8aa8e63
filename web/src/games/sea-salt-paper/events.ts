/** What happened at a table of Sea Salt & Paper, as typed events. The only module of the board that reads message ids and
 * the texts of moves; it goes once the server sends events itself. */
import { parseMove } from "../../table/moves";
import type { News, Said } from "../../wire";
import type { View } from "./view";

export type SaltEvent =
  | { type: "drew" | "kept" | "discarded" | "took" | "searched" | "picked"; seat: number }
  /** The first card of a duo, and its partner. */
  | { type: "laid" | "paired"; seat: number }
  | { type: "robbed"; seat: number; from: number }
  | { type: "endedTurn" | "calledStop" | "calledLastChance"; seat: number };

const TYPES: Record<string, Exclude<SaltEvent["type"], "robbed">> = {
  draw: "drew",
  keep: "kept",
  discard: "discarded",
  take: "took",
  lay: "laid",
  with: "paired",
  search: "searched",
  pick: "picked",
  end: "endedTurn",
  stop: "calledStop",
  "last-chance": "calledLastChance",
};

/** The decision that led to the news, or the last one of several. */
export function eventOf(news: News): SaltEvent | null {
  const move = news.moves.at(-1);
  if (move === undefined) return null;
  const { seat, text } = parseMove(move);
  const [verb, what] = text.split(" ") as [string, string?];
  if (verb === "rob") return { type: "robbed", seat, from: Number(what) };
  const type = TYPES[verb];
  return type === undefined ? null : { type, seat };
}

/** The sentences that are shown above the table for a moment; the cards of a hand are seen anyway. */
export function headlinesOf(news: News): Said[] {
  return news.story.filter((said) => said.id !== "ssp-reveals");
}

// --- The end of a round ------------------------------------------------------------------------------------------------

/** What each seat showed and scored when a round ended. */
export interface RoundEnd {
  round: number;
  /** How it ended, in sentences. */
  heads: Said[];
  seats: { seat: number; shown: string[] | null; scores: Said | null; gained: number; total: number }[];
  /** How a last chance came out. */
  bet: "won" | "lost" | null;
  over: boolean;
}

const ENDS = ["ssp-calls-stop", "ssp-bet-won", "ssp-bet-lost", "ssp-void", "ssp-wins-mermaids"];

/** How a round ended with these sentences; null where it goes on. */
export function roundEndOf(before: View, after: View, story: readonly Said[]): RoundEnd | null {
  if (before.phase === null || (after.round === before.round && after.phase !== null)) return null;
  const sentenceOf = (id: string, seat: number) => story.find((said) => said.id.startsWith(id) && said.values["seat"] === seat);
  const has = (id: string) => story.some((said) => said.id === id);
  const seats = before.hands.map((hand, seat) => {
    const revealed = sentenceOf("ssp-reveals", seat)?.values["cards"] as string[] | undefined;
    const known = revealed ?? (hand.includes("?") ? null : hand);
    return {
      seat,
      shown: known && [...known, ...before.laid[seat]!.flat()],
      scores: sentenceOf("ssp-scores", seat) ?? null,
      gained: after.gained[seat]!,
      total: after.totals[seat]!,
    };
  });
  return {
    round: before.round,
    heads: story.filter((said) => ENDS.includes(said.id)),
    seats,
    bet: has("ssp-bet-won") ? "won" : has("ssp-bet-lost") ? "lost" : null,
    over: after.phase === null,
  };
}
