### Sea Salt & Paper: the rules for players, English.
### Message ssp-N-M is clause SSP-N.M of the rules, ssp-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

ssp-about =
    The sea is folded from paper here, and you gather it card by card: duos with a trick up their sleeve,
    collections that keep growing, mermaids with a taste for colour. As soon as your cards are worth 7 points
    you may end the round, either playing it safe with STOP or betting with LAST CHANCE that nobody will
    overtake you. Two to four of you play round after round until someone reaches the goal; then the most points
    win – unless one player gets hold of all four mermaids and wins on the spot.

## 1 Cards

ssp-1 = The cards
ssp-1-1 =
    The 58 cards come in eleven colours, and it helps to know how many there are of each: nine dark blue, nine
    light blue, eight black, eight yellow, six green, four grey, four purple, four white, three light orange,
    two pink and just one orange.

## 2 Setting up a round

ssp-2 = Setting up a round
ssp-2-1 =
    Shuffle all 58 cards and turn up two of them: they are the start of the two discard piles. The other 56 form
    the deck. Everyone begins the round with an empty hand.
ssp-2-2 =
    In the first round, chance decides who starts. Every later round is started by the player to the left of the
    one who ended the previous round (see “Empty deck, next round”).

## 3 A turn

ssp-3 = Your turn
ssp-3-1 =
    Your turn always runs in the same order. First you must draw, then you may play as many duos as you like, and
    finally you either end your turn or, if you are allowed to, make a call (see “Ending a round”). You can’t play a
    duo before you have drawn.
ssp-3-2 =
    You can draw from the deck: take the top two cards, keep one of them in your hand without showing it, and
    put the other face up on a discard pile. Which pile is up to you – but if exactly one of the two is empty,
    the card has to go there.
ssp-3-3 =
    If there is only one card left in the deck, you take it, keep it and discard nothing. If there is none left,
    you can’t choose the deck.
    .ruling =
        The book doesn’t say what happens when the deck can no longer offer two cards. We let you keep the last
        one, so that every card can come into play and the deck really does run out.
ssp-3-4 =
    Or you take the top card of one of the discard piles. The piles are never refilled from the deck, and you
    can’t choose a pile that is empty.

## 4 Duos

ssp-4 = Duos
ssp-4-1 =
    A duo is two crabs, two boats, two fish, or a swimmer with a shark. You play the two cards from your hand
    face up in front of you, one duo at a time, and carry out the effect right away; any card it brings you can be
    used immediately. You choose which cards, and so which colours, make up the pair: begin with any card in
    your hand that has a partner there, and with swimmer and shark it doesn’t matter which you name first. Played
    cards stay in front of you until the round ends, and nobody can steal them.
ssp-4-2 =
    If the effect of a duo is impossible right now, you may play the duo all the same; it simply does nothing. If
    the effect is possible, you have to carry it out.
    .ruling =
        The book says neither whether you may play a duo that does nothing nor whether you may skip an effect. We
        allow the first, because getting two cards safely out of a shark’s reach is a good enough reason to play
        them, and rule out the second, so that a duo always does what it says.
ssp-4-3 =
    Two crabs: choose a discard pile that isn’t empty, look through it without changing its order, and take one
    card from it into your hand. Where the pile holds several equal cards, you take the one nearest the top. You
    don’t have to show anyone what you took.
    .ruling =
        The book doesn’t say which of several equal cards leaves the pile. We take the one nearest the top, so
        that naming the card is enough and the order of the rest is never in doubt.
ssp-4-4 =
    Two boats: you take another whole turn right away, with a draw, duos and, if allowed, a call. Between playing the
    boats and that draw you can’t call, and the end-of-turn check is skipped: an empty deck doesn’t stop the
    round there. The effect is impossible only when the deck and both discard piles are empty.
    .ruling =
        The book only says that the new turn follows immediately. We take it at its word: the boats carry you
        straight to the next draw, so the turn you leave behind has no end at which you could call or the round
        could stop.
ssp-4-5 =
    Two fish: take the top card of the deck into your hand. With an empty deck this effect is impossible.
ssp-4-6 =
    Swimmer and shark: choose another player and take a random card from their hand. The player you choose must
    hold at least one card. Played cards and revealed hands are safe.

## 5 Points of cards

ssp-5 = What your cards are worth
ssp-5-1 =
    The cards in your hand and the cards you have played always count together. You have 1 point for each pair of
    crabs, each pair of boats, each pair of fish, and each swimmer with a shark – whether you have played them or
    not.
ssp-5-2 =
    Collections are worth more the bigger they get. One to six shells are worth 0, 2, 4, 6, 8 or 10 points in
    all, one to five octopuses 0, 3, 6, 9 or 12, and one to three penguins 1, 3 or 5. A single sailor is worth
    nothing, both together 5.
ssp-5-3 =
    The lighthouse gives you 1 point for each boat you have, the shoal 1 for each fish, the penguin colony 2 for
    each penguin and the captain 3 for each sailor. They don’t count as such cards themselves: the lighthouse
    isn’t a boat, the shoal isn’t a fish, the colony isn’t a penguin and the captain isn’t a sailor.
ssp-5-4 =
    Your first mermaid scores 1 point for each card of the colour you have most of, your second does the same
    for your second most frequent colour, and so on; each colour can serve only one mermaid. Mermaids are white
    cards themselves, and white is a colour like any other. If you have more mermaids than colours, the surplus
    ones score nothing.
ssp-5-5 =
    Your colour bonus is the number of cards you have of your most frequent colour, in your hand and played;
    white counts too. It brings you points only with a LAST CHANCE.
ssp-5-6 =
    Hold all four mermaids in your hand and you win the whole game on the spot. You don’t have to announce it:
    it happens by itself as soon as, on your turn, a draw or an effect leaves you with all four, before anything
    else is checked. If the last one is among the two cards you drew from the deck, keeping her is enough, and
    the other card isn’t even discarded. The four mermaids are then placed in front of you together.
    .ruling =
        The book has you lay the four mermaids but doesn’t say when. We do it for you at the first possible
        moment: nobody would hold back a game already won, and this way nothing can get in between.

## 6 Ending a round

ssp-6 = Ending a round
ssp-6-1 =
    Once you have drawn and played what you want, you may call STOP or LAST CHANCE instead of simply ending your
    turn, provided your cards are worth at least 7 points without the colour bonus. While someone’s LAST CHANCE
    is still running, nobody may call.
ssp-6-2 =
    STOP is the safe call: everyone reveals their hand, and everyone scores their card points.
ssp-6-3 =
    LAST CHANCE is a bet that nobody will beat you. You reveal your hand; then all the others, going clockwise,
    take one more turn each and reveal theirs when it is done. Boats still give further turns, but there are no
    more calls. Nothing can be stolen from a revealed hand; players who have yet to take their turn can still be
    robbed.
ssp-6-4 =
    You win the bet if your card points are at least as many as those of every other player; a tie is enough.
    You then score your card points plus your colour bonus, and the others score only their colour bonus.
ssp-6-5 =
    If even one other player has more card points than you, you lose the bet. You then score only your colour
    bonus, while each of the others scores their card points and nothing more.

## 7 Empty deck, next round

ssp-7 = Empty deck, next round
ssp-7-1 =
    If the deck is empty at the end of a turn, the round ends immediately and nobody scores, even if a LAST
    CHANCE is still running. When boats string several turns together, only the end of the last one counts.
ssp-7-2 =
    A STOP always scores, even with an empty deck and whichever turn in a chain of boats emptied it. A LAST
    CHANCE called when the deck is empty is void: the round ends and nobody scores.
    .ruling =
        The book doesn’t say which comes first, the call or the empty deck. A STOP needs nothing more from
        anyone, so it stands; a LAST CHANCE needs more turns, and the empty deck ends the round before they can
        be played.
ssp-7-3 =
    If someone called, it was the caller who ended the round; if the deck ran out, it was the player whose turn
    it was. The latter also holds when a LAST CHANCE was still running.
    .ruling =
        The book doesn’t say who ended the round when the deck runs out during a LAST CHANCE. We go by whose
        turn it was, because that turn is what stopped the round, just as it would have without a call.

## 8 Ending the game

ssp-8 = The end of the game
ssp-8-1 =
    After a round that was scored, the game ends if anyone has reached the goal: a total of at least 40 points with
    two players, 35 with three or 30 with four. For a shorter or longer game, the table can set another number
    (“Points to win”).
ssp-8-2 =
    The most points win. If there is a tie, the tied player who scored more in the last round wins; if that is a
    tie as well, the victory is shared.
    .ruling =
        The book’s tie-break goes no further than the last round. We leave it at that and let you share the win,
        rather than invent another hurdle.
ssp-8-3 =
    The game also ends after 100 rounds, and then the totals decide. For the tie-break, a round that ended
    without scoring counts as 0 points.
    .ruling =
        The book sets no limit, but rounds in which the deck runs out score nothing, so a game could go on
        forever. No real game needs anywhere near 100 rounds; the limit is only there so that every game comes to
        an end.

## 9 What each seat knows

ssp-9 = Who knows what
ssp-9-1 =
    Everyone can see how many cards there are in the deck, in each pile and in each hand, the top card of each
    pile, the played cards, the totals, the calls and all revealed hands. Everyone also sees which card someone
    takes from the top of a pile and which cards are discarded.
ssp-9-2 =
    What stays secret is the order of the deck, the two cards someone draws from it (only the discarded one
    becomes public), cards drawn with fish, the card taken with crabs, and every hand that hasn’t been revealed.
    A stolen card is known to the thief and the victim only.
ssp-9-3 =
    Everyone could see each card in a pile when it was discarded; without crabs you can’t look through a pile, but
    remembering is fair. The table may therefore show you what a perfect memory would hold. For each pile that
    is everything that went in, less what is known to have left: in order from the top as far as you can know
    it, and otherwise as a loose set with the number of cards missing from it, since you can’t be sure what
    someone else’s crabs picked. For each hand it is the cards known to be there; a card you saw going into a
    hand stays known until an equal card leaves that hand, or until a theft you didn’t see makes it uncertain.
    It shows only what was seen – working out the rest is up to you.
ssp-9-4 =
    When a round ends without scoring, hands that haven’t been revealed stay hidden.

## 10 Decisions and their text (the table comes from the program)

ssp-10 = What you type

## 11 Examples

ssp-11 = Examples
ssp-11-1 =
    You have three octopuses (yellow, green, purple) and two crabs (yellow, dark blue): 6 + 1 = 7 points, with a
    colour bonus of 2 for yellow. Your opponent has three shells (light blue, black, green) and a light blue
    boat: 4 points, with a colour bonus of 2 for light blue. If you call STOP, you score 7 and your opponent 4.
    If you call LAST CHANCE and the last turn changes nothing, you score 7 + 2 = 9 and your opponent only 2.
ssp-11-2 =
    You have two mermaids, four light blue cards and three green ones, and apart from the mermaids nothing
    scores. That makes 7 points: 4 for light blue and 3 for green.
ssp-11-3 =
    A mermaid all on her own is worth 1 point, because she is a white card herself, and the colour bonus is 1.
    Three mermaids and a crab are worth 4 points: 3 for white, 1 for the crab’s colour and nothing for the third
    mermaid; the colour bonus is 3.
ssp-11-4 =
    All eight boats, seven fish, three penguins and both sailors, together with the lighthouse, the shoal, the
    penguin colony and the captain, are worth 44 points: 4 + 3 + 5 + 5 for the pairs and collections, and
    8 + 7 + 6 + 6 for the four cards that multiply them.
