/** How a round of Sea Salt & Paper ended, as the sheet at its end shows it. */
import { ofType, type Happening } from "../../table/happenings";
import type { Said } from "../../wire";
import type { View } from "./view";
import type { Scored, SeaSaltPaperEvent } from "./wire";

/** What a seat showed and scored when a round ended. */
export interface SeatRound {
  seat: number;
  shown: readonly string[] | null;
  scores: Said | null;
  /** What was scored, and the cards in the groups that bring points together; null if nobody scored. */
  count: Pick<Scored, "counted" | "worth" | "bonus" | "bonus_colour" | "groups"> | null;
  gained: number;
  total: number;
}

/** What all seats showed and scored when a round ended. */
export interface RoundEnd {
  round: number;
  /** How it ended, in sentences. */
  heads: readonly Said[];
  seats: SeatRound[];
  /** How a last chance came out. */
  bet: "won" | "lost" | null;
  over: boolean;
}

/** How a round ended with these events; null if it goes on. */
export function roundEndOf(before: View, after: View, happened: readonly Happening<SeaSaltPaperEvent>[]): RoundEnd | null {
  const [end] = ofType(happened, "round-ended");
  if (end === undefined) return null;
  const scored = new Map(ofType(happened, "scored").map((each) => [each.event.seat, each]));
  const seats = before.hands.map((hand, seat) => {
    const score = scored.get(seat);
    const known = hand.includes("?") ? null : [...hand, ...before.laid[seat]!.flat()];
    return {
      seat,
      shown: score?.event.cards ?? known,
      scores: score?.says[0] ?? null,
      count: score?.event.counted ? score.event : null,
      gained: after.gained[seat]!,
      total: after.totals[seat]!,
    };
  });
  const { how, round } = end.event;
  const heads = happened.filter(({ event }) => tellsHow(event)).flatMap(({ says }) => says);
  return { round, heads, seats, bet: how === "bet-won" ? "won" : how === "bet-lost" ? "lost" : null, over: after.phase === null };
}

/** Whether an event says how a round ended. */
function tellsHow(event: SeaSaltPaperEvent): boolean {
  if (event.type === "called") return event.call === "stop";
  return event.type === "round-ended" || (event.type === "game-ended" && event.why === "mermaids");
}
