### Sea Salt & Paper: its name, and what is asked when a table is opened, Dutch

page-game-sea-salt-paper = Sea Salt & Paper
    .about = De zee, kaart voor kaart in je hand gevouwen. Wanneer durf je te zeggen: genoeg?
    .length = ongeveer 30 minuten

page-new-goal = Punten om te winnen
    .help = Volgens de regels zijn het er 40 met z’n tweeën, 35 met z’n drieën en 30 met z’n vieren. Met minder punten is het spel korter.
page-new-goal-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
