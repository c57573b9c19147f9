# Words of the browser client

## First page

web-motto = Three games of power, for friends, bots and the patient
web-taste = Language, name and look
web-language = Language
web-theme = Light or dark
web-theme-system = Match system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Small sounds
web-you-are = You are
web-guest = Guest
web-rules = Rules
web-facts-die-macher = 3 to 4 hours · open information
web-facts-secret-hitler = 45 minutes · hidden roles
web-facts-global-powers = 2 to 3 hours · negotiation
web-players-range = { $least } to { $most } players
web-players-count = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-seven-sealed = 7 votes, sealed
web-play-now = Play now against bots
web-open-table = Open a table for friends
web-learn = New here? Your first evening, in about { $minutes } minutes
web-dealing = Setting the table …
web-continue-none = Your games will appear here.
web-show-all = Show all { $n }
web-review = Look back
web-phase-seating = Gathering
web-phase-playing = Playing
web-phase-paused = Paused
web-phase-over = Over
web-phase-abandoned = Abandoned
web-phase-frozen = Frozen
web-join = Join a table
web-join-now = Join
web-join-how = Type the code on the host’s screen, or open the link you were sent. No account needed.
web-about = About
web-about-short = An independent, non-commercial implementation; the games belong to their authors.
web-about-what = One engine plays three political board games by the letter of their rulebooks: with friends, with bots, on a screen or in a terminal. It is independent and non-commercial, and neither made nor approved by the games’ designers or publishers. If you like a game, buy it and play it at a real table.
web-about-secret-hitler = Secret Hitler, its words and its board here are licensed under
web-about-materials = Maps: Natural Earth (public domain) and the map of Germany from svg-maps by Victor Cazanave (CC BY 4.0), simplified. Type: Source Serif 4 and Inter (SIL Open Font License).
web-designed-by = by { $names }
web-version = Version { $version }

## Who I am

web-who-am-i = Who you are
web-name = Name
web-name-ask = What shall we call you?
web-save = Save
web-account = An account for several devices
web-account-why = You do not need one. With an account you can sit down at your tables from another device.
web-account-name = Account
web-password = Password, at least 10 characters
web-sign-in = Sign in
web-sign-out = Sign out
web-register = Make an account
web-signed-in = Signed in as { $account }.
web-invited = You are invited to table { $code }
web-come-in = Come in
web-come-late = { $how ->
        [over] The game is over; you can look back at it.
        [closed] The game has begun, and at this table nobody may watch.
       *[watching] The game has begun; you come in to watch.
    }

## Waiting room

web-host = Host: { $name }
web-chairs = Chairs
web-chair = Chair { $seat }
web-chair-free = free
web-seat = Seat { $seat }
web-sit = Sit here
web-sit-too = Another player at this device
web-stand = Stand up
web-clear = Free the chair
web-put-bot = Put a bot …
web-choose-party = Party
web-party-by-seat = Any party
web-seat-link = Seat link
web-lock = Reserve
web-locked = kept for somebody with a link
web-move-up = Move up one place
web-waiting-room = Waiting room
web-you-host = you are the host
web-you-watch = you are watching; take a chair to play with { $name }
web-leave-table = Leave the table
web-chairs-taken = { $taken } of { $all } taken
web-looking-on =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
web-the-game = The game
web-further-name = Name of the other player at this device
web-chairs-open =
    { $open ->
        [one] One chair is free.
       *[other] { $open } chairs are free.
    }
web-chairs-full = Everybody is here.
web-start-why = Start now and bots take the free chairs, or wait for your friends.
web-start-now = You can start.
web-bots-speed = Bots’ speed
web-pace-untimed-short = No clock
web-pace-live-short = Live
web-pace-evening-short = Evening
web-pace-slow-short = Days
web-rulings-title = Rulings
web-rulings-all = All rulings
web-rulings-changed =
    { $changed ->
        [0] All as in the rulebook
        [one] { $changed } changed from the rulebook
       *[other] { $changed } changed from the rulebook
    }
web-rulings-some = { $changed } changed
web-rulings-count =
    { $rulings ->
        [one] { $rulings } ruling
       *[other] { $rulings } rulings
    }
web-rulings-reset = Reset all
web-summary = What everybody who joins reads
web-invites-you = { $host } invites you to { $game }
web-seats-free =
    { $free ->
        [0] { $seats }, all taken
        [one] { $seats }, one chair free
       *[other] { $seats }, { $free } chairs free
    }
web-spectators-word = Watching
web-hints-word = Hints
web-watching = You are watching.
web-watching-why = You see what everybody may see; secrets stay with the players.
web-spectator = spectator
web-spectator-talk = Spectators may talk among themselves
web-spectator-delay = Spectators see the game
web-spectator-delay-of =
    { $n ->
        [0] at once
       *[other] { $n } moves later
    }
web-watching-behind = The host lets you see it { $n } moves later; when it is over you see all of it.
web-gallery-later = Players read this after the game.
web-gallery-closed = At this table only the players talk.
web-say-gallery = Say something to the others who watch
web-days-off-until = days off until { $day }
web-bot-plays = A bot plays for you.
web-bot-plays-why = You can take your seat back at any time.
web-people = Who sits here
web-people-host = Who sits here: new link, mute, replace
web-new-link = New link
web-mute = Mute
web-unmute = Let them talk
web-replace-vote = Replace by a bot (vote)
web-start = Start
web-start-with-bots = { $open ->
        [one] Start, a bot takes the free chair
       *[other] Start, bots take { $open } free chairs
    }
web-bots-level = Bots
web-host-starts = { $name } will start the game.
web-invite = Invite friends
web-code = Code of the table
web-qr = QR code for { $link }
web-copy-link = Copy link
web-share = Share
web-copied = Copied
web-picture-save = Save picture
web-picture-why = The picture shows only what everybody at the table sees.
web-picture-saved = The picture is saved.
web-picture-failed = The picture could not be drawn. Try again.
web-shared-screen = Shared screen for everybody in the room
web-screen-why = Scan to keep your cards on your phone.
web-edition = Edition
web-seats = Players
web-pace = Pace
web-pace-live = Live: a few minutes each
web-pace-evening = Evening: no hurry
web-pace-slow = Slow: days
web-pace-untimed = No clock
web-pace-custom = Own clock
web-public = Show the table in the list
web-spectators = Others may watch
web-hints = Learners may ask a bot for a hint
web-level-random = random
web-level-beginner = beginner
web-level-solid = solid
web-level-strong = strong

## At the table

web-to-lobby = To the first page
web-to-board = To the board
web-menu = Menu
web-table = This table
web-board = Board
web-tray = Your things
web-decision = Your decision
web-prompt = What is asked
web-options = Options
web-rulings = How unclear rules are read
web-tabs = Log, talk and rules
web-tab-players = Players
web-tab-log = Log
web-tab-talk = Talk
web-tab-rules = Rules
web-tab-ledger = Ledger
web-tab-notes = Notes
web-tab-affairs = Affairs
web-unread = unread
web-you = You
web-bot = bot
web-away = away
web-standby = a bot stands in
web-deciding = deciding
web-sealed = sealed
web-your-turn = Your turn
web-expires = Will be removed on { $date } unless somebody comes
web-of = { $count } of { $of }
web-round = Round { $round }
web-clock = Time left
web-nudged = Half of your time for this decision is over.
web-line-connecting = Connecting …
web-line-live = Connected
web-line-waiting = Connection lost, trying again …
web-line-kept = Decided, sent later
web-line-closed = Connection closed
web-undo = Undo
web-rule = Rule
web-rulebook = Rulebook
web-hint = Hint
web-hinted = A bot’s choice: { $action }
web-hinted-taken = A bot’s choice
web-hint-none = The bot has no hint here.
web-coach = Coach
web-coach-off = No hints
web-coach-request = Hints when I ask
web-coach-warn = Also warn me before a blunder
web-warned = A bot sees something much better: { $action }.
web-think-again = Think again
web-send-anyway = Send it anyway
web-confirm = Really?
web-as-list = Options as a list
web-filter = Narrow the list
web-filter-none = Nothing matches.
web-sealed-count = { $sealed } of { $all } sealed
web-waiting-for = waiting for { $names }
web-sealed-as = Sealed: { $what }. You can change it until everybody has sealed.
web-sealed-why = Sealed when you tap. You can change it until everybody has sealed.
web-amount = Amount
web-less = Less
web-more = More
web-bid-up-to = Bid up to
web-bid-now-up-to = Bid { $now } now, up to { $most }
web-yes = Yes
web-no = No
web-key-yes = Y
web-key-no = N
web-dismiss = OK
web-refused = That did not work ({ $code }). Try again, or go back to the first page.
web-taken-back = { PLAYER($seat) } takes back a decision.
web-taken-back-by-all = The table goes back to an earlier decision.
web-speed = Speed
web-speed-of = Speed of bots and reveals
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-step = Step
web-speed-slow-why = Everything is held twice as long.
web-speed-normal-why = Time to see what happens.
web-speed-fast-why = Bots at once, scenes short.
web-speed-step-why = Nothing moves on before you press Space.
web-speed-why = This device remembers it; everybody at the table has their own, and bots wait for the slowest unless the host says otherwise. How long bots leave you to take something back is a setting of the table.
web-wait-for-slowest = Bots wait for the slowest person
web-scene = What has just happened
web-scene-steps = Step by step
web-scene-back = One step back
web-scene-on = Go on
web-scene-held =
    { $seconds ->
        [one] Held for { $seconds } second, then the table moves on.
       *[other] Held for { $seconds } seconds, then the table moves on.
    }
web-scene-stopped = Held until you go on.
web-skip = Skip
web-skip-waiting = { $waiting ->
        [one] Show the next one at once
       *[other] Show the other { $waiting } at once
    }
web-next-step = Next step
web-key-space = Space
web-watch-again = Watch the scene again
web-means-for-you = What it means for you
web-happened-to-you = This happened to you
web-aid = Player aid
web-aid-round = A round in order
web-aid-end = How it ends
web-print = Print
explain-clock = How long the table still waits for this decision. When it runs out, a bot decides this once.
explain-bot = A computer player. It knows only what its seat may know.
explain-standby = This person let a bot play on, or has been away. They can take the seat back at any time.
explain-days-off = Has taken days off. In slow games their clock stands still meanwhile.
explain-away = Not connected at the moment. The seat is kept.
web-time-ran-out = Your time ran out; a bot chose for you.

## Log and timeline

web-since-last = Since your last decision
web-since-none = Nothing new.
web-earlier = Show earlier
web-log-empty = Nothing has happened yet.
web-moments = { $n ->
        [one] { $n } moment
       *[other] { $n } moments
    }
web-timeline = Timeline
web-past = The past
web-past-at = Moment { $n } of { $last }
web-past-decided = { $name } has decided; nobody else sees what.
web-to-present = Back to the present
web-first = To the beginning
web-back = One back
web-forward = One forward
web-play = Play
web-stop = Stop
web-eyes = Through whose eyes
web-eyes-mine = My own eyes
web-eyes-public = The public’s

## Talk

web-say-something = Say something to the table
web-say = Say
web-talk-with = Talk with
web-talk-table = Table
web-talk-empty = Nobody has said anything yet.
web-private = in private
web-accept = Accept
web-decline = Decline
web-counter = Counter
web-reply-accept = accepts
web-reply-decline = declines
web-reply-counter = makes another offer

## Rules

web-rules-here = For this decision
web-rules-search = Search the rules
web-rules-missing = The rules could not be loaded. Try again in a moment.
web-rules-choose = Choose a game.

## Votes of the table

web-table-vote = A vote of the table
web-vote-count = { $yes } of { $needed } needed
web-propose-pause = Pause the game
web-propose-resume = Go on
web-propose-extend = More time
web-propose-replace = Let a bot replace { $name }
web-propose-abandon = End the game without a result
web-change-pace = Change the pace
web-propose-pace = Change the pace: { $pace }
web-propose-undo = Take back the last decision
web-propose-undo-none = You have decided nothing yet that could be taken back.
web-propose-migrate = Go on under the new rules revision

## Menu

web-neutral = Neutral theme: other names, same rules
web-confirm-when = Ask before an answer is sent
web-confirm-costly = Only for big, irreversible moves
web-confirm-always = Always
web-confirm-never = Never
web-take-back = Take my seat back
web-let-bot-play = Let a bot play for me
web-give-up-seat = Give up my seat
web-give-up-sure = A bot will play on, and you may not get it back. Are you sure?
web-keep-seat = Keep my seat
web-hand-only = Show only my hand
web-hand-only-why = The board is on the shared screen. Here is what only you may see.

## Several players on one device

web-curtain = Pass the device to { $name }
web-curtain-why = Nothing is shown until the right player has it.
web-curtain-lift = I am { $name }

## The end

web-over = Game over
web-see-result = See the result
web-you-won = You have won
web-you-lost = You have lost
web-your-place = Place { $place } of { $of }
web-your-place-shared = Shared place { $place } of { $of }
web-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-wins-with =
    { $count ->
        [one] { $names } wins with { $points } points
       *[other] { $names } win with { $points } points
    }
web-winner = wins
web-scores = Points
web-rematch = Play again
web-look-back = Look back
web-see-table = See the table
web-verify = Verify the luck
web-download = Download the record

## When something is wrong

web-loading = One moment …
web-close = Close
web-try-again = Try again
web-trouble = Something went wrong
web-trouble-loading = The page could not be loaded completely. Try again; the game itself is safe on the server.
web-coming = Coming to the table
web-coming-to = Looking for table { $code } …
web-closed = You are not at this table any more
web-closed-why = The server has closed the connection. The game itself is safe.
web-trouble-unforeseen = Something went wrong on this page. Reload it: the game itself is safe on the server.
web-reload = Reload
refusal-no-connection = The table server does not answer. Check the connection and try again.
refusal-server-error = The server answered with something this page does not understand. Try again in a moment.
refusal-connection-closed = The connection to the table is closed. Reload the page to come back.

## Review

web-review-title = Review
web-review-ask = Review this game
web-review-waits = Waiting for its turn …
web-review-left = about { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } left
web-review-failed = The review could not be made.
web-review-why = How it went, where it turned, and what you could have done better, as our bots see it.
web-review-chances = Chances of winning
web-review-whose = Decisions of
web-review-figures = All figures
web-review-see = See this moment
web-review-suspicion = Who was suspected: the chance of being a fascist, by what everybody could see and hear
web-cancel = Cancel

## Looking back further

web-puzzle = Puzzle
web-puzzles-today = What would you do? Today’s puzzles
web-upload = Review a record of your own
web-upload-busy = Checking the record …
web-origin = Where this table comes from
web-origin-branch = You play on from entry { $entry } of table { $table }, with { $luck ->
        [same] the same luck
       *[fresh] other luck
    }. It never counts.
web-origin-imagined = Imagined from what your seat at table { $table } knows: everything hidden may be otherwise there. It never counts.
web-origin-back = Back to the review
web-origin-back-table = Back to the table
web-what-if = Try something out in private
web-what-if-why = A table of your own, set as your seat knows this one; what you cannot know is imagined. Nobody else sees it.

web-notifications = Notifications
web-offline = No network: this is how it was last seen here. What you decide is sent later.
refusal-not-in-a-puzzle = In a puzzle you can only choose what you would do.

web-about-person = More
