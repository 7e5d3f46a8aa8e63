### Was Befehle ausgeben, die messen und trainieren.

## Matches between bots (seachest arena)

arena-opening = { $games } Partien: { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $players } Rotationen
arena-opening-lineups = { $games } Partien: { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $lineups } Aufstellungen, { $players } Rotationen
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
column-players = Plätze
column-decisions = Entscheidungen
column-decisions-a-second = Entscheidungen/s
column-ns-a-decision = ns/Entscheidung
column-games-a-second = Partien/s
column-interpreted = interpretiert/s
column-ratio = Verhältnis
column-faults = Karten am falschen Ort
column-against = gegen
column-deals = Verteilungen
column-even = gleicher Anteil
column-range = { $low } bis { $high }
column-game = Spiel
column-way = Verfahren
column-ours-to-theirs = wir / andere
column-seats = Plätze
column-ordinal = Ordinalwert
column-mean = Mittel
column-spread = Streuung
column-other-bot = anderer Bot
column-meetings = Begegnungen
column-ahead = davor
column-level = gleichauf
column-least = kleinster Wert
column-lower-quartile = unteres Quartil
column-median = Median
column-upper-quartile = oberes Quartil
column-most = größter Wert
column-time = Mittel je Entscheidung
column-over-even = über dem gleichen Anteil
column-leg = Abschnitt
column-loss = Verlust
column-error = Wertfehler
column-entropy = Entropie

## The report of a match (seachest arena)

report-played = { $games } Partien mit { $players } Plätzen, zusammen { $moves } Züge. Jede Aufstellung spielt jede Kartenverteilung in jeder Rotation der Plätze einmal (Kartenverteilungen: { $deals }, Aufstellungen: { $lineups }, Rotationen: { $players }). Optionen: { $options }.
report-wins = Siege
    .help = Der Anteil der Partien, den ein Platz eines Bots gewinnt; gewinnen mehrere zusammen, bekommt jeder Platz seinen Teil des Siegs. Die 95-%-Intervalle sind über Kartenverteilungen berechnet: Alle Partien mit denselben Karten gelten als ein Wert.
report-ratings = Wertungen
    .help = Nach dem Modell von Plackett und Luce, aus den Rängen in allen Partien; alle beginnen mit einem Mittel von { $start } und einer Streuung von { $spread }. Der Ordinalwert ist das Mittel minus drei Streuungen.
report-ahead = Wer vor wem landet
    .help = Zwei Bots am selben Tisch: wie oft der eine vor dem anderen landet und wie oft sie sich einen Rang teilen.
report-points = Punkte
    .help = Wie oft welche Punktzahl erreicht wurde.
report-times = Bedenkzeit
    .help = Gemessen, während gespielt wurde: Ein anderer Durchgang oder ein anderer Rechner ergibt andere Zeiten.
report-axis-wins = Siege eines Platzes, % (gestrichelt: gleicher Anteil, { $share } %)
report-axis-ratings = Wertung (Linie: drei Streuungen nach beiden Seiten; ihr linkes Ende ist der Ordinalwert)
report-axis-ahead = % der Begegnungen, in denen der Bot der Zeile vor dem Bot der Spalte landet
report-axis-seats = % der Plätze

## Speed (seachest bench)

bench-compiling = alles wird neu kompiliert …
bench-measuring = { $game }, { $players } Plätze …
bench-title = { $game }: Zufallspartien auf einem Kern
bench-caption = Zustand { $bytes } Byte; alles neu kompilieren: { $core } s (mit Sichten, Vermutungen, Merkmalen und Bots: { $whole } s)
bench-million = { $number } Mio.
bench-check-title = { $game }: jede Karte nach jeder Entscheidung
bench-written = gespeichert in { $folder }: { $files }
bench-failed = nicht gemessen: { $system }, { $what }: { $reason }
bench-peers-installing = { $system } wird installiert …
bench-peers-compiling = { $game } wird für { $players } Plätze kompiliert …
bench-peers-measuring = { $system }: { $game }, { $players } Plätze …
bench-peers-starting = { $system } wird gestartet …
bench-peers-measured = { $system }: { $game } gemessen
bench-cores = { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}
bench-core = alles auf Kern { $core }
bench-no-core = nicht an einen Kern gebunden
bench-load = Auslastung vorher { $load }

## A swarm of players (seachest swarm)

swarm-begin = { $game }: { $tables ->
    [one] { $tables } Tisch mit { $players } Plätzen wird besetzt …
   *[other] { $tables } Tische mit { $players } Plätzen werden besetzt …
}
swarm-speed = { $moves } Züge je Sekunde, { $games } Partien zu Ende gespielt
swarm-progress = { $moves } Züge/s, bei allen angekommen nach: { $times }; beendete Partien: { $games }
swarm-seen = bei allen angekommen nach: { $times }
swarm-stored = gespeichert nach: { $times }
swarm-errors = Fehler: { $errors }
swarm-none = keine

## Training (seachest train, seachest exploit)

train-done = alle { $decisions } Entscheidungen sind schon gefallen; die Ergebnisse sind in { $folder }
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

## The page of a training (seachest train, seachest exploit)

training-title = { $game }: { $what ->
    [best-response] beste Antwort
   *[self-play] Spiel gegen sich selbst
}, { $method }, Plätze: { $players }, Startwert { $seed }
training-begun = Noch ist kein Abschnitt beendet.
training-done = { $decisions } von { $total } Entscheidungen in { $legs ->
    [one] 1 Abschnitt
   *[other] { $legs } Abschnitten
}, { $games } Partien, { $seconds } s Spielen und Lernen.
training-wins = Siege
    .help = Wie oft das Netz mit seinen jeweils wahrscheinlichsten Zügen gewinnt, wenn auf allen anderen Plätzen der Gegner spielt. Jede Kartenverteilung wird von jedem Platz aus einmal gespielt; die 95-%-Intervalle sind über Kartenverteilungen berechnet.
training-kind = { $players } Plätze, gegen { $bot }
training-entropy = Entropie
    .help = Wie stark die Strategie ihre Züge mischt, in Nat.
training-value-error = Wertfehler
    .help = Der mittlere quadratische Fehler der Belohnungen, die das Netz erwartet.
training-rate = Tempo
    .help = Entscheidungen je Sekunde, das Lernen eingerechnet.
training-legs = Abschnitte
training-axis-wins = Siege, %
training-axis-decisions = Entscheidungen, Millionen
training-axis-decisions-even = Entscheidungen, Millionen (gestrichelt: gleicher Anteil)

## Small games and data sets

column-small = kleines Spiel
column-nash-conv = NashConv
column-exploitability = Ausnutzbarkeit
column-value = Wert für Platz 0
column-seconds = Sekunden
solve-size = { $name }: { $deals } Kartenverteilungen, { $nodes } Knoten, { $sets } Informationsmengen, davon { $spanning } über mehrere Kartenverteilungen hinweg, Partien mit höchstens { $longest } Entscheidungen
dataset-speed = { $number } Partien/s
dataset-written = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} nach { $folder } geschrieben
solve-about = { $name }: { $about }
small-dolores-1 = sechs Karten im Zugstapel, ein Duell
small-dolores-2 = acht Karten im Zugstapel, ein Duell
small-dolores-3 = zehn Karten aus drei Sorten im Zugstapel, zwei Duelle
small-dolores-4 = zehn Karten aus vier Sorten im Zugstapel, zwei Duelle
small-sea-or-shore-1 = der letzte Stich; zwei von fünf Inselkarten sind aus dem Spiel, zwei Personen haben eine Zusatzkarte
small-sea-or-shore-2 = der letzte Stich; sechs von neun Inselkarten sind aus dem Spiel, zwei Personen haben eine Zusatzkarte
small-sea-or-shore-3 = der letzte Stich; zwölf von fünfzehn Inselkarten sind aus dem Spiel, alle haben eine Zusatzkarte
small-sea-or-shore-4 = der letzte Stich; zwölf von fünfzehn Inselkarten sind aus dem Spiel, wer beginnt, hat zwei Zusatzkarten, alle anderen haben eine
small-sea-or-shore-5 = die letzten beiden Stiche; zwei von acht Inselkarten sind aus dem Spiel, niemand hat eine Zusatzkarte
small-sea-salt-paper-1 = drei Karten im Nachziehstapel, eine unbekannte in jeder Hand
small-sea-salt-paper-2 = drei Karten im Nachziehstapel, zwei unbekannte in jeder Hand
small-sea-salt-paper-3 = drei Karten im Nachziehstapel, drei unbekannte in jeder Hand
small-sea-salt-paper-4 = fünf Karten im Nachziehstapel, eine unbekannte in jeder Hand

## The ladder of bots (seachest ladder)

column-exploited = ausgenutzt
ladder-title = { $game }, { $players } am Tisch, Protokoll { $protocol }; ein gleicher Anteil ist { $even }
ladder-empty = { $game }: noch steht kein Bot auf der Rangliste
ladder-how = So kommt ein Bot dazu: { $command }
ladder-other-pool = * spielte gegen ein anderes Netz; diese Zahlen sind mit den übrigen nicht vergleichbar
ladder-playing = { $bot } gegen { $rival }
ladder-stopped = angehalten; alle beendeten Partien bleiben erhalten, und derselbe Befehl macht mit dem Rest weiter
ladder-added = nach { $file } geschrieben; die Aufzeichnungen liegen daneben
ladder-checked = { $bot }: { $games } Partien noch einmal gespielt; Kartenverteilungen, Züge und Siege sind so, wie der Eintrag sagt
