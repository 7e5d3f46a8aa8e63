### The first game of Sea or Shore with a guide, English. `task` is what to do, `why` what the guide says to somebody who does something else.

learn-sos-welcome = Welcome to the islands! Each of your cards has a number on the shore and a colour in the sea. With them you win treasures, and treasures are points. We’ll play with five cards each; normally it’s twelve.
learn-sos-pass = Before a round everyone passes a card to the right: the highest card of the colour they hold most of. You have three red ones.
    .task = Give { $third } your red 11.
    .why = It has to be your highest red card.
learn-sos-stakes = A green treasure worth 3 is face up. The highest green card wins it; the other colours win an action instead. { $rival } starts, then everyone plays one card.
learn-sos-covered = Half of every card is covered. { $rival } shows a 1, but which colour? { $third } shows red, but how high? The covers come off only when everyone has played.
learn-sos-enough = A red card can’t stop you in green, and a 1 can’t either. So you don’t even need your best card.
    .task = Play your green 6.
    .why = Think of the treasure: it’s green. And the 6 is enough, so keep the 9 for later.
learn-sos-half = Sea or shore? Show the colour, and the others wonder how high it is. Show the number, and they wonder what you’re after. That’s where you bluff.
    .task = Show the number.
    .why = You could do that, too. You’re the last to play, so it makes no difference: let’s show the 6.
learn-sos-won = The highest green card was yours, and so is the treasure! { $rival } came last in green and got two plus cards, one for each green card. { $third } won red and took them away with the action.
learn-sos-lose = Now there’s a red treasure, and { $third } shows red. You know what that might be: your red 11! Nothing in your hand beats it. But coming last pays, too.
    .task = Play your red 2, and show the colour.
    .why = Nothing you have beats an 11. So play your lowest red card, and show its colour: the last in a colour gets plus cards.
learn-sos-plus = Three red cards were played, and yours came last: that’s three plus cards for you. Each of them raises a card by 1, and every two that you keep are worth 1 point. Now there’s a red treasure worth 4, and you start.
    .task = Play your red 7, and show the colour.
    .why = Only red wins this treasure, and it’s worth 4. Play the red 7, and show its colour.
learn-sos-raise = A 7 can be beaten. Everyone sees your plus cards, and no card goes above 12.
    .task = Add all three plus cards: 7 + 3 = 10.
    .why = Don’t be stingy, it’s worth 4! Add all three.
learn-sos-rob = Yours! But watch out: if someone beats you in red while a red treasure is face up, they may take the one on top of your stack instead. And ties go to whoever comes first, counting from the start card.
learn-sos-joined = With three players, colours can be joined. Red and blue have no treasure now, so they count as one colour; green stays on its own because its partner, purple, has a treasure.
learn-sos-alone = { $rival } shows blue, { $third } shows purple, nobody shows green. If you’re alone in a colour, you win it!
    .task = Play your green 9, and show the colour.
    .why = The blue 1 could only lose. The green 9 wins its colour. Play it and show green.
learn-sos-order = The green action: you alone see the next three treasures, and put them in order. All you have left is a blue 1, so a blue treasure would go to someone else.
    .task = Tap the red one, then the blue 2, and put them back.
    .why = Then a blue treasure would come up for the others. Start with the red one, then the blue 2.
learn-sos-last = And look: a red treasure comes up that nobody is after. Your last card is a blue 1: if someone else plays blue, you at least get plus cards.
    .task = Play the blue 1, and show the colour.
    .why = Either half would do. Let’s show the colour.
learn-sos-end = The round is over: 7 points for your treasures and 1 for two plus cards. You win! A whole game has two rounds of twelve tricks. Now you know how it works. Enjoy the bluffing!
