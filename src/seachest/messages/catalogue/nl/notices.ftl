### What a notification says, Dutch.

notice-turn = Jij bent aan de beurt
    .body = { $game }: de anderen wachten op je.
notice-invitation = { $name } nodigt je uit
    .body = { $game }: er is een plaats voor je vrij.
