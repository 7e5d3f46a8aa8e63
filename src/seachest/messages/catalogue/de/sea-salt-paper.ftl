### Sea Salt & Paper: all that players read beside the rules, German.
### messages/stories.py says which values a message gets, and under which names.
### The forms .a and .the of a card stand in the accusative.

## The game

ssp-title = Sea Salt & Paper
ssp-player = Platz { $number }
ssp-you = Du
ssp-and = { $some } und { $last }
ssp-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ssp-total =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }

## Colours

ssp-colour-dark-blue = Dunkelblau
ssp-colour-light-blue = Hellblau
ssp-colour-black = Schwarz
ssp-colour-yellow = Gelb
ssp-colour-green = Grün
ssp-colour-grey = Grau
ssp-colour-purple = Lila
ssp-colour-white = Weiß
ssp-colour-light-orange = Hellorange
ssp-colour-pink = Rosa
ssp-colour-orange = Orange

## Kinds of cards: what each does and is worth

ssp-kind-crab = Krabbe
    .help = Mit zwei Krabben durchsuchst du einen Ablagestapel und nimmst dir eine Karte daraus. Jedes Paar ist 1 Punkt wert, ob ausgelegt oder nicht.
ssp-kind-boat = Boot
    .help = Mit zwei Booten bist du sofort noch einmal dran. Jedes Paar ist 1 Punkt wert, ob ausgelegt oder nicht.
ssp-kind-fish = Fisch
    .help = Mit zwei Fischen bekommst du die oberste Karte vom Nachziehstapel. Jedes Paar ist 1 Punkt wert, ob ausgelegt oder nicht.
ssp-kind-swimmer = Schwimmer
    .help = Zusammen mit einem Hai stiehlst du jemandem blind eine Handkarte. Jeder Schwimmer mit einem Hai ist 1 Punkt wert, ob ausgelegt oder nicht.
ssp-kind-shark = Hai
    .help = Zusammen mit einem Schwimmer stiehlst du jemandem blind eine Handkarte. Jeder Hai mit einem Schwimmer ist 1 Punkt wert, ob ausgelegt oder nicht.
ssp-kind-shell = Muschel
    .help = Eine bis sechs Muscheln bringen dir zusammen 0, 2, 4, 6, 8 oder 10 Punkte.
ssp-kind-octopus = Oktopus
    .help = Ein bis fünf Oktopusse bringen dir zusammen 0, 3, 6, 9 oder 12 Punkte.
ssp-kind-penguin = Pinguin
    .help = Ein bis drei Pinguine bringen dir zusammen 1, 3 oder 5 Punkte.
ssp-kind-sailor = Seemann
    .help = Ein einzelner Seemann ist nichts wert, beide zusammen bringen dir 5 Punkte.
ssp-kind-lighthouse = Leuchtturm
    .help = Bringt dir 1 Punkt für jedes deiner Boote. Er selbst ist kein Boot.
ssp-kind-shoal = Fischschwarm
    .help = Bringt dir 1 Punkt für jeden deiner Fische. Er selbst ist kein Fisch.
ssp-kind-colony = Pinguinkolonie
    .help = Bringt dir 2 Punkte für jeden deiner Pinguine. Sie selbst ist kein Pinguin.
ssp-kind-captain = Kapitän
    .help = Bringt dir 3 Punkte für jeden deiner Seemänner. Er selbst ist kein Seemann.
ssp-kind-mermaid = Meerjungfrau
    .help = Deine erste Meerjungfrau bringt 1 Punkt für jede Karte deiner häufigsten Farbe, die zweite für die zweithäufigste und so weiter. Meerjungfrauen sind weiße Karten – und mit allen vier auf der Hand gewinnst du sofort die Partie.

## Cards: as in a list, and as the object of a sentence

ssp-card-crab-dark-blue = dunkelblaue Krabbe
    .a = eine dunkelblaue Krabbe
    .the = die dunkelblaue Krabbe
ssp-card-crab-light-blue = hellblaue Krabbe
    .a = eine hellblaue Krabbe
    .the = die hellblaue Krabbe
ssp-card-crab-yellow = gelbe Krabbe
    .a = eine gelbe Krabbe
    .the = die gelbe Krabbe
ssp-card-crab-black = schwarze Krabbe
    .a = eine schwarze Krabbe
    .the = die schwarze Krabbe
ssp-card-crab-green = grüne Krabbe
    .a = eine grüne Krabbe
    .the = die grüne Krabbe
ssp-card-crab-grey = graue Krabbe
    .a = eine graue Krabbe
    .the = die graue Krabbe
ssp-card-boat-dark-blue = dunkelblaues Boot
    .a = ein dunkelblaues Boot
    .the = das dunkelblaue Boot
ssp-card-boat-light-blue = hellblaues Boot
    .a = ein hellblaues Boot
    .the = das hellblaue Boot
ssp-card-boat-black = schwarzes Boot
    .a = ein schwarzes Boot
    .the = das schwarze Boot
ssp-card-boat-yellow = gelbes Boot
    .a = ein gelbes Boot
    .the = das gelbe Boot
ssp-card-fish-dark-blue = dunkelblauer Fisch
    .a = einen dunkelblauen Fisch
    .the = den dunkelblauen Fisch
ssp-card-fish-black = schwarzer Fisch
    .a = einen schwarzen Fisch
    .the = den schwarzen Fisch
ssp-card-fish-light-blue = hellblauer Fisch
    .a = einen hellblauen Fisch
    .the = den hellblauen Fisch
ssp-card-fish-yellow = gelber Fisch
    .a = einen gelben Fisch
    .the = den gelben Fisch
ssp-card-fish-green = grüner Fisch
    .a = einen grünen Fisch
    .the = den grünen Fisch
ssp-card-swimmer-dark-blue = dunkelblauer Schwimmer
    .a = einen dunkelblauen Schwimmer
    .the = den dunkelblauen Schwimmer
ssp-card-swimmer-light-blue = hellblauer Schwimmer
    .a = einen hellblauen Schwimmer
    .the = den hellblauen Schwimmer
ssp-card-swimmer-black = schwarzer Schwimmer
    .a = einen schwarzen Schwimmer
    .the = den schwarzen Schwimmer
ssp-card-swimmer-yellow = gelber Schwimmer
    .a = einen gelben Schwimmer
    .the = den gelben Schwimmer
ssp-card-swimmer-light-orange = hellorangefarbener Schwimmer
    .a = einen hellorangefarbenen Schwimmer
    .the = den hellorangefarbenen Schwimmer
ssp-card-shark-dark-blue = dunkelblauer Hai
    .a = einen dunkelblauen Hai
    .the = den dunkelblauen Hai
ssp-card-shark-light-blue = hellblauer Hai
    .a = einen hellblauen Hai
    .the = den hellblauen Hai
ssp-card-shark-black = schwarzer Hai
    .a = einen schwarzen Hai
    .the = den schwarzen Hai
ssp-card-shark-green = grüner Hai
    .a = einen grünen Hai
    .the = den grünen Hai
ssp-card-shark-purple = lila Hai
    .a = einen lila Hai
    .the = den lila Hai
ssp-card-shell-dark-blue = dunkelblaue Muschel
    .a = eine dunkelblaue Muschel
    .the = die dunkelblaue Muschel
ssp-card-shell-light-blue = hellblaue Muschel
    .a = eine hellblaue Muschel
    .the = die hellblaue Muschel
ssp-card-shell-black = schwarze Muschel
    .a = eine schwarze Muschel
    .the = die schwarze Muschel
ssp-card-shell-yellow = gelbe Muschel
    .a = eine gelbe Muschel
    .the = die gelbe Muschel
ssp-card-shell-green = grüne Muschel
    .a = eine grüne Muschel
    .the = die grüne Muschel
ssp-card-shell-grey = graue Muschel
    .a = eine graue Muschel
    .the = die graue Muschel
ssp-card-octopus-light-blue = hellblauer Oktopus
    .a = einen hellblauen Oktopus
    .the = den hellblauen Oktopus
ssp-card-octopus-yellow = gelber Oktopus
    .a = einen gelben Oktopus
    .the = den gelben Oktopus
ssp-card-octopus-green = grüner Oktopus
    .a = einen grünen Oktopus
    .the = den grünen Oktopus
ssp-card-octopus-purple = lila Oktopus
    .a = einen lila Oktopus
    .the = den lila Oktopus
ssp-card-octopus-grey = grauer Oktopus
    .a = einen grauen Oktopus
    .the = den grauen Oktopus
ssp-card-penguin-purple = lila Pinguin
    .a = einen lila Pinguin
    .the = den lila Pinguin
ssp-card-penguin-light-orange = hellorangefarbener Pinguin
    .a = einen hellorangefarbenen Pinguin
    .the = den hellorangefarbenen Pinguin
ssp-card-penguin-pink = rosa Pinguin
    .a = einen rosa Pinguin
    .the = den rosa Pinguin
ssp-card-sailor-pink = rosa Seemann
    .a = einen rosa Seemann
    .the = den rosa Seemann
ssp-card-sailor-orange = orangefarbener Seemann
    .a = einen orangefarbenen Seemann
    .the = den orangefarbenen Seemann
ssp-card-lighthouse-purple = lila Leuchtturm
    .a = einen lila Leuchtturm
    .the = den lila Leuchtturm
ssp-card-shoal-grey = grauer Fischschwarm
    .a = einen grauen Fischschwarm
    .the = den grauen Fischschwarm
ssp-card-colony-green = grüne Pinguinkolonie
    .a = eine grüne Pinguinkolonie
    .the = die grüne Pinguinkolonie
ssp-card-captain-light-orange = hellorangefarbener Kapitän
    .a = einen hellorangefarbenen Kapitän
    .the = den hellorangefarbenen Kapitän
ssp-card-mermaid-white = Meerjungfrau
    .a = eine Meerjungfrau
    .the = die Meerjungfrau

## A turn

ssp-round-begins =
    { $who ->
        [you] Runde { $round } beginnt, und du fängst an.
       *[other] Runde { $round } beginnt, und { $name } fängt an.
    }
ssp-draws =
    { $who ->
        [you] Du ziehst zwei Karten: { $cards }.
       *[other] { $name } zieht zwei Karten: { $cards }.
    }
ssp-keeps =
    { $who ->
        [you] Du behältst { $card-the }.
       *[other] { $name } behält { $card-the }.
    }
ssp-keeps-one =
    { $who ->
        [you] Du ziehst zwei Karten und behältst eine.
       *[other] { $name } zieht zwei Karten und behält eine.
    }
ssp-keeps-one-discards =
    { $who ->
        [you] Du ziehst zwei Karten, behältst eine und legst { $card-the } auf Stapel { $pile }.
       *[other] { $name } zieht zwei Karten, behält eine und legt { $card-the } auf Stapel { $pile }.
    }
ssp-discards =
    { $who ->
        [you] Du legst { $card-the } auf Stapel { $pile }.
       *[other] { $name } legt { $card-the } auf Stapel { $pile }.
    }
ssp-takes =
    { $who ->
        [you] Du nimmst { $card-the } von Stapel { $pile }.
       *[other] { $name } nimmt { $card-the } von Stapel { $pile }.
    }
ssp-takes-last =
    { $who ->
        [you] Du nimmst die letzte Karte vom Nachziehstapel.
       *[other] { $name } nimmt die letzte Karte vom Nachziehstapel.
    }
ssp-takes-last-seen =
    { $who ->
        [you] Du nimmst die letzte Karte vom Nachziehstapel und bekommst { $card-a }.
       *[other] { $name } nimmt die letzte Karte vom Nachziehstapel und bekommt { $card-a }.
    }

## Duos

ssp-lays =
    { $who ->
        [you] Du legst ein Duo aus: { $cards }.
       *[other] { $name } legt ein Duo aus: { $cards }.
    }
ssp-lays-again =
    { $who ->
        [you] Du legst ein Duo aus ({ $cards }) und bist noch einmal dran.
       *[other] { $name } legt ein Duo aus ({ $cards }) und ist noch einmal dran.
    }
ssp-lays-draws =
    { $who ->
        [you] Du legst ein Duo aus ({ $cards }) und nimmst eine Karte vom Nachziehstapel.
       *[other] { $name } legt ein Duo aus ({ $cards }) und nimmt eine Karte vom Nachziehstapel.
    }
ssp-lays-gets =
    { $who ->
        [you] Du legst ein Duo aus ({ $cards }) und bekommst { $card-a } vom Nachziehstapel.
       *[other] { $name } legt ein Duo aus ({ $cards }) und bekommt { $card-a } vom Nachziehstapel.
    }
ssp-lays-idle =
    { $who ->
        [you] Du legst ein Duo aus ({ $cards }), ohne Effekt.
       *[other] { $name } legt ein Duo aus ({ $cards }), ohne Effekt.
    }
ssp-picks =
    { $who ->
        [you] Du durchsuchst Stapel { $pile } und nimmst dir eine Karte.
       *[other] { $name } durchsucht Stapel { $pile } und nimmt sich eine Karte.
    }
ssp-picks-seen =
    { $who ->
        [you] Du durchsuchst Stapel { $pile } und nimmst dir { $card-the }.
       *[other] { $name } durchsucht Stapel { $pile } und nimmt sich { $card-the }.
    }
ssp-robs =
    { $who ->
        [you] Du stiehlst { $other-name } eine Karte.
       *[other]
            { $other-who ->
                [you] { $name } stiehlt dir eine Karte.
               *[other] { $name } stiehlt { $other-name } eine Karte.
            }
    }
ssp-robs-seen =
    { $who ->
        [you] Du stiehlst { $other-name } { $card-a }.
       *[other]
            { $other-who ->
                [you] { $name } stiehlt dir { $card-a }.
               *[other] { $name } stiehlt { $other-name } { $card-a }.
            }
    }

## The end of a round

ssp-calls-stop =
    { $who ->
        [you] Du sagst STOP: Alle bekommen ihre Kartenpunkte.
       *[other] { $name } sagt STOP: Alle bekommen ihre Kartenpunkte.
    }
ssp-calls-last-chance =
    { $who ->
        [you] Du sagst LETZTE CHANCE; deine Karten sind { ssp-points } wert.
       *[other] { $name } sagt LETZTE CHANCE; die Karten sind { ssp-points } wert.
    }
ssp-reveals =
    { $who ->
        [you]
            { $count ->
                [0] Du hast keine Handkarten zum Aufdecken.
               *[other] Du deckst auf: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } hat keine Handkarten zum Aufdecken.
               *[other] { $name } deckt auf: { $cards }.
            }
    }
ssp-bet-won =
    { $who ->
        [you] Du gewinnst die Wette: Niemand hat mehr als { ssp-points }.
       *[other] { $name } gewinnt die Wette: Niemand hat mehr als { ssp-points }.
    }
ssp-bet-lost =
    { $who ->
        [you] Du verlierst die Wette: { $other-name } hat { $most } Punkte, du nur { $points }.
       *[other]
            { $other-who ->
                [you] { $name } verliert die Wette: Du hast { $most } Punkte, { $name } nur { $points }.
               *[other] { $name } verliert die Wette: { $other-name } hat { $most } Punkte, { $name } nur { $points }.
            }
    }
ssp-scores-cards =
    { $who ->
        [you] Du bekommst { ssp-points } für deine Karten (insgesamt { $total }).
       *[other] { $name } bekommt { ssp-points } für die Karten (insgesamt { $total }).
    }
ssp-scores-bonus =
    { $who ->
        [you] Du bekommst nur den Farbbonus: { ssp-points } (insgesamt { $total }).
       *[other] { $name } bekommt nur den Farbbonus: { ssp-points } (insgesamt { $total }).
    }
ssp-scores-both =
    { $who ->
        [you] Du bekommst { $worth } für deine Karten und { $bonus } als Farbbonus, zusammen { ssp-points } (insgesamt { $total }).
       *[other] { $name } bekommt { $worth } für die Karten und { $bonus } als Farbbonus, zusammen { ssp-points } (insgesamt { $total }).
    }
ssp-void = Der Nachziehstapel ist leer: Die Runde ist vorbei, und niemand bekommt Punkte.

## The end of the game

ssp-over-goal =
    { $goal ->
        [one] Das Ziel von { $goal } Punkt ist erreicht, die Partie ist zu Ende.
       *[other] Das Ziel von { $goal } Punkten ist erreicht, die Partie ist zu Ende.
    }
ssp-over-limit = { $rounds } Runden sind gespielt, die Partie ist zu Ende.
ssp-wins =
    { $who ->
        [you] Du gewinnst mit { ssp-total }!
       *[other] { $name } gewinnt mit { ssp-total }.
    }
ssp-wins-tie =
    { $who ->
        [you] Gleichstand mit { ssp-total }: Du gewinnst, weil du in der letzten Runde am meisten geholt hast ({ $points }).
       *[other] Gleichstand mit { ssp-total }: { $name } gewinnt mit den meisten Punkten in der letzten Runde ({ $points }).
    }
ssp-wins-shared =
    { $who ->
        [you] { $names } teilt euch den Sieg mit je { ssp-total }!
       *[other] { $names } teilen sich den Sieg mit je { ssp-total }.
    }
ssp-wins-mermaids =
    { $who ->
        [you] Du hast alle vier Meerjungfrauen auf der Hand und gewinnst auf der Stelle die Partie!
       *[other] { $name } legt alle vier Meerjungfrauen aus und gewinnt auf der Stelle die Partie.
    }

## Decisions: what you may choose, and what it leads to

ssp-do-draw = Zieh zwei Karten vom Nachziehstapel
    .help =
        { $left ->
            [0] Eine behältst du, die andere legst du offen auf einen Ablagestapel. Es sind die letzten zwei: Wenn du nicht STOP sagen kannst oder willst, endet die Runde mit deinem Zug, und niemand bekommt Punkte.
           *[other] Eine behältst du, die andere legst du offen auf einen Ablagestapel.
        }
ssp-do-draw-last = Nimm die letzte Karte vom Nachziehstapel
    .help = Du behältst sie und legst nichts ab. Danach ist der Stapel leer: Wenn du nicht STOP sagen kannst oder willst, endet die Runde mit deinem Zug, und niemand bekommt Punkte.
ssp-do-take = Nimm { $card-the } von Stapel { $pile }
    .help = Die Karte kommt auf deine Hand, und alle sehen, was du genommen hast.
ssp-do-take-any = Nimm die oberste Karte von Stapel { $pile }
    .help = Die Karte kommt auf deine Hand, und alle sehen, was du genommen hast.
ssp-do-keep = Behalte { $first-the }, leg { $second-the } ab
    .help = Was du behältst, sieht sonst niemand. Die andere Karte kommt offen auf einen Ablagestapel.
ssp-do-keep-twin = Behalte { $card-a }, leg die andere Karte ab
    .help = Du hast zwei gleiche Karten gezogen. Dass du die gleiche behältst, weiß sonst niemand.
ssp-do-keep-any = Behalte { $card-the }
    .help = Was du behältst, sieht sonst niemand. Die andere Karte kommt offen auf einen Ablagestapel.
ssp-do-discard = Leg { $first-the } auf Stapel { $pile }
    .help = Du deckst damit { $second-the } zu. Wer dann dran ist, darf deine Karte nehmen.
ssp-do-discard-empty = Leg { $card-the } auf den leeren Stapel { $pile }
    .help = Ein leerer Stapel muss zuerst gefüllt werden. Wer dann dran ist, darf deine Karte nehmen.
ssp-do-discard-any = Leg die andere Karte auf Stapel { $pile }
    .help = Sie liegt dann obenauf, und wer dran ist, darf sie nehmen.
ssp-do-lay = Leg { $card-the } für ein Duo aus
    .help =
        { $effect ->
            [search] Zwei Krabben: Du durchsuchst einen Ablagestapel und nimmst dir eine Karte daraus.
            [turn] Zwei Boote: Du bist sofort noch einmal dran, mit allem, was dazugehört.
            [draw] Zwei Fische: Du bekommst die oberste Karte vom Nachziehstapel.
            [rob] Schwimmer und Hai: Du stiehlst jemandem blind eine Handkarte.
           *[none] Das Duo hätte gerade keinen Effekt, aber ausgelegte Karten kann dir niemand stehlen.
        }
ssp-do-with = Leg { $card-the } dazu
    .help =
        { $effect ->
            [search] Mit den Krabben durchsuchst du dann einen Ablagestapel und nimmst dir eine Karte daraus.
            [turn] Mit den Booten bist du dann sofort noch einmal dran.
            [draw] Die Fische bringen dir dann die oberste Karte vom Nachziehstapel.
            [rob] Mit Schwimmer und Hai stiehlst du dann jemandem blind eine Handkarte.
           *[none] Das Duo hat gerade keinen Effekt, aber ausgelegte Karten kann dir niemand stehlen.
        }
ssp-do-search =
    { $size ->
        [one] Durchsuche Stapel { $pile } ({ $size } Karte)
       *[other] Durchsuche Stapel { $pile } ({ $size } Karten)
    }
    .help = Du schaust den ganzen Stapel durch und nimmst dir eine Karte deiner Wahl.
ssp-do-pick = Nimm { $card-the }
    .help = Die Karte kommt auf deine Hand; welche es ist, sieht sonst niemand.
ssp-do-rob =
    { $size ->
        [one] Bestiehl { $other-name } ({ $size } Handkarte)
       *[other] Bestiehl { $other-name } ({ $size } Handkarten)
    }
    .help = Du ziehst blind eine Karte aus dieser Hand; welche, wisst nur ihr beide.
ssp-do-end = Beende deinen Zug
    .help = Dann geht es links von dir weiter.
ssp-do-end-reveal = Beende deinen Zug und deck deine Hand auf
    .help = Das war dein letzter Zug in dieser Runde. Aus einer aufgedeckten Hand kann niemand stehlen.
ssp-do-end-void = Beende deinen Zug – und die Runde
    .help = Der Nachziehstapel ist leer, also endet die Runde hier, und niemand bekommt Punkte.
ssp-do-stop = STOP: Jetzt wird gewertet
    .help = Alle decken auf, und du bekommst sicher { ssp-points }. Auch die anderen bekommen ihre Kartenpunkte.
ssp-do-last-chance = LETZTE CHANCE: Wette auf deine Karten
    .help = Du deckst deine Hand auf, und alle anderen haben noch einen Zug. Kommt niemand über deine { ssp-points }, bekommst du sie und dazu { $bonus } als Farbbonus, die anderen nur ihren Farbbonus. Sonst bleiben dir nur die { $bonus } vom Farbbonus, und die anderen bekommen ihre Kartenpunkte.
ssp-do-last-chance-void = LETZTE CHANCE bei leerem Stapel
    .help = Der Nachziehstapel ist leer, also kommt niemand mehr zum Zug: Die Runde ist vorbei, und niemand bekommt Punkte.

## What cards are worth, piece by piece

ssp-worth-crabs = { $number } Paar Krabben
ssp-worth-boats = { $number } Paar Boote
ssp-worth-fish = { $number } Paar Fische
ssp-worth-swimmers =
    { $number ->
        [one] { $number } Schwimmer mit Hai
       *[other] { $number } Schwimmer mit Haien
    }
ssp-worth-shells =
    { $number ->
        [one] { $number } Muschel
       *[other] { $number } Muscheln
    }
ssp-worth-octopuses =
    { $number ->
        [one] { $number } Oktopus
       *[other] { $number } Oktopusse
    }
ssp-worth-penguins =
    { $number ->
        [one] { $number } Pinguin
       *[other] { $number } Pinguine
    }
ssp-worth-sailors =
    { $number ->
        [one] { $number } Seemann
       *[other] { $number } Seemänner
    }
ssp-worth-lighthouse =
    { $number ->
        [one] Leuchtturm mit { $number } Boot
       *[other] Leuchtturm mit { $number } Booten
    }
ssp-worth-shoal =
    { $number ->
        [one] Fischschwarm mit { $number } Fisch
       *[other] Fischschwarm mit { $number } Fischen
    }
ssp-worth-colony =
    { $number ->
        [one] Pinguinkolonie mit { $number } Pinguin
       *[other] Pinguinkolonie mit { $number } Pinguinen
    }
ssp-worth-captain =
    { $number ->
        [one] Kapitän mit { $number } Seemann
       *[other] Kapitän mit { $number } Seemännern
    }
ssp-worth-mermaid =
    { $number ->
        [one] Meerjungfrau mit { $number } Karte in { $colour }
       *[other] Meerjungfrau mit { $number } Karten in { $colour }
    }
ssp-worth-bonus =
    { $number ->
        [one] Farbbonus: { $number } Karte in { $colour }
       *[other] Farbbonus: { $number } Karten in { $colour }
    }

## The rules page (its clauses stand in sea-salt-paper-rules.ftl)

ssp-rules-note =
    Nach diesen Regeln spielt Seachest, erzählt in unseren eigenen Worten. Offiziell sind sie nicht: Sea Salt & Paper
    ist ein Spiel von Bruno Cathala und Théo Rivière, erschienen bei Bombyx, und weder die beiden noch Bombyx haben
    etwas mit Seachest zu tun. Jede Regel hat eine Nummer, damit ihr euch auf sie berufen könnt.
ssp-rules-ruling = So halten wir es:
ssp-rules-head-card = Karte
ssp-rules-head-number = Anzahl
ssp-rules-head-colours = Farben
ssp-rules-head-decision = Entscheidung
ssp-rules-head-text = Was du eintippst
ssp-rules-head-clause = Regel
ssp-rules-any-card = KARTE
ssp-rules-section-10 =
    Karten schreibst du mit Art und Farbe auf Englisch, zum Beispiel { $word }; für gleiche Karten gilt dasselbe Wort. Die
    Plätze sind im Uhrzeigersinn von 0 an nummeriert.
ssp-rules-draw = zwei Karten vom Nachziehstapel ziehen
ssp-rules-take = die oberste Karte eines Ablagestapels nehmen
ssp-rules-keep = welche der zwei gezogenen Karten du behältst
ssp-rules-discard = wohin die andere kommt
ssp-rules-lay = die erste Karte eines Duos
ssp-rules-with = ihr Gegenstück
ssp-rules-search = Krabben: welchen Stapel du durchsuchst
ssp-rules-pick = Krabben: welche Karte du nimmst
ssp-rules-rob = Schwimmer und Hai: wen du bestiehlst
ssp-rules-end = deinen Zug beenden
ssp-rules-stop = STOP ansagen
ssp-rules-last-chance = LETZTE CHANCE ansagen
