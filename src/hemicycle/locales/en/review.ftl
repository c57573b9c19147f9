### Game review

review-title = { $game }: how it went
review-player = Player
review-start = At first
review-end = At the end
review-course = Course
review-luck = Luck
review-how-points = Expected points and chances are averages of games our bots played on from there; a chance is good to about ±{ $error } %.
review-how-chances = Chances follow from the board, the true roles and what everybody could think of whom, as our bots see it.
review-turning = Where it turned
review-turning-none = No single moment turned this game.
review-mistakes = What { PLAYER($seat) } could have done better
review-mistakes-none = { PLAYER($seat) } made no decision that our bots would call a mistake.
review-done = Entry { $entry }: { $done }
review-better = Better: { $better }
review-cost-points = about { $cost ->
        [one] one point
       *[other] { $cost } points
    }
review-cost-chance = about { $cost } % of the chance to win
review-sure-proved = played out: ±{ $error }
review-sure-likely = played out, not certain: ±{ $error }
review-sure-judged = by judgement, not played out
review-rule = Rule { $sections }
review-claims = What was said, and what was true
review-true = true
review-lie = a lie
review-progress = Review
review-error-depth = There is no depth “{ $cause }”; there are: quick, normal, deep.
review-error-not-over = The game is not over: only finished games are reviewed, because a review knows everything.
review-error-no-bots = No bot plays { $cause } well enough to review it.
side-liberal = Liberals
side-fascist = Fascists
