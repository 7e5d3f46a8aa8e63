### Dolores: its table in the browser, Dutch.

dol-page-beach = Het duel op het strand
dol-page-settling = Kijk wat er gebeurt …
dol-page-display-empty = Nog niets binnengehaald.
dol-page-covered = een bedekte kaart
    .help = Een lantaarn bedekt dit duel: alleen wie hem gebruikt heeft, ziet de kaarten.
dol-page-maybe-sunrise = zonsopgang?
dol-page-chosen = Je keuze: { dol-shows }. Nog ziet niemand die.
dol-page-say = Zeg iets:

## What I am asked

dol-page-lead-theft = Diefstal! Wie besteel je?
dol-page-lead-loot = Welke kaart steel je van { $other }?
dol-page-lead-before = Er liggen nog geen kaarten. Gebruik je een fles?
dol-page-lead-laid-out = De kaarten liggen. Gebruik je een fles?
dol-page-lead-shown = De gebaren zijn getoond. Gebruik je een fles?
dol-page-lead-lookout = Zonsopgang! Laat je het spel doorgaan?
dol-page-lead-talk = Wat kondig je aan?
dol-page-lead-gesture = Wat laat je zien?
dol-page-lead-hands = Welke twee gebaren laat je zien?
dol-page-lead-bet = Wat zullen die twee laten zien?
dol-page-lead-count = Welke van je twee handen telt?
dol-page-lead-give = Kies de kaarten die voor { $name } komen te liggen
dol-page-lead-grab = Je weddenschap is gewonnen: pak wat je wilt
dol-page-lead-pick = Jij kiest eerst: pak een kaart
dol-page-lead-drop = Welke soort gooi je overboord?
