### The first game of Sea or Shore with a guide, Dutch. `task` is what to do, `why` what is said to somebody who does something else.

learn-sos-welcome = Welkom op de eilanden! Elke kaart heeft een cijfer op de kust en een kleur in de zee. Daarmee win je schatten, en schatten zijn punten. We spelen met vijf kaarten per speler; normaal zijn het er twaalf.
learn-sos-pass = Vóór een ronde geeft iedereen een kaart door naar rechts: de hoogste van de kleur waarvan je de meeste kaarten hebt. Jij hebt drie rode.
    .task = Geef { $third } je rode 11.
    .why = Het moet je hoogste rode kaart zijn.
learn-sos-stakes = Er ligt een groene schat van 3 open. De hoogste groene kaart wint hem; met een andere kleur win je een actie. { $rival } begint, dan speelt iedereen één kaart.
learn-sos-covered = Van elke kaart is de helft afgedekt. { $rival } toont een 1, maar welke kleur? { $third } toont rood, maar hoe hoog? Pas als iedereen heeft gespeeld, gaan alle kaarten open.
learn-sos-enough = Een rode kaart is in groen geen gevaar, en een 1 ook niet. Je hoeft dus niet eens je beste te spelen.
    .task = Speel je groene 6.
    .why = Denk aan de schat: die is groen. En de 6 is genoeg, dus bewaar de 9.
learn-sos-half = Zee of kust? Toon je de kleur, dan moeten de anderen raden hoe hoog je kaart is. Toon je het cijfer, dan moeten ze raden waar je op uit bent. Hier wordt gebluft.
    .task = Toon het cijfer.
    .why = Dat kan ook. Je speelt als laatste, dus het maakt niet uit: we tonen de 6.
learn-sos-won = De hoogste groene kaart was van jou, en dus ook de schat! { $rival } was de laagste in groen en kreeg twee pluskaarten, één voor elke groene kaart. { $third } won rood en pakte ze met de actie weer af.
learn-sos-lose = Nu ligt er een rode schat, en { $third } toont rood. Je weet wat dat kan zijn: jouw rode 11! Daar win je niet van. Maar de laagste zijn loont ook.
    .task = Speel je rode 2 en toon de kleur.
    .why = Van een 11 win je nu niet. Speel dus je laagste rode kaart en toon de kleur: wie in een kleur de laagste is, krijgt pluskaarten.
learn-sos-plus = De laagste van drie rode kaarten: dat zijn drie pluskaarten voor jou. Elke pluskaart maakt een kaart 1 meer waard, en elke twee die je overhoudt, zijn samen 1 punt waard. Nu gaat het om een rode schat van 4, en jij begint.
    .task = Speel je rode 7 en toon de kleur.
    .why = Deze schat win je alleen met rood, en hij is 4 waard. Speel de rode 7 en toon de kleur.
learn-sos-raise = Een 7 is te verslaan. Pluskaarten liggen open, en geen kaart wordt meer waard dan 12.
    .task = Leg alle drie je pluskaarten erbij: 7 + 3 = 10.
    .why = Niet zuinig zijn: deze schat is 4 waard! Leg ze er alle drie bij.
learn-sos-rob = Van jou! Maar pas er goed op: wie je in rood verslaat terwijl er een rode schat ligt, mag in plaats daarvan jouw bovenste schat afpakken, als die rood is. En bij gelijke waarde wint wie, vanaf de startkaart geteld, het eerst aan de beurt was.
learn-sos-joined = Met z’n drieën worden kleuren verbonden. Rood en blauw hebben nu allebei geen schat en gelden dus als één kleur; groen hoort bij paars, en daar ligt een schat, dus groen blijft op zichzelf.
learn-sos-alone = { $rival } toont blauw, { $third } toont paars, niemand toont groen. Wie een kleur als enige speelt, wint die!
    .task = Speel je groene 9 en toon de kleur.
    .why = De blauwe 1 kan alleen verliezen. De groene 9 wint zijn kleur. Speel hem en toon groen.
learn-sos-order = De actie van groen: alleen jij ziet de volgende drie schatten, en je legt ze terug in de volgorde die je wilt. Je hebt alleen nog een blauwe 1, dus een blauwe schat gaat naar iemand anders.
    .task = Tik eerst de rode aan, dan de blauwe 2, en leg ze terug.
    .why = Dan komt er een blauwe schat voor de anderen. Begin met de rode, dan de blauwe 2.
learn-sos-last = En inderdaad, er komt een rode schat waar niemand op uit is. Je laatste kaart is een blauwe 1: speelt nog iemand blauw, dan krijg je in elk geval pluskaarten.
    .task = Speel de blauwe 1 en toon de kleur.
    .why = Beide helften zijn goed. We tonen de kleur.
learn-sos-end = De ronde is voorbij: 7 punten voor je schatten en 1 voor twee pluskaarten. Je wint! Een hele partij heeft twee rondes van twaalf slagen. Nu weet je hoe het gaat. Veel plezier met bluffen!
