### What can be wrong with what a command was given, English.
### An error is raised in English and recognised by the English text here: see messages/errors.py.

## What the parser of the command line says

error-usage = { $program }: { $reason }; see { $program } --help
error-argument = argument { $argument }: { $reason }
error-invalid-choice = invalid choice: { $value } (choose from { $choices })
error-invalid-int = invalid int value: { $value }
error-invalid-float = invalid float value: { $value }
error-expected-one-argument = expected one argument
error-not-allowed-with = not allowed with argument { $argument }
error-ignored-argument = ignored explicit argument { $value }
error-required = the following arguments are required: { $arguments }
error-unrecognized = unrecognized arguments: { $arguments }
error-ambiguous-option = ambiguous option: { $option } could match { $matches }
error-key-value = expected KEY=VALUE, not { $value }
error-value-too-long = { $where }: the value is too long
error-seat-or-watch = expected a seat number or watch, not { $value }

## Values that are not possible

error-between = { $where }: { $value } is not between { $low } and { $high }
error-whole-number = { $where }: expected a whole number, not { $value }
error-list = { $where }: expected a list, not { $value }
error-object = { $where }: expected an object, not { $value }
error-expected = { $where }: expected { $wanted }, not { $value }
error-unknown-name = { $where }: unknown { $value }; expected one of: { $known }
error-unknown-field = { $where }: unknown field { $field }
error-true-or-false = { $where }: expected true or false, not { $value }
error-above-zero = { $where }: expected a number above 0, not { $value }
error-players = players: { $game } takes { $fewest } to { $most } players, not { $value }
error-seed = { $where }: expected 32 hexadecimal digits, not { $value }
error-option-twice = option: the same option is given twice
error-actions = { $where }: expected [1 or 2, 3 or 4] or “random”, not { $value }
error-treasures = { $where }: a { $wanted } is missing; the list needs at least one 2, one 3 and one 4 (SOS-1.2)
error-language = language: unknown { $value }; expected one of: { $known }
error-number = { $where }: expected a number, not { $value }
error-above-zero-up-to = { $where }: expected a number above 0 and at most { $high }, not { $value }
error-given-twice = { $where }: given twice
error-server-address = expected an address such as http://127.0.0.1:8000, not { $value }

## Bots

error-bots-seats = bots: { $names } names for { $seats } seats
error-bots-one-seat = bots: { $names } names for 1 seat
error-bots-none = bots: name at least one bot
error-bot-colon = bot: { $bot } takes nothing after a colon, but got { $value }
error-bot-search = bot: search takes iterations or milliseconds (search:10000, search:100ms), not { $value }
error-bot-no-command = bot: program needs a command line after its colon, as in program:python my_bot.py
error-bot-not-found = { $bot }: found no executable program { $program }
error-bot-not-started = { $bot }: can’t be started: { $reason }
error-bot-silent = { $bot }: expected { $wanted }, but got nothing for { $seconds } s
error-resume-program = resume: the saved game wants to run { $bot }; if you want that too, say so with --bots { $wish }
error-bot-command-line = bot: the command line { $value } can’t be read: { $detail }
error-bot-long-line = { $bot }: expected { $wanted }, but got a line of more than { $most } bytes
error-bot-ended = { $bot }: expected { $wanted }, but it { $reason }
error-bot-exited = exited with status { $status }
error-bot-killed = was killed by signal { $signal }
error-bot-closed-output = closed its output and keeps running
error-bot-closed-input = closed its input and keeps running
error-bot-last-words = { $reason }; the last it wrote to standard error:{ $detail }
error-bot-json = { $bot }: expected { $wanted } in one line of JSON, not { $value }
error-bot-object = { $bot }: expected { $wanted }, which is an object, not { $value }
error-bot-reports = { $bot }: the program reports { $detail }
error-bot-id = { $bot }: expected { $wanted }, but the id is { $value }
error-bot-not-legal = { $bot }: expected { $wanted }, but { $value } is not legal
error-weights-not = { $file }: not a weights file ({ $detail })
error-weights-format = { $file }: weights of format { $value }, but this version reads only format { $known }
error-weights-unknown-game = { $file }: these weights are for { $value }, an unknown game
error-weights-other-game = { $file }: these weights are for { $value }, not { $game }
error-weights-layout = { $file }: made for layout { $value } of { $game }, but this version has { $current }
error-weights-shape = { $file }: { $name } has the shape { $value }, not { $wanted }

## Files and records

error-record-there = record: { $file } already exists; name another file, or continue it with --resume
error-no-such-file = { $file }: No such file or directory
error-permission = { $file }: Permission denied
error-directory = { $file }: Is a directory
error-port-in-use = { $address }: Address already in use
error-not-utf8 = { $file }: not UTF-8 text (byte { $byte })
error-record-not-utf8 = not a record: the file is not UTF-8 text ({ $detail } at byte { $byte })
error-json = not JSON: { $detail } at line { $line }, column { $column }
error-json-number = not JSON: { $value } is not a number
error-json-long = not JSON: a number is too long
error-nested = not a record: nested too deeply
error-field-twice = field { $field } is written twice
error-missing = { $where }: missing
error-format-missing = format: missing; a record has format 1
error-rules-version = rules: the record was played by version { $version } of the rules of { $game }, not { $current }
error-seed-missing = { $where }: missing; expected 32 hexadecimal digits
error-record-position = { $where }: the record says { $value }, its position { $other }
error-record-of-state = record: the table was set to a state that its moves don’t lead to
error-move = move { $number }: expected “SEAT TEXT”, not { $value }
error-result = result: the moves lead to { $found }, not { $value }
error-result-missing = result: { $field } is missing
error-to = to: { $value } is not between 0 and { $moves }, the number of moves in the record
error-commitment = commitment: expected 64 hexadecimal digits, not { $value }
error-commitment-other = commitment: { $value } doesn’t match the seed { $seed }, whose commitment is { $found }
error-illegal-move = { $move } is not legal: { $reason } ({ $clause }); legal: { $legal }
error-illegal-move-only = { $move } is not legal: { $reason }

## Matches, packages and the server

error-arena-missing = arena: missing { $arguments }; to continue a match, --resume --out FOLDER is enough
error-match-kept = { $reason }; finished games are kept; to continue, type: { $command }
error-no-match = { $file }: there is no match to resume
error-not-a-match = { $file }: not a match
error-match-busy = { $file }: another command is playing this match right now
error-match-other = { $file }: contains another match ({ $what }); choose another folder with --out
error-workers-ray = workers: a Ray cluster has its own; --workers and --ray can’t be combined
error-lab-players = players: expected numbers separated by commas, not { $value }
error-lab-players-twice = players: the same number is given twice
error-lab-compare-one = compare: one option at a time
error-lab-rival-same = rival: must be a bot other than { $bot }
error-lab-rival-net = rival: only one of the two can be a net, so { $wish } can’t play against { $bot }
error-lab-compare-same = compare: { $option } is already in use
error-lab-game = game: the lab doesn’t know what to count in { $value }
error-lab-bots = bots: the lab knows only { $known }, not { $value }
error-bench-game = bench: name a game ({ $games }) or use --peers
error-bench-output = bench: --output needs --peers
error-bench-check = bench: --check and --games N go together
error-bench-peers = bench: --peers measures every game with every number of players; leave out the game, --players, --check and --games
error-package = { $reason }: pip install { $package }
error-package-server = the server needs additional packages
error-package-join = seachest join needs additional packages
error-package-swarm = seachest swarm needs additional packages
error-package-ray = --ray needs Ray
error-package-report = the report of a match needs matplotlib
error-package-ratings = ratings need openskill
error-package-dataset = data sets need pyarrow
error-package-qr = the QR code needs segno
error-package-training = training needs PyTorch
error-package-curves-written = training curves need TensorBoard
error-package-curves-drawn = training curves need matplotlib
error-package-peers = bench --peers needs matplotlib
error-setting-number = { $where }: { $value } is not a number from { $low } to { $high }
error-setting-pace = pace: expected a number of at least 0, not { $value }
error-setting-host = host: the address is empty
error-setting-redis = redis: the address must begin with one of { $schemes }
error-setting-database = database: { $value } is neither sqlite nor postgresql
error-setting-sqlite = database: SQLite needs the path of a file, as in sqlite:///server.db
error-setting-workers = SQLite allows only one worker, not { $workers }; set { $variable } to a PostgreSQL database
error-setting-workers-redis = { $workers } workers need Redis to hear from each other; set { $variable } to its address
error-setting-url = public URL: expected an address such as https://sea.example, not { $value }
error-admin-whom = admin { $what }: say who or what this is about
error-admin-number = admin { $what }: { $value } is not a number from the list
error-admin-reason = reason: longer than { $most } characters
error-admin-none = admin: there is no { $value }
error-admin-several = admin: several players are called { $value }; give the id of one
error-backup-every = every: expected a number of hours above 0, not { $value }
error-no-database = { $file }: there is no such database
error-backup-no-database = backup: there is no database { $file }
error-backup-damaged = backup: the copy is damaged: { $detail }
error-backup-no-pg-dump = backup: found no pg_dump on this machine; on one that has it, type: { $command }
error-backup-pg-dump = backup: pg_dump failed: { $detail }
error-no-network = address: { $value } is neither an address nor a network
error-network-not-banned = address: { $value } can’t be banned
error-backup-failed = backup: { $detail }
error-setting-no-home = data folder: there is no home folder; set { $variable } to a folder
error-data-folder = data folder: games can’t be stored in { $file } ({ $reason }); set { $variable } to another folder
error-database-in-use = { $file }: another server is already using this database (process { $process })
error-reason-permission = Permission denied
error-reason-read-only = Read-only file system
error-reason-no-space = No space left on device
error-reason-not-a-folder = Not a directory
error-game-not-over = moves: the game is not over
error-review-process = a process died during the review: killed, or out of memory
error-match-files = { $file }: contains { $name }, but no { $missing }
error-match-lineups = bots: { $names } bots for { $seats } seats make more than { $most } line-ups
error-match-field = match: { $field } is missing
error-worker-lost = a worker process died during a game: killed, out of memory, or crashed by a bot
error-ray-code = ray: a machine in the cluster runs different code, or different versions of Python, numpy or numba
error-ray-address = ray: no cluster answers at { $value }: { $detail }
error-ray-lost = ray: gave up after { $tries } retries because workers were lost ({ $detail })
error-training-other = { $file }: contains another training ({ $what }); choose another folder with --out
error-training-players = players: expected at least one number of players
error-training-minibatch = minibatch: { $value } is not a multiple of steps, which is { $steps }
error-training-round = minibatch: { $value } does not divide the { $decisions } decisions of a round
error-training-leg = leg: { $steps } decisions per table and leg are too few for { $game }, where a game has about { $decisions }; use fewer tables or longer legs to get at least { $low } (--short-legs allows fewer)
error-training-size = { $name }: a net that starts from another net’s weights can’t be smaller: { $wish } is less than { $value }
error-training-gpu = device: PyTorch finds no GPU on this machine
error-checkpoint-not = { $file }: not a checkpoint ({ $detail })
error-checkpoint-game = { $file }: this net is for { $value }, an unknown game
error-server-answer = { $where }: the answer can’t be read: { $detail }
error-server-protocol = the server doesn’t speak { $value }
error-server-gone = the server could not be reached for { $seconds } s
error-server-rules = the server has another version of the rules of { $game }
error-swarm-tables = { $failed } of { $tables } tables could not be opened: { $detail }
error-swarm-follow = the server refused to let a guest follow the table: { $detail }
error-setting-short = { $where }: shorter than { $low } characters
error-setting-database-address = database: the address can’t be read
error-setting-database-name = database: a PostgreSQL address must end with the name of the database
error-database-open = { $file }: unable to open database file
error-output = output: { $reason }

## Puzzles

error-puzzles-none = puzzles: there are none for { $game }
error-puzzles-make-only = puzzles: a second game, --count, --out and --workers only go with make
error-puzzles-file = { $file }: not a puzzle file ({ $detail })
error-puzzles-record = { $file }: not a file of puzzle ratings ({ $detail })
error-puzzles-other = { $file }: contains puzzles of { $game } made with seed { $seed } and version { $version } of its rules; choose another file with --out
error-puzzles-answers = puzzle { $id }: its answers don’t match its position
error-puzzles-stopped = a process died while making puzzles: killed, or out of memory
error-puzzles-game = game: missing; name the game to make puzzles for

## Comparisons, small games and data sets

error-peers-unknown = peers: unknown { $value }; expected some of: { $known }
error-peers-none = peers: name at least one of: { $known }
error-peers-installation = installation
error-peers-random-play = random play
error-peers-what = { $game }, { $players } players, { $reason }
error-peers-slow = installing took longer than { $seconds } s
error-peers-environment = no virtual environment: { $detail }
error-peers-pip = pip failed: { $detail }
error-peers-status = ended with status { $status }
error-peers-way-compiled = compiled loop
error-peers-way-batch = batch of { $tables }, observations and masks
error-peers-way-cpp = C++ loop
error-peers-way-api = Python API
error-peers-way-api-observations = Python API, observation tensors
error-peers-way-api-information = Python API, information state tensors
error-peers-way-environment = Python environment
error-peers-way-aec = AEC loop
error-peers-way-loop = Python loop
error-peers-way-c-batch = C, batch of { $tables }, observations
error-small-nodes = small: { $name } has more than { $most } nodes
error-small-decisions = small: { $name } has games of more than { $most } decisions
error-small-chance = small: { $name } has decisions whose outcome is up to chance
error-solve-bots = bots: { $sets } information sets are too many to ask bots about each of them
error-dataset-other = out: { $file } contains another data set; choose another folder with --out

## Why a move of a record is not legal, where no rule says so

error-move-number = move { $number }, { $move },
error-move-form = expected “SEAT TEXT”
error-move-seats = there are only the seats 0 to { $high }
error-move-over = the game is over
error-move-turn = it is not this seat’s turn, but that of { $seats }
error-move-unknown = { $move } is not a move of { $game }

## The ladder of bots

error-ladder-add = ladder: add takes a game and a bot
error-ladder-check = ladder: check takes the file of an entry
error-ladder-show = ladder: a bot, --name, --about, --deals, --exploiter and --workers only go with add
error-ladder-kept = { $reason }; finished games are kept, and the same command goes on with the rest
error-ladder-exploiter = exploiter: a bot can’t exploit itself
error-ladder-name = name: expected letters or digits
error-ladder-not-an-entry = { $file }: not an entry of the ladder
error-ladder-rules = { $file }: was played by version { $rules } of the rules, which this program doesn’t have
error-ladder-protocol = { $file }: follows protocol { $protocol }, not { $expected }
error-ladder-not-records = { $file }: not a file of records
error-ladder-other-records = { $file }: the records against { $rival } are not those of the entry
error-ladder-other-wins = { $file }: the wins against { $rival } are not those of the records
error-ladder-counts = { $file }: has { $found } games, the entry { $expected }
error-ladder-game = game { $number } against { $rival }: { $reason }
error-ladder-other-game = game { $number } against { $rival }: is not the game of the protocol
error-ladder-unfinished = game { $number } against { $rival }: did not end
error-ladder-compare = ladder: { $bot } and { $other } did not play the same protocol
error-dataset-all = dataset: --players and --option need a game
