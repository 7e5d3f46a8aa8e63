### The help of the command line, Dutch. The names of commands and arguments stay as they are typed.

## The whole command line

command-line = Drie kaartspellen over de zee, met exacte regels.
command-line-usage = gebruik:
command-line-commands = opdrachten
command-line-arguments = argumenten
command-line-options = opties
command-line-help = deze hulptekst tonen en stoppen
command-line-version = het versienummer tonen en stoppen
command-line-language = standaard: de taal van je systeem
command-line-option = een optie van het spel, zoals in de regels; kan meerdere keren worden opgegeven

## What each command does, and its arguments

command-play = in de terminal tegen bots spelen
command-play-players = hoeveel spelers, jij meegerekend (standaard: zo weinig mogelijk)
command-play-bots = de andere plaatsen, met komma’s ertussen: beginner, casual, skilled, expert, master en andere uit docs/bots.md (standaard skilled)
command-play-seat = jouw plaats, geteld vanaf 0 (standaard 0)
command-play-seed = 32 hexadecimale cijfers, om nog eens dezelfde kaarten te krijgen
command-play-pace = hoe lang bots lijken na te denken (0: helemaal niet)
command-play-record = waar de partij wordt bewaard
command-play-resume = verdergaan met een bewaarde partij
command-puzzles = puzzels oplossen in de terminal, of nieuwe maken
command-puzzles-action = het spel waarvan je puzzels wilt oplossen ({ $games }; anders wordt ernaar gevraagd), of make om nieuwe te maken
command-puzzles-game = met make: het spel waarvoor puzzels worden gemaakt
command-puzzles-count = hoeveel puzzels het bestand moet bevatten (standaard 300)
command-puzzles-seed = een geheel getal; met hetzelfde getal vind je dezelfde puzzels (standaard 0)
command-puzzles-out = het bestand voor de puzzels; bestaat het al, dan komen er nieuwe bij (standaard: puzzles-GAME.jsonl.gz)
command-puzzles-workers = processen (standaard: één per kern)
command-deal = kaarten delen en het verslag tonen, nog zonder zetten
command-deal-players = hoeveel spelers
command-deal-seed = 32 hexadecimale cijfers (standaard: willekeurig)
command-replay = een verslag tot het einde afspelen en de spelstand tonen
command-replay-file = een verslag of een spelstand; - leest de standaardinvoer
command-replay-json = de spelstand als JSON tonen
command-replay-seat = alleen tonen wat plaats N weet of, met watch, een toeschouwer
command-replay-to = stoppen na K zetten van het verslag
command-verify = het delen, de zetten en de uitslag van een verslag controleren
command-verify-file = een verslag; - leest de standaardinvoer
command-verify-commitment = de vingerafdruk die vóór de partij is bekendgemaakt: 64 hexadecimale cijfers
command-review = een afgelopen partij ontleden: wie geluk had, wie goed speelde en wat de doorslag gaf
command-review-file = het verslag van een afgelopen partij; - leest de standaardinvoer
command-review-json = alle bevindingen als JSON tonen
command-review-iterations = iteraties per beslissing (standaard 2000; meer is trager, maar nauwkeuriger)
command-review-seed = een geheel getal; hetzelfde getal geeft dezelfde terugblik (standaard 0)
command-review-workers = processen (standaard: één per kern)
command-rules = de regels van een spel lezen, met onze aanvullingen
command-games = de spellen opsommen
command-bench = meten hoe snel willekeurige partijen op één kern gaan, alleen of naast andere systemen
command-bench-players = hoeveel spelers; kan meerdere keren worden opgegeven (standaard: elk toegestaan aantal)
command-bench-seconds = seconden per meting (standaard 2)
command-bench-games = zoveel partijen spelen in plaats van te meten, samen met --check
command-bench-check = na elke beslissing elke kaart controleren
command-bench-json = per regel één JSON-object tonen
command-bench-peers = naast al onze spellen ook andere omgevingen meten; de namen ervan, met komma’s ertussen (standaard: alle)
command-bench-output = waar --peers zijn pagina en grafiek schrijft (standaard: docs/benchmarks in de broncode, anders benchmarks)
command-arena = bots met dezelfde kaarten een match laten spelen en laten zien hoe sterk ze zijn
command-arena-players = hoeveel spelers aan elke tafel
command-arena-bots = met komma’s ertussen; de laatste vult de overige plaatsen
command-arena-games = hoeveel partijen, naar boven afgerond op hele kaartverdelingen
command-arena-seed = een geheel getal, om dezelfde match nog eens te spelen (standaard 0)
command-arena-workers = processen (standaard: één per kern)
command-arena-ray = op een Ray-cluster spelen; local start er een op deze computer
command-arena-out = waar de resultaten worden geschreven (standaard: arena-GAME-…)
command-arena-resume = verdergaan met een match; --out FOLDER is dan genoeg
command-lab = een spel vele duizenden keren door gecompileerde bots laten spelen en laten zien wat wint, en hoe vaak
command-lab-players = aantallen spelers, met komma’s ertussen (standaard: alle die het spel toestaat)
command-lab-games = hoeveel partijen voor elk aantal spelers (standaard 20000)
command-lab-bots = wie speelt: random, greedy, net of net:FILE (standaard greedy)
command-lab-rival = de andere bot, om vaardigheid van geluk te onderscheiden (standaard: greedy tegen random, net tegen greedy)
command-lab-compare = KEY=VALUE: evenveel partijen ook met deze optie spelen en laten zien wat die verandert
command-lab-seed = een geheel getal, om dezelfde partijen nog eens te spelen (standaard 0)
command-lab-threads = hoeveel kernen er worden gebruikt (standaard: alle); de resultaten hangen er niet van af
command-lab-json = de resultaten als JSON tonen; bestanden worden dan alleen met --out geschreven
command-lab-out = waar de pagina en de resultaten worden geschreven (standaard: lab-GAME-…)
command-serve = tafels voor vrienden openen, in de browser of de terminal
command-serve-host = het adres waarop de server luistert (standaard 127.0.0.1: alleen deze computer)
command-serve-port = standaard 8000
command-serve-lan = voor iedereen op hetzelfde netwerk, met een QR-code
command-serve-open = de pagina openen in de browser van deze computer
command-serve-public-url = het adres dat spelers typen als er een proxy vóór de server staat
command-serve-workers = processen (standaard 1; voor meer zijn PostgreSQL en Redis nodig)
command-serve-database = een bestand of een PostgreSQL-database (standaard: een bestand in je gegevensmap)
command-serve-redis = het adres van Redis; nodig voor meerdere processen
command-serve-tellers = processen die gebeurtenissen onder woorden brengen (standaard 0)
command-serve-pace = hoe lang bots lijken na te denken (standaard 1; 0: helemaal niet)
command-serve-guests-a-minute = hoeveel nieuwe gasten per minuut vanaf één adres mogen komen; de andere grenzen groeien mee (standaard 30)
command-serve-guest-days = gasten verwijderen die zoveel dagen zijn weggebleven (standaard 365; 0: nooit)
command-serve-review-iterations = iteraties per zoekactie in een snelle terugblik op een afgelopen partij (standaard 2000; 0: geen terugblikken)
command-serve-seeds = spelers de startwaarde laten kiezen, voor tests
command-admin = voor de mensen op je server zorgen: meldingen, spreekverboden, verbanningen, namen, vergeten wachtwoorden
command-admin-action = reports, restrictions of log: lijsten; find WHO; mute, ban of rename WHO; lift of close NUMBER; moderator, no-moderator of recovery-code NAME
command-admin-about = het id of de naam van een speler, een adres om te blokkeren, of het nummer van een melding of beperking
command-admin-hours = voor hoeveel uur (standaard: voorgoed)
command-admin-address = met ban: ook de adressen die de speler de afgelopen week gebruikte
command-admin-reason = een notitie voor het logboek
command-backup = de database van de server kopiëren, ook terwijl die draait
command-backup-to = de map voor de kopieën (standaard: backups in je gegevensmap)
command-backup-keep = hoeveel kopieën er bewaard blijven (standaard 14)
command-backup-every = uren tussen twee kopieën; gaat door tot je het stopt
command-join = in de terminal aan een tafel van een server spelen
command-join-link = de link naar een tafel, of alleen het adres van de server om een open tafel te kiezen
command-join-name = de naam die de anderen zien
command-join-token = het token van je plaats, om ernaar terug te keren
command-swarm = veel willekeurige spelers op een server loslaten en meten hoe snel die is
command-swarm-url = het adres van de server, bijvoorbeeld http://127.0.0.1:8000
command-swarm-tables = aan hoeveel tafels tegelijk wordt gespeeld
command-swarm-players = hoeveel spelers aan elke tafel (standaard: zo weinig mogelijk)
command-swarm-rate = zetten per seconde van alle spelers samen (standaard: zoveel mogelijk)
command-swarm-seconds = hoeveel seconden er gespeeld wordt (standaard 30)
command-swarm-json = aan het einde één JSON-object tonen
command-train = een neuraal netwerk trainen door het tegen zichzelf te laten spelen, of verdergaan vanaf het laatste checkpoint in de map
command-train-method = ppo (standaard), of mmd, dat strategieën gemengd houdt
command-train-start = met de gewichten van een netwerk beginnen: een bestand, of de naam van een spel voor het meegeleverde netwerk
command-train-players = aantallen spelers, met komma’s ertussen; een aantal dat twee keer voorkomt, telt zwaarder (standaard: alle)
command-train-evaluate = kaartverdelingen tegen greedy na elke etappe (standaard 200; 0: geen)
command-train-decisions = beslissingen in de hele training; gaandeweg daalt de leersnelheid
command-train-minutes = na zoveel minuten stoppen, bij het volgende checkpoint
command-train-seed = een geheel getal, om dezelfde training nog eens te doen (standaard 1)
command-train-device = cpu of cuda (standaard: de grafische kaart, als er een is)
command-train-tables = tafels per aantal spelers
command-train-steps = beslissingen aan elke tafel voordat het netwerk leert
command-train-minibatch = beslissingen waarvan het netwerk tegelijk leert
command-train-leg = beslissingen van het ene checkpoint tot het volgende
command-train-short-legs = etappes toestaan waarin nauwelijks een partij afloopt
command-train-width = eenheden in elke laag van het netwerk
command-train-blocks = residuele blokken van het netwerk
command-train-set = een andere instelling, zoals first_rate=0.0005; kan meerdere keren worden opgegeven
command-train-out = de map waarin alles wordt bewaard (standaard: in je gegevensmap)
command-exploit = het beste antwoord op een vast netwerk trainen en laten zien hoeveel het boven een gelijk aandeel wint
command-exploit-net = een bestand met gewichten, of de naam van een spel: dan het meegeleverde netwerk
command-exploit-fresh = met nieuwe gewichten beginnen in plaats van die van het netwerk
command-exploit-players = aantallen spelers, met komma’s ertussen (standaard: zo weinig mogelijk)
command-exploit-evaluate = kaartverdelingen na elke etappe (standaard: geen)
command-exploit-deals = nieuwe kaartverdelingen aan het eind (standaard 1000)
command-solve = een klein spel oplossen: de hele boom, CFR+ of MCCFR, en hoe ver strategieën en bots van een evenwicht af zitten
command-solve-name = de naam van een klein spel; zonder naam worden ze allemaal opgesomd
command-solve-method = hoe het wordt opgelost: cfr+ of mccfr (standaard cfr+)
command-solve-iterations = hoeveel iteraties (standaard 1000)
command-solve-rewards = wat een afloop waard is: rank, win of points (standaard rank)
command-solve-bots = bots die ook gemeten worden, met komma’s ertussen, zoals random,greedy,net:sample
command-solve-seed = een geheel getal, om nog eens dezelfde toevalsgetallen te krijgen (standaard 0)
command-solve-json = de resultaten als JSON tonen
command-dataset = bots partijen laten spelen en die als dataset in Parquet-formaat schrijven
command-dataset-players = hoeveel spelers aan elke tafel (standaard: zo weinig mogelijk)
command-dataset-bots = wie er spelen, met komma’s ertussen; de laatste vult de overige plaatsen (standaard net:sample)
command-dataset-games = hoeveel partijen (standaard 1000)
command-dataset-seed = een geheel getal, om dezelfde partijen nog eens te spelen (standaard 0)
command-dataset-workers = processen (standaard: één per kern)
command-dataset-out = de map waarin wordt geschreven (standaard: dataset-GAME-…)
command-warm = de regels nu compileren, zodat je daar later niet op hoeft te wachten
command-warm-games = standaard: alle spellen

## While the rules are compiled, at the first start

warm-step = { $game }: de regels worden voorbereid ({ $step })
warm-ready = { $game }: klaar

## The ladder of bots (seachest ladder)

command-ladder = de ranglijst van de bots tonen, een bot de matches van het protocol laten spelen en toevoegen, of een vermelding aan de hand van haar verslagen controleren
command-ladder-action = { $games }: alleen die ranglijst; add: een bot laten spelen; check: de partijen van een vermelding nog eens spelen
command-ladder-subject = het spel van de nieuwe bot, of het bestand van de vermelding die gecontroleerd wordt
command-ladder-bot = de nieuwe bot, genoemd zoals in seachest arena
command-ladder-name = hoe hij op de ranglijst heet (standaard: zoals hij genoemd werd)
command-ladder-about = een zin over de bot, die bij de vermelding staat
command-ladder-deals = hoeveel kaartverdelingen tegen elke tegenstander (standaard 200)
command-ladder-exploiter = een bot die deze moet verslaan, zoals een netwerk van seachest exploit; hij speelt één plaats, de nieuwe bot de andere
command-ladder-workers = processen (standaard: één per kern)
command-ladder-out = de map met je eigen vermeldingen (standaard: ladder, in de map voor gegevens)
command-ladder-json = de vermeldingen als JSON tonen

## All data sets at once (seachest dataset)

command-dataset-game = { $games }; zonder spel allemaal, met elk mogelijk aantal spelers, elk in een eigen map
