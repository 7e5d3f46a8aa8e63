/** The protocol of one table: it follows the table, puts messages in order, asks for what is missing, and sends commands.
 * When things are shown is not its business: snapshots and news go on to a `FeedSink` as they arrive. */
import { readStored, writeStored } from "../app/storage";
import type { ChatLine, Emote, Follow, Here, News, SetPace, SetStanding, TableInfo } from "../wire";
import { commandId, type Command, type Connection, connection, type Follower, type Refused, type TableMessage } from "./connection.svelte";
import { Refusal } from "./rest";

/** Where the contents of a table go: how it stands, and after that what happens, in order and without gaps. */
export interface FeedSink {
  reset(snapshot: Here): void;
  add(news: News): void;
}

export class TableFeed implements Follower {
  readonly id: string;
  chat = $state.raw<ChatLine[]>([]);
  /** The seats whose players are connected. */
  present = $state.raw<number[]>([]);
  /** Why the table can't be followed. */
  problem = $state.raw<Refusal | null>(null);
  /** The commitment to the shuffle, as this browser heard it first. */
  commitment = $state<string | null>(null);
  /** The server's clock less this browser's, in seconds. */
  clockOffset = $state(0);
  #mutings = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  #sink: FeedSink;
  #connection: Connection;
  /** The number of the last message that has arrived. */
  #number: number | null = null;
  /** Whether the table was asked for, and the answer is still to come. */
  #following = false;
  #unfollow: (() => void) | null = null;

  constructor(id: string, sink: FeedSink, over: Connection = connection) {
    this.id = id;
    this.#sink = sink;
    this.#connection = over;
  }

  /** The players whose chat is not shown: muted here, or by the server already. */
  muted = $derived.by((): ReadonlySet<string> => {
    const muted = new Set(this.chat.flatMap((said) => (said.text === null && said.player !== null ? [said.player] : [])));
    for (const [player, on] of this.#mutings) {
      if (on) muted.add(player);
      else muted.delete(player);
    }
    return muted;
  });

  /** Follows the table until it is closed. */
  open(): void {
    this.#unfollow ??= this.#connection.follow(this);
  }

  close(): void {
    this.#unfollow?.();
    this.#unfollow = null;
  }

  // --- Commands ------------------------------------------------------------------------------------------------------

  /** Sends a decision. Like all commands it rejects with a `Refusal`. */
  act(text: string): Promise<void> {
    return this.#send({ type: "act", table: this.id, id: commandId(), text });
  }

  say(text: string): Promise<void> {
    return this.#send({ type: "chat", table: this.id, id: commandId(), text });
  }

  /** Says something that everybody reads in their own language. */
  emote(emote: Emote["emote"]): Promise<void> {
    return this.#send({ type: "emote", table: this.id, id: commandId(), emote });
  }

  /** Takes the last choice back, by which nobody has learned anything. */
  takeBack(): Promise<void> {
    return this.#send({ type: "take-back", table: this.id, id: commandId() });
  }

  /** Chooses how long bots seem to think, from now on or until the next own decision. */
  setPace(pace: SetPace["pace"], once = false): Promise<void> {
    return this.#send({ type: "pace", table: this.id, id: commandId(), pace, ...(once ? { once } : {}) });
  }

  /** Decides in advance; null: not any longer. */
  setStanding(text: string | null, until: NonNullable<SetStanding["until"]> = "part"): Promise<void> {
    return this.#send({ type: "standing", table: this.id, id: commandId(), text, until });
  }

  /** Takes the seat back from the bot that plays for an absent player. */
  comeBack(): Promise<void> {
    return this.#send({ type: "back", table: this.id, id: commandId() });
  }

  mute(player: string, on: boolean): void {
    this.#mutings = new Map([...this.#mutings, [player, on]]);
    this.#connection.notify({ type: "mute", player, on });
  }

  async #send(command: Command): Promise<void> {
    try {
      await this.#connection.send(command);
    } catch (refused) {
      throw refusalOf(refused as Refused);
    }
  }

  // --- What the connection brings ------------------------------------------------------------------------------------

  followMessage(): Follow {
    this.#following = true;
    return { type: "follow", table: this.id, last: this.#number, token: this.#token, points: true, board: true };
  }

  receive(message: TableMessage): boolean {
    switch (message.type) {
      case "presence":
        this.present = message.here;
        return true;
      case "current":
        this.present = message.here;
        this.#following = false;
        return true;
      case "here":
        this.#reset(message);
        return true;
      case "news":
        return this.#add(message);
    }
  }

  refuse(refused: Refused): void {
    this.problem = refusalOf(refused);
  }

  #reset(snapshot: Here): void {
    this.#following = false;
    this.#number = snapshot.number;
    this.#setClock(snapshot.now);
    this.#noteCommitment(snapshot.info);
    this.chat = snapshot.chat;
    this.present = snapshot.here;
    this.problem = null;
    this.#sink.reset(snapshot);
  }

  /** False where news before these are missing, and nobody has asked for them yet. */
  #add(news: News): boolean {
    if (this.#number === null || news.number <= this.#number) return true;
    if (news.number > this.#number + 1) return this.#following;
    this.#following = false;
    this.#number = news.number;
    this.#setClock(news.now);
    if (news.info) this.#noteCommitment(news.info);
    if (news.chat) this.chat = [...this.chat, news.chat];
    else this.#sink.add(news);
    return true;
  }

  #setClock(now: number): void {
    this.clockOffset = now - Date.now() / 1000;
  }

  /** The secret of the seat, where it was brought along from another device. */
  get #token(): string | null {
    return readStored(`token.${this.id}`);
  }

  /** This browser keeps the first commitment, so that nobody can put another one in its place. */
  #noteCommitment({ commitment }: TableInfo): void {
    if (this.commitment !== null) return;
    const before = readStored(`promise.${this.id}`);
    if (before === null && commitment !== null) writeStored(`promise.${this.id}`, commitment);
    this.commitment = before ?? commitment;
  }
}

function refusalOf({ code, params }: Refused): Refusal {
  return new Refusal(code, params);
}
