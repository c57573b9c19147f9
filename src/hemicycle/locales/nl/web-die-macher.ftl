# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Overzicht

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
board-opinions = Publieke opinie
board-face-down = gedekt
board-empty-place = lege plaats
board-shared-opinion = in jouw programma
board-opposed-opinion = tegen jouw programma
board-media = Media
board-cubes-here = { $n ->
        [one] { $n } steen
       *[other] { $n } stenen
    }
board-holds = controleert
board-cabinet = Schaduw­kabinet
board-party = Partij
board-tile = coalitiefiche
board-with-partner = met { $party }
board-trend = Trend
board-meetings-short = Man.
board-meetings = Verkie­zings­manifes­taties
board-votes-short = Stem
board-projected = Prognose
board-leads = Leidt
board-nobody-leads = Niemand leidt
board-agree = overeenst.

## Under the states

board-ask-meetings = Houd verkiezingsmanifestaties: { MONEY($price) } per stuk, hoogstens { $most } per deelstaat, { $supply } in voorraad
board-ask-ministers = Leg kabinetskaarten gedekt in de deelstaten; samen mogen ze hoogstens { MONEY($cash) } kosten
board-meetings-in = Verkiezingsmanifestaties { WORD($state, kind: "place") }
board-minister-in = Kabinetskaart voor { WORD($state, kind: "state") }
board-convert = In stemmen
board-convert-in = Verkiezingsmanifestaties in stemmen { WORD($state, kind: "place") }
board-votes-gained = { $votes ->
        [one] +{ $votes } stem
       *[other] +{ $votes } stemmen
    }
board-nobody = Geen kaart
board-votes-after = Stemmen daarna
board-no-change = geen verschil
board-nothing-here = Hier valt niets te doen
board-hold-none = Geen verkiezingsmanifestaties
board-pay-for = Betaal { MONEY($cost) }: { $list }
board-so-many-in = { $meetings } { WORD($state, kind: "place") }
board-send-none = Leg geen kaart
board-minister-to = { $minister } { WORD($state, kind: "place") }

## The start sheet

board-sheet-lines = Regels van het blad
board-sheet-left = { $left ->
        [one] Kies een regel en stuur de getallen naar de deelstaten: nog één over.
       *[other] Kies een regel en stuur de getallen naar de deelstaten: nog { $left } over.
    }
board-sheet-done = Alles heeft zijn plaats. Geef het blad gedekt af, of wijzig het nog.
board-gives-trend = Trend +{ $amount }
board-gives-votes = { $amount ->
        [one] { $amount } stem
       *[other] { $amount } stemmen
    }
board-gives-meetings = { $amount ->
        [one] { $amount } manif.
       *[other] { $amount } manif.
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

board-deed-place-doubler = Verdubbelaar
board-deed-lower-trend = Verlaag de trend van
board-deed-swap-media = Vervang de steen van
board-exchange-press = Druk op een opinie van de deelstaat, dan op wat ervoor komt:
board-exchange-removed = Eruit
board-exchange-added = Erin, uit de wisselvoorraad
board-publish-lines = Laat tellen voor
board-media-protect = Wie de media controleert, is veilig voor slechte opiniepeilingen
board-says-nothing = Deze regel zegt niets
board-to-space = naar
board-spaces = Plaatsen op het nationaal bord
board-space = Plaats { $space }, { $points } zegepunten
board-accept-donation = Aannemen
board-accept-donation-dice = { $dice ->
        [one] risico { $dice } dobbelsteen
       *[other] risico { $dice } dobbelstenen
    }
board-refuse-donation = Weigeren
board-refuse-donation-dice = { $dice ->
        [one] winst 1 dobbelsteen
       *[other] winst { $dice } dobbelstenen
    }
board-goes = weg

## The nation

board-nation = Land
board-parliament = Parlement tot nu toe
board-no-seats-yet = Nog geen deelstaat heeft gestemd.
board-space-worth = { $points } pt · +{ $members }
board-national-media = Mediastenen, zegepunten per ronde

## The tray and the parties

board-supply = { $meetings ->
        [one] { $meetings } manifestatie
       *[other] { $meetings } manifestaties
    }, { $media ->
        [one] { $media } mediasteen
       *[other] { $media } mediastenen
    } over
board-donations-left = Donaties: { $list }
board-no-donations = Geen donaties meer
board-hand-count = { $n ->
        [one] en { $n } gedekte kaart
       *[other] en { $n } gedekte kaarten
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
board-thousands = duizend
board-members-short = leden
board-begins = begint
board-ripple = Gevolg
board-ripple-of = jouw prognose: stemmen, zetels
board-change = verschil
board-round-of = Ronde { $round } van { $rounds }
board-start-round = Startronde
board-phases = Fasen van de ronde
board-you-nth = jij { $place }e

## Elections and the end

board-election-night = Verkiezingsavond
board-wins = wint
board-wins-nose = wint met een neuslengte
board-points = Zegepunten naar herkomst
board-source-seats = Zetels
board-source-media = Media
board-source-members = Leden
board-source-members-bonus = Meeste leden
board-source-opinions = Nationale opinie
board-source-security = Verzekerd
board-source-total = Totaal
board-votes-by-election = Stemmen per verkiezing
board-money-by-round = Geld per ronde, in duizenden
board-members-by-round = Leden per ronde
board-end-short = eind
board-no-charts = De grafieken konden niet worden opgehaald. Laad de pagina opnieuw.
board-aid-seats = Zetels voor stemmen
board-aid-votes-from = Stemmen, vanaf
board-aid-cabinet = Kabinetskaarten
board-aid-minister = Kaart
board-aid-cost = Kosten
board-aid-votes = Stemmen
board-aid-own-trend = Eigen trend
board-aid-other-trend = Trend van een ander
board-aid-doubler = Verdubbelaar
board-aid-media-swap = Mediaruil
board-aid-telephone = Telefoon
board-aid-donations = Donaties
board-aid-amount = Bedrag
board-aid-accept-dice = Dobbelstenen bij aannemen
board-aid-refuse-dice = Dobbelstenen bij weigeren
board-aid-dice = Zijden van de dobbelsteen
board-aid-payout = Uitbetaling
board-aid-per-seat = Per zetel
board-aid-per-member = Per lid
board-aid-national-media = Zegepunten voor mediastenen op het nationaal bord, per ronde
board-aid-national-opinions = Nationale opinies, per plaats
board-aid-members = Leden
board-aid-points = Zegepunten
board-aid-final = Aan het eind geteld
board-aid-most-members = Meeste leden
board-aid-second-most-members = Op één na meeste leden
board-aid-security = Bonus voor een verzekerde opinie

## The night, the morning after, and the finale

board-you = jij
board-votes = stemmen
board-night-tag = Verkiezingsavond, ronde { $round }
board-night-headline = { WORD($state, kind: "state") } stemt: { $counted } van { $parties } partijen geteld
board-night-result = Uitslag
board-night-counted = Geteld, de kleinste eerst
board-night-held = { $meetings ->
        [0] { $held } vooraf
        [one] { $held } vooraf, { $votes } uit één verkiezingsmanifestatie
       *[other] { $held } vooraf, { $votes } uit { $meetings } verkiezingsmanifestaties
    }
board-night-seats = Zetels zoals ze worden verdeeld
board-night-dashed = gestippeld: nog te tellen
board-night-race = De strijd: stemmen samen
board-night-to-beat = { $votes } te verslaan
board-night-campaign = Alle verkiezingen
board-night-undrawn = nog niet getrokken
board-night-nose = Gelijk op { $votes }: de hogere steen, of de bovenste van een stapel, wint met een neuslengte.
board-paper-tag = De ochtend na ronde { $round }
board-paper-name = De ochtend erna
board-paper-next = Stemt hierna: { WORD($state, kind: "state") }
board-paper-voted = { WORD($state, kind: "state") } heeft gestemd
board-paper-headline = { WORD($state, kind: "state") } gaat naar { $names }
board-paper-under = { $ours } stemmen tegen { $theirs } van { $rivals }.
board-paper-landtag = Het nieuwe deelstaatparlement
board-paper-no-seats = Te weinig stemmen voor ook maar één zetel.
board-paper-mine = Jouw ronde in één zin
board-paper-line = Je geeft { MONEY($spent) } uit, wint { board-seats-count }, krijgt { MONEY($paid) } uitbetaald en staat met { $all } op plaats { $place } in het parlement.
board-paper-own = Je duurste keuze: { $word ->
        [start-player-named] het recht om de startspeler aan te wijzen
        [minister-revealed] { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
        [media-swapped] een verdrongen mediasteen { WORD($state, kind: "place") }
        [media-bought] een mediasteen { WORD($state, kind: "place") }
        [meetings-held] verkiezingsmanifestaties { WORD($state, kind: "place") }
       *[poll-sold] de opiniepeiling { WORD($state, kind: "place") }
    }, voor { MONEY($price) }.
board-paper-revealed = Wat aan het licht kwam
board-paper-nothing = Deze keer niets.
board-paper-swing = Grootste omslag
board-paper-swung = { $party }: { $after ->
        [one] 1 stem
       *[other] { $after } stemmen
    }, verwacht bij het begin van de ronde: { $before }
board-paper-dearest = Wie het meest betaalde
board-paper-standing = Hoe de partijen ervoor staan
board-paper-paid = uitbetaald
board-finale-tag = De finale
board-finale-title = De zegepunten
board-finale-headline = Zegepunten: { $source }
board-finale-winner = Wie wint

## The coalition table

board-talks = Coalitietafel
board-talks-together = Stemmen samen
board-talks-you = Jij
board-talks-formed = gevormd
board-talks-alone = alleen
board-talks-wins = zou winnen
board-talks-with = Praten met
board-talks-shared = { $cards ->
        [one] Eén gemeenschappelijke kaart
       *[other] { $cards } gemeenschappelijke kaarten
    }
board-talks-force = Je mag de coalitie afdwingen: met { $force } gemeenschappelijke kaarten kan { $name } niet weigeren. Voorwaarden zijn er dan niet afgesproken.
board-talks-offer-it = { $name } een coalitie aanbieden
board-talks-force-it = { $name } tot een coalitie dwingen
board-talks-agree = { $name } moet instemmen: { $agree } gemeenschappelijke kaarten zijn genoeg voor een akkoord, { $force } om af te dwingen.
board-talks-asked = { $name } vraagt je. Ga je akkoord, dan tellen jullie stemmen hier samen; weiger je, dan blijf je vrij.
board-talks-not = { $why ->
        [no-coalition-tile] Geen coalitie met { $name }: een van jullie heeft hier geen coalitiefiche.
        [too-little-in-common] Geen coalitie met { $name }: te weinig gemeenschappelijke kaarten.
       *[other] In deze deelstaat zijn er geen coalities.
    }
board-talks-lead = { $ahead ->
        [ahead] Samen { $votes }, { $lead } voor op de beste andere kant.
        [behind] Samen { $votes }, { $lead } achter op de beste andere kant.
       *[other] Samen { $votes }, gelijk met de beste andere kant.
    }
board-talks-get = Als er nu gestemd werd: { board-seats-count } voor jullie samen.
board-talks-rivals = { $names } kunnen nog { $votes } halen.
board-terms = Jouw voorwaarden
board-terms-held = Verkiezingsmanifestaties die jij hier houdt
board-terms-asked = Verkiezingsmanifestaties die { $name } hier houdt
board-terms-mine = Jij brengt naar het nationaal bord
board-terms-theirs = { $name } brengt naar het nationaal bord
board-terms-hands-off = Geen van beiden ruilt een opinie die de ander deelt
board-terms-said = Gezegd tussen jou en { $name }
board-terms-nothing = Nog niets.
board-terms-promise = Voorwaarden zijn beloften: de regels dwingen er geen af, en geld wisselt niet van eigenaar.
board-terms-offer = { $name } dit aanbieden
board-terms-counter = { $name } iets nieuws aanbieden
board-terms-take = Voorwaarden van { $name } overnemen

## What happened to me, and where something is to be done

board-leads-nose = Neuslengte
board-chosen-here = hier gaat iets heen
board-to-choose-here = hier valt iets te beslissen
board-concern-media-swapped = { PLAYER($seat) } verdringt { WORD($state, kind: "place") } een van je mediastenen; je krijgt { MONEY($compensation) }.
board-concern-trend-lowered = { PLAYER($seat) } verlaagt je trend { WORD($state, kind: "place") } naar { WORD($trend, kind: "trend") }.
board-concern-coalition-formed = { PLAYER($seat) } dwingt je { WORD($state, kind: "place") } in een coalitie: jullie stemmen tellen samen.
board-concern-poll-sold = Je koopt de opiniepeiling { WORD($state, kind: "place") } voor { MONEY($amount) }.
board-concern-coalition-declined = { PLAYER($partner) } wijst je coalitie { WORD($state, kind: "place") } af.

## What things mean

explain-state-seats = Zoveel zetels geeft deze deelstaat een partij hoogstens; de kaart zegt hoeveel voor hoeveel stemmen.
    .rule = 5.3.1
explain-trend = Trend van de partij in deze deelstaat, van −3 tot +3. Trend plus overeenstemming is wat elke verkiezingsmanifestatie aan stemmen oplevert.
    .rule = 5.2.8a
explain-meetings = Verkiezingsmanifestaties van de partij hier. Ze worden voor de verkiezing stemmen, uiterlijk op de verkiezingsdag.
    .rule = 5.2.6 5.2.8
explain-votes = Stemmen die de partij hier al heeft; hoogstens 50.
    .rule = 5.2.8c
explain-projected = De stemmen als nu alle verkiezingsmanifestaties werden omgezet. Zijn er nog gedekte opinies, dan is het een marge.
    .rule = 5.2.8a 5.3.1
explain-opinion = Een opinie van de deelstaat die je programma niet raakt: voor jou telt ze niet.
    .rule = 5.2.8a
explain-opinion-shared = Je programma heeft deze opinie ook: ze verhoogt hier je overeenstemming, met verdubbelaar dubbel.
    .rule = 5.2.8a
explain-opinion-opposed = Je programma heeft het tegendeel: het verlaagt hier je overeenstemming, met verdubbelaar dubbel.
    .rule = 5.2.8a
explain-opinion-hidden = Een opinie die nog gedekt is. Ze telt niet tot ze wordt omgedraaid.
    .rule = 5.4.1a
explain-agree = Hoe goed je programma bij deze deelstaat past: gedeelde opinies min tegengestelde, met verdubbelaar dubbel. Wat gedekt is kan het nog veranderen.
    .rule = 5.2.8a
explain-media = Mediastenen in deze deelstaat. Wie er meer heeft dan elke andere partij, controleert de media.
    .rule = 5.2.5 5.2.5a
explain-control = Controleert de media: mag hier een opinie ruilen, en opiniepeilingen kunnen de trend niet verlagen.
    .rule = 5.2.5a
explain-cabinet = Kabinetskaarten die hierheen zijn gestuurd; open herken je ze aan hun prijs in duizenden.
    .rule = 5.2.3
explain-row = { $party }, gespeeld door { $name }. Een telefoon naast het teken is een coalitiefiche in deze deelstaat.
    .rule = 5.2.4
explain-leads = Wie zou winnen als de deelstaat nu stemde, met hoeveel stemmen en zetels; coalitiepartners samen.
    .rule = 5.3.2
explain-parliament = Alle tot nu toe gewonnen zetels. Elke is aan het eind een zegepunt.
    .rule = 6.1
explain-national-space = Wie deze opinie in het programma heeft, krijgt aan het eind { $points } zegepunten en na elke verkiezing { $members } leden.
    .rule = 5.3.4 6.4
explain-national-media = Een mediasteen die een winnaar in deze ronde hierheen brengt, is aan het eind { $points } zegepunten waard.
    .rule = 6.2
explain-members = Leden van de partijen: elk is aan het eind een zegepunt, en in sommige rondes brengen ze geld op.
    .rule = 5.3.4 6.3
