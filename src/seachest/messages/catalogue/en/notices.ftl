### What a notification says, English.

notice-turn = It’s your turn
    .body = { $game }: the others are waiting for you.
notice-invitation = { $name } invites you
    .body = { $game }: a seat is free for you.
