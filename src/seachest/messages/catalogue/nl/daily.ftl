### De partij van de dag, Nederlands.

daily-heading = Partij van de dag
daily-lead = Elke dag (UTC) één partij van elk spel, met dezelfde kaarten en dezelfde bots voor iedereen hier. Alleen je eerste poging telt, als je die vóór het einde van de volgende dag afmaakt.
daily-players = met { $count } spelers
daily-play = Spelen
daily-go-on = Verderspelen
daily-again = Nog eens spelen
daily-again-note = Je eerste poging heeft geteld. Deze is alleen voor jou.
daily-next = Volgende partij: { $time } UTC
daily-commitment = Vingerafdruk, vooraf bekendgemaakt (SHA-256 van de startwaarde): { $commitment }
daily-earlier-seed = Startwaarde van { $day }: { $seed }
daily-yours = Jij: plaats { $place } van { $players }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
daily-stands = { $who ->
    [guest] { $ahead ->
        [0] Je zou nog niemand achter je laten.
       *[other] Je zou { $ahead } van { $count ->
            [one] 1 account
           *[other] { $count } accounts
        } achter je laten.
    } Uitslagen van gasten tellen niet; maak vóór de volgende partij een account aan.
   *[account] { $ahead ->
        [0] Je laat nog niemand achter je.
       *[other] Je laat { $ahead } van { $count ->
            [one] 1 ander account
           *[other] { $count } andere accounts
        } achter je.
    }
}
daily-nobody = Nog niemand met een account heeft deze partij uitgespeeld.
daily-distribution = Hoe iedereen het vandaag deed
daily-bar = Plaats { $place }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $count }
daily-share = Regel kopiëren om te delen
daily-line = Seachest, partij van de dag { $date }, { $game }: plaats { $place } van { $players }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, beter dan { $ahead } van { $count } { $address }
