### What the commands say beside the game itself.

games-players = { $fewest } to { $most } players
games-which = Which game? A number or a name; Enter: { $first }
games-unknown = “{ $input }” is none of these games.
play-seat = seat { $seat }
play-knowledge-of = What { $name } knows:
