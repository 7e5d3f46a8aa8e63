### Dolores: the rules for players, Dutch.
### Message dol-N-M tells clause DOL-N.M of the rules, dol-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

dol-about =
    De Dolores is op de rotsen gelopen, precies zoals jij en de andere strandrovers het hadden bedacht, en nu
    moet de lading verdeeld zijn voordat de zon opkomt. Duel na duel zitten twee van jullie tegenover elkaar met
    vier kaarten ertussen: iedereen praat, belooft en liegt, en dan tonen beiden op hetzelfde moment een
    gebaar – Vrede, Strijd of Eerste keus. Flessenpost gooit ondertussen alles door elkaar. Het spel eindigt
    zodra de zonsopgang wordt getrokken, en dan tellen alleen je hoogste en je laagste sets – alles daartussen
    was moeite voor niets. Je speelt met z’n tweeën, drieën of vieren.

## 1 Components

dol-1 = De kaarten
dol-1-1 =
    De lading bestaat uit 70 goederenkaarten in zeven soorten: wapens, wijn, juwelen, stoffen, porselein,
    instrumenten en goud. Van elke soort zijn er zeven kaarten met waarde 1, twee met waarde 2 en één met waarde
    3; dat is samen 14.
dol-1-2 =
    Daarbij komen tien kaarten met flessenpost, kortweg flessen. Zo heten ze hier, met tussen haakjes de naam op
    de Duitse kaart: lantaarn (Zerbrochene Laterne), uitkijk (Schmiere stehen), diefstal (Diebstahl), deining
    (Starker Wellengang), draaikolk (Strudel), konvooi (Konvoi), tweehandentruc (Der Zwei-Hand-Trick),
    Ongeldig (Ungültig), weddenschap (Wette) en zonsopgang (Sonnenaufgang).
dol-1-3 =
    De deining en de draaikolk haal je makkelijk door elkaar: met de deining worden er vier nieuwe kaarten
    getrokken, met de draaikolk worden de kaarten die er al liggen opnieuw verdeeld. Dat blijkt uit de tekst van de
    zonsopgang: die kan volgens de spelregels ook door het konvooi of de deining worden getrokken, dus is de deining
    de kaart waarmee je nieuwe kaarten trekt.

## 2 Setting up

dol-2 = Het spel klaarzetten
dol-2-1 =
    Leg de zonsopgang apart. Van de andere negen flessen gaan er vier willekeurige uit het spel, zonder dat
    iemand ze ziet. Met z’n tweeën is de weddenschap altijd een van die vier.
dol-2-2 =
    Schud de vijf overgebleven flessen door de 70 goederen. Tel 15 kaarten af, schud de zonsopgang daardoorheen en
    leg de andere 60 erbovenop. Dat is de trekstapel: 76 kaarten, met de zonsopgang ergens bij de laatste 16. Wil je
    korter spelen, kies dan bij “{ page-new-pile }” voor minder kaarten; de stapel moet er na het uitdelen van de
    startkaarten minstens vijf tellen. Voordat de zonsopgang erdoor wordt geschud, gaan er zoveel willekeurige
    kaarten uit het spel als daarvoor nodig is, en niemand ziet welke. Telt de stapel na de startkaarten minder dan 20
    kaarten, dan kan de zonsopgang overal liggen, behalve bij de bovenste vier, zodat er altijd een duel is.
dol-2-3 =
    Iedereen krijgt kaarten van boven op de trekstapel: met z’n tweeën ieder vier, met z’n drieën drie, met z’n
    vieren twee. Ze liggen open voor je en zijn het begin van je buit. Goederen van dezelfde soort liggen bij
    elkaar, flessen liggen er open naast.
dol-2-4 =
    Zit de diefstal bij je startkaarten, dan gebruik je hem zodra de startkaarten van iedereen op tafel liggen
    (zie “Wat de flessen doen”).
dol-2-5 =
    Het lot bepaalt wie als eerste deelt.
    .ruling =
        Volgens de spelregels deelt eerst wie het laatst zout water heeft geproefd. Dat kunnen wij hiervandaan
        niet nagaan, dus laten we het aan het toeval over.
dol-2-6 =
    Wil je het eenvoudiger, schakel “{ page-new-bottles }” dan uit. De zonsopgang is dan de enige fles: hij wordt
    door 15 van de 70 goederen geschud en de andere 55 komen erbovenop.

## 3 The duel

dol-3 = Het duel
dol-3-1 =
    Elk duel gaat tussen de deler en de speler links van de deler. Voordat er kaarten worden getrokken, komt het
    moment “vooraf”: de eerste kans om een fles te gebruiken (zie “Wanneer je flessen mag gebruiken”).
dol-3-2 =
    Ben jij de deler, dan trek je vier kaarten en leg je ze open neer: de eerste twee voor de speler links van je,
    de andere twee voor jezelf.
dol-3-3 =
    Zit de zonsopgang erbij, dan is het spel meteen afgelopen. Het duel gaat niet door en niemand krijgt de
    kaarten ervan – tenzij de uitkijk wordt gebruikt (zie “Wat de flessen doen”).
dol-3-4 =
    Nu komt het moment “op tafel”: de tweede kans om flessen te gebruiken. Iedereen mag praten, beloven en liegen,
    niet alleen de twee duellisten; niets van wat er gezegd wordt, is bindend.
dol-3-5 =
    Dan tonen de twee duellisten tegelijk elk één gebaar: Vrede (open hand), Strijd (vuist) of Eerste keus
    (duim omhoog).
dol-3-6 =
    Na de gebaren komt het moment “getoond”: de laatste kans om flessen te gebruiken. Daarna wordt het duel
    beslist; hoe, lees je in het volgende deel.
dol-3-7 =
    Kaarten die je krijgt, gaan naar je buit. De volgende deler is de speler links van de deler; met z’n tweeën
    wisselen jullie elkaar gewoon af.

## 4 How a duel is settled

dol-4 = Hoe een duel wordt beslist
dol-4-1 =
    Vrede tegen Vrede: ieder neemt de kaarten aan de eigen kant.
dol-4-2 =
    Strijd tegen Vrede: wie Strijd toont, neemt alle kaarten.
dol-4-3 =
    Strijd tegen Strijd: alle kaarten worden afgelegd.
dol-4-4 =
    Eerste keus tegen Vrede: toonde jij Eerste keus, dan neem je één kaart naar keuze. Daarna neemt de andere
    duellist de kaarten die nog aan de eigen kant liggen: één of twee, met een konvooi twee of drie, en minder
    als een weddenschap er al heeft weggehaald. Wat er aan jouw kant overblijft, wordt afgelegd.
    .ruling =
        De spelregels zeggen niets over de kaarten die overblijven aan de kant van wie Eerste keus toonde. Ze geven
        die aan niemand, dus leggen wij ze af.
dol-4-5 =
    Eerste keus tegen Strijd: toonde jij Eerste keus, dan neem je één kaart naar keuze; de andere duellist
    neemt alle overige.
dol-4-6 =
    Eerste keus tegen Eerste keus: alle kaarten worden afgelegd, en het wordt nog erger. Ieder van jullie kiest,
    tegelijk en zonder dat de ander het ziet, één soort goederen uit de eigen buit en legt die helemaal af.
    Elke soort die je hebt, is goed, ook één losse kaart. Heb je geen goederen, dan leg je niets af.
    .ruling =
        De spelregels vragen op één plek om een soort en op een andere om een set, en een set is daar minstens
        twee kaarten. Wij houden het bij de soort, dus één kaart is genoeg. Aan spelers zonder goederen denken
        de spelregels niet; die hebben niets te verliezen.

## 5 When bottles may be used

dol-5 = Wanneer je flessen mag gebruiken
dol-5-1 =
    Je kunt alleen flessen uit je eigen buit gebruiken; een fles die in het duel ligt, is nog van niemand. Een
    gebruikte fles wordt afgelegd. Op elk van de momenten in dit deel krijgt iedereen met een geschikte fles de
    vraag of die gebruikt wordt. Jullie mogen in willekeurige volgorde antwoorden: een fles gebruiken of passen. Na
    elk gebruik komt de vraag opnieuw, voor iedereen die dan nog een geschikte fles heeft, ook voor wie eerder
    paste; het moment is voorbij zodra zij allemaal hebben gepast. Een fles is alleen geschikt als het effect ook
    uitgevoerd kan worden: de deining heeft vier kaarten in de trekstapel nodig, het konvooi twee. Is geen van je
    flessen geschikt, dan word je overgeslagen. Het eerste moment is “vooraf”, als de kaarten van het duel nog
    getrokken moeten worden: nu mag iedereen de lantaarn gebruiken.
    .ruling =
        De spelregels zeggen niet wie voorgaat als meerdere spelers tegelijk een fles willen gebruiken, en ook
        niet of je er een mag gebruiken waarvan het effect niet kan. Bij ons hoeft niemand de eerste te zijn,
        kan iedereen reageren op wat een ander gebruikt, en wordt er geen fles verspild aan een te kleine
        stapel.
dol-5-2 =
    “Op tafel” betekent dat de kaarten er liggen en dat er nog geen gebaar is getoond. Iedereen mag de deining, de
    draaikolk of het konvooi gebruiken, een duellist mag de tweehandentruc gebruiken, en wie niet in het duel zit,
    de weddenschap.
    .ruling =
        Voor de deining en de draaikolk zeggen de spelregels alleen dat de kaarten op tafel moeten liggen. Wij
        voegen toe dat er nog geen gebaar getoond mag zijn, zodat je bij je gebaar weet om welke kaarten het gaat.
dol-5-3 =
    “Getoond” betekent dat beide gebaren vaststaan en het duel nog niet is beslist. Iedereen mag het konvooi of
    Ongeldig gebruiken.
dol-5-4 =
    Wordt de zonsopgang getrokken, dan mag degene die de uitkijk heeft hem gebruiken.
dol-5-5 =
    De diefstal bewaar je nooit: je gebruikt hem meteen als je hem krijgt.

## 6 What bottles do

dol-6 = Wat de flessen doen
dol-6-1 =
    Lantaarn: in het duel dat volgt, liggen de kaarten gedekt. Heb jij de lantaarn gebruikt, dan bekijk je ze
    zonder iets te veranderen en mag je erover zeggen wat je wilt. Niemand anders ziet ze. Kaarten worden pas
    openbaar als ze in een buit komen; afgelegde kaarten blijven ongezien. Dat geldt voor het hele duel: ook
    kaarten die door de deining of het konvooi worden getrokken, liggen gedekt, en ook die krijg jij te zien. Wie
    een kaart moet kiezen, door Eerste keus, draaikolk of weddenschap, wijst die aan met de plek op tafel, en
    iedereen behalve jij doet dat blind.
    .ruling =
        In de spelregels gaat het alleen om het gedekt neerleggen en het bekijken van de kaarten. Wij houden het
        donker tot het duel voorbij is, zodat wat je weet bij het onderhandelen ook iets waard is, en laten
        alleen zien wat niet te verbergen valt: de kaarten in ieders buit.
dol-6-2 =
    Uitkijk: je mag hem gebruiken als de zonsopgang wordt getrokken, op welke manier dan ook – ook door de
    deining of het konvooi, en ook als alleen de gebruiker van de lantaarn hem ziet. De zonsopgang telt dan
    niet. Hij blijft als waardeloze kaart bij de kaarten van het duel liggen, en het spel gaat door tot er een
    duel moet beginnen en er minder dan vier kaarten in de trekstapel zitten.
    .ruling =
        Op de kaart gaat het om het moment waarop de zonsopgang wordt opengelegd. Voor ons telt dat ook als
        alleen de speler met de lantaarn hem ziet; anders zou de lantaarn de uitkijk waardeloos maken.
dol-6-3 =
    Diefstal: zodra je hem krijgt, neem je één goederenkaart uit de buit van een andere speler in je eigen buit.
    Krijg je hem in een duel, dan doe je dat nadat alle kaarten van het duel bij hun nieuwe eigenaars liggen;
    pak je hem met de weddenschap, dan doe je het direct, voordat je je volgende kaart pakt. Heeft niemand
    anders goederen, dan wordt de diefstal zonder effect afgelegd.
    .ruling =
        De spelregels zeggen “meteen”, maar niet wat dat betekent zolang er nog kaarten worden verdeeld. De
        kaarten van een duel verdelen wij in één keer, en daarna wordt er gestolen; bij de weddenschap pak je
        kaart voor kaart, dus daar past de diefstal ertussen. En valt er niets te stelen, dan is de kaart toch
        verbruikt.
dol-6-4 =
    Deining: de kaarten van het duel worden afgelegd, en er worden vier nieuwe getrokken en net zo neergelegd als de
    eerste: twee voor de speler links van de deler en twee voor de deler. Het zijn er vier, ook als het konvooi al
    was gebruikt. Er moeten vier kaarten in de trekstapel zitten.
    .ruling =
        De spelregels zeggen niet wat er gebeurt als de stapel te klein is. Een duel heeft zijn vier kaarten
        nodig, dus zonder die kaarten kun je de deining niet gebruiken.
dol-6-5 =
    Draaikolk: je verdeelt de kaarten van het duel naar wens opnieuw over de twee duellisten, maar elk moet er
    evenveel hebben als eerst: twee, of met een konvooi drie. Noem de kaarten die voor de speler links van de
    deler moeten liggen: in die volgorde worden ze links 1, links 2 en, met een konvooi, links 3. De andere houden
    hun volgorde en worden deler 1, deler 2 en, met een konvooi, deler 3.
    .ruling =
        De spelregels denken alleen aan vier kaarten; met een konvooi doen wij hetzelfde met zes. Een volgorde
        aan elke kant hebben ze niet nodig, maar wij noemen kaarten bij hun plek, dus moet elke kaart er een
        hebben.
dol-6-6 =
    Konvooi: er worden nog twee kaarten getrokken en zo neergelegd dat elke duellist er drie heeft. De eerste
    komt voor de speler links van de deler te liggen. Er moeten twee kaarten in de trekstapel zitten.
    .ruling =
        De spelregels zeggen niet wie welke van de twee kaarten krijgt; wij delen in dezelfde volgorde als aan
        het begin van het duel. En omdat beide duellisten op drie kaarten moeten uitkomen, kun je het konvooi
        met minder dan twee kaarten in de stapel niet gebruiken.
dol-6-7 =
    Tweehandentruc: in dit duel toon je twee gebaren, die moeten verschillen, en zodra je het gebaar van je
    tegenstander hebt gezien, beslis je welk van de twee telt. Je tegenstander kan in hetzelfde duel niet hetzelfde
    doen: er is maar één zo’n kaart.
    .ruling =
        De spelregels zeggen niet dat de twee gebaren moeten verschillen. Twee keer hetzelfde zou je niets te
        kiezen geven, en dan zou de kaart verspild zijn.
dol-6-8 =
    Weddenschap: je noemt twee gebaren, op hetzelfde moment waarop de duellisten hun gebaar tonen. Je wint de
    weddenschap als jouw twee gebaren dezelfde zijn als die van de twee duellisten; welk gebaar voor wie
    is, maakt niet uit, en bij de tweehandentruc gaat het om het gebaar dat telt. Dan pak je zoveel kaarten uit het duel
    als je wilt, van geen tot alle, voordat het met de rest wordt beslist. Blijft er niets over, dan kiest ook
    niemand meer een kaart.
    .ruling =
        De spelregels willen één hand voor elk van de twee duellisten, maar zeggen niet waaraan je ziet welke
        voor wie is. Wij vergelijken de twee paren gebaren en laten het daarbij.
dol-6-9 =
    Ongeldig: het duel telt niet en wordt overgedaan met dezelfde kaarten en dezelfde spelers, vanaf het moment “op
    tafel”, dat nog een keer komt. Dit werkt meteen. Flessen die al zijn gebruikt, blijven verbruikt; de
    tweehandentruc en de weddenschap gelden niet voor de herhaling, een lantaarn nog wel.
    .ruling =
        De spelregels zeggen niet waar de herhaling begint en wat er gebeurt met flessen die al zijn gebruikt. De
        kaarten blijven, dus gaan we terug naar het punt waarop ze net op tafel liggen. De lantaarn verbergt deze
        kaarten en blijft dat doen; de tweehandentruc en de weddenschap hoorden bij gebaren die niet meer tellen.
dol-6-10 =
    Zijn de gebaren getoond, dan gaat alles in deze volgorde. Wie de tweehandentruc heeft gebruikt, kiest
    welk gebaar telt. Dan komt het moment “getoond”. Wordt Ongeldig gebruikt, dan wordt het duel overgedaan; anders
    wordt de weddenschap gecontroleerd en uitbetaald, en daarna wordt het duel beslist.
    .ruling =
        De spelregels geven geen volgorde. Bij ons weet je welke gebaren tellen voordat je over het konvooi en
        Ongeldig beslist, en wordt een weddenschap alleen uitbetaald voor een duel dat ook echt telt.

## 7 The end

dol-7 = Het einde en de punten
dol-7-1 =
    Het spel is meteen afgelopen als de zonsopgang wordt getrokken (zie “Het duel”), ook door het konvooi of de
    deining, en ook gedekt onder een lantaarn – tenzij de uitkijk wordt gebruikt.
dol-7-2 =
    Het is ook afgelopen als er een duel moet beginnen en er minder dan vier kaarten in de trekstapel zitten.
    Dat wordt gecontroleerd vóór het moment “vooraf”.
dol-7-3 =
    Voor elke soort die je hebt, tel je de waarden van je kaarten op; dat is een set, en ook één losse kaart is
    een set. Alleen je set met de hoogste en je set met de laagste waarde leveren punten op; delen meerdere sets
    de hoogste of de laagste waarde, dan tellen ze allemaal. Schakel je “{ page-new-singles }” uit, dan
    tellen alleen soorten waarvan je twee of meer kaarten hebt.
    .ruling =
        De spelregels noemen twee of meer kaarten een set, maar overal tellen spelers een losse kaart als de
        laagste set, en dat doen wij ook. Neem je de spelregels liever letterlijk, dan kun je dat zo instellen.
dol-7-4 =
    Hebben al je sets dezelfde waarde, dan telt hun som dubbel. Dat geldt ook als je maar één set hebt.
dol-7-5 =
    Flessen die je niet hebt gebruikt, zijn niets waard, en de zonsopgang ook niet. Zonder goederen heb je 0
    punten.
dol-7-6 =
    Wie de meeste punten heeft, wint. Spelers met evenveel punten delen hun plaats in de uitslag.
dol-7-7 =
    In de spelregels staan drie voorbeelden. Wijn met waarde 2, stoffen 2, instrumenten 4, goud 5 en porselein 6
    leveren 2 + 2 + 6 = 10 punten op. Was het goud ook 6 waard, dan waren het er 2 + 2 + 6 + 6 = 16. Juwelen 3,
    wapens 3 en stoffen 3 leveren (3 + 3 + 3) × 2 = 18 punten op.

## 8 What each seat knows

dol-8 = Wie weet wat
dol-8-1 =
    Iedereen ziet ieders buit, de kaarten van het duel tenzij een lantaarn ze verbergt, afgelegde kaarten die
    open lagen, hoeveel kaarten er in de trekstapel zitten, wie er aan de beurt is, welke flessen zijn gebruikt,
    de gebaren zodra ze zijn getoond en, na Eerste keus tegen Eerste keus, welke soort ieder aflegt zodra beiden
    hebben gekozen.
dol-8-2 =
    Geheim zijn de trekstapel, de vier verwijderde flessen, gebaren die nog niet zijn getoond, kaarten onder een
    lantaarn (voor iedereen behalve de gebruiker ervan) en alles wat het toeval nog gaat brengen.

## 9 Talk

dol-9 = Praten
dol-9-1 =
    Praten hoort bij het spel. Naast vrij kletsen zijn er aankondigingen die het spel zelf begrijpt: zolang de
    kaarten van een duel op tafel liggen, mag iedereen Vrede, Strijd of Eerste keus aankondigen. Zit je in het duel, dan zeg je daarmee wat je
    van plan bent; anders is het een advies aan beide duellisten. Aankondigingen veranderen geen enkele regel en
    binden niemand. Ze zijn openbaar, ze staan als zetten in het verslag maar kosten geen beurt, en ook bots doen
    aankondigingen en letten erop. Van elke speler houdt het spel bij, voor iedereen zichtbaar, hoe vaak die zich
    als duellist tot nu toe aan de laatste aankondiging vóór de gebaren heeft gehouden en hoe vaak niet.
dol-9-2 =
    Aan tafels met mensen staat “{ page-new-talk }” aan, tenzij je het uitschakelt. Vóór de gebaren doet elke
    duellist dan één aankondiging of zegt niets, de speler links van de deler eerst, en zolang de kaarten op
    tafel liggen, mag iedereen nog meer aankondigen. Staat het uit, dan zijn er geen aankondigingen.

## 10 Decisions and their text (the table comes from the program)

dol-10 = Wat je typt
