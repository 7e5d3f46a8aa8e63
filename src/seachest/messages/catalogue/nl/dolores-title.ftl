### Dolores: its name, and what is asked when a table is opened, Dutch

page-game-dolores = Dolores
    .about = Het schip ligt op de rotsen, de lading op het strand. Open hand of vuist? Beloven kun je van alles.
    .length = ongeveer 20 minuten

page-new-bottles = Flessenpost
    .help = Vijf van de negen verrassingskaarten doen mee: een lantaarn dooft, een dief slaat toe, golven brengen nieuwe lading. Zet je dit uit, dan blijft alleen de zonsopgang over.
page-new-singles = Losse kaarten tellen als set
    .help = Aan het eind tellen alleen je hoogste en je laagste set. Zet je dit uit, dan heb je voor een set minstens twee kaarten van een soort nodig.
page-new-talk = Aankondigingen
    .help = Knoppen om te beloven, te dreigen en te liegen vóór de gebaren. De bots begrijpen ze en antwoorden erop.
page-new-pile = Lengte
    .help = Een korte nacht eindigt na ongeveer de helft van de lading.
page-new-pile-short = een korte nacht
