### What the commands say beside the game itself.

games-players = { $fewest } bis { $most } Spieler
games-which = Welches Spiel? Nummer oder Name; Enter: { $first }
games-unknown = „{ $input }“ ist keines dieser Spiele.
play-seat = Platz { $seat }
play-knowledge-of = Was { $name } weiß:
