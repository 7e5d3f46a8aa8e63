/** How long events of Sea Salt & Paper are shown. The end of a round stays until it was read. */
import { storyPartsFrom, type EventPresenter, type StoryPart } from "../../table/playback.svelte";
import type { News, Said, Situation } from "../../wire";
import type { Happening } from "../../table/happenings";
import { roundEndOf, type RoundEnd } from "./roundEnd";
import { eventsOf, viewOf } from "./view";
import type { SeaSaltPaperEvent } from "./wire";

const DEFAULT_MS = 500;
/** Of each decision. */
const DURATIONS_MS = {
  drew: DEFAULT_MS,
  "took-last": DEFAULT_MS,
  kept: 350,
  discarded: 800,
  took: 800,
  "laid-first": 350,
  "laid-duo": 900,
  searched: 400,
  picked: 900,
  robbed: 1100,
  "ended-turn": 250,
  called: 2200,
} as const satisfies Partial<Record<SeaSaltPaperEvent["type"], number>>;
type Decision = Extract<SeaSaltPaperEvent, { type: keyof typeof DURATIONS_MS }>;
/** For those who lose a card. */
const ROBBED_MS = 1800;
const MAX_ROUND_END_MS = 40_000;

export class RoundPresenter implements EventPresenter {
  /** The end of a round that is to be read. */
  roundEnd = $state.raw<RoundEnd | null>(null);
  #me: () => number | null;
  #goOn: (() => void) | null = null;

  constructor(me: () => number | null) {
    this.#me = me;
  }

  present(before: Situation | null, news: News): number | Promise<void> {
    const happened = eventsOf(news);
    const roundEnd = before && news.situation ? roundEndOf(viewOf(before), viewOf(news.situation), happened) : null;
    if (!roundEnd) return durationMs(lastDecision(happened), this.#me());
    this.roundEnd = roundEnd;
    if (roundEnd.over) return 0;
    return new Promise((goOn) => {
      this.#goOn = goOn;
      setTimeout(goOn, MAX_ROUND_END_MS);
    });
  }

  /** The next round begins when the end of the last one was read. */
  storyParts(_: Situation | null, news: News): StoryPart[] {
    const next = new Set(eventsOf(news).flatMap(({ event, says }) => (this.roundEnd && event.type === "round-began" ? says : [])));
    return storyPartsFrom(news.story, (said) => (next.has(said) ? Infinity : 0));
  }

  /** The end of the round was read. */
  closeRoundEnd(): void {
    this.roundEnd = null;
    this.#goOn?.();
  }
}

/** The sentences that are shown above the table for a moment; the cards of a hand are seen anyway. */
export function headlinesOf(news: News): Said[] {
  return eventsOf(news).flatMap(({ event, says }) => (event.type === "revealed" ? [] : says));
}

function lastDecision(happened: readonly Happening<SeaSaltPaperEvent>[]): Decision | undefined {
  return happened.map(({ event }) => event).findLast((event): event is Decision => event.type in DURATIONS_MS);
}

function durationMs(event: Decision | undefined, me: number | null): number {
  if (event === undefined) return DEFAULT_MS;
  if (event.type === "robbed" && event.victim === me) return ROBBED_MS;
  const usual = DURATIONS_MS[event.type];
  return event.seat === me ? Math.min(DEFAULT_MS, usual) : usual;
}
