/** What is shown of a table, and when: events one after the other, each for as long as its board needs, faster if many are waiting. */
import { settings, type Speed } from "../app/settings.svelte";
import type { Here, News, Said, Situation, TableInfo } from "../wire";
import { happeningsIn, type Happening } from "./happenings";

/** With more events than this in the queue, the first ones are only shown in passing. */
const MAX_QUEUED_EVENTS = 12;
/** From this many waiting events on, each is shown for a shorter time. */
const HURRY_FROM_EVENTS = 3;
const HURRY_FACTOR = 0.5;
const DEFAULT_EVENT_MS = 550;
/** How long things are shown, by the speed that somebody likes. */
export const TEMPOS: { readonly [speed in Speed]: number } = { slow: 1.6, normal: 1, fast: 0.12, instant: 0 };

/** Sentences of the story that appear together. */
export interface StoryPart {
  /** How long after the event has begun, in milliseconds at the normal speed; at its end at the latest. */
  afterMs: number;
  /** How many sentences have appeared by then. */
  sentences: number;
}

/** How a board shows an event. `before` is the situation that was shown until then. */
export interface EventPresenter {
  /** Begins to show an event. Returns how long that takes: milliseconds at the normal speed, or a promise that resolves when it
   * is done. What the board times itself takes `tempo` times as long; 0: it is shown at once. */
  present(before: Situation | null, news: News, tempo: number): number | Promise<void>;
  /** The shortest time that the event needs, however many others wait, in milliseconds at the normal speed. */
  minimumMs?(before: Situation | null, news: News): number;
  /** When each part of the story appears, so that it does not run ahead of the board; without it, all appear at once. */
  storyParts?(before: Situation | null, news: News): readonly StoryPart[];
  /** Shows at once what the event leads to. */
  finish?(): void;
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
  /** Everything in the story, as events. */
  history = $state.raw<readonly Happening[]>([]);
  /** The sentences that were added to the story last. */
  latestStory = $state.raw<Said[]>([]);
  /** Whether the story still waits for the board to show the event. */
  storyPending = $state(false);
  /** Whether an event is being shown, or waits for it. */
  playing = $state(false);
  /** Whether everything is shown at once until the reader has to decide. */
  skipping = $state(false);
  /** Set by the board. */
  presenter: EventPresenter = DEFAULT_PRESENTER;
  #queue: News[] = [];
  /** Tells the rest of the story of the event that is shown. */
  #tellRest: () => void = () => {};
  /** Ends the pause in which an event is shown. */
  #endPause: () => void = () => {};

  /** Shows how the table stands, at once; what waits in the queue is dropped. */
  reset(snapshot: Here): void {
    this.#queue = [];
    this.#tellRest = () => {};
    this.storyPending = false;
    this.info = snapshot.info;
    this.seat = snapshot.seat;
    this.story = snapshot.story;
    this.history = happeningsIn(snapshot);
    this.latestStory = [];
    this.event = null;
    this.situation = snapshot.situation;
    this.#stopSkipping();
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

  /** Shows everything at once, until the reader has to decide. */
  skip(): void {
    this.skipping = true;
    this.presenter.finish?.();
    this.#tellRest();
    this.#endPause();
    if (this.#queue.length === 0) this.#stopSkipping();
  }

  async #play(): Promise<void> {
    this.playing = true;
    while (this.#queue.length > 0) {
      const inPassing = this.#queue.length > MAX_QUEUED_EVENTS || document.visibilityState === "hidden";
      const news = this.#queue.shift()!;
      const before = this.situation;
      const tempo = inPassing ? 0 : this.#tempo;
      this.#tellRest();
      if (isSilent(news)) {
        this.#show(news);
        continue;
      }
      this.#show(news);
      const duration = this.presenter.present(before, news, tempo);
      this.#tell(news, tempo, this.presenter.storyParts?.(before, news) ?? [{ afterMs: 0, sentences: news.story.length }]);
      if (this.#queue.length === 0) this.#stopSkipping();
      if (inPassing) continue;
      if (typeof duration !== "number") await duration;
      else await this.#pause(tempo * Math.max(this.presenter.minimumMs?.(before, news) ?? 0, duration * this.#hurry));
      this.#tellRest();
    }
    this.playing = false;
  }

  /** How long things are shown, as a part of the normal time. */
  get #tempo(): number {
    return this.skipping ? 0 : TEMPOS[settings.speed];
  }

  get #hurry(): number {
    return this.#queue.length >= HURRY_FROM_EVENTS ? HURRY_FACTOR : 1;
  }

  /** Whether the reader has a choice, as soon as everything is shown that waits. */
  get asksReader(): boolean {
    return asks(this.#queue.findLast(({ situation }) => situation !== null)?.situation ?? this.situation, this.seat);
  }

  #stopSkipping(): void {
    if (this.situation?.result || asks(this.situation, this.seat)) this.skipping = false;
  }

  async #pause(ms: number): Promise<void> {
    await new Promise<void>((wake) => {
      const timer = setTimeout(wake, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        wake();
      };
    });
    this.#endPause = () => {};
  }

  #show(news: News): void {
    if (news.info) this.info = news.info;
    if (news.situation) {
      if (!isSilent(news)) this.event = news;
      this.situation = news.situation;
    }
  }

  /** Tells the story of an event in its parts, those of the past at once. */
  #tell(news: News, tempo: number, parts: readonly StoryPart[]): void {
    let told = -1;
    const tellUntil = (sentences: number) => {
      if (told < 0) this.history = [...this.history, ...happeningsIn(news)];
      const more = news.story.slice(Math.max(told, 0), sentences);
      told = Math.max(told, 0, sentences);
      if (more.length > 0) {
        this.story = [...this.story, ...more];
        this.latestStory = more;
      }
    };
    const timers: ReturnType<typeof setTimeout>[] = [];
    const tellRest = () => {
      for (const timer of timers) clearTimeout(timer);
      if (this.#tellRest !== tellRest) return;
      this.#tellRest = () => {};
      tellUntil(news.story.length);
      this.storyPending = false;
    };
    this.#tellRest = tellRest;
    this.storyPending = true;
    for (const { afterMs, sentences } of parts) {
      if (afterMs * tempo <= 0 || tempo === 0) tellUntil(sentences);
      else if (afterMs < Infinity) timers.push(setTimeout(() => this.#tellRest === tellRest && tellUntil(sentences), afterMs * tempo));
    }
    const last = parts.at(-1)?.afterMs ?? 0;
    if (tempo === 0 || last === 0) tellRest();
    else if (last < Infinity) timers.push(setTimeout(tellRest, last * tempo));
  }
}

/** Whether a seat has a choice. */
function asks(situation: Situation | null, seat: number | null): boolean {
  return situation !== null && seat !== null && situation.pending.includes(seat) && situation.choices.length > 1;
}

/** Whether nothing happened that could be shown, as when somebody changes the pace. */
function isSilent({ story, moves, events = [] }: News): boolean {
  return story.length === 0 && moves.length === 0 && events.length === 0;
}

/** The parts of a story whose sentences appear after these times in milliseconds: in order, none before the previous one. */
export function storyPartsFrom(story: readonly Said[], afterMs: (said: Said) => number): StoryPart[] {
  const parts: StoryPart[] = [];
  let latest = 0;
  story.forEach((said, index) => {
    latest = Math.max(latest, afterMs(said));
    if (parts.at(-1)?.afterMs === latest) parts.at(-1)!.sentences = index + 1;
    else parts.push({ afterMs: latest, sentences: index + 1 });
  });
  return parts;
}
