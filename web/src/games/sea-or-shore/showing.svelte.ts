/** What the board shows just now: the situation, or a step on the way to it. */
import type { TableModel } from "../../table/model.svelte";
import { DEFAULT_PRESENTER } from "../../table/playback.svelte";
import type { News, Said, Situation } from "../../wire";
import { flightsOf, lasting, unfold, type Flight, type Step } from "./unfold";
import { viewOf, type SeaView } from "./view";

const USUAL = 550;

export class Showing {
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  #last = $state.raw<Flight[]>([]);
  #before = $state.raw<Situation | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: TableModel;
  #situation: () => Situation;

  constructor(table: TableModel, situation: () => Situation) {
    this.#table = table;
    this.#situation = situation;
    table.playback.presenter = { present: (before, news) => this.#begin(before, news) };
  }

  #step = $derived.by((): Step | undefined => this.#steps[this.#at]);
  /** Whether everything that happened has been shown. */
  done = $derived.by(() => this.#step === undefined);
  view = $derived.by((): SeaView => this.#step?.view ?? viewOf(this.#situation()));
  covered = $derived.by(() => this.#step?.covered ?? this.view.trick.length < this.view.players);
  says = $derived.by((): Said[] => this.#step?.says ?? []);
  flights = $derived.by((): Flight[] => this.#step?.flights ?? this.#last);

  /** What makes up the points, not before the treasures are there. */
  points = $derived.by((): Situation["points"] => (this.done ? this.#situation().points : (this.#before?.points ?? null)));

  end(): void {
    clearTimeout(this.#timer);
    this.#table.playback.presenter = DEFAULT_PRESENTER;
  }

  #begin(before: Situation | null, news: News): number {
    if (before === null || news.situation === null) return USUAL;
    this.#before = before;
    const view = viewOf(before);
    this.#steps = unfold(view, news);
    this.#at = 0;
    const own = flightsOf(news, view.players, this.#table.seat);
    this.#last = this.#steps.length > 0 ? own.filter((flight) => flight.what === "card") : own;
    clearTimeout(this.#timer);
    this.#wait();
    return lasting(this.#steps);
  }

  #wait(): void {
    const step = this.#step;
    if (step === undefined) return;
    this.#timer = setTimeout(() => {
      this.#at += 1;
      this.#wait();
    }, step.ms);
  }
}
