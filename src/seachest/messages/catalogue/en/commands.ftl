### What the commands say beside the game itself.

games-players = { $fewest } to { $most } players
games-which = Which game? A number or a name; Enter: { $first }
games-unknown = “{ $input }” is none of these games.
levels-which = How strong shall the others be? A number or a name; Enter: { $first }
levels-unknown = “{ $input }” is none of these levels.
play-seat = seat { $seat }
play-knowledge-of = What { $name } knows:
