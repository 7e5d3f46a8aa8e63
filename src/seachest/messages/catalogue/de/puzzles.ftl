### Rätsel, im Terminal und auf der Seite, Deutsch.

puzzles-heading = Rätsel
puzzles-of-game = { $game }: Rätsel
puzzles-lead = Entscheidungen aus Partien von Bots: Eine Antwort ist klar die beste, und es ist nicht die naheliegende.
puzzles-title = Rätsel (Wertung { $rating })
puzzles-task = Was ist hier am besten?
puzzles-right = Richtig! „{ $best }“ ist die beste Antwort.
puzzles-wrong = Nicht ganz. „{ $best }“ ist um { $lost ->
    [one] 1 Prozentpunkt
   *[other] { $lost } Prozentpunkte
} besser.
puzzles-tempting = die naheliegende Antwort
puzzles-yours = deine Antwort
puzzles-best = am besten
puzzles-answers = Gewinnchance mit jeder Antwort
puzzles-line = Zu erwarten: { $line }
puzzles-move = { $name }: { $choice }
puzzles-standing = Deine Wertung: { $rating } · Serie: { $streak } · beste Serie: { $best }
puzzles-rating = Wertung
puzzles-streak = Serie
puzzles-best-streak = Rekord
puzzles-solved = Gelöst
puzzles-next = Nächstes Rätsel
puzzles-none = Zu diesem Spiel gibt es keine Rätsel.
puzzles-all-tried = Du hast alle versucht. Ab hier zählen deine Antworten nicht mehr.
puzzles-what-it-knows = Die Chancen sind Schätzungen aus einer langen Suche, die nicht mehr weiß, als du hier siehst.
