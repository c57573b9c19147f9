# Words of Die Macher

## Editions

edition-1997 = Uitgave 1997
    .text = De regels van Hans im Glück en Moskito, met zeven deelstaatverkiezingen. Gelijke startbiedingen worden met dobbelstenen beslist, en opinies die bij het omdraaien botsen, gaan naar de wisselvoorraad.
edition-2006 = Uitgave 2006
    .text = De regels van Valley Games: zeven verkiezingen met andere thema’s en een handvol wijzigingen. Bij gelijke startbiedingen wordt opnieuw geboden, de wisselvoorraad telt altijd zes kaarten, en een gedeelde tweede plaats in leden levert niets op.
edition-2006-short = Uitgave 2006, kort spel
    .text = Het korte spel uit de regels van 2006: vijf verkiezingen in plaats van zeven, zonder de sterkste kabinetskaart, de hoogste donatie en de helft van de opiniepeilingen.

## The sections of the rulebook

rule-0 = Spelmateriaal
    .text = Er zijn vier deelstaatborden, een nationaal bord en een bord voor stapels en fiches. Elke partij heeft 18 verkiezingsmanifestaties, 5 mediastenen, 9 markeerstenen, 7 kaarten voor het schaduwkabinet, 5 donatiekaarten en 4 coalitiefiches. Gemeenschappelijk zijn 16 deelstaatkaarten, 42 opinies, 56 programmakaarten, 20 opiniepeilingen, 4 verdubbelaars, 3 uitbetalingsfiches, 1 fiche ‘geen coalitie’ en 2 speciale dobbelstenen. Waar wij de waarden van een kaart niet kennen, zijn ze gereconstrueerd en als zodanig gemerkt.
rule-1 = Om te beginnen
    .text = Lees eerst het overzicht (2), bekijk het materiaal (3) en neem dan het omzetten in stemmen (5.2.8) door, want daar draait alles om. Elke ronde verloopt op dezelfde manier; neem voor de eerste gerust de tijd.
rule-2 = Het spel in het kort
    .text = Elke speler leidt één partij door een reeks deelstaatverkiezingen: zeven in het volledige spel, vijf in het korte. Kabinetskaarten, mediastenen, verkiezingsmanifestaties en opiniepeilingen kosten geld, en nieuw geld komt pas binnen als een ronde is afgerekend.
rule-2-1 = Een campagneronde
    .text = Na de startronde doorloopt elke campagne acht stappen: startspeler, programmacommissie, schaduwkabinet, coalities, media, verkiezingsmanifestaties, opiniepeilingen, omzetten in stemmen. De stemmen zijn het aantal verkiezingsmanifestaties maal een factor, en die factor is trend plus overeenstemming tussen programma en opinies. Het overzicht in de regels van 2006 noemt vier programmakaarten en geheime biedingen op opiniepeilingen; de uitgewerkte regels hebben vijf kaarten en open biedingen, en die gelden.
rule-2-2 = Een verkiezing winnen
    .text = Na de campagne stemt de actuele deelstaat. Stemmen worden zetels, en elke zetel is een zegepunt. De winnende partij of coalitie mag bovendien een mediasteen en opinies naar het nationaal bord brengen, waar ze aan het einde punten opleveren.
rule-2-3 = Als een ronde voorbij is
    .text = De partijen krijgen geld voor de zetels die ze net hebben gewonnen en in sommige rondes ook voor hun leden. Daarna beslist elke partij over een donatie, die geld of leden oplevert. De borden worden klaargemaakt en een nieuwe campagne begint.
rule-2-4 = Doel van het spel
    .text = Het spel eindigt met de laatste deelstaatverkiezing. Punten voor zetels, mediastenen op het nationaal bord, leden en overeenstemming met de nationale opinie worden opgeteld; het hoogste totaal wint.
rule-3 = Wat het materiaal betekent
    .text = Met kaarten handelen de spelers, de houten stukken tonen de stand van de campagnes en fiches zijn geheugensteuntjes. De volgende paragrafen stellen ze voor.
rule-3-1 = Kaarten en fiches
    .text = Elk thema heeft twee kanten, een lichte en een donkere kaart, zowel bij de opinies (wat de kiezers vinden) als bij de programmakaarten (waar een partij voor staat). Een deelstaatkaart zet stemmen in tien regels om in zetels; minder dan 5 stemmen leveren er geen op. Een kabinetskaart toont haar prijs, haar mogelijke acties en soms een telefoon; een donatiekaart een bedrag en twee aantallen dobbelstenen; een opiniepeiling voor elke partij duimen omhoog of omlaag. Deelstaatfiches herhalen alleen het hoogste aantal zetels.
rule-3-2 = Houten stukken
    .text = Kleine blokjes zijn verkiezingsmanifestaties, 18 per partij; grote blokjes zijn mediastenen, 5 per partij. Platte markeerstenen geven stemmen en trend in de deelstaten aan, en de leden op het nationaal bord. Wat niet op een bord ligt, hoort bij de voorraad van de partij, en meer dan die voorraad kan ze niet inzetten.
rule-3-3 = Spelborden
    .text = Een deelstaatbord heeft plaats voor vier opinies en vijf mediastenen, en voor elke partij tien verkiezingsmanifestaties, een trend van −3 tot +3 en stemmen van 0 tot 50. Het nationaal bord toont mediastenen per ronde, hoogstens vijf nationale opinies en de leden van elke partij. Op het derde bord liggen stapels, aflegstapels, verdubbelaars en de wisselvoorraad.
rule-4 = Voorbereiding
    .text = Elke speler krijgt het materiaal van één partij. Daarna worden vier deelstaten, het nationaal bord en de stapels klaargelegd. De open programmakaarten van een partij, en de open opinies van een deelstaat, gaan altijd over verschillende thema’s.
rule-4-1 = Wat elke speler krijgt
    .text = Iedereen begint met 18 verkiezingsmanifestaties, 5 mediastenen, 7 kaarten voor het schaduwkabinet, 5 donatiekaarten, 4 coalitiefiches en 25 000 aan geld. In het korte spel vallen één kabinetskaart en één donatiekaart weg. Daarbij komen vijf open en drie gedekte programmakaarten.
rule-4-1a = Open programma
    .text = Schud de programmastapel en geef elke speler vijf open kaarten. Een kaart over een thema dat de speler al heeft, ongeacht welke kant, gaat onder de stapel en wordt vervangen, tot alle vijf de thema’s verschillen. Een variant voor vier spelers haalt eerst van elke kaart één exemplaar uit de stapel.
rule-4-1b = Gedekte programmakaarten
    .text = Daarna trekt elke speler nog drie programmakaarten en houdt die geheim in de hand. Herhalingen en tegenstellingen doen er hier niet toe. De rest van de stapel blijft gedekt.
rule-4-2 = De borden klaarleggen
    .text = Vier deelstaten liggen in de volgorde waarin ze stemmen; de eerste is de actuele deelstaat. Ernaast liggen het nationaal bord en het bord voor stapels en fiches.
rule-4-2a = Deelstaatborden
    .text = In elke deelstaat begint elke partij met 0 stemmen, trend 0 en één verkiezingsmanifestatie uit haar voorraad. Voor deelstaten die later komen geldt hetzelfde; is de voorraad leeg, dan krijgt de partij daar geen verkiezingsmanifestatie.
rule-4-2b = Deelstaatkaarten
    .text = Schud de 16 deelstaatkaarten en leg er bij elk van de vier borden één. Latere deelstaten komen van dezelfde stapel, dus per spel stemmen er maar zeven van de zestien, of vijf in het korte spel.
rule-4-2c = Publieke opinie in de deelstaten
    .text = Elke deelstaat krijgt vier opinies. In de eerste liggen ze alle vier open, in de tweede drie, in de derde twee en in de vierde één; de andere zijn gedekt. Een open opinie die gelijk is aan een andere in dezelfde deelstaat of die tegenspreekt, gaat onder de stapel en wordt vervangen. De deelstaat met vier open opinies is de actuele deelstaat.
rule-4-2d = Nationaal bord
    .text = Elke partij begint met 5 leden. Er liggen nog geen mediastenen en geen opinies op het nationaal bord.
rule-4-2e = Stapels en wisselvoorraad
    .text = Programmakaarten, opinies, deelstaten en opiniepeilingen vormen gedekte stapels. In 1997 worden alle stapels op dit punt nog eens geschud; in 2006 wordt niets meer geschud. De bovenste zes opinies worden open neergelegd als wisselvoorraad; gelijke en tegengestelde kaarten mogen daar samen liggen. In 1997 kan de voorraad tijdens het spel groeien, in 2006 telt hij altijd zes kaarten. Raakt een stapel op, dan wordt zijn aflegstapel opnieuw geschud.
rule-4-2f = Uitbetalingsfiches
    .text = Fiches bij de eerste en de derde deelstaat herinneren eraan dat de leden in de rondes 1 en 3 geld opbrengen. Een derde fiche, voor ronde 5, komt later bij de vijfde deelstaat; in het korte spel wordt het niet gebruikt.
rule-5 = Spelverloop
    .text = Na de startronde stemt in elke ronde één deelstaat. Een ronde bestaat uit een campagne, de verkiezing in de actuele deelstaat en het einde van de ronde. De laatste ronde is alleen een verkiezing: niemand biedt nog op de start, en de startspeler van de vorige ronde blijft het. In 1997 heeft ook de zesde ronde geen ronde-einde.
rule-5-1 = Startronde
    .text = Iedereen kiest in het geheim één regel uit elke kolom van het startblad; alle bladen worden tegelijk getoond. Kolom 1 geeft altijd 6 verkiezingsmanifestaties in één deelstaat, samen met twee losse trendstappen, of één stap en 6 stemmen, of tweemaal 6 stemmen. Kolom 2 geeft 3 mediastenen, of 2 en 4 leden, of 1 en 8 leden, of 12 leden. Alles behalve leden wordt aan een deelstaat toegewezen, en dezelfde mag vaker worden genoemd. Het kost niets; de stukken komen uit de voorraad.
rule-5-1a = Meer mediastenen dan plaatsen
    .text = Door de startbladen kunnen er in één deelstaat meer dan vijf mediastenen komen. Ze blijven allemaal liggen. Zolang daar geen plaats vrij is, kan er geen steen worden bijgekocht, maar een mediaruil blijft mogelijk.
rule-5-2 = De campagne
    .text = De acht stappen 5.2.1 tot en met 5.2.8 worden na elkaar gespeeld in de deelstaten die op tafel liggen. Tenzij een stap iets anders zegt, begint de startspeler en volgen de anderen met de klok mee.
rule-5-2-1 = Bieden op de start
    .text = Iedereen kiest in het geheim een bedrag in stappen van 1 000, hoogstens wat men bezit; nul mag ook. De biedingen worden tegelijk getoond. Het hoogste bod geeft het recht om de startspeler aan te wijzen.
rule-5-2-1a = Gelijke biedingen
    .text = In 1997 gooien de spelers met het gelijke hoogste bod beide speciale dobbelstenen, de hoogste som wint en bij gelijke som gooien ze opnieuw; de Nederlandse tekst gebruikt maar één dobbelsteen. In 2006 bieden ze nog een keer, niet lager dan eerst, en pas als het dan weer gelijk is, gooien ze één dobbelsteen. Biedt in 2006 iedereen nul, dan gooit iedereen meteen.
rule-5-2-1b = De startspeler aanwijzen
    .text = Wie het bod wint, wijst een willekeurige speler aan, eventueel zichzelf, die deze ronde bij elke stap begint. Alleen deze bieder betaalt het eigen bod, in 2006 het laatste; de anderen houden hun geld.
rule-5-2-2 = Programmacommissie
    .text = Om beurten mogen de spelers hun gedekte programmakaarten vernieuwen en daarna één kaart van hun open programma wijzigen.
rule-5-2-2a = De hand vernieuwen
    .text = In 1997 leg je zoveel handkaarten af als je wilt en vul je daarna aan tot drie. In 2006 vul je eerst aan tot drie, leg je dan een willekeurig aantal af en trek je er evenveel bij. Is de programmastapel op, dan wordt de aflegstapel geschud.
rule-5-2-2b = Het programma wijzigen
    .text = Hoogstens één open kaart mag worden vervangen door een kaart uit de hand; de oude wordt afgelegd. Ook daarna moeten de vijf open kaarten over vijf verschillende thema’s gaan. Een kaart vervangen door haar eigen tegendeel mag, tenzij de tafel anders heeft besloten. De overige handkaarten blijven gedekt.
rule-5-2-3 = Schaduwkabinet
    .text = Om beurten legt elke speler kabinetskaarten gedekt neer, hoogstens één per deelstaat en desgewenst geen. Hun totale prijs mag niet hoger zijn dan het eigen geld. Dan worden alle kaarten omgedraaid en betaald. Speler na speler voert elke kaart in haar deelstaat precies één van haar acties uit, in de volgorde die de eigenaar wil. Gespeelde kaarten verdwijnen uit het spel.
rule-5-2-3a = Kabinetsactie: stemmen
    .text = De eigen partij wint in deze deelstaat het aantal stemmen dat op de kaart staat, tot hoogstens 50. Een markeersteen die op een bezet vakje komt, gaat bovenop.
rule-5-2-3b = Kabinetsactie: verdubbelaar
    .text = Leg een verdubbelaar op een open opinie van de deelstaat, of neem de verdubbelaar weg die er ligt. Er zijn er vier in totaal en nooit meer dan één per deelstaat. Een verdubbelde opinie telt dubbel in de factor en kan niet worden geruild. De tekst van 2006 noemt hier alleen de ruil door mediacontrole, maar zegt ook dat de verdubbelaar eerst weg moet voordat zo’n opinie verandert; of hij ook een absolute meerderheid tegenhoudt, is een optie.
rule-5-2-3c = Kabinetsactie: mediaruil
    .text = Neem een mediasteen van een andere partij uit de deelstaat weg; de eigenaar krijgt hem terug, met 4 000 van jou erbij. Zet een eigen steen op die plaats en betaal 4 000 aan de bank. Je hebt dus 8 000 en een steen in je voorraad nodig. Dit kan ook waar alle mediaplaatsen bezet zijn.
rule-5-2-3d = Kabinetsactie: eigen trend
    .text = De eigen trend in deze deelstaat stijgt met het getal op de kaart, maar nooit boven +3.
rule-5-2-3e = Kabinetsactie: trend van een ander
    .text = De trend van één andere partij in deze deelstaat daalt met het getal op de kaart, maar nooit onder −3. Mediacontrole beschermt daar niet tegen.
rule-5-2-3f = Telefoon
    .text = Een kaart met een telefoon brengt, naast haar actie, een coalitiefiche van de partij in de deelstaat. Het blijft daar liggen tot die deelstaat heeft gestemd en verdwijnt dan uit het spel. Elke partij heeft er vier.
rule-5-2-4 = Coalities vormen
    .text = Coalities ontstaan alleen in de actuele deelstaat en alleen tussen twee partijen, die er allebei een coalitiefiche moeten hebben. Vanaf de startspeler heeft elke partij die nog vrij is één beurt: een partij een aanbod doen, een partij dwingen of passen. Een geweigerd aanbod beëindigt de beurt, tenzij de tafel er meer toestaat. Niemand kan in twee coalities zitten, maar twee coalities naast elkaar kan wel. In de laatste deelstaat van het spel zijn er geen.
rule-5-2-4a = Vrijwillige coalitie
    .text = Twee partijen met minstens twee gelijke open programmakaarten mogen een coalitie vormen als ze dat allebei willen.
rule-5-2-4b = Gedwongen coalitie
    .text = Met minstens drie gelijke open programmakaarten kan de partij die aan de beurt is de coalitie afdwingen; de andere kan niet weigeren.
rule-5-2-5 = Mediastenen kopen
    .text = Om beurten mag elke speler één mediasteen kopen voor 4 000 en op een vrije plaats in een willekeurige deelstaat op tafel zetten, of passen. Wie past, mag later toch weer kopen. De stap eindigt pas als iedereen na elkaar heeft gepast; één speler kan dus alleen doorgaan. Elke deelstaat heeft vijf plaatsen, elke partij vijf stenen.
rule-5-2-5a = Mediacontrole
    .text = Een partij heeft mediacontrole in een deelstaat als ze er meer mediastenen heeft dan elke andere partij; delen meerdere partijen de eerste plaats, dan heeft niemand de controle. Mediacontrole geeft recht op een opinieruil en beschermt tegen een dalende trend door gepubliceerde opiniepeilingen.
rule-5-2-5b = Opinies ruilen
    .text = Na de aankopen mag wie mediacontrole heeft in een deelstaat één open opinie ruilen tegen een kaart uit de wisselvoorraad; de oude komt in de voorraad. De nieuwe kaart mag geen open opinie van die deelstaat herhalen of tegenspreken, en verdubbelde opinies blijven liggen. Strikt gelezen is ruilen tegen het eigen tegendeel daarmee ook verboden; een optie staat het toe. In 1997 begint men in de actuele deelstaat, in 2006 in de laatste van de rij.
rule-5-2-6 = Verkiezingsmanifestaties organiseren
    .text = Om beurten zet elke speler verkiezingsmanifestaties uit de eigen voorraad in de deelstaten op tafel en betaalt 1 000 per stuk. Per deelstaat en per ronde mogen er hoogstens vier bij, en een partij heeft plaats voor tien per deelstaat.
rule-5-2-7 = Opiniepeilingen
    .text = Voor elke deelstaat wordt één opiniepeiling ongezien geveild, eerst voor de actuele deelstaat. Vanaf de startspeler moet ieder om beurten hoger bieden, binnen het eigen geld, of uit deze veiling stappen; het eerste bod is minstens 1 000, al noemt 1997 geen minimum. De hoogste bieder betaalt, bekijkt als enige de kaart en beslist of de opiniepeiling wordt gepubliceerd. Een opiniepeiling waarop niemand biedt, wordt ongezien afgelegd. In 1997 wordt elke opiniepeiling pas bij de veiling zelf getrokken, in 2006 krijgt elke deelstaat er vooraf een.
rule-5-2-7a = Een opiniepeiling publiceren
    .text = De koper voert één of twee regels van de kaart uit: in deze deelstaat verschuift de trend van elke gekozen partij met de getoonde duimen, altijd tussen −3 en +3. Wie daar mediacontrole heeft, kan niet omlaag worden geschoven. Regels van partijen die niet meespelen, doen niets.
rule-5-2-7b = Een opiniepeiling achterhouden
    .text = Wie niet publiceert, gooit twee speciale dobbelstenen en wint zoveel leden. De kaart wordt gedekt afgelegd, zodat niemand anders te weten komt wat erop stond.
rule-5-2-8 = Verkiezingsmanifestaties omzetten in stemmen
    .text = Het omzetten begint in de deelstaat die als laatste in de rij ligt en eindigt in de deelstaat die na de actuele aan de beurt is. In elk daarvan mag, vanaf de startspeler, elke partij met minstens vijf verkiezingsmanifestaties er zoveel omzetten als ze wil. Elke omgezette verkiezingsmanifestatie brengt zoveel stemmen op als de factor bedraagt, en de blokjes gaan terug naar de voorraad. De actuele deelstaat valt hier buiten en volgt in 5.3.1. Of ook in de actuele deelstaat mag worden omgezet, is een optie.
rule-5-2-8a = De factor
    .text = De factor is trend plus overeenstemming. Elke open opinie van de deelstaat telt +1 als dezelfde kaart in het programma van de partij ligt en −1 als daar het tegendeel ligt; met een verdubbelaar is dat +2 of −2. Gedekte opinies en thema’s die in het programma ontbreken, tellen niet.
rule-5-2-8b = Factor nul of lager
    .text = Is de factor nul of negatief, dan leveren elke twee verkiezingsmanifestaties één stem op; een losse levert niets op.
rule-5-2-8c = Vijftig stemmen en gestapelde stenen
    .text = Geen partij kan in een deelstaat meer dan 50 stemmen hebben. Komt een markeersteen op een vakje waar al andere liggen, dan gaat hij bovenop, op elk vakje van de schaal, en de bovenste ligt voor.
rule-5-2-8d = Absolute meerderheid
    .text = Heeft na het omzetten in een deelstaat één partij er meer stemmen dan alle andere samen, dan mag ze een open opinie ruilen tegen een kaart uit de wisselvoorraad, ook als ze zelf niets heeft omgezet. De grenzen van 5.2.5b gelden. In 1997 blijft de actuele deelstaat erbuiten, in 2006 hoort ze erbij; een optie verandert dat.
rule-5-3 = Verkiezing in de actuele deelstaat
    .text = Alle overgebleven verkiezingsmanifestaties worden stemmen en stemmen worden zetels; de winnaar wordt bepaald en beïnvloedt het nationaal bord; daarna winnen alle partijen leden. In 2006 hoort ook de uitbetaling hierbij, in 1997 bij het einde van de ronde.
rule-5-3-1 = Zetels
    .text = Vanaf de startspeler zet elke partij al haar verkiezingsmanifestaties in de actuele deelstaat om met de factor van 5.2.8; het minimum van vijf geldt hier niet. De deelstaatkaart geeft daarna de zetels bij de behaalde stemmen. Zetels worden bewaard voor het einde van het spel.
rule-5-3-2 = De winnaar
    .text = De meeste stemmen winnen. Hebben er meerdere evenveel, dan wint met een neuslengte de partij waarvan de steen bovenop ligt, dus die er het laatst kwam.
rule-5-3-2a = Coalities en gelijke stand
    .text = De stemmen van twee partners worden opgeteld, ook boven 50, en vergeleken met elke andere partij of coalitie. Staan twee kanten gelijk, dan wint de kant van de afzonderlijke partij met de meeste stemmen; zijn ook die gelijk, dan de kant waarvan de steen bovenop ligt. Of een kant duidelijk of met een neuslengte wint als alleen haar steen hoger staat, is een optie.
rule-5-3-3 = Gevolgen van de overwinning
    .text = Wie recht heeft op een nationale mediasteen, mag een eigen steen uit de deelstaat die gestemd heeft naar het vak van deze ronde op het nationaal bord verplaatsen. Zonder steen in die deelstaat vervalt dat recht. In één vak mogen meerdere partijen staan, en elk krijgt de volle waarde.
rule-5-3-3a = Eén partij wint duidelijk
    .text = Ze mag één mediasteen en hoogstens twee opinies uit de deelstaat naar het nationaal bord brengen.
rule-5-3-3b = Nationale opinies
    .text = Een opinie komt op de eerste vrije plaats van links. Ligt dezelfde er al, dan gaat de kaart er als verzekeringskaart bovenop. Ligt het tegendeel er, dan verdwijnt de hele stapel, verzekeringskaarten inbegrepen, en neemt de nieuwe kaart die plaats in. Zijn alle vijf de plaatsen bezet, dan verdringt een nieuw thema een opinie naar keuze die niet verzekerd is. Verdrongen kaarten gaan in 1997 uit het spel en in 2006 naar de aflegstapel.
rule-5-3-3c = Winst met een neuslengte
    .text = Wint één partij met een neuslengte, dan mag ze één mediasteen verplaatsen, maar slechts één opinie. Elke afzonderlijke partij met evenveel stemmen mag ook een mediasteen verplaatsen, maar geen opinie. Leden van een gelijk geëindigde coalitie krijgen niets, tenzij de tafel anders heeft besloten.
rule-5-3-3d = Een coalitie wint
    .text = Beide partners mogen elk één mediasteen en één opinie verplaatsen, met of zonder neuslengte. De partner met de meeste stemmen begint; bij gelijke stand die waarvan de steen bovenop ligt.
rule-5-3-4 = Leden werven
    .text = Elke partij, niet alleen de winnaar, wint leden voor elke nationale opinie die in haar programma ligt: het getal boven die plaats. Een verzekerde opinie telt één keer, en tegengestelde opinies kosten niets.
rule-5-4 = Einde van de ronde
    .text = De borden worden klaargemaakt voor de volgende ronde en elke speler gebruikt een donatiekaart. In 1997 wordt tussen die twee stappen geld uitbetaald, in 2006 is dat al gebeurd.
rule-5-4-1 = Een nieuwe deelstaat
    .text = De deelstaat die gestemd heeft, wordt opgeruimd: kaarten gaan naar de aflegstapels, stukken terug naar hun eigenaars, een verdubbelaar naar de voorraad. Zolang er nog deelstaten bij komen, wordt er voor het bord een nieuwe getrokken en klaargelegd zoals in 4.2, met één open opinie, of twee als het de laatste van het spel is. Ze sluit achteraan in de rij aan. Waar een botsende tweede open opinie heen gaat, is een optie.
rule-5-4-1a = Opinies omdraaien
    .text = In elke andere deelstaat op tafel wordt één gedekte opinie omgedraaid. Herhaalt ze een open opinie of spreekt ze die tegen, dan gaat ze in 1997 naar de wisselvoorraad en in 2006 onder de stapel, en wordt er getrokken tot er een past. Een lege stapel wordt opnieuw gevormd uit de afgelegde opinies; zijn die er niet, dan blijft de plaats leeg. De deelstaat met nu vier open opinies is de nieuwe actuele deelstaat.
rule-5-4-2 = Bijzonderheden
    .text = Vier dingen wijken af van het gewone verloop: de uitbetaling voor leden in ronde 5, het verbod op coalities in de laatste deelstaat, het einde van de laatste campagne en de verkorte slotronde.
rule-5-4-2a = Uitbetalingsfiche van ronde 5
    .text = Als na ronde 1 de vijfde deelstaat op tafel komt, wordt het fiche van ronde 5 erbij gelegd, als herinnering dat leden in die ronde geld opbrengen.
rule-5-4-2b = Geen coalitie in de laatste deelstaat
    .text = Bij de laatste deelstaat, de zevende of in het korte spel de vijfde, ligt het fiche ‘geen coalitie’. Kabinetskaarten met een telefoon mogen er gewoon worden gespeeld, maar een coalitie kan er niet worden gevormd.
rule-5-4-2c = Na de laatste campagne
    .text = In 1997 eindigt ronde 6 met de verkiezing: geen uitbetaling, geen donatie, niets om te draaien. In 2006 worden de zetels nog uitbetaald, al heeft het geld geen nut meer; ook daar is er geen donatie meer, want alle vijf de kaarten zijn gebruikt.
rule-5-4-2d = De laatste ronde
    .text = De laatste ronde is alleen een verkiezing: zetels, winnaar, gevolgen en leden. Er wordt niet op de start geboden, dus de vorige volgorde blijft. Omdat er één keer minder wordt omgedraaid, begint de laatste deelstaat met twee open opinies.
rule-5-4-3 = Uitbetaling
    .text = Elke partij ontvangt 1 000 voor elke zetel die ze net heeft gewonnen. In de rondes 1, 3 en 5, in het korte spel 1 en 3, ontvangt ze ook 1 000 voor elk lid. De leden blijven daarbij behouden.
rule-5-4-4 = Donaties
    .text = Na de rondes 1 tot en met 5, in het korte spel 1 tot en met 4, moet elke speler één donatiekaart gebruiken: open betekent aannemen, gedekt betekent weigeren. De startspeler begint. Eerst worden de aangenomen donaties afgehandeld, daarna worden de geweigerde omgedraaid. Gebruikte kaarten verdwijnen uit het spel.
rule-5-4-4a = Een donatie aannemen
    .text = De partij ontvangt het bedrag op de kaart, gooit zoveel dobbelstenen als het risico aangeeft en verliest zoveel leden als de hoogste dobbelsteen toont. Het aantal leden daalt nooit onder 0.
rule-5-4-4b = Een donatie weigeren
    .text = De partij gooit zoveel dobbelstenen als de kaart bij weigering aangeeft en wint de som ervan aan leden.
rule-5-4-4c = De hoogste weigering
    .text = Wie het hoogste bedrag heeft geweigerd, gooit nog drie dobbelstenen en wint ook die som aan leden. Hebben meerdere spelers dat bedrag geweigerd, dan krijgt niemand de bonus.
rule-6 = Einde van het spel
    .text = Na de laatste verkiezing worden de zegepunten voor zetels, media, leden en overeenstemming met de nationale opinie opgeteld. Geld dat overblijft, is niets waard.
rule-6-1 = Punten voor zetels
    .text = Elke zetel uit alle verkiezingen samen is één punt waard.
rule-6-2 = Punten voor media
    .text = Elke mediasteen op het nationaal bord levert de waarde van zijn ronde op: 25, 20, 20, 15, 15, 12 en 10 voor de rondes 1 tot en met 7.
rule-6-3 = Punten voor leden
    .text = Elk lid is één punt waard. De partij met de meeste leden krijgt er 10 bij, de tweede 6. Twee gelijke eersten krijgen elk 8 en er is dan geen tweede plaats; drie of meer delen 16 punten, naar beneden afgerond. Gelijke tweeden delen in 1997 de 6 punten, naar beneden afgerond; in 2006 krijgen ze niets.
rule-6-4 = Punten voor de nationale opinie
    .text = Voor elke nationale opinie die in haar programma ligt, krijgt een partij de punten onder die plaats. Tegengestelde opinies kosten niets.
rule-6-4a = Bonus voor verzekerde opinies
    .text = Is zo’n opinie verzekerd, dan is er een bonus: in 1997 5 punten voor elke verzekeringskaart erop, in 2006 5 punten voor de opinie, hoeveel kaarten er ook liggen.
rule-6-5 = Eindtotaal
    .text = Het hoogste totaal wint. Over een gelijke stand zwijgen de regels: de overwinning wordt gedeeld of, als optie, beslissen zetels, dan leden, dan mediapunten.
rule-7 = Tips
    .text = Niemand kan elke deelstaat winnen, want stukken en geld schieten tekort; kies de deelstaten die de moeite waard zijn. Blijf met je programma in de buurt van mogelijke partners, want een coalitie kan de koploper afremmen. Bewaar iets voor de laatste verkiezing, die vaak de doorslag geeft.
rule-7a = Afspraken
    .text = Onderhandelen en beloven mag naar hartenlust. Geen enkele afspraak is bindend; wie er een breekt, verliest alleen vertrouwen.
rule-7b = Geld uit het zicht
    .text = De spelregels raden aan je geld verborgen te houden. Omdat alle ontvangsten en betalingen openlijk gebeuren, zou iedereen kunnen meerekenen. Of een tafel het geld van alle partijen toont of verbergt, is een optie; verborgen geld ziet alleen de eigenaar.
rule-FR-8 = Kort spel
    .text = Vijf deelstaten stemmen in plaats van zeven: vier campagnes met hun verkiezing en een vijfde ronde die alleen een verkiezing is. Al het andere, ook het startgeld, volgt de regels van 2006.
rule-FR-8a = Kaarten die wegvallen
    .text = Alle kaarten met een 7 blijven in de doos: van elke partij de kabinetskaart van 25 000 en de donatie van 50 000, en tien van de twintig opiniepeilingen. Het uitbetalingsfiche van ronde 5 wordt niet gebruikt, dus leden brengen alleen in de rondes 1 en 3 geld op.
rule-FR-8b = Tijdschema van het korte spel
    .text = Na ronde 1 komt de vijfde en laatste deelstaat op tafel, met twee open opinies en het fiche ‘geen coalitie’. Na de rondes 2, 3 en 4 komt er geen meer bij; in elke deelstaat met nog gedekte opinies wordt er één omgedraaid. Donaties zijn er na de rondes 1 tot en met 4; een optie schrapt die na ronde 4. Ronde 5 is alleen een verkiezing.
rule-FR-A = Thema’s en kabinet van 2006
    .text = De thema’s zijn economische hervorming, verzorgingsstaat, gentechnologie, kernenergie, terrorismebestrijding, belastingen en minimumloon. Het schaduwkabinet bestaat uit kanselier, fractievoorzitter, parlementsvoorzitter, minister van Buitenlandse Zaken, minister van Financiën, minister van Justitie en backbencher.

## Hoe onduidelijke regels worden gelezen

ruling-five-programme-cards = Een programma heeft vijf open kaarten; het overzicht van de regels van 2006, dat er vier noemt, vergist zich.
ruling-rejected-cards-under-deck = Programmakaarten en opinies die bij de opstelling worden omgewisseld, gaan onder hun stapel.
ruling-cards-under-deck-shuffled = Kaarten onder een stapel worden onderling geschud zodra ze aan de beurt komen; niemand hoeft hun volgorde te onthouden.
ruling-later-states-like-the-first = Een deelstaat die later komt, wordt opgesteld als de eerste vier: stemmen en trend op nul, van elke partij één verkiezingsmanifestatie, als zij er nog een heeft.
ruling-clashes-on-every-board = Botsende open opinies worden op alle vier de borden omgewisseld, niet alleen op het eerste.
ruling-pool-holds-repeats = In de wisselvoorraad mogen gelijke of tegengestelde opinies liggen, en een thema kan ontbreken.
ruling-start-player-stays = In de laatste ronde wordt niet geboden: de startspeler van de vorige ronde blijft en bepaalt de volgorde van de laatste omzetting.
ruling-start-media-apart = Mediastenen van het startblad mogen naar verschillende deelstaten.
ruling-bids-in-thousands = Geboden wordt in stappen van 1 000.
ruling-bids-within-cash = Niemand mag meer bieden dan het eigen geld.
ruling-level-at-nought-roll = Heeft niemand iets geboden, dan dobbelt iedereen om wie de startspeler aanwijst.
ruling-last-bid-is-paid = Alleen wie de bieding wint, betaalt, en wel het laatste bod.
ruling-five-different-issues = Na een wijziging moet het programma weer vijf verschillende thema’s hebben.
ruling-no-cabinet-card-needed = Een partij mag ook helemaal geen kabinetskaart leggen.
ruling-cabinet-within-cash = De kaarten die een partij legt, moeten samen betaalbaar zijn.
ruling-cabinet-player-by-player = Kabinetskaarten werken speler voor speler; ieder kiest de volgorde van de eigen kaarten.
ruling-doubler-on-open-opinion = Een verdubbelaar gaat alleen op een open opinie.
ruling-swap-must-be-paid = Een mediaruil vergt op dat moment de vergoeding, de prijs en een steen in voorraad; anders doet de kaart iets anders.
ruling-tile-waits-for-its-state = Een coalitiefiche blijft liggen tot de deelstaat heeft gestemd en gaat dan uit het spel.
ruling-telephone-without-tile = Een kaart met telefoon mag ook zonder fiche in voorraad worden gespeeld; dan brengt zij er geen.
ruling-three-shared-cards-force = Vanaf drie gemeenschappelijke programmakaarten kan een coalitie worden afgedwongen.
ruling-open-opinions-exchanged = Alleen open opinies kunnen worden geruild.
ruling-exchanged-opinion-to-pool = De weggeruilde opinie gaat naar de wisselvoorraad.
ruling-poll-bids-are-open = Op opiniepeilingen wordt open en steeds hoger geboden; het overzicht van de regels van 2006, dat van geheime biedingen spreekt, vergist zich.
ruling-unwanted-poll-unseen = Een opiniepeiling waarop niemand biedt, wordt ongezien afgelegd.
ruling-lines-of-absent-parties = Regels van partijen die niet meespelen, doen in een opiniepeiling niets.
ruling-shelved-polls-hidden = Een niet gepubliceerde opiniepeiling blijft ook afgelegd geheim.
ruling-any-number-converts = Wie vijf verkiezingsmanifestaties in een deelstaat heeft, mag er willekeurig veel omzetten, ook maar één.
ruling-stacks-on-every-space = Op elk vak van de stemmenschaal, niet alleen op 50, ligt wie later komt boven.
ruling-majority-keeps-media-limits = Voor de ruil door absolute meerderheid gelden de grenzen van de ruil door media.
ruling-majority-without-conversion = Een absolute meerderheid mag een opinie ruilen, ook als haar partij deze ronde niets heeft omgezet.
ruling-no-exchange-at-the-count = Na de laatste omzetting bij de verkiezing ruilt geen absolute meerderheid meer een opinie.
ruling-no-seats-below-first-row = Onder de eerste rij van een deelstaatkaart zijn er geen zetels.
ruling-won-without-votes = Een deelstaat waar niemand stemmen heeft, wordt gewonnen als bij elke gelijke stand: door de bovenste markeersteen, met een neuslengte.
ruling-higher-marker-leads = Tussen gelijke kanten wint die met de hoogste losse markeersteen, op hetzelfde vak de bovenste.
ruling-cube-of-that-state = De mediasteen voor het nationaal bord komt uit die deelstaat; de andere gaan terug naar hun eigenaars.
ruling-rewards-are-a-right = Een steen of opinies op het nationaal bord plaatsen is een recht, geen plicht.
ruling-every-level-party-places = Elke afzonderlijke partij die met een neuslengte is verslagen, mag een mediasteen plaatsen, ook als het er meer zijn.
ruling-printed-members = Een overeenstemmende nationale opinie brengt zoveel leden als haar plaats toont.
ruling-cleared-opinions-discarded = De opinies van een deelstaat die heeft gestemd, gaan naar de aflegstapel.
ruling-no-state-after-the-seventh = Na de zevende deelstaat komt er geen meer bij.
ruling-empty-deck-renewed = Is een stapel op, dan volgen de kaarten eronder en daarna de geschudde aflegstapel; een plaats blijft alleen leeg als nergens een kaart past.
ruling-one-donation-each-time = Ieder moet telkens één donatiekaart gebruiken, en gebruikte kaarten gaan uit het spel.
ruling-members-not-below-nought = Het aantal leden daalt nooit onder nul.
ruling-three-share-most-members = Drie of meer partijen met evenveel leden delen beide bonussen, naar beneden afgerond.

## Options

option-four_player_programme_deck = Kleinere programmastapel met vier
    .text = Voor vier spelers wordt voorgesteld van elke programmakaart één exemplaar weg te laten, zodat kaarten vaker terugkomen.
    .off = Alle 56 kaarten
    .on = Met vier spelers slechts 42 kaarten
option-start_bid_tie = Gelijke startbiedingen
    .text = De teksten lossen een gelijk hoogste bod op drie manieren op.
    .choice-two-dice = Twee dobbelstenen gooien
    .choice-one-die = Eén dobbelsteen gooien
    .choice-rebid = Nog eens bieden, dan één dobbelsteen
option-replace_programme_by_opposite = Programmakaart en haar tegendeel
    .text = Geen tekst zegt of een open programmakaart rechtstreeks mag worden vervangen door de andere kant van hetzelfde thema.
    .on = Toegestaan
    .off = Niet toegestaan
option-doubler_protects_from_majority = Verdubbelaar tegen absolute meerderheid
    .text = In 1997 kan een verdubbelde opinie nooit worden geruild; de tekst van 2006 spreekt alleen van ruil door mediacontrole, maar zegt ook dat de verdubbelaar eerst weg moet voordat zo’n opinie verandert.
    .on = De verdubbelaar beschermt altijd
    .off = Hij beschermt alleen tegen mediacontrole
option-coalition_offers_per_turn = Coalitieaanbiedingen per beurt
    .text = De regels zeggen niet of een partij na een weigering in dezelfde beurt nog een andere mag vragen.
    .choice-one = Eén aanbod per beurt
    .choice-several = Elke mogelijke partner mag één keer worden gevraagd
option-media_exchange_order = Volgorde van de opinieruil
    .text = De uitgaven gaan bij de ruil door mediacontrole in tegengestelde richting langs de deelstaten.
    .choice-current-first = Actuele deelstaat eerst
    .choice-last-first = Laatste deelstaat van de rij eerst
option-exchange_opinion_for_opposite = Opinie en haar tegendeel
    .text = Een nieuwe opinie mag er geen tegenspreken die in de deelstaat ligt. Strikt gelezen geldt dat ook voor de kaart die wordt weggeruild.
    .off = Niet te ruilen tegen het eigen tegendeel
    .on = Wel te ruilen tegen het eigen tegendeel
option-minimum_poll_bid = Laagste bod op een opiniepeiling
    .text = De regels van 2006 eisen 1 000; die van 1997 noemen geen minimum, zodat een opiniepeiling voor niets weg zou kunnen gaan.
    .choice-0 = Nul is een geldig bod
    .choice-1000 = Minstens 1 000
option-poll_dealing = Wanneer opiniepeilingen worden getrokken
    .text = Het moment telt alleen als de stapel opraakt: het bepaalt welke afgelegde opiniepeilingen opnieuw worden geschud.
    .choice-when-auctioned = Elke opiniepeiling pas bij de veiling zelf
    .choice-before-auctions = Eén per deelstaat vóór de eerste veiling
option-majority_exchange_in_current_state = Absolute meerderheid in de actuele deelstaat
    .text = 1997 houdt de actuele deelstaat buiten het omzetten, 2006 gaat alle deelstaten langs. Daarvan hangt af of een absolute meerderheid er een opinie mag ruilen.
    .off = Alleen in de andere deelstaten
    .on = Ook in de actuele deelstaat
option-tied_coalition_members_place_media = Mediastenen bij een gelijk geëindigde coalitie
    .text = Wint één partij met een neuslengte, dan mogen afzonderlijke partijen met evenveel stemmen een mediasteen plaatsen. Over leden van een coalitie die gelijk eindigt, zeggen de teksten niets.
    .off = Zij plaatsen niets
    .on = Ook zij mogen een mediasteen plaatsen
option-conflicting_opinion_goes_to = Botsende opinies
    .text = Waar gaat een omgedraaide opinie heen die een open opinie herhaalt of tegenspreekt?
    .choice-exchange-pool = Naar de wisselvoorraad
    .choice-under-deck = Onder de stapel
option-die_faces = Speciale dobbelstenen
    .text = Volgens verslagen tonen de speciale dobbelstenen 0, 1, 1, 2, 2, 3; een voorbeeld in de regels van 2006 heeft een worp van 5, die alleen een gewone dobbelsteen kent.
    .choice-zero-to-three = 0, 1, 1, 2, 2, 3
    .choice-one-to-six = 1 tot en met 6
option-second_place_tie = Gelijke tweede plaats in leden
    .text = 1997 verdeelt punten in het algemeen bij gelijke stand; 2006 geeft niets voor een gedeelde tweede plaats.
    .choice-split = De 6 punten delen, naar beneden afgerond
    .choice-none = Geen punten
option-security_bonus = Bonus voor verzekerde opinies
    .text = De teksten verschillen erover of elke verzekeringskaart telt of alleen dat een opinie verzekerd is.
    .choice-per-card = 5 punten per verzekeringskaart
    .choice-per-opinion = 5 punten per verzekerde opinie
option-final_tie = Gelijke stand aan het einde
    .text = Geen regelboek zegt wie er wint bij een gelijk totaal.
    .choice-shared = De overwinning wordt gedeeld
    .choice-seats-members-media = Zetels, dan leden, dan mediapunten
option-conflicting_opinion_on_entry = Botsende opinies van een nieuwe deelstaat
    .text = Waar gaat een open opinie heen van een deelstaat die net in het spel komt, als zij daar een andere open opinie herhaalt of tegenspreekt?
    .choice-under-deck = Onder de stapel
    .choice-exchange-pool = Naar de wisselvoorraad
option-conversion_in_current_state = Omzetten in de actuele deelstaat
    .text = In 1997 wordt in de actuele deelstaat vóór de verkiezing niets omgezet. 2006 vindt het alleen zinloos; toch zou een zo verkregen absolute meerderheid een opinie kunnen ruilen.
    .off = Niet vóór de verkiezing
    .on = Toegestaan zoals in de andere deelstaten
option-level_side_wins = Gelijke kanten
    .text = Een partij en een coalitie, of twee coalities, hebben evenveel stemmen, en de markeersteen van één kant staat hoger. Wint die kant duidelijk of met een neuslengte?
    .choice-clearly = De hogere markeersteen wint duidelijk
    .choice-by-a-nose = Die kant wint met een neuslengte, als bij gelijke markeerstenen
option-money = Geld
    .text = Ontvangsten en betalingen gebeuren openlijk; de spelregels raden aan je geld verborgen te houden.
    .choice-open = Iedereen ziet het geld van iedereen
    .choice-hidden = Ieder ziet alleen het eigen geld
option-donation_after_last_campaign = Donatie na de laatste campagne
    .text = In het korte spel blijven vier donatiekaarten over. Na ronde 4 heeft hun geld geen nut meer, maar leden tellen nog wel, en de tekst laat beide lezingen toe.
    .on = Na de rondes 1 tot en met 4
    .off = Na de rondes 1 tot en met 3

## States

state-nordrhein-westfalen = Noordrijn-Westfalen
    .short = NW
state-bayern = Beieren
    .short = BY
state-baden-wuerttemberg = Baden-Württemberg
    .short = BW
state-niedersachsen = Nedersaksen
    .short = NI
state-hessen = Hessen
    .short = HE
state-sachsen = Saksen
    .short = SN
state-rheinland-pfalz = Rijnland-Palts
    .short = RP
state-berlin = Berlijn
    .short = BE
state-sachsen-anhalt = Saksen-Anhalt
    .short = ST
state-schleswig-holstein = Sleeswijk-Holstein
    .short = SH
state-brandenburg = Brandenburg
    .short = BB
state-thueringen = Thüringen
    .short = TH
state-mecklenburg-vorpommern = Mecklenburg-Voor-Pommeren
    .short = MV
state-hamburg = Hamburg
    .short = HH
state-saarland = Saarland
    .short = SL
state-bremen = Bremen
    .short = HB

## Parties

party-cdu = CDU
    .short = C
    .long = Christendemocraten
party-fdp = FDP
    .short = F
    .long = Vrije democraten
party-pds = PDS
    .short = P
    .long = Democratische socialisten
party-linke = Die Linke
    .short = L
    .long = De Linkse Partij
party-gruene = Groenen
    .short = G
    .long = De Groenen
party-spd = SPD
    .short = S
    .long = Sociaaldemocraten

## Issues

issue-euro = Euro
    .short = Euro
    .for = nu
    .against = later
issue-welfare = Verzorgingsstaat
    .short = Sociaal
    .for = meer
    .against = minder
issue-genetics = Gentechnologie
    .short = Gentech
    .for = ja
    .against = nee
issue-nuclear = Kernenergie
    .short = Kernenergie
    .for = ja
    .against = nee
issue-security = Binnenlandse veiligheid
    .short = Veiligheid
    .for = meer
    .against = minder
issue-health = Hervorming van de zorg
    .short = Zorg
    .for = ja
    .against = nee
issue-spelling = Spellinghervorming
    .short = Spelling
    .for = ja
    .against = nee
issue-economy = Economische hervorming
    .short = Economie
    .for = ja
    .against = nee
issue-terrorism = Terrorismebestrijding
    .short = Terrorisme
    .for = meer
    .against = minder
issue-taxes = Belastingen
    .short = Belasting
    .for = meer
    .against = minder
issue-minimum-wage = Minimumloon
    .short = Loon
    .for = ja
    .against = nee

## Shadow cabinet

cabinet-chancellor = Kanselier
cabinet-whip = Fractievoorzitter
cabinet-speaker = Parlementsvoorzitter
cabinet-foreign = Minister van Buitenlandse Zaken
cabinet-finance = Minister van Financiën
cabinet-justice = Minister van Justitie
cabinet-backbench = Backbencher

## Stages of a round

word-phase-start = Start
word-phase-programme = Programma
word-phase-cabinet = Kabinet
word-phase-coalitions = Coalities
word-phase-media = Media
word-phase-meetings = Verkiezingsmanifestaties
word-phase-polls = Opiniepeilingen
word-phase-votes = Stemmen
word-phase-election = Verkiezing
word-phase-round-end = Ronde-einde

## Nouns

word-absolute-majority = absolute meerderheid
word-agreement = overeenstemming
word-bank = bank
word-bid = bod
    .many = biedingen
word-cabinet-card = kabinetskaart
    .many = kabinetskaarten
word-campaign = campagne
word-coalition = coalitie
    .many = coalities
word-coalition-tile = coalitiefiche
    .many = coalitiefiches
word-current-state = actuele deelstaat
word-deck = stapel
word-die = dobbelsteen
    .many = dobbelstenen
word-discard-pile = aflegstapel
word-donation = donatie
    .many = donaties
word-doubler = verdubbelaar
    .many = verdubbelaars
word-election = verkiezing
    .many = verkiezingen
word-exchange-pool = wisselvoorraad
word-factor = factor
word-hand = hand
word-issue = thema
    .many = thema’s
word-media-control = mediacontrole
word-media-cube = mediasteen
    .many = mediastenen
word-media-swap = mediaruil
word-meeting = verkiezingsmanifestatie
    .many = verkiezingsmanifestaties
word-member = lid
    .many = leden
word-money = geld
word-national-board = nationaal bord
word-national-opinion = nationale opinie
    .many = nationale opinies
word-nose-length = met een neuslengte
word-opinion = opinie
    .many = opinies
word-party = partij
    .many = partijen
word-payout = uitbetaling
word-poll = opiniepeiling
    .many = opiniepeilingen
word-price = prijs
word-programme = programma
word-programme-card = programmakaart
    .many = programmakaarten
word-refusal = weigering
word-risk = risico
word-round = ronde
    .many = rondes
word-seat = zetel
    .many = zetels
word-security-card = verzekeringskaart
    .many = verzekeringskaarten
word-shadow-cabinet = schaduwkabinet
word-start-player = startspeler
word-start-sheet = startblad
word-state = deelstaat
    .many = deelstaten
word-supply = voorraad
word-telephone = telefoon
word-trend = trend
word-victory-point = zegepunt
    .many = zegepunten
word-vote = stem
    .many = stemmen

## Where: in a state

place-nordrhein-westfalen = in { state-nordrhein-westfalen }
place-bayern = in { state-bayern }
place-baden-wuerttemberg = in { state-baden-wuerttemberg }
place-niedersachsen = in { state-niedersachsen }
place-hessen = in { state-hessen }
place-sachsen = in { state-sachsen }
place-rheinland-pfalz = in { state-rheinland-pfalz }
place-berlin = in { state-berlin }
place-sachsen-anhalt = in { state-sachsen-anhalt }
place-schleswig-holstein = in { state-schleswig-holstein }
place-brandenburg = in { state-brandenburg }
place-thueringen = in { state-thueringen }
place-mecklenburg-vorpommern = in { state-mecklenburg-vorpommern }
place-hamburg = in { state-hamburg }
place-saarland = in { state-saarland }
place-bremen = in { state-bremen }

## Opinions and programme cards

card-euro-now = { issue-euro }: { issue-euro.for }
card-euro-later = { issue-euro }: { issue-euro.against }
card-welfare-more = { issue-welfare }: { issue-welfare.for }
card-welfare-less = { issue-welfare }: { issue-welfare.against }
card-genetics-yes = { issue-genetics }: { issue-genetics.for }
card-genetics-no = { issue-genetics }: { issue-genetics.against }
card-nuclear-yes = { issue-nuclear }: { issue-nuclear.for }
card-nuclear-no = { issue-nuclear }: { issue-nuclear.against }
card-security-more = { issue-security }: { issue-security.for }
card-security-less = { issue-security }: { issue-security.against }
card-health-yes = { issue-health }: { issue-health.for }
card-health-no = { issue-health }: { issue-health.against }
card-spelling-yes = { issue-spelling }: { issue-spelling.for }
card-spelling-no = { issue-spelling }: { issue-spelling.against }
card-economy-yes = { issue-economy }: { issue-economy.for }
card-economy-no = { issue-economy }: { issue-economy.against }
card-terrorism-more = { issue-terrorism }: { issue-terrorism.for }
card-terrorism-less = { issue-terrorism }: { issue-terrorism.against }
card-taxes-more = { issue-taxes }: { issue-taxes.for }
card-taxes-less = { issue-taxes }: { issue-taxes.against }
card-minimum-wage-yes = { issue-minimum-wage }: { issue-minimum-wage.for }
card-minimum-wage-no = { issue-minimum-wage }: { issue-minimum-wage.against }

## Steps of the trend

trend--3 = −3
trend--2 = −2
trend--1 = −1
trend-0 = 0
trend-1 = +1
trend-2 = +2
trend-3 = +3

## Numbers with their nouns

count-dice = { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
count-gained = { $gained ->
        [one] 1 lid
       *[other] { $gained } leden
    }
count-held = { $held ->
        [one] 1 verkiezingsmanifestatie
       *[other] { $held } verkiezingsmanifestaties
    }
count-lost = { $lost ->
        [0] geen leden
        [one] 1 lid
       *[other] { $lost } leden
    }
count-meetings = { $meetings ->
        [one] 1 verkiezingsmanifestatie
       *[other] { $meetings } verkiezingsmanifestaties
    }
count-members = { $members ->
        [0] geen leden
        [one] 1 lid
       *[other] { $members } leden
    }
count-shared = { $shared ->
        [0] geen programmakaart
        [one] 1 programmakaart
       *[other] { $shared } programmakaarten
    }
count-votes = { $votes ->
        [one] 1 stem
       *[other] { $votes } stemmen
    }

## What happens

event-programme-dealt = { PLAYER($seat) } ({ WORD($party, kind: "party") }) begint met het programma { WORDS($cards, kind: "card") }{ COUNT($rejected) ->
        [0] {""}
       *[other] ; botsend en onder de stapel gelegd: { WORDS($rejected, kind: "card") }
    }.
event-hand-dealt = Je gedekte programmakaarten zijn { WORDS($cards, kind: "card") }.
event-state-entered = Deelstaat { $number } komt in het spel: { WORD($state, kind: "state") }, hoogstens { $seats } zetels; open opinies: { COUNT($opinions) ->
        [0] geen
       *[other] { WORDS($opinions, kind: "card") }
    }, gedekt: { $hidden }.
event-piles-shuffled = Alle stapels worden nog eens geschud.
event-pool-dealt = In de wisselvoorraad liggen { WORDS($cards, kind: "card") }.
event-deck-shuffled = { $deck ->
        [programme] De programmakaarten
        [opinion] De opinies
       *[poll] De opiniepeilingen
    } zijn op, en de aflegstapel wordt geschud tot een nieuwe stapel van { $cards }.
event-sheet-opened = { PLAYER($seat) } toont het startblad:{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}trend +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } stemmen { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } verkiezingsmanifestaties { WORDS($meetings, kind: "place", repeated: "once") },{ COUNT($media) ->
        [0] {""}
       *[other] {" "}mediastenen { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }.
event-round-began = Ronde { $round } begint; aan het einde stemt { WORD($state, kind: "state") }.
event-start-bids-opened = De biedingen op de start worden getoond: { TALLY($bids, $seats) }.
event-bid-dice-rolled = De hoogste biedingen zijn gelijk, en de dobbelstenen beslissen: { TALLY($rolls, $seats) }.
event-start-player-named = { PLAYER($seat) } wijst { PLAYER($start_player) } aan als startspeler en betaalt { MONEY($paid) }.
event-hand-renewed = { PLAYER($seat) } vernieuwt gedekte programmakaarten: { $discarded } afgelegd, { $drawn } getrokken.
event-hand-changed = { COUNT($discarded) ->
        [0] Je legt niets af
       *[other] Je legt { WORDS($discarded, kind: "card") } af
    } en trekt { COUNT($drawn) ->
        [0] niets
       *[other] { WORDS($drawn, kind: "card") }
    }.
event-programme-changed = { PLAYER($seat) } vervangt in het programma ‘{ WORD($removed, kind: "card") }’ door ‘{ WORD($added, kind: "card") }’.
event-minister-placed = { PLAYER($seat) } legt { WORD($state, kind: "place") } een kabinetskaart gedekt neer.
event-minister-revealed = { PLAYER($seat) } draait { WORD($state, kind: "place") } een kabinetskaart om en betaalt { MONEY($cost) }: { WORD($minister, kind: "cabinet") }.
event-tile-placed = { PLAYER($seat) } legt { WORD($state, kind: "place") } een coalitiefiche neer.
event-votes-added = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } wint { WORD($state, kind: "place") } { count-votes } en heeft er nu { $total }.
event-doubler-placed = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } legt { WORD($state, kind: "place") } een verdubbelaar op ‘{ WORD($opinion, kind: "card") }’.
event-doubler-removed = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } neemt { WORD($state, kind: "place") } de verdubbelaar van ‘{ WORD($opinion, kind: "card") }’ weg.
event-media-swapped = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } verdringt { WORD($state, kind: "place") } een mediasteen van { PLAYER($rival) } en betaalt { MONEY($compensation) } aan { PLAYER($rival) } en { MONEY($price) } aan de bank.
event-trend-raised = { WORD($minister, kind: "cabinet") }: +{ $steps } voor de trend van { PLAYER($seat) } { WORD($state, kind: "place") } (nu { WORD($trend, kind: "trend") }).
event-trend-lowered = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } speelt −{ $steps } tegen de trend van { PLAYER($rival) } { WORD($state, kind: "place") } (nu { WORD($trend, kind: "trend") }).
event-coalition-talks-opened = { $why ->
        [last-state] Geen coalities { WORD($state, kind: "place") }: dat is de laatste deelstaat.
        [tiles] { COUNT($tiles) ->
            [0] Geen coalitie mogelijk { WORD($state, kind: "place") }: niemand heeft er een coalitiefiche.
           *[other] Geen coalitie mogelijk { WORD($state, kind: "place") }: alleen { PLAYERS($tiles) } heeft er een coalitiefiche.
        }
        [cards] Geen coalitie mogelijk { WORD($state, kind: "place") }: { PLAYERS($tiles) } hebben er coalitiefiches, maar geen twee van hen hebben genoeg programmakaarten gemeen.
       *[possible] Coalitiebesprekingen { WORD($state, kind: "place") }: { PLAYERS($tiles) } hebben er coalitiefiches; genoeg gemeen voor een coalitie hebben { PLAYERS($able) }.
    }
event-coalition-offered = { PLAYER($seat) } biedt { PLAYER($partner) } { WORD($state, kind: "place") } een coalitie aan; ze hebben { count-shared } gemeen.
event-coalition-declined = { PLAYER($partner) } wijst de coalitie met { PLAYER($seat) } { WORD($state, kind: "place") } af.
event-coalition-formed = { $forced ->
        [true] { PLAYER($seat) } dwingt { PLAYER($partner) } { WORD($state, kind: "place") } tot een coalitie
       *[other] { PLAYER($seat) } en { PLAYER($partner) } vormen { WORD($state, kind: "place") } een coalitie
    }; ze hebben { count-shared } gemeen.
event-media-bought = { PLAYER($seat) } koopt { WORD($state, kind: "place") } een mediasteen voor { MONEY($price) }.
event-opinion-exchanged = { $right ->
        [media] Mediacontrole
       *[majority] Absolute meerderheid
    }: { PLAYER($seat) } ruilt { WORD($state, kind: "place") } ‘{ WORD($removed, kind: "card") }’ tegen ‘{ WORD($added, kind: "card") }’.
event-meetings-held = { PLAYER($seat) } houdt { WORD($state, kind: "place") } { count-meetings } voor { MONEY($cost) } en heeft er nu { $total }.
event-poll-offered = Een opiniepeiling { WORD($state, kind: "place") } wordt geveild.
event-poll-bid = { PLAYER($seat) } biedt { MONEY($amount) } voor de opiniepeiling { WORD($state, kind: "place") }.
event-poll-passed = { PLAYER($seat) } stapt { WORD($state, kind: "place") } uit de veiling.
event-poll-sold = { PLAYER($seat) } koopt de opiniepeiling { WORD($state, kind: "place") } voor { MONEY($amount) }.
event-poll-unsold = Niemand wil de opiniepeiling { WORD($state, kind: "place") }; ze wordt ongezien afgelegd.
event-poll-seen = Je opiniepeiling { WORD($state, kind: "place") } zegt: { TRENDS($thumbs) }.
event-poll-published = { PLAYER($seat) } publiceert de opiniepeiling { WORD($state, kind: "place") }; ze zegt: { TRENDS($thumbs) }.
event-trend-polled = Uitslag van de opiniepeiling: { WORD($steps, kind: "trend") } voor de trend van { PLAYER($seat) } { WORD($state, kind: "place") } (nu { WORD($trend, kind: "trend") }).
event-poll-shelved = { PLAYER($seat) } houdt de opiniepeiling { WORD($state, kind: "place") } achter en wint { count-gained } (nu { $members }).
event-meetings-converted = { PLAYER($seat) } zet { WORD($state, kind: "place") } { count-meetings } om in { count-votes } (factor { FIGURE($factor) }) en heeft er nu { $total }.
event-seats-won = { WORD($state, kind: "state") } heeft gestemd; stemmen: { TALLY($votes) }; zetels: { TALLY($seats) }.
event-state-won = { COUNT($winners) ->
        [one] { PLAYERS($winners) } wint
       *[other] De coalitie van { PLAYERS($winners) } wint
    } { WORD($state, kind: "place") } met { count-votes }{ $by_a_nose ->
        [true] , met een neuslengte
       *[other] {""}
    }.
event-national-media-placed = { PLAYER($seat) } verplaatst een mediasteen naar het nationaal bord: { $points } zegepunten in ronde { $round }.
event-national-opinion-placed = { $effect ->
        [free] { PLAYER($seat) } brengt ‘{ WORD($opinion, kind: "card") }’ naar plaats { NTH($space) } van het nationaal bord.
        [secures] { PLAYER($seat) } verzekert ‘{ WORD($opinion, kind: "card") }’ op plaats { NTH($space) } van het nationaal bord.
        [reverses] { PLAYER($seat) } keert de nationale opinie op plaats { NTH($space) } om van ‘{ WORD($lying, kind: "card") }’ naar ‘{ WORD($opinion, kind: "card") }’.
       *[displaces] { PLAYER($seat) } verdringt ‘{ WORD($lying, kind: "card") }’ door ‘{ WORD($opinion, kind: "card") }’ op plaats { NTH($space) } van het nationaal bord.
    }
event-members-recruited = De nationale opinie levert { PLAYER($seat) } { count-gained } op (nu { $members }).
event-opinion-turned = Er wordt { WORD($state, kind: "place") } een opinie omgedraaid: { WORD($opinion, kind: "card") }.
event-opinion-clashed = ‘{ WORD($opinion, kind: "card") }’ botst met een open opinie { WORD($state, kind: "place") } en gaat { $pool ->
        [true] naar de wisselvoorraad
       *[other] onder de stapel
    }.
event-opinion-missing = Er zijn geen opinies meer; een plaats { WORD($state, kind: "place") } blijft leeg.
event-paid-out = { PLAYER($seat) } ontvangt { MONEY($for_seats) } voor zetels{ $for_members ->
        [0] {""}
       *[other] {" "}en { MONEY($for_members) } voor leden
    }.
event-donation-accepted = { PLAYER($seat) } neemt een donatie van { MONEY($amount) } aan.
event-donation-laid = { PLAYER($seat) } legt een donatiekaart gedekt neer.
event-donation-paid = { PLAYER($seat) } ontvangt de donatie van { MONEY($amount) } en verliest { count-lost } (nu { $members }).
event-donation-refused = { PLAYER($seat) } weigert { MONEY($amount) } en wint { count-gained } (nu { $members }).
event-donation-bonus = De hoogste weigering, { MONEY($amount) }, levert { PLAYER($seat) } nog { count-gained } op (nu { $members }).
event-final-score = { PLAYER($seat) } heeft { $total } zegepunten: { $seats } voor zetels, { $media } voor media, { $members } voor leden, { $members_bonus } als bonus voor de meeste leden, { $opinions } voor nationale opinies en { $security } voor verzekerde opinies.
event-game-ended = { COUNT($winners) ->
        [one] { PLAYERS($winners) } wint
       *[other] { PLAYERS($winners) } delen de overwinning
    } met { $score } zegepunten.

## What one can do

action-first-column = Regel { $line }:{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}trend +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } stemmen { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } verkiezingsmanifestaties { WORDS($meetings, kind: "place", repeated: "once") }
action-second-column = Regel { $line }:{ COUNT($media) ->
        [0] {""}
       *[other] {" "}mediastenen { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }
action-bid = { $amount ->
        [0] Niets bieden
       *[other] { MONEY($amount) } bieden
    }
action-pass = Passen
action-name-start-player = { $mine ->
        [true] Jij begint
       *[other] { PLAYER($seat) } begint
    }
action-discard = { COUNT($cards) ->
        [0] Alles houden
       *[other] Afleggen: { WORDS($cards, kind: "card") }
    }
action-change-programme = ‘{ WORD($removed, kind: "card") }’ vervangen door ‘{ WORD($added, kind: "card") }’
action-send-minister = { WORD($minister, kind: "cabinet") } voor { MONEY($cost) }
action-send-nobody = Geen kaart
action-call-minister = { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
action-collect-votes = { $gain } stemmen winnen
action-place-doubler = Verdubbelaar op ‘{ WORD($opinion, kind: "card") }’
action-remove-doubler = De verdubbelaar wegnemen
action-swap-media = Een mediasteen van { PLAYER($rival) } verdringen: { MONEY($compensation) } aan { PLAYER($rival) }, { MONEY($price) } aan de bank
action-raise-trend = Eigen trend +{ $raise }
action-lower-trend = Trend van { PLAYER($rival) } −{ $fall }
action-send-home = Niets doen
action-offer-coalition = { PLAYER($seat) } een coalitie aanbieden ({ count-shared } gemeen)
action-force-coalition = { PLAYER($seat) } tot een coalitie dwingen ({ count-shared } gemeen)
action-agree-to-coalition = Instemmen
action-decline-coalition = Afwijzen
action-buy-media = Mediasteen { WORD($state, kind: "place") } voor { MONEY($price) }
action-exchange-opinion = ‘{ WORD($removed, kind: "card") }’ ruilen tegen ‘{ WORD($added, kind: "card") }’
action-hold-meetings = { $meetings ->
        [0] Geen verkiezingsmanifestatie
       *[other] { count-meetings } voor { MONEY($cost) }
    }
action-publish-poll = Publiceren: { TRENDS($thumbs, $seats) }
action-shelve-poll = Achterhouden: { count-dice } voor nieuwe leden
action-convert-meetings = { $meetings ->
        [0] Niets omzetten
       *[other] { count-meetings } voor { count-votes }
    }
action-move-media = Mediasteen naar het nationaal bord
action-move-opinion = { $effect ->
        [free] ‘{ WORD($opinion, kind: "card") }’ naar plaats { NTH($space) } ({ $points } zegepunten, { count-members } per ronde)
        [secures] ‘{ WORD($opinion, kind: "card") }’ verzekeren op plaats { NTH($space) }
        [reverses] ‘{ WORD($opinion, kind: "card") }’ in plaats van het tegendeel op plaats { NTH($space) } ({ $points } zegepunten, { count-members } per ronde)
       *[displaces] ‘{ WORD($opinion, kind: "card") }’ in plaats van ‘{ WORD($lying, kind: "card") }’ op plaats { NTH($space) } ({ $points } zegepunten, { count-members } per ronde)
    }
action-accept-donation = { MONEY($amount) } aannemen: { $dice ->
        [one] 1 dobbelsteen
       *[other] de hoogste van { $dice } dobbelstenen
    } kost leden
action-refuse-donation = { MONEY($amount) } weigeren: { count-dice } voor nieuwe leden

## What is asked

prompt-bid-for-start = Bied in het geheim op het recht om de startspeler aan te wijzen; alleen het hoogste bod wordt betaald. Je hebt { MONEY($cash) }.
    .waiting = Iedereen biedt in het geheim op het recht om de startspeler aan te wijzen.
prompt-start-sheet-one = Kies een regel uit kolom 1 van je startblad en de deelstaten waarvoor ze geldt.
    .waiting = Iedereen vult kolom 1 van het startblad in.
prompt-start-sheet-two = Kies een regel uit kolom 2 van je startblad en de deelstaten voor de mediastenen.
    .waiting = Iedereen vult kolom 2 van het startblad in.
prompt-bid-again = De hoogste biedingen zijn gelijk: bied nog een keer, minstens { MONEY($least) }. Je hebt { MONEY($cash) }.
    .waiting = { PLAYERS($seats) } staan gelijk en bieden nog een keer, minstens { MONEY($least) }.
prompt-name-start = Je wint het bieden met { MONEY($bid) }. Wie begint deze ronde?
    .waiting = { PLAYER($seat) } wint het bieden met { MONEY($bid) } en wijst de startspeler aan.
prompt-renew-hand = Programmacommissie: leg zoveel gedekte programmakaarten af als je wilt; je trekt nieuwe.
    .waiting = { PLAYER($seat) } vernieuwt gedekte programmakaarten.
prompt-revise-programme = Programmacommissie: vervang je een open programmakaart door een gedekte?
    .waiting = { PLAYER($seat) } mag het programma wijzigen.
prompt-place-minister = Welke kaart van het schaduwkabinet leg je { WORD($state, kind: "place") } gedekt neer? Je hebt { MONEY($cash) }, je kaarten kosten tot nu toe { MONEY($promised) }.
    .waiting = { PLAYER($seat) } mag { WORD($state, kind: "place") } een kabinetskaart neerleggen.
prompt-choose-minister = Welke van je kabinetskaarten handelt nu?
    .waiting = { PLAYER($seat) } kiest de kabinetskaart die nu handelt.
prompt-minister-acts = Wat doet je kabinetskaart { WORD($state, kind: "place") }? ({ WORD($minister, kind: "cabinet") })
    .waiting = { PLAYER($seat) } gebruikt { WORD($state, kind: "place") } een kabinetskaart.
prompt-form-coalition = Met wie wil je { WORD($state, kind: "place") } een coalitie? Jullie stemmen tellen dan samen.
    .waiting = { PLAYER($seat) } mag een coalitie zoeken.
prompt-coalition-reply = { PLAYER($seat) } biedt je { WORD($state, kind: "place") } een coalitie aan; jullie hebben { count-shared } gemeen. Stem je in?
    .waiting = { PLAYER($partner) } antwoordt op het coalitieaanbod van { PLAYER($seat) }.
prompt-buy-media-cube = Koop je een mediasteen voor { MONEY($price) }? Je hebt { MONEY($cash) } en { $cubes ->
        [one] 1 steen
       *[other] { $cubes } stenen
    } in voorraad.
    .waiting = { PLAYER($seat) } koopt een mediasteen of past.
prompt-exchange-by-media = Je hebt mediacontrole { WORD($state, kind: "place") }. Ruil je een opinie?
    .waiting = Wie mediacontrole heeft { WORD($state, kind: "place") }, mag een opinie ruilen.
prompt-rally = Hoeveel verkiezingsmanifestaties houd je { WORD($state, kind: "place") } voor { MONEY($price) } per stuk? Je hebt er daar { $held }, in voorraad { $supply }, en { MONEY($cash) } aan geld.
    .waiting = { PLAYER($seat) } mag { WORD($state, kind: "place") } verkiezingsmanifestaties houden.
prompt-auction = { $leader ->
        [-1] Op de opiniepeiling { WORD($state, kind: "place") } is nog niet geboden.
       *[other] { PLAYER($leader) } biedt { MONEY($amount) } voor de opiniepeiling { WORD($state, kind: "place") }.
    } Bied { MONEY($least) } of meer van je { MONEY($cash) }, of pas.
    .waiting = { PLAYER($seat) } biedt op de opiniepeiling { WORD($state, kind: "place") } of past{ $leader ->
        [-1] {""}
       *[other] ; { PLAYER($leader) } heeft { MONEY($amount) } geboden
    }.
prompt-decide-poll = Je opiniepeiling { WORD($state, kind: "place") } zegt: { TRENDS($thumbs) }. Publiceer je die voor één of twee partijen, of houd je die achter?
    .waiting = { PLAYER($seat) } bekijkt de opiniepeiling { WORD($state, kind: "place") } en beslist of ze wordt gepubliceerd.
prompt-convert = Hoeveel van je { count-held } { WORD($state, kind: "place") } zet je om in stemmen? De factor is { FIGURE($factor) }; je hebt daar { count-votes }.
    .waiting = { PLAYER($seat) } mag { WORD($state, kind: "place") } verkiezingsmanifestaties omzetten in stemmen.
prompt-exchange-by-majority = Je hebt { WORD($state, kind: "place") } de absolute meerderheid. Ruil je een opinie?
    .waiting = Wie { WORD($state, kind: "place") } de absolute meerderheid heeft, mag een opinie ruilen.
prompt-national-media = Verplaats je je mediasteen { WORD($state, kind: "place") } naar het nationaal bord? Hij levert aan het einde { $points } zegepunten op.
    .waiting = { PLAYER($seat) } mag een mediasteen naar het nationaal bord verplaatsen.
prompt-national-opinion = Welke opinie die { WORD($state, kind: "place") } ligt, breng je naar het nationaal bord? { $left ->
        [one] Er mag er nog één.
       *[other] Er mogen er nog { $left }.
    }
    .waiting = { PLAYER($seat) } mag een opinie naar het nationaal bord brengen.
prompt-lay-donation = Neem open een donatie aan, voor geld, of weiger er gedekt een, voor leden. Je hebt { count-members }; wie als enige het hoogste bedrag weigert, gooit nog { $bonus } dobbelstenen.
    .waiting = { PLAYER($seat) } neemt een donatie aan of weigert er een.

## What is not possible

refusal-bid-above-cash = Een bod van { MONEY($bid) } is meer dan je { MONEY($cash) }.
refusal-bid-too-low = Een bod van { MONEY($bid) } is te laag; het moet minstens { MONEY($least) } zijn.
refusal-bid-uneven = Er wordt geboden in stappen van { MONEY($unit) }; { MONEY($bid) } ligt ertussenin.
refusal-minister-used = Deze kabinetskaart heb je al gespeeld: { WORD($minister, kind: "cabinet") }.
refusal-another-state-first = Beslis eerst wat je { WORD($state, kind: "place") } doet.
refusal-minister-too-dear = { WORD($minister, kind: "cabinet") } kost { MONEY($cost) }; je hebt { MONEY($cash) }, waarvan { MONEY($promised) } al vastligt.
refusal-swap-too-dear = Een mediaruil kost { MONEY($cost) }; je hebt { MONEY($cash) }.
refusal-no-media-cube-left = Je hebt geen mediasteen meer in voorraad.
refusal-nothing-to-swap = Deze partij heeft { WORD($state, kind: "place") } geen mediasteen die je kunt verdringen.
refusal-doubler-lies-there = Er ligt { WORD($state, kind: "place") } al een verdubbelaar.
refusal-no-doubler-left = Er is geen verdubbelaar meer.
refusal-no-doubler-there = Er ligt geen verdubbelaar { WORD($state, kind: "place") }.
refusal-minister-cannot = { WORD($minister, kind: "cabinet") }: dat kan deze kaart hier niet.
refusal-no-coalition-tile = { PLAYER($seat) } heeft { WORD($state, kind: "place") } geen coalitiefiche.
refusal-has-a-partner = { PLAYER($seat) } zit al in een coalitie met { PLAYER($partner) }.
refusal-asked-already = Je hebt { PLAYER($seat) } deze beurt al gevraagd.
refusal-too-little-in-common = Je hebt { count-shared } gemeen met { PLAYER($seat) }; voor een vrijwillige coalitie zijn er { $needed } nodig.
refusal-too-little-to-force = Je hebt { count-shared } gemeen met { PLAYER($seat) }; voor een gedwongen coalitie zijn er { $needed } nodig.
refusal-not-in-programme = ‘{ WORD($removed, kind: "card") }’ ligt niet in je programma.
refusal-not-in-hand = ‘{ WORD($added, kind: "card") }’ zit niet bij je gedekte kaarten.
refusal-programme-clash = Met ‘{ WORD($added, kind: "card") }’ in plaats van ‘{ WORD($removed, kind: "card") }’ zou je programma niet mogen: de kaarten moeten over verschillende thema’s gaan.
refusal-opposite-not-allowed = Aan deze tafel mag ‘{ WORD($removed, kind: "card") }’ niet door het eigen tegendeel worden vervangen.
refusal-opinion-not-there = ‘{ WORD($removed, kind: "card") }’ ligt { WORD($state, kind: "place") } niet open.
refusal-opinion-doubled = Een verdubbelaar beschermt ‘{ WORD($removed, kind: "card") }’ { WORD($state, kind: "place") }.
refusal-opinion-not-in-pool = ‘{ WORD($added, kind: "card") }’ ligt niet in de wisselvoorraad.
refusal-opinion-clashes = ‘{ WORD($added, kind: "card") }’ herhaalt een open opinie { WORD($state, kind: "place") } of spreekt die tegen.
refusal-current-state-waits = De verkiezingsmanifestaties { WORD($state, kind: "place") } worden pas bij de verkiezing stemmen.
refusal-too-few-meetings = Je hebt { WORD($state, kind: "place") } { count-held }; om te zetten heb je er minstens { $needed } nodig.
refusal-more-than-held = Je kunt { WORD($state, kind: "place") } geen { count-meetings } omzetten; je hebt er { $held }.
refusal-media-full = Er liggen { WORD($state, kind: "place") } al { $cubes } mediastenen, en er is plaats voor { $spaces }.
refusal-too-many-meetings = Per deelstaat en ronde mogen er hoogstens { $most } verkiezingsmanifestaties zijn, geen { $meetings }.
refusal-no-room-for-meetings = Je hebt daar { count-held }, en er is plaats voor { $spaces }.
refusal-no-meetings-left = Je hebt er { $supply } in voorraad, te weinig voor { count-meetings }.
refusal-meetings-too-dear = Deze verkiezingsmanifestaties kosten { MONEY($cost) }; je hebt { MONEY($cash) }.
refusal-too-many-lines = Een opiniepeiling geldt voor hoogstens { $most } partijen, niet voor { $lines }.
refusal-media-protect = { PLAYER($seat) } heeft mediacontrole { WORD($state, kind: "place") } en is veilig voor slechte opiniepeilingen.
refusal-no-such-donation = Je hebt geen donatiekaart van { MONEY($amount) } meer.
refusal-opinion-secured = ‘{ WORD($opinion, kind: "card") }’ is verzekerd met { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } en kan niet worden verdrongen.
refusal-another-space = { COUNT($spaces) ->
        [0] Voor deze opinie is er geen plaats op het nationaal bord.
       *[other] Deze opinie hoort op het nationaal bord ergens anders: op plaats { LISTED($spaces) }.
    }

## How it ends

ending-last-election = De laatste deelstaat heeft gestemd.

## De terminal

terminal-round =
    { $round ->
        [0] Startronde, als volgende stemt { WORD($state, kind: "state") }
       *[other] Ronde { $round } van { $rounds }, als volgende stemt { WORD($state, kind: "state") }
    }
terminal-trend = trend
terminal-meetings = verkiezingsmanifestaties
terminal-votes = stemmen
terminal-factor = factor
terminal-projected = prognose
terminal-seats = zetels
terminal-media = media
terminal-cash = geld
terminal-members = leden
terminal-won = zetels samen
terminal-programme = programma
terminal-hand = Je gedekte kaarten:

## What parties promise each other

count-asked = { $asked ->
        [one] 1 verkiezingsmanifestatie
       *[other] { $asked } verkiezingsmanifestaties
    }
remark-offer-terms = { PLAYER($speaker) } biedt { PLAYER($partner) } { WORD($state, kind: "place") } voorwaarden aan:{ $meetings ->
        [0] {""}
       *[other] {" "}ik houd { count-meetings };
    }{ $asked ->
        [0] {""}
       *[other] {" "}jij houdt { count-asked };
    }{ $mine ->
        [none] {""}
       *[other] {" "}ik breng ‘{ WORD($mine, kind: "card") }’ naar het nationaal bord;
    }{ $theirs ->
        [none] {""}
       *[other] {" "}jij brengt ‘{ WORD($theirs, kind: "card") }’;
    }{ $hands_off ->
        [true] {" "}geen van beiden ruilt een opinie die de ander deelt;
       *[other] {""}
    } een belofte, niemand is eraan gebonden.
remark-answer-terms = { $agrees ->
        [true] { PLAYER($speaker) } wil { WORD($state, kind: "place") } met { PLAYER($partner) } samengaan: samen { $votes } tegen { $rival }.
       *[other] { PLAYER($speaker) } wil { WORD($state, kind: "place") } niet met { PLAYER($partner) } samengaan: { $because ->
        [alone] ik win daar zonder jou.
        [no-coalition-tile] een van ons heeft daar geen coalitiefiche.
        [too-little-in-common] onze programma’s hebben te weinig gemeen.
        [no-coalitions-here] in die deelstaat zijn er geen coalities.
        [bound] een van ons heeft al een partner.
       *[behind] samen hebben we { $votes } en verliezen we toch van { $rival }.
    }
    }
terminal-remark = belofte
    .text = Je kunt voorwaarden voor een coalitie aanbieden (niemand is eraan gebonden):
