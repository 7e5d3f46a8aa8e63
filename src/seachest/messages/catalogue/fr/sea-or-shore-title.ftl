### Sea or Shore: its name, and what is asked when a table is opened, French

page-game-sea-or-shore = Sea or Shore
    .about = Montre la moitié de ta carte, garde l’autre dans l’ombre – et plonge vers ce qui brille au fond.
    .length = environ 30 minutes

page-new-rounds = Manches
    .help = Une seule manche prend deux fois moins de temps.
page-new-rounds-count = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
page-new-actions-low = Action du rouge et du bleu
    .help = Ce que tu peux faire en remportant une couleur sans trésor visible.
page-new-actions-high = Action du vert et du violet
    .help = La même chose pour ces deux couleurs.
page-new-action-1 = prendre 2 cartes Bonus
page-new-action-2 = échanger des cartes
page-new-action-3 = regarder des trésors
page-new-action-4 = récupérer une carte jouée
page-new-drawn = Actions au hasard à chaque manche
    .help = Le hasard décide quelle face des deux cartes Action est en jeu.
page-new-treasures = Trésors
    .help = Les valeurs des huit trésors de chaque couleur. Avec des valeurs plus folles, certains méritent qu’on se batte pour eux.
page-new-treasures-usual = 2 à 4, selon les règles
page-new-treasures-wild = 1 à 9, version folle
