/** The choices of a player at Dolores, by the things on the table that they are about. */
import type { Choice } from "../../wire";
import { actionOf } from "./view";
import type { DoloresAction, Gesture } from "./wire";

/** A choice as a button: with hands for gestures, with a bottle, or with words only. */
export interface ActionButton {
  choice: Choice;
  gestures: readonly Gesture[];
  /** Whether it is said, not done. */
  announces: boolean;
  bottle: string | null;
}

export interface DuelChoices {
  buttons: readonly ActionButton[];
  /** Cards of the duel that may be given, picked or grabbed, by their places. */
  places: ReadonlyMap<string, Choice>;
  /** Sorts of goods that may be dropped. */
  drops: ReadonlyMap<string, Choice>;
  /** Cards of a victim's display that may be taken. */
  loot: ReadonlyMap<string, Choice>;
  /** Bottles of the own display that may be used. */
  bottles: ReadonlyMap<string, Choice>;
  /** Seats that may be robbed. */
  robberies: ReadonlyMap<number, Choice>;
  /** Whether one hand is asked for, two, or a bet on both; null if it is something else. */
  gesture: "one" | "two" | "bet" | null;
}

export function choicesOf(choices: readonly Choice[]): DuelChoices {
  const [places, drops, loot, bottles] = [
    new Map<string, Choice>(),
    new Map<string, Choice>(),
    new Map<string, Choice>(),
    new Map<string, Choice>(),
  ];
  const robberies = new Map<number, Choice>();
  const buttons: Choice[] = [];
  for (const choice of choices) {
    const action = actionOf(choice);
    switch (action.type) {
      case "give":
      case "pick":
      case "grab":
        places.set(action.place, choice);
        break;
      case "drop":
        drops.set(action.sort, choice);
        break;
      case "loot":
        loot.set(action.card, choice);
        break;
      case "rob":
        robberies.set(action.victim, choice);
        break;
      case "use":
        bottles.set(action.bottle, choice);
        buttons.push(choice);
        break;
      default:
        buttons.push(choice);
    }
  }
  return { buttons: buttonsOf(buttons), places, drops, loot, bottles, robberies, gesture: gestureAsked(choices) };
}

/** Choices as buttons; what may be announced out of turn is shown so, too. */
export function buttonsOf(choices: readonly Choice[]): ActionButton[] {
  return choices.map((choice) => {
    const action = actionOf(choice);
    return {
      choice,
      gestures: gesturesOf(action),
      announces: action.type === "announce",
      bottle: action.type === "use" ? action.bottle : null,
    };
  });
}

function gestureAsked([first]: readonly Choice[]): DuelChoices["gesture"] {
  switch (first && actionOf(first).type) {
    case undefined:
      return null;
    case "hands":
      return "two";
    case "bet":
      return "bet";
    default:
      return "one";
  }
}

function gesturesOf(action: DoloresAction): readonly Gesture[] {
  if ("gestures" in action) return action.gestures;
  return "gesture" in action ? [action.gesture] : [];
}
