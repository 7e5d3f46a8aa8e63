/** What is asked over REST. A refusal is a code and its parameters; `problem` tells it in words. */
import { hasMessage, t, type Values } from "../app/words.svelte";
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
export function errorText(error: unknown): string {
  if (!(error instanceof Refusal)) return t("page-problem-unreachable");
  if (error.code === "illegal-move") return t("page-problem-illegal-move"); // the page offers none: something has changed
  const id = `refused-${error.code}`;
  return hasMessage(id) ? t(id, error.params) : t("refused-unknown", { code: error.code });
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  me: () => request<Me>("GET", "/api/me"),
  enterAsGuest: (name: string) => request<Me>("POST", "/api/guests", { name }),
  register: (name: string, password: string) => request<Me>("POST", "/api/accounts", { name, password }),
  login: (name: string, password: string) => request<Me>("POST", "/api/login", { name, password }),
  logout: () => request<void>("POST", "/api/logout"),
  changePassword: (old: string, fresh: string) => request<Me>("POST", "/api/password", { old, new: fresh }),
  deleteAccount: (password: string) => request<void>("DELETE", "/api/account", { password }),
  openTable: (setup: Partial<NewTable> & Pick<NewTable, "game" | "players">) => request<Seated>("POST", "/api/tables", setup),
  myTables: () => request<Tables>("GET", "/api/tables"),
  lobby: () => request<Tables>("GET", "/api/lobby"),
  quickMatch: (game: string, players: number) => request<Seated>("POST", "/api/quick", { game, players }),
  table: (id: string) => request<TableInfo>("GET", `/api/tables/${id}`),
  takeSeat: (id: string, seat?: number) => request<Seated>("POST", `/api/tables/${id}/seats`, seat === undefined ? {} : { seat }),
  leaveSeat: (id: string, seat: number) => request<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, level: Level) => request<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/bot`, { level }),
  rematch: (id: string) => request<Seated>("POST", `/api/tables/${id}/rematch`),
  replay: (id: string, seat: string, first: number) => request<Replay>("GET", `/api/tables/${id}/replay?seat=${seat}&first=${first}`),
  invitation: (id: string) => request<Invitation>("GET", `/api/tables/${id}/invitation`),
  rules: (game: string, language: string) => request<Rulebook>("GET", `/api/rules/${game}/${language}`),
  lesson: (game: string) => request<Lesson>("GET", `/api/lessons/${game}`),
};
