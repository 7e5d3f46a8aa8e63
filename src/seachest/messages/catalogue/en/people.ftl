### Sessions, recovery codes, one’s own data, reports and moderators, English.

## You

people-sessions = Where you’re logged in
    .help = End whatever you don’t recognise. Whoever was using it is logged out right away.
people-session-this = This browser
people-session-unknown = Unknown device
people-session-seen = last used { $time }
people-session-end = End
    .name = End the session: { $name }
people-sessions-end-others = End all others
people-recovery = Recovery codes
    .help = If you forget your password, one of these codes gets you a new one. We don’t have your e-mail address, so there is no other way back on your own.
people-recovery-left = { $count ->
    [0] You have no recovery codes yet.
    [one] You have 1 code left.
   *[other] You have { $count } codes left.
}
people-recovery-new = Get new codes
people-recovery-shown = Write these codes down or save them. They are shown only this once; each works once. Earlier codes no longer work.
people-recovery-copy = Copy
people-recovery-copied = Copied.
people-recovery-select = The codes are selected; copy them with your keyboard or by long press.
people-recovery-done = I’ve saved them
people-recover = Forgot your password?
    .help = With one of your recovery codes you can choose a new password. If you have none left, ask the people who run this server for one.
people-code = Recovery code
people-export = Download your data
    .help = A file with everything this server has stored about you: your tables, your chat messages, your sessions.
people-delete-guest = Delete me
    .help = Your name disappears from all tables, and so do your chat messages. Bots will finish your running games. Your data stays in backups until those are replaced.
people-delete-guest-sure = Delete you and your data for good? This can’t be undone.
people-delete-note = Your chat messages disappear, too. The people who run this server may have backups; your data stays in those until they are replaced.
people-renamed = A moderator has given you another name.

## Reports

people-report-title = Report { $name }
people-report-help = The moderators of this server will see the chat of this table. { $name } won’t learn who reported them.
people-report-why = What is it about?
people-report-reason-chat = What they write
people-report-reason-name = Their name
people-report-reason-cheating = Cheating
people-report-reason-stalling = Holding up the game
people-report-reason-other = Something else
people-report-note = Anything else? (optional)
people-report-send = Send report
people-report-sent = Thank you. The moderators will look at it.
people-report-mute = Mute { $name } as well

## For moderators

people-moderate = Moderation
people-moderate-reports = Open reports
people-moderate-no-reports = There are no open reports.
people-moderate-by = { $other } about { $name }, { $time }
people-moderate-earlier = { $count ->
    [one] 1 other report about this player
   *[other] { $count } other reports about this player
}
people-moderate-no-chat = Nothing was said at the table.
people-moderate-guest = guest
people-moderate-account = account
people-moderate-mute = { $hours ->
    [1] Mute for 1 hour
   *[other] Mute for { $hours } hours
}
people-moderate-ban = { $days ->
    [0] Ban for good
    [one] Ban for 1 day
   *[other] Ban for { $days } days
}
people-moderate-ban-sure = { $days ->
    [0] Ban { $name } for good?
    [one] Ban { $name } for 1 day?
   *[other] Ban { $name } for { $days } days?
}
people-moderate-address = Also ban their addresses
    .help = Against those who come back under another name. Others in the same household are banned, too.
people-moderate-rename = Give another name
people-moderate-rename-sure = Give { $name } another name? It changes at all tables.
people-moderate-close = No action needed
people-moderate-reason = Reason (optional; only moderators see it)
people-moderate-restrictions = In force
people-moderate-no-restrictions = Nobody is muted or banned.
people-moderate-muted = muted
people-moderate-banned = banned
people-moderate-network = an address
people-moderate-until = until { $time }
people-moderate-for-good = for good
people-moderate-lift = Lift
    .name = Lift: { $name }
people-moderate-log = What was done
people-moderate-admin = the server’s admin
people-measure-mute = muted { $name }
people-measure-ban = banned { $name }
people-measure-ban-address = banned an address
people-measure-lift = lifted a restriction
people-measure-rename = gave { $name } another name
people-measure-close = closed a report about { $name }
people-measure-moderator = made { $name } a moderator
people-measure-no-moderator = removed { $name } as a moderator
people-measure-recovery-code = made a recovery code for { $name }
