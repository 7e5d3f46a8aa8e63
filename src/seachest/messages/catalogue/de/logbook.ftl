### Logbook, friends, leaderboards and profiles, German.

logbook-guest = Das Logbuch gehört dir als Gast in diesem Browser. Mit einem Konto hast du es auf jedem Gerät.
logbook-nobody = Dein Logbuch beginnt mit deiner ersten Partie.
logbook-none = Noch keine beendeten Partien.
logbook-all = Alle Spiele
logbook-which = Spiel
logbook-games = Partien
logbook-wins = Siege
logbook-streak = Siege in Folge
logbook-streak-value = jetzt { $now }, Rekord { $best }
logbook-best-round = Beste Runde
logbook-best-round-value = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
logbook-beaten = Stärkster besiegter Bot
logbook-words = Dein Wort in Dolores
logbook-words-value = { $kept }× gehalten, { $broken }× gebrochen
logbook-rivals = Gegen wen
logbook-rival = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $wins } gewonnen, { $losses } verloren
logbook-history = Beendete Partien
logbook-result = { $result ->
    [won] Gewonnen
    [left] Tisch verlassen
   *[place] Platz { $place }
}
logbook-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
logbook-against = gegen { $names }
logbook-more = Mehr zeigen
logbook-look = Ansehen

friends-none = Noch keine Freunde. Füg Leute hinzu, mit denen du gespielt hast.
friends-recent = Zuletzt gespielt mit
friends-recent-none = Sobald du eine Partie mit anderen beendet hast, stehen sie hier.
friends-add = Zu Freunden hinzufügen
friends-add-name = { $name } zu deinen Freunden hinzufügen
friends-remove = Entfernen
friends-remove-name = { $name } aus der Freundesliste entfernen
friends-invite = Einladen
friends-invite-name = { $name } einladen
friends-invited = Eingeladen
friends-game = Zu welchem Spiel einladen?
    .help = Ein Klick eröffnet einen Tisch und verschickt die Einladung.
friends-account = hat ein Konto

leaders-none = Noch steht niemand auf dieser Liste: Dafür braucht es { $least } gewertete Partien.
leaders-note = Konten mit mindestens { $least } gewerteten Partien.
leaders-place = Rang
leaders-name = Name
leaders-rating = Wertung
leaders-games = Partien

profile-about = Öffentliches Profil
profile-record = Partien und Siege
profile-record-value = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
