### What can be wrong with what a command was given, English.
### An error is raised in English and recognised by the English text here: see messages/errors.py.

## What the parser of the command line says

error-usage = { $program }: { $reason } (see { $program } --help)
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
error-seat-or-watch = expected the number of a seat, or watch, not { $value }

## Values that are not possible

error-between = { $where }: { $value } is not between { $low } and { $high }
error-whole-number = { $where }: expected a whole number, not { $value }
error-list = { $where }: expected a list, not { $value }
error-object = { $where }: expected an object, not { $value }
error-expected = { $where }: expected { $wanted }, not { $value }
error-unknown-name = { $where }: unknown { $value }, expected one of: { $known }
error-unknown-field = { $where }: unknown field { $field }
error-true-or-false = { $where }: expected true or false, not { $value }
error-above-zero = { $where }: expected a number above 0, not { $value }
error-players = players: { $game } is for { $fewest } to { $most }, not { $value }
error-seed = { $where }: expected 32 hexadecimal digits, not { $value }
error-option-twice = option: the same one is given twice
error-actions = { $where }: expected [1 or 2, 3 or 4] or “random”, not { $value }
error-treasures = { $where }: a { $wanted } is missing; it must hold at least one 2, one 3 and one 4 (SOS-1.2)
error-language = language: unknown { $value }, expected one of: { $known }

## Bots

error-bots-seats = bots: { $names } names for { $seats } seats
error-bots-one-seat = bots: { $names } names for 1 seat
error-bots-none = bots: name at least one
error-bot-colon = bot: { $bot } takes nothing after a colon, not { $value }
error-bot-search = bot: search takes iterations or milliseconds (search:10000, search:100ms), not { $value }
error-bot-no-command = bot: program needs a command line after its colon, as in program:python my_bot.py
error-bot-not-found = { $bot }: there is no program { $program } that can be run
error-bot-not-started = { $bot }: can’t be started: { $reason }
error-bot-silent = { $bot }: expected { $wanted }, but nothing came for { $seconds } seconds
error-resume-program = resume: the saved game wants to run { $bot }; if you want that too, say so with --bots { $wish }

## Files and records

error-record-there = record: { $file } already exists; name another file, or --resume it
error-no-such-file = { $file }: No such file or directory
error-permission = { $file }: Permission denied
error-directory = { $file }: Is a directory
error-port-in-use = { $address }: Address already in use
error-not-utf8 = { $file }: not UTF-8 text (byte { $byte })
error-record-not-utf8 = not a record: the file is not UTF-8 text ({ $detail } at byte { $byte })
error-json = not JSON: { $detail } in line { $line }, column { $column }
error-json-number = not JSON: { $value } is not a number
error-json-long = not JSON: a number is too long
error-nested = not a record: nested too deeply
error-field-twice = field { $field } is written twice
error-missing = { $where }: missing
error-format-missing = format: missing; a record has format 1
error-rules-version = rules: the record was played by version { $version } of the rules of { $game }, not { $current }
error-seed-missing = { $where }: missing; expected 32 hexadecimal digits
error-record-position = { $where }: the record says { $value }, its position { $other }
error-record-of-state = record: the table was put at a state that its moves do not lead to
error-move = move { $number }: expected “SEAT TEXT”, not { $value }
error-result = result: the moves lead to { $found }, not { $value }
error-result-missing = result: { $field } is missing
error-to = to: { $value } is not between 0 and the record’s { $moves } moves
error-commitment = commitment: expected 64 hexadecimal digits, not { $value }
error-commitment-other = commitment: { $value } is not that of the seed { $seed }, which is { $found }
error-illegal-move = { $move } is not legal: { $reason } ({ $clause }); legal: { $legal }
error-illegal-move-only = { $move } is not legal: { $reason }

## Matches, packages and the server

error-arena-missing = arena: { $arguments } missing; or --resume --out FOLDER alone goes on with a match
error-match-kept = { $reason }; finished games are kept, to go on: { $command }
error-no-match = { $file }: there is no match to resume
error-not-a-match = { $file }: this is not a match, but something else
error-match-busy = { $file }: this match is being played right now by another command
error-match-other = { $file }: holds another match ({ $what }); choose another folder with --out
error-workers-ray = workers: a cluster has its own; --workers and --ray don’t go together
error-lab-players = players: expected numbers separated by commas, not { $value }
error-lab-players-twice = players: the same number is given twice
error-lab-compare-one = compare: one option at a time
error-lab-rival-same = rival: must be another bot than { $bot }
error-lab-rival-net = rival: only one of the two can be a net, so { $wish } can’t meet { $bot }
error-lab-compare-same = compare: { $option } is what is played already
error-lab-game = game: the lab does not know what to count in { $value }
error-lab-bots = bots: the lab plays with one of { $known }, not with { $value }
error-bench-game = bench: name a game ({ $games }), or --peers
error-bench-output = bench: --output goes with --peers
error-bench-check = bench: --check and --games N go together
error-bench-peers = bench: --peers measures all games with all numbers of players, and checks none
error-package = { $reason }: pip install { $package }
error-package-server = the server needs some packages
error-package-join = seachest join needs a client
error-package-swarm = seachest swarm needs a client
error-setting-number = { $where }: { $value } is not a number from { $low } to { $high }
error-setting-pace = pace: { $value } is not a number from 0 up
error-setting-host = host: no address
error-setting-redis = redis: the address begins with none of { $schemes }
error-setting-database = database: { $value } is neither sqlite nor postgresql
error-setting-sqlite = database: SQLite needs the path of a file, as in sqlite:///server.db
error-setting-workers = SQLite serves one worker, not { $workers }: name a PostgreSQL database in { $variable }
error-setting-workers-redis = { $workers } workers need Redis to hear of each other: name it in { $variable }
error-setting-url = public URL: { $value } is not like https://sea.example
error-admin-whom = admin { $what }: say who or what it is about
error-admin-number = admin { $what }: { $value } is not a number from the list
error-admin-hours = hours: { $value } is not a number up to { $high }
error-admin-reason = reason: longer than { $most } characters
error-admin-none = admin: there is no { $value }
error-admin-several = admin: several players are called { $value }: name one by its id
error-backup-every = every: { $value } is not a number of hours
error-no-database = { $file }: there is no such database
error-backup-no-database = backup: there is no database { $file }
error-backup-damaged = backup: the copy is damaged: { $detail }
error-backup-no-pg-dump = backup: there is no pg_dump here; where there is one, type: { $command }
error-backup-pg-dump = backup: pg_dump failed: { $detail }
error-no-network = address: { $value } is not an address or network
error-network-not-banned = address: { $value } can’t be banned
error-backup-failed = backup: { $detail }
error-setting-no-home = data folder: there is no home folder; name a folder in { $variable }
error-data-folder = data folder: games can’t be stored in { $file } ({ $reason }); name another one in { $variable }
error-database-in-use = { $file }: another server uses this database already (process { $process })
error-reason-permission = Permission denied
error-reason-read-only = Read-only file system
error-reason-no-space = No space left on device
error-reason-not-a-folder = Not a directory
error-game-not-over = moves: the game is not over
error-review-process = a process ended in the middle of the review: killed, or out of memory

## Puzzles

error-puzzles-none = puzzles: there are none of { $game }
error-puzzles-make-only = puzzles: only make takes a second game, --count, --out and --workers
error-puzzles-file = { $file }: not a file of puzzles ({ $detail })
error-puzzles-record = { $file }: not a record of puzzles ({ $detail })
error-puzzles-other = { $file }: has puzzles of { $game } with seed { $seed } and version { $version } of its rules
error-puzzles-answers = puzzle { $id }: its answers are not those of its position
error-puzzles-stopped = a process ended while puzzles were made: killed, or out of memory
error-puzzles-game = game: missing; make needs the game to make puzzles of
