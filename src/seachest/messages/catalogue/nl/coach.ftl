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

## Op de pagina

review-heading = Terugblik op het spel
review-queued = { $ahead ->
    [0] De coach begint zo …
    [one] Er is nog 1 ander spel eerst aan de beurt …
   *[other] Er zijn nog { $ahead } andere spellen eerst aan de beurt …
}
review-working = De coach bekijkt het spel …
review-progress = { $done } van { $total } momenten
review-failed = De terugblik is niet gelukt.
review-curve = Winstkans in de loop van de tijd
review-curve-help = Een lijn voor elke speler, van het gelijke deel vóór het delen tot de uitslag. De cijfers zijn de momenten hieronder.
review-curve-table = De kansen als tabel
review-before-deal = vóór het delen
review-after-deal = na het delen
review-decision = keuze { $number }
review-known = Wat er te kiezen viel
review-unknown = Wat je niet kon weten
review-account = Hoe de uitslag tot stand kwam
review-account-help = In procentpunten; gelijk deel, geluk, verborgen kaarten en keuzes zijn samen de uitslag.
review-accuracy = Nauwkeurigheid
review-accuracy-help = Hoeveel van de kansen behouden bleef, gemeten naar wat de speler toen wist
review-show = Dit moment tonen
review-deeper = Grondiger kijken
review-deeper-help = Tien keer zo grondig: duurt minuten, en de intervallen krimpen tot een derde.
review-nothing = Niets sprong eruit: geen fout was duidelijk genoeg om te noemen.
review-interval = { $low } tot { $high }
review-done = De terugblik is klaar.

## Hints

hint-first = Dat komt in het logboek. Een overwinning telt niet mee voor ratings, ranglijsten en reeksen; een nederlaag wel.
hint-yes = De coach vragen
hint-thinking = De coach denkt na …
hint-answer = { $choice } ({ $chance }%)
hint-answer-mix = { $choice } (in { $share }% van de gevallen)
hint-reason-mix = Iedereen kiest op hetzelfde moment, dus wees niet voorspelbaar: wissel deze twee af.
hint-reason-close = Ze zijn ongeveer even goed; de zoektocht ziet nauwelijks verschil.
hint-reason-safe = Het eerste is de veilige keuze: bij maar { $worse } van 100 kaartverdelingen die passen bij wat je weet, is het slechter dan het tweede, en het is { $gain } procentpunten meer waard.
hint-reason-likely = Het eerste is bij { $better } van 100 kaartverdelingen die passen bij wat je weet beter en bij { $worse } slechter: samen { $gain } procentpunten.
hint-reason-risk = Het eerste is een risico dat loont: bij maar { $better } van 100 kaartverdelingen die passen bij wat je weet is het beter, maar dan levert het { $won } procentpunten op; waar het slechter is, kost het { $lost }.
hint-reason-search = Verder vooruit gedacht wint het eerste { $gain } procentpunten vaker.
hint-line = Dan te verwachten: { $line }
hint-none = Er valt niets te kiezen.
