/** The figures, folded from one sheet: flat facets in a box of 100 by 100, each with its tone from 0 (in the light) to 4 (in the shade). */
import type { Kind } from "./cards";

export interface Facet {
  tone: number;
  points: readonly (readonly [number, number])[];
}

type Folded = (Facet | Facet[])[];

function facet(tone: number, points: string): Facet {
  return { tone, points: points.split(" ").map((point) => point.split(",").map(Number) as [number, number]) };
}

/** A facet and its mirror image, which lies a tone deeper in the shade: light falls from the left. */
function both(tone: number, points: string, other = Math.min(4, tone + 1)): Facet[] {
  const left = facet(tone, points);
  return [left, { tone: other, points: left.points.map(([x, y]) => [100 - x, y] as const) }];
}

function smaller(figure: readonly Facet[], scale: number, x: number, y: number): Facet[] {
  return figure.map(({ tone, points }) => ({ tone, points: points.map(([px, py]) => [px * scale + x, py * scale + y] as const) }));
}

function folded(...parts: Folded): Facet[] {
  return parts.flat();
}

const crab = folded(
  both(2, "35,57 14,56 7,71 16,63 36,65"),
  both(2, "37,65 22,71 18,87 27,77 43,73"),
  both(2, "35,51 20,48 13,35 23,37 38,46"),
  both(1, "13,36 4,17 20,25"),
  both(0, "13,36 20,25 28,10 31,29 23,38"),
  both(4, "43,42 40,32 45,33 47,42", 4),
  both(1, "50,40 33,44 25,56 50,61"),
  both(2, "25,56 36,73 50,77 50,61"),
  both(0, "50,40 33,44 50,52"),
);

const boat = folded(
  facet(0, "50,16 50,57 24,57"),
  facet(2, "50,16 76,57 50,57"),
  both(3, "24,57 50,57 50,67", 4),
  both(1, "6,52 26,57 50,67 50,84 26,84"),
  both(0, "6,52 26,57 36,62 19,72"),
);

const fish = folded(
  facet(2, "44,29 62,14 64,38"),
  facet(3, "46,72 58,86 62,63"),
  facet(1, "68,50 93,26 85,50"),
  facet(3, "68,50 85,50 93,74"),
  facet(0, "32,36 46,27 75,50 40,50"),
  facet(2, "32,64 46,73 75,50 40,50"),
  facet(1, "7,51 32,36 40,50"),
  facet(3, "7,51 32,64 40,50"),
  facet(4, "22,44 26,47 22,50 18,47"),
);

const swimmer = folded(
  facet(2, "46,70 60,57 88,58 97,70"),
  facet(3, "60,57 88,58 97,70 76,66"),
  facet(1, "40,70 54,70 38,26 28,33"),
  facet(3, "54,70 38,26 43,27 60,66"),
  facet(0, "28,33 38,26 37,41 15,70 4,64"),
  facet(2, "66,24 54,31 53,42 66,42"),
  facet(3, "66,24 78,31 79,42 66,42"),
  facet(0, "53,42 66,42 66,57 57,53"),
  facet(1, "66,42 79,42 75,53 66,57"),
  facet(4, "54,43 64,43 63,48 56,48"),
  facet(0, "2,72 18,62 34,72 18,76"),
  facet(2, "2,72 18,76 34,72 18,88"),
  facet(1, "34,72 50,62 66,72 50,76"),
  facet(3, "34,72 50,76 66,72 50,88"),
  facet(0, "66,72 82,62 98,72 82,76"),
  facet(2, "66,72 82,76 98,72 82,88"),
);

const shark = folded(
  facet(1, "82,49 98,24 93,51"),
  facet(3, "82,51 93,51 97,72"),
  facet(0, "42,38 62,10 60,40"),
  facet(2, "62,10 68,42 60,40"),
  facet(3, "40,60 35,86 57,59"),
  facet(1, "4,53 28,39 60,38 50,51"),
  facet(2, "60,38 88,50 50,51"),
  facet(0, "4,53 50,51 88,50 58,62 27,67"),
  facet(4, "9,57 27,55 22,62"),
  facet(4, "25,45 29,43 30,47"),
  facet(3, "42,43 45,43 43,56 41,56"),
  facet(3, "47,43 50,43 48,56 46,56"),
);

const shell = folded(
  both(3, "50,80 34,78 38,92 50,93"),
  both(2, "50,84 8,50 16,66", 3),
  both(0, "50,84 8,50 15,29"),
  both(2, "50,84 15,29 32,15", 3),
  both(0, "50,84 32,15 50,10", 2),
  both(3, "50,84 32,15 36,20", 4),
  both(3, "50,84 15,29 20,32", 4),
);

const octopus = folded(
  both(2, "30,44 12,52 3,72 12,70 20,60 38,54"),
  both(1, "35,50 22,66 15,88 26,83 32,68 44,56"),
  both(2, "43,54 37,70 38,92 47,85 46,69 50,58"),
  both(0, "50,8 29,20 34,34 50,30"),
  both(1, "29,20 23,42 34,34"),
  both(2, "23,42 50,58 50,30 34,34"),
  both(4, "37,42 41,38 46,43 41,47", 4),
);

const penguin = folded(
  both(1, "38,86 27,92 49,91"),
  both(2, "33,38 15,62 20,69 34,56"),
  both(3, "50,10 37,18 35,30 50,36", 4),
  both(3, "35,30 28,52 33,84 50,88 50,36", 4),
  both(0, "50,34 38,46 37,74 50,86"),
  both(0, "50,36 39,24 38,33 44,38"),
  both(2, "50,24 44,30 50,37", 3),
);

const sailor = folded(
  both(1, "50,64 38,62 17,74 13,94 50,94"),
  both(0, "50,86 26,68 38,60 50,72"),
  both(0, "50,38 33,38 35,54 50,66", 1),
  both(4, "40,46 43,44 45,48 42,50", 4),
  both(1, "50,6 22,34 50,34"),
  both(2, "14,30 32,36 50,33 50,42 30,43", 3),
  both(0, "14,30 26,26 34,36"),
);

const lighthouse = folded(
  facet(1, "40,17 4,6 4,31"),
  facet(0, "40,17 4,6 4,18"),
  facet(2, "60,17 96,6 96,31"),
  facet(1, "60,17 96,6 96,18"),
  both(0, "50,28 40,28 37,47 50,47", 2),
  both(3, "37,47 34,67 50,67 50,47", 4),
  both(0, "34,67 30,92 50,92 50,67", 2),
  both(0, "50,12 42,12 42,23 50,23", 1),
  both(3, "34,22 50,22 50,29 37,29", 4),
  both(2, "50,2 37,13 50,13", 3),
);

const shoal = folded(
  smaller(fish, 0.4, 2, 4),
  smaller(fish, 0.4, 50, 16),
  smaller(fish, 0.46, 18, 34),
  smaller(fish, 0.36, 62, 50),
  smaller(fish, 0.4, 4, 61),
  smaller(fish, 0.34, 46, 68),
);

const colony = folded(smaller(penguin, 0.56, -4, 12), smaller(penguin, 0.56, 48, 12), smaller(penguin, 0.7, 15, 30));

const captain = folded(
  both(3, "50,66 38,64 15,74 10,95 50,95", 4),
  both(1, "34,66 24,70 33,95 40,95", 2),
  both(0, "50,40 33,40 34,54 50,62", 1),
  both(4, "40,48 43,46 45,49 42,51", 4),
  both(0, "33,52 50,90 50,62 42,57", 2),
  both(1, "50,56 36,58 44,62", 2),
  both(1, "50,8 18,20 26,32 50,28"),
  both(3, "26,32 50,28 50,38 27,40", 4),
  both(4, "24,40 50,37 50,46 33,47", 4),
  both(0, "50,27 46,31 50,36", 0),
);

const mermaid = folded(
  facet(3, "58,6 44,12 35,34 39,56 47,47 50,24"),
  facet(4, "35,34 30,50 39,56"),
  facet(0, "58,10 51,20 54,31 64,31 67,21"),
  facet(1, "58,10 67,21 66,13"),
  facet(3, "58,6 44,12 50,24 58,11 68,14 70,22 71,12"),
  facet(0, "54,33 50,37 55,54 63,52 64,33"),
  facet(2, "64,33 70,37 71,50 63,52"),
  facet(1, "69,37 83,50 80,55 66,44"),
  facet(2, "83,50 72,65 69,61 78,53"),
  facet(3, "53,53 63,51 72,49 75,57 64,60 52,58"),
  facet(1, "52,58 64,60 62,74 49,70"),
  facet(3, "64,60 75,57 77,71 62,74"),
  facet(0, "49,70 62,74 54,87 37,80"),
  facet(2, "62,74 77,71 69,87 54,87"),
  facet(1, "37,80 54,87 36,96 24,86"),
  facet(3, "54,87 69,87 36,96"),
  facet(0, "27,90 3,76 15,66"),
  facet(3, "27,90 15,66 31,60"),
);

export const FIGURES: Record<Kind, readonly Facet[]> = {
  crab,
  boat,
  fish,
  swimmer,
  shark,
  shell,
  octopus,
  penguin,
  sailor,
  lighthouse,
  shoal,
  colony,
  captain,
  mermaid,
};

const number = (value: number) => String(Math.round(value * 10) / 10);

/** The facets of each tone as one path, in the order they lie. */
export function paths(kind: Kind): { tone: number; d: string }[] {
  return FIGURES[kind].map(({ tone, points }) => ({ tone, d: `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}Z` }));
}

/** All facets in one path: the figure's shadow, and small figures. */
export function outlinePath(kind: Kind): string {
  return paths(kind)
    .map((each) => each.d)
    .join("");
}
