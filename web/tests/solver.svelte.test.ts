import { describe, expect, it } from "vitest";
import { movedRating, readRecord, Solver } from "../src/puzzles/solver.svelte";

const ENTRIES = [800, 1180, 1210, 2000].map((rating, number) => ({ id: `p${number}`, rating }));

describe("a solver", () => {
  it("rises with what was hard and falls with what was easy", () => {
    expect(movedRating(1200, 1200, 0, true)).toBe(1224);
    expect(movedRating(1200, 1200, 20, false)).toBe(1188);
    expect(movedRating(1200, 2000, 20, true)).toBeGreaterThan(movedRating(1200, 800, 20, true));
  });

  it("starts anew where nothing sensible was stored", () => {
    for (const text of [null, "", "{", "{}", '{"rating": "x"}', "[]", "null"]) expect(readRecord(text).rating).toBe(1200);
  });

  it("counts the first answer to a puzzle only, and keeps it", () => {
    const solver = new Solver("some-game");
    solver.answer(ENTRIES[1]!, true);
    const { rating } = solver.record;
    solver.answer(ENTRIES[1]!, false);
    expect(solver.record).toMatchObject({ rating, streak: 1, best: 1, solved: ["p1"], failed: [] });
    solver.answer(ENTRIES[2]!, false);
    expect(solver.record).toMatchObject({ streak: 0, best: 1, failed: ["p2"] });
    expect(new Solver("some-game").record).toEqual(solver.record);
  });

  it("gets new puzzles first, then those that were failed", () => {
    const solver = new Solver("other-game");
    solver.answer(ENTRIES[0]!, false);
    for (const entry of ENTRIES.slice(1)) {
      expect(solver.hasTried(ENTRIES[solver.next(ENTRIES, null, 0.99)]!.id)).toBe(false);
      solver.answer(entry, true);
    }
    expect(solver.next(ENTRIES, null)).toBe(0);
    expect(solver.next(ENTRIES, "p0")).not.toBe(0);
  });
});
