### What can be wrong with what a command was given, Dutch.
### An error is raised in English and recognised by the English text here: see messages/errors.py.

## What the parser of the command line says

error-usage = { $program }: { $reason }; zie { $program } --help
error-argument = argument { $argument }: { $reason }
error-invalid-choice = { $value } bestaat niet; kies uit { $choices }
error-invalid-int = { $value } is geen geheel getal
error-invalid-float = { $value } is geen getal
error-expected-one-argument = hier ontbreekt een waarde
error-not-allowed-with = gaat niet samen met { $argument }
error-ignored-argument = neemt geen waarde aan, dus ook niet { $value }
error-required = dit ontbreekt: { $arguments }
error-unrecognized = onbekende argumenten: { $arguments }
error-ambiguous-option = dubbelzinnige optie: { $option } kan { $matches } zijn
error-key-value = verwacht wordt KEY=VALUE, niet { $value }
error-value-too-long = { $where }: de waarde is te lang
error-seat-or-watch = verwacht wordt het nummer van een plaats of watch, niet { $value }

## Values that are not possible

error-between = { $where }: { $value } ligt niet tussen { $low } en { $high }
error-whole-number = { $where }: verwacht wordt een geheel getal, niet { $value }
error-list = { $where }: verwacht wordt een lijst, niet { $value }
error-object = { $where }: verwacht wordt een object, niet { $value }
error-expected = { $where }: verwacht wordt { $wanted }, niet { $value }
error-unknown-name = { $where }: { $value } is onbekend; kies uit: { $known }
error-unknown-field = { $where }: onbekend veld { $field }
error-true-or-false = { $where }: verwacht wordt true of false, niet { $value }
error-above-zero = { $where }: verwacht wordt een getal boven 0, niet { $value }
error-players = players: { $game } is voor { $fewest } tot { $most } spelers, niet voor { $value }
error-seed = { $where }: verwacht worden 32 hexadecimale cijfers, niet { $value }
error-option-twice = option: dezelfde optie staat er twee keer
error-actions = { $where }: verwacht wordt [1 of 2, 3 of 4] of “random”, niet { $value }
error-treasures = { $where }: er ontbreekt een { $wanted }; er moeten minstens een 2, een 3 en een 4 bij zijn (SOS-1.2)
error-language = language: { $value } is onbekend; kies uit: { $known }
error-number = { $where }: verwacht wordt een getal, niet { $value }
error-above-zero-up-to = { $where }: verwacht wordt een getal boven 0 en hoogstens { $high }, niet { $value }
error-given-twice = { $where }: twee keer opgegeven
error-server-address = verwacht wordt een adres zoals http://127.0.0.1:8000, niet { $value }

## Bots

error-bots-seats = bots: { $names ->
    [one] 1 naam
   *[other] { $names } namen
} voor { $seats } plaatsen
error-bots-one-seat = bots: { $names } namen voor 1 plaats
error-bots-none = bots: noem minstens één bot
error-bot-colon = bot: na { $bot } mag geen dubbele punt met een waarde staan, dus ook niet { $value }
error-bot-search = bot: search krijgt iteraties of milliseconden (search:10000, search:100ms), niet { $value }
error-bot-no-command = bot: program heeft na de dubbele punt een opdracht nodig, zoals program:python my_bot.py
error-bot-not-found = { $bot }: geen uitvoerbaar programma { $program } gevonden
error-bot-not-started = { $bot }: kan niet gestart worden: { $reason }
error-bot-silent = { $bot }: verwacht werd { $wanted }, maar er kwam { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} lang niets
error-resume-program = resume: de bewaarde partij wil { $bot } uitvoeren; wil jij dat ook, geef dan --bots { $wish } op
error-bot-command-line = bot: de opdracht { $value } kan niet worden gelezen: { $detail }
error-bot-long-line = { $bot }: verwacht werd { $wanted }, maar er kwam een regel van meer dan { $most } bytes
error-bot-ended = { $bot }: verwacht werd { $wanted }, maar het programma antwoordt niet meer ({ $reason })
error-bot-exited = geëindigd met status { $status }
error-bot-killed = beëindigd door signaal { $signal }
error-bot-closed-output = uitvoer gesloten, maar het draait nog
error-bot-closed-input = invoer gesloten, maar het draait nog
error-bot-last-words = { $reason }; als laatste op de foutuitvoer:{ $detail }
error-bot-json = { $bot }: verwacht werd { $wanted } op één regel JSON, niet { $value }
error-bot-object = { $bot }: verwacht werd { $wanted }, dus een object, niet { $value }
error-bot-reports = { $bot }: het programma meldt { $detail }
error-bot-id = { $bot }: verwacht werd { $wanted }, maar de id is { $value }
error-bot-not-legal = { $bot }: verwacht werd { $wanted }, maar { $value } mag niet
error-weights-not = { $file }: dit is geen bestand met gewichten ({ $detail })
error-weights-format = { $file }: gewichten van formaat { $value }, maar deze versie leest alleen formaat { $known }
error-weights-unknown-game = { $file }: deze gewichten zijn voor { $value }, een onbekend spel
error-weights-other-game = { $file }: deze gewichten zijn voor { $value }, niet voor { $game }
error-weights-layout = { $file }: gemaakt voor indeling { $value } van { $game }, maar deze versie heeft { $current }
error-weights-shape = { $file }: { $name } heeft de vorm { $value }, niet { $wanted }

## Files and records

error-record-there = record: { $file } bestaat al; noem een ander bestand, of ga er met --resume mee verder
error-no-such-file = { $file }: dit bestand of deze map bestaat niet
error-permission = { $file }: toegang geweigerd
error-directory = { $file }: dit is een map
error-port-in-use = { $address }: dit adres is al in gebruik
error-not-utf8 = { $file }: geen UTF-8-tekst (byte { $byte })
error-record-not-utf8 = geen verslag: het bestand is geen UTF-8-tekst ({ $detail } bij byte { $byte })
error-json = geen JSON: { $detail } op regel { $line }, kolom { $column }
error-json-number = geen JSON: { $value } is geen getal
error-json-long = geen JSON: een getal is te lang
error-nested = geen verslag: te diep genest
error-field-twice = het veld { $field } staat er twee keer
error-missing = { $where }: ontbreekt
error-format-missing = format: ontbreekt; een verslag heeft formaat 1
error-rules-version = rules: het verslag volgt versie { $version } van de regels van { $game }, niet { $current }
error-seed-missing = { $where }: ontbreekt; verwacht worden 32 hexadecimale cijfers
error-record-position = { $where }: het verslag zegt { $value }, de spelstand zegt { $other }
error-record-of-state = record: de tafel is op een spelstand gezet waar de zetten niet naartoe leiden
error-move = zet { $number }: verwacht wordt “SEAT TEXT”, niet { $value }
error-result = result: de zetten leiden tot { $found }, niet tot { $value }
error-result-missing = result: { $field } ontbreekt
error-to = to: { $value } ligt niet tussen 0 en { $moves }, het aantal zetten in het verslag
error-commitment = commitment: verwacht worden 64 hexadecimale cijfers, niet { $value }
error-commitment-other = commitment: { $value } hoort niet bij de startwaarde { $seed }, waarvan de vingerafdruk { $found } is
error-illegal-move = { $move } mag niet ({ $clause }): { $reason } Wel mag: { $legal }
error-illegal-move-only = { $move } mag niet: { $reason }

## Matches, packages and the server

error-arena-missing = arena: dit ontbreekt: { $arguments }; om verder te gaan met een match is --resume --out FOLDER genoeg
error-match-kept = { $reason }; afgelopen partijen blijven bewaard; zo ga je verder: { $command }
error-no-match = { $file }: hier is geen match om mee verder te gaan
error-not-a-match = { $file }: dit is geen match
error-match-busy = { $file }: deze match wordt nu door een andere opdracht gespeeld
error-match-other = { $file }: bevat een andere match ({ $what }); kies met --out een andere map
error-workers-ray = workers: een Ray-cluster heeft eigen processen; --workers en --ray gaan niet samen
error-lab-players = players: verwacht worden getallen met komma’s ertussen, niet { $value }
error-lab-players-twice = players: hetzelfde getal staat er twee keer
error-lab-compare-one = compare: één optie tegelijk
error-lab-rival-same = rival: moet een andere bot zijn dan { $bot }
error-lab-rival-net = rival: maar een van de twee kan een netwerk zijn, dus { $wish } kan niet tegen { $bot } spelen
error-lab-compare-same = compare: { $option } geldt al
error-lab-game = game: het lab weet niet wat er in { $value } te tellen valt
error-lab-bots = bots: het lab kent alleen { $known }, niet { $value }
error-bench-game = bench: noem een spel ({ $games }) of --peers
error-bench-output = bench: --output kan alleen met --peers
error-bench-check = bench: --check en --games N horen bij elkaar
error-bench-peers = bench: --peers meet alle spellen met elk aantal spelers; laat het spel, --players, --check en --games weg
error-package = { $reason }: pip install { $package }
error-package-server = de server heeft extra pakketten nodig
error-package-join = seachest join heeft extra pakketten nodig
error-package-swarm = seachest swarm heeft extra pakketten nodig
error-package-ray = voor --ray is Ray nodig
error-package-report = voor het rapport van een match is matplotlib nodig
error-package-ratings = voor ratings is openskill nodig
error-package-dataset = voor datasets is pyarrow nodig
error-package-qr = voor de QR-code is segno nodig
error-package-training = om te trainen is PyTorch nodig
error-package-curves-written = voor de leercurves is TensorBoard nodig
error-package-curves-drawn = voor de leercurves is matplotlib nodig
error-package-peers = voor bench --peers is matplotlib nodig
error-setting-number = { $where }: { $value } is geen getal van { $low } tot en met { $high }
error-setting-pace = pace: verwacht wordt een getal van 0 of hoger, niet { $value }
error-setting-host = host: het adres is leeg
error-setting-redis = redis: het adres moet beginnen met een van deze: { $schemes }
error-setting-database = database: { $value } is noch sqlite noch postgresql
error-setting-sqlite = database: SQLite heeft het pad van een bestand nodig, zoals sqlite:///server.db
error-setting-workers = SQLite staat maar één proces toe, niet { $workers }; geef een PostgreSQL-database op in { $variable }
error-setting-workers-redis = { $workers } processen hebben Redis nodig om van elkaar te horen; geef het adres ervan op in { $variable }
error-setting-url = public URL: verwacht wordt een adres zoals https://sea.example, niet { $value }
error-admin-whom = admin { $what }: zeg om wie of wat het gaat
error-admin-number = admin { $what }: { $value } is geen nummer uit de lijst
error-admin-reason = reason: langer dan { $most } tekens
error-admin-none = admin: { $value } bestaat niet
error-admin-several = admin: meerdere spelers heten { $value }; geef het id van één van hen
error-backup-every = every: verwacht wordt een aantal uren boven 0, niet { $value }
error-no-database = { $file }: die database bestaat niet
error-backup-no-database = backup: de database { $file } bestaat niet
error-backup-damaged = backup: de kopie is beschadigd: { $detail }
error-backup-no-pg-dump = backup: hier is geen pg_dump; typ op een computer die het wel heeft: { $command }
error-backup-pg-dump = backup: pg_dump is mislukt: { $detail }
error-no-network = address: { $value } is geen adres of netwerk
error-network-not-banned = address: { $value } kan niet worden geblokkeerd
error-backup-failed = backup: { $detail }
error-setting-no-home = gegevensmap: er is geen thuismap; geef een map op in { $variable }
error-data-folder = gegevensmap: in { $file } kunnen geen partijen worden bewaard ({ $reason }); geef een andere map op in { $variable }
error-database-in-use = { $file }: een andere server gebruikt deze database al (proces { $process })
error-reason-permission = toegang geweigerd
error-reason-read-only = alleen-lezen bestandssysteem
error-reason-no-space = geen ruimte meer op de schijf
error-reason-not-a-folder = geen map
error-game-not-over = moves: het spel is nog niet afgelopen
error-review-process = een proces is midden in de terugblik gestopt (beëindigd of te weinig geheugen)
error-match-files = { $file }: bevat { $name }, maar geen { $missing }
error-match-lineups = bots: { $names } bots op { $seats } plaatsen geven meer dan { $most } opstellingen
error-match-field = match: { $field } ontbreekt
error-worker-lost = een proces is midden in een partij gestopt (beëindigd, te weinig geheugen of vastgelopen door een bot)
error-ray-code = ray: een machine van het cluster draait andere code, of andere versies van Python, numpy of numba
error-ray-address = ray: op { $value } antwoordt geen cluster: { $detail }
error-ray-lost = ray: opgegeven na { $tries } extra pogingen, omdat processen verloren gingen ({ $detail })
error-training-other = { $file }: bevat een andere training ({ $what }); kies met --out een andere map
error-training-players = players: verwacht wordt minstens één aantal spelers
error-training-minibatch = minibatch: { $value } is geen veelvoud van steps, dus van { $steps }
error-training-round = minibatch: { $value } past niet een heel aantal keren in de { $decisions } beslissingen van een ronde
error-training-leg = leg: { $steps } beslissingen per tafel en etappe zijn te weinig voor { $game }, waar een partij er zo’n { $decisions } heeft; neem minder tafels of langere etappes, om op minstens { $low } te komen (--short-legs staat minder toe)
error-training-size = { $name }: een netwerk dat met de gewichten van een ander begint, kan niet kleiner zijn: { $wish } is minder dan { $value }
error-training-gpu = device: PyTorch vindt geen GPU op deze machine
error-checkpoint-not = { $file }: dit is geen checkpoint ({ $detail })
error-checkpoint-game = { $file }: dit netwerk is voor { $value }, een onbekend spel
error-server-answer = { $where }: het antwoord kan niet worden gelezen: { $detail }
error-server-protocol = de server spreekt geen { $value }
error-server-gone = de server was { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} lang niet bereikbaar
error-server-rules = de server speelt { $game } volgens een andere versie van de regels
error-swarm-tables = { $failed ->
    [one] 1 van de { $tables } tafels kon
   *[other] { $failed } van de { $tables } tafels konden
} niet worden geopend: { $detail }
error-swarm-follow = de server liet een gast de tafel niet volgen: { $detail }
error-setting-short = { $where }: korter dan { $low } tekens
error-setting-database-address = database: het adres kan niet worden gelezen
error-setting-database-name = database: een PostgreSQL-adres moet eindigen op de naam van de database
error-database-open = { $file }: het databasebestand kan niet worden geopend
error-output = output: { $reason }

## Puzzles

error-puzzles-none = puzzles: er zijn er geen voor { $game }
error-puzzles-make-only = puzzles: een tweede spel, --count, --out en --workers kunnen alleen met make
error-puzzles-file = { $file }: geen bestand met puzzels ({ $detail })
error-puzzles-record = { $file }: geen bestand met puzzelratings ({ $detail })
error-puzzles-other = { $file }: bevat puzzels voor { $game }, gemaakt met startwaarde { $seed } en versie { $version } van de regels; kies met --out een ander bestand
error-puzzles-answers = puzzel { $id }: de antwoorden horen niet bij de spelstand
error-puzzles-stopped = een proces is gestopt tijdens het maken van puzzels (beëindigd of te weinig geheugen)
error-puzzles-game = game: ontbreekt; noem het spel waarvoor je puzzels wilt maken

## Comparisons, small games and data sets

error-peers-unknown = peers: { $value } is onbekend; kies uit: { $known }
error-peers-none = peers: noem minstens een van: { $known }
error-peers-installation = installatie
error-peers-random-play = willekeurige partijen
error-peers-what = { $game }, { $players } spelers, { $reason }
error-peers-slow = het installeren duurde langer dan { $seconds } seconden
error-peers-environment = geen virtuele omgeving: { $detail }
error-peers-pip = pip is mislukt: { $detail }
error-peers-status = geëindigd met status { $status }
error-peers-way-compiled = gecompileerde lus
error-peers-way-batch = batch van { $tables } tafels, observaties en maskers
error-peers-way-cpp = C++-lus
error-peers-way-api = Python-API
error-peers-way-api-observations = Python-API, observatietensors
error-peers-way-api-information = Python-API, tensors van de informatietoestand
error-peers-way-environment = Python-omgeving
error-peers-way-aec = AEC-lus
error-peers-way-loop = Python-lus
error-peers-way-c-batch = C, batch van { $tables } tafels, observaties
error-small-nodes = small: { $name } heeft meer dan { $most } knopen
error-small-decisions = small: { $name } heeft partijen met meer dan { $most } beslissingen
error-small-chance = small: { $name } heeft beslissingen waarvan het gevolg van toeval afhangt
error-solve-bots = bots: { $sets } informatieverzamelingen zijn te veel om ze allemaal aan bots voor te leggen
error-dataset-other = out: { $file } bevat een andere dataset; kies met --out een andere map

## Why a move of a record is not legal, where no rule says so

error-move-number = zet { $number }, { $move },
error-move-form = verwacht wordt “SEAT TEXT”
error-move-seats = er zijn alleen de plaatsen 0 tot en met { $high }
error-move-over = het spel is afgelopen
error-move-turn = niet deze plaats is aan de beurt, maar plaats { $seats }
error-move-unknown = { $move } is geen zet in { $game }

## The ladder of bots

error-ladder-add = ladder: bij add horen een spel en een bot
error-ladder-check = ladder: bij check hoort het bestand van een vermelding
error-ladder-show = ladder: een bot, --name, --about, --deals, --exploiter en --workers horen alleen bij add
error-ladder-kept = { $reason }; voltooide partijen blijven bewaard, en dezelfde opdracht gaat verder met de rest
error-ladder-exploiter = exploiter: een bot kan zichzelf niet uitbuiten
error-ladder-name = name: verwacht worden letters of cijfers
error-ladder-not-an-entry = { $file }: geen vermelding van de ranglijst
error-ladder-rules = { $file }: is gespeeld volgens versie { $rules } van de regels, die dit programma niet heeft
error-ladder-protocol = { $file }: volgt protocol { $protocol }, niet { $expected }
error-ladder-not-records = { $file }: geen bestand met verslagen
error-ladder-other-records = { $file }: de verslagen tegen { $rival } zijn niet die van de vermelding
error-ladder-other-wins = { $file }: de overwinningen op { $rival } zijn niet die van de verslagen
error-ladder-counts = { $file }: heeft { $found } partijen, de vermelding { $expected }
error-ladder-game = partij { $number } tegen { $rival }: { $reason }
error-ladder-other-game = partij { $number } tegen { $rival }: is niet die van het protocol
error-ladder-unfinished = partij { $number } tegen { $rival }: is niet afgelopen
error-ladder-compare = ladder: { $bot } en { $other } hebben niet hetzelfde protocol gespeeld
error-dataset-all = dataset: bij --players en --option hoort een spel
