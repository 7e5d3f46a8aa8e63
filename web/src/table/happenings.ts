/** Events of a table, each with the sentences of the story that describe it. */
import type { GameEvent, News, Said } from "../wire";

export interface Happening<E extends GameEvent = GameEvent> {
  event: E;
  says: readonly Said[];
}

/** The events of an update or of a whole story. */
export function happeningsIn({ events = [], story }: Pick<News, "events" | "story">): Happening[] {
  let next = 0;
  return events.map(({ event, sentences }) => ({ event, says: story.slice(next, (next += sentences)) }));
}

/** The events of one type. */
export function ofType<E extends GameEvent, T extends E["type"]>(
  happenings: readonly Happening<E>[],
  type: T,
): Happening<Extract<E, { type: T }>>[] {
  return happenings.filter((each): each is Happening<Extract<E, { type: T }>> => each.event.type === type);
}
