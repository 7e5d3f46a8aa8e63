/** Which games can be played yet: at its first start, the server serves while it compiles them. */
import { rest } from "../net/rest";
import type { GameReadiness } from "../wire";

const POLL_MS = 700;

class ReadinessWatch {
  /** Empty until the server has said it. */
  games = $state<GameReadiness[]>([]);
  /** Whether somebody has to wait for a game. */
  readonly waiting = $derived(this.games.some((each) => !each.ready));

  of(game: string): GameReadiness | undefined {
    return this.games.find((each) => each.game === game);
  }

  /** Asks the server until all games are ready; returns what stops it. */
  watch(): () => void {
    let stopped = false;
    const ask = async () => {
      while (!stopped) {
        const told = await rest.readiness().catch(() => null);
        if (told !== null) this.games = told.games;
        if (told?.ready !== false) return; // a server without an answer is another notice's matter
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    };
    void ask();
    return () => (stopped = true);
  }
}

export const readiness = new ReadinessWatch();
