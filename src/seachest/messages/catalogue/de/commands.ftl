### What the commands say beside the game itself.

games-players = { $fewest } bis { $most } Spieler
games-which = Welches Spiel? Nummer oder Name; Enter: { $first }
games-unknown = „{ $input }“ ist keines dieser Spiele.
levels-which = Wie stark sollen die anderen sein? Nummer oder Name; Enter: { $first }
levels-unknown = „{ $input }“ ist keine dieser Stufen.
play-seat = Platz { $seat }
play-knowledge-of = Was { $name } weiß:
