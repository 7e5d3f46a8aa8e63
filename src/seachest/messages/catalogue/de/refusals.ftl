### Warum ein Server etwas nicht tut: eine Meldung für jeden Code in docs/protocol.md.

refused-away = Ein Bot spielt für dich; komm zuerst zurück.
refused-bad-message = Das versteht der Server nicht ({ $where }: { $what }).
refused-bad-method = So kann man den Server nicht fragen.
refused-bad-name = Ein Name hat 1 bis { $longest } Buchstaben, und man sieht sie alle.
refused-bad-request = Diese Anfrage versteht der Server nicht.
refused-bad-table = { $what ->
    [game] So ein Spiel ist nicht in dieser Truhe.
    [players] Dieses Spiel ist für { $fewest } bis { $most } Personen.
    [unknown-option] Diese Möglichkeit hat das Spiel nicht.
   *[option] So lässt sich „{ $option }“ nicht einstellen.
}
refused-bad-type = Der Server möchte { $type }.
refused-busy = Am Server ist gerade zu viel los; versuch es gleich noch einmal.
refused-foreign-origin = Diese Seite gehört nicht zum Server.
refused-has-account = Du hast schon ein Konto.
refused-illegal-move = Das erlauben die Regeln jetzt nicht ({ $clause }): { $rule }
refused-internal = Am Server ist etwas schiefgegangen. Er hat es sich gemerkt.
refused-name-taken = Ein Konto mit diesem Namen hat schon jemand.
refused-no-account = Gäste haben kein Passwort; eröffne zuerst ein Konto.
refused-no-free-seat = An diesem Tisch ist kein Platz frei.
refused-no-session = Der Server weiß nicht, wer du bist. Gib dir einen Namen, oder melde dich an.
refused-no-such-move = Einen solchen Zug kennt dieses Spiel nicht.
refused-no-such-seat = Einen solchen Platz hat dieser Tisch nicht.
refused-no-such-table = Einen solchen Tisch gibt es auf diesem Server nicht.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-following = Du bist nicht an diesem Tisch.
refused-not-for-you = Das ist für die, die den Server betreiben.
refused-not-found = Unter dieser Adresse ist nichts.
refused-not-over = Das gibt es erst, wenn das Spiel zu Ende ist.
refused-not-seated = Das dürfen nur die, die am Tisch sitzen.
refused-not-the-opener = Das darf nur, wer den Tisch eröffnet hat.
refused-not-to-be-watched = An diesem Tisch darf niemand zuschauen.
refused-not-waiting = Das Spiel hat schon begonnen.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-nothing-said = Du hast nichts gesagt.
refused-over = Das Spiel ist zu Ende.
refused-removed = Wer den Tisch eröffnet hat, hat dich von ihm entfernt.
refused-seat-empty = Da sitzt niemand.
refused-seat-taken = Da sitzt schon jemand.
refused-seeds-not-allowed = Dieser Server mischt die Karten selbst.
refused-too-large = Das ist zu viel für eine Nachricht.
refused-too-late = Zu spät: Diese Entscheidung trifft ein Bot. Komm danach zurück.
refused-too-many = Zu oft; versuch es { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
} noch einmal.
refused-too-many-bots = Bei so vielen Bots bleibt kein Platz für dich.
refused-too-many-muted = Mehr als { $most } Personen kannst du nicht stummschalten.
refused-too-many-sockets = Es sind zu viele Verbindungen offen; schließe eine davon (höchstens { $most }).
refused-too-many-tables = Mehr als { $most } Tischen kannst du nicht zugleich folgen.
refused-too-much-talk = Du redest viel; weiter geht es { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
}.
refused-wrong-credentials = Ein Konto mit diesem Namen und Passwort gibt es nicht.
refused-wrong-password = Das ist nicht dein Passwort.
refused-unknown = Der Server hat abgelehnt: { $code }.
