### What the commands say beside the game itself.

games-players = { $fewest } à { $most } joueurs
games-which = Quel jeu ? Un numéro ou un nom ; Entrée : { $first }
games-unknown = « { $input } » n’est aucun de ces jeux.
levels-which = De quelle force seront les autres ? Un numéro ou un nom ; Entrée : { $first }
levels-unknown = « { $input } » n’est aucun de ces niveaux.
play-seat = place { $seat }
play-knowledge-of = Ce que sait { $name } :

## seachest verify

verify-deal = { $game }, { $players } joueurs : redistribué d’après la graine { $seed }.
verify-position = { $game }, { $players } joueurs : la partie commence par une position, il n’y avait donc pas de donne à vérifier.
verify-commitment = La graine correspond à l’engagement { $commitment } : tout le hasard de la partie était fixé quand il a été montré.
verify-own-commitment = La graine correspond à l’engagement noté dans la partie, { $commitment }. Compare-le avec celui qui a été montré avant la partie.
verify-no-commitment = Il n’y a pas d’engagement, la graine a donc pu être choisie à tout moment.
verify-moves = { $count ->
    [0] Il n’y a aucun coup.
    [one] { $count } coup a été rejoué, et il est permis.
   *[other] { $count } coups ont été rejoués, et tous sont permis.
}
verify-result = Le résultat découle des coups : { $points }. Victoire : { $winners }.
verify-no-result = La partie notée n’indique pas de résultat ; les coups mènent à { $points }. Victoire : { $winners }.
verify-unfinished = La partie n’est pas encore finie.
