/** How long events of Sea Salt & Paper are shown. The end of a round stays until it was read. */
import type { EventPresenter } from "../../table/playback.svelte";
import type { News, Situation } from "../../wire";
import { eventOf, roundEndOf, type RoundEnd, type SaltEvent } from "./events";
import { viewOf } from "./view";

const DURATIONS_MS: Partial<Record<SaltEvent["type"], number>> = {
  kept: 350,
  discarded: 800,
  took: 800,
  laid: 350,
  paired: 900,
  searched: 400,
  picked: 900,
  robbed: 1100,
  endedTurn: 250,
  calledLastChance: 2200,
};
const DEFAULT_MS = 500;
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
    const roundEnd = before && news.situation ? roundEndOf(viewOf(before), viewOf(news.situation), news.story) : null;
    if (!roundEnd) return durationMs(eventOf(news), this.#me());
    this.roundEnd = roundEnd;
    if (roundEnd.over) return 0;
    return new Promise((goOn) => {
      this.#goOn = goOn;
      setTimeout(goOn, MAX_ROUND_END_MS);
    });
  }

  /** The end of the round was read. */
  closeRoundEnd(): void {
    this.roundEnd = null;
    this.#goOn?.();
  }
}

function durationMs(event: SaltEvent | null, me: number | null): number {
  if (event === null) return DEFAULT_MS;
  if (event.type === "robbed" && event.from === me) return ROBBED_MS;
  const usual = DURATIONS_MS[event.type] ?? DEFAULT_MS;
  return event.seat === me ? Math.min(DEFAULT_MS, usual) : usual;
}
