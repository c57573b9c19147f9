# The first evening of Global Powers

lesson-first-turns = Bids, wars and votes
    .text = Settle the world, activate your regions, fight a war, vote, and count the points.
lesson-first-turns-goal = Points come from governing regions.
    .why = Whoever has { $goal } points when they are counted wins; so does whoever governs { $dominance } regions at any time. This table always shows how a count would end now.
lesson-first-turns-region = { WORD($region, kind: "region", form: "The") } is up for auction: look at its chips.
    .why = Raw materials become trade, trade brings points, diplomacy buys votes in the world, and armies fight. The stripe on top will show who governs.
lesson-first-turns-bid = Bid six politicians.
    .sum-1 = in your base
    .sum-2 = your bid
    .sum-3 = to Mauritius
    .sum-result = left if you win
    .why = All bid in secret. The highest and the second-highest bid are placed, all others go back. Whoever alone bid most governs and sends one more to Mauritius; level bids govern together.
    .task-1 = Set the number and send it.
    .well = A strong bid. Now see what the others thought it was worth.
    .other = Any number is allowed, even none. Now see what the others bid.
lesson-first-turns-bids = The next region: spread your politicians.
    .why = { $base } are left in your base, and they have to last for all regions. Where nobody else bids, one is enough.
    .task-1 = Bid for this one; the others go the same way.
    .well = Good. Go on like this, or let the coach decide for you.
lesson-first-turns-cards = Choose { $size } cards for your hand.
    .why = In a turn you either play one card or activate one region. Each card says what it does. Nobody else sees what you take.
    .task-1 = Press a card; then four more.
    .well = Good. Choose the others the same way.
lesson-first-turns-stake = The governments of the world vote, and diplomacy counts.
    .why = A proposal has been made. Every government puts diplomacy chips on one side or keeps them. What is spent is gone, so spend it on what hurts or helps you.
    .task-1 = Put chips on a side, or abstain.
    .well = Noted. The count beside the map shows how it stands.
lesson-first-turns-defence = Somebody wants to stop this action.
    .why = A politician has been sacrificed against it. If you sacrifice one as well, it goes through, unless the others sacrifice another. Those who are sacrificed retire to Mauritius and cost points.
    .task-1 = Sacrifice one, or let it fail.
    .well = So be it. A politician is a high price: pay it for what matters.
lesson-first-turns-duel = You may stop this, at a price.
    .why = An action is about to go through in a region where you have politicians. Sacrificing one of your politicians stops it, unless the others sacrifice one as well. Those who are sacrificed retire to Mauritius and cost points.
    .task-1 = Sacrifice one, or let it pass.
    .well = So be it. Sacrifices are for what really hurts.
lesson-first-turns-vote = A vote in a region: you have politicians there.
    .why = Where a government has no absolute majority, its action needs more yes than no. You have { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, one for each politician.
    .task-1 = Vote yes or no, or abstain.
    .well = Counted. Even in opposition your politicians are heard.
lesson-first-turns-activate = Your turn: activate { WORD($region, kind: "region") }.
    .why = An activated region takes as many actions as its strongest party has politicians there: { $actions }. Every region acts once before the points are counted.
    .task-1 = Press { WORD($region, kind: "region") } on the map.
    .task-2 = Send it with the violet button.
    .well = Good. Now its government acts, and that is you.
    .other = That works too: another region or a card is a turn as well.
lesson-first-turns-act = Choose an action: war.
    .why = { WORD($region, kind: "region", form: "The") } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left. There are eight kinds; a war can win you a neighbour at once.
    .task-1 = Press “War” in the strip.
    .task-2 = Now choose whom to attack, on the map.
    .well = Now the armies are counted.
    .other = Another choice. Wars and all the rest are there the next time.
lesson-first-turns-war = Attack where your armies are stronger.
    .sum-1 = your armies
    .sum-2 = theirs
    .sum-result = ahead before the dice
    .why = Each side adds one die to its armies. The table of odds shows every throw before you decide.
    .task-1 = Press the region you attack, and send it.
    .well = Proposed. Unless somebody stops it, the dice decide.
    .other = Your choice. The table of odds has told you the risk.
lesson-first-turns-spoils = You won: put your politicians in their place.
    .why = You may replace up to { $most } in { WORD($region, kind: "region") }. Whoever has the most politicians there governs from now on.
    .task-1 = Choose the number and send it.
    .well = That is how regions change hands.
    .other = You could have taken more, but it may have been wise to keep politicians in your base.
lesson-first-turns-again = Your second turn: activate another region, or play a card.
    .why = A region you have activated is done until the next evaluation. Cards you hold are the other way to change the world.
    .task-1 = Press a region or a card.
    .task-2 = Send it with the violet button.
    .well = You know the way now.
    .other = That is allowed too. A card counts as a turn as well.
lesson-first-turns-evaluation = Every region has acted: the points are counted.
    .sum-1 = from regions
    .sum-2 = from the UN
    .sum-3 = for Mauritius
    .sum-result = points
    .why = Governing alone brings more than a coalition, being there without governing brings little. Politicians on Mauritius cost points, delegates in the UN bring some.
lesson-first-turns-free = From here on it is your game.
    .why = The others are gentle bots, and nothing counts tonight. Beside every question stand “Hint” and “Rule”.
