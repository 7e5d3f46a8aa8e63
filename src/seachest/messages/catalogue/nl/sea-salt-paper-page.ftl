### Sea Salt & Paper at the table in the browser, Dutch.

## Cards and piles

ssp-page-deck = { play-ssp-deck }
ssp-page-back = een gedekte kaart
ssp-page-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
ssp-page-hand-count =
    { $known ->
        [0] { ssp-page-cards } in de hand
       *[other] { ssp-page-cards } in de hand, waarvan je er { $known } kent
    }
ssp-page-laid = Gespeelde duo’s
ssp-page-look = Wat je nog van deze stapel weet
ssp-page-memory-note = Je mag een stapel niet doorbladeren – maar elke kaart lag ooit bovenop, en met een goed geheugen zou je dit nog weten.
ssp-page-from-top = Van boven naar beneden
ssp-page-hint-draw = Pak er twee
ssp-page-hint-take = Pak
ssp-page-hint-discard = Hierheen
ssp-page-hint-search = Doorzoek
ssp-page-hint-rob = Steel een kaart

## What to do

ssp-page-lead-draw = Pak twee kaarten, of de bovenste van een aflegstapel
ssp-page-lead-keep = Welke van de twee houd je?
ssp-page-lead-discard = Op welke stapel komt de andere kaart?
ssp-page-lead-play = Speel een duo, of beëindig je beurt
ssp-page-lead-call = Je mag de ronde beëindigen – durf je?
ssp-page-lead-end = Geen duo om te spelen: beëindig je beurt
ssp-page-lead-ending = Je beurt eindigt…
ssp-page-lead-with = Welke kaart maakt het duo compleet?
ssp-page-lead-search = Welke stapel doorzoek je?
ssp-page-lead-pick = Pak een kaart naar keuze uit de stapel
ssp-page-lead-rob = Van wie steel je?
ssp-page-ends = Zo kun je je beurt beëindigen
ssp-page-what = Wat betekent dat?

## Why something can’t be chosen

ssp-page-why-over = Het spel is afgelopen.
ssp-page-why-wait = Je bent niet aan de beurt.
ssp-page-why-keep = Kies eerst welke van de twee gepakte kaarten je houdt.
ssp-page-why-discard = Leg eerst de andere gepakte kaart op een stapel.
ssp-page-why-search = Je krabben doorzoeken een stapel: pak daar eerst een kaart uit.
ssp-page-why-rob = Kies eerst van wie je steelt.
ssp-page-why-draw = Duo’s speel je pas als je een kaart hebt gepakt.
ssp-page-why-no-duo = Met deze kaart maak je geen duo. Hij telt gewoon in je hand.
ssp-page-why-no-partner = Er zit nog geen kaart in je hand die erbij past.
ssp-page-why-with = Deze kaart vormt geen duo met de eerste die je koos.
ssp-page-why-empty = Hier valt niets te halen.
ssp-page-why-drawn = Je hebt deze beurt al een kaart gepakt.

## What your own cards are worth

ssp-page-worth =
    { $points ->
        [one] kaartpunt
       *[other] kaartpunten
    }
ssp-page-nothing-yet = Je kaarten leveren nog niets op.
ssp-page-bonus-note = De kleurbonus – 1 punt voor elke kaart van de kleur waarvan je de meeste kaarten hebt – telt alleen bij een LAATSTE KANS.
ssp-page-may-call-soon = Genoeg om in je beurt de ronde te beëindigen
ssp-page-beat = Je laatste beurt: met meer dan { $points } punten mislukt de weddenschap

## Last chance and the end of a round

ssp-page-chance =
    { $who ->
        [you] Je wedt dat niemand meer dan { ssp-points } haalt.
       *[other] { $name } wedt dat niemand meer dan { ssp-points } haalt.
    } { $left ->
        [one] Nog één laatste beurt.
       *[other] Nog { $left } laatste beurten.
    }
ssp-page-round-over = Ronde { $round } is afgelopen
ssp-page-group-nothing = geen punten
ssp-page-cards-idle =
    { $points ->
        [one] De kaarten zouden { $points } punt waard zijn geweest; alleen de kleurbonus telt.
       *[other] De kaarten zouden { $points } punten waard zijn geweest; alleen de kleurbonus telt.
    }
ssp-page-goal =
    { $goal ->
        [one] Het spel eindigt zodra iemand { $goal } punt heeft.
       *[other] Het spel eindigt zodra iemand { $goal } punten heeft.
    }
ssp-page-next-round = Volgende ronde
