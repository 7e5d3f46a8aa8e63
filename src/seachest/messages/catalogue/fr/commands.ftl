### What the commands say beside the game itself.

games-players = { $fewest } à { $most } joueurs
