### The help of the command line, German. The names of commands and arguments stay as they are typed.

## The whole command line

command-line = Drei Kartenspiele rund ums Meer, nach genauen Regeln.
command-line-usage = Aufruf:
command-line-commands = Befehle
command-line-arguments = Argumente
command-line-options = Optionen
command-line-help = diese Hilfe anzeigen und beenden
command-line-version = die Version anzeigen und beenden
command-line-language = Vorgabe: die Sprache deines Systems
command-line-option = eine Option des Spiels, wie in den Regeln; kann mehrmals angegeben werden

## What each command does, and its arguments

command-play = im Terminal gegen Bots spielen
command-play-players = wie viele mitspielen, du eingeschlossen (Vorgabe: so wenige wie möglich)
command-play-bots = die anderen Plätze, durch Kommas getrennt: beginner, casual, skilled, expert, master und andere aus docs/bots.md (Vorgabe: skilled)
command-play-seat = dein Platz, von 0 an gezählt (Vorgabe: 0)
command-play-seed = 32 hexadezimale Ziffern, um dieselben Karten noch einmal zu bekommen
command-play-pace = wie lange Bots nachzudenken scheinen (0: gar nicht)
command-play-record = wo die Partie gespeichert wird
command-play-resume = eine gespeicherte Partie fortsetzen
command-puzzles = im Terminal Rätsel lösen oder neue erstellen
command-puzzles-action = das Spiel, dessen Rätsel du lösen willst ({ $games }; ohne Angabe wirst du gefragt), oder make, um neue zu erstellen
command-puzzles-game = mit make: das Spiel, zu dem Rätsel erstellt werden
command-puzzles-count = wie viele Rätsel die Datei enthalten soll (Vorgabe: 300)
command-puzzles-seed = eine ganze Zahl; dieselbe Zahl findet dieselben Rätsel (Vorgabe: 0)
command-puzzles-out = die Datei für die Rätsel; gibt es sie schon, kommen weitere hinzu (Vorgabe: puzzles-GAME.jsonl.gz)
command-puzzles-workers = Prozesse (Vorgabe: einer je Kern)
command-deal = Karten austeilen und die Aufzeichnung ausgeben, noch ohne Züge
command-deal-players = wie viele mitspielen
command-deal-seed = 32 hexadezimale Ziffern (Vorgabe: zufällig)
command-replay = eine Aufzeichnung bis zum Ende abspielen und die Stellung zeigen
command-replay-file = eine Aufzeichnung oder Stellung; - liest die Standardeingabe
command-replay-json = die Stellung als JSON ausgeben
command-replay-seat = nur zeigen, was Platz N weiß oder, mit watch, was Zuschauende wissen
command-replay-to = nach K Zügen der Aufzeichnung anhalten
command-verify = das Austeilen, die Züge und das Ergebnis einer Aufzeichnung prüfen
command-verify-file = eine Aufzeichnung; - liest die Standardeingabe
command-verify-commitment = der vor der Partie veröffentlichte Fingerabdruck: 64 hexadezimale Ziffern
command-review = eine beendete Partie untersuchen: wer Glück hatte, wer gut spielte und was den Ausschlag gab
command-review-file = die Aufzeichnung einer beendeten Partie; - liest die Standardeingabe
command-review-json = alle Ergebnisse als JSON ausgeben
command-review-iterations = Iterationen je Entscheidung (Vorgabe: 2000; mehr ist langsamer, aber genauer)
command-review-seed = eine ganze Zahl; dieselbe Zahl ergibt denselben Rückblick (Vorgabe: 0)
command-review-workers = Prozesse (Vorgabe: einer je Kern)
command-rules = die Regeln eines Spiels lesen, mit unseren Auslegungen
command-games = die Spiele auflisten
command-bench = messen, wie schnell zufällige Partien auf einem Kern laufen, allein oder im Vergleich mit anderen Systemen
command-bench-players = wie viele mitspielen; kann mehrmals angegeben werden (Vorgabe: jede erlaubte Personenzahl)
command-bench-seconds = Sekunden je Messung (Vorgabe: 2)
command-bench-games = so viele Partien spielen, statt zu messen; zusammen mit --check
command-bench-check = nach jeder Entscheidung jede Karte prüfen
command-bench-json = ein JSON-Objekt je Zeile ausgeben
command-bench-peers = neben allen unseren Spielen auch andere Umgebungen messen; ihre Namen, durch Kommas getrennt (Vorgabe: alle)
command-bench-output = wohin --peers Seite und Diagramm schreibt (Vorgabe: docs/benchmarks im Quellbaum, sonst benchmarks)
command-arena = Bots mit denselben Karten gegeneinander spielen lassen und berichten, wie stark sie sind
command-arena-players = wie viele an einem Tisch sitzen
command-arena-bots = durch Kommas getrennt; der letzte füllt die übrigen Plätze
command-arena-games = wie viele Partien, aufgerundet auf ganze Kartenverteilungen
command-arena-seed = eine ganze Zahl, um dasselbe Match noch einmal zu spielen (Vorgabe: 0)
command-arena-workers = Prozesse (Vorgabe: einer je Kern)
command-arena-ray = auf einem Ray-Cluster spielen; local startet einen auf diesem Rechner
command-arena-out = wohin die Ergebnisse geschrieben werden (Vorgabe: arena-GAME-SEED-…)
command-arena-resume = ein Match fortsetzen; --out FOLDER genügt als Angabe
command-lab = ein Spiel viele tausend Mal von kompilierten Bots spielen lassen und berichten, was gewinnt und wie oft
command-lab-players = Personenzahlen, durch Kommas getrennt (Vorgabe: alle erlaubten)
command-lab-games = wie viele Partien je Personenzahl (Vorgabe: 20000)
command-lab-bots = wer spielt: random, greedy, net oder net:FILE (Vorgabe: greedy)
command-lab-rival = der andere Bot, um Können von Glück zu unterscheiden (Vorgabe: greedy gegen random, net gegen greedy)
command-lab-compare = KEY=VALUE: noch einmal so viele Partien mit dieser Option spielen und berichten, was sie ändert
command-lab-seed = eine ganze Zahl, um dieselben Partien noch einmal zu spielen (Vorgabe: 0)
command-lab-threads = wie viele Kerne benutzt werden (Vorgabe: alle); die Ergebnisse hängen nicht davon ab
command-lab-json = die Ergebnisse als JSON ausgeben; Dateien werden dann nur mit --out geschrieben
command-lab-out = wohin Seite und Ergebnisse geschrieben werden (Vorgabe: lab-GAME-SEED)
command-serve = Tische für Freunde eröffnen, im Browser oder im Terminal
command-serve-host = die Adresse, unter der der Server erreichbar ist (Vorgabe: 127.0.0.1, nur dieser Rechner)
command-serve-port = Vorgabe: 8000
command-serve-lan = für alle im selben Netz, mit QR-Code
command-serve-open = die Seite im Browser dieses Rechners öffnen
command-serve-public-url = die Adresse, die alle eintippen, wenn ein Proxy vor dem Server steht
command-serve-workers = Prozesse (Vorgabe: 1; mehr brauchen PostgreSQL und Redis)
command-serve-database = eine Datei oder eine PostgreSQL-Datenbank (Vorgabe: eine Datei in deinem Datenordner)
command-serve-redis = die Adresse von Redis; nötig für mehrere Prozesse
command-serve-tellers = Prozesse, die Ereignisse in Worte fassen (Vorgabe: 0)
command-serve-pace = wie lange Bots nachzudenken scheinen (Vorgabe: 1; 0: gar nicht)
command-serve-guests-a-minute = wie viele neue Gäste je Minute von einer Adresse kommen dürfen; ihre anderen Grenzen wachsen mit (Vorgabe: 30)
command-serve-guest-days = Gäste löschen, die so viele Tage nicht da waren (Vorgabe: 365; 0: nie)
command-serve-review-iterations = Iterationen je Suche im schnellen Rückblick auf eine beendete Partie (Vorgabe: 2000; 0: keine Rückblicke)
command-serve-seeds = beim Eröffnen eines Tisches den Startwert wählen lassen, für Tests
command-admin = sich um die Leute auf deinem Server kümmern: Meldungen, Stummschaltungen, Sperren, Namen, vergessene Passwörter
command-admin-action = reports, restrictions oder log: Listen; find WHO; mute, ban oder rename WHO; lift oder close NUMBER; moderator, no-moderator oder recovery-code NAME
command-admin-about = die Kennung oder der Name einer Person, eine Adresse zum Sperren oder die Nummer einer Meldung oder Sperre
command-admin-hours = für wie viele Stunden (Vorgabe: für immer)
command-admin-address = mit ban: auch die Adressen der Person aus der letzten Woche sperren
command-admin-reason = eine Notiz fürs Protokoll
command-backup = die Datenbank des Servers kopieren, auch während er läuft
command-backup-to = der Ordner für die Kopien (Vorgabe: backups in deinem Datenordner)
command-backup-keep = wie viele Kopien behalten werden (Vorgabe: 14)
command-backup-every = Stunden zwischen zwei Kopien; läuft weiter, bis du es beendest
command-join = im Terminal am Tisch eines Servers spielen
command-join-link = der Link zu einem Tisch, oder nur die Adresse des Servers, um einen seiner offenen Tische zu wählen
command-join-name = der Name, den die anderen sehen
command-join-token = das Token deines Platzes, um zu ihm zurückzukehren
command-swarm = viele zufällig spielende Gäste auf einen Server loslassen und messen, wie schnell er ist
command-swarm-url = die Adresse des Servers, etwa http://127.0.0.1:8000
command-swarm-tables = an wie vielen Tischen gleichzeitig gespielt wird
command-swarm-players = wie viele an einem Tisch sitzen (Vorgabe: so wenige wie möglich)
command-swarm-rate = Züge je Sekunde, alle zusammen (Vorgabe: so viele wie möglich)
command-swarm-seconds = wie viele Sekunden gespielt wird (Vorgabe: 30)
command-swarm-json = am Ende ein JSON-Objekt ausgeben
command-train = ein neuronales Netz im Spiel gegen sich selbst trainieren oder beim letzten Zwischenstand im Ordner weitermachen
command-train-method = ppo (Vorgabe) oder mmd, das gemischte Strategien bewahrt
command-train-start = mit den Gewichten eines Netzes beginnen: eine Datei oder der Name eines Spiels für dessen mitgeliefertes Netz
command-train-players = Personenzahlen, durch Kommas getrennt; doppelt genannte zählen mehr (Vorgabe: alle)
command-train-evaluate = Kartenverteilungen gegen greedy nach jedem Abschnitt (Vorgabe: 200; 0: keine)
command-train-decisions = Entscheidungen im ganzen Training; währenddessen sinkt die Lernrate
command-train-minutes = nach so vielen Minuten beim nächsten Zwischenstand aufhören
command-train-seed = eine ganze Zahl, um dasselbe Training noch einmal zu durchlaufen (Vorgabe: 1)
command-train-device = cpu oder cuda (Vorgabe: die Grafikkarte, falls es eine gibt)
command-train-tables = Tische je Personenzahl
command-train-steps = Entscheidungen an jedem Tisch, bevor das Netz lernt
command-train-minibatch = Entscheidungen, aus denen das Netz auf einmal lernt
command-train-leg = Entscheidungen von einem Zwischenstand zum nächsten
command-train-short-legs = Abschnitte erlauben, in denen kaum eine Partie endet
command-train-width = Einheiten in jeder Schicht des Netzes
command-train-blocks = Residualblöcke des Netzes
command-train-set = eine andere Einstellung, etwa first_rate=0.0005; kann mehrmals angegeben werden
command-train-out = der Ordner für alles, was aufbewahrt wird (Vorgabe: im Datenordner)
command-exploit = die beste Antwort auf ein festes Netz trainieren und berichten, was sie über den gleichen Anteil hinaus gewinnt
command-exploit-net = eine Datei mit Gewichten oder der Name eines Spiels: dann das mitgelieferte Netz
command-exploit-fresh = mit neuen Gewichten beginnen statt mit denen des Netzes
command-exploit-players = Personenzahlen, durch Kommas getrennt (Vorgabe: so wenige wie möglich)
command-exploit-evaluate = Kartenverteilungen nach jedem Abschnitt (Vorgabe: keine)
command-exploit-deals = neue Kartenverteilungen am Schluss (Vorgabe: 1000)
command-solve = ein kleines Spiel lösen: sein ganzer Baum, CFR+ oder MCCFR, und wie weit Strategien und Bots von einem Gleichgewicht entfernt sind
command-solve-name = der Name eines kleinen Spiels; ohne Namen werden alle aufgelistet
command-solve-method = wie es gelöst wird: cfr+ oder mccfr (Vorgabe: cfr+)
command-solve-iterations = wie viele Iterationen (Vorgabe: 1000)
command-solve-rewards = was ein Ausgang wert ist: rank, win oder points (Vorgabe: rank)
command-solve-bots = Bots, die ebenfalls gemessen werden, durch Kommas getrennt, etwa random,greedy,net:sample
command-solve-seed = eine ganze Zahl, um dieselben Zufallszahlen noch einmal zu bekommen (Vorgabe: 0)
command-solve-json = die Ergebnisse als JSON ausgeben
command-dataset = Bots Partien spielen lassen und sie als Datensatz im Format Parquet speichern
command-dataset-players = wie viele an einem Tisch sitzen (Vorgabe: so wenige wie möglich)
command-dataset-bots = wer spielt, durch Kommas getrennt; der letzte füllt die übrigen Plätze (Vorgabe: net:sample)
command-dataset-games = wie viele Partien (Vorgabe: 1000)
command-dataset-seed = eine ganze Zahl, um dieselben Partien noch einmal zu spielen (Vorgabe: 0)
command-dataset-workers = Prozesse (Vorgabe: einer je Kern)
command-dataset-out = der Ordner, in den geschrieben wird (Vorgabe: dataset-GAME-PLAYERS-SEED)
command-warm = die Regeln jetzt kompilieren, damit du später nicht darauf warten musst
command-warm-games = Vorgabe: alle Spiele

## While the rules are compiled, at the first start

warm-step = { $game }: die Regeln werden vorbereitet ({ $step })
warm-ready = { $game }: bereit

## The ladder of bots (seachest ladder)

command-ladder = die Rangliste der Bots zeigen, einen Bot die Matches des Protokolls spielen lassen und eintragen, oder einen Eintrag anhand seiner Aufzeichnungen prüfen
command-ladder-action = { $games }: nur diese Rangliste; add: einen Bot spielen lassen; check: die Partien eines Eintrags noch einmal spielen
command-ladder-subject = das Spiel des neuen Bots, oder die Datei des Eintrags, der geprüft wird
command-ladder-bot = der neue Bot, genannt wie in seachest arena
command-ladder-name = wie er auf der Rangliste heißt (Vorgabe: wie er genannt wurde)
command-ladder-about = ein Satz über den Bot, der beim Eintrag steht
command-ladder-deals = wie viele Kartenverteilungen gegen jeden Gegner (Vorgabe: 200)
command-ladder-exploiter = ein Bot, der diesen schlagen soll, etwa ein Netz von seachest exploit; er spielt einen Platz, der neue Bot die anderen
command-ladder-workers = Prozesse (Vorgabe: einer je Kern)
command-ladder-out = der Ordner der eigenen Einträge (Vorgabe: ladder im Ordner für Daten)
command-ladder-json = die Einträge als JSON ausgeben

## All data sets at once (seachest dataset)

command-dataset-game = { $games }; ohne Spiel alle, in jeder möglichen Besetzung, jeweils in einem eigenen Ordner
