/** Which card is which: the same card keeps its key from one situation to the next, wherever it goes.
 *
 * The server tells what lies where, not which of two equal cards has moved. So keys are carried over: first to equal
 * cards in the same place, then to equal ones elsewhere, then to cards whose faces were or are unknown.
 */
export interface Piece {
  key: number;
  zone: string;
  face: string;
}

export const UNKNOWN = "?";

let next = 1;

export function carryOver(before: readonly Piece[], places: Iterable<readonly [zone: string, faces: readonly string[]]>): Piece[] {
  const after: Piece[] = [];
  for (const [zone, faces] of places) for (const face of faces) after.push({ key: 0, zone, face });
  const free = new Set(before);
  const match = (fits: (old: Piece, fresh: Piece) => boolean) => {
    for (const fresh of after) {
      if (fresh.key !== 0) continue;
      for (const old of free) {
        if (!fits(old, fresh)) continue;
        fresh.key = old.key;
        free.delete(old);
        break;
      }
    }
  };
  match((old, fresh) => old.zone === fresh.zone && old.face === fresh.face);
  match((old, fresh) => old.zone === fresh.zone && (old.face === UNKNOWN || fresh.face === UNKNOWN));
  match((old, fresh) => old.face === fresh.face && old.face !== UNKNOWN);
  match((old, fresh) => old.zone !== fresh.zone && (old.face === UNKNOWN || fresh.face === UNKNOWN));
  for (const fresh of after) if (fresh.key === 0) fresh.key = next++;
  return after;
}

/** The pieces of one zone, in their order. */
export function inZone(pieces: readonly Piece[], zone: string): Piece[] {
  return pieces.filter((piece) => piece.zone === zone);
}
