# What the table server says

## Why it does not do something: coming in

refusal-who-are-you = Please give your name first.
refusal-name-empty = A name needs at least one visible character.
refusal-has-account = You already have the account { $account }.
refusal-account-taken = The account name { $account } is taken.
refusal-wrong-password = Account name or password is wrong.
refusal-wrong-link = This seat link is no longer valid. Ask the host for a new one.
refusal-forbidden-origin = This page comes from an address the server does not know ({ $host }). If the server stands behind a proxy, start it with --origin.

## Tables and seats

refusal-no-such-table = There is no table with this code.
refusal-no-such-game = There is no game “{ $game }”.
refusal-no-such-edition = There is no edition “{ $edition }” of this game.
refusal-no-such-option = The setting “{ $option }” does not exist or cannot have this value.
refusal-no-such-level = There is no bot level “{ $level }” for this game.
refusal-seat-count = This edition cannot be played with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
refusal-seats-occupied = { $seated } seats are taken, but there would only be { $seats }.
refusal-seats-open = { COUNT($seats) ->
    [one] One seat is still open.
   *[other] { COUNT($seats) } seats are still open.
 }
refusal-seat-taken = This seat is taken.
refusal-seat-locked = This seat is locked. The host can open it or send a link to it.
refusal-not-your-seat = This is not your seat.
refusal-not-seated = Take a seat first.
refusal-host-only = Only the host of the table can do this.
refusal-no-spectators = This table does not admit spectators.
refusal-too-many-tables = You already sit at { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }. Finish or leave one of them first.
refusal-server-full = The server is full: { $most } tables are open. Please try again later.
refusal-not-while-seating = The game has not begun yet.
refusal-not-while-playing = The game has already begun.
refusal-not-while-paused = The table is paused.
refusal-not-while-over = The game is over.
refusal-not-while-abandoned = The game was abandoned.
refusal-not-while-frozen = This match was begun under an older version of the rules and stands still. The table can vote to continue it under the present ones.

## Decisions

refusal-not-begun = The game has not begun yet.
refusal-stale = This decision has already been made.
refusal-batch-reveals = These actions cannot be sent together: the first ones already reveal something.
refusal-not-undoable = This can no longer be taken back: something has been revealed, or somebody else has acted since. The table can still agree to it by a vote.
refusal-no-hints = Hints are switched off at this table.
refusal-not-over = This can only be seen when the match is over.
refusal-not-entitled = You may only look from your own seats while the match goes on.
refusal-no-such-match = There is no match { $match } at this table.
refusal-no-such-moment = There is no such moment in this match.

## Talk and votes

refusal-muted = The host has muted you.
refusal-nothing-said = There is nothing to send.
refusal-no-private-talk = In this game everybody talks in front of everybody.
refusal-talk-not-now = The rules of the game do not allow you to talk now.
refusal-no-such-message = There is no such message to answer.
refusal-already-proposed = This has already been put to the vote.
refusal-no-such-vote = This vote is over.
refusal-no-vote = You have no vote in this.
refusal-nobody-to-replace = Nobody sits there who could be replaced.
refusal-no-pace = Say which pace the table should switch to.
refusal-cannot-migrate = The match cannot be continued under the present rules: line { $line } of its record no longer fits.

## The connection

refusal-hello-first = The first message must be a greeting.
refusal-hello-once = You have already greeted the table.
refusal-other-protocol = The server speaks version { $spoken } of the protocol. Please reload the page.
refusal-malformed = The server did not understand this. { $problem }
refusal-too-long = This is too long: at most { $most } bytes are possible.
refusal-media-type = The server only understands JSON.
refusal-method = This address does not support that.
refusal-no-such-page = There is nothing at this address.
refusal-rate-limited = That was too fast. Please wait { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
 }
refusal-too-many-sockets = You have too many connections open. Please close other tabs.
refusal-too-slow = The connection could not keep up and is being renewed.
refusal-too-much = Too many messages were refused. The connection is closed for a while.
refusal-not-stored = The server could not save this. Nothing has changed; please try again.
refusal-trouble = Something went wrong on the server. Nothing has changed; please try again.

## For those who run the server

notice-serving = Hemicycle is open at { $address }
notice-port-in-use = Port { $port } on { $host } cannot be used: another program is listening there, or it is not allowed. Choose another one with --port.
notice-data-unwritable = The folder { $folder } cannot be written to. Choose another one with --data.
notice-config-unreadable = The configuration file { $file } cannot be read.
notice-config-not-toml = The configuration file { $file } is not valid TOML: { $problem }.
notice-config-unknown = There is no setting “{ $key }”.
notice-config-wrong = The setting “{ $key }” cannot be “{ $value }”.
notice-database-newer = The database was written by a newer version of Hemicycle (schema { $revision }). Please update.
notice-database-unusable = The database { $database } cannot be used: { $problem }.
notice-database-driver = The database { $database } needs the Python package { $package }, which is not installed.
notice-no-database = There is no database at { $file }.
notice-no-key = There is no key at { $file }. Without it nobody could come back to their seat.
notice-target-exists = { $file } exists already. A backup needs a new folder.
notice-backup = { $sound ->
    [true] Everything is copied to { $folder } and checked.
   *[false] The copy in { $folder } is damaged. Please look at the disk.
 }
notice-exported = { $finished ->
        [one] { $finished } finished match
       *[other] { $finished } finished matches
    } and the public part of { $running } still running are in { $folder }.
