# Mots du plateau de Global Powers dans le navigateur

## La carte

board-regions = Régions
board-region = Région
board-nobody = personne
board-governed-by = Gouvernement : { $names }
board-no-government = Sans gouvernement
board-done = a agi
board-to-do = doit encore agir
board-line-to = vers { WORD($region, kind: "region") }
board-border = frontière
board-sea-line = liaison maritime
board-reconstructed = ligne supposée par nous
board-markers-lying = Sanctions { $sanctions } sur 2 · désarmements { $disarmaments } sur 2 · protectorats { $protectorates } sur 2
board-pact-with = Pacte : { WORD($region, kind: "region") } ne peut pas attaquer
board-borders-on = Voisins : { WORDS($regions, kind: "region") }
board-as-list = Régions en liste
board-as-map = Carte
board-nearer = Agrandir
board-farther = Réduire

## Ce qui est possible

board-kinds = Types d’action
board-kind-budget = Budget
board-kind-emigration = Émigration
board-kind-propaganda = Propagande
board-kind-rehabilitation = Réhabilitation
board-kind-trade = Commerce
board-kind-purge = Purge
board-kind-war = Guerre
board-kind-proposal = Proposition
board-meaning = Un clic sur une région signifie
board-verb-sanction = Sanctionner
board-verb-disarm = Désarmer
board-verb-ban = Interdire un parti
board-verb-lift = Lever une sanction
board-recalled = Assez de rappels
board-start-over = Recommencer
board-to-offer = Voir l’offre
board-send-offer = Envoyer l’offre
board-war-label = Guerre contre { WORD($region, kind: "region") } : { $attack } contre { $defence }
board-stake = Jetons de diplomatie
board-in-favour = pour
board-against = contre
board-delegates = { $delegates ->
        [one] { $delegates } délégué
       *[other] { $delegates } délégués
    }
board-all-abstain = Tous s’abstiennent

## Affaires

board-acting = Qui agit
board-acts = Au tour { WORD($region, kind: "region", form: "of") } d’agir
board-actions-left = { $actions ->
        [one] { $actions } action restante
       *[other] { $actions } actions restantes
    }
board-open-cards = Cartes posées face visible
board-protects = { WORD($region, kind: "region") }, contre { WORD($neighbour, kind: "region") }
board-offer-between = { PLAYER($seat) } propose un échange entre { WORD($home, kind: "region") } et { WORD($partner, kind: "region") }
board-gets = { WORD($region, kind: "region", form: "The") } reçoit
board-gives = { WORD($region, kind: "region", form: "The") } donne
board-nothing = rien
board-answer-accept = Accepter
board-answer-refuse = Refuser
board-answer-counter = Contre-offre
board-compose = Offre { WORD($home, kind: "region", form: "of") } { WORD($partner, kind: "region", form: "to") }
board-compose-how = Plus : donner ; moins : prendre. À côté : ce que vous avez, ce qu’ils ont.
board-ask-offer = Composez l’offre { WORD($partner, kind: "region", form: "to") }, puis envoyez-la.
board-give-short = donner { $count }
board-take-short = prendre { $count }
board-odds = Chances : { WORD($from, kind: "region") } contre { WORD($target, kind: "region") }
board-odds-why = Armée { $attack } contre { $defence }, chacune avec un dé de { $faces }
board-win = l’attaquant gagne
board-draw = indécise
board-lose = l’attaquant perd
board-win-by = gagne de { $margin }
board-draw-by = indécise
board-lose-by = perd de { $margin }
board-attacker-rolls = Attaque { $face }
board-defender-rolls = Défense { $face }
board-count = Le décompte
board-carried-so-far = En l’état, la proposition est adoptée.
board-fails-so-far = En l’état, la proposition est rejetée.
board-still-to-speak = Encore à entendre : { WORDS($regions, kind: "region") }
board-still-to-bribe = Peuvent encore soudoyer : { WORDS($regions, kind: "region") }
board-vote-in = Vote { WORD($region, kind: "region", form: "in") }
board-proposes = propose
board-objects = s’oppose
board-agrees = d’accord
board-partner-asked = consulté
board-votes = vote
board-has-voted = a voté
board-stopped-by = { $votes ->
        [one] { $votes } voix contre suffit
       *[other] { $votes } voix contre suffisent
    } pour l’empêcher.
board-duel = Sacrifices { WORD($region, kind: "region", form: "in") }
board-duel-stands = { $paid ->
        [0] En l’état, l’action passe.
        [one] Un politicien a été sacrifié. En l’état, l’action passe.
       *[other] { $paid } politiciens ont été sacrifiés. En l’état, l’action passe.
    }
board-duel-falls = { $paid ->
        [0] En l’état, l’action échoue.
        [one] Un politicien a été sacrifié. En l’état, l’action échoue.
       *[other] { $paid } politiciens ont été sacrifiés. En l’état, l’action échoue.
    }
board-bribed-party = Délégué de
board-bribe-price = pour { $trade } commerce
board-bribe-as = { $vote ->
        [abstain] s’abstient
        [for] vote pour
       *[against] vote contre
    }
board-has-said-yes = a voté pour
board-has-said-no = a voté contre
board-has-abstained = s’est abstenu
board-duel-follows = L’autre camp peut répondre par un sacrifice. Qui paie en dernier l’emporte.
board-follows-ban = Si c’est adopté, le parti y reprend autant de politiciens que les voix pour dépassent les voix contre.
board-follows-disarm = Si c’est adopté, la région perd autant d’armées que les voix pour dépassent les voix contre, et ne peut s’armer avant l’évaluation.
board-follows-sanction = Si c’est adopté, la région ne peut ni agir ni voter et compte pour moitié jusqu’à l’évaluation.
board-follows-lift = Si c’est adopté, la région peut de nouveau agir et voter et compte en entier.
board-side-for = Pour
board-side-against = Contre
board-evaluation = Évaluation { $evaluation }
board-counted-now = Si l’on comptait maintenant
board-party = Parti
board-mauritius-short = Maur.
board-points = Points
board-goals = { $points } points gagnent à une évaluation, { $dominance } régions gouvernées gagnent aussitôt.
board-dominance-near = { COUNT($seats) ->
        [one] { PLAYERS($seats) } gouverne { $governed } régions sur { $dominance } : une de plus et la partie est gagnée aussitôt.
       *[other] { PLAYERS($seats) } gouvernent chacun { $governed } régions sur { $dominance } : une de plus et la partie est gagnée aussitôt.
    }
board-dominance-now = { COUNT($seats) ->
        [one] { PLAYERS($seats) } gouvernerait alors { $dominance } régions et gagnerait aussitôt.
       *[other] { PLAYERS($seats) } gouverneraient alors { $dominance } régions ; le plus fort gagnerait aussitôt.
    }
board-scene-plan = Projet
board-scene-vote = Vote
board-scene-stakes = Mises
board-scene-un = ONU
board-scene-decision = Décision
board-scene-battle = Dés
board-scene-points = { $name } : { FIGURE($points) }
board-scene-sources = régions { $regions }, ONU { $un }, Maurice { FIGURE($retired) }
board-scene-leads = { $name } a le plus de points : { $points } sur les { $goal } nécessaires.
board-scene-won = { $name } gagne avec { $points } points ({ $goal } nécessaires).
board-run-abstained = { WORDS($regions, kind: "region", form: "name") } s’abstiennent.
board-concern-placed = Votre mise sur { WORD($region, kind: "region") } compte : vous y placez { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    }.
board-concern-went-home = Vous perdez { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    } { WORD($region, kind: "region", form: "in") }.
board-concern-assassination = { PLAYER($seat) } commet un attentat contre l’un de vos politiciens { WORD($region, kind: "region", form: "in") } : le dé montre { $face }.
board-concern-bribed = { WORD($region, kind: "region", form: "The") } a payé votre délégué : { $vote ->
        [abstain] abstention
        [for] voix pour
       *[against] voix contre
    }.

## Partis et cartes

board-place-regions = Régions
board-place-base = Base
board-place-delegates = ONU
board-place-mauritius = Maur.
board-place-gone = Sortis
board-governs = Gouverne
board-governs-of = { $governed } sur { $dominance }
board-points-now = points à présent
board-cards-held = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
board-played = jouées : { $cards }
board-you-govern = { $regions ->
        [one] gouvernez { $regions } région
       *[other] gouvernez { $regions } régions
    }
board-in-regions = Dans les régions
board-in-base = Dans la base
board-un-mauritius = ONU + Maurice
board-hand = Votre main
board-take-cards = Cartes que vous pouvez prendre
board-no-cards = Aucune carte en main.
board-reserve = Réserve
board-reserve-why = { $played ->
        [one] { $played } jouée ; elle revient
       *[other] { $played } jouées ; elles reviennent
    } quand la réserve est vide
board-before-evaluation = Avant l’évaluation { $evaluation }
board-points-win = { $points } points gagnent
board-dominance-takes = domination { $dominance }
board-regions-to-do = { $regions ->
        [one] { $regions } région doit encore agir.
       *[other] { $regions } régions doivent encore agir.
    }

## Promesses

board-speak = Dire
board-promise-why = Tous entendent une promesse, et elle n’engage personne.
board-promise-vote = La prochaine fois, je voterai
board-promise-peace = Jusqu’à l’évaluation, je n’attaquerai pas
board-talk-whom = À quelqu’un
board-talk-call-against = { $name } va gagner : à nous de l’empêcher !
board-talk-threaten = Qui m’attaque sera attaqué
board-talk-ask-peace = La paix entre nous ?
board-talk-give = Je donnerais
board-talk-take = contre
board-talk-answer = { $name } vous pose une question
board-talk-agreed = D’accord
board-talk-leader = Non, tu es en tête
board-talk-broken = Non, tu as manqué à ta parole
board-talk-no-use = Cela ne me servirait à rien
board-vote-yes = Oui
board-vote-no = Non
board-vote-abstain = Abstention

## La fin

board-won-threshold = { $name } a le plus de points à l’évaluation { $evaluation } : { $points }, il en fallait { $goal }.
board-won-exhaustion = { COUNT($empty) ->
        [0] Un parti n’a
        [one] { PLAYERS($empty) } n’a
       *[other] { PLAYERS($empty) } n’ont
    } plus personne dans les régions ni à la base, et { $name } avait le plus de points à l’évaluation { $evaluation } : { $points }.
board-won-dominance = { $name } gouverne { $governed } régions ; { $dominance } gagnent aussitôt.
board-governed-at-end = Régions gouvernées à la fin
board-points-at = Points à l’évaluation { $evaluation }
board-counted-before = Les points ont été comptés à l’évaluation { $evaluation }, avant que des politiciens partent à l’ONU ou soient retirés. Voici le monde d’après.
board-world-at-end = Le monde à la fin
board-points-short = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-governed-over-time = Régions gouvernées
board-points-by-evaluation = Points aux évaluations
board-wars = { $wars ->
        [0] Aucune guerre
        [one] { $wars } guerre
       *[other] { $wars } guerres
    }
board-war-won = gagnée
board-war-lost = perdue
board-war-drawn = indécise
board-war-line = { WORD($region, kind: "region", form: "The") } contre { WORD($target, kind: "region") }, { $attack } contre { $defence }

## Ce que font les cartes, en bref

board-card-assassination = Attentat contre un politicien là où vous êtes ; le dé décide
board-card-diplomatic-initiative = Une proposition immédiate, avec une voix d’avance
board-card-development-aid = Deux jetons de commerce d’une région riche à une plus pauvre
board-card-expansion = Deux politiciens de la base là où vous êtes
board-card-peace-initiative = Plus de guerre jusqu’à la prochaine évaluation
board-card-warmonger = Une fois +1 au dé en guerre, ou met fin à une paix ou à un pacte
board-card-non-aggression-pact = Une région est à l’abri d’un voisin
board-card-coup = Engagez des politiciens en secret ; renversez un gouvernement
board-card-recession = Une région et ses voisines perdent leur commerce en trop
board-card-revolution = Les dés réduisent les gouvernements autour d’une région
board-card-retirement = Un politicien d’un autre parti retourne dans sa base
board-card-sabotage = Une région perd autant de jetons que le dé l’indique
board-card-drive = Une fois, une action de plus pour votre gouvernement
board-card-defector = Le vôtre en remplace un autre ; l’un des vôtres part à Maurice
board-card-unrest = Là où le commerce est faible, les gouvernements rétrécissent
board-card-transfer = Déplacez un politicien vers une autre région
board-aid-goal = Ce qui gagne
board-aid-goal-points = Points à une évaluation
board-aid-goal-regions = Régions gouvernées, aussitôt
board-aid-scoring = Évaluation
board-aid-sole = Seul parti dans une région
board-aid-majority = Gouverner seul, d’autres présents
board-aid-coalition = Partenaire d’une coalition
board-aid-opposition = Opposition
board-aid-un-delegate = Un délégué à l’ONU
board-aid-mauritius = Un politicien à Maurice
board-aid-trade-bonus = Bonus pour les jetons de commerce d’une région gouvernée
board-aid-regions = Régions au début
board-aid-region = Région
board-aid-budget = Budget : ce qui s’échange contre quoi
board-aid-die = Faces du dé
board-aid-cards = Cartes
board-rulings-map = Carte et définitions
board-rulings-setup = Enchères et mise en place
board-rulings-turn = Le tour
board-rulings-votes = Votes et sacrifices
board-rulings-actions = Actions et guerre
board-rulings-evaluation = Évaluation et domination
board-rulings-cards = Cartes
board-rulings-extended = Règles avancées
explain-dominance = { $name } gouverne { $governed } des { $dominance } régions qui font gagner aussitôt, sans partage ou en coalition.
    .rule = GP-036

## What things mean

explain-region = { $told }
    .rule = GP-007 GP-009
explain-heads = Politiciens de chaque parti ici. Le plus grand parti gouverne ; à égalité, ils gouvernent ensemble.
    .rule = GP-001 GP-007
explain-heads-un = Politiciens et délégués à l’ONU de chaque parti : dans un protectorat, tous comptent. Le plus grand parti gouverne ; à égalité, ils gouvernent ensemble.
    .rule = GP-134 GP-007
explain-chip-raw = Matières premières : un budget en fait du commerce. Cinq au plus par région.
    .rule = GP-004 GP-060
explain-chip-trade = Commerce : achète diplomatie et armée, et en avoir beaucoup rapporte des points à une évaluation.
    .rule = GP-004 GP-060 GP-092
explain-chip-diplomacy = Diplomatie : misée pour ou contre les propositions.
    .rule = GP-004 GP-073
explain-chip-army = Armée : en guerre, chaque camp y ajoute un dé.
    .rule = GP-004 GP-067
explain-done = Cette région a déjà eu son tour avant la prochaine évaluation.
    .rule = GP-032
explain-to-do = Cette région doit encore avoir son tour avant la prochaine évaluation.
    .rule = GP-032
explain-sanction = Sous sanctions : jusqu’à la prochaine évaluation, cette région ne peut ni agir ni voter et ne rapporte que la moitié des points.
    .rule = GP-077 GP-079
explain-disarmament = Désarmée : jusqu’à la prochaine évaluation, cette région ne peut pas gagner de jetons d’armée.
    .rule = GP-076
explain-protectorate = Protectorat de l’ONU : jusqu’à la prochaine amnistie, les délégués à l’ONU votent aussi ici.
    .rule = GP-134
explain-un = Délégués des partis à l’ONU : chacun vaut 2 points à une évaluation et vote sur les propositions.
    .rule = GP-093 GP-095
explain-mauritius = Ceux qui ont dû partir attendent à Maurice ; chacun coûte un point à son parti à une évaluation.
    .rule = GP-003 GP-093
explain-standing = { $name } : les points qu’une évaluation donnerait maintenant.
    .rule = GP-091 GP-093 GP-094
