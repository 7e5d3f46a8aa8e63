### Sea or Shore: the words on its table in the terminal, French.

## The top line

sos-screen-trick = Pli { $trick } sur { $tricks }
sos-screen-passing = On passe une carte
sos-screen-starts = { $who ->
    [you] tu commences
   *[other] { $name } commence
}
sos-screen-turn-passing = Tout le monde passe une carte
sos-screen-last-trick = DERNIER PLI

## The seats: what the rows of the trick are called, and shorter as heads of columns

sos-screen-shore = côte
sos-screen-sea = mer
sos-screen-result = résultat
sos-screen-last = pli précédent
sos-screen-plus = cartes Bonus
sos-screen-treasures = trésors, dessus
sos-screen-hand = main
sos-screen-points = points
sos-screen-head-card = carte
sos-screen-head-result = résultat
sos-screen-head-last = avant
sos-screen-head-plus = Bonus
sos-screen-head-treasures = trésors
sos-screen-head-hand = main
sos-screen-head-points = points
sos-screen-wins = gagne en { $colours }
sos-screen-uncovered = On dévoile les cartes !
sos-screen-lowest = dernière

## What is at stake, and the piles

sos-screen-label = { $name } :
sos-screen-action = Action { $action }
sos-screen-action-1 = prends 2 Bonus à quelqu’un
sos-screen-action-2 = échange 2 cartes avec quelqu’un
sos-screen-action-3 = regarde et reclasse 3 trésors
sos-screen-action-4 = récupère une carte du pli
sos-screen-idle = sans effet au dernier pli
sos-screen-triggers = cette action
sos-screen-joined = comptent pour une :
sos-screen-treasure = trésor
sos-screen-taken = trésor déjà pris
sos-screen-face-down = { $count } face cachée
sos-screen-next = ensuite :
sos-screen-supply = Réserve : { $count ->
    [one] { $count } carte Bonus
   *[other] { $count } cartes Bonus
}
sos-screen-supply-short = Réserve : { $count }

## The own cards

sos-screen-own-treasures = Tes trésors :
sos-screen-none = encore aucun
sos-screen-worth = { $treasures } + { $half } pour { $plus ->
    [one] { $plus } carte Bonus
   *[other] { $plus } cartes Bonus
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sos-screen-so-far = { $points } pour l’instant
sos-screen-own-hand = Ta main
sos-screen-hand-empty = plus aucune carte
sos-screen-pass-goes-to = Tu passes une carte à { $name }.
sos-screen-passed = Tu passes à { $name } :
sos-screen-owed = { $count ->
    [one] Donne une carte à { $name }.
   *[other] Donne { $count } cartes à { $name }.
}
sos-screen-discard = Défausse une carte.
sos-screen-half-seen = Tant que tout le monde n’a pas joué, les autres ne voient que la moitié de ta carte.

## What one remembers

sos-screen-where = Où sont les cartes Île
sos-screen-where-signs = ? pas vue · × jouée · sinon, qui l’a en main ; avec un ? après le nom, elle est peut-être déjà cachée dans le pli
sos-screen-unseen = Pas encore vues
sos-screen-played = Jouées
sos-screen-left-out = { $count ->
    [1] Une des cartes que tu n’as pas vues est hors de cette manche.
   *[other] { $count } des cartes que tu n’as pas vues sont hors de cette manche.
}
sos-screen-me = toi
sos-screen-hands = Mains
sos-screen-perhaps = peut-être cachée dans le pli :
sos-screen-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
sos-screen-hand-known = Ce que les autres ont vu de ta main
sos-screen-piles = Les paquets, à partir du dessus
sos-screen-unseen-treasures = Trésors dont tu ne connais pas la place

## The whole table

sos-screen-to = à { $name } :
sos-screen-stacks = Trésors, de bas en haut
sos-screen-out = Hors de la manche

## Signs

sos-screen-sign-card = une carte Île : son numéro sur la côte, sa couleur dans la mer
sos-screen-sign-cover = avec une moitié cachée ; ce que tu en sais quand même est écrit sur le voile
sos-screen-sign-plus = avec deux cartes Bonus, donc une valeur de 9
sos-screen-sign-treasure = un trésor qui vaut 4 points
sos-screen-sign-start = commence le pli
sos-screen-sign-turn = décide en ce moment
sos-screen-sign-winner = remporte sa couleur

## The score sheet

sos-screen-sheet-total = total { $total }
