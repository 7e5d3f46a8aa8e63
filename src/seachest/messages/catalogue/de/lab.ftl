### Das Labor: seine Seite, und was seachest lab ausgibt.

lab-title = { $game }: was gewinnt
lab-played = { $games } Partien je Personenzahl, auf allen Plätzen spielt { $bot }. Abweichende Optionen: { $option }.
lab-no-options = keine
lab-reading =
    Zu jeder Zahl gehört ihr 95-%-Intervall: Würde alles mit anderen Kartenverteilungen wiederholt, enthielten etwa 95 von
    100 solchen Intervallen den wahren Wert. „Siege“ ist der Anteil der Fälle, in denen der betreffende Platz gewonnen
    hat; gewinnen mehrere zusammen, bekommt jeder Platz seinen Teil des Siegs. „Wert“ ist in Punkten angegeben. All das gilt für
    diese Bots: Andere nutzen eine Karte vielleicht besser oder schlechter. Und was mit Siegen einhergeht, muss nicht
    ihre Ursache sein.
lab-players = { $players } Plätze
lab-compiling = wird kompiliert, was beim ersten Mal ein bis zwei Minuten dauert …
lab-stopped = angehalten; es wurde nichts gespeichert
lab-speed = { $number } Partien/s

## Columns and axes

lab-column-thing = was
lab-column-cases = Fälle
lab-column-frequency = je Partie
lab-column-wins = Siege
lab-column-worth = Wert
lab-column-mean = Mittel
lab-column-part = Teil
lab-column-share = Anteil
lab-column-before = vorher
lab-column-after = nachher
lab-column-change = Änderung
lab-axis-wins = Siege, % (gestrichelt: { $share } %)
lab-axis-games = % der Partien
lab-axis-share = % der Varianz

## Length

lab-length = Wie lange Partien dauern
    .help = Die Spalten mit Prozentzahlen sind Quantile: Dieser Anteil der Partien ist nicht länger.
lab-decisions = Entscheidungen
lab-rounds = Runden
lab-duels = Duelle
lab-ties = Partien mit geteiltem Sieg

## Seats

lab-seats = Plätze
    .help = Wie oft jeder Platz gewinnt. Wer beginnt, wird ausgelost; die Plätze unterscheiden sich also nur durch Zufall, und die Tabelle zeigt, wie weit Zufall allein reicht. Wert: Punkte über dem Durchschnitt des Tisches.
lab-seat = Platz { $number }
lab-order = Wer beginnt
    .help = Wie oft ein Platz je nach Reihenfolge gewinnt. Wert: Punkte über dem Durchschnitt des Tisches.
lab-order-0 = beginnt die Partie
lab-order-0-dol = gibt im ersten Duell
lab-order-place =
    { $number ->
        [one] { $number } Platz weiter
       *[other] { $number } Plätze weiter
    }

## Skill and luck

lab-luck = Können und Glück
    .help =
        Hierfür spielt auf der Hälfte der Plätze { $bot } und auf der anderen Hälfte { $other-bot }. Jede Kartenverteilung
        wird so oft gespielt, bis alle überall gesessen haben; so haben alle dieselben Karten bekommen. Das Ergebnis eines
        Platzes ist 1 für einen Sieg und 0 für eine Niederlage. Wie sehr Ergebnisse sich unterscheiden, ist ihre Varianz,
        und die wird in vier Teile zerlegt. Können ist, was davon abhängt, welcher der beiden Bots dort sitzt. Reihenfolge
        ist, an welcher Stelle der Platz an der Reihe ist. Verteilung ist, was diese Karten diesem Platz bringen, wer auch
        immer sie spielt. Spielverlauf ist der Rest: was sich ändert, obwohl Bot, Platz und Verteilung dieselben bleiben,
        also Zufall, Vermutungen, was die anderen tun, und Karten, die einem Bot mehr liegen als dem anderen. Je ähnlicher
        die beiden Bots sind, desto kleiner wird der Anteil des Könnens. Die Verteilung kann negativ ausfallen: Dann begünstigen
        Kartenverteilungen eher einen der Bots, wo auch immer er sitzt, als einen Platz.
lab-luck-wins = { $players } Plätze, { $deals } Kartenverteilungen: Ein Platz mit { $bot } gewinnt { $share } % ({ $low } bis { $high } %).
lab-luck-skill = Können
lab-luck-order = Reihenfolge
lab-luck-deal = Verteilung
lab-luck-play = Spielverlauf

## Comparing

lab-compare = Was { $option } ändert
    .help = Ebenso viele Partien mit dieser Option, mit anderen Kartenverteilungen. Änderungen von Anteilen sind in Prozentpunkten angegeben.

## Sea Salt & Paper

lab-ssp-kinds = Karten
    .help = Fälle: ein Platz, der eine solche Karte hat oder ausgelegt hat, wenn eine Runde gewertet wird. Siege: Er bekommt in dieser Runde die meisten Punkte. Wert: seine Punkte über dem Durchschnitt des Tisches in dieser Runde.
lab-ssp-duos = Duos
    .help = Fälle: ein Platz, der ein solches Duo ausgelegt hat, wenn eine Runde gewertet wird. Siege und Wert wie bei den Karten.
lab-ssp-duo-crab = zwei Krabben
lab-ssp-duo-boat = zwei Boote
lab-ssp-duo-fish = zwei Fische
lab-ssp-duo-shark = Schwimmer und Hai
lab-ssp-colours = Farben
    .help = Fälle: ein Platz, der von dieser Farbe die meisten Karten hat, wenn eine Runde gewertet wird, und mindestens zwei. Siege und Wert wie bei den Karten.
lab-ssp-calls = Ansagen
    .help = Fälle: ein Platz, der eine Ansage gemacht hat. Siege und Wert wie bei den Karten.
lab-ssp-endings = Wie Runden enden
    .help = Fälle: Runden, die so enden, von wem auch immer die Ansage kam.
lab-ssp-stop = STOP
lab-ssp-bet-won = LETZTE CHANCE, Wette gewonnen
lab-ssp-bet-lost = LETZTE CHANCE, Wette verloren
lab-ssp-void = der Nachziehstapel ist leer
lab-ssp-mermaids = vier Meerjungfrauen

## Dolores

lab-dol-gestures = Gesten
    .help = Fälle: eine Person im Duell, deren Geste zählt. Siege: Das Duell bringt ihr mehr Punkte als der anderen; bei gleich vielen bekommen beide einen halben Sieg. Wert: die Punkte, die es bringt.
lab-dol-meetings = Geste gegen Geste
    .help = Die erste Geste ist die eigene, die zweite die der anderen Person im Duell. Siege und Wert wie bei den Gesten.
lab-dol-promises = Ansagen
    .help = Fälle: eine Person im Duell. Siege und Wert wie bei den Gesten. Wo nicht geredet wird, schweigen alle.
lab-dol-kept = Wort gehalten
lab-dol-broken = Wort gebrochen
lab-dol-silent = nichts angesagt
lab-dol-bottles = Flaschenpost
    .help = Fälle: Eine Flaschenpostkarte wird eingesetzt. Siege: Wer sie einsetzt, gewinnt die Partie. Wert: die Punkte dieser Person über dem Durchschnitt des Tisches.
lab-dol-sets = Sets
    .help = Fälle: ein Platz, der am Ende ein Set dieser Sorte hat. Siege: Er gewinnt die Partie. Wert: seine Punkte über dem Durchschnitt des Tisches.
lab-dol-goods = Waren
    .help = Fälle: ein Platz, der am Ende eine solche Karte hat. Siege und Wert wie bei den Sets.

## Sea or Shore

lab-sos-colours = Farben
    .help = Fälle: Ein Platz spielt eine solche Inselkarte in einem Stich. Siege: Nach dem Stich hat er mehr Schätze als vorher. Wert: wie viel mehr, in Punkten.
lab-sos-numbers = Zahlen
    .help = Siege und Wert wie bei den Farben.
lab-sos-islands = Inselkarten
    .help = Siege und Wert wie bei den Farben.
lab-sos-plus = Zusatzkarten
    .help = Wie viele zu einer Inselkarte dazugelegt werden. Siege und Wert wie bei den Farben.
lab-sos-halves = Was zu sehen ist
    .help = Die Hälfte der Inselkarte, die die anderen sehen. Siege und Wert wie bei den Farben.
lab-sos-half-colour = die Farbe
lab-sos-half-number = die Zahl
lab-sos-actions = Aktionen
    .help = Fälle: Ein Platz entscheidet sich dafür. Siege: Er gewinnt die Partie. Wert: seine Punkte über dem Durchschnitt des Tisches. Aktionen, bei denen nichts zu entscheiden ist, zählen nicht.
lab-sos-take = nimmt den Schatz, könnte aber auch einen stehlen
lab-sos-rob = stiehlt einen Schatz
