/** Which element is which card, so that cards glide: islands by their names, treasures by where they were. */
import { untrack } from "svelte";
import { carryOver, inZone, type Piece } from "../../motion/pieces";
import { trickNumber, type SeaView } from "./view";

export class Pieces {
  #view: () => SeaView;
  #me: () => number | null;
  #before: Piece[] = [];
  /** Islands of others that were uncovered: they keep the key they had while they were covered. */
  #uncovered = new Map<string, string>();

  constructor(view: () => SeaView, me: () => number | null) {
    this.#view = view;
    this.#me = me;
  }

  #treasures = $derived.by((): Piece[] => {
    const { piles, stacks } = this.#view();
    const ups = Object.entries(piles).map(([name, { up }]): [string, string[]] => [`up-${name}`, up ? [up] : []]);
    const owned = stacks.map((stack, seat): [string, string[]] => [`stack-${seat}`, stack]);
    return untrack(() => (this.#before = carryOver(this.#before, [...owned, ...ups])));
  });

  /** The treasure on top of a seat's stack; the own ones lie open elsewhere. */
  top(seat: number): string | undefined {
    return seat === this.#me() ? undefined : this.#name(inZone(this.#treasures, `stack-${seat}`).at(-1));
  }

  /** The treasures of a stack, bottom first. */
  stack(seat: number): string[] {
    return inZone(this.#treasures, `stack-${seat}`).map((piece) => this.#name(piece)!);
  }

  up(pile: string): string | undefined {
    return this.#name(inZone(this.#treasures, `up-${pile}`)[0]);
  }

  /** An island of the own hand. */
  island(card: string): string {
    return this.#uncovered.get(card) ?? `${this.#view().round}-${card}`;
  }

  /** An island in the trick. */
  played(seat: number, card: string | null): string {
    if (seat === this.#me() && card !== null) return this.island(card);
    const key = `${this.#view().round}-${trickNumber(this.#view())}-of-${seat}`;
    if (card !== null && !card.includes("?")) this.#uncovered.set(card, key);
    return key;
  }

  /** The island that a seat will play next: it comes out of its hand. */
  next(seat: number): string | undefined {
    const view = this.#view();
    if (view.phase === "pass") return undefined;
    const trick = trickNumber(view) + Number(view.trick.some((laid) => laid.seat === seat));
    return `${view.round}-${trick}-of-${seat}`;
  }

  #name(piece: Piece | undefined): string | undefined {
    return piece && `treasure-${piece.key}`;
  }
}
