### Why a server does not do something: a message for each code of docs/protocol.md.

refused-away = A bot is playing for you; take over again first.
refused-bad-endpoint = The server sends no notifications to that address.
refused-bad-message = The server doesn’t understand this ({ $where }: { $what }).
refused-bad-method = The server doesn’t accept this kind of request here.
refused-bad-name = A name has 1 to { $longest } visible characters.
refused-bad-request = The server doesn’t understand this request.
refused-bad-table = { $what ->
    [game] There is no such game in this chest.
    [players] This game is for { $fewest } to { $most } players.
    [unknown-option] This game has no such option.
   *[option] That is not a valid value for “{ $option }”.
}
refused-bad-type = The server expected { $type }.
refused-banned = { $days ->
    [0] You are banned from this server.
    [one] You are banned from this server for 1 more day.
   *[other] You are banned from this server for { $days } more days.
}
refused-busy = The server is busy; try again in a moment.
refused-foreign-origin = This page doesn’t belong to the server.
refused-has-account = You already have an account.
refused-headers-too-large = The request has too many headers, or they are too long.
refused-hints-with-people = Hints are only for tables where all the others are bots.
refused-hints-with-daily = There are no hints in the daily deal, so that everyone plays it on equal terms.
refused-illegal-move = The rules don’t allow that now ({ $clause }): { $rule }
refused-internal = Something went wrong on the server. The error has been logged.
refused-name-fixed = A moderator has given you this name; you can’t change it.
refused-name-of-a-bot = That is a bot’s name; choose another one.
refused-name-taken = Someone else already has an account with that name.
refused-no-account = Guests have no password; open an account first.
refused-no-free-seat = No seat is free at this table.
refused-no-reviews = This server doesn’t review games.
refused-no-session = The server doesn’t know who you are. Choose a name, or log in.
refused-no-such-move = There is no such move in this game.
refused-no-such-player = There is no such player on this server.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-table = There is no such table on this server.
refused-not-begun = The game hasn’t begun yet.
refused-not-following = You aren’t following this table.
refused-not-for-you = Only the people who run the server can do that.
refused-not-found = There is nothing at this address.
refused-not-in-a-game = Nobody can be removed once the game has begun. If a player stays away, a bot takes over after a few minutes.
refused-not-over = That’s possible only once the game is over.
refused-not-seated = Only the players at the table can do that.
refused-not-the-opener = Only the person who opened the table can do that.
refused-not-to-be-invited = You can invite only people you have played with or who have added you as a friend, but nobody who was removed from this table.
refused-not-to-be-watched = This table can’t be watched.
refused-not-waiting = The game has already begun.
refused-not-your-turn = It isn’t your turn.
refused-nothing-said = Type a message first.
refused-nothing-to-decide = There is nothing for you to decide at the moment.
refused-nothing-to-take-back = That can no longer be taken back.
refused-over = The game is over.
refused-preparing = This game is still being set up ({ $percent }%). Try again in a moment.
refused-removed = The person who opened the table has removed you from it.
refused-rules-changed = The rules of this game have been corrected since then; its moves can no longer be shown.
refused-seat-empty = Nobody is sitting there.
refused-seat-taken = Someone is already sitting there.
refused-seeds-not-allowed = On this server you can’t choose the shuffle.
refused-several-people = You can set the pace only when all the others are bots.
refused-silenced = { $hours ->
    [0] A moderator has muted you; you can’t write in the chat.
    [one] A moderator has muted you; you can write again in 1 hour at the latest.
   *[other] A moderator has muted you; you can write again in { $hours } hours at the latest.
}
refused-too-large = That is too much for one message.
refused-too-late = Too late: a bot is making this decision. You can take over again after it.
refused-too-many = Not so fast: try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
refused-too-many-bots = With that many bots, no seat is left for you.
refused-too-many-friends = You can’t have more than { $most } friends in your list.
refused-too-many-invitations = You can’t invite more than { $most } people to a table.
refused-too-many-muted = You can’t mute more than { $most } players.
refused-too-many-sockets = Too many connections are open; close one of them (at most { $most }).
refused-too-many-tables = You can’t follow more than { $most } tables at once.
refused-too-much-talk = Slow down: you can write again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
refused-too-slow = The request took longer than { $seconds } seconds to arrive; try again.
refused-wrong-code = Wrong name or code.
refused-wrong-credentials = Wrong name or password.
refused-wrong-password = That is not your password.
refused-unknown = The server refused: { $code }.
