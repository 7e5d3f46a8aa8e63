### What the commands say beside the game itself.

games-players = { $fewest } to { $most } players
games-which = Which game? A number or a name; Enter: { $first }
games-unknown = “{ $input }” isn’t one of these games.
levels-which = How strong should the others be? A number or a name; Enter: { $first }
levels-unknown = “{ $input }” isn’t one of these levels.
play-seat = seat { $seat }
play-knowledge-of = What { $name } knows:

## seachest verify

verify-deal = { $game }, { $players } players: dealt again from the seed { $seed }.
verify-position = { $game }, { $players } players: the record starts from a position, so there was no deal to check.
verify-commitment = The seed matches the commitment { $commitment }: every shuffle of the game was fixed when that was published.
verify-own-commitment = The seed matches the commitment in the record, { $commitment }. Compare it with what was published before the game.
verify-no-commitment = No commitment was given, so the seed may have been chosen at any time.
verify-moves = { $count ->
    [0] There are no moves.
    [one] 1 move was replayed, and it is legal.
   *[other] { $count } moves were replayed, and all of them are legal.
}
verify-result = The result follows from the moves: { $points }. Won by: { $winners }.
verify-no-result = The record contains no result; the moves lead to { $points }. Won by: { $winners }.
verify-unfinished = The game is not over yet.

## seachest admin and seachest backup

admin-nothing = There is nothing here.
admin-done = Done. A running server picks it up within a few seconds.
admin-renamed = { $name } is now called { $other }.
admin-recovery-code = Recovery code for { $name }: { $code } (on the page: “Forgot your password?”)
admin-for-good = for good
admin-moderator = moderator
admin-account = account
admin-guest = guest
backup-made = { $file } ({ $count ->
    [one] 1 copy
   *[other] { $count } copies
} in this folder)

## seachest puzzles make

puzzles-made = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} in { $file }
puzzles-stopped = stopped; all puzzles made so far are in { $file }, and the same command carries on from there
