/** What the board shows when. A duel that is settled brings the next one in the same news: here it is told in steps,
 * the count Do – Lo – Res, both hands at the same moment, what follows in words, the cards on their way, the new ones. */
import type { Playback } from "../../table/playback.svelte";
import type { News, Said, Situation } from "../../wire";
import { duellist, viewOf, type BySide, type View } from "./view";

const BEAT = 450;
const BEATS = 3;
const SETTLING = 650;
const SUNRISE = 2000;
const USUAL = 650;
const TALKING = 900;
/** How long a sentence is read, and how many are read at most. */
const READING = 900;
const LONGEST = 3;

const NEXT_DUEL = "dol-duel";
/** What can be seen on the table anyway. */
const SEEN = new Set([NEXT_DUEL, "dol-lies", "dol-reveals", "dol-reveals-bet", "dol-scores", "dol-scores-equal", "dol-scores-nothing"]);

export interface Reveal {
  gestures: BySide<string>;
  bettor: number | null;
  bet: string | null;
}

export class Stage {
  /** What is shown: the last situation, or while things are told still an earlier one. */
  shown = $state.raw<Situation>()!;
  /** 1 to 3 while Do – Lo – Res is counted, 4 while the hands are open; 0 at all other times. */
  beat = $state(0);
  /** What both show, from the third beat on; before it nobody on this page knows it. */
  reveal = $state.raw<Reveal | null>(null);
  /** What happened, to be read in the middle. */
  told = $state.raw<Said[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #awaited: Situation;

  constructor(situation: Situation) {
    this.shown = situation;
    this.#awaited = situation;
  }

  get busy(): boolean {
    return this.beat > 0;
  }

  take(situation: Situation, event: News | null): void {
    if (situation === this.#awaited) return;
    this.stop();
    const before = this.#awaited;
    const news = event?.situation === situation ? event : null;
    this.#awaited = situation;
    if (news === null) this.#show(situation, []);
    else if (revealed(news)) this.#count(before, news, situation);
    else this.#settle(before, news, situation);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.beat = 0;
    this.reveal = null;
  }

  #after(pause: number, what: () => void): void {
    this.#timers.push(setTimeout(what, pause));
  }

  #show(situation: Situation, told: Said[]): void {
    this.beat = 0;
    this.reveal = null;
    this.shown = situation;
    this.told = told;
  }

  #count(before: Situation, news: News, situation: Situation): void {
    this.told = [];
    for (let beat = 1; beat <= BEATS; beat++) this.#after((beat - 1) * BEAT, () => (this.beat = beat));
    this.beat = 1;
    this.#after((BEATS - 1) * BEAT, () => (this.reveal = revealOf(viewOf(before), revealed(news)!)));
    this.#after(BEATS * BEAT, () => {
      this.beat = BEATS + 1;
      this.told = toRead(news);
    });
    this.#after(BEATS * BEAT + reading(news), () => this.#settle(before, news, situation));
  }

  /** The cards of a duel that is over reach their owners before the next ones are laid out. */
  #settle(before: Situation, news: News, situation: Situation): void {
    const told = toRead(news);
    if (!hasNext(viewOf(before), news)) return this.#show(situation, told.length > 0 ? told : this.told);
    const view = viewOf(situation);
    const drawn = [...(view.duel?.left ?? []), ...(view.duel?.dealer ?? [])].map((card) => card ?? "?");
    const between = { ...view, duel: null, pile: [...drawn.map(() => "?"), ...view.pile] };
    this.#show({ ...situation, view: between as unknown as Situation["view"], choices: [], asides: [], result: null }, told);
    this.#after(SETTLING, () => this.#show(lastCards(situation) ?? situation, told));
    if (lastCards(situation)) this.#after(SETTLING + SUNRISE, () => this.#show(situation, told));
  }
}

/** Where sunrise was drawn: the cards among which it lies, before all is counted. */
function lastCards(situation: Situation): Situation | null {
  return situation.result !== null && viewOf(situation).duel !== null ? { ...situation, result: null } : null;
}

function revealed(news: News): Said | null {
  return news.story.find((said) => said.id.startsWith("dol-reveals")) ?? null;
}

function revealOf(view: View, { values }: Said): Reveal {
  const shows = new Map<number, string>([
    [values["seat"] as number, values["shows"] as string],
    [values["other"] as number, values["other-shows"] as string],
  ]);
  const gestures = { left: shows.get(duellist(view, "left")) ?? "", dealer: shows.get(duellist(view, "dealer")) ?? "" };
  return { gestures, bettor: (values["another"] as number | undefined) ?? null, bet: (values["bet"] as string | undefined) ?? null };
}

function hasNext(before: View, news: News): boolean {
  return before.duel !== null && news.story.some((said) => said.id === NEXT_DUEL);
}

/** What of the news is to be read in the middle. */
function toRead(news: News): Said[] {
  return news.story.filter((said) => !SEEN.has(said.id));
}

function reading(news: News): number {
  return READING * Math.min(LONGEST, Math.max(1, toRead(news).length)) + READING / 2;
}

/** How long the events of a duel are shown. */
export function presentDuels(playback: Playback): void {
  const minimumMs = (before: Situation | null, news: News): number => {
    const next = before && news.situation && hasNext(viewOf(before), news);
    const settling = next ? SETTLING + (lastCards(news.situation!) ? SUNRISE : 0) : 0;
    return revealed(news) ? BEATS * BEAT + reading(news) + settling : settling;
  };
  playback.presenter = {
    minimumMs,
    storyDelayMs: (_, news) => (revealed(news) ? BEATS * BEAT : 0),
    present: (before, news) => {
      const told = news.moves.some((move) => /announce|silent/.test(move)) ? TALKING : USUAL;
      return minimumMs(before, news) + (revealed(news) ? USUAL / 2 : told + (toRead(news).length > 1 ? READING : 0));
    },
  };
}
