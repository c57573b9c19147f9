# Was der Tischserver sagt

## Warum er etwas nicht tut: Hereinkommen

refusal-who-are-you = Bitte nenne zuerst deinen Namen.
refusal-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
refusal-has-account = Du hast schon das Konto { $account }.
refusal-account-alike = Der Kontoname { $account } sieht einem anderen zu ähnlich.
refusal-account-taken = Der Kontoname { $account } ist vergeben.
refusal-wrong-password = Kontoname oder Passwort stimmt nicht.
refusal-wrong-link = Dieser Platzlink gilt nicht mehr. Bitte den Gastgeber um einen neuen.
refusal-forbidden-origin = Diese Seite kommt von einer Adresse, die der Server nicht kennt ({ $host }). Steht der Server hinter einem Proxy, so starte ihn mit --origin.

## Tische und Plätze

refusal-no-such-review = Diese Analyse gibt es nicht.
refusal-too-many-reviews = Es sind zu viele Analysen in Arbeit. Versuch es in einer Weile noch einmal.
refusal-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht.
refusal-no-such-edition = Von diesem Spiel gibt es keine Ausgabe „{ $edition }“.
refusal-no-such-lesson = Eine Lektion „{ $lesson }“ gibt es hier nicht.
refusal-bad-lesson = Diese Lektion lässt sich nicht lesen: { $cause }.
refusal-lesson-revision = Diese Lektion wurde für Fassung { $revision } der Regeln geschrieben; hier gilt jetzt Fassung { $played }.
refusal-lesson-alone = Eine Lektion spielt eine Person gegen die Bots der Lektion, und sie beginnt sofort.
refusal-no-such-option = Die Einstellung „{ $option }“ gibt es nicht, oder sie kann diesen Wert nicht haben.
refusal-no-such-level = Für dieses Spiel gibt es keine Botstärke „{ $level }“.
refusal-seat-count = Diese Ausgabe kann man nicht mit { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spielern
    } spielen.
refusal-seats-occupied = { $seated } Plätze sind besetzt, es gäbe aber nur { $seats }.
refusal-seats-open = { COUNT($seats) ->
    [one] Ein Platz ist noch frei.
   *[other] { COUNT($seats) } Plätze sind noch frei.
 }
refusal-not-come-yet = { COUNT($seats) ->
    [one] Jemand, mit dem ihr noch einmal spielen wollt, ist noch nicht gekommen. Warte, oder räume den Stuhl.
   *[other] { COUNT($seats) } Mitspieler, mit denen ihr noch einmal spielen wollt, sind noch nicht gekommen. Warte, oder räume die Stühle.
 }
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-locked = Dieser Platz ist gesperrt. Der Gastgeber kann ihn öffnen oder einen Link dazu verschicken.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-seated = Nimm zuerst Platz.
refusal-stand-in-play = Die Partie hat begonnen. Lass einen Bot eine Weile für dich spielen oder gib den Platz auf.
refusal-sat-elsewhere = Du hast in dieser Partie schon auf einem anderen Platz gesessen und kennst seine Geheimnisse, darum kannst du diesen nicht nehmen.
refusal-party-unknown = Eine Partei „{ $party }“ steht hier nicht zur Wahl.
refusal-party-taken = Diese Partei hat schon jemand anders gewählt.
refusal-too-late-for-luck = Der Zufall dieser Partie ist schon gezogen.
refusal-host-only = Das kann nur der Gastgeber des Tisches.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer zugelassen.
refusal-too-many-tables = Du sitzt schon an { $most ->
        [one] { $most } Tisch
       *[other] { $most } Tischen
    }. Beende oder verlasse zuerst einen davon.
refusal-server-full = Der Server ist voll: { $most } Tische sind offen. Bitte versuche es später wieder.
refusal-not-while-seating = Die Partie hat noch nicht begonnen.
refusal-not-while-playing = Die Partie hat schon begonnen.
refusal-not-while-paused = Der Tisch macht Pause.
refusal-not-while-over = Die Partie ist zu Ende.
refusal-not-while-abandoned = Die Partie wurde abgebrochen.
refusal-not-while-frozen = Diese Partie begann unter einer älteren Fassung der Regeln und ruht. Der Tisch kann beschließen, sie unter der jetzigen fortzusetzen.

## Entscheidungen

refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-stale = Diese Entscheidung ist schon gefallen.
refusal-batch-reveals = Diese Aktionen lassen sich nicht zusammen senden: Schon die ersten decken etwas auf.
refusal-not-undoable = Das lässt sich nicht mehr zurücknehmen: Es wurde etwas aufgedeckt, oder jemand anders hat inzwischen gehandelt. Der Tisch kann es noch gemeinsam beschließen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-not-over = Das ist erst zu sehen, wenn die Partie zu Ende ist.
refusal-not-entitled = Solange die Partie läuft, siehst du sie nur von deinen eigenen Plätzen aus.
refusal-no-such-match = Eine Partie { $match } gibt es an diesem Tisch nicht.
refusal-no-such-moment = Diesen Moment gibt es in dieser Partie nicht.

## Gespräch und Abstimmungen

refusal-muted = Der Gastgeber hat dich stumm geschaltet.
refusal-not-a-spectator = Wer mitspielt, spricht von seinem Platz aus und nicht unter den Zuschauern.
refusal-spectators-silent = Der Gastgeber lässt hier nur reden, wer mitspielt.
refusal-spectators-in-words = Wer zuschaut, spricht in Worten und zu allen, die zuschauen.
refusal-nothing-said = Es gibt nichts zu senden.
refusal-no-private-talk = In diesem Spiel sprechen alle vor allen.
refusal-no-such-message = Diese Nachricht gibt es nicht.
refusal-already-proposed = Darüber wird schon abgestimmt.
refusal-no-such-vote = Diese Abstimmung ist vorbei.
refusal-no-vote = Du hast hierbei keine Stimme.
refusal-nobody-to-replace = Dort sitzt niemand, der ersetzt werden könnte.
refusal-not-absent = Nur wer fehlt, kann ersetzt werden: Die Zeit ist abgelaufen, oder die Person war lange nicht da.
refusal-no-pace = Sag, auf welches Tempo der Tisch wechseln soll.
refusal-cannot-migrate = Die Partie lässt sich unter den jetzigen Regeln nicht fortsetzen: Zeile { $line } ihrer Aufzeichnung passt nicht mehr.

## Die Verbindung

refusal-hello-first = Die erste Nachricht muss ein Gruß sein.
refusal-hello-once = Du hast den Tisch schon gegrüßt.
refusal-other-protocol = Der Server spricht Version { $spoken } des Protokolls. Bitte lade die Seite neu.
refusal-malformed = Das hat der Server nicht verstanden. { $problem }
refusal-too-long = Das ist zu lang: höchstens { $most } Bytes sind möglich.
refusal-media-type = Der Server versteht nur JSON.
refusal-method = Das geht unter dieser Adresse nicht.
refusal-no-such-page = Unter dieser Adresse gibt es nichts.
refusal-rate-limited = Das war zu schnell. Bitte warte { $seconds ->
    [one] eine Sekunde.
   *[other] { $seconds } Sekunden.
 }
refusal-too-many-sockets = Du hast zu viele Verbindungen offen. Bitte schließe andere Tabs.
refusal-too-slow = Die Verbindung kam nicht mehr nach und wird erneuert.
refusal-too-much = Zu viele Nachrichten wurden abgelehnt. Die Verbindung bleibt eine Weile geschlossen.
refusal-moved = Der Tisch zieht um. Du wirst sofort wieder verbunden.
refusal-not-stored = Der Server konnte das nicht speichern. Es hat sich nichts geändert; bitte versuche es noch einmal.
refusal-trouble = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; bitte versuche es noch einmal. Wenn es wieder vorkommt, nenne dem Betreiber diese Nummer: { $request }.

## Für die, die den Server betreiben

notice-serving = Hemicycle ist offen unter { $address }
notice-port-in-use = Port { $port } auf { $host } ist nicht zu haben: Ein anderes Programm lauscht dort, oder er ist nicht erlaubt. Wähle mit --port einen anderen.
notice-host-unknown = Dieser Rechner hat keine Adresse { $host }. Wähle mit --host eine andere.
notice-data-unwritable = In den Ordner { $folder } kann nicht geschrieben werden. Wähle mit --data einen anderen.
notice-data-locked = Ein anderer Server benutzt die Daten in { $folder }. Beende ihn zuerst oder wähle mit --data einen anderen Ordner.
notice-key-short = Der Schlüssel in { $file } ist zu kurz: Er braucht { $least } Bytes. Hole ihn aus einer Sicherung zurück oder entferne ihn; dann müssen sich alle neu vorstellen.
notice-config-unreadable = Die Einstellungsdatei { $file } ist nicht lesbar.
notice-config-not-toml = Die Einstellungsdatei { $file } ist kein gültiges TOML: { $problem }.
notice-config-unknown = Die Einstellung „{ $key }“ gibt es nicht.
notice-own-bot-form = { $bot } nennt keinen Bot: Schreibe SPIEL:NAME oder SPIEL:NAME=modul:Klasse mit einem eigenen Namen.
notice-own-bot-game = { $bot }: Dieses Spiel gibt es nicht; es gibt: { $known }.
notice-own-bot = Der Bot { $bot } lässt sich nicht laden: { $cause }.
notice-config-wrong = Die Einstellung „{ $key }“ kann nicht „{ $value }“ sein.
notice-database-newer = Die Datenbank stammt von einer neueren Version von Hemicycle (Schema { $revision }). Bitte aktualisiere das Programm.
notice-database-unusable = Die Datenbank { $database } ist nicht benutzbar: { $problem }.
notice-database-driver = Die Datenbank { $database } braucht das Python-Paket { $package }, das nicht installiert ist.
notice-config-short = Die Einstellung „{ $key }“ ist zu kurz: Sie braucht { $least } Zeichen.
notice-config-alone = Die Einstellung „{ $key }“ bewirkt nichts ohne „{ $needs }“: Gib beide an oder keine.
notice-bus-database = Ein Bus verbindet Server an einer PostgreSQL-Datenbank. Gib diese mit --database postgresql+psycopg://… an oder lass --bus weg.
notice-bus-address = „{ $bus }“ ist keine Adresse eines Busses. Eine solche sieht so aus: nats://rechner:4222.
notice-bus-unreachable = Der Bus unter { $bus } ist nicht erreichbar: { $problem }.
notice-bus-driver = Ein Bus braucht das Python-Paket { $package }, das nicht installiert ist: pip install hemicycle[cluster].
notice-no-bus = Gib mit --bus an, für wen die Bots denken sollen, etwa nats://rechner:4222.
notice-thinking = { $processes ->
    [one] Hier denkt jeweils ein Bot.
   *[other] Hier denken bis zu { $processes } Bots zugleich.
 }
notice-database-shared = { $bus ->
    [true] Ein Server ohne Bus benutzt diese Datenbank allein. Beende ihn zuerst oder starte auch ihn mit --bus.
   *[false] Ein anderer Server benutzt diese Datenbank. Beende ihn zuerst oder starte alle mit --bus.
 }
notice-keys-differ = { $where ->
    [setting] Die Einstellung „key“ ist nicht der Schlüssel, mit dem die anderen Server dieser Datenbank unterschreiben. Gib allen denselben.
    [file] Der Schlüssel in { $file } ist nicht der, mit dem die anderen Server dieser Datenbank unterschreiben. Entferne die Datei oder gib allen mit der Einstellung „key“ denselben.
   *[none] Die anderen Server dieser Datenbank haben ihren Schlüssel aus der Einstellung „key“. Gib ihn auch diesem.
 }
notice-no-account = Ein Konto { $account } gibt es nicht. Wer diesen Server betreiben soll, legt erst eines an.
notice-no-operator = { $account } betreibt diesen Server nicht.
notice-no-operators = Niemand betreibt diesen Server.
notice-operator-added = { $account } betreibt jetzt diesen Server.
notice-operator-removed = { $account } betreibt diesen Server nicht mehr.
notice-operator-set = { $account } betreibt diesen Server durch seine Einstellungen: Nimm den Namen dort aus `operators`.
doctor-operators = { $accounts } steht in der Einstellung operators und ist noch nicht angemeldet: Wer den Namen zuerst nimmt, betreibt diesen Server.
notice-no-database = In { $file } gibt es keine Datenbank.
notice-no-key = In { $file } gibt es keinen Schlüssel. Ohne ihn käme niemand an seinen Platz zurück.
notice-target-exists = { $file } gibt es schon. Eine Sicherung braucht einen neuen Ordner.
notice-backup = { $sound ->
    [true] Alles ist nach { $folder } kopiert und geprüft.
   *[false] Die Kopie in { $folder } ist beschädigt. Bitte prüfe den Datenträger.
 }
notice-exported = { $finished ->
        [one] { $finished } beendete Partie
       *[other] { $finished } beendete Partien
    } und der öffentliche Teil von { $running } laufenden liegen in { $folder }.

## Was der Arzt findet

doctor-fine = gut
doctor-doubt = Achtung
doctor-bad = schlecht
doctor-versions = Hemicycle { $version } auf Python { $python }.
doctor-bots = Die besseren Bots von { $games } sind nicht installiert: pip install "hemicycle[bots]".
doctor-folder = Der Datenordner { $folder } ist beschreibbar, nur für seinen Besitzer.
doctor-folder-new = Den Datenordner { $folder } gibt es noch nicht; der erste Start legt ihn an.
doctor-folder-closed = In den Datenordner { $folder } lässt sich nicht schreiben.
doctor-folder-open = Andere auf diesem Rechner dürfen { $file } lesen; der nächste Start ändert das.
doctor-key-short = Der Schlüssel in { $file } ist kürzer als { $least } Bytes; hole ihn aus einer Sicherung zurück.
doctor-disk = Auf der Platte von { $folder } sind { $megabytes } MB frei.
doctor-disk-full = Auf der Platte von { $folder } sind nur noch { $megabytes } MB frei; ist sie voll, kann niemand weiterspielen.
doctor-database = Die Datenbank { $database } antwortet und hat das heutige Schema ({ $present }).
doctor-database-new = Die Datenbank { $database } ist leer; der erste Start richtet sie ein.
doctor-database-older = Die Datenbank { $database } hat ein älteres Schema ({ $present }); der nächste Start bringt sie auf { $wanted }. Mache vorher eine Sicherung.
doctor-database-newer = Die Datenbank { $database } gehört zu einer neueren Version ({ $present }); diese kennt { $wanted }.
doctor-database-unusable = Die Datenbank { $database } ist nicht benutzbar: { $problem }
doctor-database-damaged = Die Datenbank { $database } ist beschädigt: { $problem }. Spiele eine Sicherung zurück.
doctor-clock = Die Uhr geht richtig.
doctor-clock-wrong = Die Uhr geht um { $seconds } Sekunden falsch; lass sie über NTP stellen.
doctor-bus = NATS unter { $bus } antwortet.
doctor-bus-database = Ein Bus ist für mehrere Server an einer PostgreSQL-Datenbank; es ist keine eingestellt.
doctor-bus-driver = Für NATS braucht es pip install "hemicycle[cluster]".
doctor-bus-unreachable = NATS unter { $bus } antwortet nicht: { $problem }
doctor-origin = Die Leute kommen über { $origin } durch einen Proxy, dem vertraut wird.
doctor-origin-none = Nur dieser Rechner erreicht den Server.
doctor-origin-open = Das ganze Netz erreicht den Server, unverschlüsselt; stelle einen Proxy davor und setze origin.
doctor-origin-plain = { $origin } ist unverschlüsselt; Cookies reisen offen.
doctor-origin-proxies = { $origin } liegt hinter einem Proxy, aber trusted_proxies nennt keinen: Alle, die durch ihn kommen, zählen als einer.

## Sicherungen

notice-restored = Alles aus { $folder } ist wieder da.
notice-restore-not-empty = In { $database } ist schon etwas; eine Sicherung wird nur in eine leere Datenbank zurückgespielt.
notice-restore-key = { $file } ist ein anderer Schlüssel als der der Sicherung; mit ihm würde niemand erkannt. Räume ihn zuerst weg.
notice-backup-version = Die Datenbank hat das Schema { $present }, diese Version kopiert { $wanted }; sichere sie mit der Version, die sie bedient.
notice-migration-waits = Die Datenbank muss so geändert werden, dass Server der alten Version damit nicht weiterlaufen können, und einige laufen noch. Halte alle an, dann starte diesen.

refusal-bad-record = Zeile { $line } dieser Aufzeichnung enthält etwas, das dort nicht möglich war.
refusal-record-unfinished = Diese Aufzeichnung bricht vor dem Ende der Partie ab: Nur beendete Partien werden gezeigt.
refusal-record-of-a-branch = Das ist die Aufzeichnung eines Tisches, der mitten aus einer anderen Partie weiterspielte. Bitte nimm die Aufzeichnung der ganzen Partie.
refusal-too-many-uploads = Du hast schon { $most } Aufzeichnungen hochgeladen. Jede wird nach einem Monat entfernt.
refusal-not-at-such-a-table = Das geht nicht an einem Tisch, der nur zurückschaut oder etwas ausprobiert.
refusal-not-at-this-table = Das können nur Leute von diesem Tisch.
refusal-too-many-comments = An diesem Tisch gibt es schon { $most } Kommentare.
refusal-no-such-comment = Einen solchen Kommentar von dir gibt es nicht.
refusal-no-puzzles = Für dieses Spiel gibt es keine Aufgaben.
refusal-no-such-puzzle = Diese Aufgabe gibt es nicht.
refusal-puzzle-revision = Diese Aufgabe wurde für andere Regeln gemacht, als wir heute spielen.

## Menschen

refusal-account-required = Um Platz zu nehmen oder einen Tisch zu eröffnen, brauchst du hier ein Konto.
refusal-rated-account = Dieser Tisch wird gewertet: Alle, die mitspielen, brauchen ein Konto.
refusal-rated-one-seat = Dieser Tisch wird gewertet: Alle spielen auf einem Platz.
refusal-rated-people = Eine gewertete Partie braucht mindestens { $least } Menschen.
refusal-rated-bots = Diese Partie wird gewertet: Die Bots bleiben bis zum Ende, wie sie sind.
refusal-prove-yourself = Bitte gib zuerst noch einmal dein Passwort oder deinen Passkey an.
refusal-registration-closed = Auf diesem Server werden keine neuen Konten angelegt.
refusal-invitation-needed = Für ein Konto brauchst du hier eine Einladung. Frag jemanden, der schon eines hat.
refusal-no-account-name = Wähle einen Namen für das Konto.
refusal-no-passkeys = Dieser Server kann keine Passkeys. Wer ihn betreibt, müsste hemicycle[people] installieren; ein Passwort geht.
refusal-wrong-passkey = Dieser Passkey ist hier nicht bekannt.
refusal-passkey-too-late = Das hat zu lange gedauert. Bitte versuch es noch einmal.
refusal-too-many-passkeys = Du hast { $most } Passkeys. Entferne zuerst einen.
refusal-no-such-invitation = Diese Einladung gibt es nicht mehr.
refusal-no-such-passkey = Diesen Passkey gibt es nicht.
refusal-last-passkey = Das ist der einzige Weg in dein Konto. Lege zuerst ein Passwort oder einen anderen Passkey an.
refusal-no-such-device = Dort bist du nicht angemeldet.
refusal-too-many-invitations = Du hast { $most } Einladungen, die niemand benutzt hat. Warte, bis eine benutzt ist.
refusal-no-free-seat = An diesem Tisch sind alle Plätze besetzt.
refusal-no-such-person = Hier heißt niemand so.
refusal-others-played = Hier haben auch andere gespielt, darum bleibt der Tisch. Du kannst ihn weglegen.
refusal-not-your-table = Diesen Tisch hast du nicht eröffnet.
refusal-not-over-yet = Die Partie ist nicht zu Ende. Du kannst sie verlassen.
refusal-follow-yourself = Dir selbst kannst du nicht folgen.
refusal-too-many-follows = Du folgst { $most } Menschen. Hör zuerst auf, jemandem zu folgen.
refusal-no-ratings = Dieser Server wertet keine Partien. Wer ihn betreibt, müsste hemicycle[people] installieren.
notice-bots-rated = Bots sind nach den Partien der Arena gewertet: { $bots } Wertungen.
notice-ratings = { $games } gewertete Partien ergeben { $ratings } Wertungen; { $differ } davon waren vorher andere.
notice-not-a-journal = { $file } ist kein Protokoll der Arena.

## Zurückgerufen werden

refusal-no-push = Dieser Server kann keine Push-Nachrichten senden: Dafür muss sein Betreiber hemicycle[notify] installieren.
refusal-no-mail = Dieser Server verschickt keine Mails: Sein Betreiber hat keinen Mailserver eingerichtet.
refusal-bad-mailbox = „{ $address }“ ist keine Mailadresse.
refusal-bad-address = An diese Adresse kann nichts gesendet werden: Sie muss mit https:// beginnen und einen Server im offenen Netz nennen.
refusal-private-address = An diese Adresse wird nichts gesendet: Sie führt in ein privates Netz.
refusal-unreachable-address = Diese Adresse ist nicht zu finden. Ist sie richtig geschrieben?
refusal-no-such-way = Diesen Weg zu dir gibt es nicht.
refusal-too-many-ways = Du hast schon { $most } Wege, auf denen du erreichbar bist. Entferne zuerst einen.
refusal-not-confirmed = Dieses Postfach ist noch nicht bestätigt: Folge dem Link in der Mail, die du bekommen hast.
refusal-wrong-mail-link = Dieser Link gilt nicht mehr.
refusal-no-such-zone = Es gibt keine Zeitzone „{ $zone }“.
refusal-vacation-past = Freie Tage enden in der Zukunft.
refusal-vacation-too-long = Du hast in diesem Jahr noch { $days ->
    [one] einen freien Tag
   *[other] { $days } freie Tage
 }.

## Sicher bleiben

refusal-banned = Du bist von diesem Server ausgeschlossen{ $until ->
    [0] {""}
   *[other] {" "}bis zum { $date } (UTC)
 }: { $reason }
refusal-table-closed = Ein Betreiber hat diesen Tisch geschlossen: { $reason }
refusal-name-mixed = Ein Wort eines Namens bleibt bei einem Alphabet: Buchstaben, die nur ähnlich aussehen, sind nicht erlaubt.
refusal-name-office = „{ $name }“ könnte für jemanden gehalten werden, der diesen Server betreibt. Wähle einen anderen Namen.
refusal-nobody-there = Auf diesem Platz sitzt niemand anderes.
refusal-ban-one = Ein Ausschluss nennt entweder eine Person, nicht sich selbst, oder einen Adressbereich.
refusal-no-such-network = „{ $network }“ ist kein Adressbereich oder ein zu großer.
