/** The choices of a player at Sea Salt & Paper, by the things on the table that they are about. The only module of the
 * board that reads the texts of decisions. */
import type { Choice } from "../../wire";

/** What may be done with a discard pile. */
export type PileAction = "take" | "discard" | "search";
/** How a turn ends. */
export type Call = "end" | "stop" | "last-chance";

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
  const parsed = choices.map((choice) => {
    const [verb, what = ""] = choice.text.split(" ") as [string, string?];
    return { verb, what, choice };
  });
  const of = (...verbs: string[]) => parsed.filter((each) => verbs.includes(each.verb));
  const byCard = (...verbs: string[]) => new Map(of(...verbs).map(({ what, choice }) => [what, choice]));
  return {
    draw: of("draw")[0]?.choice,
    piles: new Map(of("take", "discard", "search").map(({ verb, what, choice }) => [Number(what), { action: verb as PileAction, choice }])),
    hand: byCard("lay", "with"),
    laysDuo: of("lay").length > 0,
    drawn: byCard("keep"),
    searched: byCard("pick"),
    robberies: new Map(of("rob").map(({ what, choice }) => [Number(what), choice])),
    calls: CALLS.flatMap((call) => of(call).map(({ choice }) => ({ call, choice }))),
  };
}
