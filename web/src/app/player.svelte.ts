/** Who plays in this browser: a guest with a name, or somebody with an account. */
import { Refusal, rest } from "../net/rest";
import { readStored, writeStored } from "./storage";
import type { Me } from "../wire";

/** Stored if there may be a session: its cookie can't be seen from here, and new visitors need not ask the server. */
const SESSION_KEY = "session";

interface PlayerState {
  me: Me | null;
  /** Whether the server was asked. */
  loaded: boolean;
  /** Answers the dialog that asks for a name, while it is open. */
  nameRequest: ((name: string | null) => void) | null;
}

export const player = $state<PlayerState>({ me: null, loaded: false, nameRequest: null });

let loading: Promise<Me | null> | null = null;

/** The player, as the server knows them; null for somebody new. */
export function loadPlayer(): Promise<Me | null> {
  return (loading ??= requestPlayer().finally(() => (loading = null)));
}

async function requestPlayer(): Promise<Me | null> {
  if (!player.loaded && readStored(SESSION_KEY) !== null) {
    try {
      player.me = await rest.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      writeStored(SESSION_KEY, null);
    }
  }
  player.loaded = true;
  return player.me;
}

/** Somebody else plays in this browser from now on, or nobody. */
export function setPlayer(me: Me | null): void {
  writeStored(SESSION_KEY, me === null ? null : "yes");
  player.me = me;
  player.loaded = true;
}

/** The player, who is asked for a name if they have none yet; null if they don't give one. */
export async function ensurePlayer(): Promise<Me | null> {
  const me = await loadPlayer();
  if (me !== null) return me;
  const name = await new Promise<string | null>((answer) => (player.nameRequest = answer));
  player.nameRequest = null;
  if (name === null) return null;
  setPlayer(await rest.enterAsGuest(name));
  return player.me;
}
