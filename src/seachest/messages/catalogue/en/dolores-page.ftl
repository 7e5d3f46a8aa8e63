### Dolores: its table in the browser, English.

dol-page-beach = The duel on the beach
dol-page-settling = See what happens…
dol-page-display-empty = No cards yet.
dol-page-covered = a covered card
    .help = Lantern covers this duel: only the player who used it sees the cards.
dol-page-maybe-sunrise = Sunrise?
dol-page-chosen = You have chosen: { dol-shows }. Nobody sees it yet.
dol-page-say = Say something:

## What I am asked

dol-page-lead-theft = Theft! Who do you steal from?
dol-page-lead-loot = Which card do you steal from { $other }?
dol-page-stand-part = Pass for this duel
    .help = Until this duel is over, you use no bottles. You’re still asked about Lookout.
dol-page-stand-recalled = Always pass
    .help = Until you say otherwise, you use no bottles. You’re still asked about Lookout.
dol-page-standing-part = You’re passing until this duel is over.
dol-page-standing-recalled = You’re always passing.
dol-page-standing-end = Ask me again
dol-page-lead-before = No cards have been drawn yet. Use a bottle?
dol-page-lead-laid-out = The cards are on the table. Use a bottle?
dol-page-lead-shown = The gestures are shown. Use a bottle?
dol-page-lead-lookout = Sunrise! Use Lookout to keep the game going?
dol-page-lead-talk = What do you announce?
dol-page-lead-gesture = What do you show?
dol-page-lead-hands = Which two gestures do you show?
dol-page-lead-bet = What will the two of them show?
dol-page-lead-count = Which of your two gestures counts?
dol-page-lead-give =
    { $who ->
        [you] Choose the cards to put in front of you
       *[other] Choose the cards to put in front of { $name }
    }
dol-page-lead-grab = You’ve won the bet: take what you like
dol-page-lead-pick = You pick first: take a card
dol-page-lead-drop = Which type of goods do you discard?
