### Wat opdrachten afdrukken die meten en trainen.

## Matches between bots (seachest arena)

arena-opening = { $games } partijen: { $deals } kaartverdelingen, { $players } rotaties
arena-opening-lineups = { $games } partijen: { $deals } kaartverdelingen, { $lineups } opstellingen, { $players } rotaties
arena-rounded = { $opening } (van { $asked } naar boven afgerond op hele kaartverdelingen)
arena-speed = { $number } partijen/s
arena-stopped = gestopt; alle afgelopen partijen zijn bewaard. Verder met: { $command }
arena-written = bewaard in { $folder }; het verslag is { $file }
arena-title = { $game } met { $players } spelers
arena-before = { $bot } eindigt in { $share }% van { $meetings } ontmoetingen vóór { $other }
arena-compiled = alle bots en de regels, gecompileerd
arena-time = { $bot }: { $mean } per beslissing, { $decisions } beslissingen

## Columns of tables

column-bot = bot
column-games = partijen
column-wins = gewonnen
column-interval = 95%-interval
column-points = punten
column-rating = rating
column-players = spelers
column-decisions = beslissingen
column-decisions-a-second = beslissingen/s
column-ns-a-decision = ns/beslissing
column-games-a-second = partijen/s
column-interpreted = geïnterpreteerd/s
column-ratio = verhouding
column-faults = verkeerde kaarten
column-against = tegen
column-deals = kaartverdelingen
column-even = gelijk aandeel
column-range = { $low } tot { $high }

## Speed (seachest bench)

bench-compiling = alles wordt opnieuw gecompileerd…
bench-measuring = { $game } met { $players } spelers…
bench-title = { $game }: willekeurige partijen op één kern
bench-caption = toestand { $bytes } bytes; alles opnieuw compileren { $core } s (met overzichten, gissingen, kenmerken en bots { $whole } s)
bench-million = { $number } miljoen
bench-check-title = { $game }: elke kaart na elke beslissing
bench-written = bewaard in { $folder }: { $files }
bench-failed = niet gemeten: { $system }, { $what }: { $reason }

## A swarm of players (seachest swarm)

swarm-begin = { $game }: aan { $tables } tafels gaan telkens { $players } spelers zitten…
swarm-speed = { $moves } zetten per seconde, { $games } partijen uitgespeeld
swarm-seen = door iedereen gezien na: { $times }
swarm-stored = bewaard na: { $times }
swarm-errors = fouten: { $errors }
swarm-none = geen

## Training (seachest train, seachest exploit)

train-done = alle { $decisions } beslissingen zijn al genomen; het resultaat staat in { $folder }
train-begin = een checkpoint om de { $leg } beslissingen, in { $folder }
train-continue = verder na { $decisions } beslissingen; een checkpoint om de { $leg }, in { $folder }
train-speed = { $number } beslissingen/s
train-wins = { $players } spelers: { $share }%
train-stopped = gestopt; het laatste checkpoint is bewaard. Verder met: { $command }
train-stopped-early = gestopt vóór het eerste checkpoint. Opnieuw beginnen met: { $command }
train-written = bewaard in { $folder }; de pagina is { $file }
train-time = de tijd is om na { $decisions } beslissingen. Verder met: { $command }
train-title = { $game }: { $decisions } beslissingen
exploit-playing = { $deals } nieuwe kaartverdelingen worden gespeeld
exploit-title = het beste antwoord na { $decisions } beslissingen
exploit-gain = { $players } spelers: { $gain } procentpunt boven een gelijk aandeel (95%-interval { $low } tot { $high })

## Small games and data sets

column-small = klein spel
column-about = wat het is
column-nash-conv = NashConv
column-exploitability = uitbuitbaarheid
column-value = waarde voor plaats 0
column-seconds = seconden
solve-size = { $name }: { $deals } kaartverdelingen, { $nodes } knopen, { $sets } informatieverzamelingen, waarvan { $spanning } over meerdere kaartverdelingen, partijen van hoogstens { $longest } beslissingen
dataset-speed = { $number } partijen/s
dataset-written = { $games } partijen geschreven naar { $folder }

## The ladder of bots (seachest ladder)

column-exploited = uitgebuit
ladder-title = { $game }, { $players } spelers, protocol { $protocol }; wie even goed is, wint { $even }
ladder-empty = { $game }: er staat nog niemand op de ranglijst
ladder-how = Zo voeg je een bot toe: { $command }
ladder-other-pool = * speelde tegen een ander net; deze cijfers zijn niet met de andere te vergelijken
ladder-playing = { $bot } tegen { $rival }
ladder-stopped = gestopt; alle voltooide partijen blijven bewaard, en dezelfde opdracht gaat verder met de rest
ladder-added = geschreven naar { $file }; de verslagen staan ernaast
ladder-checked = { $bot }: { $games } partijen nog eens gespeeld; kaartverdelingen, zetten en winst zijn zoals de vermelding zegt
