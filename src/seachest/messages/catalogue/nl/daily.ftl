### De partij van de dag, Nederlands.

daily-heading = Partij van de dag
daily-lead = Elke dag (UTC) één partij van elk spel, met dezelfde kaarten en dezelfde bots voor iedereen hier. Je eerste poging telt als je die vóór het einde van de volgende dag afmaakt.
daily-players = met { $count } spelers
daily-play = Spelen
daily-go-on = Verder spelen
daily-again = Nog eens spelen
daily-again-note = Je eerste poging heeft geteld. Deze is alleen voor jou.
daily-next = Volgende partij: { $time } UTC
daily-commitment = Vooraf vastgelegd, SHA-256 van de startwaarde: { $commitment }
daily-earlier-seed = Startwaarde van { $day }: { $seed }
daily-yours = Jij: plaats { $place } van { $players }, { $points } punten
daily-stands = { $who ->
    [guest] Je zou { $ahead } van { $count } accounts achter je laten. Uitslagen van gasten tellen niet; maak voor de volgende partij een account.
   *[account] Je laat { $ahead } van { $count } accounts achter je.
}
daily-nobody = Nog niemand met een account heeft haar uitgespeeld.
daily-distribution = Hoe iedereen het vandaag deed
daily-bar = Plaats { $place }, { $points } punten: { $count }
daily-share = Regel om te delen kopiëren
daily-line = Seachest, partij van de dag { $date }, { $game }: plaats { $place } van { $players }, { $points } punten, { $ahead } van { $count } achter me { $address }
