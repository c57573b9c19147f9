# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Cijfers

## A state

board-election-now = Nu verkiezing
board-queue = { $place ->
        [1] Eerste
        [2] Daarna
        [3] Derde
        [4] Vierde
       *[other] Vijfde
    }
board-seats = zetels
board-seats-count = { $seats ->
        [one] { $seats } zetel
       *[other] { $seats } zetels
    }
board-votes-count = { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }
board-opinions = Opinies
board-face-down = gesloten
board-empty-place = lege plek
board-shared-opinion = in jouw programma
board-opposed-opinion = tegen jouw programma
board-media = Media
board-cubes-here = { $n ->
        [one] { $n } steen
       *[other] { $n } stenen
    }
board-holds = stuurt
board-cabinet = Kabinet
board-party = Partij
board-tile = coalitiefiche
board-with-partner = met { $party }
board-trend = Trend
board-meetings-short = Bijk.
board-meetings = Bijeen­komsten
board-votes-short = Stem
board-projected = Prognose
board-leads = Leidt
board-nobody-leads = Niemand leidt
board-agree = eens

## Under the states

board-ask-meetings = Houd bijeenkomsten: { MONEY($price) } per stuk, hoogstens { $most } per deelstaat, { $supply } in voorraad
board-ask-ministers = Stuur ministers gesloten naar de deelstaten; samen mogen ze hoogstens { MONEY($cash) } kosten
board-meetings-in = Bijeenkomsten in { WORD($state, kind: "state") }
board-minister-in = Kabinetskaart voor { WORD($state, kind: "state") }
board-convert = In stemmen
board-convert-in = Bijeenkomsten in stemmen in { WORD($state, kind: "state") }
board-votes-gained = { $votes ->
        [one] +{ $votes } stem
       *[other] +{ $votes } stemmen
    }
board-nobody = Niemand
board-votes-after = Stemmen daarna
board-no-change = geen verschil
board-nothing-here = Hier valt niets te doen
board-hold-none = Geen bijeenkomsten
board-pay-for = Betaal { MONEY($cost) }: { $list }
board-so-many-in = { $meetings } in { $state }
board-send-none = Stuur niemand
board-minister-to = { $minister } naar { $state }

## The start sheet

board-sheet-lines = Regels van het blad
board-sheet-left = { $left ->
        [one] Kies een regel en stuur de getallen naar de deelstaten: nog één over.
       *[other] Kies een regel en stuur de getallen naar de deelstaten: nog { $left } over.
    }
board-sheet-done = Alles heeft zijn plek. Verzegel het, of wijzig het nog.
board-gives-trend = Trend +{ $amount }
board-gives-votes = { $amount ->
        [one] { $amount } stem
       *[other] { $amount } stemmen
    }
board-gives-meetings = { $amount ->
        [one] { $amount } bijk.
       *[other] { $amount } bijk.
    }
board-gives-media = { $amount ->
        [one] { $amount } mediasteen
       *[other] { $amount } mediastenen
    }
board-gives-members = { $amount ->
        [one] { $amount } lid
       *[other] { $amount } leden
    }

## Decisions

board-deed-place-doubler = Hoofdthema
board-deed-lower-trend = Verlaag de trend van
board-deed-swap-media = Vervang de steen van
board-exchange-press = Druk op een opinie van de deelstaat, dan op wat ervoor komt:
board-exchange-removed = Eruit
board-exchange-added = Erin, uit de wisselvoorraad
board-publish-lines = Laat tellen voor
board-media-protect = Wie de media beheerst, is veilig voor slecht nieuws
board-says-nothing = Deze regel zegt niets
board-to-space = naar
board-spaces = Plekken op het nationale bord
board-space = Plek { $space }, { $points } punten
board-accept-donation = Aannemen
board-accept-donation-dice = { $dice ->
        [one] risico { $dice } steen
       *[other] risico { $dice } stenen
    }
board-refuse-donation = Weigeren
board-refuse-donation-dice = { $dice ->
        [one] winst 1 steen
       *[other] winst { $dice } stenen
    }
board-goes = gaat weg

## The nation

board-nation = Land
board-parliament = Parlement tot nu toe
board-no-seats-yet = Nog geen deelstaat heeft gestemd.
board-space-worth = { $points } pt · +{ $members }
board-national-media = Mediastenen, punten per ronde

## The tray and the parties

board-supply = { $meetings ->
        [one] { $meetings } bijeenkomst
       *[other] { $meetings } bijeenkomsten
    }, { $media } media over
board-donations-left = Giften: { $list }
board-no-donations = Geen giften meer
board-hand-count = { $n ->
        [one] en { $n } verborgen kaart
       *[other] en { $n } verborgen kaarten
    }
board-cost = prijs
board-in-thousands = in duizenden
board-other = rivaal
board-cabinet-used = Alle kaarten zijn gespeeld.
board-office-chancellor = Kanselier
board-office-whip = Fractievoorzitter
board-office-speaker = Parlementsvoorz.
board-office-foreign = Buitenlandse Zaken
board-office-finance = Financiën
board-office-justice = Justitie
board-office-backbench = Backbencher
board-thousands = dzd.
board-members-short = leden
board-begins = begint
board-ripple = De rimpeling
board-ripple-of = jouw prognose: stemmen, zetels
board-change = verschil
board-round-of = Ronde { $round } van { $rounds }
board-start-round = Startronde
board-phases = Fasen van de ronde
board-you-nth = jij { $place }e

## Elections and the end

board-election-night = Verkiezingsavond
board-wins = wint
board-wins-nose = wint nipt
board-points = Punten naar herkomst
board-source-seats = Zetels
board-source-media = Media
board-source-members = Leden
board-source-members-bonus = Meeste leden
board-source-opinions = Opinies
board-source-security = Veilig
board-source-total = Totaal
board-votes-by-election = Stemmen per verkiezing
board-money-by-round = Geld per ronde, in duizenden
board-members-by-round = Leden per ronde
board-end-short = eind
board-no-charts = De curven konden niet worden opgehaald. Laad de pagina opnieuw.
