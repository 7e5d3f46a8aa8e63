### The page in the browser, German.

page-title = Seachest
page-skip = Zum Hauptteil springen
page-close = Schließen
page-language = Sprache
page-loading = Der Tisch wird gedeckt …
page-offline = Du bist offline. Die Truhe geht wieder auf, sobald das Netz da ist.
page-home = Zurück zur Truhe

## The games

page-players-range = { $fewest } bis { $most } Personen
page-lead = Drei Kartenspiele vom Meer in einer Truhe. Spiel mit Freunden oder mit Bots, die immer Lust haben.

## A new table

page-new-players = Wie viele spielen?
page-new-level = Wie stark sind die Bots?
page-new-play = Spielen
page-new-open = Tisch eröffnen
page-new-friends = Freunde einladen
    .help = Du bekommst einen Link für sie, und das Spiel beginnt, wenn alle da sind.
page-new-quick = Schnell mitspielen
    .help = Setzt dich zu allen, die gerade ein Spiel suchen, mit 60 Sekunden für jede Entscheidung.
page-new-learn = In fünf Minuten lernen
    .first = Neu für dich? Jemand setzt sich zu dir an den Tisch und zeigt, wie es geht.
page-new-rules = Regeln lesen
page-new-more = Plätze und Regeln am Tisch
page-new-seats = Wer sitzt wo?
    .help = In dieser Reihenfolge geht es reihum.
page-new-seat = Platz { $number }
page-new-you = Du
page-new-friend = Freundin oder Freund
page-new-clock = Uhr
    .help = Wer sie ablaufen lässt, für den spielt ein Bot weiter, bis er oder sie zurück ist.
page-new-clock-none = keine
page-new-clock-seconds = { $seconds } Sekunden
page-new-clock-minutes = { $minutes } Minuten
page-new-clock-days = { $days } Tage
page-new-watch = Wer darf zusehen?
    .help = Wer zusieht, sieht, was offen liegt, nie eine Hand.
page-new-watch-anyone = Alle mit dem Link
page-new-watch-nobody = Niemand
page-new-public = Öffentlicher Tisch
    .help = Er steht auf der Startseite: Fremde dürfen sich dazusetzen und, wenn du willst, zusehen.
page-new-as-in-rules = wie in den Regeln

## Who plays

page-name-title = Wie sollen wir dich nennen?
page-name-label = Dein Name
page-name-note = Die anderen am Tisch sehen ihn. Mehr wirst du nicht gefragt.
page-name-go = Auf geht’s
page-bot-name = Bot { $number } ({ $level })
page-seat-free = freier Platz
page-me = Du
page-me-guest = Du spielst als Gast. Dieser Browser merkt sich dich und deine Tische.
page-me-account = Du hast ein Konto: Melde dich damit auf jedem Gerät an.
page-me-nobody = Du hast hier noch keinen Namen. Das erste Spiel fragt danach.
page-me-rename = Namen ändern
page-me-renamed = Ab jetzt heißt du { $name }.
page-me-open = Konto eröffnen
    .help = Ein Name und ein Passwort, damit deine Tische und Wertungen auf jedem Gerät bei dir sind. Mehr wirst du nicht gefragt, und die Spiele dieses Browsers kommen mit.
page-me-login = Anmelden
    .help = Zurück in dein Konto.
page-me-logout = Abmelden
    .help = Deine Tische und Wertungen bleiben in deinem Konto.
page-me-forget = Vergiss mich
    .help = Dieser Browser vergisst dich. An die Tische eines Gasts kommt dann niemand zurück, auch du nicht.
page-me-password = Passwort
page-me-password-note = Mindestens { $least } Zeichen.
page-me-change = Passwort ändern
    .help = Hier bleibst du angemeldet; alle anderen Geräte müssen sich neu anmelden.
page-me-old = Bisheriges Passwort
page-me-new = Neues Passwort
page-me-changed = Ab jetzt gilt das neue Passwort.
page-me-delete = Konto löschen
    .help = Dein Name, dein Passwort und deine Wertungen werden endgültig gelöscht. Laufende Spiele spielen Bots zu Ende.
page-me-ratings = Wertungen
page-me-rating = { $rating } nach { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}
page-me-no-ratings = Noch keine Wertungen. Es zählen Spiele unter Leuten mit Konto.

## Tables

page-tables = Deine Tische
page-tables-none = Noch kein Tisch. Mach eine Schachtel auf!
page-tables-all = Alle deine Tische
page-tables-over = Zu Ende gespielt
page-lobby = Offen für alle
page-lobby-none = Gerade wartet niemand, und es gibt nichts zu sehen. Mach deinen Tisch öffentlich, dann steht er hier.
page-tables-your-turn = Du bist dran
page-tables-turn-of = Am Zug: { $names }
page-tables-waiting = { $free ->
    [0] beginnt gleich
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
page-tables-is-over = beendet
page-tables-resume = Weiterspielen
page-tables-go = Zum Tisch
page-tables-join = Dazusetzen
page-tables-watch = Zusehen
page-tables-look = Ansehen
page-tables-alone = Noch niemand sonst

## Before the game

page-waiting-title = { $free ->
    [0] Das Spiel beginnt
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
page-waiting-begins = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
page-waiting-invited = { $name } lädt dich zu einem Spiel ein
page-waiting-invited-nobody = Du bist zu einem Spiel eingeladen
page-waiting-sit = Hier hinsetzen
page-waiting-sit-anywhere = Hinsetzen
page-waiting-you = du
page-waiting-opener = hat den Tisch eröffnet
page-waiting-free = Frei
page-waiting-bot = Bot hinsetzen
page-waiting-bot-level = Stärke des Bots auf Platz { $number }
page-waiting-take-out = { $name } vom Tisch nehmen
page-waiting-take-out-sure = { $name } wirklich vom Tisch nehmen?
page-waiting-rise = Tisch verlassen
page-waiting-start = Jetzt beginnen
    .help = Bots nehmen die freien Plätze.
page-waiting-start-level = Stärke dieser Bots
page-waiting-full = Alle Plätze sind besetzt.
page-waiting-options = Die Regeln dieses Tischs
page-waiting-no-clock = keine Uhr
page-waiting-clock = { $time } für jede Entscheidung
page-waiting-yes = ja
page-waiting-no = nein
page-arrival-playing = An diesem Tisch wird gespielt
page-arrival-over = Das Spiel an diesem Tisch ist zu Ende
page-arrival-watch = Zusehen
page-arrival-look = Ansehen, wie es ausging
page-arrival-other = Hast du hier einen Platz? Dann melde dich an oder öffne den Link in dem Browser, in dem du gespielt hast.

## Inviting

page-invite = Freunde einladen
page-invite-link = Link zu diesem Tisch
page-invite-copy = Kopieren
page-invite-copied = Kopiert!
page-invite-select = Markiert. Kopiere ihn mit Strg-C oder halte ihn gedrückt.
page-invite-share = Teilen
page-invite-text = Komm an den Tisch: { $game }
page-invite-qr = Code für Handys
page-invite-only-here = Dieser Link geht nur auf diesem Rechner.
page-invite-lan = Andere in deinem Netz nehmen diesen Link:
page-invite-no-lan = Der Server hört nur auf diesen Rechner. Mit „seachest serve --lan“ gestartet, lässt er auch Handys und Freunde in deinem Netz herein.
page-invite-here = Dieser Rechner
page-invite-network = In deinem Netz

## Settings and keys

page-settings = Einstellungen
page-light = Licht
page-light-system = Wie das System
page-light-light = Hell
page-light-dark = Dunkel
page-sound = Töne
    .help = Papier, Wasser und eine Glocke, wenn du dran bist.
page-still = Weniger Bewegung
    .help = Karten wechseln ihren Platz, ohne zu gleiten.
page-keys = Tasten
page-keys-tab = zum Nächsten, was du tun kannst, und zurück
page-keys-enter = es tun
page-keys-rules = die Regeln
page-keys-settings = Einstellungen
page-keys-help = diese Tasten
page-keys-escape = schließen, was offen ist

## Rules

page-rules = Regeln
page-rules-of = { $game }: die Regeln
page-rules-contents = Inhalt
page-rules-alone = Als eigene Seite öffnen

## Where nothing is

page-nowhere-title = Hier ist nichts als Wasser
page-nowhere = Diese Adresse führt nirgendwohin. Vielleicht ist sie vertippt, oder etwas ist umgezogen.
page-nowhere-table-title = Weit und breit kein Tisch
page-nowhere-table = Unter dieser Adresse gibt es keinen Tisch. Schau, ob der ganze Link kopiert wurde, oder lass ihn dir noch einmal geben.

## At the table

page-table = Der Tisch
page-actions = Was du jetzt tun kannst
page-your-turn = Du bist dran
page-waiting-for = Alle warten auf { $names }
page-watching = Du siehst zu
page-over = Das Spiel ist zu Ende
page-story = Verlauf
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Sag etwas
page-chat-send = Senden
page-chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-people = An diesem Tisch
page-mute = Stumm
page-unmute = Wieder hören
page-mute-name = { $name } stumm schalten
page-take-out = Entfernen
page-leave-sure = Den Tisch verlassen? Ein Bot spielt auf deinem Platz zu Ende.
page-sure-no = Lieber nicht
page-lost = Die Verbindung ist weg. Der Server wird gesucht …
page-back-again = Wieder verbunden.
page-away = Deine Zeit ist abgelaufen, deshalb spielt ein Bot für dich.
page-come-back = Selbst weiterspielen
page-clock = noch { $seconds } Sekunden
page-level = Bot, { $level }
page-not-here = ist nicht verbunden

## Where something goes wrong

page-problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
page-problem-illegal-move = Das geht jetzt nicht. Schau noch einmal hin, etwas hat sich geändert.

## The clock

page-days = { $days } Tage
page-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}

## The end

page-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
page-why = Was diese Punkte ausmacht
page-rematch = Noch einmal
page-rematch-join = Bei der Revanche mitspielen
page-see-table = Den Tisch ansehen
page-record = Aufzeichnung speichern
page-shuffle = War ehrlich gemischt?
page-shuffle-proved = Es war ehrlich gemischt
page-shuffle-how = Vor der ersten Karte hat der Server einen Fingerabdruck seiner Mischung genannt, jetzt nennt er die Mischung selbst. Diese Seite hat den Fingerabdruck nachgerechnet: Beide sind nur gleich, wenn dazwischen nichts geändert wurde. Die gespeicherte Aufzeichnung und „seachest verify“ beweisen jede Karte.
page-shuffle-promise = Fingerabdruck, vor dem Spiel genannt
page-shuffle-seed = Die Mischung (Startwert)
page-shuffle-digest = Fingerabdruck des Startwerts (SHA-256)

## The replay

page-replay = Noch einmal ansehen
page-replay-as = Wessen Wissen
page-replay-all = Alle Karten offen
page-replay-watch = Wie Zuschauer es sahen
page-replay-seat = Was { $name } wusste
page-replay-back = Einen Schritt zurück
page-replay-on = Einen Schritt weiter
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-moment = Augenblick des Spiels
