/** Requests over REST. A refusal is a code and its parameters. */
import { hasMessage, t, type Values } from "../app/words.svelte";
import type {
  Companions,
  Daily,
  Hint,
  History,
  Invitation,
  Leaderboard,
  Lesson,
  Level,
  Logbook,
  Me,
  Moderation,
  NewMeasure,
  NewReport,
  NewTable,
  Problem,
  Profile,
  PushKey,
  PushSubscription,
  Puzzles,
  RecoveryCodes,
  Replay,
  Readiness,
  ReviewDepth,
  Reviewed,
  Rulebook,
  Seated,
  Sessions,
  Summary,
  TableInfo,
  TableInvitations,
  Tables,
} from "../wire";

const PREPARING_RETRY_MS = 500;

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

/** Asks the server; while the game that it is about is being set up, asks again. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (;;) {
    try {
      return await requestOnce<T>(method, path, body);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "preparing")) throw error;
      await new Promise((resolve) => setTimeout(resolve, PREPARING_RETRY_MS));
    }
  }
}

async function requestOnce<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  deleteGuest: () => request<void>("DELETE", "/api/account", {}),
  sessions: () => request<Sessions>("GET", "/api/sessions"),
  endSession: (id: string) => request<Sessions>("DELETE", `/api/sessions/${id}`),
  endOtherSessions: () => request<Sessions>("DELETE", "/api/sessions"),
  newRecoveryCodes: (password: string) => request<RecoveryCodes>("POST", "/api/recovery-codes", { password }),
  recover: (name: string, code: string, password: string) => request<Me>("POST", "/api/recover", { name, code, password }),
  report: (report: NewReport) => request<void>("POST", "/api/reports", report),
  moderation: () => request<Moderation>("GET", "/api/moderation"),
  act: (measure: NewMeasure) => request<Moderation>("POST", "/api/moderation", measure),
  openTable: (setup: Partial<NewTable> & Pick<NewTable, "game" | "players">) => request<Seated>("POST", "/api/tables", setup),
  myTables: () => request<Tables>("GET", "/api/tables"),
  goingTables: () => request<Tables>("GET", "/api/tables?only=going"),
  history: (first: number) => request<History>("GET", `/api/history?first=${first}`),
  logbook: () => request<Logbook>("GET", "/api/logbook"),
  companions: () => request<Companions>("GET", "/api/companions"),
  addFriend: (player: string) => request<void>("POST", `/api/friends/${player}`),
  removeFriend: (player: string) => request<void>("DELETE", `/api/friends/${player}`),
  invite: (table: string, player: string) => request<void>("POST", `/api/tables/${table}/invitations`, { player }),
  invitations: () => request<TableInvitations>("GET", "/api/invitations"),
  decline: (table: string) => request<void>("DELETE", `/api/invitations/${table}`),
  profile: (player: string) => request<Profile>("GET", `/api/players/${player}`),
  leaderboard: (game: string, first: number) => request<Leaderboard>("GET", `/api/leaderboards/${game}?first=${first}`),
  pushKey: () => request<PushKey>("GET", "/api/push"),
  addPush: (device: PushSubscription) => request<void>("POST", "/api/push", device),
  endPush: (endpoint: string) => request<void>("DELETE", "/api/push", { endpoint }),
  lobby: () => request<Tables>("GET", "/api/lobby"),
  quickMatch: (game: string, players: number) => request<Seated>("POST", "/api/quick", { game, players }),
  table: (id: string) => request<TableInfo>("GET", `/api/tables/${id}`),
  takeSeat: (id: string, seat?: number) => request<Seated>("POST", `/api/tables/${id}/seats`, seat === undefined ? {} : { seat }),
  leaveSeat: (id: string, seat: number) => request<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, level: Level) => request<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/bot`, { level }),
  rematch: (id: string) => request<Seated>("POST", `/api/tables/${id}/rematch`),
  replay: (id: string, seat: string, first: number) => request<Replay>("GET", `/api/tables/${id}/replay?seat=${seat}&first=${first}`),
  review: (id: string) => request<Reviewed>("GET", `/api/tables/${id}/review`),
  askReview: (id: string, depth: ReviewDepth) => request<Reviewed>("POST", `/api/tables/${id}/review`, { depth }),
  hint: (id: string) => request<Hint>("POST", `/api/tables/${id}/hint`),
  summary: (id: string) => request<Summary>("GET", `/api/tables/${id}/summary`),
  invitation: (id: string) => request<Invitation>("GET", `/api/tables/${id}/invitation`),
  readiness: () => request<Readiness>("GET", "/api/readiness"),
  rules: (game: string, language: string) => request<Rulebook>("GET", `/api/rules/${game}/${language}`),
  daily: (day?: string) => request<Daily>("GET", `/api/daily${day === undefined ? "" : `?day=${day}`}`),
  playDaily: (game: string) => request<Seated>("POST", `/api/daily/${game}`),
  puzzles: (game: string, first: number) => request<Puzzles>("GET", `/api/puzzles/${game}?first=${first}`),
  lesson: (game: string) => request<Lesson>("GET", `/api/lessons/${game}`),
};
