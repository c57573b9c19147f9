# Was der Tischserver sagt

## Warum er etwas nicht tut: Hereinkommen

refusal-who-are-you = Bitte nenne zuerst deinen Namen.
refusal-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
refusal-has-account = Du hast schon das Konto { $account }.
refusal-account-taken = Der Kontoname { $account } ist vergeben.
refusal-wrong-password = Kontoname oder Passwort stimmt nicht.
refusal-wrong-link = Dieser Platzlink gilt nicht mehr. Bitte den Gastgeber um einen neuen.
refusal-forbidden-origin = Diese Seite kommt von einer Adresse, die der Server nicht kennt ({ $host }). Steht der Server hinter einem Proxy, so starte ihn mit --origin.

## Tische und Plätze

refusal-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht.
refusal-no-such-edition = Von diesem Spiel gibt es keine Ausgabe „{ $edition }“.
refusal-no-such-option = Die Einstellung „{ $option }“ gibt es nicht, oder sie kann diesen Wert nicht haben.
refusal-no-such-level = Für dieses Spiel gibt es keine Bots der Stufe „{ $level }“.
refusal-seat-count = Diese Ausgabe kann man nicht mit { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spielern
    } spielen.
refusal-seats-occupied = { $seated } Plätze sind besetzt, es gäbe aber nur { $seats }.
refusal-seats-open = { COUNT($seats) ->
    [one] Ein Platz ist noch frei.
   *[other] { COUNT($seats) } Plätze sind noch frei.
 }
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-locked = Dieser Platz ist gesperrt. Der Gastgeber kann ihn öffnen oder einen Link dazu verschicken.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-seated = Nimm zuerst Platz.
refusal-host-only = Das kann nur der Gastgeber des Tisches.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer zugelassen.
refusal-too-many-tables = Du sitzt schon an { $most ->
        [one] { $most } Tisch
       *[other] { $most } Tischen
    }. Beende oder verlasse zuerst einen davon.
refusal-server-full = Der Server ist voll: { $most } Tische sind offen. Bitte versuche es später wieder.
refusal-not-while-seating = Das Spiel hat noch nicht begonnen.
refusal-not-while-playing = Das Spiel hat schon begonnen.
refusal-not-while-paused = Der Tisch macht Pause.
refusal-not-while-over = Das Spiel ist zu Ende.
refusal-not-while-abandoned = Das Spiel wurde abgebrochen.
refusal-not-while-frozen = Diese Partie begann unter einer älteren Fassung der Regeln und ruht. Der Tisch kann beschließen, sie unter der jetzigen fortzusetzen.

## Entscheidungen

refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-stale = Diese Entscheidung ist schon gefallen.
refusal-batch-reveals = Diese Züge gehen nicht zusammen: Schon die ersten decken etwas auf.
refusal-not-undoable = Das lässt sich nicht mehr zurücknehmen: Es wurde etwas aufgedeckt, oder jemand anders hat inzwischen gehandelt. Der Tisch kann es noch gemeinsam beschließen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-not-over = Das ist erst zu sehen, wenn die Partie zu Ende ist.
refusal-not-entitled = Solange die Partie läuft, siehst du sie nur von deinen eigenen Plätzen aus.
refusal-no-such-match = Eine Partie { $match } gibt es an diesem Tisch nicht.
refusal-no-such-moment = Diesen Moment gibt es in der Partie nicht.

## Gespräch und Abstimmungen

refusal-muted = Der Gastgeber hat dich stumm geschaltet.
refusal-nothing-said = Es gibt nichts zu senden.
refusal-no-private-talk = In diesem Spiel sprechen alle vor allen.
refusal-talk-not-now = Die Spielregeln erlauben dir jetzt nicht zu sprechen.
refusal-no-such-message = Diese Nachricht gibt es nicht.
refusal-already-proposed = Darüber wird schon abgestimmt.
refusal-no-such-vote = Diese Abstimmung ist vorbei.
refusal-no-vote = Du hast hierbei keine Stimme.
refusal-nobody-to-replace = Dort sitzt niemand, der ersetzt werden könnte.
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
refusal-too-many-sockets = Du hast zu viele Verbindungen offen. Bitte schließe andere Fenster.
refusal-too-slow = Die Verbindung kam nicht mehr nach und wird erneuert.
refusal-too-much = Zu viele Nachrichten wurden abgelehnt. Die Verbindung bleibt eine Weile geschlossen.
refusal-not-stored = Der Server konnte das nicht speichern. Es hat sich nichts geändert; bitte versuche es noch einmal.
refusal-trouble = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; bitte versuche es noch einmal.

## Für die, die den Server betreiben

notice-serving = Hemicycle ist offen unter { $address }
notice-port-in-use = Port { $port } auf { $host } ist nicht zu haben: Ein anderes Programm lauscht dort, oder er ist nicht erlaubt. Wähle mit --port einen anderen.
notice-data-unwritable = In den Ordner { $folder } kann nicht geschrieben werden. Wähle mit --data einen anderen.
notice-config-unreadable = Die Einstellungsdatei { $file } ist nicht lesbar.
notice-config-not-toml = Die Einstellungsdatei { $file } ist kein gültiges TOML: { $problem }.
notice-config-unknown = Die Einstellung „{ $key }“ gibt es nicht.
notice-config-wrong = Die Einstellung „{ $key }“ kann nicht „{ $value }“ sein.
notice-database-newer = Die Datenbank stammt von einer neueren Version von Hemicycle (Schema { $revision }). Bitte aktualisiere das Programm.
notice-database-unusable = Die Datenbank { $database } ist nicht benutzbar: { $problem }.
notice-database-driver = Die Datenbank { $database } braucht das Python-Paket { $package }, das nicht installiert ist.
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
