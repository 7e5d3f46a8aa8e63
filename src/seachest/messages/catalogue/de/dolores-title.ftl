### Dolores: its name, and what is asked when a table is opened, German

page-game-dolores = Dolores
    .about = Das Schiff liegt auf den Felsen, die Ladung am Strand. Offene Hand oder Faust? Versprechen kannst du viel.
    .length = etwa 20 Minuten

page-new-bottles = Flaschenpost
    .help = Fünf von neun Karten voller Überraschungen kommen ins Spiel: Eine Laterne erlischt, ein Dieb greift zu, Wellen bringen neue Ladung. Ohne sie bleibt nur der Sonnenaufgang.
page-new-singles = Einzelne Karten zählen als Set
    .help = Am Ende zählen nur dein wertvollstes und dein wertlosestes Set. Schaltest du das aus, braucht ein Set zwei Karten einer Sorte.
page-new-talk = Ansagen
    .help = Knöpfe zum Versprechen, Drohen und Lügen vor den Gesten. Auch die Bots verstehen sie und antworten.
page-new-pile = Länge
    .help = Eine kurze Nacht endet nach etwa der halben Ladung.
page-new-pile-short = eine kurze Nacht
