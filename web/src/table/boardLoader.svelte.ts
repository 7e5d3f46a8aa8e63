/** What it takes to show the board of a game: its module and its words, loaded when they are needed. */
import type { Component } from "svelte";
import { player } from "../app/player.svelte";
import { hasGameMessages, loadGameMessages, t } from "../app/words.svelte";
import { gameOf, type BoardProps, type Game } from "../games/games";
import type { TableInfo } from "../wire";

export class BoardLoader {
  readonly game: Game;
  Board = $state.raw<Component<BoardProps>>();
  ready = $derived.by(() => this.Board !== undefined && hasGameMessages(this.game.name));

  constructor(name: string) {
    this.game = gameOf(name);
    void loadGameMessages(this.game.name);
    void this.game.board().then((module) => (this.Board = module.default));
  }
}

/** A table of nobody's, at which whoever looks at it sits under their own name. */
export function withOwnName(info: TableInfo, seat: number): TableInfo {
  const seats = info.seats.map((each, at) => (at === seat ? { ...each, name: player.me?.name ?? t("page-new-you") } : each));
  return { ...info, seats };
}
