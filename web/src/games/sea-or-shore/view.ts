/** What a situation of Sea or Shore holds (positions, as the server tells them), and what the table reads from it. */
import type { Situation } from "../../wire";

export const COLOURS = ["red", "blue", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const PAIRS = ["red-blue", "green-purple"] as const;
export type Pair = (typeof PAIRS)[number];
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Half = "colour" | "number";

/** An island in the trick; null where it was fetched out of it. */
export interface Laid {
  seat: number;
  card: string | null;
  show: Half;
  plus: number;
}

export interface Pile {
  up: string | null;
  down: string[];
}

export interface SeaView {
  players: number;
  options: { hand: number; rounds: number; treasures: number[] };
  round: number;
  phase: string;
  starter: number;
  turn: number | null;
  hands: string[][];
  plus: number[];
  supply: number;
  stacks: string[][];
  piles: Record<string, Pile>;
  out: string[];
  gone: string[];
  trick: Laid[];
  last: { seat: number; card: string; plus: number }[] | null;
  actions: number[];
  /** Colours whose treasure lay face up when the trick began. */
  open: Colour[];
  passed: (string | null)[];
  chosen: string | null;
  half: Half | null;
  aim: number | null;
  owed: number;
  inspected: string | null;
  totals: number[];
  counted: { treasures: number; plus: number }[];
  uncertain?: string[][];
}

export function viewOf(situation: Situation): SeaView {
  return situation.view as SeaView;
}

/** An island by its halves; null where a half is unknown. */
export function halves(card: string): { colour: Colour | null; number: number | null } {
  const [colour, number] = card.split("-");
  return { colour: colour === "?" ? null : (colour as Colour), number: number === "?" ? null : Number(number) };
}

/** A treasure by its parts; null where it is unknown. */
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
export function around(players: number, me: number | null): number[] {
  return Array.from({ length: players }, (_, i) => ((me ?? 0) + i) % players);
}

/** The number of the action on the card of two colours. */
export function actionOf(view: SeaView, pair: Pair): number {
  return view.actions[PAIRS.indexOf(pair)]!;
}

/** The pile on which a treasure of that colour lies face up. */
export function pileWith(view: SeaView, colour: Colour): string | undefined {
  return Object.keys(view.piles).find((name) => view.piles[name]!.up?.startsWith(`${colour}:`));
}

/** Colour by colour, and by number. */
export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string) => {
    const { colour, number } = halves(card);
    return colour === null || number === null ? 1000 : COLOURS.indexOf(colour) * 100 + number;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
