### Dolores: its table in the terminal, German.

## The top line

dol-screen-duel = { $dealer } ({ dol-screen-dealer }) – { $left }
dol-screen-near = SONNENAUFGANG NAHT
dol-screen-drawn = SONNENAUFGANG!

## What is awaited

dol-screen-moment-theft = Diebstahl! Wen trifft es?
dol-screen-moment-loot = Diebstahl! Welche Karte? Opfer: { $other }
dol-screen-moment-before = Bevor Karten gezogen werden: Flaschenpost?
dol-screen-moment-laid-out = Die Karten liegen aus: Flaschenpost?
dol-screen-moment-shown = Die Gesten sind gezeigt – { $outcome }. Flaschenpost?
dol-screen-moment-lookout = Der Sonnenaufgang wurde gezogen: Schmiere stehen?
dol-screen-moment-talk = Eine Ansage vor den Gesten?
dol-screen-moment-gesture = Gesten geheim wählen
dol-screen-moment-count = Welche der zwei Gesten gilt?
dol-screen-moment-give = Strudel: Welche Karte kommt auf Platz { $place }?
dol-screen-moment-grab = Die Wette ist gewonnen: welche Karten?
dol-screen-moment-pick = Erste Wahl: welche Karte?
dol-screen-moment-drop = Erste Wahl gegen Erste Wahl: Welche Sorte wird abgeworfen?
dol-screen-ended-sunrise = Die Sonne ist da: Die Karten dieses Duells bekommt niemand.
dol-screen-ended-pile = Zu wenige Karten für ein weiteres Duell.

## What the gestures lead to

dol-screen-outcome-peace = beide nehmen ihre eigenen Karten
dol-screen-outcome-take = { $name }: alle Karten
dol-screen-outcome-nobody = alle Karten werden abgeworfen
dol-screen-outcome-pick = { $name }: eine beliebige Karte; { $other }: der Rest der eigenen Seite
dol-screen-outcome-pick-rest = { $name }: eine beliebige Karte; { $other }: alle übrigen
dol-screen-outcome-drop = alle Karten werden abgeworfen, und beide werfen eine Sorte ab

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
dol-screen-safe = { $count ->
    [one] kein Sonnenaufgang in der nächsten Karte
   *[other] kein Sonnenaufgang in den nächsten { $count } Karten
}
dol-screen-risk = Sonnenaufgang im nächsten Duell: { $percent } %
dol-screen-last-duel = das ist das letzte Duell
dol-screen-ignored = der Sonnenaufgang blieb ohne Folgen, es geht bis zu den letzten Karten

## What you remember

dol-screen-label = { $what }:
dol-screen-memory-goods = Waren
dol-screen-memory-unseen = noch nicht gesehen
dol-screen-memory-discarded = abgeworfen
dol-screen-memory-out = { $count ->
    [one] 1 der Karten, die du nicht gesehen hast, ist in dieser Partie nicht dabei.
   *[other] { $count } der Karten, die du nicht gesehen hast, sind in dieser Partie nicht dabei.
}
dol-screen-memory-bottles = Flaschenpost
dol-screen-memory-owned = in den Auslagen
dol-screen-memory-lying = im Duell
dol-screen-memory-used = eingesetzt oder abgeworfen
dol-screen-memory-removed = aus dem Spiel
dol-screen-memory-open = noch verborgen oder aus dem Spiel
dol-screen-memory-in-pile = noch im Zugstapel
dol-screen-memory-covered = gezogen, aber verdeckt
dol-screen-memory-lantern = Von der Laterne verdeckt
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

dol-screen-legend-highest = das wertvollste Set zählt
dol-screen-legend-lowest = das wertloseste Set zählt
dol-screen-legend-both = alle Sets sind gleich viel wert und zählen doppelt
dol-screen-legend-bottle = Flaschenpost
dol-screen-legend-hidden = Geste noch geheim
dol-screen-legend-kept = Wort gehalten
dol-screen-legend-broken = Wort gebrochen
dol-screen-legend-turn = ist dran

## The score sheet

dol-screen-sheet-sets = wertvollste { $highest }, wertloseste { $lowest }, zusammen { $points }
dol-screen-sheet-equal = alle Sets sind gleich viel wert und zählen doppelt: { $sum }, zusammen { $points }
dol-screen-sheet-none = kein Set, das zählt
