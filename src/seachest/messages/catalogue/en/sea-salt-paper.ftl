### Sea Salt & Paper: all that players read beside the rules, English.
### messages/stories.py says which values a message gets, and under which names.

## The game

ssp-title = Sea Salt & Paper
ssp-player = seat { $number }
ssp-you = You
ssp-and = { $some } and { $last }
ssp-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ssp-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Colours

ssp-colour-dark-blue = dark blue
ssp-colour-light-blue = light blue
ssp-colour-black = black
ssp-colour-yellow = yellow
ssp-colour-green = green
ssp-colour-grey = grey
ssp-colour-purple = purple
ssp-colour-white = white
ssp-colour-light-orange = light orange
ssp-colour-pink = pink
ssp-colour-orange = orange

## Kinds of cards: what each does and is worth

ssp-kind-crab = crab
    .help = Play two crabs to search a discard pile and take one card from it. Each pair is worth 1 point, played or not.
ssp-kind-boat = boat
    .help = Play two boats to take another turn right away. Each pair is worth 1 point, played or not.
ssp-kind-fish = fish
    .help = Play two fish to take the top card of the deck. Each pair is worth 1 point, played or not.
ssp-kind-swimmer = swimmer
    .help = Play it with a shark to steal a random card from another player. Each swimmer with a shark is worth 1 point, played or not.
ssp-kind-shark = shark
    .help = Play it with a swimmer to steal a random card from another player. Each shark with a swimmer is worth 1 point, played or not.
ssp-kind-shell = shell
    .help = One to six shells are worth 0, 2, 4, 6, 8 or 10 points in all.
ssp-kind-octopus = octopus
    .help = One to five octopuses are worth 0, 3, 6, 9 or 12 points in all.
ssp-kind-penguin = penguin
    .help = One to three penguins are worth 1, 3 or 5 points in all.
ssp-kind-sailor = sailor
    .help = One sailor is worth nothing, both together are worth 5 points.
ssp-kind-lighthouse = lighthouse
    .help = Worth 1 point for each boat you have. It doesn’t count as a boat itself.
ssp-kind-shoal = shoal
    .help = Worth 1 point for each fish you have. It doesn’t count as a fish itself.
ssp-kind-colony = penguin colony
    .help = Worth 2 points for each penguin you have. It doesn’t count as a penguin itself.
ssp-kind-captain = captain
    .help = Worth 3 points for each sailor you have. He doesn’t count as a sailor himself.
ssp-kind-mermaid = mermaid
    .help = Your first mermaid is worth 1 point for each card of the colour you have most of, the second for the next colour, and so on. Mermaids are white cards – and all four in your hand win the game on the spot.

## Cards: as in a list, and as the object of a sentence

ssp-card-crab-dark-blue = dark blue crab
    .a = a dark blue crab
    .the = the dark blue crab
ssp-card-crab-light-blue = light blue crab
    .a = a light blue crab
    .the = the light blue crab
ssp-card-crab-yellow = yellow crab
    .a = a yellow crab
    .the = the yellow crab
ssp-card-crab-black = black crab
    .a = a black crab
    .the = the black crab
ssp-card-crab-green = green crab
    .a = a green crab
    .the = the green crab
ssp-card-crab-grey = grey crab
    .a = a grey crab
    .the = the grey crab
ssp-card-boat-dark-blue = dark blue boat
    .a = a dark blue boat
    .the = the dark blue boat
ssp-card-boat-light-blue = light blue boat
    .a = a light blue boat
    .the = the light blue boat
ssp-card-boat-black = black boat
    .a = a black boat
    .the = the black boat
ssp-card-boat-yellow = yellow boat
    .a = a yellow boat
    .the = the yellow boat
ssp-card-fish-dark-blue = dark blue fish
    .a = a dark blue fish
    .the = the dark blue fish
ssp-card-fish-black = black fish
    .a = a black fish
    .the = the black fish
ssp-card-fish-light-blue = light blue fish
    .a = a light blue fish
    .the = the light blue fish
ssp-card-fish-yellow = yellow fish
    .a = a yellow fish
    .the = the yellow fish
ssp-card-fish-green = green fish
    .a = a green fish
    .the = the green fish
ssp-card-swimmer-dark-blue = dark blue swimmer
    .a = a dark blue swimmer
    .the = the dark blue swimmer
ssp-card-swimmer-light-blue = light blue swimmer
    .a = a light blue swimmer
    .the = the light blue swimmer
ssp-card-swimmer-black = black swimmer
    .a = a black swimmer
    .the = the black swimmer
ssp-card-swimmer-yellow = yellow swimmer
    .a = a yellow swimmer
    .the = the yellow swimmer
ssp-card-swimmer-light-orange = light orange swimmer
    .a = a light orange swimmer
    .the = the light orange swimmer
ssp-card-shark-dark-blue = dark blue shark
    .a = a dark blue shark
    .the = the dark blue shark
ssp-card-shark-light-blue = light blue shark
    .a = a light blue shark
    .the = the light blue shark
ssp-card-shark-black = black shark
    .a = a black shark
    .the = the black shark
ssp-card-shark-green = green shark
    .a = a green shark
    .the = the green shark
ssp-card-shark-purple = purple shark
    .a = a purple shark
    .the = the purple shark
ssp-card-shell-dark-blue = dark blue shell
    .a = a dark blue shell
    .the = the dark blue shell
ssp-card-shell-light-blue = light blue shell
    .a = a light blue shell
    .the = the light blue shell
ssp-card-shell-black = black shell
    .a = a black shell
    .the = the black shell
ssp-card-shell-yellow = yellow shell
    .a = a yellow shell
    .the = the yellow shell
ssp-card-shell-green = green shell
    .a = a green shell
    .the = the green shell
ssp-card-shell-grey = grey shell
    .a = a grey shell
    .the = the grey shell
ssp-card-octopus-light-blue = light blue octopus
    .a = a light blue octopus
    .the = the light blue octopus
ssp-card-octopus-yellow = yellow octopus
    .a = a yellow octopus
    .the = the yellow octopus
ssp-card-octopus-green = green octopus
    .a = a green octopus
    .the = the green octopus
ssp-card-octopus-purple = purple octopus
    .a = a purple octopus
    .the = the purple octopus
ssp-card-octopus-grey = grey octopus
    .a = a grey octopus
    .the = the grey octopus
ssp-card-penguin-purple = purple penguin
    .a = a purple penguin
    .the = the purple penguin
ssp-card-penguin-light-orange = light orange penguin
    .a = a light orange penguin
    .the = the light orange penguin
ssp-card-penguin-pink = pink penguin
    .a = a pink penguin
    .the = the pink penguin
ssp-card-sailor-pink = pink sailor
    .a = a pink sailor
    .the = the pink sailor
ssp-card-sailor-orange = orange sailor
    .a = an orange sailor
    .the = the orange sailor
ssp-card-lighthouse-purple = purple lighthouse
    .a = a purple lighthouse
    .the = the purple lighthouse
ssp-card-shoal-grey = grey shoal
    .a = a grey shoal
    .the = the grey shoal
ssp-card-colony-green = green penguin colony
    .a = a green penguin colony
    .the = the green penguin colony
ssp-card-captain-light-orange = light orange captain
    .a = a light orange captain
    .the = the light orange captain
ssp-card-mermaid-white = mermaid
    .a = a mermaid
    .the = the mermaid

## A turn

ssp-round-begins =
    { $who ->
        [you] Round { $round } begins, and you go first.
       *[other] Round { $round } begins, and { $name } goes first.
    }
ssp-draws =
    { $who ->
        [you] You draw two cards: { $cards }.
       *[other] { $name } draws two cards: { $cards }.
    }
ssp-keeps =
    { $who ->
        [you] You keep { $card-the }.
       *[other] { $name } keeps { $card-the }.
    }
ssp-keeps-one =
    { $who ->
        [you] You draw two cards and keep one.
       *[other] { $name } draws two cards and keeps one.
    }
ssp-keeps-one-discards =
    { $who ->
        [you] You draw two cards, keep one and put { $card-the } on pile { $pile }.
       *[other] { $name } draws two cards, keeps one and puts { $card-the } on pile { $pile }.
    }
ssp-discards =
    { $who ->
        [you] You put { $card-the } on pile { $pile }.
       *[other] { $name } puts { $card-the } on pile { $pile }.
    }
ssp-takes =
    { $who ->
        [you] You take { $card-the } from pile { $pile }.
       *[other] { $name } takes { $card-the } from pile { $pile }.
    }
ssp-takes-last =
    { $who ->
        [you] You take the last card of the deck.
       *[other] { $name } takes the last card of the deck.
    }
ssp-takes-last-seen =
    { $who ->
        [you] You take the last card of the deck: { $card-a }.
       *[other] { $name } takes the last card of the deck: { $card-a }.
    }

## Duos

ssp-lays =
    { $who ->
        [you] You play a duo: { $cards }.
       *[other] { $name } plays a duo: { $cards }.
    }
ssp-lays-again =
    { $who ->
        [you] You play a duo ({ $cards }) and take another turn.
       *[other] { $name } plays a duo ({ $cards }) and takes another turn.
    }
ssp-lays-draws =
    { $who ->
        [you] You play a duo ({ $cards }) and take a card from the deck.
       *[other] { $name } plays a duo ({ $cards }) and takes a card from the deck.
    }
ssp-lays-gets =
    { $who ->
        [you] You play a duo ({ $cards }) and get { $card-a } from the deck.
       *[other] { $name } plays a duo ({ $cards }) and gets { $card-a } from the deck.
    }
ssp-lays-idle =
    { $who ->
        [you] You play a duo ({ $cards }) without effect.
       *[other] { $name } plays a duo ({ $cards }) without effect.
    }
ssp-picks =
    { $who ->
        [you] You search pile { $pile } and take a card.
       *[other] { $name } searches pile { $pile } and takes a card.
    }
ssp-picks-seen =
    { $who ->
        [you] You search pile { $pile } and take { $card-the }.
       *[other] { $name } searches pile { $pile } and takes { $card-the }.
    }
ssp-robs =
    { $who ->
        [you] You steal a card from { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } steals a card from you.
               *[other] { $name } steals a card from { $other-name }.
            }
    }
ssp-robs-seen =
    { $who ->
        [you] You steal { $card-a } from { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } steals { $card-a } from you.
               *[other] { $name } steals { $card-a } from { $other-name }.
            }
    }

## The end of a round

ssp-calls-stop =
    { $who ->
        [you] You call STOP: everyone scores their cards.
       *[other] { $name } calls STOP: everyone scores their cards.
    }
ssp-calls-last-chance =
    { $who ->
        [you] You call LAST CHANCE with cards worth { ssp-points }.
       *[other] { $name } calls LAST CHANCE with cards worth { ssp-points }.
    }
ssp-reveals =
    { $who ->
        [you]
            { $count ->
                [0] You have no cards in hand to reveal.
               *[other] You reveal: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } has no cards in hand to reveal.
               *[other] { $name } reveals: { $cards }.
            }
    }
ssp-bet-won =
    { $who ->
        [you] You win the bet: nobody has more than { ssp-points }.
       *[other] { $name } wins the bet: nobody has more than { ssp-points }.
    }
ssp-bet-lost =
    { $who ->
        [you] You lose the bet: { $other-name } has { $most } points, you only have { $points }.
       *[other]
            { $other-who ->
                [you] { $name } loses the bet with { ssp-points }: you have { $most }.
               *[other] { $name } loses the bet with { ssp-points }: { $other-name } has { $most }.
            }
    }
ssp-scores-cards =
    { $who ->
        [you] You score { ssp-points } for your cards ({ $total } in all).
       *[other] { $name } scores { ssp-points } for cards ({ $total } in all).
    }
ssp-scores-bonus =
    { $who ->
        [you] You score only the colour bonus: { ssp-points } ({ $total } in all).
       *[other] { $name } scores only the colour bonus: { ssp-points } ({ $total } in all).
    }
ssp-scores-both =
    { $who ->
        [you] You score { $worth } for your cards and { $bonus } as a colour bonus: { ssp-points } ({ $total } in all).
       *[other] { $name } scores { $worth } for cards and { $bonus } as a colour bonus: { ssp-points } ({ $total } in all).
    }
ssp-void = The deck is empty: the round is over and nobody scores.

## The end of the game

ssp-over-goal =
    { $goal ->
        [one] The goal of { $goal } point has been reached: the game is over.
       *[other] The goal of { $goal } points has been reached: the game is over.
    }
ssp-over-limit = { $rounds } rounds have been played: the game is over.
ssp-wins =
    { $who ->
        [you] You win with { ssp-total }!
       *[other] { $name } wins with { ssp-total }.
    }
ssp-wins-tie =
    { $who ->
        [you] It’s a tie at { ssp-total }, and you win because you scored more in the last round ({ $points }).
       *[other] It’s a tie at { ssp-total }, and { $name } wins by scoring more in the last round ({ $points }).
    }
ssp-wins-shared =
    { $who ->
        [you] { $names } share the victory with { ssp-total } each!
       *[other] { $names } share the victory with { ssp-total } each.
    }
ssp-wins-mermaids =
    { $who ->
        [you] You have all four mermaids in your hand: you win the game on the spot!
       *[other] { $name } has all four mermaids and wins the game on the spot.
    }

## Decisions: what you may choose, and what it leads to

ssp-do-draw = Draw two cards from the deck
    .help =
        { $left ->
            [0] You keep one of them and put the other face up on a discard pile. They are the last two: if you can’t or don’t call STOP, the round ends with your turn and nobody scores.
           *[other] You keep one of them and put the other face up on a discard pile.
        }
ssp-do-draw-last = Take the last card of the deck
    .help = You keep it and discard nothing. That leaves the deck empty: if you can’t or don’t call STOP, the round ends with your turn and nobody scores.
ssp-do-take = Take { $card-the } from pile { $pile }
    .help = It goes into your hand, and everyone sees what you took.
ssp-do-take-any = Take the top card of pile { $pile }
    .help = It goes into your hand, and everyone sees what you took.
ssp-do-keep = Keep { $first-the }, discard { $second-the }
    .help = Nobody sees what you keep. The other card goes face up on a discard pile.
ssp-do-keep-twin = Keep { $card-a }, discard the other one
    .help = You drew two equal cards. Nobody sees that the card you kept is the same.
ssp-do-keep-any = Keep { $card-the }
    .help = Nobody sees what you keep. The other card goes face up on a discard pile.
ssp-do-discard = Put { $first-the } on pile { $pile }
    .help = It covers { $second-the } there, and anyone may take it from now on.
ssp-do-discard-empty = Put { $card-the } on the empty pile { $pile }
    .help = An empty pile has to be filled first. Anyone may take the card from now on.
ssp-do-discard-any = Put the other card on pile { $pile }
    .help = It goes on top, and anyone may take it from now on.
ssp-do-lay = Play a duo with { $card-the }
    .help =
        { $effect ->
            [search] Play a pair of crabs: you search a discard pile and take a card from it.
            [turn] Play a pair of boats: you take another whole turn right away.
            [draw] Play a pair of fish: you take the top card of the deck.
            [rob] Play a swimmer with a shark: you steal a random card from another player.
           *[none] The duo would have no effect right now, but played cards can’t be stolen.
        }
ssp-do-with = Add { $card-the }
    .help =
        { $effect ->
            [search] The crabs then search a discard pile and take a card from it.
            [turn] The boats then give you another whole turn.
            [draw] The fish then bring you the top card of the deck.
            [rob] Swimmer and shark then steal a random card from another player.
           *[none] The duo has no effect right now, but played cards can’t be stolen.
        }
ssp-do-search =
    { $size ->
        [one] Search pile { $pile } ({ $size } card)
       *[other] Search pile { $pile } ({ $size } cards)
    }
    .help = You look through the whole pile and take one card of your choice.
ssp-do-pick = Take { $card-the }
    .help = It goes into your hand, and nobody else sees which card it is.
ssp-do-rob =
    { $size ->
        [one] Steal from { $other-name } ({ $size } card in hand)
       *[other] Steal from { $other-name } ({ $size } cards in hand)
    }
    .help = You get a random card from that hand; only the two of you know which.
ssp-do-end = End your turn
    .help = The next player takes their turn.
ssp-do-end-reveal = End your turn and reveal your hand
    .help = This was your last turn of the round. Nobody can steal from a revealed hand.
ssp-do-end-void = End your turn – and the round
    .help = The deck is empty, so the round ends here and nobody scores.
ssp-do-stop = STOP: everyone scores now
    .help = All hands are revealed, and you score { ssp-points } for sure. The others score their card points too.
ssp-do-last-chance = LAST CHANCE: bet that nobody beats you
    .help = You reveal your hand, and everyone else takes one more turn. If nobody gets more than your { ssp-points }, you score them plus a colour bonus of { $bonus }, and the others score only their colour bonus. If anyone does, you score only your colour bonus of { $bonus }, and the others score their cards.
ssp-do-last-chance-void = LAST CHANCE with an empty deck
    .help = There is no turn left to play, so the round ends and nobody scores.

## What cards are worth, piece by piece

ssp-worth-crabs =
    { $number ->
        [one] { $number } pair of crabs
       *[other] { $number } pairs of crabs
    }
ssp-worth-boats =
    { $number ->
        [one] { $number } pair of boats
       *[other] { $number } pairs of boats
    }
ssp-worth-fish =
    { $number ->
        [one] { $number } pair of fish
       *[other] { $number } pairs of fish
    }
ssp-worth-swimmers =
    { $number ->
        [one] { $number } swimmer with a shark
       *[other] { $number } swimmers with sharks
    }
ssp-worth-shells =
    { $number ->
        [one] { $number } shell
       *[other] { $number } shells
    }
ssp-worth-octopuses =
    { $number ->
        [one] { $number } octopus
       *[other] { $number } octopuses
    }
ssp-worth-penguins =
    { $number ->
        [one] { $number } penguin
       *[other] { $number } penguins
    }
ssp-worth-sailors =
    { $number ->
        [one] { $number } sailor
       *[other] { $number } sailors
    }
ssp-worth-lighthouse =
    { $number ->
        [one] lighthouse with { $number } boat
       *[other] lighthouse with { $number } boats
    }
ssp-worth-shoal = shoal with { $number } fish
ssp-worth-colony =
    { $number ->
        [one] penguin colony with { $number } penguin
       *[other] penguin colony with { $number } penguins
    }
ssp-worth-captain =
    { $number ->
        [one] captain with { $number } sailor
       *[other] captain with { $number } sailors
    }
ssp-worth-mermaid =
    { $number ->
        [one] mermaid with { $number } { $colour } card
       *[other] mermaid with { $number } { $colour } cards
    }
ssp-worth-bonus =
    { $number ->
        [one] colour bonus: { $number } { $colour } card
       *[other] colour bonus: { $number } { $colour } cards
    }

## The rules page (its clauses stand in sea-salt-paper-rules.ftl)

ssp-rules-note =
    These are the rules that Seachest plays by, in our own words. They are not official: Sea Salt & Paper is a game
    by Bruno Cathala and Théo Rivière, published by Bombyx, and neither they nor Bombyx has anything to do with
    Seachest. Each clause has a number, so that anyone can refer to it.
ssp-rules-ruling = Our ruling:
ssp-rules-head-card = Card
ssp-rules-head-number = Number
ssp-rules-head-colours = Colours
ssp-rules-head-decision = Decision
ssp-rules-head-text = What you type
ssp-rules-head-clause = Clause
ssp-rules-any-card = CARD
ssp-rules-section-10 =
    Cards are written as kind and colour in English, such as { $word }; equal cards are written alike. Players are
    numbered from 0, clockwise.
ssp-rules-draw = draw two cards from the deck
ssp-rules-take = take the top card of a discard pile
ssp-rules-keep = which of the two drawn cards you keep
ssp-rules-discard = where the other one goes
ssp-rules-lay = the first card of a duo
ssp-rules-with = its partner
ssp-rules-search = crabs: which pile you search
ssp-rules-pick = crabs: which card you take
ssp-rules-rob = swimmer and shark: who you steal from
ssp-rules-end = end your turn
ssp-rules-stop = call STOP
ssp-rules-last-chance = call LAST CHANCE
