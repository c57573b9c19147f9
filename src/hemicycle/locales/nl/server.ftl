# Wat de tafelserver zegt

## Waarom hij iets niet doet: binnenkomen

refusal-who-are-you = Geef eerst je naam.
refusal-name-empty = Een naam heeft minstens één zichtbaar teken nodig.
refusal-has-account = Je hebt al het account { $account }.
refusal-account-alike = De accountnaam { $account } lijkt te veel op een andere.
refusal-account-taken = De accountnaam { $account } is bezet.
refusal-wrong-password = Accountnaam of wachtwoord klopt niet.
refusal-wrong-link = Deze plaatslink is niet meer geldig. Vraag de gastheer om een nieuwe.
refusal-forbidden-origin = Deze pagina komt van een adres dat de server niet kent ({ $host }). Staat de server achter een proxy, start hem dan met --origin.

## Tafels en plaatsen

refusal-no-such-review = Deze analyse bestaat niet.
refusal-too-many-reviews = Er zijn te veel analyses bezig. Probeer het over een tijdje opnieuw.
refusal-no-such-table = Er is geen tafel met deze code.
refusal-no-such-game = Het spel ‘{ $game }’ is er niet.
refusal-no-such-edition = Van dit spel is er geen uitgave ‘{ $edition }’.
refusal-no-such-lesson = Een les ‘{ $lesson }’ is er hier niet.
refusal-bad-lesson = Deze les kan niet worden gelezen: { $cause }.
refusal-lesson-revision = Deze les is geschreven voor versie { $revision } van de regels; hier geldt nu versie { $played }.
refusal-lesson-alone = Een les speel je alleen, tegen de bots van de les, en ze begint meteen.
refusal-no-such-option = De instelling ‘{ $option }’ bestaat niet of kan deze waarde niet hebben.
refusal-no-such-level = Voor dit spel zijn er geen bots van niveau ‘{ $level }’.
refusal-seat-count = Deze uitgave kan niet met { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    } worden gespeeld.
refusal-seats-occupied = Er zijn { $seated } plaatsen bezet, maar er zouden er maar { $seats } zijn.
refusal-seats-open = { COUNT($seats) ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { COUNT($seats) } plaatsen vrij.
 }
refusal-not-come-yet = { COUNT($seats) ->
    [one] Iemand met wie jullie nog eens willen spelen, is er nog niet. Wacht, of maak de stoel vrij.
   *[other] { COUNT($seats) } spelers met wie jullie nog eens willen spelen, zijn er nog niet. Wacht, of maak de stoelen vrij.
 }
refusal-seat-taken = Deze plaats is bezet.
refusal-seat-locked = Deze plaats is afgesloten. De gastheer kan die openen of er een link naartoe sturen.
refusal-not-your-seat = Dit is niet jouw plaats.
refusal-not-seated = Ga eerst zitten.
refusal-stand-in-play = Het spel is begonnen. Laat een bot een tijdje voor je spelen of geef de plaats op.
refusal-sat-elsewhere = Je hebt in dit spel al op een andere plaats gezeten en kent de geheimen ervan, dus je kunt deze niet nemen.
refusal-party-unknown = Er is hier geen partij ‘{ $party }’ te kiezen.
refusal-party-taken = Iemand anders heeft deze partij al gekozen.
refusal-too-late-for-luck = Het toeval van dit spel is al getrokken.
refusal-host-only = Dat kan alleen de gastheer van de tafel.
refusal-no-spectators = Deze tafel laat geen toeschouwers toe.
refusal-too-many-tables = Je zit al aan { $most ->
        [one] { $most } tafel
       *[other] { $most } tafels
    }. Maak er eerst een af of verlaat er een.
refusal-server-full = De server is vol: er zijn { $most } tafels open. Probeer het later nog eens.
refusal-not-while-seating = Het spel is nog niet begonnen.
refusal-not-while-playing = Het spel is al begonnen.
refusal-not-while-paused = De tafel pauzeert.
refusal-not-while-over = Het spel is afgelopen.
refusal-not-while-abandoned = Het spel is afgebroken.
refusal-not-while-frozen = Dit spel is onder een oudere versie van de regels begonnen en ligt stil. De tafel kan stemmen om het onder de huidige voort te zetten.

## Beslissingen

refusal-not-begun = Het spel is nog niet begonnen.
refusal-stale = Deze beslissing is al genomen.
refusal-batch-reveals = Deze acties kunnen niet samen: de eerste onthullen al iets.
refusal-not-undoable = Dit kan niet meer worden teruggenomen: er is iets onthuld, of iemand anders heeft intussen gehandeld. De tafel kan er nog samen mee instemmen.
refusal-no-hints = Aan deze tafel zijn er geen tips.
refusal-not-over = Dit is pas te zien als het spel is afgelopen.
refusal-not-entitled = Zolang het spel loopt, mag je alleen vanaf je eigen plaatsen kijken.
refusal-no-such-match = Aan deze tafel is er geen spel { $match }.
refusal-no-such-moment = Dit moment bestaat niet in dit spel.

## Praten en stemmen

refusal-muted = De gastheer heeft je het zwijgen opgelegd.
refusal-not-a-spectator = Wie meespeelt, praat vanaf de eigen plaats en niet onder de toeschouwers.
refusal-spectators-silent = De gastheer laat hier alleen spelers praten.
refusal-spectators-in-words = Toeschouwers praten in woorden, tegen iedereen die toekijkt.
refusal-nothing-said = Er valt niets te versturen.
refusal-no-private-talk = In dit spel praat iedereen waar iedereen bij is.
refusal-no-such-message = Dat bericht is er niet.
refusal-already-proposed = Hierover wordt al gestemd.
refusal-no-such-vote = Deze stemming is voorbij.
refusal-no-vote = Je hebt hierin geen stem.
refusal-nobody-to-replace = Daar zit niemand die vervangen kan worden.
refusal-not-absent = Alleen wie er niet is, kan worden vervangen: de tijd is om, of die persoon is er lang niet geweest.
refusal-no-pace = Zeg naar welk tempo de tafel moet overgaan.
refusal-cannot-migrate = Het spel kan onder de huidige regels niet worden voortgezet: regel { $line } van de opname past niet meer.

## De verbinding

refusal-hello-first = Het eerste bericht moet een groet zijn.
refusal-hello-once = Je hebt de tafel al gegroet.
refusal-other-protocol = De server spreekt versie { $spoken } van het protocol. Laad de pagina opnieuw.
refusal-malformed = De server heeft dit niet begrepen. { $problem }
refusal-too-long = Dit is te lang: hoogstens { $most } bytes zijn mogelijk.
refusal-media-type = De server begrijpt alleen JSON.
refusal-method = Dat kan op dit adres niet.
refusal-no-such-page = Op dit adres is niets.
refusal-rate-limited = Dat ging te snel. Wacht { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
 }
refusal-too-many-sockets = Je hebt te veel verbindingen open. Sluit andere tabbladen.
refusal-too-slow = De verbinding kon het niet bijhouden en wordt vernieuwd.
refusal-too-much = Er zijn te veel berichten geweigerd. De verbinding blijft een tijdje gesloten.
refusal-moved = De tafel verhuist. Je wordt meteen weer verbonden.
refusal-not-stored = De server kon dit niet opslaan. Er is niets veranderd; probeer het nog eens.
refusal-trouble = Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens. Gebeurt het weer, geef de beheerder dan dit nummer door: { $request }.

## Voor wie de server beheert

notice-serving = Hemicycle is open op { $address }
notice-port-in-use = Poort { $port } op { $host } is niet te gebruiken: een ander programma luistert daar, of het mag niet. Kies een andere met --port.
notice-host-unknown = Deze machine heeft geen adres { $host }. Kies een ander met --host.
notice-data-unwritable = In de map { $folder } kan niet worden geschreven. Kies een andere met --data.
notice-data-locked = Een andere server gebruikt de gegevens in { $folder }. Stop die eerst, of kies met --data een andere map.
notice-key-short = De sleutel in { $file } is te kort: hij moet { $least } bytes hebben. Zet hem terug uit een back-up of verwijder hem; dan moet iedereen zich opnieuw voorstellen.
notice-config-unreadable = Het instellingenbestand { $file } kan niet worden gelezen.
notice-config-not-toml = Het instellingenbestand { $file } is geen geldige TOML: { $problem }.
notice-config-unknown = De instelling ‘{ $key }’ bestaat niet.
notice-own-bot-form = { $bot } noemt geen bot: schrijf SPEL:NAAM of SPEL:NAAM=module:Klasse met een eigen naam.
notice-own-bot-game = { $bot }: dat spel bestaat niet; er zijn: { $known }.
notice-own-bot = De bot { $bot } kan niet worden geladen: { $cause }.
notice-config-wrong = De instelling ‘{ $key }’ kan niet ‘{ $value }’ zijn.
notice-database-newer = De database is door een nieuwere versie van Hemicycle geschreven (schema { $revision }). Werk het programma bij.
notice-database-unusable = De database { $database } is niet te gebruiken: { $problem }.
notice-database-driver = De database { $database } heeft het Python-pakket { $package } nodig, dat niet is geïnstalleerd.
notice-config-short = De instelling ‘{ $key }’ is te kort: ze heeft { $least } tekens nodig.
notice-config-alone = De instelling ‘{ $key }’ doet niets zonder ‘{ $needs }’: geef ze allebei op, of geen van beide.
notice-bus-database = Een bus verbindt servers op één PostgreSQL-database. Geef die op met --database postgresql+psycopg://… of laat --bus weg.
notice-bus-address = ‘{ $bus }’ is geen adres van een bus. Zo ziet er een uit: nats://computer:4222.
notice-bus-unreachable = De bus op { $bus } is niet bereikbaar: { $problem }.
notice-bus-driver = Een bus heeft het Python-pakket { $package } nodig, en dat is niet geïnstalleerd: pip install hemicycle[cluster].
notice-no-bus = Zeg met --bus voor wie de bots moeten denken, bijvoorbeeld nats://computer:4222.
notice-thinking = { $processes ->
    [one] Hier denkt telkens één bot.
   *[other] Hier denken tot { $processes } bots tegelijk.
 }
notice-database-shared = { $bus ->
    [true] Een server zonder bus gebruikt deze database alleen. Stop die eerst, of start ook die met --bus.
   *[false] Een andere server gebruikt deze database. Stop die eerst, of start ze allemaal met --bus.
 }
notice-keys-differ = { $where ->
    [setting] De instelling ‘key’ is niet de sleutel waarmee de andere servers van deze database ondertekenen. Geef ze allemaal dezelfde.
    [file] De sleutel in { $file } is niet die waarmee de andere servers van deze database ondertekenen. Verwijder het bestand, of geef ze allemaal dezelfde met de instelling ‘key’.
   *[none] De andere servers van deze database kregen hun sleutel met de instelling ‘key’. Geef die ook aan deze.
 }
notice-no-account = Er is geen account { $account }. Wie deze server moet beheren, maakt er eerst een.
notice-no-operator = { $account } beheert deze server niet.
notice-no-operators = Niemand beheert deze server.
notice-operator-added = { $account } beheert nu deze server.
notice-operator-removed = { $account } beheert deze server niet meer.
notice-operator-set = { $account } beheert deze server volgens de instellingen: haal de naam daar uit `operators`.
doctor-operators = { $accounts } staat in de instelling operators en is nog niet geregistreerd: wie de naam het eerst neemt, beheert deze server.
notice-no-database = Er is geen database in { $file }.
notice-no-key = Er is geen sleutel in { $file }. Zonder sleutel kan niemand terug naar de eigen plaats.
notice-target-exists = { $file } bestaat al. Een back-up heeft een nieuwe map nodig.
notice-backup = { $sound ->
    [true] Alles is naar { $folder } gekopieerd en gecontroleerd.
   *[false] De kopie in { $folder } is beschadigd. Controleer de schijf.
 }
notice-exported = { $finished ->
        [one] { $finished } afgelopen spel
       *[other] { $finished } afgelopen spellen
    } en het openbare deel van { $running } lopende staan in { $folder }.

## Wat de dokter vindt

doctor-fine = goed
doctor-doubt = let op
doctor-bad = fout
doctor-versions = Hemicycle { $version } op Python { $python }.
doctor-bots = De betere bots van { $games } zijn niet geïnstalleerd: pip install "hemicycle[bots]".
doctor-folder = De gegevensmap { $folder } is beschrijfbaar, alleen voor de eigenaar.
doctor-folder-new = De gegevensmap { $folder } bestaat nog niet; de eerste start maakt hem.
doctor-folder-closed = In de gegevensmap { $folder } kan niet worden geschreven.
doctor-folder-open = Anderen op deze machine mogen { $file } lezen; de volgende start sluit het af.
doctor-key-short = De sleutel in { $file } is korter dan { $least } bytes; zet hem terug uit een back-up.
doctor-disk = Op de schijf van { $folder } is { $megabytes } MB vrij.
doctor-disk-full = Op de schijf van { $folder } is nog maar { $megabytes } MB vrij; is hij vol, dan kan niemand verder spelen.
doctor-database = De database { $database } antwoordt en heeft het huidige schema ({ $present }).
doctor-database-new = De database { $database } is leeg; de eerste start richt hem in.
doctor-database-older = De database { $database } heeft een ouder schema ({ $present }); de volgende start brengt hem naar { $wanted }. Maak eerst een back-up.
doctor-database-newer = De database { $database } hoort bij een nieuwere versie ({ $present }); deze kent { $wanted }.
doctor-database-unusable = De database { $database } is niet te gebruiken: { $problem }
doctor-database-damaged = De database { $database } is beschadigd: { $problem }. Zet een back-up terug.
doctor-clock = De klok loopt goed.
doctor-clock-wrong = De klok loopt { $seconds } seconden fout; laat de machine hem met NTP zetten.
doctor-bus = NATS op { $bus } antwoordt.
doctor-bus-database = Een bus is voor meerdere servers op één PostgreSQL-database; die is niet ingesteld.
doctor-bus-driver = Voor NATS is pip install "hemicycle[cluster]" nodig.
doctor-bus-unreachable = NATS op { $bus } antwoordt niet: { $problem }
doctor-origin = Mensen komen via { $origin } door een vertrouwde proxy.
doctor-origin-none = Alleen deze machine bereikt de server.
doctor-origin-open = Het hele netwerk bereikt de server, onversleuteld; zet er een proxy voor en stel origin in.
doctor-origin-plain = { $origin } is niet versleuteld; cookies reizen open en bloot.
doctor-origin-proxies = { $origin } staat achter een proxy, maar trusted_proxies noemt er geen: iedereen die erdoor komt telt als één.

## Back-ups

notice-restored = Alles uit { $folder } is terug.
notice-restore-not-empty = Er staat al iets in { $database }; een back-up wordt alleen in een lege database teruggezet.
notice-restore-key = { $file } is een andere sleutel dan die van de back-up; daarmee wordt niemand herkend. Haal hem eerst weg.
notice-backup-version = De database heeft schema { $present } en deze versie kopieert { $wanted }; maak de back-up met de versie die hem bedient.
notice-migration-waits = De database moet worden veranderd op een manier waar servers van de oude versie niet tegen kunnen, en er draaien er nog. Stop ze allemaal en start dan deze.

refusal-bad-record = Regel { $line } van deze opname bevat iets dat daar niet mogelijk was.
refusal-record-unfinished = Deze opname breekt af voor het einde van het spel: alleen afgelopen spellen worden getoond.
refusal-record-of-a-branch = Dit is de opname van een tafel die midden in een ander spel verderging. Neem de opname van het hele spel.
refusal-too-many-uploads = Je hebt al { $most } opnames geüpload. Elk wordt na een maand verwijderd.
refusal-not-at-such-a-table = Dat kan niet aan een tafel die alleen terugkijkt of iets uitprobeert.
refusal-not-at-this-table = Dat kunnen alleen mensen van deze tafel.
refusal-too-many-comments = Er zijn al { $most } opmerkingen aan deze tafel.
refusal-no-such-comment = Zo’n opmerking van jou is er niet.
refusal-no-puzzles = Voor dit spel zijn er geen puzzels.
refusal-no-such-puzzle = Deze puzzel bestaat niet.
refusal-puzzle-revision = Deze puzzel is gemaakt voor andere regels dan wij vandaag spelen.

## Mensen

refusal-account-required = Om hier plaats te nemen of een tafel te openen heb je een account nodig.
refusal-rated-account = Deze tafel telt mee: iedereen die meespeelt heeft een account nodig.
refusal-rated-one-seat = Deze tafel telt mee: iedereen speelt op één plaats.
refusal-rated-people = Een spel dat meetelt heeft minstens { $least } mensen nodig.
refusal-rated-bots = Dit spel telt mee: de bots blijven tot het einde zoals ze zijn.
refusal-prove-yourself = Geef eerst nog eens je wachtwoord of passkey.
refusal-registration-closed = Op deze server worden geen nieuwe accounts gemaakt.
refusal-invitation-needed = Voor een account heb je hier een uitnodiging nodig. Vraag iemand die er al een heeft.
refusal-no-account-name = Kies een naam voor het account.
refusal-no-passkeys = Deze server kan geen passkeys gebruiken. Wie hem beheert moet hemicycle[people] installeren; een wachtwoord werkt wel.
refusal-wrong-passkey = Deze passkey is hier niet bekend.
refusal-passkey-too-late = Dat duurde te lang. Probeer het nog eens.
refusal-too-many-passkeys = Je hebt { $most } passkeys. Verwijder er eerst een.
refusal-no-such-invitation = Deze uitnodiging bestaat niet meer.
refusal-no-such-passkey = Deze passkey bestaat niet.
refusal-last-passkey = Dit is de enige weg naar je account. Voeg eerst een wachtwoord of een andere passkey toe.
refusal-no-such-device = Daar ben je niet aangemeld.
refusal-too-many-invitations = Je hebt { $most } uitnodigingen die niemand heeft gebruikt. Wacht tot er een gebruikt is.
refusal-no-free-seat = Alle plaatsen aan deze tafel zijn bezet.
refusal-no-such-person = Niemand heet hier zo.
refusal-others-played = Hier hebben ook anderen gespeeld, dus de tafel blijft. Je kunt hem wegleggen.
refusal-not-your-table = Deze tafel heb je niet geopend.
refusal-not-over-yet = Het spel is nog niet afgelopen. Je kunt het verlaten.
refusal-follow-yourself = Je kunt jezelf niet volgen.
refusal-too-many-follows = Je volgt { $most } mensen. Stop eerst met iemand te volgen.
refusal-no-ratings = Deze server houdt geen ratings bij. Wie hem beheert moet hemicycle[people] installeren.
notice-bots-rated = Bots hebben een rating naar de spellen van de arena: { $bots } ratings.
notice-ratings = { $games } spellen die meetellen geven { $ratings } ratings; { $differ } daarvan waren eerst anders.
notice-not-a-journal = { $file } is geen logboek van de arena.

## Teruggeroepen worden

refusal-no-push = Deze server kan geen pushberichten sturen: daarvoor installeert de beheerder hemicycle[notify].
refusal-no-mail = Deze server stuurt geen mail: de beheerder heeft geen mailserver ingesteld.
refusal-bad-mailbox = ‘{ $address }’ is geen mailadres.
refusal-bad-address = Naar dit adres kan niets worden gestuurd: het moet met https:// beginnen en een server op het open net noemen.
refusal-private-address = Naar dit adres wordt niets gestuurd: het leidt naar een privénetwerk.
refusal-unreachable-address = Dit adres is niet te vinden. Is het goed gespeld?
refusal-no-such-way = Deze manier om je te bereiken bestaat niet.
refusal-too-many-ways = Je bent al op { $most } manieren te bereiken. Verwijder er eerst een.
refusal-not-confirmed = Dit mailadres is nog niet bevestigd: volg de link in de mail die je hebt gekregen.
refusal-wrong-mail-link = Deze link geldt niet meer.
refusal-no-such-zone = Er is geen tijdzone ‘{ $zone }’.
refusal-vacation-past = Vrije dagen eindigen in de toekomst.
refusal-vacation-too-long = Je hebt dit jaar nog { $days ->
    [one] één vrije dag
   *[other] { $days } vrije dagen
 }.

## Veilig blijven

refusal-banned = Je bent van deze server uitgesloten{ $until ->
    [0] {""}
   *[other] {" "}tot { $date } (UTC)
 }: { $reason }
refusal-table-closed = Een beheerder heeft deze tafel gesloten: { $reason }
refusal-name-mixed = Een woord van een naam blijft bij één alfabet: letters die alleen op elkaar lijken zijn niet toegestaan.
refusal-name-office = ‘{ $name }’ zou kunnen doorgaan voor iemand die deze server beheert. Kies een andere naam.
refusal-nobody-there = Op deze plaats zit niemand anders.
refusal-ban-one = Een uitsluiting noemt ofwel een persoon, niet jezelf, ofwel een adresbereik.
refusal-no-such-network = ‘{ $network }’ is geen adresbereik, of een te groot.
