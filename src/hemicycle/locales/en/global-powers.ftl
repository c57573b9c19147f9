# Words of Global Powers

## Rules: definitions

rule-GP-001 = Politicians
    .text = Every player leads a party of 20 politicians. Each of them is always in exactly one place: in the base of the party, in a region, at the UN, on Mauritius, or out of the game.
rule-GP-002 = No way back
    .text = Delegates at the UN stay there until the game ends. They cannot be recalled, and neither can politicians on Mauritius.
rule-GP-003 = Coming home from Mauritius
    .text = After every evaluation the politicians on Mauritius return to their bases; rehabilitation can bring one back earlier. The moment is not stated. We read it as directly after the points have been counted, so that those who come home can already be posted to the UN.
rule-GP-004 = Resources
    .text = There are four resources: raw materials, trade, diplomacy and army. Their chips lie in the regions or in the common supply. A region never holds more than five of a kind; what goes beyond that is lost. Chips and markers are added or removed only as far as there are any, but an action that would change nothing at all is not allowed.
rule-GP-005 = Adjacent regions
    .text = Two regions are adjacent if they share a border or if a line on the map joins them. The map is printed only on the board, which we do not have: two of its connections follow from examples in the rulebook, the others are our reconstruction.
rule-GP-006 = Strongest and weakest party
    .text = The strongest party is the one with the most politicians in all regions together. A tie goes to the party with more delegates at the UN, then to the one with fewer politicians on Mauritius, and finally to the die. For the weakest party each of these is turned round.
rule-GP-007 = Government and opposition
    .text = A region is governed by the party with the most politicians there; if several are tied for the lead, they form a coalition. All other parties present are the opposition. Who governs is settled anew whenever a politician comes or goes, and what strikes the government strikes each of its parties.
rule-GP-008 = Majorities
    .text = A party has an absolute majority in a region if it has more politicians there than all others together. It has a relative majority if it has more than any other single party.
rule-GP-009 = Government strength
    .text = The strength of a government is the head count of its largest party in the region. In a coalition only one of the equal parties is counted, never their sum. Strength is measured at the start of the turn; we read this as the moment the region is activated, after politicians have been recalled.
rule-GP-010 = Own regions and last ties
    .text = A party’s own regions are those it governs, alone or in a coalition. A tie that no rule resolves is decided by a die.

## Rules: setting up

rule-GP-020 = Setting up
    .text = All politicians start in their bases, and every region receives its chips from the supply. The dominance marker starts at 12 minus the number of players. All twelve regions are still to be activated.
rule-GP-021 = The auction
    .text = The twelve regions are auctioned in order. All parties bid in secret, at the same time, any number of politicians from their bases, but at least one must stay behind. A bid of zero is allowed.
rule-GP-022 = The highest bid
    .text = A party that alone made the highest bid places these politicians in the region. In addition, one politician from its base retires to Mauritius.
rule-GP-023 = A tie for the highest bid
    .text = If several parties share the highest bid, all of them place their politicians, and nobody retires. The other parties place none.
rule-GP-024 = The second-highest bid
    .text = If one party alone made the highest bid, everyone who made the second-highest bid places those politicians too, and does not retire anyone. The Dutch wording speaks of the third-highest; its example shows that the second is meant, so that is how we play.
rule-GP-025 = The other bids
    .text = All other bids go back to the bases. We read the rules as leaving a region empty if nobody bids for it.
rule-GP-026 = The first hand
    .text = Every party has the same 16 event cards. After the auction each player secretly chooses five of them as a hand that lasts until the first evaluation.
rule-GP-027 = Who begins
    .text = The weakest party takes the first turn; then play goes clockwise.

## Rules: the turn

rule-GP-030 = Recalling politicians
    .text = At the start of its turn a party may take back any number of its politicians from the regions to its base. They can be used again in the same turn.
rule-GP-031 = Card or region
    .text = After that, a party either plays a card from its hand or activates one region that has not yet had its turn. It must do one of the two.
rule-GP-032 = Activating a region
    .text = Any region that is still to come may be chosen, even one that is governed by others. The region is ticked off, and its government, whoever that is, now acts.
rule-GP-033 = Empty regions
    .text = A region without politicians has no government and is passed over. We read this as follows: a party may tick it off as a turn without effect, and the evaluation does not wait for it. Whoever can neither play a card nor activate a region passes.
rule-GP-034 = Number of actions
    .text = The government of the activated region has as many actions as its strength. It may mix the eight kinds in any order, repeat them, and stop early.
rule-GP-035 = A change of government
    .text = The number of actions is fixed when the region is activated. If the government changes meanwhile, the action that has begun is completed, and the new government uses those that remain.
rule-GP-036 = Dominance
    .text = A party that governs as many regions as the dominance marker shows, alone or in coalitions, wins at once. That holds from the moment the cards are taken and play begins; by our reading it is checked then, and after every completed action, card, recall and step of the evaluation. If several parties reach the number together, the strongest wins.

## Rules: vote, veto and sacrifice

rule-GP-040 = Every action is put to the vote
    .text = The government proposes an action, and the parties in the activated region vote on it. Only the purge needs no vote.
rule-GP-041 = The vote
    .text = Every party present has one vote for each of its politicians in the region. We read this as follows: a party votes for, votes against or abstains with all of them together, and the votes are revealed at the same time. The heads of those who propose count as votes for, so only the others are asked.
rule-GP-042 = Absolute majority in the vote
    .text = A government with an absolute majority in the region wins the vote whatever the others do. Where the votes of a united coalition outnumber all others, no vote is held either.
rule-GP-043 = Counting the votes
    .text = Without an absolute majority, an action passes if there are more votes for it than against. With a tie it fails.
rule-GP-044 = Veto
    .text = If an action has passed, the opposition may still stop it: a vetoing party sacrifices one of its politicians in this region. The opposition parties are asked clockwise from the party that made the proposal.
rule-GP-045 = Answering a veto
    .text = The government can push a vetoed action through by sacrificing one politician of its own in the region, and the opposition can answer that with another. We read this as a duel: the two sides take turns, any opposition party may pay for its side, and whoever pays last prevails. It ends when a side will not or cannot go on.
rule-GP-046 = Pushing a lost vote through
    .text = A government that is outvoted or meets a tie may carry out its action all the same by sacrificing one politician in the region. The opposition may reply with a sacrifice, as with a veto.
rule-GP-047 = Agreement in a coalition
    .text = All parties of a coalition must agree to an action. The party whose turn it is makes the proposal if it governs here, otherwise the strongest partner does; after a refusal the next partner clockwise may propose, and a proposal that fails costs an action. Instead of giving way, a partner may push the action through with a sacrifice, an objector may stop it with another, and so on by turns; or they agree to roll a die. Once agreed, be it on a die, the votes of all partners by our reading count as votes for. The votes of a partner who was overruled by a sacrifice do not: the action then needs the region’s vote, in which that partner votes too, unless nobody is in opposition there. Partners may also share the remaining actions out: each of them may once propose a list of who decides which action, and an accepted list binds all until the activation ends. Nobody’s politicians are moved against their party’s will.
rule-GP-048 = Where the sacrificed go
    .text = The rules do not say what becomes of sacrificed politicians. We send them to Mauritius, like all others who step down.
rule-GP-049 = A failed action is spent
    .text = An action that fails counts as used. The rulebook says so only in its extended rules; we read it as true in every game.
rule-GP-050 = Promises and threats
    .text = Anyone may promise or threaten anything, and nobody has to keep to it. Only direct agreements between parties that govern a region together are binding.

## Rules: government actions

rule-GP-060 = Budget
    .text = The region converts one chip: a raw material into three trade, a trade chip into two trade, a trade chip into two diplomacy, or a trade chip into one army. No kind may go above five, so part of the gain can be lost.
rule-GP-061 = Protest against using raw materials
    .text = Whenever a raw material is converted, a die is rolled. On a 1, each party that acted as government sends one of its politicians from this region to Mauritius after the action.
rule-GP-062 = Emigration
    .text = One politician of the government moves from the activated region to an adjacent one. This may cost the government its majority.
rule-GP-063 = Propaganda
    .text = A politician from the base is placed in the activated region or in one adjacent to it, and a second one from the base goes to Mauritius. The overview sheet mentions only adjacent regions; we follow the main text. By our reading the base must hold at least two politicians.
rule-GP-064 = Rehabilitation
    .text = For one diplomacy chip of the region, a politician returns from Mauritius to the base. By our reading it is one of the proposing party; in a coalition the partners settle whose it is.
rule-GP-065 = Trade and tribute
    .text = The region exchanges chips with an adjacent region, gives some away or demands some; any kinds and amounts are possible. The government of the other region must consent, whatever the reason. At this table an offer names up to five of each kind in either direction, and there are at most three counter-offers to an action. The action is confirmed in the region before the other government answers; a counter-offer is not put to the vote again, but everyone with a say must accept it.
rule-GP-066 = Purge
    .text = For one army chip of the region, one politician of the opposition there is sent back to base. There is no vote and so no veto. By our reading, coalition partners must still agree.
rule-GP-067 = War
    .text = A region may attack an adjacent region, provided that one has a government. Each side rolls a die and adds its army chips. The higher total wins, so the attacker may lose as well.
rule-GP-068 = A drawn war
    .text = A war is drawn if the totals are equal. It is also drawn if an attacker with at least two more army chips than the defender rolls a 1 against a 3. Both regions then lose one army chip.
rule-GP-069 = Losses in war
    .text = The winning region loses one army chip. The losing region loses one army chip and one trade chip.
rule-GP-070 = The spoils of war
    .text = The winner chooses a number of politicians, up to the difference between the totals. Each governing party of the losing region takes back that many to its base, and the winner puts that many of its own there from base: once, not for every party that lost. By our reading the number is limited by the politicians the losers have there now and by those the winner has in base.
rule-GP-071 = Sharing the spoils
    .text = A coalition that wins a war shares the new places as agreed beforehand, evenly or by dice. Without an agreement we share evenly and roll for what is left over.
rule-GP-072 = No war against oneself
    .text = The rules are silent about attacking a region one governs oneself. We allow an attack only if at least one governing party there is not in the attacking government, and nobody ever replaces politicians of their own.
rule-GP-073 = Diplomatic proposal
    .text = The region puts one or more of its diplomacy chips on “for”. Then all governments, beginning with the region that has the most diplomacy (a tie goes to the lower region number), add any number of their chips for or against, or none. Last come the UN delegates with one vote each, the largest faction first. The proposal is accepted if there is more for than against; all chips staked go to the supply.
rule-GP-074 = Diplomacy in detail
    .text = Several points are our own reading. The order of the regions is fixed when the proposal has been made, after the first stake. The proposing region does not stake again. A government that cannot agree abstains, and regions that are sanctioned or empty have no vote. The delegates of one party may vote differently from each other. For a coalition its strongest party names the stake.
rule-GP-075 = Proposal: party ban
    .text = The named party takes politicians from the named region back to its base, as many as there were more votes for than against, or all it has there.
rule-GP-076 = Proposal: disarmament
    .text = The named region loses as many army chips as there were more votes for than against, as far as it has them. A marker shows that it may not arm until the next evaluation. We read this as barring any gain of army chips, trade included.
rule-GP-077 = Proposal: sanction
    .text = Until the next evaluation the named region cannot act and has no vote, and it gives only half its points, rounded up. We read this as half of what each party scores there, trade bonus included. The overview sheet can also be understood as a mere ban on trade; we follow the detailed text.
rule-GP-078 = Lifting a sanction
    .text = If a sanctioned region is activated, all it can do is propose that the sanction be lifted. By our reading only this region may propose it; it needs diplomacy chips to do so and may try again with each of its actions.
rule-GP-079 = Dealing with a sanctioned region
    .text = A sanction does not protect. Others may still attack the region, trade with it or strike it with cards, and it defends itself as usual.

## Rules: evaluation

rule-GP-090 = Evaluation
    .text = As soon as every region has had its turn, the points are counted. Only the points of this evaluation matter; nothing is carried over from earlier ones.
rule-GP-091 = Points for regions
    .text = A region gives 4 points to a party that is alone there, 3 to one that governs alone with others present, 2 to each party in a coalition and 1 to each party in opposition.
rule-GP-092 = Trade bonus
    .text = Every governing party also scores for the trade chips in its region: 1 point for three, 2 for four, 3 for five.
rule-GP-093 = UN and Mauritius
    .text = Each delegate a party posted to the UN at an earlier evaluation gives it 2 points. Each of its politicians on Mauritius costs it 1.
rule-GP-094 = Winning by points
    .text = The party with the most points wins if it has at least 40 with 2 players, 30 with 3, 25 with 4 or 22 with 5. How a tie is broken is left unclear; we give it to the strongest party, and roll a die if need be.
rule-GP-095 = Posting to the UN
    .text = If nobody has won, the party with the fewest points posts one politician from base or region to the UN, the next one two, and so on up to the leader. By our reading, of two parties with equal points the weaker posts fewer; if even that is equal, a die decides.
rule-GP-096 = Giving up politicians
    .text = Then each party removes politicians in base or region from the game: as many as there are players, less those it has just posted. So all give up the same number. By our reading a party that has fewer gives up what it has.
rule-GP-097 = The end of the game
    .text = If a party now has nobody left in the regions and in base, the game is over. The party with the most points at this evaluation wins.
rule-GP-098 = New round
    .text = All regions are again still to come, and the dominance marker moves one step. The direction is not clear; by our reading one region fewer is needed from now on, because the politicians dwindle.
rule-GP-099 = Amnesty
    .text = All markers for sanctions, disarmament and protectorates are removed.
rule-GP-100 = New cards
    .text = Everyone may keep or discard the cards still in hand and fills the hand up to five. By our reading one chooses freely from one’s own unused cards; only when these run out are all 16 available again. Cards that still lie open unused are discarded.
rule-GP-101 = Who goes on
    .text = Play continues with the party that would have been next without the evaluation.

## Rules: event cards

rule-GP-110 = Assassination
    .text = The player names a politician in a region where the player’s own party is present, and rolls a die. On a 1 the victim leaves the game, on a 2 the victim goes back to base. On a 3 one of the player’s own politicians there must flee to Mauritius.
rule-GP-111 = Diplomatic initiative
    .text = The player makes a diplomatic proposal at once, with one extra vote. We read this as a free vote for it: no chip is needed, and the player need not govern anywhere. Then all governments stake as usual, those of the player too.
rule-GP-112 = Development aid
    .text = The player chooses a region, and another one with more trade. Two trade chips go from the richer to the poorer, but no more than the poorer has room for; the others stay where they are.
rule-GP-113 = Expansion
    .text = The player places two politicians from base in a region where the party is already present. By our reading it may be only one, and nobody goes to Mauritius for it.
rule-GP-114 = Peace initiative
    .text = There can be no wars until the next evaluation, unless a warmonger cancels this card.
rule-GP-115 = Warmonger
    .text = This card either cancels a peace initiative or a non-aggression pact, and both are discarded; or it lies open until the player uses it to add 1 to the die in one war, in attack or defence. Unused, it expires with the evaluation. We read it as declared before the roll; whether a 1 meets a 3 is judged by the dice as they fall.
rule-GP-116 = Non-aggression pact
    .text = The player chooses two adjacent regions: until the next evaluation the second may not attack the first. By our reading it does not bind the other way. A warmonger can cancel it.
rule-GP-117 = Coup
    .text = In any region, the player secretly commits at least one politician from base; these, the party’s politicians in the region and a die make up the total of the coup. Each governing party may secretly commit loyalists from base; they are added to the government strength and one die. The coup succeeds if its total is higher, but never with a 1 against a 3. By our reading all politicians of the government then go to base, and the player places as many from base as the government strength was, as far as there are. Plotters and loyalists go to Mauritius in any case.
rule-GP-118 = Recession
    .text = The player chooses a region. It and all regions adjacent to it lose the trade chips they have beyond their government strength. We read an empty region as having strength 0.
rule-GP-119 = Revolution
    .text = The player chooses a region. For it and for each adjacent region a die is rolled: each governing party keeps at most that many politicians there, and the rest go to base.
rule-GP-120 = Retirement
    .text = The player sends one politician of another party from any region back to base.
rule-GP-121 = Sabotage
    .text = The player chooses a region and rolls a die. The player may remove that many of its chips, of any kinds; by our reading also fewer.
rule-GP-122 = Drive
    .text = The card lies open. Once, when the player is acting as a government, alone or in a coalition, it gives one extra action. Unused, it expires with the evaluation. By our reading it is used when the region’s own actions are spent, and its owner makes the proposal.
rule-GP-123 = Defector
    .text = The player replaces any politician of another party in a region by one from base and sends one more of the party’s own to Mauritius. By our reading the politician replaced goes to base, and the one for Mauritius comes from base if there is one, otherwise from a region.
rule-GP-124 = Unrest
    .text = The player chooses a region. In it and in every adjacent region, each governing party with more politicians than there are trade chips takes the surplus back to base.
rule-GP-125 = Transfer
    .text = The player moves any one politician in a region, of any party, to any other region.

## Rules: extended rules

rule-GP-130 = Free start
    .text = Instead of the auction, the player picked by a die begins, and everyone chooses a start region, each a different one by our reading. Two politicians go there in North America, three in Europe, Russia or China, four anywhere else. Then each player in turn places one politician in any region, for a number of rounds printed on the board. We do not have that table and play 12, 11, 10 or 9 rounds with 2, 3, 4 or 5 players.
rule-GP-131 = Alternatives from the opposition
    .text = If the government is outvoted and does not push its action through, each opposition party may propose another action, which is voted on as usual. The first one accepted is carried out and uses up the action; if all fail, it is lost. By our reading the larger opposition parties come first, ties are rolled for, and the proposing party acts as the government for this one action: it bears the losses of a lost war and of protests. A tie is not outvoted, and even a purge must be voted on when the opposition proposes it.
rule-GP-132 = Bribery
    .text = Whenever UN delegates are to vote on a proposal, each region may bribe some of them, the one richest in trade first; ties follow the order of the regions. Two trade chips make a delegate abstain, three make a delegate vote as the briber wishes, for this vote only. Regions may not pool their chips. Partners of a coalition must agree to each bribe. Chips that the action under confirmation will take cannot be spent on bribes. By our reading the UN’s own vote on its troops cannot be bought.
rule-GP-133 = UN troops
    .text = After an evaluation the delegates may decide to send UN troops, worth three army chips, against a region. They fight as in a war, but the UN loses no politicians. If it wins, as in a war each governing party takes as many politicians back to its base as the totals differ, nobody replaces them, and the region becomes a protectorate. We read this as one motion by the largest faction, carried by a majority of delegates, after the amnesty and before the next turn; those who leave belong to the government.
rule-GP-134 = Protectorate
    .text = Until the next amnesty the UN delegates vote in a protectorate too; they can be bribed but not sacrificed. The government strength equals the number of players, and points are given as if each party’s delegates stood in the region. By our reading they also count when it is settled who governs.

## Options

## How unclear rules are read

ruling-surplus-is-lost = Chips a region cannot hold are lost. An action is possible as long as it changes anything at all.
ruling-idle-cards = A card that could change nothing cannot be played. Whoever can neither play a card nor activate a region passes.
ruling-evaluation-without-empty-regions = The evaluation comes as soon as no region with a government is left to do. On a board without politicians a single turn is enough.
ruling-vetoes-clockwise = Opposition parties may veto one after the other, clockwise from the proposer; in the duel that follows, any of a side may pay.
ruling-who-proposes = In a coalition the player whose turn it is proposes if they govern there, otherwise the strongest partner; after a refusal the next partner clockwise.
ruling-overruled-without-opposition = Where nobody is in opposition, a sacrifice that goes unanswered settles the matter between the partners, and no vote is held.
ruling-own-politicians = Politicians emigrate, campaign or come back from Mauritius only with their own party’s consent.
ruling-objection-spends-the-action = A proposal that a partner’s objection stops counts as a failed action, like one that is lost in the vote.
ruling-protests-hit-who-acted = Protests strike the parties that acted as government when the raw material was used, even if the government has changed meanwhile.
ruling-own-rehabilitated = A government brings only politicians of its own parties back from Mauritius.
ruling-trade-by-offers = Trade is bargained for by offers: up to five of each kind, and at most three counter-offers to an action. The region votes before the other government answers; a counter-offer is not voted on again.
ruling-war-counts-who-is-there = The winner replaces at most as many politicians as stand there now, not as many as there were at the start of the turn.
ruling-coalition-speaks = For a coalition its strongest party names the stake; the partners must agree to it.
ruling-removals-as-far-as-possible = A party with too few politicians for the UN and for leaving the game gives up as many as it has.
ruling-discards-lie-open = Cards that are discarded unplayed lie face up, like those that were played.
ruling-initiative-without-government = Whoever plays the initiative need not govern anywhere; then all governments vote as usual, the player’s own too.
ruling-aid-as-far-as-it-fits = Aid takes no more chips from the giver than the receiver has room for.
ruling-coup-with-a-small-base = If the base is too small for all the places of an overthrown government, the others stay empty. A plotter who governs there too counts only for the coup and loses nobody.
ruling-empty-regions-recede = An empty region has strength 0: a recession takes all its trade chips.
ruling-drive-after-the-last-action = Drive is offered once the region’s own actions are used up; its owner makes the proposal.
ruling-defector-fee-by-the-newcomer = If nobody is left at the base, any own politician in a region may go to Mauritius, even the one just placed.
ruling-alternative-bears-its-costs = Whoever carries out an alternative acts as government: their politicians pay for a lost war and for protests.
ruling-alternative-purge = A purge that the opposition proposes instead is put to the vote like any other alternative.
ruling-nothing-is-spent-twice = Chips that the action under confirmation will take are set aside: they cannot be spent on bribes.
ruling-who-bribes = For a coalition its strongest party names the bribe; the partners must agree to it. Empty and sanctioned regions bribe nobody, and a party that governs alone does not bribe its own delegates.
ruling-troops-after-the-amnesty = The UN decides on troops after the amnesty and the new cards, before the next turn; the protectorate lasts until the next amnesty.

option-homecoming = Coming home from Mauritius
    .text = Politicians return from Mauritius after an evaluation, but the rules do not say at which moment.
    .choice-before-postings = As soon as the points are counted, before the postings to the UN
    .choice-with-amnesty = With the amnesty, after the postings
option-edge_europe_africa = Line between Europe and Africa
    .text = The board’s lines are reconstructed; this one is doubtful.
    .on = Europe and Africa are adjacent
    .off = Europe and Africa are not adjacent
option-edge_africa_india = Line between Africa and India
    .text = The board’s lines are reconstructed; this one is doubtful.
    .on = Africa and India are adjacent
    .off = Africa and India are not adjacent
option-edge_japan_southeast_asia = Line between Japan and Southeast Asia
    .text = The board’s lines are reconstructed; this one is doubtful.
    .on = Japan and Southeast Asia are adjacent
    .off = Japan and Southeast Asia are not adjacent
option-edge_india_australia = Line between India and Australia
    .text = The board’s lines are reconstructed; this one is doubtful.
    .on = India and Australia are adjacent
    .off = India and Australia are not adjacent
option-strength_measured = Measuring strength
    .text = Government strength is taken at the start of the turn. It is unclear whether politicians recalled in that turn still count for the number of actions; cards go by the strength of the moment.
    .choice-after-recall = After the recall
    .choice-before-recall = Before the recall
option-second_bidders = Who else places in the auction
    .text = The Dutch wording lets the third-highest bidders place beside a single winner, while its example lets the second-highest.
    .choice-second = The second-highest bidders
    .choice-third = The third-highest bidders
option-unsold_region = A region nobody wants
    .text = The rules do not say what becomes of a region for which nobody bids.
    .choice-empty = It stays empty
    .choice-once-more = It is offered once more, then stays empty
option-empty_region_activation = Ticking off empty regions
    .text = Empty regions are passed over. It is unclear whether a party may still spend its turn on one.
    .on = A party may tick off an empty region as its turn
    .off = Empty regions cannot be activated
option-dominance_check = When dominance is checked
    .text = Dominance is said to win at any moment. It is unclear whether a moment in the middle of an action counts.
    .choice-completed-step = After each completed action, card, recall or step of the evaluation
    .choice-every-change = After every single change
option-dominance_from = From when dominance counts
    .text = Dominance is said to win at any moment of the game. Some tables want somebody to have moved first.
    .choice-play = From the moment play begins, even before the first turn
    .choice-first-turn = From the end of the first turn
option-dominance_tie = Several parties reach dominance
    .text = The rules do not say who wins if several parties reach dominance together.
    .choice-strongest = The strongest of them wins
    .choice-nobody = Nobody wins yet
option-vote_order = How votes are cast
    .text = The rules do not say whether the parties vote at the same time or in turn.
    .choice-sealed = In secret, revealed together
    .choice-clockwise = Openly, clockwise
option-party_vote = Splitting a party’s votes
    .text = Whether all politicians of a party must vote alike in a region is not said.
    .choice-whole = A party votes with all its heads alike
    .choice-split = A party may split its votes
option-sacrifice_duel = Length of a sacrifice duel
    .text = A sacrifice can be answered by another. How often this may go back and forth is not stated.
    .choice-open-ended = Until one side gives in
    .choice-one-each = One sacrifice for each side
option-coalition_vote = Votes of coalition partners
    .text = How partners who have agreed to an action vote in the region is not said.
    .choice-as-one = Their votes count as votes for
    .choice-apart = Only the proposer’s do; the others vote as they like
option-objector_votes = The vote of an overruled partner
    .text = When a partner’s objection is overcome by a sacrifice, the rules do not say whether that partner still votes in the region.
    .on = Votes like every other party of the region
    .off = Does not vote on this action
option-sacrifice_destination = Where the sacrificed go
    .text = The rules do not say where sacrificed politicians go.
    .choice-mauritius = To Mauritius
    .choice-base = To base
option-failed_action_spent = Failed actions
    .text = Only the extended rules say that an action that failed is lost.
    .on = A failed action is used up
    .off = A failed action may be replaced by another, but a region may fail only as often as it may act
option-propaganda_where = Reach of propaganda
    .text = The main text and the overview sheet differ on where propaganda may place a politician.
    .choice-active-or-adjacent = In the activated region or an adjacent one
    .choice-adjacent = Only in an adjacent region
option-propaganda_needs_two = Propaganda with a single politician
    .text = Propaganda uses one politician and sends a second to Mauritius. It is unclear whether a party with only one in base may use it.
    .on = Two politicians in base are needed
    .off = One is enough; then nobody goes to Mauritius
option-purge_needs_consent = Purge in a coalition
    .text = A purge needs no vote. It is unclear whether coalition partners must agree to it nonetheless.
    .on = All coalition partners must agree
    .off = Any governing party may purge
option-war_limited_by_base = Conquest and base
    .text = The winner of a war replaces politicians from base. It is unclear what happens if the base holds too few.
    .on = No more are removed than the winner can replace
    .off = The losers leave even if not all can be replaced
option-war_split = Spoils of a coalition
    .text = How a winning coalition shares the new places if it has not agreed beforehand.
    .choice-even = Evenly, the remainder by die
    .choice-dice = Every place by die
option-war_needs_outsider = Attacking one’s own government
    .text = The rules do not say whether a region may attack another that is governed by the same parties.
    .on = At least one party governing the target must be an outsider
    .off = Any adjacent government may be attacked
option-diplomacy_order = Order of the stakes
    .text = Governments stake in order of their diplomacy chips. It is unclear whether the chips just staked by the proposing region still count.
    .choice-after-stake = Counted after the first stake
    .choice-before-stake = Counted before the first stake
option-proposer_stakes_again = A second stake by the proposer
    .text = The rules do not say whether the proposing region may stake again when its place in the order comes.
    .on = It may stake again
    .off = It stakes only once
option-divided_government_stake = Divided governments
    .text = What a coalition does in a diplomatic vote if its parties cannot agree.
    .choice-abstain = It abstains
    .choice-dice = A die decides
option-un_faction_split = Splitting a UN faction
    .text = The rules do not say whether all UN delegates of a party must vote the same way.
    .on = A faction may split its votes
    .off = A faction votes as one
option-disarmament_bars_trade = Disarmed regions and trade
    .text = A disarmed region may not arm. It is unclear whether it may receive army chips by trade.
    .on = It may not gain army chips in any way
    .off = It may receive them by trade
option-sanction_half_includes_bonus = Half points and trade bonus
    .text = A sanctioned region gives half its points. It is unclear whether the trade bonus is halved too.
    .on = Points and trade bonus are halved together
    .off = The trade bonus is scored in full
option-sanction_lift_proposer = Who may ask to lift a sanction
    .text = The rules can be understood to mean that only the sanctioned region may propose to lift a sanction, or that it may propose nothing else.
    .choice-sanctioned-region = Only the sanctioned region
    .choice-any-region = Any region
option-sanction_lift_attempts = Attempts to lift a sanction
    .text = The rules do not say how often an activated region may propose to lift its sanction.
    .choice-every-action = Once per action
    .choice-one = Once per activation
option-tie_break_evaluation = Tie for victory
    .text = If several parties lead with enough points, the rules give the victory to the winner of the round, which does not settle it.
    .choice-strongest = The strongest party, then the die
    .choice-die = The die
option-posting_tie_break = Tie for postings
    .text = The rules do not say who posts fewer delegates to the UN if parties have equal points.
    .choice-weaker-fewer = The weaker party, then the die
    .choice-die = The die
option-dominance_step = Step of the dominance marker
    .text = After each evaluation the dominance marker moves one space to the right, but only the board shows whether that is up or down.
    .choice-minus-1 = One region fewer is needed
    .choice-1 = One region more is needed
option-reserve_refill = Refilling the hand
    .text = The rules do not say whether new cards are chosen or drawn.
    .choice-choice = Chosen freely
    .choice-random = Drawn at random
option-assassination_where = Reach of the assassination
    .text = In the Dutch and German text the player’s party must be present in the region; the designer’s English text allows any region and lets a politician flee from base.
    .choice-present = Only where one is present
    .choice-anywhere = In any region
option-initiative_needs_chip = Chip for an initiative
    .text = Whether a diplomatic initiative needs a diplomacy chip beside its extra vote is not said.
    .on = A region of the player must stake a chip
    .off = The extra vote is enough
option-expansion_where = Reach of the expansion
    .text = In the Dutch and German text the player’s party must be present in the region; the designer’s English text allows any region.
    .choice-present = Only where one is present
    .choice-anywhere = In any region
option-expansion_count = Size of an expansion
    .text = The card speaks of two politicians; whether it may be one is not said.
    .choice-up-to = Up to two politicians
    .choice-exactly = Exactly two politicians
option-warmonger_declared = Announcing the warmonger
    .text = The rules do not say whether the warmonger must be announced before the dice are rolled.
    .choice-before-roll = Before the roll
    .choice-after-roll = After the roll
option-warmonger_natural_faces = Warmonger and 1 against 3
    .text = Some results depend on a 1 meeting a 3. It is unclear whether the warmonger’s bonus is added first.
    .on = The dice count as they fell
    .off = The bonus is added first
option-pact_direction = Direction of the pact
    .text = The non-aggression pact protects one region from another. Whether it also protects that other one is not quite clear.
    .choice-one-way = It protects one of the two
    .choice-both-ways = It protects both
option-sabotage_may_stop = Sabotage of fewer chips
    .text = The card says that the player may remove chips. It is unclear whether fewer than the die shows are allowed.
    .on = Fewer are allowed
    .off = As many as the die shows
option-coup_replaced_to = Those ousted by a coup
    .text = The rules do not say where the politicians of an ousted government go.
    .choice-base = To base
    .choice-mauritius = To Mauritius
option-coup_placed = Places won by a coup
    .text = It is unclear how many politicians a successful plotter places against a coalition.
    .choice-strength = As many as the government strength
    .choice-sum = As many as all politicians ousted
option-defector_victim = The politician replaced by a defector
    .text = The rules do not say where the politician replaced by a defector goes.
    .choice-base = To base
    .choice-mauritius = To Mauritius
option-defector_fee = The price of a defector
    .text = A defector costs one more politician, who goes to Mauritius. It is not stated where that politician comes from.
    .choice-base-first = From base; from a region only if the base is empty
    .choice-free-choice = From base or a region, as the player likes
option-free_start = Free start
    .text = An extended rule: players choose start regions and place politicians in turn, instead of bidding in an auction.
    .on = Free start
    .off = Auction
option-free_start_distinct = Start regions
    .text = The rules do not say whether several players may choose the same start region.
    .on = Every start region is chosen only once
    .off = Players may share a start region
option-more_start_rounds = Rounds of the free start
    .text = The number of rounds stands only on the board, which we do not have.
    .choice-minus-3 = Three fewer rounds
    .choice-minus-2 = Two fewer rounds
    .choice-minus-1 = One fewer round
    .choice-0 = The reconstructed number
    .choice-1 = One more round
    .choice-2 = Two more rounds
    .choice-3 = Three more rounds
option-opposition_alternative = Alternatives from the opposition
    .text = An extended rule: when the government is outvoted, the opposition may propose actions of its own.
    .on = With alternatives
    .off = Without alternatives
option-alternative_order = Order of the alternatives
    .text = The rules do not say which opposition party may propose first.
    .choice-size = The largest in the region, ties by die
    .choice-clockwise = Clockwise
option-alternative_after = When alternatives are possible
    .text = Whether a tied vote also lets the opposition propose an alternative is not said.
    .choice-outvoted = Only when there are more votes against
    .choice-not-passed = After a tie too
option-bribery = Bribery
    .text = An extended rule: regions may pay trade chips to influence UN delegates.
    .on = With bribery
    .off = Without bribery
option-troops_bribery = Bribes in the vote on UN troops
    .text = Delegates can be bribed whenever they vote on a proposal. Whether their own vote on troops is one is unclear.
    .on = Bribes are possible there too
    .off = That vote cannot be bought
option-un_troops = UN troops
    .text = An extended rule: after an evaluation the UN may send troops and make a region its protectorate.
    .on = With UN troops
    .off = Without UN troops
option-un_troops_motions = Motions for UN troops
    .text = The UN decides by an internal vote. Who may make a motion is not stated.
    .choice-largest-faction = Only the largest faction
    .choice-each-faction = Each faction in turn
option-un_troops_removed = Who gives way to UN troops
    .text = The rules speak of politicians of the region. It is unclear whether that means the government only.
    .choice-government = Politicians of the governing parties
    .choice-every-party = Politicians of every party there
option-protectorate_delegates_govern = Delegates and the government of a protectorate
    .text = UN delegates vote and score in a protectorate. It is unclear whether they also decide who governs it.
    .on = Delegates count towards the government
    .off = Only politicians in the region count

## Editions

edition-standard = Basic game
    .text = The game for 2 to 5 players without the extended rules: the regions are auctioned at the start.
edition-extended = Extended game
    .text = The game for 2 to 5 players with all extended rules: a free start, alternatives from the opposition, bribery at the UN, and UN troops.

## Regions

region-north-america = North America
region-europe = Europe
region-russia = Russia
region-china = China
region-japan = Japan
region-india = India
region-orient = { $form ->
        [the] the Orient
        [The] The Orient
       *[name] Orient
    }
region-south-america = South America
region-middle-america = Central America
region-southeast-asia = Southeast Asia
region-australia = Australia
region-africa = Africa

## Cards

card-assassination = Assassination
    .text = Attempt on a politician in a region where you are present. 1: out of the game, 2: back to base, 3: one of your own flees to Mauritius.
card-diplomatic-initiative = Diplomatic initiative
    .text = A diplomatic proposal at once, beginning with one free vote for it.
card-development-aid = Development aid
    .text = Two trade chips go from a region to another one with less trade.
card-expansion = Expansion
    .text = Up to two politicians go from base into a region where you are present.
card-peace-initiative = Peace initiative
    .text = No wars until the next evaluation.
card-warmonger = Warmonger
    .text = Cancels a peace initiative or a non-aggression pact, or lies open and adds 1 to your die once in a war.
card-non-aggression-pact = Non-aggression pact
    .text = One region may not be attacked by a certain adjacent region until the next evaluation.
card-coup = Coup
    .text = Secret plotters from base, your politicians in the region and a die against the government strength, its loyalists and a die. If you win, your politicians replace the government.
card-recession = Recession
    .text = A region and those adjacent to it lose all trade chips beyond their government strength.
card-revolution = Revolution
    .text = A die is rolled for a region and each one adjacent to it. Each governing party keeps at most that many politicians there.
card-retirement = Retirement
    .text = A politician of another party in any region goes back to base.
card-sabotage = Sabotage
    .text = A region loses as many chips of your choice as the die shows.
card-drive = Drive
    .text = Lies open and gives one extra action once, when you act as a government.
card-defector = Defector
    .text = One of your politicians from base replaces another party’s in any region; a second one of yours goes to Mauritius.
card-unrest = Unrest
    .text = In a region and those adjacent to it, governing parties keep only as many politicians as there are trade chips.
card-transfer = Transfer
    .text = Any politician in a region moves to any other region.

## Resources

resource-raw = Raw materials
resource-trade = Trade
resource-diplomacy = Diplomacy
resource-army = Army

## Parties

party-0 = Red
    .short = R
party-1 = Green
    .short = G
party-2 = Blue
    .short = B
party-3 = Black
    .short = K
party-4 = Yellow
    .short = Y

## Nouns

word-politician = Politician
word-politicians = Politicians
word-government = Government
word-coalition = Coalition
word-opposition = Opposition
word-mauritius = Mauritius
word-un = UN
word-base = Base
word-sanction = Sanction
word-disarmament = Disarmament
word-protectorate = Protectorate
word-dominance = Dominance
word-evaluation = Evaluation
word-strength = Government strength
word-threshold = Points needed to win

# --- play: what is said at the table ---

## Kinds of action

act-budget = Budget
act-emigration = Emigration
act-propaganda = Propaganda
act-rehabilitation = Rehabilitation
act-trade = Trade or tribute
act-purge = Purge
act-war = War
act-proposal = Diplomatic proposal
vote-yes = yes
vote-no = no
vote-abstain = abstain
vote-for = for
vote-against = against
conversion-raw-trade = 1 raw material for 3 trade
conversion-trade-trade = 1 trade for 2 trade
conversion-trade-diplomacy = 1 trade for 2 diplomacy
conversion-trade-army = 1 trade for 1 army
chips = { $resource ->
        [raw] { $count ->
            [one] { $count } raw material
           *[other] { $count } raw materials
        }
        [trade] { $count } trade
        [diplomacy] { $count } diplomacy
       *[army] { $count ->
            [one] { $count } army
           *[other] { $count } armies
        }
    }
mover = { $mine ->
        [true] You
       *[other] { PLAYER($seat) }
    }
bribed-matter = { $polled ->
        [true] { PLAYER($proposer) } wants { WORD($home, kind: "region") } to { motion }.
       *[other] { motion-moved }.
    }
motion-whose = { $mine ->
        [true] one of your politicians
       *[other] one of { PLAYER($whom) }’s politicians
    }
motion = { $act ->
        [convert] exchange { WORD($conversion, kind: "conversion") }
        [emigrate] move { motion-whose } to { WORD($target, kind: "region") }
        [campaign] place { motion-whose } in { WORD($target, kind: "region") }
        [rehabilitate] bring { motion-whose } back from Mauritius
        [purge] purge { motion-whose }
        [attack] attack { WORD($target, kind: "region") }
        [ban] propose { motion-noun }
        [disarm] propose { motion-noun }
        [sanction] propose { motion-noun }
        [lift] propose { motion-noun }
        [trade] { COUNT($gives) ->
            [0] demand { EACH($takes, say: "chips") } from { WORD($target, kind: "region") }
           *[other] { COUNT($takes) ->
                [0] give { WORD($target, kind: "region") } { EACH($gives, say: "chips") }
               *[other] give { WORD($target, kind: "region") } { EACH($gives, say: "chips") } for { EACH($takes, say: "chips") }
            }
        }
       *[send-troops] send UN troops to { WORD($target, kind: "region") }
    }
motion-noun = { $act ->
        [ban] { $mine ->
            [true] banning you from { WORD($target, kind: "region") }
           *[other] banning { PLAYER($whom) } from { WORD($target, kind: "region") }
        }
        [disarm] disarming { WORD($target, kind: "region") }
        [sanction] sanctions on { WORD($target, kind: "region") }
        [lift] lifting the sanctions on { WORD($target, kind: "region") }
       *[send-troops] sending UN troops to { WORD($target, kind: "region") }
    }
motion-moved = { $own ->
        [true] You propose { motion-noun }
       *[other] { PLAYER($proposer) } proposes { motion-noun }
    }

## What happens

event-bade = { PLAYER($seat) } bids { $politicians ->
        [one] { $politicians } politician
       *[other] { $politicians } politicians
    } for { WORD($region, kind: "region") }.
event-unsold = Nobody bids for { WORD($region, kind: "region") }.
event-settled = { PLAYER($seat) } settles in { WORD($region, kind: "region") }.
event-hand-filled = { PLAYER($seat) } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-cards-drawn = You draw: { WORDS($cards, kind: "card") }.
event-reserve-renewed = All discarded cards of { PLAYER($seat) } can be chosen again.
event-discarded = { PLAYER($seat) } discards { WORD($card, kind: "card") }.
event-open-card-expired = The open card { WORD($card, kind: "card") } of { PLAYER($seat) } expires.
event-first-player = { PLAYER($seat) } is the weakest party and begins.
event-tie-diced = A die decides between { PLAYERS($seats) }: { PLAYER($picked) }.
event-placed = { PLAYER($seat) } places { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } in { WORD($region, kind: "region") }.
event-went-home = { PLAYER($seat) } takes { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } back from { WORD($region, kind: "region") }.
event-resigned = { PLAYER($seat) } sends { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } from { WORD($region, kind: "region") } to Mauritius.
event-resigned-from-base = { PLAYER($seat) } sends { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } from the base to Mauritius.
event-came-home = { PLAYER($seat) } brings { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } home from Mauritius.
event-moved = { PLAYER($seat) }: { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    } from { WORD($origin, kind: "region") } to { WORD($region, kind: "region") }.
event-delegated = { PLAYER($seat) } posts a politician from { WORD($region, kind: "region") } to the UN.
event-delegated-from-base = { PLAYER($seat) } posts a politician from the base to the UN.
event-left-the-game = { PLAYER($seat) } takes a politician of { WORD($region, kind: "region") } out of the game.
event-gave-up-from-base = { PLAYER($seat) } takes a politician of the base out of the game.
event-government-changed = { COUNT($government) ->
        [0] { WORD($region, kind: "region", form: "The") } has no government any more.
       *[other] { WORD($region, kind: "region", form: "The") } is now governed by { PLAYERS($government) }.
    }
event-gained = { WORD($region, kind: "region", form: "The") } gains { chips }.
event-lost = { WORD($region, kind: "region", form: "The") } loses { chips }.
event-turn-began = The turn of { PLAYER($seat) } begins.
event-turn-passed = { PLAYER($seat) } can do nothing.
event-card-played = { PLAYER($seat) } plays { WORD($card, kind: "card") }.
event-activated = { PLAYER($seat) } activates { WORD($region, kind: "region") }: government { PLAYERS($government) }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
event-empty-region-done = { PLAYER($seat) } ticks off { WORD($region, kind: "region") }, which is empty.
event-actions-forgone = { PLAYER($seat) } wants no further action in { WORD($region, kind: "region") }.
event-drive-used = { PLAYER($seat) } uses { card-drive } for one more action in { WORD($region, kind: "region") }.
event-action-failed = The action in { WORD($region, kind: "region") } is not carried out.
event-activation-ended = { WORD($region, kind: "region", form: "The") } is done.
event-dominated = { PLAYER($seat) } governs { $regions } regions; { $goal } are enough for dominance.
event-evaluation-began = Evaluation { $number }: the points are counted.
event-scored = { PLAYER($seat) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $delegates } in the UN, { $mauritius } on Mauritius).
event-won = { PLAYER($seat) } has { $points } points and wins.
event-round-won = { PLAYER($seat) } has the most points, but not enough to win.
event-exhausted = { PLAYER($seat) } has nobody left; { PLAYER($winner) } wins.
event-dominance-moved = Dominance now takes { $goal } regions.
event-amnesty = Amnesty: all markers are taken off the map.
event-troops-declined = { PLAYER($seat) } asks for no troops.
event-troops-moved = { PLAYER($seat) } proposes that the UN send troops to { WORD($region, kind: "region") }.
event-troops-decided = { $accepted ->
        [true] The UN sends troops to { WORD($region, kind: "region") }
       *[other] The UN sends no troops to { WORD($region, kind: "region") }
    } ({ $ayes }:{ $noes }).
event-troops-fought = UN troops against { WORD($region, kind: "region") }: dice { $attacker } and { $defender }, totals { $attack }:{ $defence }, { $result ->
        [won] the UN wins
        [lost] the UN loses
       *[drawn] a draw
    }.
event-protectorate-made = { WORD($region, kind: "region", form: "The") } becomes a protectorate of the UN.
event-proposed-budget = { PLAYER($seat) } proposes in { WORD($region, kind: "region") }: { WORD($conversion, kind: "conversion") }.
event-proposed-emigration = { PLAYER($seat) } proposes that a politician of { PLAYER($party) } emigrate from { WORD($region, kind: "region") } to { WORD($destination, kind: "region") }.
event-proposed-propaganda = { PLAYER($seat) } proposes propaganda from { WORD($region, kind: "region") }: { PLAYER($party) } places one in { WORD($destination, kind: "region") }.
event-proposed-rehabilitation = { PLAYER($seat) } proposes in { WORD($region, kind: "region") } to rehabilitate a politician of { PLAYER($party) }.
event-proposed-purge = { PLAYER($seat) } has a politician of { PLAYER($victim) } purged from { WORD($region, kind: "region") }.
event-proposed-war = { PLAYER($seat) } proposes that { WORD($region, kind: "region") } make war on { WORD($target, kind: "region") }.
event-split-proposed = { $how ->
        [first] { PLAYER($seat) } would place first after a victory.
        [evenly] A victory would be shared evenly.
       *[other] A victory would be shared by dice.
    }
event-proposed-ban = { PLAYER($seat) } proposes to ban { PLAYER($party) } in { WORD($region, kind: "region") }.
event-proposed-disarmament = { PLAYER($seat) } proposes to disarm { WORD($region, kind: "region") }.
event-proposed-sanction = { PLAYER($seat) } proposes sanctions against { WORD($region, kind: "region") }.
event-proposed-lifting = { PLAYER($seat) } proposes to lift the sanctions on { WORD($region, kind: "region") }.
event-agreed = { PLAYER($seat) } agrees.
event-objected = { PLAYER($seat) } objects.
event-withdrawn = { PLAYER($seat) } gives the action up.
event-dice-offered = { PLAYER($seat) } offers to let a die decide.
event-dice-refused = { PLAYER($seat) } does not want to roll a die.
event-dice-decided = { $carried ->
        [true] The die decides for { PLAYER($seat) }.
       *[other] The die decides against { PLAYER($seat) }.
    }
event-list-proposed = { PLAYER($seat) } proposes who decides the next actions, in order: { PLAYERS($shares) }.
event-list-refused = { PLAYER($seat) } refuses the list.
event-list-agreed = Agreed: the next actions are decided, in order, by { PLAYERS($shares) }.
event-absolute-majority = Absolute majority in { WORD($region, kind: "region") } for { PLAYERS($government) }: { $yes } against { $no }.
event-voted = { WORD($region, kind: "region", form: "The") } votes: { $yes } yes, { $no } no.
event-sacrificed = { PLAYER($seat) } sacrifices a politician in { WORD($region, kind: "region") }.
event-offer-made = { PLAYER($seat) } makes an offer from { WORD($region, kind: "region") } to { WORD($partner, kind: "region") }.
event-offered = { WORD($region, kind: "region", form: "The") } would give { chips }.
event-offer-refused = { PLAYER($seat) } refuses the offer.
event-traded = { WORD($region, kind: "region", form: "The") } and { WORD($partner, kind: "region") } trade.
event-protest-rolled = { $protests ->
        [true] A { $face }: protests in { WORD($region, kind: "region") } against the use of raw material.
       *[other] A { $face }: no protests in { WORD($region, kind: "region") }.
    }
event-warmonger-used = { PLAYER($seat) } uses { card-warmonger } for the { $side ->
        [attack] attack
       *[defence] defence
    }.
event-war-fought = War of { WORD($region, kind: "region") } against { WORD($target, kind: "region") }: dice { $attacker } and { $defender }, totals { $attack }:{ $defence }, { $result ->
        [won] the attacker wins
        [lost] the defender wins
       *[drawn] a draw
    }.
event-staked-for = { WORD($region, kind: "region", form: "The") } stakes { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } in favour of the proposal.
event-staked-against = { WORD($region, kind: "region", form: "The") } stakes { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } against the proposal.
event-abstained = { WORD($region, kind: "region", form: "The") } abstains.
event-stake-refused = { PLAYER($seat) } does not agree to the stake of { WORD($region, kind: "region") }.
event-stake-diced = { $stands ->
        [true] The die lets the stake of { WORD($region, kind: "region") } stand.
       *[other] The die cancels the stake of { WORD($region, kind: "region") }.
    }
event-bribed = { WORD($region, kind: "region", form: "The") } bribes a delegate of { PLAYER($seat) }: { WORD($vote, kind: "vote") }.
event-bribe-refused = { PLAYER($seat) } does not agree to a bribe by { WORD($region, kind: "region") }.
event-delegates-voted = Delegates of { PLAYER($seat) }: { $ayes } for, { $noes } against.
event-proposal-decided = { $accepted ->
        [true] The proposal is accepted
       *[other] The proposal is rejected
    }, { $ayes }:{ $noes }.
event-disarmed = { WORD($region, kind: "region", form: "The") } may not arm until the next evaluation.
event-sanctioned = { WORD($region, kind: "region", form: "The") } is under sanctions until the next evaluation.
event-sanction-lifted = The sanctions on { WORD($region, kind: "region") } are lifted.
event-card-laid-open = { PLAYER($seat) } lays { WORD($card, kind: "card") } open.
event-card-cancelled = { WORD($card, kind: "card") } of { PLAYER($seat) } is cancelled.
event-pact-made = { WORD($region, kind: "region", form: "The") } cannot be attacked by { WORD($neighbour, kind: "region") } until the next evaluation.
event-assassination = { PLAYER($seat) } tries to assassinate a politician of { PLAYER($victim) } in { WORD($region, kind: "region") }: { $face }.
event-revolution-rolled = Revolution in { WORD($region, kind: "region") }: { $face } may stay.
event-sabotage-rolled = Sabotage in { WORD($region, kind: "region") }: { $face ->
        [one] { $face } chip
       *[other] { $face } chips
    }.
event-coup-planned = { PLAYER($seat) } plans a coup in { WORD($region, kind: "region") }.
event-plotters-committed = { PLAYER($seat) } has { $politicians ->
        [one] { $politicians } politician
       *[other] { $politicians } politicians
    } plotting.
event-loyalists-committed = { PLAYER($seat) } has { $politicians ->
        [one] { $politicians } politician
       *[other] { $politicians } politicians
    } standing by the government.
event-coup-fought = { $success ->
        [true] The coup of { PLAYER($seat) } in { WORD($region, kind: "region") } succeeds
       *[other] The coup of { PLAYER($seat) } in { WORD($region, kind: "region") } fails
    }: dice { $plotters } and { $government }, totals { $attack }:{ $defence }.

## What one can do

action-bid = Bid { $politicians ->
        [one] { $politicians } politician
       *[other] { $politicians } politicians
    }
action-settle = Begin in { WORD($region, kind: "region") } with { $politicians }
action-place = Place one in { WORD($region, kind: "region") }
action-take-card = Take { WORD($card, kind: "card") }
action-recall = Recall politicians first
action-recall-from = Recall one from { WORD($region, kind: "region") }
action-play = Play { WORD($card, kind: "card") }
action-activate = { COUNT($government) ->
        [0] Tick off { WORD($region, kind: "region") } (empty)
       *[other] Activate { WORD($region, kind: "region") }: { PLAYERS($government) }, { $strength ->
            [one] { $strength } action
           *[other] { $strength } actions
        }
    }
action-pass = Pass
action-act = { WORD($kind, kind: "act") }
action-stop = No further action
action-share-out = Propose who decides which action
action-assign = { $mine ->
        [true] You decide this one
       *[other] { PLAYER($seat) } decides this one
    }
action-use-drive = Use { card-drive } for one more action
action-convert = { $pay ->
        [raw] { $pays ->
            [one] { $pays } raw material
           *[other] { $pays } raw materials
        }
       *[other] { $pays } { WORD($pay, kind: "resource") }
    } for { $gains } { WORD($gain, kind: "resource") }
action-emigrate = { mover }: one to { WORD($region, kind: "region") }
action-campaign = { mover }: one into { WORD($region, kind: "region") }
action-rehabilitate = { $mine ->
        [true] Bring back one of your politicians
       *[other] Bring back one of { PLAYER($seat) }’s politicians
    }
action-purge = Purge one of { PLAYER($seat) }’s politicians
action-attack = Attack { WORD($region, kind: "region") } ({ $won }% victory, { $drawn }% draw)
action-ban = Ban { PLAYER($seat) } in { WORD($region, kind: "region") }
action-disarm = Disarm { WORD($region, kind: "region") }
action-sanction = Sanctions against { WORD($region, kind: "region") }
action-lift = Lift the sanctions on { WORD($region, kind: "region") }
action-stake = Stake { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
action-agree = Agree
action-object = Object
action-withdraw = Give the action up
action-offer-dice = Offer to let a die decide
action-sacrifice = Sacrifice a politician
action-decline = { $of ->
        [pass] Let it pass
        [fail] Let it fail
        [drive] No extra action
        [alternative] No other action
        [bribe] No bribe
        [troops] No troops
       *[warmonger] Fight without it
    }
action-ballot = { $vote ->
        [yes] Yes
        [no] No
       *[abstain] Abstain
    }
action-approach = Trade with { WORD($region, kind: "region") }
action-give = Give { chips }
action-take = Take { chips }
action-send = Send the offer
action-trade = Trade with { WORD($region, kind: "region") }
action-accept = Accept the offer
action-refuse = Refuse the offer
action-counter = Make a counter-offer
action-split-evenly = Share a victory evenly
action-split-by-dice = Let dice share a victory
action-split-first = { $mine ->
        [true] You place first
       *[other] { PLAYER($seat) } places first
    }
action-use-warmonger = { card-warmonger } for the { $side ->
        [attack] attack
       *[defence] defence
    }
action-replace = Replace { $politicians ->
        [one] { $politicians } politician
       *[other] { $politicians } politicians
    }
action-stake-for = { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } in favour
action-stake-against = { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } against
action-abstain = Abstain
action-cast = { $delegates ->
        [1] { $ayes ->
            [1] For
           *[other] { $noes ->
                [1] Against
               *[other] Abstain
            }
        }
       *[other] { $ayes } for, { $noes } against
    }
action-bribe = Pay { $price } trade: { $mine ->
        [true] your delegate
       *[other] { PLAYER($seat) }’s delegate
    } { $vote ->
        [abstain] abstains
        [for] votes for
       *[against] votes against
    }
action-send-troops = UN troops against { WORD($region, kind: "region") }
action-target = { $mine ->
        [true] One of your politicians
       *[other] One of { PLAYER($seat) }’s politicians
    } in { WORD($region, kind: "region") }
action-choose = { WORD($region, kind: "region", form: "name") }
action-expand = { $politicians ->
        [one] { $politicians } politician
       *[other] { $politicians } politicians
    } into { WORD($region, kind: "region") }
action-cancel = Cancel { WORD($card, kind: "card") } of { PLAYER($seat) }
action-lie-open = Lay it open for later
action-commit = Commit { $politicians ->
        [one] { $politicians } politician
       *[other] { $politicians } politicians
    }
action-remove = Remove one: { WORD($resource, kind: "resource") }
action-retire = One from { WORD($region, kind: "region") } to Mauritius
action-retire-from-base = One from the base to Mauritius
action-post = One from { WORD($region, kind: "region") } to the UN
action-post-from-base = One from the base to the UN
action-give-up = One of { WORD($region, kind: "region") } out of the game
action-give-up-from-base = One of the base out of the game
action-discard-card = Discard { WORD($card, kind: "card") }
action-keep-cards = Keep the cards in hand

## What is asked

prompt-auction = Bid for { WORD($region, kind: "region") }: up to { $most } of the { $base } in your base.
    .waiting = All bid for { WORD($region, kind: "region") }.
prompt-start-region = Choose your start region. The richer it is, the fewer politicians begin there.
    .waiting = { PLAYER($seat) } chooses a start region.
prompt-start-placement = Place a politician in any region ({ $own } left to place).
    .waiting = { PLAYER($seat) } places a politician.
prompt-take-cards = Choose { $size } event cards for your hand ({ $held } chosen).
    .waiting = All choose their cards.
prompt-sort-out = Discard unplayed cards, or keep your hand; it is filled up afterwards.
    .waiting = All sort their cards.
prompt-turn = Play a card or activate a region.
    .waiting = It is { PLAYER($seat) }’s turn.
prompt-recalling = Recall politicians to your base.
    .waiting = { PLAYER($seat) } recalls politicians.
prompt-sharing = Who decides action { $action } of { $actions } in { WORD($region, kind: "region") }? The list is binding once all partners agree.
    .waiting = { PLAYER($seat) } draws up a list for { WORD($region, kind: "region") }.
prompt-government-acts = { WORD($region, kind: "region", form: "The") } acts: choose an action ({ $actions } left).
    .waiting = { PLAYER($seat) } chooses an action for { WORD($region, kind: "region") }.
prompt-extra-action = Use { card-drive } for one more action in { WORD($region, kind: "region") }?
    .waiting = An extra action in { WORD($region, kind: "region") } is possible.
prompt-consent = { PLAYER($proposer) } wants { WORD($region, kind: "region") }, which you govern together, to { motion }. Do you agree?
    .waiting = The coalition partners are asked.
prompt-disagreement = { COUNT($objected) ->
        [one] { PLAYERS($objected) } objects to your plan: { motion }.
       *[other] { PLAYERS($objected) } object to your plan: { motion }.
    } What now?
    .waiting = { PLAYER($seat) } answers the objection of { PLAYERS($objected) }.
prompt-dice-offer = { PLAYER($seat) } would let a die decide whether to { motion }. Do you agree?
    .waiting = { PLAYER($seat) } has offered a die.
prompt-sharing-consent = { $alone ->
        [true] { PLAYER($first) } would decide { $actions ->
            [2] both
           *[other] all { $actions }
        } remaining actions of { WORD($region, kind: "region") }.
       *[other] The next actions of { WORD($region, kind: "region") } would be decided, in this order, by { PLAYERS($shares) }.
    } Do you agree?
    .waiting = The partners consider a list.
prompt-vote = { PLAYER($proposer) } wants { WORD($region, kind: "region") } to { motion }. You have { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } votes on the action.
prompt-open-vote = { PLAYER($proposer) } wants { WORD($region, kind: "region") } to { motion }. You have { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } and vote in the open.
    .waiting = { WORD($region, kind: "region", form: "The") } votes openly on the action.
prompt-duel = { $standing ->
        [true] { WORD($region, kind: "region", form: "The") } is about to { motion }. Sacrifice one of your politicians there to stop it?
       *[other] The plan for { WORD($region, kind: "region") } to { motion } is about to fail. Sacrifice one of your politicians there to push it through?
    }
    .waiting = Sacrifices decide the action in { WORD($region, kind: "region") }.
prompt-alternatives = { WORD($region, kind: "region", form: "The") } will not { motion }. Propose another action for it?
    .waiting = The opposition of { WORD($region, kind: "region") } may propose another action.
prompt-budget = Choose a conversion for { WORD($region, kind: "region") }.
    .waiting = { PLAYER($seat) } plans the budget of { WORD($region, kind: "region") }.
prompt-emigration = Who emigrates from { WORD($region, kind: "region") }, and where to?
    .waiting = { PLAYER($seat) } plans an emigration from { WORD($region, kind: "region") }.
prompt-propaganda = Where does a new politician go? Another one from the base goes to Mauritius for it.
    .waiting = { PLAYER($seat) } plans propaganda in { WORD($region, kind: "region") }.
prompt-rehabilitation = Whose politician comes back from Mauritius? It costs { $price } diplomacy of { WORD($region, kind: "region") }.
    .waiting = { PLAYER($seat) } plans a rehabilitation in { WORD($region, kind: "region") }.
prompt-partner = Which region does { WORD($region, kind: "region") } trade with?
    .waiting = { PLAYER($seat) } looks for a partner for { WORD($region, kind: "region") }.
prompt-offer = Draw the offer up, then send it. You give: { COUNT($gives) ->
        [0] nothing
       *[other] { EACH($gives, say: "chips") }
    }. You ask for: { COUNT($takes) ->
        [0] nothing
       *[other] { EACH($takes, say: "chips") }
    }.
    .waiting = { PLAYER($seat) } draws up an offer.
prompt-reply = { PLAYER($author) } makes you an offer. You get { COUNT($get) ->
        [0] nothing
       *[other] { EACH($get, say: "chips") }
    }, you give { COUNT($pay) ->
        [0] nothing
       *[other] { EACH($pay, say: "chips") }
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } considers the offer of { PLAYER($author) }.
prompt-purge-victim = Whose politician is sent home from { WORD($region, kind: "region") }? It costs { $price } army there and needs no vote.
    .waiting = { PLAYER($seat) } plans a purge in { WORD($region, kind: "region") }.
prompt-war-target = Whom does { WORD($region, kind: "region") } attack?
    .waiting = { PLAYER($seat) } plans a war from { WORD($region, kind: "region") }.
prompt-war-split = How would a victory be shared among { PLAYERS($partners) }?
    .waiting = { PLAYER($seat) } says how a victory would be shared.
prompt-war = { WORD($home, kind: "region", form: "The") } attacks { WORD($region, kind: "region") }, { $ours } against { $theirs }{ $thrown ->
        [true] {""} with the dice
       *[other] {""} before the dice
    }. Use { card-warmonger } to add 1?
    .waiting = A war is about to be decided.
prompt-spoils = You won: replace how many politicians of { PLAYERS($losers) } in { WORD($region, kind: "region") }? At most { $most }.
    .waiting = { PLAYER($seat) } takes the spoils in { WORD($region, kind: "region") }.
prompt-proposal = { $by ->
        [card] What does your card propose? Governments and the UN vote on it.
       *[region] What does { WORD($region, kind: "region") } propose? Governments and the UN vote on it.
    }
    .waiting = { PLAYER($seat) } makes a proposal.
prompt-own-stake = How many diplomacy chips of { WORD($region, kind: "region") } do you stake on your own proposal?
    .waiting = { PLAYER($seat) } stakes diplomacy of { WORD($region, kind: "region") }.
prompt-government-stake = { motion-moved }: { $ayes } for, { $noes } against. Spend how much of the { $held } diplomacy of { WORD($region, kind: "region") }?
    .waiting = { PLAYER($seat) } decides the stake of { WORD($region, kind: "region") }.
prompt-stake-consent = { $side ->
        [for] { PLAYER($seat) } wants { WORD($region, kind: "region") } to spend { $count } diplomacy on { motion-noun }.
       *[against] { PLAYER($seat) } wants { WORD($region, kind: "region") } to spend { $count } diplomacy against { motion-noun }.
    } Do you agree?
    .waiting = The partners in { WORD($region, kind: "region") } consider the stake.
prompt-factions = { motion-moved }: { $ayes } for, { $noes } against. { $delegates ->
        [one] How does your delegate vote?
       *[other] How do your { $delegates } delegates vote?
    }
    .waiting = The factions of the UN vote.
prompt-bribery = { bribed-matter } Does { WORD($region, kind: "region") } pay delegates to abstain or to vote its way?
    .waiting = { PLAYER($seat) } decides on bribes by { WORD($region, kind: "region") }.
prompt-bribe-consent = { bribed-matter } { WORD($region, kind: "region", form: "The") } would pay { $price } trade so that { $yours ->
        [true] your delegate
       *[other] a delegate of { PLAYER($victim) }
    } { $vote ->
        [abstain] abstains
        [for] votes for it
       *[against] votes against it
    }. Do you agree?
    .waiting = The partners in { WORD($region, kind: "region") } consider a bribe.
prompt-assassination-victim = Whom do you try to assassinate, and where? 1 on the die: out of the game, 2: back to base, 3: one of yours flees.
    .waiting = { PLAYER($seat) } plans an assassination.
prompt-expansion = Where do you expand? Up to two of your politicians go there from your base.
    .waiting = { PLAYER($seat) } expands.
prompt-retirement-victim = Who is sent into retirement? That politician goes back to their party’s base.
    .waiting = { PLAYER($seat) } sends somebody into retirement.
prompt-defection = Whose politician do you replace with one from your base? Another one of yours goes to Mauritius for it.
    .waiting = { PLAYER($seat) } woos a defector.
prompt-defector-fee = Another politician of yours goes to Mauritius: which one?
    .waiting = { PLAYER($seat) } pays for the defector.
prompt-transfer = Whose politician is transferred, and from where?
    .waiting = { PLAYER($seat) } transfers a politician.
prompt-transfer-to = Where does { $mine ->
        [true] your politician
       *[other] { PLAYER($party) }’s politician
    } from { WORD($origin, kind: "region") } go?
    .waiting = { PLAYER($seat) } transfers a politician of { PLAYER($party) }.
prompt-development-aid = Which region gets development aid: two trade of a region that has more?
    .waiting = { PLAYER($seat) } grants development aid.
prompt-aid-giver = Which region gives two trade to { WORD($region, kind: "region") }?
    .waiting = { PLAYER($seat) } chooses who gives to { WORD($region, kind: "region") }.
prompt-recession = Where does the recession break out? There and next to it, trade beyond the government strength is lost.
    .waiting = { PLAYER($seat) } plays a recession.
prompt-revolution = Where does the revolution break out? There and next to it, dice limit how many politicians governing parties keep.
    .waiting = { PLAYER($seat) } plays a revolution.
prompt-sabotage = Which region is sabotaged? It loses as many chips of your choice as the die shows.
    .waiting = { PLAYER($seat) } plans sabotage.
prompt-sabotaging = Remove a chip from { WORD($region, kind: "region") } ({ $left } left).
    .waiting = { PLAYER($seat) } sabotages { WORD($region, kind: "region") }.
prompt-unrest = Where does the unrest break out? There and next to it, governing parties keep no more politicians than there is trade.
    .waiting = { PLAYER($seat) } stirs up unrest.
prompt-initiative-backer = Which of your regions pays a diplomacy chip for the initiative? It counts as a vote for your proposal.
    .waiting = { PLAYER($seat) } seeks backing for an initiative.
prompt-pact = Which region does the pact protect from one of its neighbours?
    .waiting = { PLAYER($seat) } makes a pact.
prompt-pact-neighbour = Which neighbour may not attack { WORD($region, kind: "region") } until the next evaluation?
    .waiting = { PLAYER($seat) } protects { WORD($region, kind: "region") }.
prompt-warmonger = Cancel an open card, or lay { card-warmonger } open?
    .waiting = { PLAYER($seat) } plays { card-warmonger }.
prompt-coup-region = Where is the coup? If it succeeds, your politicians replace the government.
    .waiting = { PLAYER($seat) } plans a coup.
prompt-coup = { $plotting ->
        [true] How many plot in { WORD($region, kind: "region") }? The government is { $strength } strong, your base holds { $base }. Whoever takes part goes to Mauritius.
       *[other] How many defend the government of { WORD($region, kind: "region") } (strength { $strength })? Your base holds { $base }. Whoever takes part goes to Mauritius.
    }
    .waiting = { PLAYER($seat) } attempts a coup in { WORD($region, kind: "region") }.
prompt-posting = Post politicians to the UN: { $left } of { $of } still to go. The more points, the more are posted; your place is { $place }.
    .waiting = Politicians are posted to the UN.
prompt-removal = Take politicians out of the game: { $left } of { $of } still to go, so that all give up the same number.
    .waiting = Politicians leave the game.
prompt-troops-motion = Against which region shall the UN send { $troops } troops? Its delegates will vote on it.
    .waiting = The UN considers sending troops.

## What is not possible

refusal-no-list-now = No list can be made of { $actions ->
        [one] { $actions } remaining action
       *[other] { $actions } remaining actions
    }.
refusal-only-lifting = { WORD($region, kind: "region", form: "The") } is under sanctions: it may only propose to lift them.
refusal-peace-in-force = { WORD($region, kind: "region", form: "The") } cannot make war: a peace initiative is in force.
refusal-pact-in-force = A pact protects { WORD($other, kind: "region") } from { WORD($region, kind: "region") }.
refusal-no-budget-now = { WORD($region, kind: "region", form: "The") } has nothing it could convert.
refusal-no-emigration-now = Nobody of the government can emigrate from { WORD($region, kind: "region") }.
refusal-no-propaganda-now = Propaganda needs { $least } politicians in the base; it has { $base }.
refusal-no-rehabilitation-now = Rehabilitation needs a diplomacy chip ({ WORD($region, kind: "region") } has { $diplomacy }) and somebody on Mauritius ({ $mauritius }).
refusal-no-trade-now = { WORD($region, kind: "region", form: "The") } has no neighbour to trade with.
refusal-no-purge-now = A purge needs an army chip ({ WORD($region, kind: "region") } has { $army }) and an opposition.
refusal-no-war-now = { WORD($region, kind: "region", form: "The") } has nobody it could make war on.
refusal-no-proposal-now = A proposal needs a diplomacy chip ({ WORD($region, kind: "region") } has { $diplomacy }) and something to propose.
refusal-bid-too-high = { FIGURE($bid) } is too much: { $kept } of the { $base } in the base must stay there.
refusal-bid-below-zero = A bid of { FIGURE($bid) } is not possible.
refusal-start-region-taken = { WORD($region, kind: "region", form: "The") } is the start region of { PLAYER($owner) }.
refusal-no-such-bribe = { PLAYER($seat) } has { $delegates ->
        [one] { $delegates } delegate
       *[other] { $delegates } delegates
    } to bribe; it costs { $price } trade, the region has { $trade }.
refusal-cannot-pay = { WORD($region, kind: "region", form: "The") } cannot pay { $pays }: { WORD($resource, kind: "resource") }; it has { $held }.
refusal-disarmed = { WORD($region, kind: "region", form: "The") } is disarmed and may not arm.
refusal-changes-nothing = That would change nothing in { WORD($region, kind: "region") }: { WORD($resource, kind: "resource") } { $held }, at most { $cap }, or none left in the supply.
refusal-pact-already = A pact between { WORD($region, kind: "region") } and { WORD($other, kind: "region") } is in force already.
refusal-not-adjacent = { WORD($other, kind: "region", form: "The") } does not border on { WORD($region, kind: "region") }.
refusal-party-not-there = { PLAYER($seat) } has nobody there: { WORD($region, kind: "region") }.
refusal-no-such-number = { $count } is not possible: from { $least } to { $most }.
refusal-region-without-effect = The card would have no effect there: { WORD($region, kind: "region") }.
refusal-giver-not-richer = { WORD($giver, kind: "region", form: "The") } ({ $gives } trade) is not richer than { WORD($receiver, kind: "region") } ({ $has }).
refusal-chips-not-there = { WORD($region, kind: "region", form: "The") } does not have { $count }: { WORD($resource, kind: "resource") }; it has { $held }.
refusal-nobody-to-overthrow = There is no government but your own to overthrow: { WORD($region, kind: "region") }.
refusal-only-lifted-by-itself = Only { WORD($region, kind: "region") } itself can propose to lift its sanctions.
refusal-not-sanctioned = There are no sanctions to lift: { WORD($region, kind: "region") }.
refusal-sanctioned-already = There are sanctions already: { WORD($region, kind: "region") }.
refusal-marker-used-up = All { $count } markers are in use ({ WORD($marker, kind: "word") }): { WORDS($regions, kind: "region") }.
refusal-nothing-to-disarm = There is nothing to disarm: { WORD($region, kind: "region") }.
refusal-no-such-stake = { $chips } is not possible: from { $least } to { $held }.
refusal-not-in-government-here = { PLAYER($seat) } does not govern here: { WORD($region, kind: "region") }.
refusal-base-too-small = { PLAYER($seat) } has { $base } in the base; at least { $least } must be there.
refusal-nobody-on-mauritius = { PLAYER($seat) } has nobody on Mauritius.
refusal-not-in-opposition = { PLAYER($seat) } is not in opposition here: { WORD($region, kind: "region") }.
refusal-no-government-there = { WORD($other, kind: "region", form: "The") } has no government.
refusal-own-government-there = { WORD($other, kind: "region", form: "The") } is governed by the same parties as { WORD($region, kind: "region") }.
refusal-already-in-offer = The offer says something about it already ({ WORD($region, kind: "region") }): { WORD($resource, kind: "resource") }.
refusal-no-more-counters = There are at most { $most } counter-offers.
refusal-region-empty = Nobody is there: { WORD($region, kind: "region") }.
refusal-region-done = { WORD($region, kind: "region", form: "The") } is done for this round.
refusal-recalled-already = You have recalled politicians already in this turn.
refusal-nobody-to-recall = You have no politicians in regions to recall.
refusal-card-without-effect = { WORD($card, kind: "card") } would have no effect now.
refusal-card-not-held = You do not hold { WORD($card, kind: "card") }.
refusal-no-such-votes = { $ayes } for and { $noes } against is not possible with { $delegates ->
        [one] { $delegates } delegate
       *[other] { $delegates } delegates
    }.
refusal-protectorate-already = { WORD($region, kind: "region", form: "The") } is a protectorate already.

## What is promised

remark-will-vote = { PLAYER($speaker) } promises the next vote: { WORD($vote, kind: "vote") }.
remark-will-not-attack = { PLAYER($speaker) } promises not to attack { WORD($region, kind: "region") } until the next evaluation.
remark-call-against = { PLAYER($speaker) }: { PLAYER($seat) } is about to win. We must stop that together.
remark-threaten = { PLAYER($speaker) }: { PLAYER($seat) }, whoever attacks me will be attacked.
remark-ask-peace = { PLAYER($speaker) }: { PLAYER($seat) }, will you leave my regions in peace?
remark-would-trade = { PLAYER($speaker) }: { PLAYER($seat) }, I would give { WORD($give, kind: "resource") } for { WORD($take, kind: "resource") }.
remark-answer = { $because ->
        [agreed] { PLAYER($speaker) }: { PLAYER($seat) }, agreed.
        [leader] { PLAYER($speaker) }: { PLAYER($seat) }, no: you are ahead.
        [broken] { PLAYER($speaker) }: { PLAYER($seat) }, no: you have broken your word.
       *[no-use] { PLAYER($speaker) }: { PLAYER($seat) }, no: that would be of no use to me.
    }

## Endings

ending-threshold = The points needed to win were reached at an evaluation.
ending-dominance = One party dominates the world.
ending-exhaustion = A party has nobody left; the winner of the round wins.

## The terminal

terminal-world = Evaluations so far { $evaluations } · dominance { $dominance } regions · { $goal } points win
terminal-base = base
terminal-regions = in regions
terminal-mauritius = Mauritius
terminal-un = UN
terminal-gone = out
terminal-governed = governs
terminal-cards = cards
terminal-points = points
terminal-standing = now
terminal-open-cards = Open cards:
terminal-hand = Your cards:
terminal-remark = promise
    .text = You can promise, ask, threaten and answer (nobody is bound by it):
