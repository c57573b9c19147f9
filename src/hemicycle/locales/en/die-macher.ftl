# Words of Die Macher

## Editions

edition-1997 = 1997 edition
    .text = The rules of Hans im Glück and Moskito: seven elections. Tied bids for the start are settled by dice, and opinions that clash when they are turned up go to the exchange pool.
edition-2006 = 2006 edition
    .text = The rules of Valley Games: seven elections with other issues and a handful of changes. Tied bidders bid again, the exchange pool always holds six cards, and a tie for second place in members earns nothing.
edition-2006-short = 2006 edition, short game
    .text = The short game of the 2006 rules: five elections instead of seven, without the strongest cabinet card, the largest donation and half of the polls.

## The sections of the rulebook

rule-0 = Components
    .text = There are four state boards, a national board and a board for decks and tiles. Each party has 18 meetings, 5 media cubes, 9 markers, 7 shadow cabinet cards, 5 donation cards and 4 coalition tiles. Shared by all are 16 state cards, 42 opinions, 56 programme cards, 20 polls, 4 doublers, 3 payout tiles, 1 no-coalition tile and 2 special dice. Where the face of a card is not known to us, its values are reconstructed and marked as such.
rule-1 = Getting started
    .text = Read the overview (2), look over the pieces (3) and then study how meetings become votes (5.2.8), because everything else serves that. All rounds follow the same plan, so take the first one slowly.
rule-2 = The game in short
    .text = Each player leads one party through a series of state elections: seven in the full game, five in the short one. Cabinet cards, media cubes, meetings and polls all cost money, and fresh money arrives only when a round has been settled.
rule-2-1 = A campaign round
    .text = After the start round, every campaign runs through eight stages: start player, programme commission, shadow cabinet, coalitions, media, meetings, polls, conversion into votes. Votes gained are meetings times a factor, and the factor is trend plus agreement between programme and opinions. The overview of the 2006 rules mentions four programme cards and secret poll bids; its detailed rules have five cards and open bids, and these apply.
rule-2-2 = Winning an election
    .text = At the end of a campaign the current state votes. Votes become seats, and every seat is a victory point. The winning party or coalition may also bring a media cube and opinions to the national board, where they score at the end of the game.
rule-2-3 = When a round is over
    .text = Parties are paid for the seats they have just won and, in some rounds, for their members. Each then settles one donation, for money or for members. The boards are made ready and a new campaign begins.
rule-2-4 = Aim of the game
    .text = The game ends with the last state election. Points for seats, for media cubes on the national board, for members and for agreement with the national opinion are added up, and the highest total wins.
rule-3 = What the pieces mean
    .text = Players act with cards, wooden pieces show how the campaigns stand, and tiles are reminders. The following sections name them.
rule-3-1 = Cards and tiles
    .text = Each issue has two sides, a light card and a dark one, both among the opinions (what voters think) and among the programme cards (what a party stands for). A state card turns votes into seats in ten rows; fewer than 5 votes bring no seat. A cabinet card shows its price, its possible actions and sometimes a telephone; a donation card shows an amount and two numbers of dice; a poll has one line of thumbs, up or down, for each party. State tiles only repeat the largest number of seats.
rule-3-2 = Wooden pieces
    .text = Small cubes are meetings, 18 per party; large cubes are media cubes, 5 per party. Flat markers show votes and trend in each state and members on the national board. Pieces that are not on a board lie in the party’s supply, and a party can place no more than its supply holds.
rule-3-3 = Boards
    .text = A state board has room for four opinions and five media cubes and, for each party, ten meetings, a trend from −3 to +3 and votes from 0 to 50. The national board shows media cubes by round, up to five national opinions and every party’s members. The remaining board carries decks, discards, doublers and the exchange pool.
rule-4 = Preparation
    .text = Every player receives the pieces of one party. Then four states, the national board and the decks are set up. Open programme cards of one party, and open opinions of one state, always concern different issues.
rule-4-1 = What each player gets
    .text = Each player starts with 18 meetings, 5 media cubes, 7 shadow cabinet cards, 5 donation cards, 4 coalition tiles and 25 000 in cash. In the short game one cabinet card and one donation card are left out. Five open and three hidden programme cards come on top.
rule-4-1a = Open programme
    .text = Shuffle the programme deck and deal five cards face up to each player. A card on an issue the player already has, no matter which side, goes under the deck and is replaced, until all five issues differ. A variant for four players first takes one copy of every card out of the deck.
rule-4-1b = Hidden programme cards
    .text = Each player then draws three more programme cards and keeps them hidden as a hand. Here repeats and contradictions do not matter. What remains of the deck stays face down.
rule-4-2 = Setting up the boards
    .text = Four states lie in the order in which they will vote, and the first of them is the current state. The national board and the board for decks and tiles lie beside them.
rule-4-2a = State boards
    .text = In every state each party begins with 0 votes, trend 0 and one meeting from its supply. States that enter later begin the same way; a party with an empty supply simply gets no meeting there.
rule-4-2b = State cards
    .text = Shuffle the 16 state cards and give one to each of the four boards. Later states come from the same deck, so only seven of the sixteen vote in a game, or five in the short game.
rule-4-2c = Opinions in the states
    .text = Each state gets four opinions. All four are open in the first state, three in the second, two in the third and one in the fourth; the others lie face down. An open opinion that repeats or contradicts another one of the same state goes under the deck and is replaced. The state with four open opinions is the current state.
rule-4-2d = National board
    .text = Each party starts with 5 members. There are no media cubes and no opinions on the national board yet.
rule-4-2e = Decks and exchange pool
    .text = Programme cards, opinions, states and polls form face-down decks. In 1997 all decks are shuffled once more at this point; in 2006 nothing is shuffled again. The top six opinions are turned up as the exchange pool, in which repeats and opposites are allowed. In 1997 the pool may grow during the game; in 2006 it always holds six cards. When a deck runs out, its discards are shuffled to form a new one.
rule-4-2f = Payout tiles
    .text = Tiles at the first and third state are a reminder that members bring money in rounds 1 and 3. A third tile, for round 5, joins the fifth state later; the short game does without it.
rule-5 = Course of the game
    .text = After the start round one state votes in each round. A round consists of a campaign, the election in the current state and the end of the round. The last round is only an election: nobody bids for the start, and the start player of the previous round stays first. In 1997 the sixth round has no end of round either.
rule-5-1 = Start round
    .text = Every player secretly picks one line from each column of the start sheet; all sheets are revealed together. Column one always gives 6 meetings in one state, together with two separate steps of trend, or one step and 6 votes, or twice 6 votes. Column two gives 3 media cubes, or 2 and 4 members, or 1 and 8 members, or 12 members. Everything except members is assigned to states, and the same state may be named more than once. All of it is free, with meetings and cubes taken from the supply.
rule-5-1a = More media cubes than places
    .text = Start sheets may put more than five media cubes into one state. All of them stay. No further cube can be bought there while no place is free, but a media swap is still possible.
rule-5-2 = The campaign
    .text = The eight stages 5.2.1 to 5.2.8 are played one after the other in the states then in play. Unless a stage says otherwise, the start player acts first and the others follow clockwise.
rule-5-2-1 = Bidding for the start
    .text = All players secretly choose an amount, in steps of 1 000 and within their cash; zero is allowed. The bids are revealed together. The highest bidder decides who will be start player.
rule-5-2-1a = Tied bids
    .text = In 1997 the players tied for the highest bid roll both special dice, the higher sum wins, and equal sums roll again; the Dutch text uses a single die. In 2006 they bid once more, not lower than before, and if that is tied as well, they roll one die. If in 2006 everybody bids zero, everybody rolls at once.
rule-5-2-1b = Naming the start player
    .text = The winning bidder names any player, perhaps themselves, to go first in every stage of this round. Only the winner pays the amount bid, in 2006 the last one; all others keep their money.
rule-5-2-2 = Programme commission
    .text = One after the other, players may renew their hidden programme cards and then change one card of their open programme.
rule-5-2-2a = Renewing the hand
    .text = In 1997 a player discards as many hidden cards as they like and then draws up to three. In 2006 the hand is first filled up to three, then any number of cards is discarded and replaced. When the programme deck runs out, its discards are shuffled.
rule-5-2-2b = Changing the programme
    .text = One open card at most may be replaced by a card from the hand, and the old card is discarded. The five open cards must still concern five different issues. Replacing a card by its own opposite is allowed, unless the table has decided otherwise. The rest of the hand stays hidden.
rule-5-2-3 = Shadow cabinet
    .text = In turn, each player lays cabinet cards face down, at most one per state and perhaps none at all. Their total price may not be more than the player’s cash. Then all cards are revealed and paid for. Player by player, every card carries out exactly one of its actions in its state, in the order its owner prefers. Used cards leave the game.
rule-5-2-3a = Cabinet action: votes
    .text = Your party gains the number of votes shown on the card in this state, up to 50. A marker that reaches an occupied space goes on top of those already there.
rule-5-2-3b = Cabinet action: doubler
    .text = Put a doubler on an open opinion of the state, or remove the one that is there. There are four doublers in all and never more than one per state. A doubled opinion counts twice in the factor and cannot be exchanged. The 2006 text names only the exchange by media control here, but also says that the doubler must go before such an opinion is changed; whether it stops an absolute majority too is an option.
rule-5-2-3c = Cabinet action: media swap
    .text = Remove another party’s media cube from the state: its owner gets it back along with 4 000 from you. Then put one of your own cubes in its place and pay 4 000 to the bank. You need 8 000 and a cube in your supply. This works even where every media place is taken.
rule-5-2-3d = Cabinet action: own trend
    .text = Your trend in this state rises by the number shown on the card, though never above +3.
rule-5-2-3e = Cabinet action: trend of another party
    .text = The trend of one other party in this state falls by the number shown on the card, though never below −3. Media control is no protection.
rule-5-2-3f = Telephone
    .text = A card with a telephone adds one of your coalition tiles to its state, on top of the action it carries out. The tile waits there until the state has voted and then leaves the game. Each party has four tiles.
rule-5-2-4 = Coalitions
    .text = Coalitions are formed only in the current state, only between two parties, and both need a coalition tile there. Beginning with the start player, each party that is still free has one turn: offer a coalition to one party, invoke one, or pass. A refused offer ends the turn, unless the table allows several. Nobody can be in two coalitions, but two coalitions may exist side by side. In the last state of the game there are none.
rule-5-2-4a = Coalition by agreement
    .text = Two parties with at least two open programme cards in common may form a coalition if both agree.
rule-5-2-4b = Invoked coalition
    .text = With at least three open programme cards in common, the party whose turn it is may invoke the coalition, and the other cannot refuse.
rule-5-2-5 = Buying media cubes
    .text = In turn, each player may buy one media cube for 4 000 and put it on a free place in any state in play, or pass. Whoever passes may still buy when their turn comes round again. The stage ends when all players have passed in succession, so a single player can go on buying alone. Each state has five places, each party five cubes.
rule-5-2-5a = Media control
    .text = A party controls the media of a state if it has more media cubes there than any other party; if several have the most, nobody does. Control allows an exchange of opinions and protects from falling trends in published polls.
rule-5-2-5b = Exchange of opinions
    .text = After the purchases, whoever controls the media of a state may swap one of its open opinions for a card from the exchange pool, which takes the old one. The new card may neither repeat nor contradict an open opinion of that state, and doubled opinions cannot be swapped. Read strictly, this rules out swapping an opinion for its own opposite; an option allows it. In 1997 the current state comes first and the last one in line follows at the end; in 2006 the order is reversed.
rule-5-2-6 = Meetings
    .text = In turn, each player places meetings from the supply in the states in play and pays 1 000 for each. At most four may be added per state and round, and there is room for ten per party and state.
rule-5-2-7 = Opinion polls
    .text = One poll per state is auctioned unseen, the current state first. Beginning with the start player, everyone in turn either raises the bid, within their cash, or drops out of this auction; bids start at 1 000, although 1997 names no minimum. The highest bidder pays, looks at the card alone and decides whether to publish it. A poll nobody bids for is discarded unseen. In 1997 each poll is drawn when its auction begins; in 2006 every state receives its poll beforehand.
rule-5-2-7a = Publishing a poll
    .text = The buyer applies one or two lines of the card: in this state the trend of each chosen party moves by the thumbs shown, staying between −3 and +3. The party in control of the media there cannot be moved down. Lines of parties that are not in the game have no effect.
rule-5-2-7b = Shelving a poll
    .text = A buyer who does not publish rolls two special dice and gains that many members. The poll is discarded face down, so nobody else learns what it said.
rule-5-2-8 = Converting meetings into votes
    .text = Conversion starts in the state that is last in line and ends in the one that votes next after the current state. In each of them, beginning with the start player, a party with at least five meetings may convert as many of them as it likes. Each converted meeting brings as many votes as the factor, and the cubes return to the supply. The current state is left out here and follows in 5.3.1. Whether meetings may be converted in the current state as well is an option.
rule-5-2-8a = The factor
    .text = The factor is trend plus agreement. For each open opinion of the state, agreement rises by 1 if the party’s programme contains the same card and falls by 1 if it contains the opposite; on a doubled opinion it is 2 instead. Hidden opinions, and issues missing from the programme, count nothing.
rule-5-2-8b = Factor of zero or less
    .text = If the factor is zero or negative, every two meetings bring one vote; an odd meeting brings none.
rule-5-2-8c = Fifty votes and stacked markers
    .text = No party can have more than 50 votes in a state. A marker that reaches a space where others already stand is put on top of them, on every space of the track, and the uppermost marker is ahead.
rule-5-2-8d = Absolute majority
    .text = After the conversion in a state, a party with more votes there than all others together may swap one open opinion for a card from the exchange pool, even if it did not convert anything. The limits of 5.2.5b apply. In 1997 the current state is left out, in 2006 it is included; an option changes this.
rule-5-3 = Election in the current state
    .text = All remaining meetings become votes and votes become seats; the winner is found and influences the national board; then all parties recruit members. In 2006 the payout belongs here as well, in 1997 to the end of the round.
rule-5-3-1 = Seats
    .text = Beginning with the start player, each party converts all its meetings in the current state with the factor of 5.2.8; the minimum of five does not apply. The state card then gives the seats for the votes reached. Seats are added up for the end of the game.
rule-5-3-2 = The winner
    .text = The party with the most votes wins. If several have the same number, the one whose marker lies on top, because it arrived last, wins by a nose.
rule-5-3-2a = Coalitions and ties
    .text = The votes of two partners are added, even beyond 50, and compared with every other party or coalition. If two sides are level, the side with the single party that has the most votes wins; if these are level too, the side whose marker lies on top wins. Whether a side wins clearly or by a nose when only its marker stands higher is an option.
rule-5-3-3 = Rewards of victory
    .text = Whoever is entitled to a national media cube may move their cube from the state that has voted to the space of this round on the national board. Without a cube in that state the right is lost. Several parties may stand in the same space, and each scores its full value.
rule-5-3-3a = A single party wins clearly
    .text = It may move one media cube and up to two opinions from the state to the national board.
rule-5-3-3b = National opinions
    .text = An opinion goes to the first free space from the left. If the same opinion is already there, the card is laid on it as a security card. If the opposite is there, the whole stack is removed, security cards included, and the new card takes its space. When all five spaces are taken, a card on a new issue displaces an opinion of the player’s choice that is not secured. Displaced cards leave the game in 1997 and go to the discards in 2006.
rule-5-3-3c = Winning by a nose
    .text = A single party that wins by a nose may move one media cube, but only one opinion. Each single party that had the same number of votes may also move a media cube, but no opinion. Members of a tied coalition get nothing, unless the table has decided otherwise.
rule-5-3-3d = A coalition wins
    .text = Each partner may move one media cube and one opinion, whether or not the win was by a nose. The partner with more votes begins; if they are level, the one whose marker lies on top.
rule-5-3-4 = Recruiting members
    .text = Every party, not just the winner, gains members for each national opinion that is part of its programme: the number shown above that space. A secured opinion counts once, and opposing opinions cost nothing.
rule-5-4 = End of the round
    .text = The boards are prepared for the next round and each player uses a donation card. In 1997 the parties are paid between these two steps; in 2006 they have been paid already.
rule-5-4-1 = A new state
    .text = The state that has voted is cleared: its cards go to the discards, cubes return to their owners, a doubler to the supply. While states remain to enter, a new one is drawn for the board and set up as in 4.2, with one open opinion, or two if it is the last state of the game. It takes its place at the end of the line. Where a clashing second open opinion goes is an option.
rule-5-4-1a = Turning up opinions
    .text = In each other state in play one hidden opinion is turned up. If it repeats or contradicts an open one, it goes to the exchange pool in 1997 and under the deck in 2006, and another card is drawn until one fits. An empty deck is renewed from the discarded opinions; if there are none, the place stays empty. The state that now has four open opinions is the new current state.
rule-5-4-2 = Special cases
    .text = Four things depart from the usual course: the payout for members in round 5, the ban on coalitions in the last state, the end of the last campaign and the shortened last round.
rule-5-4-2a = Payout tile of round 5
    .text = When the fifth state enters after round 1, the tile for round 5 is put beside it as a reminder that members bring money in that round.
rule-5-4-2b = No coalition in the last state
    .text = The last state to enter, the seventh or in the short game the fifth, carries the no-coalition tile. Cabinet cards with a telephone may be played there as usual, but no coalition can be formed.
rule-5-4-2c = After the last campaign
    .text = In 1997 round 6 ends with the election: no payout, no donation, no opinions to turn up. In 2006 seats are still paid, although the money has no use any more, and there is no donation either, since all five cards have been used.
rule-5-4-2d = The last round
    .text = The last round is only an election: seats, winner, rewards and members. There is no bid for the start, so the previous order stays. Because one turning-up is missing, the last state enters with two open opinions.
rule-5-4-3 = Payout
    .text = Each party receives 1 000 for every seat it has just won. In rounds 1, 3 and 5, or 1 and 3 in the short game, it also receives 1 000 for every member it has. Members are not used up.
rule-5-4-4 = Donations
    .text = After rounds 1 to 5, or 1 to 4 in the short game, every player must use one donation card: laid open it is accepted, laid face down it is refused. The start player begins. First the accepted donations are settled, then the refused ones are revealed. Used cards leave the game.
rule-5-4-4a = Accepting a donation
    .text = The party receives the amount on the card, rolls as many dice as its risk shows and loses as many members as the highest single die. Members never fall below 0.
rule-5-4-4b = Refusing a donation
    .text = The party rolls as many dice as the card shows for a refusal and gains their sum in members.
rule-5-4-4c = The highest refusal
    .text = The player who refused the highest amount rolls three more dice and gains their sum in members as well. If several refused this amount, nobody gets the bonus.
rule-6 = End of the game
    .text = After the last election the victory points for seats, media, members and agreement with the national opinion are added up. Money left over is worth nothing.
rule-6-1 = Points for seats
    .text = Every seat won in any of the elections is worth one point.
rule-6-2 = Points for media
    .text = Every media cube on the national board scores the value of its round: 25, 20, 20, 15, 15, 12 and 10 for rounds 1 to 7.
rule-6-3 = Points for members
    .text = Every member is worth one point. The party with the most members gets 10 more and the second 6. Two parties tied for first get 8 each and there is no second place; three or more share 16 points, rounded down. Parties tied for second share the 6 points, rounded down, in 1997; in 2006 they get nothing.
rule-6-4 = Points for the national opinion
    .text = For every national opinion that is part of its programme a party scores the value shown below that space. Opposing opinions cost nothing.
rule-6-4a = Bonus for secured opinions
    .text = If such an opinion is secured, there is a bonus: in 1997 5 points for each security card lying on it, in 2006 5 points for the opinion, however many cards lie there.
rule-6-5 = Final total
    .text = The highest total wins. The rules are silent about ties: the victory is shared or, as an option, seats decide, then members, then media points.
rule-7 = Advice
    .text = Nobody can win every state, because pieces and money run short; pick the states that are worth the effort. Keep your programme close to possible partners, for a coalition can stop the leader. Save something for the last election, which often decides the game.
rule-7a = Agreements
    .text = Players may negotiate and promise as they please. No agreement is binding; breaking one costs nothing but trust.
rule-7b = Keeping money out of sight
    .text = The rulebooks recommend hiding how much money one has. Since all receipts and payments happen in the open, everyone could keep count. Whether a table shows the cash of all parties or keeps it out of sight is an option; hidden money is shown to its owner alone.
rule-FR-8 = Short game
    .text = Five states vote instead of seven: four campaigns with their elections, and a fifth round that is only an election. Everything else, the starting money included, follows the 2006 rules.
rule-FR-8a = Cards left out
    .text = All cards marked with a 7 stay in the box: every party’s cabinet card for 25 000 and donation of 50 000, and ten of the twenty polls. The payout tile of round 5 is not used, so members bring money in rounds 1 and 3 only.
rule-FR-8b = Timetable of the short game
    .text = After round 1 the fifth and last state enters, with two open opinions and the no-coalition tile. After rounds 2, 3 and 4 no state enters; one opinion is turned up in each state that still has hidden ones. Donations follow rounds 1 to 4; an option leaves out the one after round 4. Round 5 is only an election.
rule-FR-A = Issues and cabinet of 2006
    .text = The issues are economic restructuring, welfare, genetic engineering, nuclear power, measures against terrorism, taxes and the minimum wage. The shadow cabinet consists of chancellor, chief whip, speaker, foreign minister, finance minister, justice minister and backbencher.

## How unclear rules are read

ruling-five-programme-cards = A programme has five open cards; the overview of the 2006 rules, which says four, is a slip.
ruling-rejected-cards-under-deck = Programme cards and opinions that are exchanged while setting up go under their deck.
ruling-cards-under-deck-shuffled = Cards under a deck are shuffled among themselves when their turn comes, so that nobody has to remember their order.
ruling-later-states-like-the-first = A state that enters later is set up like the first four: votes and trend at zero, one meeting of every party that has one left.
ruling-clashes-on-every-board = Clashing open opinions are exchanged on all four boards, not only on the first.
ruling-pool-holds-repeats = The exchange pool may hold the same opinion twice, or both sides of an issue, and may lack an issue.
ruling-start-player-stays = The last round has no bid: the start player of the round before stays and decides the order of the final conversion.
ruling-start-media-apart = Media cubes of the start sheet may go to different states.
ruling-bids-in-thousands = Bids are in steps of 1 000.
ruling-bids-within-cash = Nobody may bid more than their cash.
ruling-level-at-nought-roll = If nobody bid anything, everybody rolls for the right to name the start player.
ruling-last-bid-is-paid = Only the winner of the bidding pays, and pays the last bid.
ruling-five-different-issues = After a change the programme must again be on five different issues.
ruling-no-cabinet-card-needed = A party may also lay down no cabinet card at all.
ruling-cabinet-within-cash = The cards a party lays down must together be within its cash.
ruling-cabinet-player-by-player = Cabinet cards act player by player; everybody chooses the order of their own.
ruling-doubler-on-open-opinion = A doubler goes on an open opinion only.
ruling-swap-must-be-paid = A media swap needs the compensation, the price and a cube in supply at the moment it is made; otherwise the card must do something else.
ruling-tile-waits-for-its-state = A coalition tile stays until its state has voted and then leaves the game.
ruling-telephone-without-tile = A card with a telephone may be played without a tile left; it then brings none.
ruling-three-shared-cards-force = At least three shared programme cards let a party invoke a coalition.
ruling-open-opinions-exchanged = Only open opinions can be exchanged.
ruling-exchanged-opinion-to-pool = The opinion that is exchanged goes into the pool.
ruling-poll-bids-are-open = Poll bids are open and rising; the overview of the 2006 rules, which calls them secret, is a slip.
ruling-unwanted-poll-unseen = A poll nobody bids for is discarded unseen.
ruling-lines-of-absent-parties = Poll lines of parties that are not in the game do nothing.
ruling-shelved-polls-hidden = A poll that is not published stays secret after it was discarded.
ruling-any-number-converts = A party with five meetings in a state may convert any number of them, even one.
ruling-stacks-on-every-space = On every space of the vote track, not only on 50, the marker that comes later lies on top.
ruling-majority-keeps-media-limits = The exchange by absolute majority has the limits of the exchange by media.
ruling-majority-without-conversion = An absolute majority may exchange an opinion even if its party converted nothing this round.
ruling-no-exchange-at-the-count = After the final conversion of the election no absolute majority exchanges an opinion any more.
ruling-no-seats-below-first-row = Below the first row of a state card there are no seats.
ruling-won-without-votes = A state in which nobody has a vote is won like any level election: by the marker on top, by a nose.
ruling-higher-marker-leads = Between level sides the one with the highest single marker wins, in one space the upper marker.
ruling-cube-of-that-state = The media cube that goes to the national board is one of that state; the others return to their owners.
ruling-rewards-are-a-right = Placing a cube or opinions on the national board is a right, not a duty.
ruling-every-level-party-places = Every single party beaten by a nose may place a media cube, even if there are several.
ruling-printed-members = A matching national opinion brings as many members as its space shows.
ruling-cleared-opinions-discarded = The opinions of a state that has voted go to the discards.
ruling-no-state-after-the-seventh = After the seventh state none enters any more.
ruling-empty-deck-renewed = When a deck is used up, the cards under it come next, then the shuffled discards; a place stays empty only if no card anywhere fits.
ruling-one-donation-each-time = Everybody must use one donation card each time, and used cards leave the game.
ruling-members-not-below-nought = Members never fall below 0.
ruling-three-share-most-members = Three or more parties level in members share both bonuses, rounded down.

## Options

option-four_player_programme_deck = Smaller programme deck for four
    .text = Players of four-handed games suggest taking one copy of every programme card out of the deck, so that cards come round more often.
    .off = All 56 cards
    .on = With four players only 42 cards
option-start_bid_tie = Tied bids for the start
    .text = The texts settle a tie for the highest bid in three different ways.
    .choice-two-dice = Roll two dice
    .choice-one-die = Roll one die
    .choice-rebid = Bid once more, then roll one die
option-replace_programme_by_opposite = Programme card and its opposite
    .text = No text says whether an open programme card may be replaced directly by the other side of the same issue.
    .on = Allowed
    .off = Not allowed
option-doubler_protects_from_majority = Doubler against an absolute majority
    .text = In 1997 a doubled opinion can never be exchanged; the 2006 text speaks only of the exchange by media control, but also says that the doubler must go before such an opinion is changed.
    .on = The doubler always protects
    .off = It protects from media control only
option-coalition_offers_per_turn = Coalition offers per turn
    .text = The rules do not say whether a party whose offer was refused may ask another one in the same turn.
    .choice-one = One offer per turn
    .choice-several = Each possible partner may be asked once
option-media_exchange_order = Order of the media exchanges
    .text = The editions go through the states in opposite directions when opinions are exchanged.
    .choice-current-first = Current state first
    .choice-last-first = Last state in line first
option-exchange_opinion_for_opposite = Opinion and its opposite
    .text = A new opinion may not contradict one that lies in the state. Read strictly, this includes the card that is being swapped out.
    .off = An opinion cannot be swapped for its opposite
    .on = An opinion may be swapped for its opposite
option-minimum_poll_bid = Lowest bid for a poll
    .text = The 2006 rules ask for 1 000; those of 1997 name no minimum, so that a poll might go for nothing.
    .choice-0 = Zero is a valid bid
    .choice-1000 = At least 1 000
option-poll_dealing = When polls are drawn
    .text = The moment matters only when the poll deck runs out, since it decides which discards are shuffled in.
    .choice-when-auctioned = Each poll when its auction begins
    .choice-before-auctions = One for every state before the first auction
option-majority_exchange_in_current_state = Absolute majority in the current state
    .text = 1997 takes the current state out of the conversion stage, 2006 passes through every state. Whether an absolute majority may exchange an opinion there depends on that.
    .off = Only in the other states
    .on = In the current state too
option-tied_coalition_members_place_media = Tied coalitions and media cubes
    .text = If a single party wins by a nose, single parties level with it may place a media cube. The texts do not say so of the members of a coalition that is level.
    .off = Members of a tied coalition place nothing
    .on = Members of a tied coalition may place a cube
option-conflicting_opinion_goes_to = Clashing opinions
    .text = Where does a newly revealed opinion go if it repeats or contradicts an open one?
    .choice-exchange-pool = To the exchange pool
    .choice-under-deck = Under the deck
option-die_faces = Special dice
    .text = The special dice are reported to show 0, 1, 1, 2, 2, 3; an example in the 2006 rules has a roll of 5, which only an ordinary die allows.
    .choice-zero-to-three = 0, 1, 1, 2, 2, 3
    .choice-one-to-six = 1 to 6
option-second_place_tie = Tie for second in members
    .text = 1997 shares points between tied parties in general; 2006 gives nothing for a shared second place.
    .choice-split = Share the 6 points, rounded down
    .choice-none = No points
option-security_bonus = Bonus for secured opinions
    .text = The texts differ on whether every security card counts or only the fact that an opinion is secured.
    .choice-per-card = 5 points for each security card
    .choice-per-opinion = 5 points for each secured opinion
option-final_tie = Tie at the end
    .text = No rulebook says who wins when two parties have the same total.
    .choice-shared = The victory is shared
    .choice-seats-members-media = Seats, then members, then media points
option-conflicting_opinion_on_entry = Clashing opinions of a new state
    .text = Where does an open opinion of a state that has just entered go if it repeats or contradicts another open one there?
    .choice-under-deck = Under the deck
    .choice-exchange-pool = To the exchange pool
option-conversion_in_current_state = Converting in the current state
    .text = 1997 converts nothing in the current state before the election. 2006 only finds it pointless; yet an absolute majority gained by it could exchange an opinion.
    .off = Not before the election
    .on = Allowed, as in the other states
option-level_side_wins = Level sides
    .text = A party and a coalition, or two coalitions, have the same number of votes, and the marker of one stands higher. Does that side win clearly, or by a nose?
    .choice-clearly = The higher marker wins clearly
    .choice-by-a-nose = It wins by a nose, as with level markers
option-money = Money
    .text = Receipts and payments happen in the open; the rulebooks advise keeping one’s cash out of sight.
    .choice-open = Everybody sees everybody’s cash
    .choice-hidden = Everybody sees only their own cash
option-donation_after_last_campaign = Donation after the last campaign
    .text = In the short game four donation cards are left. After round 4 their money has no use, but members still count, and the text is open to both readings.
    .on = After rounds 1 to 4
    .off = After rounds 1 to 3

## States

state-nordrhein-westfalen = Nordrhein-Westfalen
    .short = NW
state-bayern = Bayern
    .short = BY
state-baden-wuerttemberg = Baden-Württemberg
    .short = BW
state-niedersachsen = Niedersachsen
    .short = NI
state-hessen = Hessen
    .short = HE
state-sachsen = Sachsen
    .short = SN
state-rheinland-pfalz = Rheinland-Pfalz
    .short = RP
state-berlin = Berlin
    .short = BE
state-sachsen-anhalt = Sachsen-Anhalt
    .short = ST
state-schleswig-holstein = Schleswig-Holstein
    .short = SH
state-brandenburg = Brandenburg
    .short = BB
state-thueringen = Thüringen
    .short = TH
state-mecklenburg-vorpommern = Mecklenburg-Vorpommern
    .short = MV
state-hamburg = Hamburg
    .short = HH
state-saarland = Saarland
    .short = SL
state-bremen = Bremen
    .short = HB

## Parties

party-cdu = CDU
    .short = C
    .long = Christian Democrats
party-fdp = FDP
    .short = F
    .long = Free Democrats
party-pds = PDS
    .short = P
    .long = Democratic Socialists
party-linke = Die Linke
    .short = L
    .long = The Left
party-gruene = Greens
    .short = G
    .long = The Greens
party-spd = SPD
    .short = S
    .long = Social Democrats

## Issues

issue-euro = Euro
    .short = Euro
    .for = now
    .against = later
issue-welfare = Welfare state
    .short = Welfare
    .for = more
    .against = less
issue-genetics = Genetic engineering
    .short = Genetics
    .for = yes
    .against = no
issue-nuclear = Nuclear power
    .short = Nuclear
    .for = yes
    .against = no
issue-security = Internal security
    .short = Security
    .for = more
    .against = less
issue-health = Health reform
    .short = Health
    .for = yes
    .against = no
issue-spelling = Spelling reform
    .short = Spelling
    .for = yes
    .against = no
issue-economy = Economic restructuring
    .short = Economy
    .for = yes
    .against = no
issue-terrorism = Measures against terrorism
    .short = Terrorism
    .for = more
    .against = less
issue-taxes = Taxes
    .short = Taxes
    .for = more
    .against = less
issue-minimum-wage = Minimum wage
    .short = Wage
    .for = yes
    .against = no

## Shadow cabinet

cabinet-chancellor = Chancellor
cabinet-whip = Chief whip
cabinet-speaker = Speaker
cabinet-foreign = Foreign minister
cabinet-finance = Finance minister
cabinet-justice = Justice minister
cabinet-backbench = Backbencher

## Stages of a round

word-phase-start = Start
word-phase-programme = Programme
word-phase-cabinet = Cabinet
word-phase-coalitions = Coalitions
word-phase-media = Media
word-phase-meetings = Meetings
word-phase-polls = Polls
word-phase-votes = Votes
word-phase-election = Election
word-phase-round-end = Round end

## Nouns

word-absolute-majority = absolute majority
word-agreement = agreement
word-bank = bank
word-bid = bid
    .many = bids
word-cabinet-card = cabinet card
    .many = cabinet cards
word-campaign = campaign
word-coalition = coalition
    .many = coalitions
word-coalition-tile = coalition tile
    .many = coalition tiles
word-current-state = current state
word-deck = deck
word-die = die
    .many = dice
word-discard-pile = discard pile
word-donation = donation
    .many = donations
word-doubler = doubler
    .many = doublers
word-election = election
    .many = elections
word-exchange-pool = exchange pool
word-factor = factor
word-hand = hand
word-issue = issue
    .many = issues
word-media-control = media control
word-media-cube = media cube
    .many = media cubes
word-media-swap = media swap
word-meeting = meeting
    .many = meetings
word-member = member
    .many = members
word-money = money
word-national-board = national board
word-national-opinion = national opinion
    .many = national opinions
word-nose-length = by a nose
word-opinion = opinion
    .many = opinions
word-party = party
    .many = parties
word-payout = payout
word-poll = poll
    .many = polls
word-price = price
word-programme = programme
word-programme-card = programme card
    .many = programme cards
word-refusal = refusal
word-risk = risk
word-round = round
    .many = rounds
word-seat = seat
    .many = seats
word-security-card = security card
    .many = security cards
word-shadow-cabinet = shadow cabinet
word-start-player = start player
word-start-sheet = start sheet
word-state = state
    .many = states
word-supply = supply
word-telephone = telephone
word-trend = trend
word-victory-point = victory point
    .many = victory points
word-vote = vote
    .many = votes

## Where: in a state

place-nordrhein-westfalen = in { state-nordrhein-westfalen }
place-bayern = in { state-bayern }
place-baden-wuerttemberg = in { state-baden-wuerttemberg }
place-niedersachsen = in { state-niedersachsen }
place-hessen = in { state-hessen }
place-sachsen = in { state-sachsen }
place-rheinland-pfalz = in { state-rheinland-pfalz }
place-berlin = in { state-berlin }
place-sachsen-anhalt = in { state-sachsen-anhalt }
place-schleswig-holstein = in { state-schleswig-holstein }
place-brandenburg = in { state-brandenburg }
place-thueringen = in { state-thueringen }
place-mecklenburg-vorpommern = in { state-mecklenburg-vorpommern }
place-hamburg = in { state-hamburg }
place-saarland = in { state-saarland }
place-bremen = in { state-bremen }

## Opinions and programme cards

card-euro-now = { issue-euro }: { issue-euro.for }
card-euro-later = { issue-euro }: { issue-euro.against }
card-welfare-more = { issue-welfare }: { issue-welfare.for }
card-welfare-less = { issue-welfare }: { issue-welfare.against }
card-genetics-yes = { issue-genetics }: { issue-genetics.for }
card-genetics-no = { issue-genetics }: { issue-genetics.against }
card-nuclear-yes = { issue-nuclear }: { issue-nuclear.for }
card-nuclear-no = { issue-nuclear }: { issue-nuclear.against }
card-security-more = { issue-security }: { issue-security.for }
card-security-less = { issue-security }: { issue-security.against }
card-health-yes = { issue-health }: { issue-health.for }
card-health-no = { issue-health }: { issue-health.against }
card-spelling-yes = { issue-spelling }: { issue-spelling.for }
card-spelling-no = { issue-spelling }: { issue-spelling.against }
card-economy-yes = { issue-economy }: { issue-economy.for }
card-economy-no = { issue-economy }: { issue-economy.against }
card-terrorism-more = { issue-terrorism }: { issue-terrorism.for }
card-terrorism-less = { issue-terrorism }: { issue-terrorism.against }
card-taxes-more = { issue-taxes }: { issue-taxes.for }
card-taxes-less = { issue-taxes }: { issue-taxes.against }
card-minimum-wage-yes = { issue-minimum-wage }: { issue-minimum-wage.for }
card-minimum-wage-no = { issue-minimum-wage }: { issue-minimum-wage.against }

## Steps of the trend

trend--3 = −3
trend--2 = −2
trend--1 = −1
trend-0 = 0
trend-1 = +1
trend-2 = +2
trend-3 = +3

## Numbers with their nouns

count-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
count-gained = { $gained ->
        [one] 1 member
       *[other] { $gained } members
    }
count-held = { $held ->
        [one] 1 meeting
       *[other] { $held } meetings
    }
count-lost = { $lost ->
        [0] no members
        [one] 1 member
       *[other] { $lost } members
    }
count-meetings = { $meetings ->
        [one] 1 meeting
       *[other] { $meetings } meetings
    }
count-members = { $members ->
        [0] no members
        [one] 1 member
       *[other] { $members } members
    }
count-shared = { $shared ->
        [0] no programme card
        [one] 1 programme card
       *[other] { $shared } programme cards
    }
count-votes = { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }

## What happens

event-programme-dealt = { PLAYER($seat) } ({ WORD($party, kind: "party") }) begins with the programme { WORDS($cards, kind: "card") }{ COUNT($rejected) ->
        [0] {""}
       *[other] ; these clash and go under the deck: { WORDS($rejected, kind: "card") }
    }.
event-hand-dealt = Your hidden programme cards are { WORDS($cards, kind: "card") }.
event-state-entered = State { $number } comes into play: { WORD($state, kind: "state") }, up to { $seats } seats; open opinions: { COUNT($opinions) ->
        [0] none
       *[other] { WORDS($opinions, kind: "card") }
    }, hidden: { $hidden }.
event-piles-shuffled = All decks are shuffled once more.
event-pool-dealt = The exchange pool holds { WORDS($cards, kind: "card") }.
event-deck-shuffled = { $deck ->
        [programme] The programme cards
        [opinion] The opinions
       *[poll] The polls
    } have run out, and the discards are shuffled into a new deck of { $cards }.
event-sheet-opened = { PLAYER($seat) } reveals a start sheet:{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}trend +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } votes { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } meetings { WORDS($meetings, kind: "place", repeated: "once") },{ COUNT($media) ->
        [0] {""}
       *[other] {" "}media { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }.
event-round-began = Round { $round } begins; at its end { WORD($state, kind: "state") } votes.
event-start-bids-opened = The bids for the start are revealed: { TALLY($bids, $seats) }.
event-bid-dice-rolled = The highest bids are level, and the dice decide: { TALLY($rolls, $seats) }.
event-start-player-named = { PLAYER($seat) } names { PLAYER($start_player) } as start player and pays { MONEY($paid) }.
event-hand-renewed = { PLAYER($seat) } renews hidden programme cards: { $discarded } discarded, { $drawn } drawn.
event-hand-changed = { COUNT($discarded) ->
        [0] You discard nothing
       *[other] You discard { WORDS($discarded, kind: "card") }
    } and draw { COUNT($drawn) ->
        [0] nothing
       *[other] { WORDS($drawn, kind: "card") }
    }.
event-programme-changed = { PLAYER($seat) } replaces “{ WORD($removed, kind: "card") }” by “{ WORD($added, kind: "card") }” in the programme.
event-minister-placed = { PLAYER($seat) } lays a cabinet card face down { WORD($state, kind: "place") }.
event-minister-revealed = { PLAYER($seat) } turns up a cabinet card { WORD($state, kind: "place") } and pays { MONEY($cost) }: { WORD($minister, kind: "cabinet") }.
event-tile-placed = { PLAYER($seat) } lays a coalition tile { WORD($state, kind: "place") }.
event-votes-added = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } wins { count-votes } { WORD($state, kind: "place") } and now has { $total } there.
event-doubler-placed = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } lays a doubler on “{ WORD($opinion, kind: "card") }” { WORD($state, kind: "place") }.
event-doubler-removed = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } takes the doubler off “{ WORD($opinion, kind: "card") }” { WORD($state, kind: "place") }.
event-media-swapped = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } replaces a media cube of { PLAYER($rival) } { WORD($state, kind: "place") } and pays { MONEY($compensation) } to { PLAYER($rival) } and { MONEY($price) } to the bank.
event-trend-raised = { WORD($minister, kind: "cabinet") }: +{ $steps } for the trend of { PLAYER($seat) } { WORD($state, kind: "place") } (now { WORD($trend, kind: "trend") }).
event-trend-lowered = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } plays −{ $steps } against the trend of { PLAYER($rival) } { WORD($state, kind: "place") } (now { WORD($trend, kind: "trend") }).
event-coalition-talks-opened = { $why ->
        [last-state] There are no coalitions { WORD($state, kind: "place") }, the last state.
        [tiles] { COUNT($tiles) ->
            [0] No coalition is possible { WORD($state, kind: "place") }: nobody has a coalition tile there.
           *[other] No coalition is possible { WORD($state, kind: "place") }: only { PLAYERS($tiles) } has a coalition tile there.
        }
        [cards] No coalition is possible { WORD($state, kind: "place") }: { PLAYERS($tiles) } have coalition tiles there, but no two of them have enough programme cards in common.
       *[possible] Coalition talks { WORD($state, kind: "place") }: { PLAYERS($tiles) } have coalition tiles there; { PLAYERS($able) } have enough in common to find a partner.
    }
event-coalition-offered = { PLAYER($seat) } offers { PLAYER($partner) } a coalition { WORD($state, kind: "place") }; they have { count-shared } in common.
event-coalition-declined = { PLAYER($partner) } declines the coalition with { PLAYER($seat) } { WORD($state, kind: "place") }.
event-coalition-formed = { $forced ->
        [true] { PLAYER($seat) } invokes a coalition with { PLAYER($partner) } { WORD($state, kind: "place") }
       *[other] { PLAYER($seat) } and { PLAYER($partner) } form a coalition { WORD($state, kind: "place") }
    }, with { count-shared } in common.
event-media-bought = { PLAYER($seat) } buys a media cube { WORD($state, kind: "place") } for { MONEY($price) }.
event-opinion-exchanged = { $right ->
        [media] Media control
       *[majority] Absolute majority
    }: { PLAYER($seat) } exchanges “{ WORD($removed, kind: "card") }” for “{ WORD($added, kind: "card") }” { WORD($state, kind: "place") }.
event-meetings-held = { PLAYER($seat) } holds { count-meetings } { WORD($state, kind: "place") } for { MONEY($cost) } and now has { $total } there.
event-poll-offered = A poll { WORD($state, kind: "place") } is up for auction.
event-poll-bid = { PLAYER($seat) } bids { MONEY($amount) } for the poll { WORD($state, kind: "place") }.
event-poll-passed = { PLAYER($seat) } drops out of the auction { WORD($state, kind: "place") }.
event-poll-sold = { PLAYER($seat) } buys the poll { WORD($state, kind: "place") } for { MONEY($amount) }.
event-poll-unsold = Nobody wants the poll { WORD($state, kind: "place") }; it is discarded unseen.
event-poll-seen = Your poll { WORD($state, kind: "place") } says { TRENDS($thumbs) }.
event-poll-published = { PLAYER($seat) } publishes the poll { WORD($state, kind: "place") }; it says { TRENDS($thumbs) }.
event-trend-polled = Poll result: { WORD($steps, kind: "trend") } for the trend of { PLAYER($seat) } { WORD($state, kind: "place") } (now { WORD($trend, kind: "trend") }).
event-poll-shelved = { PLAYER($seat) } shelves the poll { WORD($state, kind: "place") } and gains { count-gained } (now { $members }).
event-meetings-converted = { PLAYER($seat) } turns { count-meetings } { WORD($state, kind: "place") } into { count-votes } (factor { FIGURE($factor) }) and now has { $total } there.
event-seats-won = { WORD($state, kind: "state") } has voted; votes: { TALLY($votes) }; seats: { TALLY($seats) }.
event-state-won = { COUNT($winners) ->
        [one] { PLAYERS($winners) } wins
       *[other] The coalition of { PLAYERS($winners) } wins
    } { WORD($state, kind: "place") } with { count-votes }{ $by_a_nose ->
        [true] , by a nose
       *[other] {""}
    }.
event-national-media-placed = { PLAYER($seat) } moves a media cube to the national board: { $points } points in round { $round }.
event-national-opinion-placed = { $effect ->
        [free] { PLAYER($seat) } brings “{ WORD($opinion, kind: "card") }” to space { NTH($space) } of the national board.
        [secures] { PLAYER($seat) } secures “{ WORD($opinion, kind: "card") }” in space { NTH($space) } of the national board.
        [reverses] { PLAYER($seat) } turns the national opinion in space { NTH($space) } from “{ WORD($lying, kind: "card") }” to “{ WORD($opinion, kind: "card") }”.
       *[displaces] { PLAYER($seat) } displaces “{ WORD($lying, kind: "card") }” by “{ WORD($opinion, kind: "card") }” in space { NTH($space) } of the national board.
    }
event-members-recruited = The national opinion brings { PLAYER($seat) } { count-gained } (now { $members }).
event-opinion-turned = An opinion is turned up { WORD($state, kind: "place") }: { WORD($opinion, kind: "card") }.
event-opinion-clashed = “{ WORD($opinion, kind: "card") }” clashes with an open opinion { WORD($state, kind: "place") } and goes { $pool ->
        [true] to the exchange pool
       *[other] under the deck
    }.
event-opinion-missing = No opinion is left; a place { WORD($state, kind: "place") } stays empty.
event-paid-out = { PLAYER($seat) } receives { MONEY($for_seats) } for seats{ $for_members ->
        [0] {""}
       *[other] {" "}and { MONEY($for_members) } for members
    }.
event-donation-accepted = { PLAYER($seat) } accepts a donation of { MONEY($amount) }.
event-donation-laid = { PLAYER($seat) } lays a donation card face down.
event-donation-paid = { PLAYER($seat) } is paid the donation of { MONEY($amount) } and loses { count-lost } (now { $members }).
event-donation-refused = { PLAYER($seat) } turns up a refusal of { MONEY($amount) } and gains { count-gained } (now { $members }).
event-donation-bonus = The highest refusal, { MONEY($amount) }, brings { PLAYER($seat) } { count-gained } more (now { $members }).
event-final-score = { PLAYER($seat) } has { $total } points: { $seats } for seats, { $media } for media, { $members } for members, { $members_bonus } as a bonus for most members, { $opinions } for national opinions and { $security } for secured ones.
event-game-ended = { COUNT($winners) ->
        [one] { PLAYERS($winners) } wins
       *[other] { PLAYERS($winners) } share the victory
    } with { $score } points.

## What one can do

action-first-column = Line { $line }:{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}trend +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } votes { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } meetings { WORDS($meetings, kind: "place", repeated: "once") }
action-second-column = Line { $line }:{ COUNT($media) ->
        [0] {""}
       *[other] {" "}media { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }
action-bid = { $amount ->
        [0] Bid nothing
       *[other] Bid { MONEY($amount) }
    }
action-pass = Pass
action-name-start-player = { $mine ->
        [true] You begin
       *[other] { PLAYER($seat) } begins
    }
action-discard = { COUNT($cards) ->
        [0] Keep all
       *[other] Discard { WORDS($cards, kind: "card") }
    }
action-change-programme = Replace “{ WORD($removed, kind: "card") }” by “{ WORD($added, kind: "card") }”
action-send-minister = { WORD($minister, kind: "cabinet") } for { MONEY($cost) }
action-send-nobody = No card
action-call-minister = { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
action-collect-votes = Win { $gain } votes
action-place-doubler = Doubler on “{ WORD($opinion, kind: "card") }”
action-remove-doubler = Remove the doubler
action-swap-media = Replace a media cube of { PLAYER($rival) }: { MONEY($compensation) } to { PLAYER($rival) }, { MONEY($price) } to the bank
action-raise-trend = Own trend +{ $raise }
action-lower-trend = Trend of { PLAYER($rival) } −{ $fall }
action-send-home = Do nothing
action-offer-coalition = Offer { PLAYER($seat) } a coalition ({ count-shared } in common)
action-force-coalition = Invoke a coalition with { PLAYER($seat) } ({ count-shared } in common)
action-agree-to-coalition = Agree
action-decline-coalition = Decline
action-buy-media = Media cube { WORD($state, kind: "place") } for { MONEY($price) }
action-exchange-opinion = Exchange “{ WORD($removed, kind: "card") }” for “{ WORD($added, kind: "card") }”
action-hold-meetings = { $meetings ->
        [0] No meeting
       *[other] { count-meetings } for { MONEY($cost) }
    }
action-publish-poll = Publish: { TRENDS($thumbs, $seats) }
action-shelve-poll = Shelve it: { count-dice } for new members
action-convert-meetings = { $meetings ->
        [0] Convert nothing
       *[other] { count-meetings } for { count-votes }
    }
action-move-media = Media cube to the national board
action-move-opinion = { $effect ->
        [free] “{ WORD($opinion, kind: "card") }” to space { NTH($space) } ({ $points } points, { count-members } each round)
        [secures] Secure “{ WORD($opinion, kind: "card") }” in space { NTH($space) }
        [reverses] “{ WORD($opinion, kind: "card") }” instead of its opposite in space { NTH($space) } ({ $points } points, { count-members } each round)
       *[displaces] “{ WORD($opinion, kind: "card") }” instead of “{ WORD($lying, kind: "card") }” in space { NTH($space) } ({ $points } points, { count-members } each round)
    }
action-accept-donation = Accept { MONEY($amount) }: { $dice ->
        [one] 1 die
       *[other] the highest of { $dice } dice
    } costs members
action-refuse-donation = Refuse { MONEY($amount) }: { count-dice } for new members

## What is asked

prompt-bid-for-start = Bid secretly for the right to name the start player; only the highest bidder pays. You have { MONEY($cash) }.
    .waiting = All bid secretly for the right to name the start player.
prompt-start-sheet-one = Pick a line of the first column of your start sheet, and the states it works in.
    .waiting = All fill in the first column of their start sheets.
prompt-start-sheet-two = Pick a line of the second column of your start sheet, and the states for its media cubes.
    .waiting = All fill in the second column of their start sheets.
prompt-bid-again = The highest bids are level: bid once more, at least { MONEY($least) }. You have { MONEY($cash) }.
    .waiting = { PLAYERS($seats) } are level and bid once more, at least { MONEY($least) }.
prompt-name-start = You win the bidding with { MONEY($bid) }. Who begins in this round?
    .waiting = { PLAYER($seat) } wins the bidding with { MONEY($bid) } and names the start player.
prompt-renew-hand = Programme commission: discard as many of your hidden programme cards as you like; you draw new ones.
    .waiting = { PLAYER($seat) } renews hidden programme cards.
prompt-revise-programme = Programme commission: do you replace an open programme card by a hidden one?
    .waiting = { PLAYER($seat) } may change the programme.
prompt-place-minister = Which cabinet card do you lay face down { WORD($state, kind: "place") }? You have { MONEY($cash) }, and your cards so far cost { MONEY($promised) }.
    .waiting = { PLAYER($seat) } may lay a cabinet card { WORD($state, kind: "place") }.
prompt-choose-minister = Which of your cabinet cards acts next?
    .waiting = { PLAYER($seat) } chooses the cabinet card that acts next.
prompt-minister-acts = What does your cabinet card do { WORD($state, kind: "place") }? ({ WORD($minister, kind: "cabinet") })
    .waiting = { PLAYER($seat) } uses a cabinet card { WORD($state, kind: "place") }.
prompt-form-coalition = With whom do you want a coalition { WORD($state, kind: "place") }? Your votes would count together.
    .waiting = { PLAYER($seat) } may look for a coalition.
prompt-coalition-reply = { PLAYER($seat) } offers you a coalition { WORD($state, kind: "place") }; you have { count-shared } in common. Do you agree?
    .waiting = { PLAYER($partner) } answers the coalition offer of { PLAYER($seat) }.
prompt-buy-media-cube = Do you buy a media cube for { MONEY($price) }? You have { MONEY($cash) } and { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in supply.
    .waiting = { PLAYER($seat) } buys a media cube or passes.
prompt-exchange-by-media = You control the media { WORD($state, kind: "place") }. Do you exchange an opinion?
    .waiting = Whoever controls the media { WORD($state, kind: "place") } may exchange an opinion.
prompt-rally = How many meetings do you hold { WORD($state, kind: "place") } for { MONEY($price) } each? You have { $held } there, { $supply } in supply and { MONEY($cash) }.
    .waiting = { PLAYER($seat) } may hold meetings { WORD($state, kind: "place") }.
prompt-auction = { $leader ->
        [-1] Nobody has bid for the poll { WORD($state, kind: "place") } yet.
       *[other] { PLAYER($leader) } bids { MONEY($amount) } for the poll { WORD($state, kind: "place") }.
    } Bid { MONEY($least) } or more of your { MONEY($cash) }, or pass.
    .waiting = { PLAYER($seat) } bids for the poll { WORD($state, kind: "place") } or passes{ $leader ->
        [-1] {""}
       *[other] ; { PLAYER($leader) } has bid { MONEY($amount) }
    }.
prompt-decide-poll = Your poll { WORD($state, kind: "place") } says { TRENDS($thumbs) }. Do you publish it for one or two parties, or shelve it?
    .waiting = { PLAYER($seat) } reads the poll { WORD($state, kind: "place") } and decides whether to publish it.
prompt-convert = How many of your { count-held } { WORD($state, kind: "place") } do you turn into votes? The factor is { FIGURE($factor) }; you have { count-votes } there.
    .waiting = { PLAYER($seat) } may turn meetings { WORD($state, kind: "place") } into votes.
prompt-exchange-by-majority = You have an absolute majority { WORD($state, kind: "place") }. Do you exchange an opinion?
    .waiting = Whoever has an absolute majority { WORD($state, kind: "place") } may exchange an opinion.
prompt-national-media = Do you move your media cube { WORD($state, kind: "place") } to the national board? It brings { $points } points at the end.
    .waiting = { PLAYER($seat) } may move a media cube to the national board.
prompt-national-opinion = Which opinion { WORD($state, kind: "place") } do you bring to the national board? { $left ->
        [one] One more is allowed.
       *[other] { $left } more are allowed.
    }
    .waiting = { PLAYER($seat) } may bring an opinion to the national board.
prompt-lay-donation = Accept a donation in the open, for money, or refuse one face down, for members. You have { count-members }; the sole highest refuser rolls { $bonus } extra dice.
    .waiting = { PLAYER($seat) } accepts or refuses a donation.

## What is not possible

refusal-bid-above-cash = A bid of { MONEY($bid) } is more than your { MONEY($cash) }.
refusal-bid-too-low = A bid of { MONEY($bid) } is too low; the least is { MONEY($least) }.
refusal-bid-uneven = Bids go in steps of { MONEY($unit) }; { MONEY($bid) } lies between two of them.
refusal-minister-used = You have used this cabinet card already: { WORD($minister, kind: "cabinet") }.
refusal-another-state-first = First decide what you do { WORD($state, kind: "place") }.
refusal-minister-too-dear = { WORD($minister, kind: "cabinet") } costs { MONEY($cost) }; you have { MONEY($cash) }, of which { MONEY($promised) } is already promised.
refusal-swap-too-dear = A media swap costs { MONEY($cost) }; you have { MONEY($cash) }.
refusal-no-media-cube-left = You have no media cube left in your supply.
refusal-nothing-to-swap = This party has no media cube to replace { WORD($state, kind: "place") }.
refusal-doubler-lies-there = There is a doubler { WORD($state, kind: "place") } already.
refusal-no-doubler-left = There is no doubler left.
refusal-no-doubler-there = There is no doubler { WORD($state, kind: "place") }.
refusal-minister-cannot = { WORD($minister, kind: "cabinet") }: this card cannot do that here.
refusal-no-coalition-tile = { PLAYER($seat) } has no coalition tile { WORD($state, kind: "place") }.
refusal-has-a-partner = { PLAYER($seat) } is in a coalition with { PLAYER($partner) } already.
refusal-asked-already = You have asked { PLAYER($seat) } already in this turn.
refusal-too-little-in-common = You have { count-shared } in common with { PLAYER($seat) }; a coalition by agreement needs { $needed }.
refusal-too-little-to-force = You have { count-shared } in common with { PLAYER($seat) }; an invoked coalition needs { $needed }.
refusal-not-in-programme = “{ WORD($removed, kind: "card") }” is not in your programme.
refusal-not-in-hand = “{ WORD($added, kind: "card") }” is not among your hidden cards.
refusal-programme-clash = With “{ WORD($added, kind: "card") }” in the place of “{ WORD($removed, kind: "card") }” your programme would not be allowed: its cards must concern different issues.
refusal-opposite-not-allowed = At this table “{ WORD($removed, kind: "card") }” cannot be replaced by its own opposite.
refusal-opinion-not-there = “{ WORD($removed, kind: "card") }” does not lie open { WORD($state, kind: "place") }.
refusal-opinion-doubled = A doubler protects “{ WORD($removed, kind: "card") }” { WORD($state, kind: "place") }.
refusal-opinion-not-in-pool = “{ WORD($added, kind: "card") }” is not in the exchange pool.
refusal-opinion-clashes = “{ WORD($added, kind: "card") }” repeats or contradicts an open opinion { WORD($state, kind: "place") }.
refusal-current-state-waits = The meetings { WORD($state, kind: "place") } become votes at the election.
refusal-too-few-meetings = You have { count-held } { WORD($state, kind: "place") }; converting needs at least { $needed }.
refusal-more-than-held = You cannot convert { count-meetings } { WORD($state, kind: "place") }; you have { $held }.
refusal-media-full = There are { $cubes } media cubes { WORD($state, kind: "place") } and only { $spaces } places.
refusal-too-many-meetings = At most { $most } meetings may be held in a state in one round, not { $meetings }.
refusal-no-room-for-meetings = You have { count-held } there, and there is room for { $spaces }.
refusal-no-meetings-left = You have { $supply } in your supply, too few for { count-meetings }.
refusal-meetings-too-dear = These meetings cost { MONEY($cost) }; you have { MONEY($cash) }.
refusal-too-many-lines = A poll counts for at most { $most } parties, not { $lines }.
refusal-media-protect = { PLAYER($seat) } controls the media { WORD($state, kind: "place") } and is safe from bad polls.
refusal-no-such-donation = You have no donation card of { MONEY($amount) } left.
refusal-opinion-secured = “{ WORD($opinion, kind: "card") }” is secured by { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and cannot be displaced.
refusal-another-space = { COUNT($spaces) ->
        [0] There is no space for this opinion on the national board.
       *[other] This opinion belongs elsewhere on the national board: in space { LISTED($spaces) }.
    }

## How it ends

ending-last-election = The last state has voted.

## The terminal

terminal-round =
    { $round ->
        [0] Start round, { WORD($state, kind: "state") } votes next
       *[other] Round { $round } of { $rounds }, { WORD($state, kind: "state") } votes next
    }
terminal-trend = trend
terminal-meetings = meetings
terminal-votes = votes
terminal-factor = factor
terminal-projected = projected
terminal-seats = seats
terminal-media = media
terminal-cash = cash
terminal-members = members
terminal-won = seats won
terminal-programme = programme
terminal-hand = Your hidden cards:

## What parties promise each other

count-asked = { $asked ->
        [one] { $asked } meeting
       *[other] { $asked } meetings
    }
remark-offer-terms = { PLAYER($speaker) } offers { PLAYER($partner) } terms { WORD($state, kind: "place") }:{ $meetings ->
        [0] {""}
       *[other] {" "}I hold { count-meetings };
    }{ $asked ->
        [0] {""}
       *[other] {" "}you hold { count-asked };
    }{ $mine ->
        [none] {""}
       *[other] {" "}I bring “{ WORD($mine, kind: "card") }” to the national board;
    }{ $theirs ->
        [none] {""}
       *[other] {" "}you bring “{ WORD($theirs, kind: "card") }”;
    }{ $hands_off ->
        [true] {" "}neither exchanges an opinion the other shares;
       *[other] {""}
    } a promise, nobody is bound.
remark-answer-terms = { $agrees ->
        [true] { PLAYER($speaker) } will stand with { PLAYER($partner) } { WORD($state, kind: "place") }: { $votes } together against { $rival }.
       *[other] { PLAYER($speaker) } will not stand with { PLAYER($partner) } { WORD($state, kind: "place") }: { $because ->
        [alone] I win there without you.
        [no-coalition-tile] one of us has no coalition tile there.
        [too-little-in-common] our programmes have too little in common.
        [no-coalitions-here] there are no coalitions in that state.
        [bound] one of us has a partner already.
       *[behind] together we have { $votes } and would still lose to { $rival }.
    }
    }
terminal-remark = promise
    .text = You can offer terms of a coalition (nobody is bound by them):
