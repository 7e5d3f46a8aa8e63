/** Where on the boards the things are that a lesson speaks of. */
import type { GameName } from "../games/games";

const SPOTS: Record<GameName, Record<string, string>> = {
  "sea-salt-paper": {
    deck: ".stacks > .stack:first-child",
    piles: ".stacks > .stack:not(:first-child)",
    rival: ".rivals .seat",
    score: ".score",
    captain: '.hand [data-card^="captain"]',
    mermaid: '.hand [data-card^="mermaid"]',
    crabs: '.hand [data-card^="crab"]',
    calls: ".calls .slip",
  },
  "sea-or-shore": {
    hand: ".hand > li",
    trick: ".trick .card",
    stakes: ".stakes",
    treasures: "[aria-label] > li[data-piece]",
    plus: '[data-seat="0"] .fact:nth-child(2)',
    counter: ".prompt .plus",
    ordering: ".order",
    sheet: ".result",
  },
  dolores: {
    own: ".own",
    duel: ".duel",
    bubble: ".bubble",
    deeds: ".actions",
    word: ".others .word",
    bottle: ".own .bottle",
    end: ".end",
  },
};

export function spot(game: GameName, name: string): string {
  return SPOTS[game][name]!;
}

/** Where a decision is made. */
export function choiceSpot(text: string): string {
  return `[data-choice="${text}"]`;
}
