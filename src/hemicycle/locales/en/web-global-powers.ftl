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
board-reconstructed = our reconstruction
board-markers-lying = Sanctions { $sanctions } of 2 · disarmaments { $disarmaments } of 2 · protectorates { $protectorates } of 2
board-pact-with = Pact: { WORD($region, kind: "region") } may not attack
board-borders-on = Borders on { WORDS($regions, kind: "region") }
board-as-list = List
board-as-map = Map

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
board-ask-offer = Draw the offer up, then send it.
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
board-vote-in = Vote in { WORD($region, kind: "region") }
board-proposes = proposes
board-votes = votes
board-has-voted = has voted
board-stopped-by = { $votes ->
        [one] { $votes } vote against is
       *[other] { $votes } votes against are
    } enough to stop it.
board-evaluation = Evaluation { $evaluation }
board-counted-now = If points were counted now
board-party = Party
board-mauritius-short = Maur.
board-points = Points
board-goals = { $points } points win at an evaluation, { $dominance } governed regions win at once.

## Parties and cards

board-place-regions = Regions
board-place-base = Base
board-place-delegates = UN
board-place-mauritius = Maur.
board-place-gone = Out
board-governs = Governs
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
board-regions-to-do = { $regions ->
        [one] { $regions } region to act
       *[other] { $regions } regions to act
    }

## Promises

board-speak = Promise
board-promise-why = Promises are heard by all and bind nobody.
board-promise-vote = Next time I will vote
board-promise-peace = Until the evaluation I will not attack
board-vote-yes = Yes
board-vote-no = No
board-vote-abstain = Abstain

## The end

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

board-card-assassination = Attempt on a politician near yours; the die decides
board-card-diplomatic-initiative = A proposal at once, with one free vote for it
board-card-development-aid = Two trade chips from a richer region to a poorer one
board-card-expansion = Two politicians from base to where you are
board-card-peace-initiative = No wars until the next evaluation
board-card-warmonger = Once +1 to a die in war, or ends a peace or pact
board-card-non-aggression-pact = A region is safe from one neighbour
board-card-coup = Commit politicians in secret; topple a government
board-card-recession = A region and its neighbours lose surplus trade
board-card-revolution = Dice thin out governments around a region
board-card-retirement = A politician of another party goes home
board-card-sabotage = A region loses as many chips as the die shows
board-card-drive = Once one extra action for your government
board-card-defector = Yours replaces another’s politician; one of yours retires
board-card-unrest = Where trade is low, governments shrink
board-card-transfer = Move any politician to any other region
