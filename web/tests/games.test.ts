/** What the boards make of events and choices. */
import { describe, expect, test } from "vitest";
import { buttonsOf, choicesOf as duelChoices } from "../src/games/dolores/choices";
import { DuelPresenter, sentencesToRead } from "../src/games/dolores/presenter.svelte";
import { readerOf } from "../src/games/reader";
import { choicesOf as seaChoices } from "../src/games/sea-or-shore/choices";
import { flightsOf, stepsOf, storyTimesMs } from "../src/games/sea-or-shore/steps";
import { coloursWon, type SeaView } from "../src/games/sea-or-shore/view";
import type { RevealedIsland, SeaOrShoreEvent } from "../src/games/sea-or-shore/wire";
import { choicesOf as saltChoices } from "../src/games/sea-salt-paper/choices";
import { headlinesOf, RoundPresenter } from "../src/games/sea-salt-paper/presenter.svelte";
import { happeningsIn, ofType } from "../src/table/happenings";
import type { Choice, GameEvent, GameTypes, News, Said } from "../src/wire";
import { newsOf, situationOf } from "./samples";

function said(id: string): Said {
  return { id, values: {} };
}

/** News of some events, each told by so many sentences. */
function newsWith<G extends keyof GameTypes>(_game: G, ...events: [GameTypes[G]["event"], sentences?: number][]): News {
  const told = events.map(([event, sentences = 1]) => ({ event: event as GameEvent, sentences }));
  const story = told.flatMap(({ event, sentences }) => Array.from({ length: sentences }, (_, i) => said(`${event.type}-${i}`)));
  return newsOf(1, { events: told, story });
}

function choice<G extends keyof GameTypes>(_game: G, text: string, action: GameTypes[G]["action"]): Choice {
  return { text, says: said("do"), action };
}

describe("Events and their sentences", () => {
  const news = newsWith(
    "dolores",
    [{ type: "passed", seat: 0 }, 0],
    [{ type: "began-duel", dealer: 0, left: 1 }, 2],
    [{ type: "laid-out" }],
  );

  test("each event has its own sentences", () => {
    expect(happeningsIn(news).map(({ says }) => says.map(({ id }) => id))).toEqual([[], ["began-duel-0", "began-duel-1"], ["laid-out-0"]]);
  });

  test("events of a type are found", () => {
    const { eventsOf } = readerOf("dolores");
    expect(ofType(eventsOf(news), "began-duel").map(({ event }) => event.left)).toEqual([1]);
  });

  test("a position of another game is not read", () => {
    expect(() => readerOf("sea-salt-paper").viewOf(situationOf(1))).toThrow("dolores");
    expect(readerOf("dolores").viewOf(situationOf(3)).round).toBe(3);
  });
});

describe("Sea or Shore", () => {
  const island = { seat: 1, card: "red-7", plus: 2, worth: 9, tie: false } as const;

  test("an island wins one colour, or two that count as one, or none", () => {
    expect(coloursWon({ ...island, colour: "red-blue", outcome: "wins" })).toEqual(["red", "blue"]);
    expect(coloursWon({ ...island, colour: "red", outcome: "wins" })).toEqual(["red"]);
    expect(coloursWon({ ...island, colour: "red", outcome: "last" })).toEqual([]);
  });

  test("swapped cards fly whether they are seen or not", () => {
    for (const cards of [["red-1", "blue-2"], null]) {
      const news = newsWith("sea-or-shore", [{ type: "took-islands", seat: 0, victim: 1, number: 2, cards }]);
      expect(flightsOf(news, 0)).toEqual([{ what: "card", from: "seat-1", to: "seat-0", count: 2 }]);
    }
  });

  test("unseen cards fly back when all are given back, seen ones each by itself", () => {
    const returned = { type: "returned-island", seat: 0, receiver: 1, number: 2 } as const;
    const flown = (card: string | null, left: number) =>
      flightsOf(newsWith("sea-or-shore", [{ ...returned, card, left }]), 0).map(({ count }) => count);
    expect([flown(null, 1), flown(null, 0), flown("red-1", 1)]).toEqual([[], [2], [1]]);
  });

  test("what is passed flies from its giver to its receiver", () => {
    const islands = [0, 1, 2].map((giver) => ({ giver, receiver: (giver + 2) % 3, card: null }));
    const flights = flightsOf(newsWith("sea-or-shore", [{ type: "passed", islands }]), 0);
    expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(["seat-0 seat-2", "seat-1 seat-0", "seat-2 seat-1"]);
  });

  test("choices lie on the things that they are about", () => {
    const choices = seaChoices([
      choice("sea-or-shore", "pass red", { type: "pass", colour: "red", card: "red-9" }),
      choice("sea-or-shore", "rob 2", { type: "rob", victim: 2 }),
      choice("sea-or-shore", "take", { type: "take", card: "blue:3" }),
      choice("sea-or-shore", "order 312", { type: "order", places: [3, 1, 2] }),
    ]);
    expect(choices.question).toBe("pass");
    expect([...choices.cards.keys()]).toEqual(["red-9"]);
    expect([...choices.robberies.keys()]).toEqual([2]);
    expect(choices.take?.card).toBe("blue:3");
    expect([...choices.orders.keys()]).toEqual(["312"]);
    expect(choices.buttons.map((each) => each.text)).toEqual(["rob 2", "take"]);
  });
});

describe("Sea Salt & Paper", () => {
  const durationMs = (news: News, me: number) => new RoundPresenter(() => me).present(null, news);

  test("the last decision says how long the news are shown", () => {
    const kept = newsWith("sea-salt-paper", [{ type: "drew", seat: 0 }], [{ type: "kept", seat: 0 }]);
    expect(durationMs(kept, 1)).toBe(350);
    const bet = newsWith(
      "sea-salt-paper",
      [{ type: "called", seat: 1, call: "last-chance", points: 9 }],
      [{ type: "revealed", seat: 1, cards: [] }],
    );
    expect(durationMs(bet, 0)).toBe(2200);
    expect(durationMs(newsWith("sea-salt-paper"), 0)).toBe(500);
  });

  test("the victim of a theft sees it longer", () => {
    const robbed = newsWith("sea-salt-paper", [{ type: "robbed", seat: 2, victim: 1 }]);
    expect(durationMs(robbed, 1)).toBeGreaterThan(durationMs(robbed, 0) as number);
  });

  test("the cards of a hand are no headline", () => {
    const bet = newsWith(
      "sea-salt-paper",
      [{ type: "called", seat: 1, call: "stop", points: 9 }],
      [{ type: "revealed", seat: 1, cards: [] }],
    );
    expect(headlinesOf(bet)).toEqual([said("called-0")]);
  });

  test("choices lie on the things that they are about", () => {
    const choices = saltChoices([
      choice("sea-salt-paper", "draw", { type: "draw" }),
      choice("sea-salt-paper", "take 2", { type: "take", pile: 2 }),
      choice("sea-salt-paper", "lay crab.green", { type: "lay", card: "crab.green" }),
      choice("sea-salt-paper", "stop", { type: "stop" }),
      choice("sea-salt-paper", "end", { type: "end" }),
    ]);
    expect(choices.draw?.text).toBe("draw");
    expect(choices.piles.get(2)).toMatchObject({ action: "take" });
    expect(choices.hand.has("crab.green")).toBe(true);
    expect(choices.laysDuo).toBe(true);
    expect(choices.calls.map((each) => each.call)).toEqual(["end", "stop"]);
  });
});

/** As much of a position as the steps of a trick read. */
const SEA_VIEW = {
  players: 3,
  hands: [[], [], ["green-5"]],
  plus: [0, 0, 0],
  trick: [
    { seat: 0, card: "red-?", show: "colour", plus: 0 },
    { seat: 1, card: "blue-?", show: "colour", plus: 0 },
  ],
  passed: [null, null, null],
  piles: { "red-blue": { up: "red:3", down: [] } },
  stacks: [[], [], []],
  turn: 2,
} as unknown as SeaView;

describe("The story of a trick", () => {
  test("nothing of the reveal is told before the covers are off, and prizes only with the step that shows them", () => {
    const before = SEA_VIEW;
    const islands = [
      { seat: 0, card: "red-7", plus: 0, worth: 7, tie: false, wins: [] },
      { seat: 1, card: "blue-3", plus: 0, worth: 3, tie: false, wins: [] },
      { seat: 2, card: "green-5", plus: 0, worth: 5, tie: false, wins: [] },
    ] as unknown as RevealedIsland[];
    const news = newsWith(
      "sea-or-shore",
      [{ type: "played", seat: 2, card: "green-5", half: "colour", plus: 0 } as SeaOrShoreEvent],
      [{ type: "revealed", islands } as SeaOrShoreEvent],
      [{ type: "took", seat: 0, pile: "red-blue", card: "red:3" } as SeaOrShoreEvent],
    );
    const steps = stepsOf(before, news, 0);
    const telling = storyTimesMs(steps);
    const [played, revealed, took] = news.story.map((each) => telling.get(each)!);
    const uncoveringEnds = steps[0]!.ms + steps[1]!.ms;
    expect(steps.map(({ covered }) => covered)).toEqual([true, false, false]);
    expect([played, revealed, took]).toEqual([0, uncoveringEnds, uncoveringEnds]);
  });
});

describe("Dolores", () => {
  test("the story of a reveal waits until the hands are open", () => {
    const news = newsWith("dolores", [{ type: "revealed", left: 1, left_shows: "fight", dealer: 0, dealer_shows: "peace" }]);
    const presenter = new DuelPresenter(situationOf(1));
    expect(presenter.storyParts(null, news)[0]!.afterMs).toBeGreaterThan(0);
    expect(presenter.storyParts(null, newsWith("dolores", [{ type: "passed", seat: 0 }]))).toEqual([{ afterMs: 0, sentences: 1 }]);
  });

  test("what is seen on the table anyway is not read", () => {
    const sides = { left: 1, left_cards: [], dealer: 0, dealer_cards: [] };
    const news = newsWith(
      "dolores",
      [{ type: "announced", seat: 1, gesture: "peace" }],
      [{ type: "began-duel", dealer: 0, left: 1 }],
      [{ type: "laid-out", seer: 0, sides }, 2],
      [{ type: "laid-out", sides }],
    );
    expect(sentencesToRead(news)).toEqual([said("announced-0"), said("laid-out-0")]);
  });

  test("buttons show hands and bottles", () => {
    const [hands, use, speech] = buttonsOf([
      choice("dolores", "hands peace-first", { type: "hands", gestures: ["peace", "first"] }),
      choice("dolores", "use two-hands", { type: "use", bottle: "two-hands" }),
      choice("dolores", "announce fight", { type: "announce", gesture: "fight" }),
    ]);
    expect(hands).toMatchObject({ gestures: ["peace", "first"], bottle: null, announces: false });
    expect(use).toMatchObject({ gestures: [], bottle: "two-hands" });
    expect(speech).toMatchObject({ gestures: ["fight"], announces: true });
  });

  test("choices that lie on things are no buttons", () => {
    const choices = duelChoices([
      choice("dolores", "pick left-1", { type: "pick", place: "left-1" }),
      choice("dolores", "done", { type: "done" }),
    ]);
    expect([...choices.places.keys()]).toEqual(["left-1"]);
    expect(choices.buttons.map((each) => each.choice.text)).toEqual(["done"]);
  });
});
