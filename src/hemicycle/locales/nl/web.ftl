# Words of the browser client

## First page

web-motto = Drie spellen om de macht, voor vrienden, bots en geduldigen
web-taste = Taal, naam en uiterlijk
web-language = Taal
web-theme = Licht of donker
web-theme-system = Volgens systeem
web-theme-light = Licht
web-theme-dark = Donker
web-sound = Kleine geluiden
web-you-are = Jij bent
web-guest = Gast
web-rules = Regels
web-facts-die-macher = 3 tot 4 uur · open informatie
web-facts-secret-hitler = 45 minuten · geheime rollen
web-facts-global-powers = 2 tot 3 uur · onderhandelen
web-players-range = { $least } tot { $most } spelers
web-players-count = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
web-seven-sealed = 7 stemmen, gedekt
web-play-now = Nu spelen tegen bots
web-open-table = Tafel voor vrienden
web-learn = Nieuw hier? Je eerste avond, in ongeveer { $minutes } minuten
web-dealing = De tafel wordt gedekt…
web-continue-none = Hier verschijnen je spellen.
web-show-all = Toon alle { $n }
web-review = Terugkijken
web-phase-seating = Verzamelt zich
web-phase-playing = Bezig
web-phase-paused = Pauze
web-phase-over = Afgelopen
web-phase-abandoned = Afgebroken
web-phase-frozen = Bevroren
web-join = Aan een tafel gaan zitten
web-join-now = Aanschuiven
web-join-how = Typ de code van het scherm van de gastheer, of open de link die je hebt gekregen. Een account is niet nodig.
web-about = Over Hemicycle
web-about-short = Een onafhankelijke, niet-commerciële uitvoering; de spellen zijn van hun auteurs.
web-about-what = Eén machine speelt drie politieke bordspellen naar de letter van hun spelregels: met vrienden, met bots, op een scherm of in een terminal. Ze is onafhankelijk en niet-commercieel, en niet gemaakt of goedgekeurd door de auteurs of uitgevers. Vind je een spel leuk, koop het dan en speel het aan een echte tafel.
web-about-secret-hitler = Secret Hitler, zijn teksten en zijn bord vallen hier onder de licentie
web-about-materials = Kaarten: Natural Earth (publiek domein) en de kaart van Duitsland uit svg-maps van Victor Cazanave (CC BY 4.0), vereenvoudigd. Letters: Source Serif 4 en Inter (SIL Open Font License).
web-designed-by = van { $names }
web-version = Versie { $version }

## Who I am

web-who-am-i = Wie je bent
web-name = Naam
web-name-ask = Hoe mogen we je noemen?
web-save = Opslaan
web-account = Een account voor meerdere apparaten
web-account-why = Je hebt er geen nodig. Met een account kun je vanaf een ander apparaat aan je tafels gaan zitten.
web-account-name = Account
web-password = Wachtwoord, minstens 10 tekens
web-sign-in = Aanmelden
web-sign-out = Afmelden
web-register = Account maken
web-signed-in = Aangemeld als { $account }.
web-invited = Je bent uitgenodigd aan tafel { $code }
web-come-in = Kom binnen
web-come-late = { $how ->
        [over] Het spel is afgelopen; je kunt het terugkijken.
        [closed] Het spel is begonnen, en aan deze tafel mag niemand toekijken.
       *[watching] Het spel is begonnen; je komt kijken.
    }

## Waiting room

web-host = Gastheer: { $name }
web-chairs = Stoelen
web-chair = Stoel { $seat }
web-chair-free = vrij
web-seat = Plaats { $seat }
web-sit = Hier zitten
web-sit-too = Nog een speler op dit apparaat
web-stand = Opstaan
web-clear = Stoel vrijmaken
web-put-bot = Bot neerzetten…
web-choose-party = Partij
web-party-by-seat = Willekeurige partij
web-seat-link = Plaatslink
web-lock = Vrijhouden
web-locked = vrijgehouden voor iemand met een link
web-move-up = Eén plaats omhoog
web-waiting-room = Wachtkamer
web-you-host = jij bent de gastheer
web-you-watch = je kijkt toe; neem een stoel om met { $name } te spelen
web-leave-table = Tafel verlaten
web-chairs-taken = { $taken } van { $all } bezet
web-looking-on =
    { $n ->
        [one] { $n } kijkt toe
       *[other] { $n } kijken toe
    }
web-the-game = Het spel
web-further-name = Naam van de andere speler op dit apparaat
web-chairs-open =
    { $open ->
        [one] Eén stoel is vrij.
       *[other] { $open } stoelen zijn vrij.
    }
web-chairs-full = Iedereen is er.
web-start-why = Begin nu en bots nemen de vrije stoelen, of wacht op je vrienden.
web-start-now = Je kunt beginnen.
web-bots-speed = Tempo van de bots
web-pace-untimed-short = Geen klok
web-pace-live-short = Live
web-pace-evening-short = Avond
web-pace-slow-short = Dagen
web-rulings-title = Uitleg van regels
web-rulings-all = Alle uitleg
web-rulings-changed =
    { $changed ->
        [0] Alles zoals in het regelboek
        [one] { $changed } anders dan in het regelboek
       *[other] { $changed } anders dan in het regelboek
    }
web-rulings-some = { $changed } gewijzigd
web-rulings-count =
    { $rulings ->
        [one] { $rulings } punt
       *[other] { $rulings } punten
    }
web-rulings-reset = Alles herstellen
web-summary = Wat iedereen leest die erbij komt
web-invites-you = { $host } nodigt je uit voor { $game }
web-seats-free =
    { $free ->
        [0] { $seats }, alle bezet
        [one] { $seats }, één stoel vrij
       *[other] { $seats }, { $free } stoelen vrij
    }
web-spectators-word = Toekijken
web-hints-word = Tips
web-watching = Je kijkt toe.
web-watching-why = Je ziet wat iedereen mag zien; geheimen blijven bij de spelers.
web-spectator = kijkt toe
web-spectator-talk = Toeschouwers mogen met elkaar praten
web-spectator-delay = Toeschouwers zien het spel
web-spectator-delay-of =
    { $n ->
        [0] meteen
       *[other] { $n } zetten later
    }
web-watching-behind = De gastheer laat je het { $n } zetten later zien; na afloop zie je alles.
web-gallery-later = Spelers lezen dit na het spel.
web-gallery-closed = Aan deze tafel praten alleen de spelers.
web-say-gallery = Zeg iets tegen de anderen die toekijken
web-days-off-until = vrij tot en met { $day }
web-bot-plays = Een bot speelt voor jou.
web-bot-plays-why = Je kunt je plaats op elk moment terugnemen.
web-people = Wie hier zit
web-people-host = Wie hier zit: nieuwe link, dempen, vervangen
web-new-link = Nieuwe link
web-mute = Dempen
web-unmute = Weer laten praten
web-replace-vote = Vervangen door bot (stemming)
web-start = Beginnen
web-start-with-bots = { $open ->
        [one] Beginnen, een bot neemt de vrije stoel
       *[other] Beginnen, bots nemen { $open } vrije stoelen
    }
web-bots-level = Bots
web-host-starts = { $name } begint het spel.
web-invite = Vrienden uitnodigen
web-code = Code van de tafel
web-qr = QR-code voor { $link }
web-copy-link = Link kopiëren
web-share = Delen
web-copied = Gekopieerd
web-picture-save = Afbeelding opslaan
web-picture-why = De afbeelding toont alleen wat iedereen aan tafel ziet.
web-picture-saved = De afbeelding is opgeslagen.
web-picture-failed = De afbeelding kon niet worden getekend. Probeer het nog eens.
web-shared-screen = Gedeeld scherm voor iedereen in de kamer
web-screen-why = Scan om je kaarten op je telefoon te houden.
web-edition = Uitgave
web-seats = Spelers
web-pace = Tempo
web-pace-live = Direct: enkele minuten per persoon
web-pace-evening = Avond: zonder haast
web-pace-slow = Langzaam: dagen
web-pace-untimed = Zonder klok
web-pace-custom = Eigen klok
web-public = Tafel in de lijst tonen
web-spectators = Anderen mogen toekijken
web-hints = Beginners mogen een bot om een tip vragen
web-level-random = willekeurig
web-level-beginner = beginner
web-level-solid = degelijk
web-level-strong = sterk

## At the table

web-to-lobby = Naar de startpagina
web-to-board = Naar het bord
web-menu = Menu
web-table = Deze tafel
web-board = Bord
web-tray = Jouw spullen
web-decision = Jouw beslissing
web-prompt = Wat er gevraagd wordt
web-options = Mogelijkheden
web-rulings = Hoe onduidelijke regels worden gelezen
web-tabs = Verslag, chat en regels
web-tab-players = Spelers
web-tab-log = Verslag
web-tab-talk = Chat
web-tab-rules = Regels
web-tab-ledger = Register
web-tab-notes = Notities
web-tab-affairs = Zaken
web-unread = ongelezen
web-you = Jij
web-bot = bot
web-away = afwezig
web-standby = een bot valt in
web-deciding = denkt na
web-sealed = gedekt
web-your-turn = Jij bent aan de beurt
web-expires = Wordt op { $date } verwijderd als er niemand komt
web-of = { $count } van { $of }
web-round = Ronde { $round }
web-clock = Resterende tijd
web-nudged = De helft van je tijd voor deze beslissing is om.
web-line-connecting = Verbinden…
web-line-live = Verbonden
web-line-waiting = Verbinding weg, nieuwe poging…
web-line-kept = Beslist, volgt later
web-line-closed = Verbinding gesloten
web-undo = Terugnemen
web-rule = Regel
web-rulebook = Spelregels
web-hint = Tip
web-hinted = De keuze van een bot: { $action }
web-hinted-taken = De keuze van een bot
web-hint-none = De bot heeft hier geen tip.
web-coach = Coach
web-coach-off = Geen tips
web-coach-request = Tips als ik erom vraag
web-coach-warn = Waarschuw me ook voor een blunder
web-warned = Een bot ziet iets veel beters: { $action }.
web-think-again = Nog eens nadenken
web-send-anyway = Toch versturen
web-confirm = Echt?
web-as-list = Mogelijkheden als lijst
web-filter = Lijst inperken
web-filter-none = Niets past.
web-sealed-count = { $sealed } van { $all } gedekt
web-waiting-for = we wachten op { $names }
web-sealed-as = Gedekt: { $what }. Je kunt het veranderen tot iedereen klaar is.
web-sealed-why = Een tik geeft gedekt af. Je kunt het wijzigen tot iedereen klaar is.
web-amount = Bedrag
web-less = Minder
web-more = Meer
web-bid-up-to = Bieden tot
web-bid-now-up-to = Nu { $now } bieden, tot { $most }
web-yes = Ja
web-no = Nee
web-key-yes = J
web-key-no = N
web-dismiss = OK
web-refused = Dat lukte niet ({ $code }). Probeer het opnieuw, of ga terug naar de startpagina.
web-taken-back = { PLAYER($seat) } neemt een beslissing terug.
web-taken-back-by-all = De tafel keert terug naar een eerdere beslissing.
web-speed = Tempo
web-speed-of = Tempo van bots en onthullingen
web-speed-slow = Langzaam
web-speed-normal = Normaal
web-speed-fast = Snel
web-speed-step = Stap
web-speed-slow-why = Alles blijft twee keer zo lang staan.
web-speed-normal-why = Tijd om te zien wat er gebeurt.
web-speed-fast-why = Bots meteen, scènes kort.
web-speed-step-why = Niets gaat verder voordat je op de spatiebalk drukt.
web-speed-why = Dit apparaat onthoudt het; iedereen aan tafel heeft een eigen tempo, en bots wachten op de langzaamste tenzij de gastheer anders beslist. Hoe lang bots je de tijd geven om iets terug te nemen, is een instelling van de tafel.
web-wait-for-slowest = Bots wachten op de langzaamste
web-scene = Wat er net is gebeurd
web-scene-steps = Stap voor stap
web-scene-back = Eén stap terug
web-scene-on = Verder
web-scene-held =
    { $seconds ->
        [one] Blijft { $seconds } seconde staan, dan gaat het verder.
       *[other] Blijft { $seconds } seconden staan, dan gaat het verder.
    }
web-scene-stopped = Blijft staan tot je verdergaat.
web-skip = Overslaan
web-skip-waiting = { $waiting ->
        [one] Het volgende meteen tonen
       *[other] De overige { $waiting } meteen tonen
    }
web-next-step = Volgende stap
web-key-space = Spatie
web-watch-again = Scène nog eens bekijken
web-means-for-you = Wat het voor jou betekent
web-happened-to-you = Dit is jou overkomen
web-aid = Spelhulp
web-aid-round = Een ronde op volgorde
web-aid-end = Hoe het eindigt
web-print = Afdrukken
explain-clock = Zo lang wacht de tafel nog op deze beslissing. Is de tijd om, dan beslist een bot deze ene keer.
explain-bot = Een computerspeler. Hij weet alleen wat zijn plaats mag weten.
explain-standby = Hier speelt een bot voor iemand die weg is of daarom vroeg. De plaats kan altijd worden teruggenomen.
explain-days-off = Heeft vrije dagen genomen. In langzame spellen staat de klok zolang stil.
explain-away = Op dit moment niet verbonden. De plaats blijft bewaard.
web-time-ran-out = Je tijd was om; een bot heeft voor je gekozen.

## Log and timeline

web-since-last = Sinds je laatste beslissing
web-since-none = Niets nieuws.
web-earlier = Eerdere tonen
web-log-empty = Er is nog niets gebeurd.
web-moments = { $n ->
        [one] { $n } moment
       *[other] { $n } momenten
    }
web-timeline = Tijdlijn
web-past = Het verleden
web-past-at = Moment { $n } van { $last }
web-past-decided = { $name } heeft beslist; wat, ziet niemand anders.
web-to-present = Terug naar het heden
web-first = Naar het begin
web-back = Eén terug
web-forward = Eén vooruit
web-play = Afspelen
web-stop = Stoppen
web-eyes = Door wiens ogen
web-eyes-mine = Door mijn ogen
web-eyes-public = Door de ogen van het publiek

## Talk

web-say-something = Zeg iets tegen de tafel
web-say = Zeggen
web-talk-with = Praten met
web-talk-table = Tafel
web-talk-empty = Niemand heeft nog iets gezegd.
web-private = onder vier ogen
web-accept = Aannemen
web-decline = Afwijzen
web-counter = Tegenbod
web-reply-accept = neemt aan
web-reply-decline = wijst af
web-reply-counter = doet een ander bod

## Rules

web-rules-here = Bij deze beslissing
web-rules-search = In de regels zoeken
web-rules-missing = De regels konden niet worden geladen. Probeer het zo meteen opnieuw.
web-rules-choose = Kies een spel.

## Votes of the table

web-table-vote = Een stemming van de tafel
web-vote-count = { $yes } van { $needed } nodig
web-propose-pause = Spel onderbreken
web-propose-resume = Verdergaan
web-propose-extend = Meer tijd
web-propose-replace = { $name } door een bot vervangen
web-propose-abandon = Spel zonder uitslag beëindigen
web-change-pace = Tempo veranderen
web-propose-pace = Tempo veranderen: { $pace }
web-propose-undo = Laatste beslissing terugnemen
web-propose-undo-none = Je hebt nog niets beslist dat teruggenomen kan worden.
web-propose-migrate = Verder volgens de nieuwe versie van de regels

## Menu

web-neutral = Neutraal thema: andere namen, dezelfde regels
web-confirm-when = Vragen voordat een antwoord wordt verstuurd
web-confirm-costly = Alleen bij grote, definitieve zetten
web-confirm-always = Altijd
web-confirm-never = Nooit
web-take-back = Mijn plaats terugnemen
web-let-bot-play = Een bot voor mij laten spelen
web-give-up-seat = Mijn plaats opgeven
web-give-up-sure = Een bot speelt verder, en misschien krijg je je plaats niet terug. Weet je het zeker?
web-keep-seat = Plaats houden
web-hand-only = Alleen mijn hand tonen
web-hand-only-why = Het bord staat op het gedeelde scherm. Hier staat wat alleen jij mag zien.

## Several players on one device

web-curtain = Geef het apparaat aan { $name }
web-curtain-why = Er is niets te zien tot de juiste speler het heeft.
web-curtain-lift = Ik ben { $name }

## The end

web-over = Afgelopen
web-see-result = Uitslag bekijken
web-you-won = Je hebt gewonnen
web-you-lost = Je hebt verloren
web-your-place = Plaats { $place } van { $of }
web-your-place-shared = Gedeelde plaats { $place } van { $of }
web-wins =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
web-wins-with =
    { $count ->
        [one] { $names } wint met { $points } punten
       *[other] { $names } winnen met { $points } punten
    }
web-winner = wint
web-scores = Punten
web-rematch = Nog een keer spelen
web-look-back = Terugkijken
web-see-table = Tafel bekijken
web-verify = Toeval controleren
web-download = Opname downloaden

## When something is wrong

web-loading = Een ogenblik…
web-close = Sluiten
web-try-again = Opnieuw
web-trouble = Er ging iets mis
web-trouble-loading = De pagina kon niet helemaal worden geladen. Probeer het opnieuw; het spel zelf is veilig op de server.
web-coming = Op weg naar de tafel
web-coming-to = Tafel { $code } wordt gezocht…
web-closed = Je zit niet meer aan deze tafel
web-closed-why = De server heeft de verbinding gesloten. Het spel zelf is veilig.
web-trouble-unforeseen = Er ging iets mis op deze pagina. Laad die opnieuw: het spel zelf staat veilig op de server.
web-reload = Opnieuw laden
refusal-no-connection = De server antwoordt niet. Controleer de verbinding en probeer het opnieuw.
refusal-server-error = De server antwoordde iets wat deze pagina niet begrijpt. Probeer het zo meteen opnieuw.
refusal-connection-closed = De verbinding met de tafel is verbroken. Laad de pagina opnieuw om terug te komen.

## Analyse

web-review-title = Analyse
web-review-ask = Dit spel analyseren
web-review-waits = Wacht op zijn beurt…
web-review-left = nog ongeveer { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }
web-review-failed = De analyse is niet gelukt.
web-review-why = Hoe het ging, waar het kantelde en wat je beter had kunnen doen, zoals onze bots het zien.
web-review-chances = Winstkansen
web-review-whose = Beslissingen van
web-review-figures = Alle cijfers
web-review-see = Dit moment bekijken
web-review-suspicion = Wie verdacht werd: de kans een fascist te zijn, naar wat iedereen kon zien en horen
web-cancel = Annuleren

## Looking back further

web-puzzle = Puzzel
web-puzzles-today = Wat zou jij doen? De puzzels van vandaag
web-upload = Een eigen opname analyseren
web-upload-busy = De opname wordt gecontroleerd…
web-origin = Waar deze tafel vandaan komt
web-origin-branch = Je speelt verder vanaf stap { $entry } van tafel { $table }, met { $luck ->
        [same] hetzelfde toeval
       *[fresh] ander toeval
    }. Het telt nooit mee.
web-origin-imagined = Bedacht naar wat jouw plaats aan tafel { $table } weet: alles wat je niet ziet kan daar anders zijn. Het telt nooit mee.
web-origin-back = Terug naar de analyse
web-origin-back-table = Terug naar de tafel
web-what-if = Voor jezelf iets uitproberen
web-what-if-why = Een eigen tafel, zoals jouw plaats deze kent; wat je niet kunt weten is bedacht. Niemand anders ziet het.

web-notifications = Meldingen
web-offline = Geen netwerk: zo was het hier het laatst. Wat je beslist, wordt later verstuurd.
refusal-not-in-a-puzzle = In een puzzel kun je alleen kiezen wat je zou doen.

web-about-person = Meer
