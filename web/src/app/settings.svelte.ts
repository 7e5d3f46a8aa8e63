/** How somebody likes the page: light or dark, sounds, motion, speed. Kept in this browser. */
import type { TableInfo } from "../wire";
import { readStored, writeStored } from "./storage";

export type Light = "system" | "light" | "dark";
export const LIGHTS: readonly Light[] = ["system", "light", "dark"];

/** How fast moves are shown, and how fast bots play for a lone player. */
export type Speed = NonNullable<TableInfo["pace"]>;
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

const CONFIRMS: ReadonlyMap<string, boolean> = new Map([
  ["on", true],
  ["off", false],
]);

export const settings = $state({
  light: (LIGHTS.find((each) => each === readStored("light")) ?? "system") as Light,
  speed: (SPEEDS.find((each) => each === readStored("speed")) ?? "normal") as Speed,
  sound: readStored("sound") === "on",
  reducedMotion: readStored("still") === "on",
  /** Whether choices that nobody may make by mistake are made twice; null where nobody has said so, see `asksTwice`. */
  confirm: CONFIRMS.get(readStored("confirm") ?? "") ?? null,
});

/** Whether choices that nobody may make by mistake are made twice: unless somebody wants it otherwise, for fingers, and
 * where bots leave no time to take something back. */
export function asksTwice(): boolean {
  return settings.confirm ?? (matchMedia("(pointer: coarse)").matches || settings.speed === "fast" || settings.speed === "instant");
}

export function setLight(light: Light): void {
  settings.light = light;
  writeStored("light", light === "system" ? null : light);
  applySettings();
}

export function setSpeed(speed: Speed): void {
  settings.speed = speed;
  writeStored("speed", speed === "normal" ? null : speed);
}

export function setSound(on: boolean): void {
  settings.sound = on;
  writeStored("sound", on ? "on" : null);
}

export function setReducedMotion(on: boolean): void {
  settings.reducedMotion = on;
  writeStored("still", on ? "on" : null);
  applySettings();
}

export function setConfirm(on: boolean): void {
  settings.confirm = on;
  writeStored("confirm", on ? "on" : "off");
}

/** Tells the style sheets; motion/glide.svelte.ts looks there, too. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  if (settings.light === "system") delete dataset["light"];
  else dataset["light"] = settings.light;
  if (settings.reducedMotion) dataset["motion"] = "still";
  else delete dataset["motion"];
}
