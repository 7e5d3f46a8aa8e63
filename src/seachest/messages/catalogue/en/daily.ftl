### The daily deal, English.

daily-heading = Daily deal
daily-lead = Every day (UTC) one deal of each game, the same cards and the same bots for everyone here. Your first try counts if you finish it by the end of the next day.
daily-players = { $count } players
daily-play = Play
daily-go-on = Go on
daily-again = Play it again
daily-again-note = Your first try has counted. This one is only for you.
daily-next = Next deal: { $time } UTC
daily-commitment = Committed beforehand, SHA-256 of the seed: { $commitment }
daily-earlier-seed = Seed of { $day }: { $seed }
daily-yours = You: place { $place } of { $players }, { $points } points
daily-stands = { $who ->
    [guest] You would stand ahead of { $ahead } of { $count } accounts. Results of guests don’t count; create an account before the next deal.
   *[account] You stand ahead of { $ahead } of { $count } accounts.
}
daily-nobody = No account has finished it yet.
daily-distribution = How everyone did today
daily-bar = Place { $place }, { $points } points: { $count }
daily-share = Copy a line to share
daily-line = Seachest daily deal { $date }, { $game }: place { $place } of { $players }, { $points } points, ahead of { $ahead } of { $count } { $address }
