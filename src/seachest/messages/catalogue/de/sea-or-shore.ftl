### Sea or Shore: all that players read beside the rules, German.
### messages/stories.py says which values a message gets, and under which names.
### The forms .a and .the of a card stand in the accusative.

## The game

sos-title = Sea or Shore
sos-player = Platz { $number }
sos-you = Du
sos-and = { $some } und { $last }
sos-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sos-total =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }

## Colours: each alone, and the two of an action card

sos-colour-red = Rot
sos-colour-blue = Blau
sos-colour-green = Grün
sos-colour-purple = Lila
sos-colour-red-blue = Rot und Blau
sos-colour-green-purple = Grün und Lila

## Kinds of cards: what each is good for

sos-kind-island = Inselkarte
    .help = In jedem Stich spielst du eine, zur Hälfte abgedeckt: Die anderen sehen nur ihre Farbe oder nur ihre Zahl. Die höchste Karte einer Farbe gewinnt diese Farbe.
sos-kind-treasure = Schatz
    .help = Am Ende der Runde so viele Punkte wert, wie auf ihm stehen. Wer seine Farbe gewinnt, bekommt ihn, und solange er bei jemandem auf dem Schatzstapel obenauf liegt, kann er gestohlen werden.
sos-kind-plus = Zusatzkarte
    .help = Mit jeder, die du zu einer Inselkarte legst, ist diese 1 mehr wert, bis höchstens 12. Je zwei, die du am Ende der Runde noch hast, bringen 1 Punkt. Du bekommst welche, wenn du in einer Farbe auf dem letzten Platz landest.
sos-kind-cover = Abdeckkarte
    .help = Verbirgt eine Hälfte der Inselkarte, die du spielst, bis alle gespielt haben.
sos-kind-start = Startkarte
    .help = Wer sie hat, spielt zuerst und gewinnt bei Gleichstand. Nach jedem Stich wandert sie nach links weiter.
sos-kind-action = Aktionskarte
    .help = Wer eine Farbe gewinnt, von der kein Schatz offen liegt, aktiviert die Aktionskarte dieser Farbe.
sos-kind-action-1 = Aktion 1 (zwei Zusatzkarten)
    .help = Stiehl jemandem, der mindestens zwei Zusatzkarten hat, zwei davon. Hat sonst niemand zwei, nimm zwei aus dem Vorrat oder das, was davon noch da ist.
sos-kind-action-2 = Aktion 2 (Handkarten tauschen)
    .help = Zieh jemandem blind zwei Karten aus der Hand, sieh sie dir an und gib zwei beliebige von deinen zurück. Welche, wisst nur ihr beide.
sos-kind-action-3 = Aktion 3 (Schätze ansehen)
    .help = Sieh dir die obersten drei verdeckten Schätze eines Stapels an und leg sie in beliebiger Reihenfolge zurück. Entfällt im letzten Stich einer Runde.
sos-kind-action-4 = Aktion 4 (gespielte Karte holen)
    .help = Hol dir eine Inselkarte dieses Stichs auf die Hand und leg dann offen eine Karte ab. Entfällt im letzten Stich einer Runde.

## Cards: as in a list, and as the object of a sentence

sos-island-red = rote { $number }
    .a = eine rote { $number }
    .the = die rote { $number }
sos-island-blue = blaue { $number }
    .a = eine blaue { $number }
    .the = die blaue { $number }
sos-island-green = grüne { $number }
    .a = eine grüne { $number }
    .the = die grüne { $number }
sos-island-purple = lila { $number }
    .a = eine lila { $number }
    .the = die lila { $number }
sos-half-red = rote Karte
    .a = eine rote Karte
    .the = die rote Karte
sos-half-blue = blaue Karte
    .a = eine blaue Karte
    .the = die blaue Karte
sos-half-green = grüne Karte
    .a = eine grüne Karte
    .the = die grüne Karte
sos-half-purple = lila Karte
    .a = eine lila Karte
    .the = die lila Karte
sos-number = { $number }
    .a = eine { $number }
    .the = die { $number }
sos-treasure-red = roter { $number }er-Schatz
    .a = einen roten { $number }er-Schatz
    .the = den roten { $number }er-Schatz
sos-treasure-blue = blauer { $number }er-Schatz
    .a = einen blauen { $number }er-Schatz
    .the = den blauen { $number }er-Schatz
sos-treasure-green = grüner { $number }er-Schatz
    .a = einen grünen { $number }er-Schatz
    .the = den grünen { $number }er-Schatz
sos-treasure-purple = lila { $number }er-Schatz
    .a = einen lila { $number }er-Schatz
    .the = den lila { $number }er-Schatz

## Parts of sentences

sos-pile =
    { $pile ->
        [red-blue] Stapel Rot-Blau
        [green-purple] Stapel Grün-Lila
       *[all] Stapel
    }
sos-in-order =
    { $number ->
        [1] { $first }
        [2] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
sos-raised =
    { $plus ->
        [0] { $card-the }
        [one] { $card-the } mit { $plus } Zusatzkarte (Wert { $worth })
       *[other] { $card-the } mit { $plus } Zusatzkarten (Wert { $worth })
    }

## A round begins

sos-round-begins =
    { $who ->
        [you] Runde { $round } beginnt, und du bekommst die Startkarte.
       *[other] Runde { $round } beginnt, und { $name } bekommt die Startkarte.
    }
sos-actions = Rot und Blau aktivieren { $first }, Grün und Lila { $second }.
sos-passes = Du gibst { $first-the } an { $other-name } weiter und bekommst { $second-the } von { $name }.
sos-all-pass = Alle geben eine Karte nach rechts weiter.

## A trick

sos-trick-begins =
    { $who ->
        [you]
            { $count ->
                [0] Stich { $trick } von { $tricks }: Du fängst an, und kein Schatz liegt offen.
                [one] Stich { $trick } von { $tricks }: Du fängst an. Offen liegt: { $cards }.
               *[other] Stich { $trick } von { $tricks }: Du fängst an. Offen liegen: { $cards }.
            }
       *[other]
            { $count ->
                [0] Stich { $trick } von { $tricks }: { $name } fängt an, und kein Schatz liegt offen.
                [one] Stich { $trick } von { $tricks }: { $name } fängt an. Offen liegt: { $cards }.
               *[other] Stich { $trick } von { $tricks }: { $name } fängt an. Offen liegen: { $cards }.
            }
    }
sos-plays =
    { $half ->
        [colour]
            { $plus ->
                [0] { $name } spielt { $card-a } und deckt die Zahl ab.
                [one] { $name } spielt { $card-a } mit { $plus } Zusatzkarte und deckt die Zahl ab.
               *[other] { $name } spielt { $card-a } mit { $plus } Zusatzkarten und deckt die Zahl ab.
            }
       *[number]
            { $plus ->
                [0] { $name } spielt { $card-a } und deckt die Farbe ab.
                [one] { $name } spielt { $card-a } mit { $plus } Zusatzkarte und deckt die Farbe ab.
               *[other] { $name } spielt { $card-a } mit { $plus } Zusatzkarten und deckt die Farbe ab.
            }
    }
sos-plays-own =
    { $half ->
        [colour] Du spielst { sos-raised }; die anderen sehen nur die Farbe.
       *[number] Du spielst { sos-raised }; die anderen sehen nur die Zahl.
    }
sos-joined = In diesem Stich zählen { $colour } als eine Farbe.
sos-uncovers =
    { $who ->
        [you]
            { $outcome ->
                [wins] Du deckst { sos-raised } auf und gewinnst { $colour }.
                [wins-tie] Du deckst { sos-raised } auf und gewinnst { $colour }: gleich hoch, aber früher gespielt.
                [last] Du deckst { sos-raised } auf und landest in { $colour } auf dem letzten Platz.
                [last-tie] Du deckst { sos-raised } auf und landest in { $colour } auf dem letzten Platz: gleich hoch, aber später gespielt.
               *[loses] Du deckst { sos-raised } auf und gehst leer aus.
            }
       *[other]
            { $outcome ->
                [wins] { $name } deckt { sos-raised } auf und gewinnt { $colour }.
                [wins-tie] { $name } deckt { sos-raised } auf und gewinnt { $colour }: gleich hoch, aber früher gespielt.
                [last] { $name } deckt { sos-raised } auf und landet in { $colour } auf dem letzten Platz.
                [last-tie] { $name } deckt { sos-raised } auf und landet in { $colour } auf dem letzten Platz: gleich hoch, aber später gespielt.
               *[loses] { $name } deckt { sos-raised } auf und geht leer aus.
            }
    }

## What the trick brings

sos-takes =
    { $who ->
        [you] Du nimmst { $card-the }.
       *[other] { $name } nimmt { $card-the }.
    }
sos-robs =
    { $who ->
        [you] Du stiehlst { $other-name } { $card-the }.
       *[other]
            { $other-who ->
                [you] { $name } stiehlt dir { $card-the }.
               *[other] { $name } stiehlt { $other-name } { $card-the }.
            }
    }
sos-gets-plus =
    { $who ->
        [you] Du bekommst für den letzten Platz { $number } Zusatzkarten.
       *[other] { $name } bekommt für den letzten Platz { $number } Zusatzkarten.
    }
sos-gets-plus-short =
    { $who ->
        [you]
            { $number ->
                [0] Für den letzten Platz bekommst du statt { $wanted } Zusatzkarten keine: Der Vorrat ist leer.
                [one] Für den letzten Platz bekommst du nur { $number } Zusatzkarte statt { $wanted }: Mehr sind nicht im Vorrat.
               *[other] Für den letzten Platz bekommst du nur { $number } Zusatzkarten statt { $wanted }: Mehr sind nicht im Vorrat.
            }
       *[other]
            { $number ->
                [0] Für den letzten Platz bekommt { $name } statt { $wanted } Zusatzkarten keine: Der Vorrat ist leer.
                [one] Für den letzten Platz bekommt { $name } nur { $number } Zusatzkarte statt { $wanted }: Mehr sind nicht im Vorrat.
               *[other] Für den letzten Platz bekommt { $name } nur { $number } Zusatzkarten statt { $wanted }: Mehr sind nicht im Vorrat.
            }
    }

## Actions

sos-triggers =
    { $who ->
        [you] Du aktivierst { $card }.
       *[other] { $name } aktiviert { $card }.
    }
sos-triggers-idle =
    { $who ->
        [you]
            { $why ->
                [last] Du aktivierst { $card }, aber im letzten Stich bewirkt das nichts.
                [piles] Du aktivierst { $card }, aber es liegt kein Schatz mehr verdeckt.
               *[supply] Du aktivierst { $card }, aber sonst hat niemand zwei Zusatzkarten, und der Vorrat ist leer.
            }
       *[other]
            { $why ->
                [last] { $name } aktiviert { $card }, aber im letzten Stich bewirkt das nichts.
                [piles] { $name } aktiviert { $card }, aber es liegt kein Schatz mehr verdeckt.
               *[supply] { $name } aktiviert { $card }, aber sonst hat niemand zwei Zusatzkarten, und der Vorrat ist leer.
            }
    }
sos-fleeces =
    { $who ->
        [you] Du stiehlst { $other-name } zwei Zusatzkarten.
       *[other]
            { $other-who ->
                [you] { $name } stiehlt dir zwei Zusatzkarten.
               *[other] { $name } stiehlt { $other-name } zwei Zusatzkarten.
            }
    }
sos-triggers-fleeces =
    { $who ->
        [you] Du aktivierst Aktion 1 und stiehlst { $other-name } zwei Zusatzkarten.
       *[other]
            { $other-who ->
                [you] { $name } aktiviert Aktion 1 und stiehlt dir zwei Zusatzkarten.
               *[other] { $name } aktiviert Aktion 1 und stiehlt { $other-name } zwei Zusatzkarten.
            }
    }
sos-triggers-supply =
    { $who ->
        [you]
            { $number ->
                [one] Du aktivierst Aktion 1 und nimmst die letzte Zusatzkarte aus dem Vorrat, denn sonst hat niemand zwei.
               *[other] Du aktivierst Aktion 1 und nimmst zwei Zusatzkarten aus dem Vorrat, denn sonst hat niemand zwei.
            }
       *[other]
            { $number ->
                [one] { $name } aktiviert Aktion 1 und nimmt die letzte Zusatzkarte aus dem Vorrat, denn sonst hat niemand zwei.
               *[other] { $name } aktiviert Aktion 1 und nimmt zwei Zusatzkarten aus dem Vorrat, denn sonst hat niemand zwei.
            }
    }
sos-swaps =
    { $number ->
        [one] { $name } zieht { $other-name } blind eine Karte aus der Hand.
       *[other] { $name } zieht { $other-name } blind { $number } Karten aus der Hand.
    }
sos-swaps-seen =
    { $who ->
        [you] Du ziehst { $other-name } aus der Hand: { $cards }.
       *[other] { $name } zieht dir aus der Hand: { $cards }.
    }
sos-returns =
    { $number ->
        [one] { $name } gibt { $other-name } dafür eine Karte.
       *[other] { $name } gibt { $other-name } dafür { $number } Karten.
    }
sos-returns-seen =
    { $who ->
        [you] Du gibst { $other-name } dafür { $card-the }.
       *[other] { $name } gibt dir dafür { $card-the }.
    }
sos-looks =
    { $number ->
        [one] { $name } sieht sich den letzten verdeckten Schatz vom { sos-pile } an.
       *[other] { $name } sieht sich die obersten { $number } verdeckten Schätze vom { sos-pile } an.
    }
sos-sees = Du siehst, was vom { sos-pile } als Nächstes kommt: { sos-in-order }.
sos-orders =
    { $number ->
        [one] { $name } legt ihn wieder zurück.
       *[other] { $name } legt sie in geheimer Reihenfolge wieder obenauf.
    }
sos-orders-seen =
    { $number ->
        [1] Du legst ihn wieder zurück: { sos-in-order }.
       *[other] So legst du sie zurück, von oben: { sos-in-order }.
    }
sos-fetches =
    { $who ->
        [you] Du holst dir { $card-the } aus dem Stich.
       *[other] { $name } holt sich { $card-the } aus dem Stich.
    }
sos-discards =
    { $who ->
        [you] Du legst { $card-the } ab.
       *[other] { $name } legt { $card-the } ab.
    }

## Told where all cards are open

sos-open-passes = { $name } gibt { $card-the } an { $other-name } weiter.
sos-open-swaps = { $name } zieht { $other-name } aus der Hand: { $cards }.
sos-open-returns = { $name } gibt { $other-name } dafür { $card-the }.
sos-open-sees = { $name } sieht, was vom { sos-pile } als Nächstes kommt: { sos-in-order }.
sos-open-orders =
    { $number ->
        [1] { $name } legt ihn wieder zurück: { sos-in-order }.
       *[other] So legt { $name } sie zurück, von oben: { sos-in-order }.
    }

## The end of a trick and of a round

sos-goes-under =
    { $count ->
        [one] Liegen geblieben und nun wieder unter dem Stapel: { $cards }.
       *[other] Liegen geblieben und nun wieder unter ihren Stapeln: { $cards }.
    }
sos-round-ends = Runde { $round } ist vorbei.
sos-scores =
    { $who ->
        [you]
            { $plus ->
                [0] Du bekommst { sos-points } für deine Schätze (insgesamt { $total }).
                [one] Du bekommst { $treasures } für deine Schätze und { $bonus } für { $plus } Zusatzkarte, zusammen { sos-points } (insgesamt { $total }).
               *[other] Du bekommst { $treasures } für deine Schätze und { $bonus } für { $plus } Zusatzkarten, zusammen { sos-points } (insgesamt { $total }).
            }
       *[other]
            { $plus ->
                [0] { $name } bekommt { sos-points } für die Schätze (insgesamt { $total }).
                [one] { $name } bekommt { $treasures } für die Schätze und { $bonus } für { $plus } Zusatzkarte, zusammen { sos-points } (insgesamt { $total }).
               *[other] { $name } bekommt { $treasures } für die Schätze und { $bonus } für { $plus } Zusatzkarten, zusammen { sos-points } (insgesamt { $total }).
            }
    }

## The end of the game

sos-over = Die Partie ist zu Ende.
sos-wins =
    { $who ->
        [you] Du gewinnst mit { sos-total }!
       *[other] { $name } gewinnt mit { sos-total }.
    }
sos-wins-tie =
    { $who ->
        [you]
            { $how ->
                [starter] Gleichstand mit { sos-total }: Du gewinnst, weil du den letzten Stich begonnen hast!
               *[next] Gleichstand mit { sos-total }: Du gewinnst, weil du im letzten Stich früher dran warst!
            }
       *[other]
            { $how ->
                [starter] Gleichstand mit { sos-total }: { $name } hat den letzten Stich begonnen und gewinnt.
               *[next] Gleichstand mit { sos-total }: { $name } war im letzten Stich früher dran und gewinnt.
            }
    }

## Decisions: what you may choose, and what it leads to

sos-do-pass = Gib { $card-the } an { $other-name } weiter
    .help = Das ist deine höchste Karte in { $colour }, einer Farbe, von der du die meisten hast. Alle geben gleichzeitig weiter: Du bekommst eine Karte von { $name }, und sonst sieht niemand eine der beiden.
sos-do-pass-any = Gib deine höchste Karte in { $colour } an { $other-name } weiter
    .help = Weitergegeben wird aus der Farbe, von der du die meisten Karten hast. Alle tun das gleichzeitig, und du bekommst eine Karte von { $name }.
sos-do-card = Spiel { $first-the }
    .help =
        { $prize ->
            [treasure] Gewinnst du damit { $colour }, bekommst du { $second-the }.
            [treasure-rob] Gewinnst du damit { $colour }, bekommst du { $second-the } – oder du stiehlst jemandem, den du schlägst, einen Schatz in { $colour }, der dort obenauf liegt.
            [joined] In diesem Stich zählen { $colour } als eine Farbe. Gewinnst du sie, aktivierst du { $second }.
            [joined-idle] In diesem Stich zählen { $colour } als eine Farbe, und weil es der letzte ist, bewirkt { $second } nichts.
            [idle] In { $colour } liegt kein Schatz offen, und im letzten Stich bewirkt { $second } nichts.
           *[action] In { $colour } liegt kein Schatz offen. Gewinnst du die Farbe damit, aktivierst du { $second }.
        }
sos-do-show-colour = Zeig das Meer: { $card-a }
    .help =
        { $last ->
            [yes] Du spielst zuletzt, also wird gleich alles aufgedeckt.
           *[no] Bis alle gespielt haben, sehen die anderen deine Farbe, aber nicht deine Zahl.
        }
sos-do-show-colour-any = Zeig die Farbe
    .help =
        { $last ->
            [yes] Du spielst zuletzt, also wird gleich alles aufgedeckt.
           *[no] Bis alle gespielt haben, sehen die anderen deine Farbe, aber nicht deine Zahl.
        }
sos-do-show-number = Zeig das Ufer: { $card-a }
    .help =
        { $last ->
            [yes] Du spielst zuletzt, also wird gleich alles aufgedeckt.
           *[no] Bis alle gespielt haben, sehen die anderen deine Zahl, aber nicht deine Farbe.
        }
sos-do-show-number-any = Zeig die Zahl
    .help =
        { $last ->
            [yes] Du spielst zuletzt, also wird gleich alles aufgedeckt.
           *[no] Bis alle gespielt haben, sehen die anderen deine Zahl, aber nicht deine Farbe.
        }
sos-do-plus =
    { $number ->
        [0] Leg keine Zusatzkarten dazu
        [one] Leg { $number } Zusatzkarte dazu
       *[other] Leg { $number } Zusatzkarten dazu
    }
    .help =
        { $number ->
            [0] Du spielst { $card-the }, wie sie ist, mit Wert { $worth }. Deine Zusatzkarten behältst du alle ({ $left }); je zwei sind am Ende der Runde einen Punkt wert.
           *[other] So bringst du { $card-the } auf { $worth }. Die Zusatzkarten sehen alle, und nach dem Stich gehen sie zurück in den Vorrat. Danach hast du { $left ->
                [0] keine mehr
               *[other] noch { $left }
            }.
        }
sos-do-plus-any =
    { $number ->
        [0] Leg keine Zusatzkarten dazu
        [one] Leg { $number } Zusatzkarte dazu
       *[other] Leg { $number } Zusatzkarten dazu
    }
    .help = Mit jeder ist deine Karte 1 mehr wert, bis höchstens 12. Nach dem Stich gehen sie zurück in den Vorrat.
sos-do-take = Nimm { $card-the }
    .help = Er kommt oben auf deinen Schatzstapel, und niemand wird bestohlen.
sos-do-take-any = Nimm den Schatz
    .help = Er kommt oben auf deinen Schatzstapel, und niemand wird bestohlen.
sos-do-rob = Stiehl { $other-name } { $first-the }
    .help = Er kommt oben auf deinen Schatzstapel. Dafür lässt du { $second-the } liegen; der kommt wieder unter seinen Stapel.
sos-do-rob-any = Bestiehl { $other-name }
    .help = Du nimmst dort den obersten Schatz und nicht den vom Stapel.
sos-do-fleece = Stiehl { $other-name } zwei Zusatzkarten (von { $number })
    .help =
        { $own ->
            [one] Du hast dann { $own } Zusatzkarte.
           *[other] Du hast dann { $own } Zusatzkarten.
        }
sos-do-swap = Tausch mit { $other-name }
    .help =
        { $number ->
            [one] Du ziehst die letzte Karte von { $other-name } und gibst eine von deinen beiden zurück. Welche, wisst nur ihr beide.
           *[other] Du ziehst blind { $number } Karten von { $other-name } und gibst dann { $number } von deinen zurück, auch dieselben, wenn du magst. Welche, wisst nur ihr beide.
        }
sos-do-return = Gib { $other-name } { $card-the }
    .help =
        { $owed ->
            [one] Damit ist der Tausch fertig. Welche Karte es ist, wisst nur ihr beide.
           *[other] Welche Karte es ist, wisst nur ihr beide. Danach gibst du noch eine.
        }
sos-do-return-any = Gib { $card-the } zurück
    .help = Welche Karte es ist, wisst nur ihr beide.
sos-do-inspect = Wirf einen Blick in den { sos-pile }
    .help =
        { $number ->
            [one] Dort liegt nur noch ein Schatz verdeckt; du siehst ihn dir an und legst ihn zurück.
           *[other] Nur du siehst dort die obersten { $number } verdeckten Schätze und legst sie in beliebiger Reihenfolge zurück.
        }
sos-do-order = Leg zurück als { $order }: { sos-in-order }
    .help = So liegen sie dann von oben; der erste wird als Nächstes aufgedeckt. Sonst weiß das niemand.
sos-do-order-any = Leg sie in der Reihenfolge { $order } zurück
    .help = Die Ziffern sind die jetzigen Plätze, 1 liegt oben. Was du zuerst nennst, kommt nach oben.
sos-do-fetch = Hol dir { $card-the }
    .help = Sie kommt auf deine Hand, und alle sehen es. Danach legst du eine Karte ab.
sos-do-discard = Leg { $card-the } ab
    .help = Sie liegt dann offen und ist in dieser Runde nicht mehr dabei.

## What cards are worth, piece by piece

sos-worth-treasures =
    { $number ->
        [one] { $number } Schatz in { $colour }
       *[other] { $number } Schätze in { $colour }
    }
sos-worth-plus =
    { $number ->
        [one] { $number } Zusatzkarte
       *[other] { $number } Zusatzkarten
    }

## The rules page (its clauses stand in sea-or-shore-rules.ftl)

sos-rules-note =
    Nach diesen Regeln spielt Seachest, erzählt in unseren eigenen Worten. Offiziell sind sie nicht: Sea or Shore ist
    ein Spiel von Lars Jansen mit Bildern von Kris Lauwen, erschienen bei Jolly Dutch, und weder die beiden noch
    Jolly Dutch haben etwas mit Seachest zu tun. Jede Regel hat eine Nummer, damit ihr euch auf sie berufen könnt.
sos-rules-ruling = So halten wir es:
sos-rules-head-card = Karte
sos-rules-head-number = Anzahl
sos-rules-head-use = Wozu sie gut ist
sos-rules-head-decision = Entscheidung
sos-rules-head-text = Was du eintippst
sos-rules-head-clause = Regel
sos-rules-any-card = KARTE
sos-rules-any-seat = PLATZ
sos-rules-any-number = N
sos-rules-section-11 =
    Karten schreibst du mit Farbe und Zahl auf Englisch, zum Beispiel { $word }. Die Plätze sind im Uhrzeigersinn von 0
    an nummeriert. Die Ziffern einer Reihenfolge sind die Plätze, an denen die Schätze jetzt liegen, 1 ist oben: { $order }
    legt den zweiten nach oben, darunter den dritten und darunter den ersten. Bei weniger Schätzen sind es weniger Ziffern.
sos-rules-pass = aus welcher Farbe du die höchste Karte weitergibst
sos-rules-card = welche Inselkarte du spielst
sos-rules-show = welche Hälfte sie zeigt
sos-rules-plus = wie viele Zusatzkarten du dazulegst
sos-rules-take = den gewonnenen Schatz nehmen
sos-rules-rob = oder wen du stattdessen bestiehlst
sos-rules-fleece = Aktion 1: wem du zwei Zusatzkarten stiehlst
sos-rules-swap = Aktion 2: mit wem du tauschst
sos-rules-return = Aktion 2: was du zurückgibst, Karte für Karte
sos-rules-inspect = Aktion 3: welchen Stapel du ansiehst, wenn es zwei gibt
sos-rules-order = Aktion 3: in welcher Reihenfolge du die Schätze zurücklegst
sos-rules-fetch = Aktion 4: welche Karte du dir aus dem Stich holst
sos-rules-discard = Aktion 4: welche Karte du ablegst
