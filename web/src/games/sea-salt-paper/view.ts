/** The position of Sea Salt & Paper, and where its cards lie. */
import { readerOf } from "../reader";
import type { SeaSaltPaperPosition as View } from "./wire";

export type { SeaSaltPaperFacts as Facts, SeaSaltPaperPosition as View } from "./wire";
export const { viewOf, factsOf, eventsOf, actionOf } = readerOf("sea-salt-paper");

/** The cards being chosen from: known to the one who drew them, backs to all others. */
export function drawnOf(view: View): string[] {
  if (view.drawn) return view.drawn;
  if (view.phase === "keep") return ["?", "?"];
  return view.phase === "discard" ? ["?"] : [];
}

/** Where all cards lie. Of piles and the deck the top comes last: what is taken leaves from there. */
export function places(view: View): [zone: string, faces: string[]][] {
  return [
    ["drawn", drawnOf(view)],
    ["first", view.first ? [view.first] : []],
    ...view.piles.map((pile, number): [string, string[]] => [`pile-${number + 1}`, pile.toReversed()]),
    ...view.hands.map((hand, seat): [string, string[]] => [`hand-${seat}`, hand]),
    ...view.laid.map((pairs, seat): [string, string[]] => [`laid-${seat}`, pairs.flat()]),
    ["deck", view.deck.map(() => "?")],
  ];
}
