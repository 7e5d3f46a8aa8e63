### Pourquoi un serveur ne fait pas quelque chose : un message pour chaque code de docs/protocol.md.

refused-away = Un bot joue pour toi ; reviens d’abord.
refused-bad-message = Le serveur ne comprend pas cela ({ $where } : { $what }).
refused-bad-method = On ne peut pas interroger le serveur ainsi.
refused-bad-name = Un nom a de 1 à { $longest } lettres, toutes visibles.
refused-bad-request = Le serveur ne comprend pas cette demande.
refused-bad-table = { $what ->
    [game] Il n’y a pas de tel jeu dans ce coffre.
    [players] Ce jeu se joue de { $fewest } à { $most }.
    [unknown-option] Ce jeu n’a pas cette option.
   *[option] L’option « { $option } » ne peut pas valoir cela.
}
refused-bad-type = Le serveur veut { $type }.
refused-busy = Le serveur est trop occupé ; réessaie dans un instant.
refused-foreign-origin = Cette page n’appartient pas au serveur.
refused-has-account = Tu as déjà un compte.
refused-illegal-move = Les règles ne le permettent pas maintenant ({ $clause }) : { $rule }
refused-internal = Quelque chose a mal tourné au serveur. Il l’a noté.
refused-name-taken = Quelqu’un d’autre a déjà un compte à ce nom.
refused-no-account = Les invités n’ont pas de mot de passe ; ouvre d’abord un compte.
refused-no-free-seat = Aucune place n’est libre à cette table.
refused-no-session = Le serveur ne sait pas qui tu es. Prends un nom, ou connecte-toi.
refused-no-such-move = Ce jeu ne connaît pas ce coup.
refused-no-such-seat = Il n’y a pas de telle place à cette table.
refused-no-such-table = Il n’y a pas de telle table sur ce serveur.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-following = Tu ne suis pas cette table.
refused-not-for-you = C’est pour ceux qui tiennent le serveur.
refused-not-found = Il n’y a rien à cette adresse.
refused-not-over = Ce n’est possible que quand la partie est finie.
refused-not-seated = Seuls ceux qui sont assis à la table peuvent le faire.
refused-not-the-opener = Seul qui a ouvert la table peut le faire.
refused-not-to-be-watched = Personne ne peut regarder à cette table.
refused-not-waiting = La partie a déjà commencé.
refused-not-your-turn = Ce n’est pas ton tour.
refused-nothing-said = Tu n’as rien dit.
refused-over = La partie est finie.
refused-removed = Qui a ouvert la table t’en a retiré.
refused-seat-empty = Personne n’est assis là.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-seeds-not-allowed = Ce serveur mélange lui-même les cartes.
refused-too-large = C’est trop pour un seul message.
refused-too-late = Trop tard : un bot prend cette décision. Reviens après.
refused-too-many = Trop souvent ; réessaie { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
refused-too-many-bots = Avec tant de bots, il ne reste pas de place pour toi.
refused-too-many-muted = Tu ne peux pas faire taire plus de { $most } personnes.
refused-too-many-sockets = Trop de connexions sont ouvertes ; ferme-en une ({ $most } au plus).
refused-too-many-tables = Tu ne peux pas suivre plus de { $most } tables à la fois.
refused-too-much-talk = Tu parles beaucoup ; continue { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
refused-wrong-credentials = Il n’y a pas de compte avec ce nom et ce mot de passe.
refused-wrong-password = Ce n’est pas ton mot de passe.
refused-unknown = Le serveur a refusé : { $code }.
