### Sitzungen, Ersatzcodes, eigene Daten, Meldungen und Moderation, Deutsch.

## Du

people-sessions = Wo du angemeldet bist
    .help = Beende, was du nicht kennst: Wer dort angemeldet ist, wird sofort abgemeldet.
people-session-this = Dieser Browser
people-session-unknown = Unbekanntes Gerät
people-session-seen = zuletzt benutzt: { $time }
people-session-end = Beenden
    .name = Sitzung beenden: { $name }
people-sessions-end-others = Alle anderen beenden
people-recovery = Ersatzcodes
    .help = Wenn du dein Passwort vergisst, bekommst du mit einem dieser Codes ein neues. Wir haben keine E-Mail-Adresse von dir; anders kommst du allein nicht zurück.
people-recovery-left = { $count ->
    [0] Du hast keine Ersatzcodes.
    [one] Du hast noch 1 Code.
   *[other] Du hast noch { $count } Codes.
}
people-recovery-new = Neue Codes erstellen
people-recovery-shown = Schreib diese Codes auf oder speichere sie. Sie werden nur dieses eine Mal gezeigt; jeder gilt einmal. Ältere Codes gelten nicht mehr.
people-recovery-copy = Kopieren
people-recovery-copied = Kopiert.
people-recovery-select = Die Codes sind markiert; kopiere sie mit der Tastatur oder durch langes Drücken.
people-recovery-done = Ich habe sie gesichert
people-recover = Passwort vergessen?
    .help = Mit einem deiner Ersatzcodes kannst du ein neues Passwort wählen. Hast du keinen mehr, bitte die Leute, die diesen Server betreiben, um einen.
people-code = Ersatzcode
people-export = Deine Daten herunterladen
    .help = Eine Datei mit allem, was dieser Server über dich gespeichert hat: deine Tische, was du im Chat geschrieben hast, deine Sitzungen.
people-delete-guest = Lösche mich
    .help = Dein Name verschwindet von allen Tischen, und was du im Chat geschrieben hast, auch. Deine laufenden Partien spielen Bots zu Ende. In Sicherungskopien bleiben deine Daten, bis die Kopien ersetzt werden.
people-delete-guest-sure = Dich endgültig löschen? Nichts davon lässt sich zurückholen.
people-delete-note = Auch was du im Chat geschrieben hast, verschwindet. Wer diesen Server betreibt, hat vielleicht Sicherungskopien; darin bleiben deine Daten, bis die Kopien ersetzt werden.
people-renamed = Die Moderation hat dir einen anderen Namen gegeben.

## Meldungen

people-report-title = { $name } melden
people-report-help = Die Moderation dieses Servers sieht dann den Chat dieses Tisches. { $name } erfährt nicht, von wem die Meldung kommt.
people-report-why = Worum geht es?
people-report-reason-chat = Was im Chat geschrieben wurde
people-report-reason-name = Der Name
people-report-reason-cheating = Schummeln
people-report-reason-stalling = Hält die Partie auf
people-report-reason-other = Etwas anderes
people-report-note = Sonst noch etwas? (freiwillig)
people-report-send = Meldung senden
people-report-sent = Danke. Die Moderation sieht es sich an.
people-report-mute = { $name } auch stummschalten

## Für die Moderation

people-moderate = Moderation
people-moderate-reports = Offene Meldungen
people-moderate-no-reports = Es gibt keine offenen Meldungen.
people-moderate-by = { $other } über { $name }, { $time }
people-moderate-earlier = { $count ->
    [one] 1 weitere Meldung über diese Person
   *[other] { $count } weitere Meldungen über diese Person
}
people-moderate-no-chat = Am Tisch wurde nichts geschrieben.
people-moderate-guest = Gast
people-moderate-account = Konto
people-moderate-mute = { $hours ->
    [1] Stumm für 1 Stunde
   *[other] Stumm für { $hours } Stunden
}
people-moderate-ban = { $days ->
    [0] Für immer sperren
    [one] 1 Tag sperren
   *[other] { $days } Tage sperren
}
people-moderate-ban-sure = { $days ->
    [0] { $name } für immer sperren?
    [one] { $name } 1 Tag lang sperren?
   *[other] { $name } { $days } Tage lang sperren?
}
people-moderate-address = Auch die Adressen sperren
    .help = Gegen alle, die unter anderem Namen wiederkommen. Wer im selben Haushalt lebt, ist dann auch gesperrt.
people-moderate-rename = Anderen Namen geben
people-moderate-rename-sure = { $name } einen anderen Namen geben? Er ändert sich an allen Tischen.
people-moderate-close = Ohne Maßnahme schließen
people-moderate-reason = Grund (freiwillig; nur für die Moderation)
people-moderate-restrictions = Zurzeit in Kraft
people-moderate-no-restrictions = Niemand ist stummgeschaltet oder gesperrt.
people-moderate-muted = stummgeschaltet
people-moderate-banned = gesperrt
people-moderate-network = eine Adresse
people-moderate-until = bis { $time }
people-moderate-for-good = für immer
people-moderate-lift = Aufheben
    .name = Aufheben: { $name }
people-moderate-log = Was getan wurde
people-moderate-admin = Server-Admin
people-measure-mute = hat { $name } stummgeschaltet
people-measure-ban = hat { $name } gesperrt
people-measure-ban-address = hat eine Adresse gesperrt
people-measure-lift = hat eine Maßnahme aufgehoben
people-measure-rename = hat { $name } einen anderen Namen gegeben
people-measure-close = hat eine Meldung über { $name } geschlossen
people-measure-moderator = hat { $name } in die Moderation aufgenommen
people-measure-no-moderator = hat { $name } aus der Moderation entlassen
people-measure-recovery-code = hat einen Ersatzcode für { $name } erstellt
