### Sea or Shore: the words on its table in the browser, English.

## What is asked of you

sos-page-ask-pass = Which card do you pass to { $name }?
sos-page-ask-card = Play an island
sos-page-ask-show = Which half shall the others see?
sos-page-ask-plus = Lay plus cards with it?
sos-page-ask-take = The colour is yours! What do you take?
sos-page-ask-fleece = Whom do you take two plus cards from?
sos-page-ask-swap = Whose cards do you draw?
sos-page-ask-inspect = Which pile do you look into?
sos-page-ask-order = Tap the treasures in their new order, the next one first
sos-page-ask-fetch = Fetch an island from the trick
sos-page-ask-discard = Discard one card
sos-page-plus-less = one plus card less
sos-page-plus-more = one plus card more
sos-page-order-place =
    { $place ->
        [0] { $treasure }, no place yet
       *[other] { $treasure }, place { $place } from the top
    }
sos-page-order-done = Put them back
sos-page-order-again = Start over

## Why a card can’t be chosen

sos-page-why-pass = You pass the highest card of a colour you hold most, so this one stays with you.
sos-page-why-turn = It is { $name }’s turn. Your cards have to wait.
sos-page-why-other = This card isn’t needed for what you decide now.

## The pass

sos-page-pass-about = Everyone gives a card to the right, all at once: the highest of the colour they hold most.
sos-page-pass-done = has chosen
sos-page-pass-waits = is choosing

## The trick

sos-page-trick = The trick
sos-page-slot =
    { $plus ->
        [0] { $name }: { $card }
        [one] { $name }: { $card }, with { $plus } plus card
       *[other] { $name }: { $card }, with { $plus } plus cards
    }
sos-page-slot-empty = { $name } hasn’t played yet
sos-page-slot-awaited = { $name } plays now
sos-page-outcome-wins = Wins { $colours }
sos-page-outcome-last = Comes last and gets plus cards
sos-page-outcome-loses = Wins nothing
sos-page-result-wins = wins
sos-page-result-last = lowest
sos-page-result-loses = nothing

## What is at stake

sos-page-stakes = What is at stake
sos-page-stake-treasure = Whoever wins { $colour } takes the { $treasure }.
sos-page-stake-action = Whoever wins { $colour } triggers action { $action }.
sos-page-stake-joined = { $colour } count as one colour in this trick. Whoever wins it triggers action { $action }.
sos-page-stake-taken = The treasure for { $colour } is gone.

## Those at the table

sos-page-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
sos-page-plus-size =
    { $count ->
        [one] { $count } plus card
       *[other] { $count } plus cards
    }
sos-page-stack-size =
    { $count ->
        [0] no treasures
        [one] { $count } treasure
       *[other] { $count } treasures
    }
sos-page-stack =
    { $count ->
        [one] { $count } treasure: { $top }
       *[other] { $count } treasures, on top: { $top }
    }
sos-page-points =
    { $points ->
        [one] { $points } point from finished rounds
       *[other] { $points } points from finished rounds
    }

## What you remember

sos-page-memory = Memory
sos-page-last = The trick before
sos-page-where-nowhere = not seen yet
sos-page-where-mine = yours
sos-page-where-held = held by { $name }
sos-page-where-perhaps = perhaps under the cover of { $name }
sos-page-where-played = played
sos-page-somebody = somebody you know of

## The score sheet

sos-page-sheet = Points
sos-page-player = Player
sos-page-parts =
    { $plus ->
        [0] { $treasures } for treasures
        [one] { $treasures } for treasures, { $bonus } for { $plus } plus card
       *[other] { $treasures } for treasures, { $bonus } for { $plus } plus cards
    }
