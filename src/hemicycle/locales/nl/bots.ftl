# Woorden over bots: hun niveaus, hun redenen, de arena

## Niveaus en stijlen

level-random = Willekeurig
    .text = Doet zomaar iets wat de regels toestaan.
level-beginner = Beginner
    .text = Speelt met vuistregels en maakt fouten.
level-solid = Degelijk
    .text = Weet wat hij wil, telt kaarten en trekt conclusies.
level-strong = Sterk
    .text = Denkt vooruit zolang hij daar de tijd voor krijgt.

## Waarom een bot zou doen wat hij voorstelt

explain-random = Om het even welke; deze bot denkt niet na.
explain-habit = Uit gewoonte; deze bot weegt niets af.
explain-sh-nominate = { PLAYER($seat) } is per saldo de beste keuze: { $fascist }% kans op een fascist.
explain-sh-nominate-zone = { PLAYER($seat) } is per saldo de beste keuze: { $hitler }% kans op Hitler, { $fascist }% op een fascist.
explain-sh-nominate-in-vain = { PLAYER($seat) } wordt waarschijnlijk weggestemd, en dat is voor jouw kant beter dan jullie tweeën in functie.
explain-sh-nominate-own = { PLAYER($seat) } hoort bij jou; de anderen zien { $fascist }% kans op een fascist.
explain-sh-nominate-natural = Ook een liberaal zou { PLAYER($seat) } kunnen kiezen: de anderen zien { $fascist }% kans op een fascist.
explain-sh-call-election = { PLAYER($seat) } zou een goede president zijn: { $fascist }% kans op een fascist.
explain-sh-call-election-zone = { PLAYER($seat) } zou een goede president zijn: { $hitler }% kans op Hitler, { $fascist }% op een fascist.
explain-sh-call-election-own = { PLAYER($seat) } hoort bij jou; de anderen zien { $fascist }% kans op een fascist.
explain-sh-call-election-natural = Ook een liberaal zou { PLAYER($seat) } kunnen kiezen: de anderen zien { $fascist }% kans op een fascist.
explain-sh-investigate = { PLAYER($seat) } is het grootste raadsel: { $fascist }% kans op een fascist.
explain-sh-investigate-own = Je weet wie { PLAYER($seat) } is; nu luisteren de anderen naar wat je erover zegt.
explain-sh-investigate-natural = Ook een liberaal zou meer over { PLAYER($seat) } willen weten; wat je erover zegt is aan jou.
explain-sh-execute = De kans dat { PLAYER($seat) } Hitler is, is { $hitler }%; op een fascist is die { $fascist }%.
explain-sh-execute-own = { PLAYER($seat) } opofferen kost jouw kant het minst en lijkt eerlijk.
explain-sh-execute-natural = { PLAYER($seat) } staat in de weg, en de anderen zien { $fascist }% kans op een fascist.
explain-sh-ballot = De kans dat { PLAYER($president) } en { PLAYER($chancellor) } allebei liberaal zijn is { $liberal }%. Mislukt de stemming, dan nomineert de volgende iemand.
explain-sh-ballot-zone = De kans dat { PLAYER($president) } en { PLAYER($chancellor) } allebei liberaal zijn is { $liberal }%; de kans dat { PLAYER($chancellor) } Hitler is en het spel verloren is, is { $hitler }%.
explain-sh-ballot-chaos = De kans dat { PLAYER($president) } en { PLAYER($chancellor) } allebei liberaal zijn is { $liberal }%. Mislukt ook deze stemming, dan breekt chaos uit.
explain-sh-ballot-wary = De kans dat { PLAYER($chancellor) } Hitler is, is { $hitler }%, en daar zouden alle fascisten voor stemmen: dat is gevaarlijker dan de cijfers laten zien.
explain-sh-ballot-doubt = De kans dat { PLAYER($president) } en { PLAYER($chancellor) } allebei liberaal zijn is { $liberal }%, maar een mislukte stemming helpt ook weinig: gun ze het voordeel van de twijfel.
explain-sh-ballot-refused = De kans dat { PLAYER($seat) } fascist is, is { $fascist }%: geen ambt dus.
explain-sh-ballot-veto = Bij een veto treedt er niets in werking en gaat de verkiezingsteller één omhoog.
explain-sh-ballot-wins = Nu gekozen wint Hitler meteen: dat ben jij.
explain-sh-ballot-own = Je hebt { PLAYER($chancellor) } zelf genomineerd, en een president staat achter die keuze.
explain-sh-ballot-fascist = Stem zoals een liberaal op jouw plaats zou doen, om vertrouwd te blijven: op { PLAYER($president) } en { PLAYER($chancellor) } rust hoogstens { $suspicion }% verdenking.
explain-sh-ballot-stakes = Van deze stemming hangt voor jouw kant veel af; op { PLAYER($president) } en { PLAYER($chancellor) } rust hoogstens { $suspicion }% verdenking.
explain-sh-no-choice = Er valt niets te kiezen: alle kaarten zijn gelijk ({ WORD($policy, kind: "policy") }).
explain-sh-cards-liberal = Een liberaal houdt elke liberale wet.
explain-sh-cards-attack = Een fascistische wet is de verdenking waard; op jou rust nu { $suspicion }%.
explain-sh-cards-hide = Vertrouwen is nu meer waard dan de wet; op jou rust { $suspicion }% verdenking.
explain-sh-cards-even = Voor jouw kant maakt het nauwelijks verschil; op jou rust { $suspicion }% verdenking.
explain-sh-own-cards = Deze bot speelt altijd de kaart van de eigen partij, hier: { WORD($party, kind: "party") }, en denkt niet verder.
explain-sh-not-own-cards = Om het even welke; deze bot geeft alleen om de kaarten van de eigen partij, en daar gaat het hier niet om.
explain-sh-ask-veto-liberal = Helemaal niets is beter dan een van deze wetten.
explain-sh-ask-veto-fascist = Een mislukte regering helpt jouw kant meer dan een van deze wetten.
explain-sh-accept-veto-liberal = Helemaal geen wet is beter dan wat je hebt doorgegeven.
explain-sh-accept-veto-fascist = Een mislukte regering helpt jouw kant meer dan wat je hebt doorgegeven.
explain-sh-refuse-veto-liberal = Wat je hebt doorgegeven is beter dan een mislukte regering.
explain-sh-refuse-veto-fascist = Wat je hebt doorgegeven helpt jouw kant meer dan een mislukte regering.
explain-dm-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
explain-dm-first-column = Deze start brengt het meeste op waar het eerst wordt gestemd: { explain-dm-points }.
explain-dm-second-column = Mediastenen waar je kunt winnen, leden voor de rest: { explain-dm-points } waard.
explain-dm-bid = Wie de startspeler aanwijst, heeft het laatste woord; meer dan dit is dat niet waard.
explain-dm-name-start-player = Als { PLAYER($seat) } begint, kom jij als laatste: je ziet wat de anderen doen en ligt bij gelijke stand bovenop.
explain-dm-discard = Nieuwe kaarten beloven meer dan deze.
explain-dm-change-programme = Je programma past beter bij de deelstaten en het nationaal bord: { explain-dm-points } waard.
explain-dm-send-minister = Deze kaart levert { WORD($state, kind: "place") } meer op dan ze kost, namelijk { explain-dm-points }; je kans om er te winnen is { $chance }%.
explain-dm-send-minister-played = Deze kaart lijkt { WORD($state, kind: "place") } meer te kosten dan ze oplevert; in de doorgespeelde spellen loont ze, omdat ze samenwerkt met wat volgt.
explain-dm-call-minister = Waar de volgorde niet uitmaakt, gaat de deelstaat voor die het eerst stemt.
explain-dm-collect-votes = Stemmen zijn zeker: { WORD($state, kind: "place") } { explain-dm-points } waard, je komt er op ongeveer { $votes }.
explain-dm-raise-trend = Elke verkiezingsmanifestatie { WORD($state, kind: "place") } brengt meer op: { explain-dm-points } waard.
explain-dm-place-doubler = Het verdubbelde thema { WORD($state, kind: "place") } is het jouwe: { explain-dm-points } waard.
explain-dm-remove-doubler = Het verdubbelde thema { WORD($state, kind: "place") } helpt anderen meer dan jou: { explain-dm-points } waard.
explain-dm-swap-media = Een steen van { PLAYER($rival) } minder en een van jou meer { WORD($state, kind: "place") }: { explain-dm-points } waard.
explain-dm-lower-trend = { PLAYER($rival) } zit je { WORD($state, kind: "place") } het meest in de weg: { explain-dm-points } waard.
explain-dm-coalition = Samen winnen jullie vaker ({ WORD($state, kind: "state") }): voor jou { explain-dm-points } waard.
explain-dm-decline-coalition = Alleen ben je beter af: een overwinning hoeft niet gedeeld te worden.
explain-dm-word = Zo houd je je aan wat je { PLAYER($seat) } hebt beloofd ({ WORD($state, kind: "state") }).
explain-dm-buy-media = Een mediasteen { WORD($state, kind: "place") } geeft controle, en punten als je er wint, nu met { $chance }%: { explain-dm-points } meer waard dan zijn prijs.
explain-dm-buy-media-played = Een mediasteen { WORD($state, kind: "place") } geeft controle en houdt die bij anderen weg. Hij lijkt zijn prijs nauwelijks waard; in de doorgespeelde spellen is hij dat wel.
explain-dm-exchange-opinion = De kiezers { WORD($state, kind: "place") } komen dichter bij jouw programma dan bij dat van anderen: { explain-dm-points } waard.
explain-dm-hold-meetings = Bij een factor van { FIGURE($factor) } leveren verkiezingsmanifestaties { WORD($state, kind: "place") } { explain-dm-points } meer op dan ze kosten.
explain-dm-hold-meetings-none = Bij een factor van { FIGURE($factor) } is geld elders beter besteed dan { WORD($state, kind: "place") }.
explain-dm-poll-bid = De opiniepeiling { WORD($state, kind: "place") } is je { explain-dm-points } waard, en de prijs ligt daar nog onder.
explain-dm-poll-raise = De opiniepeiling is je meer waard dan dat; dit bod is hoog genoeg om de veiling snel te beëindigen.
explain-dm-poll-pass = De opiniepeiling { WORD($state, kind: "place") } is je { explain-dm-points } waard; de prijs ligt daarboven.
explain-dm-publish-poll = Publiceren beweegt de trends jouw kant op: { explain-dm-points } waard.
explain-dm-shelve-poll = Nieuwe leden zijn meer waard dan elke regel van deze opiniepeiling: { explain-dm-points }.
explain-dm-convert-meetings = Bij een factor van { FIGURE($factor) } zijn stemmen { WORD($state, kind: "place") } nu beter dan hoop, en de stenen komen vrij.
explain-dm-convert-meetings-none = De factor { WORD($state, kind: "place") } is { FIGURE($factor) } en kan nog stijgen; de verkiezingsmanifestaties blijven.
explain-dm-move-media = Een steen op het nationaal bord is { explain-dm-points } waard.
explain-dm-move-opinion = Op het nationaal bord is deze opinie je { explain-dm-points } waard: jouw punten en leden, min wat de anderen krijgen.
explain-dm-accept-donation = { MONEY($amount) } kun je beter gebruiken dan de leden die het kan kosten.
explain-dm-refuse-donation = Leden zijn je nu meer waard dan { MONEY($amount) }.
explain-dm-nothing = Niets hiervan is nu zijn prijs waard.
explain-dm-no-better = Niets hiervan zou je positie verbeteren.
explain-dm-rivals = Gezien wat de anderen vermoedelijk doen is dit het best, al is op zichzelf iets anders meer waard.
explain-dm-search = Bij het doorspelen aan denkbeeldige tafels kwam dit er het best uit, al is op het eerste gezicht iets anders meer waard.
explain-gp-feeling = Op gevoel; deze bot telt alleen de punten die hij voor zich ziet.
explain-gp-bid = Een redelijke prijs voor { WORD($region, kind: "region") } met handel { $trade } en leger { $army }, gezien wat je nog hebt en wat nog komt.
explain-gp-bid-nothing = { WORD($region, kind: "region", form: "The") } met handel { $trade } en leger { $army } is je geen politicus waard, gezien wat je nog hebt en wat nog komt.
explain-gp-place = Een politicus is het meest waard in { WORD($region, kind: "region") }.
explain-gp-card = { WORD($card, kind: "card") } is nu je sterkste kaart.
explain-gp-take-card = { WORD($card, kind: "card") } is de sterkste kaart in je reserve.
explain-gp-war = Een oorlog tegen { WORD($region, kind: "region") } wordt met { $won }% gewonnen, en wat er te winnen valt is het risico waard.
explain-gp-activate-own = { WORD($region, kind: "region", form: "The") } is van jou: gebruik { $actions ->
        [one] de ene actie
       *[other] de { $actions } acties
    } voordat iemand de regio van je afpakt.
explain-gp-activate-other = { WORD($region, kind: "region", form: "The") } kan je nu het minst schaden, en elke regio moet ooit geactiveerd worden.
explain-gp-for = Jij wint er meer bij dan je rivalen.
explain-gp-against = Je rivalen winnen er meer bij dan jij.
explain-gp-wait = Niets anders zou je positie verbeteren.
explain-gp-race = Dit bepaalt mede wie vlak voor de winst staat: voor jou evenveel waard als { $gain } punten.
explain-gp-offer = Een deel van de ruil die jou het meeste oplevert en die de andere kant kan aannemen.
explain-gp-no-sacrifice = Een politicus is meer waard dan hier je zin krijgen, of de andere kant zou met een van de hare antwoorden.
explain-gp-sacrifice = Je zin krijgen is hier meer waard dan een politicus.
explain-gp-keep-chips = Wat je schijfjes hier kunnen veranderen, is minder waard dan de schijfjes.
explain-gp-fair = Je partners moeten instemmen, en met een eerlijke verdeling stemmen ze in.
explain-gp-fair-share = Jouw aandeel in de acties is eerlijk.
explain-gp-small-share = Jouw aandeel in de acties is te klein.
explain-gp-warmonger = De kaart versterkt jouw kant in deze oorlog.
explain-gp-recall = Sommige van je politici zijn thuis nuttiger.
explain-gp-gain = Dit helpt je het meest tegen je rivalen, met ongeveer { $gain ->
        [one] één punt
       *[other] { $gain } punten
    }.
explain-gp-race-played = Dit bepaalt mede wie vlak voor de winst staat.
explain-gp-gain-played = Dit helpt je het meest tegen je rivalen.
explain-gp-search = Bij het doorspelen aan denkbeeldige tafels kwam dit er het best uit, al lijkt het op het eerste gezicht minder goed.
explain-gp-least = Alles kost hier iets; dit kost je het minst.

## De arena

error-budget = ‘{ $budget }’ is geen bedenktijd; die ziet eruit als 50ms, 1s, 50ms-wall (volgens de wandklok) of 400x (zoveel pogingen).
error-bot-form = ‘{ $bot }’ is geen bot; een eigen bot heet module:Klasse, met bedenktijd module:Klasse:50ms.
error-bot-import = De bot { $bot } kan niet worden geladen: { $cause }.
error-bot-kind = { $bot } is geen bot: het moet een klasse zijn die is afgeleid van hemicycle.Bot.
error-bot-start = De bot { $bot } kan niet gaan zitten: { $cause }.
error-bot-choose = { $bot } is nog geen bot: de methode choose ontbreekt.
error-bot-move = De bot { $bot } op plaats { $seat } koos ‘{ $action }’; dat wordt geweigerd ({ $why }).
error-bot-broken = De bot { $bot } liep in { $game } op plaats { $seat } bij ‘{ $asked }’ vast: { $cause }. HEMICYCLE_DEBUG=1 toont de hele traceback.
arena-error-no-game = Welk spel? Noem er een, of met --plan een plan.
arena-error-no-plan = Er is geen plan ‘{ $plan }’; er zijn: { $known }.
arena-error-not-toml = Het plan is geen TOML-bestand: { $cause }.
arena-error-no-compare = Het plan vergelijkt niets; elke vergelijking is een tabel [compare.NAAM].
arena-error-bad-entry = De vergelijking { $name } is niet te lezen: { $cause }.
arena-error-no-comparison = Het plan heeft geen vergelijking ‘{ $name }’; er zijn: { $known }.
arena-error-form = Er is geen vorm ‘{ $form }’; er zijn: { $known }.
arena-error-no-sides = { $game } heeft geen kanten; vergelijk de bots met --form mixed of one.
arena-error-one-bot = Noem voor deze vorm minstens twee bots.
arena-error-other-plan = { $file } bevat de spellen van een ander plan; kies een andere map.
arena-error-other-code = { $file } bevat spellen van een andere versie van de regels of de bots; kies een andere map.
arena-error-no-ray = Ray is hier niet geïnstalleerd: pip install 'hemicycle[ray]'.
arena-error-bad-name = ‘{ $name }’ kan geen vergelijking heten: letters, cijfers, - en _ kunnen.
arena-error-plan-says = Dat zegt het plan zelf; laat { $said } weg, of schrijf een eigen plan.
arena-error-only-of-what = Slechts één vergelijking van welk plan? Noem het met --plan.
arena-error-twice = De bot { $name } is twee keer genoemd; één keer is genoeg.
arena-error-exploit-one = Een beste antwoord wordt tegen één bot geoefend: noem hem alleen met --exploit, zonder --bots en --form.
arena-error-budget-of-what = Het budget waarvan? Het hoort bij --exploit.
arena-error-not-a-journal = { $file }, regel { $line }: dat is geen spel van een toernooi; kies een andere map.
arena-interrupted = Onderbroken. De voltooide spellen zijn bewaard: start dezelfde opdracht nog eens en het gaat verder.
arena-interrupted-training = Onderbroken. Een training die niet af was, begint bij de volgende aanroep opnieuw.
arena-page = Arena: { $plan }
arena-page-written = Geschreven door `hemicycle arena --out MAP`; niet bewerken.
arena-terms = { $seats } plaatsen, uitgave { $edition }, startwaarde { NUMBER($seed, useGrouping: 0) }, { $games ->
        [one] één spel
       *[other] { $games } spellen
    }.
arena-form-mixed = Alle bots zitten aan dezelfde tafels, elke kaartverdeling met elke draaiing van de plaatsen.
arena-form-one = De eerste bot zit alleen aan een tafel van telkens een van de andere, één keer op elke plaats van elke kaartverdeling.
arena-form-sides = Eén bot speelt een hele kant, een andere de andere, elk paar met dezelfde kaartverdelingen.
arena-form-exploit = Een beste antwoord op de bot wordt geoefend en dan op verse verdelingen gemeten, naast handgemaakte uitbuiters; alle anderen aan tafel zijn de bot.
arena-bot = bot
arena-wins-per-seat = overwinningen per plaats
arena-fair = eerlijk
arena-as = als { $role }
arena-rating = rating
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-talk = p99 ms, praten
arena-margin-wins = voorsprong, overwinningen
arena-margin-points = voorsprong, punten
arena-side = kant
arena-wins = overwinningen
arena-worst = { $side }: slechtste geval
arena-ending = einde
arena-games = spellen
arena-share = aandeel
arena-bars = Overwinningen per plaats, met 95%-intervallen
arena-matrix = Hoe vaak wint: { $side } (rijen spelen die kant, kolommen ertegen)
arena-exploiter = uitbuiter
arena-plays = speelt
arena-itself = de bot zelf
arena-gain = winst in procentpunten
arena-keeps = de bot houdt
arena-response = geoefend antwoord
arena-trained = Geoefend met { $budget } spellen per kant of plaats; gemeten op { $games } verse verdelingen, startwaarde { $seed }.
arena-one-seat = één plaats
arena-exploit-bars = Wat uitbuiters tegen { $bot } winnen
hint-over = Het spel is afgelopen; met --to kun je een eerder moment bekijken.
hint-not-asked = Aan plaats { $seat } wordt op dit moment niets gevraagd.

## Datasets

dataset-written = { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } geschreven naar { $folder }.
error-dataset-format = Het formaat ‘{ $cause }’ bestaat niet; er zijn: { $known }.
error-dataset-exists = { $folder } bestaat al. Noem een nieuwe map.
error-dataset-unwritable = { $folder } kan niet worden geschreven: { $cause }.
error-dataset-no-parquet = Voor Parquet is pip install "hemicycle[research]" nodig; of kies --format jsonl.
error-no-extra = Hiervoor is pip install "hemicycle[{ $extra }]" nodig.
terminal-more-bots = Betere bots ({ $levels }) komen met pip install "hemicycle[bots]".
