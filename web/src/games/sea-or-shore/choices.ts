/** The choices of a player at Sea or Shore, by the things on the table that they are about. The only module of the board
 * that reads the texts of decisions. */
import type { Choice } from "../../wire";
import type { Half } from "./view";

/** What a player is asked. */
export type Question =
  "card" | "show" | "plus" | "take" | "rob" | "fleece" | "swap" | "return" | "inspect" | "order" | "fetch" | "discard" | "pass";

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
  /** The treasure that may be taken; the card is unknown where it can't be seen. */
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
  const parsed = choices.map((choice) => {
    const [question, what = ""] = choice.text.split(" ") as [Question, string?];
    return { question, what, choice };
  });
  const of = (...questions: Question[]) => parsed.filter((each) => questions.includes(each.question));
  const bySeat = (...questions: Question[]) => new Map(of(...questions).map(({ what, choice }) => [Number(what), choice]));
  const byName = (...questions: Question[]) => new Map(of(...questions).map(({ what, choice }) => [what, choice]));
  const [take] = of("take");
  return {
    question: parsed[0]?.question ?? null,
    cards: new Map([
      ...byName("card", "return", "discard"),
      ...of("pass").map(({ choice }): [string, Choice] => [cardIn(choice) ?? choice.text, choice]),
    ]),
    seats: bySeat("fleece", "swap"),
    robberies: bySeat("rob"),
    fetches: byName("fetch"),
    halves: byName("show") as Map<Half, Choice>,
    plus: of("plus").map(({ choice }) => choice),
    take: take ? { choice: take.choice, card: cardIn(take.choice) } : null,
    inspections: byName("inspect"),
    orders: byName("order"),
    buttons: of(...BUTTONS).map(({ choice }) => choice),
  };
}

/** A pass names a colour; the card itself stands in its words. */
function cardIn({ says }: Choice): string | undefined {
  return says.values["card"] as string | undefined;
}
