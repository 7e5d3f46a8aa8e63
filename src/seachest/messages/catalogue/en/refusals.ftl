### Why a server does not do something: a message for each code of docs/protocol.md.

refused-away = A bot plays for you; come back first.
refused-bad-message = The server does not understand this ({ $where }: { $what }).
refused-bad-method = The server does not know this way of asking.
refused-bad-name = A name has 1 to { $longest } letters, and all of them can be seen.
refused-bad-request = The server does not understand this request.
refused-bad-table = { $what ->
    [game] There is no such game in this chest.
    [players] This game is for { $fewest } to { $most } players.
    [unknown-option] This game has no such option.
   *[option] The option “{ $option }” can’t be that.
}
refused-bad-type = The server wants { $type }.
refused-busy = Too much is going on at the server; try again in a moment.
refused-foreign-origin = This page does not belong to the server.
refused-has-account = You have an account already.
refused-illegal-move = The rules don’t allow that now ({ $clause }): { $rule }
refused-internal = Something went wrong at the server. It has noted that.
refused-name-taken = Somebody else has an account of that name.
refused-no-account = Guests have no password; open an account first.
refused-no-free-seat = No seat is free at this table.
refused-no-session = The server does not know who you are. Take a name, or log in.
refused-no-such-move = This game knows no such move.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-table = There is no such table at this server.
refused-not-begun = The game has not begun yet.
refused-not-following = You don’t follow this table.
refused-not-for-you = That is for those who run the server.
refused-not-found = There is nothing at this address.
refused-not-over = That can be had only when the game is over.
refused-not-seated = Only those who sit at the table may do that.
refused-not-the-opener = Only who has opened the table may do that.
refused-not-to-be-watched = Nobody may watch at this table.
refused-not-waiting = The game has begun already.
refused-not-your-turn = It is not your turn.
refused-nothing-said = You have said nothing.
refused-over = The game is over.
refused-removed = Who has opened the table has removed you from it.
refused-seat-empty = Nobody sits there.
refused-seat-taken = Somebody sits there already.
refused-seeds-not-allowed = This server draws the cards itself.
refused-too-large = That is too much for one message.
refused-too-late = Too late: a bot makes this decision. Come back after it.
refused-too-many = Too often; try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
refused-too-many-bots = With so many bots no seat is left for you.
refused-too-many-muted = You can’t mute more than { $most } players.
refused-too-many-sockets = Too many connections are open; close one of them (at most { $most }).
refused-too-many-tables = You can’t follow more than { $most } tables at once.
refused-too-much-talk = You talk a lot; go on { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
refused-wrong-credentials = There is no account of that name with that password.
refused-wrong-password = That is not your password.
refused-unknown = The server refused: { $code }.
