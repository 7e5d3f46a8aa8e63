### Het lab: de pagina ervan, en wat seachest lab afdrukt.

lab-title = { $game }: wat wint
lab-played = { $games } partijen voor elk aantal spelers, op alle plaatsen speelt { $bot }. Afwijkende opties: { $option }.
lab-no-options = geen
lab-reading =
    Bij elk getal hoort een 95%-interval: als alles met andere kaartverdelingen werd herhaald, zouden ongeveer 95 op de 100
    intervallen de echte waarde bevatten. “Gewonnen” is het deel van de gevallen waarin de plaats in kwestie won;
    winnen er meerdere samen, dan krijgt elk een deel van de winst. “Waarde” is in punten. Dit alles geldt voor deze bots:
    anderen gebruiken een kaart misschien beter of slechter. En wat met winnen samengaat, hoeft er niet de oorzaak van te zijn.
lab-players = Met { $players } spelers
lab-compiling = compileren; dat duurt de eerste keer een minuut of twee…
lab-stopped = gestopt; er is niets bewaard
lab-speed = { $number } partijen/s

## Columns and axes

lab-column-thing = wat
lab-column-cases = gevallen
lab-column-frequency = per partij
lab-column-wins = gewonnen
lab-column-worth = waarde
lab-column-mean = gemiddeld
lab-column-part = deel
lab-column-share = aandeel
lab-column-before = eerst
lab-column-after = daarna
lab-column-change = verschil
lab-axis-wins = gewonnen, % (streepjes: { $share }%)
lab-axis-games = % van de partijen
lab-axis-share = % van de variantie

## Length

lab-length = Hoe lang partijen duren
    .help = De kolommen met procenten zijn kwantielen: dat deel van de partijen is niet langer.
lab-decisions = beslissingen
lab-rounds = rondes
lab-duels = duels
lab-ties = partijen met meer dan één winnaar

## Seats

lab-seats = Plaatsen
    .help = Hoe vaak elke plaats wint. Er wordt geloot wie begint, dus de plaatsen verschillen alleen door toeval: deze tabel laat zien hoe ver toeval alleen gaat. Waarde: punten boven het gemiddelde van de tafel.
lab-seat = plaats { $number }
lab-order = Wie begint
    .help = Hoe vaak een plaats wint naar de volgorde van spelen. Waarde: punten boven het gemiddelde van de tafel.
lab-order-0 = begint de partij
lab-order-0-dol = deelt in het eerste duel
lab-order-place =
    { $number ->
        [one] { $number } plaats verder
       *[other] { $number } plaatsen verder
    }

## Skill and luck

lab-luck = Vaardigheid en geluk
    .help =
        Hiervoor speelt op de ene helft van de plaatsen { $bot } en op de andere helft { $other-bot }. Elke kaartverdeling wordt
        herhaald tot iedereen overal heeft gezeten, zodat iedereen dezelfde kaarten heeft gehad. Het resultaat van een
        plaats is 1 voor winst en 0 voor verlies. Hoe sterk resultaten verschillen, is hun variantie, en die wordt in vier delen
        gesplitst. Vaardigheid is wat ervan afhangt welke van de twee bots daar zit. Volgorde is de plaats in de volgorde van
        spelen. Verdeling is wat deze kaarten deze plaats opleveren, wie ze ook speelt. Spelverloop is de rest: wat er verandert
        terwijl bot, plaats en verdeling gelijk blijven, dus toeval, vermoedens, wat de anderen doen, en kaarten die de ene
        bot beter liggen dan de andere. Hoe meer de twee bots op elkaar lijken, hoe kleiner het aandeel van vaardigheid. Verdeling kan onder nul uitkomen:
        dan bevoordelen kaartverdelingen eerder een van de bots, waar die ook zit, dan een plaats.
lab-luck-wins = { $players } spelers, { $deals } kaartverdelingen: een plaats met { $bot } wint { $share }% ({ $low } tot { $high }%).
lab-luck-skill = vaardigheid
lab-luck-order = volgorde
lab-luck-deal = verdeling
lab-luck-play = spelverloop

## Comparing

lab-compare = Wat { $option } verandert
    .help = Evenveel partijen met deze optie, met andere kaartverdelingen. Verschillen tussen aandelen zijn in procentpunten.

## Sea Salt & Paper

lab-ssp-kinds = Kaarten
    .help = Gevallen: een plaats die zo’n kaart heeft of heeft gespeeld wanneer een ronde wordt geteld. Gewonnen: deze plaats krijgt de meeste punten van de ronde. Waarde: de punten boven het gemiddelde van de tafel in die ronde.
lab-ssp-duos = Duo’s
    .help = Gevallen: een plaats die zo’n duo heeft gespeeld wanneer een ronde wordt geteld. Gewonnen en waarde als bij de kaarten.
lab-ssp-duo-crab = twee krabben
lab-ssp-duo-boat = twee boten
lab-ssp-duo-fish = twee vissen
lab-ssp-duo-shark = zwemmer en haai
lab-ssp-colours = Kleuren
    .help = Gevallen: een plaats die van deze kleur de meeste kaarten heeft wanneer een ronde wordt geteld, en minstens twee. Gewonnen en waarde als bij de kaarten.
lab-ssp-calls = STOP en LAATSTE KANS
    .help = Gevallen: een plaats die heeft geroepen. Gewonnen en waarde als bij de kaarten.
lab-ssp-endings = Hoe rondes eindigen
    .help = Gevallen: rondes die zo eindigen, wie er ook riep.
lab-ssp-stop = STOP
lab-ssp-bet-won = LAATSTE KANS, weddenschap gewonnen
lab-ssp-bet-lost = LAATSTE KANS, weddenschap verloren
lab-ssp-void = de trekstapel is leeg
lab-ssp-mermaids = vier zeemeerminnen

## Dolores

lab-dol-gestures = Gebaren
    .help = Gevallen: een duellist van wie het gebaar telt. Gewonnen: het duel levert deze speler meer punten op dan de andere duellist; bij evenveel krijgen beide een halve winst. Waarde: de punten die het oplevert.
lab-dol-meetings = Gebaar tegen gebaar
    .help = Het eerste gebaar is het eigen gebaar, het tweede dat van de andere duellist. Gewonnen en waarde als bij de gebaren.
lab-dol-promises = Aankondigingen
    .help = Gevallen: een duellist. Gewonnen en waarde als bij de gebaren. Waar niet gepraat mag worden, zwijgt iedereen.
lab-dol-kept = woord gehouden
lab-dol-broken = woord gebroken
lab-dol-silent = niets aangekondigd
lab-dol-bottles = Flessen
    .help = Gevallen: een fles wordt gebruikt. Gewonnen: wie hem gebruikt, wint de partij. Waarde: de punten van die speler boven het gemiddelde van de tafel.
lab-dol-sets = Sets
    .help = Gevallen: een plaats die aan het eind een set van deze soort heeft. Gewonnen: deze plaats wint de partij. Waarde: de punten boven het gemiddelde van de tafel.
lab-dol-goods = Goederen
    .help = Gevallen: een plaats die aan het eind zo’n kaart heeft. Gewonnen en waarde als bij de sets.

## Sea or Shore

lab-sos-colours = Kleuren
    .help = Gevallen: een plaats speelt zo’n eilandkaart in een slag. Gewonnen: na de slag heeft deze plaats meer schatten dan ervoor. Waarde: hoeveel meer, in punten.
lab-sos-numbers = Cijfers
    .help = Gewonnen en waarde als bij de kleuren.
lab-sos-islands = Eilandkaarten
    .help = Gewonnen en waarde als bij de kleuren.
lab-sos-plus = Pluskaarten
    .help = Hoeveel er bij een eilandkaart worden gelegd. Gewonnen en waarde als bij de kleuren.
lab-sos-halves = Wat te zien is
    .help = De helft van de eilandkaart die de anderen zien. Gewonnen en waarde als bij de kleuren.
lab-sos-half-colour = de kleur
lab-sos-half-number = het cijfer
lab-sos-actions = Acties
    .help = Gevallen: een plaats kiest dit. Gewonnen: deze plaats wint de partij. Waarde: de punten boven het gemiddelde van de tafel. Acties waarbij niets te beslissen valt, tellen niet mee.
lab-sos-take = neemt de schat, maar had er ook een kunnen stelen
lab-sos-rob = steelt een schat
