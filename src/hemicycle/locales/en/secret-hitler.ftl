# Words of Secret Hitler
# CC BY-NC-SA 4.0 (https://creativecommons.org/licenses/by-nc-sa/4.0/), see src/hemicycle/games/secret_hitler/LICENSE.md

## Rules: preparation

rule-SH-001 = Players and roles
    .text = Five to ten people play. One of them is Hitler. Besides Hitler there is one fascist with 5 or 6 players, two with 7 or 8, and three with 9 or 10. Everybody else is a liberal, so the liberals outnumber the other side by one or two.
rule-SH-002 = The policies
    .text = The deck holds 6 liberal and 11 fascist policies, shuffled face down. The first three cards are all fascist in 24% of games, one of them is liberal in 49%, two are in 24%, and all three in 3%. Other editions may use another mix.
rule-SH-003 = Party and role
    .text = Everybody has a secret role (liberal, fascist or Hitler) and a party membership. Liberals belong to the liberal party, the fascists and Hitler to the fascist party. Whoever sees only a membership therefore cannot tell Hitler from any other fascist.
rule-SH-004 = Who knows whom
    .text = Before the first election the fascists learn who the other fascists are and who is Hitler. With 5 or 6 players Hitler also learns who the fascist is; with 7 or more Hitler knows nobody. Liberals know only themselves.
rule-SH-005 = The first candidate
    .text = The first candidate for president is drawn by lot.

## Rules: election

rule-SH-010 = The presidency goes round
    .text = Every round has a new candidate for president: the next living player clockwise. Nobody is passed over because of an office held before.
rule-SH-011 = Nominating a chancellor
    .text = The candidate for president nominates another living player as chancellor. The two who formed the last elected government are barred, whichever office they held. Candidates who were voted down are not barred, and no one is ever barred from the presidency.
rule-SH-012 = Term limits at a small table
    .text = When five players are alive, only the last elected chancellor is barred; the last president may be nominated. What counts is the number alive at the moment of nomination. We read this as applying to four and three as well.
rule-SH-013 = The vote
    .text = All living players vote yes or no on the proposed government, both candidates included. The votes are secret until all are in, then everyone sees who voted how. The government is elected if there are more yes than no votes; a tie is not enough.
rule-SH-014 = A rejected government
    .text = If the vote fails, the election tracker moves up by one and the next player becomes the candidate. If the tracker reaches three, there is chaos first.
rule-SH-015 = Chaos
    .text = When the election tracker reaches three, the top policy of the deck is enacted at once. A power it would give is lost, the tracker goes back to zero and all term limits are lifted, so that the next candidate may nominate any other living player. A deck of fewer than three cards is shuffled together with the discards; we check this before the card is taken and again afterwards. An option lets chaos end the game with a fascist victory instead.
rule-SH-016 = Resetting the tracker
    .text = The election tracker returns to zero whenever a policy is enacted, by a government or by chaos. An election alone does not reset it.
rule-SH-017 = Policies enacted by chaos count
    .text = A policy enacted by chaos counts like any other: it can win the game, it brings closer the point from which electing Hitler is fatal, and it can unlock the veto. Only its power is lost.

## Rules: legislative session

rule-SH-020 = Hitler as chancellor
    .text = If a government is elected while three or more fascist policies lie on the board, it is checked at once whether the new chancellor is Hitler. If so, the fascists win. If not, everyone now knows for certain that this player is not Hitler.
rule-SH-021 = The legislative session
    .text = The president draws three policies, discards one face down and hands the other two to the chancellor together. The chancellor discards one face down and enacts the other. While they do so the two may not communicate in any way, and each must make a real choice rather than leave it to luck.
rule-SH-022 = Secrets and lies
    .text = Discarded policies are never shown. Anyone may say anything about what they have seen, true or false, or say nothing. The talk is public: no private conversations, no showing of cards. Only Hitler cannot hide when executed, or when elected chancellor with three or more fascist policies enacted; at this table the game itself announces it.
rule-SH-023 = Reshuffling
    .text = If the deck has fewer than three cards at the end of a legislative session, they are shuffled together with all discards into a new deck, and nobody looks at them. We read this as happening after vetoed sessions too, and before a power is used, so that a peek always finds three cards.
rule-SH-024 = Victory by policies
    .text = The liberals win with their fifth policy, the fascists with their sixth. This is checked as soon as a policy is enacted, before any power is used.

## Rules: presidential powers

rule-SH-030 = Powers of the president
    .text = If a government enacts a fascist policy on a slot that shows a power, its president must use that power before the next round. It can be used once; it cannot be declined, saved up or given away. Talking it over with the table is allowed, but the president alone decides.
rule-SH-031 = The fascist boards
    .text = 5 and 6 players: policy peek on the third slot, execution on the fourth and fifth. 7 and 8 players: investigation on the second, special election on the third, execution on the fourth and fifth. 9 and 10 players: the same, with an investigation on the first slot too. On all boards the fifth policy also unlocks the veto, and the sixth wins the game.
rule-SH-032 = Investigation
    .text = The president chooses another living player and alone sees that player’s party membership, not the role. What the president tells the others about it, truly or falsely, is free. Nobody can be investigated twice in a game, whoever asks. If nobody is left to investigate, we read the power as lapsing.
rule-SH-033 = Special election
    .text = The president names any other living player, even one under a term limit, as the next candidate for president; nomination and vote follow as usual. Whatever comes of it, the turn then goes to the next living player after the president who called it. If that very player was named, they may stand twice in a row.
rule-SH-034 = Policy peek
    .text = The president alone looks at the top three policies of the deck and leaves them in the same order. The rulebook sounds as if this were voluntary; we treat it as a duty, like every power.
rule-SH-035 = Execution
    .text = The president has another living player executed. If it was Hitler, the liberals win at once. If not, role and party of the dead stay secret. The dead no longer speak, vote or hold office, and they no longer count as players. We read the rule as excluding the president’s own execution.

## Rules: veto

rule-SH-040 = Veto
    .text = In every legislative session after the fifth fascist policy, the chancellor, having received two policies, may ask for a veto instead of enacting one. If the president agrees, both are discarded, nothing is enacted, the election tracker moves up by one and the next candidate follows. If the president refuses, the chancellor must enact one of the two. We read this as allowing one request per session.
rule-SH-041 = Veto and election tracker
    .text = A veto counts as a failed government: if it brings the tracker to three, there is chaos. The government that used the veto was elected and stays under its term limits, unless chaos lifts them.
rule-SH-042 = Veto after choosing
    .text = An unofficial way to veto, by option: the chancellor first chooses in secret which policy to enact. Then president and chancellor each say whether they want the veto. If both do, both policies are discarded as with any veto; otherwise the chosen one is enacted.
rule-SH-043 = How long a game can last
    .text = With the official numbers, at most ten policies are enacted before somebody wins. At most three elections go into each of them, so no game has more than thirty.

## Options

## How unclear rules are read

ruling-knowledge-of-small-tables = With five or six players Hitler and the fascist know each other; the overview, where Hitler knows nobody, speaks of larger tables.
ruling-term-limits-below-five = With five or fewer alive only the last elected chancellor is barred from being chancellor.
ruling-vetoes-count-as-failures = A government that vetoes counts on the election tracker like a rejected one.
ruling-silence-of-the-government = From the draw until the policy is enacted or vetoed, president and chancellor say nothing, neither in the talk nor by a claim.
ruling-all-talk-is-public = Everybody talks in front of everybody; there is no private talk at this table.
ruling-shuffle-before-the-power = Fewer than three cards are shuffled with the discards at the end of a session and before a power is used, so that a peek always sees three.
ruling-slots-without-power = Only the slots that show a power give one.
ruling-nobody-left-to-investigate = Nobody investigates themselves; if nobody is left to investigate, the power lapses.
ruling-anybody-in-a-special-election = Anybody else alive may be called to a special presidency, term-limited players too.
ruling-a-peek-is-taken = A peek is always taken, like every other power.
ruling-not-oneself = Presidents cannot have themselves executed.
ruling-one-veto-request = A refused veto cannot be asked for a second time in the same session.

option-veto_procedure = Veto
    .text = How a government uses its veto.
    .choice-ask = The chancellor asks, the president answers
    .choice-pick-first = The chancellor picks a policy first, then both decide (unofficial)
option-chaos_rule = Chaos
    .text = What happens when the election tracker is full.
    .choice-enact = The top policy is enacted
    .choice-fascists-win = The fascists win (unofficial)

## Editions

edition-official = Official
    .text = The game as its authors publish it, for 5 to 10 players.
edition-rebalanced = Rebalanced (unofficial)
    .text = Not by the game’s authors: changes from the site secrethitler.io, meant to even the odds. With 6 players one fascist policy is enacted from the start; with 7 or 9 the deck has ten fascist policies instead of eleven.

## Nouns

role-liberal = Liberal
role-fascist = Fascist
role-hitler = Hitler
side-liberal = Liberal team
side-fascist = Fascist team
party-liberal = Liberal party
party-fascist = Fascist party
policy-liberal = Liberal policy
policy-fascist = Fascist policy
power-none = No power
    .text = Nothing further happens.
power-peek = Policy peek
    .text = The president looks at the top three policies of the deck.
power-investigate = Investigation
    .text = The president sees another player’s party membership.
power-special-election = Special election
    .text = The president names the next candidate for president.
power-execution = Execution
    .text = The president has another player executed.
power-victory = Victory
    .text = The fascists win.
word-president = President
word-chancellor = Chancellor
word-deck = Deck
word-discard = Discard pile
word-tracker = Election tracker
word-veto = Veto

## What happens

event-role-dealt = { $role ->
        [liberal] You are a liberal.
        [fascist] You are a fascist.
       *[hitler] You are Hitler.
    }{ COUNT($fascists) ->
        [0] {""}
        [one] {" "}Your fellow fascist is { PLAYERS($fascists) }.
       *[other] {" "}Your fellow fascists are { PLAYERS($fascists) }.
    }{ $role ->
        [fascist] {" "}Hitler is { PLAYER($hitler) }.
       *[other] {""}
    }
event-round-began = { PLAYER($president) } is up for President.
event-nominated = { PLAYER($president) } nominates { PLAYER($chancellor) } as chancellor.
event-voted = { $elected ->
        [true] The government is elected
       *[other] The government is rejected
    }: { COUNT($yes) } yes ({ COUNT($yes) ->
        [0] nobody
       *[other] { PLAYERS($yes) }
    }), { COUNT($no) } no ({ COUNT($no) ->
        [0] nobody
       *[other] { PLAYERS($no) }
    }).
event-tracker-moved = The election tracker moves to { $tracker } of { $of }.
event-chaos = Chaos: the top card is enacted, a { WORD($policy, kind: "policy") }.
event-not-hitler = { PLAYER($seat) } is not Hitler.
event-drew = You draw: { WORDS($cards, kind: "policy") }.
event-passed-on = { PLAYER($president) } discards a card and hands two to { PLAYER($chancellor) }.
event-received = You are handed: { WORDS($cards, kind: "policy") }.
event-enacted = { $policy ->
        [liberal] A liberal policy is enacted, number { $count }.
       *[fascist] A fascist policy is enacted, number { $count }.
    }
event-veto-asked = { PLAYER($chancellor) } asks for a veto.
event-veto-refused = The veto is refused.
event-vetoed = { PLAYER($president) } and { PLAYER($chancellor) } veto the whole agenda.
event-reshuffled = Deck and discards are shuffled together: { $deck } cards.
event-peeked = { PLAYER($president) } looks at the top three cards.
event-peek-saw = From the top you see: { WORDS($cards, kind: "policy") }.
event-investigated = { PLAYER($president) } looks at the party card of { PLAYER($seat) }.
event-investigation-saw = The party card of { PLAYER($seat) }: { WORD($party, kind: "party") }.
event-power-idle = { WORD($power, kind: "power") }: nobody is left to use it on.
event-election-called = { PLAYER($president) } calls a special election for { PLAYER($seat) }.
event-executed = { PLAYER($president) } executes { PLAYER($seat) }.
event-game-ended = { $side ->
        [liberal] The liberals win.
       *[fascist] The fascists win.
    } { WORD($ending, kind: "ending") }

## What one can do

action-nominate = Nominate { PLAYER($seat) }
action-ballot = { $ja ->
        [true] Yes
       *[other] No
    }
action-discard = Discard card { NTH($card) }: { WORD($policy, kind: "policy") }
action-enact = Enact card { NTH($card) }: { WORD($policy, kind: "policy") } ({ $count } of { $of })
action-ask-veto = Ask for a veto
action-accept-veto = Agree to the veto
action-refuse-veto = Refuse the veto
action-investigate = Investigate { PLAYER($seat) }
action-call-election = Call { PLAYER($seat) } as candidate
action-execute = Execute { PLAYER($seat) }

## What is asked

prompt-nomination = Nominate a chancellor; everybody then votes on the two of you.
    .waiting = A chancellor is being nominated.
prompt-vote = { $office ->
        [president] Elect you as President, with { PLAYER($chancellor) } as Chancellor?
        [chancellor] Elect President { PLAYER($president) }, with you as Chancellor?
       *[none] Elect President { PLAYER($president) } and Chancellor { PLAYER($chancellor) }?
    }
    .waiting = All vote on a government with chancellor { PLAYER($chancellor) }.
prompt-president-discards = Choose the card to discard; { PLAYER($chancellor) } gets the other two.
    .waiting = The president discards a card.
prompt-chancellor-enacts = { $vetoed ->
        [true] The veto is refused: choose the policy to enact; the other is discarded.
       *[other] Choose the policy to enact; the other is discarded.
    }
    .waiting = { PLAYER($chancellor) } enacts a policy.
prompt-veto-reply = { PLAYER($chancellor) } asks for a veto on the two policies you passed on ({ WORDS($cards, kind: "board-policy") }). Discard both? The government then counts as failed.
    .waiting = The president answers the veto.
prompt-chancellor-picks = Choose the policy to enact if the veto fails.
    .waiting = { PLAYER($chancellor) } lays a card aside.
prompt-veto-vote = Veto both policies ({ WORDS($cards, kind: "board-policy") })? If you both say yes, neither is enacted; otherwise the chosen one is.
    .waiting = President and chancellor decide on a veto.
prompt-investigation = Whose party card do you want to see? Nobody else sees it.
    .waiting = The president investigates a player.
prompt-special-election = Who is the next candidate for president? Afterwards the usual order goes on.
    .waiting = The president calls a special election.
prompt-execution = Whom do you execute? If it is Hitler, the liberals win.
    .waiting = The president executes a player.

## What is not possible

refusal-nominates-himself = The candidate for president cannot be chancellor too.
refusal-term-limited = { PLAYER($seat) } was in the last elected government and cannot be chancellor now ({ $living } players are alive).
refusal-dead = { PLAYER($seat) } has been executed.
refusal-no-veto-yet = There is no veto before fascist policy { $zone }; { $fascist ->
        [one] { $fascist } is enacted.
       *[other] { $fascist } are enacted.
    }
refusal-veto-refused-already = The president has refused the veto; a card must be enacted.
refusal-investigated-already = { PLAYER($seat) } has been investigated before.
refusal-not-on-yourself = This power is used on somebody else.

## What is claimed

remark-claim-drew = { PLAYER($speaker) } claims to have drawn { $cards } in session { NTH($session) }.
remark-claim-passed = { PLAYER($speaker) } claims to have passed on { $cards } in session { NTH($session) }.
remark-claim-received = { PLAYER($speaker) } claims to have been handed { $cards } in session { NTH($session) }.
remark-claim-peeked = { PLAYER($speaker) } claims to have seen { $cards } on top of the deck.
remark-claim-party = { PLAYER($speaker) } claims that { PLAYER($seat) } belongs to the { WORD($party, kind: "party") }.
remark-accuse = { PLAYER($speaker) }: I think that { PLAYER($seat) } is a fascist.
remark-trust = { PLAYER($speaker) }: I trust { PLAYER($seat) }.
remark-ask-cards = { PLAYER($speaker) }: { PLAYER($seat) }, what did you draw, or what were you handed?
remark-ask-vote = { PLAYER($speaker) }: { PLAYER($seat) }, why did you vote that way?
remark-answer = { $because ->
        [trust] { PLAYER($speaker) }: { PLAYER($seat) }, I trusted that government.
        [doubt] { PLAYER($speaker) }: { PLAYER($seat) }, I gave that government the benefit of the doubt.
        [own] { PLAYER($speaker) }: { PLAYER($seat) }, it was my own government.
        [chaos] { PLAYER($speaker) }: { PLAYER($seat) }, otherwise chaos would have decided.
        [president] { PLAYER($speaker) }: { PLAYER($seat) }, I did not trust the president.
        [chancellor] { PLAYER($speaker) }: { PLAYER($seat) }, I did not trust the chancellor.
        [hitler] { PLAYER($speaker) }: { PLAYER($seat) }, the chancellor could have been Hitler.
        [told] { PLAYER($speaker) }: { PLAYER($seat) }, I have told you what I held.
       *[nothing] { PLAYER($speaker) }: { PLAYER($seat) }, there is nothing I can say about that.
    }

## Endings

ending-five-liberal-policies = Five liberal policies are enacted.
ending-hitler-executed = Hitler has been executed.
ending-six-fascist-policies = Six fascist policies are enacted.
ending-hitler-elected = Hitler has been elected chancellor.
ending-chaos = The country has fallen into chaos.

## The terminal

terminal-piles = Deck { $deck } · discards { $discards } · election tracker { $tracker } of { $of }
terminal-dead = executed
terminal-last-government = last government
terminal-not-hitler = not Hitler
terminal-hand = Your cards:
terminal-remark = claim
    .text = You can claim, for instance (L is a liberal policy, F a fascist one; you may lie):
terminal-top = Top of the deck:

## The board on the screen

board-president = President
board-candidate = President?
board-chancellor = Chancellor
board-nominee = Chancellor?
board-last-president = last pres.
board-last-chancellor = last chanc.
board-dead = executed
board-not-hitler = not Hitler
board-seen-liberal = seen: Liberal
board-seen-fascist = seen: Fascist
board-ballot-thinking = voting
board-ballot-sealed = has voted
board-ballot-yes = Yes
board-ballot-no = No
board-liberal-wins = Liberals win
board-fascist-wins = Fascists win
board-zone = Hitler zone
board-policy-liberal = Liberal
board-policy-fascist = Fascist
board-track-liberal = Liberal
board-track-fascist = Fascist
board-deck = Draw
board-discards = Discard
board-slot-peek = Policy peek
board-slot-investigate = Investi­gation
board-slot-special-election = Special election
board-slot-execution = Execution
board-slot-veto = veto
board-next = next: { $what }
board-tracker = Failed elections
board-tracker-at = Failed elections: { $tracker } of { $of }
board-chaos = chaos
board-living = { $living ->
        [one] { $living } alive
       *[other] { $living } alive
    }
board-hold = Hold to see your role
board-your-role = Your role
board-turn-over = Press to turn the card over
board-understood = Understood
board-liberal-alone = You don’t know anyone’s role. The fascists know each other.
board-hitler-alone = You do not know who your fascists are; they know you.
board-aim = { $role ->
        [liberal] You win with { $liberal } liberal policies, or when Hitler is executed.
        [fascist] You win with { $fascist } fascist policies, or when Hitler is elected chancellor after { $zone } of them.
       *[hitler] You win with { $fascist } fascist policies, or when you are elected chancellor after { $zone } of them. If you are executed, the liberals win.
    }
board-at-this-table = { $fascists ->
        [one] At this table: Hitler and one more fascist; everybody else is a liberal.
       *[other] At this table: Hitler and { $fascists } more fascists; everybody else is a liberal.
    }
board-top = On top of the deck, as you have seen it:
board-hand = Your cards
board-choose-discard = Choose the card to discard
board-choose-enact = Choose the policy to enact
board-do-discard = Discard this one
board-do-enact = Enact this one
board-discard = Discard
board-nobody-sees = nobody will see it
board-pass-on = Pass on to { $name }
board-pass-on-why = one of these two will be enacted
board-commit-discard = Discard { WORD($policy, kind: "board-policy") }, pass on { WORDS($others, kind: "board-policy") }
board-enact = Enact
board-enact-why = this becomes law
board-governments = Governments so far
board-no-governments = No government has been voted on yet.
board-no-ledger = You play from memory.
board-claimed = Claimed
board-pres = Pres.
board-chanc = Chanc.
board-vote = Vote
board-result = Result
board-result-failed = failed
board-result-vetoed = vetoed
board-result-open = in office
board-result-chaos = chaos
board-go = To election { $n }
board-votes = Who voted how
board-show-ledger = Show history (off = play from memory)
board-notes-why = Only you can read this.
board-notes-none = Spectators have no notes.
board-trust = Your suspicion
board-trust-unsure = unsure
board-trust-liberal = liberal
board-trust-fascist = fascist
board-trust-hitler = Hitler
board-trust-liberal-short = L?
board-trust-fascist-short = F?
board-trust-hitler-short = H?
board-note = A note
board-note-about = A note about { $name }
board-speak = Say
board-claim-why = You may lie. Nobody checks it.
board-claim-none = You can claim something once you have held office or used a power.
board-claim-drew = I drew
board-claim-passed = I passed on
board-claim-received = I was handed
board-claim-peeked = On top I saw
board-claim-party = I saw the party of
board-talk-whom = About or to somebody
board-talk-say-accuse = I think { $name } is a fascist
board-talk-say-trust = I trust { $name }
board-talk-say-ask-cards = What did you hold?
board-talk-say-ask-vote = Why did you vote that way?
board-talk-answer = { $name } asks why you voted that way
board-talk-trust = I trusted them
board-talk-doubt = I gave them a chance
board-talk-own = It was my government
board-talk-chaos = To prevent chaos
board-talk-president = I doubted the president
board-talk-chancellor = I doubted the chancellor
board-talk-hitler = That could be Hitler
board-quoted = “{ $text }”
board-session = session { $session }
board-roles = Who was who
board-policies = Policies in the order they came
board-no-policies = No policy was enacted.
board-moment = That moment
board-together = Who voted with whom
board-together-why = How often both voted the same way, out of the votes both took part in.
board-only-you = Only you have seen this.
board-dead-silent = You were executed and may not speak until the game ends. You still win with your side.
board-session-short = Ses.
board-session-why = The number of the legislative session, as claims name it
board-concern-executed = { PLAYER($president) } executes you.
board-concern-executed-why = You no longer speak, vote or hold office, and your role stays secret. You still win with your side.
board-concern-investigated = { PLAYER($president) } has looked at your party card.
board-concern-investigated-why = What they tell the others about it may be true or not.
board-concern-election-called = { PLAYER($president) } makes you the next candidate for president.
board-concern-election-called-why = Nominate a chancellor; afterwards the presidency goes on from where it was.
board-concern-not-hitler = Everybody now knows that you are not Hitler.
board-concern-not-hitler-why = You were elected chancellor with three or more fascist policies on the board.
board-scene-nominated = Nominated
board-scene-voted = Voted
board-scene-passed-on = Passed on
board-scene-enacted = Enacted
board-scene-power = Power
board-scene-elected = Elected
board-scene-rejected = Rejected
board-scene-chaos = Chaos
board-scene-vetoed = Veto
board-scene-veto-asked = Veto?
board-scene-veto-refused = No veto
board-scene-peeked = Policy peek
board-scene-investigated = Investigation
board-scene-election-called = Special election
board-scene-executed = Execution
board-scene-nominated-short = { PLAYER($president) } names { PLAYER($chancellor) }
board-scene-voted-short = { COUNT($yes) } yes, { COUNT($no) } no
board-scene-passed-on-short = { PLAYER($president) } discards one
board-scene-veto-asked-short = veto asked for
board-scene-veto-refused-short = veto refused
board-scene-enacted-short = { WORD($policy, kind: "board-policy") }, number { $count }
board-scene-vetoed-short = nothing enacted
board-scene-peeked-short = policy peek
board-scene-investigated-short = { PLAYER($seat) } investigated
board-scene-election-called-short = special election: { PLAYER($seat) }
board-scene-executed-short = { PLAYER($seat) } executed
board-scene-enacted-headline =
    { $policy ->
        [liberal] { PLAYER($president) } and { PLAYER($chancellor) } enact a liberal policy, number { $count }.
       *[fascist] { PLAYER($president) } and { PLAYER($chancellor) } enact a fascist policy, number { $count }.
    }
board-scene-chaos-headline =
    { $policy ->
        [liberal] Chaos enacts the top card: a liberal policy, number { $count }.
       *[fascist] Chaos enacts the top card: a fascist policy, number { $count }.
    }
board-scene-voted-headline =
    { $elected ->
        [true] { PLAYER($president) } and { PLAYER($chancellor) } are elected.
       *[other] { PLAYER($president) } and { PLAYER($chancellor) } are voted down.
    }
board-scene-vote =
    { $elected ->
        [true] Elected by { $yes } to { $no }.
       *[other] { $yes } yes, { $no } no.
    }
board-scene-zone = From now on the fascists also win if Hitler is elected chancellor.
board-scene-veto-zone = From now on a government may veto.
board-scene-power-follows = { PLAYER($president) } must use a power: { WORD($power, kind: "power") }.
board-scene-mine =
    { $yes ->
        [true] You voted Yes
       *[other] You voted No
    }{ $won ->
        [true] {""}, with the majority.
       *[other] {""} and were outvoted.
    }{ $office ->
        [president] {" "}You are president and draw three policies.
        [chancellor] {" "}You are chancellor and will be handed two policies.
       *[none] {""}
    }
board-aid-knows = Hitler knows the fascists
explain-tracker = Failed elections in a row: { $tracker } of { $of }. At { $of } the top policy of the deck is enacted at once.
    .rule = SH-014 SH-015 SH-016
explain-deck = { $deck } policies lie in the deck, face down. Below three it is shuffled together with the discards.
    .rule = SH-002 SH-023
explain-seen-top = What you saw on top of the deck, the next card first. Only you see it, as long as nobody draws.
    .rule = SH-034
explain-discards = Discarded policies. Nobody may look at them.
    .rule = SH-022
explain-track-liberal = Liberal policies enacted: { $count } of { $of }. With the last the liberals win.
    .rule = SH-024
explain-track-fascist = Fascist policies enacted: { $count } of { $of }. Some give the president a power; with the last the fascists win.
    .rule = SH-024 SH-031
explain-zone = From now on the fascists win at once if Hitler is elected chancellor.
    .rule = SH-020
explain-policy-liberal = A liberal policy. There are fewer of them in the deck than fascist ones.
    .rule = SH-002 SH-024
explain-policy-fascist = A fascist policy.
    .rule = SH-002 SH-024
explain-slot-none = The policy enacted here gives no power.
    .rule = SH-031
explain-slot-peek = The president looks at the top three policies of the deck.
    .rule = SH-034
explain-slot-investigate = The president sees another player’s party membership, not the role.
    .rule = SH-032
explain-slot-special-election = The president names the next candidate for president.
    .rule = SH-033
explain-slot-execution = The president has another player executed. If it is Hitler, the liberals win.
    .rule = SH-035
explain-slot-none-veto = From here on governments may veto.
    .rule = SH-040
explain-slot-execution-veto = The president has another player executed, and from here on governments may veto.
    .rule = SH-035 SH-040
explain-slot-liberal-wins = With this policy the liberals win.
    .rule = SH-024
explain-slot-fascist-wins = With this policy the fascists win.
    .rule = SH-024
explain-ballot-sealed = Has voted. All ballots are turned together.
    .rule = SH-013
explain-ballot-thinking = Has not voted yet.
    .rule = SH-013
explain-ballot-yes = Voted Yes in the last election.
    .rule = SH-013
explain-ballot-no = Voted No in the last election.
    .rule = SH-013
explain-president = Draws three policies, discards one and hands two to the chancellor; uses the power that follows.
    .rule = SH-021 SH-030
explain-candidate = Candidate for president: nominates a chancellor, then everybody votes on both.
    .rule = SH-010 SH-011
explain-chancellor = Is handed two policies, enacts one and discards the other.
    .rule = SH-021
explain-nominee = Proposed as chancellor; everybody votes on it.
    .rule = SH-011 SH-013
explain-last-government = Was in the last elected government and may be barred from being chancellor now.
    .rule = SH-011 SH-012
explain-dead = Executed: no longer speaks, votes or holds office.
    .rule = SH-035
explain-not-hitler = Was elected chancellor with three or more fascist policies enacted, so everybody knows: not Hitler.
    .rule = SH-020
explain-trust = Your own suspicion. Nobody else sees it.
explain-seat = { PLAYER($seat) }, seat { $number }. The presidency goes round the table by seats.
    .rule = SH-010
explain-round = Round { $round }: a candidate for president nominates a chancellor, everybody votes, and an elected government enacts a policy.
    .rule = SH-010 SH-021
explain-hand = The policies you hold. Only you see them; you may say about them what you like.
    .rule = SH-021 SH-022
explain-seen-party = You have seen this party membership. Only you see this note.
    .rule = SH-032
explain-claim = What this player claims about cards. It may be a lie.
    .rule = SH-022
