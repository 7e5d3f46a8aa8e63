/** What the boards make of stories, moves and choices. */
import { describe, expect, test } from "vitest";
import * as dolores from "../src/games/dolores/events";
import { buttonsOf, choicesOf as duelChoices } from "../src/games/dolores/choices";
import * as seaOrShore from "../src/games/sea-or-shore/events";
import { choicesOf as seaChoices } from "../src/games/sea-or-shore/choices";
import * as seaSaltPaper from "../src/games/sea-salt-paper/events";
import { choicesOf as saltChoices } from "../src/games/sea-salt-paper/choices";
import type { Choice, Said } from "../src/wire";
import { newsOf } from "./samples";

function said(id: string, values: Said["values"] = {}): Said {
  return { id, values };
}

function choice(text: string, values: Said["values"] = {}): Choice {
  return { text, says: said("do", values) };
}

describe("Sea or Shore", () => {
  test("sentences become events, in order, and those without an effect are left out", () => {
    const story = [
      said("sos-plays", { seat: 1, card: "red-7", half: "number", plus: 2 }),
      said("sos-uncovers", { seat: 1, card: "red-7", outcome: "wins-tie", colour: "red-blue" }),
      said("sos-uncovers", { seat: 2, card: "red-3", outcome: "loses", colour: "red" }),
      said("sos-joined", { colour: "red-blue" }),
      said("sos-robs", { seat: 1, other: 2, card: "red:4" }),
      said("sos-fleeces", { seat: 1, other: 0 }),
      said("sos-triggers-supply", { seat: 2, number: 1 }),
    ];
    expect(seaOrShore.eventsOf(story)).toEqual([
      { type: "played", says: story[0], seat: 1, card: "red-7", half: "number", plus: 2 },
      { type: "uncovered", says: story[1], seat: 1, card: "red-7", outcome: "wins", colours: ["red", "blue"] },
      { type: "uncovered", says: story[2], seat: 2, card: "red-3", outcome: "loses", colours: [] },
      { type: "robbed", says: story[4], seat: 1, from: 2, card: "red:4" },
      { type: "gotPlus", says: story[5], seat: 1, from: 0, count: 2, cause: "action" },
      { type: "gotPlus", says: story[6], seat: 2, from: null, count: 1, cause: "action" },
    ]);
  });

  test("swapped cards are counted whether they are seen or not", () => {
    const seen = said("sos-swaps-seen", { seat: 0, other: 1, cards: ["red-1", "blue-2"] });
    const unseen = said("sos-swaps", { seat: 0, other: 1, number: 2 });
    for (const event of seaOrShore.eventsOfType([seen, unseen], "swapped")) expect(event).toMatchObject({ from: 1, count: 2 });
  });

  test("choices lie on the things that they are about", () => {
    const choices = seaChoices([choice("pass red", { card: "red-9" }), choice("rob 2"), choice("take", { card: "blue:3" })]);
    expect(choices.question).toBe("pass");
    expect([...choices.cards.keys()]).toEqual(["red-9"]);
    expect([...choices.robberies.keys()]).toEqual([2]);
    expect(choices.take?.card).toBe("blue:3");
    expect(choices.buttons.map((each) => each.text)).toEqual(["rob 2", "take"]);
  });
});

describe("Sea Salt & Paper", () => {
  test("the last move is the event", () => {
    expect(seaSaltPaper.eventOf(newsOf(1, { moves: ["0 draw", "0 keep crab.green"] }))).toEqual({ type: "kept", seat: 0 });
    expect(seaSaltPaper.eventOf(newsOf(1, { moves: ["2 rob 1"] }))).toEqual({ type: "robbed", seat: 2, from: 1 });
    expect(seaSaltPaper.eventOf(newsOf(1, { moves: ["1 last-chance"] }))).toEqual({ type: "calledLastChance", seat: 1 });
    expect(seaSaltPaper.eventOf(newsOf(1, { moves: [] }))).toBeNull();
  });

  test("choices lie on the things that they are about", () => {
    const choices = saltChoices([choice("draw"), choice("take 2"), choice("lay crab.green"), choice("stop"), choice("end")]);
    expect(choices.draw?.text).toBe("draw");
    expect(choices.piles.get(2)).toMatchObject({ action: "take" });
    expect(choices.hand.has("crab.green")).toBe(true);
    expect(choices.laysDuo).toBe(true);
    expect(choices.calls.map((each) => each.call)).toEqual(["end", "stop"]);
  });
});

describe("Dolores", () => {
  test("a reveal has the gestures of both seats, and a bet", () => {
    const values = { seat: 0, shows: "peace", other: 1, "other-shows": "fight", another: 2, bet: "peace-fight" };
    const revealed = dolores.findEvent(newsOf(1, { story: [said("dol-reveals-bet", values)] }), "revealed")!;
    expect([...revealed.gestures]).toEqual([
      [0, "peace"],
      [1, "fight"],
    ]);
    expect(revealed).toMatchObject({ bettor: 2, bet: "peace-fight" });
  });

  test("announcements are heard, and the next duel is noticed", () => {
    const news = newsOf(1, { moves: ["1 announce peace"], story: [said("dol-announces"), said("dol-duel")] });
    expect(dolores.eventsOf(news)).toEqual([{ type: "spoke", seat: 1 }, { type: "dealt" }]);
    expect(dolores.sentencesToRead(news)).toEqual([said("dol-announces")]);
  });

  test("buttons show hands and bottles", () => {
    const [hands, use] = buttonsOf([choice("hands peace-first"), choice("use two-hands")]);
    expect(hands).toMatchObject({ gestures: ["peace", "first"], bottle: null, announces: false });
    expect(use).toMatchObject({ gestures: [], bottle: "two-hands" });
  });

  test("choices that lie on things are no buttons", () => {
    const choices = duelChoices([choice("pick left-1"), choice("done")]);
    expect([...choices.places.keys()]).toEqual(["left-1"]);
    expect(choices.buttons.map((each) => each.choice.text)).toEqual(["done"]);
  });
});
