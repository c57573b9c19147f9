# Words of Global Powers' board in the browser

## The map

board-regions = Regions
board-region = Region
board-nobody = nobody
board-governed-by = Governed by { $names }
board-no-government = No government
board-done = has acted
board-to-do = still to act
board-line-to = to { WORD($region, kind: "region") }
board-border = border
board-sea-line = sea line
board-reconstructed = line we had to guess
board-markers-lying = Sanctions { $sanctions } of 2 · disarmaments { $disarmaments } of 2 · protectorates { $protectorates } of 2
board-pact-with = Pact: { WORD($region, kind: "region") } may not attack
board-borders-on = Borders on { WORDS($regions, kind: "region") }
board-as-list = Regions as a list
board-as-map = Map
board-nearer = Zoom in
board-farther = Zoom out

## What can be done

board-kinds = Kinds of action
board-kind-budget = Budget
board-kind-emigration = Emigration
board-kind-propaganda = Propaganda
board-kind-rehabilitation = Rehabilitation
board-kind-trade = Trade
board-kind-purge = Purge
board-kind-war = War
board-kind-proposal = Proposal
board-meaning = A click on a region means
board-verb-sanction = Sanction
board-verb-disarm = Disarm
board-verb-ban = Ban a party
board-verb-lift = Lift a sanction
board-recalled = Enough recalled
board-start-over = Start over
board-to-offer = To the offer
board-send-offer = Send the offer
board-war-label = War on { WORD($region, kind: "region") }: { $attack } against { $defence }
board-stake = Diplomacy chips
board-in-favour = for
board-against = against
board-delegates = { $delegates ->
        [one] { $delegates } delegate
       *[other] { $delegates } delegates
    }
board-all-abstain = All abstain

## Affairs

board-acting = Who acts
board-acts = { WORD($region, kind: "region", form: "The") } acts
board-actions-left = { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
board-open-cards = Cards that lie open
board-protects = { WORD($region, kind: "region") } from { WORD($neighbour, kind: "region") }
board-offer-between = { PLAYER($seat) } offers a trade between { WORD($home, kind: "region") } and { WORD($partner, kind: "region") }
board-gets = { WORD($region, kind: "region", form: "The") } gets
board-gives = { WORD($region, kind: "region", form: "The") } gives
board-nothing = nothing
board-answer-accept = Accept
board-answer-refuse = Decline
board-answer-counter = Counter
board-compose = { WORD($home, kind: "region", form: "The") } offers { WORD($partner, kind: "region") }
board-compose-how = Plus gives, minus takes. Beside each: what you have, what they have.
board-ask-offer = Draw up the offer to { WORD($partner, kind: "region") }, then send it.
board-give-short = give { $count }
board-take-short = take { $count }
board-odds = Odds: { WORD($from, kind: "region") } on { WORD($target, kind: "region") }
board-odds-why = Army { $attack } against { $defence }, each with a die of { $faces }
board-win = attacker wins
board-draw = draw
board-lose = attacker loses
board-win-by = win by { $margin }
board-draw-by = draw
board-lose-by = lose by { $margin }
board-attacker-rolls = Attack { $face }
board-defender-rolls = Defence { $face }
board-count = The count so far
board-carried-so-far = As it stands, the proposal is accepted.
board-fails-so-far = As it stands, the proposal fails.
board-still-to-speak = Still to speak: { WORDS($regions, kind: "region") }
board-still-to-bribe = May still bribe: { WORDS($regions, kind: "region") }
board-vote-in = Vote in { WORD($region, kind: "region") }
board-proposes = proposes
board-objects = objects
board-agrees = agrees
board-partner-asked = is asked
board-votes = votes
board-has-voted = has voted
board-stopped-by = { $votes ->
        [one] { $votes } vote against is
       *[other] { $votes } votes against are
    } enough to stop it.
board-duel = Sacrifices in { WORD($region, kind: "region") }
board-duel-stands = { $paid ->
        [0] As it stands, the action passes.
        [one] One politician has been sacrificed. As it stands, the action passes.
       *[other] { $paid } politicians have been sacrificed. As it stands, the action passes.
    }
board-duel-falls = { $paid ->
        [0] As it stands, the action fails.
        [one] One politician has been sacrificed. As it stands, the action fails.
       *[other] { $paid } politicians have been sacrificed. As it stands, the action fails.
    }
board-bribed-party = A delegate of
board-bribe-price = for { $trade } trade
board-bribe-as = { $vote ->
        [abstain] abstains
        [for] votes for
       *[against] votes against
    }
board-has-said-yes = voted for
board-has-said-no = voted against
board-has-abstained = abstained
board-duel-follows = The other side may answer with a sacrifice of its own. Whoever pays last has their way.
board-follows-ban = If it passes, the party takes home as many politicians there as the votes for outnumber those against.
board-follows-disarm = If it passes, the region loses as many armies as the votes for outnumber those against, and may not arm until the evaluation.
board-follows-sanction = If it passes, the region cannot act or vote and counts half until the evaluation.
board-follows-lift = If it passes, the region can act and vote again and counts in full.
board-side-for = For it
board-side-against = Against it
board-evaluation = Evaluation { $evaluation }
board-counted-now = If points were counted now
board-party = Party
board-mauritius-short = Maur.
board-points = Points
board-goals = { $points } points win at an evaluation, { $dominance } governed regions win at once.
board-dominance-near = { COUNT($seats) ->
        [one] { PLAYERS($seats) } governs { $governed } of { $dominance } regions: with one more the game is won at once.
       *[other] { PLAYERS($seats) } govern { $governed } of { $dominance } regions each: with one more the game is won at once.
    }
board-dominance-now = { COUNT($seats) ->
        [one] With this { PLAYERS($seats) } governs { $dominance } regions and wins at once.
       *[other] With this { PLAYERS($seats) } govern { $dominance } regions; the strongest wins at once.
    }
board-scene-plan = Plan
board-scene-vote = Vote
board-scene-stakes = Stakes
board-scene-un = UN
board-scene-decision = Decision
board-scene-battle = Dice
board-scene-points = { $name }: { FIGURE($points) }
board-scene-sources = regions { $regions }, UN { $un }, Mauritius { FIGURE($retired) }
board-scene-leads = { $name } has the most points: { $points } of the { $goal } needed.
board-scene-won = { $name } wins with { $points } points ({ $goal } needed).
board-run-abstained = { WORDS($regions, kind: "region", form: "name") } abstain.
board-concern-placed = Your bid for { WORD($region, kind: "region") } counts: you place { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } there.
board-concern-went-home = You lose { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } in { WORD($region, kind: "region") }.
board-concern-assassination = { PLAYER($seat) } tries to assassinate one of your politicians in { WORD($region, kind: "region") }: the die shows { $face }.
board-concern-bribed = { WORD($region, kind: "region", form: "The") } has paid your delegate: { $vote ->
        [abstain] abstention
        [for] a vote for
       *[against] a vote against
    }.

## Parties and cards

board-place-regions = Regions
board-place-base = Base
board-place-delegates = UN
board-place-mauritius = Maur.
board-place-gone = Out
board-governs = Governs
board-governs-of = { $governed } of { $dominance }
board-points-now = points now
board-cards-held = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
board-played = played: { $cards }
board-you-govern = { $regions ->
        [one] govern { $regions } region
       *[other] govern { $regions } regions
    }
board-in-regions = In regions
board-in-base = In your base
board-un-mauritius = UN + Mauritius
board-hand = Your hand
board-take-cards = Cards you can take
board-no-cards = No cards in hand.
board-reserve = Reserve
board-reserve-why = { $played ->
        [one] { $played } played; it comes back
       *[other] { $played } played; they come back
    } when the reserve is empty
board-before-evaluation = Before evaluation { $evaluation }
board-points-win = { $points } points win
board-dominance-takes = dominance { $dominance }
board-regions-to-do = { $regions ->
        [one] { $regions } region is still to act.
       *[other] { $regions } regions are still to act.
    }

## Promises

board-speak = Say
board-promise-why = Promises are heard by all and bind nobody.
board-promise-vote = Next time I will vote
board-promise-peace = Until the evaluation I will not attack
board-talk-whom = To somebody
board-talk-call-against = { $name } is about to win: stop them!
board-talk-threaten = Whoever attacks me will be attacked
board-talk-ask-peace = Peace between us?
board-talk-give = I would give
board-talk-take = for
board-talk-answer = { $name } asks you
board-talk-agreed = Agreed
board-talk-leader = No, you are ahead
board-talk-broken = No, you broke your word
board-talk-no-use = No use to me
board-vote-yes = Yes
board-vote-no = No
board-vote-abstain = Abstain

## The end

board-won-threshold = { $name } has the most points at evaluation { $evaluation }: { $points }, and { $goal } were needed.
board-won-exhaustion = { COUNT($empty) ->
        [0] A party has
        [one] { PLAYERS($empty) } has
       *[other] { PLAYERS($empty) } have
    } nobody left in regions or base, and { $name } had the most points at evaluation { $evaluation }: { $points }.
board-won-dominance = { $name } governs { $governed } regions; { $dominance } win at once.
board-governed-at-end = Regions governed at the end
board-points-at = Points at evaluation { $evaluation }
board-counted-before = Points were counted at evaluation { $evaluation }, before politicians were posted to the UN and given up. This is the world after that.
board-world-at-end = The world at the end
board-points-short = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-governed-over-time = Regions governed
board-points-by-evaluation = Points at the evaluations
board-wars = { $wars ->
        [0] No wars
        [one] { $wars } war
       *[other] { $wars } wars
    }
board-war-won = won
board-war-lost = lost
board-war-drawn = drawn
board-war-line = { WORD($region, kind: "region", form: "The") } on { WORD($target, kind: "region") }, { $attack } against { $defence }

## What the cards do, in short

board-card-assassination = Attempt on a politician where you have some; the die decides
board-card-diplomatic-initiative = A proposal at once, with one free vote for it
board-card-development-aid = Two trade chips from a richer region to a poorer one
board-card-expansion = Two politicians from base to where you are
board-card-peace-initiative = No wars until the next evaluation
board-card-warmonger = Once +1 to a die in war, or ends a peace or pact
board-card-non-aggression-pact = A region is safe from one neighbour
board-card-coup = Commit politicians in secret; topple a government
board-card-recession = A region and its neighbours lose surplus trade
board-card-revolution = Dice thin out governments around a region
board-card-retirement = A politician of another party goes back to base
board-card-sabotage = A region loses as many chips as the die shows
board-card-drive = Once one extra action for your government
board-card-defector = Yours replaces another’s politician; one of yours goes to Mauritius
board-card-unrest = Where trade is low, governments shrink
board-card-transfer = Move any politician to any other region
board-aid-goal = What wins
board-aid-goal-points = Points at an evaluation
board-aid-goal-regions = Regions governed, at once
board-aid-scoring = Evaluation
board-aid-sole = The only party in a region
board-aid-majority = Governing alone, others present
board-aid-coalition = Partner of a coalition
board-aid-opposition = Opposition
board-aid-un-delegate = A delegate at the UN
board-aid-mauritius = A politician on Mauritius
board-aid-trade-bonus = Bonus for trade chips in a governed region
board-aid-regions = Regions at the start
board-aid-region = Region
board-aid-budget = Budget: what is exchanged for what
board-aid-die = Faces of the die
board-aid-cards = Cards
board-rulings-map = Map and definitions
board-rulings-setup = Auction and setting up
board-rulings-turn = The turn
board-rulings-votes = Votes and sacrifices
board-rulings-actions = Actions and war
board-rulings-evaluation = Evaluation and dominance
board-rulings-cards = Cards
board-rulings-extended = Extended rules
explain-dominance = { $name } governs { $governed } of the { $dominance } regions that win at once, alone or in coalitions.
    .rule = GP-036

## What things mean

explain-region = { $told }
    .rule = GP-007 GP-009
explain-heads = Politicians of each party here. The largest party governs; equal ones govern together.
    .rule = GP-001 GP-007
explain-heads-un = Politicians and UN delegates of each party: in a protectorate both count. The largest party governs; equal ones govern together.
    .rule = GP-134 GP-007
explain-chip-raw = Raw materials: a budget turns them into trade. Five at most in a region.
    .rule = GP-004 GP-060
explain-chip-trade = Trade: buys diplomacy and army, and much of it gives extra points at an evaluation.
    .rule = GP-004 GP-060 GP-092
explain-chip-diplomacy = Diplomacy: staked for or against proposals.
    .rule = GP-004 GP-073
explain-chip-army = Army: in a war each side adds a die to it.
    .rule = GP-004 GP-067
explain-done = This region has had its turn before the next evaluation.
    .rule = GP-032
explain-to-do = This region is still to have its turn before the next evaluation.
    .rule = GP-032
explain-sanction = Under sanctions: until the next evaluation this region cannot act or vote and gives half its points.
    .rule = GP-077 GP-079
explain-disarmament = Disarmed: this region may not gain army chips until the next evaluation.
    .rule = GP-076
explain-protectorate = A UN protectorate: until the next amnesty the UN delegates vote here too.
    .rule = GP-134
explain-un = Delegates of the parties at the UN: each is worth 2 points at an evaluation and votes on proposals.
    .rule = GP-093 GP-095
explain-mauritius = Politicians who had to resign wait on Mauritius; each costs its party a point at an evaluation.
    .rule = GP-003 GP-093
explain-standing = { $name }: the points an evaluation would give now.
    .rule = GP-091 GP-093 GP-094
