### What the commands say beside the game itself.

games-players = { $fewest } tot { $most } spelers
