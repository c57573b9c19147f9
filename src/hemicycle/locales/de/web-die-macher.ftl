# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Übersicht

## A state

board-election-now = Wahl jetzt
board-queue = { $place ->
        [1] Erste Wahl
        [2] Danach
        [3] Dritte
        [4] Vierte
       *[other] Fünfte
    }
board-seats = Mandate
board-seats-count = { $seats ->
        [one] { $seats } Mandat
       *[other] { $seats } Mandate
    }
board-votes-count = { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
board-opinions = Volkes Meinung
board-face-down = verdeckt
board-empty-place = leerer Platz
board-shared-opinion = in deinem Programm
board-opposed-opinion = gegen dein Programm
board-media = Medien
board-cubes-here = { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
board-holds = Kontrolle
board-cabinet = Schatten­kabinett
board-party = Partei
board-tile = Koalitionsplättchen
board-with-partner = mit { $party }
board-trend = Trend
board-meetings-short = Wahlv.
board-meetings = Wahlveran­staltungen
board-votes-short = Stim.
board-projected = Prognose
board-leads = Vorn
board-nobody-leads = Niemand führt
board-agree = Übereinst.

## Under the states

board-ask-meetings = Wahlveranstaltungen: je { MONEY($price) }, höchstens { $most } pro Land, { $supply } im Vorrat
board-ask-ministers = Lege Schattenkabinettskarten verdeckt in die Länder; zusammen dürfen sie höchstens { MONEY($cash) } kosten
board-meetings-in = Wahlveranstaltungen { WORD($state, kind: "place") }
board-minister-in = Schattenkabinettskarte für { WORD($state, kind: "state") }
board-convert = In Stimmen
board-convert-in = Wahlveranstaltungen in Stimmen { WORD($state, kind: "place") }
board-votes-gained = { $votes ->
        [one] +{ $votes } Stimme
       *[other] +{ $votes } Stimmen
    }
board-nobody = Keine Karte
board-votes-after = Stimmen danach
board-no-change = unverändert
board-nothing-here = Hier gibt es nichts zu tun
board-hold-none = Keine Wahlveranstaltungen
board-pay-for = { MONEY($cost) } zahlen: { $list }
board-so-many-in = { $meetings } { WORD($state, kind: "place") }
board-send-none = Keine Karte legen
board-minister-to = { $minister } { WORD($state, kind: "place") }

## The start sheet

board-sheet-lines = Zeilen des Zettels
board-sheet-left = { $left ->
        [one] Wähle eine Zeile und schicke ihre Zahlen in die Länder: eine fehlt noch.
       *[other] Wähle eine Zeile und schicke ihre Zahlen in die Länder: { $left } fehlen noch.
    }
board-sheet-done = Alles hat seinen Platz. Gib den Zettel verdeckt ab oder ändere ihn noch.
board-gives-trend = Trend +{ $amount }
board-gives-votes = { $amount ->
        [one] { $amount } Stimme
       *[other] { $amount } Stimmen
    }
board-gives-meetings = { $amount ->
        [one] { $amount } Wahlv.
       *[other] { $amount } Wahlv.
    }
board-gives-media = { $amount ->
        [one] { $amount } Medienstein
       *[other] { $amount } Mediensteine
    }
board-gives-members = Parteibasis +{ $amount }

## Decisions

board-deed-place-doubler = Doppler
board-deed-lower-trend = Trend senken von
board-deed-swap-media = Stein ersetzen von
board-exchange-press = Drücke auf eine Meinung des Landes, dann auf das, was dafür kommt:
board-exchange-removed = Heraus
board-exchange-added = Herein, aus dem Tauschpool
board-publish-lines = Zählen lassen für
board-media-protect = Wer die Medienkontrolle hat, ist vor schlechten Umfragen sicher
board-says-nothing = Diese Zeile besagt nichts
board-to-space = nach
board-spaces = Plätze des Bundesplans
board-space = Platz { $space }, { $points } Punkte
board-accept-donation = Annehmen
board-accept-donation-dice = { $dice ->
        [one] Risiko { $dice } Würfel
       *[other] Risiko { $dice } Würfel
    }
board-refuse-donation = Verzichten
board-refuse-donation-dice = { $dice ->
        [one] Gewinn 1 Würfel
       *[other] Gewinn { $dice } Würfel
    }
board-goes = geht

## The nation

board-nation = Bund
board-parliament = Parlament bisher
board-no-seats-yet = Noch hat kein Land gewählt.
board-space-worth = { $points } P · +{ $members }
board-national-media = Mediensteine, Punkte je Runde

## The tray and the parties

board-supply = { $meetings ->
        [one] { $meetings } Wahlveranstaltung
       *[other] { $meetings } Wahlveranstaltungen
    }, { $media ->
        [one] { $media } Medienstein
       *[other] { $media } Mediensteine
    } übrig
board-donations-left = Spenden: { $list }
board-no-donations = Keine Spenden mehr
board-hand-count = { $n ->
        [one] und { $n } verdeckte Karte
       *[other] und { $n } verdeckte Karten
    }
board-cost = Preis
board-in-thousands = in Tausend
board-other = Gegner
board-cabinet-used = Alle Karten sind gespielt.
board-office-chancellor = Kanzler
board-office-whip = Fraktionsführer
board-office-speaker = Parlamentspräsident
board-office-foreign = Außenminister
board-office-finance = Finanzminister
board-office-justice = Justizminister
board-office-backbench = Hinterbänkler
board-thousands = Tsd.
board-members-short = Basis
board-begins = beginnt
board-ripple = Auswirkung
board-ripple-of = deine Prognose: Stimmen, Mandate
board-change = Änderung
board-round-of = Runde { $round } von { $rounds }
board-start-round = Startrunde
board-phases = Abschnitte der Runde
board-you-nth = du { $place }.

## Elections and the end

board-election-night = Wahlabend
board-wins = gewinnt
board-wins-nose = gewinnt um Nasenlänge
board-points = Punkte nach Herkunft
board-source-seats = Mandate
board-source-media = Medien
board-source-members = Parteibasis
board-source-members-bonus = Größte Parteibasis
board-source-opinions = Bundesmeinung
board-source-security = Gesichert
board-source-total = Summe
board-votes-by-election = Stimmen je Wahl
board-money-by-round = Geld je Runde, in Tausend
board-members-by-round = Parteibasis je Runde
board-end-short = Ende
board-no-charts = Die Kurven konnten nicht geholt werden. Lade die Seite neu.
board-aid-seats = Mandate für Stimmen
board-aid-votes-from = Stimmen, ab
board-aid-cabinet = Schattenkabinettskarten
board-aid-minister = Karte
board-aid-cost = Kosten
board-aid-votes = Stimmen
board-aid-own-trend = Eigener Trend
board-aid-other-trend = Trend eines anderen
board-aid-doubler = Doppler
board-aid-media-swap = Medientausch
board-aid-telephone = Telefon
board-aid-donations = Spenden
board-aid-amount = Betrag
board-aid-accept-dice = Würfel bei Annahme
board-aid-refuse-dice = Würfel bei Verzicht
board-aid-dice = Seiten des Würfels
board-aid-payout = Auszahlung
board-aid-per-seat = Je Mandat
board-aid-per-member = Je Punkt Parteibasis
board-aid-national-media = Siegpunkte für Mediensteine auf dem Bundesplan, je Runde
board-aid-national-opinions = Bundesmeinungen, nach Platz
board-aid-members = Parteibasis
board-aid-points = Siegpunkte
board-aid-final = Am Ende gezählt
board-aid-most-members = Größte Parteibasis
board-aid-second-most-members = Zweitgrößte Parteibasis
board-aid-security = Bonus für eine gesicherte Meinung

## The night, the morning after, and the finale

board-you = du
board-votes = Stimmen
board-night-tag = Wahlabend, Runde { $round }
board-night-headline = { WORD($state, kind: "state") } wählt: { $counted } von { $parties } Parteien ausgezählt
board-night-result = Ergebnis
board-night-counted = Ausgezählt, die kleinste zuerst
board-night-held = { $meetings ->
        [0] { $held } vorher
        [one] { $held } vorher, { $votes } aus einer Wahlveranstaltung
       *[other] { $held } vorher, { $votes } aus { $meetings } Wahlveranstaltungen
    }
board-night-seats = Mandate, wie sie vergeben werden
board-night-dashed = gestrichelt: noch auszuzählen
board-night-race = Das Rennen: Stimmen zusammen
board-night-to-beat = { $votes } sind zu schlagen
board-night-campaign = Alle Wahlen
board-night-undrawn = noch nicht gezogen
board-night-nose = Gleichstand bei { $votes }: Der höhere Marker, in einem Stapel der obere, siegt um Nasenlänge.
board-paper-tag = Der Morgen nach Runde { $round }
board-paper-name = Der Morgen danach
board-paper-next = Als Nächstes wählt: { WORD($state, kind: "state") }
board-paper-voted = { WORD($state, kind: "state") } hat gewählt
board-paper-headline = { WORD($state, kind: "state") } geht an { $names }
board-paper-under = { $ours } Stimmen gegen { $theirs } von { $rivals }.
board-paper-landtag = Der neue Landtag
board-paper-no-seats = Zu wenige Stimmen für ein einziges Mandat.
board-paper-mine = Deine Runde in einem Satz
board-paper-line = Du gibst { MONEY($spent) } aus, gewinnst { board-seats-count }, erhältst { MONEY($paid) } und bist mit { $all } im Parlament auf Platz { $place }.
board-paper-own = Deine teuerste Entscheidung: { $word ->
        [start-player-named] das Recht, den Startspieler zu bestimmen
        [minister-revealed] { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
        [media-swapped] ein verdrängter Medienstein { WORD($state, kind: "place") }
        [media-bought] ein Medienstein { WORD($state, kind: "place") }
        [meetings-held] Wahlveranstaltungen { WORD($state, kind: "place") }
       *[poll-sold] die Umfrage { WORD($state, kind: "place") }
    } für { MONEY($price) }.
board-paper-revealed = Was ans Licht kam
board-paper-nothing = Diesmal nichts.
board-paper-swing = Größte Überraschung
board-paper-swung = { $party }: { $after ->
        [one] 1 Stimme
       *[other] { $after } Stimmen
    }, erwartet zu Beginn der Runde: { $before }
board-paper-dearest = Wer am meisten zahlte
board-paper-standing = Wo die Parteien stehen
board-paper-paid = Auszahlung
board-finale-tag = Das Finale
board-finale-title = Die Punkte
board-finale-headline = Punkte: { $source }
board-finale-winner = Wer gewinnt

## The coalition table

board-talks = Koalitionstisch
board-talks-together = Stimmen zusammen
board-talks-you = Du
board-talks-formed = geschlossen
board-talks-alone = allein
board-talks-wins = gewänne
board-talks-with = Verhandeln mit
board-talks-shared = { $cards ->
        [one] Eine gemeinsame Karte
       *[other] { $cards } gemeinsame Karten
    }
board-talks-force = Du kannst sie erzwingen: Bei { $force } gemeinsamen Karten kann { $name } nicht ablehnen. Bedingungen sind dann keine vereinbart.
board-talks-offer-it = { $name } eine Koalition anbieten
board-talks-force-it = { $name } in eine Koalition zwingen
board-talks-agree = { $name } muss zustimmen: Für eine Einigung braucht es { $agree } gemeinsame Karten, zum Erzwingen { $force }.
board-talks-asked = { $name } fragt dich. Stimmst du zu, zählen eure Stimmen hier zusammen; lehnst du ab, bleibst du frei.
board-talks-not = { $why ->
        [no-coalition-tile] Keine Koalition mit { $name }: Ihr habt hier nicht beide ein Koalitionsplättchen.
        [too-little-in-common] Keine Koalition mit { $name }: zu wenige gemeinsame Karten.
       *[other] In diesem Land gibt es keine Koalitionen.
    }
board-talks-lead = { $ahead ->
        [ahead] Zusammen { $votes }, { $lead } vor der besten anderen Seite.
        [behind] Zusammen { $votes }, { $lead } hinter der besten anderen Seite.
       *[other] Zusammen { $votes }, gleichauf mit der besten anderen Seite.
    }
board-talks-get = Würde jetzt gewählt: { board-seats-count } für euch beide.
board-talks-rivals = { $names } könnten noch { $votes } erreichen.
board-terms = Deine Bedingungen
board-terms-held = Wahlveranstaltungen, die du hier abhältst
board-terms-asked = Wahlveranstaltungen, die { $name } hier abhält
board-terms-mine = Du bringst auf den Bundesplan
board-terms-theirs = { $name } bringt auf den Bundesplan
board-terms-hands-off = Niemand tauscht eine Meinung, die ihr beide teilt
board-terms-said = Gesagt zwischen dir und { $name }
board-terms-nothing = Noch nichts.
board-terms-promise = Bedingungen sind Versprechen: Die Regeln erzwingen keine davon, und Geld wechselt nicht den Besitzer.
board-terms-offer = { $name } das anbieten
board-terms-counter = { $name } Neues anbieten
board-terms-take = Bedingungen von { $name } übernehmen

## What happened to me, and where something is to be done

board-leads-nose = Um Nasenlänge
board-chosen-here = hierher geht etwas
board-to-choose-here = hier ist etwas zu entscheiden
board-concern-media-swapped = { PLAYER($seat) } verdrängt { WORD($state, kind: "place") } einen deiner Mediensteine; du erhältst { MONEY($compensation) }.
board-concern-trend-lowered = { PLAYER($seat) } senkt deinen Trend { WORD($state, kind: "place") } auf { WORD($trend, kind: "trend") }.
board-concern-coalition-formed = { PLAYER($seat) } zwingt dich { WORD($state, kind: "place") } in eine Koalition: Eure Stimmen zählen zusammen.
board-concern-poll-sold = Du ersteigerst die Umfrage { WORD($state, kind: "place") } für { MONEY($amount) }.
board-concern-coalition-declined = { PLAYER($partner) } lehnt deine Koalition { WORD($state, kind: "place") } ab.

## What things mean

explain-state-seats = So viele Mandate gibt dieses Land einer Partei höchstens; seine Karte sagt, wie viele für wie viele Stimmen.
    .rule = 5.3.1
explain-trend = Trend der Partei in diesem Land, von −3 bis +3. Trend plus Übereinstimmung ist, was jede Wahlveranstaltung an Stimmen bringt.
    .rule = 5.2.8a
explain-meetings = Wahlveranstaltungen der Partei hier. Sie werden vor der Wahl zu Stimmen, spätestens am Wahltag.
    .rule = 5.2.6 5.2.8
explain-votes = Stimmen, die die Partei hier schon hat; höchstens 50.
    .rule = 5.2.8c
explain-projected = Die Stimmen, wenn jetzt alle Wahlveranstaltungen umgesetzt würden. Sind Meinungen verdeckt, ist es eine Spanne.
    .rule = 5.2.8a 5.3.1
explain-opinion = Eine Meinung des Landes, die dein Programm nicht berührt: Für dich zählt sie nichts.
    .rule = 5.2.8a
explain-opinion-shared = Auch dein Programm hat diese Meinung: Sie hebt hier deine Übereinstimmung, mit Doppler zweifach.
    .rule = 5.2.8a
explain-opinion-opposed = Dein Programm hat das Gegenteil: Das senkt hier deine Übereinstimmung, mit Doppler zweifach.
    .rule = 5.2.8a
explain-opinion-hidden = Eine noch verdeckte Meinung. Sie zählt nichts, bis sie aufgedeckt wird.
    .rule = 5.4.1a
explain-agree = Wie gut dein Programm zu diesem Land passt: gemeinsame Meinungen minus gegenteilige, mit Doppler zweifach. Verdecktes kann es noch ändern.
    .rule = 5.2.8a
explain-media = Mediensteine in diesem Land. Wer mehr hat als jede andere Partei, hat die Medienkontrolle.
    .rule = 5.2.5 5.2.5a
explain-control = Hat die Medienkontrolle: darf hier eine Meinung tauschen, und Umfragen können den Trend nicht senken.
    .rule = 5.2.5a
explain-cabinet = Schattenkabinettskarten in diesem Land; aufgedeckt erkennt man sie am Preis in Tausend.
    .rule = 5.2.3
explain-row = { $party }, gespielt von { $name }. Ein Telefon neben dem Zeichen ist ein Koalitionsplättchen in diesem Land.
    .rule = 5.2.4
explain-leads = Wer gewänne, wenn das Land jetzt wählte, mit wie vielen Stimmen und Mandaten; Koalitionspartner zusammen.
    .rule = 5.3.2
explain-parliament = Alle bisher gewonnenen Mandate. Jedes ist am Ende ein Siegpunkt.
    .rule = 6.1
explain-national-space = Wer diese Meinung im Programm hat, bekommt am Ende { $points } Siegpunkte und nach jeder Wahl { $members } Punkte Parteibasis.
    .rule = 5.3.4 6.4
explain-national-media = Ein Medienstein, den ein Wahlsieger in dieser Runde herbringt, ist am Ende { $points } Siegpunkte wert.
    .rule = 6.2
explain-members = Parteibasis: am Ende je ein Siegpunkt, in manchen Runden Geld.
    .rule = 5.3.4 6.3
