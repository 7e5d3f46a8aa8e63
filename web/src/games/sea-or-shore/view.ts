/** The position of Sea or Shore, and what the table reads from it. */
import { readerOf } from "../reader";
import type { ColourName as Colour, PairName as Pair, PileName, RevealedIsland, SeaOrShorePosition as SeaView } from "./wire";

export type {
  ColourName as Colour,
  HalfName as Half,
  PairName as Pair,
  PlayedIsland as Laid,
  SeaOrShoreFacts as SeaFacts,
  SeaOrShorePosition as SeaView,
} from "./wire";
export const { viewOf, factsOf, eventsOf, historyOf, actionOf: actionOfChoice } = readerOf("sea-or-shore");

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "purple"];
export const PAIRS: readonly Pair[] = ["red-blue", "green-purple"];
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** An island by its halves; null if a half is unknown. */
export function halves(card: string): { colour: Colour | null; number: number | null } {
  const [colour, number] = card.split("-");
  return { colour: colour === "?" ? null : (colour as Colour), number: number === "?" ? null : Number(number) };
}

/** A treasure by its parts; null if it is unknown. */
export function treasureParts(code: string): { colour: Colour; value: number } | null {
  if (code === "?") return null;
  const [colour, value] = code.split(":");
  return { colour: colour as Colour, value: Number(value) };
}

/** The action card to which a colour belongs. */
export function pairOf(colour: Colour): Pair {
  return PAIRS.find((pair) => pair.split("-").includes(colour))!;
}

/** The colours of a pair; of a single colour, itself. */
export function coloursOf(pair: Pair | Colour): Colour[] {
  return pair.split("-") as Colour[];
}

/** All seats clockwise, the own first. */
export function seatsInOrder(players: number, me: number | null): number[] {
  return Array.from({ length: players }, (_, i) => ((me ?? 0) + i) % players);
}

/** The number of the action on the card of two colours. */
export function actionOf(view: SeaView, pair: Pair): number {
  return view.actions[PAIRS.indexOf(pair)]!;
}

/** The pile on which a treasure of that colour lies face up. */
export function pileWith(view: SeaView, colour: Colour): PileName | undefined {
  const names = Object.keys(view.piles) as PileName[];
  return names.find((name) => view.piles[name]!.up?.startsWith(`${colour}:`));
}

/** The colours that an island has won. */
export function coloursWon({ outcome, colour }: RevealedIsland): Colour[] {
  return outcome === "wins" ? coloursOf(colour) : [];
}

/** Colour by colour, and by number. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string) => {
    const { colour, number } = halves(card);
    return colour === null || number === null ? 1000 : COLOURS.indexOf(colour) * 100 + number;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
