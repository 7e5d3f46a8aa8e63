/** Which element is which card, so that cards glide: islands by their names, treasures by where they were. */
import { untrack } from "svelte";
import { inZone, type Piece } from "../../motion/pieces";
import { trackPieces, type PieceTracker } from "../../motion/tracker.svelte";
import type { SeaFacts, SeaView } from "./view";

/** Made within a component: it brings itself up to date before anything is drawn. */
export class Pieces {
  #view: () => SeaView;
  #facts: () => SeaFacts;
  #me: () => number | null;
  #treasures: PieceTracker;
  /** Islands of others that were uncovered: they keep the key they had while they were covered. */
  #uncovered = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(view: () => SeaView, facts: () => SeaFacts, me: () => number | null) {
    this.#view = view;
    this.#facts = facts;
    this.#me = me;
    this.#treasures = trackPieces(() => placesOfTreasures(view()));
    $effect.pre(() => {
      const uncovered = view().trick.flatMap(({ seat, card }): [string, string][] =>
        seat !== me() && card !== null && !card.includes("?") ? [[card, this.#coveredKey(seat)]] : [],
      );
      if (uncovered.length > 0) this.#uncovered = new Map([...untrack(() => this.#uncovered), ...uncovered]);
    });
  }

  /** The treasure on top of a seat's stack; the own ones lie open elsewhere. */
  top(seat: number): string | undefined {
    return seat === this.#me() ? undefined : keyOf(inZone(this.#treasures.pieces, `stack-${seat}`).at(-1));
  }

  /** The treasures of a stack, bottom first. */
  stack(seat: number): string[] {
    return inZone(this.#treasures.pieces, `stack-${seat}`).map((piece) => keyOf(piece)!);
  }

  up(pile: string): string | undefined {
    return keyOf(inZone(this.#treasures.pieces, `up-${pile}`)[0]);
  }

  /** An island of the own hand. */
  island(card: string): string {
    return this.#uncovered.get(card) ?? `${this.#view().round}-${card}`;
  }

  /** An island in the trick. */
  played(seat: number, card: string | null): string {
    return seat === this.#me() && card !== null ? this.island(card) : this.#coveredKey(seat);
  }

  /** The island that a seat will play next: it comes out of its hand. */
  next(seat: number): string | undefined {
    const view = this.#view();
    if (view.phase === "pass") return undefined;
    const trick = this.#facts().trick + Number(view.trick.some((laid) => laid.seat === seat));
    return `${view.round}-${trick}-of-${seat}`;
  }

  #coveredKey(seat: number): string {
    return `${this.#view().round}-${this.#facts().trick}-of-${seat}`;
  }
}

function placesOfTreasures({ piles, stacks }: SeaView): [zone: string, faces: string[]][] {
  return [
    ...stacks.map((stack, seat): [string, string[]] => [`stack-${seat}`, stack]),
    ...Object.entries(piles).map(([name, { up }]): [string, string[]] => [`up-${name}`, up ? [up] : []]),
  ];
}

function keyOf(piece: Piece | undefined): string | undefined {
  return piece && `treasure-${piece.key}`;
}
