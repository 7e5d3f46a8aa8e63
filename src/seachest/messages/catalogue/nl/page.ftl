### The page in the browser, Dutch.

page-title = Seachest
page-skip = Naar het hoofddeel
page-close = Sluiten
page-language = Taal
page-loading = De tafel wordt gedekt …
page-offline = Je bent offline. De kist gaat weer open zodra er netwerk is.
page-home = Terug naar de kist

## The games

page-players-range = { $fewest } tot { $most } spelers
page-lead = Drie kaartspellen van de zee in één kist. Speel met vrienden, of met bots die altijd zin hebben.

## A new table

page-new-players = Met hoeveel spelen jullie?
page-new-level = Hoe sterk zijn de bots?
page-new-play = Spelen
page-new-open = De tafel openen
page-new-friends = Vrienden uitnodigen
    .help = Je krijgt een link voor ze, en het spel begint als iedereen er is.
page-new-quick = Snel meespelen
    .help = Zet je bij wie er nu een spel zoekt, met 60 seconden per beslissing.
page-new-learn = Leren in vijf minuten
    .first = Nieuw voor jou? Een gids schuift bij je aan en laat zien hoe het gaat.
page-new-rules = De regels lezen
page-new-more = Plaatsen en regels van de tafel
page-new-seats = Wie zit waar?
    .help = In deze volgorde gaat het spel rond.
page-new-seat = Plaats { $number }
page-new-you = Jij
page-new-friend = Een vriend of vriendin
page-new-clock = Klok
    .help = Voor wie hem laat aflopen, speelt een bot verder tot hij of zij terug is.
page-new-clock-none = geen
page-new-clock-seconds = { $seconds } seconden
page-new-clock-minutes = { $minutes } minuten
page-new-clock-days = { $days } dagen
page-new-watch = Wie mag er kijken?
    .help = Wie kijkt, ziet wat open ligt, nooit een hand.
page-new-watch-anyone = Iedereen met de link
page-new-watch-nobody = Niemand
page-new-public = Openbare tafel
    .help = Hij staat op de voorpagina: vreemden mogen aanschuiven en, als jij dat goedvindt, kijken.
page-new-as-in-rules = zoals in de regels

## Who plays

page-name-title = Hoe mogen we je noemen?
page-name-label = Je naam
page-name-note = De anderen aan tafel zien hem. Verder vragen we je niets.
page-name-go = Aan de slag
page-bot-name = Bot { $number } ({ $level })
page-seat-free = vrije plaats
page-me = Jij
page-me-guest = Je speelt als gast. Deze browser onthoudt jou en je tafels.
page-me-account = Je hebt een account: log ermee in op elk apparaat.
page-me-nobody = Je hebt hier nog geen naam. Het eerste spel vraagt erom.
page-me-rename = Naam wijzigen
page-me-renamed = Vanaf nu heet je { $name }.
page-me-open = Account openen
    .help = Een naam en een wachtwoord, zodat je tafels en ratings op elk apparaat bij je zijn. Verder vragen we je niets, en de spellen van deze browser komen mee.
page-me-login = Inloggen
    .help = Terug in je account.
page-me-logout = Uitloggen
    .help = Je tafels en ratings blijven in je account.
page-me-forget = Vergeet mij
    .help = Deze browser vergeet je. Naar de tafels van een gast kan dan niemand terug, jij ook niet.
page-me-password = Wachtwoord
page-me-password-note = Minstens { $least } tekens.
page-me-change = Wachtwoord wijzigen
    .help = Hier blijf je ingelogd; alle andere apparaten moeten opnieuw inloggen.
page-me-old = Wachtwoord tot nu toe
page-me-new = Nieuw wachtwoord
page-me-changed = Vanaf nu geldt het nieuwe wachtwoord.
page-me-delete = Account verwijderen
    .help = Je naam, je wachtwoord en je ratings worden voorgoed verwijderd. Lopende spellen spelen bots uit.
page-me-ratings = Ratings
page-me-rating = { $rating } na { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
page-me-no-ratings = Nog geen ratings. Spellen tussen mensen met een account tellen mee.

## Tables

page-tables = Jouw tafels
page-tables-none = Nog geen tafel. Maak een doos open!
page-tables-all = Al je tafels
page-tables-over = Uitgespeeld
page-lobby = Open voor iedereen
page-lobby-none = Er wacht nu niemand en er valt niets te kijken. Maak je tafel openbaar, dan staat hij hier.
page-tables-your-turn = Jij bent aan de beurt
page-tables-turn-of = Aan de beurt: { $names }
page-tables-waiting = { $free ->
    [0] begint zo
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
}
page-tables-is-over = afgelopen
page-tables-resume = Verder spelen
page-tables-go = Naar de tafel
page-tables-join = Aanschuiven
page-tables-watch = Kijken
page-tables-look = Bekijken
page-tables-alone = Nog niemand anders

## Before the game

page-waiting-title = { $free ->
    [0] Het spel begint
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $free } plaatsen vrij
}
page-waiting-begins = Het spel begint vanzelf zodra alle plaatsen bezet zijn.
page-waiting-invited = { $name } nodigt je uit voor een spel
page-waiting-invited-nobody = Je bent uitgenodigd voor een spel
page-waiting-sit = Hier gaan zitten
page-waiting-sit-anywhere = Gaan zitten
page-waiting-you = jij
page-waiting-opener = heeft de tafel geopend
page-waiting-free = Vrij
page-waiting-bot = Bot neerzetten
page-waiting-bot-level = Sterkte van de bot op plaats { $number }
page-waiting-take-out = { $name } van tafel halen
page-waiting-take-out-sure = { $name } echt van tafel halen?
page-waiting-rise = De tafel verlaten
page-waiting-start = Nu beginnen
    .help = Bots nemen de vrije plaatsen in.
page-waiting-start-level = Sterkte van deze bots
page-waiting-full = Alle plaatsen zijn bezet.
page-waiting-options = De regels van deze tafel
page-waiting-no-clock = geen klok
page-waiting-clock = { $time } per beslissing
page-waiting-yes = ja
page-waiting-no = nee
page-arrival-playing = Aan deze tafel wordt gespeeld
page-arrival-over = Het spel aan deze tafel is afgelopen
page-arrival-watch = Kijken
page-arrival-look = Zien hoe het afliep
page-arrival-other = Heb je hier een plaats? Log dan in, of open de link in de browser waarin je speelde.

## Inviting

page-invite = Vrienden uitnodigen
page-invite-link = Link naar deze tafel
page-invite-copy = Kopiëren
page-invite-copied = Gekopieerd!
page-invite-select = Gemarkeerd. Kopieer hem met Ctrl-C, of houd hem ingedrukt.
page-invite-share = Delen
page-invite-text = Kom aan tafel: { $game }
page-invite-qr = Code voor telefoons
page-invite-only-here = Deze link werkt alleen op deze computer.
page-invite-lan = Anderen in je netwerk nemen deze link:
page-invite-no-lan = De server luistert alleen naar deze computer. Gestart met “seachest serve --lan” laat hij ook telefoons en vrienden in je netwerk binnen.
page-invite-here = Deze computer
page-invite-network = In je netwerk

## Settings and keys

page-settings = Instellingen
page-light = Licht
page-light-system = Zoals het systeem
page-light-light = Licht
page-light-dark = Donker
page-sound = Geluiden
    .help = Papier, water en een bel als je aan de beurt bent.
page-still = Minder beweging
    .help = Kaarten wisselen van plaats zonder te glijden.
page-keys = Toetsen
page-keys-tab = naar het volgende dat je kunt doen, en terug
page-keys-enter = het doen
page-keys-rules = de regels
page-keys-settings = instellingen
page-keys-help = deze toetsen
page-keys-escape = sluiten wat open is

## Rules

page-rules = Regels
page-rules-of = { $game }: de regels
page-rules-contents = Inhoud
page-rules-alone = Als eigen pagina openen

## Where nothing is

page-nowhere-title = Niets dan water hier
page-nowhere = Dit adres leidt nergens heen. Misschien is het verkeerd getypt, of er is iets verhuisd.
page-nowhere-table-title = Nergens een tafel te bekennen
page-nowhere-table = Op dit adres staat geen tafel. Kijk of de hele link gekopieerd is, of vraag er nog eens om.

## At the table

page-table = De tafel
page-actions = Wat je nu kunt doen
page-your-turn = Jij bent aan de beurt
page-waiting-for = Iedereen wacht op { $names }
page-watching = Je kijkt toe
page-over = Het spel is afgelopen
page-story = Verhaal
page-chat = Chat
page-chat-empty = Nog niemand heeft iets gezegd.
page-chat-write = Zeg iets
page-chat-send = Versturen
page-chat-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
page-people = Aan deze tafel
page-mute = Dempen
page-unmute = Weer horen
page-mute-name = { $name } dempen
page-take-out = Verwijderen
page-leave-sure = De tafel verlaten? Een bot speelt op jouw plek verder.
page-sure-no = Toch niet
page-lost = De verbinding is weg. De server wordt gezocht …
page-back-again = Weer verbonden.
page-away = Je tijd is om, daarom speelt een bot voor je.
page-come-back = Zelf verder spelen
page-clock = nog { $seconds } seconden
page-level = bot, { $level }
page-not-here = is niet verbonden

## Where something goes wrong

page-problem-unreachable = De server is niet te bereiken. Probeer het zo nog eens.
page-problem-illegal-move = Dat kan nu niet. Kijk nog eens, er is iets veranderd.

## The clock

page-days = { $days } dagen
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
page-rematch = Nog een keer
page-rematch-join = Meedoen met de revanche
page-see-table = De tafel bekijken
page-record = Verslag bewaren
page-shuffle = Is er eerlijk geschud?
page-shuffle-proved = Er is eerlijk geschud
page-shuffle-how = Vóór de eerste kaart noemde de server een vingerafdruk van zijn schudbeurt, nu noemt hij de schudbeurt zelf. Deze pagina heeft de vingerafdruk nagerekend: beide zijn alleen gelijk als er tussendoor niets is veranderd. Het bewaarde verslag en “seachest verify” bewijzen elke kaart.
page-shuffle-promise = Vingerafdruk, genoemd vóór het spel
page-shuffle-seed = De schudbeurt (startwaarde)
page-shuffle-digest = Vingerafdruk van de startwaarde (SHA-256)

## The replay

page-replay = Terugkijken
page-replay-as = Wiens kennis
page-replay-all = Alle kaarten open
page-replay-watch = Zoals toeschouwers het zagen
page-replay-seat = Wat { $name } wist
page-replay-back = Een stap terug
page-replay-on = Een stap verder
page-replay-run = Afspelen
page-replay-stop = Stoppen
page-replay-moment = Moment van het spel
