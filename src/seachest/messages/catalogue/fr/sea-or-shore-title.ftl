### Sea or Shore: its name, and what is asked when a table is opened, French

page-game-sea-or-shore = Sea or Shore
    .about = Montre la moitié de ta carte, garde l’autre dans l’ombre – et plonge vers ce qui brille au fond.
    .length = environ 30 minutes

page-new-rounds = Manches
    .help = Une seule manche prend deux fois moins de temps.
page-new-rounds-count = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}
page-new-actions-low = Rouge et bleu donnent
    .help = Ce que tu obtiens en gagnant une couleur sans trésor.
page-new-actions-high = Vert et violet donnent
    .help = La même chose pour ces deux couleurs.
page-new-action-1 = deux cartes Bonus de quelqu’un
page-new-action-2 = un échange de cartes en main
page-new-action-3 = un coup d’œil aux trésors
page-new-action-4 = une carte jouée à récupérer
page-new-drawn = Actions tirées à chaque manche
    .help = Le hasard décide quelle face des deux cartes action est en jeu.
page-new-treasures = Trésors
    .help = Les valeurs des huit trésors de chaque couleur. Un mélange plus fou en rend certains dignes d’un combat.
page-new-treasures-usual = de 2 à 4, comme dans les règles
page-new-treasures-wild = de 1 à 9, fou
