### Dolores: its table in the browser, German.

dol-page-beach = Das Duell am Strand
dol-page-settling = Mal sehen, was passiert …
dol-page-display-empty = Noch keine Beute.
dol-page-covered = eine verdeckte Karte
    .help = Eine Laterne verdeckt dieses Duell: Nur wer sie eingesetzt hat, sieht die Karten.
dol-page-maybe-sunrise = Sonnenaufgang?
dol-page-chosen = Deine Wahl: { dol-shows }. Noch sieht sie niemand.
dol-page-say = Sag etwas:

## What I am asked

dol-page-lead-theft = Diebstahl! Wen bestiehlst du?
dol-page-lead-loot = Welche Karte stiehlst du { $other }?
dol-page-stand-part = In diesem Duell passen
    .help = Bis dieses Duell vorbei ist, setzt du keine Flaschenpost ein. Ob du Schmiere stehst, wirst du trotzdem gefragt.
dol-page-stand-recalled = Immer passen
    .help = Bis du es dir anders überlegst, setzt du keine Flaschenpost ein. Ob du Schmiere stehst, wirst du trotzdem gefragt.
dol-page-standing-part = Du passt, bis dieses Duell vorbei ist.
dol-page-standing-recalled = Du passt jetzt immer.
dol-page-standing-end = Wieder fragen
dol-page-lead-before = Noch liegen keine Karten. Setzt du eine Flaschenpost ein?
dol-page-lead-laid-out = Die Karten liegen aus. Setzt du eine Flaschenpost ein?
dol-page-lead-shown = Die Gesten sind gezeigt. Setzt du eine Flaschenpost ein?
dol-page-lead-lookout = Sonnenaufgang! Soll die Partie weitergehen?
dol-page-lead-talk = Was sagst du an?
dol-page-lead-gesture = Was zeigst du?
dol-page-lead-hands = Welche zwei Gesten zeigst du?
dol-page-lead-bet = Was werden die beiden zeigen?
dol-page-lead-count = Welche deiner beiden Gesten gilt?
dol-page-lead-give =
    { $who ->
        [you] Wähle die Karten, die vor dir liegen sollen
       *[other] Wähle die Karten, die vor { $name } liegen sollen
    }
dol-page-lead-grab = Wette gewonnen: Nimm dir, was du willst
dol-page-lead-pick = Du wählst zuerst: Nimm eine Karte
dol-page-lead-drop = Welche Sorte wirfst du ab?
