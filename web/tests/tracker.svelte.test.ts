/** Pieces are brought up to date while the position changes. */
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { trackPieces, type PieceTracker } from "../src/motion/tracker.svelte";

test("pieces follow the position and keep their keys, however often they are read", () => {
  let places = $state.raw<Record<string, string[]>>({ hand: ["crab", "fish"], pile: [] });
  let tracker!: PieceTracker;
  const stop = $effect.root(() => {
    tracker = trackPieces(() => Object.entries(places));
  });
  flushSync();
  const before = tracker.pieces;
  expect(before.map((piece) => piece.face)).toEqual(["crab", "fish"]);
  expect(tracker.pieces).toBe(before);
  places = { hand: ["fish"], pile: ["crab"] };
  flushSync();
  expect(tracker.pieces.map((piece) => [piece.zone, piece.key])).toEqual([
    ["hand", before[1]!.key],
    ["pile", before[0]!.key],
  ]);
  stop();
});
