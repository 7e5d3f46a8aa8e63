/** What the board shows just now: the situation, or a step on the way to it. */
import type { TableModel } from "../../table/model.svelte";
import { DEFAULT_PRESENTER, storyPartsFrom, type EventPresenter, type StoryPart } from "../../table/playback.svelte";
import type { News, Said, Situation } from "../../wire";
import { durationMs, flightsOf, stepsOf, storyTimesMs, type Flight, type Step } from "./steps";
import { factsOf, viewOf, type SeaFacts, type SeaView } from "./view";

const EVENT_WITHOUT_TRICK_MS = 550;

export class TrickPresenter implements EventPresenter {
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  /** What flies once all steps are over. */
  #lastFlights = $state.raw<Flight[]>([]);
  #before = $state.raw<Situation | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
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
  /** The island that this player gets in the pass, while that is shown. */
  received = $derived.by((): string | undefined => this.#step?.received);
  flights = $derived.by((): Flight[] => this.#step?.flights ?? this.#lastFlights);
  /** What makes up the points, not before the treasures are there. */
  points = $derived.by((): Situation["points"] => (this.done ? this.#situation().points : (this.#before?.points ?? null)));

  present(before: Situation | null, news: News, tempo: number): number {
    if (before === null || news.situation === null) return EVENT_WITHOUT_TRICK_MS;
    this.#before = before;
    const view = viewOf(before);
    this.#steps = stepsOf(view, news, this.#table.seat);
    this.#at = 0;
    const flights = flightsOf(news, this.#table.seat);
    this.#lastFlights = this.#steps.length > 0 ? flights.filter((flight) => flight.what === "card" && !this.#step?.received) : flights;
    this.#stop();
    if (tempo === 0) this.#at = this.#steps.length;
    else this.#planSteps(tempo);
    return durationMs(this.#steps);
  }

  /** Each sentence belongs to the step that shows what it describes. */
  storyParts(_: Situation | null, news: News): StoryPart[] {
    const telling = storyTimesMs(this.#steps);
    const last = durationMs(this.#steps);
    return this.#steps.length === 0
      ? [{ afterMs: 0, sentences: news.story.length }]
      : storyPartsFrom(news.story, (said) => telling.get(said) ?? last);
  }

  /** Leaves out the steps that are still to come. */
  finish(): void {
    this.#stop();
    this.#at = this.#steps.length;
  }

  /** Ends it, as the board goes. */
  end(): void {
    this.#stop();
    this.#table.playback.presenter = DEFAULT_PRESENTER;
  }

  /** All steps are planned from the same moment, as the story is: it never runs ahead of them. */
  #planSteps(tempo: number): void {
    let ms = 0;
    this.#timers = this.#steps.map((step, index) => setTimeout(() => (this.#at = index + 1), (ms += step.ms) * tempo));
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
