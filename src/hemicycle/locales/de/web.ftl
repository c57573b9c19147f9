# Words of the browser client

## First page

web-motto = Drei Spiele um die Macht, für Freunde, Bots und Geduldige
web-taste = Sprache, Name und Aussehen
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie im System
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
web-learn = Neu hier? Dein erster Abend in etwa { $minutes } Minuten
web-dealing = Der Tisch wird gedeckt …
web-continue-none = Hier erscheinen deine Partien.
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
web-about-secret-hitler = Secret Hitler, seine Texte und sein Spielplan stehen hier unter der Lizenz
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
web-come-late = { $how ->
        [over] Die Partie ist zu Ende; du kannst sie dir ansehen.
        [closed] Die Partie hat begonnen, und an diesem Tisch darf niemand zusehen.
       *[watching] Die Partie hat begonnen; du kommst zum Zuschauen.
    }

## Waiting room

web-host = Gastgeber: { $name }
web-chairs = Stühle
web-chair = Stuhl { $seat }
web-chair-free = frei
web-seat = Platz { $seat }
web-sit = Hier sitzen
web-sit-too = Noch jemand an diesem Gerät
web-stand = Aufstehen
web-clear = Stuhl räumen
web-put-bot = Bot setzen …
web-choose-party = Partei
web-party-by-seat = Beliebige Partei
web-seat-link = Platzlink
web-lock = Freihalten
web-locked = freigehalten für jemanden mit Link
web-move-up = Einen Platz nach oben
web-waiting-room = Warteraum
web-you-host = du bist Gastgeber
web-you-watch = du schaust zu; nimm einen Stuhl, um mit { $name } zu spielen
web-leave-table = Tisch verlassen
web-chairs-taken = { $taken } von { $all } besetzt
web-looking-on =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
web-the-game = Das Spiel
web-further-name = Name der zweiten Person an diesem Gerät
web-chairs-open =
    { $open ->
        [one] Ein Stuhl ist frei.
       *[other] { $open } Stühle sind frei.
    }
web-chairs-full = Alle sind da.
web-start-why = Beginne jetzt, und Bots nehmen die freien Stühle, oder warte auf deine Freunde.
web-start-now = Du kannst beginnen.
web-bots-speed = Tempo der Bots
web-pace-untimed-short = Ohne Uhr
web-pace-live-short = Live
web-pace-evening-short = Abend
web-pace-slow-short = Tage
web-rulings-title = Auslegungen
web-rulings-all = Alle Auslegungen
web-rulings-changed =
    { $changed ->
        [0] Alles wie im Regelbuch
        [one] { $changed } anders als im Regelbuch
       *[other] { $changed } anders als im Regelbuch
    }
web-rulings-some = { $changed } geändert
web-rulings-count =
    { $rulings ->
        [one] { $rulings } Auslegung
       *[other] { $rulings } Auslegungen
    }
web-rulings-reset = Alle zurücksetzen
web-summary = Was alle lesen, die dazukommen
web-invites-you = { $host } lädt zu { $game } ein
web-seats-free =
    { $free ->
        [0] { $seats }, alle besetzt
        [one] { $seats }, ein Stuhl frei
       *[other] { $seats }, { $free } Stühle frei
    }
web-spectators-word = Zuschauen
web-hints-word = Tipps
web-watching = Du schaust zu.
web-watching-why = Du siehst, was alle sehen dürfen; Geheimnisse bleiben bei den Spielern.
web-spectator = schaut zu
web-spectator-talk = Wer zuschaut, darf mit den anderen Zuschauern reden
web-spectator-delay = Wer zuschaut, sieht die Partie
web-spectator-delay-of =
    { $n ->
        [0] sofort
       *[other] { $n } Züge später
    }
web-watching-behind = Am Tisch ist eingestellt, dass du es { $n } Züge später siehst; nach dem Ende siehst du alles.
web-gallery-later = Wer mitspielt, liest das nach der Partie.
web-gallery-closed = An diesem Tisch reden nur die, die mitspielen.
web-say-gallery = Etwas zu den anderen sagen, die zuschauen
web-days-off-until = hat frei bis { $day }
web-bot-plays = Ein Bot spielt für dich.
web-bot-plays-why = Du kannst deinen Platz jederzeit zurücknehmen.
web-people = Wer hier sitzt
web-people-host = Wer hier sitzt: neuer Link, stummschalten, ersetzen
web-new-link = Neuer Link
web-mute = Stummschalten
web-unmute = Wieder reden lassen
web-replace-vote = Durch Bot ersetzen (Abstimmung)
web-start = Anfangen
web-start-with-bots = { $open ->
        [one] Anfangen, ein Bot nimmt den freien Stuhl
       *[other] Anfangen, Bots nehmen { $open } freie Stühle
    }
web-bots-level = Bots
web-host-starts = { $name } startet die Partie.
web-invite = Freunde einladen
web-code = Code des Tisches
web-qr = QR-Code für { $link }
web-copy-link = Link kopieren
web-share = Teilen
web-copied = Kopiert
web-picture-save = Bild speichern
web-picture-why = Das Bild zeigt nur, was alle am Tisch sehen.
web-picture-saved = Das Bild ist gespeichert.
web-picture-failed = Das Bild konnte nicht gezeichnet werden. Versuch es noch einmal.
web-shared-screen = Gemeinsamer Bildschirm für alle im Raum
web-screen-why = Scannen, um deine Karten auf dem Telefon zu haben.
web-edition = Ausgabe
web-seats = Personen
web-pace = Tempo
web-pace-live = Am Stück: wenige Minuten pro Person
web-pace-evening = Abend: ohne Eile
web-pace-slow = Langsam: Tage
web-pace-untimed = Ohne Uhr
web-pace-custom = Eigene Uhr
web-public = Tisch in der Liste zeigen
web-spectators = Andere dürfen zusehen
web-hints = Lernende dürfen einen Bot um einen Tipp bitten
web-level-random = zufällig
web-level-beginner = Anfänger
web-level-solid = solide
web-level-strong = stark

## At the table

web-to-lobby = Zur Startseite
web-to-board = Zum Spielplan
web-menu = Menü
web-table = Dieser Tisch
web-board = Spielplan
web-tray = Deine Sachen
web-decision = Deine Entscheidung
web-prompt = Was gefragt ist
web-options = Möglichkeiten
web-rulings = Wie Unklares gelesen wird
web-tabs = Verlauf, Chat und Regeln
web-tab-players = Personen
web-tab-log = Verlauf
web-tab-talk = Chat
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
web-expires = Wird am { $date } entfernt, wenn niemand kommt
web-of = { $count } von { $of }
web-round = Runde { $round }
web-clock = Restzeit
web-nudged = Die Hälfte deiner Zeit für diese Entscheidung ist um.
web-line-connecting = Verbinde …
web-line-live = Verbunden
web-line-waiting = Verbindung verloren, neuer Versuch …
web-line-kept = Entschieden, folgt später
web-line-closed = Verbindung beendet
web-undo = Zurücknehmen
web-rule = Regel
web-rulebook = Regelbuch
web-hint = Tipp
web-hinted = Die Wahl eines Bots: { $action }
web-hinted-taken = Die Wahl eines Bots
web-hint-none = Der Bot hat hier keinen Tipp.
web-coach = Coach
web-coach-off = Keine Tipps
web-coach-request = Tipps, wenn ich frage
web-coach-warn = Auch warnen, bevor ich einen groben Fehler mache
web-warned = Ein Bot sieht etwas viel Besseres: { $action }.
web-think-again = Noch einmal überlegen
web-send-anyway = Trotzdem senden
web-confirm = Wirklich?
web-as-list = Möglichkeiten als Liste
web-filter = Liste eingrenzen
web-filter-none = Nichts passt.
web-sealed-count = { $sealed } von { $all } verdeckt
web-waiting-for = noch offen: { $names }
web-sealed-as = Verdeckt: { $what }. Du kannst es ändern, bis alle abgegeben haben.
web-sealed-why = Ein Tippen gibt verdeckt ab. Ändern kannst du es, bis alle abgegeben haben.
web-amount = Betrag
web-less = Weniger
web-more = Mehr
web-bid-up-to = Bieten bis
web-bid-now-up-to = Jetzt { $now } bieten, bis { $most }
web-yes = Ja
web-no = Nein
web-key-yes = J
web-key-no = N
web-dismiss = OK
web-refused = Das ging nicht ({ $code }). Versuche es noch einmal oder geh zur Startseite zurück.
web-taken-back = { PLAYER($seat) } nimmt eine Entscheidung zurück.
web-taken-back-by-all = Der Tisch kehrt zu einer früheren Entscheidung zurück.
web-speed = Tempo
web-speed-of = Tempo von Bots und Enthüllungen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-step = Schritt
web-speed-slow-why = Alles bleibt doppelt so lange stehen.
web-speed-normal-why = Zeit zu sehen, was geschieht.
web-speed-fast-why = Bots sofort, Szenen kurz.
web-speed-step-why = Nichts geht weiter, bevor du die Leertaste drückst.
web-speed-why = Dieses Gerät merkt es sich; am Tisch hat jede Person ihr eigenes Tempo, und Bots warten auf die langsamste, sofern der Gastgeber nichts anderes sagt. Wie lange Bots dir lassen, etwas zurückzunehmen, ist eine Einstellung des Tisches.
web-wait-for-slowest = Bots warten auf die langsamste Person
web-scene = Was gerade geschehen ist
web-scene-steps = Schritt für Schritt
web-scene-back = Einen Schritt zurück
web-scene-on = Weiter
web-scene-held =
    { $seconds ->
        [one] Steht { $seconds } Sekunde, dann geht es weiter.
       *[other] Steht { $seconds } Sekunden, dann geht es weiter.
    }
web-scene-stopped = Steht, bis du weitergehst.
web-skip = Überspringen
web-skip-waiting = { $waiting ->
        [one] Das Nächste sofort zeigen
       *[other] Die übrigen { $waiting } sofort zeigen
    }
web-next-step = Nächster Schritt
web-key-space = Leertaste
web-watch-again = Szene noch einmal ansehen
web-means-for-you = Was das für dich heißt
web-happened-to-you = Das betrifft dich
web-aid = Spielhilfe
web-aid-round = Eine Runde der Reihe nach
web-aid-end = Wie es endet
web-print = Drucken
explain-clock = So lange wartet der Tisch noch auf diese Entscheidung. Ist die Zeit um, entscheidet dieses eine Mal ein Bot.
explain-bot = Ein Computerspieler. Er weiß nur, was sein Platz wissen darf.
explain-standby = Hier spielt ein Bot für jemanden, der abwesend ist oder darum gebeten hat. Der Platz kann jederzeit zurückgenommen werden.
explain-days-off = Hat sich freigenommen. In langsamen Partien steht die Uhr so lange still.
explain-away = Gerade nicht verbunden. Der Platz bleibt reserviert.
web-time-ran-out = Deine Zeit war um; ein Bot hat für dich entschieden.

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
web-past-decided = { $name } hat entschieden; was, sieht sonst niemand.
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
web-propose-pause = Partie anhalten
web-propose-resume = Weiterspielen
web-propose-extend = Mehr Zeit
web-propose-replace = { $name } durch einen Bot ersetzen
web-propose-abandon = Partie ohne Ergebnis beenden
web-change-pace = Tempo ändern
web-propose-pace = Tempo ändern: { $pace }
web-propose-undo = Letzte Entscheidung zurücknehmen
web-propose-undo-none = Du hast noch nichts entschieden, was zurückgenommen werden könnte.
web-propose-migrate = Nach der neuen Fassung der Regeln weiterspielen

## Menu

web-neutral = Neutrales Thema: andere Namen, gleiche Regeln
web-confirm-when = Vor dem Absenden nachfragen
web-confirm-costly = Nur bei großen, endgültigen Zügen
web-confirm-always = Immer
web-confirm-never = Nie
web-take-back = Meinen Platz wieder einnehmen
web-let-bot-play = Einen Bot für mich spielen lassen
web-give-up-seat = Meinen Platz aufgeben
web-give-up-sure = Ein Bot spielt weiter, und vielleicht bekommst du den Platz nicht zurück. Bist du sicher?
web-keep-seat = Platz behalten
web-hand-only = Nur meine Hand zeigen
web-hand-only-why = Der Spielplan ist auf dem gemeinsamen Bildschirm. Hier steht, was nur du sehen darfst.

## Several players on one device

web-curtain = Gib das Gerät an { $name }
web-curtain-why = Es ist nichts zu sehen, bis die richtige Person es hat.
web-curtain-lift = Ich bin { $name }

## The end

web-over = Partie beendet
web-see-result = Ergebnis ansehen
web-you-won = Du hast gewonnen
web-you-lost = Du hast verloren
web-your-place = Platz { $place } von { $of }
web-your-place-shared = Geteilter Platz { $place } von { $of }
web-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
web-wins-with =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten
       *[other] { $names } gewinnen mit { $points } Punkten
    }
web-winner = gewinnt
web-scores = Punkte
web-rematch = Noch einmal spielen
web-look-back = Zurückblicken
web-see-table = Tisch ansehen
web-verify = Zufall überprüfen
web-download = Aufzeichnung herunterladen

## When something is wrong

web-loading = Einen Moment …
web-close = Schließen
web-try-again = Noch einmal
web-trouble = Etwas ist schiefgegangen
web-trouble-loading = Die Seite konnte nicht ganz geladen werden. Versuche es noch einmal; die Partie selbst ist auf dem Server sicher.
web-coming = Auf dem Weg zum Tisch
web-coming-to = Tisch { $code } wird gesucht …
web-closed = Du bist nicht mehr an diesem Tisch
web-closed-why = Der Server hat die Verbindung beendet. Die Partie selbst ist sicher.
web-trouble-unforeseen = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Die Partie selbst ist auf dem Server sicher.
web-reload = Neu laden
refusal-no-connection = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
refusal-server-error = Der Server hat etwas geantwortet, das diese Seite nicht versteht. Versuche es gleich noch einmal.
refusal-connection-closed = Die Verbindung zum Tisch ist geschlossen. Lade die Seite neu, um zurückzukommen.

## Analyse

web-review-title = Analyse
web-review-ask = Diese Partie analysieren
web-review-waits = Wartet, bis sie an der Reihe ist …
web-review-left = noch etwa { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
web-review-failed = Die Analyse ist nicht gelungen.
web-review-why = Wie es lief, wo es kippte und was du besser hättest machen können, so wie unsere Bots es sehen.
web-review-chances = Siegchancen
web-review-whose = Entscheidungen von
web-review-figures = Alle Zahlen
web-review-see = Diesen Moment ansehen
web-review-suspicion = Wer verdächtigt wurde: die Wahrscheinlichkeit, Faschist zu sein, nach allem, was alle sehen und hören konnten
web-cancel = Abbrechen

## Looking back further

web-puzzle = Aufgabe
web-puzzles-today = Was würdest du tun? Die Aufgaben von heute
web-upload = Eine eigene Aufzeichnung analysieren
web-upload-busy = Die Aufzeichnung wird geprüft …
web-origin = Woher dieser Tisch kommt
web-origin-branch = Du spielst ab Eintrag { $entry } von Tisch { $table } weiter, mit { $luck ->
        [same] demselben Zufall
       *[fresh] anderem Zufall
    }. Es zählt nie.
web-origin-imagined = Vorgestellt nach dem, was dein Platz an Tisch { $table } weiß: Alles Verdeckte kann dort anders sein. Es zählt nie.
web-origin-back = Zurück zur Analyse
web-origin-back-table = Zurück zum Tisch
web-what-if = Für dich allein etwas ausprobieren
web-what-if-why = Ein eigener Tisch, so wie dein Platz diesen kennt; was du nicht wissen kannst, ist vorgestellt. Niemand sonst sieht ihn.

web-notifications = Benachrichtigungen
web-offline = Kein Netz: So war es hier zuletzt. Was du entscheidest, wird später gesendet.
refusal-not-in-a-puzzle = In einer Aufgabe kannst du nur wählen, was du tun würdest.

web-about-person = Mehr
