# Words about bots: their levels, their reasons, the arena

## Levels and styles

level-random = Random
    .text = Does anything the rules allow.
level-beginner = Beginner
    .text = Plays by rules of thumb and makes mistakes.
level-solid = Solid
    .text = Knows what it wants, counts cards and draws conclusions.
level-strong = Strong
    .text = Thinks ahead as long as it is allowed to.

## Why a bot would do what it suggests

explain-random = Any of these; this bot does not think.
explain-habit = By habit; this bot does not weigh its options.
explain-sh-nominate = { PLAYER($seat) } is the best choice on balance: { $fascist }% likely to be a fascist.
explain-sh-nominate-zone = { PLAYER($seat) } is the best choice on balance: { $hitler }% likely to be Hitler, { $fascist }% to be a fascist.
explain-sh-nominate-in-vain = { PLAYER($seat) } will probably be voted down, and that is better for your side than the two of you in office.
explain-sh-nominate-own = { PLAYER($seat) } is on your side; the others put the chance of a fascist at { $fascist }%.
explain-sh-nominate-natural = A liberal could choose { PLAYER($seat) } too: the others put the chance of a fascist at { $fascist }%.
explain-sh-call-election = { PLAYER($seat) } would make a good president: { $fascist }% likely to be a fascist.
explain-sh-call-election-zone = { PLAYER($seat) } would make a good president: { $hitler }% likely to be Hitler, { $fascist }% to be a fascist.
explain-sh-call-election-own = { PLAYER($seat) } is on your side; the others put the chance of a fascist at { $fascist }%.
explain-sh-call-election-natural = A liberal could choose { PLAYER($seat) } too: the others put the chance of a fascist at { $fascist }%.
explain-sh-investigate = { PLAYER($seat) } is the greatest riddle: { $fascist }% likely to be a fascist.
explain-sh-investigate-own = You know who { PLAYER($seat) } is; now the others will listen to what you say of it.
explain-sh-investigate-natural = A liberal would want to know about { PLAYER($seat) } too; what you say of it is up to you.
explain-sh-execute = { PLAYER($seat) } is { $hitler }% likely to be Hitler and { $fascist }% likely to be a fascist.
explain-sh-execute-own = Giving up { PLAYER($seat) } costs your side least and looks honest.
explain-sh-execute-natural = { PLAYER($seat) } stands in your way, and the others put the chance of a fascist at { $fascist }%.
explain-sh-ballot = The chance that { PLAYER($president) } and { PLAYER($chancellor) } are both liberal is { $liberal }%. If the vote fails, the next in line nominates.
explain-sh-ballot-zone = The chance that { PLAYER($president) } and { PLAYER($chancellor) } are both liberal is { $liberal }%; the chance that { PLAYER($chancellor) } is Hitler and the game is lost is { $hitler }%.
explain-sh-ballot-chaos = The chance that { PLAYER($president) } and { PLAYER($chancellor) } are both liberal is { $liberal }%. If this vote fails too, chaos breaks out.
explain-sh-ballot-wary = The chance that { PLAYER($chancellor) } is Hitler is { $hitler }%, and every fascist would vote for that: more danger than the figures show.
explain-sh-ballot-doubt = The chance that { PLAYER($president) } and { PLAYER($chancellor) } are both liberal is { $liberal }%, but a failed vote helps little either: give them the benefit of the doubt.
explain-sh-ballot-refused = The chance that { PLAYER($seat) } is a fascist is { $fascist }%: no office for them.
explain-sh-ballot-veto = A veto enacts nothing and moves the election tracker on.
explain-sh-ballot-wins = Elected now, Hitler wins at once: that is you.
explain-sh-ballot-own = You nominated { PLAYER($chancellor) } yourself, and a president stands by the nominee.
explain-sh-ballot-fascist = Vote as a liberal in your place would, to stay trusted: suspicion of { PLAYER($president) } and { PLAYER($chancellor) } stands at { $suspicion }% at most.
explain-sh-ballot-stakes = Much depends on this vote for your side; suspicion of { PLAYER($president) } and { PLAYER($chancellor) } stands at { $suspicion }% at most.
explain-sh-no-choice = There is no choice: every card is a { WORD($policy, kind: "policy") }.
explain-sh-cards-liberal = A liberal keeps every liberal policy.
explain-sh-own-cards = This bot always plays for its own party’s card, here the { WORD($party, kind: "party") }, and thinks no further.
explain-sh-not-own-cards = Any of these; this bot cares only for its own party’s cards, and they decide nothing here.
explain-sh-cards-attack = A fascist policy is worth the suspicion, which stands at { $suspicion }% now.
explain-sh-cards-hide = Trust is worth more than the policy now; suspicion of you stands at { $suspicion }%.
explain-sh-cards-even = For your side it makes hardly any difference; suspicion of you stands at { $suspicion }%.
explain-sh-ask-veto-liberal = Nothing would be better than either of these policies.
explain-sh-ask-veto-fascist = A failed government helps your side more than either of these policies.
explain-sh-accept-veto-liberal = No policy at all is better than what you handed on.
explain-sh-accept-veto-fascist = A failed government helps your side more than what you handed on.
explain-sh-refuse-veto-liberal = What you handed on is better than a failed government.
explain-sh-refuse-veto-fascist = What you handed on helps your side more than a failed government.
explain-dm-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
explain-dm-first-column = This start brings most in the states that vote first: worth about { explain-dm-points }.
explain-dm-second-column = Cubes where you can win, members for the rest: worth { explain-dm-points }.
explain-dm-bid = Naming the start player means having the last word; it is not worth more than this.
explain-dm-name-start-player = If { PLAYER($seat) } begins, you come last: you see what the others do, and you lie on top when votes are level.
explain-dm-discard = New cards promise more than these.
explain-dm-change-programme = Your programme fits the states and the national board better: worth { explain-dm-points }.
explain-dm-send-minister = This card brings more { WORD($state, kind: "place") } than it costs, by { explain-dm-points }; your chance of winning there is { $chance }%.
explain-dm-send-minister-played = This card looks dearer { WORD($state, kind: "place") } than what it brings; in the games played on it pays, because it works together with what follows.
explain-dm-call-minister = Where the order does not matter, the state that votes next comes first.
explain-dm-collect-votes = Votes count for certain: worth { explain-dm-points } { WORD($state, kind: "place") }, where you head for { $votes }.
explain-dm-raise-trend = Every meeting { WORD($state, kind: "place") } brings more: worth { explain-dm-points }.
explain-dm-place-doubler = The doubled issue { WORD($state, kind: "place") } is yours: worth { explain-dm-points }.
explain-dm-remove-doubler = The doubled issue { WORD($state, kind: "place") } helps others more than you: worth { explain-dm-points }.
explain-dm-swap-media = A cube of { PLAYER($rival) } less and one of yours more { WORD($state, kind: "place") }: worth { explain-dm-points }.
explain-dm-lower-trend = { PLAYER($rival) } stands most in your way { WORD($state, kind: "place") }: worth { explain-dm-points }.
explain-dm-coalition = Together you win { WORD($state, kind: "state") } more often: worth { explain-dm-points } to you.
explain-dm-decline-coalition = Alone you fare better: a victory need not be shared.
explain-dm-word = This keeps what you have promised { PLAYER($seat) } { WORD($state, kind: "place") }.
explain-dm-buy-media = A cube { WORD($state, kind: "place") } brings control, and points if you win there, now with { $chance }%: worth { explain-dm-points } more than its price.
explain-dm-buy-media-played = A cube { WORD($state, kind: "place") } brings control and keeps it from others. It looks hardly worth its price; in the games played on it is.
explain-dm-exchange-opinion = The voters { WORD($state, kind: "place") } come closer to your programme than to others’: worth { explain-dm-points }.
explain-dm-hold-meetings = At a factor of { FIGURE($factor) } meetings { WORD($state, kind: "place") } bring { explain-dm-points } more than they cost.
explain-dm-hold-meetings-none = At a factor of { FIGURE($factor) } money is better spent elsewhere than { WORD($state, kind: "place") }.
explain-dm-poll-bid = The poll { WORD($state, kind: "place") } is worth { explain-dm-points } to you, and the price is still below that.
explain-dm-poll-raise = The poll is worth more than that to you; this bid is high enough to end the auction soon.
explain-dm-poll-pass = The poll { WORD($state, kind: "place") } is worth { explain-dm-points } to you; the price is above that.
explain-dm-publish-poll = Publishing moves the trends your way: worth { explain-dm-points }.
explain-dm-shelve-poll = New members are worth more than any line of this poll: { explain-dm-points }.
explain-dm-convert-meetings = At a factor of { FIGURE($factor) } votes { WORD($state, kind: "place") } now are better than hope, and the cubes are free again.
explain-dm-convert-meetings-none = The factor { WORD($state, kind: "place") } is { FIGURE($factor) } and may still rise; the meetings stay.
explain-dm-move-media = A cube on the national board is worth { explain-dm-points }.
explain-dm-move-opinion = On the national board this opinion is worth { explain-dm-points } to you: your points and members, less those of the others.
explain-dm-accept-donation = You can use { MONEY($amount) } better than the members it may cost.
explain-dm-refuse-donation = Members are worth more to you now than { MONEY($amount) }.
explain-dm-nothing = Nothing here is worth its price now.
explain-dm-no-better = Nothing on offer here would improve your position.
explain-dm-rivals = By what the others are likely to do this is best, though by itself something else is worth more.
explain-dm-search = Playing on at imagined tables, this came out best, though something else is worth more at first sight.
explain-gp-feeling = It feels right; this bot counts only the points in front of it.
explain-gp-bid = A fair price for { WORD($region, kind: "region") } with trade { $trade } and army { $army }, given what you have left and what is still to come.
explain-gp-bid-nothing = { WORD($region, kind: "region", form: "The") } with trade { $trade } and army { $army } is worth no politician to you, given what you have left and what is still to come.
explain-gp-place = A politician is worth most in { WORD($region, kind: "region") }.
explain-gp-card = { WORD($card, kind: "card") } is your strongest card now.
explain-gp-take-card = { WORD($card, kind: "card") } is the strongest card in your reserve.
explain-gp-war = A war against { WORD($region, kind: "region") } is won { $won }% of the time, and what there is to gain outweighs the risk.
explain-gp-activate-own = { WORD($region, kind: "region", form: "The") } is yours: use its { $actions ->
        [one] action
       *[other] { $actions } actions
    } before somebody takes it from you.
explain-gp-activate-other = { WORD($region, kind: "region", form: "The") } can do you least harm now, and every region must be activated some time.
explain-gp-for = You gain more than your rivals.
explain-gp-against = Your rivals gain more than you.
explain-gp-wait = Nothing else would improve your position.
explain-gp-race = This decides who is near to winning: worth as much to you as { $gain } points.
explain-gp-offer = A part of the deal that brings you most among those the other side can accept.
explain-gp-no-sacrifice = A politician is worth more than having your way here, or the other side would answer with one of theirs.
explain-gp-sacrifice = Having your way is worth more here than a politician.
explain-gp-keep-chips = What your chips could change here is worth less than the chips.
explain-gp-fair = Your partners must agree, and they agree to fair shares.
explain-gp-fair-share = Your share of the actions is fair.
explain-gp-small-share = Your share of the actions is too small.
explain-gp-warmonger = The card strengthens your side in this war.
explain-gp-recall = Some of your politicians are of more use at home.
explain-gp-gain = This helps you most against your rivals, by about { $gain ->
        [one] one point
       *[other] { $gain } points
    }.
explain-gp-race-played = This decides who is near to winning.
explain-gp-gain-played = This helps you most against your rivals.
explain-gp-search = Playing on at imagined tables, this came out best, though it looks less good at first sight.
explain-gp-least = Everything costs something here; this costs you least.

## The arena

error-budget = “{ $budget }” is not a budget; it looks like 50ms, 1s, 50ms-wall (by the clock on the wall) or 400x (so many trials).
error-bot-form = “{ $bot }” is not a bot; your own is named module:Class, with a budget module:Class:50ms.
error-bot-import = The bot { $bot } cannot be loaded: { $cause }.
error-bot-kind = { $bot } is not a bot: it must be a class that derives from hemicycle.Bot.
error-bot-start = The bot { $bot } cannot be seated: { $cause }.
error-bot-choose = { $bot } is not a bot yet: it has no method choose.
error-bot-move = The bot { $bot } on seat { $seat } chose “{ $action }”, which is refused ({ $why }).
error-bot-broken = The bot { $bot } failed in { $game } on seat { $seat } at “{ $asked }”: { $cause }. HEMICYCLE_DEBUG=1 shows the whole traceback.
arena-error-no-game = Which game? Name one, or a plan with --plan.
arena-error-no-plan = There is no plan “{ $plan }”; there are: { $known }.
arena-error-not-toml = The plan is not a TOML file: { $cause }.
arena-error-no-compare = The plan compares nothing; every comparison is a table [compare.NAME].
arena-error-bad-entry = The comparison { $name } cannot be read: { $cause }.
arena-error-no-comparison = The plan has no comparison “{ $name }”; there are: { $known }.
arena-error-form = There is no form “{ $form }”; there are: { $known }.
arena-error-no-sides = { $game } has no sides; compare its bots with --form mixed or one.
arena-error-one-bot = For this form name two bots or more.
arena-error-other-plan = { $file } holds the games of another plan; choose another folder.
arena-error-other-code = { $file } holds games of another version of the rules or the bots; choose another folder.
arena-error-no-ray = Ray is not installed here: pip install 'hemicycle[ray]'.
arena-error-bad-name = “{ $name }” cannot name a comparison: letters, digits, - and _ can.
arena-error-plan-says = The plan itself says that; leave { $said } out, or write a plan of your own.
arena-error-only-of-what = Only one comparison of which plan? Name it with --plan.
arena-error-twice = The bot { $name } is named twice; once is enough.
arena-error-exploit-one = A best response is trained against one bot: name it with --exploit alone, without --bots and --form.
arena-error-budget-of-what = The budget of what? It belongs to --exploit.
arena-error-not-a-journal = { $file }, line { $line }: that is not a game of a tournament; choose another folder.
arena-interrupted = Interrupted. The finished games are kept: run the same command again, and it goes on.
arena-interrupted-training = Interrupted. A training that was not finished begins anew when it is called again.
arena-page = Arena: { $plan }
arena-page-written = Written by `hemicycle arena --out FOLDER`; do not edit.
arena-terms = { $seats } seats, edition { $edition }, seed { NUMBER($seed, useGrouping: 0) }, { $games ->
        [one] one game
       *[other] { $games } games
    }.
arena-form-mixed = All bots sit at the same tables, every deal with every rotation of the seats.
arena-form-one = The first bot sits alone at a table of each other bot, once on every seat of every deal.
arena-form-sides = One bot plays a whole side, another one the other, every pair with the same deals.
arena-form-exploit = A best response to the bot is trained, then measured on fresh deals beside hand-made exploiters; all others at the table are the bot.
arena-bot = bot
arena-wins-per-seat = wins per seat
arena-fair = fair
arena-as = as { $role }
arena-rating = rating
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-talk = p99 ms, talk
arena-margin-wins = margin, wins
arena-margin-points = margin, points
arena-side = side
arena-wins = wins
arena-worst = { $side }: worst
arena-ending = ending
arena-games = games
arena-share = share
arena-bars = Wins per seat, with 95% intervals
arena-matrix = How often wins: { $side } (rows play it, columns play against it)
arena-exploiter = exploiter
arena-plays = plays
arena-itself = the bot itself
arena-gain = gain, in points of a hundred
arena-keeps = the bot keeps
arena-response = trained response
arena-trained = Trained with { $budget } games for each side or seat; measured on { $games } fresh deals, seed { $seed }.
arena-one-seat = one seat
arena-exploit-bars = What exploiters win against { $bot }
hint-over = The game is over; with --to you can look at an earlier point.
hint-not-asked = Seat { $seat } is not asked anything at this point.

## Datasets

dataset-written = { $games ->
        [one] One game
       *[other] { $games } games
    } written to { $folder }.
error-dataset-format = There is no format “{ $cause }”; there are: { $known }.
error-dataset-exists = { $folder } exists already. Name a new folder.
error-dataset-unwritable = { $folder } cannot be written: { $cause }.
error-dataset-no-parquet = Parquet needs pip install "hemicycle[research]"; or choose --format jsonl.
error-no-extra = This needs pip install "hemicycle[{ $extra }]".
terminal-more-bots = Better bots ({ $levels }) come with pip install "hemicycle[bots]".
