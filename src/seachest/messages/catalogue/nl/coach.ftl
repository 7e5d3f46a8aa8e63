### Wat de coach over een afgelopen partij zegt (seachest review), Nederlands.

review-title = { $game }: terugblik op de partij
review-curves = Winstkans, van een gelijk aandeel vóór het delen tot de uitslag:
review-accounts = Hoe de uitslag tot stand kwam, in procentpunten (± de helft van een 95%-interval)
review-term-even = gelijk aandeel
review-term-luck = geluk
review-term-hidden = verborgen kaarten
review-term-own = eigen beslissingen
review-term-others = beslissingen van anderen
review-term-result = uitslag
review-term-accuracy = nauwkeurigheid
review-margin = { $value } ± { $margin }
review-luck-and-hidden = Geluk is wat getrokken en uitgedeelde kaarten hebben veranderd; onder “verborgen kaarten” staat wat bij het beslissen niemand kon weten.
review-moments = Wat de partij heeft beslist
review-mistake = Beslissing { $number }: { $name } koos “{ $given }”. Beter: “{ $better }”, dat was { $worth } procentpunt meer waard ({ $low } tot { $high }).
review-mistake-together = Beslissing { $number }: { $name } koos “{ $given }”. Beter tegen wat van de anderen te verwachten was: meestal “{ $better }”, dat was { $worth } procentpunt meer waard ({ $low } tot { $high }).
review-chance = Beslissing { $number }: { $decider } koos “{ $given }”, en de kaarten die toen kwamen, vielen gunstig uit voor { $name }: { $worth } procentpunt ({ $low } tot { $high }).
review-hidden = Beslissing { $number }: { $decider } koos “{ $given }”, en wat niemand kon weten, pakte goed uit voor { $name }: { $worth } procentpunt ({ $low } tot { $high }).
review-deal = De uitgedeelde kaarten vielen gunstig uit voor { $name }: { $worth } procentpunt ({ $low } tot { $high }).
review-line = Te verwachten was: { $line }
review-move = { $name }: { $choice }
review-effort = { $iterations } iteraties per zoekactie, { $playouts } proefpartijen per moment, startwaarde { $seed }; 95%-intervallen.

## Op de pagina

review-heading = Terugblik op de partij
review-queued = { $ahead ->
    [0] De coach begint zo…
    [one] Eerst is nog 1 andere partij aan de beurt…
   *[other] Eerst zijn nog { $ahead } andere partijen aan de beurt…
}
review-working = De coach bekijkt de partij…
review-progress = { $done } van { $total } momenten
review-failed = De terugblik is niet gelukt.
review-curve = Winstkans in de loop van de partij
review-curve-help = Een lijn voor elke speler, van een gelijk aandeel vóór het delen tot de uitslag. De nummers horen bij de momenten hieronder.
review-curve-table = De kansen als tabel
review-before-deal = vóór het delen
review-after-deal = na het delen
review-decision = beslissing { $number }
review-known = Wat er is beslist
review-unknown = Wat niemand kon weten
review-account = Hoe de uitslag tot stand kwam
review-account-help = In procentpunten; gelijk aandeel, geluk, verborgen kaarten en beslissingen vormen samen de uitslag.
review-accuracy = Nauwkeurigheid
review-accuracy-help = Hoeveel van de kansen behouden bleef, gemeten naar wat de speler toen wist
review-show = Dit moment tonen
review-deeper = Grondiger kijken
review-deeper-help = Tien keer zo grondig: duurt minuten, en de intervallen krimpen tot een derde.
review-nothing = Niets sprong eruit: geen fout was duidelijk genoeg om te noemen.
review-interval = { $low } tot { $high }
review-done = De terugblik is klaar.

## Hints

hint-first = Dat komt in het logboek te staan. Een overwinning telt niet mee voor ratings, ranglijsten en reeksen, een nederlaag wel.
hint-yes = De coach om raad vragen
hint-thinking = De coach denkt na…
hint-answer = { $choice } ({ $chance }%)
hint-answer-mix = { $choice } (in { $share }% van de gevallen)
hint-reason-mix = Iedereen beslist op hetzelfde moment, dus wees niet voorspelbaar: wissel deze twee af.
hint-reason-close = Ze zijn ongeveer even goed; het zoekprogramma ziet nauwelijks verschil.
hint-reason-safe = Het eerste is de veilige keuze: slechts bij { $worse } van de 100 kaartverdelingen die passen bij wat je weet, is het slechter dan het tweede, en het is { $gain } procentpunt meer waard.
hint-reason-likely = Het eerste is bij { $better } van de 100 kaartverdelingen die passen bij wat je weet, beter en bij { $worse } slechter: per saldo { $gain } procentpunt.
hint-reason-risk = Het eerste is een risico dat loont: slechts bij { $better } van de 100 kaartverdelingen die passen bij wat je weet, is het beter, maar dan levert het { $won } procentpunt op; waar het slechter is, kost het { $lost }.
hint-reason-search = Verder vooruitgedacht wint het eerste { $gain } procentpunt vaker.
hint-line = Dan te verwachten: { $line }
hint-none = Er valt nu niets te beslissen.
