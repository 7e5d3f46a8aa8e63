/** The choices of a player at Sea Salt & Paper, by the things on the table that they are about. */
import type { Choice } from "../../wire";
import { actionOf } from "./view";
import type { CallLastChance, CallStop, Discard, EndTurn, SearchPile, Take } from "./wire";

/** What may be done with a discard pile. */
export type PileAction = (Take | Discard | SearchPile)["type"];
/** How a turn ends. */
export type Call = (EndTurn | CallStop | CallLastChance)["type"];

const CALLS: readonly Call[] = ["end", "stop", "last-chance"];

export interface SaltChoices {
  draw: Choice | undefined;
  /** By the number of the pile, from 1. */
  piles: ReadonlyMap<number, { action: PileAction; choice: Choice }>;
  /** Cards of the own hand that may be laid, as the first of a duo or as its partner. */
  hand: ReadonlyMap<string, Choice>;
  /** Whether a duo may be begun. */
  laysDuo: boolean;
  /** Cards just drawn, to be kept. */
  drawn: ReadonlyMap<string, Choice>;
  /** Cards of the pile being searched. */
  searched: ReadonlyMap<string, Choice>;
  /** Seats that may be robbed. */
  robberies: ReadonlyMap<number, Choice>;
  calls: readonly { call: Call; choice: Choice }[];
}

export function choicesOf(choices: readonly Choice[]): SaltChoices {
  const piles = new Map<number, { action: PileAction; choice: Choice }>();
  const [hand, drawn, searched] = [new Map<string, Choice>(), new Map<string, Choice>(), new Map<string, Choice>()];
  const robberies = new Map<number, Choice>();
  const calls = new Map<Call, Choice>();
  let draw: Choice | undefined;
  let laysDuo = false;
  for (const choice of choices) {
    const action = actionOf(choice);
    switch (action.type) {
      case "draw":
        draw = choice;
        break;
      case "take":
      case "discard":
      case "search":
        piles.set(action.pile, { action: action.type, choice });
        break;
      case "lay":
      case "with":
        hand.set(action.card, choice);
        laysDuo ||= action.type === "lay";
        break;
      case "keep":
        drawn.set(action.card, choice);
        break;
      case "pick":
        searched.set(action.card, choice);
        break;
      case "rob":
        robberies.set(action.victim, choice);
        break;
      default:
        calls.set(action.type, choice);
    }
  }
  const offered = CALLS.flatMap((call) => (calls.has(call) ? [{ call, choice: calls.get(call)! }] : []));
  return { draw, piles, hand, laysDuo, drawn, searched, robberies, calls: offered };
}
