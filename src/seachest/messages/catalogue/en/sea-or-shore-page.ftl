### Sea or Shore: the words on its table in the browser, English.

## What is asked of you

sos-page-ask-pass = Which card do you pass to { $name }?
sos-page-ask-card = Play an island card
sos-page-ask-show = Which half do you show?
sos-page-ask-plus = Add plus cards to it?
sos-page-ask-take = The colour is yours! What do you take?
sos-page-ask-fleece = Who do you take two plus cards from?
sos-page-ask-swap = Whose hand do you draw from?
sos-page-ask-inspect = Which pile do you look into?
sos-page-ask-order = Tap the treasures in their new order, top one first
sos-page-ask-fetch = Fetch an island card from the trick
sos-page-ask-discard = Discard one card
sos-page-plus-less = one plus card fewer
sos-page-plus-more = one more plus card
sos-page-order-place =
    { $place ->
        [0] { $treasure }, no place yet
       *[other] { $treasure }, place { $place } from the top
    }
sos-page-order-done = Put them back
sos-page-order-again = Start over

## Why a card can’t be chosen

sos-page-why-pass = You pass the highest card of a colour you hold most of, so this one stays with you.
sos-page-why-turn = It’s { $name }’s turn. Your cards have to wait.
sos-page-why-other = You don’t need this card for what you’re deciding now.

## The pass

sos-page-pass-about = Everyone passes a card to the right, all at once: the highest card of the colour they hold most of.
sos-page-pass-done = has chosen
sos-page-pass-waits = is choosing
sos-page-received = You get from { $name }:

## The trick

sos-page-trick = The trick
sos-page-slot =
    { $plus ->
        [0] { $name }: { $card }
        [one] { $name }: { $card }, with { $plus } plus card
       *[other] { $name }: { $card }, with { $plus } plus cards
    }
sos-page-slot-empty = { $name } hasn’t played yet
sos-page-slot-awaited = { $name } to play
sos-page-outcome-wins = Wins { $colours }
sos-page-outcome-last = Comes last and gets plus cards
sos-page-outcome-loses = Wins nothing
sos-page-result-wins = wins
sos-page-result-last = last
sos-page-result-loses = nothing

## What is at stake

sos-page-stakes = What is at stake
sos-page-stake-treasure = The winner of { $colour } takes the { $treasure }.
sos-page-stake-action = The winner of { $colour } triggers action { $action }.
sos-page-stake-joined = In this trick { $colour } count as one colour. The winner triggers action { $action }.
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
sos-page-last = Previous trick
sos-page-where-nowhere = not seen yet
sos-page-where-mine = yours
sos-page-where-held = held by { $name }
sos-page-where-perhaps = maybe { $name }’s covered card
sos-page-where-played = played
sos-page-somebody = someone (you know who)

## The score sheet

sos-page-sheet = Points
sos-page-player = Player
sos-page-parts =
    { $plus ->
        [0] { $treasures } for treasures
        [one] { $treasures } for treasures, { $bonus } for { $plus } plus card
       *[other] { $treasures } for treasures, { $bonus } for { $plus } plus cards
    }
