### Sea or Shore: its name, and what is asked when a table is opened, Dutch

page-game-sea-or-shore = Sea or Shore
    .about = Laat je kaart half zien, houd de andere helft geheim – en duik naar wat er in de diepte glinstert.
    .length = ongeveer 30 minuten

page-new-rounds = Rondes
    .help = Eén ronde duurt maar half zo lang.
page-new-rounds-count = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
page-new-actions-low = Actie voor rood en blauw
    .help = Wat je krijgt als je een kleur zonder schat wint.
page-new-actions-high = Actie voor groen en paars
    .help = Hetzelfde, maar dan voor deze twee kleuren.
page-new-action-1 = iemand twee pluskaarten afpakken
page-new-action-2 = handkaarten ruilen
page-new-action-3 = schatten bekijken
page-new-action-4 = een gespeelde kaart halen
page-new-drawn = Acties elke ronde loten
    .help = Het lot bepaalt welke kant van de twee actiekaarten geldt.
page-new-treasures = Schatten
    .help = De waarden van de acht schatten van elke kleur. In een wilde mix zijn er schatten waar je echt voor wilt vechten.
page-new-treasures-usual = 2 tot 4, zoals in de regels
page-new-treasures-wild = 1 tot 9, wild
