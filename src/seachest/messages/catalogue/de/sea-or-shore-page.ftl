### Sea or Shore: the words on its table in the browser, German.

## What is asked of you

sos-page-ask-pass = Welche Karte gibst du an { $name } weiter?
sos-page-ask-card = Spiel eine Inselkarte
sos-page-ask-show = Welche Hälfte zeigst du?
sos-page-ask-plus = Legst du Zusatzkarten dazu?
sos-page-ask-take = Die Farbe gehört dir! Was nimmst du?
sos-page-ask-fleece = Wem stiehlst du zwei Zusatzkarten?
sos-page-ask-swap = Mit wem tauschst du Karten?
sos-page-ask-inspect = In welchen Stapel schaust du?
sos-page-ask-order = Tipp die Schätze in der neuen Reihenfolge an, den obersten zuerst
sos-page-ask-fetch = Hol dir eine Karte aus dem Stich
sos-page-ask-discard = Leg eine Karte ab
sos-page-plus-less = eine Zusatzkarte weniger
sos-page-plus-more = eine Zusatzkarte mehr
sos-page-order-place =
    { $place ->
        [0] { $treasure }, noch ohne Platz
       *[other] { $treasure }, Platz { $place } von oben
    }
sos-page-order-done = Zurücklegen
sos-page-order-again = Von vorn

## Why a card can’t be chosen

sos-page-why-pass = Du gibst die höchste Karte einer Farbe weiter, von der du die meisten hast. Diese hier bleibt bei dir.
sos-page-why-turn = { $name } ist dran. Deine Karten müssen warten.
sos-page-why-other = Für das, was du jetzt entscheidest, brauchst du diese Karte nicht.

## The pass

sos-page-pass-about = Alle geben gleichzeitig eine Karte nach rechts: die höchste der Farbe, von der sie die meisten haben.
sos-page-pass-done = hat gewählt
sos-page-pass-waits = wählt noch
sos-page-received = Du bekommst von { $name }:

## The trick

sos-page-trick = Der Stich
sos-page-slot =
    { $plus ->
        [0] { $name }: { $card }
        [one] { $name }: { $card }, mit { $plus } Zusatzkarte
       *[other] { $name }: { $card }, mit { $plus } Zusatzkarten
    }
sos-page-slot-empty = { $name } hat noch nicht gespielt
sos-page-slot-awaited = { $name } spielt gerade
sos-page-outcome-wins = Gewinnt { $colours }
sos-page-outcome-last = Letzter Platz in der Farbe: bekommt Zusatzkarten
sos-page-outcome-loses = Gewinnt nichts
sos-page-result-wins = gewinnt
sos-page-result-last = letzte
sos-page-result-loses = nichts

## What is at stake

sos-page-stakes = Worum es geht
sos-page-stake-treasure = { $colour } bringt: { $treasure }.
sos-page-stake-action = Wer { $colour } gewinnt, aktiviert Aktion { $action }.
sos-page-stake-joined = In diesem Stich zählen { $colour } als eine Farbe. Wer sie gewinnt, aktiviert Aktion { $action }.
sos-page-stake-taken = Der Schatz in { $colour } ist weg.

## Those at the table

sos-page-hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
sos-page-plus-size =
    { $count ->
        [one] { $count } Zusatzkarte
       *[other] { $count } Zusatzkarten
    }
sos-page-stack-size =
    { $count ->
        [0] keine Schätze
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
sos-page-stack =
    { $count ->
        [one] { $count } Schatz: { $top }
       *[other] { $count } Schätze, obenauf: { $top }
    }
sos-page-points =
    { $points ->
        [one] { $points } Punkt aus gespielten Runden
       *[other] { $points } Punkte aus gespielten Runden
    }

## What you remember

sos-page-memory = Gedächtnis
sos-page-last = Der Stich davor
sos-page-where-nowhere = noch nicht gesehen
sos-page-where-mine = bei dir
sos-page-where-held = bei { $name }
sos-page-where-perhaps = vielleicht die abgedeckte Karte von { $name }
sos-page-where-played = gespielt
sos-page-somebody = jemandem (du weißt, bei wem)

## The score sheet

sos-page-sheet = Punkte
sos-page-player = Name
sos-page-parts =
    { $plus ->
        [0] { $treasures } für Schätze
        [one] { $treasures } für Schätze, { $bonus } für { $plus } Zusatzkarte
       *[other] { $treasures } für Schätze, { $bonus } für { $plus } Zusatzkarten
    }
