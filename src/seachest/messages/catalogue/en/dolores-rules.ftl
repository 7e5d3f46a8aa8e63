### Dolores: the rules for players, English.
### Message dol-N-M tells clause DOL-N.M of the rules, dol-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

dol-about =
    The Dolores has run onto the rocks, just as you and your fellow wreckers planned, and now her cargo has to
    be shared out before the sun comes up. Duel after duel, two of you face each other across four cards:
    everyone talks, promises and lies, and then both show a gesture at the same moment – peace, fight or first.
    Messages in bottles stir things up along the way. The game ends when sunrise is drawn, and then only your
    best and your worst sets count – everything in between was work for nothing. Two to four of you can play.

## 1 Components

dol-1 = The cards
dol-1-1 =
    The cargo is 70 goods cards in seven sorts: weapons, wine, jewels, cloth, porcelain, instruments and gold.
    Each sort has seven cards of value 1, two of value 2 and one of value 3, which adds up to 14.
dol-1-2 =
    Then there are ten messages in bottles, bottles for short. These are their names, with those on the German
    cards in brackets: lantern (Zerbrochene Laterne), lookout (Schmiere stehen), theft (Diebstahl), swell
    (Starker Wellengang), whirlpool (Strudel), convoy (Konvoi), two-hands (Der Zwei-Hand-Trick), void
    (Ungültig), bet (Wette) and sunrise (Sonnenaufgang).
dol-1-3 =
    Swell and whirlpool are easily mixed up: swell is the card that draws four new cards, whirlpool the one that rearranges those already lying
    there. You can tell from the text of sunrise, which says that sunrise may be drawn through convoy or swell;
    so swell has to be a card that draws.

## 2 Setting up

dol-2 = Setting up
dol-2-1 =
    Put sunrise aside. Of the other nine bottles, four random ones leave the game, and nobody sees which. With
    two players, bet is always one of the four.
dol-2-2 =
    Shuffle the five remaining bottles into the 70 goods. Count off 15 cards, shuffle sunrise into them and put
    the other 60 on top. That is the draw pile: 76 cards, with sunrise somewhere among the last 16. If you fancy
    a shorter game, the option “pile” sets how many cards the pile holds once the start cards are dealt, five at
    the least: before sunrise is shuffled in, as many random cards as that takes are left out of the game, and
    nobody sees which. In a pile of fewer than 20 cards sunrise is anywhere but among the top four, so that
    there is always a duel.
dol-2-3 =
    Everyone gets cards from the top of the pile: four each with two players, three each with three, two each
    with four. They lie face up in front of you as the start of your display. Keep goods of the same sort
    together and lay bottles face up beside them.
dol-2-4 =
    If theft is among your start cards, you use it as soon as everybody’s start cards lie on the table (see
    “What the bottles do”).
dol-2-5 =
    Chance decides who deals first.
    .ruling =
        The book gives this to whoever tasted salt water last. We can’t check that from here, so we leave it to
        chance.
dol-2-6 =
    If you would like a simpler game, set the option “bottles” to false. Sunrise is then the only bottle: it is
    shuffled into 15 of the 70 goods, and the other 55 go on top.

## 3 The duel

dol-3 = The duel
dol-3-1 =
    Each duel is between the dealer and the player to the dealer’s left. Before any cards are drawn comes the
    moment “before”, the first chance to use a bottle (see “When you may use bottles”).
dol-3-2 =
    If you are the dealer, you draw four cards, face up: the first two lie in front of the player to your left,
    the other two in front of you.
dol-3-3 =
    If sunrise is among them, the game ends at once. The duel isn’t held and nobody gets its cards – unless
    lookout is used (see “What the bottles do”).
dol-3-4 =
    Next comes the moment “laid out”, the second chance to use bottles. Everyone may talk, promise and lie, not
    just the two in the duel; nothing that is said binds anyone.
dol-3-5 =
    Then the two duellists show one gesture each, both at the same moment: peace (an open hand), fight (a fist)
    or first (a thumb up).
dol-3-6 =
    After the gestures comes the moment “shown”, the last chance to use bottles. Then the duel is settled, as
    you can read in the next section.
dol-3-7 =
    Cards you receive go into your display. The next dealer is the player to the left of the dealer; with two
    players, you simply take turns.

## 4 How a duel is settled

dol-4 = How a duel is settled
dol-4-1 =
    Peace against peace: you each take the cards in front of you.
dol-4-2 =
    Fight against peace: whoever shows fight takes all the cards.
dol-4-3 =
    Fight against fight: all the cards are discarded.
dol-4-4 =
    First against peace: if you showed first, you take any one card. Then the other duellist takes the cards
    still lying in front of them: one or two, with a convoy two or three, and fewer if a bet has taken some.
    What is left in front of you is discarded.
    .ruling =
        The book says nothing about what is left in front of the player who chose first. It gives these cards to
        nobody, so we discard them.
dol-4-5 =
    First against fight: if you showed first, you take any one card, and the other duellist takes all the rest.
dol-4-6 =
    First against first: all the cards are discarded, and it gets worse. Both of you, at the same moment and in
    secret from each other, choose one sort of goods in your own display and discard all of it. Any sort you own
    will do, even a single card. If you own no goods, you discard nothing.
    .ruling =
        The book asks for a sort in one place and for a set, which to the book is two cards or more, in another.
        We go by the sort, so a single card is enough. Nor does the book think of players without goods; they
        have nothing to lose.

## 5 When bottles may be used

dol-5 = When you may use bottles
dol-5-1 =
    You can only use bottles in your own display; one that lies in the duel belongs to nobody yet. A used bottle
    is discarded. At each of the moments in this section, everyone who holds a bottle that fits is asked. You
    may answer in any order, either using a bottle or passing. After each use, all who still hold a fitting
    bottle are asked afresh, even if they have passed before; the moment is over once all of them have passed. A
    bottle only fits if its effect can be carried out, too: swell needs four cards in the draw pile and convoy
    two. If none of your bottles fits, you aren’t asked. The first moment is “before”, while the cards of the
    duel have yet to be drawn: now anyone may use lantern.
    .ruling =
        The book doesn’t say who goes first when several of you want to use a bottle at the same moment, or
        whether you may use one whose effect is impossible. With us, nobody has to go first, everyone can react
        to what the others use, and no bottle is wasted on a pile that is too small.
dol-5-2 =
    “Laid out” means that the cards lie and no gesture has been shown yet. Anyone may use swell, whirlpool or
    convoy, a duellist may use two-hands, and a player who isn’t in the duel may use bet.
    .ruling =
        For swell and whirlpool the book only says that the cards must be lying. We add that no gesture may have
        been shown yet, so that you know which cards you are showing your gesture for.
dol-5-3 =
    “Shown” means that both gestures stand and the duel isn’t settled yet. Anyone may use convoy or void.
dol-5-4 =
    When sunrise is drawn, the owner of lookout may use it.
dol-5-5 =
    You never hold theft: it is used at once when you receive it.

## 6 What bottles do

dol-6 = What the bottles do
dol-6-1 =
    Lantern: in the duel that follows, the cards lie face down. If you used lantern, you look at them without
    changing anything and may say of them whatever you like. Nobody else sees them. Cards become public when
    they enter a display; discarded ones stay unseen. All this holds for the whole duel: cards drawn by swell or
    convoy lie face down too, and you see those as well. Whoever has to choose a card, through first, whirlpool
    or bet, does so by its place on the table, and everyone but you does it blind.
    .ruling =
        The book only speaks of laying out the cards and of looking at them. We keep it dark until the duel is
        over, so that what you saw is still worth something when the talking starts, and we reveal only what
        nobody can hide: the cards in the displays.
dol-6-2 =
    Lookout: you may use it when sunrise is drawn, no matter how – also by swell or convoy, and also when only
    the player who used lantern sees it. Sunrise is then ignored. It stays among the cards of the duel as a card
    that is worth nothing, and the game goes on until a duel should begin and fewer than four cards are left in
    the draw pile.
dol-6-3 =
    Theft: as soon as you receive it, you take one goods card from another player’s display into your own. If
    you get it in a duel, you do so after all cards of the duel have reached their displays; if you take it by
    way of bet, you do so right then, before you take your next card. If nobody else owns any goods, theft is
    discarded without effect.
    .ruling =
        The book says “at once” but not what that means while cards are still being handed out. We hand out the
        cards of a duel all at once and steal afterwards; with bet you take card by card, so the theft fits in
        between. And where there is nothing to steal, the card is spent all the same.
dol-6-4 =
    Swell: the cards of the duel are discarded, and four new ones are drawn and laid out just like the first,
    two in front of the dealer’s left neighbour and two in front of the dealer. It is four even if convoy has
    been used before. You need four cards in the draw pile for this.
    .ruling =
        The book doesn’t say what happens if the pile is too small. A duel needs its four cards, so without them
        swell can’t be used.
dol-6-5 =
    Whirlpool: you rearrange the cards of the duel between the two duellists as you like, but each must have as
    many as before, two or, with a convoy, three. Name the cards that shall lie in front of the dealer’s left
    neighbour: in the order you name them, they become left-1, left-2 and, with a convoy, left-3. The others
    keep their order and become dealer-1, dealer-2 and, with a convoy, dealer-3.
    .ruling =
        The book only thinks of four cards; with a convoy we do the same with six. It doesn’t need an order
        within each side, but we name cards by their places, so each has to have one.
dol-6-6 =
    Convoy: two more cards are drawn and laid so that each duellist has three. The first of them lies in front
    of the dealer’s left neighbour. You need two cards in the draw pile for this.
    .ruling =
        The book doesn’t say who gets which of the two cards, so we deal in the same order as at the start of
        the duel. And since both duellists must end up with three cards, convoy can’t be used with fewer than
        two in the pile.
dol-6-7 =
    Two-hands: in this duel you show two gestures, which must differ, and once you have seen your opponent’s
    gesture you decide which of the two counts. You needn’t fear that both of you do this in one duel: there is
    only one such card.
    .ruling =
        The book doesn’t say that the two gestures must differ. The same one twice would leave you nothing to
        decide, and the card would be wasted.
dol-6-8 =
    Bet: you name two gestures at the same moment as the duellists show theirs. You win the bet if your two
    hands show the same two gestures as the two duellists; it doesn’t matter which hand is for whom, and if
    two-hands is in play, the gesture that counts is the one that matters. You then take any number of cards
    from the duel, from none to all, before it is settled with what remains. If nothing remains, nobody picks a
    card.
    .ruling =
        The book wants one hand for each of the two duellists but doesn’t say how anyone can tell which is
        which. We compare the two pairs of gestures and leave it at that.
dol-6-9 =
    Void: the duel doesn’t count and is held again with the same cards and the same players, starting from the
    moment “laid out”, which comes once more. Void takes effect at once. Bottles used so far stay used;
    two-hands and bet don’t hold for the repeat, but a lantern still does.
    .ruling =
        The book doesn’t say where the repeat begins or what becomes of bottles already used. The cards stay, so
        we go back to the point where they have just been laid out. Lantern covers these cards and goes on
        covering them; two-hands and bet belonged to gestures that no longer count.
dol-6-10 =
    Once the gestures are shown, everything goes in this order. If two-hands was used, its owner chooses which
    gesture counts. Then comes the moment “shown”. If void is used, the duel is repeated; otherwise bet is
    checked and paid, and then the duel is settled.
    .ruling =
        The book gives no order. In ours, you know which gestures count before you decide about convoy and void,
        and a bet is only paid for a duel that stands.

## 7 The end

dol-7 = The end and the points
dol-7-1 =
    The game ends at once when sunrise is drawn (see “The duel”), also by convoy or swell, and also face down
    under a lantern – unless lookout is used.
dol-7-2 =
    It also ends when a duel should begin and there are fewer than four cards in the draw pile. This is checked
    before the moment “before”.
dol-7-3 =
    For each sort you own, you add up the values of your cards; that is a set, and a single card is a set too.
    Only your set of the highest value and your set of the lowest value score, and if several tie for highest or
    lowest, they all do. If you set the option “singles” to false, only sorts of which you have two or more
    cards count.
    .ruling =
        The book calls two or more cards a set, but players everywhere count a lone card as the poorest set, and
        so do we. If you prefer to take the book at its word, the option is there for you.
dol-7-4 =
    If all your sets have the same value, their sum counts double. That is also true if you have just one set.
dol-7-5 =
    Bottles you haven’t used are worth nothing, and neither is sunrise. If you have no goods, you have 0 points.
dol-7-6 =
    The most points win. Tied players share the place.
dol-7-7 =
    The book has three examples. Wine worth 2, cloth 2, instruments 4, gold 5 and porcelain 6 make
    2 + 2 + 6 = 10 points. If the gold were worth 6 as well, it would be 2 + 2 + 6 + 6 = 16. Jewels, weapons and
    cloth worth 3 each make (3 + 3 + 3) × 2 = 18.

## 8 What each seat knows

dol-8 = Who knows what
dol-8-1 =
    Everyone can see all displays, the cards of the duel unless a lantern covers them, discarded cards that were
    face up, how many cards are in the draw pile, whose turn it is, which bottles have been used, gestures once
    they are shown, and, after first against first, the sort each player discards once both have chosen.
dol-8-2 =
    What stays secret is the draw pile, the four bottles that left the game, gestures not yet shown, cards under
    a lantern (for everyone but its user), and the source of chance.

## 9 Talk

dol-9 = Talk
dol-9-1 =
    Talk is part of the game. Besides chatting freely, you can make announcements that the game itself
    understands: while a duel lies open, anyone may announce peace, fight or first. If you are in the duel, you
    say what you intend to do; if not, you advise both duellists. Announcements change no rule and bind nobody.
    They are public, they are moves in the record but use up no turn, and bots make them and heed them. For each
    seat the game counts, for all to see, how often a duellist’s last announcement before the gestures has been
    kept and how often broken so far.
dol-9-2 =
    Announcements depend on the option “talk”. At people’s tables it is true; in “deal” and “load”, in batches
    and in environments it is false unless you set it. If it is true, each duellist makes one announcement or
    stays silent before the gestures, the dealer’s left neighbour first, and any seat may make further
    announcements while the duel lies open. If it is false, there are no announcements.

## 10 Decisions and their text (the table comes from the program)

dol-10 = What you type
