# Menschen: erste Seite, Konten, Profile, Wertungen, Freunde

web-turn-now = Du bist dran
web-turn-count = { $n ->
    [one] Eine Entscheidung wartet auf dich
   *[other] { $n } Entscheidungen warten auf dich
 }
web-turn-none = Nichts wartet auf dich.
web-your-games = Deine Partien
web-recent = Zuletzt gespielt
web-all-games = Alle beendeten Partien
web-older-games = Ältere Partien
web-open-tables = Offene Tische
web-open-none = Gerade ist kein Tisch offen. Eröffne selbst einen.
web-friends-tables = Tische von Freunden
web-invitations = Einladungen
web-invites = { $by } lädt dich ein
web-join-table = Mitspielen
web-watch-table = Zuschauen
web-go-on = Weiter
web-seats-taken = { $taken } von { $seats }
web-seats-open = { $free } von { $seats } frei
web-progress-die-macher = { $round ->
    [0] Startrunde
   *[other] Runde { $round } von { $rounds }
 }
web-open-new = Tisch eröffnen
web-learn-short = Lernen
web-progress-secret-hitler = Gesetze: { $liberal } liberal, { $fascist } faschistisch
web-progress-global-powers = Vor Wertung { $evaluation }
web-time-left = noch { $time }
web-overdue = Zeit ist um
web-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
web-hours = { $n } Std.
web-minutes = { $n } min
web-filter-game = Spiel
web-filter-language = Sprache
web-filter-any = alle
web-rated = Gewertet
web-rated-only = nur gewertete
web-rated-table = Gewertet: alle haben ein Konto, niemand bekommt Hilfe
web-rating = Wertung
web-not-settled = noch nicht gefestigt
web-rating-none = noch nicht gewertet
web-games-won = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $won } gewonnen
web-as-role = als { $role }
web-strongest = Die Stärksten
web-statistics = Statistik
web-strongest-need = Mindestens { $games } gewertete Partien gegen { $opponents } verschiedene Menschen.
web-strongest-none = Noch hat niemand genug gewertete Partien gespielt.
web-place = Platz
web-who = Wer
web-bot-level = Bot: { $level }
web-all-roles = insgesamt
web-won-by-seat = Gewonnen nach Platz, { $n } Spieler
web-won-by-role = Gewonnen als
web-won-by-first = Gewonnen von denen, die begannen
web-first-player = Startspieler
web-played-editions = Gespielte Ausgaben
web-endings = Wie Partien endeten
web-seat-number = Platz { $n }
web-statistics-none = Hier ist noch keine Partie zu Ende gespielt.
web-finished-games = { $n ->
    [one] Eine beendete Partie
   *[other] { $n } beendete Partien
 }
web-since = dabei seit { $date }
web-reliability = Verlässlichkeit
web-stood-in = { $share } % der Entscheidungen traf eine Vertretung.
web-left-games = { $left } von { $finished } Partien vor dem Ende verlassen.
web-profile-none = Hier noch keine Partie beendet.
web-favourites = Am liebsten
web-head-to-head = Du und { $name }
web-ahead = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }: du vorn { $ahead }, hinten { $behind }
web-follow = Folgen
web-unfollow = Nicht mehr folgen
web-follows = Du folgst
web-follows-none = Noch niemandem. Folge Menschen auf ihrer Seite, dann stehen ihre offenen Tische auf deiner ersten Seite.
web-program-marked = ein Programm
web-place-of = { $place }. von { $of }
web-won = gewonnen
web-lost = verloren
web-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
web-given-up = aufgegeben
web-play-again-with = Noch einmal mit ihnen
web-put-away = Weglegen
web-put-away-tables = Was du weggelegt hast
web-put-away-none = Nichts ist weggelegt.
web-get-back = Zurückholen
web-leave-game = Verlassen
web-leave-sure = Endgültig verlassen? Ein Bot spielt deinen Platz weiter.
web-throw-away = Wegwerfen
web-account-page = Dein Konto
web-account-none = Du spielst als Gast auf diesem Gerät. Mit einem Konto gehören Plätze, Partien und Wertung dir auf jedem Gerät.
web-account-closed = Auf diesem Server werden keine neuen Konten angelegt.
web-invitation-code = Einladung
web-with-passkey = Mit einem Passkey
web-with-password = Mit einem Passwort
web-passkey-why = Dein Gerät verwahrt den Schlüssel: nichts zu merken, nichts zu stehlen.
web-passkey-not-here = Passkeys brauchen in der Adresse einen Namen statt einer Nummer, und https.
web-sign-in-passkey = Mit Passkey anmelden
web-passkeys = Passkeys
web-passkeys-none = Noch keiner.
web-add-passkey = Passkey hinzufügen
web-remove = Entfernen
web-devices = Angemeldet auf
web-this-device = dieses Gerät
web-last-seen = zuletzt { $date }
web-unknown-device = Unbekanntes Gerät
web-sign-out-there = Abmelden
web-sign-out-everywhere = Überall abmelden
web-new-password = Neues Passwort
web-change-password = Passwort ändern
web-password-changed = Geändert. Alle anderen Geräte sind abgemeldet.
web-prove-first = Für alles Weitere zeig noch einmal, dass du es bist.
web-prove = Bestätigen
web-your-data = Deine Daten
web-export-data = Alles, was von mir gespeichert ist (JSON)
web-delete-me = Alles löschen
web-delete-why = Plätze in laufenden Partien gehen an Bots. Beendete Partien bleiben ohne deinen Namen; in den versiegelten Aufzeichnungen, die andere gespeichert haben können, bleibt der Name, unter dem du gespielt hast.
web-make-invitation = Jemanden auf diesen Server einladen
web-your-page = Deine Seite
web-go-there = Hingehen
web-invite-player = Über das Konto einladen
web-invite-send = Einladen
web-invite-sent = { $account } ist eingeladen.
web-called = Wenn du dran bist, erfährst du es { $ways }.
web-called-none = Solange diese Seite geschlossen ist, erfährst du nicht, dass du dran bist.
web-called-change = Ändern
web-called-choose = Festlegen, wie
web-called-push = auf deinen Geräten
web-called-mail = per Mail
web-called-webhook = per Webhook
web-bell-on = Benachrichtigungen an
web-bell-off = Benachrichtigungen aus
web-news = Was neu ist
web-news-count = { $n } neu
web-news-none = Nichts ist neu.
web-news-turn = { $game }: Du bist dran
web-news-invitation = { $by } lädt dich zu { $game } ein
web-news-over = { $game } ist zu Ende: { $result }
web-all-tables = Alle Tische
web-games-column = Partien
web-take-back-invitation = Zurücknehmen
web-follow-by-account = Über das Konto folgen
web-look-after = Diesen Server betreuen
