### Logbook, friends, leaderboards and profiles, Dutch.

logbook-guest = Dit logboek hoort bij jou als gast in deze browser. Met een account heb je het op elk apparaat.
logbook-nobody = Je logboek begint met je eerste partij.
logbook-none = Nog geen afgelopen partijen.
logbook-all = Alle spellen
logbook-which = Spel
logbook-games = Partijen
logbook-wins = Gewonnen
logbook-streak = Achter elkaar gewonnen
logbook-streak-value = nu { $now }, langste reeks { $best }
logbook-best-round = Beste ronde
logbook-best-round-value = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
logbook-beaten = Sterkste verslagen bot
logbook-words = Je woord in Dolores
logbook-words-value = { $kept }× gehouden, { $broken }× gebroken
logbook-rivals = Tegen wie
logbook-rival = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}: { $wins } gewonnen, { $losses } verloren
logbook-history = Afgelopen partijen
logbook-result = { $result ->
    [won] Gewonnen
    [left] Tafel verlaten
   *[place] { $place }e plaats
}
logbook-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
logbook-against = tegen { $names }
logbook-more = Meer tonen
logbook-look = Terugkijken

friends-none = Nog geen vrienden. Voeg mensen toe met wie je hebt gespeeld.
friends-recent = Onlangs mee gespeeld
friends-recent-none = Zodra je een partij met anderen hebt uitgespeeld, staan ze hier.
friends-add = Als vriend toevoegen
friends-add-name = { $name } als vriend toevoegen
friends-remove = Verwijderen
friends-remove-name = { $name } uit je vrienden verwijderen
friends-invite = Uitnodigen
friends-invite-name = { $name } uitnodigen
friends-invited = Uitgenodigd
friends-game = Voor welk spel uitnodigen?
    .help = Met één klik open je een tafel en verstuur je de uitnodiging.
friends-account = heeft een account

leaders-none = Er staat nog niemand op deze lijst: daarvoor moet je { $least } partijen voor de rating spelen.
leaders-note = Accounts met minstens { $least } partijen voor de rating.
leaders-place = Plaats
leaders-name = Naam
leaders-rating = Rating
leaders-games = Partijen

profile-about = Openbaar profiel
profile-record = Partijen en overwinningen
profile-record-value = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $wins } gewonnen
