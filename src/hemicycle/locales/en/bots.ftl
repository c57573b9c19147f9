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
explain-sh-nominate = { PLAYER($seat) } is the best choice on balance: a fascist with { $fascist } %.
explain-sh-nominate-zone = { PLAYER($seat) } is the best choice on balance: Hitler with { $hitler } %, a fascist with { $fascist } %.
explain-sh-nominate-own = { PLAYER($seat) } is on your side, and everybody else sees only { $fascist } % of a fascist.
explain-sh-nominate-natural = A liberal could choose { PLAYER($seat) } too: everybody else sees { $fascist } % of a fascist.
explain-sh-call-election = { PLAYER($seat) } would make a good president: a fascist with { $fascist } %.
explain-sh-call-election-zone = { PLAYER($seat) } would make a good president: Hitler with { $hitler } %, a fascist with { $fascist } %.
explain-sh-call-election-own = { PLAYER($seat) } is on your side, and everybody else sees only { $fascist } % of a fascist.
explain-sh-call-election-natural = A liberal could choose { PLAYER($seat) } too: everybody else sees { $fascist } % of a fascist.
explain-sh-investigate = { PLAYER($seat) } is the greatest riddle: a fascist with { $fascist } %.
explain-sh-investigate-own = Whatever you say about { PLAYER($seat) } will help your side.
explain-sh-investigate-natural = Whatever you say about { PLAYER($seat) } will help your side.
explain-sh-execute = { PLAYER($seat) } is Hitler with { $hitler } % and a fascist with { $fascist } %.
explain-sh-execute-own = Giving up { PLAYER($seat) } costs your side least and looks honest.
explain-sh-execute-natural = { PLAYER($seat) } stands in your way, and everybody else sees { $fascist } % of a fascist.
explain-sh-ballot = { PLAYER($president) } and { PLAYER($chancellor) } are both liberal with { $liberal } %; compare that with what comes after a no.
explain-sh-ballot-zone = { PLAYER($president) } and { PLAYER($chancellor) } are both liberal with { $liberal } %, but with { $hitler } % { PLAYER($chancellor) } is Hitler and the game is lost.
explain-sh-ballot-fascist = Vote as a liberal would, unless much is at stake: at most { $suspicion } % suspicion lies on { PLAYER($president) } and { PLAYER($chancellor) }.
explain-sh-no-choice = There is no choice: every card is a { WORD($policy, kind: "policy") }.
explain-sh-cards-liberal = A liberal keeps every liberal policy.
explain-sh-cards-attack = A fascist policy is worth the suspicion; { $suspicion } % lies on you now.
explain-sh-cards-hide = Trust is worth more than the policy now; { $suspicion } % of suspicion lies on you.
explain-sh-ask-veto-liberal = Nothing would be better than either of these policies.
explain-sh-ask-veto-fascist = A failed government helps your side more than either of these policies.
explain-sh-accept-veto-liberal = No policy is better than what you handed on.
explain-sh-accept-veto-fascist = A failed government helps your side more than what you handed on.
explain-sh-refuse-veto-liberal = What you handed on is better than a failed government.
explain-sh-refuse-veto-fascist = What you handed on helps your side more than a failed government.
explain-gp-feeling = It feels right; this bot counts only the points in front of it.
explain-gp-bid = A fair price for { WORD($region, kind: "region") } with trade { $trade } and army { $army }, given what you have left and what is still to come.
explain-gp-place = One more politician counts most here: { WORD($region, kind: "region") }.
explain-gp-card = Of your cards { WORD($card, kind: "card") } would change most in your favour now.
explain-gp-war = A war against { WORD($region, kind: "region") } is won with { $won } %, and what there is to gain outweighs the risk.
explain-gp-activate-own = { WORD($region, kind: "region") } is yours: use its { $actions ->
        [one] action
       *[other] { $actions } actions
    } before somebody takes it from you.
explain-gp-activate-other = { WORD($region, kind: "region") } can do you least harm now, and every region must be activated some time.
explain-gp-for = It brings you more than it brings your rivals.
explain-gp-against = It brings your rivals more than it brings you.
explain-gp-wait = Nothing else would improve your position.
explain-gp-sacrifice = Having your way is worth more here than a politician.
explain-gp-recall = Some of your politicians are of more use at home.
explain-gp-gain = Against your rivals it brings you forward by about { $gain ->
        [one] one point
       *[other] { $gain } points
    }.
explain-gp-search = Playing on at imagined tables, this came out best, though it looks less good at first sight.
explain-gp-least = Everything costs something here; this costs you least.

## The arena

error-budget = “{ $budget }” is not a budget; it looks like 50ms, 1s or 400x (so many trials).
arena-error-no-game = Which game? Name one, or a plan with --plan.
arena-error-no-plan = There is no plan “{ $plan }”; there are: { $known }.
arena-error-form = There is no form “{ $form }”; there are: { $known }.
arena-error-no-sides = { $game } has no sides; compare its bots with --form mixed or one.
arena-error-one-bot = For this form name two bots or more.
arena-error-other-plan = { $file } holds the games of another plan; choose another folder.
arena-error-other-code = { $file } holds games of another version of the rules or the bots; choose another folder.
arena-error-no-ray = Ray is not installed here: pip install 'hemicycle[ray]'.
hint-over = The game is over; with --to you can look at an earlier point.
hint-not-asked = Seat { $seat } is not asked anything at this point.
