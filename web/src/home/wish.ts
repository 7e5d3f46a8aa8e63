/** A table as somebody wants it: remembered from one game to the next, and opened. */
import { readStored, writeStored } from "../app/storage";
import type { Game } from "../games/games";
import { rest } from "../net/rest";
import type { Level } from "../wire";
import { CLOCKS, optionsOf, type Picks } from "./options";

/** The bots that people meet, from weak to strong. */
export const LEVELS = ["beginner", "casual", "skilled", "expert", "master"] as const satisfies readonly Level[];
export const FRIEND = "friend";
export type Sitter = Level | typeof FRIEND;

export interface Wish {
  players: number;
  level: Level;
  /** Who sits in the seats after one's own. */
  seats: Sitter[];
  picks: Picks;
  seconds: number | null;
  watch: "anyone" | "nobody";
  public: boolean;
}

const USUAL_LEVEL: Level = "casual";

export function remembered(game: Game): Wish {
  const usual: Wish = {
    players: game.players[0]!,
    level: USUAL_LEVEL,
    seats: [],
    picks: {},
    seconds: null,
    watch: "anyone",
    public: false,
  };
  let wish = usual;
  try {
    wish = { ...usual, ...(JSON.parse(readStored(`table.${game.name}`) ?? "{}") as Partial<Wish>) };
  } catch {
    // What can't be read is as if it was never kept.
  }
  if (!game.players.includes(wish.players)) wish.players = usual.players;
  if (!LEVELS.some((each) => each === wish.level)) wish.level = usual.level;
  if (!CLOCKS.includes(wish.seconds)) wish.seconds = null;
  return seated({ ...wish, seats: [] });
}

export function remember(game: Game, { seats: _, ...wish }: Wish): void {
  writeStored(`table.${game.name}`, JSON.stringify(wish));
}

/** The same with as many seats as there are players; bots in the new ones. */
export function seated(wish: Wish): Wish {
  const seats = Array.from({ length: wish.players - 1 }, (_, number) => wish.seats[number] ?? wish.level);
  return { ...wish, seats };
}

/** Opens the table and gives its id. Where bots sit among friends, each gets its own seat. */
export async function openTable(game: Game, wish: Wish): Promise<string> {
  const { players, seats, seconds, watch } = wish;
  const levels = seats.filter((each) => each !== FRIEND);
  const alone = levels.length === seats.length;
  const { table } = await rest.open({
    game: game.name,
    players,
    options: optionsOf(game.name, wish.picks),
    seconds,
    watch,
    public: wish.public,
    bots: alone ? levels : [],
  });
  if (!alone) {
    for (const [number, sitter] of seats.entries()) if (sitter !== FRIEND) await rest.bot(table.id, number + 1, sitter);
  }
  remember(game, wish);
  return table.id;
}
