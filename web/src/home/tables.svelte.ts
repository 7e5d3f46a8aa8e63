/** One's own tables and the public ones, looked up again while somebody looks at them. */
import { findOut } from "../app/player.svelte";
import { problem, rest } from "../net/rest";
import type { TableInfo, Tables } from "../wire";

const AGAIN = 15_000;
const NONE: Tables = { tables: [], turns: {} };

export class Lists {
  mine = $state.raw<Tables>(NONE);
  open = $state.raw<readonly TableInfo[]>([]);
  me = $state<string | null>(null);
  ready = $state(false);
  trouble = $state("");

  /** Looks now, and again and again until it is told to end. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.look();
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  async look(): Promise<void> {
    try {
      this.me = (await findOut())?.id ?? null;
      const [mine, open] = await Promise.all([this.me === null ? NONE : rest.mine(), rest.lobby()]);
      this.mine = mine;
      this.open = open.tables.filter((each) => !each.seats.some(({ player }) => player !== null && player === this.me));
      this.trouble = "";
      this.ready = true;
    } catch (error) {
      this.trouble = problem(error);
    }
  }
}

/** Those that are not over, with one's own turn first. */
export function current({ tables, turns }: Tables, me: string | null): TableInfo[] {
  const isMine = (info: TableInfo) => turns[info.id]?.some((seat) => info.seats[seat]?.player === me) ?? false;
  const going = tables.filter((each) => each.phase !== "over");
  return [...going.filter(isMine), ...going.filter((each) => !isMine(each))];
}
