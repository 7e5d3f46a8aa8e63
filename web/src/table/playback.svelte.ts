/** What is shown of a table, and when: events one after the other, each for as long as its board needs, faster where many wait. */
import type { Here, News, Said, Situation, TableInfo } from "../wire";
import { happeningsIn, type Happening } from "./happenings";

/** With more events than this in the queue, the first ones are only shown in passing. */
const MAX_QUEUED_EVENTS = 12;
/** From this many waiting events on, each is shown for a shorter time. */
const HURRY_FROM_EVENTS = 3;
const HURRY_FACTOR = 0.5;
const DEFAULT_EVENT_MS = 550;

/** How a board shows an event. `before` is the situation that was shown until then. */
export interface EventPresenter {
  /** Begins to show an event. Returns how long that takes: milliseconds, or a promise that resolves when it is done. */
  present(before: Situation | null, news: News): number | Promise<void>;
  /** The shortest time that the event needs, however many others wait, in milliseconds. */
  minimumMs?(before: Situation | null, news: News): number;
  /** How long the story waits, so that it does not tell what the board has not shown yet, in milliseconds. */
  storyDelayMs?(before: Situation | null, news: News): number;
}

export const DEFAULT_PRESENTER: EventPresenter = { present: () => DEFAULT_EVENT_MS };

export class Playback {
  info = $state.raw<TableInfo | null>(null);
  /** The reader's seat; null for a spectator. */
  seat = $state<number | null>(null);
  situation = $state.raw<Situation | null>(null);
  /** The event that led to this situation: boards animate it. */
  event = $state.raw<News | null>(null);
  story = $state.raw<Said[]>([]);
  /** Everything that the story tells, as events. */
  history = $state.raw<readonly Happening[]>([]);
  /** The sentences that were added to the story last. */
  latestStory = $state.raw<Said[]>([]);
  /** Whether the story still waits for the board to show the event. */
  storyPending = $state(false);
  /** Whether an event is being shown, or waits for it. */
  playing = $state(false);
  /** Set by the board. */
  presenter: EventPresenter = DEFAULT_PRESENTER;
  #queue: News[] = [];
  /** Adds the sentences that wait to the story. */
  #tellPending: (() => void) | null = null;

  /** Shows how the table stands, at once; what waits in the queue is dropped. */
  reset(snapshot: Here): void {
    this.#queue = [];
    this.#tellPending = null;
    this.storyPending = false;
    this.info = snapshot.info;
    this.seat = snapshot.seat;
    this.story = snapshot.story;
    this.history = happeningsIn(snapshot);
    this.latestStory = [];
    this.event = null;
    this.situation = snapshot.situation;
  }

  /** Shows an event, once those before it have been shown. */
  add(news: News): void {
    this.#queue.push(news);
    if (!this.playing) void this.#play();
  }

  /** Shows one event of a finished game, with the story of all events up to it. */
  jumpTo(news: News, seat: number | null, until: readonly News[]): void {
    this.seat = seat;
    this.story = until.flatMap((each) => each.story);
    this.history = until.flatMap(happeningsIn);
    this.event = news;
    this.situation = news.situation;
  }

  async #play(): Promise<void> {
    this.playing = true;
    while (this.#queue.length > 0) {
      const inPassing = this.#queue.length > MAX_QUEUED_EVENTS || document.visibilityState === "hidden";
      const news = this.#queue.shift()!;
      const before = this.situation;
      this.#show(news);
      this.#tell(before, news);
      const duration = this.presenter.present(before, news);
      if (inPassing) continue;
      if (typeof duration !== "number") await duration;
      else await sleep(Math.max(this.presenter.minimumMs?.(before, news) ?? 0, duration * this.#speed));
    }
    this.playing = false;
  }

  get #speed(): number {
    return this.#queue.length >= HURRY_FROM_EVENTS ? HURRY_FACTOR : 1;
  }

  #show(news: News): void {
    if (news.info) this.info = news.info;
    if (news.situation) {
      this.event = news;
      this.situation = news.situation;
    }
  }

  #tell(before: Situation | null, news: News): void {
    this.#tellPending?.();
    const tell = () => {
      if (this.#tellPending !== tell) return;
      this.#tellPending = null;
      this.storyPending = false;
      this.story = [...this.story, ...news.story];
      this.history = [...this.history, ...happeningsIn(news)];
      this.latestStory = news.story;
    };
    this.#tellPending = tell;
    this.storyPending = true;
    const delayMs = this.presenter.storyDelayMs?.(before, news) ?? 0;
    if (delayMs > 0) setTimeout(tell, delayMs);
    else tell();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
