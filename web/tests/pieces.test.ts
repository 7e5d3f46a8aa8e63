/** Which card is which from one situation to the next. */
import { expect, test } from "vitest";
import { carryOver, type Piece } from "../src/motion/pieces";

type Places = Record<string, string[]>;

/** The keys of the cards in each place, through several situations, counted from 0. */
function carried(...situations: Places[]): Record<string, number[]>[] {
  let pieces: Piece[] = [];
  const all = situations.map((places) => (pieces = carryOver(pieces, Object.entries(places))));
  const first = Math.min(...all.flat().map((piece) => piece.key));
  return all.map((each) => {
    const zones = [...new Set(each.map((piece) => piece.zone))];
    return Object.fromEntries(zones.map((zone) => [zone, each.filter((piece) => piece.zone === zone).map((piece) => piece.key - first)]));
  });
}

test("cards that stay keep their keys wherever they lie in a place", () => {
  const [one, two] = carried({ hand: ["crab", "fish", "crab"] }, { hand: ["fish", "crab", "crab"] });
  expect(one).toEqual({ hand: [0, 1, 2] });
  expect(two).toEqual({ hand: [1, 0, 2] });
});

test("a card that goes elsewhere takes its key along", () => {
  const [one, two] = carried({ hand: ["crab", "fish"], pile: ["boat"] }, { hand: ["fish"], pile: ["boat", "crab"] });
  expect(one).toEqual({ hand: [0, 1], pile: [2] });
  expect(two).toEqual({ hand: [1], pile: [2, 0] });
});

test("a card is the same before and after it is turned over", () => {
  const [one, two] = carried({ theirs: ["?", "?"] }, { theirs: ["?", "crab"] });
  expect(two!["theirs"]!.toSorted()).toEqual(one!["theirs"]);
  const [, taken] = carried({ theirs: ["?"], mine: [] }, { theirs: [], mine: ["crab"] });
  expect(taken).toEqual({ mine: [0] });
});

test("known cards are matched before unknown ones", () => {
  const [one, two] = carried({ theirs: ["?"], mine: ["crab"] }, { theirs: ["crab"], mine: ["fish"] });
  expect(one).toEqual({ theirs: [0], mine: [1] });
  expect([...two!["theirs"]!, ...two!["mine"]!]).toContain(0);
  expect(two!["theirs"]).not.toEqual(two!["mine"]);
});

test("new cards get keys that no card had before", () => {
  const [, two, three] = carried({ hand: ["crab"] }, { hand: [], pile: ["boat"] }, { hand: ["crab"], pile: ["boat"] });
  expect(two!["pile"]).toEqual(three!["pile"]);
  expect(three!["hand"]).not.toEqual([0]);
});
