### Dolores: its name, and what is asked when a table is opened, French

page-game-dolores = Dolores
    .about = Le navire est sur les rochers, sa cargaison sur la plage. Main ouverte ou poing fermé ? Peu importe ce que tu as promis.
    .length = environ 20 minutes

page-new-bottles = Bouteilles à la mer
    .help = Cinq cartes spéciales sur neuf entrent en jeu : une lanterne s’éteint, un voleur frappe, les vagues apportent une nouvelle cargaison. Sans elles, il ne reste que le lever du soleil.
page-new-singles = Une carte seule fait une série
    .help = À la fin, seules comptent ta série la plus haute et ta série la plus basse. Sans cette option, il faut au moins deux cartes d’une sorte pour faire une série.
page-new-talk = Annonces
    .help = Des boutons pour promettre, menacer et mentir avant les gestes. Les bots les comprennent et répondent.
page-new-pile = Durée
    .help = Une nuit courte s’achève après la moitié de la cargaison environ.
page-new-pile-short = une nuit courte
