/** The pieces of a board, carried over from one position to the next. */
import { untrack } from "svelte";
import { carryOver, type Piece } from "./pieces";

export interface PieceTracker {
  readonly pieces: readonly Piece[];
}

/** Call it within a component; `places` is where the cards lie now. Pieces are brought up to date before anything is drawn. */
export function trackPieces(places: () => Iterable<readonly [zone: string, faces: readonly string[]]>): PieceTracker {
  let pieces = $state.raw<readonly Piece[]>([]);
  $effect.pre(() => {
    const now = [...places()];
    untrack(() => (pieces = carryOver(pieces, now)));
  });
  return {
    get pieces() {
      return pieces;
    },
  };
}
