### The page in the browser, German.

page-title = Seachest
page-skip = Zum Inhalt springen
page-close = Schließen
page-language = Sprache
page-loading = Der Tisch wird gedeckt …
page-offline = Du bist offline. Die Truhe geht wieder auf, sobald das Netz da ist.
page-warmup = Die Spiele werden eingerichtet; nur der erste Start dauert so lange.
    .meanwhile = Du kannst schon die Regeln lesen oder ein Spiel lernen.
page-warmup-game = { $game }: { $percent } %
page-warmup-ready = { $game }: bereit
page-home = Zurück zur Truhe

## The games

page-players-range = { $fewest } bis { $most } Personen
page-lead = Drei Kartenspiele rund ums Meer in einer Truhe. Spiel mit Freunden oder mit Bots, die immer Lust haben.

## A new table

page-new-players = Wie viele spielen?
page-new-level = Wie stark sind die Bots?
page-new-play = Spielen
page-new-open = Tisch eröffnen
page-new-friends = Freunde einladen
    .help = Du bekommst einen Link für sie, und die Partie beginnt, wenn alle da sind.
page-new-quick = Schnell mitspielen
    .help = Du spielst mit Leuten, die auch gerade eine Partie suchen. Für jede Entscheidung habt ihr 60 Sekunden.
page-new-learn = In fünf Minuten lernen
    .first = Neu für dich? Jemand setzt sich zu dir an den Tisch und zeigt dir, wie es geht.
page-new-rules = Regeln lesen
page-new-more = Plätze und Regeln am Tisch
page-new-seats = Wer sitzt wo?
    .help = In dieser Reihenfolge seid ihr dran.
page-new-seat = Platz { $number }
page-new-you = Du
page-new-friend = Jemand mit Link
page-new-clock = Uhr
    .help = Läuft sie bei jemandem ab, spielt dort ein Bot, bis die Person zurück ist.
page-new-clock-none = keine
page-new-clock-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
page-new-clock-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
page-new-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-new-watch = Wer darf zuschauen?
    .help = Zuschauende sehen nur, was offen liegt, nie eine Hand.
page-new-watch-anyone = Alle mit dem Link
page-new-watch-nobody = Niemand
page-new-public = Öffentlicher Tisch
    .help = Er steht auf der Startseite: Fremde dürfen sich dazusetzen und, wenn du willst, zuschauen.
page-new-as-in-rules = wie in den Regeln

## Who plays

page-name-title = Wie sollen wir dich nennen?
page-name-label = Dein Name
page-name-note = Die anderen am Tisch sehen ihn. Mehr wollen wir nicht wissen.
page-name-go = Auf geht’s
page-bot-name = Bot { $number } ({ $level })
page-seat-free = freier Platz
page-me = Du
page-me-guest = Du spielst als Gast. Dieser Browser merkt sich dich und deine Tische.
page-me-account = Du hast ein Konto: Melde dich damit auf jedem Gerät an.
page-me-nobody = Du hast hier noch keinen Namen. Vor der ersten Partie wirst du danach gefragt.
page-me-rename = Namen ändern
page-me-renamed = Ab jetzt heißt du { $name }.
page-me-open = Konto anlegen
    .help = Ein Name und ein Passwort, und du hast deine Tische und Wertungen auf jedem Gerät. Mehr wollen wir nicht wissen, und die Partien aus diesem Browser kommen mit.
page-me-login = Anmelden
    .help = Zurück in dein Konto.
page-me-logout = Abmelden
    .help = Deine Tische und Wertungen bleiben in deinem Konto.
page-me-forget = Vergiss mich
    .help = Dieser Browser vergisst dich. An die Tische, an denen du als Gast sitzt, kommst du dann nicht mehr zurück.
page-me-password = Passwort
page-me-password-note = Mindestens { $least } Zeichen.
page-me-change = Passwort ändern
    .help = Hier bleibst du angemeldet; auf allen anderen Geräten musst du dich neu anmelden.
page-me-old = Aktuelles Passwort
page-me-new = Neues Passwort
page-me-changed = Dein Passwort ist geändert.
page-me-delete = Konto löschen
    .help = Dein Name, dein Passwort und deine Wertungen werden endgültig gelöscht. Deine laufenden Partien spielen Bots zu Ende.
page-me-ratings = Wertungen
page-me-rating = { $rating } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
page-me-no-ratings = Noch keine Wertungen. Es zählen Partien unter Leuten mit Konto.

## Tables

page-tables = Deine Tische
page-tables-none = Noch kein Tisch. Mach eine Schachtel auf!
page-tables-all = Alle deine Tische
page-tables-over = Beendete Partien
page-lobby = Offen für alle
page-lobby-none = Gerade wartet niemand, und zum Zuschauen gibt es auch nichts. Mach deinen Tisch öffentlich, dann steht er hier.
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
page-tables-watch = Zuschauen
page-tables-look = Ansehen
page-tables-alone = Noch niemand sonst
page-turns = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
page-turn-elsewhere = Du bist an einem anderen Tisch dran
page-invitations = Einladungen
page-invitation-from = { $name } lädt dich ein
page-invitation-decline = Nein danke
page-logbook = Logbuch
page-friends = Freunde
page-profile = Dein öffentliches Profil
page-leaders = Bestenlisten
page-puzzles = Rätsel
page-daily = Tagespartie

## Before the game

page-waiting-title = { $free ->
    [0] Die Partie beginnt
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
page-waiting-begins = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
page-waiting-invited = { $name } lädt dich zu einer Partie ein
page-waiting-invited-nobody = Du bist zu einer Partie eingeladen
page-waiting-sit = Hier hinsetzen
page-waiting-sit-anywhere = Hinsetzen
page-waiting-you = du
page-waiting-opener = hat den Tisch eröffnet
page-waiting-free = Frei
page-waiting-bot = Bot dazusetzen
page-waiting-bot-level = Stärke des Bots auf Platz { $number }
page-waiting-take-out = { $name } entfernen
page-waiting-take-out-sure = { $name } wirklich vom Tisch entfernen?
page-waiting-rise = Tisch verlassen
page-waiting-start = Jetzt beginnen
    .help = Bots nehmen die freien Plätze.
page-waiting-start-level = Stärke dieser Bots
page-waiting-full = Alle Plätze sind besetzt.
page-waiting-options = Die Regeln an diesem Tisch
page-waiting-no-clock = keine
page-waiting-clock = { $time } für jede Entscheidung
page-waiting-yes = ja
page-waiting-no = nein
page-arrival-playing = An diesem Tisch wird gespielt
page-arrival-over = Die Partie an diesem Tisch ist zu Ende
page-arrival-watch = Zuschauen
page-arrival-look = Ansehen, wie es ausging
page-arrival-other = Hast du hier einen Platz? Dann melde dich an oder öffne den Link in dem Browser, in dem du gespielt hast.

## Inviting

page-invite = Freunde einladen
page-invite-link = Link zu diesem Tisch
page-invite-copy = Kopieren
page-invite-copied = Kopiert!
page-invite-select = Markiert. Kopier ihn mit Strg+C oder indem du lange darauf tippst.
page-invite-share = Teilen
page-invite-text = Komm an den Tisch: { $game }
page-invite-qr = QR-Code für Handys
page-invite-only-here = Dieser Link funktioniert nur auf diesem Rechner.
page-invite-lan = Andere in deinem Netz benutzen diesen Link:
page-invite-no-lan = Der Server ist nur von diesem Rechner aus zu erreichen. Mit „seachest serve --lan“ gestartet, lässt er auch Handys und Freunde in deinem Netz herein.
page-invite-here = Dieser Rechner
page-invite-network = In deinem Netz

## Settings and keys

page-settings = Einstellungen
page-light = Darstellung
page-light-system = Wie das System
page-light-light = Hell
page-light-dark = Dunkel
page-speed = Tempo
    .help = Wie schnell Züge gezeigt werden und wie schnell Bots spielen, wenn du allein mit ihnen spielst.
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-instant = Sofort
page-sound = Töne
    .help = Papier, Wasser und eine Glocke, wenn du dran bist.
page-still = Weniger Bewegung
    .help = Karten wechseln ihren Platz, ohne zu gleiten.
page-confirm = Bestätigen
    .help = STOP, LETZTE CHANCE und Gesten brauchen ein zweites Tippen.
page-confirm-again = Noch einmal zum Bestätigen
page-notify = Benachrichtigungen
    .help = Wenn du dran bist und nicht am Tisch sitzt, oder wenn dich jemand einlädt.
    .insecure = Browser erlauben Benachrichtigungen nur über https. Hier sagt dir der Titel des Tabs, wann du dran bist.
    .blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
    .none = Dieser Browser kennt keine Benachrichtigungen. Der Titel des Tabs sagt dir, wann du dran bist.
    .tab = Nur, solange diese Seite in einem Tab offen ist: Dein Browser erreicht keinen Push-Dienst.
page-keys = Tasten
page-keys-tab = zum nächsten Element und zurück
page-keys-enter = ausführen
    .key = Enter
page-keys-digits = die Möglichkeit mit dieser Nummer wählen
page-keys-arrows = zur nächsten Möglichkeit oder zurück
page-keys-space = bis zu deiner nächsten Entscheidung überspringen
page-keys-rules = die Regeln
page-keys-settings = Einstellungen
page-keys-help = diese Tasten
page-keys-escape = schließen, was offen ist
    .key = Esc

## Rules

page-rules = Regeln
page-rules-of = { $game }: die Regeln
page-rules-contents = Inhalt
page-rules-alone = Als eigene Seite öffnen

## Where nothing is

page-nowhere-title = Hier ist nichts als Wasser
page-nowhere = Diese Adresse führt nirgendwohin. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.
page-nowhere-table-title = Weit und breit kein Tisch
page-nowhere-table = Unter dieser Adresse gibt es keinen Tisch. Schau, ob der ganze Link kopiert wurde, oder lass ihn dir noch einmal geben.

## At the table

page-table = Der Tisch
page-actions = Was du jetzt tun kannst
page-your-turn = Du bist dran
page-waiting-for = Alle warten auf { $names }
page-forced = Nur eine Möglichkeit: „{ $choice }“ …
page-skip-ahead = Überspringen
    .help = Zeigt sofort alles, bis du an der Reihe bist.
page-take-back = Zurücknehmen
    .help = Noch kennt niemand deine Wahl.
page-watching = Du schaust zu
page-over = Die Partie ist zu Ende
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
page-unmute = Nicht mehr stumm
page-mute-name = { $name } stummschalten
page-menu = Tischmenü
page-emotes = Schnell gesagt
page-emote-hello = Hallo!
page-emote-good-luck = Viel Glück!
page-emote-well-played = Gut gespielt!
page-emote-wow = Wow!
page-emote-oops = Ups!
page-emote-thanks = Danke!
page-emote-haha = Haha!
page-emote-good-game = Schöne Partie!
page-leave-waiting = Den Tisch verlassen? Dein Platz wird frei, und andere können ihn einnehmen.
page-report = Melden
page-report-name = { $name } melden
page-leave-sure = Den Tisch verlassen? Ein Bot spielt auf deinem Platz zu Ende; für die Wertung zählt das als Niederlage.
page-sure-no = Abbrechen
page-lost = Die Verbindung ist weg. Der Server wird gesucht …
page-back-again = Wieder verbunden.
page-away = Deine Zeit ist abgelaufen, deshalb spielt ein Bot für dich.
page-come-back = Wieder selbst spielen
page-clock = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
page-level = Bot, { $level }
page-not-here = ist nicht verbunden

## Where something goes wrong

page-problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
page-problem-illegal-move = Das geht jetzt nicht. Schau noch einmal hin, etwas hat sich geändert.

## The clock

page-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}

## The end

page-won = { $count ->
    [one] { $names } gewinnt
   *[other] Gemeinsamer Sieg: { $names }
}
page-why = Woher diese Punkte kommen
page-margin =
    { $points ->
        [one] Mit { $points } Punkt Vorsprung
       *[other] Mit { $points } Punkten Vorsprung
    }
page-try-again = Noch einmal versuchen
page-result = Ergebnis
page-rounds = Punkte Runde für Runde
page-no-points = keine Punkte
page-turning = Was die Partie entschied
page-turning-always =
    { $who ->
        [you] Du lagst nie zurück. Von hier an hattest du mehr Punkte als alle anderen:
       *[other] { $name } lag nie zurück und hatte von hier an mehr Punkte als alle anderen:
    }
page-turning-lead =
    { $who ->
        [you] Damit bist du in Führung gegangen, und niemand hat dich mehr eingeholt:
       *[other] Damit ging { $name } in Führung und wurde nicht mehr eingeholt:
    }
page-turning-last =
    { $who ->
        [you] Erst ganz am Ende bist du in Führung gegangen:
       *[other] Erst ganz am Ende ging { $name } in Führung:
    }
page-turning-tie =
    { $who ->
        [you] Gleichstand am Ende: Die Gleichstandsregel entschied für dich.
       *[other] Gleichstand am Ende: Die Gleichstandsregel entschied für { $name }.
    }
page-turning-outright =
    { $who ->
        [you] Du hast auf einen Schlag gewonnen, egal, wie es nach Punkten stand:
       *[other] { $name } hat auf einen Schlag gewonnen, egal, wie es nach Punkten stand:
    }
page-turning-watch = Diesen Moment ansehen
page-rematch = Noch eine Partie
page-rematch-join = Bei der Revanche mitspielen
page-see-table = Den Tisch ansehen
page-record = Aufzeichnung speichern
page-shuffle = Wurde ehrlich gemischt?
page-shuffle-proved = Es wurde ehrlich gemischt
page-shuffle-how = Vor der ersten Karte hat der Server einen Fingerabdruck seiner Mischung gezeigt, jetzt zeigt er die Mischung selbst. Diese Seite hat den Fingerabdruck nachgerechnet: Die beiden stimmen nur überein, wenn dazwischen nichts geändert wurde. Mit der gespeicherten Aufzeichnung und „seachest verify“ lässt sich jede Karte nachprüfen.
page-shuffle-promise = Fingerabdruck, vor der Partie gezeigt
page-shuffle-seed = Die Mischung (Startwert)
page-shuffle-digest = Fingerabdruck des Startwerts (SHA‑256)

## The replay

page-replay = Noch einmal ansehen
page-replay-as = Sicht
page-replay-all = Alles offen
page-replay-watch = Was Zuschauende sahen
page-replay-seat = Was { $name } wusste
page-replay-back = Einen Schritt zurück
page-replay-on = Einen Schritt weiter
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-moment = Zeitpunkt in der Partie
page-replay-speed = Tempo
page-replay-times = { $speed }×
page-replay-back-round = Vorige Runde
page-replay-on-round = Nächste Runde
page-replay-back-duel = Voriges Duell
page-replay-on-duel = Nächstes Duell
page-replay-back-own = { $who ->
    [you] Deine vorige Entscheidung
   *[other] Vorige Entscheidung von { $name }
}
page-replay-on-own = { $who ->
    [you] Deine nächste Entscheidung
   *[other] Nächste Entscheidung von { $name }
}
page-replay-share = Diesen Moment teilen
page-replay-share-text = Ein Moment aus einer Partie { $game }
page-replay-link = Link zu diesem Moment

## Der Trainer

page-review = Rückblick auf die Partie
    .help = Der Trainer blickt auf die Partie zurück: Chancen im Verlauf, Glück, Genauigkeit und die Momente, die sie entschieden haben.
page-hint = Was würdest du tun?
    .help = Den Trainer nach den besten zwei Antworten fragen. Ein Sieg zählt dann weder für Wertungen noch für Serien.
page-with-hints = mit Tipps
page-hints-used = { $count ->
    [one] 1 Tipp: Ein Sieg zählt nicht
   *[other] { $count } Tipps: Ein Sieg zählt nicht
}
