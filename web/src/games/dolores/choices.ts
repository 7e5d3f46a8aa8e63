/** The choices of a player at Dolores, by the things on the table that they are about. The only module of the board that
 * reads the texts of decisions. */
import type { Choice } from "../../wire";

/** A choice as a button: with hands for gestures, with a bottle, or with words only. */
export interface ActionButton {
  choice: Choice;
  gestures: readonly string[];
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
  /** Whether one hand is asked for, two, or a bet on both; null where it is something else. */
  gesture: "one" | "two" | "bet" | null;
}

const ON_THINGS = ["give", "pick", "grab", "drop", "rob", "loot"];

export function choicesOf(choices: readonly Choice[]): DuelChoices {
  const parsed = choices.map((choice) => {
    const [verb, what = ""] = choice.text.split(" ") as [string, string?];
    return { verb, what, choice };
  });
  const by = (...verbs: string[]) => new Map(parsed.filter(({ verb }) => verbs.includes(verb)).map(({ what, choice }) => [what, choice]));
  return {
    buttons: buttonsOf(parsed.filter(({ verb }) => !ON_THINGS.includes(verb)).map(({ choice }) => choice)),
    places: by("give", "pick", "grab"),
    drops: by("drop"),
    loot: by("loot"),
    bottles: by("use"),
    robberies: new Map([...by("rob")].map(([seat, choice]) => [Number(seat), choice])),
    gesture: parsed.length === 0 ? null : parsed[0]!.verb === "hands" ? "two" : parsed[0]!.verb === "bet" ? "bet" : "one",
  };
}

/** Choices as buttons; what may be announced out of turn is shown so, too. */
export function buttonsOf(choices: readonly Choice[]): ActionButton[] {
  return choices.map((choice) => {
    const [verb, what] = choice.text.split(" ") as [string, string?];
    return {
      choice,
      gestures: choice.text.match(/peace|fight|first/g) ?? [],
      announces: verb === "announce",
      bottle: verb === "use" ? (what ?? null) : null,
    };
  });
}
