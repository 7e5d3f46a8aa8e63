### Sea or Shore: the words on its table in the terminal, German.

## The top line

sos-screen-trick = Stich { $trick } von { $tricks }
sos-screen-passing = Weitergeben
sos-screen-starts = { $who ->
    [you] du beginnst
   *[other] { $name } beginnt
}
sos-screen-turn-passing = Alle geben eine Karte weiter
sos-screen-last-trick = LETZTER STICH

## The seats: what the rows of the trick are called, and shorter as heads of columns

sos-screen-shore = Ufer
sos-screen-sea = Meer
sos-screen-result = Ausgang
sos-screen-last = Stich davor
sos-screen-plus = Zusatzkarten
sos-screen-treasures = Schätze, oben
sos-screen-hand = Hand
sos-screen-points = Punkte
sos-screen-head-card = Karte
sos-screen-head-result = Ausgang
sos-screen-head-last = davor
sos-screen-head-plus = Zusatz
sos-screen-head-treasures = Schätze
sos-screen-head-hand = Hand
sos-screen-head-points = Punkte
sos-screen-wins = gewinnt { $colours }
sos-screen-uncovered = Alle decken auf!
sos-screen-lowest = letzte

## What is at stake, and the piles

sos-screen-label = { $name }:
sos-screen-action = Aktion { $action }
sos-screen-action-1 = stiehl jemandem 2 Zusatzkarten
sos-screen-action-2 = tausch mit jemandem 2 Karten
sos-screen-action-3 = sieh 3 Schätze an, ordne sie
sos-screen-action-4 = hol eine Karte aus dem Stich
sos-screen-idle = im letzten Stich ohne Wirkung
sos-screen-triggers = diese Aktion
sos-screen-joined = zählen als eine:
sos-screen-treasure = Schatz
sos-screen-taken = Schatz ist weg
sos-screen-face-down = { $count } verdeckt
sos-screen-next = danach:
sos-screen-supply = Vorrat: { $count ->
    [one] 1 Zusatzkarte
   *[other] { $count } Zusatzkarten
}
sos-screen-supply-short = Vorrat: { $count }

## The own cards

sos-screen-own-treasures = Deine Schätze:
sos-screen-none = noch keine
sos-screen-worth = { $treasures } + { $half } für { $plus ->
    [one] 1 Zusatzkarte
   *[other] { $plus } Zusatzkarten
} = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sos-screen-so-far = bisher { $points }
sos-screen-own-hand = Deine Hand
sos-screen-hand-empty = keine Karten mehr
sos-screen-pass-goes-to = Du gibst eine Karte an { $name } weiter.
sos-screen-passed = Du gibst an { $name } weiter:
sos-screen-owed = { $count ->
    [one] Gib { $name } noch eine Karte.
   *[other] Gib { $name } noch { $count } Karten.
}
sos-screen-discard = Leg eine Karte ab.
sos-screen-half-seen = Bis alle gespielt haben, sehen die anderen nur die halbe Karte.

## What one remembers

sos-screen-where = Wo die Inselkarten sind
sos-screen-where-signs = ? nicht gesehen · × gespielt · sonst, wer sie hat; steht ein ? hinter dem Namen, liegt sie vielleicht schon abgedeckt im Stich
sos-screen-unseen = Noch nicht gesehen
sos-screen-played = Gespielt
sos-screen-left-out = { $count ->
    [one] 1 der Karten, die du nicht gesehen hast, ist in dieser Runde nicht dabei.
   *[other] { $count } der Karten, die du nicht gesehen hast, sind in dieser Runde nicht dabei.
}
sos-screen-me = du
sos-screen-hands = Hände
sos-screen-perhaps = vielleicht abgedeckt im Stich:
sos-screen-unknown = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
}
sos-screen-hand-known = Was die anderen von deiner Hand gesehen haben
sos-screen-piles = Die Stapel, von oben
sos-screen-unseen-treasures = Schätze, von denen du nicht weißt, wo sie liegen

## The whole table

sos-screen-to = an { $name }:
sos-screen-stacks = Schätze, von unten nach oben
sos-screen-out = In dieser Runde nicht dabei

## Signs

sos-screen-sign-card = eine Inselkarte: die Zahl am Ufer, die Farbe im Meer
sos-screen-sign-cover = mit einer abgedeckten Hälfte; was du trotzdem weißt, steht auf der Abdeckung
sos-screen-sign-plus = mit zwei Zusatzkarten, also 9 wert
sos-screen-sign-treasure = ein Schatz, der 4 Punkte wert ist
sos-screen-sign-start = beginnt den Stich
sos-screen-sign-turn = entscheidet gerade
sos-screen-sign-winner = gewinnt die Farbe

## The score sheet

sos-screen-sheet-total = zusammen { $total }
