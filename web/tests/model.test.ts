/** A table as components know it. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadCommonMessages } from "../src/app/words.svelte";
import { TableModel } from "../src/table/model.svelte";
import { CHAT_LINE, newsOf, situationOf, snapshotOf, TABLE } from "./samples";

let table: TableModel;

/** The number of the situation that is shown. */
function shown(): number {
  return table.situation!.view.round;
}

beforeAll(loadCommonMessages);

beforeEach(() => {
  vi.useFakeTimers();
  table = new TableModel(TABLE);
  table.playback.presenter = { present: () => 40 };
  const choices = [{ text: "draw", says: { id: "ssp-choice-draw", values: {} } }];
  table.feed.receive(snapshotOf(5, { situation: situationOf(null, { pending: [0], choices }) }));
});

test("people go by their names, bots by their level", () => {
  expect(table.names[0]).toBe("Ada");
  expect(table.names[1]).not.toContain("⟨");
  expect(table.listener).toEqual({ names: table.names, me: 0 });
});

test("nothing can be chosen while a decision is on its way", async () => {
  expect(table.myTurn).toBe(true);
  expect(table.choices).toHaveLength(1);
  void table.act("draw");
  expect(table.deciding).toBe(true);
  expect(table.choices).toEqual([]);
  table.feed.receive(newsOf(6));
  expect(table.deciding).toBe(false);
});

test("after a refusal it can be chosen again", async () => {
  vi.spyOn(table.feed, "act").mockRejectedValue(new Error("refused"));
  await expect(table.act("fly")).rejects.toThrow("refused");
  expect(table.deciding).toBe(false);
  expect(table.choices).toHaveLength(1);
});

test("chat does not wait for cards", () => {
  table.feed.receive(newsOf(6));
  table.feed.receive(newsOf(7));
  table.feed.receive(newsOf(8, { chat: CHAT_LINE, situation: null, moves: [] }));
  expect(shown()).toBe(6);
  expect(table.feed.chat.map((each) => each.text)).toEqual(["Ahoy"]);
});

test("after an absence it is shown at once how things stand", async () => {
  void table.act("draw");
  table.feed.receive(newsOf(6));
  table.feed.receive(newsOf(7));
  table.feed.receive(snapshotOf(9, { situation: situationOf(9) }));
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toBe(9);
  expect(table.deciding).toBe(false);
});
