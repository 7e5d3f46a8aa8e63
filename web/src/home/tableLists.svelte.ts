/** The tables of this player and the public ones, refreshed while the page is looked at. */
import { loadPlayer } from "../app/player.svelte";
import { noteTurns } from "../app/turnWatch.svelte";
import { errorText, rest } from "../net/rest";
import type { TableInfo, TableInvitation, Tables } from "../wire";

const REFRESH_MS = 15_000;
const NONE: Tables = { tables: [], turns: {} };

export class TableLists {
  mine = $state.raw<Tables>(NONE);
  open = $state.raw<readonly TableInfo[]>([]);
  invitations = $state.raw<readonly TableInvitation[]>([]);
  me = $state<string | null>(null);
  ready = $state(false);
  error = $state("");

  /** Refreshes the lists now and regularly; returns the function that ends it. */
  poll(): () => void {
    const refresh = () => document.visibilityState === "visible" && void this.refresh();
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("online", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("online", refresh);
    };
  }

  /** Asks the server for the lists. */
  async refresh(): Promise<void> {
    try {
      this.me = (await loadPlayer())?.id ?? null;
      const [mine, open, { invitations }] = await Promise.all([
        this.me === null ? NONE : rest.myTables(),
        rest.lobby(),
        this.me === null ? { invitations: [] } : rest.invitations(),
      ]);
      this.mine = mine;
      this.invitations = invitations;
      noteTurns(mine, this.me);
      this.open = open.tables.filter((each) => !each.seats.some(({ player }) => player !== null && player === this.me));
      this.error = "";
      this.ready = true;
    } catch (error) {
      this.error = errorText(error);
    }
  }
}

/** Those that are not over, with one's own turn first. */
export function runningTables({ tables, turns }: Tables, me: string | null): TableInfo[] {
  const isMine = (info: TableInfo) => turns[info.id]?.some((seat) => info.seats[seat]?.player === me) ?? false;
  const going = tables.filter((each) => each.phase !== "over");
  return [...going.filter(isMine), ...going.filter((each) => !isMine(each))];
}
