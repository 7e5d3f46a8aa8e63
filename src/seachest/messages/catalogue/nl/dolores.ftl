### Dolores: all that players read beside the rules, Dutch.
### What values a message gets, and under which names, is told in messages/stories.py.

## The game

dol-title = Dolores
dol-player = plaats { $number }
dol-you = Jij
dol-and = { $some } en { $last }
dol-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
dol-total =
    { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }

## Gestures

dol-gesture =
    { $gesture ->
        [peace] Vrede
        [fight] Strijd
       *[first] Eerste keus
    }
dol-shows =
    { $shows ->
        [peace] Vrede
        [fight] Strijd
        [first] Eerste keus
        [peace-fight] Vrede en Strijd
        [peace-first] Vrede en Eerste keus
       *[fight-first] Strijd en Eerste keus
    }
dol-other-shows =
    { $other-shows ->
        [peace] Vrede
        [fight] Strijd
        [first] Eerste keus
        [peace-fight] Vrede en Strijd
        [peace-first] Vrede en Eerste keus
       *[fight-first] Strijd en Eerste keus
    }
dol-bet-on =
    { $bet ->
        [peace-peace] twee keer Vrede
        [peace-fight] Vrede en Strijd
        [peace-first] Vrede en Eerste keus
        [fight-fight] twee keer Strijd
        [fight-first] Strijd en Eerste keus
       *[first-first] twee keer Eerste keus
    }

## Kinds of cards: what each does and is worth

dol-kind-weapons = wapens
    .help = Goederen: zeven kaarten met waarde 1, twee met 2 en één met 3, samen 14. Al je wapens vormen samen één set, en alleen je sets met de hoogste en de laagste waarde tellen.
dol-kind-wine = wijn
    .help = Goederen: zeven kaarten met waarde 1, twee met 2 en één met 3, samen 14. Al je wijn vormt samen één set, en alleen je sets met de hoogste en de laagste waarde tellen.
dol-kind-jewels = juwelen
    .help = Goederen: zeven kaarten met waarde 1, twee met 2 en één met 3, samen 14. Al je juwelen vormen samen één set, en alleen je sets met de hoogste en de laagste waarde tellen.
dol-kind-cloth = stoffen
    .help = Goederen: zeven kaarten met waarde 1, twee met 2 en één met 3, samen 14. Al je stoffen vormen samen één set, en alleen je sets met de hoogste en de laagste waarde tellen.
dol-kind-porcelain = porselein
    .help = Goederen: zeven kaarten met waarde 1, twee met 2 en één met 3, samen 14. Al je porselein vormt samen één set, en alleen je sets met de hoogste en de laagste waarde tellen.
dol-kind-instruments = instrumenten
    .help = Goederen: zeven kaarten met waarde 1, twee met 2 en één met 3, samen 14. Al je instrumenten vormen samen één set, en alleen je sets met de hoogste en de laagste waarde tellen.
dol-kind-gold = goud
    .help = Goederen: zeven kaarten met waarde 1, twee met 2 en één met 3, samen 14. Al je goud vormt samen één set, en alleen je sets met de hoogste en de laagste waarde tellen.
dol-kind-lantern = lantaarn
    .help = Gebruik deze kaart voordat de kaarten van een duel worden getrokken: ze liggen dan gedekt, en alleen jij ziet ze. Ze gaan pas open als ze in iemands buit komen; wat wordt afgelegd, blijft voor altijd gedekt.
dol-kind-lookout = uitkijk
    .help = Gebruik deze kaart als de zonsopgang wordt getrokken: het spel gaat door alsof er niets gebeurd is, tot er te weinig kaarten zijn voor een duel.
dol-kind-swell = deining
    .help = Gebruik deze kaart als de kaarten van een duel op tafel liggen en er nog geen gebaar is getoond: ze worden afgelegd, en er worden vier nieuwe getrokken.
dol-kind-whirlpool = draaikolk
    .help = Gebruik deze kaart als de kaarten van een duel op tafel liggen en er nog geen gebaar is getoond: jij verdeelt ze opnieuw over de twee duellisten, elk net zoveel als eerst.
dol-kind-convoy = konvooi
    .help = Gebruik deze kaart als de kaarten van een duel op tafel liggen, ook nog na de gebaren: er worden er nog twee getrokken, één voor elke kant van het duel.
dol-kind-two-hands = tweehandentruc
    .help = Gebruik deze kaart vóór de gebaren in je eigen duel: je toont twee gebaren en beslist welk gebaar telt als je dat van de ander hebt gezien.
dol-kind-void = Ongeldig
    .help = Gebruik deze kaart als de gebaren zijn getoond: ze tellen niet, en het duel wordt overgedaan met dezelfde kaarten.
dol-kind-bet = weddenschap
    .help = Gebruik deze kaart vóór de gebaren in een duel van twee anderen: raad je beide gebaren, dan pak je zoveel kaarten uit het duel als je wilt.
dol-kind-theft = diefstal
    .help = Bewaren kun je hem niet: zodra je hem krijgt, steel je een goederenkaart uit de buit van een ander.
dol-kind-sunrise = zonsopgang
    .help = Zodra hij wordt getrokken, is het spel afgelopen, tenzij iemand de uitkijk gebruikt. Zelf is hij niets waard.

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
dol-card-lantern = lantaarn
    .a = een lantaarn
    .the = de lantaarn
dol-card-lookout = uitkijk
    .a = een uitkijk
    .the = de uitkijk
dol-card-swell = deining
    .a = een deining
    .the = de deining
dol-card-whirlpool = draaikolk
    .a = een draaikolk
    .the = de draaikolk
dol-card-convoy = konvooi
    .a = een konvooi
    .the = het konvooi
dol-card-two-hands = tweehandentruc
    .a = een tweehandentruc
    .the = de tweehandentruc
dol-card-void = Ongeldig
    .a = Ongeldig
    .the = Ongeldig
dol-card-bet = weddenschap
    .a = een weddenschap
    .the = de weddenschap
dol-card-theft = diefstal
    .a = een diefstal
    .the = de diefstal
dol-card-sunrise = zonsopgang
    .a = een zonsopgang
    .the = de zonsopgang

## What somebody gets

dol-taken =
    { $count ->
        [0] niets
       *[other] { $cards }
    }
dol-other-taken =
    { $other-count ->
        [0] niets
       *[other] { $other-cards }
    }

## The beginning, and each duel

dol-begins =
    { $who ->
        [you] De Dolores ligt op de rotsen, en de nacht is kort. Jij deelt als eerste.
       *[other] De Dolores ligt op de rotsen, en de nacht is kort. { $name } deelt als eerste.
    }
dol-starts =
    { $who ->
        [you] Je startkaarten: { dol-taken }.
       *[other] Startkaarten van { $name }: { dol-taken }.
    }
dol-duel =
    { $who ->
        [you] Jij deelt voor een duel met { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } deelt voor een duel met jou.
               *[other] { $name } deelt voor een duel met { $other-name }.
            }
    }
dol-lies =
    { $who ->
        [you] Aan jouw kant: { dol-taken }. Aan de kant van { $other-name }: { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] Aan de kant van { $name }: { dol-taken }. Aan jouw kant: { dol-other-taken }.
               *[other] Aan de kant van { $name }: { dol-taken }. Aan de kant van { $other-name }: { dol-other-taken }.
            }
    }
dol-dark =
    { $who ->
        [you] De kaarten liggen gedekt, en alleen jij ziet ze.
       *[other] De kaarten liggen gedekt, en alleen { $name } ziet ze.
    }

## Bottles

dol-uses-lantern =
    { $who ->
        [you] Je gebruikt de lantaarn, en het wordt donker op het strand.
       *[other] { $name } gebruikt de lantaarn, en het wordt donker op het strand.
    }
dol-uses-lookout =
    { $who ->
        [you] Je gebruikt de uitkijk: de zonsopgang telt niet, en het spel gaat door tot er te weinig kaarten zijn voor een duel.
       *[other] { $name } gebruikt de uitkijk: de zonsopgang telt niet, en het spel gaat door tot er te weinig kaarten zijn voor een duel.
    }
dol-uses-swell =
    { $who ->
        [you] Je gebruikt de deining: die spoelt deze kaarten weg en vier nieuwe aan land.
       *[other] { $name } gebruikt de deining: die spoelt deze kaarten weg en vier nieuwe aan land.
    }
dol-uses-whirlpool =
    { $who ->
        [you] Je gebruikt de draaikolk om de kaarten van het duel opnieuw te verdelen.
       *[other] { $name } gebruikt de draaikolk om de kaarten van het duel opnieuw te verdelen.
    }
dol-uses-convoy =
    { $who ->
        [you] Je gebruikt het konvooi: er komen nog twee kaarten aan land.
       *[other] { $name } gebruikt het konvooi: er komen nog twee kaarten aan land.
    }
dol-uses-two-hands =
    { $who ->
        [you] Je gebruikt de tweehandentruc: je toont straks twee gebaren en beslist daarna welk gebaar telt.
       *[other] { $name } gebruikt de tweehandentruc om twee gebaren te tonen en pas daarna te beslissen welk gebaar telt.
    }
dol-uses-void =
    { $who ->
        [you] Je gebruikt Ongeldig: de gebaren tellen niet, en het duel wordt overgedaan met dezelfde kaarten.
       *[other] { $name } gebruikt Ongeldig: de gebaren tellen niet, en het duel wordt overgedaan met dezelfde kaarten.
    }
dol-uses-bet =
    { $who ->
        [you] Je gebruikt de weddenschap: nu moet je raden wat de twee duellisten tonen.
       *[other] { $name } gebruikt de weddenschap om te raden wat de twee duellisten tonen.
    }
dol-adds =
    { $who ->
        [you] Nieuw aan jouw kant: { $cards }. Nieuw aan de kant van { $other-name }: { $other-cards }.
       *[other]
            { $other-who ->
                [you] Nieuw aan de kant van { $name }: { $cards }. Nieuw aan jouw kant: { $other-cards }.
               *[other] Nieuw aan de kant van { $name }: { $cards }. Nieuw aan de kant van { $other-name }: { $other-cards }.
            }
    }
dol-adds-both = De nieuwe kaarten: { $cards }.
dol-adds-dark =
    { $who ->
        [you] Ook die liggen gedekt, en alleen jij ziet ze.
       *[other] Ook die liggen gedekt, en alleen { $name } ziet ze.
    }
dol-rearranges =
    { $who ->
        [you] Je verdeelt de kaarten opnieuw.
       *[other] { $name } verdeelt de kaarten opnieuw.
    }
dol-rearranges-dark =
    { $who ->
        [you]
            { $other-who ->
                [you] Je verdeelt de gedekte kaarten opnieuw: voor jou liggen nu de kaarten van { $places }.
               *[other] Je verdeelt de gedekte kaarten opnieuw: voor { $other-name } liggen nu de kaarten van { $places }.
            }
       *[other]
            { $other-who ->
                [you] { $name } verdeelt de gedekte kaarten opnieuw: voor jou liggen nu de kaarten van { $places }.
               *[other] { $name } verdeelt de gedekte kaarten opnieuw: voor { $other-name } liggen nu de kaarten van { $places }.
            }
    }

## Talk and gestures

dol-announces =
    { $who ->
        [you] Je kondigt aan: { dol-gesture }.
       *[other] { $name } kondigt aan: { dol-gesture }.
    }
dol-advises =
    { $who ->
        [you] Je raadt beiden aan: { dol-gesture }.
       *[other] { $name } raadt beiden aan: { dol-gesture }.
    }
dol-silent =
    { $who ->
        [you] Je zwijgt.
       *[other] { $name } zwijgt.
    }
dol-reveals =
    { $who ->
        [you] Do – Lo – Res! Jij toont { dol-shows }, { $other-name } toont { dol-other-shows }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res! { $name } toont { dol-shows }, jij toont { dol-other-shows }.
               *[other] Do – Lo – Res! { $name } toont { dol-shows }, { $other-name } toont { dol-other-shows }.
            }
    }
dol-reveals-bet =
    { $who ->
        [you] Do – Lo – Res! Jij toont { dol-shows }, { $other-name } toont { dol-other-shows }, en { $another-name } wedt op { dol-bet-on }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res! { $name } toont { dol-shows }, jij toont { dol-other-shows }, en { $another-name } wedt op { dol-bet-on }.
               *[other]
                    { $another-who ->
                        [you] Do – Lo – Res! { $name } toont { dol-shows }, { $other-name } toont { dol-other-shows }, en jij wedt op { dol-bet-on }.
                       *[other] Do – Lo – Res! { $name } toont { dol-shows }, { $other-name } toont { dol-other-shows }, en { $another-name } wedt op { dol-bet-on }.
                    }
            }
    }
dol-counts =
    { $who ->
        [you] Van je twee gebaren kies je { dol-gesture }.
       *[other] Van de twee gebaren kiest { $name } { dol-gesture }.
    }
dol-kept =
    { $who ->
        [you] Je had { dol-gesture } aangekondigd en hebt woord gehouden.
       *[other] { $name } had { dol-gesture } aangekondigd en heeft woord gehouden.
    }
dol-broken =
    { $who ->
        [you] Je had { dol-gesture } aangekondigd – en hebt je woord gebroken.
       *[other] { $name } had { dol-gesture } aangekondigd – en heeft gelogen.
    }

## Who gets what

dol-bet-won =
    { $who ->
        [you] Je wint de weddenschap en mag als eerste kaarten pakken.
       *[other] { $name } wint de weddenschap en mag als eerste kaarten pakken.
    }
dol-bet-lost =
    { $who ->
        [you] Je verliest de weddenschap.
       *[other] { $name } verliest de weddenschap.
    }
dol-grabs =
    { $who ->
        [you] Je pakt { $card-the } uit het duel.
       *[other] { $name } pakt { $card-the } uit het duel.
    }
dol-grabs-done =
    { $who ->
        [you]
            { $number ->
                [one] Je laat de laatste kaart liggen.
               *[other] Je laat de overige { $number } kaarten liggen.
            }
       *[other]
            { $number ->
                [one] { $name } laat de laatste kaart liggen.
               *[other] { $name } laat de overige { $number } kaarten liggen.
            }
    }
dol-both-peace =
    { $who ->
        [you] Vrede op het strand. Jij neemt: { dol-taken }. { $other-name } neemt: { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] Vrede op het strand. { $name } neemt: { dol-taken }. Jij neemt: { dol-other-taken }.
               *[other] Vrede op het strand. { $name } neemt: { dol-taken }. { $other-name } neemt: { dol-other-taken }.
            }
    }
dol-fight-takes =
    { $who ->
        [you]
            { $count ->
                [0] De vuist verslaat de open hand, maar voor jou is er niets meer over.
               *[other] De vuist verslaat de open hand: jij neemt alles – { $cards }.
            }
       *[other]
            { $count ->
                [0] De vuist verslaat de open hand, maar voor { $name } is er niets meer over.
               *[other] De vuist verslaat de open hand: { $name } neemt alles – { $cards }.
            }
    }
dol-both-fight = Vuist tegen vuist: niemand krijgt iets.
dol-both-first = Duim tegen duim: niemand krijgt iets.
dol-first-picks =
    { $who ->
        [you] Duim omhoog: jij kiest als eerste een kaart.
       *[other] Duim omhoog: { $name } kiest als eerste een kaart.
    }
dol-first-nothing =
    { $who ->
        [you] Duim omhoog, maar voor jou is er geen kaart meer over.
       *[other] Duim omhoog, maar voor { $name } is er geen kaart meer over.
    }
dol-picks =
    { $who ->
        [you] Je kiest { $card-the }. { $other-name } neemt: { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] { $name } kiest { $card-the }. Jij neemt: { dol-other-taken }.
               *[other] { $name } kiest { $card-the }. { $other-name } neemt: { dol-other-taken }.
            }
    }
dol-discards = Afgelegd: { $cards }.
dol-discards-dark =
    { $number ->
        [one] Er wordt één kaart gedekt afgelegd.
       *[other] Er worden { $number } kaarten gedekt afgelegd.
    }
dol-discards-known =
    { $who ->
        [you] Alleen jij weet wat het was: { $cards }.
       *[other] Alleen { $name } weet wat het was: { $cards }.
    }
dol-must-drop =
    { $who ->
        [you]
            { $number ->
                [one] Je moet een hele soort goederen afleggen.
               *[other] { $names } moeten allebei een hele soort goederen afleggen.
            }
       *[other]
            { $number ->
                [one] { $names } moet een hele soort goederen afleggen.
               *[other] { $names } moeten allebei een hele soort goederen afleggen.
            }
    }
dol-drops =
    { $who ->
        [you] Je legt al je { dol-sort } af: { $cards }.
       *[other] { $name } legt een hele soort af: { $cards }.
    }
dol-theft-due =
    { $who ->
        [you] Diefstal! Je moet meteen een goederenkaart stelen.
       *[other] Diefstal! { $name } moet meteen een goederenkaart stelen.
    }
dol-theft-idle =
    { $who ->
        [you] Je hebt de diefstal gekregen, maar verder heeft niemand goederen: hij wordt zonder effect afgelegd.
       *[other] { $name } heeft de diefstal gekregen, maar verder heeft niemand goederen: hij wordt zonder effect afgelegd.
    }
dol-steals =
    { $who ->
        [you] Je steelt { $card-the } van { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } steelt { $card-the } van jou.
               *[other] { $name } steelt { $card-the } van { $other-name }.
            }
    }

## The end

dol-sunrise-lookout =
    { $who ->
        [you] De zonsopgang is getrokken! Maar jij hebt de uitkijk en kunt hem nu gebruiken.
       *[other] De zonsopgang is getrokken! Maar { $name } heeft de uitkijk en kan hem nu gebruiken.
    }
dol-lookout-unused =
    { $who ->
        [you] Je laat de zon opkomen.
       *[other] { $name } laat de zon opkomen.
    }
dol-over-sunrise = Zonsopgang! Het spel is op slag afgelopen, en niemand krijgt de kaarten van dit duel.
dol-over-pile =
    { $number ->
        [0] De trekstapel is leeg: het spel is afgelopen.
        [one] Er zit nog maar { $number } kaart in de trekstapel, te weinig voor nog een duel: het spel is afgelopen.
       *[other] Er zitten nog maar { $number } kaarten in de trekstapel, te weinig voor nog een duel: het spel is afgelopen.
    }
dol-scores =
    { $who ->
        [you] Je krijgt { dol-points }. Hoogste: { $cards }. Laagste: { $other-cards }.
       *[other] { $name } krijgt { dol-points }. Hoogste: { $cards }. Laagste: { $other-cards }.
    }
dol-scores-equal =
    { $who ->
        [you]
            { $count ->
                [one] Je krijgt { dol-points }: je enige set telt dubbel – { $cards }.
               *[other] Je krijgt { dol-points }: al je sets zijn evenveel waard en tellen dubbel – { $cards }.
            }
       *[other]
            { $count ->
                [one] { $name } krijgt { dol-points }: de enige set telt dubbel – { $cards }.
               *[other] { $name } krijgt { dol-points }: alle sets zijn evenveel waard en tellen dubbel – { $cards }.
            }
    }
dol-scores-nothing =
    { $who ->
        [you] Je hebt geen set die telt: 0 punten.
       *[other] { $name } heeft geen set die telt: 0 punten.
    }
dol-wins =
    { $who ->
        [you] Je wint met { dol-total }!
       *[other] { $name } wint met { dol-total }.
    }
dol-wins-shared =
    { $who ->
        [you] { $names } delen de overwinning, elk met { dol-total }!
       *[other] { $names } delen de overwinning, elk met { dol-total }.
    }

## Decisions: what you may choose, and what it leads to

dol-do-use-lantern = Gebruik de lantaarn
    .help =
        { $who ->
            [you] De kaarten van je duel met { $other-name } liggen dan gedekt. Alleen jij ziet ze, en je mag erover zeggen wat je wilt.
           *[other]
                { $other-who ->
                    [you] De kaarten van je duel met { $name } liggen dan gedekt. Alleen jij ziet ze, en je mag erover zeggen wat je wilt.
                   *[other] De kaarten van het duel tussen { $name } en { $other-name } liggen dan gedekt. Alleen jij ziet ze, en je mag erover zeggen wat je wilt.
                }
        }
dol-do-use-lookout = Gebruik de uitkijk
    .help = De zonsopgang telt niet en blijft als waardeloze kaart in het duel liggen. Het spel gaat door tot er te weinig kaarten zijn voor een duel.
dol-do-use-swell = Gebruik de deining
    .help =
        { $number ->
            [0] De kaarten van het duel worden afgelegd, en de laatste vier worden getrokken.
           *[other] De kaarten van het duel worden afgelegd, en er worden vier nieuwe getrokken. Over in de trekstapel: { $number }.
        }
dol-do-use-whirlpool = Gebruik de draaikolk
    .help =
        { $who ->
            [you] Je kiest welke kaarten voor { $other-name } komen te liggen; de andere komen voor jou.
           *[other]
                { $other-who ->
                    [you] Je kiest welke kaarten voor jou komen te liggen; de andere komen voor { $name }.
                   *[other] Je kiest welke kaarten voor { $other-name } komen te liggen; de andere komen voor { $name }.
                }
        }
dol-do-use-convoy = Gebruik het konvooi
    .help =
        { $moment ->
            [shown] Er worden nog twee kaarten getrokken, één voor elke kant van het duel. De gebaren staan al vast.
           *[other] Er worden nog twee kaarten getrokken, één voor elke kant van het duel.
        }
dol-do-use-two-hands = Gebruik de tweehandentruc
    .help = Je toont in dit duel twee verschillende gebaren. Als je ziet wat { $other-name } toont, beslis je welk van de twee telt.
dol-do-use-void = Gebruik Ongeldig
    .help =
        { $who ->
            [you] De gebaren tellen niet. Jij en { $other-name } doen het duel over, met dezelfde kaarten.
           *[other]
                { $other-who ->
                    [you] De gebaren tellen niet. Jij en { $name } doen het duel over, met dezelfde kaarten.
                   *[other] De gebaren tellen niet. { $name } en { $other-name } doen het duel over, met dezelfde kaarten.
                }
        }
dol-do-use-bet = Gebruik de weddenschap
    .help = Je noemt twee gebaren terwijl { $name } en { $other-name } hun gebaar tonen. Zijn het dezelfde twee, dan pak je zoveel kaarten uit het duel als je wilt.
dol-do-pass = Pas
    .help =
        { $moment ->
            [before] Je gebruikt nu geen fles. Als iedereen heeft gepast, worden de kaarten getrokken.
            [laid-out] Je gebruikt nu geen fles. Als iedereen heeft gepast, volgen de gebaren.
            [shown] Je gebruikt nu geen fles. Als iedereen heeft gepast, wordt het duel beslist met de gebaren zoals ze zijn.
           *[other] Je gebruikt nu geen fles.
        }
dol-do-pass-lookout = Laat de zon opkomen
    .help = Het spel is op slag afgelopen, en niemand krijgt de kaarten van dit duel. Je buit levert je { dol-points } op.
dol-do-announce = Kondig { dol-gesture } aan
    .help = Je zegt dat je { dol-gesture } gaat tonen. Je zit er niet aan vast, maar iedereen ziet hoe vaak je woord houdt.
dol-do-advise = Raad { dol-gesture } aan
    .help = Je raadt de twee duellisten aan om { dol-gesture } te tonen. Niemand zit eraan vast.
dol-do-silent = Zeg niets
    .help = Je kondigt niets aan, dus er is ook geen woord dat je kunt houden of breken.
dol-do-peace = Vrede (open hand)
    .help = Toont { $other-name } ook Vrede, dan neem je wat er voor je ligt: { $cards }. Tegen Strijd krijg je niets. Tegen Eerste keus krijg je wat daarvan over is als { $other-name } een kaart heeft gekozen.
dol-do-peace-dark = Vrede (open hand)
    .help = Toont { $other-name } ook Vrede, dan neem je de kaarten die voor je liggen. Tegen Strijd krijg je niets. Tegen Eerste keus krijg je wat daarvan over is als { $other-name } een kaart heeft gekozen.
dol-do-fight = Strijd (vuist)
    .help = Toont { $other-name } Vrede, dan neem je alles: { $cards }. Tegen Strijd wordt alles afgelegd. Tegen Eerste keus kiest { $other-name } één kaart en neem jij de rest.
dol-do-fight-dark = Strijd (vuist)
    .help = Toont { $other-name } Vrede, dan neem je alle kaarten. Tegen Strijd worden ze allemaal afgelegd. Tegen Eerste keus kiest { $other-name } één kaart en neem jij de rest.
dol-do-first = Eerste keus (duim omhoog)
    .help = Je kiest een van deze: { $cards }. Toont { $other-name } Vrede, dan neemt { $other-name } de rest van de eigen kant en wordt afgelegd wat er nog voor jou ligt; tegen Strijd neemt { $other-name } de hele rest. Tonen jullie allebei Eerste keus, dan wordt alles afgelegd en verliezen jullie ook nog elk een hele soort goederen.
dol-do-first-dark = Eerste keus (duim omhoog)
    .help = Je kiest een van de kaarten. Toont { $other-name } Vrede, dan neemt { $other-name } de rest van de eigen kant en wordt afgelegd wat er nog voor jou ligt; tegen Strijd neemt { $other-name } de hele rest. Tonen jullie allebei Eerste keus, dan wordt alles afgelegd en verliezen jullie ook nog elk een hele soort goederen.
dol-do-hands = Toon { dol-shows }
    .help = Als je hebt gezien wat { $other-name } toont, beslis je welk van je twee gebaren telt.
dol-do-count = Kies { dol-gesture }
    .help =
        { $outcome ->
            [peace-peace] { $other-name } toont Vrede: jullie nemen elk de eigen kaarten.
            [peace-fight] { $other-name } toont Strijd en neemt alle kaarten.
            [peace-first] { $other-name } toont Eerste keus en kiest een kaart; jij neemt wat er dan nog voor je ligt.
            [fight-peace] { $other-name } toont Vrede: jij neemt alle kaarten.
            [fight-fight] { $other-name } toont Strijd: alle kaarten worden afgelegd.
            [fight-first] { $other-name } toont Eerste keus en kiest een kaart; jij neemt de hele rest.
            [first-peace] { $other-name } toont Vrede: jij kiest een kaart, { $other-name } neemt de rest van de eigen kant, en wat er nog voor jou ligt, wordt afgelegd.
            [first-fight] { $other-name } toont Strijd: jij kiest een kaart, en { $other-name } neemt de hele rest.
            [first-first] { $other-name } toont ook Eerste keus: alle kaarten worden afgelegd, en jullie verliezen ook nog elk een hele soort goederen.
           *[other] Van de twee gebaren die je toont, telt dit tegen dat van { $other-name }.
        }
dol-do-bet = Wed op { dol-bet-on }
    .help = Je wint als { $name } en { $other-name } precies dat tonen; wie wat toont, maakt niet uit. Dan pak je zoveel kaarten uit het duel als je wilt, voordat het wordt beslist.
dol-do-give =
    { $other-who ->
        [you] Leg { $card-the } ({ $place }) voor jezelf neer
       *[other] Leg { $card-the } ({ $place }) voor { $other-name } neer
    }
    .help =
        { $who ->
            [you] Kaarten die je niet kiest, liggen daarna voor jou.
           *[other] Kaarten die je niet kiest, liggen daarna voor { $name }.
        }
dol-do-give-blind =
    { $other-who ->
        [you] Leg de gedekte kaart ({ $place }) voor jezelf neer
       *[other] Leg de gedekte kaart ({ $place }) voor { $other-name } neer
    }
    .help =
        { $who ->
            [you] Je kent deze kaart niet. Kaarten die je niet kiest, liggen daarna voor jou.
           *[other] Je kent deze kaart niet. Kaarten die je niet kiest, liggen daarna voor { $name }.
        }
dol-gain =
    { $gain ->
        [theft] Daarmee steel je meteen een goederenkaart.
        [sunrise] Deze kaart is niets waard.
        [bottle] Deze fles kun je later gebruiken.
       *[goods] Daarmee zou je buit op dit moment { dol-points } waard zijn.
    }
dol-do-pick = Neem { $card-the } ({ $place })
    .help =
        { $against ->
            [fight]
                { $other-count ->
                    [0] { dol-gain } Voor { $other-name } blijft er niets over.
                   *[other] { dol-gain } { $other-name } neemt de hele rest: { $other-cards }.
                }
           *[peace]
                { $count ->
                    [0] { dol-gain } { $other-name } neemt: { dol-other-taken }.
                   *[other] { dol-gain } { $other-name } neemt: { dol-other-taken }. Afgelegd: { $cards }.
                }
        }
dol-do-pick-blind = Neem de gedekte kaart ({ $place })
    .help =
        { $against ->
            [fight] Je kent deze kaart niet. { $other-name } neemt de hele rest.
           *[peace] Je kent deze kaart niet. { $other-name } neemt de rest van de eigen kant, en wat er nog voor jou ligt, wordt afgelegd.
        }
dol-do-grab = Pak { $card-the } ({ $place })
    .help = { dol-gain } Daarna kun je er nog meer pakken.
dol-do-grab-blind = Pak de gedekte kaart ({ $place })
    .help = Je kent deze kaart niet, maar zodra je hem hebt, ziet iedereen hem. Daarna kun je er nog meer pakken.
dol-do-done = Klaar
    .help =
        { $number ->
            [0] Er is geen kaart meer over, dus verder krijgt niemand iets.
            [one] Het duel wordt beslist met de laatste kaart.
           *[other] Het duel wordt beslist met de { $number } kaarten die over zijn.
        }
dol-do-drop =
    { $number ->
        [one] Leg { dol-sort } af ({ $number } kaart, waarde { $value })
       *[other] Leg { dol-sort } af ({ $number } kaarten, waarde { $value })
    }
    .help = De hele soort wordt afgelegd. De rest van je buit zou op dit moment { dol-points } waard zijn.
dol-do-rob = Steel van { $other-name }
    .help =
        { $count ->
            [0] Hier valt niets te stelen.
           *[other] Daarna kies je een van deze: { $cards }.
        }
dol-do-loot = Steel { $card-the } van { $other-name }
    .help = Daarmee zou je buit op dit moment { dol-points } waard zijn.
dol-do-loot-any = Steel { $card-the }
    .help = Daarmee zou je buit op dit moment { dol-points } waard zijn.

## Places of the duel, as on the table

dol-place =
    { $place ->
        [left-1] links 1
        [left-2] links 2
        [left-3] links 3
        [dealer-1] deler 1
        [dealer-2] deler 2
       *[dealer-3] deler 3
    }

## What cards are worth, piece by piece

dol-worth-highest = { dol-goods } (hoogste set)
dol-worth-lowest = { dol-goods } (laagste set)
dol-worth-equal = { dol-goods } (alle sets gelijk, telt dubbel)

## The rules page (its clauses stand in dolores-rules.ftl)

dol-rules-note =
    Dit zijn de regels waarmee Seachest speelt, in onze eigen woorden. Officieel zijn ze niet: Dolores is een spel van
    Bruno Faidutti en Eric M. Lang, en noch zij, noch hun uitgever heeft iets met Seachest te maken. Elke regel heeft
    een nummer, zodat iedereen ernaar kan verwijzen.
dol-rules-ruling = Zo doen wij het:
dol-rules-head-card = Kaart
dol-rules-head-number = Aantal
dol-rules-head-values = Waarden
dol-rules-head-you = Jij tegen…
dol-rules-head-bottle = Fles
dol-rules-head-when = Wanneer
dol-rules-head-decision = Beslissing
dol-rules-head-text = Wat je typt
dol-rules-head-clause = Regel
dol-rules-any-card = KAART
dol-rules-any-place = PLEK
dol-rules-section-4 = In de eerste kolom staat jouw gebaar, in de bovenste rij dat van de andere duellist; de tabel zegt wat jij krijgt.
dol-rules-peace-peace = je kaarten
dol-rules-peace-fight = niets
dol-rules-peace-first = wat van je kaarten over is
dol-rules-fight-peace = alle kaarten
dol-rules-fight-fight = niets
dol-rules-fight-first = alle op één na
dol-rules-first-peace = één kaart
dol-rules-first-fight = één kaart
dol-rules-first-first = niets, en je verliest een soort
dol-rules-when-lantern = voordat de kaarten worden getrokken; iedereen
dol-rules-when-lookout = als de zonsopgang wordt getrokken; wie de uitkijk heeft
dol-rules-when-swell = kaarten op tafel, nog geen gebaren; iedereen
dol-rules-when-whirlpool = kaarten op tafel, nog geen gebaren; iedereen
dol-rules-when-convoy = kaarten op tafel, ook na de gebaren; iedereen
dol-rules-when-two-hands = kaarten op tafel, nog geen gebaren; een duellist
dol-rules-when-void = gebaren getoond; iedereen
dol-rules-when-bet = kaarten op tafel, nog geen gebaren; iedereen buiten het duel
dol-rules-when-theft = zodra je hem krijgt
dol-rules-when-sunrise = nooit; beëindigt het spel als hij wordt getrokken
dol-rules-section-10 =
    Goederen schrijf je met soort en waarde in het Engels, zoals { $goods }, flessen met hun Engelse naam. Een PLEK is
    waar een kaart van het duel ligt: { $left } is de eerste voor de speler links van de deler, { $dealer } de eerste
    voor de deler. De plaatsen van de spelers zijn genummerd vanaf 0, met de klok mee.
dol-rules-use = een fles gebruiken
dol-rules-pass = geen fles gebruiken
dol-rules-announce = een gebaar aankondigen; buiten het duel: er een aanraden
dol-rules-silent = niets aankondigen
dol-rules-peace = gebaar: Vrede, open hand
dol-rules-fight = gebaar: Strijd, vuist
dol-rules-first = gebaar: Eerste keus, duim omhoog
dol-rules-hands = tweehandentruc: beide gebaren die je toont
dol-rules-count = tweehandentruc: het gebaar dat telt
dol-rules-bet = weddenschap: de twee gebaren die je verwacht
dol-rules-give = draaikolk: elke kaart die voor de speler links van de deler moet liggen
dol-rules-pick = Eerste keus: de kaart die je neemt
dol-rules-grab = weddenschap: elke kaart die je pakt
dol-rules-done = weddenschap: klaar met pakken
dol-rules-drop = Eerste keus tegen Eerste keus: de soort die je verliest
dol-rules-rob = diefstal: van wie je steelt
dol-rules-loot = diefstal: de kaart die je steelt
