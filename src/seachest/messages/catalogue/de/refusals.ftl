### Why a server does not do something: a message for each code of docs/protocol.md.

refused-away = Gerade spielt ein Bot für dich. Übernimm zuerst wieder selbst.
refused-bad-endpoint = An diese Adresse schickt der Server keine Benachrichtigungen.
refused-bad-message = Das versteht der Server nicht ({ $where }: { $what }).
refused-bad-method = Diese Art von Anfrage gibt es hier nicht.
refused-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refused-bad-request = Diese Anfrage versteht der Server nicht.
refused-bad-table = { $what ->
    [game] Dieses Spiel ist nicht in der Truhe.
    [players] Dieses Spiel ist für { $fewest } bis { $most } Personen.
    [unknown-option] Diese Option gibt es in dem Spiel nicht.
   *[option] So lässt sich „{ $option }“ nicht einstellen.
}
refused-bad-type = Der Server erwartet { $type }.
refused-banned = { $days ->
    [0] Du bist auf diesem Server gesperrt.
    [one] Du bist auf diesem Server noch 1 Tag gesperrt.
   *[other] Du bist auf diesem Server noch { $days } Tage gesperrt.
}
refused-busy = Auf dem Server ist gerade zu viel los; versuch es gleich noch einmal.
refused-foreign-origin = Diese Seite gehört nicht zum Server.
refused-has-account = Du hast schon ein Konto.
refused-headers-too-large = Die Anfrage hat zu viele oder zu lange Kopfzeilen.
refused-hints-with-people = Tipps gibt es nur an Tischen, an denen du allein mit Bots spielst.
refused-hints-with-daily = In der Tagespartie gibt es keine Tipps, damit alle unter gleichen Bedingungen spielen.
refused-illegal-move = Das erlauben die Regeln jetzt nicht ({ $clause }): { $rule }
refused-internal = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde festgehalten.
refused-name-fixed = Die Moderation hat dir diesen Namen gegeben; du kannst ihn nicht ändern.
refused-name-of-a-bot = So heißt ein Bot; wähle einen anderen Namen.
refused-name-taken = Diesen Namen hat schon ein anderes Konto.
refused-no-account = Gäste haben kein Passwort; leg zuerst ein Konto an.
refused-no-free-seat = An diesem Tisch ist kein Platz frei.
refused-no-reviews = Auf diesem Server gibt es keine Rückblicke auf Partien.
refused-no-session = Der Server weiß nicht, wer du bist. Wähl einen Namen oder melde dich an.
refused-no-such-move = Diesen Zug gibt es in dem Spiel nicht.
refused-no-such-player = Diese Person gibt es auf diesem Server nicht.
refused-no-such-seat = Diesen Platz gibt es an dem Tisch nicht.
refused-no-such-table = Diesen Tisch gibt es auf dem Server nicht.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-following = Du bist nicht an diesem Tisch.
refused-not-for-you = Das dürfen nur die, die den Server betreiben.
refused-not-found = Unter dieser Adresse ist nichts.
refused-not-in-a-game = In einer laufenden Partie kann niemand entfernt werden. Bleibt jemand weg, spielt dort nach ein paar Minuten ein Bot.
refused-not-over = Das gibt es erst, wenn die Partie zu Ende ist.
refused-not-seated = Das dürfen nur die, die am Tisch sitzen.
refused-not-the-opener = Das darf nur, wer den Tisch eröffnet hat.
refused-not-to-be-invited = Einladen kannst du nur Leute, mit denen du gespielt hast oder die dich zu ihren Freunden zählen, und niemanden, der von diesem Tisch entfernt wurde.
refused-not-to-be-watched = An diesem Tisch darf niemand zuschauen.
refused-not-waiting = Die Partie hat schon begonnen.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-nothing-said = Schreib zuerst etwas.
refused-nothing-to-decide = Du hast gerade nichts zu entscheiden.
refused-nothing-to-take-back = Das lässt sich nicht mehr zurücknehmen.
refused-over = Die Partie ist zu Ende.
refused-preparing = Dieses Spiel wird noch eingerichtet ({ $percent } %). Versuch es gleich noch einmal.
refused-removed = Du wurdest von der Person entfernt, die den Tisch eröffnet hat.
refused-rules-changed = Die Regeln dieses Spiels wurden seitdem korrigiert; die Züge lassen sich nicht mehr zeigen.
refused-seat-empty = Da sitzt niemand.
refused-seat-taken = Da sitzt schon jemand.
refused-seeds-not-allowed = Dieser Server mischt die Karten selbst.
refused-several-people = Das Tempo kannst du nur bestimmen, wenn du allein mit Bots spielst.
refused-silenced = { $hours ->
    [0] Die Moderation hat dich stummgeschaltet; im Chat kannst du nicht mehr schreiben.
    [one] Die Moderation hat dich stummgeschaltet; spätestens in 1 Stunde kannst du wieder schreiben.
   *[other] Die Moderation hat dich stummgeschaltet; spätestens in { $hours } Stunden kannst du wieder schreiben.
}
refused-too-large = Das ist zu viel für eine Nachricht.
refused-too-late = Zu spät: Diese Entscheidung trifft ein Bot. Danach kannst du wieder selbst spielen.
refused-too-many = Nicht so schnell: Versuch es { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
} noch einmal.
refused-too-many-bots = Bei so vielen Bots bleibt kein Platz für dich.
refused-too-many-friends = Mehr als { $most } Freunde passen nicht in deine Liste.
refused-too-many-invitations = Mehr als { $most } Leute kannst du nicht an einen Tisch einladen.
refused-too-many-muted = Mehr als { $most } Personen kannst du nicht stummschalten.
refused-too-many-sockets = Es sind zu viele Verbindungen offen; schließe eine davon (höchstens { $most }).
refused-too-many-tables = Mehr als { $most } Tischen kannst du nicht zugleich folgen.
refused-too-much-talk = Etwas langsamer, bitte: Schreiben kannst du wieder { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
}.
refused-too-slow = Die Anfrage war { $seconds ->
    [one] nach einer Sekunde
   *[other] nach { $seconds } Sekunden
} noch nicht vollständig; versuch es noch einmal.
refused-wrong-code = Falscher Name oder falscher Code.
refused-wrong-credentials = Name oder Passwort stimmt nicht.
refused-wrong-password = Das ist nicht dein Passwort.
refused-unknown = Der Server hat das abgelehnt: { $code }.
