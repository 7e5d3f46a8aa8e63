### What the commands say beside the game itself.

games-players = { $fewest } à { $most } joueurs
games-which = Quel jeu ? Un numéro ou un nom ; Entrée : { $first }
games-unknown = « { $input } » ne correspond à aucun de ces jeux.
levels-which = Quel niveau pour les autres ? Un numéro ou un nom ; Entrée : { $first }
levels-unknown = « { $input } » ne correspond à aucun de ces niveaux.
play-seat = place { $seat }
play-knowledge-of = Ce que sait { $name } :

## seachest verify

verify-deal = { $game }, à { $players } : cartes redistribuées d’après la graine { $seed }.
verify-position = { $game }, à { $players } : la partie commence par une position, il n’y a donc pas de donne à vérifier.
verify-commitment = La graine correspond à l’empreinte { $commitment } : tout le hasard de la partie était fixé quand elle a été publiée.
verify-own-commitment = La graine correspond à l’empreinte notée dans la partie enregistrée, { $commitment }. Compare-la avec celle qui a été publiée avant la partie.
verify-no-commitment = Il n’y a pas d’empreinte : la graine a donc pu être choisie à tout moment.
verify-moves = { $count ->
    [0] Il n’y a aucun coup à rejouer.
    [one] { $count } coup rejoué, conforme aux règles.
   *[other] { $count } coups rejoués, tous conformes aux règles.
}
verify-result = Le résultat découle des coups : { $points }. Victoire : { $winners }.
verify-no-result = La partie enregistrée n’indique pas de résultat ; les coups mènent à { $points }. Victoire : { $winners }.
verify-unfinished = La partie n’est pas encore finie.

## seachest admin et seachest backup

admin-nothing = Il n’y a rien.
admin-done = C’est fait. Un serveur en marche en tient compte au bout de quelques secondes.
admin-renamed = { $name } s’appelle maintenant { $other }.
admin-recovery-code = Code de secours pour { $name } : { $code } (sur la page : « Mot de passe oublié ? »)
admin-for-good = pour de bon
admin-moderator = modération
admin-account = compte
admin-guest = sans compte
backup-made = { $file } ({ $count ->
    [one] { $count } copie
   *[other] { $count } copies
} dans ce dossier)

## seachest puzzles make

puzzles-made = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} dans { $file }
puzzles-stopped = interrompu ; tous les problèmes déjà créés sont dans { $file }, et la même commande continue à partir de là
