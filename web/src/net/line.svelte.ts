/** The one WebSocket of the page: it connects again by itself, and says again what was not answered. */
import type { Answer, Message } from "../wire";
import type { FollowedTable } from "./table.svelte";

const SUBPROTOCOL = "seachest.1";
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const QUIET = 25_000;
const PATIENCE = 10_000;

export type Deed = Extract<Message, { id: string }>;

class Line {
  /** Whether the server hears us. */
  open = $state(false);
  /** Whether contact was lost after it had been there. */
  lost = $state(false);
  /** Whether contact is there again after it was lost. */
  back = $state(false);
  #socket: WebSocket | null = null;
  #tables = new Map<string, FollowedTable>();
  #unanswered = new Map<string, { deed: Deed; done: () => void; refused: (why: Answer & { type: "refused" }) => void }>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  constructor() {
    addEventListener("online", () => this.#again(0));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#ping();
    });
    setInterval(() => this.#ping(), QUIET);
  }

  follow(table: FollowedTable): () => void {
    this.#tables.set(table.id, table);
    if (this.open) this.#send(table.followed());
    else this.#connect();
    return () => {
      if (this.#tables.get(table.id) !== table) return;
      this.#tables.delete(table.id);
      if (this.open) this.#send({ type: "unfollow", table: table.id });
    };
  }

  /** Does something; it is said again after each reconnection until the server answers. */
  do(deed: Deed): Promise<void> {
    return new Promise((done, refused) => {
      this.#unanswered.set(deed.id, { deed, done, refused });
      if (this.open) this.#send(deed);
    });
  }

  tell(message: Message): void {
    if (this.open) this.#send(message);
  }

  /** Something is asked of everyone anew, as where the player has changed. */
  reconnect(): void {
    this.#socket?.close();
    this.#socket = null;
    this.open = false;
    this.#again(0);
  }

  #send(message: Message): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ping(): void {
    if (!this.open) return this.#again(0);
    const before = this.#heard;
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (this.open && this.#heard === before) this.reconnect();
    }, PATIENCE);
  }

  #again(pause: number): void {
    if (this.#tables.size === 0 || this.open) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #connect(): void {
    if (this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN) return;
    const address = new URL("/play", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.back = this.lost;
      this.lost = false;
      this.#pause = FIRST_PAUSE;
      for (const table of this.#tables.values()) this.#send(table.followed());
      for (const { deed } of this.#unanswered.values()) this.#send(deed);
    };
    socket.onmessage = ({ data }) => {
      this.#heard += 1;
      for (const line of (data as string).split("\n")) this.#hear(JSON.parse(line) as Answer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.lost = this.lost || this.open;
      this.open = false;
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
      this.#again(this.#pause * (0.5 + Math.random() / 2));
    };
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case "done":
        this.#unanswered.get(answer.id)?.done();
        this.#unanswered.delete(answer.id);
        break;
      case "refused": {
        const waiting = answer.id ? this.#unanswered.get(answer.id) : undefined;
        if (answer.id) this.#unanswered.delete(answer.id);
        if (waiting) waiting.refused(answer);
        else if (answer.table) this.#tables.get(answer.table)?.refused(answer);
        break;
      }
      case "pong":
        break;
      default: {
        const table = this.#tables.get(answer.table);
        if (table && !table.hear(answer)) this.#send(table.followed());
      }
    }
  }
}

export const line = new Line();

/** Another id for each thing that is done. */
export function deedId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
