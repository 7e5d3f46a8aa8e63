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

/** Why something was refused: a code and its parameters, never prose. */
export interface Problem {
  code: string;
  params: Record<string, any>;
}

/** Play at once under a name. */
export interface NewGuest {
  name: string;
}

/** A new account, or the way back into one. A guest who opens an account keeps all games. */
export interface Credentials {
  name: string;
  password: string;
}

/** Another password. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Deletes an account for good. */
export interface Farewell {
  password: string;
}

/** How good somebody is at a game, after so many rated games. */
export interface Rating {
  /** The strength that is almost surely there; from 0 for everybody at first to about 30 for the best. */
  rating: number;
  games: number;
}

/** Who is asking. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  /** By game. */
  ratings: Record<string, Rating>;
}

/** A table to open. The one who opens it sits down in seat 0. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, any>;
  /** The clock of each decision; null: nobody is in a hurry. */
  seconds?: number | null;
  /** Who may watch: all who have the link, or nobody. */
  watch?: "anyone" | "nobody";
  /** Whether the lobby shows it. */
  public?: boolean;
  /** For the seats after the first. */
  bots?: ("beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled")[];
  /** Only where the server allows it, for tests; else the system draws it. */
  seed?: string | null;
}

/** Takes a seat, the first free one unless told. */
export interface SitDown {
  seat?: number | null;
}

/** Puts a bot into an empty seat. */
export interface SeatBot {
  level: "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled";
}

/** Sits down at an open table of the lobby that waits for players, or opens one. */
export interface QuickMatch {
  game: string;
  players: number;
}

/** Who sits somewhere. */
export interface SeatInfo {
  kind: "bot" | "empty" | "player";
  name: string | null;
  level: "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled" | null;
  /** The public id of the player. */
  player: string | null;
  /** A bot plays on for them. */
  away: boolean;
  /** Of an account that has one, when it sat down; as in `Rating`. */
  rating: number | null;
}

/** A table, as all who know its id may see it. */
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
  /** The public id of who may remove others. */
  opener: string;
  opened: number;
  /** SHA-256 of the seed, from the start of the game on. */
  commitment: string | null;
  /** After the game. */
  seed: string | null;
  rematch: string | null;
}

/** A seat was taken: its secret, told once, with which it is played from any device. */
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

/** A list of tables. */
export interface Tables {
  tables: TableInfo[];
  /** By table, where one asks for one's own: who may decide there now, as far as one knows. */
  turns: Record<string, number[]>;
}

/** The addresses under which others find a table. */
export interface Invitation {
  /** By the address that this request used. */
  here: string;
  /** Whether that address works on this machine only. */
  only_here: boolean;
  /** In the network of this machine, where the server can be reached from there. */
  lan: string | null;
}

/** One numbered rule, and what was decided where the rulebook leaves it open. */
export interface RuleClause {
  id: string;
  text: string;
  ruling: string | null;
}

/** A part of the rules: its paragraphs, a table whose first row is its head, and its clauses. */
export interface RuleSection {
  number: number;
  title: string;
  texts: string[];
  table: string[][];
  clauses: RuleClause[];
}

/** The rules of a game in words. Words to type stand in `backquotes`. */
export interface Rulebook {
  title: string;
  about: string[];
  /** The label of rulings. */
  ruling: string;
  sections: RuleSection[];
}

/** Whether the server works. */
export interface Health {
  status: "ok";
  version: string;
}

/** Send me the updates of this table, as the seat that is mine or whose token this is, else as a spectator. A client that has followed it before says the last number it got, and gets what it missed, or the whole table. */
export interface Follow {
  type: "follow";
  table: string;
  last?: number | null;
  token?: string | null;
  /** Whether situations shall have a `record`, for clients that know the rules themselves. */
  exact?: boolean;
  /** Whether situations shall have `points`, for people who want to know what makes them up. */
  points?: boolean;
  /** Whether updates shall have what a drawn board needs: `events`, `facts`, and the `action` of each choice. */
  board?: boolean;
}

/** No more of this table. */
export interface Unfollow {
  type: "unfollow";
  table: string;
}

/** A decision of my seat, or an announcement out of turn. */
export interface Act {
  type: "act";
  table: string;
  id: string;
  text: string;
}

/** A line for the chat of the table. */
export interface Chat {
  type: "chat";
  table: string;
  id: string;
  text: string;
}

/** I am back: no bot is to play for me any longer. */
export interface Back {
  type: "back";
  table: string;
  id: string;
}

/** Mutes the chat of a player, or lets it through again. */
export interface Mute {
  type: "mute";
  player: string;
  on?: boolean;
}

/** Asks for a sign of life. */
export interface Ping {
  type: "ping";
}

/** A sentence of the story, or a decision in words: an id of the message catalogue, and its values as codes. */
export interface Said {
  id: string;
  values: Record<string, any>;
}

/** Something the seat may do now, and its name in words. */
export interface Choice {
  text: string;
  says: Said;
  /** Only for `board` followers: what the text means, its kind as `type`, and the card, place or seat it is about. */
  action?: ChoiceAction;
}

/** Something that happened, typed, and how many sentences of the story tell it; the story has them in this order. */
export interface StoryEvent {
  /** What happened: its kind as `type`, and seats and cards as the recipient may know them. */
  event: GameEvent;
  sentences: number;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** A part of a seat's points: what it is for, and how many they are. */
export interface Counted {
  says: Said;
  points: number;
}

/** The situation of a game as a seat or a spectator knows it. */
export interface Situation {
  /** The position as they know it; what they don't know is "?" or null. */
  view: Position;
  /** Who may decide now, as far as that is public. */
  pending: number[];
  choices: Choice[];
  /** What may be announced out of turn. */
  asides: Choice[];
  /** When the clock runs out, in seconds since 1970. */
  deadline: number | null;
  result: Result | null;
  /** Only for `exact` followers: the bytes of their view in base64, laid out as `Here.layout` says. */
  record: string | null;
  /** Only for followers who want them: what makes up the points of each seat's cards, as far as they are known. */
  points: Counted[][] | null;
  /** Only for `board` followers: what follows from the position by the rules of the game, which is named as `game`. */
  facts?: GameFacts;
}

/** A line of the chat. */
export interface ChatLine {
  name: string;
  seat: number | null;
  player: string | null;
  /** null where the listener has muted the speaker. */
  text: string | null;
  at: number;
}

/** A whole table: the answer to `follow`, and whenever too much was missed. */
export interface Here {
  type: "here";
  table: string;
  number: number;
  seat: number | null;
  info: TableInfo;
  /** null until the game begins. */
  situation: Situation | null;
  /** The server's clock. */
  now: number;
  /** Everything that happened, as this seat noticed it. */
  story: Said[];
  moves: string[];
  chat: ChatLine[];
  /** The seats whose players are connected. */
  here: number[];
  /** Only for `exact` followers: a digest of the rules and of how records lie in memory. Where a client of the same rules has another one, it can't read them, and should be brought up to date. */
  layout: string | null;
  /** Only for `board` followers: the events that the story tells. */
  events?: StoryEvent[];
}

/** An update: something happened that the recipient may know. The updates of each recipient are numbered. */
export interface News {
  type: "news";
  table: string;
  number: number;
  now: number;
  /** The decisions that the recipient noticed: "SEAT TEXT". */
  moves: string[];
  story: Said[];
  situation: Situation | null;
  /** Where seats or the phase have changed. */
  info: TableInfo | null;
  chat: ChatLine | null;
  /** Only for `board` followers, and in replays and lessons: the events that the story tells. */
  events?: StoryEvent[];
}

/** A finished game, moment by moment: over REST, some of them at once. */
export interface Replay {
  info: TableInfo;
  /** How many moments there are. */
  total: number;
  /** The number of the first one here, from 0. */
  first: number;
  news: News[];
}

/** A step of a lesson: something that its guide says. */
export interface LessonStep {
  /** An id of the message catalogue. Where the learner decides something before the next step, it has the attributes `task` (what to do) and `why` (why that and nothing else for now). */
  says: string;
  /** The number of the moment that it is about, from 0. */
  at: number;
  /** The places at the table that it speaks of. */
  points: string[];
  /** Whether what happened since the step before is passed over. */
  later: boolean;
}

/** The first game of somebody new, moment by moment: over REST. */
export interface Lesson {
  info: TableInfo;
  /** The learner's. */
  seat: number;
  /** Moments that are passed over are left out. */
  news: News[];
  steps: LessonStep[];
}

/** The answer to `follow` where nothing was missed. */
export interface Current {
  type: "current";
  table: string;
  number: number;
  here: number[];
  now: number;
}

/** Who is connected; not numbered. */
export interface Presence {
  type: "presence";
  table: string;
  here: number[];
}

/** A command is carried out, and stored. */
export interface Done {
  type: "done";
  table: string;
  id: string;
}

/** A message is refused, and why. */
export interface Refused {
  type: "refused";
  code: string;
  params: Record<string, any>;
  table: string | null;
  id: string | null;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  now: number;
}

export type Message = Follow | Unfollow | Act | Chat | Back | Mute | Ping;

export type Answer = Here | Current | News | Presence | Done | Refused | Pong;
