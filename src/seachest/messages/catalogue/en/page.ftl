### The page in the browser, English.

page-title = Seachest
page-skip = Skip to main content
page-close = Close
page-language = Language
page-loading = Setting the table…
page-offline = You’re offline. The chest opens again as soon as the network is back.
page-warmup = The games are being set up; only the first start takes this long.
    .meanwhile = You can already read the rules or learn a game.
page-warmup-game = { $game }: { $percent }%
page-warmup-ready = { $game }: ready
page-home = Back to the chest

## The games

page-players-range = { $fewest } to { $most } players
page-lead = Three card games of the sea in one chest. Play with friends, or with bots that are always up for a game.

## A new table

page-new-players = How many players?
page-new-level = How strong are the bots?
page-new-play = Play
page-new-open = Open the table
page-new-friends = Invite friends
    .help = You get a link for them, and the game begins when everyone is there.
page-new-quick = Quick match
    .help = Seats you with anyone else who is looking for a game right now, with 60 seconds for each decision.
page-new-learn = Learn in five minutes
    .first = New to you? A guide sits down at the table with you and shows you how it goes.
page-new-rules = Read the rules
page-new-more = Seats and rules of the table
page-new-seats = Who sits where?
    .help = Play goes round in this order.
page-new-seat = Seat { $number }
page-new-you = You
page-new-friend = A friend
page-new-clock = Clock
    .help = If someone’s time runs out, a bot plays for them until they’re back.
page-new-clock-none = none
page-new-clock-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
page-new-clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-new-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-new-watch = Who may watch?
    .help = Spectators see only what is face up, never anyone’s hand.
page-new-watch-anyone = Anyone with the link
page-new-watch-nobody = Nobody
page-new-public = Public table
    .help = It is listed on the front page: strangers can sit down, and watch if you let them.
page-new-as-in-rules = as in the rules

## Who plays

page-name-title = What should we call you?
page-name-label = Your name
page-name-note = The others at the table see it. We don’t ask for anything else.
page-name-go = Let’s play
page-bot-name = Bot { $number } ({ $level })
page-seat-free = free seat
page-me = You
page-me-guest = You’re playing as a guest. This browser remembers you and your tables.
page-me-account = You have an account: you can log in with it on any device.
page-me-nobody = You don’t have a name here yet. Your first game will ask for one.
page-me-rename = Change name
page-me-renamed = From now on you’re { $name }.
page-me-open = Open an account
    .help = A name and a password, so that your tables and ratings follow you to every device. We don’t ask for anything else, and the games in this browser come with you.
page-me-login = Log in
    .help = Back into your account.
page-me-logout = Log out
    .help = Your tables and ratings stay in your account.
page-me-forget = Forget me
    .help = This browser forgets you. Nobody can return to a guest’s tables, not even you.
page-me-password = Password
page-me-password-note = At least { $least } characters.
page-me-change = Change password
    .help = You stay logged in here; you’ll have to log in again on all other devices.
page-me-old = Current password
page-me-new = New password
page-me-changed = Your password has been changed.
page-me-delete = Delete account
    .help = Your name, your password and your ratings are deleted for good. Bots will finish your running games.
page-me-ratings = Ratings
page-me-rating = { $rating } after { $games ->
    [one] 1 game
   *[other] { $games } games
}
page-me-no-ratings = No ratings yet. Only games between people with accounts count.

## Tables

page-tables = Your tables
page-tables-none = No table yet. Open a box!
page-tables-all = All your tables
page-tables-over = Finished games
page-lobby = Open to everyone
page-lobby-none = Nobody is waiting, and there’s nothing to watch right now. Make your table public and it will appear here.
page-tables-your-turn = Your turn
page-tables-turn-of = { $names } to play
page-tables-waiting = { $free ->
    [0] about to begin
    [one] 1 free seat
   *[other] { $free } free seats
}
page-tables-is-over = finished
page-tables-resume = Continue
page-tables-go = Go to the table
page-tables-join = Sit down
page-tables-watch = Watch
page-tables-look = Have a look
page-tables-alone = Nobody else yet
page-turns = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
page-turn-elsewhere = Your turn at another table
page-invitations = Invitations
page-invitation-from = { $name } invites you
page-invitation-decline = No, thanks
page-logbook = Logbook
page-friends = Friends
page-profile = Your public profile
page-leaders = Leaderboards
page-puzzles = Puzzles
page-daily = Daily deal

## Before the game

page-waiting-title = { $free ->
    [0] The game begins
    [one] One seat is still free
   *[other] { $free } seats are still free
}
page-waiting-begins = The game begins as soon as all seats are taken.
page-waiting-invited = { $name } invites you to a game
page-waiting-invited-nobody = You’re invited to a game
page-waiting-sit = Sit down here
page-waiting-sit-anywhere = Sit down
page-waiting-you = you
page-waiting-opener = opened the table
page-waiting-free = Free
page-waiting-bot = Add a bot
page-waiting-bot-level = Strength of the bot in seat { $number }
page-waiting-take-out = Remove { $name }
page-waiting-take-out-sure = Remove { $name } from the table?
page-waiting-rise = Leave the table
page-waiting-start = Start now
    .help = Bots take the free seats.
page-waiting-start-level = Strength of these bots
page-waiting-full = All seats are taken.
page-waiting-options = The rules of this table
page-waiting-no-clock = no clock
page-waiting-clock = { $time } for each decision
page-waiting-yes = yes
page-waiting-no = no
page-arrival-playing = A game is being played at this table
page-arrival-over = The game at this table is over
page-arrival-watch = Watch
page-arrival-look = See how it ended
page-arrival-other = Do you have a seat here? Log in, or open the link in the browser you played in.

## Inviting

page-invite = Invite friends
page-invite-link = Link to this table
page-invite-copy = Copy
page-invite-copied = Copied!
page-invite-select = Selected. Press Ctrl+C, or press and hold to copy.
page-invite-share = Share
page-invite-text = Come to the table: { $game }
page-invite-qr = QR code for phones
page-invite-only-here = This link works only on this computer.
page-invite-lan = Others on your network use this link:
page-invite-no-lan = Only this computer can reach the server. Start it with “seachest serve --lan” to let in phones and friends on your network.
page-invite-here = This computer
page-invite-network = On your network

## Settings and keys

page-settings = Settings
page-light = Appearance
page-light-system = Same as system
page-light-light = Light
page-light-dark = Dark
page-speed = Speed
    .help = How fast moves are shown, and how fast bots play when you are alone with them.
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-sound = Sounds
    .help = Paper, water, and a bell when it’s your turn.
page-still = Less motion
    .help = Cards change places without gliding.
page-confirm = Confirm
    .help = STOP, LAST CHANCE and gestures need a second tap.
page-confirm-again = Again to confirm
page-notify = Notifications
    .help = When it’s your turn and you aren’t at the table, or when someone invites you.
    .insecure = Browsers allow notifications only over https. Here the title of the tab tells you when it’s your turn.
    .blocked = Your browser blocks notifications from this page. You can allow them in its settings.
    .none = This browser can’t show notifications. The title of the tab tells you when it’s your turn.
    .tab = On only while this page is open in a tab: your browser can’t reach a push service.
page-keys = Keys
page-keys-tab = move to the next thing you can do, or back
page-keys-enter = do it
    .key = Enter
page-keys-digits = make the choice with this number
page-keys-arrows = go to the next choice, or back
page-keys-space = skip to your next decision
page-keys-rules = the rules
page-keys-settings = settings
page-keys-help = these keys
page-keys-escape = close what is open
    .key = Esc

## Rules

page-rules = Rules
page-rules-of = { $game }: the rules
page-rules-contents = Contents
page-rules-alone = Open on a page of its own

## Where nothing is

page-nowhere-title = Nothing here but water
page-nowhere = This address leads nowhere. It may be mistyped, or the page has moved.
page-nowhere-table-title = No table in sight
page-nowhere-table = There is no table at this address. Check that you copied the whole link, or ask for it again.

## At the table

page-table = The table
page-actions = What you can do now
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-forced = Only one choice: “{ $choice }”…
page-skip-ahead = Skip
    .help = Shows all moves right away, until it’s your turn.
page-take-back = Take back
    .help = Nobody has learned of your choice yet.
page-watching = You’re watching
page-over = The game is over
page-story = Log
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
page-people = At this table
page-mute = Mute
page-unmute = Unmute
page-mute-name = Mute { $name }
page-menu = Table menu
page-emotes = Say it in a word
page-emote-hello = Hello!
page-emote-good-luck = Good luck!
page-emote-well-played = Well played!
page-emote-wow = Wow!
page-emote-oops = Oops!
page-emote-thanks = Thanks!
page-emote-haha = Haha!
page-emote-good-game = Good game!
page-leave-waiting = Leave the table? Your seat becomes free, and others can take it.
page-report = Report
page-report-name = Report { $name }
page-leave-sure = Leave the table? A bot will take your seat for the rest of the game; in the ratings, that counts as a loss.
page-sure-no = Cancel
page-lost = Connection lost. Looking for the server…
page-back-again = Connected again.
page-away = Your time ran out, so a bot is playing for you.
page-come-back = Take over again
page-clock = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-level = { $level } bot
page-not-here = not connected

## Where something goes wrong

page-problem-unreachable = The server can’t be reached. Try again in a moment.
page-problem-illegal-move = That isn’t possible now. Look again: something has changed.

## The clock

page-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

## The end

page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
page-why = Where these points come from
page-margin =
    { $points ->
        [one] Won by { $points } point
       *[other] Won by { $points } points
    }
page-try-again = Try again
page-result = Result
page-rounds = Points round by round
page-no-points = no points
page-turning = What decided it
page-turning-always =
    { $who ->
        [you] You were never behind. From here on you had more points than anyone else:
       *[other] { $name } was never behind, and from here on had more points than anyone else:
    }
page-turning-lead =
    { $who ->
        [you] This put you ahead, and nobody caught up with you again:
       *[other] This put { $name } ahead, and nobody caught up again:
    }
page-turning-last =
    { $who ->
        [you] Only at the very end did you take the lead:
       *[other] Only at the very end did { $name } take the lead:
    }
page-turning-tie =
    { $who ->
        [you] Equal on points at the end: the tie-break went to you.
       *[other] Equal on points at the end: the tie-break went to { $name }.
    }
page-turning-outright =
    { $who ->
        [you] You won outright, whatever the points:
       *[other] { $name } won outright, whatever the points:
    }
page-turning-watch = Watch this moment
page-rematch = Play again
page-rematch-join = Join the rematch
page-see-table = Look at the table
page-record = Save the record
page-shuffle = Was the shuffle fair?
page-shuffle-proved = The shuffle was fair
page-shuffle-how = Before the first card the server published a fingerprint of its shuffle; now it reveals the shuffle itself. This page has calculated the fingerprint again: the two match only if nothing was changed in between. With the saved record and “seachest verify” you can check every card.
page-shuffle-promise = Fingerprint published before the game
page-shuffle-seed = The shuffle (seed)
page-shuffle-digest = Fingerprint of the seed (SHA-256)

## The replay

page-replay = Replay
page-replay-as = Point of view
page-replay-all = All cards face up
page-replay-watch = What a spectator saw
page-replay-seat = What { $name } knew
page-replay-back = One step back
page-replay-on = One step forward
page-replay-run = Play
page-replay-stop = Pause
page-replay-moment = Point in the game
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-back-round = Previous round
page-replay-on-round = Next round
page-replay-back-duel = Previous duel
page-replay-on-duel = Next duel
page-replay-back-own = { $who ->
    [you] Your previous decision
   *[other] Previous decision of { $name }
}
page-replay-on-own = { $who ->
    [you] Your next decision
   *[other] Next decision of { $name }
}
page-replay-share = Share this moment
page-replay-share-text = A moment from a game of { $game }
page-replay-link = Link to this moment

## The coach

page-review = Review the game
    .help = The coach looks back on the game: chances over time, luck, accuracy, and the moments that decided it.
page-hint = What would you do?
    .help = Ask the coach for the best two choices. A win then won’t count for ratings or streaks.
page-with-hints = with hints
page-hints-used = { $count ->
    [one] 1 hint: a win doesn’t count
   *[other] { $count } hints: a win doesn’t count
}
