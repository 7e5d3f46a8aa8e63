### Dolores: its table in the browser, English.

dol-page-beach = The duel on the beach
dol-page-settling = See what happens …
dol-page-display-empty = Nothing brought home yet.
dol-page-covered = a covered card
    .help = A lantern covers this duel: only the one who used it sees the cards.
dol-page-maybe-sunrise = sunrise?
dol-page-chosen = You have chosen: { dol-shows }. Nobody sees it yet.
dol-page-say = Say something:

## What I am asked

dol-page-lead-theft = Theft! Whom do you rob?
dol-page-lead-loot = Which card do you steal from { $other }?
dol-page-lead-before = No cards are drawn yet. Will you use a bottle?
dol-page-lead-laid-out = The cards lie. Will you use a bottle?
dol-page-lead-shown = The gestures are shown. Will you use a bottle?
dol-page-lead-lookout = Sunrise! Will you keep the game going?
dol-page-lead-talk = What do you announce?
dol-page-lead-gesture = What do you show?
dol-page-lead-hands = Which two gestures do you show?
dol-page-lead-bet = What will the two of them show?
dol-page-lead-count = Which of your two hands counts?
dol-page-lead-give = Choose the cards that shall lie in front of { $name }
dol-page-lead-grab = Your bet is won: take what you like
dol-page-lead-pick = You choose first: take a card
dol-page-lead-drop = Which sort do you throw overboard?
