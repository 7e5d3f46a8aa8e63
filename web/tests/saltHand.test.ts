/** How cards stand in a hand of Sea Salt & Paper. */
import { expect, test } from "vitest";
import { groupedByKind, kindOf } from "../src/games/sea-salt-paper/cards";

const grouped = (...cards: string[]) => groupedByKind(cards, kindOf);

test("cards of a kind stand together", () => {
  expect(grouped("crab.black", "fish.yellow", "crab.green")).toEqual([["crab.black", "crab.green"], ["fish.yellow"]]);
});

test("sharks stand beside the swimmers, and hide none of their names", () => {
  expect(grouped("shark.black", "crab.black", "swimmer.green", "fish.yellow", "shark.grey")).toEqual([
    ["crab.black"],
    ["swimmer.green"],
    ["shark.black", "shark.grey"],
    ["fish.yellow"],
  ]);
});

test("without a swimmer, sharks stand where they came", () => {
  expect(grouped("shark.black", "crab.black")).toEqual([["shark.black"], ["crab.black"]]);
});
