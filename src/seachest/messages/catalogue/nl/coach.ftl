### Wat de coach over een afgelopen spel zegt (seachest review), Nederlands.

review-title = { $game }: terugblik op het spel
review-curves = Winstkans, van het gelijke deel vóór het delen tot de uitslag:
review-accounts = Hoe de uitslag tot stand kwam, in procentpunten (± de helft van een 95%-interval)
review-term-even = gelijk deel
review-term-luck = geluk
review-term-hidden = verborgen kaarten
review-term-own = eigen keuzes
review-term-others = keuzes van anderen
review-term-result = uitslag
review-term-accuracy = nauwkeurigheid
review-margin = { $value } ± { $margin }
review-luck-and-hidden = Geluk is wat getrokken en gedeelde kaarten hebben veranderd; verborgen kaarten zijn wat niemand bij het kiezen kon weten.
review-moments = Wat het spel heeft beslist
review-mistake = Keuze { $number }: { $name } koos ‘{ $given }’. Beter: ‘{ $better }’, dat was { $worth } procentpunten meer waard ({ $low } tot { $high }).
review-mistake-together = Keuze { $number }: { $name } koos ‘{ $given }’. Beter tegen wat van de anderen te verwachten was: meestal ‘{ $better }’, dat was { $worth } procentpunten meer waard ({ $low } tot { $high }).
review-chance = Keuze { $number }: { $decider } koos ‘{ $given }’, en de kaarten die toen kwamen waren geluk voor { $name }: { $worth } procentpunten ({ $low } tot { $high }).
review-hidden = Keuze { $number }: { $decider } koos ‘{ $given }’, en wat niemand kon weten pakte goed uit voor { $name }: { $worth } procentpunten ({ $low } tot { $high }).
review-deal = De gedeelde kaarten waren geluk voor { $name }: { $worth } procentpunten ({ $low } tot { $high }).
review-line = Te verwachten was: { $line }
review-move = { $name }: { $choice }
review-effort = { $iterations } iteraties per zoektocht, { $playouts } proefpartijen per moment, startwaarde { $seed }. Intervallen van 95%.
