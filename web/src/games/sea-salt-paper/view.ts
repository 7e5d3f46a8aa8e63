/** The situation of Sea Salt & Paper as the server tells it, where its cards lie, and why something can't be chosen now. */
import { t } from "../../app/words.svelte";
import type { Choice, Said, Situation } from "../../wire";
import { kindOf, WORTH } from "./cards";

export interface View {
  round: number;
  phase: "draw" | "keep" | "discard" | "play" | "with" | "search" | "pick" | "rob" | null;
  turn: number;
  /** Top first, as all lists of cards in piles. */
  deck: string[];
  piles: string[][];
  hands: string[][];
  laid: string[][][];
  /** Only for the seat that drew. */
  drawn: string[] | null;
  first: string | null;
  searched: number | null;
  caller: number | null;
  call: "stop" | "last-chance" | null;
  safe: number[];
  totals: number[];
  gained: number[];
  scores: (number | null)[];
  /** For each pile what is remembered of it only as a set. */
  uncertain?: ({ cards: string[]; missing: number } | null)[];
  options: { goal: number };
}

/** From so many card points on a round may be ended. */
export const CALL_FROM = 7;

export function viewOf(situation: Situation): View {
  return situation.view as View;
}

/** The cards being chosen from: known to the one who drew them, backs to all others. */
export function drawnOf(view: View): string[] {
  if (view.drawn) return view.drawn;
  if (view.phase === "keep") return ["?", "?"];
  return view.phase === "discard" ? ["?"] : [];
}

/** Where all cards lie. Of piles and the deck the top comes last: what is taken leaves from there. */
export function places(view: View): [zone: string, faces: string[]][] {
  return [
    ["drawn", drawnOf(view)],
    ["first", view.first ? [view.first] : []],
    ...view.piles.map((pile, number): [string, string[]] => [`pile-${number + 1}`, pile.toReversed()]),
    ...view.hands.map((hand, seat): [string, string[]] => [`hand-${seat}`, hand]),
    ...view.laid.map((pairs, seat): [string, string[]] => [`laid-${seat}`, pairs.flat()]),
    ["deck", view.deck.map(() => "?")],
  ];
}

/** All cards that a seat has, as far as they are known. */
export function cardsOf(view: View, seat: number): string[] {
  const first = view.first && view.turn === seat ? [view.first] : [];
  return [...view.hands[seat]!, ...view.laid[seat]!.flat(), ...first].filter((card) => card !== "?");
}

/** Choices by what they are about: `draw`, `take 1`, `keep crab.green`, … */
export type Choices = ReadonlyMap<string, Choice>;

export function choicesOf(choices: readonly Choice[]): Choices {
  return new Map(choices.map((choice) => [choice.text, choice]));
}

/** The choice that a click on something makes: the first of the wishes that may be chosen. */
export function choiceFor(choices: Choices, ...wishes: string[]): Choice | undefined {
  for (const wish of wishes) if (choices.has(wish)) return choices.get(wish);
  return undefined;
}

// --- Why not ---------------------------------------------------------------------------------------------------------

function elsewhere(view: View, mine: boolean): string | null {
  if (view.phase === null) return t("ssp-page-why-over");
  if (!mine) return t("ssp-page-why-wait");
  if (view.phase === "keep") return t("ssp-page-why-keep");
  if (view.phase === "discard") return t("ssp-page-why-discard");
  if (view.phase === "search" || view.phase === "pick") return t("ssp-page-why-search");
  if (view.phase === "rob") return t("ssp-page-why-rob");
  return null;
}

export function whyNotCard(view: View, mine: boolean, card: string): string {
  const other = elsewhere(view, mine);
  if (other !== null) return other;
  if (view.phase === "draw") return t("ssp-page-why-draw");
  if (WORTH[kindOf(card)].sort !== "duo") return t("ssp-page-why-no-duo");
  return t(view.phase === "with" ? "ssp-page-why-with" : "ssp-page-why-no-partner");
}

export function whyNotPile(view: View, mine: boolean, size: number): string {
  const other = elsewhere(view, mine);
  if (size === 0 && view.phase !== null) return t("ssp-page-why-empty");
  if (other !== null) return other;
  return t(view.phase === "with" ? "ssp-page-why-with" : "ssp-page-why-drawn");
}

// --- The end of a round ------------------------------------------------------------------------------------------------

/** What each seat showed and scored when a round ended. */
export interface RoundEnd {
  round: number;
  /** How it ended, in sentences. */
  heads: Said[];
  seats: { seat: number; shown: string[] | null; scores: Said | null; gained: number; total: number }[];
  /** A mood for it: whether somebody's bet was won or lost. */
  bet: "won" | "lost" | null;
  over: boolean;
}

const ENDS = ["ssp-calls-stop", "ssp-bet-won", "ssp-bet-lost", "ssp-void", "ssp-wins-mermaids"];

/** How a round ended with these sentences; null where it goes on. */
export function roundEnd(before: View, after: View, story: readonly Said[]): RoundEnd | null {
  if (before.phase === null || (after.round === before.round && after.phase !== null)) return null;
  const said = (id: string, seat: number) => story.find((each) => each.id.startsWith(id) && each.values["seat"] === seat);
  const seats = before.hands.map((hand, seat) => {
    const revealed = said("ssp-reveals", seat)?.values["cards"] as string[] | undefined;
    const known = revealed ?? (hand.includes("?") ? null : hand);
    return {
      seat,
      shown: known && [...known, ...before.laid[seat]!.flat()],
      scores: said("ssp-scores", seat) ?? null,
      gained: after.gained[seat]!,
      total: after.totals[seat]!,
    };
  });
  const has = (id: string) => story.some((each) => each.id === id);
  return {
    round: before.round,
    heads: story.filter((each) => ENDS.includes(each.id)),
    seats,
    bet: has("ssp-bet-won") ? "won" : has("ssp-bet-lost") ? "lost" : null,
    over: after.phase === null,
  };
}
