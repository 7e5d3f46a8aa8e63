/** What the board must know of the rules of Dolores, as positions don't tell it. */
import { duellist, SIDES, type View } from "./view";

export const CARDS_PER_SIDE = 2;
const CARDS_PER_DUEL = 2 * CARDS_PER_SIDE;
/** DOL-2.2: the sunrise lies among so many cards at the bottom of the pile; in a short pile among all but the first duel’s. */
const SUNRISE_DEPTH = 16;

/** DOL-1.1: how many cards of each value a sort of goods has. */
export const COPIES_BY_VALUE: readonly (readonly [value: number, copies: number])[] = [
  [1, 7],
  [2, 2],
  [3, 1],
];

/** What two gestures lead to, with the seats that get something. */
export type GestureOutcome =
  | { type: "peace" | "nobody" | "drop" }
  | { type: "take"; seat: number }
  | { type: "pick-rest"; seat: number; other: number }
  | { type: "pick"; seat: number; other: number };

/** What the gestures lead to as they stand; null while two hands are shown. */
export function gestureOutcome(view: View): GestureOutcome | null {
  const seats = new Map(SIDES.map((side) => [view.gestures?.[side] ?? "", duellist(view, side)]));
  const [peace, fight, first] = ["peace", "fight", "first"].map((gesture) => seats.get(gesture));
  if (seats.size === 1) return { type: peace !== undefined ? "peace" : fight !== undefined ? "nobody" : "drop" };
  if (peace !== undefined && fight !== undefined) return { type: "take", seat: fight };
  if (first !== undefined && fight !== undefined) return { type: "pick-rest", seat: first, other: fight };
  if (first !== undefined && peace !== undefined) return { type: "pick", seat: first, other: peace };
  return null;
}

/** How near the sunrise is: out of the game, surely not among the next cards, or in the next duel with a chance. */
export type SunriseForecast = { type: "ignored" | "last-duel" } | { type: "safe"; cards: number } | { type: "risk"; percent: number };

/** Null where the sunrise has been drawn, or the game is over. */
export function sunriseForecast(view: View): SunriseForecast | null {
  const size = view.pile.length;
  if (view.phase === null || view.sunrise === "drawn") return null;
  if (view.sunrise === "ignored") return { type: "ignored" };
  if (size < CARDS_PER_DUEL) return { type: "last-duel" };
  const depth = Math.min(SUNRISE_DEPTH, Number(view.options["pile"] ?? Infinity) - CARDS_PER_DUEL);
  const hiding = view.sunrise === "low" ? Math.min(size, depth) : size;
  const reached = Math.max(0, CARDS_PER_DUEL - (size - hiding));
  if (reached === 0) return { type: "safe", cards: size - depth };
  return { type: "risk", percent: Math.round((100 * reached) / hiding) };
}
