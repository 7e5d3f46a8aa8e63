/** Choices that nobody may make by mistake are made twice: the first time asks, the second one, soon after it, chooses.
 * It is the same by touch, mouse and keys; what asks is said to screen readers. */
import { settings } from "../app/settings.svelte";

/** How long a choice waits for its confirmation. */
const WAITING_MS = 4000;

class Confirmation {
  /** The choice that waits to be made again; null if none does. */
  text = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a choice is made now; else it waits to be made again. */
  confirms(text: string): boolean {
    clearTimeout(this.#timer);
    if (!settings.confirm || this.text === text) {
      this.text = null;
      return true;
    }
    this.text = text;
    this.#timer = setTimeout(() => (this.text = null), WAITING_MS);
    return false;
  }
}

export const confirmation = new Confirmation();
