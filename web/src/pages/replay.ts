/** Moments of a finished game to jump to: where its rounds begin, and where somebody had to decide. */
import type { Game } from "../games/games";
import type { News } from "../wire";

/** The moments at which rounds begin, or the parts that the game has instead. */
export function chapterMoments(game: Game, moments: readonly News[]): number[] {
  const { chapter } = game;
  const begins = (news: News, number: number) =>
    chapter
      ? (news.events?.some(({ event }) => event.type === chapter.event) ?? false)
      : number === 0 || news.situation?.view.round !== moments[number - 1]?.situation?.view.round;
  return [...moments.keys()].filter((number) => begins(moments[number]!, number));
}

/** The moments in which a seat had to decide: what it decided comes with the next one. */
export function decisionMoments(seat: number, moments: readonly News[]): number[] {
  const decided = (news: News | undefined) => news?.deciders?.includes(seat) ?? false;
  return [...moments.keys()].filter((number) => decided(moments[number + 1]));
}

/** The first of some moments after this one, and the last before it; null if there is none. */
export function neighbours(stops: readonly number[], at: number): { back: number | null; on: number | null } {
  return { back: stops.findLast((stop) => stop < at) ?? null, on: stops.find((stop) => stop > at) ?? null };
}
