### Sea or Shore : les mots de sa table dans le navigateur, français.

## Ce que tu décides

sos-page-ask-pass = Quelle carte passes-tu à { $name } ?
sos-page-ask-card = Joue une carte Île
sos-page-ask-show = Quelle moitié montres-tu ?
sos-page-ask-plus = Poses-tu des cartes Bonus ?
sos-page-ask-take = La couleur est à toi ! Que prends-tu ?
sos-page-ask-fleece = À qui prends-tu deux cartes Bonus ?
sos-page-ask-swap = À qui prends-tu des cartes ?
sos-page-ask-inspect = Dans quel paquet regardes-tu ?
sos-page-ask-order = Touche les trésors dans leur nouvel ordre, celui du dessus d’abord
sos-page-ask-fetch = Récupère une carte du pli
sos-page-ask-discard = Défausse une carte
sos-page-plus-less = une carte Bonus de moins
sos-page-plus-more = une carte Bonus de plus
sos-page-order-place =
    { $place ->
        [0] { $treasure }, encore sans place
       *[other] { $treasure }, place { $place } à partir du dessus
    }
sos-page-order-done = Les remettre
sos-page-order-again = Recommencer

## Pourquoi une carte ne peut pas être choisie

sos-page-why-pass = Tu passes la plus forte carte de ta couleur la plus fournie. Celle-ci reste donc chez toi.
sos-page-why-turn = C’est à { $name } de jouer. Tes cartes doivent attendre.
sos-page-why-other = Cette carte ne sert pas à ce que tu décides maintenant.

## Le passage

sos-page-pass-about = Tout le monde passe en même temps une carte à droite : la plus forte de sa couleur la plus fournie.
sos-page-pass-done = a choisi
sos-page-pass-waits = choisit encore
sos-page-received = { $name } te donne :

## Le pli

sos-page-trick = Le pli
sos-page-slot =
    { $plus ->
        [0] { $name } : { $card }
        [one] { $name } : { $card }, avec { $plus } carte Bonus
       *[other] { $name } : { $card }, avec { $plus } cartes Bonus
    }
sos-page-slot-empty = { $name } n’a pas encore joué
sos-page-slot-awaited = C’est à { $name } de jouer
sos-page-outcome-wins = Remporte : { $colours }
sos-page-outcome-last = Dernière place : reçoit des cartes Bonus
sos-page-outcome-loses = Ne gagne rien
sos-page-result-wins = gagne
sos-page-result-last = dernière
sos-page-result-loses = rien

## Ce qui est en jeu

sos-page-stakes = Ce qui est en jeu
sos-page-stake-treasure = En { $colour }, la plus forte carte gagne le { $treasure }.
sos-page-stake-action = En { $colour }, la plus forte carte active l’action { $action }.
sos-page-stake-joined = Dans ce pli, { $colour } comptent pour une seule couleur ; la plus forte carte active l’action { $action }.
sos-page-stake-taken = En { $colour }, le trésor est déjà pris.

## Autour de la table

sos-page-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
sos-page-plus-size =
    { $count ->
        [one] { $count } carte Bonus
       *[other] { $count } cartes Bonus
    }
sos-page-stack-size =
    { $count ->
        [0] aucun trésor
        [one] { $count } trésor
       *[other] { $count } trésors
    }
sos-page-stack =
    { $count ->
        [one] { $count } trésor : { $top }
       *[other] { $count } trésors, sur le dessus : { $top }
    }
sos-page-points =
    { $points ->
        [one] { $points } point des manches précédentes
       *[other] { $points } points des manches précédentes
    }

## Ce dont tu te souviens

sos-page-memory = Mémoire
sos-page-last = Le pli précédent
sos-page-where-nowhere = pas encore vue
sos-page-where-mine = à toi
sos-page-where-held = chez { $name }
sos-page-where-perhaps = chez { $name }, peut-être sous le voile
sos-page-where-played = jouée
sos-page-somebody = quelqu’un (tu sais qui)

## Le décompte

sos-page-sheet = Points
sos-page-player = Nom
sos-page-parts =
    { $plus ->
        [0] { $treasures } pour les trésors
        [one] { $treasures } pour les trésors, { $bonus } pour { $plus } carte Bonus
       *[other] { $treasures } pour les trésors, { $bonus } pour { $plus } cartes Bonus
    }
