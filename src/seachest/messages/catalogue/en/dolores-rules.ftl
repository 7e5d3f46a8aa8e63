### Dolores: the rules for players, English.
### Message dol-N-M is clause DOL-N.M of the rules, dol-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

dol-about =
    The Dolores has run onto the rocks, just as you and your fellow wreckers planned, and now her cargo has to
    be shared out before the sun comes up. Duel after duel, two of you face each other across four cards:
    everyone talks, promises and lies, and then both show a gesture at the same moment – peace, fight or first pick.
    Messages in bottles stir things up along the way. The game ends when Sunrise is drawn, and then only your
    highest and your lowest set score – everything in between was work for nothing. Two to four of you can play.

## 1 Components

dol-1 = The cards
dol-1-1 =
    The cargo is 70 goods cards of seven types: weapons, wine, jewels, cloth, porcelain, instruments and gold.
    Each type has seven cards of value 1, two of value 2 and one of value 3, which add up to 14.
dol-1-2 =
    Then there are ten messages in bottles, bottles for short. These are their names, with those on the German
    cards in brackets: Lantern (Zerbrochene Laterne), Lookout (Schmiere stehen), Theft (Diebstahl), Swell
    (Starker Wellengang), Whirlpool (Strudel), Convoy (Konvoi), Two-Hand Trick (Der Zwei-Hand-Trick), Void
    (Ungültig), Bet (Wette) and Sunrise (Sonnenaufgang).
dol-1-3 =
    Swell and Whirlpool are easily mixed up: Swell is the card that draws four new cards, Whirlpool the one that
    rearranges those already laid out. You can tell from the text of Sunrise, which says that Sunrise may be drawn
    through Convoy or Swell; so Swell has to be a card that draws.

## 2 Setting up

dol-2 = Setting up
dol-2-1 =
    Put Sunrise aside. Of the other nine bottles, four random ones leave the game, and nobody sees which. With
    two players, Bet is always one of the four.
dol-2-2 =
    Shuffle the five remaining bottles into the 70 goods. Count off 15 cards, shuffle Sunrise into them and put
    the other 60 on top. That is the draw pile: 76 cards, with Sunrise somewhere among the last 16. For a shorter
    game (“Length”), a table can limit how many cards the draw pile holds once the start cards are dealt, to no
    fewer than five: before Sunrise is shuffled in, as many random cards as necessary are left out of the game, and
    nobody sees which. In a draw pile of fewer than 20 cards Sunrise is anywhere but among the top four, so that
    there is always a duel.
dol-2-3 =
    Everyone gets cards from the top of the pile: four each with two players, three each with three, two each
    with four. They go face up in front of you as the start of your display. Keep goods of the same type
    together and put bottles face up beside them.
dol-2-4 =
    If Theft is among your start cards, you use it as soon as everyone’s start cards are on the table (see
    “What the bottles do”).
dol-2-5 =
    Chance decides who deals first.
    .ruling =
        The book lets the player who last tasted salt water begin. We can’t check that from here, so we leave it
        to chance.
dol-2-6 =
    For a simpler game, switch off “Messages in bottles”. Sunrise is then the only bottle: it is shuffled into 15 of
    the 70 goods, and the other 55 go on top.

## 3 The duel

dol-3 = The duel
dol-3-1 =
    Each duel is between the dealer and the player to the dealer’s left. Before any cards are drawn comes the
    moment “before”, the first chance to use a bottle (see “When you may use bottles”).
dol-3-2 =
    If you are the dealer, you draw four cards, face up: the first two go in front of the player to your left,
    the other two in front of you.
dol-3-3 =
    If Sunrise is among them, the game ends immediately. The duel isn’t held and nobody gets its cards – unless
    Lookout is used (see “What the bottles do”).
dol-3-4 =
    Next comes the moment “laid out”, the second chance to use bottles. Everyone may talk, promise and lie, not
    just the two in the duel; nothing that is said binds anyone.
dol-3-5 =
    Then the two duellists show one gesture each, both at the same moment: peace (an open hand), fight (a fist)
    or first pick (a thumbs up).
dol-3-6 =
    After the gestures comes the moment “shown”, the last chance to use bottles. Then the duel is settled, as
    described in the next section.
dol-3-7 =
    Cards you receive go into your display. The next dealer is the player to the left of the dealer; with two
    players, you simply take turns.

## 4 How a duel is settled

dol-4 = How a duel is settled
dol-4-1 =
    Peace against peace: you each take the cards in front of you.
dol-4-2 =
    Fight against peace: the one who shows fight takes all the cards.
dol-4-3 =
    Fight against fight: all the cards are discarded.
dol-4-4 =
    First pick against peace: if you showed first pick, you take any one card. Then the other duellist takes the
    cards still in front of them: one or two, after Convoy two or three, and fewer if Bet has taken some. What is
    left in front of you is discarded.
    .ruling =
        The book says nothing about what is left in front of the player with the first pick. It gives these cards
        to nobody, so we discard them.
dol-4-5 =
    First pick against fight: if you showed first pick, you take any one card, and the other duellist takes all the
    rest.
dol-4-6 =
    First pick against first pick: all the cards are discarded, and it gets worse. Both of you, at the same moment
    and without knowing the other’s choice, choose one type of goods in your own display and discard all of it. Any
    type you own will do, even a single card. If you own no goods, you discard nothing.
    .ruling =
        The book asks for a type in one place and for a set, by which it means two cards or more, in another. We go
        by the type, so a single card is enough. Nor does the book think of players without goods; they have
        nothing to lose.

## 5 When bottles may be used

dol-5 = When you may use bottles
dol-5-1 =
    You can only use bottles in your own display; one that is among the cards of the duel belongs to nobody yet. A
    used bottle is discarded. At each of the moments in this section, everyone who holds a bottle that fits is asked. You
    may answer in any order, either using a bottle or passing. After each use, everyone who still holds a
    bottle that fits is asked again, even if they have passed before; the moment is over once all of them have
    passed. For a bottle to fit, it must also be possible to carry out its effect: Swell needs four cards in the
    draw pile and Convoy two. If none of your bottles fits, you aren’t asked. The first moment is “before”, while the cards of the
    duel have yet to be drawn: now anyone may use Lantern.
    .ruling =
        The book doesn’t say who goes first when several of you want to use a bottle at the same moment, or
        whether you may use one whose effect is impossible. With us, nobody has to go first, everyone can react
        to what the others use, and no bottle is wasted on a pile that is too small.
dol-5-2 =
    “Laid out” means that the cards are on the table and no gesture has been shown yet. Anyone may use Swell,
    Whirlpool or Convoy, a duellist may use Two-Hand Trick, and a player who isn’t in the duel may use Bet.
    .ruling =
        For Swell and Whirlpool the book only says that the cards must have been laid out. We add that no gesture
        may have been shown yet, so that you know which cards you are showing your gesture for.
dol-5-3 =
    “Shown” means that both gestures have been shown and the duel isn’t settled yet. Anyone may use Convoy or Void.
dol-5-4 =
    When Sunrise is drawn, the owner of Lookout may use it.
dol-5-5 =
    You never hold Theft: you use it as soon as you receive it.

## 6 What bottles do

dol-6 = What the bottles do
dol-6-1 =
    Lantern: in the duel that follows, the cards are face down. If you used Lantern, you look at them without
    changing anything and may say whatever you like about them. Nobody else sees them. Cards become public when
    they reach a display; discarded ones stay unseen. This applies to the whole duel: cards drawn through Swell or
    Convoy are face down too, and you see those as well. Players who have to choose a card, because of first pick,
    Whirlpool or Bet, do so by its place on the table, and everyone but you chooses blind.
    .ruling =
        The book only speaks of laying out the cards and of looking at them. We keep it dark until the duel is
        over, so that what you saw is still worth something when the talking starts, and we reveal only what
        nobody can hide: the cards in the displays.
dol-6-2 =
    Lookout: you may use it when Sunrise is drawn, no matter how – also through Swell or Convoy, and also when only
    the player who used Lantern sees it. Sunrise is then ignored. It stays among the cards of the duel as a card
    that is worth nothing, and the game goes on until a duel should begin and fewer than four cards are left in
    the draw pile.
    .ruling =
        The card speaks of the moment when Sunrise is turned face up. For us it is turned up even when only the
        player with Lantern sees it; otherwise Lantern would make Lookout worthless.
dol-6-3 =
    Theft: as soon as you receive it, you take one goods card from another player’s display into your own. If
    you get it in a duel, you do so after all cards of the duel have reached their displays; if you take it with
    Bet, you do so right then, before you take your next card. If nobody else owns any goods, Theft is discarded
    without effect.
    .ruling =
        The book says “at once” but not what that means while cards are still being handed out. We hand out the
        cards of a duel all at once and steal afterwards; with Bet you take one card at a time, so the theft fits in
        between. And where there is nothing to steal, the card is spent all the same.
dol-6-4 =
    Swell: the cards of the duel are discarded, and four new ones are drawn and laid out just like the first,
    two in front of the dealer’s left neighbour and two in front of the dealer. It is four even if Convoy has
    been used before. You need four cards in the draw pile for this.
    .ruling =
        The book doesn’t say what happens if the pile is too small. A duel needs its four cards, so without them
        Swell can’t be used.
dol-6-5 =
    Whirlpool: you rearrange the cards of the duel between the two duellists as you like, but each must have as
    many as before: two or, after Convoy, three. Choose the cards that go in front of the dealer’s left neighbour: in
    the order you choose them, they take the places left 1, left 2 and, after Convoy, left 3. The others keep their
    order and take the places dealer 1, dealer 2 and, after Convoy, dealer 3.
    .ruling =
        The book only thinks of four cards; after Convoy we do the same with six. It doesn’t need an order within
        each side, but we name cards by their places, so each has to have one.
dol-6-6 =
    Convoy: two more cards are drawn and laid out so that each duellist has three. The first of them goes in front
    of the dealer’s left neighbour. You need two cards in the draw pile for this.
    .ruling =
        The book doesn’t say who gets which of the two cards, so we deal in the same order as at the start of
        the duel. And since both duellists must end up with three cards, Convoy can’t be used with fewer than
        two in the draw pile.
dol-6-7 =
    Two-Hand Trick: in this duel you show two gestures, which must differ, and once you have seen your opponent’s
    gesture you choose which of the two counts. Your opponent can’t do the same in this duel: there is only one such
    card.
    .ruling =
        The book doesn’t say that the two gestures must differ. The same one twice would leave you nothing to
        decide, and the card would be wasted.
dol-6-8 =
    Bet: you name two gestures at the same moment as the duellists show theirs. You win the bet if your two gestures
    are the same two as those of the duellists; it doesn’t matter which is for which player, and with Two-Hand Trick
    only the gesture that counts matters. You then take any number of cards from the duel, from none to all, before
    it is settled with what remains. If nothing remains, nobody takes a card.
    .ruling =
        The book wants one hand for each of the two duellists but doesn’t say how anyone can tell which is
        which. We compare the two pairs of gestures and leave it at that.
dol-6-9 =
    Void: the duel doesn’t count and is held again with the same cards and the same players, starting from the
    moment “laid out”, which comes once more. Void takes effect immediately. Bottles used so far stay
    used; Two-Hand Trick and Bet don’t apply to the repeat, but Lantern still does.
    .ruling =
        The book doesn’t say where the repeat begins or what becomes of bottles already used. The cards stay, so
        we go back to the point where they have just been laid out. Lantern covers these cards and goes on
        covering them; Two-Hand Trick and Bet belonged to gestures that no longer count.
dol-6-10 =
    Once the gestures are shown, this is the order. If Two-Hand Trick was used, its user chooses which gesture
    counts. Then comes the moment “shown”. If Void is used, the duel is repeated; otherwise Bet is checked and paid,
    and then the duel is settled.
    .ruling =
        The book gives no order. In ours, you know which gestures count before you decide about Convoy and Void,
        and a bet is only paid for a duel that stands.

## 7 The end

dol-7 = The end and the points
dol-7-1 =
    The game ends immediately when Sunrise is drawn (see “The duel”), also through Convoy or Swell, and also face
    down under Lantern – unless Lookout is used.
dol-7-2 =
    It also ends when a duel should begin and there are fewer than four cards in the draw pile. This is checked
    before the moment “before”.
dol-7-3 =
    For each type of goods you own, you add up the values of your cards; together they are a set, and a single card
    is a set too. Only your set of the highest value and your set of the lowest value score, and if several tie for
    highest or lowest, they all do. If you switch off “Single cards count as sets”, only types of which you have two
    or more cards are sets.
    .ruling =
        The book calls two or more cards a set, but players everywhere count a lone card as their lowest set, and
        so do we. If you prefer to take the book at its word, you can switch this off.
dol-7-4 =
    If all your sets have the same value, their sum counts double. That is also true if you have just one set.
dol-7-5 =
    Bottles you haven’t used are worth nothing, and neither is Sunrise. If you have no goods, you have 0 points.
dol-7-6 =
    The most points win. Players who are tied share a place.
dol-7-7 =
    The book has three examples. Wine worth 2, cloth 2, instruments 4, gold 5 and porcelain 6 make
    2 + 2 + 6 = 10 points. If the gold were worth 6 as well, it would be 2 + 2 + 6 + 6 = 16. Jewels, weapons and
    cloth worth 3 each make (3 + 3 + 3) × 2 = 18.

## 8 What each seat knows

dol-8 = Who knows what
dol-8-1 =
    Everyone can see all displays, the cards of the duel unless Lantern covers them, discarded cards that were
    face up, how many cards are in the draw pile, whose turn it is, which bottles have been used, gestures once
    they are shown, and, after first pick against first pick, the type each player discards once both have chosen.
dol-8-2 =
    What stays secret is the draw pile, the four bottles that left the game, gestures not yet shown, cards under
    Lantern (for everyone but its user), and the random numbers still to come.

## 9 Talk

dol-9 = Talk
dol-9-1 =
    Talk is part of the game. Besides chatting freely, you can make announcements that the game itself
    understands: while the cards of a duel are laid out, anyone may announce peace, fight or first pick. If you are
    in the duel, you say what you intend to do; if not, you advise both duellists. Announcements change no rule and
    bind nobody. They are public, they are moves in the record but don’t use up a turn, and bots make them and react to
    them. For each player the game counts, for everyone to see, how often their last announcement before the
    gestures of a duel has been kept and how often it has been broken.
dol-9-2 =
    “Announcements” are on at tables with people, unless you switch them off. Each duellist then makes one
    announcement or stays silent before the gestures, the dealer’s left neighbour first, and any player may make
    further announcements while the cards of the duel are laid out. Switched off, there are no announcements.

## 10 Decisions and their text (the table comes from the program)

dol-10 = What you type
