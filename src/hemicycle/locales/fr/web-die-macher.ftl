# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Chiffres

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
board-shared-opinion = dans votre programme
board-opposed-opinion = contre votre programme
board-media = Médias
board-cubes-here = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
board-holds = tient
board-cabinet = Cabinet
board-party = Parti
board-tile = tuile de coalition
board-with-partner = avec { $party }
board-trend = Tend.
board-meetings-short = Réu.
board-meetings = Réunions
board-votes-short = Voix
board-projected = Projection
board-leads = En tête
board-nobody-leads = Personne en tête
board-agree = accord

## Under the states

board-ask-meetings = Tenez des réunions : { MONEY($price) } chacune, { $most } au plus par Land, { $supply } en réserve
board-ask-ministers = Envoyez des ministres face cachée dans les Länder ; leur prix total ne peut dépasser { MONEY($cash) }
board-meetings-in = Réunions : { WORD($state, kind: "state") }
board-minister-in = Carte de cabinet : { WORD($state, kind: "state") }
board-convert = En voix
board-convert-in = Réunions en voix : { WORD($state, kind: "state") }
board-votes-gained = { $votes ->
        [one] +{ $votes } voix
       *[other] +{ $votes } voix
    }
board-nobody = Personne
board-votes-after = Voix ensuite
board-no-change = inchangé
board-nothing-here = Rien à faire ici
board-hold-none = Aucune réunion
board-pay-for = Payer { MONEY($cost) } : { $list }
board-so-many-in = { $meetings } en { $state }
board-send-none = N’envoyer personne
board-minister-to = { $minister } : { $state }

## The start sheet

board-sheet-lines = Lignes de la fiche
board-sheet-left = { $left ->
        [one] Choisissez une ligne, puis envoyez ses nombres dans les Länder : il en reste un.
       *[other] Choisissez une ligne, puis envoyez ses nombres dans les Länder : il en reste { $left }.
    }
board-sheet-done = Tout est placé. Scellez, ou changez encore.
board-gives-trend = Tend. +{ $amount }
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

board-deed-place-doubler = Thème majeur
board-deed-lower-trend = Baisser la tendance de
board-deed-swap-media = Remplacer le cube de
board-exchange-press = Appuyez sur une opinion du Land, puis sur celle qui la remplace :
board-exchange-removed = Sort
board-exchange-added = Entre, de la réserve
board-publish-lines = Compter pour
board-media-protect = Qui contrôle les médias est à l’abri des mauvaises nouvelles
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
board-no-seats-yet = Aucun Land n’a encore voté.
board-space-worth = { $points } pt · +{ $members }
board-national-media = Cubes média, points par manche

## The tray and the parties

board-supply = { $meetings ->
        [one] { $meetings } réunion
       *[other] { $meetings } réunions
    }, { $media ->
        [one] { $media } média
       *[other] { $media } médias
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
board-office-backbench = Simple député
board-thousands = k argent
board-members-short = adh.
board-begins = commence
board-ripple = L’onde
board-ripple-of = votre projection : voix, sièges
board-change = écart
board-round-of = Manche { $round } sur { $rounds }
board-start-round = Manche de départ
board-phases = Étapes de la manche
board-you-nth = { $place ->
        [1] vous 1er
       *[other] vous { $place }e
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
board-source-opinions = Opinions
board-source-security = Assurées
board-source-total = Total
board-votes-by-election = Voix par élection
board-money-by-round = Argent par manche, en milliers
board-members-by-round = Adhérents par manche
board-end-short = fin
board-no-charts = Les courbes n’ont pas pu être chargées. Rechargez la page.
