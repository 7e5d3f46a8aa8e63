### Dolores: all that players read beside the rules, German.
### messages/stories.py says which values a message gets, and under which names.
### The forms .a and .the of a card stand in the accusative.

## The game

dol-title = Dolores
dol-player = Platz { $number }
dol-you = Du
dol-and = { $some } und { $last }
dol-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
dol-total =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }

## Gestures

dol-gesture =
    { $gesture ->
        [peace] Frieden
        [fight] Kampf
       *[first] Erste Wahl
    }
dol-shows =
    { $shows ->
        [peace] Frieden
        [fight] Kampf
        [first] Erste Wahl
        [peace-fight] Frieden und Kampf
        [peace-first] Frieden und Erste Wahl
       *[fight-first] Kampf und Erste Wahl
    }
dol-other-shows =
    { $other-shows ->
        [peace] Frieden
        [fight] Kampf
        [first] Erste Wahl
        [peace-fight] Frieden und Kampf
        [peace-first] Frieden und Erste Wahl
       *[fight-first] Kampf und Erste Wahl
    }
dol-bet-on =
    { $bet ->
        [peace-peace] zweimal Frieden
        [peace-fight] Frieden und Kampf
        [peace-first] Frieden und Erste Wahl
        [fight-fight] zweimal Kampf
        [fight-first] Kampf und Erste Wahl
       *[first-first] zweimal Erste Wahl
    }

## Kinds of cards: what each does and is worth

dol-kind-weapons = Waffen
    .help = Waren: sieben Karten mit dem Wert 1, zwei mit 2 und eine mit 3, zusammen 14. Alle deine Waffen sind zusammen ein Set, und nur dein wertvollstes und dein wertlosestes Set bringen Punkte.
dol-kind-wine = Wein
    .help = Waren: sieben Karten mit dem Wert 1, zwei mit 2 und eine mit 3, zusammen 14. Dein ganzer Wein ist ein Set, und nur dein wertvollstes und dein wertlosestes Set bringen Punkte.
dol-kind-jewels = Geschmeide
    .help = Waren: sieben Karten mit dem Wert 1, zwei mit 2 und eine mit 3, zusammen 14. Dein ganzes Geschmeide ist ein Set, und nur dein wertvollstes und dein wertlosestes Set bringen Punkte.
dol-kind-cloth = Stoffe
    .help = Waren: sieben Karten mit dem Wert 1, zwei mit 2 und eine mit 3, zusammen 14. Alle deine Stoffe sind zusammen ein Set, und nur dein wertvollstes und dein wertlosestes Set bringen Punkte.
dol-kind-porcelain = Porzellan
    .help = Waren: sieben Karten mit dem Wert 1, zwei mit 2 und eine mit 3, zusammen 14. Dein ganzes Porzellan ist ein Set, und nur dein wertvollstes und dein wertlosestes Set bringen Punkte.
dol-kind-instruments = Instrumente
    .help = Waren: sieben Karten mit dem Wert 1, zwei mit 2 und eine mit 3, zusammen 14. Alle deine Instrumente sind zusammen ein Set, und nur dein wertvollstes und dein wertlosestes Set bringen Punkte.
dol-kind-gold = Gold
    .help = Waren: sieben Karten mit dem Wert 1, zwei mit 2 und eine mit 3, zusammen 14. Dein ganzes Gold ist ein Set, und nur dein wertvollstes und dein wertlosestes Set bringen Punkte.
dol-kind-lantern = Laterne
    .help = Die Zerbrochene Laterne setzt du ein, bevor die Karten eines Duells gezogen werden: Sie liegen dann verdeckt, und nur du siehst sie. Aufgedeckt werden sie erst in einer Auslage; abgeworfene bleiben verdeckt.
dol-kind-lookout = Schmiere stehen
    .help = Schmiere stehen kannst du, wenn der Sonnenaufgang gezogen wird: Die Partie geht weiter, als wäre nichts gewesen, bis die Karten für kein Duell mehr reichen.
dol-kind-swell = Wellengang
    .help = Den Starken Wellengang setzt du ein, wenn die Karten ausliegen und noch keine Geste gezeigt ist: Sie werden abgeworfen, und vier neue werden gezogen.
dol-kind-whirlpool = Strudel
    .help = Den Strudel setzt du ein, wenn die Karten ausliegen und noch keine Geste gezeigt ist: Du verteilst sie neu auf die beiden Seiten, auf jede so viele wie vorher.
dol-kind-convoy = Konvoi
    .help = Den Konvoi setzt du ein, wenn die Karten ausliegen, auch noch nach den Gesten: Zwei weitere werden gezogen, eine für jede Seite des Duells.
dol-kind-two-hands = Zwei-Hand-Trick
    .help = Den Zwei-Hand-Trick setzt du vor den Gesten im eigenen Duell ein: Du zeigst zwei Gesten und entscheidest, welche gilt, wenn du die Geste deines Gegenübers gesehen hast.
dol-kind-void = Ungültig
    .help = „Ungültig“ setzt du ein, wenn die Gesten gezeigt sind: Sie zählen nicht, und das Duell wird mit denselben Karten wiederholt.
dol-kind-bet = Wette
    .help = Die Wette setzt du vor den Gesten in einem Duell von zwei anderen ein: Errätst du beide Gesten, nimmst du dir aus dem Duell so viele Karten, wie du willst.
dol-kind-theft = Diebstahl
    .help = Behalten kannst du den Diebstahl nicht: Sobald du ihn bekommst, stiehlst du eine Warenkarte aus einer fremden Auslage.
dol-kind-sunrise = Sonnenaufgang
    .help = Sobald er gezogen wird, ist die Partie zu Ende, außer es steht jemand Schmiere. Punkte bringt er keine.

## Cards: as in a list, and as the object of a sentence

dol-sort =
    { $sort ->
        [weapons] { dol-kind-weapons }
        [wine] { dol-kind-wine }
        [jewels] { dol-kind-jewels }
        [cloth] { dol-kind-cloth }
        [porcelain] { dol-kind-porcelain }
        [instruments] { dol-kind-instruments }
       *[gold] { dol-kind-gold }
    }
dol-goods = { dol-sort } { $value }
    .a = { dol-sort } { $value }
    .the = { dol-sort } { $value }
dol-card-lantern = Laterne
    .a = eine Laterne
    .the = die Laterne
dol-card-lookout = Schmiere stehen
    .a = „Schmiere stehen“
    .the = „Schmiere stehen“
dol-card-swell = Wellengang
    .a = einen Wellengang
    .the = den Wellengang
dol-card-whirlpool = Strudel
    .a = einen Strudel
    .the = den Strudel
dol-card-convoy = Konvoi
    .a = einen Konvoi
    .the = den Konvoi
dol-card-two-hands = Zwei-Hand-Trick
    .a = einen Zwei-Hand-Trick
    .the = den Zwei-Hand-Trick
dol-card-void = Ungültig
    .a = „Ungültig“
    .the = „Ungültig“
dol-card-bet = Wette
    .a = eine Wette
    .the = die Wette
dol-card-theft = Diebstahl
    .a = einen Diebstahl
    .the = den Diebstahl
dol-card-sunrise = Sonnenaufgang
    .a = einen Sonnenaufgang
    .the = den Sonnenaufgang

## What somebody gets

dol-taken =
    { $count ->
        [0] nichts
       *[other] { $cards }
    }
dol-other-taken =
    { $other-count ->
        [0] nichts
       *[other] { $other-cards }
    }

## The beginning, and each duel

dol-begins =
    { $who ->
        [you] Die Dolores liegt auf den Felsen, und die Nacht ist kurz. Du gibst zuerst.
       *[other] Die Dolores liegt auf den Felsen, und die Nacht ist kurz. { $name } gibt zuerst.
    }
dol-starts =
    { $who ->
        [you] Deine Startkarten: { dol-taken }.
       *[other] Startkarten von { $name }: { dol-taken }.
    }
dol-duel =
    { $who ->
        [you] Du gibst die Karten für ein Duell gegen { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } gibt die Karten für ein Duell gegen dich.
               *[other] { $name } gibt die Karten für ein Duell gegen { $other-name }.
            }
    }
dol-lies =
    { $who ->
        [you] Vor dir: { dol-taken }. Vor { $other-name }: { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] Vor { $name }: { dol-taken }. Vor dir: { dol-other-taken }.
               *[other] Vor { $name }: { dol-taken }. Vor { $other-name }: { dol-other-taken }.
            }
    }
dol-dark =
    { $who ->
        [you] Die Karten liegen verdeckt, und nur du siehst sie.
       *[other] Die Karten liegen verdeckt, und nur { $name } sieht sie.
    }

## Bottles

dol-uses-lantern =
    { $who ->
        [you] Du setzt die Laterne ein, und am Strand wird es dunkel.
       *[other] { $name } setzt die Laterne ein, und am Strand wird es dunkel.
    }
dol-uses-lookout =
    { $who ->
        [you] Du stehst Schmiere: Der Sonnenaufgang bleibt ohne Folgen, und die Partie geht weiter, bis die Karten für kein Duell mehr reichen.
       *[other] { $name } steht Schmiere: Der Sonnenaufgang bleibt ohne Folgen, und die Partie geht weiter, bis die Karten für kein Duell mehr reichen.
    }
dol-uses-swell =
    { $who ->
        [you] Du setzt den Wellengang ein: Er spült diese Karten fort und vier neue an Land.
       *[other] { $name } setzt den Wellengang ein: Er spült diese Karten fort und vier neue an Land.
    }
dol-uses-whirlpool =
    { $who ->
        [you] Du setzt den Strudel ein, um die Karten des Duells neu zu verteilen.
       *[other] { $name } setzt den Strudel ein, um die Karten des Duells neu zu verteilen.
    }
dol-uses-convoy =
    { $who ->
        [you] Du setzt den Konvoi ein: Zwei weitere Karten kommen an Land.
       *[other] { $name } setzt den Konvoi ein: Zwei weitere Karten kommen an Land.
    }
dol-uses-two-hands =
    { $who ->
        [you] Du setzt den Zwei-Hand-Trick ein: Du zeigst gleich zwei Gesten und entscheidest danach, welche gilt.
       *[other] { $name } setzt den Zwei-Hand-Trick ein, um zwei Gesten zu zeigen und erst danach zu entscheiden, welche gilt.
    }
dol-uses-void =
    { $who ->
        [you] Du setzt „Ungültig“ ein: Die Gesten zählen nicht, und das Duell wird mit denselben Karten wiederholt.
       *[other] { $name } setzt „Ungültig“ ein: Die Gesten zählen nicht, und das Duell wird mit denselben Karten wiederholt.
    }
dol-uses-bet =
    { $who ->
        [you] Du setzt die Wette ein und rätst gleich, was die beiden im Duell zeigen.
       *[other] { $name } setzt die Wette ein und rät gleich, was die beiden im Duell zeigen.
    }
dol-adds =
    { $who ->
        [you] Neu vor dir: { $cards }. Neu vor { $other-name }: { $other-cards }.
       *[other]
            { $other-who ->
                [you] Neu vor { $name }: { $cards }. Neu vor dir: { $other-cards }.
               *[other] Neu vor { $name }: { $cards }. Neu vor { $other-name }: { $other-cards }.
            }
    }
dol-adds-both = Die neuen Karten: { $cards }.
dol-adds-dark =
    { $who ->
        [you] Auch sie liegen verdeckt, und nur du siehst sie.
       *[other] Auch sie liegen verdeckt, und nur { $name } sieht sie.
    }
dol-rearranges =
    { $who ->
        [you] Du verteilst die Karten des Duells neu.
       *[other] { $name } verteilt die Karten des Duells neu.
    }
dol-rearranges-dark =
    { $who ->
        [you]
            { $other-who ->
                [you] Du verteilst die verdeckten Karten neu: Vor dir liegen jetzt die Karten von den Plätzen { $places }.
               *[other] Du verteilst die verdeckten Karten neu: Vor { $other-name } liegen jetzt die Karten von den Plätzen { $places }.
            }
       *[other]
            { $other-who ->
                [you] { $name } verteilt die verdeckten Karten neu: Vor dir liegen jetzt die Karten von den Plätzen { $places }.
               *[other] { $name } verteilt die verdeckten Karten neu: Vor { $other-name } liegen jetzt die Karten von den Plätzen { $places }.
            }
    }

## Talk and gestures

dol-announces =
    { $who ->
        [you] Du sagst an: { dol-gesture }.
       *[other] { $name } sagt an: { dol-gesture }.
    }
dol-advises =
    { $who ->
        [you] Du rätst beiden: { dol-gesture }.
       *[other] { $name } rät beiden: { dol-gesture }.
    }
dol-silent =
    { $who ->
        [you] Du schweigst.
       *[other] { $name } schweigt.
    }
dol-reveals =
    { $who ->
        [you] Do – Lo – Res! Du zeigst { dol-shows }, { $other-name } zeigt { dol-other-shows }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res! { $name } zeigt { dol-shows }, du zeigst { dol-other-shows }.
               *[other] Do – Lo – Res! { $name } zeigt { dol-shows }, { $other-name } zeigt { dol-other-shows }.
            }
    }
dol-reveals-bet =
    { $who ->
        [you] Do – Lo – Res! Du zeigst { dol-shows }, { $other-name } zeigt { dol-other-shows }, und { $another-name } wettet auf { dol-bet-on }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res! { $name } zeigt { dol-shows }, du zeigst { dol-other-shows }, und { $another-name } wettet auf { dol-bet-on }.
               *[other]
                    { $another-who ->
                        [you] Do – Lo – Res! { $name } zeigt { dol-shows }, { $other-name } zeigt { dol-other-shows }, und du wettest auf { dol-bet-on }.
                       *[other] Do – Lo – Res! { $name } zeigt { dol-shows }, { $other-name } zeigt { dol-other-shows }, und { $another-name } wettet auf { dol-bet-on }.
                    }
            }
    }
dol-counts =
    { $who ->
        [you] Von deinen beiden Gesten lässt du { dol-gesture } gelten.
       *[other] { $name } lässt von zwei Gesten { dol-gesture } gelten.
    }
dol-kept =
    { $who ->
        [you] Du hattest { dol-gesture } angesagt und hast Wort gehalten.
       *[other] { $name } hatte { dol-gesture } angesagt und hat Wort gehalten.
    }
dol-broken =
    { $who ->
        [you] Du hattest { dol-gesture } angesagt – und hast dein Wort gebrochen.
       *[other] { $name } hatte { dol-gesture } angesagt – und hat gelogen.
    }

## Who gets what

dol-bet-won =
    { $who ->
        [you] Du gewinnst die Wette und bedienst dich vor allen anderen.
       *[other] { $name } gewinnt die Wette und bedient sich vor allen anderen.
    }
dol-bet-lost =
    { $who ->
        [you] Du verlierst die Wette.
       *[other] { $name } verliert die Wette.
    }
dol-grabs =
    { $who ->
        [you] Du nimmst dir { $card-the } aus dem Duell.
       *[other] { $name } nimmt sich { $card-the } aus dem Duell.
    }
dol-grabs-done =
    { $who ->
        [you]
            { $number ->
                [one] Du lässt die letzte Karte liegen.
               *[other] Du lässt die übrigen { $number } Karten liegen.
            }
       *[other]
            { $number ->
                [one] { $name } lässt die letzte Karte liegen.
               *[other] { $name } lässt die übrigen { $number } Karten liegen.
            }
    }
dol-both-peace =
    { $who ->
        [you] Frieden am Strand. Du nimmst: { dol-taken }. { $other-name } nimmt: { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] Frieden am Strand. { $name } nimmt: { dol-taken }. Du nimmst: { dol-other-taken }.
               *[other] Frieden am Strand. { $name } nimmt: { dol-taken }. { $other-name } nimmt: { dol-other-taken }.
            }
    }
dol-fight-takes =
    { $who ->
        [you]
            { $count ->
                [0] Faust schlägt offene Hand, aber für dich ist nichts mehr da.
               *[other] Faust schlägt offene Hand: Du nimmst alles – { $cards }.
            }
       *[other]
            { $count ->
                [0] Faust schlägt offene Hand, aber für { $name } ist nichts mehr da.
               *[other] Faust schlägt offene Hand: { $name } nimmt alles – { $cards }.
            }
    }
dol-both-fight = Faust gegen Faust: Niemand bekommt etwas.
dol-both-first = Daumen gegen Daumen: Niemand bekommt etwas.
dol-first-picks =
    { $who ->
        [you] Daumen hoch: Du wählst vor allen anderen eine Karte.
       *[other] Daumen hoch: { $name } wählt vor allen anderen eine Karte.
    }
dol-first-nothing =
    { $who ->
        [you] Daumen hoch, aber für dich ist keine Karte mehr da.
       *[other] Daumen hoch, aber für { $name } ist keine Karte mehr da.
    }
dol-picks =
    { $who ->
        [you] Du wählst { $card-the }. { $other-name } nimmt: { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] { $name } wählt { $card-the }. Du nimmst: { dol-other-taken }.
               *[other] { $name } wählt { $card-the }. { $other-name } nimmt: { dol-other-taken }.
            }
    }
dol-discards = Abgeworfen: { $cards }.
dol-discards-dark =
    { $number ->
        [one] Eine Karte wird verdeckt abgeworfen.
       *[other] { $number } Karten werden verdeckt abgeworfen.
    }
dol-discards-known =
    { $who ->
        [you] Nur du weißt, was es war: { $cards }.
       *[other] Nur { $name } weiß, was es war: { $cards }.
    }
dol-must-drop =
    { $who ->
        [you]
            { $number ->
                [one] Du musst eine ganze Warensorte abwerfen.
               *[other] { $names } müsst je eine ganze Warensorte abwerfen.
            }
       *[other]
            { $number ->
                [one] { $names } muss eine ganze Warensorte abwerfen.
               *[other] { $names } müssen je eine ganze Warensorte abwerfen.
            }
    }
dol-drops =
    { $who ->
        [you] Du wirfst die Sorte { dol-sort } ab: { $cards }.
       *[other] { $name } wirft die Sorte { dol-sort } ab: { $cards }.
    }
dol-theft-due =
    { $who ->
        [you] Diebstahl! Du musst sofort eine Warenkarte stehlen.
       *[other] Diebstahl! { $name } muss sofort eine Warenkarte stehlen.
    }
dol-theft-idle =
    { $who ->
        [you] Du hast den Diebstahl bekommen, aber sonst hat niemand Waren: Er wird ohne Wirkung abgeworfen.
       *[other] { $name } hat den Diebstahl bekommen, aber sonst hat niemand Waren: Er wird ohne Wirkung abgeworfen.
    }
dol-steals =
    { $who ->
        [you] Du stiehlst { $card-the } von { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } stiehlt dir { $card-the }.
               *[other] { $name } stiehlt { $card-the } von { $other-name }.
            }
    }

## The end

dol-sunrise-lookout =
    { $who ->
        [you] Der Sonnenaufgang wurde gezogen! Aber du kannst jetzt Schmiere stehen.
       *[other] Der Sonnenaufgang wurde gezogen! Aber { $name } kann jetzt Schmiere stehen.
    }
dol-lookout-unused =
    { $who ->
        [you] Du lässt die Sonne aufgehen.
       *[other] { $name } lässt die Sonne aufgehen.
    }
dol-over-sunrise = Sonnenaufgang! Die Partie ist auf der Stelle zu Ende, und niemand bekommt die Karten dieses Duells.
dol-over-pile =
    { $number ->
        [0] Der Zugstapel ist leer, die Partie ist zu Ende.
        [one] Im Zugstapel ist nur noch { $number } Karte, zu wenig für ein weiteres Duell: Die Partie ist zu Ende.
       *[other] Im Zugstapel sind nur noch { $number } Karten, zu wenige für ein weiteres Duell: Die Partie ist zu Ende.
    }
dol-scores =
    { $who ->
        [you] Du bekommst { dol-points }. Am wertvollsten: { $cards }. Am wertlosesten: { $other-cards }.
       *[other] { $name } bekommt { dol-points }. Am wertvollsten: { $cards }. Am wertlosesten: { $other-cards }.
    }
dol-scores-equal =
    { $who ->
        [you]
            { $count ->
                [one] Du bekommst { dol-points }: Dein einziges Set zählt doppelt – { $cards }.
               *[other] Du bekommst { dol-points }: Deine Sets sind alle gleich viel wert und zählen doppelt – { $cards }.
            }
       *[other]
            { $count ->
                [one] { $name } bekommt { dol-points }: Das einzige Set zählt doppelt – { $cards }.
               *[other] { $name } bekommt { dol-points }: Die Sets sind alle gleich viel wert und zählen doppelt – { $cards }.
            }
    }
dol-scores-nothing =
    { $who ->
        [you] Du hast kein Set, das zählt: 0 Punkte.
       *[other] { $name } hat kein Set, das zählt: 0 Punkte.
    }
dol-wins =
    { $who ->
        [you] Du gewinnst mit { dol-total }!
       *[other] { $name } gewinnt mit { dol-total }.
    }
dol-wins-shared =
    { $who ->
        [you] { $names } teilt euch den Sieg mit je { dol-total }!
       *[other] { $names } teilen sich den Sieg mit je { dol-total }.
    }

## Decisions: what you may choose, and what it leads to

dol-do-use-lantern = Setz die Laterne ein
    .help =
        { $who ->
            [you] Die Karten deines Duells mit { $other-name } liegen dann verdeckt. Nur du siehst sie, und du darfst darüber erzählen, was du willst.
           *[other]
                { $other-who ->
                    [you] Die Karten deines Duells mit { $name } liegen dann verdeckt. Nur du siehst sie, und du darfst darüber erzählen, was du willst.
                   *[other] Die Karten im Duell zwischen { $name } und { $other-name } liegen dann verdeckt. Nur du siehst sie, und du darfst darüber erzählen, was du willst.
                }
        }
dol-do-use-lookout = Steh Schmiere
    .help = Der Sonnenaufgang bleibt ohne Folgen und liegt als wertlose Karte weiter im Duell. Die Partie geht weiter, bis die Karten für kein Duell mehr reichen.
dol-do-use-swell = Setz den Wellengang ein
    .help =
        { $number ->
            [0] Die Karten des Duells werden abgeworfen, und die letzten vier werden gezogen.
           *[other] Die Karten des Duells werden abgeworfen, und vier neue werden gezogen. Danach noch im Stapel: { $number }.
        }
dol-do-use-whirlpool = Setz den Strudel ein
    .help =
        { $who ->
            [you] Du bestimmst, welche Karten vor { $other-name } liegen; die anderen liegen vor dir.
           *[other]
                { $other-who ->
                    [you] Du bestimmst, welche Karten vor dir liegen; die anderen liegen vor { $name }.
                   *[other] Du bestimmst, welche Karten vor { $other-name } liegen; die anderen liegen vor { $name }.
                }
        }
dol-do-use-convoy = Setz den Konvoi ein
    .help =
        { $moment ->
            [shown] Zwei weitere Karten werden gezogen, eine für jede Seite des Duells. Die Gesten stehen schon fest.
           *[other] Zwei weitere Karten werden gezogen, eine für jede Seite des Duells.
        }
dol-do-use-two-hands = Setz den Zwei-Hand-Trick ein
    .help = Du zeigst in diesem Duell zwei verschiedene Gesten. Wenn du siehst, was { $other-name } zeigt, entscheidest du, welche von beiden gilt.
dol-do-use-void = Setz „Ungültig“ ein
    .help =
        { $who ->
            [you] Die Gesten zählen nicht. Du und { $other-name } wiederholt das Duell mit denselben Karten.
           *[other]
                { $other-who ->
                    [you] Die Gesten zählen nicht. Du und { $name } wiederholt das Duell mit denselben Karten.
                   *[other] Die Gesten zählen nicht. { $name } und { $other-name } wiederholen das Duell mit denselben Karten.
                }
        }
dol-do-use-bet = Setz die Wette ein
    .help = Du nennst zwei Gesten, während { $name } und { $other-name } ihre zeigen. Sind es dieselben zwei, nimmst du dir aus dem Duell so viele Karten, wie du willst.
dol-do-pass = Passe
    .help =
        { $moment ->
            [before] Du setzt jetzt keine Flaschenpost ein. Wenn alle gepasst haben, werden die Karten ausgelegt.
            [laid-out] Du setzt jetzt keine Flaschenpost ein. Wenn alle gepasst haben, folgen die Gesten.
            [shown] Du setzt jetzt keine Flaschenpost ein. Wenn alle gepasst haben, wird das Duell so entschieden, wie die Gesten stehen.
           *[other] Du setzt jetzt keine Flaschenpost ein.
        }
dol-do-pass-lookout = Lass die Sonne aufgehen
    .help = Die Partie ist auf der Stelle zu Ende, und niemand bekommt die Karten dieses Duells. Deine Auslage bringt dir { dol-points }.
dol-do-announce = Ansage: { dol-gesture }
    .help = Du sagst, dass du { dol-gesture } zeigen wirst. Das bindet dich an nichts, aber alle sehen, wie oft du Wort hältst.
dol-do-advise =
    { $gesture ->
        [peace] Rate zum Frieden
        [fight] Rate zum Kampf
       *[first] Rate zur Ersten Wahl
    }
    .help = Du rätst den beiden im Duell, { dol-gesture } zu zeigen. Das bindet niemanden.
dol-do-silent = Keine Ansage
    .help = Du sagst nichts an, also gibt es auch kein Wort zu halten oder zu brechen.
dol-do-peace = Frieden (offene Hand)
    .help = Zeigt { $other-name } auch Frieden, nimmst du, was vor dir liegt: { $cards }. Gegen Kampf bekommst du nichts. Gegen Erste Wahl bekommst du, was davon noch da ist, wenn { $other-name } eine Karte gewählt hat.
dol-do-peace-dark = Frieden (offene Hand)
    .help = Zeigt { $other-name } auch Frieden, nimmst du die Karten, die vor dir liegen. Gegen Kampf bekommst du nichts. Gegen Erste Wahl bekommst du, was davon noch da ist, wenn { $other-name } eine Karte gewählt hat.
dol-do-fight = Kampf (Faust)
    .help = Zeigt { $other-name } Frieden, nimmst du alles: { $cards }. Gegen Kampf wird alles abgeworfen. Gegen Erste Wahl wählt { $other-name } eine Karte, und du nimmst den Rest.
dol-do-fight-dark = Kampf (Faust)
    .help = Zeigt { $other-name } Frieden, nimmst du alle Karten. Gegen Kampf werden sie alle abgeworfen. Gegen Erste Wahl wählt { $other-name } eine Karte, und du nimmst den Rest.
dol-do-first = Erste Wahl (Daumen hoch)
    .help = Du wählst eine davon: { $cards }. Zeigt { $other-name } Frieden, geht der Rest der anderen Seite an { $other-name }, und was noch vor dir liegt, wird abgeworfen; gegen Kampf nimmt { $other-name } den ganzen Rest. Zeigt ihr beide Erste Wahl, wird alles abgeworfen, und ihr werft dazu je eine ganze Warensorte ab.
dol-do-first-dark = Erste Wahl (Daumen hoch)
    .help = Du wählst eine der Karten. Zeigt { $other-name } Frieden, geht der Rest der anderen Seite an { $other-name }, und was noch vor dir liegt, wird abgeworfen; gegen Kampf nimmt { $other-name } den ganzen Rest. Zeigt ihr beide Erste Wahl, wird alles abgeworfen, und ihr werft dazu je eine ganze Warensorte ab.
dol-do-hands = Zeig { dol-shows }
    .help = Wenn du gesehen hast, was { $other-name } zeigt, entscheidest du, welche deiner beiden Gesten gilt.
dol-do-count = Lass { dol-gesture } gelten
    .help =
        { $outcome ->
            [peace-peace] { $other-name } zeigt Frieden: Ihr nehmt beide die Karten, die vor euch liegen.
            [peace-fight] { $other-name } zeigt Kampf und nimmt alle Karten.
            [peace-first] { $other-name } zeigt Erste Wahl und wählt eine Karte; du nimmst, was danach noch vor dir liegt.
            [fight-peace] { $other-name } zeigt Frieden: Du nimmst alle Karten.
            [fight-fight] { $other-name } zeigt Kampf: Alle Karten werden abgeworfen.
            [fight-first] { $other-name } zeigt Erste Wahl und wählt eine Karte; du nimmst den ganzen Rest.
            [first-peace] { $other-name } zeigt Frieden: Du wählst eine beliebige Karte, der Rest der anderen Seite geht an { $other-name }, und was noch vor dir liegt, wird abgeworfen.
            [first-fight] { $other-name } zeigt Kampf: Du wählst eine beliebige Karte, und { $other-name } nimmt den ganzen Rest.
            [first-first] { $other-name } zeigt auch Erste Wahl: Alle Karten werden abgeworfen, und ihr werft dazu je eine ganze Warensorte ab.
           *[other] Von den beiden Gesten, die du zeigst, gilt diese gegen die von { $other-name }.
        }
dol-do-bet = Wette auf { dol-bet-on }
    .help = Du gewinnst, wenn { $name } und { $other-name } genau das zeigen; wer dabei was zeigt, ist egal. Dann nimmst du dir aus dem Duell so viele Karten, wie du willst, bevor es entschieden wird.
dol-do-give =
    { $other-who ->
        [you] Leg { $card-the } ({ $place }) vor dich
       *[other] Leg { $card-the } ({ $place }) vor { $other-name }
    }
    .help =
        { $who ->
            [you] Karten, die du nicht wählst, liegen danach vor dir.
           *[other] Karten, die du nicht wählst, liegen danach vor { $name }.
        }
dol-do-give-blind =
    { $other-who ->
        [you] Leg die verdeckte Karte ({ $place }) vor dich
       *[other] Leg die verdeckte Karte ({ $place }) vor { $other-name }
    }
    .help =
        { $who ->
            [you] Du kennst diese Karte nicht. Karten, die du nicht wählst, liegen danach vor dir.
           *[other] Du kennst diese Karte nicht. Karten, die du nicht wählst, liegen danach vor { $name }.
        }
dol-gain =
    { $gain ->
        [theft] Damit stiehlst du sofort eine Warenkarte.
        [sunrise] Diese Karte ist nichts wert.
        [bottle] Diese Flaschenpost kannst du später einsetzen.
       *[goods] Damit wäre deine Auslage im Augenblick { dol-points } wert.
    }
dol-do-pick = Nimm { $card-the } ({ $place })
    .help =
        { $against ->
            [fight]
                { $other-count ->
                    [0] { dol-gain } Für { $other-name } bleibt nichts.
                   *[other] { dol-gain } { $other-name } nimmt den ganzen Rest: { $other-cards }.
                }
           *[peace]
                { $count ->
                    [0] { dol-gain } { $other-name } nimmt: { dol-other-taken }.
                   *[other] { dol-gain } { $other-name } nimmt: { dol-other-taken }. Abgeworfen: { $cards }.
                }
        }
dol-do-pick-blind = Nimm die verdeckte Karte ({ $place })
    .help =
        { $against ->
            [fight] Du kennst diese Karte nicht. { $other-name } nimmt den ganzen Rest.
           *[peace] Du kennst diese Karte nicht. { $other-name } nimmt, was auf der anderen Seite übrig ist, und was noch vor dir liegt, wird abgeworfen.
        }
dol-do-grab = Nimm { $card-the } ({ $place })
    .help = { dol-gain } Danach kannst du noch mehr nehmen.
dol-do-grab-blind = Nimm die verdeckte Karte ({ $place })
    .help = Du kennst diese Karte nicht, aber sobald du sie hast, sehen alle sie. Danach kannst du noch mehr nehmen.
dol-do-done = Fertig
    .help =
        { $number ->
            [0] Es ist keine Karte mehr da, also bekommt sonst niemand etwas.
            [one] Das Duell wird mit der letzten Karte entschieden.
           *[other] Das Duell wird mit den übrigen { $number } Karten entschieden.
        }
dol-do-drop =
    { $number ->
        [one] Wirf { dol-sort } ab ({ $number } Karte, Wert { $value })
       *[other] Wirf { dol-sort } ab ({ $number } Karten, Wert { $value })
    }
    .help = Die ganze Sorte wird abgeworfen. Der Rest deiner Auslage wäre im Augenblick { dol-points } wert.
dol-do-rob = Bestiehl { $other-name }
    .help =
        { $count ->
            [0] Hier gibt es nichts zu stehlen.
           *[other] Danach wählst du eine davon: { $cards }.
        }
dol-do-loot = Stiehl { $card-the } von { $other-name }
    .help = Damit wäre deine Auslage im Augenblick { dol-points } wert.
dol-do-loot-any = Stiehl { $card-the }
    .help = Damit wäre deine Auslage im Augenblick { dol-points } wert.

## Places of the duel, as on the table

dol-place =
    { $place ->
        [left-1] links 1
        [left-2] links 2
        [left-3] links 3
        [dealer-1] Geber 1
        [dealer-2] Geber 2
       *[dealer-3] Geber 3
    }

## What cards are worth, piece by piece

dol-worth-highest = { dol-goods } (wertvollstes Set)
dol-worth-lowest = { dol-goods } (wertlosestes Set)
dol-worth-equal = { dol-goods } (alle Sets gleich viel wert, zählt doppelt)

## The rules page (its clauses stand in dolores-rules.ftl)

dol-rules-note =
    Nach diesen Regeln spielt Seachest, erzählt in unseren eigenen Worten. Offiziell sind sie nicht: Dolores ist ein
    Spiel von Bruno Faidutti und Eric M. Lang, und weder die beiden noch ihr Verlag haben etwas mit Seachest zu tun.
    Jede Regel hat eine Nummer, damit ihr euch auf sie berufen könnt.
dol-rules-ruling = So halten wir es:
dol-rules-head-card = Karte
dol-rules-head-number = Anzahl
dol-rules-head-values = Werte
dol-rules-head-you = Du gegen …
dol-rules-head-bottle = Flaschenpost
dol-rules-head-when = Wann
dol-rules-head-decision = Entscheidung
dol-rules-head-text = Was du eintippst
dol-rules-head-clause = Regel
dol-rules-any-card = KARTE
dol-rules-any-place = PLATZ
dol-rules-section-4 = In der ersten Spalte steht deine Geste, in der ersten Zeile die deines Gegenübers; die Tabelle sagt, was du bekommst.
dol-rules-peace-peace = deine Karten
dol-rules-peace-fight = nichts
dol-rules-peace-first = den Rest deiner Karten
dol-rules-fight-peace = alle Karten
dol-rules-fight-fight = nichts
dol-rules-fight-first = alle bis auf eine
dol-rules-first-peace = eine Karte
dol-rules-first-fight = eine Karte
dol-rules-first-first = nichts, und du wirfst eine Sorte ab
dol-rules-when-lantern = bevor die Karten gezogen werden; alle
dol-rules-when-lookout = wenn der Sonnenaufgang gezogen wird; wer die Karte hat
dol-rules-when-swell = Karten ausgelegt, noch keine Gesten; alle
dol-rules-when-whirlpool = Karten ausgelegt, noch keine Gesten; alle
dol-rules-when-convoy = Karten ausgelegt, auch nach den Gesten; alle
dol-rules-when-two-hands = Karten ausgelegt, noch keine Gesten; wer im Duell ist
dol-rules-when-void = Gesten gezeigt; alle
dol-rules-when-bet = Karten ausgelegt, noch keine Gesten; wer nicht im Duell ist
dol-rules-when-theft = sofort, wenn du ihn bekommst
dol-rules-when-sunrise = nie; beendet die Partie, wenn er gezogen wird
dol-rules-section-10 =
    Waren schreibst du mit Sorte und Wert auf Englisch, zum Beispiel { $goods }, Flaschenpost mit ihrem englischen
    Namen. Ein PLATZ ist die Stelle, an der eine Karte des Duells liegt: { $left } (links 1) ist die erste vor
    der Person links vom Kartengeber, { $dealer } (Geber 1) die erste vor dem Kartengeber. Die Personen am Tisch
    sind im Uhrzeigersinn von 0 an nummeriert.
dol-rules-use = eine Flaschenpost einsetzen
dol-rules-pass = keine einsetzen
dol-rules-announce = eine Geste ansagen; wer nicht im Duell ist: zu einer raten
dol-rules-silent = nichts ansagen
dol-rules-peace = Geste: Frieden, offene Hand
dol-rules-fight = Geste: Kampf, Faust
dol-rules-first = Geste: Erste Wahl, Daumen hoch
dol-rules-hands = Zwei-Hand-Trick: beide Gesten, die du zeigst
dol-rules-count = Zwei-Hand-Trick: die Geste, die gilt
dol-rules-bet = Wette: die beiden Gesten, die du erwartest
dol-rules-give = Strudel: jede Karte, die vor der Person links vom Kartengeber liegen soll
dol-rules-pick = Erste Wahl: die Karte, die du nimmst
dol-rules-grab = Wette: jede Karte, die du nimmst
dol-rules-done = Wette: keine weitere Karte
dol-rules-drop = Erste Wahl gegen Erste Wahl: die Sorte, die du abwirfst
dol-rules-rob = Diebstahl: wen du bestiehlst
dol-rules-loot = Diebstahl: welche Karte du stiehlst
