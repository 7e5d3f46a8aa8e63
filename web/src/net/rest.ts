/** What is asked over REST. A refusal is a code and its parameters; `problem` tells it in words. */
import { has, t, type Values } from "../app/words.svelte";
import type { Invitation, Lesson, Level, Me, NewTable, Problem, Replay, Rulebook, Seated, TableInfo, Tables } from "../wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Values = {},
  ) {
    super(code);
  }
}

/** A refusal in words of the reader; an unknown one by its code. */
export function problem(error: unknown): string {
  if (!(error instanceof Refusal)) return t("page-problem-unreachable");
  if (error.code === "illegal-move") return t("page-problem-illegal-move"); // the page offers none: something has changed
  const id = `refused-${error.code}`;
  return has(id) ? t(id, error.params) : t("refused-unknown", { code: error.code });
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: {} };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  const response = await fetch(path, request);
  if (!response.ok) {
    let told: Problem = { code: `http-${response.status}`, params: {} };
    try {
      told = (await response.json()) as Problem;
    } catch {
      // What stands between us and the server has answered, not the server.
    }
    throw new Refusal(told.code, told.params);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const rest = {
  me: () => ask<Me>("GET", "/api/me"),
  guest: (name: string) => ask<Me>("POST", "/api/guests", { name }),
  account: (name: string, password: string) => ask<Me>("POST", "/api/accounts", { name, password }),
  login: (name: string, password: string) => ask<Me>("POST", "/api/login", { name, password }),
  logout: () => ask<void>("POST", "/api/logout"),
  password: (old: string, fresh: string) => ask<Me>("POST", "/api/password", { old, new: fresh }),
  farewell: (password: string) => ask<void>("DELETE", "/api/account", { password }),
  open: (wish: Partial<NewTable> & Pick<NewTable, "game" | "players">) => ask<Seated>("POST", "/api/tables", wish),
  mine: () => ask<Tables>("GET", "/api/tables"),
  lobby: () => ask<Tables>("GET", "/api/lobby"),
  quick: (game: string, players: number) => ask<Seated>("POST", "/api/quick", { game, players }),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  sit: (id: string, seat?: number) => ask<Seated>("POST", `/api/tables/${id}/seats`, seat === undefined ? {} : { seat }),
  rise: (id: string, seat: number) => ask<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}`),
  bot: (id: string, seat: number, level: Level) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/bot`, { level }),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`),
  rematch: (id: string) => ask<Seated>("POST", `/api/tables/${id}/rematch`),
  replay: (id: string, seat: string, first: number) => ask<Replay>("GET", `/api/tables/${id}/replay?seat=${seat}&first=${first}`),
  invitation: (id: string) => ask<Invitation>("GET", `/api/tables/${id}/invitation`),
  rules: (game: string, language: string) => ask<Rulebook>("GET", `/api/rules/${game}/${language}`),
  lesson: (game: string) => ask<Lesson>("GET", `/api/lessons/${game}`),
  record: (id: string) => ask<unknown>("GET", `/api/tables/${id}/record`),
};
