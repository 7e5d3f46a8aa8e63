### Sea Salt & Paper: its name, and what is asked when a table is opened, German

page-game-sea-salt-paper = Sea Salt & Paper
    .about = Das Meer, Karte für Karte auf deine Hand gefaltet. Wann traust du dich zu sagen: genug?
    .length = etwa 30 Minuten

page-new-goal = Punkte zum Sieg
    .help = Wie in den Regeln heißt: 40 zu zweit, 35 zu dritt, 30 zu viert. Mit weniger Punkten ist das Spiel kürzer.
page-new-goal-points = { $points } Punkte
