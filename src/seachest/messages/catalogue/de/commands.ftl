### What the commands say beside the game itself.

games-players = { $fewest } bis { $most } Spieler
games-which = Welches Spiel? Nummer oder Name; Enter: { $first }
games-unknown = „{ $input }“ ist keines dieser Spiele.
levels-which = Wie stark sollen die anderen sein? Nummer oder Name; Enter: { $first }
levels-unknown = „{ $input }“ ist keine dieser Stufen.
play-seat = Platz { $seat }
play-knowledge-of = Was { $name } weiß:

## seachest verify

verify-deal = { $game }, { $players } Spieler: neu ausgeteilt nach dem Startwert { $seed }.
verify-position = { $game }, { $players } Spieler: Die Aufzeichnung beginnt mit einer Stellung, also war kein Austeilen zu prüfen.
verify-commitment = Der Startwert passt zur Zusage { $commitment }: Aller Zufall der Partie stand fest, als sie gezeigt wurde.
verify-own-commitment = Der Startwert passt zur Zusage in der Aufzeichnung, { $commitment }. Vergleiche sie mit der, die vor der Partie gezeigt wurde.
verify-no-commitment = Es gibt keine Zusage, also kann der Startwert irgendwann gewählt worden sein.
verify-moves = { $count ->
    [0] Es gibt keine Züge.
    [one] 1 Zug wurde nachgespielt und ist erlaubt.
   *[other] { $count } Züge wurden nachgespielt, und alle sind erlaubt.
}
verify-result = Das Ergebnis folgt aus den Zügen: { $points }. Gewonnen: { $winners }.
verify-no-result = Die Aufzeichnung nennt kein Ergebnis; die Züge führen zu { $points }. Gewonnen: { $winners }.
verify-unfinished = Die Partie ist noch nicht zu Ende.
