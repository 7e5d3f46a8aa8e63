### The lab: its page, and what seachest lab prints.

lab-title = { $game }: what wins
lab-played = { $games } games for each number of players, all seats played by { $bot }. Options changed from their defaults: { $option }.
lab-no-options = none
lab-reading =
    Every figure comes with its 95% interval: if the whole run were repeated with other deals, about 95 of 100 such
    intervals would contain the true value. “Wins” is the share of cases in which the seat concerned won; where several
    win together, each has its part of the win. “Worth” is in points. All of it holds for these bots: other players may
    use a card better or worse. And what goes with winning isn’t necessarily its cause.
lab-players = { $players } players
lab-compiling = compiling, which takes a minute or two the first time…
lab-stopped = stopped; nothing was written
lab-speed = { $number } games/s

## Columns and axes

lab-column-thing = what
lab-column-cases = cases
lab-column-frequency = per game
lab-column-wins = wins
lab-column-worth = worth
lab-column-mean = mean
lab-column-part = part
lab-column-share = share
lab-column-before = before
lab-column-after = after
lab-column-change = change
lab-axis-wins = wins, % (dashed: { $share }%)
lab-axis-games = % of games
lab-axis-share = % of the variance

## Length

lab-length = How long games last
    .help = The percentage columns are quantiles: that share of the games is no longer than this.
lab-decisions = decisions
lab-rounds = rounds
lab-duels = duels
lab-ties = games with several winners

## Seats

lab-seats = Seats
    .help = How often each seat wins. Who starts is drawn by lot, so nothing but chance tells the seats apart: this table shows how far chance alone goes. Worth: points above the table’s average.
lab-seat = seat { $number }
lab-order = Who starts
    .help = How often a seat wins by its place in the order of play. Worth: points above the table’s average.
lab-order-0 = starts the game
lab-order-0-dol = deals the first duel
lab-order-place =
    { $number ->
        [one] { $number } seat later
       *[other] { $number } seats later
    }

## Skill and luck

lab-luck = Skill and luck
    .help =
        For this, half of the seats are played by { $bot } and half by { $other-bot }. Each deal is played again and again until
        everyone has sat everywhere, so that all have met the same cards. A seat’s result is 1 for a win and 0 for a loss.
        How much results differ is their variance, and it is split into four parts. Skill is what depends on which of the
        two bots sits there. Order is the place in the order of play. Deal is what these cards give this seat, whoever plays
        them. Play is the rest: what changes although bot, seat and deal stay the same, that is, random draws, guesses,
        what the others do, and cards that one bot plays better than the other. The more alike the two bots are, the
        smaller skill gets. Deal can fall below zero: then deals favour one of the bots, wherever it sits, rather than a seat.
lab-luck-wins = { $players } players, { $deals } deals: a seat played by { $bot } wins { $share }% ({ $low } to { $high }%).
lab-luck-skill = skill
lab-luck-order = order
lab-luck-deal = deal
lab-luck-play = play

## Comparing

lab-compare = What { $option } changes
    .help = As many games with this option, on other deals. Changes of shares are in percentage points.

## Sea Salt & Paper

lab-ssp-kinds = Cards
    .help = Cases: a seat that holds such a card, or has played it, when a round is scored. Wins: it scores most in this round. Worth: its points above the table’s average in this round.
lab-ssp-duos = Duos
    .help = Cases: a seat that has played such a duo when a round is scored. Wins and worth as for the cards.
lab-ssp-duo-crab = two crabs
lab-ssp-duo-boat = two boats
lab-ssp-duo-fish = two fish
lab-ssp-duo-shark = swimmer and shark
lab-ssp-colours = Colours
    .help = Cases: a seat whose most frequent colour this is when a round is scored, with at least two cards. Wins and worth as for the cards.
lab-ssp-calls = Calls
    .help = Cases: a seat that has called. Wins and worth as for the cards.
lab-ssp-endings = How rounds end
    .help = Cases: rounds that end this way, whoever called.
lab-ssp-stop = STOP
lab-ssp-bet-won = LAST CHANCE, bet won
lab-ssp-bet-lost = LAST CHANCE, bet lost
lab-ssp-void = the deck is empty
lab-ssp-mermaids = four mermaids

## Dolores

lab-dol-gestures = Gestures
    .help = Cases: a duellist whose gesture counts. Wins: the duel brings this player more points than the other duellist; if both get the same, half a win each. Worth: the points that it brings.
lab-dol-meetings = Gesture against gesture
    .help = The first gesture is one’s own, the second the other duellist’s. Wins and worth as for the gestures.
lab-dol-promises = Announcements
    .help = Cases: a duellist. Wins and worth as for the gestures. Where nobody may talk, all are silent.
lab-dol-kept = word kept
lab-dol-broken = word broken
lab-dol-silent = nothing announced
lab-dol-bottles = Bottles
    .help = Cases: a bottle is used. Wins: its user wins the game. Worth: the user’s points above the table’s average.
lab-dol-sets = Sets
    .help = Cases: a seat that has a set of this type at the end. Wins: it wins the game. Worth: its points above the table’s average.
lab-dol-goods = Goods
    .help = Cases: a seat that has such a card at the end. Wins and worth as for the sets.

## Sea or Shore

lab-sos-colours = Colours
    .help = Cases: a seat plays such an island card in a trick. Wins: it has more treasure after the trick than before. Worth: by how much, in points.
lab-sos-numbers = Numbers
    .help = Wins and worth as for the colours.
lab-sos-islands = Island cards
    .help = Wins and worth as for the colours.
lab-sos-plus = Plus cards
    .help = How many are added to an island card. Wins and worth as for the colours.
lab-sos-halves = What is shown
    .help = The half of the island card that the others see. Wins and worth as for the colours.
lab-sos-half-colour = the colour
lab-sos-half-number = the number
lab-sos-actions = Actions
    .help = Cases: a seat chooses this. Wins: it wins the game. Worth: its points above the table’s average. Actions that need no decision don’t count.
lab-sos-take = takes the treasure, though it could steal one
lab-sos-rob = steals a treasure
