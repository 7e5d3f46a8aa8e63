### What the commands say beside the game itself.

games-players = { $fewest } to { $most } players
