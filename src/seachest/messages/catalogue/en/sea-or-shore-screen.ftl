### Sea or Shore: the words on its table in the terminal, English.

## The top line

sos-screen-trick = Trick { $trick } of { $tricks }
sos-screen-passing = The pass
sos-screen-starts = { $who ->
    [you] you start
   *[other] { $name } starts
}
sos-screen-turn-passing = Everyone passes a card
sos-screen-last-trick = LAST TRICK

## The seats: what the rows of the trick are called, and shorter as heads of columns

sos-screen-shore = shore
sos-screen-sea = sea
sos-screen-result = result
sos-screen-last = previous trick
sos-screen-plus = plus cards
sos-screen-treasures = treasures, top
sos-screen-hand = hand
sos-screen-points = points
sos-screen-head-card = card
sos-screen-head-result = result
sos-screen-head-last = before
sos-screen-head-plus = plus
sos-screen-head-treasures = stack
sos-screen-head-hand = hand
sos-screen-head-points = points
sos-screen-wins = wins { $colours }
sos-screen-uncovered = The covers come off!
sos-screen-lowest = last

## What is at stake, and the piles

sos-screen-label = { $name }:
sos-screen-action = Action { $action }
sos-screen-action-1 = take 2 plus cards from someone
sos-screen-action-2 = swap 2 hand cards with someone
sos-screen-action-3 = see and order 3 treasures
sos-screen-action-4 = fetch a card from the trick
sos-screen-idle = nothing in the last trick
sos-screen-triggers = this action
sos-screen-joined = count as one:
sos-screen-treasure = treasure
sos-screen-taken = treasure is gone
sos-screen-face-down = { $count } face down
sos-screen-next = next:
sos-screen-supply = Supply: { $count ->
    [one] 1 plus card
   *[other] { $count } plus cards
}
sos-screen-supply-short = Supply: { $count }

## Your own cards

sos-screen-own-treasures = Your treasures:
sos-screen-none = none yet
sos-screen-worth = { $treasures } + { $half } for { $plus ->
    [one] 1 plus card
   *[other] { $plus } plus cards
} = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sos-screen-so-far = { $points } so far
sos-screen-own-hand = Your hand
sos-screen-hand-empty = no cards left
sos-screen-pass-goes-to = You pass a card to { $name }.
sos-screen-passed = You pass to { $name }:
sos-screen-owed = { $count ->
    [one] Give { $name } one card.
   *[other] Give { $name } { $count } cards.
}
sos-screen-discard = Discard one card.
sos-screen-half-seen = Until everyone has played, the others see only half of your card.

## What one remembers

sos-screen-where = Where the islands are
sos-screen-where-signs = ? not seen · × played · otherwise who holds it; a ? after the name: it may be their covered card by now
sos-screen-unseen = Not seen yet
sos-screen-played = Played
sos-screen-left-out = { $count ->
    [one] 1 of the cards you have not seen is out of this round.
   *[other] { $count } of the cards you have not seen are out of this round.
}
sos-screen-me = you
sos-screen-hands = Hands
sos-screen-perhaps = maybe covered:
sos-screen-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
sos-screen-hand-known = What the others have seen of your hand
sos-screen-piles = The piles, from the top
sos-screen-unseen-treasures = Treasures whose place you don’t know

## The whole table

sos-screen-to = to { $name }:
sos-screen-stacks = Treasures, from bottom to top
sos-screen-out = Out of the round

## Signs

sos-screen-sign-card = an island card: its number on the shore, its colour in the sea
sos-screen-sign-cover = with a covered half; if you know it anyway, it is written on the cover
sos-screen-sign-plus = with two plus cards, so worth 9
sos-screen-sign-treasure = a treasure worth 4 points
sos-screen-sign-start = starts the trick
sos-screen-sign-turn = to decide
sos-screen-sign-winner = wins its colour

## The score sheet

sos-screen-sheet-total = total { $total }
