// Written by `tools/typescript.py` from src/seachest/wire: change that, not this.

import type * as seaOrShore from "./games/sea-or-shore/wire";
import type * as dolores from "./games/dolores/wire";
import type * as seaSaltPaper from "./games/sea-salt-paper/wire";

/** The types of each game. */
export interface GameTypes {
  "sea-or-shore": { position: seaOrShore.SeaOrShorePosition; event: seaOrShore.SeaOrShoreEvent; facts: seaOrShore.SeaOrShoreFacts; action: seaOrShore.SeaOrShoreAction };
  dolores: { position: dolores.DoloresPosition; event: dolores.DoloresEvent; facts: dolores.DoloresFacts; action: dolores.DoloresAction };
  "sea-salt-paper": { position: seaSaltPaper.SeaSaltPaperPosition; event: seaSaltPaper.SeaSaltPaperEvent; facts: seaSaltPaper.SeaSaltPaperFacts; action: seaSaltPaper.SeaSaltPaperAction };
}

/** A position of any game. */
export type Position = GameTypes[keyof GameTypes]["position"];

/** Something that happened. The tag of a kind of event is a verb in the past: played, revealed, took. */
export type GameEvent = GameTypes[keyof GameTypes]["event"];

/** What follows from a position of one game; the tag is the name of the game. */
export type GameFacts = GameTypes[keyof GameTypes]["facts"];

/** A decision that a player may take. Its tag is the verb of its text. */
export type ChoiceAction = GameTypes[keyof GameTypes]["action"];

export type Level = "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled";

export type ReviewDepth = "deep" | "quick";

/** Why a request was refused: a code with parameters, for the client to put into words. */
export interface Problem {
  code: string;
  params: Record<string, any>;
}

/** Becomes a guest, who can play immediately under a name. */
export interface NewGuest {
  name: string;
}

/** Creates an account or logs in to one. Guests who create an account keep their games. */
export interface Credentials {
  name: string;
  password: string;
}

/** Changes the password of an account. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Deletes an account permanently, or a guest. */
export interface Farewell {
  /** The password of the account; guests have none, and leave it out. */
  password?: string | null;
}

/** A player's rating in one game. */
export interface Rating {
  /** A cautious estimate of the player's skill. Everybody starts at 0; the best reach about 30. */
  rating: number;
  /** The number of rated games. */
  games: number;
}

/** The player who sent the request. */
export interface Me {
  id: string;
  name: string;
  /** Whether the player has an account; guests have none. */
  account: boolean;
  /** The player's ratings by game. */
  ratings: Record<string, Rating>;
  /** Whether the player may see reports and act on them. */
  moderator: boolean;
  /** How many recovery codes the account has left. */
  recovery: number;
  /** Whether a moderator has given the player another name, which can't be changed. */
  renamed: boolean;
}

/** Opens a table. The player who opens it takes seat 0. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, any>;
  /** The time limit for each decision; null means no limit. */
  seconds?: number | null;
  /** Who may watch: anyone who has the link, or nobody. */
  watch?: "anyone" | "nobody";
  /** Whether the table is listed in the lobby. */
  public?: boolean;
  /** Bots for the seats after the first one. */
  bots?: ("beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled")[];
  /** The seed of the game, for tests. Refused unless the server allows it; normally the server draws one. */
  seed?: string | null;
}

/** Takes the given seat, or the first free one. */
export interface SitDown {
  seat?: number | null;
}

/** Seats a bot in an empty seat. */
export interface SeatBot {
  level: "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled";
}

/** Sits down at a public table that is waiting for players, or opens one. */
export interface QuickMatch {
  game: string;
  players: number;
}

/** A seat of a table, and the player or bot sitting there. */
export interface SeatInfo {
  kind: "bot" | "empty" | "player";
  name: string | null;
  level: "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled" | null;
  /** The player's public id. */
  player: string | null;
  /** Whether a bot is playing for an absent player. */
  away: boolean;
  /** The player's `Rating.rating` at the time of sitting down, if there is one. */
  rating: number | null;
  /** The level at which the seat's bot plays for now, if the server has no time for more or nobody is there to see it; null if it plays at its own level. Ratings count it as what it has played. */
  plays: "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled" | null;
  /** Whether the player had an account when sitting down; nobody else can have its name. Guests may share names. */
  account: boolean;
}

/** A table, as anyone who knows its id may see it. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, any>;
  seconds: number | null;
  watch: "anyone" | "nobody";
  public: boolean;
  phase: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  /** The public id of the player who opened the table, and may remove others before the game begins. */
  opener: string;
  /** When the table was opened, in seconds since 1970. */
  opened: number;
  /** The SHA-256 hash of the seed, published when the game starts. */
  commitment: string | null;
  /** The seed, published when the game is over. */
  seed: string | null;
  /** The table of the rematch, once somebody has asked for one. */
  rematch: string | null;
  /** Why the game ended without a result and without ratings; null for all other games. */
  ended: "rules-changed" | null;
  /** The pace that the only person at the table has chosen; null if nobody has, or several people play. */
  pace: "fast" | "instant" | "normal" | "slow" | null;
  /** For how many decisions the only person at the table had a hint; a win with hints counts for nothing. */
  hints: number;
  /** The day whose daily deal is played here; null at all other tables. */
  daily: string | null;
}

/** Confirms that a seat was taken. The token is sent only once; with it, the seat can be played from any device. */
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

/** A list of tables. */
export interface Tables {
  tables: TableInfo[];
  /** For a player's own tables, by id: the seats that may decide now, as far as the player knows. */
  turns: Record<string, number[]>;
}

/** The addresses at which others can reach a table. */
export interface Invitation {
  /** The table's address, with the host that this request used. */
  here: string;
  /** Whether that address works only on the server's own machine. */
  only_here: boolean;
  /** The table's address in the local network, if the server can be reached from there. */
  lan: string | null;
}

/** A numbered rule, with our ruling if the rulebook leaves something open. */
export interface RuleClause {
  id: string;
  text: string;
  ruling: string | null;
}

/** A section of the rules: paragraphs, a table (its first row is the header) and numbered clauses. */
export interface RuleSection {
  number: number;
  title: string;
  texts: string[];
  table: string[][];
  clauses: RuleClause[];
}

/** The rules of a game as text. Words to be typed are in `backquotes`. */
export interface Rulebook {
  title: string;
  about: string[];
  /** The word for "ruling" in the language of the text. */
  ruling: string;
  sections: RuleSection[];
}

/** Whether a game can be played yet. */
export interface GameReadiness {
  game: string;
  /** Whether it can be played immediately; until then, whoever opens a table of it has to wait. */
  ready: boolean;
  /** How much of the game is compiled, by the time that it takes. */
  percent: number;
}

/** Which games can be played yet. A server that starts for the first time serves while it compiles them. */
export interface Readiness {
  /** Whether all of them can. */
  ready: boolean;
  games: GameReadiness[];
}

/** The server is up. */
export interface Health {
  status: "ok";
  version: string;
}

/** A session: a browser or program in which the player is logged in. */
export interface SessionInfo {
  id: string;
  /** What the browser says it is, in short, such as `Firefox, Android`; may be empty. */
  device: string;
  /** When it began. */
  created: number;
  /** When it was last used, to the hour. */
  seen: number;
  /** Whether it is the session that asks. */
  this: boolean;
}

/** All sessions of the player, the one used last first. */
export interface Sessions {
  sessions: SessionInfo[];
}

/** Asks for new recovery codes; earlier ones stop working. */
export interface NewRecoveryCodes {
  password: string;
}

/** Recovery codes. They are sent only once; the server keeps their hashes. */
export interface RecoveryCodes {
  codes: string[];
}

/** Sets a new password with a recovery code, which is used up, and logs in. */
export interface Recovery {
  name: string;
  /** Blanks, hyphens and capital letters make no difference. */
  code: string;
  /** The new password. */
  password: string;
}

/** Reports another player to the moderators. The last lines of the table's chat go along with it. */
export interface NewReport {
  table: string;
  player: string;
  reason: "chat" | "cheating" | "name" | "other" | "stalling";
  /** What else the moderators should know. */
  note?: string;
}

/** A line of chat in a report. */
export interface ReportedLine {
  player: string | null;
  name: string;
  text: string | null;
  at: number;
}

/** A report, as moderators see it. */
export interface Report {
  id: number;
  at: number;
  table: string;
  /** The id of the player who is reported. */
  player: string;
  name: string;
  account: boolean;
  /** The name of the player who made the report. */
  reporter: string;
  reason: "chat" | "cheating" | "name" | "other" | "stalling";
  note: string;
  /** The last lines of the table's chat before the report. */
  lines: ReportedLine[];
  /** How many other reports there are about the player. */
  earlier: number;
}

/** Something that is forbidden for a while, to a player or to a network. */
export interface Restriction {
  id: number;
  kind: "ban" | "mute";
  player: string | null;
  name: string | null;
  /** Whether it is for everybody at an address, which moderators don't see. */
  network: boolean;
  at: number;
  /** When it ends; null: never. */
  until: number | null;
  reason: string;
}

/** A line of the log of what moderators and admins have done. */
export interface Measure {
  at: number;
  /** The moderator's name; empty for somebody at the server's command line. */
  by: string;
  /** `mute`, `ban`, `ban-address`, `lift`, `rename`, `close`, `moderator`, `no-moderator` or `recovery-code`. */
  what: string;
  name: string | null;
  until: number | null;
  reason: string;
}

/** What moderators see: open reports, what is in force, and what was done last. */
export interface Moderation {
  reports: Report[];
  restrictions: Restriction[];
  measures: Measure[];
}

/** What a moderator does: mutes, bans or renames a player, lifts something, or closes a report. */
export interface NewMeasure {
  what: "ban" | "close" | "lift" | "mute" | "rename";
  /** The player to mute, ban or rename. */
  player?: string | null;
  /** For how long; null: for good. */
  hours?: number | null;
  /** Whether a ban is also for the addresses from which the player came during the last week. */
  address?: boolean;
  /** What to lift. */
  restriction?: number | null;
  /** The report to close; with the other measures, the report that they answer. */
  report?: number | null;
  reason?: string;
}

/** Subscribes to a table: from the player's own seat, from the seat the token belongs to, or as a spectator. A client that has followed the table before gives the number of the last update it received, and gets the updates it missed, or the whole table. */
export interface Follow {
  type: "follow";
  table: string;
  last?: number | null;
  token?: string | null;
  /** Asks for `record` in situations, for clients that implement the rules. */
  exact?: boolean;
  /** Asks for `points` in situations: how each seat's points add up. */
  points?: boolean;
  /** Asks for what a graphical board needs: `events`, `facts`, and the `action` of each choice. */
  board?: boolean;
  /** Asks for decisions as `step`, which has no words and only what has changed; not together with the other three. */
  brief?: boolean;
}

/** Unsubscribes from a table. */
export interface Unfollow {
  type: "unfollow";
  table: string;
}

/** Makes a decision, or an announcement out of turn, for the player's seat. */
export interface Act {
  type: "act";
  table: string;
  id: string;
  text: string;
}

/** Sends a line to the chat of a table. */
export interface Chat {
  type: "chat";
  table: string;
  id: string;
  text: string;
}

/** Says one of a few things that everybody reads in their own language; counted and muted like chat. */
export interface Emote {
  type: "emote";
  table: string;
  id: string;
  emote: "good-game" | "good-luck" | "haha" | "hello" | "oops" | "thanks" | "well-played" | "wow";
}

/** Takes the seat back from the bot that has been playing for an absent player. */
export interface Back {
  type: "back";
  table: string;
  id: string;
}

/** Takes back the seat's last choice, by which nobody has learned anything: that of `Situation.take_back`. Answered with `done` and the whole table. No time is given back, and nobody else notices anything. */
export interface TakeBack {
  type: "take-back";
  table: string;
  id: string;
}

/** Chooses how long bots seem to think, from now on or until the seat's next decision; for the only person who plays at a table. */
export interface SetPace {
  type: "pace";
  table: string;
  id: string;
  pace: "fast" | "instant" | "normal" | "slow";
  /** Only until the seat has to decide again. */
  once?: boolean;
}

/** Makes a decision in advance, one of `Situation.standing_texts`: the server makes it for the seat wherever it may. To everybody else it looks like a decision that the player makes each time. Without a text, the seat decides for itself again. Answered with `done` and an update for the seat alone. */
export interface SetStanding {
  type: "standing";
  table: string;
  id: string;
  text?: string | null;
  until?: "part" | "recalled";
}

/** Mutes or unmutes a player in the chat. */
export interface Mute {
  type: "mute";
  player: string;
  on?: boolean;
}

/** Checks that the server is still there; answered with `pong`. */
export interface Ping {
  type: "ping";
}

/** A sentence of the story or the wording of a choice: a message id of the catalogue, and the message's values. */
export interface Said {
  id: string;
  values: Record<string, any>;
}

/** Something that the seat may do now, with its wording. */
export interface Choice {
  text: string;
  says: Said;
  /** Only with `board`: what the text means, with the kind of action as `type` and its card, place or seat. */
  action?: ChoiceAction;
}

/** Something that happened, and how many sentences of the story describe it; both are in the same order. */
export interface StoryEvent {
  /** The kind of event as `type`, and the seats and cards that the recipient may know. */
  event: GameEvent;
  sentences: number;
}

/** The final scores by seat, and the seats that won. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** One item of a seat's points: what it is for, and how many points it gives. */
export interface Counted {
  says: Said;
  points: number;
}

/** A decision that a seat has made in advance. */
export interface StandingAnswer {
  text: string;
  until: "part" | "recalled";
  /** Whether it answers what the seat is asked now, so that the server decides in a moment. */
  now: boolean;
}

/** The state of a game, as a seat or a spectator knows it. */
export interface Situation {
  /** The position as the recipient knows it; anything unknown is "?" or null. */
  view: Position;
  /** The seats that may decide now, as far as the recipient knows. */
  pending: number[];
  /** What the recipient's seat may decide now. */
  choices: Choice[];
  /** What the recipient's seat may announce out of turn. */
  asides: Choice[];
  /** When time runs out for the decision, in seconds since 1970. */
  deadline: number | null;
  result: Result | null;
  /** Only with `exact`: the recipient's view as bytes in base64; `Here.layout` identifies the layout. */
  record: string | null;
  /** Only with `points`: what each seat's points consist of, as far as the recipient knows. */
  points: Counted[][] | null;
  /** Only with `board`: what follows from the position by the rules of the game, whose name is in `game`. */
  facts?: GameFacts;
  /** The seat's own decisions that `take-back` would undo now, in the order they were made; none if others have learned of them. */
  take_back: string[];
  /** The decisions that the recipient's seat may make in advance, by `standing`. */
  standing_texts: string[];
  /** The decision that the recipient's seat has made in advance. */
  standing: StandingAnswer | null;
}

/** A line of chat. */
export interface ChatLine {
  name: string;
  seat: number | null;
  player: string | null;
  /** The line; null if the recipient has muted this player. */
  text: string | null;
  /** When it was sent, in seconds since 1970. */
  at: number;
  /** What was said with one click, one of those that `emote` knows; `text` is the same in English. */
  emote: string | null;
}

/** A whole table: the answer to `follow`, also when too many updates were missed. */
export interface Here {
  type: "here";
  table: string;
  number: number;
  seat: number | null;
  info: TableInfo;
  /** The state of the game; null until it begins. */
  situation: Situation | null;
  /** The time on the server's clock, in seconds since 1970. */
  now: number;
  /** Everything that has happened, as the recipient saw it. */
  story: Said[];
  moves: string[];
  chat: ChatLine[];
  /** The seats whose players are connected. */
  here: number[];
  /** Only with `exact`: a digest of the rules and of the memory layout of records. A client with another digest can't read the records, and needs an update. */
  layout: string | null;
  /** Only with `board`: the events that the story describes. */
  events?: StoryEvent[];
}

/** An update about something that the recipient may know. The updates of each recipient are numbered. */
export interface News {
  type: "news";
  table: string;
  number: number;
  now: number;
  /** The decisions that the recipient saw, as "SEAT TEXT". */
  moves: string[];
  story: Said[];
  situation: Situation | null;
  /** The table, if its seats or its phase have changed. */
  info: TableInfo | null;
  chat: ChatLine | null;
  /** Only with `board`, and in replays and lessons: the events that the story describes. */
  events?: StoryEvent[];
  /** Only with `board`, and in replays and lessons: the seats whose decisions are in `moves`, in the same order. */
  deciders?: number[];
}

/** A decision that the recipient may know of, for those who follow with `brief`: an update, numbered like `news`. Fields with default values are left out. */
export interface TableStep {
  type: "step";
  table: string;
  number: number;
  now: number;
  /** The decisions that the recipient saw, as "SEAT TEXT". */
  moves: string[];
  /** The fields of `Situation.view` that are different now; `pending` and `legal` (what the seat may do) always. */
  changes: Record<string, any>;
  /** What the recipient's seat may announce out of turn. */
  asides?: string[];
  /** When time runs out for the decision, in seconds since 1970. */
  deadline?: number;
  result?: Result;
  /** The seat's own decisions that `take-back` would undo now, in the order in which they were made. */
  take_back?: string[];
  /** The decisions that the recipient's seat may make in advance, by `standing`. */
  standing_texts?: string[];
  /** The decision that the recipient's seat has made in advance. */
  standing?: StandingAnswer;
  /** The table, if its phase has changed. */
  info?: TableInfo;
}

/** Part of a finished game, update by update. */
export interface Replay {
  info: TableInfo;
  /** How many updates the whole game has. */
  total: number;
  /** The number of the first update in this part, counted from 0. */
  first: number;
  news: News[];
}

/** What a seat scored in a round. */
export interface SeatPoints {
  points: number;
  /** What made the points; nothing if there are none. */
  parts: Counted[];
}

/** A round of a finished game. */
export interface RoundSummary {
  /** The number of the update in the replay with all cards open with which the round ended, counted from 0. */
  at: number;
  /** How it ended, in words; empty if there is nothing to say. */
  says: Said[];
  seats: SeatPoints[];
}

/** The update from which on the winner had more points than everybody else until the end. */
export interface TurningPoint {
  /** The winner was never behind, took the lead for good, did so only with the last update, won by a tie-break, or won outright by a rule, regardless of points. In the last two cases, the update is the last one. */
  kind: "always" | "last" | "lead" | "outright" | "tie";
  /** The winner. */
  seat: number;
  /** The number of the update in the replay with all cards open, counted from 0. */
  at: number;
  /** What happened there, in words. */
  says: Said[];
}

/** A finished game in retrospect. */
export interface Summary {
  result: Result;
  /** How many points the winners have more than the next seat. */
  margin: number;
  /** All rounds; a game without rounds has one. */
  rounds: RoundSummary[];
  /** What decided the game; null if several seats won together. */
  turning: TurningPoint | null;
}

/** A step of a lesson: one thing that the guide says. */
export interface LessonStep {
  /** A message id of the catalogue. If the learner makes a decision before the next step, the message has the attributes `task` (what to do) and `why` (why that, and nothing else for now). */
  says: string;
  /** The number of the update that the step is about, counted from 0. */
  at: number;
  /** The places at the table that the step refers to. */
  points: string[];
  /** Whether the updates since the previous step are skipped. */
  later: boolean;
}

/** A guided first game, update by update. */
export interface Lesson {
  info: TableInfo;
  /** The learner's seat. */
  seat: number;
  /** The updates of the game; skipped ones are left out. */
  news: News[];
  steps: LessonStep[];
  /** For each update the decision of the learner that it follows, if it follows one. */
  decisions: (string | null)[];
}

/** The answer to `follow` if no update was missed. */
export interface Current {
  type: "current";
  table: string;
  number: number;
  here: number[];
  now: number;
}

/** The seats whose players are connected. Not numbered. */
export interface Presence {
  type: "presence";
  table: string;
  here: number[];
}

/** A command was carried out and stored. */
export interface Done {
  type: "done";
  table: string;
  id: string;
}

/** A message was refused; the code and its parameters say why. */
export interface Refused {
  type: "refused";
  code: string;
  params: Record<string, any>;
  table: string | null;
  id: string | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** An opponent in a finished game. */
export interface Opponent {
  name: string;
  /** The public id of a person; null for a bot. */
  player: string | null;
  /** The level of a bot; null for a person. */
  level: "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled" | null;
  score: number;
  won: boolean;
}

/** A finished game, from the point of view of one of its players. */
export interface FinishedGame {
  table: string;
  game: string;
  /** When it ended, in seconds since 1970. */
  ended: number;
  /** From 1; a player who has left comes last. */
  place: number;
  score: number;
  won: boolean;
  /** Whether the player left the table during the game. */
  left: boolean;
  opponents: Opponent[];
  /** Whether the player had hints, so that a win counts for nothing. */
  hints: boolean;
}

/** A page of a player's finished games, the latest first. */
export interface History {
  games: FinishedGame[];
  /** Whether there are older ones. */
  more: boolean;
}

/** What a player has achieved, in one game or in all of them. */
export interface Tally {
  games: number;
  wins: number;
  /** How many of the latest games were won in a row. */
  streak: number;
  best_streak: number;
  /** The most points in a round; null before the first one, and where games are counted together. */
  best_round: number | null;
  /** The strongest bot that the player has beaten. */
  beaten: "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled" | null;
}

/** Somebody the player has played against. */
export interface Rival {
  id: string;
  name: string;
  /** How many games they have played together. */
  games: number;
  /** How many of them the player has won. */
  wins: number;
  /** How many of them the other one has won. */
  losses: number;
}

/** What a player has achieved, counted over the latest thousand games. */
export interface Logbook {
  total: Tally;
  by_game: Record<string, Tally>;
  /** How often the player has shown what they had announced in Dolores. */
  kept: number;
  /** How often they have shown something else. */
  broken: number;
  /** The people they have played against most often. */
  rivals: Rival[];
}

/** What everybody may know of a player who has an account. */
export interface Profile {
  id: string;
  name: string;
  ratings: Record<string, Rating>;
  by_game: Record<string, Tally>;
}

/** A line of a leaderboard. */
export interface Leader {
  place: number;
  id: string;
  name: string;
  rating: number;
  games: number;
}

/** A page of the accounts with the highest ratings in a game. */
export interface Leaderboard {
  game: string;
  leaders: Leader[];
  /** Whether there are further places. */
  more: boolean;
}

/** A friend, or somebody who was met at a table. */
export interface Companion {
  id: string;
  name: string;
  account: boolean;
  friend: boolean;
  /** When the latest game together ended; null if there was none recently. */
  met: number | null;
}

/** A player's friends, by name, and the people they have met recently. */
export interface Companions {
  friends: Companion[];
  recent: Companion[];
}

/** Invites somebody to a table that waits for players. */
export interface InvitePlayer {
  player: string;
}

/** An invitation to a table that waits for players. */
export interface TableInvitation {
  table: TableInfo;
  /** The name of the player who sent it. */
  inviter: string;
  at: number;
}

/** The invitations that a player has received, the latest first. */
export interface TableInvitations {
  invitations: TableInvitation[];
}

/** The public key with which the server signs what it sends to push services, in base64url. */
export interface PushKey {
  key: string;
}

/** Asks for notifications on a device, as its browser has arranged it with a push service. */
export interface PushSubscription {
  endpoint: string;
  /** The browser's public key, in base64url. */
  p256dh: string;
  /** The browser's secret for this subscription, in base64url. */
  auth: string;
  language?: "de" | "en" | "fr" | "nl";
}

/** Asks for no more notifications on a device. */
export interface PushEnd {
  endpoint: string;
}

/** Asks for the review of a finished game. */
export interface AskReview {
  depth?: "deep" | "quick";
}

/** A chance, or a change of chances, where 1 is certain; and its 95% interval. */
export interface ReviewEstimate {
  value: number;
  low: number;
  high: number;
}

/** How the result of a seat came about: `even + luck + hidden + own + others = result`, exactly. */
export interface ReviewedSeat {
  /** The share of each seat before the deal. */
  even: number;
  /** What drawn and dealt cards brought. */
  luck: ReviewEstimate;
  /** What nobody who decided could know. */
  hidden: ReviewEstimate;
  /** What the seat's own decisions cost, by what it knew then; never more than 0. */
  own: ReviewEstimate;
  /** What the others' decisions brought. */
  others: ReviewEstimate;
  /** 1 for the winner, shared where several have won. */
  result: number;
  /** How many decisions with several answers the seat had. */
  decisions: number;
  /** How much of its chances its decisions kept; null if it had nothing to decide. */
  accuracy: ReviewEstimate | null;
}

/** A decision of the line that the search expected. */
export interface ExpectedDecision {
  seat: number;
  says: Said;
}

/** A moment that decided the game. */
export interface DecisiveMoment {
  /** A mistake (`together`: where others decided at the same moment), luck, what nobody could know, or the deal. */
  kind: "chance" | "deal" | "hidden" | "mistake" | "together";
  /** The number of the decision, counted from 1; 0 for the deal. */
  decision: number;
  /** The number of the update in the replay with all cards open, counted from 0: at which the seat had to decide, or, where it is no mistake, which shows what came. */
  at: number;
  /** Who made the mistake, or who gained most. */
  seat: number;
  /** How much more the better answer was worth, or how much the seat gained. */
  worth: ReviewEstimate;
  /** Who decided; null for the deal. */
  decider: number | null;
  /** What was decided. */
  given: Said | null;
  /** The better answer to a mistake. */
  better: Said | null;
  /** What was expected after the better answer, that included. */
  line: ExpectedDecision[];
}

/** What decided a finished game. */
export interface GameReview {
  depth: "deep" | "quick";
  seed: number;
  /** Of each search. `seachest review` makes the same review of the game's record with this seed and number. */
  iterations: number;
  /** Games that were played on from each moment to estimate the chances. */
  playouts: number;
  /** The chances of all seats before the deal, after it, and after each decision; the last are the result. */
  chances: number[][];
  /** For each of them, the number of the update in the replay with all cards open, counted from 0. */
  updates: number[];
  seats: ReviewedSeat[];
  /** The moments that decided the game, the weightiest first. */
  moments: DecisiveMoment[];
}

/** A review that somebody has asked for. */
export interface ReviewProgress {
  depth: "deep" | "quick";
  state: "failed" | "waiting" | "working";
  /** How many reviews of other games come before it. */
  ahead: number;
  done: number;
  /** How many moments are examined, and of how many; 0 of 0 until it has begun. */
  total: number;
}

/** The best review of a game so far, and the one being made. */
export interface Reviewed {
  review: GameReview | null;
  progress: ReviewProgress | null;
}

/** One of the best two answers. */
export interface HintAnswer {
  text: string;
  says: Said;
  /** The chance of winning with it, as far as the search can tell. */
  chance: number;
  /** How often it should be given: 1 or 0, and a mix where others decide at the same moment. */
  share: number;
}

/** What the coach would do in the seat's place, by what the seat knows. */
export interface Hint {
  /** The best two, the better one first. */
  answers: HintAnswer[];
  reason: "close" | "likely" | "mix" | "risk" | "safe" | "search";
  /** How much more the first is worth, in chances of winning. */
  gain: number;
  /** The share of the deals, among those that fit what the seat knows, in which the first does better. */
  better: number;
  worse: number;
  /** What it brings on average where it does better. */
  won: number;
  /** What it costs on average where it does worse. */
  lost: number;
  /** What is expected after the first answer, that included. */
  line: ExpectedDecision[];
  iterations: number;
  /** The seed of the search; as text, because JavaScript's numbers can't hold that many digits. */
  seed: string;
}

/** A puzzle in the list of all puzzles of a game. */
export interface PuzzleEntry {
  id: string;
  /** How hard it is: from about 800, which every bot solves, to about 2,000, which all but the deepest search fail. */
  rating: number;
}

/** A decision in the line that is expected after the best answer. */
export interface PuzzleMove {
  seat: number;
  says: Said;
}

/** A puzzle with its solution: what a seat knows, and the chance of winning with each of its choices. */
export interface PuzzleTask {
  id: string;
  rating: number;
  info: TableInfo;
  seat: number;
  /** What the seat knows. Nobody knows more of this table: what the seat can't see was never stored. */
  situation: Situation;
  /** The text of the best choice. */
  best: string;
  /** The text of the obvious choice, which is not the best one. */
  tempting: string;
  /** The chance of winning with each choice, by its text, as a long search has estimated it. */
  worths: Record<string, number>;
  /** The best choice and what is expected after it. */
  line: PuzzleMove[];
}

/** Some of the puzzles of a game, the easiest first, and the list of all of them. */
export interface Puzzles {
  entries: PuzzleEntry[];
  /** The place in the list of the first of these puzzles, counted from 0. */
  first: number;
  puzzles: PuzzleTask[];
}

/** A result of a daily deal, and how many accounts had it. */
export interface DailyScore {
  place: number;
  points: number;
  count: number;
}

/** A player's own try that counts. */
export interface DailyTry {
  table: string;
  phase: "over" | "playing" | "waiting";
  /** The player's place and points; null until the game is over, if the player has left it, and if it ended after the next day. */
  place: number | null;
  points: number | null;
  /** How many accounts did worse, the player's own not counted. For a guest: how many it would be. */
  ahead: number;
  /** How many other accounts have finished. */
  others: number;
}

/** The deal of a day in one game. */
export interface DailyGame {
  game: string;
  players: number;
  /** SHA-256 of the seed's 32 hexadecimal digits. */
  commitment: string;
  /** That of the next day's deal, published beforehand. */
  next_commitment: string;
  /** The seed; null until the next day is over, as long as tries can be finished. */
  seed: string | null;
  /** How everybody did, the best first. */
  scores: DailyScore[];
  /** The try of the player who asks; null if there was none. */
  mine: DailyTry | null;
}

/** The deals of a day. */
export interface Daily {
  /** The day in UTC, as 2026-11-18. */
  day: string;
  /** When the day is over, in seconds since 1970. */
  ends: number;
  games: DailyGame[];
}

export type Message = Follow | Unfollow | Act | Chat | Emote | Back | TakeBack | SetPace | SetStanding | Mute | Ping;

export type Answer = Here | Current | News | TableStep | Presence | Done | Refused | Pong;
