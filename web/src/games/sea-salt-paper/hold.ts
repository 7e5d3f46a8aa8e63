/** How long an event stays on the table before the next one is shown, in milliseconds. */
import type { News } from "../../wire";

const HOLDS: Record<string, number> = {
  draw: 500,
  keep: 350,
  discard: 800,
  take: 800,
  lay: 350,
  with: 900,
  search: 400,
  pick: 900,
  rob: 1100,
  end: 250,
  "last-chance": 2200,
};
const USUAL = 500;
const ABOUT_ME = 1800;

export function holdFor(news: News, me: number | null): number {
  const [seat, verb, whom] = (news.moves.at(-1) ?? "").split(" ");
  if (verb === "rob" && Number(whom) === me) return ABOUT_ME;
  if (Number(seat) === me) return Math.min(USUAL, HOLDS[verb ?? ""] ?? USUAL);
  return HOLDS[verb ?? ""] ?? USUAL;
}
