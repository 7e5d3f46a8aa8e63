### The table in the terminal (seachest play), French.

## The top line

play-round = Manche { $round }
play-goal = { $goal ->
    [one] en { $goal } point
   *[other] en { $goal } points
}
play-turn-yours = À toi de jouer
play-turn-of = C’est à { $name } de jouer
play-turn-of-several = { $names } réfléchissent
play-over = La partie est finie

## Who plays

play-you = Toi
play-level-random = au hasard
play-level-greedy = gourmand
play-level-beginner = débutant
play-level-beginner-about = prend ce qui est là et ne voit pas la suite
play-level-casual = amateur
play-level-casual-about = regarde un coup d’avance
play-level-skilled = confirmé
play-level-skilled-about = connaît le jeu et répond tout de suite
play-level-expert = expert
play-level-expert-about = a appris en jouant des millions de parties
play-level-master = maître
play-level-master-about = voit très loin
play-level-for-now = pour l’instant : { $level }
play-level-search = calculateur
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

play-keys = ? explique tes choix · p ta mémoire · l le journal · r règles · h aide · q quitter
play-keys-short = ? explications · p mémoire · l journal · r règles · h aide · q quitter
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
play-story = Journal de la partie
play-cut = … (ce qui précède : l)
play-story-empty = Il ne s’est encore rien passé.
play-remembered = Ce dont tu te souviens
play-unknown = Je ne comprends pas « { $input } ». Tape le numéro d’un choix, ou h pour de l’aide.
play-no-number = { $last ->
    [one] Il n’y a que le choix 1.
   *[other] Il n’y a pas de choix { $number }. Choisis un numéro de 1 à { $last }.
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
play-help-more = l montre le journal de la partie, r les règles, et Entrée seule redessine la table.
play-help-hint = « hint » demande à l’entraîneur ce qu’il ferait : les deux meilleurs choix, leurs chances et une raison. La partie enregistrée le mentionnera.
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
play-ssp-hand-of = Main : { $name }
play-ssp-drawn = Piochées :
play-ssp-discarding = À défausser :
play-ssp-laid = posés :
play-ssp-total = Score : { $points } sur { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
}
play-ssp-worth = Cartes : { $points }
play-ssp-bonus = bonus de couleur : { $bonus }
play-ssp-may-call = Assez pour STOP ou DERNIÈRE CHANCE
play-ssp-may-not-call = Annonce : encore { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
}
play-ssp-last-chance = DERNIÈRE CHANCE
play-ssp-last-turn = Ton dernier tour !
play-ssp-called = DERNIÈRE CHANCE : { $points }
play-ssp-revealed = main révélée : { $points }
play-ssp-from-top = à partir du dessus :
play-ssp-below = { $missing ->
    [0] En dessous, dans un ordre que tu ne connais pas :
    [one] En dessous, il y a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } parmi celles-ci ; des crabes en ont pris une, tu ne sais pas laquelle :
   *[other] En dessous, il y a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } parmi celles-ci ; des crabes en ont pris { $missing }, tu ne sais pas lesquelles :
}
play-ssp-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
play-ssp-sheet-total = +{ $gained }, total { $total }
play-ssp-not-shown = main non révélée
play-ssp-counted = { $points ->
    [one] Les cartes valent { $points } point
   *[other] Les cartes valent { $points } points
} : { $why }.
play-ssp-counted-nothing = Les cartes ne valent rien.
play-ssp-scores-cards = Seuls ces points comptent.
play-ssp-scores-bonus = Seul le bonus de couleur compte : { $bonus }.
play-ssp-scores-both = Le bonus de couleur s’y ajoute : { $bonus }.

serve-here = Les tables sont ouvertes : { $address }
serve-opens = Ton navigateur va les afficher.
serve-type = Tape cette adresse dans un navigateur sur cette machine.
serve-lan = Sur ton réseau, tout le monde peut jouer à l’adresse { $address }
serve-no-lan = Cette machine n’a d’adresse sur aucun réseau.
serve-file = Les parties sont conservées dans { $file }
serve-end = Ctrl+C ferme le coffre ; les parties reprendront dès sa réouverture.
serve-not-built = La page pour navigateurs n’est pas encore construite. Dans le dossier des sources de Seachest, tape : { $command }

## À la table d’un serveur (seachest join)

join-name = Ton nom (Entrée : { $usual })
join-which = Quelle table ? Un numéro, ou q pour partir
join-free-seats = { $count ->
    [0] toutes les places sont prises
    [one] 1 place libre
   *[other] { $count } places libres
}
join-free = libre
join-is-away = un bot joue à sa place
join-has-account = a un compte
join-not-here = hors ligne
join-rated = { $name } (cote { $rating })
join-rules-changed = Les règles de ce jeu ont été corrigées en cours de partie. Elle s’arrête donc ici, sans vainqueur et sans effet sur les cotes. Toutes nos excuses ! Une nouvelle table suit les nouvelles règles.
join-not-begun = La partie commence dès que toutes les places sont prises.
join-waiting = On attend { $names }.
join-clock = Délai : jusqu’à { $time }.
join-forced = Tu n’as qu’un seul choix ; la table va le faire pour toi.
join-away = Ton temps est écoulé : un bot joue à ta place.
join-replaced = Ton temps est écoulé, un bot joue donc à ta place.
join-came-back = C’est de nouveau toi qui joues.
join-prompt-away = Entrée pour reprendre ta place
join-prompt-waiting = /say TEXTE : parler à tous, q : quitter
join-lost = La connexion est perdue ; on cherche le serveur…
join-back = La connexion est rétablie.
join-chat = { $name } : « { $text } »
join-say-what = Tape /say, puis ce que tu veux dire.
join-not-said = Ton message n’a pas été transmis. { $reason }
join-too-late = { $reason } Regarde encore : la situation a peut-être changé.
join-help-say = « /say TEXTE » dit quelque chose à toute la table.
join-help-leave = q quitte. Ta place reste à toi, et on te dit comment y revenir.
join-resume = Ta place reste à toi. Reviens-y avec cette commande, et garde-la pour toi (avec elle, n’importe qui peut jouer à ta place) :
join-watch = Aucune place n’est libre ici. Entrée : regarder, q : partir
join-save-failed = La partie n’a pas pu être enregistrée dans { $file } ({ $reason }).
join-bad-link = on attend un lien comme http://HOST/t/abcdefghijkl ou http://HOST, pas { $link }
join-bad-name = un nom a de 1 à { $most } caractères visibles
join-bad-token = ce jeton (--token) n’est pas, ou plus, celui d’une place à cette table
join-seat-lost = ta place à cette table n’est plus à toi
join-unreachable = aucun serveur ne répond à { $server }
join-outdated = ce programme et le serveur sont de versions différentes et ne connaissent pas les mêmes règles ; mets à jour le plus ancien
join-no-tables = aucune table n’est ouverte à { $server } pour l’instant ; demande le lien d’une table
join-full = aucune place n’est libre à cette table, et elle n’admet pas de spectateurs
join-over = la partie est finie à cette table
