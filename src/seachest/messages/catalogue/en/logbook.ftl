### Logbook, friends, leaderboards and profiles, English.

logbook-guest = The logbook belongs to you as a guest in this browser. With an account it follows you to every device.
logbook-nobody = Your logbook begins with your first game.
logbook-none = No finished games yet.
logbook-all = All games
logbook-which = Game
logbook-games = Games
logbook-wins = Wins
logbook-streak = Wins in a row
logbook-streak-value = { $now } now, best { $best }
logbook-best-round = Best round
logbook-best-round-value = { $points ->
    [one] 1 point
   *[other] { $points } points
}
logbook-beaten = Strongest bot beaten
logbook-words = Your word in Dolores
logbook-words-value = kept { $kept }×, broken { $broken }×
logbook-rivals = Opponents
logbook-rival = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $wins } won, { $losses } lost
logbook-history = Finished games
logbook-result = { $result ->
    [won] Won
    [left] Left early
   *[place] Place { $place }
}
logbook-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
logbook-against = against { $names }
logbook-more = Show more
logbook-look = Look back

friends-none = No friends yet. Add people you have played with.
friends-recent = Played with recently
friends-recent-none = Once you have finished a game with others, they appear here.
friends-add = Add as friend
friends-add-name = Add { $name } as a friend
friends-remove = Remove
friends-remove-name = Remove { $name } from your friends
friends-invite = Invite
friends-invite-name = Invite { $name }
friends-invited = Invited
friends-game = Invite to which game?
    .help = One click opens a table and sends the invitation.
friends-account = has an account

leaders-none = Nobody is on this list yet: it takes { $least } rated games.
leaders-note = Accounts with at least { $least } rated games.
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
leaders-games = Games

profile-about = Public profile
profile-record = Games and wins
profile-record-value = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
