### Dolores: its name, and what is asked when a table is opened, English

page-game-dolores = Dolores
    .about = The ship is on the rocks, her cargo on the beach. Open hand or fist? Never mind what you promised.
    .length = about 20 minutes

page-new-bottles = Messages in bottles
    .help = Five of nine special cards are shuffled in: a lantern goes out, a thief strikes, waves bring new cargo. Off: only Sunrise remains.
page-new-singles = Single cards count as sets
    .help = At the end only your highest and your lowest set score. Switched off, you need two cards of a type for a set.
page-new-talk = Announcements
    .help = Buttons for promises, threats and lies before the gestures. Bots understand them and answer.
page-new-pile = Length
    .help = A short night ends after about half the cargo.
page-new-pile-short = a short night
