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
review-margin = { $value } ± { $margin }
review-luck-and-hidden = Glück ist, was gezogene und ausgeteilte Karten geändert haben; verdeckte Karten sind das, was beim Entscheiden niemand wissen konnte.
review-moments = Was die Partie entschieden hat
review-mistake = Entscheidung { $number }: { $name } wählte „{ $given }“. Besser: „{ $better }“, das war { $worth } Prozentpunkte mehr wert ({ $low } bis { $high }).
review-mistake-together = Entscheidung { $number }: { $name } wählte „{ $given }“. Besser gegen das, was von den anderen zu erwarten war: meist „{ $better }“, das war { $worth } Prozentpunkte mehr wert ({ $low } bis { $high }).
review-chance = Entscheidung { $number }: { $decider } wählte „{ $given }“, und die Karten, die dann kamen, waren Glück für { $name }: { $worth } Prozentpunkte ({ $low } bis { $high }).
review-hidden = Entscheidung { $number }: { $decider } wählte „{ $given }“, und was niemand wissen konnte, kam { $name } zugute: { $worth } Prozentpunkte ({ $low } bis { $high }).
review-deal = Die ausgeteilten Karten waren Glück für { $name }: { $worth } Prozentpunkte ({ $low } bis { $high }).
review-line = Zu erwarten war: { $line }
review-move = { $name }: { $choice }
review-effort = { $iterations } Iterationen je Suche, { $playouts } Probespiele je Moment, Startwert { $seed }. Intervalle zu 95 %.
