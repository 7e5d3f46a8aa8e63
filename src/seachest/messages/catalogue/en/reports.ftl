### What commands that measure and train print.

## Matches between bots (seachest arena)

arena-opening = { $games } games: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $players } rotations
arena-opening-lineups = { $games } games: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $lineups } line-ups, { $players } rotations
arena-rounded = { $opening } (rounded up from { $asked } to whole deals)
arena-speed = { $number } games/s
arena-stopped = stopped; all finished games are kept. To continue: { $command }
arena-written = written to { $folder }; the report is { $file }
arena-title = { $game }, { $players } players
arena-before = { $bot } finishes ahead of { $other } in { $share }% of { $meetings } meetings
arena-compiled = all bots and the rules, compiled
arena-time = { $bot }: { $mean } per decision, { $decisions } decisions

## Columns of tables

column-bot = bot
column-games = games
column-wins = wins
column-interval = 95% interval
column-points = points
column-rating = rating
column-players = players
column-decisions = decisions
column-decisions-a-second = decisions/s
column-ns-a-decision = ns/decision
column-games-a-second = games/s
column-interpreted = interpreted/s
column-ratio = ratio
column-faults = misplaced cards
column-against = against
column-deals = deals
column-even = even
column-range = { $low } to { $high }
column-game = game
column-way = method
column-ours-to-theirs = ours / theirs
column-seats = seats
column-ordinal = ordinal
column-mean = mean
column-spread = spread
column-other-bot = other bot
column-meetings = meetings
column-ahead = ahead
column-level = shared place
column-least = lowest
column-lower-quartile = lower quartile
column-median = median
column-upper-quartile = upper quartile
column-most = highest
column-time = mean per decision
column-over-even = over an even share
column-leg = leg
column-loss = loss
column-error = value error
column-entropy = entropy

## The report of a match (seachest arena)

report-played = { $games } games for { $players } players, { $moves } moves in all. Every line-up plays every deal once in each rotation over the seats (deals: { $deals }, line-ups: { $lineups }, rotations: { $players }). Options: { $options }.
report-wins = Wins
    .help = The share of games that one seat of a bot wins; where several win together, each has its part of the win. The 95% intervals are computed over deals: all games with the same cards count as one value.
report-ratings = Ratings
    .help = By the model of Plackett and Luce, from the places in every game; everyone starts with a mean of { $start } and a spread of { $spread }. The ordinal is the mean minus three spreads.
report-ahead = Head to head
    .help = Two bots at the same table: how often one finishes ahead of the other, and how often they share a place.
report-points = Points
    .help = How often each number of points was reached.
report-times = Thinking time
    .help = Measured while the match ran: another run, or another machine, gives other times.
report-axis-wins = wins of a seat, % (dashed: an even share, { $share }%)
report-axis-ratings = rating (line: three spreads to either side; its left end is the ordinal)
report-axis-ahead = % of meetings in which the bot of the row finishes ahead of the bot of the column
report-axis-seats = % of seats

## Speed (seachest bench)

bench-compiling = compiling from scratch…
bench-measuring = { $game }, { $players } players…
bench-title = { $game }: random games on one core
bench-caption = state { $bytes } bytes; compiling from scratch { $core } s (with views, guesses, features and bots { $whole } s)
bench-million = { $number } million
bench-check-title = { $game }: every card after every decision
bench-written = written to { $folder }: { $files }
bench-failed = not measured: { $system }, { $what }: { $reason }
bench-peers-installing = installing { $system }…
bench-peers-compiling = compiling { $game } for { $players } players…
bench-peers-measuring = { $system }: { $game }, { $players } players…
bench-peers-starting = starting { $system }…
bench-peers-measured = { $system }: { $game } measured
bench-cores = { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}
bench-core = everything on core { $core }
bench-no-core = not tied to one core
bench-load = load { $load } before the run

## A swarm of players (seachest swarm)

swarm-begin = { $game }: { $tables ->
    [one] { $tables } table of { $players } is filling up…
   *[other] { $tables } tables of { $players } are filling up…
}
swarm-speed = { $moves } moves per second, { $games } games played to the end
swarm-progress = { $moves } moves/s, seen by everyone after: { $times }; games played: { $games }
swarm-seen = seen by everyone after: { $times }
swarm-stored = stored after: { $times }
swarm-errors = errors: { $errors }
swarm-none = none

## Training (seachest train, seachest exploit)

train-done = all { $decisions } decisions have already been made; the results are in { $folder }
train-begin = a checkpoint after every { $leg } decisions, in { $folder }
train-continue = continuing after { $decisions } decisions; a checkpoint after every { $leg }, in { $folder }
train-speed = { $number } decisions/s
train-wins = { $players } players { $share }%
train-stopped = stopped; the last checkpoint is kept. To continue: { $command }
train-stopped-early = stopped before the first checkpoint. To begin again: { $command }
train-written = written to { $folder }; the page is { $file }
train-time = time is up after { $decisions } decisions. To continue: { $command }
train-title = { $game }: { $decisions } decisions
exploit-playing = playing { $deals } fresh deals
exploit-title = a best response after { $decisions } decisions
exploit-gain = { $players } players: { $gain } percentage points over an even share (95% interval { $low } to { $high })

## The page of a training (seachest train, seachest exploit)

training-title = { $game }: { $what ->
    [best-response] best response
   *[self-play] self-play
}, { $method }, players: { $players }, seed { $seed }
training-begun = No leg has been finished yet.
training-done = { $decisions } of { $total } decisions in { $legs ->
    [one] 1 leg
   *[other] { $legs } legs
}, { $games } games, { $seconds } s of playing and learning.
training-wins = Wins
    .help = How often the net wins, playing its likeliest actions, against rivals in all other seats. Each deal is played once from every seat; the 95% intervals are computed over deals.
training-kind = { $players } players, against { $bot }
training-entropy = Entropy
    .help = How much the policy mixes its actions, in nats.
training-value-error = Value error
    .help = The mean squared error of the rewards that the net expects.
training-rate = Speed
    .help = Decisions per second, learning included.
training-legs = Legs
training-axis-wins = wins, %
training-axis-decisions = decisions, millions
training-axis-decisions-even = decisions, millions (dashed: an even share)

## Small games and data sets

column-small = small game
column-nash-conv = NashConv
column-exploitability = exploitability
column-value = worth to seat 0
column-seconds = seconds
solve-size = { $name }: { $deals } deals, { $nodes } nodes, { $sets } information sets, { $spanning } of them spanning several deals, games of at most { $longest } decisions
dataset-speed = { $number } games/s
dataset-written = { $games ->
    [one] 1 game
   *[other] { $games } games
} written to { $folder }
solve-about = { $name }: { $about }
small-dolores-1 = six cards in the draw pile, one duel
small-dolores-2 = eight cards in the draw pile, one duel
small-dolores-3 = ten cards of three types in the draw pile, two duels
small-dolores-4 = ten cards of four types in the draw pile, two duels
small-sea-or-shore-1 = the last trick; two of five island cards are out of the game, two players have a plus card
small-sea-or-shore-2 = the last trick; six of nine island cards are out of the game, two players have a plus card
small-sea-or-shore-3 = the last trick; twelve of fifteen island cards are out of the game, every player has a plus card
small-sea-or-shore-4 = the last trick; twelve of fifteen island cards are out of the game, the first player has two plus cards, the others have one
small-sea-or-shore-5 = the last two tricks; two of eight island cards are out of the game, nobody has a plus card
small-sea-salt-paper-1 = three cards in the deck, one hidden in each hand
small-sea-salt-paper-2 = three cards in the deck, two hidden in each hand
small-sea-salt-paper-3 = three cards in the deck, three hidden in each hand
small-sea-salt-paper-4 = five cards in the deck, one hidden in each hand

## The ladder of bots (seachest ladder)

column-exploited = exploited
ladder-title = { $game }, { $players } players, protocol { $protocol }; an even share is { $even }
ladder-empty = { $game }: nobody is on the ladder yet
ladder-how = Add a bot with: { $command }
ladder-other-pool = * played against a different net; these figures can’t be compared with the others
ladder-playing = { $bot } against { $rival }
ladder-stopped = stopped; all finished games are kept, and the same command goes on with the rest
ladder-added = written to { $file }; the records are beside it
ladder-checked = { $bot }: { $games } games played again; deals, moves and wins are as the entry says
