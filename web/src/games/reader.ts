/** The messages of a table read as those of one game. Their types are narrowed here and nowhere else. */
import { happeningsIn, type Happening } from "../table/happenings";
import type { Choice, GameTypes, News, Situation } from "../wire";

export type GameName = keyof GameTypes;

export interface Reader<G extends GameName> {
  viewOf(situation: Situation): GameTypes[G]["position"];
  factsOf(situation: Situation): GameTypes[G]["facts"];
  /** The events of an update. */
  eventsOf(news: News): Happening<GameTypes[G]["event"]>[];
  /** Everything that has happened, as the table keeps it. */
  historyOf(happened: readonly Happening[]): readonly Happening<GameTypes[G]["event"]>[];
  actionOf(choice: Choice): GameTypes[G]["action"];
}

/** What reads the messages of a game. The server sends positions and facts with its name; events and choices come with them. */
export function readerOf<G extends GameName>(game: G): Reader<G> {
  return {
    viewOf({ view }) {
      if (view.game !== game) throw new TypeError(`a position of ${view.game}`);
      return view as GameTypes[G]["position"];
    },
    factsOf({ facts }) {
      if (facts?.game !== game) throw new TypeError(`facts of ${facts?.game}`);
      return facts as GameTypes[G]["facts"];
    },
    eventsOf: (news) => happeningsIn(news) as Happening<GameTypes[G]["event"]>[],
    historyOf: (happened) => happened as readonly Happening<GameTypes[G]["event"]>[],
    actionOf({ action }) {
      if (action === undefined) throw new TypeError("a choice without its meaning");
      return action as GameTypes[G]["action"];
    },
  };
}
