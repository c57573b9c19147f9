# Words of the browser client

## First page

web-motto = Three games of power, for friends, bots and the patient
web-taste = Language, name and look
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
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
web-dealing = Setting the table …
web-continue = Continue
web-continue-none = No table yet. Your tables will stand here, and you can go on at any time.
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

## Waiting room

web-host = Host: { $name }
web-chairs = Chairs
web-chair-free = Chair { $seat } is free
web-seat = Seat { $seat }
web-sit = Sit here
web-sit-too = Play this one too
web-stand = Stand up
web-clear = Free the chair
web-put-bot = Put a bot …
web-seat-link = Seat link
web-lock = Reserve
web-locked = kept for somebody with a link
web-move-up = Move up one place
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
web-copied = Copied
web-shared-screen = Shared screen for everybody in the room
web-screen-why = Scan the code with your phone and hold your secrets in your hand.
web-settings = Settings
web-edition = Edition
web-seats = Players
web-pace = Pace
web-pace-live = Live: a few minutes each
web-pace-evening = Evening: no hurry
web-pace-slow = Slow: days
web-pace-untimed = No clock
web-pace-custom = Own clock
web-bot-delay = Bots think for at least
web-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
web-standby-level = Who stands in for the absent
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
web-of = { $count } of { $of }
web-round = Round { $round }
web-clock = Time left
web-line-connecting = Connecting …
web-line-live = Connected
web-line-waiting = Connection lost, trying again …
web-line-closed = Connection closed
web-undo = Undo
web-rule = Rule
web-rulebook = Rulebook
web-hint = Hint
web-hinted = A bot’s choice: { $action }
web-hint-none = The bot knows no advice here.
web-confirm = Really?
web-as-list = As a list
web-filter = Narrow the list
web-filter-none = Nothing matches.
web-sealed-count = { $sealed } of { $all } sealed
web-waiting-for = waiting for { $names }
web-sealed-as = Sealed: { $what }. You can change it until everybody has sealed.
web-amount = Amount
web-less = Less
web-more = More
web-bid-up-to = Bid up to
web-bid-now-up-to = Bid { $now } now, up to { $most }
web-yes = Yes
web-no = No
web-key-yes = Y
web-key-no = N
web-dismiss = All right
web-refused = That did not work ({ $code }). Try again, or go back to the first page.
web-taken-back = { PLAYER($seat) } takes back a decision.
web-taken-back-by-all = The table goes back to an earlier decision.

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
web-confirm-costly = When it is final and weighs heavily
web-confirm-always = Always
web-confirm-never = Never
web-take-back = Take my seat back
web-let-bot-play = Let a bot play for me
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
web-scores = Points
web-rematch = Play again
web-look-back = Look back
web-see-table = See the table
web-verify = Verify the luck
web-verified = Everything was dealt from the seed that was promised before the first decision ({ $commitment }…).
web-not-verified = Line { $line } of the record does not hold.
web-download = Download the record

## When something is wrong

web-loading = One moment …
web-close = Close
web-try-again = Try again
web-trouble = Something is in the way
web-trouble-loading = The page could not be loaded wholly. Try again; the game itself is safe on the server.
web-coming = Coming to the table
web-coming-to = Looking for table { $code } …
web-closed = You are not at this table any more
web-closed-why = The server has closed the connection. The game itself is safe.
web-trouble-unforeseen = Something went wrong on this page. Reload it: the game itself is safe on the server.
web-reload = Reload
refusal-no-connection = The table server does not answer. Check the connection and try again.
refusal-server-error = The server answered with something this page does not understand. Try again in a moment.
refusal-connection-closed = The connection to the table is closed. Reload the page to come back.
