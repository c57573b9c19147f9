# First evenings of Secret Hitler

lesson-liberal = As a liberal
    .text = You know nobody. Find out by votes and cards who is playing false.
lesson-liberal-role = You are a liberal, and you know nobody’s role but your own.
    .why = Of the { $seats } players here three are liberals, one is a fascist and one is Hitler. The fascists know each other. Hold this button at any time to see your card again.
lesson-liberal-tracks = Five liberal policies win the game for you.
    .sum-1 = needed
    .sum-2 = enacted
    .sum-result = still to go
    .why = Six fascist policies win it for the others. Every round a new government enacts one policy, liberal or fascist.
lesson-liberal-vote = Every government is put to the vote: say yes.
    .why = { PLAYER($president) } wants to be President, with you as Chancellor. More yes than no, and you are elected. If { $of } governments in a row fail, the top card is enacted blindly, and most cards are fascist.
    .task-1 = Press the yes ballot.
    .well = Good. All ballots are turned over together, so everybody sees who trusts whom.
    .other = No is a legal answer too. If the vote fails, the next player puts a government together.
lesson-liberal-enact = You are Chancellor: enact the liberal policy.
    .why = { PLAYER($president) } drew three cards, threw one away and handed you two. Only the two of you know what they were.
    .task-1 = Press the liberal card.
    .task-2 = Send it with the violet button.
    .well = Well done: everybody sees a liberal policy, and trusts you both a little more.
    .other = You enacted the fascist policy. Everybody saw it, and they will want to know why.
lesson-liberal-talk = { $policy ->
        [liberal] A liberal policy. Now the table talks.
       *[fascist] A fascist policy. Now the table talks.
    }
    .why = President and Chancellor say which cards they held. Nobody can check it, so ask yourself who gains if it is a lie. You can speak too, with the button beside the talk.
lesson-liberal-nominate = You are President: nominate { PLAYER($seat) } as Chancellor.
    .why = Any player with a ring can be chosen; the last elected Chancellor cannot. You know nothing against { PLAYER($seat) } yet.
    .task-1 = Press { PLAYER($seat) }.
    .task-2 = Send it with the violet button, then vote for it yourself.
    .well = Good. Now all vote on your government, you too.
    .other = A good choice as well: you know nothing against anybody yet. Now all vote on your government, you too.
lesson-liberal-discard = Throw one fascist card away.
    .why = These three cards only you can see. One goes face down on the discard pile; { PLAYER($chancellor) } gets the other two and must enact one of them.
    .task-1 = Press a fascist card: that one is thrown away.
    .task-2 = Send it with the violet button.
    .well = Right. { PLAYER($chancellor) } now has a choice, and shows you something by making it.
    .other = That leaves { PLAYER($chancellor) } without a liberal card. It is allowed, but remember that you will be asked.
lesson-liberal-compare = { $policy ->
        [liberal] { PLAYER($chancellor) } enacted a liberal policy.
       *[fascist] { PLAYER($chancellor) } enacted a fascist policy.
    }
    .why = You know what you handed over, so you can compare. That is how a President finds out fascists: whoever is handed a liberal card and does not enact it gives themselves away.
lesson-liberal-suspect = A fascist policy: look at who governed.
    .sum-1 = fascist cards
    .sum-2 = liberal cards
    .sum-result = cards in all
    .why = It may be bad luck, because there are more fascist cards. The same names twice are a pattern. The list of governments beside the talk keeps account for you.
lesson-liberal-hitler = From the third fascist policy on, beware of Hitler.
    .sum-1 = where it begins
    .sum-2 = fascist policies now
    .sum-result = still to come
    .why = From then on the fascists win at once if Hitler is elected Chancellor. An elected Chancellor who is not Hitler is cleared of that for good.
lesson-liberal-free = From here on it is your game.
    .why = The other players are gentle bots, and nothing counts tonight. Beside every question stand “Hint” and “Rule”.

lesson-fascist = As a fascist
    .text = You know who Hitler is. Look honest, lie when it pays, and make Hitler Chancellor.
lesson-fascist-role = You are a fascist, and { PLAYER($hitler) } is Hitler.
    .why = With five players Hitler knows you too. The three liberals know nobody. They must not find out, so treat { PLAYER($hitler) } like everybody else.
lesson-fascist-goal = You have two ways to win.
    .sum-1 = where it begins
    .sum-2 = fascist policies now
    .sum-result = until Hitler can win
    .why = Six fascist policies, or Hitler elected Chancellor once { $zone } fascist policies have been enacted. The second way is usually the quicker one.
lesson-fascist-vote = Vote yes: look like everybody else.
    .why = Ballots are open afterwards. Whoever keeps voting against governments has to explain it, and the first ones cost you nothing.
    .task-1 = Press the yes ballot.
    .well = Good. Nobody learns anything about you from that.
    .other = No is legal, but somebody may ask you why.
lesson-fascist-nominate = You are President: nominate { PLAYER($seat) }, a liberal.
    .why = A liberal Chancellor takes the blame with you and will be believed. Hitler had better stay out of the dirty work.
    .task-1 = Press { PLAYER($seat) }.
    .task-2 = Send it with the violet button, then vote for it.
    .well = Good. Now all vote on your government, you too.
    .other = That works as well. Now all vote on your government, you too.
lesson-fascist-discard = Throw the liberal card away.
    .why = Then { PLAYER($chancellor) } holds two fascist cards and has to enact one. Nobody ever sees what lies face down.
    .task-1 = Press the liberal card.
    .task-2 = Send it with the violet button.
    .well = Done. { PLAYER($chancellor) } has no choice now.
    .other = You left a liberal card in play. That buys trust, which is worth something too.
lesson-fascist-lie = { $policy ->
        [fascist] Now tell your story: three fascist cards, bad luck.
       *[liberal] A liberal policy: now you are above suspicion.
    }
    .why = Lying is allowed, and nobody can check what you drew. Your Chancellor will say which two cards you handed over, so your story must fit. Use the button beside the talk.
lesson-fascist-enact = You are Chancellor: enact the fascist policy.
    .why = { $fascist ->
        [one] So far there is one fascist policy,
       *[other] So far there are { $fascist } fascist policies,
    } and from { $zone } on Hitler can win. You can say that you were handed two fascist cards.
    .task-1 = Press the fascist card.
    .task-2 = Send it with the violet button.
    .well = Good. The President knows that you lie, the others do not.
    .other = You stay hidden a little longer. Sometimes that is the stronger move.
lesson-fascist-zone = Now Hitler can win.
    .why = As soon as Hitler is elected Chancellor, the fascists have won. Vote for it, nominate for it, and talk others into it.
lesson-fascist-free = From here on it is your game.
    .why = The other players are gentle bots, and nothing counts tonight. Beside every question stand “Hint” and “Rule”.
