### The table in the terminal (seachest play), French.

## The top line

play-round = Manche { $round }
play-goal = en { $goal } points
play-turn-yours = À toi de jouer
play-turn-of = C’est au tour de { $name }
play-turn-of-several = { $names } réfléchissent
play-over = La partie est finie

## Who plays

play-you = Toi
play-level-random = au hasard
play-level-greedy = gourmand
play-level-beginner = novice
play-level-beginner-about = prend ce qui est là et ne voit pas la suite
play-level-casual = pour le plaisir
play-level-casual-about = regarde un coup d’avance
play-level-skilled = habile
play-level-skilled-about = connaît le jeu et répond aussitôt
play-level-expert = niveau expert
play-level-expert-about = voit loin, en un dixième de seconde
play-level-master = niveau maître
play-level-master-about = réfléchit une seconde, sur tous les cœurs
play-level-search = calcule d’avance
play-level-program = programme
play-thinking = { $name } réfléchit…

## Numbers

play-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Asking and answering

play-keys = ? explique tes choix · p ta mémoire · l l’histoire jusqu’ici · r règles · h aide · q quitter
play-keys-short = ? explications · p mémoire · l histoire · r règles · h aide · q quitter
play-prompt = Ton choix
play-prompt-or-go-on = Dis quelque chose, ou appuie sur Entrée pour continuer
play-sheet = La manche { $round } est finie
play-only-sheet = Le décompte
play-go-on = Appuie sur Entrée pour continuer
play-back = Entrée te ramène à la table, ou tape directement ton choix
play-more = Entrée pour la suite, q pour arrêter de lire
play-forced = (c’était ton seul choix)
play-forced-silently = Un seul choix possible : { $choice }.
play-choices = Ce que tu peux faire
play-cards-explained = À propos des cartes
play-story = L’histoire jusqu’ici
play-cut = … (ce qui précède : l)
play-story-empty = Il ne s’est encore rien passé.
play-remembered = Ce dont tu te souviens
play-unknown = Je ne comprends pas « { $input } ». Tape le numéro d’un choix, ou h pour de l’aide.
play-no-number = { $last ->
    [one] Il n’y a que le choix 1.
   *[other] Il n’y a pas de choix { $number }. Prends un numéro de 1 à { $last }.
}
play-ambiguous = « { $input } » peut vouloir dire plusieurs choses : { $choices }. Tapes-en un peu plus.
play-not-now = Ce n’est pas possible maintenant.
play-no-card = Je ne connais pas de carte nommée « { $input } ».

## Help

play-help = Comment jouer ici
play-help-choose =
    Tes choix sont sous la table, chacun avec un numéro. Tape ce numéro ou le petit texte à côté ; les premières
    lettres suffisent tant qu’aucun autre choix ne commence ainsi.
play-help-card = « ? 2 » te dit à quoi sert un choix, « ? » avec le nom d’une carte ce qu’elle fait, et « ? » tout seul explique tout.
play-help-piles = p montre ce que tu as pu retenir de tout ce que tu as vu.
play-help-more = l raconte l’histoire jusqu’ici, r montre les règles, et Entrée seule redessine la table.
play-help-leave =
    q te fait quitter la table. Chaque coup est aussitôt enregistré : tu peux reprendre plus tard exactement où tu
    en étais.
play-help-signs = Ce que veulent dire les signes sur la table :

## Ends

play-won-you = Tu as gagné !
play-final-total = Total
play-saved = La partie est enregistrée dans :
play-resume = Pour reprendre quand tu veux :
play-left = À bientôt !
play-save-failed = La partie n’a pas pu être enregistrée dans { $file } ({ $reason }). Tu peux quand même continuer.

## Sea Salt & Paper

play-ssp-deck = Pioche
play-ssp-pile = Défausse { $pile }
play-ssp-empty = vide
play-ssp-hand = Ta main
play-ssp-hand-empty = Pas encore de cartes.
play-ssp-hand-of = La main de { $name }
play-ssp-drawn = Piochées :
play-ssp-discarding = À défausser :
play-ssp-laid = posés :
play-ssp-total = Toi : { play-points } sur { $goal }
play-ssp-worth = Cartes : { $points }
play-ssp-bonus = bonus de couleur : { $bonus }
play-ssp-may-call = Assez pour une annonce
play-ssp-may-not-call = Encore { $missing } pour une annonce
play-ssp-last-chance = DERNIÈRE CHANCE
play-ssp-last-turn = Ton dernier tour !
play-ssp-called = DERNIÈRE CHANCE : { $points }
play-ssp-revealed = main révélée : { $points }
play-ssp-from-top = à partir du dessus :
play-ssp-below = { $missing ->
    [0] En dessous, dans un ordre que tu ne connais pas :
    [one] En dessous il y a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; des crabes ont pris une de celles-ci, mais laquelle ?
   *[other] En dessous il y a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; des crabes ont pris { $missing } de celles-ci, mais lesquelles ?
}
play-ssp-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
play-ssp-sheet-total = +{ $gained }, total { $total }
play-ssp-not-shown = main non révélée
play-ssp-counted = { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} : { $why }.
play-ssp-counted-nothing = Aucun point de cartes.
play-ssp-scores-cards = Seuls ces points comptent.
play-ssp-scores-bonus = Seul le bonus de couleur compte : { $bonus }.
play-ssp-scores-both = Le bonus de couleur s’y ajoute : { $bonus }.

serve-here = Les tables sont ouvertes : { $address }
serve-opens = Ton navigateur va les afficher.
serve-type = Tape cette adresse dans un navigateur sur cette machine.
serve-lan = Tout le monde sur ton réseau joue à l’adresse { $address }
serve-no-lan = Cette machine n’a d’adresse dans aucun réseau.
serve-file = Les parties sont gardées dans { $file }
serve-end = Ctrl-C ferme le coffre ; les parties reprennent dès qu’il s’ouvre à nouveau.

## À la table d’un serveur (seachest join)

join-name = Ton nom (Entrée : { $usual })
join-which = Quelle table ? Un numéro, ou q pour partir
join-free-seats = { $count ->
    [0] toutes les places sont prises
    [one] 1 place libre
   *[other] { $count } places libres
}
join-free = libre
join-is-away = absent : un bot joue
join-not-here = pas connecté
join-rated = { $name } (cote { $rating })
join-not-begun = La partie commence dès que toutes les places sont prises.
join-waiting = On attend { $names }.
join-clock = L’horloge court jusqu’à { $time }.
join-forced = Tu n’as qu’un seul choix ; la table le fait pour toi dans un instant.
join-away = Ton temps est écoulé : un bot joue pour toi.
join-replaced = Ton temps est écoulé, un bot joue donc pour toi.
join-came-back = Tu joues de nouveau toi-même.
join-prompt-away = Entrée pour jouer de nouveau toi-même
join-prompt-waiting = /say TEXTE parle à tous, q quitte
join-lost = La connexion est perdue ; on cherche le serveur …
join-back = La connexion est rétablie.
join-chat = { $name } : « { $text } »
join-say-what = Tape /say, puis ce que tu veux dire.
join-not-said = Cela n’a pas été transmis. { $reason }
join-too-late = { $reason } Regarde encore, les choses ont peut-être changé.
join-help-say = « /say TEXTE » dit quelque chose à toute la table.
join-help-leave = q quitte. Ta place reste à toi, et on te dit comment y revenir.
join-resume = Ta place reste à toi. Voici comment y revenir ; garde-le pour toi (qui l’a joue à ta place) :
join-watch = Aucune place n’est libre ici. Entrée : regarder, q : partir
join-save-failed = La partie n’a pas pu être enregistrée dans { $file } ({ $reason }).
join-bad-link = on attend un lien comme http://HOST/t/abcdefghijkl ou http://HOST, pas { $link }
join-bad-name = un nom a de 1 à { $most } lettres
join-bad-token = ce n’est pas (ou plus) le secret d’une place à cette table
join-seat-lost = ta place à cette table n’est plus à toi
join-unreachable = il n’y a pas de serveur à { $server }, ou il ne répond pas
join-outdated = ce programme et le serveur sont de versions différentes et ne connaissent pas les mêmes règles ; mets à jour le plus ancien
join-no-tables = aucune table n’est ouverte à { $server } pour l’instant ; demande le lien d’une table
join-full = aucune place n’est libre à cette table, et personne ne peut regarder
join-over = la partie est finie à cette table
