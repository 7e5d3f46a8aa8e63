### Why a server does not do something: a message for each code of docs/protocol.md.

refused-away = Een bot speelt voor je; neem het spel eerst weer over.
refused-bad-endpoint = Naar dat adres stuurt de server geen meldingen.
refused-bad-message = De server begrijpt dit niet ({ $where }: { $what }).
refused-bad-method = Dit soort verzoek neemt de server hier niet aan.
refused-bad-name = Een naam heeft 1 tot en met { $longest } zichtbare tekens.
refused-bad-request = De server begrijpt dit verzoek niet.
refused-bad-table = { $what ->
    [game] Zo’n spel zit niet in deze kist.
    [players] Dit spel is voor { $fewest } tot { $most } spelers.
    [unknown-option] Die optie heeft dit spel niet.
   *[option] Die waarde is niet mogelijk voor de optie “{ $option }”.
}
refused-bad-type = De server verwachtte { $type }.
refused-banned = { $days ->
    [0] Je bent van deze server verbannen.
    [one] Je bent nog 1 dag van deze server verbannen.
   *[other] Je bent nog { $days } dagen van deze server verbannen.
}
refused-busy = Het is te druk op de server; probeer het zo nog eens.
refused-foreign-origin = Deze pagina hoort niet bij de server.
refused-has-account = Je hebt al een account.
refused-headers-too-large = Het verzoek heeft te veel of te lange kopregels.
refused-hints-with-people = Hints zijn er alleen als je in je eentje met bots speelt.
refused-hints-with-daily = Bij de partij van de dag zijn er geen hints, zodat iedereen onder gelijke omstandigheden speelt.
refused-illegal-move = Dat staan de regels nu niet toe ({ $clause }): { $rule }
refused-internal = Er ging iets mis op de server. De fout is vastgelegd.
refused-name-fixed = Een moderator heeft je deze naam gegeven; je kunt hem niet wijzigen.
refused-name-of-a-bot = Zo heet een bot; kies een andere naam.
refused-name-taken = Iemand anders heeft al een account met die naam.
refused-no-account = Gasten hebben geen wachtwoord; maak eerst een account aan.
refused-no-free-seat = Aan deze tafel is geen plaats vrij.
refused-no-reviews = Deze server blikt niet terug op partijen.
refused-no-session = De server weet niet wie je bent. Kies een naam, of log in.
refused-no-such-move = Zo’n zet kent dit spel niet.
refused-no-such-player = Die persoon bestaat niet op deze server.
refused-no-such-seat = Die plaats is er niet aan deze tafel.
refused-no-such-table = Die tafel is er niet op deze server.
refused-not-begun = Het spel is nog niet begonnen.
refused-not-following = Je volgt deze tafel niet.
refused-not-for-you = Dat mag alleen wie de server beheert.
refused-not-found = Op dit adres is niets.
refused-not-in-a-game = Tijdens het spel kan niemand worden verwijderd. Wie wegblijft, wordt na een paar minuten vervangen door een bot.
refused-not-over = Dat kan pas als het spel is afgelopen.
refused-not-seated = Dat mag alleen wie aan tafel zit.
refused-not-the-opener = Dat mag alleen wie de tafel heeft geopend.
refused-not-to-be-invited = Je kunt alleen mensen uitnodigen met wie je hebt gespeeld of die jou als vriend hebben toegevoegd, en niemand die van deze tafel is verwijderd.
refused-not-to-be-watched = Aan deze tafel mag niemand toekijken.
refused-not-waiting = Het spel is al begonnen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-nothing-said = Typ eerst een bericht.
refused-nothing-to-decide = Je hebt nu niets te beslissen.
refused-nothing-to-take-back = Dat kun je niet meer terugnemen.
refused-over = Het spel is afgelopen.
refused-preparing = Dit spel wordt nog klaargezet ({ $percent }%). Probeer het zo nog eens.
refused-removed = Je bent van deze tafel verwijderd door degene die hem heeft geopend.
refused-rules-changed = De regels van dit spel zijn sindsdien verbeterd; de zetten kunnen niet meer worden getoond.
refused-seat-empty = Daar zit niemand.
refused-seat-taken = Daar zit al iemand.
refused-seeds-not-allowed = Deze server schudt de kaarten zelf.
refused-several-people = Je kunt het tempo alleen bepalen als je alleen met bots speelt.
refused-silenced = { $hours ->
    [0] Een moderator heeft je gedempt; je kunt niet meer chatten.
    [one] Een moderator heeft je gedempt; binnen 1 uur kun je weer chatten.
   *[other] Een moderator heeft je gedempt; binnen { $hours } uur kun je weer chatten.
}
refused-too-large = Dat is te veel voor één bericht.
refused-too-late = Te laat: een bot neemt deze beslissing. Daarna kun je het spel weer overnemen.
refused-too-many = Dat ging te snel achter elkaar; probeer het { $seconds ->
    [one] over een seconde
   *[other] over { $seconds } seconden
} opnieuw.
refused-too-many-bots = Met zoveel bots is er geen plaats voor jou.
refused-too-many-friends = Er passen niet meer dan { $most } vrienden in je lijst.
refused-too-many-invitations = Je kunt hoogstens { $most } mensen per tafel uitnodigen.
refused-too-many-muted = Meer dan { $most } spelers kun je niet dempen.
refused-too-many-sockets = Er staan te veel verbindingen open; sluit er een (er mogen er hoogstens { $most } openstaan).
refused-too-many-tables = Meer dan { $most } tafels kun je niet tegelijk volgen.
refused-too-much-talk = Rustig aan: { $seconds ->
    [one] over een seconde
   *[other] over { $seconds } seconden
} kun je weer iets zeggen.
refused-too-slow = Het verzoek was na { $seconds } seconden nog niet compleet; probeer het opnieuw.
refused-wrong-code = Naam of code klopt niet.
refused-wrong-credentials = Naam of wachtwoord klopt niet.
refused-wrong-password = Dat is niet je wachtwoord.
refused-unknown = De server heeft geweigerd: { $code }.
