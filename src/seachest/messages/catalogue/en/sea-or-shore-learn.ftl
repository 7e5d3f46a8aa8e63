### The first game of Sea or Shore with a guide, English. `task` is what to do, `why` what is said to somebody who does something else.

learn-sos-welcome = Welcome to the islands! Each of your cards has a number on the shore and a colour in the sea. With them you win treasures, and treasures are points. We play five cards each; otherwise it is twelve.
learn-sos-pass = Before a round everybody passes a card to the right: the highest of the colour they have most of. You have three red ones.
    .task = Give { $third } your red 11.
    .why = It has to be your highest red card.
learn-sos-stakes = A green treasure worth 3 lies face up. Whoever plays the highest green card wins it; the other colours win an action instead. { $rival } begins, then everybody plays one card.
learn-sos-covered = Half of every card is covered. { $rival } shows a 1, but which colour? { $third } shows red, but how high? Only when all have played, the covers come off.
learn-sos-enough = A red card can’t stop you in green, and a 1 can’t either. So you needn’t even play your best.
    .task = Play your green 6.
    .why = Think of the treasure: it is green. And the 6 is enough, so keep the 9 for later.
learn-sos-half = Sea or shore? Show the colour, and the others wonder how high it is. Show the number, and they wonder what you are after. That is where you bluff.
    .task = Show the number.
    .why = You could do that, too. As the last to play, it makes no difference: let’s show the 6.
learn-sos-won = The highest green card was yours, and so is the treasure! { $rival } came last in green and got two plus cards, one for each green card. { $third } won red and took them away, by the action.
learn-sos-lose = Now there is a red treasure, and { $third } shows red. You know what that might be: your red 11! It can’t be beaten. But coming last pays as well.
    .task = Play your red 2, and show the colour.
    .why = Against an 11 nothing helps. So lay your lowest red card, and show its colour: the last of a colour gets plus cards.
learn-sos-plus = Last of three red cards: that makes three plus cards for you. Each of them raises a card by 1, and every two that you keep are worth a point. Now it’s about a red treasure worth 4, and you begin.
    .task = Play your red 7, and show the colour.
    .why = Only red wins this treasure, and it is worth 4. Play the red 7, and show its colour.
learn-sos-raise = A 7 may be beaten. Plus cards lie open for all to see, and no card gets higher than 12.
    .task = Lay all three plus cards: 7 + 3 = 10.
    .why = Don’t be stingy, it is worth 4! Lay all three.
learn-sos-rob = Yours! But look after it: whoever beats you in red while a red treasure lies there may take the one on top of your stack instead. And a tie is won by whoever comes first from the start card on.
learn-sos-joined = With three players, colours are joined. Red and blue have no treasure now, so they count as one colour, and green stays on its own beside the purple treasure.
learn-sos-alone = { $rival } shows blue, { $third } shows purple, nobody shows green. Whoever is alone in a colour wins it!
    .task = Play your green 9, and show the colour.
    .why = The blue 1 could only lose. The green 9 wins its colour. Play it and show green.
learn-sos-order = The action of green: you alone see the next three treasures, and put them in order. All you have left is a blue 1, so a blue treasure would go to somebody else.
    .task = Tap the red one, then the blue 2, and put them back.
    .why = Then a blue treasure would come up for the others. Begin with the red one, then the blue 2.
learn-sos-last = And indeed, a red treasure comes up that nobody is after. Your last card is a blue 1: if somebody else plays blue, you get plus cards at least.
    .task = Play the blue 1, and show the colour.
    .why = Either half would do. Let’s show the colour.
learn-sos-end = The round is over: 7 points for your treasures and 1 for two plus cards. You win! A whole game has two rounds of twelve tricks. Now you know how it goes. Enjoy the bluffing!
