/** What the board shows when. A duel that is settled brings the next one in the same news: here it is shown in steps,
 * the count Do – Lo – Res, both hands at the same moment, what follows in words, the cards on their way, the new ones. */
import { storyPartsFrom, type EventPresenter, type StoryPart } from "../../table/playback.svelte";
import type { News, Said, Situation } from "../../wire";
import { ofType, type Happening } from "../../table/happenings";
import { eventsOf, factsOf, viewOf, type View } from "./view";
import type { DoloresEvent, Revealed, ShownGestures } from "./wire";

const BEAT_MS = 450;
const BEATS = 3;
const COUNT_MS = BEATS * BEAT_MS;
const SETTLING_MS = 650;
const SUNRISE_MS = 2000;
const DEFAULT_EVENT_MS = 650;
const SPEECH_MS = 900;
const SENTENCE_MS = 900;
const MAX_READ_SENTENCES = 3;

export interface Reveal {
  gestures: ShownGestures;
  bettor: number | null;
  bet: string | null;
}

export class DuelPresenter implements EventPresenter {
  /** What is shown: the last situation, or an earlier one while steps are shown. */
  shown = $state.raw<Situation>()!;
  /** 1 to 3 while Do – Lo – Res is counted, 4 while the hands are open; 0 at all other times. */
  beat = $state(0);
  /** What both show, from the third beat on; before it nobody on this page knows it. */
  reveal = $state.raw<Reveal | null>(null);
  /** What happened, to be read in the middle. */
  told = $state.raw<Said[]>([]);
  /** The event that is being presented, and how much time its steps take. */
  #presented: { news: News; tempo: number } | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** The situation that everything shown leads to. */
  #target: Situation;

  constructor(situation: Situation) {
    this.shown = situation;
    this.#target = situation;
  }

  get busy(): boolean {
    return this.beat > 0;
  }

  // --- How long it takes -----------------------------------------------------------------------------------------------

  present(before: Situation | null, news: News, tempo: number): number {
    this.#presented = { news, tempo };
    if (revealIn(news)) return this.minimumMs(before, news) + DEFAULT_EVENT_MS / 2;
    const reading = sentencesToRead(news).length > 1 ? SENTENCE_MS : 0;
    return this.minimumMs(before, news) + (hasSpeech(news) ? SPEECH_MS : DEFAULT_EVENT_MS) + reading;
  }

  minimumMs(before: Situation | null, news: News): number {
    const settles = before && news.situation && endsDuel(viewOf(before), news);
    const settlingMs = settles ? SETTLING_MS + (lastCards(news.situation!) ? SUNRISE_MS : 0) : 0;
    return revealIn(news) ? COUNT_MS + readingMs(news) + settlingMs : settlingMs;
  }

  /** The count comes before the hands are open, and the cards of a duel reach their owners before the next one begins. */
  storyParts(before: Situation | null, news: News): StoryPart[] {
    const shownMs = revealIn(news) ? COUNT_MS : 0;
    const goneMs = revealIn(news) ? COUNT_MS + readingMs(news) : 0;
    const settles = before !== null && endsDuel(viewOf(before), news);
    const laidOutMs = settles ? goneMs + SETTLING_MS : shownMs;
    const countedMs = news.situation && lastCards(news.situation) ? laidOutMs + SUNRISE_MS : laidOutMs;
    const times = new Map<Said, number>();
    let ms = shownMs;
    for (const { event, says } of eventsOf(news)) {
      if (event.type === "began-duel") ms = laidOutMs;
      if (event.type === "ended-game" || event.type === "scored") ms = countedMs;
      for (const said of says) times.set(said, ms);
    }
    return storyPartsFrom(news.story, (said) => times.get(said) ?? shownMs);
  }

  /** Shows at once what everything leads to. */
  finish(): void {
    if (this.shown === this.#target && !this.busy) return;
    const { told } = this;
    this.stop();
    this.#show(this.#target, this.#presented?.news.situation === this.#target ? sentencesToRead(this.#presented.news) : told);
  }

  // --- What is shown ---------------------------------------------------------------------------------------------------

  /** Shows the way to a situation; at once, where the event that led there is not known. */
  follow(situation: Situation, event: News | null): void {
    if (situation === this.#target) return;
    this.stop();
    const before = this.#target;
    const news = event?.situation === situation ? event : null;
    this.#target = situation;
    const revealed = news && revealIn(news);
    if (news === null) this.#show(situation, []);
    else if (this.#tempo === 0) this.#show(situation, sentencesToRead(news));
    else if (revealed) this.#count(before, news, situation, revealed);
    else this.#settle(before, news, situation);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.beat = 0;
    this.reveal = null;
  }

  /** How much time steps take: replays, which present nothing, show them at the normal speed. */
  get #tempo(): number {
    return this.#presented?.news.situation === this.#target ? this.#presented.tempo : 1;
  }

  #after(ms: number, action: () => void): void {
    this.#timers.push(setTimeout(action, ms * this.#tempo));
  }

  #show(situation: Situation, told: Said[]): void {
    this.beat = 0;
    this.reveal = null;
    this.shown = situation;
    this.told = told;
  }

  #count(before: Situation, news: News, situation: Situation, revealed: Revealed): void {
    this.told = [];
    for (let beat = 1; beat <= BEATS; beat++) this.#after((beat - 1) * BEAT_MS, () => (this.beat = beat));
    this.beat = 1;
    this.#after((BEATS - 1) * BEAT_MS, () => (this.reveal = revealOf(revealed)));
    this.#after(COUNT_MS, () => {
      this.beat = BEATS + 1;
      this.told = sentencesToRead(news);
    });
    this.#after(COUNT_MS + readingMs(news), () => this.#settle(before, news, situation));
  }

  /** The cards of a duel that is over reach their owners before the next ones are laid out. */
  #settle(before: Situation, news: News, situation: Situation): void {
    const told = sentencesToRead(news);
    if (!endsDuel(viewOf(before), news)) return this.#show(situation, told.length > 0 ? told : this.told);
    const view = viewOf(situation);
    const drawn = [...(view.duel?.left ?? []), ...(view.duel?.dealer ?? [])];
    const between: View = { ...view, duel: null, pile: [...drawn.map(() => "?"), ...view.pile] };
    const facts = factsOf(situation);
    const factsBetween = { ...facts, outcome: null, sunrise: facts.sunrise && factsOf(before).sunrise };
    this.#show({ ...situation, view: between, facts: factsBetween, choices: [], asides: [], result: null }, told);
    this.#after(SETTLING_MS, () => this.#show(lastCards(situation) ?? situation, told));
    if (lastCards(situation)) this.#after(SETTLING_MS + SUNRISE_MS, () => this.#show(situation, told));
  }
}

/** Where sunrise was drawn: the cards among which it lies, before all is counted. */
function lastCards(situation: Situation): Situation | null {
  return situation.result !== null && viewOf(situation).duel !== null ? { ...situation, result: null } : null;
}

function revealIn(news: News): Revealed | undefined {
  return ofType(eventsOf(news), "revealed")[0]?.event;
}

function revealOf({ left_shows, dealer_shows, bettor, bet }: Revealed): Reveal {
  return { gestures: { left: left_shows, dealer: dealer_shows }, bettor: bettor ?? null, bet: bet ?? null };
}

/** Whether somebody has announced a gesture, or said that they won't. */
function hasSpeech(news: News): boolean {
  return eventsOf(news).some(({ event }) => event.type === "announced" || event.type === "kept-silent");
}

/** Whether a duel is over and the next one begins. */
function endsDuel(before: View, news: News): boolean {
  return before.duel !== null && ofType(eventsOf(news), "began-duel").length > 0;
}

/** The sentences of the news that are read in the middle of the table: not those about what is seen on it anyway. */
export function sentencesToRead(news: News): Said[] {
  return eventsOf(news).flatMap(worthReading);
}

function worthReading({ event, says }: Happening<DoloresEvent>): readonly Said[] {
  switch (event.type) {
    case "began-duel":
    case "revealed":
    case "scored":
      return [];
    case "laid-out":
    case "rearranged":
      return event.sides ? says.slice(0, -1) : says; // the last one says which cards lie where
    default:
      return says;
  }
}

function readingMs(news: News): number {
  return SENTENCE_MS * Math.min(MAX_READ_SENTENCES, Math.max(1, sentencesToRead(news).length)) + SENTENCE_MS / 2;
}
