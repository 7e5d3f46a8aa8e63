// Written by `tools/typescript.py` from rules/dolores and messages/dolores in src/seachest: change that, not this.

export type Sort = "weapons" | "wine" | "jewels" | "cloth" | "porcelain" | "instruments" | "gold";

export type PhaseName = "theft" | "loot" | "window" | "talk" | "gesture" | "count" | "give" | "grab" | "pick" | "drop";

export type WindowName = "before" | "laid-out" | "shown";

export type Gesture = "peace" | "fight" | "first";

export type HandPair = "peace-fight" | "peace-first" | "fight-first";

export type Showing = "peace" | "fight" | "first" | "peace-fight" | "peace-first" | "fight-first";

export type SideName = "left" | "dealer";

export type SunriseName = "low" | "anywhere" | "drawn" | "ignored";

export type Outcome = "peace" | "take" | "nobody" | "pick" | "pick-rest" | "drop";

export type SetRank = "highest" | "lowest" | "equal";

/** The cards that lie open before a seat. */
export interface Display {
  goods: string[];
  bottles: string[];
}

/** The cards before each duellist, by place; null if a card was taken. */
export interface DuelCards {
  left: (string | null)[];
  dealer: (string | null)[];
}

/** What both duellists show: a gesture, or two of them with the two-hands trick (DOL-6.7). */
export interface ShownGestures {
  left: Showing;
  dealer: Showing;
}

/** What each duellist has chosen to show, as far as it is known; null if it is not. */
export interface ChosenGestures {
  left: Showing | null;
  dealer: Showing | null;
}

/** The sort of goods that each duellist has chosen to lose (DOL-4.6); null if it is not known. */
export interface ChosenSorts {
  left: Sort | null;
  dealer: Sort | null;
}

/** What each duellist had announced before the gestures were shown (DOL-9.1); null for nothing. */
export interface Promises {
  left: Gesture | null;
  dealer: Gesture | null;
}

/** A position of Dolores. */
export interface DoloresPosition {
  game: "dolores";
  players: number;
  options: Record<string, any>;
  round: number;
  /** What is decided now; null when the game is over. */
  phase: PhaseName | null;
  /** The seats that may decide now, as far as that is public. */
  pending: number[];
  /** What may be decided, by seat; in a view only by its owner. */
  legal: Record<string, string[]>;
  totals: number[];
  /** What each display is worth. */
  scores: number[];
  over: boolean;
  winners: number[] | null;
  dealer: number;
  displays: Display[];
  /** The cards of the pile, the top one first. */
  pile: string[];
  /** The cards of the duel; null while none are laid out. */
  duel: DuelCards | null;
  /** Who sees the duel, when a lantern covers it for all others (DOL-6.1). */
  lantern: number | null;
  /** Which bottles may be used now (DOL-5); null also while only the owner of lookout is asked. */
  window: WindowName | null;
  /** The seats that were asked in the open window, and have passed. */
  passed: number[];
  /** The window that opens when the owner of lookout has used it; null unless they are asked. */
  resume: WindowName | null;
  /** What both duellists show; null while nothing is shown. */
  gestures: ShownGestures | null;
  /** In phase gesture, what was chosen in secret. */
  chosen: ChosenGestures | null;
  /** Who shows two gestures. */
  "two-hands": number | null;
  bettor: number | null;
  /** The two gestures bet on, such as `peace-fight`; null while there is no bet, or it is secret. */
  bet: string | null;
  /** In phase drop, which sorts were chosen in secret. */
  drops: ChosenSorts | null;
  /** In phase give, who rearranges the cards of the duel (DOL-6.5). */
  whirlpool: number | null;
  /** The places whose cards whirlpool's user has given to the left player so far. */
  given: string[];
  /** Who has received theft and must use it (DOL-6.3). */
  thief: number | null;
  /** Who is being robbed. */
  victim: number | null;
  /** In phase talk, who may announce something now (DOL-9.2). */
  talking: number | null;
  /** The last announcement of each seat in this duel. */
  announced: (Gesture | null)[];
  /** Once gestures are shown, what the duellists had announced. */
  promised: Promises | null;
  /** Whether the duel is held again (DOL-6.9). */
  repeat: boolean;
  /** How many announcements each seat has kept. */
  kept: number[];
  /** How many announcements each seat has broken. */
  broken: number[];
  /** How often each seat has shown peace, fight and first in duels so far. */
  "gesture-counts": number[][];
  /** The last gestures that each seat has shown, the newest first. */
  "last-gestures": Gesture[][];
  /** The cards discarded face up, then those discarded face down. */
  discard: string[];
  /** How many cards at the end of `discard` were discarded face down (DOL-6.1). */
  buried: number;
  /** Who used the lantern, in this duel or an earlier one. */
  seer: number | null;
  /** The bottles that were taken out of the game before it began (DOL-2.1). */
  removed: string[];
  /** The cards that were left out of the game for a short pile (DOL-2.2). */
  out: string[];
  /** Where sunrise is: low in the pile, anywhere in it, drawn and ending the game, or drawn and ignored. */
  sunrise: SunriseName;
  /** The places of a covered duel where sunrise, which is known to be drawn, may lie. */
  "sunrise-places": string[];
}

/** The game begins. */
export interface BeganGame {
  type: "began-game";
  dealer: number;
}

/** A seat has its start cards; theft among them is used or wasted at once (DOL-2.3, 2.4). */
export interface ReceivedStartCards {
  type: "received-start-cards";
  seat: number;
  cards: string[];
}

/** The next duel begins; its cards may be laid out later (DOL-3.1). */
export interface BeganDuel {
  type: "began-duel";
  dealer: number;
  left: number;
}

/** The two duellists and cards before each of them. */
export interface DuelSides {
  left: number;
  left_cards: string[];
  dealer: number;
  dealer_cards: string[];
}

/** Four cards are drawn from the pile and laid before the duellists (DOL-3.2). */
export interface LaidOut {
  type: "laid-out";
  /** Who sees the cards, if a lantern covers them. */
  seer?: number;
  /** The cards; null if they are hidden from the viewer. */
  sides?: DuelSides;
}

/** Sunrise is drawn, and the owner of lookout may ignore it (DOL-3.3). */
export interface DrewSunrise {
  type: "drew-sunrise";
  lookout: number;
}

/** A bottle is used and discarded (DOL-5). */
export interface Used {
  type: "used";
  seat: number;
  bottle: string;
}

/** A seat uses no bottle in the open window (DOL-5). */
export interface Passed {
  type: "passed";
  seat: number;
}

/** The owner of lookout lets the sun rise (DOL-3.3). */
export interface DeclinedLookout {
  type: "declined-lookout";
  seat: number;
}

/** Convoy brings a third card from the pile to each duellist (DOL-6.6). */
export interface AddedCards {
  type: "added-cards";
  /** Who sees the cards, if a lantern covers them. */
  seer?: number;
  /** The two cards; null if they are hidden, or the duel is settled at once. */
  sides?: DuelSides;
  /** The two cards if the duel is settled at once; it does not say which lay where. */
  cards?: string[];
}

/** Whirlpool's user moves a card of the duel to the left player; more will follow (DOL-6.5). */
export interface GaveCard {
  type: "gave-card";
  seat: number;
  place: string;
}

/** Whirlpool's user has moved the last card, and all cards of the duel lie in their new places (DOL-6.5). */
export interface Rearranged {
  type: "rearranged";
  seat: number;
  left: number;
  /** Where the cards that lie before the left player lay until now, in the order of their new places. */
  left_places: string[];
  /** Where the cards that lie before the dealer lay until now, in the order of their new places. */
  dealer_places: string[];
  /** Who sees the cards, if a lantern covers them. */
  seer?: number;
  /** The cards; null if they are hidden from the viewer. */
  sides?: DuelSides;
}

/** A duellist announces a gesture, or another seat advises the duellists (DOL-9.1). */
export interface Announced {
  type: "announced";
  seat: number;
  gesture: Gesture;
  is_advice?: boolean;
}

/** A duellist announces nothing (DOL-9.2). */
export interface KeptSilent {
  type: "kept-silent";
  seat: number;
}

/** All hands open at the same moment (DOL-3.5). */
export interface Revealed {
  type: "revealed";
  left: number;
  left_shows: Showing;
  dealer: number;
  dealer_shows: Showing;
  /** What the gestures lead to unless a bottle changes it; null if somebody shows two. */
  outcome?: Outcome;
  bettor?: number;
  /** The two gestures bet on, such as `peace-fight` (DOL-6.8). */
  bet?: string;
}

/** The user of two hands decides which gesture counts (DOL-6.7). */
export interface ChoseHand {
  type: "chose-hand";
  seat: number;
  gesture: Gesture;
}

/** A duellist shows what they had announced (DOL-9.1). */
export interface KeptPromise {
  type: "kept-promise";
  seat: number;
  /** What was announced. */
  gesture: Gesture;
}

/** A duellist shows something else than they had announced (DOL-9.1). */
export interface BrokePromise {
  type: "broke-promise";
  seat: number;
  /** What was announced. */
  gesture: Gesture;
}

/** The bettor may take cards of the duel before it is settled (DOL-6.8). */
export interface WonBet {
  type: "won-bet";
  seat: number;
}

/** The bet was wrong (DOL-6.8). */
export interface LostBet {
  type: "lost-bet";
  seat: number;
}

/** The bettor takes a card of the duel (DOL-6.8). */
export interface Grabbed {
  type: "grabbed";
  seat: number;
  place: string;
  card: string;
}

/** The bettor takes no more cards (DOL-6.8). */
export interface StoppedGrabbing {
  type: "stopped-grabbing";
  seat: number;
  cards_left: number;
}

/** Cards of the duel that a seat receives, and the places they lay at, in no common order. */
export interface TakenCards {
  seat: number;
  cards: string[];
  places: string[];
}

/** The duel is settled by the two gestures (DOL-4). */
export interface Settled {
  type: "settled";
  outcome: Outcome;
  /** Who takes all (outcome take) or is first to pick (pick, pick-rest). */
  seat?: number;
  /** Whether a bettor has left nothing to pick. */
  nothing_left?: boolean;
  /** What the duellists take at once (outcome peace or take). */
  taken?: TakenCards[];
}

/** The duellist who was first takes one card, and the other is served (DOL-4.4, 4.5). */
export interface Picked {
  type: "picked";
  seat: number;
  place: string;
  card: string;
  other: TakenCards;
}

/** What lies in the duel goes to nobody (DOL-4). */
export interface DiscardedDuel {
  type: "discarded-duel";
  places: string[];
  /** The cards discarded face up. */
  cards?: string[];
  /** How many were discarded face down, under a lantern (DOL-6.1). */
  face_down?: number;
  /** Who knows the cards discarded face down; only that seat's own event says it. */
  seer?: number;
  /** The cards discarded face down, for the seat that knows them. */
  known_cards?: string[];
}

/** Both duellists were first: those who own goods must give up a sort (DOL-4.6). */
export interface MustDrop {
  type: "must-drop";
  seats: number[];
}

/** A seat discards all its goods of one sort (DOL-4.6). */
export interface DroppedSort {
  type: "dropped-sort";
  seat: number;
  sort: Sort;
  cards: string[];
}

/** A seat has received theft and must use it, if anybody else owns goods (DOL-6.3). */
export interface ReceivedTheft {
  type: "received-theft";
  seat: number;
  /** Whether there is nothing to steal. */
  is_wasted?: boolean;
}

/** The thief has chosen whom to rob; which card follows (DOL-6.3). */
export interface ChoseVictim {
  type: "chose-victim";
  seat: number;
  victim: number;
}

/** A goods card changes displays (DOL-6.3). */
export interface Stole {
  type: "stole";
  seat: number;
  victim: number;
  card: string;
}

/** The game is over (DOL-7.1, 7.2): sunrise was drawn, or the pile is too small for another duel. */
export interface EndedGame {
  type: "ended-game";
  reason: "pile" | "sunrise";
  pile_size: number;
}

/** What a seat scores (DOL-7.3 to 7.5); a set is named like a card of its whole value, such as `gold-6`. */
export interface Scored {
  type: "scored";
  seat: number;
  points: number;
  highest_sets?: string[];
  /** The sets of the lowest value; the same as the highest if all are equal, which then count twice. */
  lowest_sets?: string[];
}

/** The seats with the most points have won (DOL-7.6). */
export interface WonGame {
  type: "won-game";
  seats: number[];
  points: number;
}

export type DoloresEvent = BeganGame | ReceivedStartCards | BeganDuel | LaidOut | DrewSunrise | Used | Passed | DeclinedLookout | AddedCards | GaveCard | Rearranged | Announced | KeptSilent | Revealed | ChoseHand | KeptPromise | BrokePromise | WonBet | LostBet | Grabbed | StoppedGrabbing | Settled | Picked | DiscardedDuel | MustDrop | DroppedSort | ReceivedTheft | ChoseVictim | Stole | EndedGame | Scored | WonGame;

/** What the gestures lead to unless a bottle changes it (DOL-4). */
export interface ExpectedOutcome {
  outcome: Outcome;
  /** Who takes all, or is first to pick. */
  seat: number | null;
  /** Who gets cards after the first pick. */
  other: number | null;
}

/** How near the sunrise is. */
export interface SunriseForecast {
  /** Out of the game, in no duel any more, not among the next cards, or perhaps in the next duel (DOL-2.2). */
  state: "ignored" | "last-duel" | "risk" | "safe";
  /** How many of the next cards of the pile can't be sunrise. */
  safe_cards: number;
  /** The chance that the next duel brings it. */
  percent: number;
}

/** A set of goods that counts. */
export interface ScoringSet {
  sort: Sort;
  /** What its cards are worth together. */
  value: number;
  rank: SetRank;
  points: number;
}

/** What a screen of Dolores shows and a position does not say. */
export interface DoloresFacts {
  game: "dolores";
  /** The number of the section of the rules that is about what is being decided now; null if none is. */
  rules_section: number | null;
  /** null while no gestures are shown, or somebody shows two. */
  outcome: ExpectedOutcome | null;
  /** null if sunrise has been drawn, or the game is over. */
  sunrise: SunriseForecast | null;
  /** How many of each goods card lie in places that the viewer does not know; cards that do not are left out. */
  unseen_goods: Record<string, number>;
  /** For each seat the sets of its display that count as things stand (DOL-7.3, 7.4). */
  scoring_sets: ScoringSet[][];
}

/** Use a bottle (DOL-5). */
export interface UseBottle {
  type: "use";
  bottle: string;
}

/** Use no bottle (DOL-5), or let the sun rise (DOL-3.3). */
export interface PassWindow {
  type: "pass";
}

/** Announce a gesture, or advise one (DOL-9.1). */
export interface Announce {
  type: "announce";
  gesture: Gesture;
}

/** Announce nothing (DOL-9.2). */
export interface KeepSilent {
  type: "silent";
}

/** Show a gesture (DOL-3.5). */
export interface ShowGesture {
  type: "show";
  gesture: Gesture;
}

/** Show two gestures (DOL-6.7). */
export interface ShowTwo {
  type: "hands";
  gestures: Gesture[];
}

/** Let one of the two gestures count (DOL-6.7). */
export interface CountGesture {
  type: "count";
  gesture: Gesture;
}

/** Bet on what both duellists show (DOL-6.8). */
export interface Bet {
  type: "bet";
  gestures: Gesture[];
}

/** Move a card of the duel to the left player, with whirlpool (DOL-6.5). */
export interface Give {
  type: "give";
  place: string;
}

/** Take one card of the duel (DOL-4.4, 4.5). */
export interface Pick {
  type: "pick";
  place: string;
}

/** Take a card of the duel for a won bet (DOL-6.8). */
export interface Grab {
  type: "grab";
  place: string;
}

/** Take no more cards for a won bet (DOL-6.8). */
export interface StopGrabbing {
  type: "done";
}

/** Give up all goods of a sort (DOL-4.6). */
export interface DropSort {
  type: "drop";
  sort: Sort;
}

/** Choose whom to rob (DOL-6.3). */
export interface RobSeat {
  type: "rob";
  victim: number;
}

/** Take a card of the victim (DOL-6.3). */
export interface Loot {
  type: "loot";
  card: string;
}

export type DoloresAction = UseBottle | PassWindow | Announce | KeepSilent | ShowGesture | ShowTwo | CountGesture | Bet | Give | Pick | Grab | StopGrabbing | DropSort | RobSeat | Loot;
