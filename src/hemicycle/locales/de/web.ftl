# Words of the browser client

## First page

web-motto = Drei Spiele um die Macht, für Freunde, Bots und Geduldige
web-taste = Sprache, Name und Aussehen
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Kleine Töne
web-you-are = Du bist
web-guest = Gast
web-rules = Regeln
web-facts-die-macher = 3 bis 4 Stunden · offene Information
web-facts-secret-hitler = 45 Minuten · geheime Rollen
web-facts-global-powers = 2 bis 3 Stunden · Verhandlung
web-players-range = { $least } bis { $most } Personen
web-players-count = { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
web-seven-sealed = 7 Stimmen, verdeckt
web-play-now = Gegen Bots spielen
web-open-table = Tisch für Freunde öffnen
web-dealing = Der Tisch wird gedeckt …
web-continue = Weiterspielen
web-continue-none = Noch kein Tisch. Hier stehen später deine Tische, und du kannst jederzeit weiterspielen.
web-show-all = Alle { $n } zeigen
web-review = Ansehen
web-phase-seating = Sammelt sich
web-phase-playing = Läuft
web-phase-paused = Pause
web-phase-over = Beendet
web-phase-abandoned = Abgebrochen
web-phase-frozen = Eingefroren
web-join = An einen Tisch setzen
web-join-now = Hinsetzen
web-join-how = Gib den Code vom Bildschirm des Gastgebers ein oder öffne den Link, den du bekommen hast. Ein Konto ist nicht nötig.
web-about = Über Hemicycle
web-about-short = Eine unabhängige, nicht kommerzielle Umsetzung; die Spiele gehören ihren Autoren.
web-about-what = Eine Maschine spielt drei politische Brettspiele nach dem Wortlaut ihrer Regeln: mit Freunden, mit Bots, am Bildschirm oder im Terminal. Sie ist unabhängig und nicht kommerziell und von Autoren und Verlagen weder gemacht noch genehmigt. Wem ein Spiel gefällt, der kaufe es und spiele es an einem richtigen Tisch.
web-about-secret-hitler = Secret Hitler, seine Texte und seine Tafel stehen hier unter der Lizenz
web-about-materials = Karten: Natural Earth (gemeinfrei) und die Deutschlandkarte aus svg-maps von Victor Cazanave (CC BY 4.0), vereinfacht. Schriften: Source Serif 4 und Inter (SIL Open Font License).
web-designed-by = von { $names }
web-version = Version { $version }

## Who I am

web-who-am-i = Wer du bist
web-name = Name
web-name-ask = Wie sollen wir dich nennen?
web-save = Speichern
web-account = Ein Konto für mehrere Geräte
web-account-why = Du brauchst keines. Mit einem Konto kannst du dich von einem anderen Gerät aus an deine Tische setzen.
web-account-name = Konto
web-password = Passwort, mindestens 10 Zeichen
web-sign-in = Anmelden
web-sign-out = Abmelden
web-register = Konto anlegen
web-signed-in = Angemeldet als { $account }.
web-invited = Du bist an Tisch { $code } eingeladen
web-come-in = Hereinkommen

## Waiting room

web-host = Gastgeber: { $name }
web-chairs = Stühle
web-chair-free = Stuhl { $seat } ist frei
web-seat = Platz { $seat }
web-sit = Hier sitzen
web-sit-too = Auch diesen spielen
web-stand = Aufstehen
web-clear = Stuhl räumen
web-put-bot = Bot setzen …
web-seat-link = Platzlink
web-lock = Freihalten
web-locked = freigehalten für jemanden mit Link
web-move-up = Einen Platz nach oben
web-start = Anfangen
web-start-with-bots = { $open ->
        [one] Anfangen, ein Bot nimmt den freien Stuhl
       *[other] Anfangen, Bots nehmen { $open } freie Stühle
    }
web-bots-level = Bots
web-host-starts = { $name } beginnt das Spiel.
web-invite = Freunde einladen
web-code = Code des Tisches
web-qr = QR-Code für { $link }
web-copy-link = Link kopieren
web-copied = Kopiert
web-shared-screen = Gemeinsamer Bildschirm für alle im Raum
web-screen-why = Scanne den Code mit dem Telefon und halte deine Geheimnisse in der Hand.
web-settings = Einstellungen
web-edition = Ausgabe
web-seats = Personen
web-pace = Tempo
web-pace-live = Am Stück: wenige Minuten pro Person
web-pace-evening = Abend: ohne Eile
web-pace-slow = Langsam: Tage
web-pace-untimed = Ohne Uhr
web-pace-custom = Eigene Uhr
web-bot-delay = Bots überlegen mindestens
web-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
web-standby-level = Wer Abwesende vertritt
web-public = Tisch in der Liste zeigen
web-spectators = Andere dürfen zusehen
web-hints = Lernende dürfen einen Bot um Rat fragen
web-level-random = zufällig
web-level-beginner = Anfänger
web-level-solid = solide
web-level-strong = stark

## At the table

web-to-lobby = Zur ersten Seite
web-to-board = Zur Tafel
web-menu = Menü
web-table = Dieser Tisch
web-board = Tafel
web-tray = Deine Sachen
web-decision = Deine Entscheidung
web-prompt = Was gefragt ist
web-options = Möglichkeiten
web-tabs = Verlauf, Reden und Regeln
web-tab-players = Personen
web-tab-log = Verlauf
web-tab-talk = Reden
web-tab-rules = Regeln
web-tab-ledger = Register
web-tab-notes = Notizen
web-tab-affairs = Geschäfte
web-unread = ungelesen
web-you = Du
web-bot = Bot
web-away = abwesend
web-standby = ein Bot vertritt
web-deciding = überlegt
web-sealed = verdeckt
web-your-turn = Du bist dran
web-of = { $count } von { $of }
web-round = Runde { $round }
web-clock = Restzeit
web-line-connecting = Verbinde …
web-line-live = Verbunden
web-line-waiting = Verbindung verloren, neuer Versuch …
web-line-closed = Verbindung beendet
web-undo = Zurück
web-rule = Regel
web-rulebook = Regelwerk
web-hint = Rat
web-hinted = Die Wahl eines Bots: { $action }
web-hint-none = Der Bot weiß hier keinen Rat.
web-confirm = Wirklich?
web-as-list = Als Liste
web-filter = Liste eingrenzen
web-filter-none = Nichts passt.
web-sealed-count = { $sealed } von { $all } verdeckt
web-waiting-for = es fehlen { $names }
web-sealed-as = Verdeckt: { $what }. Du kannst es ändern, bis alle verdeckt haben.
web-amount = Betrag
web-less = Weniger
web-more = Mehr
web-bid-up-to = Bieten bis
web-bid-now-up-to = Jetzt { $now } bieten, bis { $most }
web-yes = Ja
web-no = Nein
web-key-yes = J
web-key-no = N
web-dismiss = In Ordnung
web-refused = Das ging nicht ({ $code }). Versuche es noch einmal oder geh zur ersten Seite zurück.
web-taken-back = { PLAYER($seat) } nimmt eine Entscheidung zurück.
web-taken-back-by-all = Der Tisch kehrt zu einer früheren Entscheidung zurück.

## Log and timeline

web-since-last = Seit deiner letzten Entscheidung
web-since-none = Nichts Neues.
web-earlier = Früheres zeigen
web-log-empty = Noch ist nichts geschehen.
web-moments = { $n ->
        [one] { $n } Moment
       *[other] { $n } Momente
    }
web-timeline = Zeitleiste
web-past = Vergangenheit
web-past-at = Moment { $n } von { $last }
web-to-present = Zur Gegenwart
web-first = Zum Anfang
web-back = Eins zurück
web-forward = Eins vor
web-play = Abspielen
web-stop = Anhalten
web-eyes = Mit wessen Augen
web-eyes-mine = Mit meinen Augen
web-eyes-public = Mit den Augen der Zuschauer

## Talk

web-say-something = Etwas zum Tisch sagen
web-say = Sagen
web-talk-with = Sprechen mit
web-talk-table = Tisch
web-talk-empty = Noch hat niemand etwas gesagt.
web-private = unter vier Augen
web-accept = Annehmen
web-decline = Ablehnen
web-counter = Gegenangebot
web-reply-accept = nimmt an
web-reply-decline = lehnt ab
web-reply-counter = macht ein anderes Angebot

## Rules

web-rules-here = Zu dieser Entscheidung
web-rules-search = Regeln durchsuchen
web-rules-missing = Die Regeln konnten nicht geladen werden. Versuche es gleich noch einmal.
web-rules-choose = Wähle ein Spiel.

## Votes of the table

web-table-vote = Eine Abstimmung des Tisches
web-vote-count = { $yes } von { $needed } nötigen
web-propose-pause = Spiel anhalten
web-propose-resume = Weiterspielen
web-propose-extend = Mehr Zeit
web-propose-replace = { $name } durch einen Bot ersetzen
web-propose-abandon = Spiel ohne Ergebnis beenden
web-change-pace = Tempo ändern
web-propose-pace = Tempo ändern: { $pace }
web-propose-undo = Letzte Entscheidung zurücknehmen
web-propose-undo-none = Du hast noch nichts entschieden, was zurückgenommen werden könnte.
web-propose-migrate = Nach der neuen Fassung der Regeln weiterspielen

## Menu

web-neutral = Neutrales Thema: andere Namen, gleiche Regeln
web-confirm-when = Vor dem Absenden nachfragen
web-confirm-costly = Wenn es endgültig ist und schwer wiegt
web-confirm-always = Immer
web-confirm-never = Nie
web-take-back = Meinen Platz wieder einnehmen
web-let-bot-play = Einen Bot für mich spielen lassen
web-hand-only = Nur meine Hand zeigen
web-hand-only-why = Die Tafel ist auf dem gemeinsamen Bildschirm. Hier steht, was nur du sehen darfst.

## Several players on one device

web-curtain = Gib das Gerät an { $name }
web-curtain-why = Es ist nichts zu sehen, bis die richtige Person es hat.
web-curtain-lift = Ich bin { $name }

## The end

web-over = Spiel beendet
web-see-result = Ergebnis ansehen
web-you-won = Du hast gewonnen
web-you-lost = Du hast verloren
web-scores = Punkte
web-rematch = Noch einmal spielen
web-look-back = Zurückblicken
web-see-table = Tisch ansehen
web-verify = Glück überprüfen
web-verified = Alles kam aus dem Startwert, der vor der ersten Entscheidung versprochen wurde ({ $commitment }…).
web-not-verified = Zeile { $line } der Aufzeichnung stimmt nicht.
web-download = Aufzeichnung herunterladen

## When something is wrong

web-loading = Einen Moment …
web-close = Schließen
web-try-again = Noch einmal
web-trouble = Etwas steht im Weg
web-trouble-loading = Die Seite konnte nicht ganz geladen werden. Versuche es noch einmal; das Spiel selbst ist auf dem Server sicher.
web-coming = Auf dem Weg zum Tisch
web-coming-to = Tisch { $code } wird gesucht …
web-closed = Du bist nicht mehr an diesem Tisch
web-closed-why = Der Server hat die Verbindung beendet. Das Spiel selbst ist sicher.
web-trouble-unforeseen = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Das Spiel selbst ist auf dem Server sicher.
web-reload = Neu laden
refusal-no-connection = Der Tischserver antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
refusal-server-error = Der Server hat etwas geantwortet, das diese Seite nicht versteht. Versuche es gleich noch einmal.
refusal-connection-closed = Die Verbindung zum Tisch ist geschlossen. Lade die Seite neu, um zurückzukommen.
