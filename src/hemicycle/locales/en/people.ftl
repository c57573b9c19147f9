# People: the first page, accounts, profiles, ratings, friends

web-turn-now = Your turn now
web-turn-count = { $n ->
    [one] One decision waits for you
   *[other] { $n } decisions wait for you
 }
web-turn-none = Nothing waits for you.
web-your-games = Your games
web-recent = Played recently
web-all-games = All games you have finished
web-older-games = Older games
web-open-tables = Open tables
web-open-none = No table is open at the moment. Open one yourself.
web-friends-tables = Tables of friends
web-invitations = Invitations
web-invites = { $by } invites you
web-join-table = Join
web-watch-table = Watch
web-go-on = Continue
web-seats-taken = { $taken } of { $seats }
web-seats-open = { $free } of { $seats } free
web-progress-die-macher = { $round ->
    [0] Start round
   *[other] Round { $round } of { $rounds }
 }
web-open-new = Open a table
web-learn-short = Learn
web-progress-secret-hitler = Policies: { $liberal } liberal, { $fascist } fascist
web-progress-global-powers = Before evaluation { $evaluation }
web-time-left = { $time } left
web-overdue = time is up
web-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
web-hours = { $n } h
web-minutes = { $n } min
web-filter-game = Game
web-filter-language = Language
web-filter-any = all
web-rated = Rated
web-rated-only = rated only
web-rated-table = Rated: everybody has an account, nobody is helped
web-rating = Rating
web-not-settled = not settled yet
web-rating-none = not rated yet
web-games-won = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won
web-as-role = as { $role }
web-strongest = The strongest
web-statistics = Statistics
web-strongest-need = At least { $games } rated games against { $opponents } different people.
web-strongest-none = Nobody has played enough rated games yet.
web-place = Place
web-who = Who
web-bot-level = Bot: { $level }
web-all-roles = in all
web-won-by-seat = Won by seat, { $n } players
web-won-by-role = Won as
web-won-by-first = Won by whoever began
web-first-player = first player
web-played-editions = Editions played
web-endings = How games ended
web-seat-number = Seat { $n }
web-statistics-none = No game has been finished here yet.
web-finished-games = { $n ->
    [one] One finished game
   *[other] { $n } finished games
 }
web-since = here since { $date }
web-reliability = Reliability
web-stood-in = A stand-in made { $share }% of their decisions.
web-left-games = { $left } of { $finished } games left before their end.
web-profile-none = No game finished here yet.
web-favourites = Favourites
web-head-to-head = You and { $name }
web-ahead = { $games ->
    [one] 1 game
   *[other] { $games } games
 }: you ahead { $ahead }, behind { $behind }
web-follow = Follow
web-unfollow = Unfollow
web-follows = You follow
web-follows-none = Nobody yet. Follow people on their page, then their open tables are on your first page.
web-program-marked = a program
web-place-of = { $place } of { $of }
web-won = won
web-lost = lost
web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
web-given-up = given up
web-play-again-with = Play again with them
web-put-away = Put away
web-put-away-tables = What you have put away
web-put-away-none = Nothing is put away.
web-get-back = Bring back
web-leave-game = Leave
web-leave-sure = Leave for good? A bot goes on with your seat.
web-throw-away = Throw away
web-account-page = Your account
web-account-none = You play as a guest on this device. With an account your seats, games and ratings are yours on every device.
web-account-closed = No new accounts are made on this server.
web-invitation-code = Invitation
web-with-passkey = With a passkey
web-with-password = With a password
web-passkey-why = Your device keeps the key: nothing to remember, nothing to steal.
web-passkey-not-here = Passkeys need a name instead of a number in the address, and https.
web-sign-in-passkey = Sign in with a passkey
web-passkeys = Passkeys
web-passkeys-none = None yet.
web-add-passkey = Add a passkey
web-remove = Remove
web-devices = Signed in on
web-this-device = this device
web-last-seen = last used { $date }
web-unknown-device = Unknown device
web-sign-out-there = Sign out
web-sign-out-everywhere = Sign out everywhere
web-new-password = New password
web-change-password = Change password
web-password-changed = Changed. All other devices are signed out.
web-prove-first = For what follows, show once more that it is you.
web-prove = Confirm
web-your-data = Your data
web-export-data = Everything that is kept of me (JSON)
web-delete-me = Delete everything
web-delete-why = Seats in running games go to bots. Finished games stay without your name; the sealed records others may have saved keep the name you played under.
web-make-invitation = Invite somebody to this server
web-your-page = Your page
web-go-there = Go there
web-invite-player = Invite by account
web-invite-send = Invite
web-invite-sent = { $account } is invited.
web-called = You are told { $ways } when it is your turn.
web-called-none = Nothing tells you that it is your turn while this page is closed.
web-called-change = Change
web-called-choose = Choose how
web-called-push = on your devices
web-called-mail = by mail
web-called-webhook = by webhook
web-bell-on = Notifications on
web-bell-off = Notifications off
web-news = What is new
web-news-count = { $n } new
web-news-none = Nothing is new.
web-news-turn = { $game }: it is your turn
web-news-invitation = { $by } invites you to { $game }
web-news-over = { $game } is over: { $result }
web-all-tables = All tables
web-games-column = Games
web-take-back-invitation = Take back
web-follow-by-account = Follow by account
web-look-after = Look after this server
