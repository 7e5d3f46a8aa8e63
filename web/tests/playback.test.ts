/** What is shown when. */
import { beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../src/table/playback.svelte";
import type { Said } from "../src/wire";
import { infoOf, newsOf, situationOf, snapshotOf } from "./samples";

const EVENT_MS = 40;
let playback: Playback;
/** The numbers of the events that were shown, in order. */
let presented: number[];

function presentFor(duration: number | Promise<void>): void {
  playback.presenter = {
    present: (_, news) => {
      presented.push(news.number);
      return duration;
    },
  };
}

/** The number of the situation that is shown. */
function shown(): number {
  return playback.situation!.view.round;
}

function add(...numbers: number[]): void {
  for (const number of numbers) playback.add(newsOf(number));
}

function sentence(id: string): Said {
  return { id, values: {} };
}

beforeEach(() => {
  vi.useFakeTimers();
  playback = new Playback();
  presented = [];
  presentFor(EVENT_MS);
  playback.reset(snapshotOf(5));
});

test("events are shown one after the other", async () => {
  add(6, 7);
  expect(shown()).toBe(6);
  expect(playback.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown()).toBe(7);
  expect(presented).toEqual([6, 7]);
  expect(playback.playing).toBe(false);
});

test("an event stays as long as its board needs", async () => {
  add(6, 7);
  await vi.advanceTimersByTimeAsync(EVENT_MS - 1);
  expect(shown()).toBe(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(7);
});

test("an event may stay until the reader goes on", async () => {
  let goOn = () => {};
  presentFor(new Promise((done) => (goOn = done)));
  add(6, 7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(6);
  goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(7);
});

test("while three or more wait, events are shown for half the time", async () => {
  add(6, 7, 8, 9, 10);
  await vi.advanceTimersByTimeAsync(EVENT_MS);
  expect(shown()).toBe(7); // 6 was shown before the others came
  await vi.advanceTimersByTimeAsync(EVENT_MS / 2);
  expect(shown()).toBe(8);
  await vi.advanceTimersByTimeAsync(EVENT_MS / 2);
  expect(shown()).toBe(8); // only two are left
  await vi.advanceTimersByTimeAsync(EVENT_MS / 2);
  expect(shown()).toBe(9);
});

test("no hurry goes below the time that an event needs", async () => {
  playback.presenter = { ...playback.presenter, minimumMs: () => 30 };
  add(6, 7, 8, 9, 10, 11);
  await vi.advanceTimersByTimeAsync(EVENT_MS + 29);
  expect(shown()).toBe(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(8);
});

test("where much was missed, the first events are shown in passing only", async () => {
  presentFor(400);
  for (let number = 6; number <= 40; number += 1) add(number);
  expect(shown()).toBe(6);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toBeGreaterThanOrEqual(28);
  expect(shown()).toBeLessThan(40);
  expect(presented.slice(0, 3)).toEqual([6, 7, 8]);
});

test("a hidden page waits for nothing", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  add(6, 7, 8);
  expect(shown()).toBe(8);
});

test("a snapshot is shown at once, and what waited is dropped", async () => {
  add(6, 7);
  playback.reset(snapshotOf(9, { situation: situationOf(9) }));
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toBe(9);
  expect(presented).toEqual([6]);
});

test("what is known of the table changes when the event is shown, not before", async () => {
  add(6);
  playback.add(newsOf(7, { info: infoOf({ phase: "over" }) }));
  expect(playback.info!.phase).toBe("playing");
  await vi.advanceTimersByTimeAsync(EVENT_MS);
  expect(playback.info!.phase).toBe("over");
});

test("words wait until the board has shown what they tell", async () => {
  playback.presenter = { present: () => 100, storyDelayMs: () => 60 };
  playback.add(newsOf(6, { story: [sentence("dol-reveals")] }));
  expect(shown()).toBe(6);
  expect(playback.story).toEqual([]);
  expect(playback.storyPending).toBe(true);
  await vi.advanceTimersByTimeAsync(60);
  expect(playback.story).toEqual([sentence("dol-reveals")]);
  expect(playback.latestStory).toEqual([sentence("dol-reveals")]);
  expect(playback.storyPending).toBe(false);
});

test("words that wait are told before those of the next event", async () => {
  playback.presenter = { present: () => 10, storyDelayMs: (_, news) => (news.number === 6 ? 60 : 0) };
  playback.add(newsOf(6, { story: [sentence("one")] }));
  playback.add(newsOf(7, { story: [sentence("two")] }));
  await vi.advanceTimersByTimeAsync(10);
  expect(playback.story).toEqual([sentence("one"), sentence("two")]);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.story).toEqual([sentence("one"), sentence("two")]);
});

test("words that wait are dropped with a snapshot, whose story has them", async () => {
  playback.presenter = { present: () => 10, storyDelayMs: () => 60 };
  playback.add(newsOf(6, { story: [sentence("one")] }));
  playback.reset(snapshotOf(6, { story: [sentence("one")] }));
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.story).toEqual([sentence("one")]);
});

test("a moment of a finished game is shown with the story up to it", () => {
  const all = [newsOf(1, { story: [sentence("one")] }), newsOf(2, { story: [sentence("two")] })];
  playback.jumpTo(all[1]!, 1, all);
  expect(shown()).toBe(2);
  expect(playback.seat).toBe(1);
  expect(playback.story).toEqual([sentence("one"), sentence("two")]);
});
