### Sea or Shore: the words on its table in the terminal, Dutch.

## The top line

sos-screen-trick = Slag { $trick } van { $tricks }
sos-screen-passing = Doorgeven
sos-screen-starts = { $who ->
    [you] jij begint
   *[other] { $name } begint
}
sos-screen-turn-passing = Iedereen geeft een kaart door
sos-screen-last-trick = LAATSTE SLAG

## The seats: what the rows of the trick are called, and shorter as heads of columns

sos-screen-shore = kust
sos-screen-sea = zee
sos-screen-result = uitslag
sos-screen-last = vorige slag
sos-screen-plus = pluskaarten
sos-screen-treasures = schatten, bovenste
sos-screen-hand = hand
sos-screen-points = punten
sos-screen-head-card = kaart
sos-screen-head-result = uitslag
sos-screen-head-last = vorige
sos-screen-head-plus = plus
sos-screen-head-treasures = schatten
sos-screen-head-hand = hand
sos-screen-head-points = punten
sos-screen-wins = wint { $colours }
sos-screen-uncovered = Kaarten open!
sos-screen-lowest = laagste

## What is at stake, and the piles

sos-screen-label = { $name }:
sos-screen-action = Actie { $action }
sos-screen-action-1 = pak iemand 2 pluskaarten af
sos-screen-action-2 = ruil 2 kaarten met iemand
sos-screen-action-3 = bekijk en schik 3 schatten
sos-screen-action-4 = haal een kaart uit de slag
sos-screen-idle = vervalt in de laatste slag
sos-screen-triggers = deze actie
sos-screen-joined = gelden als één:
sos-screen-treasure = schat
sos-screen-taken = schat gepakt
sos-screen-face-down = { $count } gedekt
sos-screen-next = hierna:
sos-screen-supply = Voorraad: { $count ->
    [one] 1 pluskaart
   *[other] { $count } pluskaarten
}
sos-screen-supply-short = Voorraad: { $count }

## The own cards

sos-screen-own-treasures = Je schatten:
sos-screen-none = nog geen
sos-screen-worth = { $treasures } + { $half } voor { $plus ->
    [one] 1 pluskaart
   *[other] { $plus } pluskaarten
} = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sos-screen-so-far = tot nu toe { $points }
sos-screen-own-hand = Je hand
sos-screen-hand-empty = geen kaarten meer
sos-screen-pass-goes-to = Je geeft een kaart door aan { $name }.
sos-screen-passed = Je geeft door aan { $name }:
sos-screen-owed = { $count ->
    [one] Geef { $name } één kaart.
   *[other] Geef { $name } { $count } kaarten.
}
sos-screen-discard = Leg één kaart af.
sos-screen-half-seen = Tot iedereen heeft gespeeld, zien de anderen maar de helft van je kaart.

## What one remembers

sos-screen-where = Waar de eilandkaarten zijn
sos-screen-where-signs = ? niet gezien · × gespeeld · anders wie hem heeft; met een ? achter de naam ligt hij misschien al afgedekt in de slag
sos-screen-unseen = Nog niet gezien
sos-screen-played = Gespeeld
sos-screen-left-out = { $count ->
    [one] 1 van de kaarten die je niet hebt gezien, doet deze ronde niet mee.
   *[other] { $count } van de kaarten die je niet hebt gezien, doen deze ronde niet mee.
}
sos-screen-me = jij
sos-screen-hands = Handen
sos-screen-perhaps = misschien afgedekt in de slag:
sos-screen-unknown = { $count ->
    [one] 1 onbekende kaart
   *[other] { $count } onbekende kaarten
}
sos-screen-hand-known = Wat de anderen van je hand hebben gezien
sos-screen-piles = De trekstapels, van boven naar beneden
sos-screen-unseen-treasures = Schatten waarvan je niet weet waar ze liggen

## The whole table

sos-screen-to = aan { $name }:
sos-screen-stacks = Schatten, van onder naar boven
sos-screen-out = Doen deze ronde niet mee

## Signs

sos-screen-sign-card = een eilandkaart: het cijfer op de kust, de kleur in de zee
sos-screen-sign-cover = met een afgedekte helft; wat je toch weet, staat in de afdekking
sos-screen-sign-plus = met twee pluskaarten, dus 9 waard
sos-screen-sign-treasure = een schat die 4 punten waard is
sos-screen-sign-start = begint de slag
sos-screen-sign-turn = beslist nu
sos-screen-sign-winner = wint de kleur

## The score sheet

sos-screen-sheet-total = totaal { $total }
