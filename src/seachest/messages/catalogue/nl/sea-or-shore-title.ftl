### Sea or Shore: its name, and what is asked when a table is opened, Dutch

page-game-sea-or-shore = Sea or Shore
    .about = Laat je kaart half zien, houd de andere helft donker – en duik naar wat er beneden glinstert.
    .length = ongeveer 30 minuten

page-new-rounds = Rondes
    .help = Eén ronde duurt half zo lang.
page-new-rounds-count = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
page-new-actions-low = Rood en blauw geven
    .help = Wat je krijgt als je een kleur zonder schat wint.
page-new-actions-high = Groen en paars geven
    .help = Hetzelfde voor deze twee kleuren.
page-new-action-1 = twee pluskaarten van iemand
page-new-action-2 = handkaarten ruilen
page-new-action-3 = een blik op de schatten
page-new-action-4 = een gespeelde kaart ophalen
page-new-drawn = Acties elke ronde opnieuw trekken
    .help = Het lot bepaalt welke kant van de twee actiekaarten geldt.
page-new-treasures = Schatten
    .help = De waarden van de acht schatten van elke kleur. In een wilde mix zijn sommige een gevecht waard.
page-new-treasures-usual = 2 tot 4, zoals in de regels
page-new-treasures-wild = 1 tot 9, wild
