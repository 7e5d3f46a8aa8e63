### Sea or Shore: all that players read beside the rules, English.
### messages/stories.py says which values a message gets, and under which names.

## The game

sos-title = Sea or Shore
sos-player = seat { $number }
sos-you = You
sos-and = { $some } and { $last }
sos-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sos-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Colours: each alone, and the two of an action card

sos-colour-red = red
sos-colour-blue = blue
sos-colour-green = green
sos-colour-purple = purple
sos-colour-red-blue = red and blue
sos-colour-green-purple = green and purple

## Kinds of cards: what each is good for

sos-kind-island = island card
    .help = You play one in every trick, with half of it covered: the others see its colour or its number. The highest card of a colour wins it.
sos-kind-treasure = treasure
    .help = Worth its number in points at the end of the round. It goes to the winner of its colour, and can be stolen while it is on top of a stack.
sos-kind-plus = plus card
    .help = Add it to the island card you play to raise that by 1, up to 12. Every two you still have at the end of the round are worth 1 point. You get some for coming last in a colour.
sos-kind-cover = cover card
    .help = Covers half of the island card you play, until everyone has played.
sos-kind-start = start card
    .help = Its holder plays first and wins ties. After each trick it moves one place to the left.
sos-kind-action = action card
    .help = If you win a colour without a face-up treasure, you trigger the action card of that colour.
sos-kind-action-1 = action 1 (two plus cards)
    .help = Take two plus cards from another player who has at least two. If nobody else has two, take two from the supply.
sos-kind-action-2 = action 2 (swap hand cards)
    .help = Draw two random cards from another player’s hand, look at them, and give back any two from your hand. Only the two of you know which.
sos-kind-action-3 = action 3 (look at treasures)
    .help = Look at the top three face-down treasures of a pile and put them back in any order. Not in the last trick of a round.
sos-kind-action-4 = action 4 (fetch a played card)
    .help = Take an island card of this trick into your hand, then discard a card face up. Not in the last trick of a round.

## Cards: as in a list, and as the object of a sentence

sos-island-red = red { $number }
    .a = a red { $number }
    .the = the red { $number }
sos-island-blue = blue { $number }
    .a = a blue { $number }
    .the = the blue { $number }
sos-island-green = green { $number }
    .a = a green { $number }
    .the = the green { $number }
sos-island-purple = purple { $number }
    .a = a purple { $number }
    .the = the purple { $number }
sos-half-red = red card
    .a = a red card
    .the = the red card
sos-half-blue = blue card
    .a = a blue card
    .the = the blue card
sos-half-green = green card
    .a = a green card
    .the = the green card
sos-half-purple = purple card
    .a = a purple card
    .the = the purple card
sos-number = { $number }
    .a =
        { $number ->
            [8] an 8
            [11] an 11
           *[other] a { $number }
        }
    .the = the { $number }
sos-treasure-red = red treasure worth { $number }
    .a = a red treasure worth { $number }
    .the = the red treasure worth { $number }
sos-treasure-blue = blue treasure worth { $number }
    .a = a blue treasure worth { $number }
    .the = the blue treasure worth { $number }
sos-treasure-green = green treasure worth { $number }
    .a = a green treasure worth { $number }
    .the = the green treasure worth { $number }
sos-treasure-purple = purple treasure worth { $number }
    .a = a purple treasure worth { $number }
    .the = the purple treasure worth { $number }

## Parts of sentences

sos-pile =
    { $pile ->
        [red-blue] red and blue pile
        [green-purple] green and purple pile
       *[all] treasure pile
    }
sos-in-order =
    { $number ->
        [1] { $first }
        [2] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
sos-raised =
    { $plus ->
        [0] { $card-the }
        [one] { $card-the } with { $plus } plus card (worth { $worth })
       *[other] { $card-the } with { $plus } plus cards (worth { $worth })
    }

## A round begins

sos-round-begins =
    { $who ->
        [you] Round { $round } begins, and you have the start card.
       *[other] Round { $round } begins, and { $name } has the start card.
    }
sos-actions = Red and blue trigger { $first }, green and purple { $second }.
sos-passes = You pass { $first-the } to { $other-name } and get { $second-the } from { $name }.
sos-all-pass = Everyone passes a card to the right.

## A trick

sos-trick-begins =
    { $who ->
        [you]
            { $count ->
                [0] Trick { $trick } of { $tricks }: you start, and no treasure is face up.
               *[other] Trick { $trick } of { $tricks }: you start. Face up: { $cards }.
            }
       *[other]
            { $count ->
                [0] Trick { $trick } of { $tricks }: { $name } starts, and no treasure is face up.
               *[other] Trick { $trick } of { $tricks }: { $name } starts. Face up: { $cards }.
            }
    }
sos-plays =
    { $half ->
        [colour]
            { $plus ->
                [0] { $name } plays { $card-a } and covers the number.
                [one] { $name } plays { $card-a } with { $plus } plus card and covers the number.
               *[other] { $name } plays { $card-a } with { $plus } plus cards and covers the number.
            }
       *[number]
            { $plus ->
                [0] { $name } plays { $card-a } and covers the colour.
                [one] { $name } plays { $card-a } with { $plus } plus card and covers the colour.
               *[other] { $name } plays { $card-a } with { $plus } plus cards and covers the colour.
            }
    }
sos-plays-own =
    { $half ->
        [colour] You play { sos-raised }; the others see only its colour.
       *[number] You play { sos-raised }; the others see only its number.
    }
sos-joined = In this trick { $colour } count as one colour.
sos-uncovers =
    { $who ->
        [you]
            { $outcome ->
                [wins] You uncover { sos-raised } and win { $colour }.
                [wins-tie] You uncover { sos-raised } and win { $colour }: tied, but you played earlier.
                [last] You uncover { sos-raised } and come last in { $colour }.
                [last-tie] You uncover { sos-raised } and come last in { $colour }: tied, but you played later.
               *[loses] You uncover { sos-raised }, which wins nothing.
            }
       *[other]
            { $outcome ->
                [wins] { $name } uncovers { sos-raised } and wins { $colour }.
                [wins-tie] { $name } uncovers { sos-raised } and wins { $colour }: tied, but played earlier.
                [last] { $name } uncovers { sos-raised } and comes last in { $colour }.
                [last-tie] { $name } uncovers { sos-raised } and comes last in { $colour }: tied, but played later.
               *[loses] { $name } uncovers { sos-raised }, which wins nothing.
            }
    }

## What the trick brings

sos-takes =
    { $who ->
        [you] You take { $card-the }.
       *[other] { $name } takes { $card-the }.
    }
sos-robs =
    { $who ->
        [you] You rob { $other-name } of { $card-the }.
       *[other]
            { $other-who ->
                [you] { $name } robs you of { $card-the }.
               *[other] { $name } robs { $other-name } of { $card-the }.
            }
    }
sos-gets-plus =
    { $who ->
        [you] You get { $number } plus cards for coming last.
       *[other] { $name } gets { $number } plus cards for coming last.
    }
sos-gets-plus-short =
    { $who ->
        [you]
            { $number ->
                [0] You get none of the { $wanted } plus cards for coming last: the supply is empty.
               *[other] You get only { $number } of the { $wanted } plus cards for coming last: the supply is empty now.
            }
       *[other]
            { $number ->
                [0] { $name } gets none of the { $wanted } plus cards for coming last: the supply is empty.
               *[other] { $name } gets only { $number } of the { $wanted } plus cards for coming last: the supply is empty now.
            }
    }

## Actions

sos-triggers =
    { $who ->
        [you] You trigger { $card }.
       *[other] { $name } triggers { $card }.
    }
sos-triggers-idle =
    { $who ->
        [you]
            { $why ->
                [last] You trigger { $card }, but in the last trick it does nothing.
                [piles] You trigger { $card }, but there are no face-down treasures left.
               *[supply] You trigger { $card }, but nobody else has two plus cards and the supply is empty.
            }
       *[other]
            { $why ->
                [last] { $name } triggers { $card }, but in the last trick it does nothing.
                [piles] { $name } triggers { $card }, but there are no face-down treasures left.
               *[supply] { $name } triggers { $card }, but nobody else has two plus cards and the supply is empty.
            }
    }
sos-fleeces =
    { $who ->
        [you] You take two plus cards from { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } takes two plus cards from you.
               *[other] { $name } takes two plus cards from { $other-name }.
            }
    }
sos-triggers-fleeces =
    { $who ->
        [you] You trigger action 1 and take two plus cards from { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } triggers action 1 and takes two plus cards from you.
               *[other] { $name } triggers action 1 and takes two plus cards from { $other-name }.
            }
    }
sos-triggers-supply =
    { $who ->
        [you]
            { $number ->
                [one] You trigger action 1 and take the last plus card from the supply, as nobody else has two.
               *[other] You trigger action 1 and take two plus cards from the supply, as nobody else has two.
            }
       *[other]
            { $number ->
                [one] { $name } triggers action 1 and takes the last plus card from the supply, as nobody else has two.
               *[other] { $name } triggers action 1 and takes two plus cards from the supply, as nobody else has two.
            }
    }
sos-swaps =
    { $number ->
        [one] { $name } draws a card from { $other-name }’s hand.
       *[other] { $name } draws { $number } cards from { $other-name }’s hand.
    }
sos-swaps-seen =
    { $who ->
        [you] You draw from { $other-name }’s hand: { $cards }.
       *[other] { $name } draws from your hand: { $cards }.
    }
sos-returns =
    { $number ->
        [one] { $name } gives { $other-name } a card in return.
       *[other] { $name } gives { $other-name } { $number } cards in return.
    }
sos-returns-seen =
    { $who ->
        [you] You give { $other-name } { $card-the } in return.
       *[other] { $name } gives you { $card-the } in return.
    }
sos-looks =
    { $number ->
        [one] { $name } looks at the last face-down card of the { sos-pile }.
       *[other] { $name } looks at the top { $number } face-down cards of the { sos-pile }.
    }
sos-sees = You look at what comes next in the { sos-pile }: { sos-in-order }.
sos-orders =
    { $number ->
        [one] { $name } puts it back.
       *[other] { $name } puts them back on top, in a secret order.
    }
sos-orders-seen = You put them back in this order, top first: { sos-in-order }.
sos-fetches =
    { $who ->
        [you] You fetch { $card-the } from the trick.
       *[other] { $name } fetches { $card-the } from the trick.
    }
sos-discards =
    { $who ->
        [you] You discard { $card-the }.
       *[other] { $name } discards { $card-the }.
    }

## Told where all cards are open

sos-open-passes = { $name } passes { $card-the } to { $other-name }.
sos-open-swaps = { $name } draws from { $other-name }’s hand: { $cards }.
sos-open-returns = { $name } gives { $other-name } { $card-the } in return.
sos-open-sees = { $name } looks at what comes next in the { sos-pile }: { sos-in-order }.
sos-open-orders = { $name } puts back, from the top: { sos-in-order }.

## The end of a trick and of a round

sos-goes-under =
    { $count ->
        [one] Unclaimed, so back under its pile: { $cards }.
       *[other] Unclaimed, so back under their piles: { $cards }.
    }
sos-round-ends = Round { $round } is over.
sos-scores =
    { $who ->
        [you]
            { $plus ->
                [0] You score { sos-points } for your treasures ({ $total } in all).
                [one] You score { $treasures } for your treasures and { $bonus } for { $plus } plus card: { sos-points } ({ $total } in all).
               *[other] You score { $treasures } for your treasures and { $bonus } for { $plus } plus cards: { sos-points } ({ $total } in all).
            }
       *[other]
            { $plus ->
                [0] { $name } scores { sos-points } for treasures ({ $total } in all).
                [one] { $name } scores { $treasures } for treasures and { $bonus } for { $plus } plus card: { sos-points } ({ $total } in all).
               *[other] { $name } scores { $treasures } for treasures and { $bonus } for { $plus } plus cards: { sos-points } ({ $total } in all).
            }
    }

## The end of the game

sos-over = The game is over.
sos-wins =
    { $who ->
        [you] You win with { sos-total }!
       *[other] { $name } wins with { sos-total }.
    }
sos-wins-tie =
    { $who ->
        [you]
            { $how ->
                [starter] It’s a tie at { sos-total }, and you win because you started the last trick!
               *[next] It’s a tie at { sos-total }, and you win because you played earlier in the last trick!
            }
       *[other]
            { $how ->
                [starter] It’s a tie at { sos-total }, and { $name }, who started the last trick, wins.
               *[next] It’s a tie at { sos-total }, and { $name }, who played earlier in the last trick, wins.
            }
    }

## Decisions: what you may choose, and what it leads to

sos-do-pass = Pass { $card-the } to { $other-name }
    .help = It is your highest card in { $colour }, a colour you hold most of. Everyone passes at once: you get a card from { $name }, and nobody else sees either of them.
sos-do-pass-any = Pass your highest card in { $colour } to { $other-name }
    .help = You pass from the colour you hold most of. Everyone passes at once, and you get a card from { $name }.
sos-do-card = Play { $first-the }
    .help =
        { $prize ->
            [treasure] Win { $colour } with it, and { $second-the } is yours.
            [treasure-rob] Win { $colour } with it, and { $second-the } is yours – or a { $colour } one from the top of a beaten player’s stack.
            [joined] In this trick { $colour } count as one colour. Win it, and you trigger { $second }.
            [joined-idle] In this trick { $colour } count as one colour, and as it is the last trick, { $second } does nothing.
            [idle] No { $colour } treasure is face up, and in the last trick { $second } does nothing.
           *[action] No { $colour } treasure is face up. Win the colour with it, and you trigger { $second }.
        }
sos-do-show-colour = Show the sea: { $card-a }
    .help =
        { $last ->
            [yes] You’re the last to play, so the covers come off right away.
           *[no] Until everyone has played, the others see your colour but not your number.
        }
sos-do-show-colour-any = Show the colour
    .help =
        { $last ->
            [yes] You’re the last to play, so the covers come off right away.
           *[no] Until everyone has played, the others see your colour but not your number.
        }
sos-do-show-number = Show the shore: { $card-a }
    .help =
        { $last ->
            [yes] You’re the last to play, so the covers come off right away.
           *[no] Until everyone has played, the others see your number but not your colour.
        }
sos-do-show-number-any = Show the number
    .help =
        { $last ->
            [yes] You’re the last to play, so the covers come off right away.
           *[no] Until everyone has played, the others see your number but not your colour.
        }
sos-do-plus =
    { $number ->
        [0] Add no plus cards
        [one] Add { $number } plus card
       *[other] Add { $number } plus cards
    }
    .help =
        { $number ->
            [0] You play { $card-the } as it is. You keep all your plus cards ({ $left }); every two are worth 1 point at the end of the round.
           *[other] That makes { $card-the } worth { $worth }. Everyone sees the plus cards, and after the trick they go back to the supply. You keep { $left }.
        }
sos-do-plus-any =
    { $number ->
        [0] Add no plus cards
        [one] Add { $number } plus card
       *[other] Add { $number } plus cards
    }
    .help = Each raises your card by 1, up to 12, and goes back to the supply after the trick.
sos-do-take = Take { $card-the }
    .help = It goes on top of your stack, and nobody is robbed.
sos-do-take-any = Take the treasure
    .help = It goes on top of your stack, and nobody is robbed.
sos-do-rob = Rob { $other-name } of { $first-the }
    .help = It goes on top of your stack. In exchange you leave { $second-the }, which goes back under its pile.
sos-do-rob-any = Rob { $other-name }
    .help = You take the top treasure of that stack instead of the one on the pile.
sos-do-fleece = Take two plus cards from { $other-name }, who has { $number }
    .help =
        { $own ->
            [one] You’ll then have { $own } plus card.
           *[other] You’ll then have { $own } plus cards.
        }
sos-do-swap = Swap with { $other-name }
    .help =
        { $number ->
            [one] You take { $other-name }’s last card and give one of your two back. Only the two of you know which.
           *[other] You draw { $number } random cards from { $other-name }’s hand and then give back { $number } of yours, the same ones if you like. Only the two of you know which.
        }
sos-do-return = Give { $card-the } to { $other-name }
    .help =
        { $owed ->
            [one] That completes the swap. Only the two of you know which card it is.
           *[other] Only the two of you know which card it is. After this you give one more.
        }
sos-do-return-any = Give { $card-the } back
    .help = Only the two of you know which card it is.
sos-do-inspect = Look into the { sos-pile }
    .help =
        { $number ->
            [one] Only one card is face down there; you look at it and put it back.
           *[other] You alone see its top { $number } face-down treasures, and put them back in any order.
        }
sos-do-order = Put back { $order }: { sos-in-order }
    .help = They go back in this order, top first: the first one is turned up next. Nobody else knows.
sos-do-order-any = Put back in the order { $order }
    .help = The digits are the current places (1 = top). The first digit ends up on top.
sos-do-fetch = Fetch { $card-the }
    .help = It goes into your hand, for everyone to see. Then you discard a card.
sos-do-discard = Discard { $card-the }
    .help = It goes face up, out of this round.

## What cards are worth, piece by piece

sos-worth-treasures =
    { $number ->
        [one] { $number } { $colour } treasure
       *[other] { $number } { $colour } treasures
    }
sos-worth-plus =
    { $number ->
        [one] { $number } plus card
       *[other] { $number } plus cards
    }

## The rules page (its clauses stand in sea-or-shore-rules.ftl)

sos-rules-note =
    These are the rules that Seachest plays by, in our own words. They are not official: Sea or Shore is a game
    by Lars Jansen with pictures by Kris Lauwen, published by Jolly Dutch, and none of them has anything to do with
    Seachest. Each clause has a number, so that anyone can refer to it.
sos-rules-ruling = Our ruling:
sos-rules-head-card = Card
sos-rules-head-number = Number
sos-rules-head-use = What it is for
sos-rules-head-decision = Decision
sos-rules-head-text = What you type
sos-rules-head-clause = Clause
sos-rules-any-card = CARD
sos-rules-any-seat = SEAT
sos-rules-any-number = N
sos-rules-section-11 =
    Cards are written as colour and number in English, such as { $word }. Players are numbered from 0, clockwise. The
    digits of an order are the current places of the treasures, with 1 on top: { $order } puts the second on top, the
    third below it, and the first at the bottom. With fewer treasures there are fewer digits.
sos-rules-pass = the colour whose highest card you pass
sos-rules-card = the island card you play
sos-rules-show = the half of it that you show
sos-rules-plus = how many plus cards you add to it
sos-rules-take = take the treasure you have won
sos-rules-rob = or the player you rob instead
sos-rules-fleece = action 1: who you take two plus cards from
sos-rules-swap = action 2: who you swap with
sos-rules-return = action 2: a card you give back, one at a time
sos-rules-inspect = action 3: which pile you look into, if there are two
sos-rules-order = action 3: the order in which you put the treasures back
sos-rules-fetch = action 4: which card of the trick you take
sos-rules-discard = action 4: which card you discard
