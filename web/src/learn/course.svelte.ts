/** A lesson that somebody goes through: which step it is at, what is asked, and the table on which all of it is seen. */
import { TableModel } from "../table/model.svelte";
import type { Lesson, LessonStep, News } from "../wire";

export class Course {
  readonly lesson: Lesson;
  readonly steps: readonly LessonStep[];
  /** Another one whenever the game is set up again. Its feed is never opened: it gets the messages of the lesson. */
  table = $state.raw<TableModel>()!;
  number = $state(0);
  /** Whether something else was chosen than what is asked. */
  astray = $state(false);
  /** The last moment that the table was given. */
  #moment = $state(0);
  /** How many decisions were made in this step. */
  #made = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.steps = lesson.steps;
    this.goTo(0);
  }

  step = $derived.by((): LessonStep => this.steps[this.number]!);
  last = $derived.by(() => this.number === this.steps.length - 1);
  /** The moment that this step leads to. */
  #end = $derived.by((): number => {
    const next = this.steps[this.number + 1];
    return next === undefined || next.later ? this.step.at : next.at;
  });
  /** Whether the learner decides something in this step. */
  asks = $derived.by(() => this.#end > this.step.at && this.#own(this.step.at + 1) !== null);
  /** Whether this step is under way: things happen that the next one speaks of. */
  busy = $derived.by(() => this.table.playback.playing || (this.#moment > this.step.at && this.#moment >= this.#end));
  /** The decision that is asked for now. */
  wanted = $derived.by((): string | null =>
    this.table.playback.playing || this.#moment >= this.#end ? null : this.#own(this.#moment + 1),
  );

  /** Sets the game up as it stands at the beginning of a step. */
  goTo(number: number): void {
    this.number = number;
    this.astray = false;
    this.#made = 0;
    this.#moment = this.step.at;
    const told = this.lesson.news.slice(0, this.#moment + 1);
    const moment = shown(told.at(-1)!);
    this.table = new TableModel(moment.table);
    this.table.feed.receive({
      type: "here",
      table: moment.table,
      number: moment.number,
      seat: this.lesson.seat,
      info: this.lesson.info,
      situation: moment.situation,
      now: Date.now() / 1000,
      story: told.flatMap((each) => each.story),
      moves: told.flatMap((each) => each.moves),
      events: told.flatMap((each) => each.events ?? []),
      chat: [],
      here: [this.lesson.seat],
      layout: null,
    });
  }

  /** Goes on without a decision: to the next step, over what others do before it. */
  next(): void {
    if (this.last || this.busy || this.asks) return;
    if (this.#end > this.#moment) this.#tell();
    else this.arrive();
  }

  /** What the learner has chosen at the table. */
  choose(text: string): void {
    if (text === this.wanted) {
      this.astray = false;
      this.#tell();
    } else if (!this.busy) {
      this.astray = true;
    }
  }

  /** The next step, once everything before it has been seen. */
  arrive(): void {
    const next = this.steps[this.number + 1];
    if (next === undefined || this.table.playback.playing) return;
    if (next.later) return this.goTo(this.number + 1);
    this.number += 1;
    this.astray = false;
    this.#made = 0;
  }

  /** Gives the table all updates until the learner's next decision; decisions with one answer are made at once. */
  #tell(): void {
    do {
      this.#moment += 1;
      if (this.#own(this.#moment) !== null) this.#made += 1;
      this.table.feed.receive(shown(this.lesson.news[this.#moment]!));
    } while (this.#moment < this.#end && (this.#own(this.#moment + 1) === null || this.#isForced()));
  }

  #isForced(): boolean {
    return this.#made > 0 && this.lesson.news[this.#moment]!.situation!.choices.length === 1;
  }

  /** The decision of the learner that leads to a moment. */
  #own(moment: number): string | null {
    return this.lesson.decisions[moment] ?? null;
  }
}

/** A moment without what may be said out of turn, which no lesson is about. */
function shown(news: News): News {
  return news.situation ? { ...news, situation: { ...news.situation, asides: [] } } : news;
}
