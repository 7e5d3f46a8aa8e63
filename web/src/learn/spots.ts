/** Where on the boards the things are that a lesson speaks of. */
import type { Game } from "../games/games";

export function spot(game: Game, name: string): string {
  return game.spots![name]!;
}

/** Where a decision is made. */
export function choiceSpot(text: string): string {
  return `[data-choice="${text}"]`;
}
