/** How somebody likes the page: light or dark, sounds, motion. Kept in this browser. */
import { readStored, writeStored } from "./storage";

export type Light = "system" | "light" | "dark";
export const LIGHTS: readonly Light[] = ["system", "light", "dark"];

export const settings = $state({
  light: (LIGHTS.find((each) => each === readStored("light")) ?? "system") as Light,
  sound: readStored("sound") === "on",
  reducedMotion: readStored("still") === "on",
});

export function setLight(light: Light): void {
  settings.light = light;
  writeStored("light", light === "system" ? null : light);
  applySettings();
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

/** Tells the style sheets; motion/glide.svelte.ts looks there, too. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  if (settings.light === "system") delete dataset["light"];
  else dataset["light"] = settings.light;
  if (settings.reducedMotion) dataset["motion"] = "still";
  else delete dataset["motion"];
}
