### Sea Salt & Paper: its name, and what is asked when a table is opened, German

page-game-sea-salt-paper = Sea Salt & Paper
    .about = Das Meer, Karte für Karte auf deine Hand gefaltet. Wann traust du dich zu sagen: genug?
    .length = etwa 30 Minuten

page-new-goal = Punkte zum Sieg
    .help = In den Regeln sind es 40 zu zweit, 35 zu dritt und 30 zu viert. Mit weniger Punkten ist die Partie kürzer.
page-new-goal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
