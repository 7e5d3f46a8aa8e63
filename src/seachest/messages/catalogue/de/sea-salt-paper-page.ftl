### Sea Salt & Paper at the table in the browser, German.

## Cards and piles

ssp-page-deck = Nachzieh{ "\u00AD" }stapel
ssp-page-back = eine verdeckte Karte
ssp-page-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ssp-page-hand-count =
    { $known ->
        [0] { ssp-page-cards } auf der Hand
       *[other] { ssp-page-cards } auf der Hand, { $known } davon kennst du
    }
ssp-page-laid = Ausgelegte Duos
ssp-page-look = Was du von diesem Stapel noch weißt
ssp-page-memory-note = Durchblättern darf man einen Stapel nicht – aber alles darin lag einmal offen, und das hier wüsste ein gutes Gedächtnis.
ssp-page-from-top = Von oben
ssp-page-hint-draw = Zieh zwei
ssp-page-hint-take = Nimm
ssp-page-hint-discard = Hierher
ssp-page-hint-search = Such hier
ssp-page-hint-rob = Stiehl hier

## What to do

ssp-page-lead-draw = Zieh zwei Karten, oder nimm die oberste eines Stapels
ssp-page-lead-keep = Welche der beiden behältst du?
ssp-page-lead-discard = Auf welchen Stapel kommt die andere?
ssp-page-lead-play = Leg ein Duo aus, oder beende deinen Zug
ssp-page-lead-call = Du darfst die Runde beenden – traust du dich?
ssp-page-lead-end = Nichts auszulegen: Beende deinen Zug
ssp-page-lead-ending = Dein Zug endet …
ssp-page-lead-with = Welche Karte macht das Duo voll?
ssp-page-lead-search = Welchen Stapel durchsuchen deine Krabben?
ssp-page-lead-pick = Nimm eine beliebige Karte aus dem Stapel
ssp-page-lead-rob = Wen bestiehlst du?
ssp-page-ends = So kannst du deinen Zug beenden
ssp-page-what = Was heißt das?

## Why something can’t be chosen

ssp-page-why-over = Die Partie ist zu Ende.
ssp-page-why-wait = Du bist nicht dran.
ssp-page-why-keep = Wähl zuerst, welche der beiden gezogenen Karten du behältst.
ssp-page-why-discard = Leg zuerst die andere gezogene Karte auf einen Stapel.
ssp-page-why-search = Deine Krabben durchsuchen einen Stapel: Nimm zuerst eine Karte daraus.
ssp-page-why-rob = Wähl zuerst, wen du bestiehlst.
ssp-page-why-draw = Nimm zuerst eine Karte, dann kannst du Duos auslegen.
ssp-page-why-no-duo = Diese Karte legt man nicht aus. Sie zählt auf deiner Hand.
ssp-page-why-no-partner = Auf deiner Hand fehlt ihr noch die passende zweite Karte.
ssp-page-why-with = Sie passt nicht zu der Karte, die du auslegen willst.
ssp-page-why-empty = Hier gibt es nichts zu holen.
ssp-page-why-drawn = Du hast in diesem Zug schon eine Karte genommen.

## What your own cards are worth

ssp-page-worth =
    { $points ->
        [one] Kartenpunkt
       *[other] Kartenpunkte
    }
ssp-page-nothing-yet = Deine Karten bringen noch keine Punkte.
ssp-page-bonus-note = Der Farbbonus – so viele Punkte, wie du Karten deiner häufigsten Farbe hast – zählt nur bei einer LETZTEN CHANCE.
ssp-page-may-call-soon = Genug, um die Runde in deinem Zug zu beenden
ssp-page-beat = Dein letzter Zug: Mit mehr als { $points } Punkten platzt die Wette

## Last chance and the end of a round

ssp-page-chance =
    { $who ->
        [you] Du wettest, dass niemand mehr als { ssp-points } hat.
       *[other] { $name } wettet, dass niemand mehr als { ssp-points } hat.
    } { $left ->
        [one] Noch ein letzter Zug.
       *[other] Noch { $left } letzte Züge.
    }
ssp-page-round-over = Runde { $round } ist vorbei
ssp-page-group-nothing = keine Punkte
ssp-page-cards-idle =
    { $points ->
        [one] Die Karten wären { $points } Punkt wert gewesen; es zählt nur der Farbbonus.
       *[other] Die Karten wären { $points } Punkte wert gewesen; es zählt nur der Farbbonus.
    }
ssp-page-goal = { $goal ->
    [one] Die Partie endet, sobald jemand 1 Punkt hat.
   *[other] Die Partie endet, sobald jemand { $goal } Punkte hat.
}
ssp-page-next-round = Auf zur nächsten Runde
