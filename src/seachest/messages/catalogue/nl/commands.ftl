### What the commands say beside the game itself.

games-players = { $fewest } tot { $most } spelers
games-which = Welk spel? Een nummer of een naam; Enter: { $first }
games-unknown = “{ $input }” is geen van deze spellen.
levels-which = Hoe sterk moeten de anderen zijn? Een nummer of een naam; Enter: { $first }
levels-unknown = “{ $input }” is geen van deze niveaus.
play-seat = plaats { $seat }
play-knowledge-of = Wat { $name } weet:

## seachest verify

verify-deal = { $game }, { $players } spelers: opnieuw gedeeld met de startwaarde { $seed }.
verify-position = { $game }, { $players } spelers: het verslag begint met een spelstand, dus er viel geen kaartverdeling te controleren.
verify-commitment = De startwaarde past bij de vingerafdruk { $commitment }: al het toeval in de partij lag al vast toen die werd bekendgemaakt.
verify-own-commitment = De startwaarde past bij de vingerafdruk in het verslag, { $commitment }. Vergelijk die met wat vóór de partij werd bekendgemaakt.
verify-no-commitment = Er is geen vingerafdruk opgegeven, dus de startwaarde kan op elk moment gekozen zijn.
verify-moves = { $count ->
    [0] Er zijn geen zetten.
    [one] 1 zet is nagespeeld en is toegestaan.
   *[other] { $count } zetten zijn nagespeeld en ze zijn allemaal toegestaan.
}
verify-result = De uitslag volgt uit de zetten: { $points }. Gewonnen door: { $winners }.
verify-no-result = Het verslag bevat geen uitslag; de zetten leiden tot { $points }. Gewonnen door: { $winners }.
verify-unfinished = Het spel is nog niet afgelopen.

## seachest admin en seachest backup

admin-nothing = Hier staat niets.
admin-done = Gedaan. Een draaiende server neemt het binnen een paar seconden over.
admin-renamed = { $name } heet nu { $other }.
admin-recovery-code = Herstelcode voor { $name }: { $code } (op de pagina: “Wachtwoord vergeten?”)
admin-for-good = voorgoed
admin-moderator = moderator
admin-account = account
admin-guest = gast
backup-made = { $file } ({ $count ->
    [one] 1 kopie
   *[other] { $count } kopieën
} in deze map)

## seachest puzzles make

puzzles-made = { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
} in { $file }
puzzles-stopped = gestopt; alle puzzels tot nu toe staan in { $file }, en dezelfde opdracht gaat daar verder
