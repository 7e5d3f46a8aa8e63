### The table in the terminal (seachest play), Dutch.

## The top line

play-round = Ronde { $round }
play-goal = tot { $goal }
play-turn-yours = Jij bent aan de beurt
play-turn-of = { $name } is aan de beurt
play-turn-of-several = { $names } beslissen
play-over = Het spel is afgelopen

## Who plays

play-you = Jij
play-level-random = lukraak
play-level-greedy = gretig
play-level-beginner = beginner
play-level-beginner-about = pakt wat er ligt en ziet niet wat erna komt
play-level-casual = amateur
play-level-casual-about = kijkt één stap vooruit
play-level-skilled = geoefend
play-level-skilled-about = kent het spel en antwoordt meteen
play-level-expert = expert
play-level-expert-about = heeft van miljoenen partijen geleerd
play-level-master = meester
play-level-master-about = denkt ver vooruit
play-level-for-now = voorlopig: { $level }
play-level-search = vooruitdenkend
play-level-program = programma
play-thinking = { $name } denkt na…

## Numbers

play-cards = { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
play-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

## Asking and answering

play-keys = ? uitleg bij je keuzes · p wat je onthoudt · l het verloop tot nu toe · r regels · h hulp · q stoppen
play-keys-short = ? uitleg · p geheugen · l verloop · r regels · h hulp · q stoppen
play-prompt = Wat doe je?
play-prompt-or-go-on = Zeg iets, of druk op Enter om verder te gaan
play-sheet = Ronde { $round } is afgelopen
play-only-sheet = De puntentelling
play-go-on = Enter om verder te gaan
play-back = Met Enter terug naar de tafel, of typ meteen je keuze
play-more = Enter voor meer, q om te stoppen met lezen
play-forced = (iets anders kon niet)
play-forced-silently = Je enige mogelijkheid: { $choice }.
play-choices = Dit kun je nu doen
play-cards-explained = Over de kaarten
play-story = Het verloop tot nu toe
play-cut = … (l toont wat eraan voorafging)
play-story-empty = Er is nog niets gebeurd.
play-remembered = Wat je hebt onthouden
play-unknown = “{ $input }” begrijp ik niet. Typ het nummer van je keuze, of h voor hulp.
play-no-number = { $last ->
    [one] Er is alleen keuze 1.
   *[other] Keuze { $number } is er niet. Kies een nummer van 1 tot en met { $last }.
}
play-ambiguous = “{ $input }” kan meer dan één ding betekenen: { $choices }. Typ iets meer.
play-not-now = Dat kan nu niet.
play-no-card = Ik ken geen kaart die “{ $input }” heet.

## Help

play-help = Zo speel je hier
play-help-choose =
    Onder de tafel staat wat je kunt doen, elk met een nummer. Typ dat nummer of de korte tekst ernaast; de
    eerste letters zijn genoeg, zolang geen andere keuze zo begint.
play-help-card = “? 2” legt keuze 2 uit, “?” met de naam van een kaart vertelt wat die doet, en “?” alleen legt alles uit.
play-help-piles = p toont alles wat je hebt gezien en dus zou kunnen onthouden.
play-help-more = l toont het verloop tot nu toe, r de regels, en met alleen Enter wordt de tafel opnieuw getekend.
play-help-hint = “hint” vraagt de coach wat die zou doen: de twee beste keuzes, hun kansen en een reden. Dat staat dan in het verslag van de partij.
play-help-leave =
    Met q stop je. Elke zet wordt meteen bewaard, dus je kunt later precies verdergaan waar je was.
play-help-signs = Wat de tekens op tafel betekenen:

## Ends

play-won-you = Je hebt gewonnen!
play-final-total = Totaal
play-saved = De partij is bewaard in:
play-resume = Verderspelen kan altijd met:
play-left = Tot de volgende keer!
play-save-failed = De partij kon niet worden bewaard in { $file } ({ $reason }). Je kunt gewoon verderspelen.

## Sea Salt & Paper

play-ssp-deck = Trekstapel
play-ssp-pile = Stapel { $pile }
play-ssp-empty = leeg
play-ssp-hand = Je hand
play-ssp-hand-empty = Nog geen kaarten.
play-ssp-hand-of = De hand van { $name }
play-ssp-drawn = Gepakt:
play-ssp-discarding = Af te leggen:
play-ssp-laid = gespeeld:
play-ssp-total = Totaal: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, doel: { $goal }
play-ssp-worth = Kaarten: { $points }
play-ssp-bonus = kleurbonus: { $bonus }
play-ssp-may-call = Je mag de ronde beëindigen
play-ssp-may-not-call = Ronde beëindigen: nog { $missing }
play-ssp-last-chance = LAATSTE KANS
play-ssp-last-turn = Je laatste beurt!
play-ssp-called = LAATSTE KANS: { $points }
play-ssp-revealed = opengelegd: { $points }
play-ssp-from-top = van boven naar beneden:
play-ssp-below = { $missing ->
    [0] Daaronder, in een volgorde die je niet kent:
    [one] Daaronder { $count ->
        [one] ligt 1 kaart
       *[other] liggen { $count } kaarten
    }; krabben hebben een van deze kaarten gepakt, je weet alleen niet welke:
   *[other] Daaronder { $count ->
        [one] ligt 1 kaart
       *[other] liggen { $count } kaarten
    }; krabben hebben { $missing } van deze kaarten gepakt, je weet alleen niet welke:
}
play-ssp-unknown = { $count ->
    [one] 1 onbekende kaart
   *[other] { $count } onbekende kaarten
}
play-ssp-sheet-total = +{ $gained }, totaal { $total }
play-ssp-not-shown = niet opengelegd
play-ssp-counted = { $points ->
    [one] 1 kaartpunt
   *[other] { $points } kaartpunten
}: { $why }.
play-ssp-counted-nothing = Geen kaartpunten.
play-ssp-scores-cards = Alleen die tellen.
play-ssp-scores-bonus = Alleen de kleurbonus telt: { $bonus }.
play-ssp-scores-both = De kleurbonus komt erbij: { $bonus }.

serve-here = De tafels staan klaar: { $address }
serve-opens = Je browser opent ze zo meteen.
serve-type = Typ dit adres in een browser op deze computer.
serve-lan = Anderen in je netwerk spelen via { $address }
serve-no-lan = Deze computer heeft geen adres in een netwerk.
serve-file = De partijen staan in { $file }
serve-end = Ctrl+C sluit de kist; de partijen gaan verder zodra hij weer opengaat.
serve-not-built = De pagina voor browsers is nog niet gebouwd. Typ in de map met de broncode van Seachest: { $command }

## At a server’s table (seachest join)

join-name = Je naam (Enter: { $usual })
join-which = Welke tafel? Een nummer, of q om weg te gaan
join-free-seats = { $count ->
    [0] alle plaatsen bezet
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
join-free = vrij
join-is-away = weg: een bot speelt
join-has-account = heeft een account
join-not-here = niet verbonden
join-rated = { $name } (rating { $rating })
join-rules-changed = De regels van dit spel zijn tijdens het spelen verbeterd. Daarom eindigt de partij hier, zonder winnaar en zonder rating. Sorry! Aan een nieuwe tafel gelden de nieuwe regels.
join-not-begun = Het spel begint zodra alle plaatsen bezet zijn.
join-waiting = Wachten op { $names }.
join-clock = De bedenktijd loopt tot { $time }.
join-forced = Je hebt maar één keuze; de tafel maakt die zo meteen voor je.
join-away = Je tijd is om: een bot speelt voor je.
join-replaced = Je tijd is om, dus speelt nu een bot voor je.
join-came-back = Je speelt weer zelf.
join-prompt-away = Met Enter speel je weer zelf
join-prompt-waiting = /say TEKST: iets tegen iedereen zeggen, q: weggaan
join-lost = Verbinding verbroken. We proberen opnieuw te verbinden…
join-back = Weer verbonden.
join-chat = { $name }: “{ $text }”
join-say-what = Typ /say en dan wat je wilt zeggen.
join-not-said = Dat is niet doorgegeven. { $reason }
join-too-late = { $reason } Kijk nog eens, misschien is er iets veranderd.
join-help-say = Met “/say TEKST” zeg je iets tegen iedereen aan tafel.
join-help-leave = Met q ga je weg. Je plaats blijft van jou, en je ziet dan hoe je terugkomt.
join-resume = Je plaats blijft van jou. Zo kom je terug; houd het voor jezelf (wie dit heeft, kan op jouw plaats spelen):
join-watch = Hier is geen plaats vrij. Enter: toekijken, q: weggaan
join-save-failed = De partij kon niet worden bewaard in { $file } ({ $reason }).
join-bad-link = verwacht wordt een link zoals http://HOST/t/abcdefghijkl of http://HOST, niet { $link }
join-bad-name = een naam heeft 1 tot en met { $most } zichtbare tekens
join-bad-token = dit token hoort niet (meer) bij een plaats aan deze tafel
join-seat-lost = je plaats aan deze tafel is niet meer van jou
join-unreachable = er is geen server op { $server }, of hij antwoordt niet
join-outdated = dit programma en de server hebben verschillende versies van de regels; werk de oudste van de twee bij
join-no-tables = er is nu geen open tafel op { $server }; vraag om de link naar een tafel
join-full = aan deze tafel is geen plaats vrij, en niemand mag toekijken
join-over = het spel aan deze tafel is afgelopen
