/** Something that may fail: whether it is under way, and why it has failed, in words. */
import { errorText } from "../net/rest";

export class Attempt {
  busy = $state(false);
  /** Empty if nothing has failed. */
  error = $state("");

  /** Runs a task; returns whether it succeeded. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    this.error = "";
    this.busy = true;
    try {
      await task();
      return true;
    } catch (error) {
      this.error = errorText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
