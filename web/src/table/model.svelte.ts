/** A table as components know it: its feed, its playback, and what follows from both. */
import { t, type Listener } from "../app/words.svelte";
import { TableFeed } from "../net/feed.svelte";
import type { Choice, News, Said, Situation, TableInfo } from "../wire";
import type { Happening } from "./happenings";
import { Playback } from "./playback.svelte";

export class TableModel {
  readonly id: string;
  readonly playback = new Playback();
  readonly feed: TableFeed;
  /** The situation in which this player's last decision was sent. */
  #decidedIn = $state.raw<Situation | null>(null);

  constructor(id: string) {
    this.id = id;
    this.feed = new TableFeed(id, this.playback);
  }

  // --- What is shown -------------------------------------------------------------------------------------------------

  get info(): TableInfo | null {
    return this.playback.info;
  }

  get seat(): number | null {
    return this.playback.seat;
  }

  get situation(): Situation | null {
    return this.playback.situation;
  }

  get event(): News | null {
    return this.playback.event;
  }

  get story(): readonly Said[] {
    return this.playback.story;
  }

  /** Everything that the story tells, as events. */
  get history(): readonly Happening[] {
    return this.playback.history;
  }

  // --- What follows from it ------------------------------------------------------------------------------------------

  names = $derived.by((): string[] => (this.info?.seats ?? []).map((each, seat) => each.name ?? botName(each.level, seat)));
  listener = $derived.by((): Listener => ({ names: this.names, me: this.seat }));
  /** Whether this player may decide now. */
  myTurn = $derived.by(() => this.seat !== null && (this.situation?.pending.includes(this.seat) ?? false));
  /** Whether a decision is on its way to the server. */
  deciding = $derived.by(() => this.#decidedIn !== null && this.#decidedIn === this.situation);
  choices = $derived.by((): readonly Choice[] => (this.deciding ? [] : (this.situation?.choices ?? [])));
  /** Whether a bot plays for this player. */
  away = $derived.by(() => this.seat !== null && (this.info?.seats[this.seat]?.away ?? false));

  /** Decides; rejects with a `Refusal` where the server does not accept it. */
  async act(text: string): Promise<void> {
    this.#decidedIn = this.situation;
    try {
      await this.feed.act(text);
    } catch (error) {
      this.#decidedIn = null;
      throw error;
    }
  }
}

function botName(level: string | null, seat: number): string {
  return level === null ? t("page-seat-free") : t("page-bot-name", { level: t(`play-level-${level}`), number: seat + 1 });
}
