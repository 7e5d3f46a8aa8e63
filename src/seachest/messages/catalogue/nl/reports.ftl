### Wat opdrachten afdrukken die meten en trainen.

## Matches between bots (seachest arena)

arena-opening = { $games } partijen: { $deals ->
    [one] { $deals } kaartverdeling
   *[other] { $deals } kaartverdelingen
}, { $players } rotaties
arena-opening-lineups = { $games } partijen: { $deals ->
    [one] { $deals } kaartverdeling
   *[other] { $deals } kaartverdelingen
}, { $lineups } opstellingen, { $players } rotaties
arena-rounded = { $opening } (van { $asked } naar boven afgerond op hele kaartverdelingen)
arena-speed = { $number } partijen/s
arena-stopped = gestopt; alle afgelopen partijen zijn bewaard. Verder met: { $command }
arena-written = geschreven naar { $folder }; het rapport is { $file }
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
column-faults = kaarten op een verkeerde plek
column-against = tegen
column-deals = verdelingen
column-even = gelijk aandeel
column-range = { $low } tot { $high }
column-game = spel
column-way = werkwijze
column-ours-to-theirs = wij / zij
column-seats = plaatsen
column-ordinal = ordinaal
column-mean = gemiddelde
column-spread = spreiding
column-other-bot = andere bot
column-meetings = ontmoetingen
column-ahead = ervoor
column-level = gelijk
column-least = laagste
column-lower-quartile = onderste kwartiel
column-median = mediaan
column-upper-quartile = bovenste kwartiel
column-most = hoogste
column-time = gemiddeld per beslissing
column-over-even = boven een gelijk aandeel
column-leg = etappe
column-loss = verlies
column-error = waardefout
column-entropy = entropie

## The report of a match (seachest arena)

report-played = { $games } partijen met { $players } spelers, samen { $moves } zetten. Elke opstelling speelt elke kaartverdeling één keer in elke rotatie van de plaatsen (kaartverdelingen: { $deals }, opstellingen: { $lineups }, rotaties: { $players }). Opties: { $options }.
report-wins = Gewonnen
    .help = Het deel van de partijen dat één plaats van een bot wint; winnen er meer samen, dan krijgt elke plaats zijn deel van de winst. De 95%-intervallen zijn over kaartverdelingen berekend: alle partijen met dezelfde kaarten gelden als één waarde.
report-ratings = Ratings
    .help = Volgens het model van Plackett en Luce, uit de uitslag van elke partij; iedereen begint met een gemiddelde van { $start } en een spreiding van { $spread }. De ordinaal is het gemiddelde min drie keer de spreiding.
report-ahead = Wie vóór wie eindigt
    .help = Twee bots aan dezelfde tafel: hoe vaak de ene vóór de andere eindigt, en hoe vaak ze gelijk eindigen.
report-points = Punten
    .help = Hoe vaak elk puntenaantal werd gehaald.
report-times = Bedenktijd
    .help = Gemeten tijdens het spelen: een andere keer, of een andere computer, geeft andere tijden.
report-axis-wins = gewonnen per plaats, % (gestreept: gelijk aandeel, { $share }%)
report-axis-ratings = rating (lijn: drie keer de spreiding naar beide kanten; links eindigt hij bij de ordinaal)
report-axis-ahead = % van de ontmoetingen waarin de bot van de rij vóór de bot van de kolom eindigt
report-axis-seats = % van de plaatsen

## Speed (seachest bench)

bench-compiling = alles wordt opnieuw gecompileerd…
bench-measuring = { $game } met { $players } spelers…
bench-title = { $game }: willekeurige partijen op één kern
bench-caption = toestand { $bytes } bytes; alles opnieuw compileren: { $core } s (met overzichten, gissingen, kenmerken en bots: { $whole } s)
bench-million = { $number } miljoen
bench-check-title = { $game }: elke kaart na elke beslissing
bench-written = geschreven naar { $folder }: { $files }
bench-failed = niet gemeten: { $system }, { $what }: { $reason }
bench-peers-installing = { $system } wordt geïnstalleerd…
bench-peers-compiling = { $game } wordt gecompileerd voor { $players } spelers…
bench-peers-measuring = { $system }: { $game } met { $players } spelers…
bench-peers-starting = { $system } wordt gestart…
bench-peers-measured = { $system }: { $game } gemeten
bench-cores = { $cores ->
    [one] 1 kern
   *[other] { $cores } kernen
}
bench-core = alles op kern { $core }
bench-no-core = niet aan één kern gebonden
bench-load = belasting vooraf { $load }

## A swarm of players (seachest swarm)

swarm-begin = { $game }: { $tables ->
    [one] aan { $tables } tafel gaan { $players } spelers zitten…
   *[other] aan { $tables } tafels gaan telkens { $players } spelers zitten…
}
swarm-speed = { $moves } zetten per seconde, { $games } partijen uitgespeeld
swarm-progress = { $moves } zetten/s, door iedereen gezien na: { $times }; uitgespeelde partijen: { $games }
swarm-seen = door iedereen gezien na: { $times }
swarm-stored = bewaard na: { $times }
swarm-errors = fouten: { $errors }
swarm-none = geen

## Training (seachest train, seachest exploit)

train-done = alle { $decisions } beslissingen zijn al genomen; de resultaten staan in { $folder }
train-begin = een checkpoint om de { $leg } beslissingen, in { $folder }
train-continue = verder na { $decisions } beslissingen; een checkpoint om de { $leg }, in { $folder }
train-speed = { $number } beslissingen/s
train-wins = { $players } spelers: { $share }%
train-stopped = gestopt; het laatste checkpoint is bewaard. Verder met: { $command }
train-stopped-early = gestopt vóór het eerste checkpoint. Opnieuw beginnen met: { $command }
train-written = geschreven naar { $folder }; de pagina is { $file }
train-time = de tijd is om na { $decisions } beslissingen. Verder met: { $command }
train-title = { $game }: { $decisions } beslissingen
exploit-playing = { $deals } nieuwe kaartverdelingen worden gespeeld
exploit-title = het beste antwoord na { $decisions } beslissingen
exploit-gain = { $players } spelers: { $gain } procentpunt boven een gelijk aandeel (95%-interval { $low } tot { $high })

## The page of a training (seachest train, seachest exploit)

training-title = { $game }: { $what ->
    [best-response] beste antwoord
   *[self-play] spel tegen zichzelf
}, { $method }, spelers: { $players }, startwaarde { $seed }
training-begun = Er is nog geen etappe afgerond.
training-done = { $decisions } van { $total } beslissingen in { $legs ->
    [one] 1 etappe
   *[other] { $legs } etappes
}, { $games } partijen, { $seconds } s spelen en leren.
training-wins = Gewonnen
    .help = Hoe vaak het netwerk met zijn waarschijnlijkste zetten wint als op alle andere plaatsen de tegenstander speelt. Elke kaartverdeling wordt één keer vanaf elke plaats gespeeld; de 95%-intervallen zijn over kaartverdelingen berekend.
training-kind = { $players } spelers, tegen { $bot }
training-entropy = Entropie
    .help = Hoe sterk de strategie haar zetten mengt, in nats.
training-value-error = Waardefout
    .help = De gemiddelde kwadratische fout van de beloningen die het netwerk verwacht.
training-rate = Snelheid
    .help = Beslissingen per seconde, leren meegerekend.
training-legs = Etappes
training-axis-wins = gewonnen, %
training-axis-decisions = beslissingen, miljoenen
training-axis-decisions-even = beslissingen, miljoenen (gestreept: gelijk aandeel)

## Small games and data sets

column-small = klein spel
column-nash-conv = NashConv
column-exploitability = uitbuitbaarheid
column-value = waarde voor plaats 0
column-seconds = seconden
solve-size = { $name }: { $deals } kaartverdelingen, { $nodes } knopen, { $sets } informatieverzamelingen, waarvan { $spanning } over meer dan één kaartverdeling, partijen van hoogstens { $longest } beslissingen
dataset-speed = { $number } partijen/s
dataset-written = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} geschreven naar { $folder }
solve-about = { $name }: { $about }
small-dolores-1 = zes kaarten in de trekstapel, één duel
small-dolores-2 = acht kaarten in de trekstapel, één duel
small-dolores-3 = tien kaarten van drie soorten in de trekstapel, twee duels
small-dolores-4 = tien kaarten van vier soorten in de trekstapel, twee duels
small-sea-or-shore-1 = de laatste slag; twee van de vijf eilandkaarten zijn uit het spel, twee spelers hebben een pluskaart
small-sea-or-shore-2 = de laatste slag; zes van de negen eilandkaarten zijn uit het spel, twee spelers hebben een pluskaart
small-sea-or-shore-3 = de laatste slag; twaalf van de vijftien eilandkaarten zijn uit het spel, iedereen heeft een pluskaart
small-sea-or-shore-4 = de laatste slag; twaalf van de vijftien eilandkaarten zijn uit het spel, de startspeler heeft twee pluskaarten, de anderen hebben er één
small-sea-or-shore-5 = de laatste twee slagen; twee van de acht eilandkaarten zijn uit het spel, niemand heeft een pluskaart
small-sea-salt-paper-1 = drie kaarten in de trekstapel, één onbekende in elke hand
small-sea-salt-paper-2 = drie kaarten in de trekstapel, twee onbekende in elke hand
small-sea-salt-paper-3 = drie kaarten in de trekstapel, drie onbekende in elke hand
small-sea-salt-paper-4 = vijf kaarten in de trekstapel, één onbekende in elke hand

## The ladder of bots (seachest ladder)

column-exploited = uitgebuit
ladder-title = { $game }, { $players } spelers, protocol { $protocol }; een gelijk aandeel is { $even }
ladder-empty = { $game }: er staat nog geen bot op de ranglijst
ladder-how = Zo voeg je een bot toe: { $command }
ladder-other-pool = * speelde tegen een ander netwerk; deze cijfers zijn niet met de andere te vergelijken
ladder-playing = { $bot } tegen { $rival }
ladder-stopped = gestopt; alle voltooide partijen blijven bewaard, en dezelfde opdracht gaat verder met de rest
ladder-added = geschreven naar { $file }; de verslagen staan ernaast
ladder-checked = { $bot }: { $games } partijen nog eens gespeeld; kaartverdelingen, zetten en winst zijn zoals de vermelding zegt
