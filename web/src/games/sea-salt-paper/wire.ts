// Written by `tools/typescript.py` from rules/sea_salt_paper and messages/sea_salt_paper in src/seachest: change that, not this.

export type Colour = "dark-blue" | "light-blue" | "black" | "yellow" | "green" | "grey" | "purple" | "white" | "light-orange" | "pink" | "orange";

export type PhaseName = "draw" | "keep" | "discard" | "play" | "with" | "search" | "pick" | "rob";

export type CallName = "stop" | "last-chance";

export type SourceName = "deck" | "pile 1" | "pile 2";

export type DuoEffect = "search" | "turn" | "draw" | "rob" | "none";

export type RoundEnding = "stop" | "bet-won" | "bet-lost" | "void" | "mermaids";

export type CountedPart = "cards" | "bonus" | "both";

export type GameEnding = "goal" | "limit" | "mermaids";

/** Cards of a pile that the owner of a view remembers only as a set, because some were taken unseen. */
export interface UncertainCards {
  cards: string[];
  /** How many of them are no longer in the pile. */
  missing: number;
}

/** A position of Sea Salt & Paper. */
export interface SeaSaltPaperPosition {
  game: "sea-salt-paper";
  players: number;
  options: Record<string, any>;
  round: number;
  phase: PhaseName | null;
  /** The seats that may decide now, as far as that is public. */
  pending: number[];
  /** What may be decided, by seat; in a view only by its owner. */
  legal: Record<string, string[]>;
  totals: number[];
  /** What each seat's cards are worth; null if that is not known. */
  scores: (number | null)[];
  over: boolean;
  winners: number[] | null;
  turn: number;
  /** The cards of the deck, the top one first. */
  deck: string[];
  /** The cards of each discard pile, the top one first. */
  piles: string[][];
  hands: string[][];
  /** For each seat its pairs in the order laid; four mermaids lie together (SSP-5.6). */
  laid: string[][][];
  /** The drawn cards that are being chosen from; null if there are none, or they are not known. */
  drawn: string[] | null;
  /** The card that was laid and waits for its partner. */
  first: string | null;
  /** The number of the pile that is being searched, from 1. */
  searched: number | null;
  /** Who called; with a pending LAST CHANCE, or how the last round of a finished game ended. */
  caller: number | null;
  call: CallName | null;
  /** The seats whose cards are revealed, and can't be stolen (SSP-6.3). */
  safe: number[];
  /** The points of each seat in the last finished round. */
  gained: number[];
  /** How often each seat has drawn from the deck in this round. */
  draws: number[];
  /** How often each seat has taken the top card of a pile in this round. */
  takes: number[];
  /** Where each seat's last card was drawn or taken from in this round. */
  sources: (SourceName | null)[];
  /** The last card that each seat discarded in this round. */
  discarded: (string | null)[];
  /** How many rounds each seat has ended by STOP. */
  stops: number[];
  /** How many rounds each seat has called LAST CHANCE in and was not overtaken. */
  bets_won: number[];
  /** How many rounds each seat has called LAST CHANCE in and was overtaken. */
  bets_lost: number[];
  /** Only in a view: for each pile what its owner remembers only as a set. */
  uncertain?: (UncertainCards | null)[];
}

/** A seat drew two cards from the deck, to keep one of them (SSP-3.2). */
export interface Drew {
  type: "drew";
  seat: number;
  /** The two cards; null to all but the one who drew them. */
  cards?: string[];
}

/** A seat took the last card of the deck (SSP-3.3). */
export interface TookLast {
  type: "took-last";
  seat: number;
  /** The card; null to all but the one who took it. */
  card?: string;
}

/** A seat took the top card of a pile (SSP-3.4). */
export interface Took {
  type: "took";
  seat: number;
  card: string;
  /** The number of the pile, from 1. */
  pile: number;
}

/** A seat kept one of the two drawn cards (SSP-3.2). */
export interface Kept {
  type: "kept";
  seat: number;
  /** The card; null to all but the one who kept it. */
  card?: string;
  /** Whether it was the fourth mermaid, so the other card is not discarded any more (SSP-5.6). */
  wins?: boolean;
}

/** A seat put the other drawn card on a pile (SSP-3.2). */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: string;
  /** The number of the pile, from 1. */
  pile: number;
}

/** A seat laid the first card of a duo (SSP-4.1). */
export interface LaidFirst {
  type: "laid-first";
  seat: number;
  card: string;
}

/** A seat laid the second card of a duo, which takes effect at once if that is possible (SSP-4.1, 4.2). */
export interface LaidDuo {
  type: "laid-duo";
  seat: number;
  /** Both cards, in the order laid. */
  cards: string[];
  effect: DuoEffect;
  /** The card that fish drew from the deck; null to all but the one who drew it. */
  gained?: string;
}

/** A seat looks through a pile to pick a card of it (SSP-4.3). */
export interface Searched {
  type: "searched";
  seat: number;
  /** The number of the pile, from 1. */
  pile: number;
}

/** A seat took a card out of the pile that it searched (SSP-4.3). */
export interface Picked {
  type: "picked";
  seat: number;
  /** The number of the pile, from 1. */
  pile: number;
  /** The card; null to all but the one who picked it. */
  card?: string;
}

/** A seat stole a random card from another one's hand (SSP-4.6). */
export interface Robbed {
  type: "robbed";
  seat: number;
  victim: number;
  /** The card; null to all but the thief and the victim (SSP-9.2). */
  card?: string;
}

/** A seat ended its turn without a call. */
export interface EndedTurn {
  type: "ended-turn";
  seat: number;
}

/** A seat called STOP or LAST CHANCE (SSP-6.2, 6.3). */
export interface Called {
  type: "called";
  seat: number;
  call: CallName;
  /** What the caller's cards are worth. */
  points: number;
}

/** A seat revealed its hand (SSP-6.2, 6.3). */
export interface Revealed {
  type: "revealed";
  seat: number;
  cards: string[];
}

/** A round is over; what each seat scored follows. */
export interface RoundEnded {
  type: "round-ended";
  round: number;
  how: RoundEnding;
  /** Who called, or whose turn ended the round. */
  seat: number;
  /** After a LAST CHANCE, the caller's card points. */
  points?: number;
  /** After a lost bet, the seat with the most card points. */
  best?: number;
  best_points?: number;
}

/** Cards that bring points together. */
export interface CardGroup {
  kind: "boats" | "captain" | "colony" | "crabs" | "fish" | "lighthouse" | "mermaid" | "octopuses" | "penguins" | "sailors" | "shells" | "shoal" | "swimmers";
  cards: string[];
  /** What their points depend on: how many pairs there are, how many are collected, or how many others they count. */
  number: number;
  points: number;
  /** The colour that a mermaid counts; null for all others, and for a mermaid without a colour to count. */
  colour: Colour | null;
}

/** What a seat scored in the round that is over. */
export interface Scored {
  type: "scored";
  seat: number;
  points: number;
  /** All points of the seat, these included. */
  total: number;
  /** What was counted; null if nobody scored. */
  counted?: CountedPart;
  /** The card points; null if nobody scored. */
  worth?: number;
  /** The colour bonus (SSP-5.5); null if nobody scored. */
  bonus?: number;
  /** The seat's most frequent colour; null if nobody scored. */
  bonus_colour?: Colour;
  /** All cards that the seat showed, in the groups that bring points together; empty if nobody scored. */
  groups?: CardGroup[];
  /** Whether the seat revealed its cards. */
  revealed?: boolean;
  /** The seat's cards, hand first; null if they were not revealed and the viewer does not know all of them. */
  cards?: string[];
}

/** A round begins (SSP-2.2). */
export interface RoundBegan {
  type: "round-began";
  round: number;
  /** The seat that goes first. */
  seat: number;
}

/** The game is over (SSP-5.6, SSP-8). */
export interface GameEnded {
  type: "game-ended";
  why: GameEnding;
  /** The points that the game was played for. */
  goal: number;
  winners: number[];
  /** The most points of a seat. */
  total: number;
  /** Where several seats have the most points and one of them has won: what it scored in the last round (SSP-8.2). */
  decided_by?: number;
}

export type SeaSaltPaperEvent = Drew | TookLast | Took | Kept | Discarded | LaidFirst | LaidDuo | Searched | Picked | Robbed | EndedTurn | Called | Revealed | RoundEnded | Scored | RoundBegan | GameEnded;

/** The colour bonus of a seat (SSP-5.5). */
export interface ColourBonus {
  /** How many cards the seat has of its most frequent colour. */
  points: number;
  /** Its most frequent colours: more than one if they tie. */
  colours: Colour[];
}

/** What a screen of Sea Salt & Paper shows and a position does not say. */
export interface SeaSaltPaperFacts {
  game: "sea-salt-paper";
  /** The number of the section of the rules that is about what is being decided now; null if none is. */
  rules_section: number | null;
  /** How many card points it takes to call STOP or LAST CHANCE (SSP-6.1). */
  points_to_call: number;
  /** The colour bonus that the viewer's cards would bring; null for spectators. */
  own_bonus: ColourBonus | null;
}

/** Draw from the deck (SSP-3.2). */
export interface Draw {
  type: "draw";
}

/** Take the top card of a pile (SSP-3.4). */
export interface Take {
  type: "take";
  pile: number;
}

/** Keep one of the two drawn cards (SSP-3.2). */
export interface Keep {
  type: "keep";
  card: string;
}

/** Put the other drawn card on a pile (SSP-3.2). */
export interface Discard {
  type: "discard";
  pile: number;
}

/** Lay the first card of a duo (SSP-4.1). */
export interface LayFirst {
  type: "lay";
  card: string;
}

/** Lay the second card of a duo (SSP-4.1). */
export interface LayPartner {
  type: "with";
  card: string;
}

/** Look through a pile (SSP-4.3). */
export interface SearchPile {
  type: "search";
  pile: number;
}

/** Take a card out of the pile that is searched (SSP-4.3). */
export interface Pick {
  type: "pick";
  card: string;
}

/** Steal a random card from another hand (SSP-4.6). */
export interface Rob {
  type: "rob";
  victim: number;
}

/** End the turn without a call. */
export interface EndTurn {
  type: "end";
}

/** Call STOP (SSP-6.2). */
export interface CallStop {
  type: "stop";
}

/** Call LAST CHANCE (SSP-6.3). */
export interface CallLastChance {
  type: "last-chance";
}

export type SeaSaltPaperAction = Draw | Take | Keep | Discard | LayFirst | LayPartner | SearchPile | Pick | Rob | EndTurn | CallStop | CallLastChance;
