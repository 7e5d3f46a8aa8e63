### Dolores: its name, and what is asked when a table is opened, Dutch

page-game-dolores = Dolores
    .about = Het schip ligt op de rotsen, de lading op het strand. Open hand of vuist? Wat je ook beloofd hebt.
    .length = ongeveer 20 minuten

page-new-bottles = Flessenpost
    .help = Tien kaarten met verrassingen: een lantaarn dooft, een dief slaat toe, golven brengen nieuwe lading.
page-new-singles = Losse kaarten tellen als set
    .help = Aan het eind tellen alleen je beste en je slechtste set. Uitgeschakeld heb je voor een set twee kaarten van een soort nodig.
page-new-talk = Aankondigingen
    .help = Knoppen om te beloven, te dreigen en te liegen vóór de gebaren. De bots begrijpen ze en antwoorden.
page-new-pile = Lengte
    .help = Een korte nacht eindigt na ongeveer de helft van de lading.
page-new-pile-short = een korte nacht
