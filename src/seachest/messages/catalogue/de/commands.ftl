### What the commands say beside the game itself.

games-players = { $fewest } bis { $most } Spieler
play-seat = Platz { $seat }
play-knowledge-of = Was { $name } weiß:
