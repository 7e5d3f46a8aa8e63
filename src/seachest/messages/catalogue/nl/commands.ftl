### What the commands say beside the game itself.

games-players = { $fewest } tot { $most } spelers
games-which = Welk spel? Een nummer of een naam; Enter: { $first }
games-unknown = ‘{ $input }’ is geen van deze spellen.
levels-which = Hoe sterk moeten de anderen zijn? Een nummer of een naam; Enter: { $first }
levels-unknown = ‘{ $input }’ is geen van deze niveaus.
play-seat = stoel { $seat }
play-knowledge-of = Wat { $name } weet:
