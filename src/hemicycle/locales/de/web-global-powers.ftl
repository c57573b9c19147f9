# Wörter für das Brett von Global Powers im Browser

## Die Karte

board-regions = Regionen
board-region = Region
board-nobody = niemand
board-governed-by = Regiert von { $names }
board-no-government = Keine Regierung
board-done = hat gehandelt
board-to-do = noch nicht gehandelt
board-line-to = { WORD($region, kind: "region", form: "to") }
board-border = Grenze
board-sea-line = Seeweg
board-reconstructed = von uns ergänzt
board-markers-lying = Sanktionen { $sanctions } von 2 · Abrüstungen { $disarmaments } von 2 · Protektorate { $protectorates } von 2
board-pact-with = Pakt: { WORD($region, kind: "region") } darf nicht angreifen
board-borders-on = Grenzt an { WORDS($regions, kind: "region", form: "den") }
board-as-list = Regionen als Liste
board-as-map = Karte
board-nearer = Vergrößern
board-farther = Verkleinern

## Was getan werden kann

board-kinds = Arten von Aktionen
board-kind-budget = Haushalt
board-kind-emigration = Auswanderung
board-kind-propaganda = Propaganda
board-kind-rehabilitation = Rehabilitierung
board-kind-trade = Handel
board-kind-purge = Säuberung
board-kind-war = Krieg
board-kind-proposal = Antrag
board-meaning = Ein Klick auf eine Region bedeutet
board-verb-sanction = Sanktion
board-verb-disarm = Abrüstung
board-verb-ban = Parteiverbot
board-verb-lift = Sanktion aufheben
board-recalled = Genug zurückgerufen
board-start-over = Neu wählen
board-to-offer = Zum Angebot
board-send-offer = Angebot absenden
board-war-label = Krieg gegen { WORD($region, kind: "region", form: "den") }: { $attack } gegen { $defence }
board-stake = Diplomatiechips
board-in-favour = dafür
board-against = dagegen
board-delegates = { $delegates ->
        [one] { $delegates } Delegierter
       *[other] { $delegates } Delegierte
    }
board-all-abstain = Alle enthalten sich

## Geschäfte

board-acting = Wer handelt
board-acts = { WORD($region, kind: "region", form: "The") } handelt
board-actions-left = { $actions ->
        [one] noch { $actions } Aktion
       *[other] noch { $actions } Aktionen
    }
board-open-cards = Offen ausliegende Karten
board-protects = { WORD($region, kind: "region", form: "den") } vor { WORD($neighbour, kind: "region", form: "dem") }
board-offer-between = { PLAYER($seat) } bietet einen Handel zwischen { WORD($home, kind: "region", form: "dem") } und { WORD($partner, kind: "region", form: "dem") } an
board-gets = { WORD($region, kind: "region", form: "The") } bekommt
board-gives = { WORD($region, kind: "region", form: "The") } gibt
board-nothing = nichts
board-answer-accept = Annehmen
board-answer-refuse = Ablehnen
board-answer-counter = Gegenangebot
board-compose = Angebot { WORD($home, kind: "region", form: "of") } an { WORD($partner, kind: "region", form: "den") }
board-compose-how = Plus gibt, Minus nimmt. Daneben: was du hast, was sie haben.
board-ask-offer = Stelle das Angebot an { WORD($partner, kind: "region", form: "den") } zusammen und schicke es ab.
board-give-short = { $count } geben
board-take-short = { $count } nehmen
board-odds = Aussichten: { WORD($from, kind: "region") } gegen { WORD($target, kind: "region", form: "den") }
board-odds-why = Militär { $attack } gegen { $defence }, dazu je ein Würfel mit { $faces }
board-win = Angreifer siegt
board-draw = unentschieden
board-lose = Angreifer verliert
board-win-by = siegt um { $margin }
board-draw-by = unentsch.
board-lose-by = verliert um { $margin }
board-attacker-rolls = Angriff { $face }
board-defender-rolls = Abwehr { $face }
board-count = Stand der Abstimmung
board-carried-so-far = So wie es steht, ist der Antrag angenommen.
board-fails-so-far = So wie es steht, scheitert der Antrag.
board-still-to-speak = Noch zu hören: { WORDS($regions, kind: "region") }
board-still-to-bribe = Dürfen noch bestechen: { WORDS($regions, kind: "region", form: "name") }
board-vote-in = Abstimmung { WORD($region, kind: "region", form: "in") }
board-proposes = schlägt vor
board-objects = widerspricht
board-agrees = stimmt zu
board-partner-asked = wird gefragt
board-votes = stimmt ab
board-has-voted = hat abgestimmt
board-stopped-by = { $votes ->
        [one] { $votes } Gegenstimme genügt
       *[other] { $votes } Gegenstimmen genügen
    }, um es zu verhindern.
board-duel = Opfer { WORD($region, kind: "region", form: "in") }
board-duel-stands = { $paid ->
        [0] So wie es steht, geht die Aktion durch.
        [one] Ein Politiker wurde geopfert. So wie es steht, geht die Aktion durch.
       *[other] { $paid } Politiker wurden geopfert. So wie es steht, geht die Aktion durch.
    }
board-duel-falls = { $paid ->
        [0] So wie es steht, scheitert die Aktion.
        [one] Ein Politiker wurde geopfert. So wie es steht, scheitert die Aktion.
       *[other] { $paid } Politiker wurden geopfert. So wie es steht, scheitert die Aktion.
    }
board-bribed-party = Delegierter von
board-bribe-price = für { $trade } Handel
board-bribe-as = { $vote ->
        [abstain] enthält sich
        [for] stimmt dafür
       *[against] stimmt dagegen
    }
board-has-said-yes = stimmte dafür
board-has-said-no = stimmte dagegen
board-has-abstained = enthielt sich
board-duel-follows = Die andere Seite kann mit einem eigenen Opfer antworten. Wer zuletzt zahlt, setzt sich durch.
board-follows-ban = Geht es durch, nimmt die Partei dort so viele Politiker zurück, wie die Ja-Stimmen überwiegen.
board-follows-disarm = Geht es durch, verliert die Region so viel Militär, wie die Ja-Stimmen überwiegen, und darf bis zur Wertung nicht aufrüsten.
board-follows-sanction = Geht es durch, kann die Region bis zur Wertung nicht handeln oder abstimmen und zählt halb.
board-follows-lift = Geht es durch, kann die Region wieder handeln und abstimmen und zählt voll.
board-side-for = Dafür
board-side-against = Dagegen
board-evaluation = Wertung { $evaluation }
board-counted-now = Würde jetzt gewertet
board-party = Partei
board-mauritius-short = Maur.
board-points = Punkte
board-goals = Bei einer Wertung siegen { $points } Punkte, sofort siegen { $dominance } regierte Regionen.
board-dominance-near = { COUNT($seats) ->
        [one] { PLAYERS($seats) } regiert { $governed } von { $dominance } Regionen: Mit einer mehr ist die Partie sofort gewonnen.
       *[other] { PLAYERS($seats) } regieren je { $governed } von { $dominance } Regionen: Mit einer mehr ist die Partie sofort gewonnen.
    }
board-dominance-now = { COUNT($seats) ->
        [one] Damit regiert { PLAYERS($seats) } { $dominance } Regionen und gewinnt sofort.
       *[other] Damit regieren { PLAYERS($seats) } je { $dominance } Regionen; die stärkste Partei gewinnt sofort.
    }
board-scene-plan = Plan
board-scene-vote = Abstimmung
board-scene-stakes = Einsätze
board-scene-un = UNO
board-scene-decision = Entscheidung
board-scene-battle = Würfel
board-scene-points = { $name }: { FIGURE($points) }
board-scene-sources = Regionen { $regions }, UNO { $un }, Mauritius { FIGURE($retired) }
board-scene-leads = { $name } hat die meisten Punkte: { $points } von { $goal } nötigen.
board-scene-won = { $name } gewinnt mit { $points } Punkten (nötig: { $goal }).
board-run-abstained = { WORDS($regions, kind: "region", form: "name") } enthalten sich.
board-concern-placed = Dein Gebot für { WORD($region, kind: "region", form: "den") } zählt: Du setzt dort { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    }.
board-concern-went-home = Du verlierst { WORD($region, kind: "region", form: "in") } { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    }.
board-concern-assassination = { PLAYER($seat) } verübt { WORD($region, kind: "region", form: "in") } ein Attentat auf einen deiner Politiker: Der Würfel zeigt { $face }.
board-concern-bribed = { WORD($region, kind: "region", form: "The") } hat deinen Delegierten bezahlt: { $vote ->
        [abstain] Enthaltung
        [for] Stimme dafür
       *[against] Stimme dagegen
    }.

## Parteien und Karten

board-place-regions = Regionen
board-place-base = Basis
board-place-delegates = UNO
board-place-mauritius = Maur.
board-place-gone = Weg
board-governs = Regiert
board-governs-of = { $governed } von { $dominance }
board-points-now = Punkte jetzt
board-cards-held = { $cards ->
        [one] { $cards } Handkarte
       *[other] { $cards } Handkarten
    }
board-played = gespielt: { $cards }
board-you-govern = { $regions ->
        [one] regierst { $regions } Region
       *[other] regierst { $regions } Regionen
    }
board-in-regions = In Regionen
board-in-base = In der Basis
board-un-mauritius = UNO + Mauritius
board-hand = Deine Hand
board-take-cards = Karten, die du nehmen kannst
board-no-cards = Keine Karten auf der Hand.
board-reserve = Reserve
board-reserve-why = { $played ->
        [one] { $played } gespielt; sie kommt zurück
       *[other] { $played } gespielt; sie kommen zurück
    }, wenn die Reserve leer ist
board-before-evaluation = Vor Wertung { $evaluation }
board-points-win = { $points } Punkte siegen
board-dominance-takes = Dominanz { $dominance }
board-regions-to-do = { $regions ->
        [one] { $regions } Region ist noch an der Reihe.
       *[other] { $regions } Regionen sind noch an der Reihe.
    }

## Versprechen

board-speak = Sagen
board-promise-why = Versprechen hören alle; sie binden niemanden.
board-promise-vote = Beim nächsten Mal stimme ich
board-promise-peace = Bis zur Wertung greife ich nicht an
board-talk-whom = Zu jemandem
board-talk-call-against = { $name } gewinnt gleich: aufhalten!
board-talk-threaten = Wer mich angreift, wird angegriffen
board-talk-ask-peace = Frieden zwischen uns?
board-talk-give = Ich gäbe
board-talk-take = für
board-talk-answer = { $name } fragt dich
board-talk-agreed = Einverstanden
board-talk-leader = Nein, du liegst vorn
board-talk-broken = Nein, du hast dein Wort gebrochen
board-talk-no-use = Davon hätte ich nichts
board-vote-yes = Ja
board-vote-no = Nein
board-vote-abstain = Enthaltung

## Das Ende

board-won-threshold = { $name } hat bei Wertung { $evaluation } die meisten Punkte: { $points }, nötig waren { $goal }.
board-won-exhaustion = { COUNT($empty) ->
        [0] Eine Partei hat
        [one] { PLAYERS($empty) } hat
       *[other] { PLAYERS($empty) } haben
    } in Regionen und Basis niemanden mehr, und { $name } hatte bei Wertung { $evaluation } die meisten Punkte: { $points }.
board-won-dominance = { $name } regiert { $governed } Regionen; { $dominance } gewinnen sofort.
board-governed-at-end = Regierte Regionen am Ende
board-points-at = Punkte bei Wertung { $evaluation }
board-counted-before = Gezählt wurde bei Wertung { $evaluation }, bevor Politiker zur UNO entsandt und abgegeben wurden. Dies ist die Welt danach.
board-world-at-end = Die Welt am Ende
board-points-short = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-governed-over-time = Regierte Regionen
board-points-by-evaluation = Punkte bei den Wertungen
board-wars = { $wars ->
        [0] Keine Kriege
        [one] { $wars } Krieg
       *[other] { $wars } Kriege
    }
board-war-won = gewonnen
board-war-lost = verloren
board-war-drawn = unentschieden
board-war-line = { WORD($region, kind: "region", form: "The") } gegen { WORD($target, kind: "region", form: "den") }, { $attack } gegen { $defence }

## Was die Karten tun, in Kürze

board-card-assassination = Anschlag auf einen Politiker, wo du vertreten bist; der Würfel entscheidet
board-card-diplomatic-initiative = Sofort ein Antrag mit einer Stimme voraus
board-card-development-aid = Zwei Handel von einer reicheren an eine ärmere Region
board-card-expansion = Zwei Politiker aus der Basis dorthin, wo du bist
board-card-peace-initiative = Keine Kriege bis zur nächsten Wertung
board-card-warmonger = Einmal +1 auf einen Würfel im Krieg, oder beendet Frieden oder Pakt
board-card-non-aggression-pact = Eine Region ist vor einem Nachbarn sicher
board-card-coup = Setze heimlich Politiker ein und stürze eine Regierung
board-card-recession = Eine Region und ihre Nachbarn verlieren überzähligen Handel
board-card-revolution = Würfel lichten die Regierungen um eine Region
board-card-retirement = Ein Politiker einer anderen Partei geht in die Basis zurück
board-card-sabotage = Eine Region verliert so viele Chips, wie der Würfel zeigt
board-card-drive = Einmal eine Aktion mehr für deine Regierung
board-card-defector = Deiner ersetzt einen fremden; einer von dir geht nach Mauritius
board-card-unrest = Wo wenig Handel ist, schrumpfen Regierungen
board-card-transfer = Bewege irgendeinen Politiker in eine andere Region
board-aid-goal = Was gewinnt
board-aid-goal-points = Punkte bei einer Wertung
board-aid-goal-regions = Regierte Regionen, sofort
board-aid-scoring = Wertung
board-aid-sole = Einzige Partei in einer Region
board-aid-majority = Allein regiert, andere anwesend
board-aid-coalition = Partner einer Koalition
board-aid-opposition = Opposition
board-aid-un-delegate = Ein Delegierter in der UNO
board-aid-mauritius = Ein Politiker auf Mauritius
board-aid-trade-bonus = Bonus für Handelschips in einer regierten Region
board-aid-regions = Regionen zu Beginn
board-aid-region = Region
board-aid-budget = Haushalt: was wogegen getauscht wird
board-aid-die = Seiten des Würfels
board-aid-cards = Karten
board-rulings-map = Karte und Begriffe
board-rulings-setup = Versteigerung und Aufbau
board-rulings-turn = Der Zug
board-rulings-votes = Abstimmungen und Opfer
board-rulings-actions = Aktionen und Krieg
board-rulings-evaluation = Wertung und Dominanz
board-rulings-cards = Karten
board-rulings-extended = Erweiterte Regeln
explain-dominance = { $name } regiert { $governed } der { $dominance } Regionen, mit denen man sofort gewinnt, allein oder in Koalitionen.
    .rule = GP-036

## What things mean

explain-region = { $told }
    .rule = GP-007 GP-009
explain-heads = Politiker jeder Partei hier. Die größte Partei regiert; gleich große regieren gemeinsam.
    .rule = GP-001 GP-007
explain-heads-un = Politiker und UNO-Delegierte jeder Partei: In einem Protektorat zählen beide. Die größte Partei regiert, gleich große regieren gemeinsam.
    .rule = GP-134 GP-007
explain-chip-raw = Rohstoffe: Ein Haushalt macht Handel daraus. Höchstens fünf je Region.
    .rule = GP-004 GP-060
explain-chip-trade = Handel: kauft Diplomatie und Militär, und viel davon bringt bei einer Wertung zusätzliche Punkte.
    .rule = GP-004 GP-060 GP-092
explain-chip-diplomacy = Diplomatie: wird für oder gegen Anträge gesetzt.
    .rule = GP-004 GP-073
explain-chip-army = Militär: Im Krieg kommt auf jeder Seite ein Würfel dazu.
    .rule = GP-004 GP-067
explain-done = Diese Region war vor der nächsten Wertung schon an der Reihe.
    .rule = GP-032
explain-to-do = Diese Region ist vor der nächsten Wertung noch an der Reihe.
    .rule = GP-032
explain-sanction = Unter Sanktionen: Bis zur nächsten Wertung handelt und stimmt diese Region nicht und bringt nur halbe Punkte.
    .rule = GP-077 GP-079
explain-disarmament = Abgerüstet: Bis zur nächsten Wertung darf diese Region keine Militärchips gewinnen.
    .rule = GP-076
explain-protectorate = UNO-Protektorat: Bis zur nächsten Amnestie stimmen hier auch die UNO-Delegierten ab.
    .rule = GP-134
explain-un = Delegierte der Parteien in der UNO: Jeder bringt bei einer Wertung 2 Punkte und stimmt über Anträge ab.
    .rule = GP-093 GP-095
explain-mauritius = Wer gehen musste, wartet auf Mauritius; jeder kostet seine Partei bei einer Wertung einen Punkt.
    .rule = GP-003 GP-093
explain-standing = { $name }: die Punkte, die eine Wertung jetzt brächte.
    .rule = GP-091 GP-093 GP-094
