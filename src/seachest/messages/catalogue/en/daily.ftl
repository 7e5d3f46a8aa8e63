### The daily deal, English.

daily-heading = Daily deal
daily-lead = A new deal of each game every day (UTC), with the same cards and the same bots for everyone here. Only your first try counts, if you finish it by the end of the next day.
daily-players = { $count } players
daily-play = Play
daily-go-on = Continue
daily-again = Play it again
daily-again-note = Your first try is the one that counts. This one is just for you.
daily-next = Next deal: { $time } UTC
daily-commitment = Published in advance, SHA-256 of the seed: { $commitment }
daily-earlier-seed = Seed of { $day }: { $seed }
daily-yours = You: place { $place } of { $players }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-stands = { $who ->
    [guest] { $ahead ->
        [0] You wouldn’t be ahead of anyone yet.
       *[other] You would be ahead of { $ahead } of { $count ->
            [one] 1 account
           *[other] { $count } accounts
        }.
    } Guests’ results don’t count; open an account before the next deal.
   *[account] { $ahead ->
        [0] You aren’t ahead of anyone yet.
       *[other] You’re ahead of { $ahead } of { $count ->
            [one] 1 other account
           *[other] { $count } other accounts
        }.
    }
}
daily-nobody = Nobody with an account has finished it yet.
daily-distribution = How everyone did today
daily-bar = Place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $count }
daily-share = Copy a line to share
daily-line = Seachest daily deal { $date }, { $game }: place { $place } of { $players }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, ahead of { $ahead } of { $count } { $address }
