/** The protocol of a table: numbers, gaps, resumption, and commands that survive a lost connection. */
import { beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { TableFeed, type FeedSink } from "../src/net/feed.svelte";
import { Refusal } from "../src/net/rest";
import type { Answer, Here, Message, News } from "../src/wire";
import { CHAT_LINE, infoOf, newsOf, snapshotOf, TABLE } from "./samples";

/** A WebSocket whose server is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  /** As browsers do it: others hear of it later. */
  close(): void {
    this.readyState = 3;
    setTimeout(() => this.onclose?.());
  }

  /** The server is gone. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  answer(...answers: Answer[]): void {
    this.onmessage?.({ data: answers.map((each) => JSON.stringify(each)).join("\n") });
  }

  sentOf(type: Message["type"]): Message[] {
    return this.sent.filter((message) => message.type === type);
  }
}

class RecordingSink implements FeedSink {
  snapshots: Here[] = [];
  news: News[] = [];

  reset(snapshot: Here): void {
    this.snapshots.push(snapshot);
  }

  add(news: News): void {
    this.news.push(news);
  }

  get numbers(): number[] {
    return this.news.map((each) => each.number);
  }
}

let sink: RecordingSink;
let feed: TableFeed;

function socket(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

/** The server is gone, and comes back. */
async function loseAndRestore(): Promise<void> {
  socket().drop();
  await vi.advanceTimersByTimeAsync(2000);
  socket().accept();
}

function isRefused(code: string): unknown {
  return expect.objectContaining({ code });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  sink = new RecordingSink();
  feed = new TableFeed(TABLE, sink, new Connection());
  feed.open();
  socket().accept();
  socket().answer(snapshotOf(5));
});

// --- Numbers -----------------------------------------------------------------------------------------------------------

test("a table is followed from the start, and its snapshot handed on", () => {
  expect(socket().sent).toEqual([{ type: "follow", table: TABLE, last: null, token: null, points: true, board: true }]);
  expect(sink.snapshots.map((each) => each.number)).toEqual([5]);
  expect(feed.present).toEqual([0]);
});

test("news are handed on in order", () => {
  socket().answer(newsOf(6), newsOf(7));
  expect(sink.numbers).toEqual([6, 7]);
});

test("what arrives twice is handed on once", () => {
  socket().answer(newsOf(6), newsOf(6));
  socket().answer(newsOf(6), newsOf(5));
  expect(sink.numbers).toEqual([6]);
});

test("a gap is noticed, and the table asked for again from the last number on", () => {
  expect(feed.receive(newsOf(6))).toBe(true);
  expect(feed.receive(newsOf(8))).toBe(false);
  expect(sink.numbers).toEqual([6]);
  socket().answer(newsOf(8));
  expect(socket().sentOf("follow").at(-1)).toMatchObject({ last: 6 });
});

test("while the answer is on its way, a gap is not asked for again", () => {
  socket().answer(newsOf(8));
  socket().answer(newsOf(9), newsOf(10));
  expect(socket().sentOf("follow")).toHaveLength(2);
  socket().answer(newsOf(6), newsOf(7), newsOf(8));
  expect(sink.numbers).toEqual([6, 7, 8]);
});

test("where too much was missed, a snapshot takes the place of what is missing", () => {
  socket().answer(newsOf(9), snapshotOf(9), newsOf(9), newsOf(10));
  expect(sink.snapshots.map((each) => each.number)).toEqual([5, 9]);
  expect(sink.numbers).toEqual([10]);
});

// --- What is no event --------------------------------------------------------------------------------------------------

test("chat does not wait for events, and is numbered with them", () => {
  socket().answer(newsOf(6), newsOf(7, { chat: CHAT_LINE, situation: null, moves: [] }), newsOf(8));
  expect(feed.chat.map((each) => each.text)).toEqual(["Ahoy"]);
  expect(sink.numbers).toEqual([6, 8]);
});

test("presence has no number", () => {
  socket().answer({ type: "presence", table: TABLE, here: [0, 1] }, newsOf(6));
  expect(feed.present).toEqual([0, 1]);
  expect(sink.numbers).toEqual([6]);
});

test("a refusal that answers no command says why the table can't be followed", () => {
  socket().answer({ type: "refused", code: "no-such-table", params: {}, table: TABLE, id: null });
  expect(feed.problem).toBeInstanceOf(Refusal);
  expect(feed.problem!.code).toBe("no-such-table");
});

test("the first commitment is kept, whatever is told later", () => {
  socket().answer(newsOf(6, { info: infoOf({ commitment: "first" }) }), snapshotOf(7, { info: infoOf({ commitment: "second" }) }));
  expect(feed.commitment).toBe("first");
  const again = new TableFeed(TABLE, sink, new Connection());
  again.receive(snapshotOf(7, { info: infoOf({ commitment: "second" }) }));
  expect(again.commitment).toBe("first");
});

test("players can be muted and heard again", () => {
  feed.mute("b", true);
  expect([...feed.muted]).toEqual(["b"]);
  feed.mute("b", false);
  expect([...feed.muted]).toEqual([]);
  expect(socket().sentOf("mute")).toEqual([
    { type: "mute", player: "b", on: true },
    { type: "mute", player: "b", on: false },
  ]);
});

// --- A lost connection -------------------------------------------------------------------------------------------------

test("after a lost connection the table is followed from the last number on", async () => {
  socket().answer(newsOf(6));
  await loseAndRestore();
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().sent).toEqual([{ type: "follow", table: TABLE, last: 6, token: null, points: true, board: true }]);
  socket().answer({ type: "current", table: TABLE, number: 6, here: [1], now: 0 }, newsOf(7));
  expect(sink.numbers).toEqual([6, 7]);
  expect(sink.snapshots).toHaveLength(1);
});

test("a command is done when the server says so", async () => {
  const done = vi.fn();
  void feed.act("draw").then(done);
  const [sent] = socket().sentOf("act") as Extract<Message, { type: "act" }>[];
  expect(sent).toMatchObject({ table: TABLE, text: "draw" });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  socket().answer({ type: "done", table: TABLE, id: sent!.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

test("a refused command is rejected with the reason", async () => {
  const acted = expect(feed.act("fly")).rejects.toEqual(isRefused("illegal-move"));
  const [sent] = socket().sentOf("act") as Extract<Message, { type: "act" }>[];
  socket().answer({ type: "refused", code: "illegal-move", params: {}, table: TABLE, id: sent!.id });
  await acted;
  expect(feed.problem).toBeNull();
});

test("a command without an answer is sent again after each reconnection, under the same id, until it is answered", async () => {
  void feed.act("draw");
  const [first] = socket().sentOf("act");
  await loseAndRestore();
  expect(socket().sentOf("act")).toEqual([first]);
  await loseAndRestore();
  expect(socket().sentOf("act")).toEqual([first]);
  socket().answer({ type: "done", table: TABLE, id: (first as Extract<Message, { type: "act" }>).id });
  await loseAndRestore();
  expect(socket().sentOf("act")).toEqual([]);
});

test("a command given without a connection is sent with the next one", async () => {
  socket().drop();
  void feed.say("Ahoy");
  await vi.advanceTimersByTimeAsync(2000);
  socket().accept();
  expect(socket().sentOf("chat")).toMatchObject([{ text: "Ahoy" }]);
});

test("a server that answers no ping is left for another connection", async () => {
  await vi.advanceTimersByTimeAsync(25_000);
  expect(socket().sentOf("ping")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a table that is closed is not followed any more", async () => {
  feed.close();
  expect(socket().sentOf("unfollow")).toEqual([{ type: "unfollow", table: TABLE }]);
  socket().answer(newsOf(6));
  expect(sink.numbers).toEqual([]);
});
