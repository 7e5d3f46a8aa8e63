### The help of the command line, English. The names of commands and arguments stay as they are typed.

## The whole command line

command-line = Three sea card games with exact rules.
command-line-usage = usage:
command-line-commands = commands
command-line-arguments = positional arguments
command-line-options = options
command-line-help = show this help message and exit
command-line-version = show the version number and exit
command-line-language = default: the language of your system
command-line-option = an option of the game, as in the rules; may be given several times

## What each command does, and its arguments

command-play = play in the terminal against bots
command-play-players = how many players, including you (default: as few as possible)
command-play-bots = the other seats, separated by commas: beginner, casual, skilled, expert, master, and others in docs/bots.md (default skilled)
command-play-seat = your seat, counted from 0 (default 0)
command-play-seed = 32 hexadecimal digits, to get the same deal again
command-play-pace = how long bots seem to think (0: not at all)
command-play-record = where to save the game
command-play-resume = continue a saved game
command-puzzles = solve puzzles in the terminal, or make new ones
command-puzzles-action = the game whose puzzles you want to solve ({ $games }; asked for if left out), or make, to make new ones
command-puzzles-game = with make: the game to make puzzles for
command-puzzles-count = how many puzzles the file should contain (default 300)
command-puzzles-seed = a whole number; the same one finds the same puzzles (default 0)
command-puzzles-out = the file for the puzzles; if it exists, more are added to it (default: puzzles-GAME.jsonl.gz)
command-puzzles-workers = processes (default: one for each core)
command-deal = deal a game and print its record, with no moves yet
command-deal-players = how many players
command-deal-seed = 32 hexadecimal digits (default: random)
command-replay = play a record to its end and show the position
command-replay-file = a record or a position; - reads standard input
command-replay-json = print the position as JSON
command-replay-seat = show only what seat N knows or, with watch, what a spectator knows
command-replay-to = stop after K moves of the record
command-verify = check the deal, the moves and the result of a record
command-verify-file = a record; - reads standard input
command-verify-commitment = 64 hexadecimal digits that were published before the game
command-review = analyse a finished game: who was lucky, who played well, and what decided it
command-review-file = the record of a finished game; - reads standard input
command-review-json = print all findings as JSON
command-review-iterations = iterations for each decision (default 2000; more is slower but more accurate)
command-review-seed = a whole number; the same one gives the same review (default 0)
command-review-workers = processes (default: one for each core)
command-rules = read the rules of a game, with our rulings
command-games = list the games
command-bench = measure how fast random games run on one core, alone or alongside other systems
command-bench-players = how many players; may be given several times (default: all that the game allows)
command-bench-seconds = seconds for each measurement (default 2)
command-bench-games = play this many games instead of measuring, with --check
command-bench-check = check every card after every decision
command-bench-json = print one JSON object per line
command-bench-peers = measure other environments alongside all our games; their names, separated by commas (default: all)
command-bench-output = where --peers writes its page and plot (default: docs/benchmarks in a checkout, otherwise benchmarks)
command-arena = let bots play a match with duplicate deals, and report how strong they are
command-arena-players = how many players at each table
command-arena-bots = separated by commas; the last one fills the remaining seats
command-arena-games = how many games, rounded up to whole deals
command-arena-seed = a whole number, to play the same match again (default 0)
command-arena-workers = processes (default: one for each core)
command-arena-ray = play on a Ray cluster; local starts one on this computer
command-arena-out = where the results are written (default: arena-GAME-SEED-…)
command-arena-resume = continue a match; --out FOLDER is enough to name it
command-lab = play a game many thousands of times with compiled bots, and report what wins, and how often
command-lab-players = numbers of players, separated by commas (default: all that the game allows)
command-lab-games = how many games for each number of players (default 20000)
command-lab-bots = who plays: random, greedy, net or net:FILE (default greedy)
command-lab-rival = the other bot, to tell skill from luck (default: greedy against random, net against greedy)
command-lab-compare = KEY=VALUE: play as many games with this option too, and report what it changes
command-lab-seed = a whole number, to play the same games again (default 0)
command-lab-threads = how many cores to use (default: all); the results don’t depend on it
command-lab-json = print the results as JSON; files are then written only with --out
command-lab-out = where the page and the results are written (default: lab-GAME-SEED)
command-serve = open tables for friends, in the browser or the terminal
command-serve-host = the address to listen on (default 127.0.0.1: this computer only)
command-serve-port = default 8000
command-serve-lan = for everyone on the same network, with a QR code
command-serve-open = open the page in this computer’s browser
command-serve-public-url = the address players type, if the server is behind a proxy
command-serve-workers = processes (default 1; more need PostgreSQL and Redis)
command-serve-database = a file, or a PostgreSQL database (default: a file in your data folder)
command-serve-redis = the address of Redis; several workers need it
command-serve-tellers = processes that put events into words (default 0)
command-serve-pace = how long bots seem to think (default 1; 0: not at all)
command-serve-guests-a-minute = how many new guests one address may bring each minute; its other limits scale with this (default 30)
command-serve-guest-days = delete guests who have stayed away for this many days (default 365; 0: never)
command-serve-review-iterations = iterations of each search in a quick review of a finished game (default 2000; 0: no reviews)
command-serve-seeds = let players choose the seed of a deal, for tests
command-admin = look after the people on your server: reports, mutes, bans, names, forgotten passwords
command-admin-action = reports, restrictions or log: lists; find WHO; mute, ban or rename WHO; lift or close NUMBER; moderator, no-moderator or recovery-code NAME
command-admin-about = a player’s id or name, an address to ban, or the number of a report or restriction
command-admin-hours = for how many hours (default: for good)
command-admin-address = with ban: also the addresses the player used in the last week
command-admin-reason = a note for the log
command-backup = copy the server’s database, even while it runs
command-backup-to = the folder for the copies (default: backups in your data folder)
command-backup-keep = how many copies to keep (default 14)
command-backup-every = hours between copies; keeps making them until stopped
command-join = play at a server’s table in the terminal
command-join-link = the link to a table, or only the address of the server, to choose one of its open tables
command-join-name = the name the others see
command-join-token = the token of your seat, to return to it
command-swarm = let many random players loose on a server, and measure how fast it is
command-swarm-url = the server’s address, such as http://127.0.0.1:8000
command-swarm-tables = how many tables play at the same time
command-swarm-players = how many players at each table (default: as few as possible)
command-swarm-rate = moves per second of all players together (default: as many as they can)
command-swarm-seconds = how long to play (default 30)
command-swarm-json = print one JSON object at the end
command-train = train a net by self-play, or continue from the last checkpoint in the folder
command-train-method = ppo (default), or mmd, which keeps strategies mixed
command-train-start = start with the weights of a net: a file, or the name of a game for the net that comes with it
command-train-players = player counts separated by commas; one named twice weighs more (default: all)
command-train-evaluate = deals against greedy after each leg (default 200; 0: none)
command-train-decisions = decisions in the whole training; the learning rate falls as they are made
command-train-minutes = stop after this many minutes, at the next checkpoint
command-train-seed = a whole number, to repeat the same training (default 1)
command-train-device = cpu or cuda (default: the GPU if there is one)
command-train-tables = tables for each player count
command-train-steps = decisions at each table before the net learns
command-train-minibatch = decisions the net learns from at once
command-train-leg = decisions from one checkpoint to the next
command-train-short-legs = allow legs in which hardly any game ends
command-train-width = units in each layer of the net
command-train-blocks = residual blocks of the net
command-train-set = another setting, such as first_rate=0.0005; may be given several times
command-train-out = the folder for everything that is kept (default: in the data folder)
command-exploit = train a best response to a fixed net, and report what it gains over an even share
command-exploit-net = a file of weights, or the name of a game, for the net that comes with Seachest
command-exploit-fresh = start from fresh weights instead of the net’s own
command-exploit-players = player counts separated by commas (default: as few as possible)
command-exploit-evaluate = deals after each leg (default: none)
command-exploit-deals = fresh deals at the end (default 1000)
command-solve = solve a small game: its whole tree, by CFR+ or MCCFR, and how far policies and bots are from an equilibrium
command-solve-name = the name of a small game; without one, all of them are listed
command-solve-method = how to solve it: cfr+ or mccfr (default cfr+)
command-solve-iterations = how many iterations (default 1000)
command-solve-rewards = what an outcome is worth: rank, win or points (default rank)
command-solve-bots = bots to measure as well, separated by commas, such as random,greedy,net:sample
command-solve-seed = a whole number, to get the same random numbers again (default 0)
command-solve-json = print the results as JSON
command-dataset = have bots play games and write them as a data set in Parquet format
command-dataset-players = how many players at each table (default: as few as possible)
command-dataset-bots = who plays, separated by commas; the last one fills the remaining seats (default net:sample)
command-dataset-games = how many games (default 1000)
command-dataset-seed = a whole number, to play the same games again (default 0)
command-dataset-workers = processes (default: one for each core)
command-dataset-out = the folder to write to (default: dataset-GAME-PLAYERS-SEED)
command-warm = compile the rules now, so that you don’t have to wait for them later
command-warm-games = default: all games

## While the rules are compiled, at the first start

warm-step = { $game }: preparing the rules ({ $step })
warm-ready = { $game }: ready

## The ladder of bots (seachest ladder)

command-ladder = show the ladder of bots, add one by playing the protocol’s matches, or check an entry by its records
command-ladder-action = { $games }: that ladder alone; add: let a bot play; check: play the games of an entry again
command-ladder-subject = the game of the bot to add, or the file of the entry to check
command-ladder-bot = the bot to add, named as in seachest arena
command-ladder-name = what to call it on the ladder (default: the bot as it was named)
command-ladder-about = a sentence about the bot, kept with the entry
command-ladder-deals = how many deals against each rival (default 200)
command-ladder-exploiter = a bot made to beat this one, such as a net by seachest exploit; it plays one seat, and the bot the others
command-ladder-workers = processes (default: one for each core)
command-ladder-out = the folder of your own entries (default: ladder, in the folder for data)
command-ladder-json = print the entries as JSON

## All data sets at once (seachest dataset)

command-dataset-game = { $games }; without one, all of them with every number of players, each in a folder of its own
