/** What the server sends about a table of Dolores, and how the board names and groups it. */
import { inZone, type Piece } from "../../motion/pieces";
import { isBottle } from "./game";
import { readerOf } from "../reader";
import type { DoloresPosition as View, Gesture, ScoringSet, SetRank, SideName, Sort } from "./wire";

export type { DoloresFacts as Facts, DoloresPosition as View, SideName as Side } from "./wire";
export const { viewOf, factsOf, eventsOf, actionOf } = readerOf("dolores");

export const SIDES: readonly SideName[] = ["left", "dealer"];
export const SORTS: readonly Sort[] = ["weapons", "wine", "jewels", "cloth", "porcelain", "instruments", "gold"];
export const GESTURES: readonly Gesture[] = ["peace", "fight", "first"];
/** The places that each side of the duel has at least. */
export const PLACES_PER_SIDE = 2;

export function valueOf(card: string): number {
  return isBottle(card) ? 0 : Number(card.split("-")[1] ?? 0);
}

/** The sort of goods, or the bottle. */
export function kindOf(card: string): string {
  return isBottle(card) ? card : card.split("-", 1)[0]!;
}

export function duellist(view: View, side: SideName): number {
  return side === "dealer" ? view.dealer : (view.dealer + 1) % view.players;
}

export function sideOf(view: View, seat: number): SideName | null {
  return SIDES.find((side) => duellist(view, side) === seat) ?? null;
}

/** Where everything lies, for `carryOver`: displays first, so that what stays there keeps its place. */
export function* placesOf(view: View): Generator<readonly [string, readonly string[]]> {
  for (const [seat, display] of view.displays.entries()) {
    yield [`goods-${seat}`, display.goods];
    yield [`bottles-${seat}`, display.bottles];
  }
  for (const side of SIDES) {
    for (const [place, card] of (view.duel?.[side] ?? []).entries()) yield [`${side}-${place + 1}`, card === null ? [] : [card]];
  }
  yield ["pile", view.pile];
  yield ["discard", view.discard];
}

/** All goods of one sort in a display. */
export interface GoodsSet {
  sort: Sort;
  pieces: Piece[];
  worth: number;
  /** Whether it scores as things stand, and as what. */
  rank: SetRank | null;
}

export function setsOf(pieces: readonly Piece[], seat: number, scoring: readonly ScoringSet[]): GoodsSet[] {
  const goods = inZone(pieces, `goods-${seat}`);
  return SORTS.map((sort) => {
    const own = goods.filter((piece) => kindOf(piece.face) === sort);
    const rank = scoring.find((each) => each.sort === sort)?.rank ?? null;
    return { sort, pieces: own, worth: own.reduce((sum, piece) => sum + valueOf(piece.face), 0), rank };
  }).filter((set) => set.pieces.length > 0);
}

/** What the hands of a side show: gestures, or null for a closed hand; nothing if it is not the time for it. */
export function handsOf(view: View, side: SideName, open: boolean): (string | null)[] {
  const shown = open ? view.gestures?.[side] : null;
  if (shown) return shown.split("-");
  const asked = view.phase === "gesture" || view.gestures !== null;
  return asked ? Array<null>(view["two-hands"] === duellist(view, side) ? 2 : 1).fill(null) : [];
}
