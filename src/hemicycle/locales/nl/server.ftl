# Wat de tafelserver zegt

## Waarom hij iets niet doet: binnenkomen

refusal-who-are-you = Geef eerst je naam.
refusal-name-empty = Een naam heeft minstens één zichtbaar teken nodig.
refusal-has-account = Je hebt al het account { $account }.
refusal-account-taken = De accountnaam { $account } is bezet.
refusal-wrong-password = Accountnaam of wachtwoord klopt niet.
refusal-wrong-link = Deze plaatslink is niet meer geldig. Vraag de gastheer om een nieuwe.
refusal-forbidden-origin = Deze pagina komt van een adres dat de server niet kent ({ $host }). Staat de server achter een proxy, start hem dan met --origin.

## Tafels en plaatsen

refusal-no-such-table = Er is geen tafel met deze code.
refusal-no-such-game = Het spel „{ $game }” is er niet.
refusal-no-such-edition = Van dit spel is er geen uitgave „{ $edition }”.
refusal-no-such-option = De instelling „{ $option }” bestaat niet of kan deze waarde niet hebben.
refusal-no-such-level = Voor dit spel zijn er geen bots van niveau „{ $level }”.
refusal-seat-count = Deze uitgave kan niet met { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    } worden gespeeld.
refusal-seats-occupied = Er zijn { $seated } plaatsen bezet, maar er zouden er maar { $seats } zijn.
refusal-seats-open = { COUNT($seats) ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { COUNT($seats) } plaatsen vrij.
 }
refusal-seat-taken = Deze plaats is bezet.
refusal-seat-locked = Deze plaats is afgesloten. De gastheer kan haar openen of er een link naartoe sturen.
refusal-not-your-seat = Dit is niet jouw plaats.
refusal-not-seated = Ga eerst zitten.
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
refusal-not-while-frozen = Deze partij is onder een oudere versie van de regels begonnen en ligt stil. De tafel kan stemmen om haar onder de huidige voort te zetten.

## Beslissingen

refusal-not-begun = Het spel is nog niet begonnen.
refusal-stale = Deze beslissing is al genomen.
refusal-batch-reveals = Deze acties kunnen niet samen: de eerste onthullen al iets.
refusal-not-undoable = Dit kan niet meer worden teruggenomen: er is iets onthuld, of iemand anders heeft intussen gehandeld. De tafel kan er nog samen mee instemmen.
refusal-no-hints = Aan deze tafel zijn er geen tips.
refusal-not-over = Dit is pas te zien als de partij is afgelopen.
refusal-not-entitled = Zolang de partij loopt, mag je alleen vanaf je eigen plaatsen kijken.
refusal-no-such-match = Aan deze tafel is er geen partij { $match }.
refusal-no-such-moment = Dit moment bestaat niet in deze partij.

## Praten en stemmen

refusal-muted = De gastheer heeft je het zwijgen opgelegd.
refusal-nothing-said = Er valt niets te versturen.
refusal-no-private-talk = In dit spel praat iedereen waar iedereen bij is.
refusal-talk-not-now = Volgens de spelregels mag je nu niet praten.
refusal-no-such-message = Dat bericht is er niet.
refusal-already-proposed = Hierover wordt al gestemd.
refusal-no-such-vote = Deze stemming is voorbij.
refusal-no-vote = Je hebt hierin geen stem.
refusal-nobody-to-replace = Daar zit niemand die vervangen kan worden.
refusal-no-pace = Zeg naar welk tempo de tafel moet overgaan.
refusal-cannot-migrate = De partij kan onder de huidige regels niet worden voortgezet: regel { $line } van het verslag past niet meer.

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
refusal-not-stored = De server kon dit niet opslaan. Er is niets veranderd; probeer het nog eens.
refusal-trouble = Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens.

## Voor wie de server beheert

notice-serving = Hemicycle is open op { $address }
notice-port-in-use = Poort { $port } op { $host } is niet te gebruiken: een ander programma luistert daar, of het mag niet. Kies een andere met --port.
notice-data-unwritable = In de map { $folder } kan niet worden geschreven. Kies een andere met --data.
notice-config-unreadable = Het instellingenbestand { $file } kan niet worden gelezen.
notice-config-not-toml = Het instellingenbestand { $file } is geen geldige TOML: { $problem }.
notice-config-unknown = De instelling „{ $key }” bestaat niet.
notice-config-wrong = De instelling „{ $key }” kan niet „{ $value }” zijn.
notice-database-newer = De database is door een nieuwere versie van Hemicycle geschreven (schema { $revision }). Werk het programma bij.
notice-database-unusable = De database { $database } is niet te gebruiken: { $problem }.
notice-database-driver = De database { $database } heeft het Python-pakket { $package } nodig, dat niet is geïnstalleerd.
notice-no-database = Er is geen database in { $file }.
notice-no-key = Er is geen sleutel in { $file }. Zonder sleutel kan niemand naar zijn plaats terug.
notice-target-exists = { $file } bestaat al. Een reservekopie heeft een nieuwe map nodig.
notice-backup = { $sound ->
    [true] Alles is naar { $folder } gekopieerd en gecontroleerd.
   *[false] De kopie in { $folder } is beschadigd. Controleer de schijf.
 }
notice-exported = { $finished ->
        [one] { $finished } afgelopen partij
       *[other] { $finished } afgelopen partijen
    } en het openbare deel van { $running } lopende staan in { $folder }.
