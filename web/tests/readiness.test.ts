/** Waiting for games that the server still compiles. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readiness } from "../src/app/readiness.svelte";
import { rest } from "../src/net/rest";

const answers: Response[] = [];
const asked: string[] = [];

beforeEach(() => {
  answers.length = asked.length = 0;
  readiness.games = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answers.shift() ?? Response.json({ code: "not-found", params: {} }, { status: 404 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (percent: number) => Response.json({ ready: percent === 100, games: [{ game: "dolores", percent, ready: percent === 100 }] });

test("the server is asked until all games are ready, and no longer", async () => {
  answers.push(told(20), told(60), told(100));
  readiness.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(readiness.of("dolores")?.percent).toBe(20);
  expect(readiness.waiting).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readiness.waiting).toBe(false);
  expect(asked).toHaveLength(3);
});

test("an older server that knows of no such thing is asked once", async () => {
  readiness.watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(readiness.waiting).toBe(false);
});

test("who stops watching asks no more", async () => {
  answers.push(told(20), told(60));
  const stop = readiness.watch();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test("a table of a game that is not ready is asked for again until it is", async () => {
  const preparing = () => Response.json({ code: "preparing", params: { game: "dolores", percent: 40 } }, { status: 503 });
  answers.push(preparing(), preparing(), Response.json({ seat: 0 }, { status: 201 }));
  const seated = rest.openTable({ game: "dolores", players: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await seated).seat).toBe(0);
  expect(asked).toHaveLength(3);
});
