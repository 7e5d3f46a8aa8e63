### Sea or Shore : les mots de sa table dans le navigateur, français.

## Ce que tu décides

sos-page-ask-pass = Quelle carte passes-tu à { $name } ?
sos-page-ask-card = Joue une île
sos-page-ask-show = Quelle moitié les autres verront-ils ?
sos-page-ask-plus = Tu ajoutes des cartes Bonus ?
sos-page-ask-take = La couleur est à toi ! Que prends-tu ?
sos-page-ask-fleece = À qui prends-tu deux cartes Bonus ?
sos-page-ask-swap = Chez qui pioches-tu des cartes ?
sos-page-ask-inspect = Dans quelle pile regardes-tu ?
sos-page-ask-order = Touche les trésors dans leur nouvel ordre, le prochain d’abord
sos-page-ask-fetch = Récupère une île du pli
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

sos-page-why-pass = Tu passes la plus haute carte d’une couleur que tu as le plus. Celle-ci reste donc chez toi.
sos-page-why-turn = C’est à { $name } de jouer. Tes cartes doivent attendre.
sos-page-why-other = Cette carte ne sert pas à ce que tu décides maintenant.

## Le passage

sos-page-pass-about = Tout le monde passe une carte à droite en même temps : la plus haute de sa couleur la plus nombreuse.
sos-page-pass-done = a choisi
sos-page-pass-waits = choisit encore

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
sos-page-outcome-wins = Gagne : { $colours }
sos-page-outcome-last = Arrive en dernier et reçoit des cartes Bonus
sos-page-outcome-loses = Ne gagne rien
sos-page-result-wins = gagne
sos-page-result-last = en bas
sos-page-result-loses = rien

## Ce qui est en jeu

sos-page-stakes = Ce qui est en jeu
sos-page-stake-treasure = { $colour } : qui gagne cette couleur prend le { $treasure }.
sos-page-stake-action = { $colour } : qui gagne cette couleur déclenche l’action { $action }.
sos-page-stake-joined = { $colour } comptent pour une seule couleur dans ce pli. Qui la gagne déclenche l’action { $action }.
sos-page-stake-taken = { $colour } : le trésor n’est plus là.

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
       *[other] { $count } trésors, dessus : { $top }
    }
sos-page-points =
    { $points ->
        [one] { $points } point des manches jouées
       *[other] { $points } points des manches jouées
    }

## Ce dont tu te souviens

sos-page-memory = Mémoire
sos-page-last = Le pli précédent
sos-page-where-nowhere = pas encore vue
sos-page-where-mine = à toi
sos-page-where-held = chez { $name }
sos-page-where-perhaps = peut-être sous le voile de { $name }
sos-page-where-played = jouée
sos-page-somebody = quelqu’un que tu connais

## Le décompte

sos-page-sheet = Points
sos-page-player = Qui
sos-page-parts =
    { $plus ->
        [0] { $treasures } pour les trésors
        [one] { $treasures } pour les trésors, { $bonus } pour { $plus } carte Bonus
       *[other] { $treasures } pour les trésors, { $bonus } pour { $plus } cartes Bonus
    }
