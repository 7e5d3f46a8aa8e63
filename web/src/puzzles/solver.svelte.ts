/** Somebody who solves puzzles in this browser: a rating, a streak, and which puzzle comes next. As in puzzles/solving.py. */
import { readStored, writeStored } from "../app/storage";
import type { PuzzleEntry } from "../wire";

const FIRST_RATING = 1200;
const QUICK_STEP = 48;
const STEADY_STEP = 24;
const QUICK_PUZZLES = 15;
/** The next puzzle is one of so many that are nearest to the solver's rating. */
const NEAREST_PUZZLES = 8;

export interface SolverRecord {
  rating: number;
  streak: number;
  best: number;
  solved: string[];
  failed: string[];
}

/** The rating of a solver after a puzzle, by Elo's formula. */
export function movedRating(rating: number, ofPuzzle: number, tried: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((ofPuzzle - rating) / 400));
  const step = tried < QUICK_PUZZLES ? QUICK_STEP : STEADY_STEP;
  return Math.round(rating + step * (Number(solved) - expected));
}

/** What was stored; a fresh record if nothing was, or if it makes no sense. */
export function readRecord(text: string | null): SolverRecord {
  const fresh: SolverRecord = { rating: FIRST_RATING, streak: 0, best: 0, solved: [], failed: [] };
  try {
    const stored = JSON.parse(text ?? "") as Partial<SolverRecord>;
    const numbers = [stored.rating, stored.streak, stored.best].every(Number.isFinite);
    const lists = [stored.solved, stored.failed].every((list) => Array.isArray(list) && list.every((id) => typeof id === "string"));
    return numbers && lists ? (stored as SolverRecord) : fresh;
  } catch {
    return fresh;
  }
}

export class Solver {
  readonly #name: string;
  record = $state.raw<SolverRecord>()!;

  constructor(game: string) {
    this.#name = `puzzles.${game}`;
    this.record = readRecord(readStored(this.#name));
  }

  hasTried(id: string): boolean {
    return this.record.solved.includes(id) || this.record.failed.includes(id);
  }

  /** Counts an answer, the first one to a puzzle only. */
  answer({ id, rating }: PuzzleEntry, right: boolean): void {
    if (this.hasTried(id)) return;
    const { record } = this;
    const tried = record.solved.length + record.failed.length;
    const streak = right ? record.streak + 1 : 0;
    this.record = {
      rating: movedRating(record.rating, rating, tried, right),
      streak,
      best: Math.max(record.best, streak),
      solved: right ? [...record.solved, id] : record.solved,
      failed: right ? record.failed : [...record.failed, id],
    };
    writeStored(this.#name, JSON.stringify(this.record));
  }

  /** The place in the list of a puzzle near the solver's rating: one that is new, else one that was failed, else any but the last one. */
  next(entries: readonly PuzzleEntry[], last: string | null, chance = Math.random()): number {
    const others = entries.map((entry, place) => ({ ...entry, place })).filter(({ id }) => id !== last);
    const fresh = others.filter(({ id }) => !this.hasTried(id));
    const failed = others.filter(({ id }) => this.record.failed.includes(id));
    const left = fresh.length > 0 ? fresh : failed.length > 0 ? failed : others;
    const distance = (rating: number) => Math.abs(rating - this.record.rating);
    const nearest = left.sort((one, other) => distance(one.rating) - distance(other.rating)).slice(0, NEAREST_PUZZLES);
    return nearest[Math.floor(chance * nearest.length)]?.place ?? 0;
  }
}
