### Sea Salt & Paper at the table in the browser, English.

## Cards and piles

ssp-page-deck = { play-ssp-deck }
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
ssp-page-laid = Played duos
ssp-page-look = What you remember of this pile
ssp-page-memory-note = You can’t look through a pile – but everything in it was once face up, and this is what a good memory would hold.
ssp-page-from-top = From the top
ssp-page-hint-draw = Draw two
ssp-page-hint-take = Take
ssp-page-hint-discard = Put here
ssp-page-hint-search = Search
ssp-page-hint-rob = Steal a card

## What to do

ssp-page-lead-draw = Draw two cards, or take the top card of a pile
ssp-page-lead-keep = Which of the two do you keep?
ssp-page-lead-discard = Which pile does the other card go on?
ssp-page-lead-play = Play a duo, or finish your turn
ssp-page-lead-call = You may end the round. Do you dare?
ssp-page-lead-end = No duo to play: finish your turn
ssp-page-lead-ending = Ending your turn…
ssp-page-lead-with = Which card makes it a duo?
ssp-page-lead-search = Which pile do your crabs search?
ssp-page-lead-pick = Take any card from the pile
ssp-page-lead-rob = Who do you steal from?
ssp-page-ends = Ways to finish your turn
ssp-page-what = What does that mean?

## Why something can’t be chosen

ssp-page-why-over = The game is over.
ssp-page-why-wait = It isn’t your turn.
ssp-page-why-keep = First choose which of the two drawn cards you keep.
ssp-page-why-discard = First put the other card on a pile.
ssp-page-why-search = Your crabs are searching a pile: take a card from it first.
ssp-page-why-rob = First choose who you steal from.
ssp-page-why-draw = You can play duos only after you have taken a card.
ssp-page-why-no-duo = This card isn’t part of a duo. It counts in your hand.
ssp-page-why-no-partner = It has no partner in your hand yet.
ssp-page-why-with = It doesn’t make a duo with the card you chose first.
ssp-page-why-empty = There is nothing to take here.
ssp-page-why-drawn = You have already taken a card this turn.

## What your own cards are worth

ssp-page-worth =
    { $points ->
        [one] card point
       *[other] card points
    }
ssp-page-nothing-yet = Your cards score nothing yet.
ssp-page-bonus-note = The colour bonus – as many points as you have cards of your most frequent colour – counts only with a LAST CHANCE.
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
ssp-page-group-nothing = no points
ssp-page-cards-idle =
    { $points ->
        [one] The cards would have been worth { $points } point; only the colour bonus counts.
       *[other] The cards would have been worth { $points } points; only the colour bonus counts.
    }
ssp-page-goal =
    { $goal ->
        [one] The game ends when someone has { $goal } point.
       *[other] The game ends when someone has { $goal } points.
    }
ssp-page-next-round = On to the next round
