### Sea or Shore: the words on its table in the browser, Dutch.

## What is asked of you

sos-page-ask-pass = Welke kaart geef je door aan { $name }?
sos-page-ask-card = Speel een eiland
sos-page-ask-show = Welke helft toon je?
sos-page-ask-plus = Leg je er pluskaarten bij?
sos-page-ask-take = De kleur is van jou! Wat pak je?
sos-page-ask-fleece = Van wie pak je twee pluskaarten af?
sos-page-ask-swap = Van wie trek je kaarten?
sos-page-ask-inspect = In welke trekstapel kijk je?
sos-page-ask-order = Tik de schatten aan in hun nieuwe volgorde, de bovenste eerst
sos-page-ask-fetch = Haal een eiland uit de slag
sos-page-ask-discard = Leg één kaart af
sos-page-plus-less = één pluskaart minder
sos-page-plus-more = één pluskaart meer
sos-page-order-place =
    { $place ->
        [0] { $treasure }, nog zonder plek
       *[other] { $treasure }, plek { $place } van boven
    }
sos-page-order-done = Terugleggen
sos-page-order-again = Opnieuw

## Why a card can’t be chosen

sos-page-why-pass = Je geeft de hoogste kaart door van een kleur waarvan je de meeste kaarten hebt. Deze blijft dus bij jou.
sos-page-why-turn = { $name } is aan de beurt. Je kaarten moeten even wachten.
sos-page-why-other = Voor wat je nu beslist, heb je deze kaart niet nodig.

## The pass

sos-page-pass-about = Iedereen geeft tegelijk een kaart door naar rechts: de hoogste van de kleur waarvan je de meeste kaarten hebt.
sos-page-pass-done = heeft gekozen
sos-page-pass-waits = kiest nog
sos-page-received = Je krijgt van { $name }:

## The trick

sos-page-trick = De slag
sos-page-slot =
    { $plus ->
        [0] { $name }: { $card }
        [one] { $name }: { $card }, met { $plus } pluskaart
       *[other] { $name }: { $card }, met { $plus } pluskaarten
    }
sos-page-slot-empty = { $name } heeft nog niet gespeeld
sos-page-slot-awaited = { $name } speelt nu
sos-page-outcome-wins = Wint { $colours }
sos-page-outcome-last = Is de laagste en krijgt pluskaarten
sos-page-outcome-loses = Wint niets
sos-page-result-wins = wint
sos-page-result-last = laagste
sos-page-result-loses = niets

## What is at stake

sos-page-stakes = Wat er op het spel staat
sos-page-stake-treasure = Wie { $colour } wint, pakt de { $treasure }.
sos-page-stake-action = Wie { $colour } wint, activeert actie { $action }.
sos-page-stake-joined = In deze slag gelden { $colour } als één kleur. Wie die wint, activeert actie { $action }.
sos-page-stake-taken = In { $colour } is de schat al gepakt.

## Who sits at the table

sos-page-hand-size =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
sos-page-plus-size =
    { $count ->
        [one] { $count } pluskaart
       *[other] { $count } pluskaarten
    }
sos-page-stack-size =
    { $count ->
        [0] geen schatten
        [one] { $count } schat
       *[other] { $count } schatten
    }
sos-page-stack =
    { $count ->
        [one] { $count } schat: { $top }
       *[other] { $count } schatten, bovenop: { $top }
    }
sos-page-points =
    { $points ->
        [one] { $points } punt uit gespeelde rondes
       *[other] { $points } punten uit gespeelde rondes
    }

## What you remember

sos-page-memory = Geheugen
sos-page-last = Vorige slag
sos-page-where-nowhere = nog niet gezien
sos-page-where-mine = van jou
sos-page-where-held = bij { $name }
sos-page-where-perhaps = misschien afgedekt bij { $name }
sos-page-where-played = gespeeld
sos-page-somebody = iemand (je weet bij wie)

## The score sheet

sos-page-sheet = Punten
sos-page-player = Speler
sos-page-parts =
    { $plus ->
        [0] { $treasures } voor schatten
        [one] { $treasures } voor schatten, { $bonus } voor { $plus } pluskaart
       *[other] { $treasures } voor schatten, { $bonus } voor { $plus } pluskaarten
    }
