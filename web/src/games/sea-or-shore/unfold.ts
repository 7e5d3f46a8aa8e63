/** One event, step by step. The server tells at once what a last card leads to; people want to see the covers come off,
 * who wins what, and only then the next trick. Each step changes the table as a sentence of the story tells it. */
import type { News, Said } from "../../wire";
import { halves, type SeaView } from "./view";

export type Spot = "supply" | `seat-${number}` | `trick-${number}`;

/** Something that has no card of its own on the table and flies across it. */
export interface Flight {
  what: "plus" | "card";
  from: Spot;
  to: Spot;
  count: number;
}

export interface Step {
  view: SeaView;
  /** Whether the covers still lie on the trick. */
  covered: boolean;
  flights: Flight[];
  /** What is told while it is shown. */
  says: Said[];
  ms: number;
}

const LAID = 900;
const UNCOVERED = 1500;
const UNCOVERED_EACH = 450;
const PRIZES = 1100;
const ACTION = 1300;
const LAST = 550;
const PRIZE_IDS = new Set(["sos-takes", "sos-robs", "sos-gets-plus", "sos-gets-plus-short"]);
const ACTION_IDS = new Set(["sos-fleeces", "sos-triggers-fleeces", "sos-triggers-supply", "sos-triggers-idle"]);

const seatOf = (said: Said, name = "seat") => (said.values as Record<string, number>)[name]!;

/** The steps before how it ends; none where there is nothing between. */
export function unfold(before: SeaView, news: News): Step[] {
  const steps: Step[] = [];
  const view = structuredClone(before);
  const uncovers = news.story.filter((said) => said.id === "sos-uncovers");
  const whole = view.trick.length === view.players || uncovers.length > 0;
  if (!whole) return steps;
  const step = (ms: number, says: Said[], covered: boolean, flights: Flight[] = []) =>
    steps.push({ view: structuredClone(view), ms, says, covered, flights });
  for (const said of news.story.filter(({ id }) => id === "sos-plays" || id === "sos-plays-own")) {
    lay(view, said);
    step(LAID, [said], true, plusFlight(said));
  }
  if (uncovers.length > 0) {
    for (const said of uncovers) view.trick.find((laid) => laid.seat === seatOf(said))!.card = said.values["card"] as string;
    view.turn = null;
    step(UNCOVERED + UNCOVERED_EACH * view.players, [{ id: "sos-screen-uncovered", values: {} }], false);
  }
  const prizes = news.story.filter(({ id }) => PRIZE_IDS.has(id));
  if (prizes.length > 0)
    step(
      PRIZES,
      prizes,
      false,
      prizes.flatMap((said) => change(view, said)),
    );
  for (const said of news.story.filter(({ id }) => ACTION_IDS.has(id))) step(ACTION, [said], false, change(view, said));
  // `step` copies the view after its flights have changed it, as arguments are worked out first.
  return steps;
}

export function lasting(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + step.ms, LAST);
}

/** What flies where nothing lies in between. */
export function flightsOf(news: News, players: number, me: number | null): Flight[] {
  return news.story.flatMap((said): Flight[] => {
    switch (said.id) {
      case "sos-plays":
      case "sos-plays-own":
        return plusFlight(said);
      case "sos-passes":
      case "sos-all-pass":
        return Array.from({ length: players }, (_, seat): Flight => ({
          what: "card",
          from: `seat-${seat}`,
          to: `seat-${(seat + players - 1) % players}`,
          count: 1,
        }));
      case "sos-swaps":
      case "sos-swaps-seen": {
        const count = (said.values["number"] as number | undefined) ?? (said.values["cards"] as string[]).length;
        return [{ what: "card", from: `seat-${seatOf(said, "other")}`, to: `seat-${seatOf(said)}`, count }];
      }
      case "sos-returns":
      case "sos-returns-seen": {
        const count = (said.values["number"] as number | undefined) ?? 1;
        return [{ what: "card", from: `seat-${seatOf(said)}`, to: `seat-${seatOf(said, "other")}`, count }];
      }
      case "sos-fetches":
        return seatOf(said) === me ? [] : [{ what: "card", from: `trick-${seatOf(said)}`, to: `seat-${seatOf(said)}`, count: 1 }];
      default:
        return [];
    }
  });
}

function plusFlight(said: Said): Flight[] {
  const [seat, count] = [seatOf(said), said.values["plus"] as number];
  return count > 0 ? [{ what: "plus", from: `seat-${seat}`, to: `trick-${seat}`, count }] : [];
}

function lay(view: SeaView, said: Said): void {
  const { seat, card, half, plus } = said.values as { seat: number; card: string; half: "colour" | "number"; plus: number };
  const hand = view.hands[seat]!;
  const place = [hand.indexOf(card), hand.indexOf("?")].find((at) => at >= 0) ?? hand.length - 1;
  hand.splice(place, 1);
  view.plus[seat]! -= plus;
  view.trick.push({ seat, card, show: half, plus });
  [view.chosen, view.half] = [null, null];
}

function change(view: SeaView, said: Said): Flight[] {
  const seat = seatOf(said);
  switch (said.id) {
    case "sos-takes": {
      const card = said.values["card"] as string;
      for (const pile of Object.values(view.piles)) if (pile.up === card) pile.up = null;
      view.stacks[seat]!.push(card);
      return [];
    }
    case "sos-robs":
      view.stacks[seatOf(said, "other")]!.pop();
      view.stacks[seat]!.push(said.values["card"] as string);
      return [];
    case "sos-gets-plus":
    case "sos-gets-plus-short":
    case "sos-triggers-supply":
      return pay(view, "supply", seat, said.values["number"] as number);
    case "sos-fleeces":
    case "sos-triggers-fleeces":
      return pay(view, seatOf(said, "other"), seat, 2);
    default:
      return [];
  }
}

function pay(view: SeaView, from: number | "supply", to: number, count: number): Flight[] {
  if (from === "supply") view.supply -= count;
  else view.plus[from]! -= count;
  view.plus[to]! += count;
  return count > 0 ? [{ what: "plus", from: from === "supply" ? "supply" : `seat-${from}`, to: `seat-${to}`, count }] : [];
}

export type Outcome = "wins" | "last" | "loses";

/** How each fared in the trick that lies uncovered, by seat, with the colours won. */
export function outcomes(story: readonly Said[], view: SeaView): Map<number, { outcome: Outcome; tie: boolean; colours: string }> {
  const told = story.filter((said) => said.id === "sos-uncovers").slice(-view.players);
  return new Map(
    told.map((said) => {
      const [outcome, tie] = (said.values["outcome"] as string).split("-");
      return [seatOf(said), { outcome: outcome as Outcome, tie: tie !== undefined, colours: said.values["colour"] as string }];
    }),
  );
}

/** What a card is worth with the plus cards that were laid; null where its number is covered. */
export function worth(card: string, plus: number): number | null {
  const { number } = halves(card);
  return number === null ? null : number + plus;
}
