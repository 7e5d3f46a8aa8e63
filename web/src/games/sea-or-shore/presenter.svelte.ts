/** What the board shows just now: the situation, or a step on the way to it. */
import type { TableModel } from "../../table/model.svelte";
import { DEFAULT_PRESENTER, type EventPresenter } from "../../table/playback.svelte";
import type { News, Said, Situation } from "../../wire";
import { durationMs, flightsOf, stepsOf, type Flight, type Step } from "./steps";
import { factsOf, viewOf, type SeaFacts, type SeaView } from "./view";

const EVENT_WITHOUT_TRICK_MS = 550;

export class TrickPresenter implements EventPresenter {
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  /** What flies once all steps are over. */
  #lastFlights = $state.raw<Flight[]>([]);
  #before = $state.raw<Situation | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: TableModel;
  #situation: () => Situation;

  constructor(table: TableModel, situation: () => Situation) {
    this.#table = table;
    this.#situation = situation;
    table.playback.presenter = this;
  }

  #step = $derived.by((): Step | undefined => this.#steps[this.#at]);
  /** Whether everything that happened has been shown. */
  done = $derived.by(() => this.#step === undefined);
  view = $derived.by((): SeaView => this.#step?.view ?? viewOf(this.#situation()));
  /** What follows from the view: steps stay within the trick that was under way before. */
  facts = $derived.by((): SeaFacts => factsOf(this.done ? this.#situation() : (this.#before ?? this.#situation())));
  covered = $derived.by(() => this.#step?.covered ?? this.view.trick.length < this.view.players);
  says = $derived.by((): readonly Said[] => this.#step?.says ?? []);
  flights = $derived.by((): Flight[] => this.#step?.flights ?? this.#lastFlights);
  /** What makes up the points, not before the treasures are there. */
  points = $derived.by((): Situation["points"] => (this.done ? this.#situation().points : (this.#before?.points ?? null)));

  present(before: Situation | null, news: News): number {
    if (before === null || news.situation === null) return EVENT_WITHOUT_TRICK_MS;
    this.#before = before;
    const view = viewOf(before);
    this.#steps = stepsOf(view, news);
    this.#at = 0;
    const flights = flightsOf(news, this.#table.seat);
    this.#lastFlights = this.#steps.length > 0 ? flights.filter((flight) => flight.what === "card") : flights;
    clearTimeout(this.#timer);
    this.#waitForNextStep();
    return durationMs(this.#steps);
  }

  /** Ends it, as the board goes. */
  end(): void {
    clearTimeout(this.#timer);
    this.#table.playback.presenter = DEFAULT_PRESENTER;
  }

  #waitForNextStep(): void {
    const step = this.#step;
    if (step === undefined) return;
    this.#timer = setTimeout(() => {
      this.#at += 1;
      this.#waitForNextStep();
    }, step.ms);
  }
}
