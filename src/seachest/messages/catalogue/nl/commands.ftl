### What the commands say beside the game itself.

games-players = { $fewest } tot { $most } spelers
games-which = Welk spel? Een nummer of een naam; Enter: { $first }
games-unknown = ‘{ $input }’ is geen van deze spellen.
levels-which = Hoe sterk moeten de anderen zijn? Een nummer of een naam; Enter: { $first }
levels-unknown = ‘{ $input }’ is geen van deze niveaus.
play-seat = stoel { $seat }
play-knowledge-of = Wat { $name } weet:

## seachest verify

verify-deal = { $game }, { $players } spelers: opnieuw gedeeld met de startwaarde { $seed }.
verify-position = { $game }, { $players } spelers: het verslag begint met een stelling, dus er was geen deling te controleren.
verify-commitment = De startwaarde past bij de toezegging { $commitment }: al het toeval van het spel lag vast toen die werd getoond.
verify-own-commitment = De startwaarde past bij de toezegging in het verslag, { $commitment }. Vergelijk die met wat vóór het spel werd getoond.
verify-no-commitment = Er is geen toezegging, dus de startwaarde kan op elk moment gekozen zijn.
verify-moves = { $count ->
    [0] Er zijn geen zetten.
    [one] 1 zet is nagespeeld en is toegestaan.
   *[other] { $count } zetten zijn nagespeeld, en alle zijn toegestaan.
}
verify-result = De uitslag volgt uit de zetten: { $points }. Gewonnen: { $winners }.
verify-no-result = Het verslag noemt geen uitslag; de zetten leiden tot { $points }. Gewonnen: { $winners }.
verify-unfinished = Het spel is nog niet afgelopen.
