/**
 * The games, as the rest of the page knows them. Each folder here with a module `game.ts` is a game; its board and art are
 * loaded when its table is opened.
 */
import type { Component } from "svelte";
import type { TableModel } from "../table/model.svelte";
import type { GameEvent, Situation } from "../wire";
import type { Fact, GameOptions, OptionPicks, TableOption } from "./options";

/** The name of a game, as the server knows it. */
export type GameName = string;

/** What a board is given. It shows the situation, and calls `choose` with the text of a choice. */
export interface BoardProps {
  table: TableModel;
  situation: Situation;
  choose: (text: string) => void;
  /** Whether the ending sheet says how the game ended; a board then leaves out its own count. */
  endingShown?: boolean;
}

export interface Game {
  name: GameName;
  /** What the ids of its messages begin with. */
  prefix: string;
  /** Its place among the boxes of the chest; games without one come last. */
  order?: number;
  /** Its mood: colours and light of its table (look/base.css). */
  mood: string;
  players: readonly number[];
  /** The kinds of events with which something comes out, as a trick or a duel does. */
  outcomes: ReadonlySet<GameEvent["type"]>;
  /** The kind of events with which a part of the game begins, if its parts are not rounds. */
  chapter?: { event: GameEvent["type"]; name: "duel" };
  /** A card in words: as in a list, with "a", or with "the". */
  cardText: (card: string, form?: string) => string;
  /** The kind of a card, whose message has an attribute `help`. */
  kind: (card: string) => string;
  /** The board, its own module. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** What is asked when a table is opened. */
  options?: () => readonly TableOption[];
  /** The options that follow from what was picked, if they are not simply the picks by name. */
  optionsFrom?: (picks: OptionPicks) => GameOptions;
  /** The rules of a table in words. */
  facts?: (options: GameOptions) => Fact[];
  /** Where on the board the things are that its lesson speaks of; a game without a lesson has none. */
  spots?: Record<string, string>;
}

const MODULES = import.meta.glob<{ game: Game }>("./*/game.ts", { eager: true });

let found: readonly Game[] | null = null;

/** All games, in the order of their boxes. They are gathered when first asked for, as their modules use the words of the page. */
export function allGames(): readonly Game[] {
  found ??= Object.values(MODULES)
    .map(({ game }) => game)
    .sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || one.name.localeCompare(other.name));
  return found;
}

export function hasGame(name: string): boolean {
  return allGames().some((game) => game.name === name);
}

export function gameOf(name: string): Game {
  return allGames().find((game) => game.name === name)!;
}

export function hasLesson(name: string): boolean {
  return hasGame(name) && gameOf(name).spots !== undefined;
}
