### Dolores: its table in the terminal, English.

## The top line

dol-screen-duel = { $dealer } ({ dol-screen-dealer }) – { $left }
dol-screen-near = SUNRISE IS NEAR
dol-screen-drawn = SUNRISE!

## What is awaited

dol-screen-moment-theft = Theft! Who is robbed?
dol-screen-moment-loot = Theft! Which card? Victim: { $other }
dol-screen-moment-before = Before the cards are drawn: use a bottle?
dol-screen-moment-laid-out = Cards on the table. Use a bottle?
dol-screen-moment-shown = The gestures are shown – { $outcome }. Use a bottle?
dol-screen-moment-lookout = Sunrise is drawn: use Lookout?
dol-screen-moment-talk = Announce something before the gestures?
dol-screen-moment-gesture = Choose a gesture in secret
dol-screen-moment-count = Which of the two gestures counts?
dol-screen-moment-give = Whirlpool: which card goes to { $place }?
dol-screen-moment-grab = The bet is won: which cards?
dol-screen-moment-pick = First pick: which card?
dol-screen-moment-drop = First pick against first pick: which type goes?
dol-screen-ended-sunrise = The sun is up: nobody gets the cards of this duel.
dol-screen-ended-pile = Too few cards for another duel.

## What the gestures lead to

dol-screen-outcome-peace = both take their own cards
dol-screen-outcome-take = { $name }: all cards
dol-screen-outcome-nobody = all cards are discarded
dol-screen-outcome-pick = { $name }: any one card; { $other }: the rest of their side
dol-screen-outcome-pick-rest = { $name }: any one card; { $other }: all the rest
dol-screen-outcome-drop = all cards are discarded, and both lose a type of goods

## The duel

dol-screen-dealer = dealer
dol-screen-left = left
dol-screen-covered = covered
dol-screen-word = word
dol-screen-says = { $who ->
    [you] say: { $gesture }
   *[other] says: { $gesture }
}
dol-screen-advises = { $who ->
    [you] advise: { $gesture }
   *[other] advises: { $gesture }
}
dol-screen-shows = { $who ->
    [you] show:
   *[other] shows:
}
dol-screen-bets = { $who ->
    [you] You bet:
   *[other] { $name } bets:
}
dol-screen-bet-won = won
dol-screen-bet-lost = lost
dol-screen-drops = { $who ->
    [you] discard: { $sort }
   *[other] discards: { $sort }
}
dol-screen-secret = secret

## Displays, pile and discard

dol-screen-points = points
dol-screen-pile = Pile: { $count }
dol-screen-discard = discarded: { $count }
dol-screen-discard-unseen = discarded: { $count }, { $unseen } more unseen
dol-screen-safe = { $count ->
    [one] the next card isn’t Sunrise
   *[other] no Sunrise in the next { $count } cards
}
dol-screen-risk = Sunrise in the next duel: { $percent }%
dol-screen-last-duel = this is the last duel
dol-screen-ignored = Sunrise is past, play goes on to the last cards

## What you remember

dol-screen-label = { $what }:
dol-screen-memory-goods = Goods
dol-screen-memory-unseen = not seen yet
dol-screen-memory-discarded = discarded
dol-screen-memory-out = { $count ->
    [one] 1 of the cards you have not seen is out of this game.
   *[other] { $count } of the cards you have not seen are out of this game.
}
dol-screen-memory-bottles = Bottles
dol-screen-memory-owned = in the displays
dol-screen-memory-lying = in the duel
dol-screen-memory-used = used or discarded
dol-screen-memory-removed = out of the game
dol-screen-memory-open = still hidden, or out of the game
dol-screen-memory-in-pile = still in the pile
dol-screen-memory-covered = drawn, but face down
dol-screen-memory-lantern = By the light of Lantern
dol-screen-memory-seen = These were discarded face down, and only you saw them:
dol-screen-memory-dark = discarded face down
dol-screen-memory-buried = { $count ->
    [one] 1 card was discarded face down. You don’t know which.
   *[other] { $count } cards were discarded face down. You don’t know which.
}
dol-screen-memory-words = Announcements kept and broken
dol-screen-memory-word = { $name }: kept { $kept }, broken { $broken }
dol-screen-memory-pile = Pile, from the top

## What the signs mean

dol-screen-legend-highest = the highest set scores
dol-screen-legend-lowest = the lowest set scores
dol-screen-legend-both = all sets are equal and count double
dol-screen-legend-bottle = a bottle
dol-screen-legend-hidden = gesture not shown yet
dol-screen-legend-kept = word kept
dol-screen-legend-broken = word broken
dol-screen-legend-turn = to decide

## The score sheet

dol-screen-sheet-sets = highest { $highest }, lowest { $lowest }, together { $points }
dol-screen-sheet-equal = all sets are equal and count double: { $sum }, together { $points }
dol-screen-sheet-none = no set that scores
