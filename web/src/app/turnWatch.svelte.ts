/** Asks the server from time to time where it is this player's turn, on every page. */
import { rest } from "../net/rest";
import type { TableInfo, Tables } from "../wire";
import { attention } from "./attention.svelte";
import { loadPlayer } from "./player.svelte";

const WATCH_MS = 30_000;

/** Notes where it is a player's turn in a list of their tables. */
export function noteTurns({ tables, turns }: Tables, me: string | null): void {
  const isMine = (info: TableInfo) => turns[info.id]?.some((seat) => me !== null && info.seats[seat]?.player === me) ?? false;
  attention.listed = tables.filter((info) => info.phase === "playing" && isMine(info)).map(({ id }) => id);
}

/** Keeps looking; also behind another tab, since that is where the title matters. Returns the function that ends it. */
export function watchTurns(): () => void {
  let known = true;
  const look = async () => {
    try {
      const me = (await loadPlayer())?.id ?? null;
      if (me === null) return (attention.listed = []);
      const mine = await rest.goingTables();
      known = mine.tables.length > 0;
      return noteTurns(mine, me);
    } catch {
      return undefined; // the next look may succeed
    }
  };
  const often = () => (known || document.visibilityState === "visible") && void look();
  const timer = setInterval(often, WATCH_MS);
  document.addEventListener("visibilitychange", often);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", often);
  };
}
