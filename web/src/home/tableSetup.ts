/** A table as somebody wants it: remembered from one game to the next, and opened. */
import { readStored, writeStored } from "../app/storage";
import type { Game } from "../games/games";
import type { OptionPicks } from "../games/options";
import { rest } from "../net/rest";
import type { Level } from "../wire";
import { CLOCKS_S, optionsOf } from "./options";

/** The bots that people meet, from weak to strong. */
export const LEVELS = ["beginner", "casual", "skilled", "expert", "master"] as const satisfies readonly Level[];
export const FRIEND = "friend";
export type Occupant = Level | typeof FRIEND;

export interface TableSetup {
  players: number;
  level: Level;
  /** Who sits in the seats after one's own. */
  seats: Occupant[];
  picks: OptionPicks;
  seconds: number | null;
  watch: "anyone" | "nobody";
  public: boolean;
}

const DEFAULT_LEVEL: Level = "casual";

export function loadSetup(game: Game): TableSetup {
  const usual: TableSetup = {
    players: game.players[0]!,
    level: DEFAULT_LEVEL,
    seats: [],
    picks: {},
    seconds: null,
    watch: "anyone",
    public: false,
  };
  let setup = usual;
  try {
    setup = { ...usual, ...(JSON.parse(readStored(`table.${game.name}`) ?? "{}") as Partial<TableSetup>) };
  } catch {
    // What can’t be read is ignored.
  }
  if (!game.players.includes(setup.players)) setup.players = usual.players;
  if (!LEVELS.some((each) => each === setup.level)) setup.level = usual.level;
  if (!CLOCKS_S.includes(setup.seconds)) setup.seconds = null;
  return withSeats({ ...setup, seats: [] });
}

export function saveSetup(game: Game, { seats: _, ...setup }: TableSetup): void {
  writeStored(`table.${game.name}`, JSON.stringify(setup));
}

/** A setup with as many seats as there are players; new seats get bots. */
export function withSeats(setup: TableSetup): TableSetup {
  const seats = Array.from({ length: setup.players - 1 }, (_, number) => setup.seats[number] ?? setup.level);
  return { ...setup, seats };
}

/** Opens the table and gives its id. Where bots sit among friends, each gets its own seat. */
export async function openTable(game: Game, setup: TableSetup): Promise<string> {
  const { players, seats, seconds, watch } = setup;
  const levels = seats.filter((each) => each !== FRIEND);
  const alone = levels.length === seats.length;
  const { table } = await rest.openTable({
    game: game.name,
    players,
    options: optionsOf(game, setup.picks),
    seconds,
    watch,
    public: setup.public,
    bots: alone ? levels : [],
  });
  if (!alone) {
    for (const [number, occupant] of seats.entries()) if (occupant !== FRIEND) await rest.seatBot(table.id, number + 1, occupant);
  }
  saveSetup(game, setup);
  return table.id;
}
