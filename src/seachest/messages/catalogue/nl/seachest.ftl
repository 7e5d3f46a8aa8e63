### The table in the terminal (seachest play), Dutch.

## The top line

play-round = Ronde { $round }
play-goal = tot { $goal }
play-turn-yours = Jij bent aan de beurt
play-turn-of = { $name } is aan de beurt
play-turn-of-several = { $names } beslissen
play-over = Het spel is uit

## Who plays

play-you = Jij
play-level-random = willekeurig
play-level-greedy = gretig
play-level-beginner = beginner
play-level-beginner-about = pakt wat er ligt en ziet niet wat erna komt
play-level-casual = voor het plezier
play-level-casual-about = kijkt één stap vooruit
play-level-skilled = geoefend
play-level-skilled-about = kent het spel en antwoordt meteen
play-level-expert = expert
play-level-expert-about = denkt ver vooruit, een tiende seconde lang
play-level-master = meester
play-level-master-about = denkt een seconde lang, op alle kernen
play-level-search = denkt vooruit
play-level-program = programma
play-thinking = { $name } denkt na …

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

play-keys = ? legt je keuzes uit · p wat je onthoudt · l het verhaal tot nu toe · r regels · h hulp · q stoppen
play-keys-short = ? uitleg · p geheugen · l verhaal · r regels · h hulp · q stoppen
play-prompt = Wat doe je?
play-prompt-or-go-on = Zeg iets, of druk op Enter om verder te gaan
play-sheet = Ronde { $round } is afgelopen
play-only-sheet = De telling
play-go-on = Enter om verder te gaan
play-back = Met Enter terug naar de tafel, of typ meteen je keuze
play-more = Enter voor meer, q om te stoppen met lezen
play-forced = (iets anders kon niet)
play-forced-silently = Er kon maar één ding: { $choice }.
play-choices = Dit kun je nu doen
play-cards-explained = Over de kaarten
play-story = Het verhaal tot nu toe
play-cut = … (wat eraan voorafging: l)
play-story-empty = Er is nog niets gebeurd.
play-remembered = Wat je hebt onthouden
play-unknown = “{ $input }” begrijp ik niet. Typ het nummer van je keuze, of h voor hulp.
play-no-number = { $last ->
    [one] Er is alleen keuze 1.
   *[other] Keuze { $number } is er niet. Neem een nummer van 1 tot en met { $last }.
}
play-ambiguous = “{ $input }” kan van alles betekenen: { $choices }. Typ iets meer.
play-not-now = Dat kan nu niet.
play-no-card = Ik ken geen kaart die “{ $input }” heet.

## Help

play-help = Zo speel je hier
play-help-choose =
    Onder de tafel staat wat je kunt doen, telkens met een nummer. Typ dat nummer of de korte tekst ernaast; de
    eerste letters zijn genoeg, zolang geen andere keuze zo begint.
play-help-card = “? 2” vertelt je wat je aan een keuze hebt, “?” met de naam van een kaart wat die doet, en “?” zonder meer legt alles uit.
play-help-piles = p toont wat je van alles wat je zag kon onthouden.
play-help-more = l vertelt het verhaal tot nu toe, r toont de regels, en alleen Enter tekent de tafel opnieuw.
play-help-leave =
    Met q stop je. Elke zet wordt meteen bewaard, dus je kunt later precies verdergaan waar je was.
play-help-signs = Wat de tekens op tafel betekenen:

## Ends

play-won-you = Je hebt gewonnen!
play-final-total = Totaal
play-saved = Het spel is bewaard in:
play-resume = Verder spelen kan altijd met:
play-left = Tot de volgende keer!
play-save-failed = Het spel kon niet worden bewaard in { $file } ({ $reason }). Je kunt gewoon verder spelen.

## Sea Salt & Paper

play-ssp-deck = Trekstapel
play-ssp-pile = Stapel { $pile }
play-ssp-empty = leeg
play-ssp-hand = Je hand
play-ssp-hand-empty = Nog geen kaarten.
play-ssp-hand-of = De hand van { $name }
play-ssp-drawn = Gepakt:
play-ssp-discarding = Af te leggen:
play-ssp-laid = uitgelegd:
play-ssp-total = Jij: { $points } van { $goal } punten
play-ssp-worth = Kaarten: { $points }
play-ssp-bonus = kleurbonus: { $bonus }
play-ssp-may-call = Genoeg om te roepen
play-ssp-may-not-call = Nog { $missing } en je mag roepen
play-ssp-last-chance = LAATSTE KANS
play-ssp-last-turn = Je laatste beurt!
play-ssp-called = LAATSTE KANS: { $points }
play-ssp-revealed = opengelegd: { $points }
play-ssp-from-top = van boven af:
play-ssp-below = { $missing ->
    [0] Daaronder, in een volgorde die je niet kent:
    [one] Daaronder { $count ->
        [one] ligt 1 kaart
       *[other] liggen { $count } kaarten
    }; krabben hebben één van deze gepakt, je weet alleen niet welke:
   *[other] Daaronder { $count ->
        [one] ligt 1 kaart
       *[other] liggen { $count } kaarten
    }; krabben hebben { $missing } van deze gepakt, je weet alleen niet welke:
}
play-ssp-unknown = { $count ->
    [one] 1 onbekende kaart
   *[other] { $count } onbekende kaarten
}
play-ssp-sheet-total = +{ $gained }, samen { $total }
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
serve-opens = Je browser laat ze zo zien.
serve-type = Typ dit adres in een browser op deze computer.
serve-lan = Iedereen in je netwerk speelt op { $address }
serve-no-lan = Deze computer heeft in geen enkel netwerk een adres.
serve-file = De spellen staan in { $file }
serve-end = Ctrl-C sluit de kist; de spellen gaan verder zodra ze weer opengaat.

## Aan de tafel van een server (seachest join)

join-name = Je naam (Enter: { $usual })
join-which = Welke tafel? Een nummer, of q om weg te gaan
join-free-seats = { $count ->
    [0] alle plaatsen bezet
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
join-free = vrij
join-is-away = weg: een bot speelt
join-not-here = niet verbonden
join-rated = { $name } (rating { $rating })
join-not-begun = Het spel begint zodra alle plaatsen bezet zijn.
join-waiting = Wachten op { $names }.
join-clock = De klok loopt tot { $time }.
join-forced = Je hebt maar één keuze; de tafel maakt die zo meteen voor je.
join-away = Je tijd is om: een bot speelt voor je.
join-replaced = Je tijd is om, dus speelt nu een bot voor je.
join-came-back = Je speelt weer zelf.
join-prompt-away = Met Enter speel je weer zelf
join-prompt-waiting = /say TEKST spreekt tot iedereen, q gaat weg
join-lost = De verbinding is weg; de server wordt gezocht …
join-back = De verbinding is er weer.
join-chat = { $name }: “{ $text }”
join-say-what = Typ /say en dan wat je wilt zeggen.
join-not-said = Dat is niet doorgegeven. { $reason }
join-too-late = { $reason } Kijk nog eens, misschien is er iets veranderd.
join-help-say = “/say TEKST” zegt iets tegen iedereen aan tafel.
join-help-leave = q gaat weg. Je plaats blijft van jou, en je hoort hoe je terugkomt.
join-resume = Je plaats blijft van jou. Zo kom je terug; houd het voor jezelf (wie dit heeft, speelt op jouw plaats):
join-watch = Hier is geen plaats vrij. Enter: toekijken, q: weggaan
join-save-failed = Het spel kon niet worden bewaard in { $file } ({ $reason }).
join-bad-link = verwacht wordt een link zoals http://HOST/t/abcdefghijkl of http://HOST, niet { $link }
join-bad-name = een naam heeft 1 tot { $most } letters
join-bad-token = dit is niet (meer) het geheim van een plaats aan deze tafel
join-seat-lost = je plaats aan deze tafel is niet meer van jou
join-unreachable = er is geen server op { $server }, of hij antwoordt niet
join-outdated = dit programma en de server zijn verschillende versies en kennen de regels anders; werk de oudste bij
join-no-tables = er is nu geen open tafel op { $server }; vraag om de link naar een tafel
join-full = aan deze tafel is geen plaats vrij, en niemand mag toekijken
join-over = het spel aan deze tafel is afgelopen
