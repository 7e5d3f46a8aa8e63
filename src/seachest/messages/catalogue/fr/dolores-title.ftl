### Dolores: its name, and what is asked when a table is opened, French

page-game-dolores = Dolores
    .about = Le navire est sur les rochers, sa cargaison sur la plage. Main ouverte ou poing fermé ? Quoi que tu aies promis.
    .length = environ 20 minutes

page-new-bottles = Bouteilles à la mer
    .help = Dix cartes à surprises : une lanterne s’éteint, un voleur frappe, les vagues apportent une nouvelle cargaison.
page-new-singles = Une carte seule fait une série
    .help = À la fin ne comptent que ta meilleure et ta pire série. Sans cela, il faut deux cartes d’une sorte pour une série.
page-new-talk = Annonces
    .help = Des boutons pour promettre, menacer et mentir avant les gestes. Les bots les comprennent et répondent.
page-new-pile = Durée
    .help = Une nuit courte s’achève après la moitié de la cargaison environ.
page-new-pile-short = une nuit courte
