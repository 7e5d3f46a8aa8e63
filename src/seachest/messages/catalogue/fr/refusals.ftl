### Pourquoi un serveur ne fait pas quelque chose : un message pour chaque code de docs/protocol.md.

refused-away = Un bot joue à ta place ; reprends-la d’abord.
refused-bad-endpoint = Le serveur n’envoie pas de notifications à cette adresse.
refused-bad-message = Le serveur ne comprend pas ce message ({ $where } : { $what }).
refused-bad-method = Le serveur n’accepte pas ce genre de demande à cette adresse.
refused-bad-name = Un nom a de 1 à { $longest } caractères visibles.
refused-bad-request = Le serveur ne comprend pas cette demande.
refused-bad-table = { $what ->
    [game] Ce jeu n’est pas dans ce coffre.
    [players] Ce jeu est fait pour { $fewest } à { $most } joueurs.
    [unknown-option] Ce jeu n’a pas cette option.
   *[option] Cette valeur n’est pas permise pour l’option « { $option } ».
}
refused-bad-type = Le serveur attend { $type }.
refused-banned = { $days ->
    [0] L’accès à ce serveur t’est interdit.
    [one] L’accès à ce serveur t’est encore interdit pendant 1 jour.
   *[other] L’accès à ce serveur t’est encore interdit pendant { $days } jours.
}
refused-busy = Le serveur est trop occupé ; réessaie dans un instant.
refused-foreign-origin = Cette page n’appartient pas au serveur.
refused-has-account = Tu as déjà un compte.
refused-headers-too-large = La demande a trop d’en-têtes, ou ils sont trop longs.
refused-hints-with-people = Il n’y a d’indices qu’aux tables où tous tes adversaires sont des bots.
refused-hints-with-daily = Pas d’indices pour la donne du jour : tout le monde la joue dans les mêmes conditions.
refused-illegal-move = Les règles ne le permettent pas maintenant ({ $clause }) : { $rule }
refused-internal = Une erreur s’est produite sur le serveur ; elle a été enregistrée.
refused-name-fixed = La modération t’a donné ce nom ; tu ne peux pas en changer.
refused-name-of-a-bot = C’est le nom d’un bot ; choisis-en un autre.
refused-name-taken = Quelqu’un d’autre a déjà un compte à ce nom.
refused-no-account = Sans compte, tu n’as pas de mot de passe ; ouvre d’abord un compte.
refused-no-free-seat = Aucune place n’est libre à cette table.
refused-no-reviews = Ce serveur ne passe pas les parties en revue.
refused-no-session = Le serveur ne sait pas qui tu es. Choisis un nom, ou connecte-toi.
refused-no-such-move = Ce jeu ne connaît pas ce coup.
refused-no-such-player = Cette personne n’existe pas sur ce serveur.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-such-table = Cette table n’existe pas sur ce serveur.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-following = Tu ne suis pas cette table.
refused-not-for-you = C’est réservé aux responsables du serveur.
refused-not-found = Il n’y a rien à cette adresse.
refused-not-in-a-game = On ne peut retirer personne pendant la partie. Si quelqu’un reste absent, un bot prend le relais après quelques minutes.
refused-not-over = Ce n’est possible qu’une fois la partie finie.
refused-not-seated = Il faut avoir une place à cette table pour le faire.
refused-not-the-opener = Seule la personne qui a ouvert la table peut le faire.
refused-not-to-be-invited = Tu ne peux inviter que des personnes avec qui tu as joué ou qui t’ont parmi leurs amis, sauf celles qu’on a retirées de cette table.
refused-not-to-be-watched = Cette table n’admet pas de spectateurs.
refused-not-waiting = La partie a déjà commencé.
refused-not-your-turn = Ce n’est pas ton tour.
refused-nothing-said = Écris d’abord un message.
refused-nothing-to-decide = Tu n’as rien à décider pour le moment.
refused-nothing-to-take-back = Trop tard pour revenir sur ce choix.
refused-over = La partie est finie.
refused-preparing = Ce jeu se met encore en place ({ $percent } %). Réessaie dans un instant.
refused-removed = Tu n’as plus ta place : la personne qui a ouvert la table l’a libérée.
refused-rules-changed = Les règles de ce jeu ont été corrigées depuis ; on ne peut plus montrer les coups.
refused-seat-empty = Il n’y a personne à cette place.
refused-seat-taken = Cette place est déjà prise.
refused-seeds-not-allowed = Ce serveur mélange lui-même les cartes.
refused-several-people = Tu ne peux régler le rythme que si tous tes adversaires sont des bots.
refused-silenced = { $hours ->
    [0] La modération t’a retiré la parole ; tu ne peux plus écrire dans la discussion.
    [one] La modération t’a retiré la parole ; tu pourras de nouveau écrire au plus tard dans 1 heure.
   *[other] La modération t’a retiré la parole ; tu pourras de nouveau écrire au plus tard dans { $hours } heures.
}
refused-too-large = Ce message est trop long.
refused-too-late = Trop tard : un bot prend cette décision. Tu pourras reprendre ta place ensuite.
refused-too-many = Trop de demandes à la fois ; réessaie { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
refused-too-many-bots = Avec autant de bots, il ne reste pas de place pour toi.
refused-too-many-friends = Tu ne peux pas avoir plus de { $most } amis dans ta liste.
refused-too-many-invitations = Tu ne peux pas inviter plus de { $most } personnes à une table.
refused-too-many-muted = Tu ne peux pas masquer plus de { $most } personnes.
refused-too-many-sockets = Trop de connexions sont ouvertes ; ferme-en une ({ $most } au plus).
refused-too-many-tables = Tu ne peux pas suivre plus de { $most } tables à la fois.
refused-too-much-talk = Doucement ! Tu pourras écrire de nouveau { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
refused-too-slow = La demande a mis plus de { $seconds } secondes à arriver ; réessaie.
refused-wrong-code = Nom ou code incorrect.
refused-wrong-credentials = Nom ou mot de passe incorrect.
refused-wrong-password = Ce n’est pas ton mot de passe.
refused-unknown = Le serveur a refusé : { $code }.
