### Sea or Shore: its name, and what is asked when a table is opened, German

page-game-sea-or-shore = Sea or Shore
    .about = Zeig die halbe Karte, lass die andere Hälfte im Dunkeln – und tauch nach dem, was unten glitzert.
    .length = etwa 30 Minuten

page-new-rounds = Runden
    .help = Eine Runde braucht halb so lange.
page-new-rounds-count = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
page-new-actions-low = Rot und Blau bringen
    .help = Was du bekommst, wenn du eine Farbe ohne Schatz gewinnst.
page-new-actions-high = Grün und Lila bringen
    .help = Dasselbe für diese beiden Farben.
page-new-action-1 = zwei Zusatzkarten von jemandem
page-new-action-2 = Handkarten tauschen
page-new-action-3 = einen Blick auf die Schätze
page-new-action-4 = eine gespielte Karte holen
page-new-drawn = Aktionen in jeder Runde neu ziehen
    .help = Der Zufall entscheidet, welche Seite der beiden Aktionskarten gilt.
page-new-treasures = Schätze
    .help = Die Werte der acht Schätze jeder Farbe. Bei wilder Mischung lohnt sich um manche ein Kampf.
page-new-treasures-usual = 2 bis 4, wie in den Regeln
page-new-treasures-wild = 1 bis 9, wild
