### Sessies, herstelcodes, je eigen gegevens, meldingen en moderatie, Nederlands.

## Jij

people-sessions = Waar je bent ingelogd
    .help = Beëindig wat je niet herkent; wie daar bezig was, is dan meteen uitgelogd.
people-session-this = Deze browser
people-session-unknown = Onbekend apparaat
people-session-seen = laatst gebruikt: { $time }
people-session-end = Beëindigen
    .name = Sessie beëindigen: { $name }
people-sessions-end-others = Alle andere beëindigen
people-recovery = Herstelcodes
    .help = Als je je wachtwoord vergeet, kies je met een van deze codes een nieuw wachtwoord. We hebben geen e-mailadres van je; op een andere manier kom je er zelf niet meer in.
people-recovery-left = { $count ->
    [0] Je hebt nog geen herstelcodes.
    [one] Je hebt nog 1 code.
   *[other] Je hebt nog { $count } codes.
}
people-recovery-new = Nieuwe codes maken
people-recovery-shown = Schrijf deze codes op of bewaar ze. Je ziet ze alleen deze keer; elke code werkt één keer. Oudere codes werken niet meer.
people-recovery-copy = Kopiëren
people-recovery-copied = Gekopieerd.
people-recovery-select = De codes zijn geselecteerd; kopieer ze met je toetsenbord of door lang te drukken.
people-recovery-done = Ik heb ze bewaard
people-recover = Wachtwoord vergeten?
    .help = Met een van je herstelcodes kun je een nieuw wachtwoord kiezen. Heb je er geen meer, dan kan de beheerder van deze server er een voor je maken.
people-code = Herstelcode
people-export = Je gegevens downloaden
    .help = Een bestand met alles wat deze server over je heeft bewaard: je tafels, je chatberichten, je sessies.
people-delete-guest = Verwijder mij
    .help = Je naam verdwijnt van alle tafels, en je chatberichten ook. Lopende partijen worden door bots uitgespeeld. In back-ups blijven je gegevens staan tot die worden vervangen.
people-delete-guest-sure = Wil je jezelf voorgoed verwijderen? Daarna kun je niets meer terughalen.
people-delete-note = Ook je chatberichten verdwijnen. Wie deze server beheert, heeft misschien back-ups; daarin blijven je gegevens staan tot die worden vervangen.
people-renamed = Een moderator heeft je een andere naam gegeven.

## Meldingen

people-report-title = { $name } melden
people-report-help = De moderators van deze server zien dan de chat van deze tafel. { $name } krijgt niet te horen van wie de melding komt.
people-report-why = Waar gaat het om?
people-report-reason-chat = Wat er wordt geschreven
people-report-reason-name = De naam
people-report-reason-cheating = Valsspelen
people-report-reason-stalling = Houdt het spel op
people-report-reason-other = Iets anders
people-report-note = Verder nog iets? (hoeft niet)
people-report-send = Melding versturen
people-report-sent = Bedankt. De moderators kijken ernaar.
people-report-mute = { $name } ook dempen

## Voor moderators

people-moderate = Moderatie
people-moderate-reports = Open meldingen
people-moderate-no-reports = Er zijn geen open meldingen.
people-moderate-by = { $other } over { $name }, { $time }
people-moderate-earlier = { $count ->
    [one] 1 andere melding over deze speler
   *[other] { $count } andere meldingen over deze speler
}
people-moderate-no-chat = Er is aan tafel niets geschreven.
people-moderate-guest = gast
people-moderate-account = account
people-moderate-mute = { $hours ->
    [1] 1 uur dempen
   *[other] { $hours } uur dempen
}
people-moderate-ban = { $days ->
    [0] Voorgoed verbannen
    [one] 1 dag verbannen
   *[other] { $days } dagen verbannen
}
people-moderate-ban-sure = { $days ->
    [0] { $name } voorgoed verbannen?
    [one] { $name } 1 dag verbannen?
   *[other] { $name } { $days } dagen verbannen?
}
people-moderate-address = Ook de adressen blokkeren
    .help = Tegen wie onder een andere naam terugkomt. Ook huisgenoten kunnen er dan niet meer in.
people-moderate-rename = Andere naam geven
people-moderate-rename-sure = { $name } een andere naam geven? Die verandert aan alle tafels.
people-moderate-close = Sluiten zonder maatregel
people-moderate-reason = Reden (hoeft niet; alleen moderators zien die)
people-moderate-restrictions = Nu van kracht
people-moderate-no-restrictions = Niemand is gedempt of verbannen.
people-moderate-muted = gedempt
people-moderate-banned = verbannen
people-moderate-network = een adres
people-moderate-until = tot { $time }
people-moderate-for-good = voorgoed
people-moderate-lift = Opheffen
    .name = Opheffen: { $name }
people-moderate-log = Wat er is gedaan
people-moderate-admin = de beheerder van de server
people-measure-mute = heeft { $name } gedempt
people-measure-ban = heeft { $name } verbannen
people-measure-ban-address = heeft een adres geblokkeerd
people-measure-lift = heeft een maatregel opgeheven
people-measure-rename = heeft { $name } een andere naam gegeven
people-measure-close = heeft een melding over { $name } gesloten
people-measure-moderator = heeft { $name } moderator gemaakt
people-measure-no-moderator = heeft { $name } de rol van moderator afgenomen
people-measure-recovery-code = heeft een herstelcode voor { $name } gemaakt
