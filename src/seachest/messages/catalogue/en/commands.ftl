### What the commands say beside the game itself.

games-players = { $fewest } to { $most } players
games-which = Which game? A number or a name; Enter: { $first }
games-unknown = “{ $input }” is none of these games.
levels-which = How strong shall the others be? A number or a name; Enter: { $first }
levels-unknown = “{ $input }” is none of these levels.
play-seat = seat { $seat }
play-knowledge-of = What { $name } knows:

## seachest verify

verify-deal = { $game }, { $players } players: dealt again from the seed { $seed }.
verify-position = { $game }, { $players } players: the record starts from a position, so no deal was checked.
verify-commitment = The seed fits the commitment { $commitment }: all chance of the game was fixed when that was shown.
verify-own-commitment = The seed fits the commitment in the record, { $commitment }. Compare it with what was shown before the game.
verify-no-commitment = No commitment was given, so the seed may have been chosen at any time.
verify-moves = { $count ->
    [0] There are no moves.
    [one] 1 move was played again, and is legal.
   *[other] { $count } moves were played again, and all are legal.
}
verify-result = The result follows from the moves: { $points }. Winners: { $winners }.
verify-no-result = The record names no result; the moves lead to { $points }. Winners: { $winners }.
verify-unfinished = The game is not over yet.
