### Sea or Shore: its name, and what is asked when a table is opened, German

page-game-sea-or-shore = Sea or Shore
    .about = Zeig die eine Hälfte deiner Karte, lass die andere im Dunkeln – und tauch nach dem, was unten glitzert.
    .length = etwa 30 Minuten

page-new-rounds = Runden
    .help = Eine einzige Runde dauert halb so lang.
page-new-rounds-count = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
page-new-actions-low = Aktion für Rot und Blau
    .help = Sie wird aktiviert, wenn jemand eine dieser Farben gewinnt und von ihr kein Schatz offen liegt.
page-new-actions-high = Aktion für Grün und Lila
    .help = Dasselbe für diese beiden Farben.
page-new-action-1 = zwei Zusatzkarten stehlen
page-new-action-2 = Handkarten tauschen
page-new-action-3 = Schätze ansehen und ordnen
page-new-action-4 = gespielte Karte holen
page-new-drawn = Aktionen für jede Runde auslosen
    .help = Der Zufall entscheidet, welche Seite der beiden Aktionskarten gilt.
page-new-treasures = Schätze
    .help = Die Werte der acht Schätze jeder Farbe. Mit wilden Werten lohnt sich der Kampf um manche besonders.
page-new-treasures-usual = 2 bis 4, wie in den Regeln
page-new-treasures-wild = 1 bis 9, wild
