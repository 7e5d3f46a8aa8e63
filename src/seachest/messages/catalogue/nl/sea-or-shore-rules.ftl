### Sea or Shore: the rules for players, Dutch.
### Message sos-N-M tells clause SOS-N.M of the rules, sos-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or its editions disagree, and why.

## The game in a few words

sos-about =
    Onder de eilanden liggen schatten in vier kleuren, en wie de hoogste kaart van de juiste kleur speelt, komt
    met zo’n schat weer boven water. Maar tot iedereen gespeeld heeft, geeft elke kaart maar de helft van
    zichzelf prijs: de zee met de kleur of de kust met het cijfer. Dus je bluft, probeert de anderen te
    doorzien, versterkt je kaart met de pluskaarten die je aan eerdere nederlagen hebt overgehouden, en kaapt af
    en toe een schat die iemand al veilig waande. Met z’n drieën, vieren of vijven spelen jullie twee rondes;
    wie dan de meeste punten heeft, wint.

## 1 Components

sos-1 = Waar je mee speelt
sos-1-1 =
    De 48 eilandkaarten zijn er in vier kleuren: rood, blauw, groen en paars. Elke kleur heeft de cijfers 1 tot
    en met 12, elk precies één keer.
    .ruling =
        De spelregels noemen alleen 48 kaarten, vier kleuren en 12 als hoogste waarde. Elk cijfer één keer in
        elke kleur is de logische manier om daarop uit te komen.
sos-1-2 =
    Er zijn 32 schatten, acht van elke kleur. Een schat is het aantal punten waard dat erop staat: 2, 3 of 4.
    Van elke kleur zijn er drie tweeën, drie drieën en twee vieren. Bij “{ page-new-treasures }” kun je een
    andere mix kiezen: acht waarden die dan voor alle vier de kleuren gelden, met minstens één 2, één 3 en één 4
    erbij.
    .ruling =
        De spelregels noemen de waarden 2, 3 en 4, maar niet hoeveel schatten er van elk zijn. Wij verdelen ze zo
        gelijk als dat met acht kaarten kan en houden de vieren, de kostbaarste, schaars. Zit er in jullie doos een
        andere mix, dan kun je die instellen.
sos-1-3 =
    Verder zijn er 22 pluskaarten, vijf afdekkaarten (voor elke speler één) en een startkaart.
sos-1-4 =
    De twee actiekaarten zijn aan beide kanten bedrukt. De ene hoort bij rood en blauw, met actie 1 aan de ene
    kant en actie 2 aan de andere; de tweede hoort bij groen en paars en heeft de acties 3 en 4. Van elke kaart
    kiezen jullie bij het openen van de tafel welke kant geldt (“{ page-new-actions-low }”,
    “{ page-new-actions-high }”). Kiezen jullie niets, dan zijn het actie 1 en
    actie 3; met “{ page-new-drawn }” bepaalt het lot de kanten, voor elke ronde opnieuw.
    .ruling =
        Welke acties samen op één kaart staan, is in de spelregels alleen op de plaatjes te zien. Wij houden de
        volgorde aan waarin ze genummerd zijn.

## 2 Setting up a round

sos-2 = Een ronde klaarzetten
sos-2-1 =
    Met z’n drieën haal je eerst van elke kleur één 2, één 3 en één 4 uit de schatten, samen twaalf kaarten. De
    andere 20 schud je tot één trekstapel.
sos-2-2 =
    Met z’n vieren of vijven speel je met alle schatten, geschud in twee trekstapels: 16 kaarten in rood en
    blauw en 16 in groen en paars.
sos-2-3 =
    Draai op elke trekstapel de bovenste kaart om. Alles daaronder blijft gedekt.
sos-2-4 =
    Alle 22 pluskaarten vormen de voorraad. Niemand begint met pluskaarten, ook in de tweede ronde niet.
sos-2-5 =
    Schud de eilandkaarten en deel ze uit: met z’n drieën of vieren twaalf per speler, met z’n vijven negen. De
    kaarten die overblijven (twaalf met z’n drieën, geen met z’n vieren, drie met z’n vijven) doen deze ronde
    niet mee, en niemand krijgt ze te zien. Wil je korter spelen, dan kun je minder kaarten laten
    delen, desnoods maar één per speler; alle andere blijven dan deze ronde ongezien buiten het spel.
sos-2-6 =
    Het lot bepaalt wie in de eerste ronde de startkaart krijgt. In de tweede gaat die naar de plek waar hij na
    de laatste slag van de eerste terechtgekomen zou zijn: bij de speler links van degene die die slag begon.
    .ruling =
        De spelregels laten het aan jullie over wie een ronde begint. Wij loten maar één keer en laten de kaart
        daarna gewoon verder de tafel rondgaan, zodat de tweede ronde op de eerste aansluit.
sos-2-7 =
    Nu wordt er doorgegeven. Tel de kleuren in je hand en geef van de kleur waarvan je de meeste kaarten hebt
    de hoogste aan de speler rechts van je. Staan er meerdere kleuren gelijk bovenaan, dan kies je een daarvan.
sos-2-8 =
    Iedereen geeft tegelijk door. Je kiest uit de hand die je gedeeld kreeg: de kaart die je ontvangt, telt
    daarbij niet mee, en doorgeven kun je hem ook niet.
    .ruling =
        De spelregels zeggen niet of je tegelijk of om de beurt doorgeeft. Bij ons gaat het tegelijk, zodat het
        niet uitmaakt waar je zit en niemand een kaart meteen doorschuift.
sos-2-9 =
    Een doorgegeven kaart kennen alleen de twee die het aangaat: de gever en de ontvanger. Verder ziet niemand
    hem.

## 3 Playing a trick

sos-3 = Een slag spelen
sos-3-1 =
    Wie de startkaart heeft, speelt als eerste; daarna gaat het met de klok mee, en iedereen speelt één
    eilandkaart.
sos-3-2 =
    Met je afdekkaart verberg je de helft van je kaart, zodat die óf zijn kleur laat zien (het cijfer is afgedekt),
    óf zijn cijfer (de kleur is afgedekt). Meer dan die helft zien de anderen niet tot iedereen heeft gespeeld.
sos-3-3 =
    Bij de kaart mag je zoveel eigen pluskaarten leggen als je wilt, voor iedereen zichtbaar. Elke pluskaart
    maakt je kaart 1 meer waard.
sos-3-4 =
    Meer dan 12 kan een kaart niet waard zijn. Je mag er daarom niet meer pluskaarten bij leggen dan nodig is om
    op 12 te komen, en bij een 12 geen enkele.
    .ruling =
        De Franse uitgave zegt met zoveel woorden dat je met pluskaarten niet boven de 12 mag uitkomen; de
        Duitse en de Nederlandse begrenzen alleen de waarde. Wij volgen de Franse, zodat elke pluskaart die je
        legt ook echt iets oplevert.
sos-3-5 =
    Heeft iedereen gespeeld, dan haal je de afdekkaarten weg en zijn de kaarten voor iedereen helemaal te zien.

## 4 Who wins a colour

sos-4 = Wie een kleur wint
sos-4-1 =
    Je neemt het alleen op tegen wie jouw kleur heeft gespeeld (er is een uitzondering, zie “Met z’n drieën:
    verbonden kleuren”). Je wint een kleur als je de enige bent die hem speelde, of als jouw kaart er de hoogste
    waarde in heeft. In één slag kunnen meerdere kleuren gewonnen worden.
sos-4-2 =
    Is het gelijk, in welke situatie dan ook, dan wint degene die deze slag begon; hoort die er niet bij, dan wint
    degene van de spelers met gelijke waarde die vanaf daar met de klok mee het eerst komt. Zo staan de kaarten in
    een strikte rangorde: van twee gelijke waarden staat de kaart hoger die je vanaf de startkaart met de klok mee
    het eerst tegenkomt. Wie in een kleur onder aan die rangorde staat, is daarin de laagste.
    .ruling =
        De spelregels zeggen wie er wint als het gelijk is, maar niet wie er dan onderaan staat. Wij lezen er
        een rangorde van alle kaarten in, en daarmee is ook een gelijke stand onderaan beslist: wie vanaf de
        startkaart later komt, is de laagste.
sos-4-3 =
    Hebben minstens twee van jullie een kleur gespeeld, dan krijgt de laagste in die kleur pluskaarten: zoveel
    als er in deze slag kaarten van die kleur zijn gespeeld. Wie ertussenin staat, krijgt niets.
sos-4-4 =
    Ligt er niet genoeg in de voorraad, dan krijgt de speler wat er nog is. Valt er in meerdere kleuren iets uit
    te delen, dan gaat dat met de klok mee, te beginnen bij degene die de slag begon. Pluskaarten die in deze
    slag zijn gelegd, liggen nog niet terug in de voorraad; dat gebeurt pas aan het eind (zie “Het einde van een
    slag”).
    .ruling =
        De spelregels zeggen dat een lege voorraad niets oplevert, maar niet wie er voorgaat als hij opraakt.
        Wij nemen dezelfde volgorde waarin ook al het andere in een slag wordt afgehandeld.

## 5 What the winner gets

sos-5 = Wat een kleur oplevert
sos-5-1 =
    Ligt er een open schat van de kleur die je hebt gewonnen op een trekstapel, dan pak je die, of je pakt in
    plaats daarvan iemand een schat af (wanneer dat kan, zegt de volgende regel). Van allebei afzien kan niet.
    .ruling =
        Volgens de Duitse en de Franse spelregels win je de schat, volgens de Nederlandse mag je hem nemen. Wij
        lezen dat als de keuze tussen die schat en afpakken, niet als toestemming om niets te nemen.
sos-5-2 =
    Afpakken betekent dat je de bovenste schat van iemands eigen puntenstapel neemt. Dat kan als die speler dezelfde
    kleur heeft gespeeld als jij, maar lager in rang (wie bij gelijke waarde van jou verliest, telt ook mee), als de
    bovenste schat daar die kleur heeft, en als er in deze slag een schat van die kleur open op een trekstapel lag.
    .ruling =
        De Duitse en de Franse uitgave vragen hier om een lager cijfer, de Nederlandse om niets van dien aard.
        Wij kijken naar de rang: wie bij gelijke waarde verliest, heeft de kleur net zo goed verloren.
sos-5-3 =
    Schatten die je wint of afpakt, leg je open boven op je eigen puntenstapel. Van elke puntenstapel is alleen
    de bovenste schat te zien. Hoeveel het er zijn, mag iedereen weten.
sos-5-4 =
    Lag er aan het begin van de slag geen schat open van de kleur die je hebt gewonnen, dan activeer je de
    actiekaart van die kleur. Een keuze heb je daarbij niet.
sos-5-5 =
    Een slag wordt in deze volgorde afgehandeld: eerst alle schatten en pluskaarten, daarna alle acties, allebei
    met de klok mee en te beginnen bij degene die de slag begon.

## 6 The end of a trick

sos-6 = Het einde van een slag
sos-6-1 =
    Schatten die nu nog open liggen, omdat niemand hun kleur speelde of omdat de winnaar liever iets afpakte,
    gaan gedekt onder hun eigen trekstapel.
    .ruling =
        In een voorbeeld in de spelregels worden zulke schatten afgelegd, maar de regel zelf legt ze in alle
        uitgaven onder de stapel. Wij volgen de regel.
sos-6-2 =
    Draai dan op elke trekstapel waar geen schat open ligt de volgende kaart om – maar niet na de laatste slag
    van de ronde.
sos-6-3 =
    De gelegde pluskaarten gaan terug naar de voorraad. De gespeelde eilandkaarten gaan open uit de ronde:
    iedereen mag ze onthouden, en als je erom vraagt, laat de tafel ze zien.
    .ruling =
        De spelregels zeggen niet of je eerder gespeelde kaarten mag bekijken. Iedereen heeft ze open zien
        liggen; daarom kun je ze bij “{ sos-page-memory }” opzoeken in plaats van ze te moeten onthouden.
sos-6-4 =
    De startkaart schuift één plaats naar links.
sos-6-5 =
    De ronde is afgelopen als alle handen leeg zijn: na twaalf slagen, met z’n vijven na negen (en
    eerder als er minder kaarten zijn gedeeld).

## 7 Three players: joined colours

sos-7 = Met z’n drieën: verbonden kleuren
sos-7-1 =
    Met z’n drieën ligt er maar één schat open. Heeft geen van beide kleuren van een actiekaart een open schat,
    dan gelden die twee kleuren in deze slag als één kleur. Dat bepaalt wie er wint en dus de actie krijgt, wie
    de laagste is en hoeveel pluskaarten dat oplevert.
sos-7-2 =
    De kleur die een actiekaart deelt met de kleur van de open schat, blijft op zichzelf staan.
sos-7-3 =
    Het voorbeeld uit de spelregels: er ligt een rode schat open. Jij speelt de rode 4, de speler links van je
    de paarse 7 en de derde speler de groene 9. Jij krijgt de schat, de groene 9 krijgt de actie van de kaart
    van groen en paars, en de paarse 7 krijgt twee pluskaarten.

## 8 The actions

sos-8 = De acties
sos-8-1 =
    Actie 1: kies een andere speler die minstens twee pluskaarten heeft; twee daarvan zijn nu van jou. Heeft
    niemand anders er twee, neem er dan twee uit de voorraad, of wat daar nog van over is. Pluskaarten die in
    deze slag zijn gelegd, zijn hierbij van niemand.
sos-8-2 =
    Actie 2: kies een andere speler, trek blind twee kaarten uit diens hand en bekijk ze; geef die speler daarna
    twee kaarten naar keuze uit jouw hand, en dat mogen gerust dezelfde zijn. Hebben jullie nog maar één kaart
    in de hand, dan neem je er één en geef je er één; zijn de handen leeg, dan gebeurt er niets. Jullie tweeën
    kennen alle kaarten die van hand zijn gewisseld; de anderen weten alleen dat het is gebeurd.
sos-8-3 =
    Actie 3: bekijk de bovenste drie gedekte schatten van één trekstapel, of allemaal als het er minder zijn, en leg
    ze weer bovenop in de volgorde die jij wilt. Met twee trekstapels kies je welke; een stapel zonder gedekte
    schatten kun je niet kiezen. Alleen jij ziet deze kaarten. In de laatste slag van een ronde vervalt de actie.
    .ruling =
        De spelregels zeggen niets over de laatste slag van een ronde. De volgorde van de stapel doet er dan
        niet meer toe, dus we vragen er niet naar.
sos-8-4 =
    Actie 4: haal een van de eilandkaarten van deze slag naar je hand, van wie dan ook, ook die van jezelf, en
    leg daarna één handkaart af; dat mag ook de kaart zijn die je net hebt gehaald. De afgelegde kaart ligt open en
    gaat uit de ronde. Met een lege hand zou je precies de kaart moeten afleggen die je hebt gehaald, en dan
    verandert er niets; de actie vervalt dan.
    .ruling =
        De Nederlandse uitgave laat je een kaart van deze ronde halen, de Duitse en de Franse een van deze slag; wij
        houden het bij de slag. De spelregels zeggen ook niet of de afgelegde kaart te zien is. Bij ons ligt hij
        open, net zoals de kaarten van een slag open uit de ronde gaan; zo weet iedereen wat er niet meer meedoet.
sos-8-5 =
    Een actie die niets kan uitrichten, vervalt zonder dat er iets wordt gevraagd. Is er voor jou maar één
    antwoord mogelijk, dan hoef je dat ook niet te geven; en waar dat iets zou verraden, komen de anderen niet
    te weten dat je geen keus had.

## 9 Scoring

sos-9 = De puntentelling
sos-9-1 =
    Een ronde levert je de opgetelde waarden van je schatten op, plus 1 punt voor elke twee pluskaarten die je
    bezit; houd je er één los over, dan telt die niet.
sos-9-2 =
    De tweede ronde begint helemaal opnieuw, met alles wat onder “Een ronde klaarzetten” staat. Aan het eind
    worden de punten van beide rondes opgeteld, en wie de meeste heeft, wint. Kies je bij
    “{ page-new-rounds }” voor één ronde, dan is er geen tweede.
sos-9-3 =
    Een gelijke eindstand wordt beslist zoals elke andere: wie de allerlaatste slag begon, wint, en anders degene
    van de spelers met gelijke stand die daarna met de klok mee het eerst komt.
    .ruling =
        De spelregels laten hun regel voor een gelijke stand in het hele spel gelden, maar noemen de eindstand niet. Wij
        nemen dat letterlijk en tellen vanaf de laatste slag die is gespeeld.

## 10 What each seat knows

sos-10 = Wie weet wat
sos-10-1 =
    Iedereen ziet hoeveel kaarten er in elke hand zitten, hoeveel pluskaarten elke speler heeft en hoeveel er in
    de voorraad liggen, de bovenste schat van elke puntenstapel en hoeveel schatten daarin zitten, de open schatten,
    hoeveel kaarten er in elke trekstapel zitten, alle eilandkaarten zodra ze zijn onthuld, de helften die te
    zien zijn, de gelegde pluskaarten, wie welke actie tegen wie heeft geactiveerd, en de punten van de rondes.
sos-10-2 =
    Geheim zijn alle handen, de afgedekte helft van een kaart tot die wordt onthuld, het doorgeven, de kaarten
    die door actie 2 van hand zijn gewisseld, de schatten die iemand met actie 3 heeft bekeken, de volgorde van
    de trekstapels, de kaarten die in de ronde niet meedoen, en alles wat het toeval nog gaat brengen.
sos-10-3 =
    Wat je eenmaal hebt gezien, mag de tafel voor je onthouden: de kaart die je doorgaf en de kaart die je
    kreeg, de kaarten die door actie 2 tussen jou en iemand anders zijn gewisseld, en de schatten die je met
    actie 3 hebt bekeken, zolang hun plaats zeker is. Wat je alleen kunt afleiden, onthoudt hij niet,
    bijvoorbeeld dat wie een kaart doorgeeft, geen hogere van die kleur heeft – zulke conclusies trek je zelf.
    .ruling =
        Elke schat werd open op zijn stapel gelegd, dus de tafel onthoudt elke puntenstapel helemaal. Op tafel
        zie je nog steeds alleen de bovenste; de rest staat bij “{ sos-page-memory }”.

## 11 Decisions and their text (the table comes from the program)

sos-11 = Wat je typt
