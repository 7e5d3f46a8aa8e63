### Sea or Shore: the rules for players, English.
### Message sos-N-M is clause SOS-N.M of the rules, sos-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or its editions disagree, and why.

## The game in a few words

sos-about =
    Beneath the islands lie treasures in four colours, and the player with the highest card of the right colour
    comes up with one. The catch: until everyone has played, a card shows only half of itself, the sea with its
    colour or the shore with its number. So you bluff, try to see through the others, back your card with the
    plus cards that earlier defeats have left you, and now and then snatch a treasure that someone thought was
    theirs. Three to five of you play two rounds, and the most points win.

## 1 Components

sos-1 = What you play with
sos-1-1 =
    The 48 island cards come in four colours: red, blue, green and purple. Each colour has the numbers 1 to 12,
    one card of each.
    .ruling =
        The rulebook only gives 48 cards, four colours and 12 as the highest value. Every number once in every
        colour is the natural way to make that add up.
sos-1-2 =
    There are 32 treasures, eight of each colour. A treasure is worth the points printed on it: 2, 3 or 4. Each
    colour has three 2s, three 3s and two 4s. If you would like another mix, the table can set eight other
    values (“Treasures”), which then apply to all four colours; they must include at least one 2, one 3 and one 4.
    .ruling =
        The rulebook names the values 2, 3 and 4 but not how many treasures there are of each. We spread them as
        evenly as eight cards allow and make the precious 4s the rare ones. If your box holds another mix, the
        option lets you play with that.
sos-1-3 =
    There are also 22 plus cards, five cover cards (one for each player) and a single start card.
sos-1-4 =
    The two action cards are printed on both sides. One belongs to red and blue and has action 1 on one side and
    action 2 on the other; the second belongs to green and purple and has actions 3 and 4. When the table is
    opened, you choose which side of each card is in play (“Red and blue trigger”, “Green and purple trigger”).
    Unless you choose otherwise, they are 1 and 3; with “Random actions every round”, chance decides every round.
    .ruling =
        Which actions share a card can only be seen in the rulebook’s pictures. We keep to the order in which
        they are numbered.

## 2 Setting up a round

sos-2 = Setting up a round
sos-2-1 =
    With three players, first take one 2, one 3 and one 4 of every colour out of the treasures, twelve cards in
    all. Shuffle the other 20 into a single pile.
sos-2-2 =
    With four or five players you use all the treasures, shuffled into two piles: 16 cards in red and blue, and
    16 in green and purple.
sos-2-3 =
    Turn up the top card of each pile. Everything below it stays face down.
sos-2-4 =
    All 22 plus cards form the supply. Nobody starts with any, in either round.
sos-2-5 =
    Shuffle the island cards and deal twelve to each player if there are three or four of you, nine if there are
    five. The cards left over (twelve with three players, none with four, three with five) leave the round
    without anyone seeing them. For a shorter round, a table can deal fewer cards to each player, down to a single
    one; all the others then leave the round unseen.
sos-2-6 =
    In the first round, chance decides who gets the start card. In the second it goes where it would have gone
    after the last trick of the first: to the player on the left of the one who started that trick.
    .ruling =
        The rulebook leaves it to you who begins a round. We let chance decide only once and then have the card
        simply carry on round the table, so that the second round follows on from the first.
sos-2-7 =
    Now comes the pass. Count the colours in your hand and give the highest card of the colour you hold most
    of to the player on your right. If several colours tie for most, you choose among them.
sos-2-8 =
    Everyone passes at the same time. You choose from the hand you were dealt: the card you receive doesn’t
    count for that, and you can’t pass it on.
    .ruling =
        The rulebook doesn’t say whether you all pass together or one after another. We pass together, so that
        it makes no difference where you sit and no card travels straight on.
sos-2-9 =
    Only the giver and the receiver of a passed card know it. Nobody else sees it.

## 3 Playing a trick

sos-3 = Playing a trick
sos-3-1 =
    The holder of the start card plays first; then play goes clockwise, and each of you plays one island card.
sos-3-2 =
    With your cover card you hide one half of your card, so that it shows either its colour (the number is
    covered) or its number (the colour is covered). That half is all the others see until everyone has played.
sos-3-3 =
    You may add as many of your own plus cards to the card as you like, for everyone to see. Each of them
    raises the value of your card by 1.
sos-3-4 =
    No card can be worth more than 12. You may therefore add no more plus cards than it takes to bring yours to
    12, and none at all to a 12.
    .ruling =
        The French edition says outright that plus cards can’t be used to go beyond 12; the German and Dutch
        ones only cap the value. We follow the French, so that every plus card you add really counts.
sos-3-5 =
    When everyone has played, all the cover cards come off, and everyone sees the cards.

## 4 Who wins a colour

sos-4 = Who wins a colour
sos-4-1 =
    You compete only with those who played your colour (with one exception, see “Three players: joined
    colours”). You win a colour if you are the only one who played it, or if your card has the highest value in
    it. Several colours can be won in one trick.
sos-4-2 =
    A tie, in whatever situation, is won by the starter of this trick; if the starter isn’t part of it, by the
    tied player who comes first clockwise from the starter. This puts the cards in a strict order: of two equal
    values, the one reached first going clockwise from the starter ranks higher, and the lowest-ranked card of a
    colour comes last in it.
    .ruling =
        The rulebook says who wins a tie, but not who then comes last. We read it as an order of all the cards,
        so that a tie at the bottom is settled too: the player further round from the starter comes last.
sos-4-3 =
    If at least two of you played a colour, the player who comes last in it receives plus cards: as many as there
    were cards of that colour in this trick. Anyone in between receives nothing.
sos-4-4 =
    If the supply holds fewer than that, the player gets what is there. If players come last in several colours,
    they receive their plus cards clockwise from the starter. Plus cards added in this trick aren’t in the supply
    yet; they return only when it ends (see “The end of a trick”).
    .ruling =
        The rulebook says that an empty supply gives nothing, but not who comes first when it is running out. We
        use the same order in which everything else in a trick is settled.

## 5 What the winner gets

sos-5 = What the winner gets
sos-5-1 =
    If a face-up treasure of the colour you won lies on a pile, you take it, or you rob someone instead (the
    next clause says when you can). You can’t decline both.
    .ruling =
        The German and French editions say that you win the treasure, the Dutch one that you may take it. We
        read that as the choice between the treasure and robbing, not as leave to take nothing.
sos-5-2 =
    To rob someone is to take the top treasure of their stack. You can do so if they played the same colour
    as you with a lower rank (having lost a tie against you counts), if their top treasure is of that colour,
    and if a treasure of that colour lay face up on a pile in this trick.
    .ruling =
        The German and French editions ask for a lower number here, the Dutch one for nothing of the kind. We go
        by rank: a player who loses a tie has lost the colour just the same.
sos-5-3 =
    Treasures you win or steal go face up on top of your own stack. Only the top treasure of a stack is visible;
    the ones below are covered. Everyone may know how many there are.
sos-5-4 =
    If no treasure of the colour you won was face up when the trick began, you trigger the action card of that
    colour. You can’t decline it.
sos-5-5 =
    A trick is settled in this order: first all treasures and plus cards, clockwise from the starter, and then
    all actions, again clockwise from the starter.

## 6 The end of a trick

sos-6 = The end of a trick
sos-6-1 =
    Treasures that are still face up, because nobody played their colour or because its winner robbed someone
    instead, go face down under their own pile.
    .ruling =
        In one of the rulebook’s examples such treasures are discarded, but the rule itself puts them under the
        pile in every edition. We follow the rule.
sos-6-2 =
    Then turn up the new top card of each pile that shows none – but not after the last trick of the round.
sos-6-3 =
    The plus cards that were added return to the supply. The island cards that were played leave the round face
    up: everyone may remember them, and the table shows them to you when you ask.
    .ruling =
        The rulebook doesn’t say whether cards played earlier may be looked at. They were face up for everyone,
        so you can look them up in Memory instead of having to learn them by heart.
sos-6-4 =
    The start card moves one place to the left.
sos-6-5 =
    The round ends when all hands are empty: after twelve tricks, or nine with five players (fewer if the table
    deals smaller hands).

## 7 Three players: joined colours

sos-7 = Three players: joined colours
sos-7-1 =
    With three players only one treasure is face up. If neither colour of an action card has a face-up treasure,
    its two colours count as one in this trick. That decides who wins and so gets the action, who comes
    last, and how many plus cards that player receives.
sos-7-2 =
    The colour that shares its action card with the colour of the face-up treasure stays on its own.
sos-7-3 =
    The rulebook’s own example: a red treasure is face up. You play the red 4, the player on your left the
    purple 7, and the third player the green 9. You get the treasure, the green 9 gets the action of the green
    and purple card, and the purple 7 gets two plus cards.

## 8 The actions

sos-8 = The actions
sos-8-1 =
    Action 1: take two plus cards from one other player of your choice who has at least two. If nobody else has
    two, take two from the supply, or what is left of it. Plus cards added in this trick don’t belong to
    anyone.
sos-8-2 =
    Action 2: choose another player, take two random cards from their hand and look at them; then give that
    player two cards of your choice from your hand, which may be the same ones. If hands are down to one card,
    take one and give one; if they are empty, nothing happens. The two of you know all the cards that moved; the
    others know only that it happened.
sos-8-3 =
    Action 3: look at the top three face-down treasures of one pile, or at all of them if there are fewer, and
    put them back on top in the order of your choice. With two piles you choose which one; a pile without
    face-down treasures can’t be chosen. Only you see these cards. In the last trick of a round this action
    is skipped.
    .ruling =
        The rulebook doesn’t mention the last trick of a round. By then the order of the pile no longer matters,
        so we don’t ask.
sos-8-4 =
    Action 4: take one of the island cards played in this trick, your own included, into your hand, and then
    discard one card from your hand, which may be the one you took. You discard it face up, and it leaves the
    round. With an empty hand you would have to discard the very card you took, and nothing would change; the
    action is then skipped.
    .ruling =
        In the Dutch edition you choose among the cards of the round, in the German and French ones among those of
        the trick; we keep to the trick. Nor does the rulebook say whether the discarded card is shown. We discard
        it face up, just as the cards of a trick leave the round face up, so that everyone knows what is out of it.
sos-8-5 =
    An action that can’t do anything is skipped, and nobody is asked. If you have only one legal choice, you aren’t
    asked either; and where it would give something away, the others don’t learn that you had no choice.

## 9 Scoring

sos-9 = Scoring
sos-9-1 =
    Your score for a round is the sum of your treasures’ values plus 1 point for every two plus cards you own;
    an odd one left over counts for nothing.
sos-9-2 =
    The second round starts from scratch with everything under “Setting up a round”. At the end the points of both
    rounds are added up, and the most points win. A table can also play just one round (“Rounds”).
sos-9-3 =
    A tie for the final total is settled like any other: the starter of the very last trick wins, or else the
    tied player who comes first clockwise from there.
    .ruling =
        The rulebook’s tie-break is meant for every situation, but the final total isn’t mentioned. We take it
        at its word and count from the last trick that was played.

## 10 What each seat knows

sos-10 = Who knows what
sos-10-1 =
    Everyone can see how many cards are in each hand, how many plus cards each player and the supply have, the
    top of each stack and how many treasures it holds, the face-up treasures, how many cards are in each pile,
    all island cards once they are uncovered, the halves that are shown, the plus cards that are added, who
    triggered which action against which player, and the scores of the rounds.
sos-10-2 =
    What stays secret is every hand, the covered half of a card until it is uncovered, the pass, the cards moved
    by action 2, the treasures seen with action 3, the order of the piles, the cards left out of the round, and
    the random numbers still to come.
sos-10-3 =
    The table may remember for you what you have seen: the card you passed and the one you received, the cards
    that moved between you and someone else through action 2, and the treasures you looked at with action 3 for
    as long as their place is certain. It doesn’t remember what can only be deduced, for example that a player who
    passes a card holds no higher one of that colour – working such things out is up to you.
    .ruling =
        Every treasure goes face up onto its stack, so the table remembers all of them for you. On the table you
        still see only the top one; the others are in Memory.

## 11 Decisions and their text (the table comes from the program)

sos-11 = What you type
