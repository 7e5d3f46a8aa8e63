### Dolores: its table in the terminal, French.

## The top line

dol-screen-duel = { $dealer } ({ dol-screen-dealer }) – { $left }
dol-screen-near = L’AUBE APPROCHE
dol-screen-drawn = LE SOLEIL SE LÈVE !

## What is awaited

dol-screen-moment-theft = Vol ! À qui prendre une carte ?
dol-screen-moment-loot = Vol ! Quelle carte ? Victime : { $other }
dol-screen-moment-before = Avant de piocher les cartes : une bouteille ?
dol-screen-moment-laid-out = Les cartes sont posées : une bouteille ?
dol-screen-moment-shown = Les gestes sont montrés – { $outcome }. Une bouteille ?
dol-screen-moment-lookout = Le lever du soleil est pioché : utiliser le guet ?
dol-screen-moment-talk = Une annonce avant les gestes ?
dol-screen-moment-gesture = Choix secret d’un geste
dol-screen-moment-count = Lequel des deux gestes compte ?
dol-screen-moment-give = Tourbillon : quelle carte pour l’emplacement { $place } ?
dol-screen-moment-grab = Le pari est gagné : quelles cartes ?
dol-screen-moment-pick = Premier choix : quelle carte ?
dol-screen-moment-drop = Premier choix contre Premier choix : quelle sorte défausser ?
dol-screen-ended-sunrise = Le soleil est levé : les cartes de ce duel ne vont à personne.
dol-screen-ended-pile = Trop peu de cartes pour un autre duel.

## What the gestures lead to

dol-screen-outcome-peace = chaque duelliste prend ses propres cartes
dol-screen-outcome-take = { $name } : toutes les cartes
dol-screen-outcome-nobody = toutes les cartes sont défaussées
dol-screen-outcome-pick = { $name } : une carte au choix ; { $other } : ce qui reste de son côté
dol-screen-outcome-pick-rest = { $name } : une carte au choix ; { $other } : toutes les autres
dol-screen-outcome-drop = toutes les cartes sont défaussées, et les deux duellistes perdent une sorte

## The duel

dol-screen-dealer = donneur
dol-screen-left = à gauche
dol-screen-covered = cachée
dol-screen-word = parole
dol-screen-says = { $who ->
    [you] tu dis : { $gesture }
   *[other] dit : { $gesture }
}
dol-screen-advises = { $who ->
    [you] tu conseilles : { $gesture }
   *[other] conseille : { $gesture }
}
dol-screen-shows = { $who ->
    [you] tu montres :
   *[other] montre :
}
dol-screen-bets = { $who ->
    [you] Tu paries :
   *[other] { $name } parie :
}
dol-screen-bet-won = gagné
dol-screen-bet-lost = perdu
dol-screen-drops = { $who ->
    [you] tu défausses : { $sort }
   *[other] défausse : { $sort }
}
dol-screen-secret = secret

## Displays, pile and discard

dol-screen-points = points
dol-screen-pile = Pioche : { $count }
dol-screen-discard = défausse : { $count }
dol-screen-discard-unseen = défausse : { $count }, plus { $unseen } face cachée
dol-screen-safe = { $count ->
    [one] pas de lever du soleil à la prochaine carte
   *[other] pas de lever du soleil dans les { $count } prochaines cartes
}
dol-screen-risk = lever du soleil au prochain duel : { $percent } %
dol-screen-last-duel = c’est le dernier duel
dol-screen-ignored = lever du soleil ignoré, on joue jusqu’aux dernières cartes

## What you remember

dol-screen-label = { $what } :
dol-screen-memory-goods = Marchandises
dol-screen-memory-unseen = pas encore vues
dol-screen-memory-discarded = défaussées
dol-screen-memory-out = { $count ->
    [1] Une des cartes que tu n’as pas vues n’est pas dans cette partie.
   *[other] { $count } des cartes que tu n’as pas vues ne sont pas dans cette partie.
}
dol-screen-memory-bottles = Bouteilles
dol-screen-memory-owned = dans les butins
dol-screen-memory-lying = dans le duel
dol-screen-memory-used = utilisées ou défaussées
dol-screen-memory-removed = hors du jeu
dol-screen-memory-open = encore cachées, ou hors du jeu
dol-screen-memory-in-pile = encore dans la pioche
dol-screen-memory-covered = pioché, mais face cachée
dol-screen-memory-lantern = À la lueur de la lanterne
dol-screen-memory-seen = Ces cartes ont été défaussées face cachée, et tu es la seule personne à les avoir vues :
dol-screen-memory-dark = défaussées face cachée
dol-screen-memory-buried = { $count ->
    [one] { $count } carte a été défaussée face cachée. Tu ne sais pas laquelle.
   *[other] { $count } cartes ont été défaussées face cachée. Tu ne sais pas lesquelles.
}
dol-screen-memory-words = Parole tenue ou non
dol-screen-memory-word = { $name } : tenue { $kept } fois, non tenue { $broken } fois
dol-screen-memory-pile = Pioche, à partir du dessus

## What the signs mean

dol-screen-legend-highest = série la plus haute : elle compte
dol-screen-legend-lowest = série la plus basse : elle compte
dol-screen-legend-both = toutes les séries sont égales et comptent double
dol-screen-legend-bottle = une bouteille
dol-screen-legend-hidden = geste encore secret
dol-screen-legend-kept = parole tenue
dol-screen-legend-broken = parole non tenue
dol-screen-legend-turn = doit décider

## The score sheet

dol-screen-sheet-sets = la plus haute { $highest }, la plus basse { $lowest }, en tout { $points }
dol-screen-sheet-equal = toutes les séries sont égales et comptent double : { $sum }, en tout { $points }
dol-screen-sheet-none = aucune série qui compte
