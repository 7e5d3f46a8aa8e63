/** Decisions as the protocol tells them: "SEAT TEXT". */
export interface Move {
  seat: number;
  text: string;
}

export function parseMove(move: string): Move {
  const space = move.indexOf(" ");
  return { seat: Number(move.slice(0, space)), text: move.slice(space + 1) };
}
