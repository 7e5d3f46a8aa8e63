### Sea Salt & Paper: all that players read beside the rules, Dutch.
### What values a message gets, and under which names, is told in messages/stories.py.

## The game

ssp-title = Sea Salt & Paper
ssp-player = plaats { $number }
ssp-you = Jij
ssp-and = { $some } en { $last }
ssp-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
ssp-total =
    { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }

## Colours

ssp-colour-dark-blue = donkerblauw
ssp-colour-light-blue = lichtblauw
ssp-colour-black = zwart
ssp-colour-yellow = geel
ssp-colour-green = groen
ssp-colour-grey = grijs
ssp-colour-purple = paars
ssp-colour-white = wit
ssp-colour-light-orange = lichtoranje
ssp-colour-pink = roze
ssp-colour-orange = oranje

## Kinds of cards: what each does and is worth

ssp-kind-crab = krab
    .help = Met twee krabben doorzoek je een aflegstapel en pak je er een kaart uit. Elk paar is 1 punt waard, gespeeld of niet.
ssp-kind-boat = boot
    .help = Met twee boten krijg je meteen nog een beurt. Elk paar is 1 punt waard, gespeeld of niet.
ssp-kind-fish = vis
    .help = Met twee vissen krijg je de bovenste kaart van de trekstapel. Elk paar is 1 punt waard, gespeeld of niet.
ssp-kind-swimmer = zwemmer
    .help = Samen met een haai steel je blind een kaart uit de hand van iemand anders. Elke zwemmer met een haai is 1 punt waard, gespeeld of niet.
ssp-kind-shark = haai
    .help = Samen met een zwemmer steel je blind een kaart uit de hand van iemand anders. Elke haai met een zwemmer is 1 punt waard, gespeeld of niet.
ssp-kind-shell = schelp
    .help = Eén tot zes schelpen zijn samen 0, 2, 4, 6, 8 of 10 punten waard.
ssp-kind-octopus = octopus
    .help = Eén tot vijf octopussen zijn samen 0, 3, 6, 9 of 12 punten waard.
ssp-kind-penguin = pinguïn
    .help = Eén tot drie pinguïns zijn samen 1, 3 of 5 punten waard.
ssp-kind-sailor = matroos
    .help = Eén matroos is niets waard, twee samen zijn 5 punten waard.
ssp-kind-lighthouse = vuurtoren
    .help = Geeft je 1 punt voor elke boot die je hebt. Zelf telt hij niet als boot.
ssp-kind-shoal = school vissen
    .help = Geeft je 1 punt voor elke vis die je hebt. Zelf telt de school niet als vis.
ssp-kind-colony = pinguïnkolonie
    .help = Geeft je 2 punten voor elke pinguïn die je hebt. Zelf telt de kolonie niet als pinguïn.
ssp-kind-captain = kapitein
    .help = Geeft je 3 punten voor elke matroos die je hebt. Zelf telt hij niet als matroos.
ssp-kind-mermaid = zeemeermin
    .help = Je eerste zeemeermin geeft 1 punt voor elke kaart van de kleur waarvan je de meeste kaarten hebt, de tweede voor de kleur daarna, en zo verder. Zeemeerminnen zijn witte kaarten – en met alle vier in je hand win je meteen het hele spel.

## Cards: as in a list, and as the object of a sentence

ssp-card-crab-dark-blue = donkerblauwe krab
    .a = een donkerblauwe krab
    .the = de donkerblauwe krab
ssp-card-crab-light-blue = lichtblauwe krab
    .a = een lichtblauwe krab
    .the = de lichtblauwe krab
ssp-card-crab-yellow = gele krab
    .a = een gele krab
    .the = de gele krab
ssp-card-crab-black = zwarte krab
    .a = een zwarte krab
    .the = de zwarte krab
ssp-card-crab-green = groene krab
    .a = een groene krab
    .the = de groene krab
ssp-card-crab-grey = grijze krab
    .a = een grijze krab
    .the = de grijze krab
ssp-card-boat-dark-blue = donkerblauwe boot
    .a = een donkerblauwe boot
    .the = de donkerblauwe boot
ssp-card-boat-light-blue = lichtblauwe boot
    .a = een lichtblauwe boot
    .the = de lichtblauwe boot
ssp-card-boat-black = zwarte boot
    .a = een zwarte boot
    .the = de zwarte boot
ssp-card-boat-yellow = gele boot
    .a = een gele boot
    .the = de gele boot
ssp-card-fish-dark-blue = donkerblauwe vis
    .a = een donkerblauwe vis
    .the = de donkerblauwe vis
ssp-card-fish-black = zwarte vis
    .a = een zwarte vis
    .the = de zwarte vis
ssp-card-fish-light-blue = lichtblauwe vis
    .a = een lichtblauwe vis
    .the = de lichtblauwe vis
ssp-card-fish-yellow = gele vis
    .a = een gele vis
    .the = de gele vis
ssp-card-fish-green = groene vis
    .a = een groene vis
    .the = de groene vis
ssp-card-swimmer-dark-blue = donkerblauwe zwemmer
    .a = een donkerblauwe zwemmer
    .the = de donkerblauwe zwemmer
ssp-card-swimmer-light-blue = lichtblauwe zwemmer
    .a = een lichtblauwe zwemmer
    .the = de lichtblauwe zwemmer
ssp-card-swimmer-black = zwarte zwemmer
    .a = een zwarte zwemmer
    .the = de zwarte zwemmer
ssp-card-swimmer-yellow = gele zwemmer
    .a = een gele zwemmer
    .the = de gele zwemmer
ssp-card-swimmer-light-orange = lichtoranje zwemmer
    .a = een lichtoranje zwemmer
    .the = de lichtoranje zwemmer
ssp-card-shark-dark-blue = donkerblauwe haai
    .a = een donkerblauwe haai
    .the = de donkerblauwe haai
ssp-card-shark-light-blue = lichtblauwe haai
    .a = een lichtblauwe haai
    .the = de lichtblauwe haai
ssp-card-shark-black = zwarte haai
    .a = een zwarte haai
    .the = de zwarte haai
ssp-card-shark-green = groene haai
    .a = een groene haai
    .the = de groene haai
ssp-card-shark-purple = paarse haai
    .a = een paarse haai
    .the = de paarse haai
ssp-card-shell-dark-blue = donkerblauwe schelp
    .a = een donkerblauwe schelp
    .the = de donkerblauwe schelp
ssp-card-shell-light-blue = lichtblauwe schelp
    .a = een lichtblauwe schelp
    .the = de lichtblauwe schelp
ssp-card-shell-black = zwarte schelp
    .a = een zwarte schelp
    .the = de zwarte schelp
ssp-card-shell-yellow = gele schelp
    .a = een gele schelp
    .the = de gele schelp
ssp-card-shell-green = groene schelp
    .a = een groene schelp
    .the = de groene schelp
ssp-card-shell-grey = grijze schelp
    .a = een grijze schelp
    .the = de grijze schelp
ssp-card-octopus-light-blue = lichtblauwe octopus
    .a = een lichtblauwe octopus
    .the = de lichtblauwe octopus
ssp-card-octopus-yellow = gele octopus
    .a = een gele octopus
    .the = de gele octopus
ssp-card-octopus-green = groene octopus
    .a = een groene octopus
    .the = de groene octopus
ssp-card-octopus-purple = paarse octopus
    .a = een paarse octopus
    .the = de paarse octopus
ssp-card-octopus-grey = grijze octopus
    .a = een grijze octopus
    .the = de grijze octopus
ssp-card-penguin-purple = paarse pinguïn
    .a = een paarse pinguïn
    .the = de paarse pinguïn
ssp-card-penguin-light-orange = lichtoranje pinguïn
    .a = een lichtoranje pinguïn
    .the = de lichtoranje pinguïn
ssp-card-penguin-pink = roze pinguïn
    .a = een roze pinguïn
    .the = de roze pinguïn
ssp-card-sailor-pink = roze matroos
    .a = een roze matroos
    .the = de roze matroos
ssp-card-sailor-orange = oranje matroos
    .a = een oranje matroos
    .the = de oranje matroos
ssp-card-lighthouse-purple = paarse vuurtoren
    .a = een paarse vuurtoren
    .the = de paarse vuurtoren
ssp-card-shoal-grey = grijze school vissen
    .a = een grijze school vissen
    .the = de grijze school vissen
ssp-card-colony-green = groene pinguïnkolonie
    .a = een groene pinguïnkolonie
    .the = de groene pinguïnkolonie
ssp-card-captain-light-orange = lichtoranje kapitein
    .a = een lichtoranje kapitein
    .the = de lichtoranje kapitein
ssp-card-mermaid-white = zeemeermin
    .a = een zeemeermin
    .the = de zeemeermin

## A turn

ssp-round-begins =
    { $who ->
        [you] Ronde { $round } gaat van start, en jij mag beginnen.
       *[other] Ronde { $round } gaat van start, en { $name } mag beginnen.
    }
ssp-draws =
    { $who ->
        [you] Je pakt twee kaarten: { $cards }.
       *[other] { $name } pakt twee kaarten: { $cards }.
    }
ssp-keeps =
    { $who ->
        [you] Je houdt { $card-the }.
       *[other] { $name } houdt { $card-the }.
    }
ssp-keeps-one =
    { $who ->
        [you] Je pakt twee kaarten en houdt er één.
       *[other] { $name } pakt twee kaarten en houdt er één.
    }
ssp-keeps-one-discards =
    { $who ->
        [you] Je pakt twee kaarten, houdt er één en legt { $card-the } op stapel { $pile }.
       *[other] { $name } pakt twee kaarten, houdt er één en legt { $card-the } op stapel { $pile }.
    }
ssp-discards =
    { $who ->
        [you] Je legt { $card-the } op stapel { $pile }.
       *[other] { $name } legt { $card-the } op stapel { $pile }.
    }
ssp-takes =
    { $who ->
        [you] Je pakt { $card-the } van stapel { $pile }.
       *[other] { $name } pakt { $card-the } van stapel { $pile }.
    }
ssp-takes-last =
    { $who ->
        [you] Je pakt de laatste kaart van de trekstapel.
       *[other] { $name } pakt de laatste kaart van de trekstapel.
    }
ssp-takes-last-seen =
    { $who ->
        [you] Je pakt de laatste kaart van de trekstapel: { $card-a }.
       *[other] { $name } pakt de laatste kaart van de trekstapel: { $card-a }.
    }

## Duos

ssp-lays =
    { $who ->
        [you] Je speelt een duo: { $cards }.
       *[other] { $name } speelt een duo: { $cards }.
    }
ssp-lays-again =
    { $who ->
        [you] Je speelt een duo ({ $cards }) en bent nog een keer aan de beurt.
       *[other] { $name } speelt een duo ({ $cards }) en is nog een keer aan de beurt.
    }
ssp-lays-draws =
    { $who ->
        [you] Je speelt een duo ({ $cards }) en pakt een kaart van de trekstapel.
       *[other] { $name } speelt een duo ({ $cards }) en pakt een kaart van de trekstapel.
    }
ssp-lays-gets =
    { $who ->
        [you] Je speelt een duo ({ $cards }) en krijgt { $card-a } van de trekstapel.
       *[other] { $name } speelt een duo ({ $cards }) en krijgt { $card-a } van de trekstapel.
    }
ssp-lays-idle =
    { $who ->
        [you] Je speelt een duo ({ $cards }), zonder effect.
       *[other] { $name } speelt een duo ({ $cards }), zonder effect.
    }
ssp-picks =
    { $who ->
        [you] Je doorzoekt stapel { $pile } en pakt een kaart.
       *[other] { $name } doorzoekt stapel { $pile } en pakt een kaart.
    }
ssp-picks-seen =
    { $who ->
        [you] Je doorzoekt stapel { $pile } en pakt { $card-the }.
       *[other] { $name } doorzoekt stapel { $pile } en pakt { $card-the }.
    }
ssp-robs =
    { $who ->
        [you] Je steelt een kaart van { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } steelt een kaart van je.
               *[other] { $name } steelt een kaart van { $other-name }.
            }
    }
ssp-robs-seen =
    { $who ->
        [you] Je steelt { $card-a } van { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } steelt { $card-a } van je.
               *[other] { $name } steelt { $card-a } van { $other-name }.
            }
    }

## The end of a round

ssp-calls-stop =
    { $who ->
        [you] Je roept STOP: iedereen krijgt punten voor de eigen kaarten.
       *[other] { $name } roept STOP: iedereen krijgt punten voor de eigen kaarten.
    }
ssp-calls-last-chance =
    { $who ->
        [you] Je roept LAATSTE KANS met kaarten ter waarde van { ssp-points }.
       *[other] { $name } roept LAATSTE KANS met kaarten ter waarde van { ssp-points }.
    }
ssp-reveals =
    { $who ->
        [you]
            { $count ->
                [0] Je hebt geen kaarten in je hand om open te leggen.
               *[other] Je legt open: { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } heeft geen kaarten in de hand om open te leggen.
               *[other] { $name } legt open: { $cards }.
            }
    }
ssp-bet-won =
    { $who ->
        [you] Je wint de weddenschap: niemand heeft meer dan { ssp-points }.
       *[other] { $name } wint de weddenschap: niemand heeft meer dan { ssp-points }.
    }
ssp-bet-lost =
    { $who ->
        [you] Je verliest de weddenschap: { $other-name } heeft { $most } punten, jij maar { $points }.
       *[other]
            { $other-who ->
                [you] { $name } verliest de weddenschap: jij hebt { $most } punten, { $name } maar { $points }.
               *[other] { $name } verliest de weddenschap: { $other-name } heeft { $most } punten, { $name } maar { $points }.
            }
    }
ssp-scores-cards =
    { $who ->
        [you] Je krijgt { ssp-points } voor je kaarten (totaal { $total }).
       *[other] { $name } krijgt { ssp-points } voor de kaarten (totaal { $total }).
    }
ssp-scores-bonus =
    { $who ->
        [you] Je krijgt alleen de kleurbonus: { ssp-points } (totaal { $total }).
       *[other] { $name } krijgt alleen de kleurbonus: { ssp-points } (totaal { $total }).
    }
ssp-scores-both =
    { $who ->
        [you] Je krijgt { $worth } voor je kaarten en { $bonus } als kleurbonus, samen { ssp-points } (totaal { $total }).
       *[other] { $name } krijgt { $worth } voor de kaarten en { $bonus } als kleurbonus, samen { ssp-points } (totaal { $total }).
    }
ssp-void = De trekstapel is leeg: de ronde is voorbij en niemand krijgt punten.

## The end of the game

ssp-over-goal =
    { $goal ->
        [one] Het doel van { $goal } punt is gehaald: het spel is afgelopen.
       *[other] Het doel van { $goal } punten is gehaald: het spel is afgelopen.
    }
ssp-over-limit = Er zijn { $rounds } rondes gespeeld: het spel is afgelopen.
ssp-wins =
    { $who ->
        [you] Je wint met { ssp-total }!
       *[other] { $name } wint met { ssp-total }.
    }
ssp-wins-tie =
    { $who ->
        [you] Gelijke stand ({ ssp-total }): jij wint, want je haalde de meeste punten in de laatste ronde ({ $points }).
       *[other] Gelijke stand ({ ssp-total }): { $name } wint met de meeste punten in de laatste ronde ({ $points }).
    }
ssp-wins-shared =
    { $who ->
        [you] { $names } delen de overwinning, elk met { ssp-total }!
       *[other] { $names } delen de overwinning, elk met { ssp-total }.
    }
ssp-wins-mermaids =
    { $who ->
        [you] Je hebt alle vier de zeemeerminnen in je hand: je wint op slag het hele spel!
       *[other] { $name } heeft alle vier de zeemeerminnen en wint op slag het hele spel.
    }

## Decisions: what you may choose, and what it leads to

ssp-do-draw = Pak twee kaarten van de trekstapel
    .help =
        { $left ->
            [0] Eén ervan houd je, de andere leg je open op een aflegstapel. Het zijn de laatste twee: kun of wil je geen STOP roepen, dan eindigt de ronde met jouw beurt en krijgt niemand punten.
           *[other] Eén ervan houd je, de andere leg je open op een aflegstapel.
        }
ssp-do-draw-last = Pak de laatste kaart van de trekstapel
    .help = Je houdt hem en legt niets af. Daarna is de trekstapel leeg: kun of wil je geen STOP roepen, dan eindigt de ronde met jouw beurt en krijgt niemand punten.
ssp-do-take = Pak { $card-the } van stapel { $pile }
    .help = De kaart komt in je hand, en iedereen ziet wat je hebt gepakt.
ssp-do-take-any = Pak de bovenste kaart van stapel { $pile }
    .help = De kaart komt in je hand, en iedereen ziet wat je hebt gepakt.
ssp-do-keep = Houd { $first-the }, leg { $second-the } af
    .help = Niemand ziet wat je houdt. De andere kaart komt open op een aflegstapel.
ssp-do-keep-twin = Houd { $card-a }, leg de andere af
    .help = Je hebt twee gelijke kaarten gepakt. Niemand ziet dat de kaart die je houdt dezelfde is.
ssp-do-keep-any = Houd { $card-the }
    .help = Niemand ziet wat je houdt. De andere kaart komt open op een aflegstapel.
ssp-do-discard = Leg { $first-the } op stapel { $pile }
    .help = Je legt hem op { $second-the }. Wie aan de beurt is, kan hem vanaf nu pakken.
ssp-do-discard-empty = Leg { $card-the } op de lege stapel { $pile }
    .help = Een lege stapel moet eerst worden gevuld. Wie aan de beurt is, kan de kaart vanaf nu pakken.
ssp-do-discard-any = Leg de andere kaart op stapel { $pile }
    .help = Hij ligt dan bovenop, en wie aan de beurt is, kan hem pakken.
ssp-do-lay = Speel een duo met { $card-the }
    .help =
        { $effect ->
            [search] Twee krabben: je doorzoekt een aflegstapel en pakt er een kaart uit.
            [turn] Twee boten: je krijgt meteen nog een hele beurt.
            [draw] Twee vissen: je krijgt de bovenste kaart van de trekstapel.
            [rob] Zwemmer en haai: je steelt blind een kaart uit de hand van iemand anders.
           *[none] Het duo zou nu geen effect hebben, maar gespeelde kaarten kan niemand stelen.
        }
ssp-do-with = Leg { $card-the } erbij
    .help =
        { $effect ->
            [search] Met de krabben doorzoek je dan een aflegstapel en pak je er een kaart uit.
            [turn] De boten geven je dan meteen nog een hele beurt.
            [draw] De vissen brengen je dan de bovenste kaart van de trekstapel.
            [rob] Met zwemmer en haai steel je dan blind een kaart uit de hand van iemand anders.
           *[none] Het duo heeft nu geen effect, maar gespeelde kaarten kan niemand stelen.
        }
ssp-do-search =
    { $size ->
        [one] Doorzoek stapel { $pile } ({ $size } kaart)
       *[other] Doorzoek stapel { $pile } ({ $size } kaarten)
    }
    .help = Je bekijkt de hele stapel en pakt er een kaart naar keuze uit.
ssp-do-pick = Pak { $card-the }
    .help = De kaart komt in je hand; welke het is, ziet verder niemand.
ssp-do-rob =
    { $size ->
        [one] Steel van { $other-name } ({ $size } kaart in de hand)
       *[other] Steel van { $other-name } ({ $size } kaarten in de hand)
    }
    .help = Je trekt blind een kaart uit die hand; welke dat is, weten alleen jullie tweeën.
ssp-do-end = Beëindig je beurt
    .help = Dan is de speler links van je aan de beurt.
ssp-do-end-reveal = Beëindig je beurt en leg je hand open
    .help = Dit was je laatste beurt van de ronde. Uit een opengelegde hand kan niemand stelen.
ssp-do-end-void = Beëindig je beurt – en de ronde
    .help = De trekstapel is leeg, dus de ronde eindigt hier en niemand krijgt punten.
ssp-do-stop = STOP: nu worden de punten geteld
    .help = Iedereen legt de kaarten open, en jij krijgt gegarandeerd { ssp-points }. Ook de anderen krijgen hun kaartpunten.
ssp-do-last-chance = LAATSTE KANS: wed dat niemand je verslaat
    .help = Je legt je hand open, en alle anderen krijgen nog één beurt. Komt niemand boven jouw { ssp-points }, dan krijg je die plus een kleurbonus van { $bonus }, en de anderen alleen hun kleurbonus. Anders krijg je alleen je kleurbonus van { $bonus }, en krijgen de anderen hun kaartpunten.
ssp-do-last-chance-void = LAATSTE KANS met een lege trekstapel
    .help = Er kan geen beurt meer worden gespeeld: de ronde is voorbij en niemand krijgt punten.

## What cards are worth, piece by piece

ssp-worth-crabs = { $number } paar krabben
ssp-worth-boats = { $number } paar boten
ssp-worth-fish = { $number } paar vissen
ssp-worth-swimmers =
    { $number ->
        [one] { $number } zwemmer met een haai
       *[other] { $number } zwemmers met haaien
    }
ssp-worth-shells =
    { $number ->
        [one] { $number } schelp
       *[other] { $number } schelpen
    }
ssp-worth-octopuses =
    { $number ->
        [one] { $number } octopus
       *[other] { $number } octopussen
    }
ssp-worth-penguins =
    { $number ->
        [one] { $number } pinguïn
       *[other] { $number } pinguïns
    }
ssp-worth-sailors =
    { $number ->
        [one] { $number } matroos
       *[other] { $number } matrozen
    }
ssp-worth-lighthouse =
    { $number ->
        [one] vuurtoren met { $number } boot
       *[other] vuurtoren met { $number } boten
    }
ssp-worth-shoal =
    { $number ->
        [one] school vissen met { $number } vis
       *[other] school vissen met { $number } vissen
    }
ssp-worth-colony =
    { $number ->
        [one] pinguïnkolonie met { $number } pinguïn
       *[other] pinguïnkolonie met { $number } pinguïns
    }
ssp-worth-captain =
    { $number ->
        [one] kapitein met { $number } matroos
       *[other] kapitein met { $number } matrozen
    }
ssp-worth-mermaid =
    zeemeermin met { $number } { $colour ->
        [donkerblauw] donkerblauwe
        [lichtblauw] lichtblauwe
        [zwart] zwarte
        [geel] gele
        [groen] groene
        [grijs] grijze
        [paars] paarse
        [wit] witte
       *[other] { $colour }
    } { $number ->
        [one] kaart
       *[other] kaarten
    }
ssp-worth-bonus =
    kleurbonus: { $number } { $colour ->
        [donkerblauw] donkerblauwe
        [lichtblauw] lichtblauwe
        [zwart] zwarte
        [geel] gele
        [groen] groene
        [grijs] grijze
        [paars] paarse
        [wit] witte
       *[other] { $colour }
    } { $number ->
        [one] kaart
       *[other] kaarten
    }

## The rules page (its clauses stand in sea-salt-paper-rules.ftl)

ssp-rules-note =
    Dit zijn de regels waarmee Seachest speelt, in onze eigen woorden. Officieel zijn ze niet: Sea Salt & Paper is een
    spel van Bruno Cathala en Théo Rivière, uitgegeven door Bombyx, en noch zij, noch Bombyx heeft iets met Seachest te
    maken. Elke regel heeft een nummer, zodat iedereen ernaar kan verwijzen.
ssp-rules-ruling = Zo doen wij het:
ssp-rules-head-card = Kaart
ssp-rules-head-number = Aantal
ssp-rules-head-colours = Kleuren
ssp-rules-head-decision = Beslissing
ssp-rules-head-text = Wat je typt
ssp-rules-head-clause = Regel
ssp-rules-any-card = KAART
ssp-rules-section-10 =
    Kaarten schrijf je met soort en kleur in het Engels, bijvoorbeeld { $word }; gelijke kaarten schrijf je hetzelfde.
    De plaatsen zijn met de klok mee genummerd vanaf 0.
ssp-rules-draw = twee kaarten van de trekstapel pakken
ssp-rules-take = de bovenste kaart van een aflegstapel pakken
ssp-rules-keep = welke van de twee gepakte kaarten je houdt
ssp-rules-discard = waar de andere komt te liggen
ssp-rules-lay = de eerste kaart van een duo
ssp-rules-with = de partner ervan
ssp-rules-search = krabben: welke stapel je doorzoekt
ssp-rules-pick = krabben: welke kaart je pakt
ssp-rules-rob = zwemmer en haai: van wie je steelt
ssp-rules-end = je beurt beëindigen
ssp-rules-stop = STOP roepen
ssp-rules-last-chance = LAATSTE KANS roepen
