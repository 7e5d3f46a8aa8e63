/** Something that may fail: whether it is under way, and, where it has failed, why in words. */
import { problem } from "../net/rest";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  /** Does something; whether it went well. */
  async at(deed: () => Promise<unknown>): Promise<boolean> {
    this.trouble = "";
    this.busy = true;
    try {
      await deed();
      return true;
    } catch (error) {
      this.trouble = problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
