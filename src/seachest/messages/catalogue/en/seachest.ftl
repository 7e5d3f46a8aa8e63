### The table in the terminal (seachest play), English.

## The top line

play-round = Round { $round }
play-goal = playing to { $goal }
play-turn-yours = Your turn
play-turn-of = { $name } is playing
play-turn-of-several = { $names } are deciding
play-over = The game is over

## Who plays

play-you = You
play-level-random = random
play-level-greedy = greedy
play-level-beginner = beginner
play-level-beginner-about = takes what’s there and misses what comes next
play-level-casual = casual
play-level-casual-about = looks one step ahead
play-level-skilled = skilled
play-level-skilled-about = knows the game and answers right away
play-level-expert = expert
play-level-expert-about = has learned from millions of games
play-level-master = master
play-level-master-about = thinks far ahead
play-level-for-now = for now: { $level }
play-level-search = thinking ahead
play-level-program = program
play-thinking = { $name } is thinking…

## Numbers

play-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
play-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Asking and answering

play-keys = ? explains your choices · p what you remember · l log · r rules · h help · q leave
play-keys-short = ? choices · p memory · l log · r rules · h help · q leave
play-prompt = Your choice
play-prompt-or-go-on = Say something, or press Enter to continue
play-sheet = Round { $round } is over
play-only-sheet = Final score
play-go-on = Press Enter to continue
play-back = Enter takes you back to the table, or type your choice
play-more = Enter for more, q to stop reading
play-forced = (your only choice)
play-forced-silently = Only one thing to do: { $choice }.
play-choices = What you can do now
play-cards-explained = About the cards
play-story = The game so far
play-cut = … (l shows what came before)
play-story-empty = Nothing has happened yet.
play-remembered = What you remember
play-unknown = I don’t understand “{ $input }”. Type the number of a choice, or h for help.
play-no-number = { $last ->
    [one] There is only choice 1.
   *[other] There is no choice { $number }. Pick a number from 1 to { $last }.
}
play-ambiguous = “{ $input }” could mean: { $choices }. Type a little more.
play-not-now = You can’t do that now.
play-no-card = I don’t know a card called “{ $input }”.

## Help

play-help = How to play here
play-help-choose =
    Your choices are listed below the table, each with a number. Type the number, or the short text beside it; its
    first letters are enough as long as no other choice begins with them.
play-help-card = “? 2” explains choice 2, “?” with a card’s name says what the card does, and “?” alone explains all choices.
play-help-piles = p shows everything you have seen and could still remember.
play-help-more = l shows the game so far, r shows the rules, and Enter alone draws the table again.
play-help-hint = “hint” asks the coach what to do: the best two choices, their chances and a reason. The record of the game will note it.
play-help-leave = q leaves. Every move is saved right away, so you can carry on later exactly where you left off.
play-help-signs = What the symbols on the table mean:

## Ends

play-won-you = You win!
play-final-total = Total
play-saved = The game is saved in:
play-resume = Carry on whenever you like with:
play-left = Until next time!
play-save-failed = The game could not be saved in { $file } ({ $reason }). You can keep playing.

## Sea Salt & Paper

play-ssp-deck = Deck
play-ssp-pile = Pile { $pile }
play-ssp-empty = empty
play-ssp-hand = Your hand
play-ssp-hand-empty = No cards yet.
play-ssp-hand-of = { $name }’s hand
play-ssp-drawn = You drew:
play-ssp-discarding = To discard:
play-ssp-laid = played:
play-ssp-total = Score: { $points } of { $goal ->
    [one] 1 point
   *[other] { $goal } points
}
play-ssp-worth = Cards: { $points }
play-ssp-bonus = colour bonus: { $bonus }
play-ssp-may-call = You may end the round now
play-ssp-may-not-call = { $missing } more and you may call
play-ssp-last-chance = LAST CHANCE
play-ssp-last-turn = Your last turn!
play-ssp-called = LAST CHANCE: { $points }
play-ssp-revealed = shown: { $points }
play-ssp-from-top = from the top:
play-ssp-below = { $missing ->
    [0] Below that, in an order you don’t know:
    [one] Below that { $count ->
        [one] lies 1 card
       *[other] lie { $count } cards
    } – crabs have taken one of these, but you don’t know which:
   *[other] Below that { $count ->
        [one] lies 1 card
       *[other] lie { $count } cards
    } – crabs have taken { $missing } of these, but you don’t know which:
}
play-ssp-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
play-ssp-sheet-total = +{ $gained }, total { $total }
play-ssp-not-shown = kept hidden
play-ssp-counted = { $points ->
    [one] 1 card point
   *[other] { $points } card points
}: { $why }.
play-ssp-counted-nothing = No card points.
play-ssp-scores-cards = Only these count.
play-ssp-scores-bonus = Only the colour bonus counts: { $bonus }.
play-ssp-scores-both = The colour bonus counts too: { $bonus }.

serve-here = The tables are open at { $address }
serve-opens = Your browser is about to open them.
serve-type = Type this address into a browser on this computer.
serve-lan = Everyone on your network can play at { $address }
serve-no-lan = This computer has no address on a network.
serve-file = Games are kept in { $file }
serve-end = Ctrl+C closes the chest; games continue when it opens again.
serve-not-built = The page for browsers is not built. In a checkout of Seachest, type: { $command }

## At a server’s table (seachest join)

join-name = Your name (Enter: { $usual })
join-which = Which table? A number, or q to leave
join-free-seats = { $count ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $count } free seats
}
join-free = free
join-is-away = away: a bot is playing
join-has-account = has an account
join-not-here = not connected
join-rated = { $name } (rated { $rating })
join-rules-changed = The rules of this game were corrected while you were playing, so it ends here, without a winner and without ratings. Sorry! A new table plays by the new rules.
join-not-begun = The game begins as soon as all seats are taken.
join-waiting = Waiting for { $names }.
join-clock = The clock runs until { $time }.
join-forced = You have only one choice; the table will make it for you in a moment.
join-away = Your time ran out: a bot is playing for you.
join-replaced = Your time ran out, so a bot is playing for you now.
join-came-back = You’re playing again.
join-prompt-away = Press Enter to take your seat back
join-prompt-waiting = /say TEXT talks to everyone, q leaves
join-lost = Connection lost; looking for the server…
join-back = Connection restored.
join-chat = { $name }: “{ $text }”
join-say-what = Type /say and then what you want to say.
join-not-said = That was not passed on. { $reason }
join-too-late = { $reason } Look again: things may have changed.
join-help-say = “/say TEXT” says something to everyone at the table.
join-help-leave = q leaves. Your seat stays yours, and you’ll see how to come back to it.
join-resume = Your seat stays yours. Come back with this command, and keep it to yourself (anyone who has it can play in your seat):
join-watch = No seat is free here. Enter: watch, q: leave
join-save-failed = The game could not be saved in { $file } ({ $reason }).
join-bad-link = expected a link such as http://HOST/t/abcdefghijkl or http://HOST, not { $link }
join-bad-name = a name has 1 to { $most } visible characters
join-bad-token = this token doesn’t belong to a seat at that table (any more)
join-seat-lost = you no longer have a seat at this table
join-unreachable = there is no server at { $server }, or it isn’t answering
join-outdated = this program and the server have different versions of the rules; update the older one
join-no-tables = there is no open table at { $server } right now; ask someone for the link to theirs
join-full = no seat is free at this table, and it can’t be watched
join-over = the game at this table is over
