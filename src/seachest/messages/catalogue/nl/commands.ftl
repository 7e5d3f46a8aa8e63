### What the commands say beside the game itself.

games-players = { $fewest } tot { $most } spelers
games-which = Welk spel? Een nummer of een naam; Enter: { $first }
games-unknown = ‘{ $input }’ is geen van deze spellen.
play-seat = stoel { $seat }
play-knowledge-of = Wat { $name } weet:
