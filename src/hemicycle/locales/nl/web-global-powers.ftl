# Woorden voor het bord van Global Powers in de browser

## De kaart

board-regions = Regio’s
board-region = Regio
board-nobody = niemand
board-governed-by = Geregeerd door { $names }
board-no-government = Geen regering
board-done = heeft gehandeld
board-to-do = nog niet gehandeld
board-line-to = naar { WORD($region, kind: "region") }
board-border = grens
board-sea-line = zeeroute
board-reconstructed = door ons afgeleid
board-markers-lying = Sancties { $sanctions } van 2 · ontwapeningen { $disarmaments } van 2 · protectoraten { $protectorates } van 2
board-pact-with = Verdrag: { WORD($region, kind: "region") } mag niet aanvallen
board-borders-on = Grenst aan { WORDS($regions, kind: "region") }
board-as-list = Regio’s als lijst
board-as-map = Kaart
board-nearer = Inzoomen
board-farther = Uitzoomen

## Wat er kan

board-kinds = Soorten acties
board-kind-budget = Begroting
board-kind-emigration = Emigratie
board-kind-propaganda = Propaganda
board-kind-rehabilitation = Eerherstel
board-kind-trade = Handel
board-kind-purge = Zuivering
board-kind-war = Oorlog
board-kind-proposal = Voorstel
board-meaning = Een klik op een regio betekent
board-verb-sanction = Sanctie
board-verb-disarm = Ontwapenen
board-verb-ban = Partij verbieden
board-verb-lift = Sanctie opheffen
board-recalled = Genoeg teruggeroepen
board-start-over = Opnieuw kiezen
board-to-offer = Naar het bod
board-send-offer = Bod versturen
board-war-label = Oorlog tegen { WORD($region, kind: "region") }: { $attack } tegen { $defence }
board-stake = Diplomatieschijfjes
board-in-favour = voor
board-against = tegen
board-delegates = { $delegates ->
        [one] { $delegates } afgevaardigde
       *[other] { $delegates } afgevaardigden
    }
board-all-abstain = Iedereen onthoudt zich

## Zaken

board-acting = Wie handelt
board-acts = { WORD($region, kind: "region", form: "The") } handelt
board-actions-left = { $actions ->
        [one] nog { $actions } actie
       *[other] nog { $actions } acties
    }
board-open-cards = Kaarten die open liggen
board-protects = { WORD($region, kind: "region") } tegen { WORD($neighbour, kind: "region") }
board-offer-between = { PLAYER($seat) } biedt een ruil aan tussen { WORD($home, kind: "region") } en { WORD($partner, kind: "region") }
board-gets = { WORD($region, kind: "region", form: "The") } krijgt
board-gives = { WORD($region, kind: "region", form: "The") } geeft
board-nothing = niets
board-answer-accept = Aannemen
board-answer-refuse = Afwijzen
board-answer-counter = Tegenbod
board-compose = Bod van { WORD($home, kind: "region") } aan { WORD($partner, kind: "region") }
board-compose-how = Plus geeft, min neemt. Ernaast: wat jij hebt, wat zij hebben.
board-ask-offer = Stel het bod aan { WORD($partner, kind: "region") } samen en verstuur het.
board-give-short = { $count } geven
board-take-short = { $count } nemen
board-odds = Kansen: { WORD($from, kind: "region") } tegen { WORD($target, kind: "region") }
board-odds-why = Leger { $attack } tegen { $defence }, elk met een dobbelsteen van { $faces }
board-win = aanvaller wint
board-draw = onbeslist
board-lose = aanvaller verliest
board-win-by = winst met { $margin }
board-draw-by = onbeslist
board-lose-by = verlies met { $margin }
board-attacker-rolls = Aanval { $face }
board-defender-rolls = Afweer { $face }
board-count = De stand tot nu toe
board-carried-so-far = Zoals het nu staat is het voorstel aangenomen.
board-fails-so-far = Zoals het nu staat wordt het voorstel verworpen.
board-still-to-speak = Nog aan het woord: { WORDS($regions, kind: "region") }
board-still-to-bribe = Mogen nog omkopen: { WORDS($regions, kind: "region") }
board-vote-in = Stemming: { WORD($region, kind: "region", form: "name") }
board-proposes = stelt voor
board-objects = maakt bezwaar
board-agrees = stemt in
board-partner-asked = wordt gevraagd
board-votes = stemt
board-has-voted = heeft gestemd
board-stopped-by = { $votes ->
        [one] { $votes } stem tegen is
       *[other] { $votes } stemmen tegen zijn
    } genoeg om het te stoppen.
board-duel = Offers in { WORD($region, kind: "region") }
board-duel-stands = { $paid ->
        [0] Zoals het er nu voor staat, gaat de actie door.
        [one] Er is één politicus geofferd. Zoals het er nu voor staat, gaat de actie door.
       *[other] Er zijn { $paid } politici geofferd. Zoals het er nu voor staat, gaat de actie door.
    }
board-duel-falls = { $paid ->
        [0] Zoals het er nu voor staat, mislukt de actie.
        [one] Er is één politicus geofferd. Zoals het er nu voor staat, mislukt de actie.
       *[other] Er zijn { $paid } politici geofferd. Zoals het er nu voor staat, mislukt de actie.
    }
board-bribed-party = Afgevaardigde van
board-bribe-price = voor { $trade } handel
board-bribe-as = { $vote ->
        [abstain] onthoudt zich
        [for] stemt voor
       *[against] stemt tegen
    }
board-has-said-yes = stemde voor
board-has-said-no = stemde tegen
board-has-abstained = onthield zich
board-duel-follows = De andere kant kan met een eigen offer antwoorden. Wie het laatst betaalt, wint.
board-follows-ban = Wordt het aangenomen, dan neemt de partij daar zoveel politici terug als het stemmenoverwicht.
board-follows-disarm = Wordt het aangenomen, dan verliest de regio zoveel legers als het stemmenoverwicht en mag ze tot de waardering niet bewapenen.
board-follows-sanction = Wordt het aangenomen, dan kan de regio tot de waardering niet handelen of stemmen en telt ze half.
board-follows-lift = Wordt het aangenomen, dan kan de regio weer handelen en stemmen en telt ze helemaal.
board-side-for = Voor
board-side-against = Tegen
board-evaluation = Waardering { $evaluation }
board-counted-now = Als er nu gewaardeerd werd
board-party = Partij
board-mauritius-short = Maur.
board-points = Punten
board-goals = Bij een waardering winnen { $points } punten, { $dominance } geregeerde regio’s winnen meteen.
board-dominance-near = { COUNT($seats) ->
        [one] { PLAYERS($seats) } regeert { $governed } van { $dominance } regio’s: met één meer is het spel meteen gewonnen.
       *[other] { PLAYERS($seats) } regeren elk { $governed } van { $dominance } regio’s: met één meer is het spel meteen gewonnen.
    }
board-dominance-now = { COUNT($seats) ->
        [one] Hiermee regeert { PLAYERS($seats) } { $dominance } regio’s en wint meteen.
       *[other] Hiermee regeren { PLAYERS($seats) } elk { $dominance } regio’s; de sterkste wint meteen.
    }
board-scene-plan = Plan
board-scene-vote = Stemming
board-scene-stakes = Inzetten
board-scene-un = UNO
board-scene-decision = Besluit
board-scene-battle = Dobbelstenen
board-scene-points = { $name }: { FIGURE($points) }
board-scene-sources = regio’s { $regions }, UNO { $un }, Mauritius { FIGURE($retired) }
board-scene-leads = { $name } heeft de meeste punten: { $points } van de { $goal } die nodig zijn.
board-scene-won = { $name } wint met { $points } punten ({ $goal } nodig).
board-run-abstained = { WORDS($regions, kind: "region", form: "name") } onthouden zich.
board-concern-placed = Je bod op { WORD($region, kind: "region") } telt: je plaatst er { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    }.
board-concern-went-home = Je verliest { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    } in { WORD($region, kind: "region") }.
board-concern-assassination = { PLAYER($seat) } pleegt in { WORD($region, kind: "region") } een aanslag op een van je politici: de dobbelsteen toont { $face }.
board-concern-bribed = { WORD($region, kind: "region", form: "The") } heeft je afgevaardigde betaald: { $vote ->
        [abstain] onthouding
        [for] stem voor
       *[against] stem tegen
    }.

## Partijen en kaarten

board-place-regions = Regio’s
board-place-base = Basis
board-place-delegates = UNO
board-place-mauritius = Maur.
board-place-gone = Weg
board-governs = Regeert
board-governs-of = { $governed } van { $dominance }
board-points-now = punten nu
board-cards-held = { $cards ->
        [one] { $cards } handkaart
       *[other] { $cards } handkaarten
    }
board-played = gespeeld: { $cards }
board-you-govern = { $regions ->
        [one] regeert { $regions } regio
       *[other] regeert { $regions } regio’s
    }
board-in-regions = In regio’s
board-in-base = In je basis
board-un-mauritius = UNO + Mauritius
board-hand = Je hand
board-take-cards = Kaarten die je kunt nemen
board-no-cards = Geen handkaarten.
board-reserve = Reserve
board-reserve-why = { $played ->
        [one] { $played } gespeeld; ze komt terug
       *[other] { $played } gespeeld; ze komen terug
    } als de reserve op is
board-before-evaluation = Voor waardering { $evaluation }
board-points-win = { $points } punten winnen
board-dominance-takes = dominantie { $dominance }
board-regions-to-do = { $regions ->
        [one] { $regions } regio moet nog handelen.
       *[other] { $regions } regio’s moeten nog handelen.
    }

## Beloften

board-speak = Zeggen
board-promise-why = Iedereen hoort een belofte, en niemand is eraan gebonden.
board-promise-vote = De volgende keer stem ik
board-promise-peace = Tot de waardering val ik niet aan
board-talk-whom = Aan iemand
board-talk-call-against = { $name } wint bijna: tegenhouden!
board-talk-threaten = Wie mij aanvalt, wordt aangevallen
board-talk-ask-peace = Vrede tussen ons?
board-talk-give = Ik zou geven
board-talk-take = voor
board-talk-answer = { $name } vraagt je iets
board-talk-agreed = Akkoord
board-talk-leader = Nee, jij staat voor
board-talk-broken = Nee, je hebt je woord gebroken
board-talk-no-use = Daar heb ik niets aan
board-vote-yes = Ja
board-vote-no = Nee
board-vote-abstain = Onthouding

## Het einde

board-won-threshold = { $name } heeft bij waardering { $evaluation } de meeste punten: { $points }, en { $goal } waren nodig.
board-won-exhaustion = { COUNT($empty) ->
        [0] Een partij heeft
        [one] { PLAYERS($empty) } heeft
       *[other] { PLAYERS($empty) } hebben
    } niemand meer in regio’s of basis, en { $name } had bij waardering { $evaluation } de meeste punten: { $points }.
board-won-dominance = { $name } regeert { $governed } regio’s; { $dominance } winnen meteen.
board-governed-at-end = Geregeerde regio’s aan het eind
board-points-at = Punten bij waardering { $evaluation }
board-counted-before = Er is geteld bij waardering { $evaluation }, voordat politici naar de UNO gingen en uit het spel werden genomen. Dit is de wereld daarna.
board-world-at-end = De wereld aan het einde
board-points-short = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
board-governed-over-time = Geregeerde regio’s
board-points-by-evaluation = Punten bij de waarderingen
board-wars = { $wars ->
        [0] Geen oorlogen
        [one] { $wars } oorlog
       *[other] { $wars } oorlogen
    }
board-war-won = gewonnen
board-war-lost = verloren
board-war-drawn = onbeslist
board-war-line = { WORD($region, kind: "region", form: "The") } tegen { WORD($target, kind: "region") }, { $attack } tegen { $defence }

## Wat de kaarten doen, in het kort

board-card-assassination = Aanslag op een politicus waar je zelf zit; de dobbelsteen beslist
board-card-diplomatic-initiative = Meteen een voorstel met één stem vooruit
board-card-development-aid = Twee handel van een rijkere naar een armere regio
board-card-expansion = Twee politici uit de basis naar waar jij zit
board-card-peace-initiative = Geen oorlogen tot de volgende waardering
board-card-warmonger = Eén keer +1 op een dobbelsteen in oorlog, of heft vrede of verdrag op
board-card-non-aggression-pact = Een regio is veilig voor één buur
board-card-coup = Zet in het geheim politici in en werp een regering omver
board-card-recession = Een regio en haar buren verliezen overtollige handel
board-card-revolution = Dobbelstenen dunnen regeringen rond een regio uit
board-card-retirement = Een politicus van een andere partij gaat terug naar de basis
board-card-sabotage = Een regio verliest zoveel schijfjes als de dobbelsteen toont
board-card-drive = Eén keer een extra actie voor je regering
board-card-defector = Jouw politicus vervangt een ander; een van jou gaat naar Mauritius
board-card-unrest = Waar weinig handel is, krimpen regeringen
board-card-transfer = Verplaats een politicus naar een andere regio
board-aid-goal = Wat wint
board-aid-goal-points = Punten bij een waardering
board-aid-goal-regions = Geregeerde regio’s, meteen
board-aid-scoring = Waardering
board-aid-sole = Enige partij in een regio
board-aid-majority = Alleen regerend, anderen aanwezig
board-aid-coalition = Partner in een coalitie
board-aid-opposition = Oppositie
board-aid-un-delegate = Een afgevaardigde in de UNO
board-aid-mauritius = Een politicus op Mauritius
board-aid-trade-bonus = Bonus voor handelsschijfjes in een geregeerde regio
board-aid-regions = Regio’s aan het begin
board-aid-region = Regio
board-aid-budget = Begroting: wat waartegen wordt geruild
board-aid-die = Zijden van de dobbelsteen
board-aid-cards = Kaarten
board-rulings-map = Kaart en begrippen
board-rulings-setup = Veiling en opbouw
board-rulings-turn = De beurt
board-rulings-votes = Stemmingen en offers
board-rulings-actions = Acties en oorlog
board-rulings-evaluation = Waardering en dominantie
board-rulings-cards = Kaarten
board-rulings-extended = Uitgebreide regels
explain-dominance = { $name } regeert { $governed } van de { $dominance } regio’s waarmee je meteen wint, alleen of in coalities.
    .rule = GP-036

## What things mean

explain-region = { $told }
    .rule = GP-007 GP-009
explain-heads = Politici van elke partij hier. De grootste partij regeert; gelijke regeren samen.
    .rule = GP-001 GP-007
explain-heads-un = Politici en UNO-afgevaardigden van elke partij: in een protectoraat tellen beide. De grootste partij regeert; even grote regeren samen.
    .rule = GP-134 GP-007
explain-chip-raw = Grondstoffen: een begroting maakt er handel van. Hoogstens vijf per regio.
    .rule = GP-004 GP-060
explain-chip-trade = Handel: koopt diplomatie en leger, en veel ervan geeft bij een waardering extra punten.
    .rule = GP-004 GP-060 GP-092
explain-chip-diplomacy = Diplomatie: wordt ingezet voor of tegen voorstellen.
    .rule = GP-004 GP-073
explain-chip-army = Leger: in een oorlog komt er aan elke kant een dobbelsteen bij.
    .rule = GP-004 GP-067
explain-done = Deze regio is voor de volgende waardering al aan de beurt geweest.
    .rule = GP-032
explain-to-do = Deze regio komt voor de volgende waardering nog aan de beurt.
    .rule = GP-032
explain-sanction = Onder sanctie: tot de volgende waardering kan deze regio niet handelen of stemmen en levert ze halve punten op.
    .rule = GP-077 GP-079
explain-disarmament = Ontwapend: tot de volgende waardering mag deze regio geen legerschijfjes krijgen.
    .rule = GP-076
explain-protectorate = UNO-protectoraat: tot de volgende amnestie stemmen hier ook de UNO-afgevaardigden mee.
    .rule = GP-134
explain-un = Afgevaardigden van de partijen in de UNO: elk is bij een waardering 2 punten waard en stemt over voorstellen.
    .rule = GP-093 GP-095
explain-mauritius = Wie moest aftreden wacht op Mauritius; elk kost de eigen partij bij een waardering een punt.
    .rule = GP-003 GP-093
explain-standing = { $name }: de punten die een waardering nu zou geven.
    .rule = GP-091 GP-093 GP-094
