### Was der Trainer über eine beendete Partie sagt (seachest review), Deutsch.

review-title = { $game }: Rückblick auf die Partie
review-curves = Gewinnchancen, vom gleichen Anteil vor dem Austeilen bis zum Ergebnis:
review-accounts = Wie das Ergebnis zustande kam, in Prozentpunkten (± die Hälfte eines 95-%-Intervalls)
review-term-even = gleicher Anteil
review-term-luck = Glück
review-term-hidden = verdeckte Karten
review-term-own = eigene Entscheidungen
review-term-others = Entscheidungen der anderen
review-term-result = Ergebnis
review-term-accuracy = Genauigkeit
review-margin = { $value } ± { $margin }
review-luck-and-hidden = Glück ist, was gezogene und ausgeteilte Karten geändert haben; unter „verdeckte Karten“ steht, was beim Entscheiden niemand wissen konnte.
review-moments = Was die Partie entschieden hat
review-mistake = Entscheidung { $number }: { $name } wählte „{ $given }“. Besser: „{ $better }“, das war { $worth } Prozentpunkte mehr wert ({ $low } bis { $high }).
review-mistake-together = Entscheidung { $number }: { $name } wählte „{ $given }“. Besser gegen das, was von den anderen zu erwarten war: meist „{ $better }“, das war { $worth } Prozentpunkte mehr wert ({ $low } bis { $high }).
review-chance = Entscheidung { $number }: { $decider } wählte „{ $given }“, und die Karten, die dann kamen, begünstigten { $name }: { $worth } Prozentpunkte ({ $low } bis { $high }).
review-hidden = Entscheidung { $number }: { $decider } wählte „{ $given }“, und was niemand wissen konnte, kam { $name } zugute: { $worth } Prozentpunkte ({ $low } bis { $high }).
review-deal = Die ausgeteilten Karten begünstigten { $name }: { $worth } Prozentpunkte ({ $low } bis { $high }).
review-line = Zu erwarten war: { $line }
review-move = { $name }: { $choice }
review-effort = { $iterations } Iterationen je Suche, { $playouts } Probepartien je Moment, Startwert { $seed }; 95-%-Intervalle.

## Auf der Seite

review-heading = Rückblick auf die Partie
review-queued = { $ahead ->
    [0] Der Trainer fängt gleich an …
    [one] Vorher ist noch 1 andere Partie dran …
   *[other] Vorher sind noch { $ahead } andere Partien dran …
}
review-working = Der Trainer sieht sich die Partie an …
review-progress = { $done } von { $total } Momenten
review-failed = Der Rückblick hat nicht geklappt.
review-curve = Gewinnchancen im Lauf der Partie
review-curve-help = Eine Linie für jede Person, vom gleichen Anteil vor dem Austeilen bis zum Ergebnis. Die Nummern stehen für die Momente darunter.
review-curve-table = Die Chancen als Tabelle
review-before-deal = vor dem Austeilen
review-after-deal = nach dem Austeilen
review-decision = Entscheidung { $number }
review-known = Was entschieden wurde
review-unknown = Was niemand wissen konnte
review-account = Wie das Ergebnis zustande kam
review-account-help = In Prozentpunkten; gleicher Anteil, Glück, verdeckte Karten und Entscheidungen ergeben zusammen das Ergebnis.
review-accuracy = Genauigkeit
review-accuracy-help = Wie viel von den Chancen erhalten blieb, gemessen an dem, was damals zu wissen war
review-show = Diesen Moment zeigen
review-deeper = Genauer hinsehen
review-deeper-help = Zehnmal so gründlich: dauert Minuten, und die Intervalle schrumpfen auf ein Drittel.
review-nothing = Nichts sticht heraus: Kein Fehler war deutlich genug, um ihn zu nennen.
review-interval = { $low } bis { $high }
review-done = Der Rückblick ist fertig.

## Tipps

hint-first = Das steht dann im Logbuch. Ein Sieg zählt weder für Wertungen und Bestenlisten noch für Serien, eine Niederlage schon.
hint-yes = Den Trainer fragen
hint-thinking = Der Trainer denkt nach …
hint-answer = { $choice } ({ $chance } %)
hint-answer-mix = { $choice } (in { $share } % der Fälle)
hint-reason-mix = Alle entscheiden im selben Moment, also sei nicht berechenbar: Wechsle zwischen diesen beiden.
hint-reason-close = Beides ist ungefähr gleich gut; die Suche sieht kaum einen Unterschied.
hint-reason-safe = Das Erste ist die sichere Wahl: Nur bei { $worse } von 100 Kartenverteilungen, die zu deinem Wissen passen, ist es schlechter als das Zweite, und es ist { $gain } Prozentpunkte mehr wert.
hint-reason-likely = Das Erste ist bei { $better } von 100 Kartenverteilungen, die zu deinem Wissen passen, besser und bei { $worse } schlechter: insgesamt { $gain } Prozentpunkte.
hint-reason-risk = Das Erste ist ein lohnendes Wagnis: Nur bei { $better } von 100 Kartenverteilungen, die zu deinem Wissen passen, ist es besser, bringt dann aber { $won } Prozentpunkte; wo es schlechter ist, kostet es { $lost }.
hint-reason-search = Weiter vorausgedacht, gewinnt das Erste um { $gain } Prozentpunkte öfter.
hint-line = Zu erwarten wäre dann: { $line }
hint-none = Gerade gibt es nichts zu entscheiden.
