/** Moments to jump to in a replay. */
import { expect, test } from "vitest";
import { decisionMoments, neighbours } from "../src/pages/replay";
import { newsOf } from "./samples";

test("a seat's decisions are at the moments before the updates that tell them", () => {
  const moments = [
    newsOf(0, { moves: [], deciders: [] }),
    newsOf(1, { moves: ["1 draw"], deciders: [1] }),
    newsOf(2, { moves: ["0 fight", "1 peace"], deciders: [0, 1] }),
    newsOf(3, { moves: ["10 draw"], deciders: [10] }),
  ];
  expect(decisionMoments(0, moments)).toEqual([1]);
  expect(decisionMoments(1, moments)).toEqual([0, 1]);
});

test("the stops before and after a moment", () => {
  expect(neighbours([2, 5, 9], 5)).toEqual({ back: 2, on: 9 });
  expect(neighbours([2, 5, 9], 2)).toEqual({ back: null, on: 5 });
});
