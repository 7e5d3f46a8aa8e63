### What can be wrong with what a command was given, German.
### An error is raised in English and recognised by the English text here: see messages/errors.py.

## What the parser of the command line says

error-usage = { $program }: { $reason }; siehe { $program } --help
error-argument = Argument { $argument }: { $reason }
error-invalid-choice = { $value } gibt es nicht (möglich: { $choices })
error-invalid-int = { $value } ist keine ganze Zahl
error-invalid-float = { $value } ist keine Zahl
error-expected-one-argument = hier fehlt ein Wert
error-not-allowed-with = geht nicht zusammen mit { $argument }
error-ignored-argument = nimmt keinen Wert, also auch nicht { $value }
error-required = es fehlt: { $arguments }
error-unrecognized = unbekannte Argumente: { $arguments }
error-ambiguous-option = mehrdeutige Option: { $option } könnte { $matches } sein
error-key-value = erwartet wird KEY=VALUE, nicht { $value }
error-value-too-long = { $where }: der Wert ist zu lang
error-seat-or-watch = erwartet wird die Nummer eines Platzes oder watch, nicht { $value }

## Values that are not possible

error-between = { $where }: { $value } liegt nicht zwischen { $low } und { $high }
error-whole-number = { $where }: erwartet wird eine ganze Zahl, nicht { $value }
error-list = { $where }: erwartet wird eine Liste, nicht { $value }
error-object = { $where }: erwartet wird ein Objekt, nicht { $value }
error-expected = { $where }: erwartet wird { $wanted }, nicht { $value }
error-unknown-name = { $where }: { $value } ist unbekannt; möglich sind: { $known }
error-unknown-field = { $where }: unbekanntes Feld { $field }
error-true-or-false = { $where }: erwartet wird true oder false, nicht { $value }
error-above-zero = { $where }: erwartet wird eine Zahl über 0, nicht { $value }
error-players = players: { $game } ist für { $fewest } bis { $most } Personen, nicht für { $value }
error-seed = { $where }: erwartet werden 32 hexadezimale Ziffern, nicht { $value }
error-option-twice = option: dieselbe Option ist zweimal angegeben
error-actions = { $where }: erwartet wird [1 oder 2, 3 oder 4] oder „random“, nicht { $value }
error-treasures = { $where }: eine { $wanted } fehlt; es müssen mindestens eine 2, eine 3 und eine 4 dabei sein (SOS-1.2)
error-language = language: { $value } ist unbekannt; möglich sind: { $known }
error-number = { $where }: erwartet wird eine Zahl, nicht { $value }
error-above-zero-up-to = { $where }: erwartet wird eine Zahl über 0 und bis { $high }, nicht { $value }
error-given-twice = { $where }: zweimal angegeben
error-server-address = erwartet wird eine Adresse wie http://127.0.0.1:8000, nicht { $value }

## Bots

error-bots-seats = bots: { $names ->
    [one] 1 Name
   *[other] { $names } Namen
} für { $seats } Plätze
error-bots-one-seat = bots: { $names } Namen für 1 Platz
error-bots-none = bots: nenne mindestens einen Bot
error-bot-colon = bot: nach { $bot } darf kein Doppelpunkt mit einem Wert stehen, also auch nicht { $value }
error-bot-search = bot: search nimmt Iterationen oder Millisekunden (search:10000, search:100ms), nicht { $value }
error-bot-no-command = bot: program braucht nach dem Doppelpunkt eine Befehlszeile, etwa program:python my_bot.py
error-bot-not-found = { $bot }: kein ausführbares Programm { $program } gefunden
error-bot-not-started = { $bot }: lässt sich nicht starten: { $reason }
error-bot-silent = { $bot }: erwartet wurde { $wanted }, aber { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} lang kam nichts
error-resume-program = resume: die gespeicherte Partie will { $bot } ausführen; wenn du das auch willst, sag es mit --bots { $wish }
error-bot-command-line = bot: die Befehlszeile { $value } lässt sich nicht lesen: { $detail }
error-bot-long-line = { $bot }: erwartet wurde { $wanted }, aber es kam eine Zeile von mehr als { $most } Bytes
error-bot-ended = { $bot }: erwartet wurde { $wanted }, aber das Programm antwortet nicht mehr ({ $reason })
error-bot-exited = mit Status { $status } beendet
error-bot-killed = durch Signal { $signal } beendet
error-bot-closed-output = Ausgabe geschlossen, aber es läuft noch
error-bot-closed-input = Eingabe geschlossen, aber es läuft noch
error-bot-last-words = { $reason }; zuletzt auf der Fehlerausgabe:{ $detail }
error-bot-json = { $bot }: erwartet wurde { $wanted } in einer Zeile JSON, nicht { $value }
error-bot-object = { $bot }: erwartet wurde { $wanted }, also ein Objekt, nicht { $value }
error-bot-reports = { $bot }: das Programm meldet { $detail }
error-bot-id = { $bot }: erwartet wurde { $wanted }, aber die id ist { $value }
error-bot-not-legal = { $bot }: erwartet wurde { $wanted }, aber { $value } ist nicht erlaubt
error-weights-not = { $file }: das ist keine Datei mit Gewichten ({ $detail })
error-weights-format = { $file }: Gewichte im Format { $value }; diese Version liest nur Format { $known }
error-weights-unknown-game = { $file }: diese Gewichte sind für { $value }, ein unbekanntes Spiel
error-weights-other-game = { $file }: diese Gewichte sind für { $value }, nicht für { $game }
error-weights-layout = { $file }: für das Layout { $value } von { $game } gemacht; diese Version hat { $current }
error-weights-shape = { $file }: { $name } hat die Form { $value }, nicht { $wanted }

## Files and records

error-record-there = record: { $file } gibt es schon; nenne eine andere Datei, oder setze die Partie darin mit --resume fort
error-no-such-file = { $file }: diese Datei oder diesen Ordner gibt es nicht
error-permission = { $file }: dafür fehlt dir die Berechtigung
error-directory = { $file }: das ist ein Ordner
error-port-in-use = { $address }: diese Adresse ist schon belegt
error-not-utf8 = { $file }: kein UTF-8-Text (Byte { $byte })
error-record-not-utf8 = keine Aufzeichnung: die Datei ist kein UTF-8-Text ({ $detail } bei Byte { $byte })
error-json = kein JSON: { $detail } in Zeile { $line }, Spalte { $column }
error-json-number = kein JSON: { $value } ist keine Zahl
error-json-long = kein JSON: eine Zahl ist zu lang
error-nested = keine Aufzeichnung: zu tief verschachtelt
error-field-twice = das Feld { $field } kommt zweimal vor
error-missing = { $where }: fehlt
error-format-missing = format: fehlt; eine Aufzeichnung hat das Format 1
error-rules-version = rules: die Aufzeichnung folgt Version { $version } der Regeln von { $game }, nicht { $current }
error-seed-missing = { $where }: fehlt; erwartet werden 32 hexadezimale Ziffern
error-record-position = { $where }: die Aufzeichnung sagt { $value }, ihre Stellung { $other }
error-record-of-state = record: der Tisch wurde in einen Zustand versetzt, zu dem seine Züge nicht führen
error-move = Zug { $number }: erwartet wird „SEAT TEXT“, nicht { $value }
error-result = result: die Züge führen zu { $found }, nicht zu { $value }
error-result-missing = result: { $field } fehlt
error-to = to: { $value } liegt nicht zwischen 0 und { $moves }, der Zahl der Züge in der Aufzeichnung
error-commitment = commitment: erwartet werden 64 hexadezimale Ziffern, nicht { $value }
error-commitment-other = commitment: { $value } passt nicht zum Startwert { $seed }, dessen Fingerabdruck { $found } ist
error-illegal-move = { $move } ist nicht erlaubt ({ $clause }): { $reason } Erlaubt: { $legal }
error-illegal-move-only = { $move } ist nicht erlaubt: { $reason }

## Matches, packages and the server

error-arena-missing = arena: es fehlt { $arguments }; um ein Match fortzusetzen, genügt --resume --out FOLDER
error-match-kept = { $reason }; beendete Partien bleiben erhalten; weiter mit: { $command }
error-no-match = { $file }: hier ist kein Match zum Fortsetzen
error-not-a-match = { $file }: das ist kein Match
error-match-busy = { $file }: an diesem Match spielt gerade ein anderer Befehl
error-match-other = { $file }: enthält ein anderes Match ({ $what }); wähle mit --out einen anderen Ordner
error-workers-ray = workers: ein Ray-Cluster hat eigene Prozesse; --workers und --ray gehen nicht zusammen
error-lab-players = players: erwartet werden Zahlen, durch Kommas getrennt, nicht { $value }
error-lab-players-twice = players: dieselbe Zahl ist zweimal angegeben
error-lab-compare-one = compare: nur eine Option auf einmal
error-lab-rival-same = rival: muss ein anderer Bot sein als { $bot }
error-lab-rival-net = rival: nur einer der beiden kann ein Netz sein, also kann { $wish } nicht gegen { $bot } spielen
error-lab-compare-same = compare: { $option } gilt ohnehin schon
error-lab-game = game: das Labor weiß nicht, was in { $value } zu zählen ist
error-lab-bots = bots: das Labor kennt nur { $known }, nicht { $value }
error-bench-game = bench: nenne ein Spiel ({ $games }) oder --peers
error-bench-output = bench: --output geht nur mit --peers
error-bench-check = bench: --check und --games N gehören zusammen
error-bench-peers = bench: --peers misst alle Spiele mit jeder Personenzahl; lass das Spiel, --players, --check und --games weg
error-package = { $reason }: pip install { $package }
error-package-server = für den Server fehlen noch Pakete
error-package-join = für seachest join fehlen noch Pakete
error-package-swarm = für seachest swarm fehlen noch Pakete
error-package-ray = für --ray fehlt Ray
error-package-report = für den Bericht über ein Match fehlt matplotlib
error-package-ratings = für die Wertungen fehlt openskill
error-package-dataset = für Datensätze fehlt pyarrow
error-package-qr = für den QR-Code fehlt segno
error-package-training = zum Trainieren fehlt PyTorch
error-package-curves-written = für die Lernkurven fehlt TensorBoard
error-package-curves-drawn = für die Lernkurven fehlt matplotlib
error-package-peers = für bench --peers fehlt matplotlib
error-setting-number = { $where }: { $value } ist keine Zahl von { $low } bis { $high }
error-setting-pace = pace: erwartet wird eine Zahl ab 0, nicht { $value }
error-setting-host = host: die Adresse ist leer
error-setting-redis = redis: die Adresse muss mit einem davon beginnen: { $schemes }
error-setting-database = database: { $value } ist weder sqlite noch postgresql
error-setting-sqlite = database: SQLite braucht den Pfad einer Datei, etwa sqlite:///server.db
error-setting-workers = SQLite erlaubt nur einen Prozess, nicht { $workers }; trage in { $variable } eine PostgreSQL-Datenbank ein
error-setting-workers-redis = { $workers } Prozesse brauchen Redis, um voneinander zu erfahren; trage in { $variable } dessen Adresse ein
error-setting-url = public URL: erwartet wird eine Adresse wie https://sea.example, nicht { $value }
error-admin-whom = admin { $what }: sag, um wen oder was es geht
error-admin-number = admin { $what }: { $value } ist keine Nummer aus der Liste
error-admin-reason = reason: länger als { $most } Zeichen
error-admin-none = admin: { $value } gibt es nicht
error-admin-several = admin: mehrere heißen { $value }; nenne die Kennung einer Person
error-backup-every = every: erwartet wird eine Stundenzahl über 0, nicht { $value }
error-no-database = { $file }: diese Datenbank gibt es nicht
error-backup-no-database = backup: die Datenbank { $file } gibt es nicht
error-backup-damaged = backup: die Kopie ist beschädigt: { $detail }
error-backup-no-pg-dump = backup: auf diesem Rechner gibt es kein pg_dump; gib auf einem, der es hat, Folgendes ein: { $command }
error-backup-pg-dump = backup: pg_dump ist gescheitert: { $detail }
error-no-network = address: { $value } ist weder Adresse noch Netz
error-network-not-banned = address: { $value } lässt sich nicht sperren
error-backup-failed = backup: { $detail }
error-setting-no-home = Datenordner: es gibt kein Home-Verzeichnis; trage in { $variable } einen Ordner ein
error-data-folder = Datenordner: in { $file } lassen sich keine Partien speichern ({ $reason }); trage in { $variable } einen anderen Ordner ein
error-database-in-use = { $file }: diese Datenbank benutzt schon ein anderer Server (Prozess { $process })
error-reason-permission = keine Berechtigung
error-reason-read-only = schreibgeschütztes Dateisystem
error-reason-no-space = kein Platz mehr auf dem Datenträger
error-reason-not-a-folder = kein Ordner
error-game-not-over = moves: die Partie ist noch nicht zu Ende
error-review-process = ein Prozess ist mitten im Rückblick abgebrochen (beendet oder zu wenig Speicher)
error-match-files = { $file }: enthält { $name }, aber kein { $missing }
error-match-lineups = bots: { $names } Bots auf { $seats } Plätzen ergeben mehr als { $most } Aufstellungen
error-match-field = match: { $field } fehlt
error-worker-lost = ein Prozess ist mitten in einer Partie abgebrochen (beendet, zu wenig Speicher oder Absturz durch einen Bot)
error-ray-code = ray: auf einem Rechner des Clusters läuft anderer Code oder eine andere Version von Python, numpy oder numba
error-ray-address = ray: unter { $value } antwortet kein Cluster: { $detail }
error-ray-lost = ray: nach { $tries } weiteren Versuchen aufgegeben, weil Prozesse verloren gingen ({ $detail })
error-training-other = { $file }: enthält ein anderes Training ({ $what }); wähle mit --out einen anderen Ordner
error-training-players = players: erwartet wird mindestens eine Personenzahl
error-training-minibatch = minibatch: { $value } ist kein Vielfaches von steps, also von { $steps }
error-training-round = minibatch: { $value } teilt die { $decisions } Entscheidungen eines Durchgangs nicht ohne Rest
error-training-leg = leg: { $steps } Entscheidungen je Tisch und Abschnitt sind zu wenige für { $game }, wo eine Partie etwa { $decisions } hat; nimm weniger Tische oder längere Abschnitte, um auf mindestens { $low } zu kommen (--short-legs erlaubt weniger)
error-training-size = { $name }: ein Netz, das mit den Gewichten eines anderen beginnt, kann nicht kleiner sein: { $wish } ist weniger als { $value }
error-training-gpu = device: PyTorch findet auf diesem Rechner keine GPU
error-checkpoint-not = { $file }: das ist kein Zwischenstand ({ $detail })
error-checkpoint-game = { $file }: dieses Netz ist für { $value }, ein unbekanntes Spiel
error-server-answer = { $where }: die Antwort lässt sich nicht lesen: { $detail }
error-server-protocol = der Server spricht { $value } nicht
error-server-gone = der Server war { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} lang nicht zu erreichen
error-server-rules = der Server spielt { $game } nach einer anderen Version der Regeln
error-swarm-tables = { $failed ->
    [one] 1 von { $tables } Tischen ließ
   *[other] { $failed } von { $tables } Tischen ließen
} sich nicht eröffnen: { $detail }
error-swarm-follow = der Server ließ einen Gast dem Tisch nicht folgen: { $detail }
error-setting-short = { $where }: kürzer als { $low } Zeichen
error-setting-database-address = database: die Adresse lässt sich nicht lesen
error-setting-database-name = database: eine PostgreSQL-Adresse muss mit dem Namen der Datenbank enden
error-database-open = { $file }: die Datenbankdatei lässt sich nicht öffnen
error-output = output: { $reason }

## Puzzles

error-puzzles-none = puzzles: für { $game } gibt es keine
error-puzzles-make-only = puzzles: ein zweites Spiel, --count, --out und --workers gehen nur mit make
error-puzzles-file = { $file }: keine Datei mit Rätseln ({ $detail })
error-puzzles-record = { $file }: keine Datei mit Rätselwertungen ({ $detail })
error-puzzles-other = { $file }: enthält Rätsel zu { $game }, erstellt mit dem Startwert { $seed } und Version { $version } der Regeln; wähle mit --out eine andere Datei
error-puzzles-answers = Rätsel { $id }: die Antworten passen nicht zur Stellung
error-puzzles-stopped = ein Prozess ist beim Erstellen von Rätseln abgebrochen (beendet oder zu wenig Speicher)
error-puzzles-game = game: fehlt; nenne das Spiel, zu dem Rätsel erstellt werden sollen

## Comparisons, small games and data sets

error-peers-unknown = peers: { $value } ist unbekannt; möglich sind: { $known }
error-peers-none = peers: nenne mindestens eine Umgebung von: { $known }
error-peers-installation = Installation
error-peers-random-play = Zufallspartien
error-peers-what = { $game }, { $players } Plätze, { $reason }
error-peers-slow = die Installation dauerte länger als { $seconds } Sekunden
error-peers-environment = keine virtuelle Umgebung: { $detail }
error-peers-pip = pip ist gescheitert: { $detail }
error-peers-status = mit Status { $status } beendet
error-peers-way-compiled = kompilierte Schleife
error-peers-way-batch = Stapel von { $tables } Tischen, Beobachtungen und Masken
error-peers-way-cpp = C++-Schleife
error-peers-way-api = Python-API
error-peers-way-api-observations = Python-API, Beobachtungstensoren
error-peers-way-api-information = Python-API, Informationsstandtensoren
error-peers-way-environment = Python-Umgebung
error-peers-way-aec = AEC-Schleife
error-peers-way-loop = Python-Schleife
error-peers-way-c-batch = C, Stapel von { $tables } Tischen, Beobachtungen
error-small-nodes = small: { $name } hat mehr als { $most } Knoten
error-small-decisions = small: { $name } hat Partien mit mehr als { $most } Entscheidungen
error-small-chance = small: { $name } hat Entscheidungen, deren Folgen vom Zufall abhängen
error-solve-bots = bots: { $sets } Informationsmengen sind zu viele, um Bots zu jeder einzelnen zu befragen
error-dataset-other = out: { $file } enthält einen anderen Datensatz; wähle mit --out einen anderen Ordner

## Why a move of a record is not legal, where no rule says so

error-move-number = Zug { $number }, { $move },
error-move-form = erwartet wird „SEAT TEXT“
error-move-seats = es gibt nur die Plätze 0 bis { $high }
error-move-over = die Partie ist zu Ende
error-move-turn = nicht dieser Platz ist an der Reihe, sondern Platz { $seats }
error-move-unknown = { $move } ist kein Zug in { $game }

## The ladder of bots

error-ladder-add = ladder: zu add gehören ein Spiel und ein Bot
error-ladder-check = ladder: zu check gehört die Datei eines Eintrags
error-ladder-show = ladder: ein Bot, --name, --about, --deals, --exploiter und --workers gehören nur zu add
error-ladder-kept = { $reason }; beendete Partien bleiben erhalten, und derselbe Befehl macht mit dem Rest weiter
error-ladder-exploiter = exploiter: ein Bot kann sich nicht selbst ausnutzen
error-ladder-name = name: erwartet werden Buchstaben oder Ziffern
error-ladder-not-an-entry = { $file }: kein Eintrag der Rangliste
error-ladder-rules = { $file }: wurde nach Version { $rules } der Regeln gespielt, die dieses Programm nicht hat
error-ladder-protocol = { $file }: folgt dem Protokoll { $protocol }, nicht { $expected }
error-ladder-not-records = { $file }: keine Datei mit Aufzeichnungen
error-ladder-other-records = { $file }: die Aufzeichnungen gegen { $rival } sind nicht die des Eintrags
error-ladder-other-wins = { $file }: die Siege gegen { $rival } sind nicht die der Aufzeichnungen
error-ladder-counts = { $file }: enthält { $found } Partien, der Eintrag { $expected }
error-ladder-game = Partie { $number } gegen { $rival }: { $reason }
error-ladder-other-game = Partie { $number } gegen { $rival }: ist nicht die des Protokolls
error-ladder-unfinished = Partie { $number } gegen { $rival }: ging nicht zu Ende
error-ladder-compare = ladder: { $bot } und { $other } spielten nicht nach demselben Protokoll
error-dataset-all = dataset: --players und --option brauchen ein Spiel
