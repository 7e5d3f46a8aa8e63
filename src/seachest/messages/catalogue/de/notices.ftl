### What a notification says, German.

notice-turn = Du bist dran
    .body = { $game }: Die anderen warten auf dich.
notice-invitation = { $name } lädt dich ein
    .body = { $game }: Ein Platz ist für dich frei.
