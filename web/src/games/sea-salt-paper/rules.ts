/** What the board must know of the rules of Sea Salt & Paper, as positions don't tell it. */

/** From so many points of cards on a round may be ended. */
export const MIN_POINTS_TO_CALL = 7;
