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
play-level-beginner-about = takes what lies there and overlooks what follows
play-level-casual = casual
play-level-casual-about = looks a step ahead
play-level-skilled = skilled
play-level-skilled-about = knows the game and answers at once
play-level-expert = expert
play-level-expert-about = thinks far ahead, a tenth of a second
play-level-master = master
play-level-master-about = thinks for a second, on all cores
play-level-search = thinks ahead
play-level-program = program
play-thinking = { $name } is thinking …

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

play-keys = ? explains your choices · p what you remember · l the story so far · r rules · h help · q leave
play-keys-short = ? choices · p memory · l story · r rules · h help · q leave
play-prompt = Your choice
play-prompt-or-go-on = Say something, or press Enter to go on
play-sheet = Round { $round } is over
play-only-sheet = The count
play-go-on = Press Enter to go on
play-back = Enter takes you back to the table, or type your choice
play-more = Enter for more, q to stop reading
play-forced = (your only choice)
play-forced-silently = Only one thing to do: { $choice }.
play-choices = What you can do now
play-cards-explained = About the cards
play-story = The story so far
play-cut = … (l tells what came before)
play-story-empty = Nothing has happened yet.
play-remembered = What you remember
play-unknown = I don’t understand “{ $input }”. Type the number of a choice, or h for help.
play-no-number = { $last ->
    [one] There is only choice 1.
   *[other] There is no choice { $number }. Pick a number from 1 to { $last }.
}
play-ambiguous = “{ $input }” could mean: { $choices }. Type a little more.
play-not-now = You can’t do that now.
play-no-card = I know no card called “{ $input }”.

## Help

play-help = How to play here
play-help-choose =
    Your choices stand below the table with a number each. Type the number, or the short text beside it; its
    first letters will do as long as no other choice begins with them.
play-help-card = “? 2” tells you what a choice is good for, “?” with a card’s name what the card does, and “?” alone explains all choices.
play-help-piles = p shows what you could remember of all that you have seen.
play-help-more = l tells the story so far, r shows the rules, and Enter alone draws the table again.
play-help-leave = q leaves. Every move is saved at once, so you can go on later exactly where you were.
play-help-signs = What the signs on the table mean:

## Ends

play-won-you = You win!
play-final-total = Total
play-saved = The game is saved in:
play-resume = Go on whenever you like with:
play-left = Until next time!
play-save-failed = The game could not be saved in { $file } ({ $reason }). You can play on all the same.

## Sea Salt & Paper

play-ssp-deck = Deck
play-ssp-pile = Pile { $pile }
play-ssp-empty = empty
play-ssp-hand = Your hand
play-ssp-hand-empty = No cards yet.
play-ssp-hand-of = Hand of { $name }
play-ssp-drawn = You drew:
play-ssp-discarding = To discard:
play-ssp-laid = laid:
play-ssp-total = You: { $points } of { $goal } points
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
    }; crabs have taken one of these, you don’t know which:
   *[other] Below that { $count ->
        [one] lies 1 card
       *[other] lie { $count } cards
    }; crabs have taken { $missing } of these, you don’t know which:
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
serve-opens = Your browser is about to show them.
serve-type = Type this address into a browser on this machine.
serve-lan = Everyone in your network plays at { $address }
serve-no-lan = This machine has no address in a network.
serve-file = Games are kept in { $file }
serve-end = Ctrl-C closes the chest; games go on when it opens again.

## At a server’s table (seachest join)

join-name = Your name (Enter: { $usual })
join-which = Which table? A number, or q to leave
join-free-seats = { $count ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $count } free seats
}
join-free = free
join-is-away = away: a bot plays
join-not-here = not connected
join-rated = { $name } (rated { $rating })
join-not-begun = The game begins as soon as all seats are taken.
join-waiting = Waiting for { $names }.
join-clock = The clock runs until { $time }.
join-forced = You have only one choice; the table makes it for you in a moment.
join-away = Your time ran out: a bot plays for you.
join-replaced = Your time ran out, so a bot plays for you now.
join-came-back = You play yourself again.
join-prompt-away = Press Enter to play yourself again
join-prompt-waiting = /say TEXT talks to all, q leaves
join-lost = The connection is lost; looking for the server …
join-back = The connection is there again.
join-chat = { $name }: “{ $text }”
join-say-what = Type /say and then what you want to say.
join-not-said = That was not passed on. { $reason }
join-too-late = { $reason } Look again, things may have changed.
join-help-say = “/say TEXT” says something to all at the table.
join-help-leave = q leaves. Your seat stays yours, and you are told how to come back to it.
join-resume = Your seat stays yours. Come back with this, and keep it to yourself (whoever has it plays your seat):
join-watch = No seat is free here. Enter: watch, q: leave
join-save-failed = The game could not be saved in { $file } ({ $reason }).
join-bad-link = expected a link such as http://HOST/t/abcdefghijkl or http://HOST, not { $link }
join-bad-name = a name has 1 to { $most } letters
join-bad-token = this is not the secret of a seat at that table (any more)
join-seat-lost = your seat at this table is not yours any longer
join-unreachable = there is no server at { $server }, or it does not answer
join-outdated = this program and the server are of different versions and know the rules differently; bring the older one up to date
join-no-tables = no open table at { $server } now; ask for the link to one
join-full = no seat is free at this table, and nobody may watch
join-over = the game at this table is over
