### What the commands say beside the game itself.

games-players = { $fewest } bis { $most } Personen
games-which = Welches Spiel? Nummer oder Name; Enter: { $first }
games-unknown = „{ $input }“ ist keines dieser Spiele.
levels-which = Wie stark sollen die anderen sein? Nummer oder Name; Enter: { $first }
levels-unknown = „{ $input }“ ist keine dieser Stufen.
play-seat = Platz { $seat }
play-knowledge-of = Was { $name } weiß:

## seachest verify

verify-deal = { $game }, { $players } Personen: neu ausgeteilt nach dem Startwert { $seed }.
verify-position = { $game }, { $players } Personen: Die Aufzeichnung beginnt mit einer Stellung, also war kein Austeilen zu prüfen.
verify-commitment = Der Startwert passt zum Fingerabdruck { $commitment }: Aller Zufall der Partie stand fest, als dieser veröffentlicht wurde.
verify-own-commitment = Der Startwert passt zum Fingerabdruck in der Aufzeichnung, { $commitment }. Vergleiche ihn mit dem, der vor der Partie veröffentlicht wurde.
verify-no-commitment = Es wurde kein Fingerabdruck angegeben; der Startwert kann also jederzeit gewählt worden sein.
verify-moves = { $count ->
    [0] Es gibt keine Züge.
    [one] 1 Zug wurde nachgespielt und ist erlaubt.
   *[other] { $count } Züge wurden nachgespielt, und alle sind erlaubt.
}
verify-result = Das Ergebnis folgt aus den Zügen: { $points }. Gewonnen hat: { $winners }.
verify-no-result = Die Aufzeichnung enthält kein Ergebnis; die Züge führen zu { $points }. Gewonnen hat: { $winners }.
verify-unfinished = Die Partie ist noch nicht zu Ende.

## seachest admin und seachest backup

admin-nothing = Hier gibt es nichts.
admin-done = Erledigt. Ein laufender Server übernimmt es innerhalb weniger Sekunden.
admin-renamed = { $name } heißt jetzt { $other }.
admin-recovery-code = Ersatzcode für { $name }: { $code } (auf der Seite: „Passwort vergessen?“)
admin-for-good = für immer
admin-moderator = Moderation
admin-account = Konto
admin-guest = Gast
backup-made = { $file } ({ $count ->
    [one] 1 Kopie
   *[other] { $count } Kopien
} in diesem Ordner)

## seachest puzzles make

puzzles-made = { $count } Rätsel in { $file }
puzzles-stopped = angehalten; alle bisher erstellten Rätsel stehen in { $file }, und derselbe Befehl macht dort weiter
