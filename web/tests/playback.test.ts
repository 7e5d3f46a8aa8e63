/** What is shown when. */
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings.svelte";
import { Playback, storyPartsFrom, TEMPOS } from "../src/table/playback.svelte";
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
  settings.speed = "normal";
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
  playback.presenter = { present: () => 100, storyParts: () => [{ afterMs: 60, sentences: 1 }] };
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
  playback.presenter = {
    present: () => 10,
    storyParts: (_, news) => [{ afterMs: news.number === 6 ? 60 : 0, sentences: 1 }],
  };
  playback.add(newsOf(6, { story: [sentence("one")] }));
  playback.add(newsOf(7, { story: [sentence("two")] }));
  await vi.advanceTimersByTimeAsync(10);
  expect(playback.story).toEqual([sentence("one"), sentence("two")]);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.story).toEqual([sentence("one"), sentence("two")]);
});

test("words that wait are dropped with a snapshot, whose story has them", async () => {
  playback.presenter = { present: () => 10, storyParts: () => [{ afterMs: 60, sentences: 1 }] };
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

// --- Speed ----------------------------------------------------------------------------------------------------------

test("how long an event is shown follows the speed, at once", async () => {
  settings.speed = "slow";
  add(6, 7);
  await vi.advanceTimersByTimeAsync(EVENT_MS * TEMPOS.slow - 1);
  expect(shown()).toBe(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(7);
  settings.speed = "fast";
  add(8, 9);
  await vi.advanceTimersByTimeAsync(EVENT_MS * TEMPOS.slow + EVENT_MS * TEMPOS.fast);
  expect(shown()).toBe(9);
});

test("instantly, everything is shown at once, and boards are told so", async () => {
  settings.speed = "instant";
  const tempos: number[] = [];
  playback.presenter = {
    present: (_, __, tempo) => {
      tempos.push(tempo);
      return 1000;
    },
    storyParts: () => [{ afterMs: 500, sentences: 1 }],
  };
  playback.add(newsOf(6, { story: [sentence("one")] }));
  playback.add(newsOf(7, { story: [sentence("two")] }));
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(7);
  expect(tempos).toEqual([0, 0]);
  expect(playback.story).toEqual([sentence("one"), sentence("two")]);
});

// --- Skipping -------------------------------------------------------------------------------------------------------

test("skipping shows everything that waits, and what comes until the own decision", async () => {
  presentFor(1000);
  const finish = vi.fn();
  playback.presenter.finish = finish;
  playback.seat = 0;
  add(6, 7, 8);
  playback.skip();
  expect(finish).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(8);
  expect(playback.skipping).toBe(true);
  const mine = situationOf(9, {
    pending: [0],
    choices: [
      { text: "one", says: sentence("one") },
      { text: "two", says: sentence("two") },
    ],
  });
  playback.add(newsOf(9, { situation: mine }));
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.skipping).toBe(false);
  add(10, 11);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown()).toBe(10);
});

test("skipping tells the rest of the story", () => {
  playback.presenter = { present: () => 100, storyParts: () => [{ afterMs: 60, sentences: 1 }] };
  playback.add(newsOf(6, { story: [sentence("one")] }));
  expect(playback.story).toEqual([]);
  playback.skip();
  expect(playback.story).toEqual([sentence("one")]);
  expect(playback.storyPending).toBe(false);
});

// --- The story in step with the board -------------------------------------------------------------------------------

test("the story is told in parts, each with the step that shows it", async () => {
  playback.presenter = {
    present: () => 100,
    storyParts: () => [
      { afterMs: 0, sentences: 1 },
      { afterMs: 40, sentences: 2 },
      { afterMs: 80, sentences: 3 },
    ],
  };
  playback.add(newsOf(6, { story: [sentence("one"), sentence("two"), sentence("three")] }));
  expect(playback.story).toEqual([sentence("one")]);
  await vi.advanceTimersByTimeAsync(40);
  expect(playback.story).toEqual([sentence("one"), sentence("two")]);
  expect(playback.latestStory).toEqual([sentence("two")]);
  expect(playback.storyPending).toBe(true);
  await vi.advanceTimersByTimeAsync(40);
  expect(playback.latestStory).toEqual([sentence("three")]);
  expect(playback.storyPending).toBe(false);
});

test("what belongs to the end of an event is told when it was shown", async () => {
  playback.presenter = { present: () => 100, storyParts: () => [{ afterMs: Infinity, sentences: 1 }] };
  playback.add(newsOf(6, { story: [sentence("one")] }));
  await vi.advanceTimersByTimeAsync(99);
  expect(playback.story).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.story).toEqual([sentence("one")]);
});

test("no sentence is told before those ahead of it", () => {
  const story = [sentence("late"), sentence("early"), sentence("last")];
  const times = new Map([
    [story[0], 50],
    [story[1], 10],
    [story[2], 90],
  ]);
  expect(storyPartsFrom(story, (said) => times.get(said)!)).toEqual([
    { afterMs: 50, sentences: 2 },
    { afterMs: 90, sentences: 3 },
  ]);
});

test("where nothing happened, as with a new pace, nothing is presented", () => {
  playback.add(newsOf(6, { story: [], moves: [], events: [], info: infoOf({ pace: "fast" }) }));
  expect(presented).toEqual([]);
  expect(playback.info!.pace).toBe("fast");
  expect(playback.event).toBeNull();
});
