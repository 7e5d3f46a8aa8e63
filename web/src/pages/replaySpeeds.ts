/** How fast a replay runs. */
import { readStored, writeStored } from "../app/storage";

const STORED_AS = "replay-speed";
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const USUAL_SPEED = 1;

/** The speed that was chosen last in this browser. */
export function storedSpeed(): number {
  return SPEEDS.find((each) => String(each) === readStored(STORED_AS)) ?? USUAL_SPEED;
}

export function storeSpeed(speed: number): void {
  writeStored(STORED_AS, speed === USUAL_SPEED ? null : String(speed));
}
