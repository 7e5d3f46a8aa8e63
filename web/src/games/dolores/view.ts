/** What the server tells of a table of Dolores, and how the board names and groups it. */
import { inZone, type Piece } from "../../motion/pieces";
import type { Counted, Situation } from "../../wire";
import { isBottle } from "./game";
import { scoringSetOf, type Mark } from "./events";

export type Side = "left" | "dealer";
export type BySide<T> = Record<Side, T>;

export const SIDES: readonly Side[] = ["left", "dealer"];
export const SORTS = ["weapons", "wine", "jewels", "cloth", "porcelain", "instruments", "gold"];
export const GESTURES = ["peace", "fight", "first"];

/** A position, as far as its reader knows it. */
export interface View {
  players: number;
  options: Record<string, unknown>;
  phase: string | null;
  window: string | null;
  resume: string | null;
  dealer: number;
  displays: { goods: string[]; bottles: string[] }[];
  pile: string[];
  duel: BySide<(string | null)[]> | null;
  lantern: number | null;
  gestures: BySide<string> | null;
  chosen: BySide<string | null> | null;
  "two-hands": number | null;
  bettor: number | null;
  bet: string | null;
  drops: BySide<string | null> | null;
  given: string[];
  thief: number | null;
  victim: number | null;
  announced: (string | null)[];
  kept: number[];
  broken: number[];
  discard: string[];
  buried: number;
  sunrise: "low" | "anywhere" | "drawn" | "ignored";
  "sunrise-places": string[];
  scores: number[];
}

export function viewOf(situation: Situation): View {
  return situation.view as unknown as View;
}

export function valueOf(card: string): number {
  return isBottle(card) ? 0 : Number(card.split("-")[1] ?? 0);
}

/** The sort of goods, or the bottle. */
export function kindOf(card: string): string {
  return isBottle(card) ? card : card.split("-", 1)[0]!;
}

export function duellist(view: View, side: Side): number {
  return side === "dealer" ? view.dealer : (view.dealer + 1) % view.players;
}

export function sideOf(view: View, seat: number): Side | null {
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
  sort: string;
  pieces: Piece[];
  worth: number;
  /** Whether it scores as things stand, and as what. */
  mark: Mark | null;
}

export function setsOf(pieces: readonly Piece[], seat: number, counted: readonly Counted[]): GoodsSet[] {
  const goods = inZone(pieces, `goods-${seat}`);
  return SORTS.map((sort) => {
    const own = goods.filter((piece) => kindOf(piece.face) === sort);
    const scores = counted.map(scoringSetOf).find((each) => each.sort === sort);
    return { sort, pieces: own, worth: own.reduce((sum, piece) => sum + valueOf(piece.face), 0), mark: scores?.mark ?? null };
  }).filter((set) => set.pieces.length > 0);
}

/** What the hands of a side show: gestures, or null for a closed hand; nothing where it is not the time for it. */
export function handsOf(view: View, side: Side, open: boolean): (string | null)[] {
  const shown = open ? view.gestures?.[side] : null;
  if (shown) return shown.split("-");
  const asked = view.phase === "gesture" || view.gestures !== null;
  return asked ? Array<null>(view["two-hands"] === duellist(view, side) ? 2 : 1).fill(null) : [];
}
