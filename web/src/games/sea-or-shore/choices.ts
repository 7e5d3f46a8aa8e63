/** The choices of a player at Sea or Shore, by the things on the table that they are about. */
import type { Choice } from "../../wire";
import { actionOfChoice, type Half } from "./view";
import type { SeaOrShoreAction } from "./wire";

/** What a player is asked. */
export type Question = SeaOrShoreAction["type"];

export interface SeaChoices {
  question: Question | null;
  /** Islands of the own hand: to be played, returned, discarded or passed. */
  cards: ReadonlyMap<string, Choice>;
  /** Seats from which plus cards are taken, or islands swapped. */
  seats: ReadonlyMap<number, Choice>;
  /** Seats whose upper treasure may be taken. */
  robberies: ReadonlyMap<number, Choice>;
  /** Islands of the trick that may be taken back. */
  fetches: ReadonlyMap<string, Choice>;
  /** The halves of the island that may be shown. */
  halves: ReadonlyMap<Half, Choice>;
  /** By how many plus cards are laid, from 0. */
  plus: readonly Choice[];
  /** The treasure that may be taken; the card is unknown if it can't be seen. */
  take: { choice: Choice; card: string | undefined } | null;
  /** Piles that may be looked at. */
  inspections: ReadonlyMap<string, Choice>;
  /** Ways to put treasures back, by their places from the top on, as in "312". */
  orders: ReadonlyMap<string, Choice>;
  /** Those that are buttons with words, too. */
  buttons: readonly Choice[];
}

const BUTTONS: readonly Question[] = ["show", "take", "rob", "fleece", "swap", "inspect"];

export function choicesOf(choices: readonly Choice[]): SeaChoices {
  const offers = choices.map((choice) => ({ choice, action: actionOfChoice(choice) }));
  const cards = new Map<string, Choice>();
  const [seats, robberies] = [new Map<number, Choice>(), new Map<number, Choice>()];
  const [fetches, inspections, orders] = [new Map<string, Choice>(), new Map<string, Choice>(), new Map<string, Choice>()];
  const halves = new Map<Half, Choice>();
  const plus: Choice[] = [];
  let take: SeaChoices["take"] = null;
  for (const { choice, action } of offers) {
    switch (action.type) {
      case "pass":
        cards.set(action.card ?? action.colour, choice);
        break;
      case "card":
      case "return":
      case "discard":
        cards.set(action.card, choice);
        break;
      case "fleece":
      case "swap":
        seats.set(action.victim, choice);
        break;
      case "rob":
        robberies.set(action.victim, choice);
        break;
      case "fetch":
        fetches.set(action.card, choice);
        break;
      case "show":
        halves.set(action.half, choice);
        break;
      case "plus":
        plus.push(choice);
        break;
      case "take":
        take = { choice, card: action.card };
        break;
      case "inspect":
        inspections.set(action.pile, choice);
        break;
      case "order":
        orders.set(action.places.join(""), choice);
        break;
    }
  }
  const question = offers[0]?.action.type ?? null;
  const buttons = offers.filter(({ action }) => BUTTONS.includes(action.type)).map(({ choice }) => choice);
  return { question, cards, seats, robberies, fetches, halves, plus, take, inspections, orders, buttons };
}
