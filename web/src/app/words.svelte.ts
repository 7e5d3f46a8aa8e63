/** All words of the page: the catalogue that the terminal uses too, in the language of the reader. */
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { allGames, gameOf, type GameName } from "../games/games";
import type { Said } from "../wire";
import { readStored, writeStored } from "./storage";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, unknown>;

/** The rules come from the server, the commands are the terminal's. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/seachest/messages/catalogue/*/*.ftl",
    "!../../../src/seachest/messages/catalogue/*/*-rules.ftl",
    "!../../../src/seachest/messages/catalogue/*/commands.ftl",
    "!../../../src/seachest/messages/catalogue/*/command-line.ftl",
    "!../../../src/seachest/messages/catalogue/*/errors.ftl",
    "!../../../src/seachest/messages/catalogue/*/reports.ftl",
  ],
  { query: "?raw", import: "default" },
);
const ALWAYS = ["page", "refusals", "seachest"];
const TITLE_FILE = /^.*\/en\/(.*-title)\.ftl$/;
/** What each game is called, and what is asked about its tables. */
const TITLES = Object.keys(FILES).flatMap((path) => TITLE_FILE.exec(path)?.[1] ?? []);

/** The language that somebody chose here, or the first of the browser's that we have. */
function preferred(): Language {
  const wishes = [readStored("language"), ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())];
  return (wishes.find((each) => each !== null && each in LANGUAGES) as Language | undefined) ?? "en";
}

/** Replaced as a whole, so that all who use words notice. */
let now = $state.raw({ language: preferred(), bundle: new FluentBundle("en"), ready: new Set<string>() });
let wanted = new Set([...ALWAYS, ...TITLES]);

async function read(language: Language, names: Iterable<string>): Promise<void> {
  const fresh = language !== now.language || now.ready.size === 0;
  const bundle = fresh ? new FluentBundle(language, { useIsolating: false }) : now.bundle;
  const missing = [...names].filter((name) => fresh || !now.ready.has(name));
  if (missing.length === 0) return;
  const load = async (name: string) => {
    const file = FILES[`../../../src/seachest/messages/catalogue/${language}/${name}.ftl`];
    return file === undefined ? "" : await file();
  };
  for (const text of await Promise.all(missing.map(load))) bundle.addResource(new FluentResource(text));
  now = { language, bundle, ready: new Set(fresh ? missing : [...now.ready, ...missing]) };
  document.documentElement.lang = language;
}

/** Reads what every page needs. */
export async function loadCommonMessages(): Promise<void> {
  await read(now.language, wanted);
}

/** Reads further files of the catalogue, now and whenever the language changes. */
export function loadMessages(...names: string[]): Promise<void> {
  wanted = new Set([...wanted, ...names]);
  return untrack(() => read(now.language, wanted));
}

/** Everything about a game but its rules, which are long. */
export function loadGameMessages(game: GameName): Promise<void> {
  return loadMessages(game, `${game}-screen`, `${game}-page`);
}

export function hasGameMessages(game: GameName): boolean {
  return now.ready.has(game);
}

export async function setLanguage(language: Language): Promise<void> {
  writeStored("language", language);
  await read(language, wanted);
}

export function language(): Language {
  return now.language;
}

export function hasMessage(id: string): boolean {
  return now.bundle.hasMessage(id);
}

/** A message, or an attribute of it. An unknown one shows as its id, so that tests find it. */
export function t(id: string, values: Values = {}, attribute?: string): string {
  const message = now.bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return attribute === undefined ? `⟨${id}⟩` : `⟨${id}.${attribute}⟩`;
  return now.bundle.formatPattern(pattern, values as Record<string, FluentVariable>).replaceAll("\n", " ");
}

// --- Sentences: the values of each carry their meaning in their names, as messages/stories.py says --------------------

const SEATS: Record<string, string> = { seat: "", other: "other-", another: "another-" };
const CARDS = new Set(["card", "first", "second", "third"]);
const CARD_LISTS: Record<string, string> = { cards: "", others: "other-" };
const PLACES = new Set(["place", "places"]);

/** Those at the table, and which of them is spoken to (null: a spectator). */
export interface Listener {
  names: readonly string[];
  me: number | null;
}

/** A sentence of a story, or a choice, in words. */
export function say(said: Said, listener: Listener, attribute?: string): string {
  return t(said.id, wordsOf(said, listener), attribute);
}

function wordsOf(said: Said, { names, me }: Listener): Values {
  const prefix = said.id.split("-", 1)[0]!;
  const words: Values = {};
  for (const [name, value] of Object.entries(said.values ?? {})) {
    if (name in SEATS) {
      words[`${SEATS[name]}name`] = nameOf(prefix, value as number, names);
      words[`${SEATS[name]}who`] = value === me ? "you" : "other";
    } else if (name === "seats") {
      words["names"] = joinNames(prefix, value as number[], { names, me });
      words["who"] = me !== null && (value as number[]).includes(me) ? "you" : "other";
    } else if (CARDS.has(name)) {
      words[name] = card(prefix, value as string);
      words[`${name}-a`] = card(prefix, value as string, "a");
      words[`${name}-the`] = card(prefix, value as string, "the");
    } else if (name in CARD_LISTS) {
      words[`${CARD_LISTS[name]}cards`] = allCards(prefix, value as string[]);
      words[`${CARD_LISTS[name]}count`] = (value as string[]).length;
    } else if (name === "colour") {
      words["colour"] = t(`${prefix}-colour-${value as string}`);
    } else if (PLACES.has(name)) {
      const places = (value as string).split(", ");
      words[name] = places.map((place) => t(`${prefix}-place`, { place })).join(", ");
    } else {
      words[name] = value;
    }
  }
  return words;
}

function nameOf(prefix: string, seat: number, names: readonly string[]): string {
  return names[seat] ?? t(`${prefix}-player`, { number: seat });
}

/** Several seats in a row, "you" first. */
export function joinNames(prefix: string, seats: readonly number[], { names, me }: Listener): string {
  const you = me !== null && seats.includes(me) ? [t(`${prefix}-you`)] : [];
  const all = [...you, ...seats.filter((seat) => seat !== me).map((seat) => nameOf(prefix, seat, names))];
  if (all.length <= 1) return all[0] ?? "";
  return t(`${prefix}-and`, { some: all.slice(0, -1).join(", "), last: all.at(-1) });
}

function card(prefix: string, code: string, form?: string): string {
  const game = allGames().find((each) => each.prefix === prefix)!;
  return game.cardText(code, form);
}

function allCards(prefix: string, codes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, copies]) => times(card(prefix, code), copies)).join(", ");
}

function times(text: string, copies: number): string {
  return copies > 1 ? `${text}\u00a0×${copies}` : text;
}

/** A card as in a list: "light blue crab". */
export function cardName(game: GameName, code: string): string {
  return gameOf(game).cardText(code);
}

/** What a card does and is worth. */
export function cardHelp(game: GameName, code: string): string {
  return t(`${gameOf(game).prefix}-kind-${gameOf(game).kind(code)}`, {}, "help");
}
