/** What this browser remembers for its player (local storage). Where it may not, nothing is remembered and everything still works. */
const PREFIX = "seachest.";

/** What was stored under a name, or null. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a value under a name; null removes it. */
export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // The browser does not let us: not worth an error.
  }
}
