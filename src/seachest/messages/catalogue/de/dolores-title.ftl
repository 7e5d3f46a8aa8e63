### Dolores: its name, and what is asked when a table is opened, German

page-game-dolores = Dolores
    .about = Das Schiff liegt auf den Felsen, die Ladung am Strand. Offene Hand oder Faust? Was immer du versprochen hast.
    .length = etwa 20 Minuten

page-new-bottles = Flaschenpost
    .help = Zehn Karten voller Überraschungen: Eine Laterne erlischt, ein Dieb greift zu, Wellen bringen neue Ladung.
page-new-singles = Einzelne Karten zählen als Set
    .help = Am Ende zählen nur dein bestes und dein schlechtestes Set. Ausgeschaltet brauchst du für ein Set zwei Karten einer Sorte.
page-new-talk = Ansagen
    .help = Knöpfe zum Versprechen, Drohen und Lügen vor den Gesten. Die Bots verstehen sie und antworten.
page-new-pile = Länge
    .help = Eine kurze Nacht endet nach etwa der halben Ladung.
page-new-pile-short = eine kurze Nacht
