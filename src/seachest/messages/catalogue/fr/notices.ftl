### What a notification says, French.

notice-turn = À toi de jouer
    .body = { $game } : on t’attend.
notice-invitation = { $name } t’invite
    .body = { $game } : une place est libre pour toi.
