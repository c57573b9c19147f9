### Game review

review-title = { $game }: how it went
review-player = Player
review-start = At first
review-end = At the end
review-course = Course
review-luck = Luck
review-how-points = Expected points and chances are averages of games our bots played on from there; points are good to about ±{ $points }, a chance to about ±{ $error }%.
review-how-chances = Chances follow from the board, the true roles and what everybody could think of whom, as our bots see it.
review-worth-die-macher = Decisions are weighed by the points a player has in the end.
review-worth-global-powers = Decisions are weighed in points, by how far ahead of the strongest rival one is when one’s next turn comes; a game won by then counts as the points that win it.
review-worth-secret-hitler = Decisions are weighed by the chance of one’s side to win.
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
review-cost-chance = about { $cost }% of the chance of winning
review-sure-proved = played out: ±{ $error }
review-sure-likely = played out, not certain: ±{ $error }
review-sure-judged = by judgement, not played out
effect-gp-both = On average you have { $then ->
        [one] one point
       *[other] { $then } points
    } when your next turn comes, instead of { $instead }, and { PLAYER($rival) } { $theirs } instead of { $theirs_instead }.
effect-gp-own = On average you have { $then ->
        [one] one point
       *[other] { $then } points
    } when your next turn comes, instead of { $instead }.
effect-gp-rival = On average { PLAYER($rival) } has { $theirs ->
        [one] one point
       *[other] { $theirs } points
    } when your next turn comes, instead of { $theirs_instead }.
effect-gp-won = You win before your next turn { $then }% of the time, instead of { $instead }%.
effect-gp-lost = { PLAYER($seat) } wins before your next turn { $then }% of the time, instead of { $instead }%.
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

## The page of a review

review-about = Review · { $date } · { $seats } players
review-share = Share this review
review-first = { $who }: first of { $of }
review-place = { $who }: place { $place } of { $of }, { $points ->
        [one] one point
       *[other] { $points } points
    } behind { $leader }
review-lost = { $who }: place { $place } of { $of }; { $leader } won another way than by points
review-expected = Expected points
review-scale = What the graph shows
review-total-die-macher = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } of { PLAYER($seat) } cost about { $total ->
        [one] one point
       *[other] { $total } points
    }.
review-total-secret-hitler = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } of { PLAYER($seat) } gave chances away, { $total }% when added up.
review-turn-key = turning point
review-mine-key = decision
review-then = The board at that moment
review-as-played = As played
review-better-head = Better
review-you-better = { $done }. Better: { $better }
review-given-points = points given away
review-given-chance = % of the chance given away
review-shown = shown on the board
review-try = Try it: the table is set as it was, bots take the other seats, and this game stays as it is.
review-play-on = Play on from here
review-same-luck = With the same luck
review-luck-head = Luck, on balance
review-luck-how = Luck is what fell, beside the average of what could have fallen instead.
review-luck-points = { $sign ->
        [0] even
        [1] { $gain ->
                [one] { $gain } point gained
               *[other] { $gain } points gained
            }
       *[other] { $gain ->
                [one] { $gain } point lost
               *[other] { $gain } points lost
            }
    }
review-luck-chance = { $sign ->
        [0] even
        [1] { $gain }% gained
       *[other] { $gain }% lost
    }
fell-sh-drew = { PLAYER($president) } draws: { WORDS($cards, kind: "policy") }.
review-together = Together
review-leads = { $name } leads; this screen goes along.
review-leads-alone = { $name } leads; you look by yourself.
review-follow = Go along
review-unfollow = Look by myself
review-lead = Lead the others
review-lead-stop = Stop leading
review-comment = A comment on this moment
review-no-comments = No comments yet. People of this table can write and draw; everybody with the address sees it.
review-remove = Remove this comment
review-draw = Draw
review-keep-drawing = Keep the drawing
review-drawing = A drawing on the board
review-branches = Your branches
review-branch-real = As it was
review-branch-imagined = Imagined during the game
review-branch = From { $entry }, { $luck ->
        [same] same luck
       *[fresh] other luck
    }
review-suspicion-how = Dashed: those who were fascists. What could be thought by what was seen and heard, as our bots do.
review-mind = What { PLAYER($seat) } could think: the chance of being a fascist
review-role-liberal = liberal
review-role-fascist = fascist
review-role-hitler = Hitler
review-error-bot-failed = A bot broke down while it looked at this game; the game itself is unharmed.
review-error-trouble = The review could not be made; please try again later.
review-error-revision = This game follows other rules than we play today, so our bots cannot judge it.
review-error-no-such-game = This game cannot be played here any more.

## Puzzles

puzzle-title = What would you do?
puzzle-count = puzzle { $number } of { $of }
puzzle-ask = You are { PLAYER($seat) }. One option is clearly best: find it.
puzzle-right = Right!
puzzle-wrong = Not the best.
puzzle-best = Best: { $best }.
puzzle-cost-points = What you chose gives away about { $cost ->
        [one] one point
       *[other] { $cost } points
    } (±{ $error }), by games played out.
puzzle-cost-chance = What you chose gives away about { $cost }% of the chance of winning (±{ $error }), by games played out.
puzzle-next-points = Next best: { $next }, about { $cost ->
        [one] one point
       *[other] { $cost } points
    } less (±{ $error }), by games played out.
puzzle-next-chance = Next best: { $next }, about { $cost }% of the chance of winning less (±{ $error }), by games played out.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
