### What the commands say beside the game itself.

games-players = { $fewest } à { $most } joueurs
games-which = Quel jeu ? Un numéro ou un nom ; Entrée : { $first }
games-unknown = « { $input } » n’est aucun de ces jeux.
levels-which = De quelle force seront les autres ? Un numéro ou un nom ; Entrée : { $first }
levels-unknown = « { $input } » n’est aucun de ces niveaux.
play-seat = place { $seat }
play-knowledge-of = Ce que sait { $name } :
