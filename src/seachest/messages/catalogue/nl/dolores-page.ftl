### Dolores: its table in the browser, Dutch.

dol-page-beach = Het duel op het strand
dol-page-settling = Even kijken wat er gebeurt…
dol-page-display-empty = Nog geen buit.
dol-page-covered = een gedekte kaart
    .help = Dit duel ligt in het donker: alleen wie de lantaarn heeft gebruikt, ziet de kaarten.
dol-page-maybe-sunrise = zonsopgang?
dol-page-chosen = Je keuze: { dol-shows }. De anderen zien die nog niet.
dol-page-say = Zeg iets:

## What I am asked

dol-page-lead-theft = Diefstal! Wie besteel je?
dol-page-lead-loot = Welke kaart steel je van { $other }?
dol-page-stand-part = Dit duel passen
    .help = Tot dit duel voorbij is, gebruik je geen fles. Of je de uitkijk gebruikt, wordt je nog wel gevraagd.
dol-page-stand-recalled = Altijd passen
    .help = Tot je anders beslist, gebruik je geen fles. Of je de uitkijk gebruikt, wordt je nog wel gevraagd.
dol-page-standing-part = Je past tot dit duel voorbij is.
dol-page-standing-recalled = Je past nu altijd.
dol-page-standing-end = Weer vragen
dol-page-lead-before = Er liggen nog geen kaarten. Gebruik je een fles?
dol-page-lead-laid-out = De kaarten liggen op tafel. Gebruik je een fles?
dol-page-lead-shown = De gebaren zijn getoond. Gebruik je een fles?
dol-page-lead-lookout = Zonsopgang! Laat je het spel doorgaan?
dol-page-lead-talk = Wat kondig je aan?
dol-page-lead-gesture = Welk gebaar toon je?
dol-page-lead-hands = Welke twee gebaren toon je?
dol-page-lead-bet = Welke gebaren tonen die twee, denk je?
dol-page-lead-count = Welk van je twee gebaren telt?
dol-page-lead-give =
    { $who ->
        [you] Kies de kaarten die voor jou komen te liggen
       *[other] Kies de kaarten die voor { $name } komen te liggen
    }
dol-page-lead-grab = Weddenschap gewonnen: pak wat je wilt
dol-page-lead-pick = Jij kiest als eerste: neem een kaart
dol-page-lead-drop = Welke soort leg je af?
