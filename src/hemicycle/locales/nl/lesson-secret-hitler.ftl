# Eerste avonden van Secret Hitler

lesson-liberal = Als liberaal
    .text = Je kent niemand. Ontdek aan stemmen en kaarten wie er vals speelt.
lesson-liberal-role = Je bent liberaal en kent alleen je eigen rol.
    .why = Van de { $seats } spelers hier zijn er drie liberaal, één is fascist en één is Hitler. De fascisten kennen elkaar. Houd deze knop vast als je je kaart nog eens wilt zien.
lesson-liberal-tracks = Met vijf liberale wetten win je.
    .sum-1 = nodig
    .sum-2 = in werking
    .sum-result = te gaan
    .why = Met zes fascistische winnen de anderen. Elke ronde vaardigt een nieuwe regering één wet uit, liberaal of fascistisch.
lesson-liberal-vote = Over elke regering wordt gestemd: zeg ja.
    .why = { PLAYER($president) } wil president worden, met jou als kanselier. Meer ja dan nee en jullie zijn gekozen. Mislukken er { $of } regeringen op rij, dan treedt de bovenste kaart blind in werking, en de meeste zijn fascistisch.
    .task-1 = Druk op het ja-stembiljet.
    .well = Goed. Alle stembiljetten worden tegelijk omgedraaid, dus iedereen ziet wie wie vertrouwt.
    .other = Nee mag ook. Mislukt de stemming, dan vormt de volgende speler een regering.
lesson-liberal-enact = Je bent kanselier: vaardig de liberale wet uit.
    .why = { PLAYER($president) } trok drie kaarten, legde er één af en gaf er jou twee. Alleen jullie twee weten welke het waren.
    .task-1 = Druk op de liberale kaart.
    .task-2 = Verstuur met de paarse knop.
    .well = Goed gedaan: iedereen ziet een liberale wet en vertrouwt jullie beiden wat meer.
    .other = Je hebt de fascistische wet uitgevaardigd. Iedereen zag het en zal willen weten waarom.
lesson-liberal-talk = { $policy ->
        [liberal] Een liberale wet. Nu wordt er gepraat.
       *[fascist] Een fascistische wet. Nu wordt er gepraat.
    }
    .why = President en kanselier zeggen welke kaarten ze hadden. Niemand kan het controleren, dus vraag je af wie er bij een leugen wint. Met de knop bij de chat kun je zelf ook iets zeggen.
lesson-liberal-nominate = Je bent president: nomineer { PLAYER($seat) } als kanselier.
    .why = Iedereen met een ring kan worden gekozen, alleen de laatst gekozen kanselier niet. Je weet nog niets tegen { PLAYER($seat) }.
    .task-1 = Druk op { PLAYER($seat) }.
    .task-2 = Verstuur met de paarse knop en stem daarna zelf voor.
    .well = Goed. Nu stemt iedereen over jouw regering, jij ook.
    .other = Ook een goede keuze: je weet nog tegen niemand iets. Nu stemt iedereen over jouw regering, jij ook.
lesson-liberal-discard = Leg één fascistische kaart af.
    .why = Deze drie kaarten zie alleen jij. Eén gaat gedekt naar de aflegstapel; { PLAYER($chancellor) } krijgt de andere twee en moet er één uitvaardigen.
    .task-1 = Druk op een fascistische kaart: die wordt afgelegd.
    .task-2 = Verstuur met de paarse knop.
    .well = Juist. Nu heeft { PLAYER($chancellor) } een keuze, en die verraadt je iets.
    .other = Zo houdt { PLAYER($chancellor) } geen liberale kaart over. Het mag, maar ze zullen je ernaar vragen.
lesson-liberal-compare = { $policy ->
        [liberal] { PLAYER($chancellor) } vaardigde een liberale wet uit.
       *[fascist] { PLAYER($chancellor) } vaardigde een fascistische wet uit.
    }
    .why = Je weet wat je hebt doorgegeven en kunt vergelijken. Zo vindt een president fascisten: wie een liberale kaart krijgt en er geen wet van maakt, verraadt zich.
lesson-liberal-suspect = Een fascistische wet: kijk wie er regeerde.
    .sum-1 = fascistische kaarten
    .sum-2 = liberale kaarten
    .sum-result = kaarten in totaal
    .why = Het kan pech zijn, want er zijn meer fascistische kaarten. Twee keer dezelfde namen is een patroon. De lijst van regeringen bij de chat houdt het voor je bij.
lesson-liberal-hitler = Vanaf de derde fascistische wet: pas op voor Hitler.
    .sum-1 = daar begint het
    .sum-2 = fascistische wetten nu
    .sum-result = nog te gaan
    .why = Vanaf dan winnen de fascisten meteen als Hitler tot kanselier wordt gekozen. Een gekozen kanselier die niet Hitler is, is voorgoed van die verdenking af.
lesson-liberal-free = Vanaf hier is het jouw spel.
    .why = De anderen zijn milde bots en vanavond telt er niets. Bij elke vraag staan ‘Tip’ en ‘Regel’.

lesson-fascist = Als fascist
    .text = Je weet wie Hitler is. Lijk eerlijk, lieg als het loont en maak Hitler kanselier.
lesson-fascist-role = Je bent fascist en { PLAYER($hitler) } is Hitler.
    .why = Met vijf spelers kent Hitler jou ook. De drie liberalen kennen niemand. Ze mogen het niet ontdekken, dus behandel { PLAYER($hitler) } als alle anderen.
lesson-fascist-goal = Je kunt op twee manieren winnen.
    .sum-1 = daar begint het
    .sum-2 = fascistische wetten nu
    .sum-result = tot Hitler kan winnen
    .why = Met zes fascistische wetten, of als Hitler tot kanselier wordt gekozen zodra er { $zone } fascistische wetten zijn. De tweede weg is meestal de kortste.
lesson-fascist-vote = Stem ja: val niet op.
    .why = Na de stemming liggen de stemmen open. Wie steeds tegen regeringen stemt, moet dat uitleggen, en de eerste kosten je niets.
    .task-1 = Druk op het ja-stembiljet.
    .well = Goed. Daaruit leert niemand iets over jou.
    .other = Nee mag, maar misschien vraagt iemand waarom.
lesson-fascist-nominate = Je bent president: nomineer { PLAYER($seat) }, een liberaal.
    .why = Een liberale kanselier deelt de verdenking met je en wordt geloofd. Hitler blijft beter buiten schot.
    .task-1 = Druk op { PLAYER($seat) }.
    .task-2 = Verstuur met de paarse knop en stem voor.
    .well = Goed. Nu stemt iedereen over jouw regering, jij ook.
    .other = Dat kan ook. Nu stemt iedereen over jouw regering, jij ook.
lesson-fascist-discard = Leg de liberale kaart af.
    .why = Dan heeft { PLAYER($chancellor) } twee fascistische kaarten en moet er één uitvaardigen. Wat gedekt ligt, ziet niemand ooit.
    .task-1 = Druk op de liberale kaart.
    .task-2 = Verstuur met de paarse knop.
    .well = Gelukt. { PLAYER($chancellor) } heeft nu geen keuze.
    .other = Je liet een liberale kaart in het spel. Dat wekt vertrouwen, en ook dat is iets waard.
lesson-fascist-lie = { $policy ->
        [fascist] Vertel nu je verhaal: drie fascistische kaarten, pech.
       *[liberal] Een liberale wet: nu ben je boven verdenking.
    }
    .why = Liegen mag, en niemand kan controleren wat je trok. Je kanselier zal zeggen welke twee kaarten je doorgaf; jouw verhaal moet daarbij passen. Gebruik de knop bij de chat.
lesson-fascist-enact = Je bent kanselier: vaardig de fascistische wet uit.
    .why = { $fascist ->
        [one] Tot nu toe is het één fascistische wet,
       *[other] Tot nu toe zijn het { $fascist } fascistische wetten,
    } en vanaf { $zone } kan Hitler winnen. Je kunt zeggen dat je twee fascistische kaarten kreeg.
    .task-1 = Druk op de fascistische kaart.
    .task-2 = Verstuur met de paarse knop.
    .well = Goed. De president weet dat je liegt, de anderen niet.
    .other = Zo blijf je nog wat langer verborgen. Soms is dat de sterkere zet.
lesson-fascist-zone = Nu kan Hitler winnen.
    .why = Zodra Hitler tot kanselier wordt gekozen, hebben de fascisten gewonnen. Stem ervoor, nomineer ervoor en praat anderen om.
lesson-fascist-free = Vanaf hier is het jouw spel.
    .why = De anderen zijn milde bots en vanavond telt er niets. Bij elke vraag staan ‘Tip’ en ‘Regel’.
