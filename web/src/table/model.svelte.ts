/** A table as components know it: its feed, its playback, and what follows from both. */
import { t, type Listener } from "../app/words.svelte";
import { TableFeed } from "../net/feed.svelte";
import type { Choice, News, Said, Situation, StandingAnswer, TableInfo } from "../wire";
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

  /** Everything in the story, as events. */
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
  /** Whether the server answers where there is only one choice; not in lessons. */
  answersForced = $state(false);
  /** What this player has decided in advance; older servers don't say. */
  standing = $derived.by((): StandingAnswer | null => (this.situation as Partial<Situation> | null)?.standing ?? null);
  /** The choice that the server makes after a moment, as there is no other or it was made in advance: it is announced, not asked. */
  forced = $derived.by((): Choice | null => {
    const { choices = [], asides = [] } = this.situation ?? {};
    if (this.standing?.now) return choices.find(({ text }) => text === this.standing!.text) ?? null;
    return this.answersForced && choices.length === 1 && asides.length === 0 ? choices[0]! : null;
  });
  choices = $derived.by((): readonly Choice[] => (this.deciding || this.forced ? [] : (this.situation?.choices ?? [])));
  /** Whether this player's last choice may be taken back; older servers don't say. */
  canTakeBack = $derived.by(() => !this.deciding && ((this.situation as Partial<Situation> | null)?.take_back?.length ?? 0) > 0);
  /** Whether this player plays with bots alone, so that the pace of the table is theirs. */
  isForOne = $derived.by(
    () => this.seat !== null && this.info?.phase === "playing" && this.info.seats.filter(({ player }) => player !== null).length === 1,
  );
  /** Whether the coach may be asked in this game: nobody else plays it, or has played it. */
  hasCoach = $derived.by(
    () => this.answersForced && this.isForOne && this.info!.seats.every(({ kind }, seat) => kind === "bot" || seat === this.seat),
  );
  /** Whether there is something to skip: others are on, or what they did is still being shown. */
  canSkip = $derived.by(() => {
    if (this.info?.phase !== "playing" || this.situation?.result || this.playback.skipping) return false;
    return this.playback.playing || (this.isForOne && !this.deciding && (!this.myTurn || this.forced !== null));
  });
  /** Whether a bot plays for this player. */
  away = $derived.by(() => this.seat !== null && (this.info?.seats[this.seat]?.away ?? false));

  /** Shows at once what happened, and lets bots decide at once, until this player has to decide. */
  skip(): void {
    if (!this.canSkip) return;
    this.playback.skip();
    if (this.isForOne && !this.playback.asksReader && !this.away) this.feed.setPace("instant", true).catch(() => {}); // older servers know no pace
  }

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
