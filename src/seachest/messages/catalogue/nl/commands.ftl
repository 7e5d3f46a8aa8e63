### What the commands say beside the game itself.

games-players = { $fewest } tot { $most } spelers
play-seat = stoel { $seat }
play-knowledge-of = Wat { $name } weet:
