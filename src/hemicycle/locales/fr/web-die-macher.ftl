# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Tableau

## A state

board-election-now = Vote en cours
board-queue = { $place ->
        [1] Première
        [2] Ensuite
        [3] Troisième
        [4] Quatrième
       *[other] Cinquième
    }
board-seats = sièges
board-seats-count = { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
board-votes-count = { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
board-opinions = Opinions
board-face-down = face cachée
board-empty-place = place vide
board-shared-opinion = dans votre plateforme
board-opposed-opinion = contre votre plateforme
board-media = Médias
board-cubes-here = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
board-holds = contrôle
board-cabinet = Cabinet fantôme
board-party = Parti
board-tile = jeton de coalition
board-with-partner = avec { $party }
board-trend = Pop.
board-meetings-short = Réun.
board-meetings = Réunions
board-votes-short = Voix
board-projected = Projection
board-leads = En tête
board-nobody-leads = Personne en tête
board-agree = corresp.

## Under the states

board-ask-meetings = Tenez des réunions : { MONEY($price) } chacune, { $most } au plus par État, { $supply } en réserve
board-ask-ministers = Posez des cartes de cabinet face cachée dans les États ; leur prix total ne peut dépasser { MONEY($cash) }
board-meetings-in = Réunions { WORD($state, kind: "place") }
board-minister-in = Carte de cabinet fantôme : { WORD($state, kind: "state") }
board-convert = En voix
board-convert-in = Réunions en voix { WORD($state, kind: "place") }
board-votes-gained = { $votes ->
        [one] +{ $votes } voix
       *[other] +{ $votes } voix
    }
board-nobody = Aucune carte
board-votes-after = Voix ensuite
board-no-change = inchangé
board-nothing-here = Rien à faire ici
board-hold-none = Aucune réunion
board-pay-for = Payer { MONEY($cost) } : { $list }
board-so-many-in = { $meetings } { WORD($state, kind: "place") }
board-send-none = Ne poser aucune carte
board-minister-to = { $minister } { WORD($state, kind: "place") }

## The start sheet

board-sheet-lines = Lignes de la feuille
board-sheet-left = { $left ->
        [one] Choisissez une ligne, puis envoyez ses nombres dans les États : il en reste un.
       *[other] Choisissez une ligne, puis envoyez ses nombres dans les États : il en reste { $left }.
    }
board-sheet-done = Tout est placé. Rendez la feuille face cachée, ou changez-la encore.
board-gives-trend = Pop. +{ $amount }
board-gives-votes = { $amount ->
        [one] { $amount } voix
       *[other] { $amount } voix
    }
board-gives-meetings = { $amount ->
        [one] { $amount } réun.
       *[other] { $amount } réun.
    }
board-gives-media = { $amount ->
        [one] { $amount } cube média
       *[other] { $amount } cubes média
    }
board-gives-members = { $amount ->
        [one] { $amount } adhérent
       *[other] { $amount } adhérents
    }

## Decisions

board-deed-place-doubler = Issue clef
board-deed-lower-trend = Baisser la popularité de
board-deed-swap-media = Remplacer le cube de
board-exchange-press = Appuyez sur une opinion de l’État, puis sur celle qui la remplace :
board-exchange-removed = Sort
board-exchange-added = Entre, de la réserve
board-publish-lines = Compter pour
board-media-protect = Qui contrôle les médias est à l’abri des mauvais sondages
board-says-nothing = Cette ligne ne dit rien
board-to-space = vers
board-spaces = Places du plateau national
board-space = Place { $space }, { $points } points
board-accept-donation = Accepter
board-accept-donation-dice = { $dice ->
        [one] risque { $dice } dé
       *[other] risque { $dice } dés
    }
board-refuse-donation = Refuser
board-refuse-donation-dice = { $dice ->
        [one] gain 1 dé
       *[other] gain { $dice } dés
    }
board-goes = sort

## The nation

board-nation = Nation
board-parliament = Parlement à ce jour
board-no-seats-yet = Aucun État n’a encore voté.
board-space-worth = { $points } pt · +{ $members }
board-national-media = Cubes média, points par tour

## The tray and the parties

board-supply = { $meetings ->
        [one] { $meetings } réunion
       *[other] { $meetings } réunions
    }, { $media ->
        [one] { $media } cube média
       *[other] { $media } cubes média
    } en réserve
board-donations-left = Dons : { $list }
board-no-donations = Plus de dons
board-hand-count = { $n ->
        [one] et { $n } carte cachée
       *[other] et { $n } cartes cachées
    }
board-cost = prix
board-in-thousands = en milliers
board-other = rival
board-cabinet-used = Toutes les cartes ont été jouées.
board-office-chancellor = Chancelier
board-office-whip = Chef de groupe
board-office-speaker = Prés. du Parlement
board-office-foreign = Affaires étrangères
board-office-finance = Finances
board-office-justice = Justice
board-office-backbench = Député d’arrière-ban
board-thousands = milliers
board-members-short = adh.
board-begins = commence
board-ripple = Effet
board-ripple-of = votre projection : voix, sièges
board-change = écart
board-round-of = Tour { $round } sur { $rounds }
board-start-round = Tour de départ
board-phases = Étapes du tour
board-you-nth = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }

## Elections and the end

board-election-night = Soirée électorale
board-wins = gagne
board-wins-nose = gagne de justesse
board-points = Points par origine
board-source-seats = Sièges
board-source-media = Médias
board-source-members = Adhérents
board-source-members-bonus = Le plus d’adhérents
board-source-opinions = Opinion nationale
board-source-security = Dominantes
board-source-total = Total
board-votes-by-election = Voix par élection
board-money-by-round = Argent par tour, en milliers
board-members-by-round = Adhérents par tour
board-end-short = fin
board-no-charts = Les courbes n’ont pas pu être chargées. Rechargez la page.
board-aid-seats = Sièges selon les voix
board-aid-votes-from = Voix, à partir de
board-aid-cabinet = Cartes de cabinet fantôme
board-aid-minister = Carte
board-aid-cost = Coût
board-aid-votes = Voix
board-aid-own-trend = Votre popularité
board-aid-other-trend = Popularité adverse
board-aid-doubler = Issue clef
board-aid-media-swap = Échange de média
board-aid-telephone = Téléphone
board-aid-donations = Dons
board-aid-amount = Montant
board-aid-accept-dice = Dés si accepté
board-aid-refuse-dice = Dés si refusé
board-aid-dice = Faces du dé
board-aid-payout = Versements
board-aid-per-seat = Par siège
board-aid-per-member = Par adhérent
board-aid-national-media = Points des cubes média du plateau national, par tour
board-aid-national-opinions = Opinions nationales, par place
board-aid-members = Adhérents
board-aid-points = Points
board-aid-final = Compté à la fin
board-aid-most-members = Le plus d’adhérents
board-aid-second-most-members = Deuxième plus grand nombre d’adhérents
board-aid-security = Bonus d’une opinion dominante

## The night, the morning after, and the finale

board-you = vous
board-votes = voix
board-night-tag = Soirée électorale, tour { $round }
board-night-headline = { WORD($state, kind: "state") } vote : { $counted } partis dépouillés sur { $parties }
board-night-result = Résultat
board-night-counted = Dépouillés, le plus petit d’abord
board-night-held = { $meetings ->
        [0] { $held } acquises
        [one] { $held } acquises, { $votes } d’une réunion
       *[other] { $held } acquises, { $votes } de { $meetings } réunions
    }
board-night-seats = Les sièges, à mesure
board-night-dashed = en pointillé : à dépouiller
board-night-race = La course : voix additionnées
board-night-to-beat = { $votes } à battre
board-night-campaign = Toutes les élections
board-night-undrawn = pas encore tiré
board-night-nose = Égalité à { $votes } : le marqueur le plus haut, ou celui du dessus d’une pile, gagne de justesse.
board-paper-tag = Le matin après le tour { $round }
board-paper-name = Le Matin d’après
board-paper-next = Prochain vote : { WORD($state, kind: "state") }
board-paper-voted = { WORD($state, kind: "state") } a voté
board-paper-headline = { $names } : victoire { WORD($state, kind: "place") }
board-paper-under = { $ours } voix contre { $theirs } pour { $rivals }.
board-paper-landtag = Le nouveau parlement régional
board-paper-no-seats = Trop peu de voix pour un seul siège.
board-paper-mine = Votre tour en une phrase
board-paper-line = Vous dépensez { MONEY($spent) }, gagnez { board-seats-count }, touchez { MONEY($paid) } et occupez la place { $place } au parlement avec { $all }.
board-paper-own = Votre choix le plus cher : { $word ->
        [start-player-named] le droit de désigner le premier joueur
        [minister-revealed] { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
        [media-swapped] un cube média chassé { WORD($state, kind: "place") }
        [media-bought] un cube média { WORD($state, kind: "place") }
        [meetings-held] des réunions { WORD($state, kind: "place") }
       *[poll-sold] le sondage { WORD($state, kind: "place") }
    }, pour { MONEY($price) }.
board-paper-revealed = Ce qui a été révélé
board-paper-nothing = Rien cette fois.
board-paper-swing = Le plus grand écart
board-paper-swung = { $party } : { $after } voix là où le début du tour en laissait attendre { $before }
board-paper-dearest = Qui a payé le plus
board-paper-standing = Où en sont les partis
board-paper-paid = versé
board-finale-tag = La finale
board-finale-title = Les points
board-finale-headline = Points : { $source }
board-finale-winner = Qui gagne

## The coalition table

board-talks = Table de coalition
board-talks-together = Voix ensemble
board-talks-you = Vous
board-talks-formed = formée
board-talks-alone = seul
board-talks-wins = gagnerait
board-talks-with = Parler avec
board-talks-shared = { $cards ->
        [one] Une carte en commun
       *[other] { $cards } cartes en commun
    }
board-talks-force = Vous pouvez l’imposer : avec { $force } cartes communes, { $name } ne peut pas refuser. Aucune condition n’est alors convenue.
board-talks-offer-it = Offrir une coalition à { $name }
board-talks-force-it = Imposer une coalition à { $name }
board-talks-agree = { $name } doit accepter : il faut { $agree } cartes communes pour s’entendre, { $force } pour imposer.
board-talks-asked = { $name } vous le propose. Si vous acceptez, vos voix comptent ensemble ici ; si vous refusez, vous restez libre.
board-talks-not = { $why ->
        [no-coalition-tile] Pas de coalition avec { $name } : l’un de vous n’a pas de jeton de coalition ici.
        [too-little-in-common] Pas de coalition avec { $name } : trop peu de cartes communes.
       *[other] Il n’y a pas de coalition dans cet État.
    }
board-talks-lead = { $ahead ->
        [ahead] { $votes } ensemble, { $lead } de plus que le meilleur autre camp.
        [behind] { $votes } ensemble, { $lead } de moins que le meilleur autre camp.
       *[other] { $votes } ensemble, à égalité avec le meilleur autre camp.
    }
board-talks-get = Si l’on votait maintenant : { board-seats-count } pour vous deux.
board-talks-rivals = { $names } peuvent encore atteindre { $votes }.
board-terms = Vos conditions
board-terms-held = Réunions que vous tenez ici
board-terms-asked = Réunions que { $name } tient ici
board-terms-mine = Vous amenez sur le plateau national
board-terms-theirs = { $name } amène sur le plateau national
board-terms-hands-off = Aucun n’échange une opinion que l’autre partage
board-terms-said = Dit entre vous et { $name }
board-terms-nothing = Rien encore.
board-terms-promise = Les conditions sont des promesses : les règles n’en imposent aucune, et l’argent ne change pas de mains.
board-terms-offer = Proposer à { $name }
board-terms-counter = Nouvelle proposition à { $name }
board-terms-take = Reprendre ses conditions ({ $name })

## What happened to me, and where something is to be done

board-leads-nose = De justesse
board-chosen-here = quelque chose y est envoyé
board-to-choose-here = il y a ici quelque chose à décider
board-concern-media-swapped = { PLAYER($seat) } chasse un de vos cubes média { WORD($state, kind: "place") } ; vous touchez { MONEY($compensation) }.
board-concern-trend-lowered = { PLAYER($seat) } abaisse votre popularité { WORD($state, kind: "place") } à { WORD($trend, kind: "trend") }.
board-concern-coalition-formed = { PLAYER($seat) } vous impose une coalition { WORD($state, kind: "place") } : vos voix comptent ensemble.
board-concern-poll-sold = Vous achetez le sondage { WORD($state, kind: "place") } pour { MONEY($amount) }.
board-concern-coalition-declined = { PLAYER($partner) } refuse votre coalition { WORD($state, kind: "place") }.

## What things mean

explain-state-seats = Le nombre maximal de sièges que cet État donne à un parti ; sa carte dit combien pour quelles voix.
    .rule = 5.3.1
explain-trend = Popularité du parti dans cet État, de −3 à +3. Popularité plus correspondance : ce que chaque réunion rapporte en voix.
    .rule = 5.2.8a
explain-meetings = Réunions du parti ici. Elles deviennent des voix avant l’élection, au plus tard le jour du vote.
    .rule = 5.2.6 5.2.8
explain-votes = Les voix que le parti a déjà ici ; 50 au plus.
    .rule = 5.2.8c
explain-projected = Les voix si toutes les réunions étaient converties maintenant. Si des opinions sont cachées, c’est une fourchette.
    .rule = 5.2.8a 5.3.1
explain-opinion = Une opinion de l’État que votre plateforme ne touche pas : elle ne compte pas pour vous.
    .rule = 5.2.8a
explain-opinion-shared = Votre plateforme a aussi cette opinion : elle augmente ici votre correspondance, doublement avec une issue clef.
    .rule = 5.2.8a
explain-opinion-opposed = Votre plateforme a le contraire : cela réduit ici votre correspondance, doublement avec une issue clef.
    .rule = 5.2.8a
explain-opinion-hidden = Une opinion encore cachée. Elle ne compte pas tant qu’elle n’est pas révélée.
    .rule = 5.4.1a
explain-agree = À quel point votre plateforme correspond à cet État : opinions partagées moins opposées, une issue clef comptant double. Ce qui est caché peut encore la changer.
    .rule = 5.2.8a
explain-media = Cubes média dans cet État. Qui en a plus que tout autre parti contrôle les médias.
    .rule = 5.2.5 5.2.5a
explain-control = Contrôle les médias : peut échanger une opinion ici, et aucun sondage ne baisse sa popularité.
    .rule = 5.2.5a
explain-cabinet = Les cartes de cabinet envoyées ici ; révélées, on les reconnaît à leur prix en milliers.
    .rule = 5.2.3
explain-row = { $party }, joué par { $name }. Un téléphone près du signe est un jeton de coalition dans cet État.
    .rule = 5.2.4
explain-leads = Qui gagnerait si l’État votait maintenant, avec combien de voix et de sièges ; les partenaires d’une coalition ensemble.
    .rule = 5.3.2
explain-parliament = Tous les sièges gagnés jusqu’ici. Chacun vaut un point à la fin.
    .rule = 6.1
explain-national-space = Qui a cette opinion dans sa plateforme reçoit { $points } points à la fin et { $members } adhérents après chaque élection.
    .rule = 5.3.4 6.4
explain-national-media = Un cube média que le vainqueur d’une élection apporte ici pendant ce tour vaut { $points } points à la fin.
    .rule = 6.2
explain-members = Adhérents des partis : chacun vaut un point à la fin, et certains tours ils rapportent de l’argent.
    .rule = 5.3.4 6.3
