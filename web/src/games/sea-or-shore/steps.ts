/** One event, step by step. The server tells at once what a last card leads to; people want to see the covers come off,
 * who wins what, and only then the next trick. Each step changes the table as an event tells it. */
import type { News, Said } from "../../wire";
import { eventsOf, UNCOVERING, type SeaEvent, type SeaEventOf } from "./events";
import { passesTo } from "./rules";
import type { SeaView } from "./view";

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

const PLAYED_MS = 900;
const UNCOVERED_MS = 1500;
const UNCOVERED_EACH_MS = 450;
const PRIZES_MS = 1100;
const ACTION_MS = 1300;
const LAST_MS = 550;

/** The steps before the situation that the news end with; none where there is nothing between. */
export function stepsOf(before: SeaView, news: News): Step[] {
  const steps: Step[] = [];
  const view = structuredClone(before);
  const events = eventsOf(news.story);
  const uncovered = events.filter((event) => event.type === "uncovered");
  if (view.trick.length < view.players && uncovered.length === 0) return steps;
  const step = (ms: number, says: Said[], covered: boolean, flights: Flight[] = []) =>
    steps.push({ view: structuredClone(view), ms, says, covered, flights });
  for (const event of events) {
    if (event.type !== "played") continue;
    lay(view, event);
    step(PLAYED_MS, [event.says], true, plusFlight(event));
  }
  if (uncovered.length > 0) {
    for (const { seat, card } of uncovered) view.trick.find((laid) => laid.seat === seat)!.card = card;
    view.turn = null;
    step(UNCOVERED_MS + UNCOVERED_EACH_MS * view.players, [UNCOVERING], false);
  }
  // The changes come first: `step` copies the view as it is then.
  const prizes = events.filter(isPrize);
  if (prizes.length > 0) {
    const flights = prizes.flatMap((event) => change(view, event));
    step(
      PRIZES_MS,
      prizes.map((event) => event.says),
      false,
      flights,
    );
  }
  for (const event of events.filter(isAction)) {
    const flights = change(view, event);
    step(ACTION_MS, [event.says], false, flights);
  }
  return steps;
}

/** How long all steps take together with what comes after them, in milliseconds. */
export function durationMs(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + step.ms, LAST_MS);
}

/** What flies where nothing lies in between. */
export function flightsOf(news: News, players: number, me: number | null): Flight[] {
  return eventsOf(news.story).flatMap((event): Flight[] => {
    switch (event.type) {
      case "played":
        return plusFlight(event);
      case "passed":
        return Array.from({ length: players }, (_, seat) => cardFlight(`seat-${seat}`, `seat-${passesTo(seat, players)}`));
      case "swapped":
        return [cardFlight(`seat-${event.from}`, `seat-${event.seat}`, event.count)];
      case "returned":
        return [cardFlight(`seat-${event.seat}`, `seat-${event.to}`, event.count)];
      case "fetched":
        return event.seat === me ? [] : [cardFlight(`trick-${event.seat}`, `seat-${event.seat}`)];
      default:
        return [];
    }
  });
}

function isPrize(event: SeaEvent): boolean {
  return event.type === "took" || event.type === "robbed" || (event.type === "gotPlus" && event.cause === "trick");
}

function isAction(event: SeaEvent): boolean {
  return event.type === "idled" || (event.type === "gotPlus" && event.cause === "action");
}

function cardFlight(from: Spot, to: Spot, count = 1): Flight {
  return { what: "card", from, to, count };
}

function plusFlight({ seat, plus }: SeaEventOf<"played">): Flight[] {
  return plus > 0 ? [{ what: "plus", from: `seat-${seat}`, to: `trick-${seat}`, count: plus }] : [];
}

function lay(view: SeaView, { seat, card, half, plus }: SeaEventOf<"played">): void {
  const hand = view.hands[seat]!;
  const place = [hand.indexOf(card), hand.indexOf("?")].find((at) => at >= 0) ?? hand.length - 1;
  hand.splice(place, 1);
  view.plus[seat]! -= plus;
  view.trick.push({ seat, card, show: half, plus });
  [view.chosen, view.half] = [null, null];
}

/** Changes a view by an event; returns what flies. */
function change(view: SeaView, event: SeaEvent): Flight[] {
  switch (event.type) {
    case "took":
      for (const pile of Object.values(view.piles)) if (pile.up === event.card) pile.up = null;
      view.stacks[event.seat]!.push(event.card);
      return [];
    case "robbed":
      view.stacks[event.from]!.pop();
      view.stacks[event.seat]!.push(event.card);
      return [];
    case "gotPlus":
      return payPlus(view, event);
    default:
      return [];
  }
}

function payPlus(view: SeaView, { seat, from, count }: SeaEventOf<"gotPlus">): Flight[] {
  if (from === null) view.supply -= count;
  else view.plus[from]! -= count;
  view.plus[seat]! += count;
  return count > 0 ? [{ what: "plus", from: from === null ? "supply" : `seat-${from}`, to: `seat-${seat}`, count }] : [];
}
