### Sea Salt & Paper aan de tafel in de browser, Nederlands.

## Kaarten en stapels

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
ssp-page-laid = Uitgelegde duo’s
ssp-page-look = Wat je nog van deze stapel weet
ssp-page-memory-note = Je mag een stapel niet doorbladeren – maar alles erin lag ooit open, en dit zou een goed geheugen nog weten.
ssp-page-from-top = Van boven af
ssp-page-hint-draw = Pak er twee
ssp-page-hint-take = Pak
ssp-page-hint-discard = Leg hier
ssp-page-hint-search = Doorzoek
ssp-page-hint-rob = Steel een kaart

## Wat er te doen is

ssp-page-lead-draw = Pak twee kaarten, of de bovenste van een stapel
ssp-page-lead-keep = Welke van de twee houd je?
ssp-page-lead-discard = Op welke stapel komt de andere kaart?
ssp-page-lead-play = Leg een duo uit, of beëindig je beurt
ssp-page-lead-call = Je mag de ronde beëindigen – durf je?
ssp-page-lead-end = Niets uit te leggen: beëindig je beurt
ssp-page-lead-with = Welke kaart maakt het duo compleet?
ssp-page-lead-search = Welke stapel doorzoeken je krabben?
ssp-page-lead-pick = Pak een kaart naar keuze uit de stapel
ssp-page-lead-rob = Van wie steel je?
ssp-page-ends = Zo kun je je beurt beëindigen
ssp-page-what = Wat betekent dat?

## Waarom iets niet kan

ssp-page-why-over = Het spel is afgelopen.
ssp-page-why-wait = Je bent niet aan de beurt.
ssp-page-why-keep = Kies eerst welke van de twee gepakte kaarten je houdt.
ssp-page-why-discard = Leg eerst de andere gepakte kaart op een stapel.
ssp-page-why-search = Je krabben doorzoeken een stapel: pak daar eerst een kaart uit.
ssp-page-why-rob = Kies eerst van wie je steelt.
ssp-page-why-draw = Duo’s leg je pas uit als je hebt gepakt.
ssp-page-why-no-duo = Deze kaart leg je niet uit. Hij telt in je hand.
ssp-page-why-no-partner = Er zit nog geen kaart in je hand die erbij past.
ssp-page-why-with = Hij past niet bij de kaart die je aan het uitleggen bent.
ssp-page-why-empty = Hier valt niets te halen.
ssp-page-why-drawn = Je hebt deze beurt al gepakt.

## Wat de eigen kaarten waard zijn

ssp-page-worth =
    { $points ->
        [one] kaartpunt
       *[other] kaartpunten
    }
ssp-page-nothing-yet = Je kaarten leveren nog niets op.
ssp-page-bonus-note = De kleurbonus – zoveel punten als je kaarten van je meest voorkomende kleur hebt – telt alleen door een LAATSTE KANS.
ssp-page-may-call-soon = Genoeg om in je beurt de ronde te beëindigen
ssp-page-beat = Je laatste beurt: meer dan { $points } wint van de gok

## Laatste kans en het einde van een ronde

ssp-page-chance =
    { $who ->
        [you] Je gokt dat niemand meer dan { ssp-points } heeft.
       *[other] { $name } gokt dat niemand meer dan { ssp-points } heeft.
    } { $left ->
        [one] Nog één laatste beurt.
       *[other] Nog { $left } laatste beurten.
    }
ssp-page-round-over = Ronde { $round } is afgelopen
ssp-page-goal = Het spel eindigt zodra iemand { $goal } punten heeft.
ssp-page-next-round = Op naar de volgende ronde
