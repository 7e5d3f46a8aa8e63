/** The cards of Sea Salt & Paper as the page needs them: kind, colour, the sign of each colour, what sort of worth it has. */
import type { Colour } from "./wire";

export type { Colour } from "./wire";

export const KINDS = [
  "crab",
  "boat",
  "fish",
  "swimmer",
  "shark",
  "shell",
  "octopus",
  "penguin",
  "sailor",
  "lighthouse",
  "shoal",
  "colony",
  "captain",
  "mermaid",
] as const;
export type Kind = (typeof KINDS)[number];

/** How a kind brings points: as a duo, as a collection of up to that many, by counting another kind, by counting colours. */
export type Worth = { sort: "duo" } | { sort: "row"; most: number } | { sort: "each"; of: Kind } | { sort: "colours" };

const DUO: Worth = { sort: "duo" };
export const WORTH: Record<Kind, Worth> = {
  crab: DUO,
  boat: DUO,
  fish: DUO,
  swimmer: DUO,
  shark: DUO,
  shell: { sort: "row", most: 6 },
  octopus: { sort: "row", most: 5 },
  penguin: { sort: "row", most: 3 },
  sailor: { sort: "row", most: 2 },
  lighthouse: { sort: "each", of: "boat" },
  shoal: { sort: "each", of: "fish" },
  colony: { sort: "each", of: "penguin" },
  captain: { sort: "each", of: "sailor" },
  mermaid: { sort: "colours" },
};

/** The signs of the colours, in a box of 12 by 12; a pale colour has the hollow sign of its strong sister. */
export const SIGNS: Record<Colour, { d: string; hollow: boolean }> = {
  "dark-blue": { d: "M6 1 11 6 6 11 1 6Z", hollow: false },
  "light-blue": { d: "M6 1.6 10.4 6 6 10.4 1.6 6Z", hollow: true },
  black: { d: "M2 2H10V10H2Z", hollow: false },
  white: { d: "M2.4 2.4H9.6V9.6H2.4Z", hollow: true },
  yellow: { d: "M6 .6 7.6 4.4 11.6 4.7 8.5 7.3 9.5 11.3 6 9.1 2.5 11.3 3.5 7.3.4 4.7 4.4 4.4Z", hollow: false },
  green: { d: "M6 1.2 11.2 10.4H.8Z", hollow: false },
  grey: { d: "M1.5 2H10.5V4H1.5ZM1.5 5H10.5V7H1.5ZM1.5 8H10.5V10H1.5Z", hollow: false },
  purple: { d: "M6 10.8.8 1.6H11.2Z", hollow: false },
  pink: { d: "M6 9.8 1.8 2.4H10.2Z", hollow: true },
  orange: { d: "M6 1.2A4.8 4.8 0 1 1 5.99 1.2Z", hollow: false },
  "light-orange": { d: "M6 1.8A4.2 4.2 0 1 1 5.99 1.8Z", hollow: true },
};

export function kindOf(card: string): Kind {
  return card.split(".", 1)[0] as Kind;
}

export function colourOf(card: string): Colour {
  return card.slice(card.indexOf(".") + 1) as Colour;
}

/** Cards that stand together in a hand: those of one kind, with the sharks right after the swimmers. */
export function groupedByKind<T>(cards: readonly T[], kind: (card: T) => Kind): T[][] {
  const found = new Map<Kind, T[]>();
  for (const card of cards) found.set(kind(card), [...(found.get(kind(card)) ?? []), card]);
  const sharks = found.get("shark");
  return [...found].flatMap(([name, group]) => {
    if (name === "shark" && found.has("swimmer")) return [];
    return name === "swimmer" && sharks ? [group, sharks] : [group];
  });
}
