/** What the board must know of the rules of Sea or Shore, as positions don't tell it. */
import { actionOf, coloursOf, type Pair, type SeaView } from "./view";

/** At tables with one pile, the treasures of these values are not in the game. */
export const VALUES_TAKEN_OUT: readonly number[] = [2, 3, 4];
/** The action that still does something in the last trick of a round. */
const ACTION_OF_LAST_TRICK = 1;

/** Everybody passes to the right: the seat that gets this one's card. */
export function passesTo(seat: number, players: number): number {
  return (seat + players - 1) % players;
}

/** How many tricks of the round are not finished. */
export function tricksLeft(view: SeaView): number {
  const held = view.hands.reduce((sum, hand) => sum + hand.length, 0);
  return Math.floor((held + view.trick.length) / view.players);
}

/** The number of the trick within its round, from 1. */
export function trickNumber(view: SeaView): number {
  return view.options.hand - tricksLeft(view) + 1;
}

/** Whether all treasures lie in one pile. */
export function hasOnePile(view: SeaView): boolean {
  return "all" in view.piles;
}

/** Whether the two colours of an action card count as one in this trick: one pile, and neither of them lies open. */
export function isJoined(view: SeaView, pair: Pair): boolean {
  return hasOnePile(view) && coloursOf(pair).every((colour) => !view.open.includes(colour));
}

/** Whether the action of a card can do nothing, as hands are empty or the round ends. */
export function isIdle(view: SeaView, pair: Pair): boolean {
  return tricksLeft(view) <= 1 && actionOf(view, pair) !== ACTION_OF_LAST_TRICK;
}

/** Whether somebody is about to lay an island. */
export function isLaying(view: SeaView): boolean {
  return ["card", "show", "plus"].includes(view.phase);
}

/** What a card is worth with the plus cards that were laid. */
export function worth(number: number, plus: number): number {
  return number + plus;
}
