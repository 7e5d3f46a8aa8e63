### What the commands say beside the game itself.

games-players = { $fewest } to { $most } players
play-seat = seat { $seat }
play-knowledge-of = What { $name } knows:
