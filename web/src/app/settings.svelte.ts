/** How somebody likes the page: light or dark, sounds, motion. Kept in this browser. */
import { readStored, writeStored } from "./storage";

export type Light = "system" | "light" | "dark";
export const LIGHTS: readonly Light[] = ["system", "light", "dark"];

export const settings = $state({
  light: (LIGHTS.find((each) => each === readStored("light")) ?? "system") as Light,
  sound: readStored("sound") === "on",
  still: readStored("still") === "on",
});

export function setLight(light: Light): void {
  settings.light = light;
  writeStored("light", light === "system" ? null : light);
  apply();
}

export function setSound(on: boolean): void {
  settings.sound = on;
  writeStored("sound", on ? "on" : null);
}

export function setStill(on: boolean): void {
  settings.still = on;
  writeStored("still", on ? "on" : null);
  apply();
}

/** Tells the style sheets; motion/glide.svelte.ts looks there, too. */
export function apply(): void {
  const { dataset } = document.documentElement;
  if (settings.light === "system") delete dataset["light"];
  else dataset["light"] = settings.light;
  if (settings.still) dataset["motion"] = "still";
  else delete dataset["motion"];
}
