### The table in the terminal (seachest play), German.

## The top line

play-round = Runde { $round }
play-goal = bis { $goal }
play-turn-yours = Du bist dran
play-turn-of = { $name } ist dran
play-turn-of-several = { $names } entscheiden
play-over = Die Partie ist zu Ende

## Who plays

play-you = Du
play-level-random = zufällig
play-level-greedy = gierig
play-level-beginner = leicht
play-level-beginner-about = nimmt, was daliegt, und übersieht, was folgt
play-level-casual = entspannt
play-level-casual-about = schaut einen Schritt voraus
play-level-skilled = geübt
play-level-skilled-about = kennt das Spiel und antwortet sofort
play-level-expert = erfahren
play-level-expert-about = hat aus Millionen von Partien gelernt
play-level-master = Meister
play-level-master-about = denkt weit voraus
play-level-for-now = zurzeit: { $level }
play-level-search = denkt voraus
play-level-program = Programm
play-thinking = { $name } überlegt …

## Numbers

play-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
play-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Asking and answering

play-keys = ? erklärt, was du tun kannst · p dein Gedächtnis · l was bisher geschah · r Regeln · h Hilfe · q Ende
play-keys-short = ? Erklärung · p Gedächtnis · l Verlauf · r Regeln · h Hilfe · q Ende
play-prompt = Was tust du?
play-prompt-or-go-on = Sag etwas, oder weiter mit Enter
play-sheet = Runde { $round } ist zu Ende
play-only-sheet = Die Abrechnung
play-go-on = Weiter mit Enter
play-back = Mit Enter zurück zum Tisch, oder sag gleich, was du tust
play-more = Enter blättert weiter, q hört auf
play-forced = (etwas anderes ging nicht)
play-forced-silently = Nur eins war möglich: { $choice }.
play-choices = Das kannst du jetzt tun
play-cards-explained = Zu den Karten
play-story = Was bisher geschah
play-cut = … (was davor geschah: l)
play-story-empty = Noch ist nichts passiert.
play-remembered = Was du dir gemerkt hast
play-unknown = „{ $input }“ verstehe ich nicht. Tipp die Nummer deiner Wahl ein, oder h für Hilfe.
play-no-number = { $last ->
    [one] Es gibt nur die Nummer 1.
   *[other] Eine Nummer { $number } gibt es nicht. Nimm eine von 1 bis { $last }.
}
play-ambiguous = „{ $input }“ kann mehreres heißen: { $choices }. Schreib noch ein bisschen mehr.
play-not-now = Das geht jetzt nicht.
play-no-card = Eine Karte namens „{ $input }“ kenne ich nicht.

## Help

play-help = So spielst du hier
play-help-choose =
    Unter dem Tisch steht, was du tun kannst, jeweils mit einer Nummer. Tipp die Nummer ein oder den kurzen Text
    daneben; seine ersten Buchstaben genügen, solange nichts anderes so anfängt.
play-help-card = „? 2“ sagt dir, was eine Möglichkeit bringt, „?“ mit dem Namen einer Karte, was sie tut, und „?“ allein erklärt alles.
play-help-piles = p zeigt alles, was du gesehen hast und dir merken konntest.
play-help-more = l erzählt, was bisher geschah, r zeigt die Regeln, und Enter allein zeichnet den Tisch neu.
play-help-hint = „hint“ fragt den Trainer, was er tun würde: die besten zwei Möglichkeiten, ihre Chancen und ein Grund. Das steht dann in der Aufzeichnung der Partie.
play-help-leave =
    q beendet das Programm. Jeder Zug wird sofort gespeichert, du kannst also später genau da weiterspielen, wo du
    warst.
play-help-signs = Was die Zeichen auf dem Tisch bedeuten:

## Ends

play-won-you = Du hast gewonnen!
play-final-total = Summe
play-saved = Die Partie ist gespeichert in:
play-resume = Weiterspielen kannst du jederzeit mit:
play-left = Bis zum nächsten Mal!
play-save-failed = Die Partie ließ sich nicht in { $file } speichern ({ $reason }). Weiterspielen kannst du trotzdem.

## Sea Salt & Paper

play-ssp-deck = Nachziehstapel
play-ssp-pile = Stapel { $pile }
play-ssp-empty = leer
play-ssp-hand = Deine Hand
play-ssp-hand-empty = Noch keine Karten.
play-ssp-hand-of = Hand von { $name }
play-ssp-drawn = Gezogen:
play-ssp-discarding = Abzulegen:
play-ssp-laid = ausgelegt:
play-ssp-total = Stand: { $points } von { $goal ->
    [one] 1 Punkt
   *[other] { $goal } Punkten
}
play-ssp-worth = Karten: { $points }
play-ssp-bonus = Farbbonus: { $bonus }
play-ssp-may-call = Genug für eine Ansage
play-ssp-may-not-call = Noch { $missing } bis zu einer Ansage
play-ssp-last-chance = LETZTE CHANCE
play-ssp-last-turn = Dein letzter Zug!
play-ssp-called = LETZTE CHANCE: { $points }
play-ssp-revealed = aufgedeckt: { $points }
play-ssp-from-top = von oben:
play-ssp-below = { $missing ->
    [0] Darunter, in unbekannter Reihenfolge:
    [one] Darunter { $count ->
        [one] liegt 1 Karte
       *[other] liegen { $count } Karten
    }. Von den folgenden haben Krabben eine geholt, du weißt nur nicht, welche:
   *[other] Darunter { $count ->
        [one] liegt 1 Karte
       *[other] liegen { $count } Karten
    }. Von den folgenden haben Krabben { $missing } geholt, du weißt nur nicht, welche:
}
play-ssp-unknown = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
}
play-ssp-sheet-total = +{ $gained }, zusammen { $total }
play-ssp-not-shown = nicht aufgedeckt
play-ssp-counted = { $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkte
}: { $why }.
play-ssp-counted-nothing = Keine Kartenpunkte.
play-ssp-scores-cards = Nur diese zählen.
play-ssp-scores-bonus = Nur der Farbbonus zählt: { $bonus }.
play-ssp-scores-both = Dazu kommt der Farbbonus: { $bonus }.

serve-here = Die Tische stehen bereit: { $address }
serve-opens = Dein Browser zeigt sie gleich.
serve-type = Gib diese Adresse in einen Browser auf diesem Rechner ein.
serve-lan = Alle in deinem Netz spielen unter { $address }
serve-no-lan = Dieser Rechner hat in keinem Netz eine Adresse.
serve-file = Die Partien liegen in { $file }
serve-end = Strg+C schließt die Truhe; die Partien gehen weiter, sobald sie wieder offen ist.
serve-not-built = Die Seite für Browser ist noch nicht gebaut. Gib im Ordner der Quellen von Seachest ein: { $command }

## At a server’s table (seachest join)

join-name = Dein Name (Enter: { $usual })
join-which = Welcher Tisch? Eine Nummer, oder q, um zu gehen
join-free-seats = { $count ->
    [0] alle Plätze besetzt
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
join-free = frei
join-is-away = nicht da: ein Bot spielt
join-has-account = hat ein Konto
join-not-here = nicht verbunden
join-rated = { $name } (Wertung { $rating })
join-rules-changed = Die Regeln dieses Spiels wurden während der Partie korrigiert. Deshalb endet sie hier, ohne Sieg und ohne Wertung. Tut uns leid! An einem neuen Tisch gelten die neuen Regeln.
join-not-begun = Die Partie beginnt, sobald alle Plätze besetzt sind.
join-waiting = Alle warten auf { $names }.
join-clock = Die Uhr läuft bis { $time }.
join-forced = Du hast nur eine Möglichkeit; der Tisch wählt sie gleich für dich.
join-away = Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
join-replaced = Deine Zeit ist abgelaufen, darum spielt jetzt ein Bot für dich.
join-came-back = Du spielst wieder selbst.
join-prompt-away = Mit Enter spielst du wieder selbst
join-prompt-waiting = /say TEXT: allen etwas sagen, q: gehen
join-lost = Die Verbindung ist weg; der Server wird gesucht …
join-back = Die Verbindung ist wieder da.
join-chat = { $name }: „{ $text }“
join-say-what = Tippe /say und dann, was du sagen willst.
join-not-said = Das wurde nicht weitergegeben. { $reason }
join-too-late = { $reason } Schau noch einmal, vielleicht hat sich etwas geändert.
join-help-say = „/say TEXT“ sagt allen am Tisch etwas.
join-help-leave = Mit q gehst du. Dein Platz bleibt deiner, und du erfährst, wie du zurückkommst.
join-resume = Dein Platz bleibt deiner. Mit diesem Befehl kommst du zurück; behalte ihn für dich (wer ihn kennt, kann auf deinem Platz spielen):
join-watch = Hier ist kein Platz frei. Enter: zuschauen, q: gehen
join-save-failed = Die Partie ließ sich nicht in { $file } speichern ({ $reason }).
join-bad-link = erwartet wird ein Link wie http://HOST/t/abcdefghijkl oder http://HOST, nicht { $link }
join-bad-name = ein Name hat 1 bis { $most } sichtbare Zeichen
join-bad-token = dieses Token gehört nicht (mehr) zu einem Platz an diesem Tisch
join-seat-lost = dein Platz an diesem Tisch gehört nicht mehr dir
join-unreachable = unter { $server } ist kein Server, oder er antwortet nicht
join-outdated = dieses Programm und der Server haben verschiedene Versionen der Regeln; aktualisiere, was von beiden älter ist
join-no-tables = bei { $server } ist gerade kein Tisch offen; lass dir den Link zu einem geben
join-full = an diesem Tisch ist kein Platz frei, und niemand darf zuschauen
join-over = die Partie an diesem Tisch ist zu Ende
