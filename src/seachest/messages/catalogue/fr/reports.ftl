### Ce qu’affichent les commandes qui mesurent et entraînent.

## Matches between bots (seachest arena)

arena-opening = { $games } parties : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $players } rotations
arena-opening-lineups = { $games } parties : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $lineups } compositions, { $players } rotations
arena-rounded = { $opening } (au lieu de { $asked }, pour des donnes entières)
arena-speed = { $number } parties/s
arena-stopped = arrêté ; toutes les parties finies sont conservées. Pour reprendre : { $command }
arena-written = enregistré dans { $folder } ; le rapport est { $file }
arena-title = { $game } à { $players }
arena-before = { $bot } finit devant { $other } dans { $share } % des { $meetings } rencontres
arena-compiled = tous les bots et les règles, compilés
arena-time = { $bot } : { $mean } par décision, { $decisions } décisions

## Columns of tables

column-bot = bot
column-games = parties
column-wins = victoires
column-interval = intervalle à 95 %
column-points = points
column-rating = cote
column-players = joueurs
column-decisions = décisions
column-decisions-a-second = décisions/s
column-ns-a-decision = ns/décision
column-games-a-second = parties/s
column-interpreted = interprété/s
column-ratio = rapport
column-faults = cartes mal placées
column-against = contre
column-deals = donnes
column-even = part égale
column-range = de { $low } à { $high }
column-game = jeu
column-way = méthode
column-ours-to-theirs = nous / eux
column-seats = places
column-ordinal = ordinal
column-mean = moyenne
column-spread = écart type
column-other-bot = autre bot
column-meetings = rencontres
column-ahead = devant
column-level = à égalité
column-least = minimum
column-lower-quartile = premier quartile
column-median = médiane
column-upper-quartile = troisième quartile
column-most = maximum
column-time = moyenne par décision
column-over-even = par rapport à une part égale
column-leg = étape
column-loss = perte
column-error = erreur de valeur
column-entropy = entropie

## The report of a match (seachest arena)

report-played = { $games } parties à { $players }, { $moves } coups en tout. Chaque composition joue chaque donne une fois dans chaque rotation des places (donnes : { $deals }, compositions : { $lineups }, rotations : { $players }). Options : { $options }.
report-wins = Victoires
    .help = La part des parties que gagne une place d’un bot ; quand plusieurs gagnent ensemble, chacune reçoit sa part de la victoire. Les intervalles à 95 % sont calculés sur les donnes : toutes les parties jouées avec les mêmes cartes comptent pour une seule valeur.
report-ratings = Cotes
    .help = D’après le modèle de Plackett et Luce, à partir des rangs de chaque partie ; chacun commence avec une moyenne de { $start } et un écart type de { $spread }. L’ordinal est la moyenne moins trois écarts types.
report-ahead = Qui finit devant qui
    .help = Deux bots à la même table : combien de fois l’un finit devant l’autre, et combien de fois ils partagent un rang.
report-points = Points
    .help = Combien de fois chaque nombre de points a été atteint.
report-times = Temps de réflexion
    .help = Mesuré pendant le jeu : une autre fois, ou sur une autre machine, les temps sont différents.
report-axis-wins = victoires d’une place, % (tirets : part égale, { $share } %)
report-axis-ratings = cote (trait : trois écarts types de chaque côté ; son extrémité gauche est l’ordinal)
report-axis-ahead = % des rencontres où le bot de la ligne finit devant celui de la colonne
report-axis-seats = % des places

## Speed (seachest bench)

bench-compiling = compilation complète…
bench-measuring = { $game } à { $players }…
bench-title = { $game } : parties aléatoires sur un cœur
bench-caption = état de { $bytes } octets ; compilation complète { $core } s (avec vues, suppositions, caractéristiques et bots { $whole } s)
bench-million = { $number ->
    [one] { $number } million
   *[other] { $number } millions
}
bench-check-title = { $game } : chaque carte après chaque décision
bench-written = enregistré dans { $folder } : { $files }
bench-failed = non mesuré : { $system }, { $what } : { $reason }
bench-peers-installing = installation : { $system }…
bench-peers-compiling = compilation de { $game } à { $players }…
bench-peers-measuring = { $system } : { $game } à { $players }…
bench-peers-starting = lancement : { $system }…
bench-peers-measured = { $system } : { $game } mesuré
bench-cores = { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
bench-core = tout sur le cœur { $core }
bench-no-core = sans cœur attitré
bench-load = charge de { $load } avant les mesures

## A swarm of players (seachest swarm)

swarm-begin = { $game } : { $tables ->
    [one] { $tables } table de { $players } s’installe…
   *[other] { $tables } tables de { $players } s’installent…
}
swarm-speed = { $moves } coups par seconde, { $games } parties jouées jusqu’au bout
swarm-progress = { $moves } coups/s, vus par tous après : { $times } ; parties finies : { $games }
swarm-seen = vu par tous après : { $times }
swarm-stored = enregistré après : { $times }
swarm-errors = erreurs : { $errors }
swarm-none = aucune

## Training (seachest train, seachest exploit)

train-done = les { $decisions } décisions ont déjà été prises ; le résultat est dans { $folder }
train-begin = un point de reprise toutes les { $leg } décisions, dans { $folder }
train-continue = reprise après { $decisions } décisions ; un point de reprise toutes les { $leg }, dans { $folder }
train-speed = { $number } décisions/s
train-wins = à { $players } : { $share } %
train-stopped = arrêté ; le dernier point de reprise est conservé. Pour reprendre : { $command }
train-stopped-early = arrêté avant le premier point de reprise. Pour recommencer : { $command }
train-written = enregistré dans { $folder } ; la page est { $file }
train-time = le temps est écoulé après { $decisions } décisions. Pour reprendre : { $command }
train-title = { $game } : { $decisions } décisions
exploit-playing = { $deals } donnes nouvelles, en cours de jeu
exploit-title = la meilleure réponse après { $decisions } décisions
exploit-gain = à { $players } : { $gain } points de pourcentage par rapport à une part égale (intervalle à 95 % : de { $low } à { $high })

## The page of a training (seachest train, seachest exploit)

training-title = { $game } : { $what ->
    [best-response] meilleure réponse
   *[self-play] parties contre soi-même
}, { $method }, joueurs : { $players }, graine { $seed }
training-begun = Aucune étape n’est encore terminée.
training-done = { $decisions } décisions sur { $total } en { $legs ->
    [one] { $legs } étape
   *[other] { $legs } étapes
}, { $games } parties, { $seconds } s de jeu et d’apprentissage.
training-wins = Victoires
    .help = Combien de fois le réseau gagne en jouant ses coups les plus probables, avec l’adversaire à toutes les autres places. Chaque donne est jouée une fois depuis chaque place ; les intervalles à 95 % sont calculés sur les donnes.
training-kind = à { $players }, contre { $bot }
training-entropy = Entropie
    .help = À quel point la stratégie mélange ses coups, en nats.
training-value-error = Erreur de valeur
    .help = L’erreur quadratique moyenne des récompenses que le réseau attend.
training-rate = Vitesse
    .help = Décisions par seconde, apprentissage compris.
training-legs = Étapes
training-axis-wins = victoires, %
training-axis-decisions = décisions, en millions
training-axis-decisions-even = décisions, en millions (tirets : part égale)

## Small games and data sets

column-small = petit jeu
column-nash-conv = NashConv
column-exploitability = exploitabilité
column-value = valeur pour la place 0
column-seconds = secondes
solve-size = { $name } : { $deals } donnes, { $nodes } nœuds, { $sets } ensembles d’information, dont { $spanning } sur plusieurs donnes, parties d’au plus { $longest } décisions
dataset-speed = { $number } parties/s
dataset-written = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
} dans { $folder }
solve-about = { $name } : { $about }
small-dolores-1 = six cartes dans la pioche, un duel
small-dolores-2 = huit cartes dans la pioche, un duel
small-dolores-3 = dix cartes de trois sortes dans la pioche, deux duels
small-dolores-4 = dix cartes de quatre sortes dans la pioche, deux duels
small-sea-or-shore-1 = le dernier pli ; deux cartes Île sur cinq sont hors du jeu, deux joueurs ont une carte Bonus
small-sea-or-shore-2 = le dernier pli ; six cartes Île sur neuf sont hors du jeu, deux joueurs ont une carte Bonus
small-sea-or-shore-3 = le dernier pli ; douze cartes Île sur quinze sont hors du jeu, chaque joueur a une carte Bonus
small-sea-or-shore-4 = le dernier pli ; douze cartes Île sur quinze sont hors du jeu, le premier joueur a deux cartes Bonus, les autres en ont une
small-sea-or-shore-5 = les deux derniers plis ; deux cartes Île sur huit sont hors du jeu, personne n’a de carte Bonus
small-sea-salt-paper-1 = trois cartes dans la pioche, une carte cachée dans chaque main
small-sea-salt-paper-2 = trois cartes dans la pioche, deux cartes cachées dans chaque main
small-sea-salt-paper-3 = trois cartes dans la pioche, trois cartes cachées dans chaque main
small-sea-salt-paper-4 = cinq cartes dans la pioche, une carte cachée dans chaque main

## The ladder of bots (seachest ladder)

column-exploited = exploité
ladder-title = { $game } à { $players }, protocole { $protocol } ; part égale : { $even }
ladder-empty = { $game } : personne n’est encore au classement
ladder-how = Pour ajouter un bot : { $command }
ladder-other-pool = * a joué contre un autre réseau ; ces chiffres ne sont pas comparables aux autres
ladder-playing = { $bot } contre { $rival }
ladder-stopped = arrêté ; toutes les parties finies sont conservées, et la même commande continue avec le reste
ladder-added = écrit dans { $file } ; les parties sont à côté
ladder-checked = { $bot } : { $games } parties rejouées ; donnes, coups et victoires sont bien ceux de l’entrée
