### Dolores: all that players read beside the rules, English.
### messages/stories.py says which values a message gets, and under which names.

## The game

dol-title = Dolores
dol-player = seat { $number }
dol-you = You
dol-and = { $some } and { $last }
dol-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dol-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Gestures

dol-gesture =
    { $gesture ->
        [peace] peace
        [fight] fight
       *[first] first pick
    }
dol-shows =
    { $shows ->
        [peace] peace
        [fight] fight
        [first] first pick
        [peace-fight] peace and fight
        [peace-first] peace and first pick
       *[fight-first] fight and first pick
    }
dol-other-shows =
    { $other-shows ->
        [peace] peace
        [fight] fight
        [first] first pick
        [peace-fight] peace and fight
        [peace-first] peace and first pick
       *[fight-first] fight and first pick
    }
dol-bet-on =
    { $bet ->
        [peace-peace] peace and peace
        [peace-fight] peace and fight
        [peace-first] peace and first pick
        [fight-fight] fight and fight
        [fight-first] fight and first pick
       *[first-first] first pick and first pick
    }

## Kinds of cards: what each does and is worth

dol-kind-weapons = weapons
    .help = Goods: seven cards of value 1, two of 2 and one of 3, worth 14 in all. Your weapons together are a set, and only your highest and your lowest set score.
dol-kind-wine = wine
    .help = Goods: seven cards of value 1, two of 2 and one of 3, worth 14 in all. Your wine together is a set, and only your highest and your lowest set score.
dol-kind-jewels = jewels
    .help = Goods: seven cards of value 1, two of 2 and one of 3, worth 14 in all. Your jewels together are a set, and only your highest and your lowest set score.
dol-kind-cloth = cloth
    .help = Goods: seven cards of value 1, two of 2 and one of 3, worth 14 in all. Your cloth together is a set, and only your highest and your lowest set score.
dol-kind-porcelain = porcelain
    .help = Goods: seven cards of value 1, two of 2 and one of 3, worth 14 in all. Your porcelain together is a set, and only your highest and your lowest set score.
dol-kind-instruments = instruments
    .help = Goods: seven cards of value 1, two of 2 and one of 3, worth 14 in all. Your instruments together are a set, and only your highest and your lowest set score.
dol-kind-gold = gold
    .help = Goods: seven cards of value 1, two of 2 and one of 3, worth 14 in all. Your gold together is a set, and only your highest and your lowest set score.
dol-kind-lantern = Lantern
    .help = Use it before the cards of a duel are drawn: they are laid out face down, and only you see them. They become public when they reach a display; discarded ones stay hidden.
dol-kind-lookout = Lookout
    .help = Use it when Sunrise is drawn: the game goes on as if nothing had happened, until there are too few cards for a duel.
dol-kind-swell = Swell
    .help = Use it when the cards are laid out and no gesture has been shown: they are discarded, and four new ones are drawn.
dol-kind-whirlpool = Whirlpool
    .help = Use it when the cards are laid out and no gesture has been shown: you share them out again between the two duellists, as many to each as before.
dol-kind-convoy = Convoy
    .help = Use it when the cards are laid out, even after the gestures: two more are drawn, one for each side of the duel.
dol-kind-two-hands = Two-Hand Trick
    .help = Use it in your own duel before the gestures: you show two of them, and choose which one counts when you have seen the other’s.
dol-kind-void = Void
    .help = Use it when the gestures are shown: they don’t count, and the duel is held again with the same cards.
dol-kind-bet = Bet
    .help = Use it in a duel between two others, before the gestures: if you guess both of them, you take as many of the duel’s cards as you like.
dol-kind-theft = Theft
    .help = You can’t keep it: as soon as you get it, you steal a goods card from someone’s display.
dol-kind-sunrise = Sunrise
    .help = As soon as it is drawn the game is over, unless someone uses Lookout. It is worth nothing.

## Cards: as in a list, and as the object of a sentence

dol-sort =
    { $sort ->
        [weapons] { dol-kind-weapons }
        [wine] { dol-kind-wine }
        [jewels] { dol-kind-jewels }
        [cloth] { dol-kind-cloth }
        [porcelain] { dol-kind-porcelain }
        [instruments] { dol-kind-instruments }
       *[gold] { dol-kind-gold }
    }
dol-goods = { dol-sort } { $value }
    .a = { dol-sort } { $value }
    .the = { dol-sort } { $value }
dol-card-lantern = Lantern
    .a = Lantern
    .the = Lantern
dol-card-lookout = Lookout
    .a = Lookout
    .the = Lookout
dol-card-swell = Swell
    .a = Swell
    .the = Swell
dol-card-whirlpool = Whirlpool
    .a = Whirlpool
    .the = Whirlpool
dol-card-convoy = Convoy
    .a = Convoy
    .the = Convoy
dol-card-two-hands = Two-Hand Trick
    .a = Two-Hand Trick
    .the = Two-Hand Trick
dol-card-void = Void
    .a = Void
    .the = Void
dol-card-bet = Bet
    .a = Bet
    .the = Bet
dol-card-theft = Theft
    .a = Theft
    .the = Theft
dol-card-sunrise = Sunrise
    .a = Sunrise
    .the = Sunrise

## What somebody gets

dol-taken =
    { $count ->
        [0] nothing
       *[other] { $cards }
    }
dol-other-taken =
    { $other-count ->
        [0] nothing
       *[other] { $other-cards }
    }

## The beginning, and each duel

dol-begins =
    { $who ->
        [you] The Dolores is on the rocks, and the night is short. You deal first.
       *[other] The Dolores is on the rocks, and the night is short. { $name } deals first.
    }
dol-starts =
    { $who ->
        [you] You start with { dol-taken }.
       *[other] { $name } starts with { dol-taken }.
    }
dol-duel =
    { $who ->
        [you] You deal for a duel with { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } deals for a duel with you.
               *[other] { $name } deals for a duel with { $other-name }.
            }
    }
dol-lies =
    { $who ->
        [you] In front of you: { dol-taken }. In front of { $other-name }: { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] In front of { $name }: { dol-taken }. In front of you: { dol-other-taken }.
               *[other] In front of { $name }: { dol-taken }. In front of { $other-name }: { dol-other-taken }.
            }
    }
dol-dark =
    { $who ->
        [you] The cards are face down, and only you see them.
       *[other] The cards are face down, and only { $name } sees them.
    }

## Bottles

dol-uses-lantern =
    { $who ->
        [you] You use Lantern, and the beach goes dark.
       *[other] { $name } uses Lantern, and the beach goes dark.
    }
dol-uses-lookout =
    { $who ->
        [you] You use Lookout: Sunrise is ignored, and the game goes on until there are too few cards for a duel.
       *[other] { $name } uses Lookout: Sunrise is ignored, and the game goes on until there are too few cards for a duel.
    }
dol-uses-swell =
    { $who ->
        [you] You use Swell: it washes these cards away and four new ones ashore.
       *[other] { $name } uses Swell: it washes these cards away and four new ones ashore.
    }
dol-uses-whirlpool =
    { $who ->
        [you] You use Whirlpool to rearrange the cards of the duel.
       *[other] { $name } uses Whirlpool to rearrange the cards of the duel.
    }
dol-uses-convoy =
    { $who ->
        [you] You use Convoy: two more cards come ashore.
       *[other] { $name } uses Convoy: two more cards come ashore.
    }
dol-uses-two-hands =
    { $who ->
        [you] You use Two-Hand Trick: you’ll show two gestures and choose later which one counts.
       *[other] { $name } uses Two-Hand Trick to show two gestures and choose later which one counts.
    }
dol-uses-void =
    { $who ->
        [you] You use Void: the gestures don’t count, and the duel is held again with the same cards.
       *[other] { $name } uses Void: the gestures don’t count, and the duel is held again with the same cards.
    }
dol-uses-bet =
    { $who ->
        [you] You use Bet: you’ll guess what the two duellists show.
       *[other] { $name } uses Bet to guess what the two duellists show.
    }
dol-adds =
    { $who ->
        [you] New in front of you: { $cards }. New in front of { $other-name }: { $other-cards }.
       *[other]
            { $other-who ->
                [you] New in front of { $name }: { $cards }. New in front of you: { $other-cards }.
               *[other] New in front of { $name }: { $cards }. New in front of { $other-name }: { $other-cards }.
            }
    }
dol-adds-both = The new cards: { $cards }.
dol-adds-dark =
    { $who ->
        [you] They are face down too, and only you see them.
       *[other] They are face down too, and only { $name } sees them.
    }
dol-rearranges =
    { $who ->
        [you] You rearrange the cards.
       *[other] { $name } rearranges the cards.
    }
dol-rearranges-dark =
    { $who ->
        [you]
            { $other-who ->
                [you] You rearrange the face-down cards: those from { $places } are now in front of you.
               *[other] You rearrange the face-down cards: those from { $places } are now in front of { $other-name }.
            }
       *[other]
            { $other-who ->
                [you] { $name } rearranges the face-down cards: those from { $places } are now in front of you.
               *[other] { $name } rearranges the face-down cards: those from { $places } are now in front of { $other-name }.
            }
    }

## Talk and gestures

dol-announces =
    { $who ->
        [you] You announce: { dol-gesture }.
       *[other] { $name } announces: { dol-gesture }.
    }
dol-advises =
    { $who ->
        [you] You advise both: { dol-gesture }.
       *[other] { $name } advises both: { dol-gesture }.
    }
dol-silent =
    { $who ->
        [you] You stay silent.
       *[other] { $name } stays silent.
    }
dol-reveals =
    { $who ->
        [you] Do – Lo – Res! You show { dol-shows }, { $other-name } shows { dol-other-shows }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res! { $name } shows { dol-shows }, you show { dol-other-shows }.
               *[other] Do – Lo – Res! { $name } shows { dol-shows }, { $other-name } shows { dol-other-shows }.
            }
    }
dol-reveals-bet =
    { $who ->
        [you] Do – Lo – Res! You show { dol-shows }, { $other-name } shows { dol-other-shows }, and { $another-name } bets on { dol-bet-on }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res! { $name } shows { dol-shows }, you show { dol-other-shows }, and { $another-name } bets on { dol-bet-on }.
               *[other]
                    { $another-who ->
                        [you] Do – Lo – Res! { $name } shows { dol-shows }, { $other-name } shows { dol-other-shows }, and you bet on { dol-bet-on }.
                       *[other] Do – Lo – Res! { $name } shows { dol-shows }, { $other-name } shows { dol-other-shows }, and { $another-name } bets on { dol-bet-on }.
                    }
            }
    }
dol-counts =
    { $who ->
        [you] You choose { dol-gesture } out of your two gestures.
       *[other] { $name } chooses { dol-gesture } out of two gestures.
    }
dol-kept =
    { $who ->
        [you] You announced { dol-gesture } and kept your word.
       *[other] { $name } announced { dol-gesture }, and that was the truth.
    }
dol-broken =
    { $who ->
        [you] You announced { dol-gesture } – and broke your word.
       *[other] { $name } announced { dol-gesture } – and that was a lie.
    }

## Who gets what

dol-bet-won =
    { $who ->
        [you] You win the bet and take cards before anyone else.
       *[other] { $name } wins the bet and takes cards before anyone else.
    }
dol-bet-lost =
    { $who ->
        [you] You lose the bet.
       *[other] { $name } loses the bet.
    }
dol-grabs =
    { $who ->
        [you] You take { $card-the } out of the duel.
       *[other] { $name } takes { $card-the } out of the duel.
    }
dol-grabs-done =
    { $who ->
        [you]
            { $number ->
                [one] You leave the last card.
               *[other] You leave the other { $number } cards.
            }
       *[other]
            { $number ->
                [one] { $name } leaves the last card.
               *[other] { $name } leaves the other { $number } cards.
            }
    }
dol-both-peace =
    { $who ->
        [you] Peace on the beach: you take { dol-taken }; { $other-name } takes { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] Peace on the beach: { $name } takes { dol-taken }; you take { dol-other-taken }.
               *[other] Peace on the beach: { $name } takes { dol-taken }; { $other-name } takes { dol-other-taken }.
            }
    }
dol-fight-takes =
    { $who ->
        [you]
            { $count ->
                [0] Fist beats open hand, but nothing is left for you to take.
               *[other] Fist beats open hand: you take everything – { $cards }.
            }
       *[other]
            { $count ->
                [0] Fist beats open hand, but nothing is left for { $name } to take.
               *[other] Fist beats open hand: { $name } takes everything – { $cards }.
            }
    }
dol-both-fight = Fist against fist: nobody gets anything.
dol-both-first = Thumb against thumb: nobody gets anything.
dol-first-picks =
    { $who ->
        [you] Thumbs up: you pick a card before anyone else.
       *[other] Thumbs up: { $name } picks a card before anyone else.
    }
dol-first-nothing =
    { $who ->
        [you] Thumbs up, but no card is left for you to pick.
       *[other] Thumbs up, but no card is left for { $name } to pick.
    }
dol-picks =
    { $who ->
        [you] You pick { $card-the }; { $other-name } takes { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] { $name } picks { $card-the }; you take { dol-other-taken }.
               *[other] { $name } picks { $card-the }; { $other-name } takes { dol-other-taken }.
            }
    }
dol-discards = Discarded: { $cards }.
dol-discards-dark =
    { $number ->
        [one] One card is discarded, still face down.
       *[other] { $number } cards are discarded, still face down.
    }
dol-discards-known =
    { $who ->
        [you] Only you know what that was: { $cards }.
       *[other] Only { $name } knows what that was: { $cards }.
    }
dol-must-drop =
    { $who ->
        [you]
            { $number ->
                [one] You must discard a whole type of goods.
               *[other] { $names } must each discard a whole type of goods.
            }
       *[other]
            { $number ->
                [one] { $names } must discard a whole type of goods.
               *[other] { $names } must each discard a whole type of goods.
            }
    }
dol-drops =
    { $who ->
        [you] You discard all your { dol-sort }: { $cards }.
       *[other] { $name } discards all their { dol-sort }: { $cards }.
    }
dol-theft-due =
    { $who ->
        [you] Theft! You must steal a goods card right away.
       *[other] Theft! { $name } must steal a goods card right away.
    }
dol-theft-idle =
    { $who ->
        [you] You got Theft, but nobody else has any goods: it is discarded without effect.
       *[other] { $name } got Theft, but nobody else has any goods: it is discarded without effect.
    }
dol-steals =
    { $who ->
        [you] You steal { $card-the } from { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } steals { $card-the } from you.
               *[other] { $name } steals { $card-the } from { $other-name }.
            }
    }

## The end

dol-sunrise-lookout =
    { $who ->
        [you] Sunrise is drawn! But you have Lookout and could use it now.
       *[other] Sunrise is drawn! But { $name } has Lookout and could use it now.
    }
dol-lookout-unused =
    { $who ->
        [you] You let the sun rise.
       *[other] { $name } lets the sun rise.
    }
dol-over-sunrise = Sunrise! The game ends immediately, and nobody gets the cards of this duel.
dol-over-pile =
    { $number ->
        [0] The draw pile is empty: the game is over.
        [one] Only { $number } card is left in the draw pile, too few for another duel: the game is over.
       *[other] Only { $number } cards are left in the draw pile, too few for another duel: the game is over.
    }
dol-scores =
    { $who ->
        [you] You score { dol-points }. Highest: { $cards }. Lowest: { $other-cards }.
       *[other] { $name } scores { dol-points }. Highest: { $cards }. Lowest: { $other-cards }.
    }
dol-scores-equal =
    { $who ->
        [you]
            { $count ->
                [one] You score { dol-points }: your only set counts double – { $cards }.
               *[other] You score { dol-points }: all your sets are equal and count double – { $cards }.
            }
       *[other]
            { $count ->
                [one] { $name } scores { dol-points }: a single set counts double – { $cards }.
               *[other] { $name } scores { dol-points }: all sets are equal and count double – { $cards }.
            }
    }
dol-scores-nothing =
    { $who ->
        [you] You have no set that counts: 0 points.
       *[other] { $name } has no set that counts: 0 points.
    }
dol-wins =
    { $who ->
        [you] You win with { dol-total }!
       *[other] { $name } wins with { dol-total }.
    }
dol-wins-shared =
    { $who ->
        [you] { $names } share the victory with { dol-total } each!
       *[other] { $names } share the victory with { dol-total } each.
    }

## Decisions: what you may choose, and what it leads to

dol-do-use-lantern = Use Lantern
    .help =
        { $who ->
            [you] The cards of your duel with { $other-name } will be face down. Only you see them, and you may say whatever you like about them.
           *[other]
                { $other-who ->
                    [you] The cards of your duel with { $name } will be face down. Only you see them, and you may say whatever you like about them.
                   *[other] The cards of the duel between { $name } and { $other-name } will be face down. Only you see them, and you may say whatever you like about them.
                }
        }
dol-do-use-lookout = Use Lookout
    .help = Sunrise is ignored and stays in the duel as a card without value. The game goes on until there are too few cards for a duel.
dol-do-use-swell = Use Swell
    .help =
        { $number ->
            [0] The cards of the duel are discarded, and the last four are drawn.
           *[other] The cards of the duel are discarded, and four new ones are drawn. Left in the pile: { $number }.
        }
dol-do-use-whirlpool = Use Whirlpool
    .help =
        { $who ->
            [you] You choose which cards go in front of { $other-name }; the others go in front of you.
           *[other]
                { $other-who ->
                    [you] You choose which cards go in front of you; the others go in front of { $name }.
                   *[other] You choose which cards go in front of { $other-name }; the others go in front of { $name }.
                }
        }
dol-do-use-convoy = Use Convoy
    .help =
        { $moment ->
            [shown] Two more cards are drawn, one for each side of the duel. The gestures stay as they are.
           *[other] Two more cards are drawn, one for each side of the duel.
        }
dol-do-use-two-hands = Use Two-Hand Trick
    .help = You show two different gestures in this duel. When you see what { $other-name } shows, you choose which of the two counts.
dol-do-use-void = Use Void
    .help =
        { $who ->
            [you] The gestures don’t count. You and { $other-name } hold the duel again, with the same cards.
           *[other]
                { $other-who ->
                    [you] The gestures don’t count. You and { $name } hold the duel again, with the same cards.
                   *[other] The gestures don’t count. { $name } and { $other-name } hold the duel again, with the same cards.
                }
        }
dol-do-use-bet = Use Bet
    .help = You name two gestures while { $name } and { $other-name } show theirs. If they are the same two, you take as many of the duel’s cards as you like.
dol-do-pass = Pass
    .help =
        { $moment ->
            [before] You use no bottle now. When everyone has passed, the cards are laid out.
            [laid-out] You use no bottle now. When everyone has passed, the gestures follow.
            [shown] You use no bottle now. When everyone has passed, the duel is settled as the gestures stand.
           *[other] You use no bottle now.
        }
dol-do-pass-lookout = Let the sun rise
    .help = The game ends immediately, and nobody gets the cards of this duel. Your display scores { dol-points }.
dol-do-announce = Announce { dol-gesture }
    .help = You say that you will show { dol-gesture }. You aren’t bound by it, but everyone sees how often you keep your word.
dol-do-advise = Advise { dol-gesture }
    .help = You advise both duellists to show { dol-gesture }. Nobody is bound by it.
dol-do-silent = Stay silent
    .help = You announce nothing, so there is no word to keep or to break.
dol-do-peace = Peace (open hand)
    .help = If { $other-name } shows peace too, you take what is in front of you: { $cards }. Against fight you get nothing. Against first pick you get what is left of it after { $other-name } has taken a card.
dol-do-peace-dark = Peace (open hand)
    .help = If { $other-name } shows peace too, you take the cards in front of you. Against fight you get nothing. Against first pick you get what is left of them after { $other-name } has taken a card.
dol-do-fight = Fight (fist)
    .help = If { $other-name } shows peace, you take everything: { $cards }. Against fight, all of it is discarded. Against first pick, { $other-name } takes one card and you take the rest.
dol-do-fight-dark = Fight (fist)
    .help = If { $other-name } shows peace, you take all the cards. Against fight, they are all discarded. Against first pick, { $other-name } takes one card and you take the rest.
dol-do-first = First pick (thumbs up)
    .help = You take one of these: { $cards }. If { $other-name } shows peace, { $other-name } takes the rest of the other side, and what is left in front of you is discarded; against fight, { $other-name } takes all the rest. If you both show first pick, everything is discarded, and each of you also loses a whole type of goods.
dol-do-first-dark = First pick (thumbs up)
    .help = You take one of the cards. If { $other-name } shows peace, { $other-name } takes the rest of the other side, and what is left in front of you is discarded; against fight, { $other-name } takes all the rest. If you both show first pick, everything is discarded, and each of you also loses a whole type of goods.
dol-do-hands = Show { dol-shows }
    .help = When you have seen what { $other-name } shows, you choose which of your two gestures counts.
dol-do-count = Choose { dol-gesture }
    .help =
        { $outcome ->
            [peace-peace] { $other-name } shows peace: you both take the cards in front of you.
            [peace-fight] { $other-name } shows fight and takes all the cards.
            [peace-first] { $other-name } shows first pick and takes a card; you take what is left in front of you.
            [fight-peace] { $other-name } shows peace: you take all the cards.
            [fight-fight] { $other-name } shows fight: all the cards are discarded.
            [fight-first] { $other-name } shows first pick and takes a card; you take all the rest.
            [first-peace] { $other-name } shows peace: you take any card, { $other-name } takes the rest of the other side, and what is left in front of you is discarded.
            [first-fight] { $other-name } shows fight: you take any card, and { $other-name } takes all the rest.
            [first-first] { $other-name } shows first pick too: all the cards are discarded, and each of you loses a whole type of goods.
           *[other] Of your two gestures, this one counts against { $other-name }’s.
        }
dol-do-bet = Bet on { dol-bet-on }
    .help = You win if { $name } and { $other-name } show these two, no matter who shows which. Then you take as many of the duel’s cards as you like, before it is settled.
dol-do-give =
    { $other-who ->
        [you] Put { $card-the } ({ $place }) in front of you
       *[other] Put { $card-the } ({ $place }) in front of { $other-name }
    }
    .help =
        { $who ->
            [you] The cards you don’t choose go in front of you.
           *[other] The cards you don’t choose go in front of { $name }.
        }
dol-do-give-blind =
    { $other-who ->
        [you] Put the card at { $place } in front of you
       *[other] Put the card at { $place } in front of { $other-name }
    }
    .help =
        { $who ->
            [you] You don’t know this card. The ones you don’t choose go in front of you.
           *[other] You don’t know this card. The ones you don’t choose go in front of { $name }.
        }
dol-gain =
    { $gain ->
        [theft] With it you steal a goods card right away.
        [sunrise] It is worth nothing.
        [bottle] You can use it later.
       *[goods] Counted now, your display would be worth { dol-points } with it.
    }
dol-do-pick = Take { $card-the } ({ $place })
    .help =
        { $against ->
            [fight]
                { $other-count ->
                    [0] { dol-gain } Nothing is left for { $other-name }.
                   *[other] { dol-gain } { $other-name } takes all the rest: { $other-cards }.
                }
           *[peace]
                { $count ->
                    [0] { dol-gain } { $other-name } takes { dol-other-taken }.
                   *[other] { dol-gain } { $other-name } takes { dol-other-taken }. Discarded: { $cards }.
                }
        }
dol-do-pick-blind = Take the card at { $place }
    .help =
        { $against ->
            [fight] You don’t know this card. { $other-name } takes all the rest.
           *[peace] You don’t know this card. { $other-name } takes what is left on the other side, and what is left in front of you is discarded.
        }
dol-do-grab = Take { $card-the } ({ $place })
    .help = { dol-gain } You can take more cards after it.
dol-do-grab-blind = Take the card at { $place }
    .help = You don’t know this card, but everyone sees it once you have it. You can take more cards after it.
dol-do-done = Done
    .help =
        { $number ->
            [0] No card is left, so nobody else gets anything.
            [one] The duel is settled with the last card.
           *[other] The duel is settled with the { $number } cards that are left.
        }
dol-do-drop =
    { $number ->
        [one] Discard { dol-sort } ({ $number } card, worth { $value })
       *[other] Discard { dol-sort } ({ $number } cards, worth { $value })
    }
    .help = You lose the whole set. Counted now, the rest of your display would be worth { dol-points }.
dol-do-rob = Steal from { $other-name }
    .help =
        { $count ->
            [0] There is nothing to steal.
           *[other] Then you choose one of these: { $cards }.
        }
dol-do-loot = Steal { $card-the } from { $other-name }
    .help = Counted now, your display would be worth { dol-points } with it.
dol-do-loot-any = Steal { $card-the }
    .help = Counted now, your display would be worth { dol-points } with it.

## Places of the duel, as on the table

dol-place =
    { $place ->
        [left-1] left 1
        [left-2] left 2
        [left-3] left 3
        [dealer-1] dealer 1
        [dealer-2] dealer 2
       *[dealer-3] dealer 3
    }

## What cards are worth, piece by piece

dol-worth-highest = { dol-goods } (highest set)
dol-worth-lowest = { dol-goods } (lowest set)
dol-worth-equal = { dol-goods } (all sets equal, counts double)

## The rules page (its clauses stand in dolores-rules.ftl)

dol-rules-note =
    These are the rules that Seachest plays by, in our own words. They are not official: Dolores is a game by
    Bruno Faidutti and Eric M. Lang, and neither they nor its publisher has anything to do with Seachest. Each clause
    has a number, so that anyone can refer to it.
dol-rules-ruling = Our ruling:
dol-rules-head-card = Card
dol-rules-head-number = Number
dol-rules-head-values = Values
dol-rules-head-you = You against…
dol-rules-head-bottle = Bottle
dol-rules-head-when = When
dol-rules-head-decision = Decision
dol-rules-head-text = What you type
dol-rules-head-clause = Clause
dol-rules-any-card = CARD
dol-rules-any-place = PLACE
dol-rules-section-4 = The first column is your gesture, the first row the other duellist’s; the table says what you get.
dol-rules-peace-peace = your cards
dol-rules-peace-fight = nothing
dol-rules-peace-first = what is left of your cards
dol-rules-fight-peace = all cards
dol-rules-fight-fight = nothing
dol-rules-fight-first = all but one
dol-rules-first-peace = one card
dol-rules-first-fight = one card
dol-rules-first-first = nothing, and you lose a type of goods
dol-rules-when-lantern = before the cards are drawn; anyone
dol-rules-when-lookout = when Sunrise is drawn; its owner
dol-rules-when-swell = cards laid out, no gestures yet; anyone
dol-rules-when-whirlpool = cards laid out, no gestures yet; anyone
dol-rules-when-convoy = cards laid out, also after the gestures; anyone
dol-rules-when-two-hands = cards laid out, no gestures yet; a duellist
dol-rules-when-void = gestures shown; anyone
dol-rules-when-bet = cards laid out, no gestures yet; anyone not in the duel
dol-rules-when-theft = right away when you get it
dol-rules-when-sunrise = never; ends the game when it is drawn
dol-rules-section-10 =
    Goods are written as type and value in English, such as { $goods }, bottles by their English names. A PLACE is a
    card’s place in the duel: { $left } is the first in front of the dealer’s left neighbour, { $dealer } the first in
    front of the dealer. Players are numbered from 0, clockwise.
dol-rules-use = use a bottle
dol-rules-pass = use none
dol-rules-announce = announce a gesture, or advise one if you aren’t in the duel
dol-rules-silent = announce nothing
dol-rules-peace = gesture: peace, an open hand
dol-rules-fight = gesture: fight, a fist
dol-rules-first = gesture: first pick, a thumbs up
dol-rules-hands = Two-Hand Trick: the two gestures you show
dol-rules-count = Two-Hand Trick: the gesture that counts
dol-rules-bet = Bet: the two gestures you expect
dol-rules-give = Whirlpool: each card that goes in front of the dealer’s left neighbour
dol-rules-pick = first pick: the card you take
dol-rules-grab = Bet: each card you take
dol-rules-done = Bet: no more cards
dol-rules-drop = first pick against first pick: the type you lose
dol-rules-rob = Theft: who you steal from
dol-rules-loot = Theft: the card you steal
