### Dolores: its name, and what is asked when a table is opened, English

page-game-dolores = Dolores
    .about = The ship is on the rocks, her cargo on the beach. Open hand, or fist? Whatever you promised.
    .length = about 20 minutes

page-new-bottles = Messages in bottles
    .help = Ten cards with surprises: a lantern goes out, a thief strikes, waves bring new cargo.
page-new-singles = Single cards count as sets
    .help = At the end only your best and your worst set count. Switched off, you need two cards of a sort for a set.
page-new-talk = Announcements
    .help = Buttons to promise, threaten and lie with before the gestures. Bots understand them and answer.
page-new-pile = Length
    .help = A short night ends after about half the cargo.
page-new-pile-short = a short night
