/** A table that is followed: what the server tells of it, shown one event after the other, so that one can see them. */
import { keep, kept } from "../app/kept";
import type { Listener } from "../app/words.svelte";
import { t } from "../app/words.svelte";
import type { Answer, ChatLine, Follow, News, Said, Situation, TableInfo } from "../wire";
import { deedId, line } from "./line.svelte";
import { Refusal } from "./rest";

type Heard = Extract<Answer, { type: "here" | "news" | "current" | "presence" }>;

const MOST_WAITING = 12;
const USUAL_HOLD = 550;
const HURRY = 0.5;

/** How long an event stays before the next one is shown, in milliseconds, or until something has happened; a board may ask for more. */
export type Hold = (before: Situation | null, news: News) => number | Promise<void>;

export class FollowedTable {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  /** What is shown. */
  situation = $state.raw<Situation | null>(null);
  /** The last event, whose effect the situation shows: boards animate it. */
  event = $state.raw<News | null>(null);
  seat = $state<number | null>(null);
  story = $state.raw<Said[]>([]);
  /** Whether the board is still showing what the story tells next. */
  untold = $state(false);
  /** The end of the story: what was told last. */
  latest = $state.raw<Said[]>([]);
  moves = $state.raw<string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  problem = $state.raw<Refusal | null>(null);
  /** The commitment to the shuffle, as it was told first. */
  promise = $state<string | null>(null);
  /** Whether an own decision is on its way. */
  deciding = $state(false);
  /** Whether something is being shown that happened before. */
  playing = $state(false);
  /** Server's clock less this browser's, in seconds. */
  ahead = $state(0);
  hold: Hold = () => USUAL_HOLD;
  /** How long an event stays at least, however many wait behind it. */
  least: (before: Situation | null, news: News) => number = () => 0;
  /** How long its words wait, so that the story does not tell what the board has not shown yet. */
  wordless: (before: Situation | null, news: News) => number = () => 0;
  #mutings = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  #number: number | null = null;
  #asked = false;
  #queue: News[] = [];
  #untold: (() => void) | null = null;
  #unfollow: (() => void) | null = null;

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    this.#unfollow ??= line.follow(this);
  }

  close(): void {
    this.#unfollow?.();
    this.#unfollow = null;
  }

  // --- What is known -------------------------------------------------------------------------------------------------

  names = $derived.by((): string[] => (this.info?.seats ?? []).map((each, seat) => each.name ?? botName(each.level, seat)));
  listener = $derived.by((): Listener => ({ names: this.names, me: this.seat }));
  mine = $derived.by(() => this.seat !== null && (this.situation?.pending.includes(this.seat) ?? false));
  choices = $derived.by(() => (this.deciding ? [] : (this.situation?.choices ?? [])));
  /** Players whose words don't reach this one: as told here, or as the server does it already. */
  muted = $derived.by(() => {
    const silent = new Set(this.chat.flatMap((said) => (said.text === null && said.player !== null ? [said.player] : [])));
    for (const [player, on] of this.#mutings) {
      if (on) silent.add(player);
      else silent.delete(player);
    }
    return silent;
  });
  away = $derived.by(() => this.seat !== null && (this.info?.seats[this.seat]?.away ?? false));

  /** The secret of the seat, where it was brought along from another device. */
  get token(): string | null {
    return kept(`token.${this.id}`);
  }

  set token(value: string | null) {
    keep(`token.${this.id}`, value);
  }

  /** This browser keeps what was promised, so that nobody can promise something else afterwards. */
  #promised(info: TableInfo): string | null {
    const before = kept(`promise.${this.id}`);
    if (before === null && info.commitment !== null) keep(`promise.${this.id}`, info.commitment);
    return before ?? info.commitment;
  }

  // --- What is done --------------------------------------------------------------------------------------------------

  async act(text: string): Promise<void> {
    this.deciding = true;
    try {
      await this.#do({ type: "act", table: this.id, id: deedId(), text });
    } catch (error) {
      this.deciding = false;
      throw error;
    }
  }

  say(text: string): Promise<void> {
    return this.#do({ type: "chat", table: this.id, id: deedId(), text });
  }

  back(): Promise<void> {
    return this.#do({ type: "back", table: this.id, id: deedId() });
  }

  mute(player: string, on: boolean): void {
    this.#mutings = new Map([...this.#mutings, [player, on]]);
    line.tell({ type: "mute", player, on });
  }

  async #do(deed: Parameters<typeof line.do>[0]): Promise<void> {
    try {
      await line.do(deed);
    } catch (why) {
      const { code, params } = why as { code: string; params: Record<string, unknown> };
      throw new Refusal(code, params);
    }
  }

  // --- What the line tells -------------------------------------------------------------------------------------------

  followed(): Follow {
    this.#asked = true;
    return { type: "follow", table: this.id, last: this.#number, token: this.token, points: true };
  }

  /** Takes in what the server says; false where something before it is missing. */
  hear(answer: Heard): boolean {
    switch (answer.type) {
      case "presence":
        this.present = answer.here;
        return true;
      case "current":
        this.present = answer.here;
        this.#asked = false;
        return true;
      case "here":
        this.#asked = false;
        this.#number = answer.number;
        this.#queue = [];
        this.ahead = answer.now - Date.now() / 1000;
        this.info = answer.info;
        this.promise ??= this.#promised(answer.info);
        this.seat = answer.seat;
        this.#untold = null;
        this.untold = false;
        this.story = answer.story;
        this.latest = [];
        this.moves = answer.moves;
        this.chat = answer.chat;
        this.present = answer.here;
        this.event = null;
        this.situation = answer.situation;
        this.deciding = false;
        this.problem = null;
        return true;
      case "news":
        return this.#news(answer);
    }
  }

  /** Shows a moment of a finished game, which is not followed. */
  replay(moment: News, seat: number | null, told: readonly News[]): void {
    this.seat = seat;
    this.story = told.flatMap((each) => each.story);
    this.moves = told.flatMap((each) => each.moves);
    this.event = moment;
    this.situation = moment.situation;
  }

  refused(why: { code: string; params: Record<string, unknown> }): void {
    this.problem = new Refusal(why.code, why.params);
  }

  #news(news: News): boolean {
    if (this.#number === null || news.number <= this.#number) return true;
    if (news.number > this.#number + 1) return this.#asked;
    this.#asked = false;
    this.#number = news.number;
    this.ahead = news.now - Date.now() / 1000;
    if (news.chat) {
      this.chat = [...this.chat, news.chat];
      return true;
    }
    this.#queue.push(news);
    if (!this.playing) void this.#play();
    return true;
  }

  /** Shows what waits, one after the other; where much was missed, only how it came out. */
  async #play(): Promise<void> {
    this.playing = true;
    while (this.#queue.length > 0) {
      const hurry = this.#queue.length > MOST_WAITING || document.visibilityState === "hidden";
      const news = this.#queue.shift()!;
      const before = this.situation;
      this.#show(news);
      this.#tell(before, news);
      const pause = this.hold(before, news);
      if (hurry) continue;
      if (typeof pause !== "number") await pause;
      else await new Promise((go) => setTimeout(go, Math.max(this.least(before, news), pause * (this.#queue.length > 2 ? HURRY : 1))));
    }
    this.playing = false;
  }

  #tell(before: Situation | null, news: News): void {
    this.#untold?.();
    const tell = () => {
      if (this.#untold !== tell) return;
      this.#untold = null;
      this.untold = false;
      this.story = [...this.story, ...news.story];
      this.latest = news.story;
    };
    this.#untold = tell;
    this.untold = true;
    const wait = this.wordless(before, news);
    if (wait > 0) setTimeout(tell, wait);
    else tell();
  }

  #show(news: News): void {
    this.moves = [...this.moves, ...news.moves];
    if (news.info) {
      this.info = news.info;
      this.promise ??= this.#promised(news.info);
    }
    if (news.situation) {
      this.event = news;
      this.situation = news.situation;
      this.deciding = false;
    }
  }
}

function botName(level: string | null, seat: number): string {
  return level === null ? t("page-seat-free") : t("page-bot-name", { level: t(`play-level-${level}`), number: seat + 1 });
}
