/** The review of a finished game: asked for once, then looked after until it is made. */
import { loadMessages } from "../app/words.svelte";
import { errorText, rest } from "../net/rest";
import type { GameReview, ReviewDepth, ReviewProgress } from "../wire";

const LOOK_MS = 1000;

export class ReviewModel {
  review = $state.raw<GameReview | null>(null);
  progress = $state.raw<ReviewProgress | null>(null);
  /** Whether the words of the coach are there. */
  ready = $state(false);
  error = $state("");
  /** Whether the server has not answered yet that it will make one. */
  asking = $state(false);
  readonly #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
    void loadMessages("coach").then(() => (this.ready = true));
  }

  /** Shows the review that there is, or has one made. */
  async open(): Promise<void> {
    await this.#look();
    if (this.review === null && this.progress === null && !this.error) await this.ask("quick");
  }

  async ask(depth: ReviewDepth): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    await this.#take(() => rest.askReview(this.#table, depth));
    this.asking = false;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #look(): Promise<void> {
    return this.#take(() => rest.review(this.#table));
  }

  async #take(request: () => ReturnType<typeof rest.review>): Promise<void> {
    this.error = "";
    try {
      ({ review: this.review, progress: this.progress } = await request());
    } catch (error) {
      this.error = errorText(error);
    }
    clearTimeout(this.#timer);
    const goesOn = this.progress !== null && this.progress.state !== "failed";
    if (goesOn && !this.#closed) this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
  }
}
