/** Who plays in this browser: a guest with a name, or somebody with an account. */
import { Refusal, rest } from "../net/rest";
import { readStored, writeStored } from "./storage";
import type { Me } from "../wire";

/** Kept where there may be a session: its cookie can't be seen from here, and strangers need not ask. */
const SESSION = "session";

export const player = $state<{ me: Me | null; known: boolean; asking: ((name: string | null) => void) | null }>({
  me: null,
  known: false,
  asking: null,
});

let asked: Promise<Me | null> | null = null;

export function findOut(): Promise<Me | null> {
  return (asked ??= ask().finally(() => (asked = null)));
}

async function ask(): Promise<Me | null> {
  if (!player.known && readStored(SESSION) !== null) {
    try {
      player.me = await rest.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      writeStored(SESSION, null);
    }
  }
  player.known = true;
  return player.me;
}

/** This browser is somebody else now, or nobody. */
export function become(me: Me | null): void {
  writeStored(SESSION, me === null ? null : "yes");
  player.me = me;
  player.known = true;
}

/** The player, who is asked for a name where there is none yet; null where they would rather not. */
export async function somebody(): Promise<Me | null> {
  const me = await findOut();
  if (me !== null) return me;
  const name = await new Promise<string | null>((answer) => (player.asking = answer));
  player.asking = null;
  if (name === null) return null;
  become(await rest.guest(name));
  return player.me;
}
