# De eerste avond van Global Powers

lesson-first-turns = Biedingen, oorlogen en stemmingen
    .text = Bevolk de wereld, activeer je regio’s, voer een oorlog, stem en tel de punten.
lesson-first-turns-goal = Punten krijg je door regio’s te regeren.
    .why = Wie bij een waardering { $goal } punten heeft, wint; ook wie op enig moment { $dominance } regio’s regeert. Deze tabel laat altijd zien hoe een waardering nu zou uitvallen.
lesson-first-turns-region = { WORD($region, kind: "region", form: "The") } wordt geveild: bekijk de schijfjes.
    .why = Grondstoffen worden handel, handel levert punten op, diplomatie koopt stemmen in de wereld en het leger vecht. De streep bovenaan laat straks zien wie er regeert.
lesson-first-turns-bid = Bied zes politici.
    .sum-1 = in je basis
    .sum-2 = je bod
    .sum-3 = naar Mauritius
    .sum-result = over als je wint
    .why = Iedereen biedt in het geheim. Het hoogste en het op één na hoogste bod worden geplaatst, alle andere gaan terug. Wie alleen het meest biedt, regeert en stuurt er nog één naar Mauritius; gelijke biedingen regeren samen.
    .task-1 = Stel het aantal in en verstuur het.
    .well = Een sterk bod. Kijk nu wat het de anderen waard was.
    .other = Elk aantal mag, ook nul. Kijk nu wat de anderen bieden.
lesson-first-turns-bids = De volgende regio: verdeel je politici.
    .why = Er zijn er nog { $base } in je basis en die moeten genoeg zijn voor alle regio’s. Waar niemand anders biedt, is één genoeg.
    .task-1 = Bied op deze; met de andere gaat het net zo.
    .well = Goed. Ga zo door, of laat de coach beslissen.
lesson-first-turns-cards = Kies { $size } kaarten voor je hand.
    .why = In een beurt speel je óf een kaart óf activeer je een regio. Op elke kaart staat wat ze doet. Niemand anders ziet wat je neemt.
    .task-1 = Druk op een kaart en daarna op nog vier.
    .well = Goed. Kies de andere net zo.
lesson-first-turns-stake = De regeringen van de wereld stemmen, en diplomatie telt.
    .why = Er ligt een voorstel. Elke regering zet diplomatieschijfjes op een kant in of houdt ze. Wat je uitgeeft is weg, dus zet ze in waar een voorstel je schaadt of helpt.
    .task-1 = Zet schijfjes in, of onthoud je.
    .well = Genoteerd. De telling naast de kaart toont de stand.
lesson-first-turns-defence = Iemand wil deze actie tegenhouden.
    .why = Daarvoor is een politicus geofferd. Offer jij er ook een, dan gaat ze toch door, tenzij de anderen er nog een offeren. Wie geofferd wordt, gaat naar Mauritius en kost punten.
    .task-1 = Offer er één, of laat ze mislukken.
    .well = Goed. Een politicus is een hoge prijs: betaal die voor wat telt.
lesson-first-turns-duel = Je kunt dit tegenhouden, maar het kost wat.
    .why = In een regio waar je politici hebt, gaat zo een actie door. Offer je daar een politicus, dan is ze tegengehouden, tenzij de anderen er ook één offeren. Wie geofferd wordt, gaat naar Mauritius en kost punten.
    .task-1 = Offer er één, of laat het doorgaan.
    .well = Het zij zo. Offers zijn voor wat echt pijn doet.
lesson-first-turns-vote = Een stemming in een regio waar je politici hebt.
    .why = Zonder absolute meerderheid heeft een regering meer stemmen voor dan tegen nodig. Je hebt { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }, één per politicus.
    .task-1 = Stem voor of tegen, of onthoud je.
    .well = Geteld. Ook in de oppositie word je gehoord.
lesson-first-turns-activate = Jij bent aan de beurt: activeer { WORD($region, kind: "region") }.
    .why = Een geactiveerde regio krijgt zoveel acties als haar sterkste partij er politici heeft: { $actions }. Elke regio handelt één keer voordat er gewaardeerd wordt.
    .task-1 = Druk op de kaart op de regio met de ring.
    .task-2 = Verstuur met de paarse knop.
    .well = Goed. Nu handelt haar regering, en dat ben jij.
    .other = Dat kan ook: een andere regio of een kaart is ook een beurt.
lesson-first-turns-act = Kies een actie: oorlog.
    .why = { WORD($region, kind: "region", form: "The") } heeft nog { $actions ->
        [one] { $actions } actie
       *[other] { $actions } acties
    }. Er zijn acht soorten; een oorlog kan je meteen een aangrenzende regio opleveren.
    .task-1 = Druk in de balk op ‘Oorlog’.
    .task-2 = Kies nu op de kaart wie je aanvalt.
    .well = Nu worden de legers geteld.
    .other = Een andere keuze. Oorlog en al het andere is er de volgende keer weer.
lesson-first-turns-war = Val aan waar je leger sterker is.
    .sum-1 = jouw leger
    .sum-2 = hun leger
    .sum-result = voorsprong vóór de dobbelstenen
    .why = Elke kant telt bij haar leger één dobbelsteen op. De tabel laat vóór je beslissing elke worp zien.
    .task-1 = Druk op de regio die je aanvalt en verstuur.
    .well = Voorgesteld. Houdt niemand het tegen, dan beslissen de dobbelstenen.
    .other = Jouw keuze. De tabel heeft je het risico laten zien.
lesson-first-turns-spoils = Je hebt gewonnen: zet jouw politici op hun plaats.
    .why = Je mag er hoogstens { $most } vervangen. Wie daarna de meeste politici in de regio heeft, regeert er.
    .task-1 = Kies het aantal en verstuur het.
    .well = Zo wisselen regio’s van regering.
    .other = Meer had gekund, maar politici in je basis zijn ook iets waard.
lesson-first-turns-again = Je tweede beurt: activeer nog een regio, of speel een kaart.
    .why = Een geactiveerde regio is klaar tot de volgende waardering. Je handkaarten zijn de andere manier om de wereld te veranderen.
    .task-1 = Druk op een regio of een kaart.
    .task-2 = Verstuur met de paarse knop.
    .well = Nu ken je de weg.
    .other = Mag ook. Een kaart telt ook als beurt.
lesson-first-turns-evaluation = Alle regio’s hebben gehandeld: er wordt gewaardeerd.
    .sum-1 = uit regio’s
    .sum-2 = uit de UNO
    .sum-3 = voor Mauritius
    .sum-result = punten
    .why = Alleen regeren levert meer op dan een coalitie, er alleen maar zijn levert weinig op. Politici op Mauritius kosten punten, afgevaardigden in de UNO leveren er op.
lesson-first-turns-free = Vanaf hier is het jouw spel.
    .why = De anderen zijn milde bots en vanavond telt er niets. Bij elke vraag staan ‘Tip’ en ‘Regel’.
