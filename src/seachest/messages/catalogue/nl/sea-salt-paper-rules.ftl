### Sea Salt & Paper: the rules for players, Dutch.
### Message ssp-N-M tells clause SSP-N.M of the rules, ssp-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

ssp-about =
    De zee is hier van papier gevouwen, en kaart voor kaart haal jij die naar je toe: duo’s die iets extra’s doen,
    verzamelingen die steeds meer waard worden en zeemeerminnen met een zwak voor kleur. Zodra je kaarten 7 punten
    waard zijn, mag je de ronde beëindigen: veilig met STOP, of met LAATSTE KANS en de weddenschap dat niemand je
    nog voorbijstreeft. Zo speel je met z’n tweeën, drieën of vieren ronde na ronde tot iemand het doel haalt; wie
    dan de meeste punten heeft, wint – tenzij iemand alle vier de zeemeerminnen te pakken krijgt en op slag wint.

## 1 Cards

ssp-1 = De kaarten
ssp-1-1 =
    De 58 kaarten hebben elf kleuren en het is handig om te weten hoeveel er van elke kleur zijn: negen
    donkerblauwe, negen lichtblauwe, acht zwarte, acht gele, zes groene, vier grijze, vier paarse, vier witte,
    drie lichtoranje, twee roze en maar één oranje.

## 2 Setting up a round

ssp-2 = Een ronde klaarzetten
ssp-2-1 =
    Schud alle 58 kaarten en draai er twee om: daarmee beginnen de twee aflegstapels. De andere 56 vormen de
    trekstapel. Iedereen begint de ronde met een lege hand.
ssp-2-2 =
    Het lot bepaalt wie de eerste ronde begint. Elke volgende ronde begint de speler links van degene die de
    vorige ronde beëindigde (wie dat is, lees je bij “Lege trekstapel, volgende ronde”).

## 3 A turn

ssp-3 = Jouw beurt
ssp-3-1 =
    Je beurt verloopt altijd in dezelfde volgorde. Eerst moet je een kaart pakken, daarna mag je zoveel duo’s spelen
    als je wilt, en tot slot beëindig je je beurt of roep je STOP of LAATSTE KANS, als dat mag (zie “Een ronde
    beëindigen”). Voordat je een kaart hebt gepakt, mag je geen duo spelen.
ssp-3-2 =
    Je kunt van de trekstapel pakken: neem de bovenste twee kaarten, houd er één ongezien in je hand en leg de
    andere open op een aflegstapel. Welke, dat kies je zelf – maar is precies één van de twee leeg, dan moet de
    kaart daarheen.
ssp-3-3 =
    Is er nog maar één kaart over in de trekstapel, dan pak je die en houd je hem; je legt niets af. Is de
    trekstapel op, dan kun je er niet van pakken.
    .ruling =
        De spelregels zeggen niet wat er gebeurt als de trekstapel geen twee kaarten meer heeft. Bij ons houd je
        de laatste, zodat elke kaart in het spel kan komen en de stapel ook echt opraakt.
ssp-3-4 =
    Of je pakt de bovenste kaart van een aflegstapel. De aflegstapels worden nooit vanuit de trekstapel
    aangevuld, en een lege stapel kun je niet kiezen.

## 4 Duos

ssp-4 = Duo’s
ssp-4-1 =
    Een duo is twee krabben, twee boten, twee vissen, of een zwemmer met een haai. Je speelt een duo door de twee
    kaarten uit je hand open voor je neer te leggen, één duo tegelijk, en voert het effect meteen uit; kaarten die
    je daarmee krijgt, mag je direct gebruiken. Welke kaarten, en dus welke kleuren, het paar vormen, bepaal jij:
    begin met een kaart naar keuze die een partner in je hand heeft, en bij zwemmer en haai maakt het niet uit welke
    je eerst noemt. Gespeelde kaarten blijven tot het einde van de ronde liggen en kunnen niet worden gestolen.
ssp-4-2 =
    Kan het effect van een duo nu niet, dan mag je het duo toch spelen; er gebeurt dan gewoon niets. Kan het effect
    wel, dan moet je het ook uitvoeren.
    .ruling =
        De spelregels zeggen niet of je een duo zonder effect mag spelen, en ook niet of je een effect mag
        overslaan. Het eerste mag bij ons, want twee kaarten uit de buurt van de haai houden is reden genoeg; het
        tweede niet, zodat een duo altijd doet wat het belooft.
ssp-4-3 =
    Twee krabben: kies een aflegstapel die niet leeg is, bekijk hem zonder de volgorde te veranderen en neem er
    één kaart uit in je hand. Zitten er meerdere gelijke in, dan neem je de bovenste daarvan. Je hoeft niemand
    te laten zien wat je hebt gepakt.
    .ruling =
        De spelregels zeggen niet welke van meerdere gelijke kaarten de stapel verlaat. Wij nemen de bovenste:
        zo is het genoeg om de kaart te noemen en staat de volgorde van de rest altijd vast.
ssp-4-4 =
    Twee boten: je krijgt meteen nog een hele beurt, met pakken, duo’s en aan het eind STOP of LAATSTE KANS, als dat
    mag. Tussen het spelen van de boten en dat pakken kun je niets roepen, en ook de controle aan het eind van een
    beurt blijft achterwege: een lege trekstapel maakt hier nog geen eind aan de ronde. Het effect kan alleen niet
    als de trekstapel en beide aflegstapels leeg zijn.
    .ruling =
        De spelregels zeggen alleen dat de nieuwe beurt direct volgt. Dat nemen we letterlijk: de boten brengen
        je regelrecht naar het pakken, dus de beurt ervoor heeft geen einde waarop je iets kunt roepen of de ronde
        kan stoppen.
ssp-4-5 =
    Twee vissen: neem de bovenste kaart van de trekstapel in je hand. Is de trekstapel leeg, dan kan het effect
    niet.
ssp-4-6 =
    Zwemmer en haai: kies een andere speler en trek blind een kaart uit diens hand. Die speler moet minstens één
    kaart in de hand hebben. Gespeelde kaarten en opengelegde handen zijn veilig.

## 5 Points of cards

ssp-5 = Wat je kaarten waard zijn
ssp-5-1 =
    De kaarten in je hand en de kaarten die je hebt gespeeld, tellen altijd samen. Je hebt 1 punt voor elk paar
    krabben, elk paar boten, elk paar vissen en elke zwemmer met een haai – gespeeld of niet.
ssp-5-2 =
    Verzamelingen worden met elke kaart meer waard. Eén tot zes schelpen zijn samen 0, 2, 4, 6, 8 of 10 punten
    waard, één tot vijf octopussen 0, 3, 6, 9 of 12, en één tot drie pinguïns 1, 3 of 5. Eén matroos is niets
    waard, twee samen 5 punten.
ssp-5-3 =
    De vuurtoren geeft je 1 punt voor elke boot die je hebt, de school vissen 1 voor elke vis, de pinguïnkolonie
    2 voor elke pinguïn en de kapitein 3 voor elke matroos. Zelf tellen ze daarbij niet mee: de vuurtoren is geen
    boot, de school geen vis, de kolonie geen pinguïn en de kapitein geen matroos.
ssp-5-4 =
    Je eerste zeemeermin levert 1 punt op voor elke kaart van de kleur waarvan je de meeste kaarten hebt, je tweede
    doet hetzelfde voor de kleur die daarna komt, en zo verder; elke kleur telt maar voor één zeemeermin.
    Zeemeerminnen zijn zelf witte kaarten, en wit is een kleur als alle andere. Heb je meer zeemeerminnen dan
    kleuren, dan leveren de overtollige niets op.
ssp-5-5 =
    Je kleurbonus is het aantal kaarten van de kleur waarvan je de meeste hebt, in je hand en gespeeld samen; ook
    wit telt. Punten krijg je er alleen voor bij een LAATSTE KANS.
ssp-5-6 =
    Heb je alle vier de zeemeerminnen in je hand, dan win je op slag het hele spel. Je hoeft er niets voor te
    roepen: het gaat vanzelf, zodra je ze in jouw beurt na het pakken of door een effect alle vier hebt, en nog
    voordat er iets anders wordt gecontroleerd. Zit de laatste bij de twee kaarten die je van de trekstapel hebt
    genomen, dan hoef je haar alleen te houden; de andere kaart wordt niet eens meer afgelegd. De vier zeemeerminnen
    komen dan samen voor je op tafel.
    .ruling =
        Volgens de spelregels leg je de vier zeemeerminnen neer, maar er staat niet bij wanneer. Wij doen het
        voor je op het eerst mogelijke moment: niemand wacht met een gewonnen spel, en zo kan er ook niets meer
        tussenkomen.

## 6 Ending a round

ssp-6 = Een ronde beëindigen
ssp-6-1 =
    Heb je een kaart gepakt en gespeeld wat je wilt, dan mag je STOP of LAATSTE KANS roepen in plaats van gewoon je
    beurt te beëindigen, mits je kaarten zonder kleurbonus minstens 7 punten waard zijn. Zolang er een LAATSTE KANS
    loopt, mag niemand iets roepen.
ssp-6-2 =
    STOP is de veilige keus: alle handen gaan open, en iedereen krijgt de eigen kaartpunten.
ssp-6-3 =
    Met LAATSTE KANS wed je dat niemand je verslaat. Je legt je hand open; daarna krijgen alle anderen, met de klok
    mee, nog één beurt en leggen dan ook hun hand open. Boten geven nog steeds extra beurten, maar STOP of LAATSTE
    KANS roepen kan niet meer. Uit een opengelegde hand valt niets te stelen; van wie nog aan de beurt moet komen
    wel.
ssp-6-4 =
    Je wint de weddenschap als je minstens zoveel kaartpunten hebt als elke andere speler; gelijk is dus genoeg.
    Dan krijg je je kaartpunten plus je kleurbonus, en de anderen alleen hun kleurbonus.
ssp-6-5 =
    Heeft ook maar één speler meer kaartpunten dan jij, dan verlies je de weddenschap. Jij krijgt dan alleen je
    kleurbonus, en alle anderen krijgen alleen hun kaartpunten.

## 7 Empty deck, next round

ssp-7 = Lege trekstapel, volgende ronde
ssp-7-1 =
    Is de trekstapel leeg aan het eind van een beurt, dan is de ronde meteen voorbij en krijgt niemand punten,
    ook niet als er nog een LAATSTE KANS loopt. Volgen er door boten meerdere beurten op elkaar, dan telt alleen
    het einde van de laatste.
ssp-7-2 =
    Een STOP telt altijd, ook met een lege trekstapel, en welke beurt in een reeks boten hem heeft leeggemaakt,
    maakt niet uit. Een LAATSTE KANS die je met een lege trekstapel roept, vervalt: de ronde is voorbij en
    niemand krijgt punten.
    .ruling =
        De spelregels laten open wat voorgaat: wat je roept of de lege trekstapel. Voor een STOP hoeft niemand
        meer iets te doen, dus die geldt; een LAATSTE KANS heeft nog beurten nodig, en die komen er met een lege
        trekstapel niet meer.
ssp-7-3 =
    Heeft iemand STOP of LAATSTE KANS geroepen, dan heeft die speler de ronde beëindigd; is de trekstapel opgeraakt,
    dan was het degene die aan de beurt was. Dat laatste geldt ook als er nog een LAATSTE KANS liep.
    .ruling =
        De spelregels zeggen niet wie de ronde heeft beëindigd als de trekstapel tijdens een LAATSTE KANS
        opraakt. Wij kijken wie er aan de beurt was, want met die beurt hield de ronde op, net als wanneer er
        niets geroepen was.

## 8 Ending the game

ssp-8 = Het einde van het spel
ssp-8-1 =
    Na een ronde met puntentelling is het spel afgelopen als iemand het doel heeft gehaald: in totaal minstens
    40 punten met z’n tweeën, 35 met z’n drieën of 30 met z’n vieren. Wil je korter of langer spelen, dan kies
    je bij “{ page-new-goal }” een ander getal.
ssp-8-2 =
    Wie de meeste punten heeft, wint. Staan er spelers gelijk, dan wint degene van hen die in de laatste ronde de
    meeste punten haalde; is ook dat gelijk, dan delen jullie de overwinning.
    .ruling =
        Verder dan de laatste ronde gaan de spelregels bij een gelijke stand niet. Daar laten we het bij: liever
        samen winnen dan nog een extra horde verzinnen.
ssp-8-3 =
    Ook na 100 rondes is het spel afgelopen; dan beslist de totaalstand. Een ronde zonder puntentelling geldt
    bij een gelijke stand als 0 punten.
    .ruling =
        De spelregels noemen geen grens, maar een ronde waarin de trekstapel opraakt, levert niets op, dus een
        partij zou eindeloos kunnen duren. Aan tafel kom je nooit in de buurt van 100 rondes; de grens is er
        alleen zodat elke partij een einde heeft.

## 9 What each seat knows

ssp-9 = Wie weet wat
ssp-9-1 =
    Iedereen ziet hoeveel kaarten er in de trekstapel, in elke aflegstapel en in elke hand zitten, en verder de
    bovenste kaart van elke aflegstapel, de gespeelde kaarten, de totaalstanden, wat er geroepen is en de
    opengelegde handen. Ook ziet iedereen welke kaart iemand boven van een aflegstapel pakt en welke kaarten worden
    afgelegd.
ssp-9-2 =
    Geheim zijn de volgorde van de trekstapel, de twee kaarten die iemand daarvan neemt (alleen de afgelegde
    krijgt iedereen te zien), kaarten die met vissen zijn gepakt, de kaart die met krabben is gepakt, en elke
    hand die niet is opengelegd. Een gestolen kaart kennen alleen de dief en het slachtoffer.
ssp-9-3 =
    Elke kaart in een aflegstapel was voor iedereen te zien toen hij werd neergelegd; doorbladeren mag je zonder
    krabben niet, onthouden wel. De tafel kan je daarom laten zien wat een perfect geheugen nog zou weten. Voor
    elke aflegstapel is dat alles wat erop is gelegd, min de kaarten waarvan je weet dat ze er weer uit zijn: op
    volgorde van boven naar beneden voor zover je die kunt kennen, en anders als losse verzameling met het aantal
    kaarten dat eruit ontbreekt, want wat andermans krabben hebben meegenomen, weet je niet zeker. Voor elke hand
    zijn het de kaarten waarvan je weet dat ze erin zitten: een kaart die je een hand in zag gaan, blijft bekend tot
    een gelijke kaart die hand verlaat of een diefstal die je niet zag hem onzeker maakt. Je krijgt alleen te zien
    wat er te zien was; conclusies trekken doe je zelf.
ssp-9-4 =
    Eindigt een ronde zonder puntentelling, dan blijven handen die niet zijn opengelegd verborgen.

## 10 Decisions and their text (the table comes from the program)

ssp-10 = Wat je typt

## 11 Examples

ssp-11 = Voorbeelden
ssp-11-1 =
    Jij hebt drie octopussen (geel, groen, paars) en twee krabben (geel, donkerblauw): 6 + 1 = 7 punten, met een
    kleurbonus van 2 voor geel. Je tegenstander heeft drie schelpen (lichtblauw, zwart, groen) en een
    lichtblauwe boot: 4 punten, met een kleurbonus van 2 voor lichtblauw. Roep je STOP, dan krijg jij 7 punten
    en je tegenstander 4. Roep je LAATSTE KANS en verandert de laatste beurt niets, dan krijg jij 7 + 2 = 9
    punten en je tegenstander maar 2.
ssp-11-2 =
    Je hebt twee zeemeerminnen, vier lichtblauwe en drie groene kaarten, en behalve de zeemeerminnen levert
    niets punten op. Dat is samen 7 punten: 4 voor lichtblauw en 3 voor groen.
ssp-11-3 =
    Een zeemeermin in haar eentje is 1 punt waard, omdat ze zelf een witte kaart is; de kleurbonus is 1. Drie
    zeemeerminnen en een krab zijn 4 punten waard: 3 voor wit, 1 voor de kleur van de krab en niets voor de
    derde zeemeermin; de kleurbonus is 3.
ssp-11-4 =
    Alle acht boten, zeven vissen, drie pinguïns en beide matrozen zijn samen met de vuurtoren, de school
    vissen, de pinguïnkolonie en de kapitein 44 punten waard: 4 + 3 + 5 + 5 voor de paren en verzamelingen, en
    8 + 7 + 6 + 6 voor de vier kaarten die ze vermenigvuldigen.
