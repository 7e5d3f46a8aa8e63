// Written by `tools/typescript.py` from rules/sea_or_shore and messages/sea_or_shore in src/seachest: change that, not this.

export type ColourName = "red" | "blue" | "green" | "purple";

export type PairName = "red-blue" | "green-purple";

export type PhaseName = "pass" | "card" | "show" | "plus" | "take" | "fleece" | "swap" | "return" | "inspect" | "order" | "fetch" | "discard";

export type HalfName = "colour" | "number";

export type PileName = "all" | "red-blue" | "green-purple";

export type ActionNumber = 1 | 2 | 3 | 4;

export type Outcome = "wins" | "last" | "loses";

export type SkipReason = "last" | "piles" | "supply";

/** A pile of treasures. */
export interface TreasurePile {
  /** The treasure that lies face up on it. */
  up: string | null;
  /** The treasures that lie face down, from the top. */
  down: string[];
}

/** An island in the trick on the table. */
export interface PlayedIsland {
  seat: number;
  /** The island as far as it is seen; null if it has been fetched. */
  card: string | null;
  /** The half that shows until all have played. */
  show: HalfName;
  /** How many plus cards were laid with it. */
  plus: number;
}

/** An island of the trick that was uncovered last. */
export interface LastPlayedIsland {
  seat: number;
  card: string;
  /** How many plus cards were laid with it. */
  plus: number;
}

/** What a seat has chosen in tricks that were uncovered. */
export interface SeatChoices {
  /** How many islands of each colour it has played in this round: red, blue, green and purple. */
  colours: number[];
  /** How often it has shown the colour and how often the number of its island, in the whole game. */
  halves: number[];
}

/** What a seat had at the end of the last finished round. */
export interface RoundScore {
  /** The points of its treasures. */
  treasures: number;
  /** How many plus cards it had left. */
  plus: number;
}

/** A position of Sea or Shore. */
export interface SeaOrShorePosition {
  game: "sea-or-shore";
  players: number;
  options: Record<string, any>;
  round: number;
  /** What is to be decided; null when the game is over. */
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
  /** The seat that plays first in this trick. */
  starter: number;
  /** The seat that decides; null while all pass, and when the game is over. */
  turn: number | null;
  hands: string[][];
  /** How many plus cards each seat has. */
  plus: number[];
  /** How many plus cards are left in the supply. */
  supply: number;
  /** The treasures of each seat, the top one last; views remember all of them (SOS-10.3). */
  stacks: string[][];
  piles: Partial<Record<PileName, TreasurePile>>;
  /** The islands that were not dealt in this round. */
  out: string[];
  /** The islands that were played in earlier tricks of this round, or discarded. */
  gone: string[];
  /** The islands on the table, in the order in which they were played. */
  trick: PlayedIsland[];
  /** The trick that was uncovered last, in playing order; null before the first one of the game. */
  last: LastPlayedIsland[] | null;
  /** What each seat has chosen in tricks that were uncovered; empty if that is not known. */
  choices: SeatChoices[];
  /** The actions that the two action cards show: that of red and blue, then that of green and purple. */
  actions: ActionNumber[];
  /** The colours of the treasures that lay face up when the trick began. */
  open: ColourName[];
  /** The island that each seat has chosen to pass and still holds; in a view only its owner's. */
  passed: (string | null)[];
  /** The island that is being played; in a view only its owner's. */
  chosen: string | null;
  /** The half of the chosen island that will show. */
  half: HalfName | null;
  /** The action that each seat still triggers in this trick; null before all have played. */
  due: (ActionNumber | null)[] | null;
  /** The seat whose islands were taken and that gets some back. */
  aim: number | null;
  /** How many islands are still to be given back. */
  owed: number;
  /** The pile that the seat to decide is looking at. */
  inspected: PileName | null;
  counted: RoundScore[];
  /** Islands that were known to be in each hand and may have been played half covered since; only in views. */
  uncertain?: string[][];
}

/** A round began (SOS-2). */
export interface BeganRound {
  type: "began-round";
  round: number;
  starter: number;
  /** The actions that the two action cards show. */
  actions: ActionNumber[];
}

/** An island that went from one hand into another in the pass. */
export interface PassedIsland {
  giver: number;
  receiver: number;
  /** The island; null for all but its giver and its receiver. */
  card: string | null;
}

/** All seats had chosen an island to pass, and the islands changed hands at once (SOS-2.8). */
export interface Passed {
  type: "passed";
  islands: PassedIsland[];
}

/** A trick began, with treasures face up (SOS-3.1, 6.2). */
export interface BeganTrick {
  type: "began-trick";
  starter: number;
  /** The number of the trick in its round, from 1. */
  trick: number;
  /** How many tricks the round has. */
  tricks: number;
  /** The treasure that lies face up on each pile that has one. */
  face_up: Partial<Record<PileName, string>>;
}

/** A seat laid an island, one half of it covered (SOS-3.2). */
export interface Played {
  type: "played";
  seat: number;
  /** The island as far as the viewer sees it: whole only for the seat that played it. */
  card: string;
  /** The half that shows. */
  half: HalfName;
  /** How many plus cards were laid with it (SOS-3.3). */
  plus: number;
  /** Its number and its plus cards together; only for the seat that played it. */
  worth?: number;
}

/** An island of a trick after the covers came off, and how it fared. */
export interface RevealedIsland {
  seat: number;
  card: string;
  /** How many plus cards were laid with it. */
  plus: number;
  /** Its number and its plus cards together. */
  worth: number;
  /** The colour it competed in; both colours of an action card if they count as one (SOS-7.1). */
  colour: "blue" | "green" | "purple" | "red" | "green-purple" | "red-blue";
  outcome: Outcome;
  /** Whether another island of the colour was worth as much, so that the playing order decided (SOS-4.2). */
  tie: boolean;
}

/** The last island of a trick was laid, and the covers came off (SOS-3.5). */
export interface Revealed {
  type: "revealed";
  /** The pairs of colours that were both played and counted as one (SOS-7.1). */
  joined: PairName[];
  /** The islands in the order in which they were played. */
  islands: RevealedIsland[];
}

/** Treasures that nobody had taken went under their piles (SOS-6.1). */
export interface WentUnder {
  type: "went-under";
  treasures: Partial<Record<PileName, string>>;
}

/** What a seat scored in a round (SOS-9.1). */
export interface SeatScore {
  seat: number;
  /** The points of its treasures. */
  treasures: number;
  /** How many plus cards it had left. */
  plus: number;
  /** The points of its plus cards. */
  bonus: number;
  /** The points of the round. */
  points: number;
  /** The points of all rounds so far. */
  total: number;
}

/** A round ended, and its points were counted (SOS-9.1). */
export interface EndedRound {
  type: "ended-round";
  round: number;
  /** The points of all seats, from the starter of the last trick on. */
  scores: SeatScore[];
}

/** The last round had ended, and a seat won the game (SOS-9.2). */
export interface WonGame {
  type: "won-game";
  seat: number;
  total: number;
  /** What decided between equal totals (SOS-9.3): the seat started the last trick, or comes next to that seat. */
  tie_break?: "next" | "starter";
}

/** A seat took the face-up treasure of the colour that it won (SOS-5.1). */
export interface Took {
  type: "took";
  seat: number;
  card: string;
  pile: PileName;
}

/** A seat took the top treasure of another seat's stack (SOS-5.2). */
export interface Robbed {
  type: "robbed";
  seat: number;
  victim: number;
  card: string;
}

/** A seat got plus cards from the supply. */
export interface GotPlus {
  type: "got-plus";
  seat: number;
  /** How many there were; fewer than wanted if the supply ran out (SOS-4.4). */
  number: number;
  wanted: number;
  /** As the last of a colour (SOS-4.3), or by action 1 if nobody has two (SOS-8.1). */
  reason: "action" | "last";
}

/** A seat won a colour without a treasure, and now has to decide something about its action (SOS-5.4). */
export interface Triggered {
  type: "triggered";
  seat: number;
  action: ActionNumber;
}

/** A seat triggered an action that does nothing (SOS-8.5). */
export interface SkippedAction {
  type: "skipped-action";
  seat: number;
  action: ActionNumber;
  reason: SkipReason;
}

/** A seat took plus cards from another one (SOS-8.1). */
export interface Fleeced {
  type: "fleeced";
  seat: number;
  victim: number;
  number: number;
  /** Whether the seat chose the victim; False if only one had enough plus cards. */
  chosen: boolean;
}

/** A seat took random islands out of another one's hand (SOS-8.2). */
export interface TookIslands {
  type: "took-islands";
  seat: number;
  victim: number;
  number: number;
  /** The islands; null for all but the two seats. */
  cards: string[] | null;
}

/** A seat gave an island back to the seat from which it had taken some (SOS-8.2). */
export interface ReturnedIsland {
  type: "returned-island";
  seat: number;
  receiver: number;
  /** The island; null for all but the two seats. */
  card: string | null;
  /** How many islands are given back in all. */
  number: number;
  /** How many are still to be given back. */
  left: number;
}

/** A seat looked at the top of a pile (SOS-8.3). */
export interface Inspected {
  type: "inspected";
  seat: number;
  pile: PileName;
  number: number;
  /** The treasures from the top; null for all but the seat itself. */
  treasures: string[] | null;
}

/** A seat put the treasures that it had looked at back on their pile (SOS-8.3). */
export interface Ordered {
  type: "ordered";
  seat: number;
  pile: PileName;
  number: number;
  /** The treasures in their new order from the top; null for all but the seat itself. */
  treasures: string[] | null;
}

/** A seat fetched an island out of the trick into its hand (SOS-8.4). */
export interface Fetched {
  type: "fetched";
  seat: number;
  card: string;
  /** The seat that had played the island. */
  player: number;
}

/** A seat discarded an island for the one that it fetched (SOS-8.4). */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: string;
}

export type SeaOrShoreEvent = BeganRound | Passed | BeganTrick | Played | Revealed | WentUnder | EndedRound | WonGame | Took | Robbed | GotPlus | Triggered | SkippedAction | Fleeced | TookIslands | ReturnedIsland | Inspected | Ordered | Fetched | Discarded;

/** What a screen of Sea or Shore shows and a position does not say. */
export interface SeaOrShoreFacts {
  game: "sea-or-shore";
  /** The number of the section of the rules that is about what is being decided now; null if none is. */
  rules_section: number | null;
  /** The number of the trick in its round, from 1. */
  trick: number;
  /** How many tricks the round has. */
  tricks: number;
  /** How many of them are not finished. */
  tricks_left: number;
  /** Whether all treasures lie in one pile (SOS-2.1). */
  is_one_pile: boolean;
  /** The pairs of colours that count as one in this trick, should both be played (SOS-7.1). */
  joined: PairName[];
  /** The action cards that can do nothing in this trick (SOS-8.2 to 8.4). */
  idle: PairName[];
  /** For each seat the one that gets the island it passes (SOS-2.8). */
  receivers: number[];
  /** Who is about to lay an island. */
  layer: number | null;
  /** For each colour the values of the treasures that lie in a place that the viewer does not know. */
  unseen_treasures: Partial<Record<ColourName, number[]>>;
}

/** Pass the highest island of a colour to the right (SOS-2.8). */
export interface PassIsland {
  type: "pass";
  colour: ColourName;
  /** The island; null if the seat has none of the colour, or its hand is not known. */
  card?: string;
}

/** Play an island of the hand (SOS-3.2). */
export interface ChooseIsland {
  type: "card";
  card: string;
}

/** Leave a half of the chosen island uncovered (SOS-3.2). */
export interface ShowHalf {
  type: "show";
  half: HalfName;
}

/** Lay plus cards with the chosen island (SOS-3.3). */
export interface AddPlus {
  type: "plus";
  number: number;
}

/** Take the face-up treasure of the colour that was won (SOS-5.1). */
export interface TakeTreasure {
  type: "take";
  /** The treasure; null if it is not known. */
  card?: string;
}

/** Take the top treasure of another seat instead (SOS-5.2). */
export interface RobTreasure {
  type: "rob";
  victim: number;
}

/** Take plus cards from a seat (SOS-8.1). */
export interface Fleece {
  type: "fleece";
  victim: number;
}

/** Take random islands from a seat, and give others back (SOS-8.2). */
export interface Swap {
  type: "swap";
  victim: number;
}

/** Give an island back (SOS-8.2). */
export interface ReturnIsland {
  type: "return";
  card: string;
}

/** Look at the top of a pile (SOS-8.3). */
export interface Inspect {
  type: "inspect";
  pile: PileName;
}

/** Put the treasures that were looked at back in an order (SOS-8.3). */
export interface Order {
  type: "order";
  /** Where the treasures lay, counted from 1 at the top, in their new order from the top. */
  places: number[];
}

/** Fetch an island out of the trick (SOS-8.4). */
export interface Fetch {
  type: "fetch";
  card: string;
}

/** Discard an island for the one that was fetched (SOS-8.4). */
export interface DiscardIsland {
  type: "discard";
  card: string;
}

export type SeaOrShoreAction = PassIsland | ChooseIsland | ShowHalf | AddPlus | TakeTreasure | RobTreasure | Fleece | Swap | ReturnIsland | Inspect | Order | Fetch | DiscardIsland;
