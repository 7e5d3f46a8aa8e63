### What the commands say beside the game itself.

games-players = { $fewest } à { $most } joueurs
play-seat = place { $seat }
play-knowledge-of = Ce que sait { $name } :
