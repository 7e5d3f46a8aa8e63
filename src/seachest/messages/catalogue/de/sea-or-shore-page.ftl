### Sea or Shore: die Wörter auf dem Tisch im Browser, Deutsch.

## Was du entscheidest

sos-page-ask-pass = Welche Karte gibst du an { $name } weiter?
sos-page-ask-card = Spiel eine Insel
sos-page-ask-show = Welche Hälfte sollen die anderen sehen?
sos-page-ask-plus = Legst du Zusatzkarten dazu?
sos-page-ask-take = Die Farbe gehört dir! Was nimmst du?
sos-page-ask-fleece = Wem nimmst du zwei Zusatzkarten?
sos-page-ask-swap = Wessen Karten ziehst du?
sos-page-ask-inspect = In welchen Stapel schaust du?
sos-page-ask-order = Tippe die Schätze in ihrer neuen Reihenfolge an, den nächsten zuerst
sos-page-ask-fetch = Hol dir eine Insel aus dem Stich
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

## Warum eine Karte nicht geht

sos-page-why-pass = Du gibst die höchste Karte einer Farbe weiter, von der du am meisten hast. Diese hier bleibt bei dir.
sos-page-why-turn = { $name } ist dran. Deine Karten müssen warten.
sos-page-why-other = Für das, was du jetzt entscheidest, brauchst du diese Karte nicht.

## Das Weitergeben

sos-page-pass-about = Alle geben gleichzeitig eine Karte nach rechts: die höchste der Farbe, von der sie am meisten haben.
sos-page-pass-done = hat gewählt
sos-page-pass-waits = wählt noch

## Der Stich

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
sos-page-outcome-last = Liegt ganz unten und bekommt Zusatzkarten
sos-page-outcome-loses = Gewinnt nichts
sos-page-result-wins = gewinnt
sos-page-result-last = unten
sos-page-result-loses = nichts

## Worum es geht

sos-page-stakes = Worum es geht
sos-page-stake-treasure = Wer { $colour } gewinnt, nimmt: { $treasure }.
sos-page-stake-action = Wer { $colour } gewinnt, löst Aktion { $action } aus.
sos-page-stake-joined = { $colour } zählen in diesem Stich als eine Farbe. Wer sie gewinnt, löst Aktion { $action } aus.
sos-page-stake-taken = Der Schatz für { $colour } ist weg.

## Wer am Tisch sitzt

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

## Was du weißt

sos-page-memory = Gedächtnis
sos-page-last = Der Stich davor
sos-page-where-nowhere = noch nicht gesehen
sos-page-where-mine = bei dir
sos-page-where-held = bei { $name }
sos-page-where-perhaps = vielleicht verdeckt bei { $name }
sos-page-where-played = gespielt
sos-page-somebody = jemandem, von dem du es weißt

## Die Abrechnung

sos-page-sheet = Punkte
sos-page-player = Wer
sos-page-parts =
    { $plus ->
        [0] { $treasures } für Schätze
        [one] { $treasures } für Schätze, { $bonus } für { $plus } Zusatzkarte
       *[other] { $treasures } für Schätze, { $bonus } für { $plus } Zusatzkarten
    }
