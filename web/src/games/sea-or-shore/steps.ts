/** One event, step by step. The server sends everything that a last card leads to at once; people want to see the covers come off,
 * who wins what, and only then the next trick. Each step changes the table as an event tells it. */
import type { News, Said } from "../../wire";
import { ofType } from "../../table/happenings";
import { eventsOf, type SeaView } from "./view";
import type { Fleeced, GotPlus, Played, SeaOrShoreEvent } from "./wire";

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
  /** The sentences of the story that appear with it. */
  says: readonly Said[];
  /** Sentences that appear only after it, as the covers come off one after the other. */
  saysAfter?: readonly Said[];
  ms: number;
  /** The island that this player gets in the pass. */
  received?: string | undefined;
}

const PASSED_MS = 2600;
const PLAYED_MS = 900;
const UNCOVERED_MS = 1500;
const UNCOVERED_EACH_MS = 450;
const PRIZES_MS = 1100;
const ACTION_MS = 1300;
const LAST_MS = 550;
/** The line shown while the covers come off; it is not part of the story. */
const UNCOVERING: Said = { id: "sos-screen-uncovered", values: {} };

/** The steps before the situation that the news end with; none if there is nothing between. */
export function stepsOf(before: SeaView, news: News, me: number | null): Step[] {
  const steps: Step[] = [];
  const view = structuredClone(before);
  const happened = eventsOf(news);
  const [revealed] = ofType(happened, "revealed");
  const [passed] = ofType(happened, "passed");
  if (passed !== undefined && me !== null) {
    const { islands } = passed.event;
    view.passed[me] = islands.find(({ giver }) => giver === me)?.card ?? null;
    const received = islands.find(({ receiver }) => receiver === me)?.card ?? undefined;
    steps.push({ view: structuredClone(view), ms: PASSED_MS, says: passed.says, covered: true, flights: flightsOf(news, me), received });
    return steps;
  }
  if (view.trick.length < view.players && revealed === undefined) return steps;
  const step = (ms: number, says: readonly Said[], covered: boolean, flights: Flight[] = []) =>
    steps.push({ view: structuredClone(view), ms, says, covered, flights });
  for (const { event, says } of ofType(happened, "played")) {
    lay(view, event);
    step(PLAYED_MS, says, true, plusFlight(event));
  }
  if (revealed !== undefined) {
    for (const { seat, card } of revealed.event.islands) view.trick.find((laid) => laid.seat === seat)!.card = card;
    view.turn = null;
    step(UNCOVERED_MS + UNCOVERED_EACH_MS * view.players, [UNCOVERING], false);
    steps.at(-1)!.saysAfter = revealed.says;
  }
  // The changes come first: `step` copies the view as it is then.
  const prizes = happened.filter(({ event }) => isPrize(event));
  if (prizes.length > 0) {
    const flights = prizes.flatMap(({ event }) => change(view, event));
    step(
      PRIZES_MS,
      prizes.flatMap(({ says }) => says),
      false,
      flights,
    );
  }
  for (const { event, says } of happened.filter(({ event }) => isAction(event))) {
    const flights = change(view, event);
    step(ACTION_MS, says, false, flights);
  }
  return steps;
}

/** How long all steps take together with what comes after them, in milliseconds. */
export function durationMs(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + step.ms, LAST_MS);
}

/** How long after the first step has begun the story tells each sentence that belongs to a step. */
export function storyTimesMs(steps: readonly Step[]): ReadonlyMap<Said, number> {
  const found = new Map<Said, number>();
  let begun = 0;
  for (const { says, saysAfter = [], ms } of steps) {
    for (const said of says) found.set(said, begun);
    begun += ms;
    for (const said of saysAfter) found.set(said, begun);
  }
  return found;
}

/** What flies where nothing lies in between. */
export function flightsOf(news: News, me: number | null): Flight[] {
  return eventsOf(news)
    .flatMap(({ event }): Flight[] => {
      switch (event.type) {
        case "played":
          return plusFlight(event);
        case "passed":
          return event.islands.map(({ giver, receiver }) => cardFlight(`seat-${giver}`, `seat-${receiver}`));
        case "took-islands":
          return [cardFlight(`seat-${event.victim}`, `seat-${event.seat}`, event.number)];
        case "returned-island": // those who don't see the islands see them all fly back at once
          return [cardFlight(`seat-${event.seat}`, `seat-${event.receiver}`, event.card ? 1 : event.left === 0 ? event.number : 0)];
        case "fetched":
          return event.seat === me ? [] : [cardFlight(`trick-${event.player}`, `seat-${event.seat}`)];
        default:
          return [];
      }
    })
    .filter(({ count }) => count > 0);
}

function isPrize(event: SeaOrShoreEvent): boolean {
  return event.type === "took" || event.type === "robbed" || (event.type === "got-plus" && event.reason === "last");
}

function isAction(event: SeaOrShoreEvent): boolean {
  return event.type === "skipped-action" || event.type === "fleeced" || (event.type === "got-plus" && event.reason === "action");
}

function cardFlight(from: Spot, to: Spot, count = 1): Flight {
  return { what: "card", from, to, count };
}

function plusFlight({ seat, plus }: Played): Flight[] {
  return plus > 0 ? [{ what: "plus", from: `seat-${seat}`, to: `trick-${seat}`, count: plus }] : [];
}

function lay(view: SeaView, { seat, card, half, plus }: Played): void {
  const hand = view.hands[seat]!;
  const place = [hand.indexOf(card), hand.indexOf("?")].find((at) => at >= 0) ?? hand.length - 1;
  hand.splice(place, 1);
  view.plus[seat]! -= plus;
  view.trick.push({ seat, card, show: half, plus });
  [view.chosen, view.half] = [null, null];
}

/** Changes a view by an event; returns what flies. */
function change(view: SeaView, event: SeaOrShoreEvent): Flight[] {
  switch (event.type) {
    case "took":
      view.piles[event.pile]!.up = null;
      view.stacks[event.seat]!.push(event.card);
      return [];
    case "robbed":
      view.stacks[event.victim]!.pop();
      view.stacks[event.seat]!.push(event.card);
      return [];
    case "got-plus":
    case "fleeced":
      return payPlus(view, event);
    default:
      return [];
  }
}

function payPlus(view: SeaView, event: GotPlus | Fleeced): Flight[] {
  const { seat, number } = event;
  if (event.type === "got-plus") view.supply -= number;
  else view.plus[event.victim]! -= number;
  view.plus[seat]! += number;
  const from = event.type === "got-plus" ? "supply" : (`seat-${event.victim}` as const);
  return number > 0 ? [{ what: "plus", from, to: `seat-${seat}`, count: number }] : [];
}
