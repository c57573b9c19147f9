# Words of Secret Hitler
# CC BY-NC-SA 4.0 (https://creativecommons.org/licenses/by-nc-sa/4.0/), see src/hemicycle/games/secret_hitler/LICENSE.md

## Rules: preparation

rule-SH-001 = Spelers en rollen
    .text = Je speelt met vijf tot tien mensen. Een van hen is Hitler. Naast Hitler is er met 5 of 6 spelers één fascist, met 7 of 8 zijn het er twee en met 9 of 10 drie. Alle anderen zijn liberaal; zij zijn dus altijd met één of twee meer dan de tegenpartij.
rule-SH-002 = De wetten
    .text = De stapel telt 6 liberale en 11 fascistische wetten en wordt gedekt geschud. Van de eerste drie kaarten is in 24% van de spellen geen enkele liberaal, in 49% één, in 24% twee en in 3% alle drie. Andere uitgaven kunnen een andere verdeling hebben.
rule-SH-003 = Partij en rol
    .text = Iedereen heeft een geheime rol (liberaal, fascist of Hitler) en een partijkaart. Die van liberalen is liberaal, die van de fascisten en van Hitler is fascistisch. Wie alleen de partijkaart ziet, kan Hitler dus niet van een andere fascist onderscheiden.
rule-SH-004 = Wie kent wie
    .text = Vóór de eerste verkiezing krijgen de fascisten te horen wie de andere fascisten zijn en wie Hitler is. Met 5 of 6 spelers weet Hitler ook wie de fascist is; vanaf 7 kent Hitler niemand. Liberalen kennen alleen zichzelf.
rule-SH-005 = De eerste kandidaat
    .text = Het lot wijst de eerste presidentskandidaat aan.

## Rules: election

rule-SH-010 = Het presidentschap gaat rond
    .text = Elke ronde is iemand anders presidentskandidaat: de eerstvolgende levende speler met de klok mee. Niemand wordt overgeslagen vanwege een eerder ambt.
rule-SH-011 = Een kanselier nomineren
    .text = De presidentskandidaat nomineert een andere levende speler als kanselier. De twee leden van de laatst gekozen regering zijn uitgesloten, welk van beide ambten ze ook hadden. Wie werd weggestemd is niet uitgesloten, en voor het presidentschap is niemand dat ooit.
rule-SH-012 = Uitsluiting aan een kleine tafel
    .text = Zijn er nog vijf spelers in leven, dan is alleen de laatst gekozen kanselier uitgesloten en mag de laatste president wel worden genomineerd. Het gaat om het aantal levenden op het moment van de nominatie. In onze lezing geldt dit ook met vier of drie.
rule-SH-013 = De stemming
    .text = Alle levende spelers, ook de twee kandidaten, stemmen ja of nee over de voorgestelde regering. De stemmen blijven geheim tot ze allemaal binnen zijn; daarna ziet iedereen wie wat heeft gestemd. De regering is gekozen als er meer ja- dan nee-stemmen zijn; gelijk is niet genoeg.
rule-SH-014 = Een weggestemde regering
    .text = Mislukt de stemming, dan gaat de verkiezingsteller één omhoog en is de volgende speler kandidaat. Komt de teller op drie, dan breekt eerst chaos uit.
rule-SH-015 = Chaos
    .text = Zodra de verkiezingsteller op drie komt, treedt de bovenste wet van de stapel meteen in werking. Een invloed die daarbij hoort gaat verloren, de teller gaat terug naar nul en alle uitsluitingen vervallen: de volgende kandidaat mag elke andere levende speler nomineren. Een stapel van minder dan drie kaarten wordt samen met de afgelegde kaarten geschud; wij kijken dat na voordat de kaart wordt gepakt en daarna nog eens. Met een optie eindigt het spel in plaats daarvan met winst voor de fascisten.
rule-SH-016 = De teller terug naar nul
    .text = De verkiezingsteller gaat naar nul telkens als er een wet in werking treedt, door een regering of door chaos. Een gewonnen verkiezing alleen is niet genoeg.
rule-SH-017 = Wetten uit chaos tellen mee
    .text = Een wet die door chaos in werking treedt telt als elke andere: ze kan het spel beslissen, ze brengt het punt dichterbij waarop Hitlers verkiezing tot kanselier het spel beslist, en ze kan het veto vrijgeven. Alleen de invloed vervalt.

## Rules: legislative session

rule-SH-020 = Hitler als kanselier
    .text = Wordt er een regering gekozen terwijl er al drie of meer fascistische wetten liggen, dan blijkt meteen of de nieuwe kanselier Hitler is. Zo ja, dan winnen de fascisten. Zo nee, dan weet iedereen voortaan zeker dat deze speler Hitler niet is.
rule-SH-021 = De wetgevende fase
    .text = De president trekt drie wetten, legt er één gedekt af en geeft de andere twee samen aan de kanselier. Die legt er één gedekt af en vaardigt de andere uit. Ondertussen mogen zij elkaar op geen enkele manier iets duidelijk maken, en elk moet echt kiezen in plaats van het aan het toeval over te laten.
rule-SH-022 = Geheimen en leugens
    .text = Afgelegde wetten worden nooit getoond. Over wat je hebt gezien mag je alles zeggen, waar of niet waar, of zwijgen. Er wordt in het openbaar gepraat: geen onderonsjes en geen kaarten laten zien. Alleen Hitler kan zich niet verbergen bij een executie, of bij een verkiezing tot kanselier met drie of meer fascistische wetten; aan deze tafel maakt het spel dat zelf bekend.
rule-SH-023 = Opnieuw schudden
    .text = Telt de stapel aan het eind van een wetgevende fase minder dan drie kaarten, dan worden die met alle afgelegde kaarten tot een nieuwe stapel geschud, zonder dat iemand ze bekijkt. In onze lezing gebeurt dat ook na een veto, en nog vóór een invloed wordt gebruikt, zodat wie de wetten bekijkt er altijd drie vindt.
rule-SH-024 = Winst door wetten
    .text = De liberalen winnen met hun vijfde wet, de fascisten met hun zesde. Dat wordt nagegaan zodra een wet in werking treedt, nog vóór een invloed.

## Rules: presidential powers

rule-SH-030 = Invloed van de president
    .text = Vaardigt een regering een fascistische wet uit op een vak met een invloed, dan moet haar president die vóór de volgende ronde gebruiken. Dat kan één keer; weigeren, bewaren of doorgeven is er niet bij. Overleg met de tafel mag, maar de president beslist alleen.
rule-SH-031 = De fascistische borden
    .text = Met 5 of 6 spelers: wetten bekijken op het derde vak, executie op het vierde en vijfde. Met 7 of 8: onderzoek op het tweede, bijzondere verkiezing op het derde, executie op het vierde en vijfde. Met 9 of 10 hetzelfde, en ook op het eerste vak een onderzoek. Op elk bord geeft de vijfde wet bovendien het veto vrij en wint de zesde het spel.
rule-SH-032 = Onderzoek
    .text = De president kiest een andere levende speler en ziet als enige diens partijkaart, niet de rol. Wat de president daarover vertelt, waar of niet waar, is vrij. Niemand wordt in één spel twee keer onderzocht, ook niet door een andere president. Is er niemand meer over, dan vervalt de invloed in onze lezing.
rule-SH-033 = Bijzondere verkiezing
    .text = De president bepaalt wie de volgende presidentskandidaat is: elke andere levende speler, ook wie is uitgesloten als kanselier. Nominatie en stemming gaan zoals altijd. Hoe het ook afloopt, daarna is de eerstvolgende levende speler na de president die haar uitschreef aan de beurt. Was juist die speler aangewezen, dan kan die twee keer achter elkaar kandidaat zijn.
rule-SH-034 = Wetten bekijken
    .text = Alleen de president bekijkt de bovenste drie wetten van de stapel en laat ze in dezelfde volgorde liggen. De spelregels klinken alsof dit vrijwillig is; wij zien het als een plicht, zoals bij elke invloed.
rule-SH-035 = Executie
    .text = De president laat een andere levende speler executeren. Was dat Hitler, dan winnen de liberalen meteen. Zo niet, dan blijven rol en partij van de dode geheim. Doden praten en stemmen niet meer mee, bekleden geen ambt en tellen niet meer als speler. In onze lezing kan de president niet zichzelf kiezen.

## Rules: veto

rule-SH-040 = Veto
    .text = In elke wetgevende fase na de vijfde fascistische wet mag de kanselier, met de twee wetten in de hand, om een veto vragen in plaats van er één uit te vaardigen. Stemt de president toe, dan worden beide wetten afgelegd, treedt er niets in werking, gaat de verkiezingsteller één omhoog en volgt de volgende kandidaat. Weigert de president, dan moet de kanselier een van de twee uitvaardigen. In onze lezing mag dat maar één keer per fase worden gevraagd.
rule-SH-041 = Veto en verkiezingsteller
    .text = Een veto geldt als een mislukte regering: komt de teller daardoor op drie, dan breekt chaos uit. De regering die het veto gebruikte was wel gekozen en blijft dus uitgesloten, tenzij chaos de uitsluitingen opheft.
rule-SH-042 = Veto na de keuze
    .text = Een onofficiële vorm van het veto, als optie: de kanselier kiest eerst in het geheim welke wet wordt uitgevaardigd. Daarna zeggen president en kanselier ieder of zij het veto willen. Willen ze het allebei, dan worden beide wetten afgelegd zoals bij elk veto; anders treedt de gekozen wet in werking.
rule-SH-043 = Hoe lang een spel kan duren
    .text = Met de officiële getallen treden er hoogstens tien wetten in werking voordat iemand wint. Voor elk daarvan zijn hoogstens drie verkiezingen nodig, dus meer dan dertig zijn het er nooit.

## Options

## How unclear rules are read

ruling-knowledge-of-small-tables = Met vijf of zes spelers kennen Hitler en de fascist elkaar; het overzicht, waarin Hitler niemand kent, gaat over grotere tafels.
ruling-term-limits-below-five = Met vijf of minder levenden is alleen de laatst gekozen kanselier uitgesloten van het kanselierschap.
ruling-vetoes-count-as-failures = Een regering die haar veto gebruikt, telt op de verkiezingsteller als een weggestemde regering.
ruling-silence-of-the-government = Van het trekken tot de wet is uitgevaardigd of het veto valt, zeggen president en kanselier niets, niet in de chat en niet met een bewering.
ruling-all-talk-is-public = Iedereen praat waar iedereen bij is; aan deze tafel zijn er geen onderonsjes.
ruling-shuffle-before-the-power = Minder dan drie kaarten worden aan het einde van een wetgevende fase en vóór een invloed met de aflegstapel geschud; zo ziet wie de wetten bekijkt er altijd drie.
ruling-slots-without-power = Alleen vakken waarop een invloed staat, geven er een.
ruling-nobody-left-to-investigate = Niemand onderzoekt zichzelf; is er niemand meer te onderzoeken, dan vervalt de invloed.
ruling-anybody-in-a-special-election = Voor een bijzondere verkiezing kan elke andere levende speler worden aangewezen, ook wie net een ambt had.
ruling-a-peek-is-taken = Wetten bekijken is verplicht, zoals elke andere invloed.
ruling-not-oneself = Een president kan zichzelf niet laten executeren.
ruling-one-veto-request = Een geweigerd veto kan in dezelfde wetgevende fase niet nog eens worden gevraagd.

option-veto_procedure = Veto
    .text = Hoe een regering haar veto gebruikt.
    .choice-ask = De kanselier vraagt, de president antwoordt
    .choice-pick-first = De kanselier kiest eerst een wet, daarna beslissen beiden (onofficieel)
option-chaos_rule = Chaos
    .text = Wat er gebeurt als de verkiezingsteller vol is.
    .choice-enact = De bovenste wet treedt in werking
    .choice-fascists-win = De fascisten winnen (onofficieel)

## Editions

edition-official = Officieel
    .text = Het spel zoals de makers het uitgeven, voor 5 tot 10 spelers.
edition-rebalanced = Uitgebalanceerd (onofficieel)
    .text = Niet van de makers van het spel: aanpassingen van de site secrethitler.io om de kansen gelijker te maken. Met 6 spelers ligt er vanaf het begin één fascistische wet; met 7 of 9 telt de stapel tien in plaats van elf fascistische wetten.

## Nouns

role-liberal = Liberaal
role-fascist = Fascist
role-hitler = Hitler
side-liberal = Team van de liberalen
side-fascist = Team van de fascisten
party-liberal = Liberale partij
party-fascist = Fascistische partij
policy-liberal = Liberale wet
policy-fascist = Fascistische wet
power-none = Geen invloed
    .text = Er gebeurt verder niets.
power-peek = Wetten bekijken
    .text = De president bekijkt de bovenste drie wetten van de stapel.
power-investigate = Onderzoek
    .text = De president ziet de partijkaart van een andere speler.
power-special-election = Bijzondere verkiezing
    .text = De president wijst de volgende presidentskandidaat aan.
power-execution = Executie
    .text = De president laat een andere speler executeren.
power-victory = Overwinning
    .text = De fascisten winnen.
word-president = President
word-chancellor = Kanselier
word-deck = Trekstapel
word-discard = Aflegstapel
word-tracker = Verkiezingsteller
word-veto = Veto

## Wat er gebeurt

event-role-dealt = { $role ->
        [liberal] Je bent liberaal.
        [fascist] Je bent fascist.
       *[hitler] Je bent Hitler.
    }{ COUNT($fascists) ->
        [0] {""}
        [one] {" "}Je medefascist is { PLAYERS($fascists) }.
       *[other] {" "}Je medefascisten zijn { PLAYERS($fascists) }.
    }{ $role ->
        [fascist] {" "}Hitler is { PLAYER($hitler) }.
       *[other] {""}
    }
event-round-began = { PLAYER($president) } is presidentskandidaat.
event-nominated = { PLAYER($president) } nomineert { PLAYER($chancellor) } als kanselier.
event-voted = { $elected ->
        [true] De regering is gekozen
       *[other] De regering is weggestemd
    }: { COUNT($yes) } voor ({ COUNT($yes) ->
        [0] niemand
       *[other] { PLAYERS($yes) }
    }), { COUNT($no) } tegen ({ COUNT($no) ->
        [0] niemand
       *[other] { PLAYERS($no) }
    }).
event-tracker-moved = De verkiezingsteller gaat naar { $tracker } van { $of }.
event-chaos = Chaos: de bovenste kaart treedt in werking: { WORD($policy, kind: "policy") }.
event-not-hitler = { PLAYER($seat) } is niet Hitler.
event-drew = Je trekt: { WORDS($cards, kind: "policy") }.
event-passed-on = { PLAYER($president) } legt een kaart af en geeft er twee aan { PLAYER($chancellor) }.
event-received = Je krijgt: { WORDS($cards, kind: "policy") }.
event-enacted = { $policy ->
        [liberal] Een liberale wet treedt in werking, nummer { $count }.
       *[fascist] Een fascistische wet treedt in werking, nummer { $count }.
    }
event-veto-asked = { PLAYER($chancellor) } vraagt om een veto.
event-veto-refused = Het veto wordt geweigerd.
event-vetoed = { PLAYER($president) } en { PLAYER($chancellor) } leggen met een veto alle wetten af.
event-reshuffled = Trekstapel en aflegstapel worden samen geschud: { $deck } kaarten.
event-peeked = { PLAYER($president) } bekijkt de bovenste drie kaarten.
event-peek-saw = Van bovenaf zie je: { WORDS($cards, kind: "policy") }.
event-investigated = { PLAYER($president) } bekijkt de partijkaart van { PLAYER($seat) }.
event-investigation-saw = Partijkaart van { PLAYER($seat) }: { WORD($party, kind: "party") }.
event-power-idle = { WORD($power, kind: "power") }: er is niemand meer op wie dit kan worden toegepast.
event-election-called = { PLAYER($president) } schrijft een bijzondere verkiezing uit voor { PLAYER($seat) }.
event-executed = { PLAYER($president) } laat { PLAYER($seat) } executeren.
event-game-ended = { $side ->
        [liberal] De liberalen winnen.
       *[fascist] De fascisten winnen.
    } { WORD($ending, kind: "ending") }

## Wat je kunt doen

action-nominate = { PLAYER($seat) } nomineren
action-ballot = { $ja ->
        [true] Ja
       *[other] Nee
    }
action-discard = Kaart { NTH($card) } afleggen: { WORD($policy, kind: "policy") }
action-enact = Kaart { NTH($card) } uitvaardigen: { WORD($policy, kind: "policy") } ({ $count } van { $of })
action-ask-veto = Om een veto vragen
action-accept-veto = Met het veto instemmen
action-refuse-veto = Het veto weigeren
action-investigate = { PLAYER($seat) } onderzoeken
action-call-election = { PLAYER($seat) } kandidaat stellen
action-execute = { PLAYER($seat) } executeren

## Wat er gevraagd wordt

prompt-nomination = Nomineer een kanselier; daarna stemt iedereen over jullie beiden.
    .waiting = Er wordt een kanselier genomineerd.
prompt-vote = { $office ->
        [president] Jou als president kiezen, met { PLAYER($chancellor) } als kanselier?
        [chancellor] { PLAYER($president) } als president kiezen, met jou als kanselier?
       *[none] { PLAYER($president) } als president en { PLAYER($chancellor) } als kanselier kiezen?
    }
    .waiting = Iedereen stemt over een regering met { PLAYER($chancellor) } als kanselier.
prompt-president-discards = Kies de kaart die je aflegt; { PLAYER($chancellor) } krijgt de andere twee.
    .waiting = De president legt een kaart af.
prompt-chancellor-enacts = { $vetoed ->
        [true] Het veto is geweigerd: kies de kaart die je uitvaardigt; de andere wordt afgelegd.
       *[other] Kies de kaart die je uitvaardigt; de andere wordt afgelegd.
    }
    .waiting = { PLAYER($chancellor) } vaardigt een wet uit.
prompt-veto-reply = { PLAYER($chancellor) } vraagt een veto tegen de twee kaarten die je doorgaf ({ WORDS($cards, kind: "board-policy") }). Beide afleggen? De regering geldt dan als mislukt.
    .waiting = De president antwoordt op het veto.
prompt-chancellor-picks = Kies de kaart die in werking treedt als het veto niet doorgaat.
    .waiting = { PLAYER($chancellor) } legt een kaart opzij.
prompt-veto-vote = Veto tegen beide kaarten ({ WORDS($cards, kind: "board-policy") })? Zeggen jullie allebei ja, dan treedt er geen in werking; anders de gekozen kaart.
    .waiting = President en kanselier beslissen over een veto.
prompt-investigation = Wiens partijkaart wil je zien? Verder ziet niemand die.
    .waiting = De president onderzoekt een speler.
prompt-special-election = Wie is de volgende presidentskandidaat? Daarna geldt weer de gewone volgorde.
    .waiting = De president schrijft een bijzondere verkiezing uit.
prompt-execution = Wie laat je executeren? Is het Hitler, dan winnen de liberalen.
    .waiting = De president laat een speler executeren.

## Wat niet kan

refusal-nominates-himself = De presidentskandidaat kan niet ook kanselier worden.
refusal-term-limited = { PLAYER($seat) } zat in de laatst gekozen regering en kan nu geen kanselier worden (er leven nog { $living } spelers).
refusal-dead = { PLAYER($seat) } is geëxecuteerd.
refusal-no-veto-yet = Er is geen veto vóór fascistische wet { $zone }; { $fascist ->
        [one] er is er { $fascist } in werking
       *[other] er zijn er { $fascist } in werking
    }.
refusal-veto-refused-already = De president heeft het veto geweigerd; er moet een kaart in werking treden.
refusal-investigated-already = { PLAYER($seat) } is al eens onderzocht.
refusal-not-on-yourself = Deze invloed geldt iemand anders.

## Wat er beweerd wordt

remark-claim-drew = { PLAYER($speaker) } zegt in wetgevende fase { NTH($session) } { $cards } te hebben getrokken.
remark-claim-passed = { PLAYER($speaker) } zegt in wetgevende fase { NTH($session) } { $cards } te hebben doorgegeven.
remark-claim-received = { PLAYER($speaker) } zegt in wetgevende fase { NTH($session) } { $cards } te hebben gekregen.
remark-claim-peeked = { PLAYER($speaker) } zegt boven op de stapel { $cards } te hebben gezien.
remark-claim-party = { PLAYER($speaker) } zegt dat { PLAYER($seat) } tot de { $party ->
        [liberal] liberale
       *[fascist] fascistische
    } partij behoort.
remark-accuse = { PLAYER($speaker) }: Ik denk dat { PLAYER($seat) } fascist is.
remark-trust = { PLAYER($speaker) }: Ik vertrouw { PLAYER($seat) }.
remark-ask-cards = { PLAYER($speaker) }: { PLAYER($seat) }, wat heb je getrokken of gekregen?
remark-ask-vote = { PLAYER($speaker) }: { PLAYER($seat) }, waarom heb je zo gestemd?
remark-answer = { $because ->
        [trust] { PLAYER($speaker) }: { PLAYER($seat) }, ik vertrouwde die regering.
        [doubt] { PLAYER($speaker) }: { PLAYER($seat) }, ik gunde die regering het voordeel van de twijfel.
        [own] { PLAYER($speaker) }: { PLAYER($seat) }, het was mijn eigen regering.
        [chaos] { PLAYER($speaker) }: { PLAYER($seat) }, anders had de chaos beslist.
        [president] { PLAYER($speaker) }: { PLAYER($seat) }, ik vertrouwde de president niet.
        [chancellor] { PLAYER($speaker) }: { PLAYER($seat) }, ik vertrouwde de kanselier niet.
        [hitler] { PLAYER($speaker) }: { PLAYER($seat) }, de kanselier had Hitler kunnen zijn.
        [told] { PLAYER($speaker) }: { PLAYER($seat) }, ik heb gezegd wat ik had.
       *[nothing] { PLAYER($speaker) }: { PLAYER($seat) }, daar kan ik niets over zeggen.
    }

## Hoe het eindigt

ending-five-liberal-policies = Er zijn vijf liberale wetten in werking.
ending-hitler-executed = Hitler is geëxecuteerd.
ending-six-fascist-policies = Er zijn zes fascistische wetten in werking.
ending-hitler-elected = Hitler is tot kanselier gekozen.
ending-chaos = Het land is in chaos vervallen.

## De terminal

terminal-piles = Trekstapel { $deck } · aflegstapel { $discards } · verkiezingsteller { $tracker } van { $of }
terminal-dead = geëxecuteerd
terminal-last-government = vorige regering
terminal-not-hitler = niet Hitler
terminal-hand = Jouw kaarten:
terminal-remark = bewering
    .text = Je kunt bijvoorbeeld beweren (L is een liberale wet, F een fascistische; je mag liegen):
terminal-top = Boven op de stapel:

## The board on the screen

board-president = President
board-candidate = President?
board-chancellor = Kanselier
board-nominee = Kanselier?
board-last-president = vorige pres.
board-last-chancellor = vorige kans.
board-dead = geëxecuteerd
board-not-hitler = niet Hitler
board-seen-liberal = gezien: liberaal
board-seen-fascist = gezien: fascistisch
board-ballot-thinking = stemt
board-ballot-sealed = heeft gestemd
board-ballot-yes = Ja
board-ballot-no = Nee
board-liberal-wins = Liberalen winnen
board-fascist-wins = Fascisten winnen
board-zone = Hitlerzone
board-policy-liberal = Liberaal
board-policy-fascist = Fascis­tisch
board-track-liberal = Liberalen
board-track-fascist = Fascisten
board-deck = Trekstapel
board-discards = Aflegstapel
board-slot-peek = Wetten bekijken
board-slot-investigate = Onder­zoek
board-slot-special-election = Bijzondere verkiezing
board-slot-execution = Executie
board-slot-veto = veto
board-next = volgende: { $what }
board-tracker = Mislukt
board-tracker-at = Mislukte verkiezingen: { $tracker } van { $of }
board-chaos = chaos
board-living = { $living ->
        [one] { $living } in leven
       *[other] { $living } in leven
    }
board-hold = Vasthouden: je rol
board-your-role = Jouw rol
board-turn-over = Druk om de kaart om te draaien
board-understood = Begrepen
board-liberal-alone = Je kent niemands rol. De fascisten kennen elkaar.
board-hitler-alone = Je weet niet wie je fascisten zijn; zij kennen jou.
board-aim = { $role ->
        [liberal] Je wint met { $liberal } liberale wetten, of als Hitler wordt geëxecuteerd.
        [fascist] Je wint met { $fascist } fascistische wetten, of als Hitler na { $zone } daarvan tot kanselier wordt gekozen.
       *[hitler] Je wint met { $fascist } fascistische wetten, of als je na { $zone } daarvan tot kanselier wordt gekozen. Word je geëxecuteerd, dan winnen de liberalen.
    }
board-at-this-table = { $fascists ->
        [one] Aan deze tafel: Hitler en nog één fascist; alle anderen zijn liberaal.
       *[other] Aan deze tafel: Hitler en nog { $fascists } fascisten; alle anderen zijn liberaal.
    }
board-top = Boven op de stapel, zoals je hem hebt gezien:
board-hand = Jouw kaarten
board-choose-discard = Kies de kaart die je aflegt
board-choose-enact = Kies de kaart die je uitvaardigt
board-do-discard = Deze afleggen
board-do-enact = Deze uitvaardigen
board-discard = Afleggen
board-nobody-sees = niemand ziet hem
board-pass-on = Door aan { $name }
board-pass-on-why = een van deze twee wordt wet
board-commit-discard = { WORD($policy, kind: "board-policy") } afleggen, { WORDS($others, kind: "board-policy") } doorgeven
board-enact = Uitvaardigen
board-enact-why = dit wordt wet
board-governments = Regeringen tot nu toe
board-no-governments = Er is nog over geen regering gestemd.
board-no-ledger = Je speelt uit het hoofd.
board-claimed = Beweerd
board-pres = Pres.
board-chanc = Kans.
board-vote = Stemmen
board-result = Uitslag
board-result-failed = mislukt
board-result-vetoed = veto
board-result-open = bezig
board-result-chaos = chaos
board-go = Naar verkiezing { $n }
board-votes = Wie stemde hoe
board-show-ledger = Verloop tonen (uit = uit het hoofd spelen)
board-notes-why = Alleen jij kunt dit lezen.
board-notes-none = Toeschouwers hebben geen notities.
board-trust = Jouw vermoeden
board-trust-unsure = onzeker
board-trust-liberal = liberaal
board-trust-fascist = fascist
board-trust-hitler = Hitler
board-trust-liberal-short = L?
board-trust-fascist-short = F?
board-trust-hitler-short = H?
board-note = Een notitie
board-note-about = Een notitie over { $name }
board-speak = Zeggen
board-claim-why = Je mag liegen. Niemand controleert het.
board-claim-none = Je kunt iets beweren zodra je een ambt hebt gehad of een invloed hebt gebruikt.
board-claim-drew = Ik trok
board-claim-passed = Ik gaf door
board-claim-received = Ik kreeg
board-claim-peeked = Bovenop zag ik
board-claim-party = Ik zag de partijkaart van
board-talk-whom = Over of aan iemand
board-talk-say-accuse = Ik denk dat { $name } fascist is
board-talk-say-trust = Ik vertrouw { $name }
board-talk-say-ask-cards = Wat had je?
board-talk-say-ask-vote = Waarom stemde je zo?
board-talk-answer = { $name } vraagt waarom je zo stemde
board-talk-trust = Ik vertrouwde hen
board-talk-doubt = Voordeel van de twijfel
board-talk-own = Het was mijn regering
board-talk-chaos = Tegen de chaos
board-talk-president = Ik vertrouwde de president niet
board-talk-chancellor = Ik vertrouwde de kanselier niet
board-talk-hitler = Dat kon Hitler zijn
board-quoted = ‘{ $text }’
board-session = fase { $session }
board-roles = Wie was wie
board-policies = Wetten in volgorde
board-no-policies = Er is geen wet uitgevaardigd.
board-moment = Dat moment
board-together = Wie stemde met wie
board-together-why = Hoe vaak beiden hetzelfde stemden, van de stemmingen waaraan beiden meededen.
board-only-you = Alleen jij hebt dit gezien.
board-dead-silent = Je bent geëxecuteerd en zwijgt tot het einde van het spel. Je wint nog steeds met je kant.
board-session-short = Fase
board-session-why = Het nummer van de wetgevende fase, zoals beweringen het noemen
board-concern-executed = { PLAYER($president) } laat je executeren.
board-concern-executed-why = Je praat en stemt niet meer mee en bekleedt geen ambt; je rol blijft geheim. Je wint nog steeds met je kant.
board-concern-investigated = { PLAYER($president) } heeft je partijkaart bekeken.
board-concern-investigated-why = Wat daarover aan de anderen wordt verteld, kan waar zijn of niet.
board-concern-election-called = { PLAYER($president) } maakt jou de volgende presidentskandidaat.
board-concern-election-called-why = Nomineer een kanselier; daarna gaat het presidentschap verder waar het was.
board-concern-not-hitler = Iedereen weet nu dat je niet Hitler bent.
board-concern-not-hitler-why = Je bent tot kanselier gekozen terwijl er drie of meer fascistische wetten lagen.
board-scene-nominated = Genomineerd
board-scene-voted = Gestemd
board-scene-passed-on = Doorgegeven
board-scene-enacted = Uitgevaardigd
board-scene-power = Invloed
board-scene-elected = Gekozen
board-scene-rejected = Weggestemd
board-scene-chaos = Chaos
board-scene-vetoed = Veto
board-scene-veto-asked = Veto?
board-scene-veto-refused = Geen veto
board-scene-peeked = Wetten bekijken
board-scene-investigated = Onderzoek
board-scene-election-called = Bijzondere verkiezing
board-scene-executed = Executie
board-scene-nominated-short = { PLAYER($president) } nomineert { PLAYER($chancellor) }
board-scene-voted-short = { COUNT($yes) } voor, { COUNT($no) } tegen
board-scene-passed-on-short = { PLAYER($president) } legt er een af
board-scene-veto-asked-short = veto gevraagd
board-scene-veto-refused-short = veto geweigerd
board-scene-enacted-short = { WORD($policy, kind: "board-policy") }, nummer { $count }
board-scene-vetoed-short = niets uitgevaardigd
board-scene-peeked-short = wetten bekeken
board-scene-investigated-short = { PLAYER($seat) } onderzocht
board-scene-election-called-short = bijzondere verkiezing: { PLAYER($seat) }
board-scene-executed-short = { PLAYER($seat) } geëxecuteerd
board-scene-enacted-headline =
    { $policy ->
        [liberal] { PLAYER($president) } en { PLAYER($chancellor) } vaardigen een liberale wet uit, nummer { $count }.
       *[fascist] { PLAYER($president) } en { PLAYER($chancellor) } vaardigen een fascistische wet uit, nummer { $count }.
    }
board-scene-chaos-headline =
    { $policy ->
        [liberal] In de chaos treedt de bovenste kaart in werking: een liberale wet, nummer { $count }.
       *[fascist] In de chaos treedt de bovenste kaart in werking: een fascistische wet, nummer { $count }.
    }
board-scene-voted-headline =
    { $elected ->
        [true] { PLAYER($president) } en { PLAYER($chancellor) } zijn gekozen.
       *[other] { PLAYER($president) } en { PLAYER($chancellor) } zijn weggestemd.
    }
board-scene-vote =
    { $elected ->
        [true] Gekozen met { $yes } tegen { $no }.
       *[other] { $yes } voor, { $no } tegen.
    }
board-scene-zone = Vanaf nu winnen de fascisten ook als Hitler tot kanselier wordt gekozen.
board-scene-veto-zone = Vanaf nu kan een regering een veto uitspreken.
board-scene-power-follows = { PLAYER($president) } moet een invloed gebruiken: { WORD($power, kind: "power") }.
board-scene-mine =
    { $yes ->
        [true] Je stemde voor
       *[other] Je stemde tegen
    }{ $won ->
        [true] {""}, met de meerderheid.
       *[other] {""} en werd overstemd.
    }{ $office ->
        [president] {" "}Je bent president en trekt drie wetten.
        [chancellor] {" "}Je bent kanselier en krijgt twee wetten.
       *[none] {""}
    }
board-aid-knows = Hitler kent de fascisten
explain-tracker = Mislukte verkiezingen op rij: { $tracker } van { $of }. Bij { $of } treedt meteen de bovenste wet van de stapel in werking.
    .rule = SH-014 SH-015 SH-016
explain-deck = Er liggen { $deck } wetten gedekt op de stapel. Bij minder dan drie wordt hij samen met de aflegstapel geschud.
    .rule = SH-002 SH-023
explain-seen-top = Wat je boven op de stapel hebt gezien, de volgende kaart eerst. Alleen jij ziet het, zolang niemand trekt.
    .rule = SH-034
explain-discards = Afgelegde wetten. Niemand mag ze bekijken.
    .rule = SH-022
explain-track-liberal = Uitgevaardigde liberale wetten: { $count } van { $of }. Met de laatste winnen de liberalen.
    .rule = SH-024
explain-track-fascist = Uitgevaardigde fascistische wetten: { $count } van { $of }. Sommige geven de president een invloed; met de laatste winnen de fascisten.
    .rule = SH-024 SH-031
explain-zone = Vanaf nu winnen de fascisten meteen als Hitler tot kanselier wordt gekozen.
    .rule = SH-020
explain-policy-liberal = Een liberale wet. Daarvan zijn er minder in de stapel dan fascistische.
    .rule = SH-002 SH-024
explain-policy-fascist = Een fascistische wet.
    .rule = SH-002 SH-024
explain-slot-none = Een wet op deze plek geeft geen invloed.
    .rule = SH-031
explain-slot-peek = De president bekijkt de bovenste drie wetten van de stapel.
    .rule = SH-034
explain-slot-investigate = De president ziet de partijkaart van een andere speler, niet de rol.
    .rule = SH-032
explain-slot-special-election = De president wijst de volgende presidentskandidaat aan.
    .rule = SH-033
explain-slot-execution = De president laat een andere speler executeren. Is het Hitler, dan winnen de liberalen.
    .rule = SH-035
explain-slot-none-veto = Vanaf hier kunnen regeringen een veto uitspreken.
    .rule = SH-040
explain-slot-execution-veto = De president laat een andere speler executeren, en vanaf hier kunnen regeringen een veto uitspreken.
    .rule = SH-035 SH-040
explain-slot-liberal-wins = Met deze wet winnen de liberalen.
    .rule = SH-024
explain-slot-fascist-wins = Met deze wet winnen de fascisten.
    .rule = SH-024
explain-ballot-sealed = Heeft gestemd. Alle stembiljetten worden tegelijk omgedraaid.
    .rule = SH-013
explain-ballot-thinking = Heeft nog niet gestemd.
    .rule = SH-013
explain-ballot-yes = Stemde voor bij de laatste verkiezing.
    .rule = SH-013
explain-ballot-no = Stemde tegen bij de laatste verkiezing.
    .rule = SH-013
explain-president = Trekt drie wetten, legt er een af en geeft er twee aan de kanselier; gebruikt de invloed die volgt.
    .rule = SH-021 SH-030
explain-candidate = Presidentskandidaat: nomineert een kanselier, daarna stemt iedereen over beiden.
    .rule = SH-010 SH-011
explain-chancellor = Krijgt twee wetten, vaardigt er een uit en legt de andere af.
    .rule = SH-021
explain-nominee = Genomineerd als kanselier; iedereen stemt erover.
    .rule = SH-011 SH-013
explain-last-government = Zat in de laatste gekozen regering en mag nu misschien geen kanselier worden.
    .rule = SH-011 SH-012
explain-dead = Geëxecuteerd: praat en stemt niet meer mee en bekleedt geen ambt.
    .rule = SH-035
explain-not-hitler = Werd tot kanselier gekozen met drie of meer fascistische wetten, dus iedereen weet: niet Hitler.
    .rule = SH-020
explain-trust = Jouw eigen vermoeden. Niemand anders ziet het.
explain-seat = { PLAYER($seat) }, plaats { $number }. Het presidentschap gaat de tafel rond volgens de plaatsen.
    .rule = SH-010
explain-round = Ronde { $round }: de presidentskandidaat nomineert een kanselier, iedereen stemt, en een gekozen regering vaardigt een wet uit.
    .rule = SH-010 SH-021
explain-hand = De wetten in je hand. Alleen jij ziet ze; je mag erover zeggen wat je wilt.
    .rule = SH-021 SH-022
explain-seen-party = Je hebt deze partijkaart gezien. Alleen jij ziet deze aantekening.
    .rule = SH-032
explain-claim = Wat deze speler over kaarten beweert. Het kan gelogen zijn.
    .rule = SH-022
