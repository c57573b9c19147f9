# Words of Global Powers

## Rules: definitions

rule-GP-001 = Politici
    .text = Elke speler leidt een partij van 20 politici. Ieder van hen is altijd op precies één plek: in de basis van de partij, in een regio, in de UNO, op Mauritius of uit het spel.
rule-GP-002 = Geen weg terug
    .text = Wie in de UNO zit, blijft daar zolang het spel duurt. Terugroepen kan niet, en vanaf Mauritius evenmin.
rule-GP-003 = Thuiskomst van Mauritius
    .text = Na elke waardering keren de politici van Mauritius terug naar hun basis; met eerherstel kan het voor één van hen eerder. Wanneer precies, staat er niet. In onze lezing is dat meteen nadat de punten zijn geteld, zodat wie thuiskomt al naar de UNO kan worden gestuurd.
rule-GP-004 = Middelen
    .text = Er zijn vier soorten middelen: grondstoffen, handel, diplomatie en leger. De schijfjes liggen in de regio’s of in de gezamenlijke voorraad. Een regio heeft er nooit meer dan vijf van een soort; wat daarboven komt gaat verloren. Schijfjes en markeerstenen komen erbij of gaan eraf zolang ze er zijn, maar een actie die helemaal niets zou veranderen is niet toegestaan.
rule-GP-005 = Aangrenzende regio’s
    .text = Twee regio’s grenzen aan elkaar als ze een grens delen of als er op de kaart een lijn tussen loopt. De kaart staat alleen op het speelbord en dat hebben wij niet: twee verbindingen volgen uit voorbeelden in de spelregels, de andere zijn onze reconstructie.
rule-GP-006 = Sterkste en zwakste partij
    .text = De sterkste partij heeft over alle regio’s samen de meeste politici. Bij een gelijke stand telt wie er meer in de UNO heeft, dan wie er minder op Mauritius heeft, en ten slotte beslist de dobbelsteen. Voor de zwakste partij is alles andersom.
rule-GP-007 = Regering en oppositie
    .text = De partij met de meeste politici in een regio regeert daar; staan er meer samen bovenaan, dan vormen die een coalitie. Alle andere aanwezige partijen zijn oppositie. Wie er regeert wordt opnieuw bekeken zodra er een politicus bij komt of weggaat, en wat de regering treft, treft elk van haar partijen.
rule-GP-008 = Meerderheden
    .text = Een partij heeft in een regio de absolute meerderheid als zij er meer politici heeft dan alle andere bij elkaar. De relatieve meerderheid heeft zij als geen andere partij er op zichzelf zoveel heeft.
rule-GP-009 = Regeringssterkte
    .text = De sterkte van een regering is het aantal politici van haar grootste partij in de regio. In een coalitie telt maar één van de even grote partijen, nooit hun som. Er wordt gemeten aan het begin van de beurt; in onze lezing is dat op het moment dat de regio wordt geactiveerd, dus na het terugroepen.
rule-GP-010 = Eigen regio’s en laatste gelijke standen
    .text = De eigen regio’s van een partij zijn die waar zij regeert, alleen of in een coalitie. Over een gelijke stand waar geen regel uitkomst biedt, beslist de dobbelsteen.

## Rules: setting up

rule-GP-020 = Opbouw
    .text = Alle politici beginnen in hun basis en elke regio krijgt haar schijfjes uit de voorraad. De dominantiesteen begint op 12 min het aantal spelers. Alle twaalf regio’s moeten nog aan de beurt komen.
rule-GP-021 = De veiling
    .text = De twaalf regio’s worden op volgorde geveild. Alle partijen bieden tegelijk en in het geheim een aantal politici uit hun basis, waar er minstens één moet achterblijven. Nul bieden mag.
rule-GP-022 = Het hoogste bod
    .text = Wie als enige het hoogst biedt, plaatst die politici in de regio. Daarnaast treedt er één politicus uit de basis af, die naar Mauritius gaat.
rule-GP-023 = Gelijk hoogste bod
    .text = Delen meer partijen het hoogste bod, dan plaatsen ze allemaal hun politici en treedt er niemand af. De andere partijen plaatsen niets.
rule-GP-024 = Het op een na hoogste bod
    .text = Is er één hoogste bieder, dan plaatst ook iedereen met het op een na hoogste bod die politici, zonder dat er iemand aftreedt. Letterlijk noemt de Nederlandse tekst de op twee na hoogste; uit het voorbeeld blijkt dat de tweede is bedoeld, en zo spelen wij het.
rule-GP-025 = De andere biedingen
    .text = Alle andere biedingen gaan terug naar de basis. Biedt niemand op een regio, dan blijft die in onze lezing leeg.
rule-GP-026 = De eerste hand
    .text = Elke partij heeft dezelfde 16 gebeurteniskaarten. Na de veiling kiest iedere speler er in het geheim vijf, als hand tot de eerste waardering.
rule-GP-027 = Wie begint
    .text = De zwakste partij heeft de eerste beurt; daarna gaat het met de klok mee.

## Rules: the turn

rule-GP-030 = Politici terugroepen
    .text = Een partij mag haar beurt beginnen door politici uit regio’s terug te halen naar haar basis, zoveel als ze wil. In dezelfde beurt zijn die weer te gebruiken.
rule-GP-031 = Kaart of regio
    .text = Daarna speelt de partij een kaart uit haar hand, of ze activeert een regio die nog niet aan de beurt is geweest. Een van de twee moet.
rule-GP-032 = Een regio activeren
    .text = Elke regio die nog moet komen mag worden gekozen, ook een waar anderen regeren. De regio wordt afgevinkt en haar regering, wie dat ook is, komt in actie.
rule-GP-033 = Lege regio’s
    .text = Een regio zonder politici heeft geen regering en wordt overgeslagen. In onze lezing mag een partij zo’n regio wel afvinken als beurt zonder gevolg, en wacht de waardering er niet op. Wie geen kaart kan spelen en geen regio kan activeren, past.
rule-GP-034 = Aantal acties
    .text = De regering van de geactiveerde regio heeft evenveel acties als haar sterkte. Ze kan de acht soorten door elkaar gebruiken, herhalen, en eerder stoppen.
rule-GP-035 = Wisseling van regering
    .text = Het aantal acties ligt bij het activeren vast. Komt er intussen een andere regering, dan wordt de actie die al begonnen is voltooid; wat er overblijft is voor de nieuwe regering.
rule-GP-036 = Dominantie
    .text = Een partij die alleen of in coalities in zoveel regio’s regeert als de dominantiesteen aangeeft, wint meteen. Dat geldt zodra de kaarten zijn genomen en het spel begint; in onze lezing kijken we het dan na, en daarna na elke voltooide actie, elke kaart, elke terugroeping en elke stap van de waardering. Halen verschillende partijen het aantal tegelijk, dan wint de sterkste.

## Rules: vote, veto and sacrifice

rule-GP-040 = Over elke actie wordt gestemd
    .text = De regering stelt een actie voor en de partijen in de geactiveerde regio stemmen erover. Alleen bij een zuivering wordt niet gestemd.
rule-GP-041 = De stemming
    .text = Elke aanwezige partij heeft één stem per politicus in de regio. In onze lezing stemt een partij met al haar stemmen samen voor of tegen of onthoudt ze zich, en worden de stemmen tegelijk bekendgemaakt. De politici van de voorstellers tellen als stemmen vóór; alleen aan de anderen wordt iets gevraagd.
rule-GP-042 = Absolute meerderheid bij de stemming
    .text = Een regering met een absolute meerderheid in de regio haalt haar voorstel erdoor, hoe de anderen ook stemmen. Ook als de stemmen van een eensgezinde coalitie alle andere overtreffen, vervalt de stemming.
rule-GP-043 = De uitslag
    .text = Zonder absolute meerderheid is een actie aangenomen als er meer stemmen voor dan tegen zijn. Staken de stemmen, dan is ze verworpen.
rule-GP-044 = Veto
    .text = Ook een aangenomen actie kan de oppositie nog tegenhouden: wie een veto uitspreekt, offert een eigen politicus in deze regio. De oppositiepartijen krijgen die kans met de klok mee, gerekend vanaf de partij die het voorstel deed.
rule-GP-045 = Antwoord op een veto
    .text = De regering kan de actie toch doordrukken door er zelf een politicus voor te offeren, en daarop kan de oppositie weer met een offer antwoorden. Wij lezen dit als een duel: de kanten zijn om beurten aan zet, elke oppositiepartij mag voor haar kant betalen, en wie het laatst betaalt krijgt zijn zin. Het is voorbij als een kant niet meer wil of kan.
rule-GP-046 = Een verloren stemming doordrukken
    .text = Verliest de regering de stemming of staken de stemmen, dan kan ze haar actie toch doorzetten door een politicus in de regio te offeren. De oppositie mag daar net als bij een veto een offer tegenover stellen.
rule-GP-047 = Eensgezind in een coalitie
    .text = In een coalitie moeten alle partners het met een actie eens zijn. De partij die aan de beurt is doet het voorstel als ze hier meeregeert, anders doet de sterkste partner dat; na een weigering mag de volgende partner met de klok mee iets voorstellen, en elk mislukt voorstel kost een actie. In plaats van toe te geven kan een partner de actie met een offer doordrukken, een tegenstander haar met een offer stoppen, en zo om beurten verder; of ze spreken af te dobbelen. Is er overeenstemming, al is het om te dobbelen, dan tellen in onze lezing de stemmen van alle partners als voor. De stemmen van een partner die met een offer is gepasseerd, tellen niet mee: dan stemt de regio, die partner inbegrepen, tenzij daar niemand in de oppositie zit. Partners kunnen de resterende acties ook verdelen: ieder mag één keer een lijst voorstellen van wie over welke actie beslist, en een aanvaarde lijst bindt allen tot het einde van de activering. Niemands politici worden tegen de wil van hun partij verplaatst.
rule-GP-048 = Waar geofferde politici blijven
    .text = De regels zeggen niet wat er met geofferde politici gebeurt. Bij ons gaan ze naar Mauritius, zoals iedereen die aftreedt.
rule-GP-049 = Mislukt is verbruikt
    .text = Een mislukte actie geldt als gebruikt. In de spelregels staat dat alleen bij de uitgebreide regels; in onze lezing geldt het altijd.
rule-GP-050 = Beloften en dreigementen
    .text = Iedereen mag alles beloven of ergens mee dreigen, zonder eraan vast te zitten. Bindend is alleen wat partijen die samen een regio regeren rechtstreeks met elkaar afspreken.

## Rules: government actions

rule-GP-060 = Begroting
    .text = De regio zet één schijfje om: een grondstof in drie handel, een handel in twee handel, een handel in twee diplomatie, of een handel in één leger. Geen soort komt boven de vijf uit, dus een deel van de opbrengst kan verloren gaan.
rule-GP-061 = Protest tegen grondstofwinning
    .text = Bij elke omzetting van een grondstof wordt er gedobbeld. Bij een 1 stuurt elke partij die als regering handelde na de actie een van haar politici uit deze regio naar Mauritius.
rule-GP-062 = Emigratie
    .text = Een politicus van de regering verhuist van de geactiveerde regio naar een aangrenzende. Dat kan de regering haar meerderheid kosten.
rule-GP-063 = Propaganda
    .text = Een politicus uit de basis komt in de geactiveerde regio of een regio die eraan grenst, en een tweede uit de basis gaat naar Mauritius. Het actieoverzicht noemt alleen aangrenzende regio’s; wij volgen de hoofdtekst. In onze lezing moeten er minstens twee politici in de basis zijn.
rule-GP-064 = Eerherstel
    .text = De regio betaalt een diplomatieschijfje en een politicus keert van Mauritius terug naar de basis. In onze lezing is dat er een van de partij die het voorstelt; in een coalitie spreken de partners af van wie.
rule-GP-065 = Handel en bijdragen
    .text = De regio ruilt schijfjes met een aangrenzende regio, geeft er weg of eist er op; elke soort en elk aantal is mogelijk. De regering daar moet instemmen, om welke reden ook. Aan deze tafel noemt een bod per soort en richting hoogstens vijf schijfjes en zijn er per actie hoogstens drie tegenbiedingen. De actie wordt in de regio bekrachtigd voordat de andere regering antwoordt; over een tegenbod wordt niet opnieuw gestemd, maar alle betrokkenen moeten het aanvaarden.
rule-GP-066 = Zuivering
    .text = De regio betaalt een legerschijfje en een politicus van de oppositie aldaar moet terug naar zijn basis. Er wordt niet gestemd en dus is er ook geen veto. Coalitiepartners moeten het er in onze lezing wel over eens zijn.
rule-GP-067 = Oorlog
    .text = Een regio mag een aangrenzende regio aanvallen als die een regering heeft. Elke kant gooit een dobbelsteen en telt haar legerschijfjes erbij. Wie hoger uitkomt wint, en dat hoeft niet de aanvaller te zijn.
rule-GP-068 = Onbesliste oorlog
    .text = Een oorlog is onbeslist als beide kanten gelijk uitkomen. Dat is hij ook als een aanvaller met ten minste twee legerschijfjes meer dan de verdediger een 1 tegen een 3 gooit. Beide regio’s raken dan een legerschijfje kwijt.
rule-GP-069 = Verliezen in de oorlog
    .text = De regio die wint levert een legerschijfje in. De regio die verliest levert een legerschijfje en een handelsschijfje in.
rule-GP-070 = De buit
    .text = De winnaar kiest een aantal politici, hoogstens het verschil tussen beide totalen. Zoveel politici haalt elke regeringspartij van de verslagen regio terug naar haar basis, en zoveel eigen politici zet de winnaar er uit zijn basis neer: één keer, niet voor elke verliezende partij. In onze lezing kan het aantal niet hoger zijn dan wat de verliezers er op dat moment hebben, en niet hoger dan wat de winnaar in zijn basis heeft.
rule-GP-071 = De buit verdelen
    .text = Een coalitie die een oorlog wint, verdeelt de nieuwe plaatsen zoals vooraf is afgesproken, gelijk of met de dobbelsteen. Is er niets afgesproken, dan verdelen wij gelijk en dobbelen we om de rest.
rule-GP-072 = Geen oorlog tegen jezelf
    .text = Of je een regio mag aanvallen waar je zelf regeert, zeggen de regels niet. Wij staan een aanval alleen toe als daar minstens één partij regeert die niet in de aanvallende regering zit, en niemand vervangt ooit eigen politici.
rule-GP-073 = Diplomatiek voorstel
    .text = De regio legt een of meer van haar diplomatieschijfjes bij ‘voor’. Daarna leggen alle regeringen zoveel eigen schijfjes als ze willen bij voor of tegen, of geen; de regio met de meeste diplomatie begint, en bij gelijke stand die met het laagste nummer. Als laatste komen de afgevaardigden in de UNO, met ieder één stem, de grootste fractie eerst. Het voorstel is aangenomen als er meer voor dan tegen is; alles wat is ingezet gaat naar de voorraad.
rule-GP-074 = Diplomatie in detail
    .text = Een aantal punten is onze lezing. De volgorde van de regio’s ligt vast zodra het voorstel is gedaan en de eerste inzet ligt. De regio die het voorstel doet, zet niet nog eens in. Een verdeelde regering onthoudt zich; een regio onder sanctie en een lege regio hebben geen stem. Afgevaardigden van één partij mogen verschillend stemmen. Namens een coalitie noemt haar sterkste partij de inzet.
rule-GP-075 = Voorstel: partijverbod
    .text = De genoemde partij haalt uit de genoemde regio evenveel politici terug naar haar basis als er meer stemmen voor dan tegen waren, of alle die ze er heeft.
rule-GP-076 = Voorstel: ontwapening
    .text = De genoemde regio verliest evenveel legerschijfjes als er meer stemmen voor dan tegen waren, voor zover ze die heeft. Een markeersteen geeft aan dat ze zich tot de volgende waardering niet mag bewapenen. In onze lezing mag ze op geen enkele manier legerschijfjes krijgen, ook niet door handel.
rule-GP-077 = Voorstel: sanctie
    .text = Tot de volgende waardering kan de genoemde regio niets doen, heeft ze geen stem en levert ze maar de helft van de punten op, naar boven afgerond. In onze lezing wordt alles gehalveerd wat een partij er krijgt, ook de handelsbonus. Het actieoverzicht is ook te lezen als alleen een handelsverbod; wij volgen de uitvoerige tekst.
rule-GP-078 = Een sanctie opheffen
    .text = Wordt een regio onder sanctie geactiveerd, dan kan ze alleen voorstellen de sanctie op te heffen. In onze lezing mag geen andere regio dat; er zijn diplomatieschijfjes voor nodig en met elke actie mag ze het opnieuw proberen.
rule-GP-079 = Omgaan met een regio onder sanctie
    .text = Een sanctie beschermt niet. Anderen kunnen de regio nog steeds aanvallen, ermee handelen of er kaarten tegen spelen, en ze verdedigt zich zoals altijd.

## Rules: evaluation

rule-GP-090 = Waardering
    .text = Als elke regio aan de beurt is geweest, worden meteen de punten geteld. Het gaat om deze waardering alleen; van eerdere blijft niets staan.
rule-GP-091 = Punten voor regio’s
    .text = Een regio is 4 punten waard voor een partij die er alleen zit, 3 voor een partij die alleen regeert terwijl er ook andere zijn, 2 voor elke partij in een coalitie en 1 voor elke oppositiepartij.
rule-GP-092 = Handelsbonus
    .text = Elke regeringspartij krijgt ook punten voor de handelsschijfjes in haar regio: 1 voor drie, 2 voor vier, 3 voor vijf.
rule-GP-093 = UNO en Mauritius
    .text = Elke afgevaardigde die een partij bij een eerdere waardering naar de UNO stuurde, is 2 punten waard. Elke eigen politicus op Mauritius kost er 1.
rule-GP-094 = Winnen op punten
    .text = De partij met de meeste punten wint als ze er met 2 spelers minstens 40 heeft, met 3 spelers 30, met 4 spelers 25 en met 5 spelers 22. Wat er bij een gelijke stand gebeurt is onduidelijk; bij ons wint dan de sterkste partij, en zo nodig beslist de dobbelsteen.
rule-GP-095 = Naar de UNO
    .text = Heeft niemand gewonnen, dan stuurt de partij met de minste punten één politicus uit basis of regio naar de UNO, de volgende twee, en zo verder tot en met de koploper. Bij gelijke punten stuurt in onze lezing de zwakkere partij er minder; is ook dat gelijk, dan beslist de dobbelsteen.
rule-GP-096 = Politici inleveren
    .text = Dan haalt elke partij politici uit basis of regio uit het spel: het aantal spelers, min degenen die ze net naar de UNO stuurde. Zo levert iedereen er evenveel in. Wie er te weinig heeft, levert in onze lezing in wat er is.
rule-GP-097 = Einde van het spel
    .text = Heeft een partij nu niemand meer over in de regio’s en de basis, dan is het spel afgelopen. Wie in deze waardering de meeste punten heeft, wint.
rule-GP-098 = Nieuwe ronde
    .text = Alle regio’s moeten weer aan de beurt komen en de dominantiesteen gaat een stap verder. Welke kant op, is niet duidelijk; in onze lezing is er voortaan één regio minder nodig, omdat er steeds minder politici zijn.
rule-GP-099 = Amnestie
    .text = Alle markeerstenen voor sancties, ontwapening en protectoraten verdwijnen.
rule-GP-100 = Nieuwe kaarten
    .text = Iedereen houdt of legt af wat er nog in de hand zit en vult die aan tot vijf kaarten. In onze lezing kies je vrij uit je eigen ongebruikte kaarten; alleen als die op zijn, kun je weer uit alle 16 kiezen. Kaarten die nog ongebruikt open liggen, worden afgelegd.
rule-GP-101 = Wie verdergaat
    .text = De partij die zonder de waardering de volgende was geweest, is nu aan de beurt.

## Rules: event cards

rule-GP-110 = Aanslag
    .text = De speler wijst een politicus aan in een regio waar de eigen partij ook zit, en gooit een dobbelsteen. Bij een 1 is het slachtoffer voorgoed uit het spel, bij een 2 moet het terug naar de basis. Bij een 3 vlucht een eigen politicus van daar naar Mauritius.
rule-GP-111 = Diplomatiek initiatief
    .text = De speler doet meteen een diplomatiek voorstel en heeft daarbij één stem extra. Wij lezen die als een gratis stem voor: er is geen schijfje nodig, en de speler hoeft nergens te regeren. Daarna zetten alle regeringen in zoals altijd, ook de eigen.
rule-GP-112 = Ontwikkelingshulp
    .text = De speler kiest een regio, en een tweede met meer handel. Van de rijkere gaan twee handelsschijfjes naar de armere, maar niet meer dan er daar plaats is; de rest blijft waar hij is.
rule-GP-113 = Uitbreiding
    .text = De speler zet twee politici uit de basis in een regio waar de partij al zit. In onze lezing mag het er ook één zijn en hoeft er niemand voor naar Mauritius.
rule-GP-114 = Vredesinitiatief
    .text = Tot de volgende waardering is oorlog uitgesloten, tenzij een oorlogszoeker deze kaart opheft.
rule-GP-115 = Oorlogszoeker
    .text = Deze kaart heft een vredesinitiatief of een niet-aanvalsverdrag op, en dan worden beide kaarten afgelegd; of ze ligt open tot de speler er in één oorlog, als aanvaller of verdediger, de eigen worp met 1 mee verhoogt. Ongebruikt vervalt ze bij de waardering. In onze lezing wordt ze vóór de worp aangekondigd; of een 1 tegenover een 3 staat, zie je aan de dobbelstenen zelf.
rule-GP-116 = Niet-aanvalsverdrag
    .text = De speler kiest twee aangrenzende regio’s: tot de volgende waardering mag de tweede de eerste niet aanvallen. Andersom mag het in onze lezing wel. Een oorlogszoeker kan het verdrag opheffen.
rule-GP-117 = Coup
    .text = In een willekeurige regio zet de speler in het geheim minstens één politicus uit de basis in; samen met de eigen politici in de regio en een dobbelsteen is dat het totaal van de coup. Elke regeringspartij mag in het geheim regeringsgetrouwen uit de basis inzetten; die komen bij de regeringssterkte en één dobbelsteen. De coup slaagt met het hoogste totaal, maar nooit met een 1 tegen een 3. In onze lezing gaan dan alle politici van de regering naar hun basis en plaatst de speler er uit de eigen basis zoveel als de regeringssterkte was, zolang ze er zijn. Coupplegers en regeringsgetrouwen gaan hoe dan ook naar Mauritius.
rule-GP-118 = Recessie
    .text = De speler kiest een regio. Die en alle regio’s eromheen raken de handelsschijfjes kwijt die ze meer hebben dan hun regeringssterkte. Een lege regio heeft volgens onze lezing sterkte 0.
rule-GP-119 = Revolutie
    .text = De speler kiest een regio. Voor die regio en voor elke aangrenzende wordt een dobbelsteen gegooid: elke regeringspartij houdt er hoogstens zoveel politici, de rest gaat naar de basis.
rule-GP-120 = Pensioen
    .text = De speler stuurt één politicus van een andere partij, in welke regio ook, terug naar de basis.
rule-GP-121 = Sabotage
    .text = De speler kiest een regio en gooit een dobbelsteen. Zoveel schijfjes mag de speler daar weghalen, van welke soort ook; in onze lezing ook minder.
rule-GP-122 = Daadkracht
    .text = De kaart ligt open. Als de speler alleen of in een coalitie als regering handelt, levert ze één keer een actie extra op. Ongebruikt vervalt ze bij de waardering. Volgens onze lezing wordt ze gebruikt als de acties van de regio op zijn, en doet de eigenaar het voorstel.
rule-GP-123 = Overloper
    .text = In een regio maakt een politicus van een andere partij, naar keuze van de speler, plaats voor een uit de eigen basis; nog een eigen politicus gaat naar Mauritius. In onze lezing gaat wie plaatsmaakt naar de basis; wie naar Mauritius moet, komt uit de basis, en alleen als die leeg is uit een regio.
rule-GP-124 = Relletjes
    .text = De speler kiest een regio. Daar en in elke aangrenzende regio haalt elke regeringspartij met meer politici dan er handelsschijfjes liggen het teveel terug naar de basis.
rule-GP-125 = Verplaatsing
    .text = De speler verhuist één politicus, van welke partij ook, van een regio naar een willekeurige andere.

## Rules: extended rules

rule-GP-130 = Vrije start
    .text = In plaats van de veiling wijst de dobbelsteen aan wie begint en kiest iedereen een startregio, in onze lezing ieder een andere. In Noord-Amerika komen daar twee politici, in Europa, Rusland of China drie, overal elders vier. Daarna plaatst ieder om de beurt één politicus in een willekeurige regio, zoveel rondes als op het speelbord staat. Die tabel hebben wij niet; wij spelen 12, 11, 10 of 9 rondes met 2, 3, 4 of 5 spelers.
rule-GP-131 = Alternatieven van de oppositie
    .text = Verliest de regering de stemming en drukt ze haar actie niet door, dan mag elke oppositiepartij een andere actie voorstellen, waarover gewoon wordt gestemd. De eerste die wordt aangenomen gaat door en verbruikt de actie; haalt geen enkel voorstel het, dan is ze verloren. In onze lezing gaan grotere oppositiepartijen voor, beslist bij gelijke grootte de dobbelsteen, en geldt de voorstellende partij voor deze ene actie als regering en draagt ze de verliezen van een verloren oorlog en van protesten. Een gelijke stand is niet overstemd, en ook over een zuivering wordt gestemd als de oppositie die voorstelt.
rule-GP-132 = Omkoping
    .text = Steeds als afgevaardigden in de UNO over een voorstel gaan stemmen, mag elke regio er een aantal omkopen; de regio met de meeste handel is het eerst aan de beurt, en bij gelijke stand geldt de volgorde van de regio’s. Voor twee handelsschijfjes onthoudt een afgevaardigde zich, voor drie stemt die zoals de omkoper wil, alleen bij deze stemming. Samen betalen mogen regio’s niet. Coalitiepartners moeten met elke omkoping instemmen. Schijfjes die de actie waarover wordt gestemd gaat kosten, kunnen niet aan omkoping worden besteed. In onze lezing is de interne stemming van de UNO over haar troepen niet te koop.
rule-GP-133 = UNO-troepen
    .text = Na een waardering kunnen de afgevaardigden besluiten UNO-troepen ter waarde van drie legerschijfjes op een regio af te sturen. Ze vechten als in een oorlog, maar de UNO verliest er geen politici bij. Wint de UNO, dan haalt net als in een oorlog elke regeringspartij zoveel politici terug naar haar basis als het verschil tussen de totalen, komt er niemand voor in de plaats en wordt de regio een protectoraat. Wij lezen dit als één voorstel van de grootste fractie, dat een meerderheid van de afgevaardigden nodig heeft, na de amnestie en vóór de volgende beurt; wie weg moet, hoort bij de regering.
rule-GP-134 = Protectoraat
    .text = In een protectoraat stemmen tot de volgende amnestie ook de afgevaardigden in de UNO mee; ze zijn om te kopen, maar niet te offeren. De regeringssterkte is gelijk aan het aantal spelers, en voor de punten doen we alsof de afgevaardigden van elke partij in de regio staan. In onze lezing tellen ze ook mee voor de vraag wie er regeert.

## Options

## How unclear rules are read

ruling-surplus-is-lost = Schijfjes die een regio niet kan bergen, zijn verloren. Een actie is mogelijk zolang ze iets verandert.
ruling-idle-cards = Een kaart die niets kan veranderen, kan niet worden gespeeld. Wie geen kaart kan spelen en geen regio kan activeren, past.
ruling-evaluation-without-empty-regions = De waardering volgt zodra er geen regio met een regering meer openstaat. Op een bord zonder politici is één beurt genoeg.
ruling-vetoes-clockwise = Oppositiepartijen mogen een voor een hun veto uitspreken, met de klok mee vanaf de voorsteller; in het duel daarna mag elke partij van een kant betalen.
ruling-who-proposes = In een coalitie doet de speler die aan de beurt is het voorstel als die er meeregeert, anders de sterkste partner; na een weigering de volgende partner met de klok mee.
ruling-overruled-without-opposition = Zit er niemand in de oppositie, dan beslist een onbeantwoord offer de zaak tussen de partners en wordt er niet gestemd.
ruling-own-politicians = Politici emigreren, voeren propaganda of komen van Mauritius terug alleen met instemming van hun eigen partij.
ruling-objection-spends-the-action = Een voorstel dat door bezwaar van een partner niet doorgaat, telt als mislukte actie, net als een dat de stemming verliest.
ruling-protests-hit-who-acted = Protesten treffen de partijen die als regering de grondstof gebruikten, ook als de regering intussen is gewisseld.
ruling-own-rehabilitated = Een regering haalt alleen politici van haar eigen partijen van Mauritius terug.
ruling-trade-by-offers = Er wordt gehandeld met biedingen: tot vijf schijfjes van elke soort, en hoogstens drie tegenbiedingen per actie. De regio stemt voordat de andere regering antwoordt; over een tegenbod wordt niet opnieuw gestemd.
ruling-war-counts-who-is-there = De winnaar vervangt hoogstens zoveel politici als er nu staan, niet zoveel als er aan het begin van de beurt waren.
ruling-coalition-speaks = Namens een coalitie noemt haar sterkste partij de inzet; de partners moeten ermee instemmen.
ruling-removals-as-far-as-possible = Wie te weinig politici heeft voor de UNO en om uit het spel te nemen, geeft er zoveel als er zijn.
ruling-discards-lie-open = Kaarten die ongespeeld worden afgelegd, liggen open, net als de gespeelde.
ruling-initiative-without-government = Wie het initiatief speelt, hoeft nergens te regeren; daarna stemmen alle regeringen zoals gewoonlijk, ook de eigen.
ruling-aid-as-far-as-it-fits = Hulp neemt de gevende regio niet meer schijfjes af dan er bij de ontvangende plaats is.
ruling-coup-with-a-small-base = Is de basis te klein voor alle plaatsen van de omvergeworpen regering, dan blijven de andere leeg. Een couppleger die daar meeregeert, telt alleen voor de coup en verliest niemand.
ruling-empty-regions-recede = Een lege regio heeft sterkte 0: bij een recessie raakt ze al haar handelsschijfjes kwijt.
ruling-drive-after-the-last-action = Daadkracht wordt aangeboden als de eigen acties van de regio op zijn; de eigenaar doet het voorstel.
ruling-defector-fee-by-the-newcomer = Is de basis leeg, dan mag elke eigen politicus uit een regio naar Mauritius, ook die net is geplaatst.
ruling-alternative-bears-its-costs = Wie een alternatief uitvoert, handelt als regering: de eigen politici betalen voor een verloren oorlog en voor protesten.
ruling-alternative-purge = Over een zuivering die de oppositie in plaats daarvan voorstelt, wordt gestemd zoals over elk ander alternatief.
ruling-nothing-is-spent-twice = Schijfjes die de actie waarover wordt gestemd gaat kosten, liggen vast: omkopen kan er niet mee.
ruling-who-bribes = Namens een coalitie noemt haar sterkste partij de omkoping; de partners moeten ermee instemmen. Lege regio’s en regio’s onder sanctie kopen niemand om, en wie alleen regeert, koopt niet de eigen afgevaardigden om.
ruling-troops-after-the-amnesty = De UNO beslist over troepen na de amnestie en de nieuwe kaarten, vóór de volgende beurt; het protectoraat duurt tot de volgende amnestie.

option-homecoming = Thuiskomst van Mauritius
    .text = Na een waardering komen politici terug van Mauritius, maar de regels zeggen niet op welk moment.
    .choice-before-postings = Meteen na het tellen van de punten, voordat er politici naar de UNO gaan
    .choice-with-amnesty = Bij de amnestie, als er al politici naar de UNO zijn gegaan
option-edge_europe_africa = Lijn tussen Europa en Afrika
    .text = De lijnen van het bord zijn gereconstrueerd; deze is twijfelachtig.
    .on = Europa en Afrika grenzen aan elkaar
    .off = Europa en Afrika grenzen niet aan elkaar
option-edge_africa_india = Lijn tussen Afrika en India
    .text = De lijnen van het bord zijn gereconstrueerd; deze is twijfelachtig.
    .on = Afrika en India grenzen aan elkaar
    .off = Afrika en India grenzen niet aan elkaar
option-edge_japan_southeast_asia = Lijn tussen Japan en Zuidoost-Azië
    .text = De lijnen van het bord zijn gereconstrueerd; deze is twijfelachtig.
    .on = Japan en Zuidoost-Azië grenzen aan elkaar
    .off = Japan en Zuidoost-Azië grenzen niet aan elkaar
option-edge_india_australia = Lijn tussen India en Australië
    .text = De lijnen van het bord zijn gereconstrueerd; deze is twijfelachtig.
    .on = India en Australië grenzen aan elkaar
    .off = India en Australië grenzen niet aan elkaar
option-strength_measured = Meten van de sterkte
    .text = De regeringssterkte wordt aan het begin van de beurt bepaald. Het is onduidelijk of politici die in die beurt zijn teruggeroepen nog meetellen voor het aantal acties; bij kaarten geldt de sterkte van het moment.
    .choice-after-recall = Na het terugroepen
    .choice-before-recall = Vóór het terugroepen
option-second_bidders = Wie er bij de veiling nog plaatst
    .text = Letterlijk laat de Nederlandse tekst naast een enkele winnaar de op twee na hoogste bieders plaatsen, in het voorbeeld doen de op een na hoogste dat.
    .choice-second = De op een na hoogste bieders
    .choice-third = De op twee na hoogste bieders
option-unsold_region = Een regio die niemand wil
    .text = De regels zeggen niet wat er gebeurt met een regio waarop niemand biedt.
    .choice-empty = Ze blijft leeg
    .choice-once-more = Ze wordt nog één keer aangeboden en blijft dan leeg
option-empty_region_activation = Lege regio’s afvinken
    .text = Lege regio’s worden overgeslagen. Het is onduidelijk of een partij er toch haar beurt aan mag besteden.
    .on = Een partij mag een lege regio afvinken als haar beurt
    .off = Lege regio’s kunnen niet worden geactiveerd
option-dominance_check = Wanneer dominantie telt
    .text = Dominantie wint op elk moment, zo heet het. Het is onduidelijk of een moment midden in een actie meetelt.
    .choice-completed-step = Na elke voltooide actie, kaart, terugroeping of stap van de waardering
    .choice-every-change = Na elke afzonderlijke verandering
option-dominance_from = Vanaf wanneer dominantie telt
    .text = Dominantie wint op welk moment dan ook. Sommige tafels willen dat er eerst iemand aan de beurt is geweest.
    .choice-play = Zodra het spel begint, ook vóór de eerste beurt
    .choice-first-turn = Vanaf het einde van de eerste beurt
option-dominance_tie = Meer partijen met dominantie
    .text = De regels zeggen niet wie wint als verschillende partijen tegelijk dominantie bereiken.
    .choice-strongest = De sterkste van hen wint
    .choice-nobody = Er wint nog niemand
option-vote_order = Hoe er wordt gestemd
    .text = De regels zeggen niet of de partijen tegelijk of na elkaar stemmen.
    .choice-sealed = In het geheim, tegelijk bekendgemaakt
    .choice-clockwise = Openlijk, met de klok mee
option-party_vote = Gedeelde stemmen van een partij
    .text = Of alle politici van een partij in een regio hetzelfde moeten stemmen, staat er niet.
    .choice-whole = Een partij stemt met al haar politici hetzelfde
    .choice-split = Een partij mag haar stemmen verdelen
option-sacrifice_duel = Duur van een offerduel
    .text = Een offer kan met een ander offer worden beantwoord. Hoe vaak dat heen en weer kan gaan, staat er niet.
    .choice-open-ended = Tot een van beide kanten toegeeft
    .choice-one-each = Eén offer per kant
option-coalition_vote = Stemmen van coalitiepartners
    .text = Hoe partners die met een actie hebben ingestemd in de regio stemmen, staat er niet.
    .choice-as-one = Hun stemmen tellen als stemmen vóór
    .choice-apart = Alleen die van de voorsteller; de anderen stemmen zoals ze willen
option-objector_votes = Stem van een gepasseerde partner
    .text = Als het bezwaar van een partner met een offer wordt doorbroken, zeggen de regels niet of die partner in de regio nog meestemt.
    .on = Stemt mee zoals elke andere partij in de regio
    .off = Stemt niet over deze actie
option-sacrifice_destination = Waar geofferde politici blijven
    .text = De regels zeggen niet waar geofferde politici heen gaan.
    .choice-mauritius = Naar Mauritius
    .choice-base = Naar de basis
option-failed_action_spent = Mislukte acties
    .text = Alleen de uitgebreide regels zeggen dat een mislukte actie verloren is.
    .on = Een mislukte actie is verbruikt
    .off = Een mislukte actie mag worden vervangen, maar een regio mag maar zo vaak falen als ze mag handelen
option-propaganda_where = Bereik van propaganda
    .text = De hoofdtekst en het actieoverzicht verschillen over waar propaganda een politicus mag plaatsen.
    .choice-active-or-adjacent = In de geactiveerde of een aangrenzende regio
    .choice-adjacent = Alleen in een aangrenzende regio
option-propaganda_needs_two = Propaganda met één politicus
    .text = Propaganda plaatst één politicus en stuurt een tweede naar Mauritius. Het is onduidelijk of het mag met maar één in de basis.
    .on = Er zijn twee politici in de basis nodig
    .off = Eén is genoeg; dan gaat er niemand naar Mauritius
option-purge_needs_consent = Zuivering in een coalitie
    .text = Over een zuivering wordt niet gestemd. Het is onduidelijk of coalitiepartners er toch mee moeten instemmen.
    .on = Alle coalitiepartners moeten instemmen
    .off = Elke regeringspartij mag zuiveren
option-war_limited_by_base = Verovering en basis
    .text = Wie een oorlog wint, vervangt politici vanuit de basis. Het is onduidelijk wat er gebeurt als daar te weinig politici zijn.
    .on = Er wijken er niet meer dan de winnaar kan vervangen
    .off = De verliezers wijken, ook als niet iedereen vervangen kan worden
option-war_split = Buit van een coalitie
    .text = Hoe een winnende coalitie de nieuwe plaatsen verdeelt als er vooraf niets is afgesproken.
    .choice-even = Gelijk, de rest met de dobbelsteen
    .choice-dice = Elke plaats met de dobbelsteen
option-war_needs_outsider = De eigen regering aanvallen
    .text = De regels zeggen niet of een regio een andere mag aanvallen waar dezelfde partijen regeren.
    .on = Minstens één partij die daar regeert moet van buiten zijn
    .off = Elke aangrenzende regering mag worden aangevallen
option-diplomacy_order = Volgorde van inzetten
    .text = De regeringen zetten in op volgorde van hun diplomatieschijfjes. Het is onduidelijk of wat de voorstellende regio net heeft ingezet nog meetelt.
    .choice-after-stake = Geteld na de eerste inzet
    .choice-before-stake = Geteld vóór de eerste inzet
option-proposer_stakes_again = Tweede inzet van de voorsteller
    .text = De regels zeggen niet of de voorstellende regio nog eens mag inzetten als ze aan de beurt komt.
    .on = Ze mag nog eens inzetten
    .off = Ze zet maar één keer in
option-divided_government_stake = Verdeelde regeringen
    .text = Wat een coalitie bij een diplomatieke stemming doet als haar partijen het niet eens worden.
    .choice-abstain = Ze onthoudt zich
    .choice-dice = De dobbelsteen beslist
option-un_faction_split = Verdeelde UNO-fractie
    .text = De regels zeggen niet of alle afgevaardigden van een partij in de UNO hetzelfde moeten stemmen.
    .on = Een fractie mag haar stemmen verdelen
    .off = Een fractie stemt als één blok
option-disarmament_bars_trade = Ontwapende regio’s en handel
    .text = Een ontwapende regio mag zich niet bewapenen. Het is onduidelijk of ze door handel legerschijfjes mag krijgen.
    .on = Ze mag op geen enkele manier legerschijfjes krijgen
    .off = Door handel mag het wel
option-sanction_half_includes_bonus = Halve punten en handelsbonus
    .text = Een regio onder sanctie levert halve punten op. Het is onduidelijk of dat ook voor de handelsbonus geldt.
    .on = Punten en handelsbonus worden samen gehalveerd
    .off = De handelsbonus telt helemaal
option-sanction_lift_proposer = Wie opheffing mag voorstellen
    .text = De regel kan betekenen dat alleen de regio onder sanctie de opheffing mag voorstellen, of dat ze niets anders mag voorstellen.
    .choice-sanctioned-region = Alleen de regio onder sanctie
    .choice-any-region = Elke regio
option-sanction_lift_attempts = Pogingen om een sanctie op te heffen
    .text = De regels zeggen niet hoe vaak een geactiveerde regio mag voorstellen haar sanctie op te heffen.
    .choice-every-action = Eén keer per actie
    .choice-one = Eén keer per activering
option-tie_break_evaluation = Gelijke stand om de winst
    .text = Staan verschillende partijen met genoeg punten samen bovenaan, dan wint volgens de regels de winnaar van de ronde; daarmee is niets beslist.
    .choice-strongest = De sterkste partij, dan de dobbelsteen
    .choice-die = De dobbelsteen
option-posting_tie_break = Gelijke stand bij het uitzenden
    .text = De regels zeggen niet wie bij gelijke punten minder afgevaardigden naar de UNO stuurt.
    .choice-weaker-fewer = De zwakkere partij, dan de dobbelsteen
    .choice-die = De dobbelsteen
option-dominance_step = Stap van de dominantiesteen
    .text = Na elke waardering gaat de dominantiesteen een vak naar rechts, maar alleen op het speelbord is te zien of dat meer of minder betekent.
    .choice-minus-1 = Er is één regio minder nodig
    .choice-1 = Er is één regio meer nodig
option-reserve_refill = De hand aanvullen
    .text = De regels zeggen niet of je nieuwe kaarten kiest of trekt.
    .choice-choice = Vrij gekozen
    .choice-random = Blind getrokken
option-assassination_where = Bereik van de aanslag
    .text = Volgens de Nederlandse en de Duitse tekst moet de eigen partij in de regio zitten; de Engelse tekst van de auteur staat elke regio toe en laat ook een politicus uit de basis vluchten.
    .choice-present = Alleen waar je zelf zit
    .choice-anywhere = In elke regio
option-initiative_needs_chip = Schijfje voor een initiatief
    .text = Of een diplomatiek initiatief naast de extra stem een diplomatieschijfje nodig heeft, staat er niet.
    .on = Een eigen regio moet een schijfje inzetten
    .off = De extra stem is genoeg
option-expansion_where = Bereik van de uitbreiding
    .text = Volgens de Nederlandse en de Duitse tekst moet de eigen partij in de regio zitten; de Engelse tekst van de auteur staat elke regio toe.
    .choice-present = Alleen waar je zelf zit
    .choice-anywhere = In elke regio
option-expansion_count = Omvang van de uitbreiding
    .text = De kaart spreekt van twee politici; of het er ook één mag zijn, staat er niet.
    .choice-up-to = Hoogstens twee politici
    .choice-exactly = Precies twee politici
option-warmonger_declared = De oorlogszoeker aankondigen
    .text = De regels zeggen niet of de oorlogszoeker vóór de worp moet worden aangekondigd.
    .choice-before-roll = Vóór de worp
    .choice-after-roll = Na de worp
option-warmonger_natural_faces = Oorlogszoeker en 1 tegen 3
    .text = Soms hangt de uitslag af van een 1 tegen een 3. Het is onduidelijk of de bonus van de oorlogszoeker er dan al bij zit.
    .on = De dobbelstenen tellen zoals ze vielen
    .off = De bonus komt er eerst bij
option-pact_direction = Richting van het verdrag
    .text = Het niet-aanvalsverdrag beschermt een regio tegen een andere. Of het ook die andere beschermt, is niet helemaal duidelijk.
    .choice-one-way = Het beschermt een van de twee
    .choice-both-ways = Het beschermt allebei
option-sabotage_may_stop = Sabotage van minder schijfjes
    .text = Volgens de kaart mag de speler middelen verwijderen. Het is onduidelijk of het er minder mogen zijn dan de worp.
    .on = Minder mag ook
    .off = Zoveel als de worp aangeeft
option-coup_replaced_to = Wie door een coup valt
    .text = De regels zeggen niet waar de politici van een afgezette regering heen gaan.
    .choice-base = Naar de basis
    .choice-mauritius = Naar Mauritius
option-coup_placed = Plaatsen na een coup
    .text = Het is onduidelijk hoeveel politici een geslaagde coup tegen een coalitie oplevert.
    .choice-strength = Zoveel als de regeringssterkte
    .choice-sum = Zoveel als er in totaal zijn afgezet
option-defector_victim = Wie voor een overloper plaatsmaakt
    .text = De regels zeggen niet waar de politicus heen gaat die door een overloper wordt vervangen.
    .choice-base = Naar de basis
    .choice-mauritius = Naar Mauritius
option-defector_fee = De prijs van een overloper
    .text = Een overloper kost nog een politicus, die naar Mauritius gaat. Waar die vandaan komt, staat er niet.
    .choice-base-first = Uit de basis; alleen als die leeg is uit een regio
    .choice-free-choice = Naar keuze uit de basis of een regio
option-free_start = Vrije start
    .text = Een uitgebreide regel: in plaats van te bieden kiezen de spelers startregio’s en plaatsen ze om de beurt politici.
    .on = Vrije start
    .off = Veiling
option-free_start_distinct = Startregio’s
    .text = De regels zeggen niet of verschillende spelers dezelfde startregio mogen kiezen.
    .on = Elke startregio wordt maar één keer gekozen
    .off = Spelers mogen een startregio delen
option-more_start_rounds = Rondes van de vrije start
    .text = Het aantal rondes staat alleen op het bord, dat wij niet hebben.
    .choice-minus-3 = Drie rondes minder
    .choice-minus-2 = Twee rondes minder
    .choice-minus-1 = Eén ronde minder
    .choice-0 = Het gereconstrueerde aantal
    .choice-1 = Eén ronde meer
    .choice-2 = Twee rondes meer
    .choice-3 = Drie rondes meer
option-opposition_alternative = Alternatieven van de oppositie
    .text = Een uitgebreide regel: verliest de regering een stemming, dan mag de oppositie zelf acties voorstellen.
    .on = Met alternatieven
    .off = Zonder alternatieven
option-alternative_order = Volgorde van de alternatieven
    .text = De regels zeggen niet welke oppositiepartij het eerst iets mag voorstellen.
    .choice-size = De grootste in de regio, bij gelijke grootte met de dobbelsteen
    .choice-clockwise = Met de klok mee
option-alternative_after = Wanneer alternatieven mogelijk zijn
    .text = Of de oppositie ook bij een gelijke stand een alternatief mag voorstellen, staat er niet.
    .choice-outvoted = Alleen bij meer stemmen tegen
    .choice-not-passed = Ook bij een gelijke stand
option-bribery = Omkoping
    .text = Een uitgebreide regel: regio’s mogen met handelsschijfjes de afgevaardigden in de UNO beïnvloeden.
    .on = Met omkoping
    .off = Zonder omkoping
option-troops_bribery = Omkoping bij UNO-troepen
    .text = Afgevaardigden zijn om te kopen telkens wanneer ze over een voorstel stemmen. Of hun interne stemming over troepen daarbij hoort, is onduidelijk.
    .on = Ook daar is omkoping mogelijk
    .off = Die stemming is niet te koop
option-un_troops = UNO-troepen
    .text = Een uitgebreide regel: na een waardering mag de UNO troepen sturen en van een regio een protectoraat maken.
    .on = Met UNO-troepen
    .off = Zonder UNO-troepen
option-un_troops_motions = Voorstellen voor UNO-troepen
    .text = De UNO stemt intern. Wie een voorstel mag doen, staat er niet.
    .choice-largest-faction = Alleen de grootste fractie
    .choice-each-faction = Elke fractie op haar beurt
option-un_troops_removed = Wie voor UNO-troepen wijkt
    .text = De regel spreekt van politici van de regio. Het is onduidelijk of alleen de regering is bedoeld.
    .choice-government = Politici van de regeringspartijen
    .choice-every-party = Politici van alle partijen daar
option-protectorate_delegates_govern = Afgevaardigden en de regering van een protectoraat
    .text = In een protectoraat stemmen UNO-afgevaardigden mee en leveren ze punten op. Het is onduidelijk of ze ook meebepalen wie er regeert.
    .on = Afgevaardigden tellen mee voor de regering
    .off = Alleen politici in de regio tellen

## Editions

edition-standard = Basisspel
    .text = Het spel voor 2 tot 5 spelers zonder de uitgebreide regels: aan het begin worden de regio’s geveild.
edition-extended = Uitgebreid spel
    .text = Het spel voor 2 tot 5 spelers met alle uitgebreide regels: een vrije start, alternatieven van de oppositie, omkoping in de UNO en UNO-troepen.

## Regions

region-north-america = Noord-Amerika
region-europe = Europa
region-russia = Rusland
region-china = China
region-japan = Japan
region-india = India
region-orient = { $form ->
        [the] de Oriënt
        [The] De Oriënt
       *[name] Oriënt
    }
region-south-america = Zuid-Amerika
region-middle-america = Midden-Amerika
region-southeast-asia = Zuidoost-Azië
region-australia = Australië
region-africa = Afrika

## Cards

card-assassination = Aanslag
    .text = Aanslag op een politicus in een regio waar je zelf zit. 1: uit het spel, 2: terug naar de basis, 3: een van jouw politici vlucht naar Mauritius.
card-diplomatic-initiative = Diplomatiek initiatief
    .text = Meteen een diplomatiek voorstel, dat begint met één gratis stem voor.
card-development-aid = Ontwikkelingshulp
    .text = Twee handelsschijfjes gaan van een regio naar een andere met minder handel.
card-expansion = Uitbreiding
    .text = Hoogstens twee politici gaan van de basis naar een regio waar je al zit.
card-peace-initiative = Vredesinitiatief
    .text = Geen oorlog tot de volgende waardering.
card-warmonger = Oorlogszoeker
    .text = Heft een vredesinitiatief of een niet-aanvalsverdrag op, of ligt open en verhoogt één keer in een oorlog je worp met 1.
card-non-aggression-pact = Niet-aanvalsverdrag
    .text = Een regio is tot de volgende waardering veilig voor aanvallen uit één bepaalde aangrenzende regio.
card-coup = Coup
    .text = Geheime coupplegers uit de basis, je politici in de regio en een dobbelsteen tegen de regeringssterkte, regeringsgetrouwen en een dobbelsteen. Slaagt de coup, dan nemen jouw politici de plaats van de regering in.
card-recession = Recessie
    .text = Een regio en de regio’s eromheen verliezen alle handelsschijfjes boven hun regeringssterkte.
card-revolution = Revolutie
    .text = Voor een regio en elke aangrenzende wordt gegooid. Elke regeringspartij houdt er hoogstens zoveel politici.
card-retirement = Pensioen
    .text = Een politicus van een andere partij, in welke regio ook, gaat terug naar de basis.
card-sabotage = Sabotage
    .text = Een regio verliest zoveel schijfjes van jouw keuze als de dobbelsteen aangeeft.
card-drive = Daadkracht
    .text = Ligt open en geeft één keer een extra actie als je als regering handelt.
card-defector = Overloper
    .text = Een politicus uit je basis vervangt er een van een andere partij in een regio; nog een van jou gaat naar Mauritius.
card-unrest = Relletjes
    .text = In een regio en de regio’s eromheen houden regeringspartijen maar zoveel politici als er handelsschijfjes liggen.
card-transfer = Verplaatsing
    .text = Een politicus naar keuze gaat van een regio naar een willekeurige andere.

## Resources

resource-raw = Grondstoffen
resource-trade = Handel
resource-diplomacy = Diplomatie
resource-army = Leger

## Parties

party-0 = Rood
    .short = R
party-1 = Groen
    .short = G
party-2 = Blauw
    .short = B
party-3 = Zwart
    .short = Z
party-4 = Geel
    .short = L

## Nouns

word-politician = Politicus
word-politicians = Politici
word-government = Regering
word-coalition = Coalitie
word-opposition = Oppositie
word-mauritius = Mauritius
word-un = UNO
word-base = Basis
word-sanction = Sanctie
word-disarmament = Ontwapening
word-protectorate = Protectoraat
word-dominance = Dominantie
word-evaluation = Waardering
word-strength = Regeringssterkte
word-threshold = Punten nodig om te winnen

# --- play: what is said at the table ---

## Soorten acties

act-budget = Begroting
act-emigration = Emigratie
act-propaganda = Propaganda
act-rehabilitation = Eerherstel
act-trade = Handel of bijdrage
act-purge = Zuivering
act-war = Oorlog
act-proposal = Diplomatiek voorstel
vote-yes = voor
vote-no = tegen
vote-abstain = onthouding
vote-for = voor
vote-against = tegen
conversion-raw-trade = 1 grondstof voor 3 handel
conversion-trade-trade = 1 handel voor 2 handel
conversion-trade-diplomacy = 1 handel voor 2 diplomatie
conversion-trade-army = 1 handel voor 1 leger
chips = { $resource ->
        [raw] { $count ->
            [one] { $count } grondstof
           *[other] { $count } grondstoffen
        }
        [trade] { $count } handel
        [diplomacy] { $count } diplomatie
       *[army] { $count ->
            [one] { $count } leger
           *[other] { $count } legers
        }
    }
mover = { $mine ->
        [true] Jij
       *[other] { PLAYER($seat) }
    }
bribed-matter = { $polled ->
        [true] { PLAYER($proposer) } stelt voor { WORD($home, kind: "region") } voor: { motion }.
       *[other] { motion-moved }.
    }
motion-whose = { $mine ->
        [true] een politicus van jou
       *[other] een politicus van { PLAYER($whom) }
    }
motion = { $act ->
        [convert] { WORD($conversion, kind: "conversion") } ruilen
        [emigrate] { motion-whose } naar { WORD($target, kind: "region") } laten emigreren
        [campaign] { motion-whose } in { WORD($target, kind: "region") } plaatsen
        [rehabilitate] { motion-whose } terughalen van Mauritius
        [purge] { motion-whose } verwijderen
        [attack] { WORD($target, kind: "region") } aanvallen
        [ban] { motion-noun } voorstellen
        [disarm] { motion-noun } voorstellen
        [sanction] { motion-noun } voorstellen
        [lift] { motion-noun } voorstellen
        [trade] { COUNT($gives) ->
            [0] { EACH($takes, say: "chips") } van { WORD($target, kind: "region") } eisen
           *[other] { COUNT($takes) ->
                [0] { WORD($target, kind: "region") } { EACH($gives, say: "chips") } geven
               *[other] { WORD($target, kind: "region") } { EACH($gives, say: "chips") } geven voor { EACH($takes, say: "chips") }
            }
        }
       *[send-troops] UNO-troepen naar { WORD($target, kind: "region") } sturen
    }
motion-noun = { $act ->
        [ban] { $mine ->
            [true] een verbod op jou in { WORD($target, kind: "region") }
           *[other] een verbod op { PLAYER($whom) } in { WORD($target, kind: "region") }
        }
        [disarm] de ontwapening van { WORD($target, kind: "region") }
        [sanction] sancties tegen { WORD($target, kind: "region") }
        [lift] het opheffen van de sancties tegen { WORD($target, kind: "region") }
       *[send-troops] UNO-troepen naar { WORD($target, kind: "region") }
    }
motion-moved = { $own ->
        [true] Jouw voorstel: { motion-noun }
       *[other] Voorstel van { PLAYER($proposer) }: { motion-noun }
    }

## Wat er gebeurt

event-bade = { PLAYER($seat) } biedt { $politicians ->
        [one] { $politicians } politicus
       *[other] { $politicians } politici
    } op { WORD($region, kind: "region") }.
event-unsold = Niemand biedt op { WORD($region, kind: "region") }.
event-settled = { PLAYER($seat) } begint in { WORD($region, kind: "region") }.
event-hand-filled = { PLAYER($seat) } heeft { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }.
event-cards-drawn = Je trekt: { WORDS($cards, kind: "card") }.
event-reserve-renewed = Alle afgelegde kaarten van { PLAYER($seat) } zijn weer te kiezen.
event-discarded = { PLAYER($seat) } legt { WORD($card, kind: "card") } af.
event-open-card-expired = De open kaart { WORD($card, kind: "card") } van { PLAYER($seat) } vervalt.
event-first-player = { PLAYER($seat) } is de zwakste partij en begint.
event-tie-diced = De dobbelsteen beslist tussen { PLAYERS($seats) }: { PLAYER($picked) }.
event-placed = { PLAYER($seat) } plaatst { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    } in { WORD($region, kind: "region") }.
event-went-home = { PLAYER($seat) } neemt { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    } terug uit { WORD($region, kind: "region") }.
event-resigned = { PLAYER($seat) } stuurt { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    } uit { WORD($region, kind: "region") } naar Mauritius.
event-resigned-from-base = { PLAYER($seat) } stuurt { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    } uit de basis naar Mauritius.
event-came-home = { PLAYER($seat) } haalt { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    } terug van Mauritius.
event-moved = { PLAYER($seat) }: { $count ->
        [one] { $count } politicus
       *[other] { $count } politici
    } van { WORD($origin, kind: "region") } naar { WORD($region, kind: "region") }.
event-delegated = { PLAYER($seat) } stuurt een politicus uit { WORD($region, kind: "region") } naar de UNO.
event-delegated-from-base = { PLAYER($seat) } stuurt een politicus uit de basis naar de UNO.
event-left-the-game = { PLAYER($seat) } haalt een politicus uit { WORD($region, kind: "region") } uit het spel.
event-gave-up-from-base = { PLAYER($seat) } haalt een politicus uit de basis uit het spel.
event-government-changed = { COUNT($government) ->
        [0] { WORD($region, kind: "region", form: "The") } heeft geen regering meer.
       *[other] { WORD($region, kind: "region", form: "The") } wordt nu geregeerd door { PLAYERS($government) }.
    }
event-gained = { WORD($region, kind: "region", form: "The") } krijgt { chips }.
event-lost = { WORD($region, kind: "region", form: "The") } verliest { chips }.
event-turn-began = { PLAYER($seat) } is aan de beurt.
event-turn-passed = { PLAYER($seat) } kan niets doen.
event-card-played = { PLAYER($seat) } speelt { WORD($card, kind: "card") }.
event-activated = { PLAYER($seat) } activeert { WORD($region, kind: "region") }: regering { PLAYERS($government) }, { $actions ->
        [one] { $actions } actie
       *[other] { $actions } acties
    }.
event-empty-region-done = { PLAYER($seat) } vinkt { WORD($region, kind: "region") } af, daar is niemand.
event-actions-forgone = { PLAYER($seat) } wil geen verdere actie in { WORD($region, kind: "region") }.
event-drive-used = { PLAYER($seat) } gebruikt { card-drive } voor nog een actie in { WORD($region, kind: "region") }.
event-action-failed = De actie in { WORD($region, kind: "region") } gaat niet door.
event-activation-ended = { WORD($region, kind: "region", form: "The") } is klaar.
event-dominated = { PLAYER($seat) } regeert { $regions } regio’s; { $goal } zijn genoeg voor dominantie.
event-evaluation-began = Waardering { $number }: de punten worden geteld.
event-scored = { PLAYER($seat) }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $delegates } in de UNO, { $mauritius } op Mauritius).
event-won = { PLAYER($seat) } heeft { $points } punten en wint.
event-round-won = { PLAYER($seat) } heeft de meeste punten, maar niet genoeg om te winnen.
event-exhausted = { PLAYER($seat) } heeft niemand meer; { PLAYER($winner) } wint.
event-dominance-moved = Dominantie vraagt nu { $goal } regio’s.
event-amnesty = Amnestie: alle markeerstenen verdwijnen van de kaart.
event-troops-declined = { PLAYER($seat) } vraagt geen troepen.
event-troops-moved = { PLAYER($seat) } stelt UNO-troepen tegen { WORD($region, kind: "region") } voor.
event-troops-decided = { $accepted ->
        [true] De UNO stuurt troepen naar { WORD($region, kind: "region") }
       *[other] De UNO stuurt geen troepen naar { WORD($region, kind: "region") }
    } ({ $ayes }:{ $noes }).
event-troops-fought = UNO-troepen tegen { WORD($region, kind: "region") }: dobbelstenen { $attacker } en { $defender }, totalen { $attack }:{ $defence }, { $result ->
        [won] de UNO wint
        [lost] de UNO verliest
       *[drawn] onbeslist
    }.
event-protectorate-made = { WORD($region, kind: "region", form: "The") } wordt een protectoraat van de UNO.
event-proposed-budget = { PLAYER($seat) } stelt in { WORD($region, kind: "region") } voor: { WORD($conversion, kind: "conversion") }.
event-proposed-emigration = { PLAYER($seat) } stelt voor dat een politicus van { PLAYER($party) } van { WORD($region, kind: "region") } naar { WORD($destination, kind: "region") } emigreert.
event-proposed-propaganda = { PLAYER($seat) } stelt in { WORD($region, kind: "region") } propaganda voor: { PLAYER($party) } plaatst iemand in { WORD($destination, kind: "region") }.
event-proposed-rehabilitation = { PLAYER($seat) } stelt in { WORD($region, kind: "region") } voor een politicus van { PLAYER($party) } eerherstel te geven.
event-proposed-purge = { PLAYER($seat) } laat een politicus van { PLAYER($victim) } uit { WORD($region, kind: "region") } verwijderen.
event-proposed-war = { PLAYER($seat) } stelt voor dat { WORD($region, kind: "region") } oorlog voert tegen { WORD($target, kind: "region") }.
event-split-proposed = { $how ->
        [first] Na een overwinning plaatst { PLAYER($seat) } eerst.
        [evenly] Een overwinning wordt gelijk verdeeld.
       *[other] Een overwinning wordt met dobbelstenen verdeeld.
    }
event-proposed-ban = { PLAYER($seat) } stelt een verbod op { PLAYER($party) } in { WORD($region, kind: "region") } voor.
event-proposed-disarmament = { PLAYER($seat) } stelt de ontwapening van { WORD($region, kind: "region") } voor.
event-proposed-sanction = { PLAYER($seat) } stelt sancties tegen { WORD($region, kind: "region") } voor.
event-proposed-lifting = { PLAYER($seat) } stelt voor de sancties tegen { WORD($region, kind: "region") } op te heffen.
event-agreed = { PLAYER($seat) } stemt in.
event-objected = { PLAYER($seat) } maakt bezwaar.
event-withdrawn = { PLAYER($seat) } ziet van de actie af.
event-dice-offered = { PLAYER($seat) } biedt aan te dobbelen.
event-dice-refused = { PLAYER($seat) } wil niet dobbelen.
event-dice-decided = { $carried ->
        [true] De dobbelsteen beslist voor { PLAYER($seat) }.
       *[other] De dobbelsteen beslist tegen { PLAYER($seat) }.
    }
event-list-proposed = { PLAYER($seat) } stelt voor wie achtereenvolgens over de volgende acties beslist: { PLAYERS($shares) }.
event-list-refused = { PLAYER($seat) } wijst de lijst af.
event-list-agreed = Afgesproken: over de volgende acties beslissen achtereenvolgens { PLAYERS($shares) }.
event-absolute-majority = Absolute meerderheid in { WORD($region, kind: "region") } voor { PLAYERS($government) }: { $yes } tegen { $no }.
event-voted = { WORD($region, kind: "region", form: "The") } stemt: { $yes } voor, { $no } tegen.
event-sacrificed = { PLAYER($seat) } offert een politicus in { WORD($region, kind: "region") }.
event-offer-made = { PLAYER($seat) } doet vanuit { WORD($region, kind: "region") } een bod aan { WORD($partner, kind: "region") }.
event-offered = { WORD($region, kind: "region", form: "The") } zou { chips } geven.
event-offer-refused = { PLAYER($seat) } wijst het bod af.
event-traded = { WORD($region, kind: "region", form: "The") } en { WORD($partner, kind: "region") } handelen.
event-protest-rolled = { $protests ->
        [true] Een { $face }: protesten in { WORD($region, kind: "region") } tegen het gebruik van grondstoffen.
       *[other] Een { $face }: geen protesten in { WORD($region, kind: "region") }.
    }
event-warmonger-used = { PLAYER($seat) } gebruikt { card-warmonger } voor de { $side ->
        [attack] aanval
       *[defence] verdediging
    }.
event-war-fought = Oorlog van { WORD($region, kind: "region") } tegen { WORD($target, kind: "region") }: dobbelstenen { $attacker } en { $defender }, totalen { $attack }:{ $defence }, { $result ->
        [won] de aanvaller wint
        [lost] de verdediger wint
       *[drawn] onbeslist
    }.
event-staked-for = { WORD($region, kind: "region", form: "The") } zet { $chips } in vóór het voorstel.
event-staked-against = { WORD($region, kind: "region", form: "The") } zet { $chips } in tegen het voorstel.
event-abstained = { WORD($region, kind: "region", form: "The") } onthoudt zich.
event-stake-refused = { PLAYER($seat) } stemt niet in met de inzet van { WORD($region, kind: "region") }.
event-stake-diced = { $stands ->
        [true] De dobbelsteen laat de inzet van { WORD($region, kind: "region") } staan.
       *[other] De dobbelsteen schrapt de inzet van { WORD($region, kind: "region") }.
    }
event-bribed = { WORD($region, kind: "region", form: "The") } koopt een afgevaardigde van { PLAYER($seat) } om: { WORD($vote, kind: "vote") }.
event-bribe-refused = { PLAYER($seat) } stemt niet in met omkoping door { WORD($region, kind: "region") }.
event-delegates-voted = Afgevaardigden van { PLAYER($seat) }: { $ayes } voor, { $noes } tegen.
event-proposal-decided = { $accepted ->
        [true] Het voorstel is aangenomen
       *[other] Het voorstel is verworpen
    }, { $ayes }:{ $noes }.
event-disarmed = { WORD($region, kind: "region", form: "The") } mag zich tot de volgende waardering niet bewapenen.
event-sanctioned = { WORD($region, kind: "region", form: "The") } staat tot de volgende waardering onder sancties.
event-sanction-lifted = De sancties tegen { WORD($region, kind: "region") } zijn opgeheven.
event-card-laid-open = { PLAYER($seat) } legt { WORD($card, kind: "card") } open neer.
event-card-cancelled = { WORD($card, kind: "card") } van { PLAYER($seat) } is opgeheven.
event-pact-made = { WORD($region, kind: "region", form: "The") } kan tot de volgende waardering niet door { WORD($neighbour, kind: "region") } worden aangevallen.
event-assassination = { PLAYER($seat) } pleegt een aanslag op { PLAYER($victim) } in { WORD($region, kind: "region") }: { $face }.
event-revolution-rolled = Revolutie in { WORD($region, kind: "region") }: { $face ->
        [one] { $face } mag blijven
       *[other] { $face } mogen blijven
    }.
event-sabotage-rolled = Sabotage in { WORD($region, kind: "region") }: { $face ->
        [one] { $face } schijfje
       *[other] { $face } schijfjes
    }.
event-coup-planned = { PLAYER($seat) } beraamt een coup in { WORD($region, kind: "region") }.
event-plotters-committed = { PLAYER($seat) } laat { $politicians ->
        [one] { $politicians } politicus
       *[other] { $politicians } politici
    } samenzweren.
event-loyalists-committed = { PLAYER($seat) } zet { $politicians ->
        [one] { $politicians } politicus
       *[other] { $politicians } politici
    } in ter verdediging.
event-coup-fought = { $success ->
        [true] De coup van { PLAYER($seat) } in { WORD($region, kind: "region") } slaagt
       *[other] De coup van { PLAYER($seat) } in { WORD($region, kind: "region") } mislukt
    }: dobbelstenen { $plotters } en { $government }, totalen { $attack }:{ $defence }.

## Wat je kunt doen

action-bid = { $politicians ->
        [one] { $politicians } politicus
       *[other] { $politicians } politici
    } bieden
action-settle = In { WORD($region, kind: "region") } beginnen met { $politicians }
action-place = Iemand in { WORD($region, kind: "region") } plaatsen
action-take-card = { WORD($card, kind: "card") } nemen
action-recall = Eerst politici terugroepen
action-recall-from = Iemand uit { WORD($region, kind: "region") } terugroepen
action-play = { WORD($card, kind: "card") } spelen
action-activate = { COUNT($government) ->
        [0] { WORD($region, kind: "region", form: "The") } afvinken (leeg)
       *[other] { WORD($region, kind: "region", form: "The") } activeren: { PLAYERS($government) }, { $strength ->
            [one] { $strength } actie
           *[other] { $strength } acties
        }
    }
action-pass = Passen
action-act = { WORD($kind, kind: "act") }
action-stop = Geen verdere actie
action-share-out = Voorstellen wie over welke actie beslist
action-assign = { $mine ->
        [true] Jij beslist deze
       *[other] { PLAYER($seat) } beslist deze
    }
action-use-drive = { card-drive } gebruiken voor nog een actie
action-convert = { $pay ->
        [raw] { $pays ->
            [one] { $pays } grondstof
           *[other] { $pays } grondstoffen
        }
       *[other] { $pays } { WORD($pay, kind: "resource") }
    } voor { $gains } { WORD($gain, kind: "resource") }
action-emigrate = { mover }: iemand naar { WORD($region, kind: "region") }
action-campaign = { mover }: iemand in { WORD($region, kind: "region") }
action-rehabilitate = { $mine ->
        [true] Eerherstel voor iemand van jou
       *[other] Eerherstel voor iemand van { PLAYER($seat) }
    }
action-purge = Iemand van { PLAYER($seat) } verwijderen
action-attack = { WORD($region, kind: "region", form: "The") } aanvallen ({ $won }% winst, { $drawn }% onbeslist)
action-ban = { PLAYER($seat) } in { WORD($region, kind: "region") } verbieden
action-disarm = { WORD($region, kind: "region", form: "The") } ontwapenen
action-sanction = Sancties tegen { WORD($region, kind: "region") }
action-lift = Sancties tegen { WORD($region, kind: "region") } opheffen
action-stake = { $chips ->
        [one] { $chips } schijfje
       *[other] { $chips } schijfjes
    } inzetten
action-agree = Instemmen
action-object = Bezwaar maken
action-withdraw = Van de actie afzien
action-offer-dice = Aanbieden te dobbelen
action-sacrifice = Een politicus offeren
action-decline = { $of ->
        [pass] Laten doorgaan
        [fail] Laten mislukken
        [drive] Geen extra actie
        [alternative] Geen andere actie
        [bribe] Niemand omkopen
        [troops] Geen troepen
       *[warmonger] Vechten zonder deze kaart
    }
action-ballot = { $vote ->
        [yes] Voor
        [no] Tegen
       *[abstain] Onthouden
    }
action-approach = Met { WORD($region, kind: "region") } handelen
action-give = { chips } geven
action-take = { chips } nemen
action-send = Het bod versturen
action-trade = Handel met { WORD($region, kind: "region") }
action-accept = Het bod aannemen
action-refuse = Het bod afwijzen
action-counter = Een tegenbod doen
action-split-evenly = Een overwinning gelijk verdelen
action-split-by-dice = Een overwinning met dobbelstenen verdelen
action-split-first = { $mine ->
        [true] Jij plaatst eerst
       *[other] { PLAYER($seat) } plaatst eerst
    }
action-use-warmonger = { card-warmonger } voor de { $side ->
        [attack] aanval
       *[defence] verdediging
    }
action-replace = { $politicians ->
        [one] { $politicians } politicus
       *[other] { $politicians } politici
    } vervangen
action-stake-for = { $chips ->
        [one] { $chips } schijfje
       *[other] { $chips } schijfjes
    } voor
action-stake-against = { $chips ->
        [one] { $chips } schijfje
       *[other] { $chips } schijfjes
    } tegen
action-abstain = Onthouden
action-cast = { $delegates ->
        [1] { $ayes ->
            [1] Voor
           *[other] { $noes ->
                [1] Tegen
               *[other] Onthouden
            }
        }
       *[other] { $ayes } voor, { $noes } tegen
    }
action-bribe = { $price } handel betalen: { $mine ->
        [true] jouw afgevaardigde
       *[other] een afgevaardigde van { PLAYER($seat) }
    } { $vote ->
        [abstain] onthoudt zich
        [for] stemt voor
       *[against] stemt tegen
    }
action-send-troops = UNO-troepen tegen { WORD($region, kind: "region") }
action-target = Een politicus van { $mine ->
        [true] jou
       *[other] { PLAYER($seat) }
    } in { WORD($region, kind: "region") }
action-choose = { WORD($region, kind: "region", form: "name") }
action-expand = { $politicians ->
        [one] { $politicians } politicus
       *[other] { $politicians } politici
    } in { WORD($region, kind: "region") }
action-cancel = { WORD($card, kind: "card") } van { PLAYER($seat) } opheffen
action-lie-open = Voor later open neerleggen
action-commit = { $politicians ->
        [one] { $politicians } politicus
       *[other] { $politicians } politici
    } inzetten
action-remove = Eén wegnemen: { WORD($resource, kind: "resource") }
action-retire = Iemand uit { WORD($region, kind: "region") } naar Mauritius
action-retire-from-base = Iemand uit de basis naar Mauritius
action-post = Iemand uit { WORD($region, kind: "region") } naar de UNO
action-post-from-base = Iemand uit de basis naar de UNO
action-give-up = Iemand uit { WORD($region, kind: "region") } uit het spel
action-give-up-from-base = Iemand uit de basis uit het spel
action-discard-card = { WORD($card, kind: "card") } afleggen
action-keep-cards = De kaarten houden

## Wat er gevraagd wordt

prompt-auction = Bied op { WORD($region, kind: "region") }: tot { $most } van de { $base } in je basis.
    .waiting = Iedereen biedt op { WORD($region, kind: "region") }.
prompt-start-region = Kies je startregio. Hoe rijker ze is, hoe minder politici er beginnen.
    .waiting = { PLAYER($seat) } kiest een startregio.
prompt-start-placement = Plaats een politicus in een regio naar keuze (nog { $own }).
    .waiting = { PLAYER($seat) } plaatst een politicus.
prompt-take-cards = Kies { $size } gebeurteniskaarten voor je hand ({ $held } gekozen).
    .waiting = Iedereen kiest kaarten.
prompt-sort-out = Leg ongespeelde kaarten af of houd je hand; daarna wordt ze aangevuld.
    .waiting = Iedereen sorteert kaarten.
prompt-turn = Speel een kaart of activeer een regio.
    .waiting = { PLAYER($seat) } is aan de beurt.
prompt-recalling = Roep politici terug naar je basis.
    .waiting = { PLAYER($seat) } roept politici terug.
prompt-sharing = Wie beslist over actie { $action } van { $actions } in { WORD($region, kind: "region") }? Zodra alle partners akkoord gaan, is de lijst bindend.
    .waiting = { PLAYER($seat) } stelt een lijst op voor { WORD($region, kind: "region") }.
prompt-government-acts = { WORD($region, kind: "region", form: "The") } handelt: kies een actie (nog { $actions }).
    .waiting = { PLAYER($seat) } kiest een actie voor { WORD($region, kind: "region") }.
prompt-extra-action = { card-drive } gebruiken voor nog een actie in { WORD($region, kind: "region") }?
    .waiting = In { WORD($region, kind: "region") } is nog een actie mogelijk.
prompt-consent = { PLAYER($proposer) } stelt voor { WORD($region, kind: "region") }, waar jullie samen regeren, voor: { motion }. Ga je akkoord?
    .waiting = De coalitiepartners worden gevraagd.
prompt-disagreement = Bezwaar van { PLAYERS($objected) } tegen je plan: { motion }. Wat nu?
    .waiting = { PLAYER($seat) } antwoordt op het bezwaar van { PLAYERS($objected) }.
prompt-dice-offer = { PLAYER($seat) } wil erover dobbelen: { motion }. Ga je akkoord?
    .waiting = { PLAYER($seat) } heeft een worp aangeboden.
prompt-sharing-consent = { $alone ->
        [true] { PLAYER($first) } zou over { $actions ->
            [2] beide
           *[other] alle { $actions }
        } resterende acties in { WORD($region, kind: "region") } beslissen.
       *[other] Over de volgende acties in { WORD($region, kind: "region") } zouden achtereenvolgens { PLAYERS($shares) } beslissen.
    } Ga je akkoord?
    .waiting = De partners bekijken een lijst.
prompt-vote = { PLAYER($proposer) } stelt voor { WORD($region, kind: "region") } voor: { motion }. Je hebt { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } stemt over de actie.
prompt-open-vote = { PLAYER($proposer) } stelt voor { WORD($region, kind: "region") } voor: { motion }. Je hebt { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    } en stemt openlijk.
    .waiting = { WORD($region, kind: "region", form: "The") } stemt open over de actie.
prompt-duel = { $standing ->
        [true] In { WORD($region, kind: "region") } gaat dit nu door: { motion }. Een politicus daar offeren om het tegen te houden?
       *[other] In { WORD($region, kind: "region") } mislukt dit nu: { motion }. Een politicus daar offeren om het door te zetten?
    }
    .waiting = Offers beslissen over de actie in { WORD($region, kind: "region") }.
prompt-alternatives = In { WORD($region, kind: "region") } verworpen: { motion }. Een andere actie voorstellen?
    .waiting = De oppositie van { WORD($region, kind: "region") } mag een andere actie voorstellen.
prompt-budget = Kies een omzetting voor { WORD($region, kind: "region") }.
    .waiting = { PLAYER($seat) } plant de begroting van { WORD($region, kind: "region") }.
prompt-emigration = Wie emigreert er uit { WORD($region, kind: "region") }, en waarheen?
    .waiting = { PLAYER($seat) } plant een emigratie uit { WORD($region, kind: "region") }.
prompt-propaganda = Waar komt een nieuwe politicus? Een ander uit de basis gaat ervoor naar Mauritius.
    .waiting = { PLAYER($seat) } plant propaganda in { WORD($region, kind: "region") }.
prompt-rehabilitation = Wiens politicus komt terug van Mauritius? Dat kost { $price } diplomatie van { WORD($region, kind: "region") }.
    .waiting = { PLAYER($seat) } plant eerherstel in { WORD($region, kind: "region") }.
prompt-partner = Met welke regio handelt { WORD($region, kind: "region") }?
    .waiting = { PLAYER($seat) } zoekt een partner voor { WORD($region, kind: "region") }.
prompt-offer = Stel het bod samen en verstuur het. Je geeft: { COUNT($gives) ->
        [0] niets
       *[other] { EACH($gives, say: "chips") }
    }. Je vraagt: { COUNT($takes) ->
        [0] niets
       *[other] { EACH($takes, say: "chips") }
    }.
    .waiting = { PLAYER($seat) } stelt een bod samen.
prompt-reply = { PLAYER($author) } doet je een bod. Je krijgt { COUNT($get) ->
        [0] niets
       *[other] { EACH($get, say: "chips") }
    }, je geeft { COUNT($pay) ->
        [0] niets
       *[other] { EACH($pay, say: "chips") }
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } bekijkt het bod van { PLAYER($author) }.
prompt-purge-victim = Wiens politicus moet uit { WORD($region, kind: "region") } terug naar de basis? Dat kost daar { $price } leger, zonder stemming.
    .waiting = { PLAYER($seat) } plant een zuivering in { WORD($region, kind: "region") }.
prompt-war-target = Welke regio wordt vanuit { WORD($region, kind: "region") } aangevallen?
    .waiting = { PLAYER($seat) } plant een oorlog vanuit { WORD($region, kind: "region") }.
prompt-war-split = Hoe wordt een overwinning onder { PLAYERS($partners) } verdeeld?
    .waiting = { PLAYER($seat) } zegt hoe een overwinning wordt verdeeld.
prompt-war = { WORD($home, kind: "region", form: "The") } valt { WORD($region, kind: "region") } aan, { $ours } tegen { $theirs }{ $thrown ->
        [true] {""} met de dobbelstenen
       *[other] {""} vóór de dobbelstenen
    }. { card-warmonger } inzetten voor 1 meer?
    .waiting = Een oorlog wordt zo beslist.
prompt-spoils = Gewonnen: hoeveel politici van { PLAYERS($losers) } vervang je in { WORD($region, kind: "region") }? Hoogstens { $most }.
    .waiting = { PLAYER($seat) } benut de overwinning in { WORD($region, kind: "region") }.
prompt-proposal = { $by ->
        [card] Wat stelt je kaart voor? De regeringen en de UNO stemmen erover.
       *[region] Wat stelt { WORD($region, kind: "region") } voor? De regeringen en de UNO stemmen erover.
    }
    .waiting = { PLAYER($seat) } doet een voorstel.
prompt-own-stake = Hoeveel diplomatieschijfjes van { WORD($region, kind: "region") } zet je in voor je eigen voorstel?
    .waiting = { PLAYER($seat) } zet diplomatie van { WORD($region, kind: "region") } in.
prompt-government-stake = { motion-moved } ({ $ayes } voor, { $noes } tegen). Hoeveel van de { $held } diplomatie van { WORD($region, kind: "region") } zet je in?
    .waiting = { PLAYER($seat) } bepaalt de inzet van { WORD($region, kind: "region") }.
prompt-stake-consent = { $side ->
        [for] { PLAYER($seat) } wil { $count } diplomatie van { WORD($region, kind: "region") } inzetten voor { motion-noun }.
       *[against] { PLAYER($seat) } wil { $count } diplomatie van { WORD($region, kind: "region") } inzetten tegen { motion-noun }.
    } Ga je akkoord?
    .waiting = De partners in { WORD($region, kind: "region") } bekijken de inzet.
prompt-factions = { motion-moved } ({ $ayes } voor, { $noes } tegen). { $delegates ->
        [one] Hoe stemt je afgevaardigde?
       *[other] Hoe stemmen je { $delegates } afgevaardigden?
    }
    .waiting = De fracties van de UNO stemmen.
prompt-bribery = { bribed-matter } Koopt { WORD($region, kind: "region") } afgevaardigden om?
    .waiting = { PLAYER($seat) } beslist over omkoping door { WORD($region, kind: "region") }.
prompt-bribe-consent = { bribed-matter } { WORD($region, kind: "region", form: "The") } wil { $price } handel betalen opdat { $yours ->
        [true] jouw afgevaardigde
       *[other] een afgevaardigde van { PLAYER($victim) }
    } { $vote ->
        [abstain] zich onthoudt
        [for] voor stemt
       *[against] tegen stemt
    }. Ga je akkoord?
    .waiting = De partners in { WORD($region, kind: "region") } bekijken een omkoping.
prompt-assassination-victim = Op wie wordt een aanslag gepleegd, en waar? Dobbelsteen 1: uit het spel, 2: terug naar de basis, 3: een van jou vlucht.
    .waiting = { PLAYER($seat) } beraamt een aanslag.
prompt-expansion = Waarheen breid je uit? Hoogstens twee van je politici gaan er vanuit de basis heen.
    .waiting = { PLAYER($seat) } breidt uit.
prompt-retirement-victim = Wie gaat met pensioen? Die politicus gaat terug naar de basis van de eigen partij.
    .waiting = { PLAYER($seat) } stuurt iemand met pensioen.
prompt-defection = Wiens politicus vervang je door een uit je basis? Nog een van jou gaat ervoor naar Mauritius.
    .waiting = { PLAYER($seat) } lokt een overloper.
prompt-defector-fee = Nog een politicus van jou gaat naar Mauritius: welke?
    .waiting = { PLAYER($seat) } betaalt voor de overloper.
prompt-transfer = Wie wordt overgeplaatst, en vanwaar?
    .waiting = { PLAYER($seat) } plaatst een politicus over.
prompt-transfer-to = Waarheen gaat { $mine ->
        [true] jouw politicus
       *[other] de politicus van { PLAYER($party) }
    } uit { WORD($origin, kind: "region") }?
    .waiting = { PLAYER($seat) } plaatst een politicus van { PLAYER($party) } over.
prompt-development-aid = Welke regio krijgt ontwikkelingshulp: twee handel van een regio die meer heeft?
    .waiting = { PLAYER($seat) } verleent ontwikkelingshulp.
prompt-aid-giver = Welke regio geeft twee handel aan { WORD($region, kind: "region") }?
    .waiting = { PLAYER($seat) } kiest wie aan { WORD($region, kind: "region") } geeft.
prompt-recession = Waar breekt de recessie uit? Daar en ernaast gaat alle handel boven de regeringssterkte verloren.
    .waiting = { PLAYER($seat) } speelt een recessie.
prompt-revolution = Waar breekt de revolutie uit? Daar en ernaast bepalen dobbelstenen hoeveel politici regeringspartijen houden.
    .waiting = { PLAYER($seat) } speelt een revolutie.
prompt-sabotage = Welke regio wordt gesaboteerd? Ze verliest zoveel schijfjes van jouw keuze als de dobbelsteen toont.
    .waiting = { PLAYER($seat) } beraamt sabotage.
prompt-sabotaging = Neem een schijfje weg uit { WORD($region, kind: "region") } (nog { $left }).
    .waiting = { PLAYER($seat) } saboteert { WORD($region, kind: "region") }.
prompt-unrest = Waar breken de relletjes uit? Daar en ernaast houden regeringspartijen niet meer politici dan er handel is.
    .waiting = { PLAYER($seat) } ontketent relletjes.
prompt-initiative-backer = Welke van je regio’s betaalt een diplomatieschijfje voor het initiatief? Het telt als stem voor je voorstel.
    .waiting = { PLAYER($seat) } zoekt steun voor een initiatief.
prompt-pact = Welke regio beschermt het verdrag tegen een van haar buren?
    .waiting = { PLAYER($seat) } sluit een verdrag.
prompt-pact-neighbour = Welke buur mag { WORD($region, kind: "region") } tot de volgende waardering niet aanvallen?
    .waiting = { PLAYER($seat) } beschermt { WORD($region, kind: "region") }.
prompt-warmonger = Een open kaart opheffen of { card-warmonger } neerleggen?
    .waiting = { PLAYER($seat) } speelt { card-warmonger }.
prompt-coup-region = Waar is de coup? Lukt hij, dan vervangen jouw politici de regering.
    .waiting = { PLAYER($seat) } beraamt een coup.
prompt-coup = { $plotting ->
        [true] Hoeveel zweren er samen in { WORD($region, kind: "region") }? De regering heeft sterkte { $strength }, je basis { $base }. Wie meedoet, gaat naar Mauritius.
       *[other] Hoeveel verdedigen de regering van { WORD($region, kind: "region") } (sterkte { $strength })? Je basis heeft { $base }. Wie meedoet, gaat naar Mauritius.
    }
    .waiting = { PLAYER($seat) } waagt een coup in { WORD($region, kind: "region") }.
prompt-posting = Stuur politici naar de UNO: nog { $left } van { $of }. Hoe meer punten, hoe meer; je staat op plaats { $place }.
    .waiting = Politici gaan naar de UNO.
prompt-removal = Haal politici uit het spel: nog { $left } van { $of }, zodat iedereen er evenveel afstaat.
    .waiting = Politici verlaten het spel.
prompt-troops-motion = Naar welke regio moet de UNO { $troops } troepen sturen? De afgevaardigden stemmen erover.
    .waiting = De UNO overweegt troepen.

## Wat niet kan

refusal-no-list-now = { $actions ->
        [one] Van { $actions } resterende actie
       *[other] Van { $actions } resterende acties
    } kan geen lijst worden gemaakt.
refusal-only-lifting = { WORD($region, kind: "region", form: "The") } staat onder sancties: je kunt alleen voorstellen die op te heffen.
refusal-peace-in-force = { WORD($region, kind: "region", form: "The") } kan geen oorlog voeren: er geldt een vredesinitiatief.
refusal-pact-in-force = Een verdrag beschermt { WORD($other, kind: "region") } tegen { WORD($region, kind: "region") }.
refusal-no-budget-now = { WORD($region, kind: "region", form: "The") } heeft niets om om te zetten.
refusal-no-emigration-now = Niemand van de regering kan uit { WORD($region, kind: "region") } emigreren.
refusal-no-propaganda-now = Propaganda vraagt { $least } politici in de basis; aanwezig: { $base }.
refusal-no-rehabilitation-now = Eerherstel vraagt een diplomatieschijfje ({ WORD($region, kind: "region") } heeft er { $diplomacy }) en iemand op Mauritius ({ $mauritius }).
refusal-no-trade-now = { WORD($region, kind: "region", form: "The") } heeft geen buur om mee te handelen.
refusal-no-purge-now = Een zuivering vraagt een legerschijfje ({ WORD($region, kind: "region") } heeft er { $army }) en een oppositie.
refusal-no-war-now = { WORD($region, kind: "region", form: "The") } heeft niemand om oorlog tegen te voeren.
refusal-no-proposal-now = Een voorstel vraagt een diplomatieschijfje ({ WORD($region, kind: "region") } heeft er { $diplomacy }) en iets om voor te stellen.
refusal-bid-too-high = { FIGURE($bid) } is te veel: { $kept ->
        [one] { $kept } van de { $base } in de basis moet
       *[other] { $kept } van de { $base } in de basis moeten
    } blijven.
refusal-bid-below-zero = Een bod van { FIGURE($bid) } is niet mogelijk.
refusal-start-region-taken = { WORD($region, kind: "region", form: "The") } is de startregio van { PLAYER($owner) }.
refusal-no-such-bribe = { PLAYER($seat) } heeft { $delegates ->
        [one] { $delegates } omkoopbare afgevaardigde
       *[other] { $delegates } omkoopbare afgevaardigden
    }; het kost { $price } handel, de regio heeft { $trade }.
refusal-cannot-pay = { WORD($region, kind: "region", form: "The") } kan geen { $pays } betalen: { WORD($resource, kind: "resource") }; aanwezig: { $held }.
refusal-disarmed = { WORD($region, kind: "region", form: "The") } is ontwapend en mag zich niet bewapenen.
refusal-changes-nothing = Dat zou niets veranderen in { WORD($region, kind: "region") }: { WORD($resource, kind: "resource") } { $held }, hoogstens { $cap }, of de voorraad is op.
refusal-pact-already = Tussen { WORD($region, kind: "region") } en { WORD($other, kind: "region") } geldt al een verdrag.
refusal-not-adjacent = { WORD($other, kind: "region", form: "The") } grenst niet aan { WORD($region, kind: "region") }.
refusal-party-not-there = { PLAYER($seat) } heeft daar niemand: { WORD($region, kind: "region") }.
refusal-no-such-number = { $count } is niet mogelijk: van { $least } tot { $most }.
refusal-region-without-effect = De kaart zou daar geen effect hebben: { WORD($region, kind: "region") }.
refusal-giver-not-richer = { WORD($giver, kind: "region", form: "The") } ({ $gives } handel) is niet rijker dan { WORD($receiver, kind: "region") } ({ $has }).
refusal-chips-not-there = { WORD($region, kind: "region", form: "The") } heeft geen { $count }: { WORD($resource, kind: "resource") }; aanwezig: { $held }.
refusal-nobody-to-overthrow = Daar is geen andere regering om omver te werpen: { WORD($region, kind: "region") }.
refusal-only-lifted-by-itself = Alleen { WORD($region, kind: "region") } zelf kan voorstellen zijn sancties op te heffen.
refusal-not-sanctioned = Er zijn geen sancties om op te heffen: { WORD($region, kind: "region") }.
refusal-sanctioned-already = Er zijn al sancties: { WORD($region, kind: "region") }.
refusal-marker-used-up = Alle { $count } markeerstenen zijn in gebruik ({ WORD($marker, kind: "word") }): { WORDS($regions, kind: "region") }.
refusal-nothing-to-disarm = Er valt niets te ontwapenen: { WORD($region, kind: "region") }.
refusal-no-such-stake = { $chips } is niet mogelijk: van { $least } tot { $held }.
refusal-not-in-government-here = { PLAYER($seat) } regeert hier niet: { WORD($region, kind: "region") }.
refusal-base-too-small = { PLAYER($seat) } heeft { $base } in de basis; nodig: { $least }.
refusal-nobody-on-mauritius = { PLAYER($seat) } heeft niemand op Mauritius.
refusal-not-in-opposition = { PLAYER($seat) } zit hier niet in de oppositie: { WORD($region, kind: "region") }.
refusal-no-government-there = { WORD($other, kind: "region", form: "The") } heeft geen regering.
refusal-own-government-there = { WORD($other, kind: "region", form: "The") } wordt door dezelfde partijen geregeerd als { WORD($region, kind: "region") }.
refusal-already-in-offer = Het bod noemt dat al ({ WORD($region, kind: "region") }): { WORD($resource, kind: "resource") }.
refusal-no-more-counters = Er zijn hoogstens { $most } tegenbiedingen.
refusal-region-empty = Daar is niemand: { WORD($region, kind: "region") }.
refusal-region-done = { WORD($region, kind: "region", form: "The") } is deze ronde al klaar.
refusal-recalled-already = Je hebt deze beurt al politici teruggeroepen.
refusal-nobody-to-recall = Je hebt geen politici in regio’s om terug te roepen.
refusal-card-without-effect = { WORD($card, kind: "card") } zou nu geen effect hebben.
refusal-card-not-held = Je hebt { WORD($card, kind: "card") } niet in handen.
refusal-no-such-votes = { $ayes } voor en { $noes } tegen kan niet met { $delegates ->
        [one] { $delegates } afgevaardigde
       *[other] { $delegates } afgevaardigden
    }.
refusal-protectorate-already = { WORD($region, kind: "region", form: "The") } is al een protectoraat.

## Wat er beloofd wordt

remark-will-vote = { PLAYER($speaker) } belooft voor de volgende stemming: { WORD($vote, kind: "vote") }.
remark-will-not-attack = { PLAYER($speaker) } belooft { WORD($region, kind: "region") } tot de volgende waardering niet aan te vallen.
remark-call-against = { PLAYER($speaker) }: { PLAYER($seat) } staat op het punt te winnen. Dat moeten we samen verhinderen.
remark-threaten = { PLAYER($speaker) }: { PLAYER($seat) }, wie mij aanvalt, wordt aangevallen.
remark-ask-peace = { PLAYER($speaker) }: { PLAYER($seat) }, laat je mijn regio’s met rust?
remark-would-trade = { PLAYER($speaker) }: { PLAYER($seat) }, ik zou { WORD($give, kind: "resource") } geven voor { WORD($take, kind: "resource") }.
remark-answer = { $because ->
        [agreed] { PLAYER($speaker) }: { PLAYER($seat) }, akkoord.
        [leader] { PLAYER($speaker) }: { PLAYER($seat) }, nee: jij staat voor.
        [broken] { PLAYER($speaker) }: { PLAYER($seat) }, nee: je hebt je woord gebroken.
       *[no-use] { PLAYER($speaker) }: { PLAYER($seat) }, nee: daar heb ik niets aan.
    }

## Hoe het eindigt

ending-threshold = De benodigde punten zijn gehaald.
ending-dominance = Eén partij domineert de wereld.
ending-exhaustion = Een partij heeft niemand meer; de rondewinnaar wint.

## De terminal

terminal-world = Waarderingen tot nu { $evaluations } · dominantie { $dominance } regio’s · { $goal } punten winnen
terminal-base = basis
terminal-regions = in regio’s
terminal-mauritius = Mauritius
terminal-un = UNO
terminal-gone = eruit
terminal-governed = regeert
terminal-cards = kaarten
terminal-points = punten
terminal-standing = nu
terminal-open-cards = Open kaarten:
terminal-hand = Jouw kaarten:
terminal-remark = belofte
    .text = Je kunt beloven, vragen, dreigen en antwoorden (niemand is eraan gebonden):
