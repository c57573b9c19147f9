# Mensen: eerste pagina, accounts, profielen, waarderingen, vrienden

web-turn-now = Jij bent aan de beurt
web-turn-count = { $n ->
    [one] Eén beslissing wacht op je
   *[other] { $n } beslissingen wachten op je
 }
web-turn-none = Er wacht niets op je.
web-your-games = Jouw spellen
web-recent = Laatst gespeeld
web-all-games = Al je afgelopen partijen
web-older-games = Oudere partijen
web-open-tables = Open tafels
web-open-none = Er is nu geen tafel open. Open er zelf een.
web-friends-tables = Tafels van vrienden
web-invitations = Uitnodigingen
web-invites = { $by } nodigt je uit
web-join-table = Meespelen
web-watch-table = Kijken
web-go-on = Verder
web-seats-taken = { $taken } van { $seats }
web-seats-open = { $free } van { $seats } vrij
web-progress-die-macher = { $round ->
    [0] Startronde
   *[other] Ronde { $round } van { $rounds }
 }
web-open-new = Tafel openen
web-learn-short = Leren
web-progress-secret-hitler = Wetten: { $liberal } liberaal, { $fascist } fascistisch
web-progress-global-powers = Voor waardering { $evaluation }
web-time-left = nog { $time }
web-overdue = tijd is om
web-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
 }
web-hours = { $n } u
web-minutes = { $n } min
web-filter-game = Spel
web-filter-language = Taal
web-filter-any = alle
web-rated = Telt mee
web-rated-only = alleen wat meetelt
web-rated-table = Telt mee: iedereen heeft een account, niemand krijgt hulp
web-rating = Rating
web-not-settled = nog niet vast
web-rating-none = nog geen rating
web-games-won = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }, { $won } gewonnen
web-as-role = als { $role }
web-strongest = De sterksten
web-statistics = Statistieken
web-strongest-need = Minstens { $games } spellen die meetellen tegen { $opponents } verschillende mensen.
web-strongest-none = Nog niemand heeft genoeg spellen gespeeld die meetellen.
web-place = Plaats
web-who = Wie
web-bot-level = Bot: { $level }
web-all-roles = in totaal
web-won-by-seat = Gewonnen per plaats, { $n } spelers
web-won-by-role = Gewonnen als
web-won-by-first = Gewonnen door wie begon
web-first-player = startspeler
web-played-editions = Gespeelde uitgaven
web-endings = Hoe spellen eindigden
web-seat-number = Plaats { $n }
web-statistics-none = Hier is nog geen spel uitgespeeld.
web-finished-games = { $n ->
    [one] Eén afgelopen spel
   *[other] { $n } afgelopen spellen
 }
web-since = hier sinds { $date }
web-reliability = Betrouwbaarheid
web-stood-in = { $share }% van de beslissingen nam een vervanger.
web-left-games = { $left } van { $finished } spellen voor het einde verlaten.
web-profile-none = Hier nog geen spel uitgespeeld.
web-favourites = Favorieten
web-head-to-head = Jij en { $name }
web-ahead = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }: jij voor { $ahead }, achter { $behind }
web-follow = Volgen
web-unfollow = Niet meer volgen
web-follows = Jij volgt
web-follows-none = Nog niemand. Volg mensen op hun pagina, dan staan hun open tafels op jouw eerste pagina.
web-program-marked = een programma
web-place-of = { $place } van { $of }
web-won = gewonnen
web-lost = verloren
web-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
web-given-up = opgegeven
web-play-again-with = Nog eens met hen
web-put-away = Wegleggen
web-put-away-tables = Wat je hebt weggelegd
web-put-away-none = Er is niets weggelegd.
web-get-back = Terughalen
web-leave-game = Verlaten
web-leave-sure = Voorgoed verlaten? Een bot speelt verder op jouw plaats.
web-throw-away = Weggooien
web-account-page = Jouw account
web-account-none = Je speelt als gast op dit apparaat. Met een account zijn je plaatsen, spellen en ratings op elk apparaat van jou.
web-account-closed = Op deze server worden geen nieuwe accounts gemaakt.
web-invitation-code = Uitnodiging
web-with-passkey = Met een passkey
web-with-password = Met een wachtwoord
web-passkey-why = Je apparaat bewaart de sleutel: niets te onthouden, niets te stelen.
web-passkey-not-here = Passkeys hebben in het adres een naam nodig in plaats van een nummer, en https.
web-sign-in-passkey = Aanmelden met een passkey
web-passkeys = Passkeys
web-passkeys-none = Nog geen.
web-add-passkey = Passkey toevoegen
web-remove = Verwijderen
web-devices = Aangemeld op
web-this-device = dit apparaat
web-last-seen = laatst gebruikt { $date }
web-unknown-device = Onbekend apparaat
web-sign-out-there = Afmelden
web-sign-out-everywhere = Overal afmelden
web-new-password = Nieuw wachtwoord
web-change-password = Wachtwoord wijzigen
web-password-changed = Gewijzigd. Alle andere apparaten zijn afgemeld.
web-prove-first = Laat voor wat volgt nog eens zien dat jij het bent.
web-prove = Bevestigen
web-your-data = Jouw gegevens
web-export-data = Alles wat van mij bewaard wordt (JSON)
web-delete-me = Alles verwijderen
web-delete-why = Plaatsen in lopende spellen gaan naar bots. Afgelopen spellen blijven zonder jouw naam; in de verzegelde opnames die anderen bewaard kunnen hebben blijft de naam staan waaronder je speelde.
web-make-invitation = Iemand op deze server uitnodigen
web-your-page = Jouw pagina
web-go-there = Erheen
web-invite-player = Uitnodigen via account
web-invite-send = Uitnodigen
web-invite-sent = { $account } is uitgenodigd.
web-called = Als je aan de beurt bent, hoor je dat { $ways }.
web-called-none = Zolang deze pagina dicht is, hoor je niet dat je aan de beurt bent.
web-called-change = Wijzigen
web-called-choose = Kies hoe
web-called-push = op je apparaten
web-called-mail = per mail
web-called-webhook = via een webhook
web-bell-on = Meldingen aan
web-bell-off = Meldingen uit
web-news = Wat er nieuw is
web-news-count = { $n } nieuw
web-news-none = Er is niets nieuws.
web-news-turn = { $game }: jij bent aan de beurt
web-news-invitation = { $by } nodigt je uit voor { $game }
web-news-over = { $game } is afgelopen: { $result }
web-all-tables = Alle tafels
web-games-column = Spellen
web-take-back-invitation = Intrekken
web-follow-by-account = Volgen via account
web-look-after = Deze server beheren
