### Die Tagespartie, Deutsch.

daily-heading = Tagespartie
daily-lead = Jeden Tag (UTC) eine Partie jedes Spiels, mit denselben Karten und denselben Bots für alle hier. Es zählt nur dein erster Versuch, und nur, wenn du ihn bis zum Ende des nächsten Tages beendest.
daily-players = { $count ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[other] Zu { $count }
}
daily-play = Spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal spielen
daily-again-note = Dein erster Versuch hat gezählt. Dieser ist nur für dich.
daily-next = Nächste Partie: { $time } UTC
daily-commitment = Fingerabdruck, vorab gezeigt (SHA-256 des Startwerts): { $commitment }
daily-earlier-seed = Startwert vom { $day }: { $seed }
daily-yours = Du: Platz { $place } von { $players }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-stands = { $who ->
    [guest] { $ahead ->
        [0] Du lägst noch vor niemandem.
       *[other] Du lägst vor { $ahead } von { $count ->
            [one] 1 Konto
           *[other] { $count } Konten
        }.
    } Ergebnisse von Gästen zählen nicht; lege vor der nächsten Partie ein Konto an.
   *[account] { $ahead ->
        [0] Du liegst noch vor niemandem.
       *[other] Du liegst vor { $ahead } von { $count ->
            [one] 1 anderen Konto
           *[other] { $count } anderen Konten
        }.
    }
}
daily-nobody = Mit Konto hat diese Partie noch niemand beendet.
daily-distribution = Wie es heute allen erging
daily-bar = Platz { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $count }
daily-share = Zeile zum Teilen kopieren
daily-line = Seachest-Tagespartie { $date }, { $game }: Platz { $place } von { $players }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, besser als { $ahead } von { $count } { $address }
