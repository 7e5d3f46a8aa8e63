### Sea Salt & Paper at the table in the browser, English.

## Cards and piles

ssp-page-back = a face-down card
ssp-page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ssp-page-hand-count =
    { $known ->
        [0] { ssp-page-cards } in hand
       *[other] { ssp-page-cards } in hand, { $known } of them known to you
    }
ssp-page-laid = Laid duos
ssp-page-look = What you remember of this pile
ssp-page-memory-note = A pile can’t be leafed through – but everything in it once lay open, and this is what a good memory would know.
ssp-page-from-top = From the top
ssp-page-hint-draw = Draw two
ssp-page-hint-take = Take
ssp-page-hint-discard = Put here
ssp-page-hint-search = Search
ssp-page-hint-rob = Steal a card

## What to do

ssp-page-lead-draw = Draw two cards, or take the top of a pile
ssp-page-lead-keep = Which of the two do you keep?
ssp-page-lead-discard = Which pile does the other card go on?
ssp-page-lead-play = Lay a duo, or finish your turn
ssp-page-lead-call = You may end the round – dare you?
ssp-page-lead-end = Nothing to lay: finish your turn
ssp-page-lead-with = Which card makes it a duo?
ssp-page-lead-search = Which pile do your crabs search?
ssp-page-lead-pick = Take any card of the pile
ssp-page-lead-rob = Whom do you steal from?
ssp-page-ends = Ways to finish your turn
ssp-page-what = What does that mean?

## Why something can’t be chosen

ssp-page-why-over = The game is over.
ssp-page-why-wait = It isn’t your turn.
ssp-page-why-keep = First choose which of the two drawn cards you keep.
ssp-page-why-discard = First put this turn’s other card on a pile.
ssp-page-why-search = Your crabs are searching a pile: take a card from it first.
ssp-page-why-rob = First choose whom you steal from.
ssp-page-why-draw = You lay duos only after you have drawn.
ssp-page-why-no-duo = This card isn’t laid. It counts in your hand.
ssp-page-why-no-partner = It has no partner in your hand yet.
ssp-page-why-with = It doesn’t go with the card you have begun to lay.
ssp-page-why-empty = There is nothing to take here.
ssp-page-why-drawn = You have drawn this turn already.

## What the own cards are worth

ssp-page-worth =
    { $points ->
        [one] card point
       *[other] card points
    }
ssp-page-nothing-yet = Your cards score nothing yet.
ssp-page-bonus-note = The colour bonus – as many points as you have cards of your most frequent colour – counts only through a LAST CHANCE.
ssp-page-may-call-soon = Enough to end the round on your turn
ssp-page-beat = Your last turn: more than { $points } beats the bet

## Last chance and the end of a round

ssp-page-chance =
    { $who ->
        [you] You bet that nobody has more than { ssp-points }.
       *[other] { $name } bets that nobody has more than { ssp-points }.
    } { $left ->
        [one] One last turn is left.
       *[other] { $left } last turns are left.
    }
ssp-page-round-over = Round { $round } is over
ssp-page-goal = The game ends when somebody has { $goal } points.
ssp-page-next-round = On to the next round
