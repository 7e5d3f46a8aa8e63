### The first game of Sea or Shore with a guide, Dutch. `task` is what to do, `why` what is said to somebody who does something else.

learn-sos-welcome = Welkom op de eilanden! Elke kaart heeft een cijfer op de kust en een kleur in de zee. Daarmee win je schatten, en schatten zijn punten. We spelen met vijf kaarten; anders zijn het er twaalf.
learn-sos-pass = Voor een ronde geeft iedereen een kaart naar rechts door: de hoogste van de kleur die je het meest hebt. Jij hebt drie rode.
    .task = Geef { $third } je rode 11.
    .why = Het moet je hoogste rode kaart zijn.
learn-sos-stakes = Er ligt een groene schat open, die 3 waard is. De hoogste groene kaart wint hem; de andere kleuren winnen een actie. { $rival } begint, dan speelt iedereen één kaart.
learn-sos-covered = Van elke kaart is de helft afgedekt. { $rival } toont een 1, maar welke kleur? { $third } toont rood, maar hoe hoog? Pas als iedereen heeft gespeeld, gaan de afdekkaarten weg.
learn-sos-enough = Een rode kaart houdt je in groen niet tegen, en een 1 ook niet. Je hoeft dus niet eens je beste te spelen.
    .task = Speel je groene 6.
    .why = Denk aan de schat: die is groen. En de 6 is genoeg, dus bewaar de 9.
learn-sos-half = Zee of kust? Toon je de kleur, dan raden de anderen hoe hoog hij is. Toon je het cijfer, dan raden ze waar je op uit bent. Hier wordt gebluft.
    .task = Toon het cijfer.
    .why = Dat kan ook. Je speelt als laatste, dus het maakt niet uit: we tonen de 6.
learn-sos-won = De hoogste groene kaart was van jou, en dus ook de schat! { $rival } was het laagst in groen en kreeg twee pluskaarten, één voor elke groene kaart. { $third } won rood en pakte ze met de actie weer af.
learn-sos-lose = Nu ligt er een rode schat, en { $third } toont rood. Je weet wat dat kan zijn: jouw rode 11! Daar win je niet van. Maar ook het laagst zijn loont.
    .task = Speel je rode 2 en toon de kleur.
    .why = Tegen een 11 helpt niets. Leg dus je laagste rode kaart en toon de kleur: wie in een kleur het laagst is, krijgt pluskaarten.
learn-sos-plus = De laagste van drie rode kaarten: dat zijn drie pluskaarten voor jou. Elk maakt een kaart 1 hoger, en elke twee die je houdt zijn een punt waard. Nu gaat het om een rode schat van 4, en jij begint.
    .task = Speel je rode 7 en toon de kleur.
    .why = Alleen rood wint deze schat, en die is 4 waard. Speel de rode 7 en toon de kleur.
learn-sos-raise = Een 7 is te verslaan. Pluskaarten liggen open, en geen kaart wordt hoger dan 12.
    .task = Leg alle drie je pluskaarten erbij: 7 + 3 = 10.
    .why = Niet zuinig zijn, hij is 4 waard! Leg ze alle drie.
learn-sos-rob = Van jou! Maar pas erop: wie je in rood verslaat terwijl er een rode schat ligt, mag in plaats daarvan de bovenste van jouw stapel pakken. En een gelijkspel wint wie vanaf de startkaart het eerst komt.
learn-sos-joined = Met z’n drieën horen kleuren samen. Rood en blauw hebben nu geen schat en gelden dus als één kleur, en groen staat naast de paarse schat op zichzelf.
learn-sos-alone = { $rival } toont blauw, { $third } toont paars, niemand toont groen. Wie in een kleur alleen is, wint die!
    .task = Speel je groene 9 en toon de kleur.
    .why = De blauwe 1 kan alleen verliezen. De groene 9 wint zijn kleur. Speel hem en toon groen.
learn-sos-order = De actie van groen: alleen jij ziet de volgende drie schatten en legt ze op volgorde. Je hebt alleen nog een blauwe 1, dus een blauwe schat gaat naar iemand anders.
    .task = Tik eerst de rode aan, dan de blauwe 2, en leg ze terug.
    .why = Dan komt er een blauwe schat voor de anderen. Begin met de rode, dan de blauwe 2.
learn-sos-last = En inderdaad, er komt een rode schat waar niemand op uit is. Je laatste kaart is een blauwe 1: speelt nog iemand blauw, dan krijg je in elk geval pluskaarten.
    .task = Speel de blauwe 1 en toon de kleur.
    .why = Beide helften zijn goed. We tonen de kleur.
learn-sos-end = De ronde is voorbij: 7 punten voor je schatten en 1 voor twee pluskaarten. Je wint! Een heel spel heeft twee ronden van twaalf slagen. Nu weet je hoe het gaat. Veel plezier met bluffen!
