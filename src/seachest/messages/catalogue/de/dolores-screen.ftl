### Dolores: its table in the terminal, German.

## The top line

dol-screen-duel = { $dealer } ({ dol-screen-dealer }) – { $left }
dol-screen-near = SONNENAUFGANG NAHT
dol-screen-drawn = SONNENAUFGANG!

## What is awaited

dol-screen-moment-theft = Diebstahl! Wen trifft es?
dol-screen-moment-loot = Diebstahl! Welche Karte? Opfer: { $other }
dol-screen-moment-before = Bevor Karten gezogen werden: Flaschenpost?
dol-screen-moment-laid-out = Die Karten liegen: Flaschenpost?
dol-screen-moment-shown = Die Gesten sind gezeigt – { $outcome }. Flaschenpost?
dol-screen-moment-lookout = Der Sonnenaufgang ist gezogen: die Schmiere einsetzen?
dol-screen-moment-talk = Eine Ansage vor den Gesten?
dol-screen-moment-gesture = Gesten geheim wählen
dol-screen-moment-count = Welche von zwei Händen gilt?
dol-screen-moment-give = Strudel: Welche Karte kommt auf { $place }?
dol-screen-moment-grab = Die Wette ist gewonnen: welche Karten?
dol-screen-moment-pick = Erste Wahl: welche Karte?
dol-screen-moment-drop = Erste Wahl gegen Erste Wahl: Welche Sorte geht?
dol-screen-ended-sunrise = Die Sonne ist da: Die Karten dieses Duells bekommt niemand.
dol-screen-ended-pile = Zu wenige Karten für ein weiteres Duell.

## What the gestures lead to

dol-screen-outcome-peace = beide nehmen ihre eigenen Karten
dol-screen-outcome-take = { $name }: alle Karten
dol-screen-outcome-nobody = alle Karten werden abgeworfen
dol-screen-outcome-pick = { $name }: eine beliebige Karte; { $other }: der Rest der eigenen Seite
dol-screen-outcome-pick-rest = { $name }: eine beliebige Karte; { $other }: alle übrigen
dol-screen-outcome-drop = alle Karten werden abgeworfen, und beide verlieren eine Sorte

## The duel

dol-screen-dealer = Geber
dol-screen-left = links
dol-screen-covered = verdeckt
dol-screen-word = Wort
dol-screen-says = { $who ->
    [you] sagst: { $gesture }
   *[other] sagt: { $gesture }
}
dol-screen-advises = { $who ->
    [you] rätst: { $gesture }
   *[other] rät: { $gesture }
}
dol-screen-shows = { $who ->
    [you] zeigst:
   *[other] zeigt:
}
dol-screen-bets = { $who ->
    [you] Du wettest:
   *[other] { $name } wettet:
}
dol-screen-bet-won = gewonnen
dol-screen-bet-lost = verloren
dol-screen-drops = { $who ->
    [you] wirfst ab: { $sort }
   *[other] wirft ab: { $sort }
}
dol-screen-secret = geheim

## Displays, pile and discard

dol-screen-points = Punkte
dol-screen-pile = Zugstapel: { $count }
dol-screen-discard = abgeworfen: { $count }
dol-screen-discard-unseen = abgeworfen: { $count }, dazu { $unseen } verdeckt
dol-screen-safe = kein Sonnenaufgang in den nächsten { $count } Karten
dol-screen-risk = Sonnenaufgang im nächsten Duell: { $percent } %
dol-screen-last-duel = das ist das letzte Duell
dol-screen-ignored = der Sonnenaufgang ist vorbei, es geht bis zu den letzten Karten

## What you remember

dol-screen-label = { $what }:
dol-screen-memory-goods = Waren
dol-screen-memory-unseen = noch nicht gesehen
dol-screen-memory-discarded = abgeworfen
dol-screen-memory-out = { $count ->
    [one] 1 der Karten, die du nicht gesehen hast, ist in diesem Spiel nicht dabei.
   *[other] { $count } der Karten, die du nicht gesehen hast, sind in diesem Spiel nicht dabei.
}
dol-screen-memory-bottles = Flaschenpost
dol-screen-memory-owned = in den Auslagen
dol-screen-memory-lying = im Duell
dol-screen-memory-used = eingesetzt oder abgeworfen
dol-screen-memory-removed = aus dem Spiel
dol-screen-memory-open = noch verborgen oder aus dem Spiel
dol-screen-memory-in-pile = noch im Zugstapel
dol-screen-memory-covered = gezogen, aber verdeckt
dol-screen-memory-lantern = Bei Laternenlicht
dol-screen-memory-seen = Diese Karten wurden verdeckt abgeworfen, und nur du hast sie gesehen:
dol-screen-memory-dark = verdeckt abgeworfen
dol-screen-memory-buried = { $count ->
    [one] 1 Karte wurde verdeckt abgeworfen. Du weißt nicht, welche.
   *[other] { $count } Karten wurden verdeckt abgeworfen. Du weißt nicht, welche.
}
dol-screen-memory-words = Gehaltene und gebrochene Ansagen
dol-screen-memory-word = { $name }: { $kept } gehalten, { $broken } gebrochen
dol-screen-memory-pile = Zugstapel, von oben

## What the signs mean

dol-screen-legend-highest = das höchste Set zählt
dol-screen-legend-lowest = das niedrigste Set zählt
dol-screen-legend-both = alle Sets sind gleich und zählen doppelt
dol-screen-legend-bottle = Flaschenpost
dol-screen-legend-hidden = eine Hand, die noch zu ist
dol-screen-legend-kept = Wort gehalten
dol-screen-legend-broken = Wort gebrochen
dol-screen-legend-turn = ist dran

## The score sheet

dol-screen-sheet-sets = höchste { $highest }, niedrigste { $lowest }, zusammen { $points }
dol-screen-sheet-equal = alle Sets sind gleich und zählen doppelt: { $sum }, zusammen { $points }
dol-screen-sheet-none = kein Set, das zählt
