# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Table

## A state

board-election-now = Election now
board-queue = { $place ->
        [1] First
        [2] Next
        [3] Third
        [4] Fourth
       *[other] Fifth
    }
board-seats = seats
board-seats-count = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
board-votes-count = { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
board-opinions = Opinions
board-face-down = face down
board-empty-place = empty place
board-shared-opinion = in your programme
board-opposed-opinion = against your programme
board-media = Media
board-cubes-here = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
board-holds = controls
board-cabinet = Shadow cabinet
board-party = Party
board-tile = coalition tile
board-with-partner = with { $party }
board-trend = Trend
board-meetings-short = Meet.
board-meetings = Meetings
board-votes-short = Vote
board-projected = Projected
board-leads = Leads
board-nobody-leads = Nobody leads
board-agree = match

## Under the states

board-ask-meetings = Hold meetings: { MONEY($price) } each, at most { $most } per state, { $supply } in supply
board-ask-ministers = Lay cabinet cards face down in the states; together they may cost no more than { MONEY($cash) }
board-meetings-in = Meetings { WORD($state, kind: "place") }
board-minister-in = Cabinet card for { WORD($state, kind: "state") }
board-convert = Into votes
board-convert-in = Meetings into votes { WORD($state, kind: "place") }
board-votes-gained = { $votes ->
        [one] +{ $votes } vote
       *[other] +{ $votes } votes
    }
board-nobody = No card
board-votes-after = Votes afterwards
board-no-change = no change
board-nothing-here = Nothing to do here
board-hold-none = Hold no meetings
board-pay-for = Pay { MONEY($cost) }: { $list }
board-so-many-in = { $meetings } { WORD($state, kind: "place") }
board-send-none = Lay no card
board-minister-to = { $minister } { WORD($state, kind: "place") }

## The start sheet

board-sheet-lines = Lines of the sheet
board-sheet-left = { $left ->
        [one] Choose a line, then send its numbers to the states above: one is left.
       *[other] Choose a line, then send its numbers to the states above: { $left } are left.
    }
board-sheet-done = Everything has its place. Seal it, or change it.
board-gives-trend = Trend +{ $amount }
board-gives-votes = { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    }
board-gives-meetings = { $amount ->
        [one] { $amount } meeting
       *[other] { $amount } meetings
    }
board-gives-media = { $amount ->
        [one] { $amount } media cube
       *[other] { $amount } media cubes
    }
board-gives-members = { $amount ->
        [one] { $amount } member
       *[other] { $amount } members
    }

## Decisions

board-deed-place-doubler = Doubler
board-deed-lower-trend = Lower the trend of
board-deed-swap-media = Replace the cube of
board-exchange-press = Press an opinion of the state, then what comes instead:
board-exchange-removed = Out
board-exchange-added = In, from the pool
board-publish-lines = Let it count for
board-media-protect = Whoever controls the media is safe from bad polls
board-says-nothing = This line says nothing
board-to-space = to
board-spaces = Spaces of the national board
board-space = Space { $space }, { $points } points
board-accept-donation = Accept
board-accept-donation-dice = { $dice ->
        [one] risk { $dice } die
       *[other] risk { $dice } dice
    }
board-refuse-donation = Refuse
board-refuse-donation-dice = { $dice ->
        [one] gain 1 die
       *[other] gain { $dice } dice
    }
board-goes = goes

## The nation

board-nation = Nation
board-parliament = Parliament so far
board-no-seats-yet = No state has voted yet.
board-space-worth = { $points } pt · +{ $members }
board-national-media = Media cubes, points by round

## The tray and the parties

board-supply = { $meetings ->
        [one] { $meetings } meeting
       *[other] { $meetings } meetings
    }, { $media ->
        [one] { $media } media cube
       *[other] { $media } media cubes
    } left
board-donations-left = Donations: { $list }
board-no-donations = No donations left
board-hand-count = { $n ->
        [one] and { $n } hidden card
       *[other] and { $n } hidden cards
    }
board-cost = cost
board-in-thousands = in thousands
board-other = rival
board-cabinet-used = All cards have been played.
board-office-chancellor = Chancellor
board-office-whip = Chief whip
board-office-speaker = Speaker
board-office-foreign = Foreign minister
board-office-finance = Finance minister
board-office-justice = Justice minister
board-office-backbench = Backbencher
board-thousands = thousand
board-members-short = memb.
board-begins = begins
board-ripple = Effect
board-ripple-of = your projected votes, seats
board-change = change
board-round-of = Round { $round } of { $rounds }
board-start-round = Start round
board-phases = Stages of the round
board-you-nth = { $place ->
        [1] you 1st
        [2] you 2nd
        [3] you 3rd
       *[other] you { $place }th
    }

## Elections and the end

board-election-night = Election night
board-wins = wins
board-wins-nose = wins by a nose
board-points = Points by source
board-source-seats = Seats
board-source-media = Media
board-source-members = Members
board-source-members-bonus = Most members
board-source-opinions = Opinions
board-source-security = Secured
board-source-total = Total
board-votes-by-election = Votes by election
board-money-by-round = Money by round, in thousands
board-members-by-round = Members by round
board-end-short = end
board-no-charts = The curves could not be fetched. Reload the page to try again.
board-aid-seats = Seats for votes
board-aid-votes-from = Votes, from
board-aid-cabinet = Cabinet cards
board-aid-minister = Card
board-aid-cost = Cost
board-aid-votes = Votes
board-aid-own-trend = Own trend
board-aid-other-trend = Another’s trend
board-aid-doubler = Doubler
board-aid-media-swap = Media swap
board-aid-telephone = Telephone
board-aid-donations = Donations
board-aid-amount = Amount
board-aid-accept-dice = Dice if accepted
board-aid-refuse-dice = Dice if refused
board-aid-dice = Faces of the die
board-aid-payout = Payout
board-aid-per-seat = For each seat
board-aid-per-member = For each member
board-aid-national-media = Points for media cubes on the national board, by round
board-aid-national-opinions = National opinions, by space
board-aid-members = Members
board-aid-points = Points
board-aid-final = Counted at the end
board-aid-most-members = Most members
board-aid-second-most-members = Second most members
board-aid-security = Bonus for a secured opinion

## The night, the morning after, and the finale

board-you = you
board-votes = votes
board-night-tag = Election night, round { $round }
board-night-headline = { WORD($state, kind: "state") } votes: { $counted } of { $parties } parties counted
board-night-result = Result
board-night-counted = Counted, smallest first
board-night-held = { $meetings ->
        [0] { $held } held
        [one] { $held } held, { $votes } from one meeting
       *[other] { $held } held, { $votes } from { $meetings } meetings
    }
board-night-seats = Seats as they are won
board-night-dashed = dashed: still to be counted
board-night-race = The race: votes together
board-night-to-beat = { $votes } to beat
board-night-campaign = All elections
board-night-undrawn = not drawn yet
board-night-nose = Level at { $votes }: the higher marker, or the upper one of a stack, wins by a nose.
board-paper-tag = The morning after round { $round }
board-paper-name = The Morning After
board-paper-next = Next to vote: { WORD($state, kind: "state") }
board-paper-voted = { WORD($state, kind: "state") } has voted
board-paper-headline = { WORD($state, kind: "state") } goes to { $names }
board-paper-under = { $ours } votes to the { $theirs } of { $rivals }.
board-paper-landtag = The new state parliament
board-paper-no-seats = Too few votes for a single seat.
board-paper-mine = Your round in one line
board-paper-line = You spend { MONEY($spent) }, win { board-seats-count }, are paid { MONEY($paid) } and are number { $place } in parliament with { $all }.
board-paper-own = Your dearest choice: { $word ->
        [start-player-named] the right to name the start player
        [minister-revealed] { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
        [media-swapped] a media cube taken over { WORD($state, kind: "place") }
        [media-bought] a media cube { WORD($state, kind: "place") }
        [meetings-held] meetings { WORD($state, kind: "place") }
       *[poll-sold] the poll { WORD($state, kind: "place") }
    }, for { MONEY($price) }.
board-paper-revealed = What was revealed
board-paper-nothing = Nothing this time.
board-paper-swing = Biggest swing
board-paper-swung = { $party }: { $after ->
        [one] 1 vote
       *[other] { $after } votes
    }, { $before } expected as the round began
board-paper-dearest = Who paid most
board-paper-standing = Where the parties stand
board-paper-paid = paid out
board-finale-tag = The finale
board-finale-title = The points
board-finale-headline = Points: { $source }
board-finale-winner = The winner

## The coalition table

board-talks = Coalition table
board-talks-together = Votes together
board-talks-you = You
board-talks-formed = formed
board-talks-alone = alone
board-talks-wins = would win
board-talks-with = Talk with
board-talks-shared = { $cards ->
        [one] One shared card
       *[other] { $cards } shared cards
    }
board-talks-force = You may invoke it: with { $force } shared cards { $name } cannot refuse. Then no terms are agreed.
board-talks-offer-it = Offer { $name } a coalition
board-talks-force-it = Invoke it with { $name }
board-talks-agree = { $name } must agree: it takes { $agree } shared cards to agree, { $force } to invoke.
board-talks-asked = { $name } asks you. If you agree, your votes count together here; if you decline, you stay free.
board-talks-not = { $why ->
        [no-coalition-tile] No coalition with { $name }: one of you has no coalition tile here.
        [too-little-in-common] No coalition with { $name }: too few cards in common.
       *[other] There are no coalitions in this state.
    }
board-talks-lead = { $ahead ->
        [ahead] { $votes } together, { $lead } ahead of the best other side.
        [behind] { $votes } together, { $lead } behind the best other side.
       *[other] { $votes } together, level with the best other side.
    }
board-talks-get = If it voted now: { board-seats-count } for the two of you.
board-talks-rivals = { $names } could still reach { $votes }.
board-terms = Your terms
board-terms-held = Meetings you hold here
board-terms-asked = Meetings { $name } holds here
board-terms-mine = You bring to the national board
board-terms-theirs = { $name } brings to the national board
board-terms-hands-off = Neither exchanges an opinion the other shares
board-terms-said = Said between you and { $name }
board-terms-nothing = Nothing yet.
board-terms-promise = Terms are promises: the rules enforce none of them, and no money changes hands.
board-terms-offer = Offer { $name } these terms
board-terms-counter = New terms for { $name }
board-terms-take = Take over the terms of { $name }

## What happened to me, and where something is to be done

board-leads-nose = By a nose
board-chosen-here = something is sent here
board-to-choose-here = something can be decided here
board-concern-media-swapped = { PLAYER($seat) } replaces one of your media cubes { WORD($state, kind: "place") }; you are paid { MONEY($compensation) }.
board-concern-trend-lowered = { PLAYER($seat) } lowers your trend { WORD($state, kind: "place") } to { WORD($trend, kind: "trend") }.
board-concern-coalition-formed = { PLAYER($seat) } invokes a coalition with you { WORD($state, kind: "place") }: your votes count together.
board-concern-poll-sold = You buy the poll { WORD($state, kind: "place") } for { MONEY($amount) }.
board-concern-coalition-declined = { PLAYER($partner) } declines your coalition { WORD($state, kind: "place") }.

## What things mean

explain-state-seats = The most seats this state can give a party; the state card says how many for which votes.
    .rule = 5.3.1
explain-trend = Trend of the party in this state, from −3 to +3. Trend plus match is what each meeting brings in votes.
    .rule = 5.2.8a
explain-meetings = Meetings the party holds here. They become votes before the state votes, at the latest on election day.
    .rule = 5.2.6 5.2.8
explain-votes = Votes the party has already won here; 50 at most.
    .rule = 5.2.8c
explain-projected = What the votes would be if all meetings were converted now. Where opinions are hidden, it is a range.
    .rule = 5.2.8a 5.3.1
explain-opinion = An opinion of the state that your programme does not touch: it counts nothing for you.
    .rule = 5.2.8a
explain-opinion-shared = Your programme holds this opinion too: it raises your match here, twice as much where it is doubled.
    .rule = 5.2.8a
explain-opinion-opposed = Your programme holds the opposite: it lowers your match here, twice as much where it is doubled.
    .rule = 5.2.8a
explain-opinion-hidden = An opinion that is still hidden. It counts nothing until it is turned up.
    .rule = 5.4.1a
explain-agree = How well your programme matches this state: shared opinions minus opposed ones, a doubled one counted twice. What is hidden can still move it.
    .rule = 5.2.8a
explain-media = Media cubes in this state. Whoever has more than any other party controls the media.
    .rule = 5.2.5 5.2.5a
explain-control = Controls the media: may exchange an opinion here, and polls cannot lower its trend.
    .rule = 5.2.5a
explain-cabinet = Cabinet cards sent here, known by their price in thousands once they are turned up.
    .rule = 5.2.3
explain-row = { $party }, played by { $name }. A telephone beside the mark is a coalition tile in this state.
    .rule = 5.2.4
explain-leads = Who would win if the state voted now, with how many votes and seats; partners of a coalition together.
    .rule = 5.3.2
explain-parliament = All seats won so far. Each is a point at the end.
    .rule = 6.1
explain-national-space = Whoever has this opinion in their programme gets { $points } points at the end, and { $members } members after every election.
    .rule = 5.3.4 6.4
explain-national-media = A media cube that the winner of an election brings here in this round is worth { $points } points at the end.
    .rule = 6.2
explain-members = Members of the parties: each is a point at the end, and in some rounds they bring money.
    .rule = 5.3.4 6.3
