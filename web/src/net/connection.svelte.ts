/** The page's one WebSocket. It reconnects by itself, and sends every command again until the server has answered it. */
import type { Answer, Follow, Message } from "../wire";

const SUBPROTOCOL = "seachest.1";
const FIRST_RETRY_MS = 300;
const MAX_RETRY_MS = 10_000;
const RETRY_GROWTH = 1.7;
const PING_INTERVAL_MS = 25_000;
const REPLY_TIMEOUT_MS = 10_000;

/** A message that the server answers with `done` or `refused`. Sent twice under one id, it is carried out once. */
export type Command = Extract<Message, { id: string }>;

export type Refused = Extract<Answer, { type: "refused" }>;

/** What the server sends to those who follow a table. */
export type TableMessage = Extract<Answer, { type: "here" | "news" | "current" | "presence" }>;

/** Somebody who follows a table over the connection. */
export interface Follower {
  /** The id of the table. */
  readonly id: string;
  /** The message that asks for the table, from the last number on that has arrived. */
  followMessage(): Follow;
  /** Takes a message of the server; false if one before it is missing, and the table has to be followed again. */
  receive(message: TableMessage): boolean;
  /** Takes a refusal that answers no command. */
  refuse(refused: Refused): void;
}

interface PendingCommand {
  command: Command;
  done: () => void;
  refuse: (refused: Refused) => void;
}

export class Connection {
  /** Whether the server can be reached. */
  open = $state(false);
  /** Whether the connection was there, and is gone. */
  lost = $state(false);
  /** Whether the connection is there again after it was lost. */
  restored = $state(false);
  #socket: WebSocket | null = null;
  #followers = new Map<string, Follower>();
  #pending = new Map<string, PendingCommand>();
  #retryMs = FIRST_RETRY_MS;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #framesReceived = 0;

  constructor() {
    addEventListener("online", () => this.#retry(0));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#ping();
    });
    setInterval(() => this.#ping(), PING_INTERVAL_MS);
  }

  /** Follows a table; returns the function that ends it. */
  follow(follower: Follower): () => void {
    this.#followers.set(follower.id, follower);
    if (this.open) this.#write(follower.followMessage());
    else this.#connect();
    return () => {
      if (this.#followers.get(follower.id) !== follower) return;
      this.#followers.delete(follower.id);
      if (this.open) this.#write({ type: "unfollow", table: follower.id });
    };
  }

  /** Sends a command, again after each reconnection until it is answered. Rejects with the server's refusal. */
  send(command: Command): Promise<void> {
    return new Promise((done, refuse) => {
      this.#pending.set(command.id, { command, done, refuse });
      if (this.open) this.#write(command);
    });
  }

  /** Sends a message that needs no answer; without a connection it is dropped. */
  notify(message: Message): void {
    if (this.open) this.#write(message);
  }

  /** Closes the socket and opens another one, as after the player has changed. */
  reconnect(): void {
    this.#socket?.close();
    this.#socket = null;
    this.open = false;
    this.#retry(0);
  }

  #write(message: Message): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ping(): void {
    if (!this.open) return this.#retry(0);
    const before = this.#framesReceived;
    this.#write({ type: "ping" });
    setTimeout(() => {
      if (this.open && this.#framesReceived === before) this.reconnect();
    }, REPLY_TIMEOUT_MS);
  }

  #retry(delayMs: number): void {
    if (this.#followers.size === 0 || this.open) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), delayMs);
  }

  #connect(): void {
    if (this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN) return;
    const address = new URL("/play", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.restored = this.lost;
      this.lost = false;
      this.#retryMs = FIRST_RETRY_MS;
      for (const follower of this.#followers.values()) this.#write(follower.followMessage());
      for (const { command } of this.#pending.values()) this.#write(command);
    };
    socket.onmessage = ({ data }) => {
      this.#framesReceived += 1;
      for (const line of (data as string).split("\n")) this.#receive(JSON.parse(line) as Answer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.lost = this.lost || this.open;
      this.open = false;
      this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * RETRY_GROWTH);
      this.#retry(this.#retryMs * (0.5 + Math.random() / 2));
    };
  }

  #receive(answer: Answer): void {
    switch (answer.type) {
      case "done":
        this.#pending.get(answer.id)?.done();
        this.#pending.delete(answer.id);
        break;
      case "refused": {
        const pending = answer.id ? this.#pending.get(answer.id) : undefined;
        if (answer.id) this.#pending.delete(answer.id);
        if (pending) pending.refuse(answer);
        else if (answer.table) this.#followers.get(answer.table)?.refuse(answer);
        break;
      }
      case "pong":
      case "step": // comes only to those who ask for it
        break;
      default: {
        const follower = this.#followers.get(answer.table);
        if (follower && !follower.receive(answer)) this.#write(follower.followMessage());
      }
    }
  }
}

export const connection = new Connection();

/** A new id for a command. */
export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
