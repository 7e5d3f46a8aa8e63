### Sea or Shore: all that players read beside the rules, Dutch.
### What values a message gets, and under which names, is told in messages/stories.py.

## The game

sos-title = Sea or Shore
sos-player = plaats { $number }
sos-you = Jij
sos-and = { $some } en { $last }
sos-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
sos-total =
    { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }

## Colours: each alone, and the two of an action card

sos-colour-red = rood
sos-colour-blue = blauw
sos-colour-green = groen
sos-colour-purple = paars
sos-colour-red-blue = rood en blauw
sos-colour-green-purple = groen en paars

## Kinds of cards: what each is good for

sos-kind-island = eilandkaart
    .help = In elke slag speel je er een, half afgedekt: de anderen zien alleen de kleur of alleen het cijfer. De hoogste van een kleur wint die kleur.
sos-kind-treasure = schat
    .help = Aan het eind van de ronde zoveel punten waard als erop staat. Wie de kleur wint, krijgt hem, en zolang hij boven op een puntenstapel ligt, kan een ander hem afpakken.
sos-kind-plus = pluskaart
    .help = Elke pluskaart die je bij een eilandkaart legt, maakt die 1 meer waard, tot hoogstens 12. Elke twee die je aan het eind van de ronde nog hebt, leveren samen 1 punt op. Je krijgt ze als je in een kleur de laagste bent.
sos-kind-cover = afdekkaart
    .help = Verbergt de helft van de eilandkaart die je speelt, tot iedereen heeft gespeeld.
sos-kind-start = startkaart
    .help = Wie hem heeft, speelt als eerste en wint bij gelijke waarde. Na elke slag schuift hij door naar links.
sos-kind-action = actiekaart
    .help = Wie een kleur wint waarvan geen schat open ligt, activeert de actiekaart van die kleur.
sos-kind-action-1 = actie 1 (twee pluskaarten)
    .help = Pak twee pluskaarten af van iemand die er minstens twee heeft. Heeft niemand anders er twee, neem er dan twee uit de voorraad, of wat daar nog ligt.
sos-kind-action-2 = actie 2 (handkaarten ruilen)
    .help = Trek blind twee kaarten uit de hand van iemand anders, bekijk ze en geef er twee naar keuze uit jouw hand voor terug. Welke dat zijn, weten alleen jullie tweeën.
sos-kind-action-3 = actie 3 (schatten bekijken)
    .help = Bekijk de bovenste drie gedekte schatten van een trekstapel en leg ze terug in de volgorde die jij wilt. Vervalt in de laatste slag van een ronde.
sos-kind-action-4 = actie 4 (gespeelde kaart halen)
    .help = Haal een eilandkaart van deze slag naar je hand en leg daarna een kaart open af. Vervalt in de laatste slag van een ronde.

## Cards: as in a list, and as the object of a sentence

sos-island-red = rode { $number }
    .a = een rode { $number }
    .the = de rode { $number }
sos-island-blue = blauwe { $number }
    .a = een blauwe { $number }
    .the = de blauwe { $number }
sos-island-green = groene { $number }
    .a = een groene { $number }
    .the = de groene { $number }
sos-island-purple = paarse { $number }
    .a = een paarse { $number }
    .the = de paarse { $number }
sos-half-red = rode kaart
    .a = een rode kaart
    .the = de rode kaart
sos-half-blue = blauwe kaart
    .a = een blauwe kaart
    .the = de blauwe kaart
sos-half-green = groene kaart
    .a = een groene kaart
    .the = de groene kaart
sos-half-purple = paarse kaart
    .a = een paarse kaart
    .the = de paarse kaart
sos-number = { $number }
    .a = een { $number }
    .the = de { $number }
sos-treasure-red = rode schat van { $number }
    .a = een rode schat van { $number }
    .the = de rode schat van { $number }
sos-treasure-blue = blauwe schat van { $number }
    .a = een blauwe schat van { $number }
    .the = de blauwe schat van { $number }
sos-treasure-green = groene schat van { $number }
    .a = een groene schat van { $number }
    .the = de groene schat van { $number }
sos-treasure-purple = paarse schat van { $number }
    .a = een paarse schat van { $number }
    .the = de paarse schat van { $number }

## Parts of sentences

sos-pile =
    { $pile ->
        [red-blue] rood-blauwe trekstapel
        [green-purple] groen-paarse trekstapel
       *[all] trekstapel
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
        [one] { $card-the } met { $plus } pluskaart (waarde { $worth })
       *[other] { $card-the } met { $plus } pluskaarten (waarde { $worth })
    }

## A round begins

sos-round-begins =
    { $who ->
        [you] Ronde { $round } gaat van start, en jij krijgt de startkaart.
       *[other] Ronde { $round } gaat van start, en { $name } krijgt de startkaart.
    }
sos-actions = Rood en blauw activeren { $first }, groen en paars { $second }.
sos-passes = Je geeft { $first-the } door aan { $other-name } en krijgt { $second-the } van { $name }.
sos-all-pass = Iedereen geeft een kaart door naar rechts.

## A trick

sos-trick-begins =
    { $who ->
        [you]
            { $count ->
                [0] Slag { $trick } van { $tricks }: jij begint, en er ligt geen schat open.
               *[other] Slag { $trick } van { $tricks }: jij begint. Open op tafel: { $cards }.
            }
       *[other]
            { $count ->
                [0] Slag { $trick } van { $tricks }: { $name } begint, en er ligt geen schat open.
               *[other] Slag { $trick } van { $tricks }: { $name } begint. Open op tafel: { $cards }.
            }
    }
sos-plays =
    { $half ->
        [colour]
            { $plus ->
                [0] { $name } speelt { $card-a } en dekt het cijfer af.
                [one] { $name } speelt { $card-a } met { $plus } pluskaart en dekt het cijfer af.
               *[other] { $name } speelt { $card-a } met { $plus } pluskaarten en dekt het cijfer af.
            }
       *[number]
            { $plus ->
                [0] { $name } speelt { $card-a } en dekt de kleur af.
                [one] { $name } speelt { $card-a } met { $plus } pluskaart en dekt de kleur af.
               *[other] { $name } speelt { $card-a } met { $plus } pluskaarten en dekt de kleur af.
            }
    }
sos-plays-own =
    { $half ->
        [colour] Je speelt { sos-raised }; de anderen zien alleen de kleur.
       *[number] Je speelt { sos-raised }; de anderen zien alleen het cijfer.
    }
sos-joined = In deze slag gelden { $colour } als één kleur.
sos-uncovers =
    { $who ->
        [you]
            { $outcome ->
                [wins] Je onthult { sos-raised } en wint { $colour }.
                [wins-tie] Je onthult { sos-raised } en wint { $colour }: even hoog, maar eerder gespeeld.
                [last] Je onthult { sos-raised } en bent de laagste in { $colour }.
                [last-tie] Je onthult { sos-raised } en bent de laagste in { $colour }: even hoog, maar later gespeeld.
               *[loses] Je onthult { sos-raised } en wint niets.
            }
       *[other]
            { $outcome ->
                [wins] { $name } onthult { sos-raised } en wint { $colour }.
                [wins-tie] { $name } onthult { sos-raised } en wint { $colour }: even hoog, maar eerder gespeeld.
                [last] { $name } onthult { sos-raised } en is de laagste in { $colour }.
                [last-tie] { $name } onthult { sos-raised } en is de laagste in { $colour }: even hoog, maar later gespeeld.
               *[loses] { $name } onthult { sos-raised } en wint niets.
            }
    }

## What the trick brings

sos-takes =
    { $who ->
        [you] Je pakt { $card-the }.
       *[other] { $name } pakt { $card-the }.
    }
sos-robs =
    { $who ->
        [you] Je pakt { $card-the } af van { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } pakt { $card-the } van je af.
               *[other] { $name } pakt { $card-the } af van { $other-name }.
            }
    }
sos-gets-plus =
    { $who ->
        [you] Als laagste krijg je { $number } pluskaarten.
       *[other] Als laagste krijgt { $name } { $number } pluskaarten.
    }
sos-gets-plus-short =
    { $who ->
        [you]
            { $number ->
                [0] Als laagste zou je { $wanted } pluskaarten krijgen, maar de voorraad is leeg.
               *[other] Als laagste krijg je maar { $number } van de { $wanted } pluskaarten: de voorraad is op.
            }
       *[other]
            { $number ->
                [0] Als laagste zou { $name } { $wanted } pluskaarten krijgen, maar de voorraad is leeg.
               *[other] Als laagste krijgt { $name } maar { $number } van de { $wanted } pluskaarten: de voorraad is op.
            }
    }

## Actions

sos-triggers =
    { $who ->
        [you] Je activeert { $card }.
       *[other] { $name } activeert { $card }.
    }
sos-triggers-idle =
    { $who ->
        [you]
            { $why ->
                [last] Je activeert { $card }, maar die doet in de laatste slag niets.
                [piles] Je activeert { $card }, maar er ligt geen gedekte schat meer.
               *[supply] Je activeert { $card }, maar niemand anders heeft twee pluskaarten en de voorraad is leeg.
            }
       *[other]
            { $why ->
                [last] { $name } activeert { $card }, maar die doet in de laatste slag niets.
                [piles] { $name } activeert { $card }, maar er ligt geen gedekte schat meer.
               *[supply] { $name } activeert { $card }, maar niemand anders heeft twee pluskaarten en de voorraad is leeg.
            }
    }
sos-fleeces =
    { $who ->
        [you] Je pakt twee pluskaarten af van { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } pakt twee pluskaarten van je af.
               *[other] { $name } pakt twee pluskaarten af van { $other-name }.
            }
    }
sos-triggers-fleeces =
    { $who ->
        [you] Je activeert actie 1 en pakt twee pluskaarten af van { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } activeert actie 1 en pakt twee pluskaarten van je af.
               *[other] { $name } activeert actie 1 en pakt twee pluskaarten af van { $other-name }.
            }
    }
sos-triggers-supply =
    { $who ->
        [you]
            { $number ->
                [one] Je activeert actie 1 en neemt de laatste pluskaart uit de voorraad, want niemand anders heeft er twee.
               *[other] Je activeert actie 1 en neemt twee pluskaarten uit de voorraad, want niemand anders heeft er twee.
            }
       *[other]
            { $number ->
                [one] { $name } activeert actie 1 en neemt de laatste pluskaart uit de voorraad, want niemand anders heeft er twee.
               *[other] { $name } activeert actie 1 en neemt twee pluskaarten uit de voorraad, want niemand anders heeft er twee.
            }
    }
sos-swaps =
    { $number ->
        [one] { $name } trekt een kaart uit de hand van { $other-name }.
       *[other] { $name } trekt { $number } kaarten uit de hand van { $other-name }.
    }
sos-swaps-seen =
    { $who ->
        [you] Je trekt uit de hand van { $other-name }: { $cards }.
       *[other] { $name } trekt uit jouw hand: { $cards }.
    }
sos-returns =
    { $number ->
        [one] { $name } geeft { $other-name } er een kaart voor terug.
       *[other] { $name } geeft { $other-name } er { $number } kaarten voor terug.
    }
sos-returns-seen =
    { $who ->
        [you] Je geeft { $other-name } daarvoor { $card-the }.
       *[other] { $name } geeft je daarvoor { $card-the }.
    }
sos-looks =
    { $number ->
        [one] { $name } bekijkt de laatste gedekte kaart van de { sos-pile }.
       *[other] { $name } bekijkt de bovenste { $number } gedekte kaarten van de { sos-pile }.
    }
sos-sees = Je bekijkt wat er in de { sos-pile } als volgende komt: { sos-in-order }.
sos-orders =
    { $number ->
        [one] { $name } legt hem weer terug.
       *[other] { $name } legt ze in een geheime volgorde weer bovenop.
    }
sos-orders-seen =
    { $number ->
        [1] Je legt hem weer terug: { sos-in-order }.
       *[other] Je legt ze zo terug, van boven naar beneden: { sos-in-order }.
    }
sos-fetches =
    { $who ->
        [you] Je haalt { $card-the } uit de slag.
       *[other] { $name } haalt { $card-the } uit de slag.
    }
sos-discards =
    { $who ->
        [you] Je legt { $card-the } af.
       *[other] { $name } legt { $card-the } af.
    }

## Told where all cards are open

sos-open-passes = { $name } geeft { $card-the } door aan { $other-name }.
sos-open-swaps = { $name } trekt uit de hand van { $other-name }: { $cards }.
sos-open-returns = { $name } geeft { $other-name } daarvoor { $card-the }.
sos-open-sees = { $name } bekijkt wat er in de { sos-pile } als volgende komt: { sos-in-order }.
sos-open-orders =
    { $number ->
        [1] { $name } legt hem weer terug: { sos-in-order }.
       *[other] { $name } legt ze zo terug, van boven naar beneden: { sos-in-order }.
    }

## The end of a trick and of a round

sos-goes-under =
    { $count ->
        [one] Niet gepakt, dus terug onder de stapel: { $cards }.
       *[other] Niet gepakt, dus terug onder hun stapels: { $cards }.
    }
sos-round-ends = Ronde { $round } is voorbij.
sos-scores =
    { $who ->
        [you]
            { $plus ->
                [0] Je krijgt { sos-points } voor je schatten (totaal { $total }).
                [one] Je krijgt { $treasures } voor je schatten en { $bonus } voor { $plus } pluskaart, samen { sos-points } (totaal { $total }).
               *[other] Je krijgt { $treasures } voor je schatten en { $bonus } voor { $plus } pluskaarten, samen { sos-points } (totaal { $total }).
            }
       *[other]
            { $plus ->
                [0] { $name } krijgt { sos-points } voor de schatten (totaal { $total }).
                [one] { $name } krijgt { $treasures } voor de schatten en { $bonus } voor { $plus } pluskaart, samen { sos-points } (totaal { $total }).
               *[other] { $name } krijgt { $treasures } voor de schatten en { $bonus } voor { $plus } pluskaarten, samen { sos-points } (totaal { $total }).
            }
    }

## The end of the game

sos-over = Het spel is afgelopen.
sos-wins =
    { $who ->
        [you] Je wint met { sos-total }!
       *[other] { $name } wint met { sos-total }.
    }
sos-wins-tie =
    { $who ->
        [you]
            { $how ->
                [starter] Gelijke stand ({ sos-total }): jij wint, want jij begon de laatste slag!
               *[next] Gelijke stand ({ sos-total }): jij wint, want in de laatste slag was jij eerder aan de beurt!
            }
       *[other]
            { $how ->
                [starter] Gelijke stand ({ sos-total }): { $name } begon de laatste slag en wint.
               *[next] Gelijke stand ({ sos-total }): { $name } was in de laatste slag eerder aan de beurt en wint.
            }
    }

## Decisions: what you may choose, and what it leads to

sos-do-pass = Geef { $card-the } door aan { $other-name }
    .help = Het is je hoogste kaart in { $colour }, een kleur waarvan je de meeste kaarten hebt. Iedereen geeft tegelijk door: jij krijgt een kaart van { $name }. Verder ziet niemand die kaarten.
sos-do-pass-any = Geef je hoogste kaart in { $colour } door aan { $other-name }
    .help = Je geeft door uit de kleur waarvan je de meeste kaarten hebt. Iedereen doet dat tegelijk, en jij krijgt een kaart van { $name }.
sos-do-card = Speel { $first-the }
    .help =
        { $prize ->
            [treasure] Win je er { $colour } mee, dan krijg je { $second-the }.
            [treasure-rob] Win je er { $colour } mee, dan krijg je { $second-the }, of je pakt een schat van die kleur af die boven op de puntenstapel ligt van iemand die je verslaat.
            [joined] In deze slag gelden { $colour } als één kleur. Win je die, dan activeer je { $second }.
            [joined-idle] In deze slag gelden { $colour } als één kleur, maar in de laatste slag doet { $second } niets.
            [idle] In { $colour } ligt geen schat open, en in de laatste slag doet { $second } niets.
           *[action] In { $colour } ligt geen schat open. Win je er de kleur mee, dan activeer je { $second }.
        }
sos-do-show-colour = Toon de zee: { $card-a }
    .help =
        { $last ->
            [yes] Je speelt als laatste, dus zo meteen wordt alles onthuld.
           *[no] Tot iedereen heeft gespeeld, zien de anderen je kleur, maar niet je cijfer.
        }
sos-do-show-colour-any = Toon de kleur
    .help =
        { $last ->
            [yes] Je speelt als laatste, dus zo meteen wordt alles onthuld.
           *[no] Tot iedereen heeft gespeeld, zien de anderen je kleur, maar niet je cijfer.
        }
sos-do-show-number = Toon de kust: { $card-a }
    .help =
        { $last ->
            [yes] Je speelt als laatste, dus zo meteen wordt alles onthuld.
           *[no] Tot iedereen heeft gespeeld, zien de anderen je cijfer, maar niet je kleur.
        }
sos-do-show-number-any = Toon het cijfer
    .help =
        { $last ->
            [yes] Je speelt als laatste, dus zo meteen wordt alles onthuld.
           *[no] Tot iedereen heeft gespeeld, zien de anderen je cijfer, maar niet je kleur.
        }
sos-do-plus =
    { $number ->
        [0] Leg er geen pluskaarten bij
        [one] Leg er { $number } pluskaart bij
       *[other] Leg er { $number } pluskaarten bij
    }
    .help =
        { $number ->
            [0] Je speelt { $card-the } zoals hij is, met waarde { $worth }. Je houdt al je pluskaarten ({ $left }); elke twee zijn aan het eind van de ronde samen 1 punt waard.
           *[other] Zo breng je { $card-the } op { $worth }. Iedereen ziet de pluskaarten, en na de slag gaan ze terug naar de voorraad. Je houdt er { $left ->
                [0] geen
               *[other] { $left }
            } over.
        }
sos-do-plus-any =
    { $number ->
        [0] Leg er geen pluskaarten bij
        [one] Leg er { $number } pluskaart bij
       *[other] Leg er { $number } pluskaarten bij
    }
    .help = Elke pluskaart maakt je kaart 1 meer waard, tot hoogstens 12. Na de slag gaan ze terug naar de voorraad.
sos-do-take = Pak { $card-the }
    .help = Hij komt boven op je puntenstapel, en je pakt niemand iets af.
sos-do-take-any = Pak de schat
    .help = Hij komt boven op je puntenstapel, en je pakt niemand iets af.
sos-do-rob = Pak { $first-the } af van { $other-name }
    .help = Hij komt boven op je puntenstapel. In ruil daarvoor laat je { $second-the } liggen; die gaat weer onder zijn trekstapel.
sos-do-rob-any = Pak een schat af van { $other-name }
    .help = Je pakt de bovenste schat van die puntenstapel in plaats van de schat op de trekstapel.
sos-do-fleece = Pak 2 van de { $number } pluskaarten af van { $other-name }
    .help =
        { $own ->
            [one] Je hebt dan { $own } pluskaart.
           *[other] Je hebt dan { $own } pluskaarten.
        }
sos-do-swap = Ruil met { $other-name }
    .help =
        { $number ->
            [one] Je trekt de laatste kaart van { $other-name } en geeft een van je twee kaarten terug. Welke dat is, weten alleen jullie tweeën.
           *[other] Je trekt blind { $number } kaarten van { $other-name } en geeft er dan { $number } van jou voor terug, dezelfde als je wilt. Welke dat zijn, weten alleen jullie tweeën.
        }
sos-do-return = Geef { $other-name } { $card-the }
    .help =
        { $owed ->
            [one] Daarmee is de ruil klaar. Welke kaart het is, weten alleen jullie tweeën.
           *[other] Welke kaart het is, weten alleen jullie tweeën. Hierna geef je er nog een.
        }
sos-do-return-any = Geef { $card-the } terug
    .help = Welke kaart het is, weten alleen jullie tweeën.
sos-do-inspect = Neem een kijkje in de { sos-pile }
    .help =
        { $number ->
            [one] Daar ligt nog maar één gedekte kaart; je bekijkt hem en legt hem terug.
           *[other] Alleen jij ziet daar de bovenste { $number } gedekte schatten, en je legt ze terug in de volgorde die je wilt.
        }
sos-do-order = Leg terug als { $order }: { sos-in-order }
    .help = In deze volgorde gaan ze terug, de bovenste eerst; die wordt als volgende omgedraaid. Verder weet niemand het.
sos-do-order-any = Leg ze terug in de volgorde { $order }
    .help = De cijfers zijn de plekken van nu, 1 is boven; het eerste cijfer komt bovenop te liggen.
sos-do-fetch = Haal { $card-the }
    .help = Hij komt in je hand, en iedereen ziet het. Daarna leg je een kaart af.
sos-do-discard = Leg { $card-the } af
    .help = Hij ligt dan open en doet deze ronde niet meer mee.

## What cards are worth, piece by piece

sos-worth-treasures =
    { $number } { $colour ->
        [rood] rode
        [blauw] blauwe
        [groen] groene
        [paars] paarse
       *[other] { $colour }
    } { $number ->
        [one] schat
       *[other] schatten
    }
sos-worth-plus =
    { $number ->
        [one] { $number } pluskaart
       *[other] { $number } pluskaarten
    }

## The rules page (its clauses stand in sea-or-shore-rules.ftl)

sos-rules-note =
    Dit zijn de regels waarmee Seachest speelt, in onze eigen woorden. Officieel zijn ze niet: Sea or Shore is een spel
    van Lars Jansen met tekeningen van Kris Lauwen, uitgegeven door Jolly Dutch, en geen van hen heeft iets met Seachest
    te maken. Elke regel heeft een nummer, zodat iedereen ernaar kan verwijzen.
sos-rules-ruling = Zo doen wij het:
sos-rules-head-card = Kaart
sos-rules-head-number = Aantal
sos-rules-head-use = Waar hij voor dient
sos-rules-head-decision = Beslissing
sos-rules-head-text = Wat je typt
sos-rules-head-clause = Regel
sos-rules-any-card = KAART
sos-rules-any-seat = PLAATS
sos-rules-any-number = N
sos-rules-section-11 =
    Kaarten schrijf je met kleur en cijfer in het Engels, bijvoorbeeld { $word }. De plaatsen zijn met de klok mee
    genummerd vanaf 0. De cijfers van een volgorde zijn de plekken waar de schatten nu liggen, 1 is boven: { $order } legt
    de tweede bovenop, daaronder de derde en dan de eerste. Met minder schatten zijn het minder cijfers.
sos-rules-pass = van welke kleur je de hoogste kaart doorgeeft
sos-rules-card = welke eilandkaart je speelt
sos-rules-show = welke helft te zien is
sos-rules-plus = hoeveel pluskaarten je erbij legt
sos-rules-take = de gewonnen schat pakken
sos-rules-rob = of van wie je er een afpakt
sos-rules-fleece = actie 1: van wie je twee pluskaarten afpakt
sos-rules-swap = actie 2: met wie je ruilt
sos-rules-return = actie 2: wat je teruggeeft, kaart voor kaart
sos-rules-inspect = actie 3: welke trekstapel je bekijkt, als er twee zijn
sos-rules-order = actie 3: in welke volgorde je de schatten teruglegt
sos-rules-fetch = actie 4: welke kaart je uit de slag haalt
sos-rules-discard = actie 4: welke kaart je aflegt
