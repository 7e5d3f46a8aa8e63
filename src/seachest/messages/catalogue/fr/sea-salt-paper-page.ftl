### Sea Salt & Paper à la table, dans le navigateur, en français.

## Cartes et défausses

ssp-page-deck = { play-ssp-deck }
ssp-page-back = une carte face cachée
ssp-page-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ssp-page-hand-count =
    { $known ->
        [0] { ssp-page-cards } en main
       *[other] { ssp-page-cards } en main, dont { $known } que tu connais
    }
ssp-page-laid = Duos posés
ssp-page-look = Ce que tu te rappelles de cette défausse
ssp-page-memory-note = On ne feuillette pas une défausse – mais tout ce qu’elle contient a été visible à un moment, et voici ce qu’une bonne mémoire en saurait.
ssp-page-from-top = À partir du dessus
ssp-page-hint-draw = Pioche deux
ssp-page-hint-take = Prends
ssp-page-hint-discard = Pose ici
ssp-page-hint-search = Fouille
ssp-page-hint-rob = Vole une carte

## Ce qu’il y a à faire

ssp-page-lead-draw = Pioche deux cartes, ou prends la carte du dessus d’une défausse
ssp-page-lead-keep = Laquelle des deux gardes-tu ?
ssp-page-lead-discard = Sur quelle défausse va l’autre carte ?
ssp-page-lead-play = Pose un duo, ou termine ton tour
ssp-page-lead-call = Tu peux mettre fin à la manche. Oseras-tu ?
ssp-page-lead-end = Rien à poser : termine ton tour
ssp-page-lead-ending = Ton tour se termine…
ssp-page-lead-with = Quelle carte complète le duo ?
ssp-page-lead-search = Quelle défausse tes crabes fouillent-ils ?
ssp-page-lead-pick = Prends la carte de ton choix dans la défausse
ssp-page-lead-rob = À qui voles-tu une carte ?
ssp-page-ends = Façons de terminer ton tour
ssp-page-what = Qu’est-ce que ça veut dire ?

## Pourquoi quelque chose n’est pas possible

ssp-page-why-over = La partie est finie.
ssp-page-why-wait = Ce n’est pas ton tour.
ssp-page-why-keep = Choisis d’abord laquelle des deux cartes piochées tu gardes.
ssp-page-why-discard = Pose d’abord l’autre carte piochée sur une défausse.
ssp-page-why-search = Tes crabes fouillent une défausse : prends-y d’abord une carte.
ssp-page-why-rob = Choisis d’abord à qui tu voles une carte.
ssp-page-why-draw = On ne pose de duo qu’après avoir pris une carte.
ssp-page-why-no-duo = Cette carte ne se pose pas. Elle compte dans ta main.
ssp-page-why-no-partner = Il lui manque encore une partenaire dans ta main.
ssp-page-why-with = Elle ne va pas avec la carte que tu es en train de poser.
ssp-page-why-empty = Il n’y a rien à prendre ici.
ssp-page-why-drawn = Tu as déjà pris une carte pendant ce tour.

## Ce que valent mes cartes

ssp-page-worth =
    { $points ->
        [one] point
       *[other] points
    }
ssp-page-nothing-yet = Tes cartes ne rapportent encore rien.
ssp-page-bonus-note = Le bonus de couleur – autant de points que tu as de cartes de ta couleur la plus fréquente – ne compte qu’avec une DERNIÈRE CHANCE.
ssp-page-may-call-soon = Assez pour mettre fin à la manche à ton tour
ssp-page-beat = Ton dernier tour : dépasse { $points } points pour faire échouer le pari

## Dernière chance et fin de manche

ssp-page-chance =
    { $who ->
        [you] Tu paries que personne ne dépassera { ssp-points }.
       *[other] { $name } parie que personne ne dépassera { ssp-points }.
    } { $left ->
        [one] Il reste un dernier tour.
       *[other] Il reste { $left } derniers tours.
    }
ssp-page-round-over = La manche { $round } est finie
ssp-page-group-nothing = aucun point
ssp-page-cards-idle =
    { $points ->
        [one] Les cartes auraient valu { $points } point ; seul le bonus de couleur compte.
       *[other] Les cartes auraient valu { $points } points ; seul le bonus de couleur compte.
    }
ssp-page-goal =
    { $goal ->
        [one] La partie se termine dès que quelqu’un atteint { $goal } point.
       *[other] La partie se termine dès que quelqu’un atteint { $goal } points.
    }
ssp-page-next-round = Manche suivante
