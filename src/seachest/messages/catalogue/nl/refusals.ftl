### Waarom een server iets niet doet: een bericht voor elke code in docs/protocol.md.

refused-away = Een bot speelt voor je; kom eerst terug.
refused-bad-message = De server begrijpt dit niet ({ $where }: { $what }).
refused-bad-method = Zo kun je de server niet vragen.
refused-bad-name = Een naam heeft 1 tot { $longest } letters, en je kunt ze allemaal zien.
refused-bad-request = De server begrijpt deze vraag niet.
refused-bad-table = { $what ->
    [game] Zo’n spel zit niet in deze kist.
    [players] Dit spel is voor { $fewest } tot { $most } spelers.
    [unknown-option] Die optie heeft dit spel niet.
   *[option] Zo kan de optie “{ $option }” niet zijn.
}
refused-bad-type = De server wil { $type }.
refused-busy = Het is te druk op de server; probeer het zo nog eens.
refused-foreign-origin = Deze pagina hoort niet bij de server.
refused-has-account = Je hebt al een account.
refused-illegal-move = Dat staan de regels nu niet toe ({ $clause }): { $rule }
refused-internal = Er ging iets mis op de server. Hij heeft dat genoteerd.
refused-name-taken = Iemand anders heeft al een account met die naam.
refused-no-account = Gasten hebben geen wachtwoord; open eerst een account.
refused-no-free-seat = Aan deze tafel is geen plaats vrij.
refused-no-session = De server weet niet wie je bent. Kies een naam, of log in.
refused-no-such-move = Zo’n zet kent dit spel niet.
refused-no-such-seat = Zo’n plaats heeft deze tafel niet.
refused-no-such-table = Zo’n tafel is er niet op deze server.
refused-not-begun = Het spel is nog niet begonnen.
refused-not-following = Je volgt deze tafel niet.
refused-not-for-you = Dat is voor wie de server beheert.
refused-not-found = Op dit adres is niets.
refused-not-over = Dat kan pas als het spel is afgelopen.
refused-not-seated = Dat mag alleen wie aan tafel zit.
refused-not-the-opener = Dat mag alleen wie de tafel heeft geopend.
refused-not-to-be-watched = Aan deze tafel mag niemand toekijken.
refused-not-waiting = Het spel is al begonnen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-nothing-said = Je hebt niets gezegd.
refused-over = Het spel is afgelopen.
refused-removed = Wie de tafel heeft geopend, heeft je ervan verwijderd.
refused-seat-empty = Daar zit niemand.
refused-seat-taken = Daar zit al iemand.
refused-seeds-not-allowed = Deze server schudt de kaarten zelf.
refused-too-large = Dat is te veel voor één bericht.
refused-too-late = Te laat: een bot neemt deze beslissing. Kom daarna terug.
refused-too-many = Te vaak; probeer het { $seconds ->
    [one] over een seconde
   *[other] over { $seconds } seconden
} opnieuw.
refused-too-many-bots = Met zoveel bots is er geen plaats voor jou.
refused-too-many-muted = Meer dan { $most } spelers kun je niet dempen.
refused-too-many-sockets = Er staan te veel verbindingen open; sluit er een (hoogstens { $most }).
refused-too-many-tables = Meer dan { $most } tafels kun je niet tegelijk volgen.
refused-too-much-talk = Je praat veel; ga verder { $seconds ->
    [one] over een seconde
   *[other] over { $seconds } seconden
}.
refused-wrong-credentials = Er is geen account met die naam en dat wachtwoord.
refused-wrong-password = Dat is niet je wachtwoord.
refused-unknown = De server heeft geweigerd: { $code }.
