### Dolores: its table in the terminal, Dutch.

## The top line

dol-screen-duel = { $dealer } ({ dol-screen-dealer }) – { $left }
dol-screen-near = ZONSOPGANG NADERT
dol-screen-drawn = ZONSOPGANG!

## What is awaited

dol-screen-moment-theft = Diefstal! Wie wordt bestolen?
dol-screen-moment-loot = Diefstal! Welke kaart? Slachtoffer: { $other }
dol-screen-moment-before = Voordat de kaarten worden getrokken: een fles?
dol-screen-moment-laid-out = De kaarten liggen op tafel: een fles?
dol-screen-moment-shown = De gebaren zijn getoond – { $outcome }. Een fles?
dol-screen-moment-lookout = De zonsopgang is getrokken: de uitkijk gebruiken?
dol-screen-moment-talk = Vóór de gebaren: iets aankondigen?
dol-screen-moment-gesture = Kies in het geheim een gebaar
dol-screen-moment-count = Welk van de twee gebaren telt?
dol-screen-moment-give = Draaikolk: welke kaart komt op plek { $place }?
dol-screen-moment-grab = Weddenschap gewonnen: welke kaarten?
dol-screen-moment-pick = Eerste keus: welke kaart?
dol-screen-moment-drop = Eerste keus tegen Eerste keus: welke soort gaat weg?
dol-screen-ended-sunrise = De zon is op: niemand krijgt de kaarten van dit duel.
dol-screen-ended-pile = Te weinig kaarten voor nog een duel.

## What the gestures lead to

dol-screen-outcome-peace = allebei de eigen kaarten
dol-screen-outcome-take = { $name }: alle kaarten
dol-screen-outcome-nobody = alle kaarten worden afgelegd
dol-screen-outcome-pick = { $name }: één kaart naar keuze; { $other }: de rest van de eigen kant
dol-screen-outcome-pick-rest = { $name }: één kaart naar keuze; { $other }: alle overige
dol-screen-outcome-drop = alle kaarten worden afgelegd, en allebei verliezen ze een soort

## The duel

dol-screen-dealer = deler
dol-screen-left = links
dol-screen-covered = gedekt
dol-screen-word = woord
dol-screen-says = { $who ->
    [you] zegt: { $gesture }
   *[other] zegt: { $gesture }
}
dol-screen-advises = { $who ->
    [you] raadt aan: { $gesture }
   *[other] raadt aan: { $gesture }
}
dol-screen-shows = { $who ->
    [you] toont:
   *[other] toont:
}
dol-screen-bets = { $who ->
    [you] Jij wedt:
   *[other] { $name } wedt:
}
dol-screen-bet-won = gewonnen
dol-screen-bet-lost = verloren
dol-screen-drops = { $who ->
    [you] legt af: { $sort }
   *[other] legt af: { $sort }
}
dol-screen-secret = geheim

## Displays, pile and discard

dol-screen-points = punten
dol-screen-pile = Trekstapel: { $count }
dol-screen-discard = afgelegd: { $count }
dol-screen-discard-unseen = afgelegd: { $count }, plus { $unseen } ongezien
dol-screen-safe = { $count ->
    [one] geen zonsopgang bij de volgende kaart
   *[other] geen zonsopgang bij de volgende { $count } kaarten
}
dol-screen-risk = zonsopgang in het volgende duel: { $percent }%
dol-screen-last-duel = dit is het laatste duel
dol-screen-ignored = de zonsopgang is geweest, het spel gaat door tot de laatste kaarten

## What you remember

dol-screen-label = { $what }:
dol-screen-memory-goods = Goederen
dol-screen-memory-unseen = nog niet gezien
dol-screen-memory-discarded = afgelegd
dol-screen-memory-out = { $count ->
    [one] 1 van de kaarten die je niet hebt gezien, doet in dit spel niet mee.
   *[other] { $count } van de kaarten die je niet hebt gezien, doen in dit spel niet mee.
}
dol-screen-memory-bottles = Flessen
dol-screen-memory-owned = in iemands buit
dol-screen-memory-lying = in het duel
dol-screen-memory-used = gebruikt of afgelegd
dol-screen-memory-removed = uit het spel
dol-screen-memory-open = nog verborgen, of uit het spel
dol-screen-memory-in-pile = nog in de trekstapel
dol-screen-memory-covered = getrokken, maar gedekt
dol-screen-memory-lantern = Door de lantaarn verborgen
dol-screen-memory-seen = Deze kaarten zijn gedekt afgelegd, en alleen jij hebt ze gezien:
dol-screen-memory-dark = gedekt afgelegd
dol-screen-memory-buried = { $count ->
    [one] Er is 1 kaart gedekt afgelegd. Je weet niet welke.
   *[other] Er zijn { $count } kaarten gedekt afgelegd. Je weet niet welke.
}
dol-screen-memory-words = Woord gehouden en gebroken
dol-screen-memory-word = { $name }: { $kept } keer gehouden, { $broken } keer gebroken
dol-screen-memory-pile = Trekstapel, van boven naar beneden

## What the signs mean

dol-screen-legend-highest = de hoogste set telt
dol-screen-legend-lowest = de laagste set telt
dol-screen-legend-both = alle sets zijn gelijk en tellen dubbel
dol-screen-legend-bottle = een fles
dol-screen-legend-hidden = gebaar nog geheim
dol-screen-legend-kept = woord gehouden
dol-screen-legend-broken = woord gebroken
dol-screen-legend-turn = is aan de beurt

## The score sheet

dol-screen-sheet-sets = hoogste { $highest }, laagste { $lowest }, samen { $points }
dol-screen-sheet-equal = alle sets zijn gelijk en tellen dubbel: { $sum }, samen { $points }
dol-screen-sheet-none = geen set die telt
