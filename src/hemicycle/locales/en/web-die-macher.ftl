# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Figures

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
board-holds = holds
board-cabinet = Cabinet
board-party = Party
board-tile = coalition tile
board-with-partner = with { $party }
board-trend = Trend
board-meetings-short = Mtg
board-meetings = Meetings
board-votes-short = Vote
board-projected = Projected
board-leads = Leads
board-nobody-leads = Nobody leads
board-agree = agree

## Under the states

board-ask-meetings = Hold meetings: { MONEY($price) } each, at most { $most } per state, { $supply } in supply
board-ask-ministers = Send ministers face down to the states; together they must cost no more than { MONEY($cash) }
board-meetings-in = Meetings in { WORD($state, kind: "state") }
board-minister-in = Cabinet card for { WORD($state, kind: "state") }
board-convert = Into votes
board-convert-in = Meetings into votes in { WORD($state, kind: "state") }
board-votes-gained = { $votes ->
        [one] +{ $votes } vote
       *[other] +{ $votes } votes
    }
board-nobody = Nobody
board-votes-after = Votes after it
board-no-change = no change
board-nothing-here = Nothing to do here
board-hold-none = Hold no meetings
board-pay-for = Pay { MONEY($cost) }: { $list }
board-so-many-in = { $meetings } in { $state }
board-send-none = Send nobody
board-minister-to = { $minister } to { $state }

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
        [one] { $amount } mtg
       *[other] { $amount } mtgs
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

board-deed-place-doubler = Main issue
board-deed-lower-trend = Lower the trend of
board-deed-swap-media = Replace the cube of
board-exchange-press = Press an opinion of the state, then what comes instead:
board-exchange-removed = Out
board-exchange-added = In, from the pool
board-publish-lines = Let it count for
board-media-protect = Who controls the media is safe from bad news
board-says-nothing = This line says nothing
board-to-space = to
board-spaces = Places of the national board
board-space = Place { $space }, { $points } points
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
    }, { $media } media left
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
board-thousands = k money
board-members-short = memb.
board-begins = begins
board-ripple = The ripple
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
