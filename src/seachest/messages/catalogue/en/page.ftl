### The page in the browser, English.

page-title = Seachest
page-skip = Skip to the main part
page-close = Close
page-language = Language
page-loading = Setting the table …
page-offline = You are offline. The chest opens again as soon as the network is back.
page-home = Back to the chest

## The games

page-players-range = { $fewest } to { $most } players
page-lead = Three card games of the sea in one chest. Play with friends, or with bots who are always in the mood.

## A new table

page-new-players = How many play?
page-new-level = How strong are the bots?
page-new-play = Play
page-new-open = Open the table
page-new-friends = Invite friends
    .help = You get a link for them, and the game begins when all are there.
page-new-quick = Quick match
    .help = Seats you with whoever is looking for a game right now, with 60 seconds for each decision.
page-new-learn = Learn in five minutes
    .first = New to you? A guide sits down at the table with you and shows how it goes.
page-new-rules = Read the rules
page-new-more = Seats and rules of the table
page-new-seats = Who sits where?
    .help = Play goes round in this order.
page-new-seat = Seat { $number }
page-new-you = You
page-new-friend = A friend
page-new-clock = Clock
    .help = For whoever lets it run out, a bot plays on until they are back.
page-new-clock-none = none
page-new-clock-seconds = { $seconds } seconds
page-new-clock-minutes = { $minutes } minutes
page-new-clock-days = { $days } days
page-new-watch = Who may watch?
    .help = Those who watch see what lies open, never a hand.
page-new-watch-anyone = Whoever has the link
page-new-watch-nobody = Nobody
page-new-public = Public table
    .help = It stands in the list on the front page: strangers may sit down, and watch if you let them.
page-new-as-in-rules = as in the rules

## Who plays

page-name-title = What shall we call you?
page-name-label = Your name
page-name-note = The others at the table see it. Nothing else is asked of you.
page-name-go = Let’s play
page-bot-name = Bot { $number } ({ $level })
page-seat-free = free seat
page-me = You
page-me-guest = You play as a guest. This browser remembers you and your tables.
page-me-account = You have an account: log in with it on any device.
page-me-nobody = You have no name here yet. The first game asks for one.
page-me-rename = Change the name
page-me-renamed = From now on you are { $name }.
page-me-open = Open an account
    .help = A name and a password, so that your tables and ratings are with you on every device. Nothing else is asked of you, and the games of this browser come along.
page-me-login = Log in
    .help = Back into your account.
page-me-logout = Log out
    .help = Your tables and ratings stay in your account.
page-me-forget = Forget me
    .help = This browser forgets you. Nobody can come back to the tables of a guest, not even you.
page-me-password = Password
page-me-password-note = At least { $least } signs.
page-me-change = Change the password
    .help = You stay logged in here; all other devices have to log in anew.
page-me-old = Password up to now
page-me-new = New password
page-me-changed = The new password holds from now on.
page-me-delete = Delete the account
    .help = Your name, your password and your ratings are deleted for good. Games that are on are played to their end by bots.
page-me-ratings = Ratings
page-me-rating = { $rating } after { $games ->
    [one] 1 game
   *[other] { $games } games
}
page-me-no-ratings = No ratings yet. Games among people with accounts count.

## Tables

page-tables = Your tables
page-tables-none = No table yet. Open a box!
page-tables-all = All your tables
page-tables-over = Played to the end
page-lobby = Open to everyone
page-lobby-none = Nobody is waiting and nothing to watch right now. Make your table public, and it stands here.
page-tables-your-turn = Your turn
page-tables-turn-of = { $names } to play
page-tables-waiting = { $free ->
    [0] about to begin
    [one] 1 free seat
   *[other] { $free } free seats
}
page-tables-is-over = finished
page-tables-resume = Play on
page-tables-go = To the table
page-tables-join = Sit down
page-tables-watch = Watch
page-tables-look = Have a look
page-tables-alone = Nobody else yet

## Before the game

page-waiting-title = { $free ->
    [0] The game begins
    [one] One seat is still free
   *[other] { $free } seats are still free
}
page-waiting-begins = The game begins by itself as soon as all seats are taken.
page-waiting-invited = { $name } invites you to a game
page-waiting-invited-nobody = You are invited to a game
page-waiting-sit = Sit down here
page-waiting-sit-anywhere = Sit down
page-waiting-you = you
page-waiting-opener = opened the table
page-waiting-free = Free
page-waiting-bot = Put in a bot
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
page-arrival-playing = A game is on at this table
page-arrival-over = The game at this table is over
page-arrival-watch = Watch
page-arrival-look = See how it ended
page-arrival-other = Do you have a seat here? Then log in, or open the link in the browser you played with.

## Inviting

page-invite = Invite friends
page-invite-link = Link to this table
page-invite-copy = Copy
page-invite-copied = Copied!
page-invite-select = Marked. Copy it with Ctrl-C, or hold it down.
page-invite-share = Share
page-invite-text = Come to the table: { $game }
page-invite-qr = Code for phones
page-invite-only-here = This link works on this machine only.
page-invite-lan = Others in your network use this link:
page-invite-no-lan = The server listens to this machine only. Started with “seachest serve --lan”, it also lets in phones and friends in your network.
page-invite-here = This machine
page-invite-network = In your network

## Settings and keys

page-settings = Settings
page-light = Light
page-light-system = As the system
page-light-light = Light
page-light-dark = Dark
page-sound = Sounds
    .help = Paper, water and a bell when it is your turn.
page-still = Less motion
    .help = Cards change their places without gliding.
page-keys = Keys
page-keys-tab = go to the next thing you can do, and back
page-keys-enter = do it
page-keys-rules = the rules
page-keys-settings = settings
page-keys-help = these keys
page-keys-escape = close what is open

## Rules

page-rules = Rules
page-rules-of = { $game }: the rules
page-rules-contents = Contents
page-rules-alone = Open as a page of its own

## Where nothing is

page-nowhere-title = Nothing here but water
page-nowhere = This address leads nowhere. It may be mistyped, or something has moved.
page-nowhere-table-title = No table far and wide
page-nowhere-table = There is no table under this address. Look whether the whole link was copied, or ask for it once more.

## At the table

page-table = The table
page-actions = What you can do now
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-watching = You are watching
page-over = The game is over
page-story = Story
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
page-people = At this table
page-mute = Mute
page-unmute = Unmute
page-mute-name = Mute { $name }
page-take-out = Remove
page-leave-sure = Leave the table? A bot takes your seat for the rest of the game.
page-sure-no = Stay as it is
page-lost = The connection is lost. Looking for the server …
page-back-again = Connected again.
page-away = Your time ran out, so a bot plays for you.
page-come-back = Play on yourself
page-clock = { $seconds } seconds left
page-level = { $level } bot
page-not-here = is not connected

## Where something goes wrong

page-problem-unreachable = The server can’t be reached. Try again in a moment.
page-problem-illegal-move = That is not possible now. Look again, something has changed.

## The clock

page-days = { $days } days
page-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

## The end

page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
page-why = What makes these points
page-rematch = Once more
page-rematch-join = Join the rematch
page-see-table = Look at the table
page-record = Save the record
page-shuffle = Was the shuffle fair?
page-shuffle-proved = The shuffle was fair
page-shuffle-how = Before the first card the server told a fingerprint of its shuffle, now it tells the shuffle itself. This page has computed the fingerprint anew: both are the same only if nothing was changed in between. The saved record and “seachest verify” prove every card.
page-shuffle-promise = Fingerprint told before the game
page-shuffle-seed = The shuffle (seed)
page-shuffle-digest = Fingerprint of the seed (SHA-256)

## The replay

page-replay = Replay
page-replay-as = Whose knowledge
page-replay-all = All cards open
page-replay-watch = As a spectator saw it
page-replay-seat = As { $name } knew it
page-replay-back = One step back
page-replay-on = One step on
page-replay-run = Run
page-replay-stop = Stop
page-replay-moment = Moment of the game
