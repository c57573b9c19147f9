# What the table server says

## Why it does not do something: coming in

refusal-who-are-you = Please give your name first.
refusal-name-empty = A name needs at least one visible character.
refusal-has-account = You already have the account { $account }.
refusal-account-alike = The account name { $account } looks too much like another one.
refusal-account-taken = The account name { $account } is taken.
refusal-wrong-password = Account name or password is wrong.
refusal-wrong-link = This seat link is no longer valid. Ask the host for a new one.
refusal-forbidden-origin = This page comes from an address the server does not know ({ $host }). If the server stands behind a proxy, start it with --origin.

## Tables and seats

refusal-no-such-review = There is no such review.
refusal-too-many-reviews = There are too many reviews under way. Try again in a while.
refusal-no-such-table = There is no table with this code.
refusal-no-such-game = There is no game “{ $game }”.
refusal-no-such-edition = There is no edition “{ $edition }” of this game.
refusal-no-such-lesson = There is no lesson “{ $lesson }” here.
refusal-bad-lesson = This lesson cannot be read: { $cause }.
refusal-lesson-revision = This lesson was written for revision { $revision } of the rules; revision { $played } is played here now.
refusal-lesson-alone = A lesson is played by one person against its own bots, and begins at once.
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
refusal-not-come-yet = { COUNT($seats) ->
    [one] Somebody you want to play with again has not come yet. Wait for them, or clear their seat.
   *[other] { COUNT($seats) } players you want to play with again have not come yet. Wait for them, or clear their seats.
 }
refusal-seat-taken = This seat is taken.
refusal-seat-locked = This seat is locked. The host can open it or send a link to it.
refusal-not-your-seat = This is not your seat.
refusal-not-seated = Take a seat first.
refusal-stand-in-play = The game has begun. Let a bot play for you for a while, or give up the seat.
refusal-sat-elsewhere = You have sat on another seat of this game and know its secrets, so you cannot take this one.
refusal-party-unknown = There is no party “{ $party }” to choose here.
refusal-party-taken = Somebody else has chosen this party.
refusal-too-late-for-luck = The luck of this game is drawn already.
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
refusal-not-while-frozen = This game was begun under an older version of the rules and stands still. The table can vote to continue it under the present ones.

## Decisions

refusal-not-begun = The game has not begun yet.
refusal-stale = This decision has already been made.
refusal-batch-reveals = These actions cannot be sent together: the first ones already reveal something.
refusal-not-undoable = This can no longer be taken back: something has been revealed, or somebody else has acted since. The table can still agree to it by a vote.
refusal-no-hints = Hints are switched off at this table.
refusal-not-over = This can only be seen when the game is over.
refusal-not-entitled = You may only look from your own seats while the game goes on.
refusal-no-such-match = There is no game { $match } at this table.
refusal-no-such-moment = There is no such moment in this game.

## Talk and votes

refusal-muted = The host has muted you.
refusal-not-a-spectator = Whoever plays talks from their seat, not among the spectators.
refusal-spectators-silent = The host lets only players talk here.
refusal-spectators-in-words = Spectators talk in words, to all who watch.
refusal-nothing-said = There is nothing to send.
refusal-no-private-talk = In this game everybody talks in front of everybody.
refusal-no-such-message = There is no such message to answer.
refusal-already-proposed = This has already been put to the vote.
refusal-no-such-vote = This vote is over.
refusal-no-vote = You have no vote in this.
refusal-nobody-to-replace = Nobody sits there who could be replaced.
refusal-not-absent = Only somebody who is away can be replaced: their time has run out, or they have not been there for long.
refusal-no-pace = Say which pace the table should switch to.
refusal-cannot-migrate = The game cannot be continued under the present rules: line { $line } of its record no longer fits.

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
refusal-moved = The table is moving to another place. You will be connected again at once.
refusal-not-stored = The server could not save this. Nothing has changed; please try again.
refusal-trouble = Something went wrong on the server. Nothing has changed; please try again. If it happens again, tell the operator this number: { $request }.

## For those who run the server

notice-serving = Hemicycle is open at { $address }
notice-port-in-use = Port { $port } on { $host } cannot be used: another program is listening there, or it is not allowed. Choose another one with --port.
notice-host-unknown = This machine has no address { $host }. Choose another one with --host.
notice-data-unwritable = The folder { $folder } cannot be written to. Choose another one with --data.
notice-data-locked = Another server is using the data in { $folder }. Stop it first, or choose another folder with --data.
notice-key-short = The key in { $file } is too short: it needs { $least } bytes. Restore it from a backup, or remove it; then everybody has to introduce themselves again.
notice-config-unreadable = The configuration file { $file } cannot be read.
notice-config-not-toml = The configuration file { $file } is not valid TOML: { $problem }.
notice-config-unknown = There is no setting “{ $key }”.
notice-own-bot-form = { $bot } names no bot: write GAME:NAME, or GAME:NAME=module:Class with a name of its own.
notice-own-bot-game = { $bot }: there is no such game; there are: { $known }.
notice-own-bot = The bot { $bot } cannot be loaded: { $cause }.
notice-config-wrong = The setting “{ $key }” cannot be “{ $value }”.
notice-database-newer = The database was written by a newer version of Hemicycle (schema { $revision }). Please update.
notice-database-unusable = The database { $database } cannot be used: { $problem }.
notice-database-driver = The database { $database } needs the Python package { $package }, which is not installed.
notice-config-short = The setting “{ $key }” is too short: it needs { $least } characters.
notice-config-alone = The setting “{ $key }” does nothing without “{ $needs }”: give both, or neither.
notice-bus-database = A bus connects servers on one PostgreSQL database. Give it with --database postgresql+psycopg://…, or leave out --bus.
notice-bus-address = “{ $bus }” is no address of a bus. It looks like nats://host:4222.
notice-bus-unreachable = The bus at { $bus } cannot be reached: { $problem }.
notice-bus-driver = A bus needs the Python package { $package }, which is not installed: pip install hemicycle[cluster].
notice-no-bus = Say with --bus for whom the bots should think, as nats://host:4222.
notice-thinking = { $processes ->
    [one] One bot at a time thinks here.
   *[other] { $processes } bots at a time think here.
 }
notice-database-shared = { $bus ->
    [true] A server without a bus is using this database alone. Stop it first, or start it with --bus as well.
   *[false] Another server is using this database. Stop it first, or start all of them with --bus.
 }
notice-keys-differ = { $where ->
    [setting] The setting “key” is not the key the other servers of this database sign with. Give all of them the same.
    [file] The key in { $file } is not the key the other servers of this database sign with. Remove the file, or give all of them the same key with the setting “key”.
   *[none] The other servers of this database were given their key with the setting “key”. Give it to this one too.
 }
notice-no-account = There is no account { $account }. Whoever is to operate this server makes one first.
notice-no-operator = { $account } does not operate this server.
notice-no-operators = Nobody operates this server.
notice-operator-added = { $account } operates this server now.
notice-operator-removed = { $account } does not operate this server any more.
notice-operator-set = { $account } operates this server by its settings: take the name out of `operators` there.
doctor-operators = Nobody has registered { $accounts } yet, whom the setting operators names: whoever takes the name first operates this server.
notice-no-database = There is no database at { $file }.
notice-no-key = There is no key at { $file }. Without it nobody could come back to their seat.
notice-target-exists = { $file } exists already. A backup needs a new folder.
notice-backup = { $sound ->
    [true] Everything is copied to { $folder } and checked.
   *[false] The copy in { $folder } is damaged. Please look at the disk.
 }
notice-exported = { $finished ->
        [one] { $finished } finished game
       *[other] { $finished } finished games
    } and the public part of { $running } still running are in { $folder }.

## What the doctor finds

doctor-fine = fine
doctor-doubt = look
doctor-bad = bad
doctor-versions = Hemicycle { $version } on Python { $python }.
doctor-bots = The better bots of { $games } are not installed: pip install "hemicycle[bots]".
doctor-folder = The data folder { $folder } can be written, by its owner only.
doctor-folder-new = There is no data folder { $folder } yet; the first start makes it.
doctor-folder-closed = The data folder { $folder } cannot be written.
doctor-folder-open = Others on this machine may read { $file }; the next start closes it.
doctor-key-short = The key in { $file } is shorter than { $least } bytes; put it back from a backup.
doctor-disk = { $megabytes } MB are free on the disk of { $folder }.
doctor-disk-full = Only { $megabytes } MB are free on the disk of { $folder }; when it is full, nobody can go on playing.
doctor-database = The database { $database } answers and has the present schema ({ $present }).
doctor-database-new = The database { $database } is empty; the first start fills it.
doctor-database-older = The database { $database } has an older schema ({ $present }); the next start brings it to { $wanted }. Make a backup first.
doctor-database-newer = The database { $database } belongs to a newer version ({ $present }); this one knows { $wanted }.
doctor-database-unusable = The database { $database } cannot be used: { $problem }
doctor-database-damaged = The database { $database } is damaged: { $problem }. Restore a backup.
doctor-clock = The clock is right.
doctor-clock-wrong = The clock is { $seconds } seconds off; let the machine set it by NTP.
doctor-bus = NATS at { $bus } answers.
doctor-bus-database = A bus is for several servers on one PostgreSQL database; there is none.
doctor-bus-driver = NATS needs pip install "hemicycle[cluster]".
doctor-bus-unreachable = NATS at { $bus } does not answer: { $problem }
doctor-origin = People come to { $origin } through a proxy that is trusted.
doctor-origin-none = Only this machine can reach the server.
doctor-origin-open = The whole network can reach the server, without encryption; put a proxy before it and set origin.
doctor-origin-plain = { $origin } is not encrypted; cookies travel in the clear.
doctor-origin-proxies = { $origin } stands behind a proxy, but trusted_proxies names none: all who come through it count as one.

## Backups

notice-restored = Everything from { $folder } is back.
notice-restore-not-empty = There is something in { $database } already; a backup is restored into an empty database only.
notice-restore-key = { $file } is another key than the backup’s; with it nobody would be recognised. Move it away first.
notice-backup-version = The database has the schema { $present } and this version copies { $wanted }; back it up with the version that serves it.
notice-migration-waits = The database must be changed in a way servers of the old version cannot live with, and some still run. Stop them all, then start this one.

refusal-bad-record = Line { $line } of this record holds something that was not possible there.
refusal-record-unfinished = This record breaks off before the end of the game: only finished games are shown.
refusal-record-of-a-branch = This is the record of a table that went on from the middle of another game. Please take the record of the whole game.
refusal-too-many-uploads = You have uploaded { $most } records already. Each is removed after a month.
refusal-not-at-such-a-table = That is not possible at a table that only looks back or tries things out.
refusal-not-at-this-table = Only people of this table can do that.
refusal-too-many-comments = There are { $most } comments at this table already.
refusal-no-such-comment = There is no such comment of yours.
refusal-no-puzzles = There are no puzzles for this game.
refusal-no-such-puzzle = There is no such puzzle.
refusal-puzzle-revision = This puzzle was made for other rules than we play today.

## People

refusal-account-required = You need an account to sit down or open a table here.
refusal-rated-account = This table is rated: everybody who plays needs an account.
refusal-rated-one-seat = This table is rated: everybody plays one seat.
refusal-rated-people = A rated game needs at least { $least } people.
refusal-rated-bots = This game is rated: the bots stay as they are until its end.
refusal-prove-yourself = Please give your password or passkey again first.
refusal-registration-closed = No new accounts are made on this server.
refusal-invitation-needed = You need an invitation to make an account here. Ask somebody who has one.
refusal-no-account-name = Choose a name for the account.
refusal-no-passkeys = This server cannot use passkeys. Its operator would have to install hemicycle[people]; a password works.
refusal-wrong-passkey = This passkey is not known here.
refusal-passkey-too-late = That took too long. Please try again.
refusal-too-many-passkeys = You have { $most } passkeys. Remove one first.
refusal-no-such-invitation = There is no such invitation any more.
refusal-no-such-passkey = There is no such passkey.
refusal-last-passkey = This is the only way into your account. Add a password or another passkey first.
refusal-no-such-device = You are not signed in there.
refusal-too-many-invitations = You have { $most } invitations nobody has used. Wait until one is used.
refusal-no-free-seat = All seats of this table are taken.
refusal-no-such-person = There is nobody of this name.
refusal-others-played = Others have played here too, so the table stays. You can put it away.
refusal-not-your-table = You did not open this table.
refusal-not-over-yet = The game is not over. You can leave it.
refusal-follow-yourself = You cannot follow yourself.
refusal-too-many-follows = You follow { $most } people. Stop following somebody first.
refusal-no-ratings = This server does not rate games. Its operator would have to install hemicycle[people].
notice-bots-rated = Bots are rated by the games of the arena: { $bots } ratings.
notice-ratings = { $games } rated games give { $ratings } ratings; { $differ } of them were others before.
notice-not-a-journal = { $file } is no journal of the arena.

## Being called back

refusal-no-push = This server cannot send web push: its operator installs hemicycle[notify] for that.
refusal-no-mail = This server sends no mail: its operator has not set up a mail server.
refusal-bad-mailbox = “{ $address }” is no mail address.
refusal-bad-address = Nothing can be sent to this address: it must begin with https:// and name a server on the open net.
refusal-private-address = Nothing is sent to this address: it leads into a private network.
refusal-unreachable-address = This address cannot be found. Is it spelled right?
refusal-no-such-way = There is no such way to reach you.
refusal-too-many-ways = You have { $most } ways to be reached already. Remove one first.
refusal-not-confirmed = This mailbox has not been confirmed yet: follow the link in the mail you were sent.
refusal-wrong-mail-link = This link is no longer valid.
refusal-no-such-zone = There is no time zone “{ $zone }”.
refusal-vacation-past = Days off end in the future.
refusal-vacation-too-long = You have { $days ->
    [one] one day
   *[other] { $days } days
 } off left this year.

## Staying safe

refusal-banned = You are kept out of this server{ $until ->
    [0] {""}
   *[other] {" "}until { $date } (UTC)
 }: { $reason }
refusal-table-closed = An operator has closed this table: { $reason }
refusal-name-mixed = A word of a name keeps to one alphabet: letters that only look alike are not allowed.
refusal-name-office = “{ $name }” would be taken for somebody who runs this server. Choose another name.
refusal-nobody-there = No other person sits on this seat.
refusal-ban-one = A ban names either a person, not oneself, or a range of addresses.
refusal-no-such-network = “{ $network }” is no range of addresses, or too wide a one.
