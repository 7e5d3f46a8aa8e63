### Was Befehle ausgeben, die messen und trainieren.

## Matches between bots (seachest arena)

arena-opening = { $games } Partien: { $deals } Kartenverteilungen, { $players } Platzwechsel
arena-opening-lineups = { $games } Partien: { $deals } Kartenverteilungen, { $lineups } Aufstellungen, { $players } Platzwechsel
arena-rounded = { $opening } (von { $asked } auf ganze Kartenverteilungen aufgerundet)
arena-speed = { $number } Partien/s
arena-stopped = angehalten; alle beendeten Partien sind gespeichert. Weiter mit: { $command }
arena-written = gespeichert in { $folder }; der Bericht ist { $file }
arena-title = { $game }, { $players } Plätze
arena-before = { $bot } landet in { $share } % von { $meetings } Begegnungen vor { $other }
arena-compiled = alle Bots und die Regeln, kompiliert
arena-time = { $bot }: { $mean } je Entscheidung, { $decisions } Entscheidungen

## Columns of tables

column-bot = Bot
column-games = Partien
column-wins = Siege
column-interval = 95-%-Intervall
column-points = Punkte
column-rating = Wertung
column-players = zu wievielt
column-decisions = Entscheidungen
column-decisions-a-second = Entscheidungen/s
column-ns-a-decision = ns/Entscheidung
column-games-a-second = Partien/s
column-interpreted = interpretiert/s
column-ratio = Verhältnis
column-faults = falsche Karten
column-against = gegen
column-deals = Kartenverteilungen
column-even = gleicher Anteil
column-range = { $low } bis { $high }

## Speed (seachest bench)

bench-compiling = alles wird neu kompiliert …
bench-measuring = { $game }, { $players } Plätze …
bench-title = { $game }: Zufallspartien auf einem Kern
bench-caption = Zustand { $bytes } Byte; alles neu kompilieren { $core } s (mit Ansichten, Vermutungen, Merkmalen, Bots { $whole } s)
bench-million = { $number } Mio.
bench-check-title = { $game }: jede Karte nach jeder Entscheidung
bench-written = gespeichert in { $folder }: { $files }
bench-failed = nicht gemessen: { $system }, { $what }: { $reason }

## A swarm of players (seachest swarm)

swarm-begin = { $game }: { $tables } Tische mit { $players } Plätzen werden besetzt …
swarm-speed = { $moves } Züge pro Sekunde, { $games } Partien zu Ende gespielt
swarm-seen = bei allen angekommen nach: { $times }
swarm-stored = gespeichert nach: { $times }
swarm-errors = Fehler: { $errors }
swarm-none = keine

## Training (seachest train, seachest exploit)

train-done = alle { $decisions } Entscheidungen sind schon gefallen; das Ergebnis ist in { $folder }
train-begin = ein Zwischenstand nach je { $leg } Entscheidungen, in { $folder }
train-continue = weiter nach { $decisions } Entscheidungen; ein Zwischenstand nach je { $leg }, in { $folder }
train-speed = { $number } Entscheidungen/s
train-wins = { $players } Plätze: { $share } %
train-stopped = angehalten; der letzte Zwischenstand ist gespeichert. Weiter mit: { $command }
train-stopped-early = vor dem ersten Zwischenstand angehalten. Neu beginnen mit: { $command }
train-written = gespeichert in { $folder }; die Seite ist { $file }
train-time = die Zeit ist nach { $decisions } Entscheidungen um. Weiter mit: { $command }
train-title = { $game }: { $decisions } Entscheidungen
exploit-playing = { $deals } neue Kartenverteilungen werden gespielt
exploit-title = die beste Antwort nach { $decisions } Entscheidungen
exploit-gain = { $players } Plätze: { $gain } Prozentpunkte über dem gleichen Anteil (95-%-Intervall { $low } bis { $high })

## Small games and data sets

column-small = kleines Spiel
column-about = was es ist
column-nash-conv = NashConv
column-exploitability = Ausnutzbarkeit
column-value = Wert für Platz 0
column-seconds = Sekunden
solve-size = { $name }: { $deals } Kartenverteilungen, { $nodes } Knoten, { $sets } Informationsmengen, davon { $spanning } über mehrere Kartenverteilungen, Partien von höchstens { $longest } Entscheidungen
dataset-speed = { $number } Partien/s
dataset-written = { $games } Partien nach { $folder } geschrieben

## The ladder of bots (seachest ladder)

column-exploited = ausgenutzt
ladder-title = { $game }, { $players } am Tisch, Protokoll { $protocol }; ein gleicher Anteil ist { $even }
ladder-empty = { $game }: noch steht niemand auf der Rangleiter
ladder-how = So kommt ein Bot dazu: { $command }
ladder-other-pool = * spielte gegen ein anderes Netz; diese Zahlen sind mit den übrigen nicht vergleichbar
ladder-playing = { $bot } gegen { $rival }
ladder-stopped = angehalten; alle beendeten Partien bleiben erhalten, und derselbe Befehl setzt fort
ladder-added = nach { $file } geschrieben; die Aufzeichnungen liegen daneben
ladder-checked = { $bot }: { $games } Partien noch einmal gespielt; Kartenverteilungen, Züge und Siege sind so, wie der Eintrag sagt
