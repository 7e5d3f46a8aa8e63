### The page in the browser, Dutch.

page-title = Seachest
page-skip = Naar de inhoud
page-close = Sluiten
page-language = Taal
page-loading = De tafel wordt klaargezet…
page-offline = Je bent offline. De kist gaat weer open zodra je verbinding hebt.
page-warmup = De spellen worden klaargezet; alleen de eerste keer duurt dat zo lang.
    .meanwhile = Je kunt intussen al de regels lezen of een spel leren.
page-warmup-game = { $game }: { $percent }%
page-warmup-ready = { $game }: klaar
page-home = Terug naar de kist

## The games

page-players-range = { $fewest } tot { $most } spelers
page-lead = Drie kaartspellen over de zee in één kist. Speel met vrienden, of met bots die altijd zin hebben in een spelletje.

## A new table

page-new-players = Hoeveel spelers?
page-new-level = Hoe sterk zijn de bots?
page-new-play = Spelen
page-new-open = De tafel openen
page-new-friends = Vrienden uitnodigen
    .help = Je krijgt een link om door te sturen, en het spel begint als iedereen er is.
page-new-quick = Snel meespelen
    .help = Je schuift aan bij anderen die nu een partij zoeken, met 60 seconden per beslissing.
page-new-learn = Leren in vijf minuten
    .first = Nieuw voor jou? Een gids schuift bij je aan en laat zien hoe het gaat.
page-new-rules = De regels lezen
page-new-more = Plaatsen en regels van de tafel
page-new-seats = Wie zit waar?
    .help = In deze volgorde gaat het spel rond.
page-new-seat = Plaats { $number }
page-new-you = Jij
page-new-friend = Iemand met de link
page-new-clock = Bedenktijd
    .help = Is je tijd om, dan speelt een bot verder tot je terug bent.
page-new-clock-none = onbeperkt
page-new-clock-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
}
page-new-clock-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
page-new-clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
page-new-watch = Wie mag er toekijken?
    .help = Toeschouwers zien alleen wat open ligt, nooit een hand.
page-new-watch-anyone = Iedereen met de link
page-new-watch-nobody = Niemand
page-new-public = Openbare tafel
    .help = De tafel staat op de voorpagina: onbekenden mogen aanschuiven en, als jij dat goedvindt, toekijken.
page-new-as-in-rules = zoals in de regels

## Who plays

page-name-title = Hoe mogen we je noemen?
page-name-label = Je naam
page-name-note = De anderen aan tafel zien die naam. Verder vragen we je niets.
page-name-go = Aan de slag
page-bot-name = Bot { $number } ({ $level })
page-seat-free = vrije plaats
page-me = Jij
page-me-guest = Je speelt als gast. Deze browser onthoudt jou en je tafels.
page-me-account = Je hebt een account: log ermee in op elk apparaat.
page-me-nobody = Je hebt hier nog geen naam. Bij je eerste partij vragen we erom.
page-me-rename = Naam wijzigen
page-me-renamed = Vanaf nu heet je { $name }.
page-me-open = Account aanmaken
    .help = Met een naam en een wachtwoord heb je je tafels en ratings op elk apparaat bij je. Verder vragen we je niets, en de partijen in deze browser gaan mee.
page-me-login = Inloggen
    .help = Ga verder met je account.
page-me-logout = Uitloggen
    .help = Je tafels en ratings blijven in je account.
page-me-forget = Vergeet mij
    .help = Deze browser vergeet je. Naar de tafels van een gast kan daarna niemand meer terug, jij ook niet.
page-me-password = Wachtwoord
page-me-password-note = Minstens { $least } tekens.
page-me-change = Wachtwoord wijzigen
    .help = Hier blijf je ingelogd; op alle andere apparaten moet je opnieuw inloggen.
page-me-old = Huidig wachtwoord
page-me-new = Nieuw wachtwoord
page-me-changed = Je wachtwoord is gewijzigd.
page-me-delete = Account verwijderen
    .help = Je naam, je wachtwoord en je ratings worden voorgoed verwijderd. Lopende partijen worden door bots uitgespeeld.
page-me-ratings = Ratings
page-me-rating = { $rating } na { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
page-me-no-ratings = Nog geen ratings. Alleen partijen tussen spelers met een account tellen mee.

## Tables

page-tables = Jouw tafels
page-tables-none = Nog geen tafel. Maak een doos open!
page-tables-all = Al je tafels
page-tables-over = Uitgespeeld
page-lobby = Open voor iedereen
page-lobby-none = Er wacht nu niemand, en er is geen tafel om bij toe te kijken. Maak je tafel openbaar, dan komt hij hier te staan.
page-tables-your-turn = Jij bent aan de beurt
page-tables-turn-of = Aan de beurt: { $names }
page-tables-waiting = { $free ->
    [0] begint zo
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
}
page-tables-is-over = afgelopen
page-tables-resume = Verderspelen
page-tables-go = Naar de tafel
page-tables-join = Aanschuiven
page-tables-watch = Toekijken
page-tables-look = Bekijken
page-tables-alone = Nog niemand anders
page-turns = { $count ->
    [one] Jij bent aan de beurt
   *[other] Je bent aan { $count } tafels aan de beurt
}
page-turn-elsewhere = Je bent aan een andere tafel aan de beurt
page-invitations = Uitnodigingen
page-invitation-from = { $name } nodigt je uit
page-invitation-decline = Nee, bedankt
page-logbook = Logboek
page-friends = Vrienden
page-profile = Je openbare profiel
page-leaders = Ranglijsten
page-puzzles = Puzzels
page-daily = Partij van de dag

## Before the game

page-waiting-title = { $free ->
    [0] Het spel begint
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $free } plaatsen vrij
}
page-waiting-begins = Het spel begint vanzelf zodra alle plaatsen bezet zijn.
page-waiting-invited = { $name } nodigt je uit voor een partij
page-waiting-invited-nobody = Je bent uitgenodigd voor een partij
page-waiting-sit = Hier gaan zitten
page-waiting-sit-anywhere = Gaan zitten
page-waiting-you = jij
page-waiting-opener = heeft de tafel geopend
page-waiting-free = Vrij
page-waiting-bot = Bot toevoegen
page-waiting-bot-level = Sterkte van de bot op plaats { $number }
page-waiting-take-out = { $name } verwijderen
page-waiting-take-out-sure = { $name } echt van de tafel verwijderen?
page-waiting-rise = De tafel verlaten
page-waiting-start = Nu beginnen
    .help = Bots nemen de vrije plaatsen in.
page-waiting-start-level = Sterkte van deze bots
page-waiting-full = Alle plaatsen zijn bezet.
page-waiting-options = De regels van deze tafel
page-waiting-no-clock = onbeperkt
page-waiting-clock = { $time } per beslissing
page-waiting-yes = ja
page-waiting-no = nee
page-arrival-playing = Aan deze tafel wordt gespeeld
page-arrival-over = Het spel aan deze tafel is afgelopen
page-arrival-watch = Toekijken
page-arrival-look = Zien hoe het afliep
page-arrival-other = Heb je hier een plaats? Log dan in, of open de link in de browser waarin je speelde.

## Inviting

page-invite = Vrienden uitnodigen
page-invite-link = Link naar deze tafel
page-invite-copy = Kopiëren
page-invite-copied = Gekopieerd!
page-invite-select = Geselecteerd. Kopieer met Ctrl+C, of houd de link ingedrukt.
page-invite-share = Delen
page-invite-text = Kom je meespelen? { $game }
page-invite-qr = QR-code voor telefoons
page-invite-only-here = Deze link werkt alleen op deze computer.
page-invite-lan = Anderen in je netwerk gebruiken deze link:
page-invite-no-lan = De server is alleen vanaf deze computer te bereiken. Start hem met “seachest serve --lan”, dan kunnen ook telefoons en vrienden in je netwerk meedoen.
page-invite-here = Deze computer
page-invite-network = In je netwerk

## Settings and keys

page-settings = Instellingen
page-light = Weergave
page-light-system = Volgens systeem
page-light-light = Licht
page-light-dark = Donker
page-speed = Snelheid
    .help = Hoe snel zetten worden getoond, en hoe snel bots spelen als je alleen met hen speelt.
page-speed-slow = Langzaam
page-speed-normal = Normaal
page-speed-fast = Snel
page-speed-instant = Meteen
page-sound = Geluiden
    .help = Papier, water en een bel als je aan de beurt bent.
page-still = Minder beweging
    .help = Kaarten wisselen van plaats zonder te glijden.
page-confirm = Bevestigen
    .help = STOP, LAATSTE KANS en gebaren moet je een tweede keer aantikken.
page-confirm-again = Nog een keer om te bevestigen
page-notify = Meldingen
    .help = Als je aan de beurt bent en niet aan tafel zit, of als iemand je uitnodigt.
    .insecure = Browsers staan meldingen alleen via https toe. Hier zie je aan de titel van het tabblad wanneer je aan de beurt bent.
    .blocked = Je browser blokkeert meldingen van deze pagina. In de instellingen van je browser kun je ze toestaan.
    .none = Deze browser kent geen meldingen. Aan de titel van het tabblad zie je wanneer je aan de beurt bent.
    .tab = Alleen zolang deze pagina in een tabblad openstaat: je browser kan geen pushdienst bereiken.
page-keys = Toetsen
page-keys-tab = naar de volgende mogelijkheid, en terug
page-keys-enter = uitvoeren
    .key = Enter
page-keys-digits = de keuze met dit cijfer maken
page-keys-arrows = naar de volgende keuze, of terug
page-keys-space = doorgaan naar je volgende beslissing
page-keys-rules = de regels
page-keys-settings = instellingen
page-keys-help = deze toetsen
page-keys-escape = sluiten wat openstaat
    .key = Esc

## Rules

page-rules = Regels
page-rules-of = { $game }: de regels
page-rules-contents = Inhoud
page-rules-alone = Op een eigen pagina openen

## Where nothing is

page-nowhere-title = Hier is niets dan water
page-nowhere = Dit adres leidt nergens heen. Misschien is het verkeerd getypt, of is de pagina verhuisd.
page-nowhere-table-title = Nergens een tafel te bekennen
page-nowhere-table = Op dit adres staat geen tafel. Controleer of je de hele link hebt gekopieerd, of vraag er nog eens om.

## At the table

page-table = De tafel
page-actions = Wat je nu kunt doen
page-your-turn = Jij bent aan de beurt
page-waiting-for = Wachten op { $names }
page-forced = Maar één mogelijkheid: “{ $choice }”…
page-skip-ahead = Overslaan
    .help = Laat alles meteen zien, tot jij aan de beurt bent.
page-take-back = Terugnemen
    .help = Nog niemand weet wat je hebt gekozen.
page-watching = Je kijkt toe
page-over = Het spel is afgelopen
page-story = Verloop
page-chat = Chat
page-chat-empty = Er heeft nog niemand iets gezegd.
page-chat-write = Zeg iets
page-chat-send = Versturen
page-chat-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
}
page-people = Aan deze tafel
page-mute = Dempen
page-unmute = Niet meer dempen
page-mute-name = { $name } dempen
page-menu = Tafelmenu
page-emotes = Snel gezegd
page-emote-hello = Hallo!
page-emote-good-luck = Succes!
page-emote-well-played = Goed gespeeld!
page-emote-wow = Wauw!
page-emote-oops = Oeps!
page-emote-thanks = Bedankt!
page-emote-haha = Haha!
page-emote-good-game = Mooie partij!
page-leave-waiting = De tafel verlaten? Je plaats komt vrij en anderen kunnen er gaan zitten.
page-report = Melden
page-report-name = { $name } melden
page-leave-sure = De tafel verlaten? Een bot speelt op jouw plaats verder; voor de rating telt dat als verlies.
page-sure-no = Annuleren
page-lost = Verbinding verbroken. We proberen opnieuw te verbinden…
page-back-again = Weer verbonden.
page-away = Je tijd is om, daarom speelt een bot voor je.
page-come-back = Zelf verderspelen
page-clock = { $seconds ->
    [one] nog 1 seconde
   *[other] nog { $seconds } seconden
}
page-level = bot, { $level }
page-not-here = is niet verbonden

## Where something goes wrong

page-problem-unreachable = De server is niet te bereiken. Probeer het zo nog eens.
page-problem-illegal-move = Dat kan nu niet. Kijk nog eens, er is iets veranderd.

## The clock

page-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
page-hours = { $hours ->
    [one] 1 uur
   *[other] { $hours } uur
}

## The end

page-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
page-why = Waar deze punten vandaan komen
page-margin =
    { $points ->
        [one] Met { $points } punt voorsprong
       *[other] Met { $points } punten voorsprong
    }
page-try-again = Opnieuw proberen
page-result = Uitslag
page-rounds = Punten per ronde
page-no-points = geen punten
page-turning = Wat de doorslag gaf
page-turning-always =
    { $who ->
        [you] Je stond nooit achter. Vanaf hier had je meer punten dan alle anderen:
       *[other] { $name } stond nooit achter en had vanaf hier meer punten dan alle anderen:
    }
page-turning-lead =
    { $who ->
        [you] Hiermee kwam je op kop, en niemand haalde je nog in:
       *[other] Hiermee kwam { $name } op kop, en dat bleef zo tot het einde:
    }
page-turning-last =
    { $who ->
        [you] Pas helemaal aan het eind kwam je op kop:
       *[other] Pas helemaal aan het eind kwam { $name } op kop:
    }
page-turning-tie =
    { $who ->
        [you] Gelijke stand: de regel daarvoor besliste in jouw voordeel.
       *[other] Gelijke stand: de regel daarvoor besliste in het voordeel van { $name }.
    }
page-turning-outright =
    { $who ->
        [you] Je won in één klap, wat de punten ook zeiden:
       *[other] { $name } won in één klap, wat de punten ook zeiden:
    }
page-turning-watch = Dit moment bekijken
page-rematch = Nog een keer
page-rematch-join = Meedoen aan de revanche
page-see-table = De tafel bekijken
page-record = Verslag bewaren
page-shuffle = Is er eerlijk geschud?
page-shuffle-proved = Er is eerlijk geschud
page-shuffle-how = Vóór de eerste kaart maakte de server een vingerafdruk bekend van de startwaarde waarmee hij heeft geschud; nu onthult hij die startwaarde zelf. Deze pagina heeft de vingerafdruk nagerekend: die klopt alleen als er tussendoor niets is veranderd. Met het bewaarde verslag en “seachest verify” kun je elke kaart narekenen.
page-shuffle-promise = Vingerafdruk, bekendgemaakt vóór de partij
page-shuffle-seed = Startwaarde van het schudden
page-shuffle-digest = Vingerafdruk van de startwaarde (SHA-256)

## The replay

page-replay = Terugkijken
page-replay-as = Perspectief
page-replay-all = Alles
page-replay-watch = Toeschouwer
page-replay-seat = Wat { $name } wist
page-replay-back = Een stap terug
page-replay-on = Een stap verder
page-replay-run = Afspelen
page-replay-stop = Pauzeren
page-replay-moment = Moment in de partij
page-replay-speed = Snelheid
page-replay-times = { $speed }×
page-replay-back-round = Vorige ronde
page-replay-on-round = Volgende ronde
page-replay-back-duel = Vorig duel
page-replay-on-duel = Volgend duel
page-replay-back-own = { $who ->
    [you] Je vorige beslissing
   *[other] Vorige beslissing van { $name }
}
page-replay-on-own = { $who ->
    [you] Je volgende beslissing
   *[other] Volgende beslissing van { $name }
}
page-replay-share = Dit moment delen
page-replay-share-text = Een moment uit een partij { $game }
page-replay-link = Link naar dit moment

## De coach

page-review = Terugblik op de partij
    .help = De coach blikt terug op de partij: de kansen in de loop ervan, geluk, nauwkeurigheid en de momenten die de doorslag gaven.
page-hint = Wat zou jij doen?
    .help = Vraag de coach naar de twee beste antwoorden. Een overwinning telt dan niet mee voor ratings en reeksen.
page-with-hints = met hints
page-hints-used = { $count ->
    [one] 1 hint: een overwinning telt niet mee
   *[other] { $count } hints: een overwinning telt niet mee
}
