### Le laboratoire : sa page, et ce qu’affiche seachest lab.

lab-title = { $game } : ce qui fait gagner
lab-played = { $games } parties pour chaque nombre de joueurs ; { $bot } joue à toutes les places. Options modifiées : { $option }.
lab-no-options = aucune
lab-reading =
    Chaque chiffre a son intervalle à 95 % : si tout était rejoué avec d’autres donnes, environ 95 intervalles sur 100
    contiendraient la vraie valeur. « Victoires » est la part des cas où la place en question a gagné ; si plusieurs gagnent
    ensemble, chacune a sa part de la victoire. « Valeur » est en points. Tout cela vaut pour ces bots : d’autres se
    serviraient peut-être mieux, ou moins bien, d’une carte. Et ce qui va avec la victoire n’en est pas forcément la cause.
lab-players = À { $players } joueurs
lab-compiling = compilation, qui prend une ou deux minutes la première fois…
lab-stopped = arrêté ; rien n’a été enregistré
lab-speed = { $number } parties/s

## Columns and axes

lab-column-thing = objet
lab-column-cases = cas
lab-column-frequency = par partie
lab-column-wins = victoires
lab-column-worth = valeur
lab-column-mean = moyenne
lab-column-part = élément
lab-column-share = part
lab-column-before = avant
lab-column-after = après
lab-column-change = écart
lab-axis-wins = victoires, % (tirets : { $share } %)
lab-axis-games = % des parties
lab-axis-share = % de la variance

## Length

lab-length = La durée des parties
    .help = Les colonnes en pourcentage sont des quantiles : tant de parties ne durent pas plus longtemps.
lab-decisions = décisions
lab-rounds = manches
lab-duels = duels
lab-ties = parties gagnées à plusieurs

## Seats

lab-seats = Les places
    .help = Combien de fois chaque place gagne. On tire au sort qui commence : seul le hasard distingue donc les places, et ce tableau montre jusqu’où il peut aller. Valeur : points au-dessus de la moyenne de la table.
lab-seat = place { $number }
lab-order = Qui commence
    .help = Combien de fois une place gagne selon l’ordre du jeu. Valeur : points au-dessus de la moyenne de la table.
lab-order-0 = commence la partie
lab-order-0-dol = donne au premier duel
lab-order-place =
    { $number ->
        [one] { $number } place plus loin
       *[other] { $number } places plus loin
    }

## Skill and luck

lab-luck = Le talent et la chance
    .help =
        Ici, { $bot } joue à la moitié des places et { $other-bot } à l’autre moitié. Chaque donne est rejouée jusqu’à ce que tous
        aient été assis partout : tous ont donc eu les mêmes cartes. Le résultat d’une place est 1 pour une victoire et 0 pour
        une défaite. La variance dit combien les résultats diffèrent ; elle est divisée en quatre parts. Le talent est ce qui
        dépend du bot assis là. L’ordre est le rang dans l’ordre du jeu. La donne est ce que ces cartes apportent à cette place,
        quel que soit le bot. Le jeu est le reste : ce qui change alors que le bot, la place et la donne restent les mêmes,
        c’est-à-dire les tirages au hasard, les suppositions, ce que font les autres, et les cartes qui conviennent mieux à l’un des bots
        qu’à l’autre. Plus les deux bots se ressemblent, plus la part du talent diminue. La donne peut tomber sous zéro : les donnes favorisent alors un des
        bots, où qu’il soit assis, plutôt qu’une place.
lab-luck-wins = À { $players }, { $deals } donnes : une place de { $bot } gagne { $share } % (de { $low } à { $high } %).
lab-luck-skill = talent
lab-luck-order = ordre
lab-luck-deal = donne
lab-luck-play = jeu

## Comparing

lab-compare = Ce que change { $option }
    .help = Autant de parties avec cette option, sur d’autres donnes. Les écarts entre des parts sont en points de pourcentage.

## Sea Salt & Paper

lab-ssp-kinds = Les cartes
    .help = Cas : une place qui a une telle carte, en main ou posée, quand une manche est comptée. Victoires : elle marque le plus de points de la manche. Valeur : ses points au-dessus de la moyenne de la table dans cette manche.
lab-ssp-duos = Les duos
    .help = Cas : une place qui a posé un tel duo quand une manche est comptée. Victoires et valeur comme pour les cartes.
lab-ssp-duo-crab = deux crabes
lab-ssp-duo-boat = deux bateaux
lab-ssp-duo-fish = deux poissons
lab-ssp-duo-shark = nageur et requin
lab-ssp-colours = Les couleurs
    .help = Cas : une place dont c’est la couleur la plus fréquente quand une manche est comptée, avec deux cartes au moins. Victoires et valeur comme pour les cartes.
lab-ssp-calls = Les annonces
    .help = Cas : une place qui a fait une annonce. Victoires et valeur comme pour les cartes.
lab-ssp-endings = La fin des manches
    .help = Cas : les manches qui finissent ainsi, quelle que soit la place qui a fait l’annonce.
lab-ssp-stop = STOP
lab-ssp-bet-won = DERNIÈRE CHANCE, pari gagné
lab-ssp-bet-lost = DERNIÈRE CHANCE, pari perdu
lab-ssp-void = la pioche est vide
lab-ssp-mermaids = quatre sirènes

## Dolores

lab-dol-gestures = Les gestes
    .help = Cas : un duelliste dont le geste compte. Victoires : le duel lui rapporte plus de points qu’à l’autre duelliste ; à égalité, chacun a une demi-victoire. Valeur : les points que le duel rapporte.
lab-dol-meetings = Geste contre geste
    .help = D’abord son propre geste, puis celui de l’autre duelliste. Victoires et valeur comme pour les gestes.
lab-dol-promises = Les annonces
    .help = Cas : un duelliste. Victoires et valeur comme pour les gestes. Là où l’on ne parle pas, personne n’annonce rien.
lab-dol-kept = parole tenue
lab-dol-broken = parole non tenue
lab-dol-silent = rien annoncé
lab-dol-bottles = Les bouteilles
    .help = Cas : une bouteille est utilisée. Victoires : la place qui l’utilise gagne la partie. Valeur : ses points au-dessus de la moyenne de la table.
lab-dol-sets = Les séries
    .help = Cas : une place qui a une série de cette sorte à la fin. Victoires : elle gagne la partie. Valeur : ses points au-dessus de la moyenne de la table.
lab-dol-goods = Les marchandises
    .help = Cas : une place qui a une telle carte à la fin. Victoires et valeur comme pour les séries.

## Sea or Shore

lab-sos-colours = Les couleurs
    .help = Cas : une place joue une telle carte Île dans un pli. Victoires : elle a plus de trésors après le pli qu’avant. Valeur : combien de plus, en points.
lab-sos-numbers = Les numéros
    .help = Victoires et valeur comme pour les couleurs.
lab-sos-islands = Les cartes Île
    .help = Victoires et valeur comme pour les couleurs.
lab-sos-plus = Les cartes Bonus
    .help = Combien sont ajoutées à une carte Île. Victoires et valeur comme pour les couleurs.
lab-sos-halves = Ce qui est montré
    .help = La moitié de la carte Île que voient les autres. Victoires et valeur comme pour les couleurs.
lab-sos-half-colour = la couleur
lab-sos-half-number = le numéro
lab-sos-actions = Les actions
    .help = Cas : une place fait ce choix. Victoires : elle gagne la partie. Valeur : ses points au-dessus de la moyenne de la table. Les actions où il n’y a rien à décider ne comptent pas.
lab-sos-take = prend le trésor alors qu’elle pouvait en voler un
lab-sos-rob = vole un trésor
