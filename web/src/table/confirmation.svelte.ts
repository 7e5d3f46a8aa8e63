/** Choices that nobody may make by mistake are made twice: the first time asks, the second one, soon after it, chooses.
 * It is the same by touch, mouse and keys; `Prompt` tells screen readers what is asked. */
import { asksTwice, settings } from "../app/settings.svelte";
import type { Choice } from "../wire";

/** How long a choice waits for its confirmation. */
const POINTER_WAITING_MS = 4000;
/** The same for keys and screen readers, with which some people need longer. */
const KEYS_WAITING_MS = 30_000;
/** A second tap that comes sooner belongs to a double tap. */
const DOUBLE_TAP_MS = 500;

class Confirmation {
  /** The choice that waits to be made again, of the situation that was shown then; null if none does. */
  choice = $state.raw<Choice | null>(null);
  #askedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a choice is made now, by this click or key; else it waits to be made again. */
  confirms(choice: Choice, { detail }: MouseEvent): boolean {
    const byPointer = detail > 0; // Enter, Space and screen readers count no clicks
    const isAgain = this.choice === choice;
    if (asksTwice() && isAgain && byPointer && settings.speed !== "instant" && performance.now() - this.#askedAt < DOUBLE_TAP_MS)
      return false;
    clearTimeout(this.#timer);
    if (!asksTwice() || isAgain) {
      this.choice = null;
      return true;
    }
    this.choice = choice;
    this.#askedAt = performance.now();
    this.#timer = setTimeout(() => (this.choice = null), byPointer ? POINTER_WAITING_MS : KEYS_WAITING_MS);
    return false;
  }
}

export const confirmation = new Confirmation();
