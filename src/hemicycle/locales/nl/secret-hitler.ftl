# Words of Secret Hitler
# CC BY-NC-SA 4.0 (https://creativecommons.org/licenses/by-nc-sa/4.0/), see src/hemicycle/games/secret_hitler/LICENSE.md

## Rules: preparation

rule-SH-001 = Spelers en rollen
    .text = Je speelt met vijf tot tien mensen. Een van hen is Hitler. Naast Hitler is er met 5 of 6 spelers één fascist, met 7 of 8 zijn het er twee en met 9 of 10 drie. Alle anderen zijn liberaal; zij zijn dus altijd met één of twee meer dan de tegenpartij.
rule-SH-002 = De wetten
    .text = De stapel telt 6 liberale en 11 fascistische wetten en wordt gedekt geschud. Van de eerste drie kaarten is in 24% van de partijen geen enkele liberaal, in 49% één, in 24% twee en in 3% alle drie. Andere edities kunnen een andere verdeling hebben.
rule-SH-003 = Partij en rol
    .text = Iedereen heeft een geheime rol (liberaal, fascist of Hitler) en een partijkaart. Die van liberalen is liberaal, die van de fascisten en van Hitler is fascistisch. Wie alleen de partijkaart ziet, kan Hitler dus niet van een andere fascist onderscheiden.
rule-SH-004 = Wie kent wie
    .text = Vóór de eerste verkiezing krijgen de fascisten te horen wie de andere fascisten zijn en wie Hitler is. Met 5 of 6 spelers weet Hitler ook wie de fascist is; vanaf 7 kent Hitler niemand. Liberalen kennen alleen zichzelf.
rule-SH-005 = De eerste kandidaat
    .text = Het lot wijst de eerste presidentskandidaat aan.

## Rules: election

rule-SH-010 = Het presidentschap gaat rond
    .text = Elke ronde is iemand anders kandidaat voor het presidentschap: de eerstvolgende levende speler met de klok mee. Niemand wordt overgeslagen vanwege een eerder ambt.
rule-SH-011 = Een kanselier voordragen
    .text = De presidentskandidaat draagt een andere levende speler voor als kanselier. De twee leden van de laatst gekozen regering zijn uitgesloten, welk van beide ambten ze ook hadden. Wie werd weggestemd is niet uitgesloten, en voor het presidentschap is niemand dat ooit.
rule-SH-012 = Uitsluiting aan een kleine tafel
    .text = Zijn er nog vijf spelers in leven, dan is alleen de laatst gekozen kanselier uitgesloten en mag de laatste president wel worden voorgedragen. Het gaat om het aantal levenden op het moment van de voordracht. In onze lezing geldt dit ook met vier of drie.
rule-SH-013 = De stemming
    .text = Alle levende spelers, ook de twee kandidaten, stemmen ja of nee over de voorgestelde regering. De stemmen blijven geheim tot ze allemaal binnen zijn; daarna ziet iedereen wie wat heeft gestemd. De regering is gekozen als er meer ja- dan nee-stemmen zijn; gelijk is niet genoeg.
rule-SH-014 = Een verworpen regering
    .text = Mislukt de stemming, dan gaat de verkiezingsteller één omhoog en is de volgende speler kandidaat. Komt de teller op drie, dan breekt eerst chaos uit.
rule-SH-015 = Chaos
    .text = Zodra de verkiezingsteller op drie komt, treedt de bovenste wet van de stapel meteen in werking. Een bevoegdheid die daarbij hoort gaat verloren, de teller gaat terug naar nul en alle uitsluitingen vervallen: de volgende kandidaat mag elke andere levende speler voordragen. Een stapel van minder dan drie kaarten wordt samen met de afgelegde kaarten geschud; wij kijken dat na voordat de kaart wordt gepakt en daarna nog eens. Met een optie eindigt het spel in plaats daarvan met winst voor de fascisten.
rule-SH-016 = De teller terug naar nul
    .text = De verkiezingsteller gaat naar nul telkens als er een wet in werking treedt, door een regering of door chaos. Een gewonnen verkiezing alleen is niet genoeg.
rule-SH-017 = Wetten uit chaos tellen mee
    .text = Een wet die door chaos in werking treedt telt als elke andere: ze kan het spel beslissen, ze brengt het punt dichterbij waarop Hitlers verkiezing tot kanselier het spel beslist, en ze kan het veto vrijgeven. Alleen de bevoegdheid vervalt.

## Rules: legislative session

rule-SH-020 = Hitler als kanselier
    .text = Wordt er een regering gekozen terwijl er al drie of meer fascistische wetten liggen, dan blijkt meteen of de nieuwe kanselier Hitler is. Zo ja, dan winnen de fascisten. Zo nee, dan weet iedereen voortaan zeker dat deze speler Hitler niet is.
rule-SH-021 = De wetgeving
    .text = De president trekt drie wetten, legt er één gedekt af en geeft de andere twee samen aan de kanselier. Die legt er één gedekt af en voert de andere in. Ondertussen mogen zij elkaar op geen enkele manier iets duidelijk maken, en elk moet echt kiezen in plaats van het aan het toeval over te laten.
rule-SH-022 = Geheimen en leugens
    .text = Afgelegde wetten worden nooit getoond. Over wat je hebt gezien mag je alles zeggen, waar of niet waar, of zwijgen. Er wordt in het openbaar gepraat: geen onderonsjes en geen kaarten laten zien. Alleen Hitler kan zich niet verbergen bij een executie, of bij een verkiezing tot kanselier met drie of meer fascistische wetten; aan deze tafel maakt het spel dat zelf bekend.
rule-SH-023 = Opnieuw schudden
    .text = Telt de stapel aan het eind van een wetgeving minder dan drie kaarten, dan worden die met alle afgelegde kaarten tot een nieuwe stapel geschud, zonder dat iemand ze bekijkt. In onze lezing gebeurt dat ook na een veto, en nog vóór een bevoegdheid wordt gebruikt, zodat wie de stapel inkijkt altijd drie kaarten vindt.
rule-SH-024 = Winst door wetten
    .text = De liberalen winnen met hun vijfde wet, de fascisten met hun zesde. Dat wordt nagegaan zodra een wet in werking treedt, nog vóór een bevoegdheid.

## Rules: presidential powers

rule-SH-030 = Bevoegdheden van de president
    .text = Voert een regering een fascistische wet in op een vak met een bevoegdheid, dan moet haar president die vóór de volgende ronde gebruiken. Dat kan één keer; weigeren, bewaren of doorgeven is er niet bij. Overleg met de tafel mag, maar de president beslist alleen.
rule-SH-031 = De fascistische borden
    .text = Met 5 of 6 spelers: wetten inkijken op het derde vak, executie op het vierde en vijfde. Met 7 of 8: onderzoek op het tweede, bijzondere verkiezing op het derde, executie op het vierde en vijfde. Met 9 of 10 hetzelfde, en ook op het eerste vak een onderzoek. Op elk bord geeft de vijfde wet bovendien het veto vrij en wint de zesde het spel.
rule-SH-032 = Onderzoek
    .text = De president kiest een andere levende speler en ziet als enige diens partijkaart, niet de rol. Wat de president daarover vertelt, waar of niet waar, is vrij. Niemand wordt in één spel twee keer onderzocht, ook niet door een andere president. Is er niemand meer over, dan vervalt de bevoegdheid in onze lezing.
rule-SH-033 = Bijzondere verkiezing
    .text = De president bepaalt wie de volgende presidentskandidaat is: elke andere levende speler, ook wie is uitgesloten als kanselier. Voordracht en stemming gaan zoals altijd. Hoe het ook afloopt, daarna is de eerstvolgende levende speler na de president die haar uitschreef aan de beurt. Was juist die speler aangewezen, dan kan hij of zij twee keer achter elkaar kandidaat zijn.
rule-SH-034 = Wetten inkijken
    .text = Alleen de president bekijkt de bovenste drie wetten van de stapel en laat ze in dezelfde volgorde liggen. De spelregels klinken alsof dit vrijwillig is; wij zien het als een plicht, zoals bij elke bevoegdheid.
rule-SH-035 = Executie
    .text = De president laat een andere levende speler executeren. Was dat Hitler, dan winnen de liberalen meteen. Zo niet, dan blijven rol en partij van de dode geheim. Doden praten en stemmen niet meer mee, bekleden geen ambt en tellen niet meer als speler. In onze lezing kan de president niet zichzelf kiezen.

## Rules: veto

rule-SH-040 = Veto
    .text = In elke wetgeving na de vijfde fascistische wet mag de kanselier, met de twee wetten in de hand, om een veto vragen in plaats van er één in te voeren. Stemt de president toe, dan gaan beide wetten weg, treedt er niets in werking, gaat de verkiezingsteller één omhoog en volgt de volgende kandidaat. Weigert de president, dan moet de kanselier een van de twee invoeren. In onze lezing kan dit verzoek maar één keer per wetgeving.
rule-SH-041 = Veto en verkiezingsteller
    .text = Een veto geldt als een mislukte regering: komt de teller daardoor op drie, dan breekt chaos uit. De regering die het veto gebruikte was wel gekozen en blijft dus uitgesloten, tenzij chaos de uitsluitingen opheft.
rule-SH-042 = Veto na de keuze
    .text = Een onofficiële vorm van het veto, als optie: de kanselier kiest eerst in het geheim welke wet wordt ingevoerd. Daarna zeggen president en kanselier ieder of zij het veto willen. Willen ze het allebei, dan worden beide wetten afgelegd zoals bij elk veto; anders treedt de gekozen wet in werking.
rule-SH-043 = Hoe lang een spel kan duren
    .text = Met de officiële getallen treden er hoogstens tien wetten in werking voordat iemand wint. Voor elk daarvan zijn hoogstens drie verkiezingen nodig, dus meer dan dertig zijn het er nooit.

## Options

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
party-liberal = Liberale partij
party-fascist = Fascistische partij
policy-liberal = Liberale wet
policy-fascist = Fascistische wet
power-none = Geen bevoegdheid
    .text = Er gebeurt verder niets.
power-peek = Wetten inkijken
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
