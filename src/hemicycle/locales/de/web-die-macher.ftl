# Words of the Die Macher board in the browser client

## The rail

web-tab-figures = Zahlen

## A state

board-election-now = Wahl jetzt
board-queue = { $place ->
        [1] Erste Wahl
        [2] Danach
        [3] Dritte
        [4] Vierte
       *[other] Fünfte
    }
board-seats = Sitze
board-seats-count = { $seats ->
        [one] { $seats } Sitz
       *[other] { $seats } Sitze
    }
board-votes-count = { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
board-opinions = Meinungen
board-face-down = verdeckt
board-empty-place = leerer Platz
board-shared-opinion = in deinem Programm
board-opposed-opinion = gegen dein Programm
board-media = Medien
board-cubes-here = { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
board-holds = lenkt
board-cabinet = Kabinett
board-party = Partei
board-tile = Koalitionsplättchen
board-with-partner = mit { $party }
board-trend = Trend
board-meetings-short = Ver.
board-meetings = Veranstal­tungen
board-votes-short = Stim.
board-projected = Prognose
board-leads = Vorn
board-nobody-leads = Niemand führt
board-agree = einig

## Under the states

board-ask-meetings = Veranstaltungen: je { MONEY($price) }, höchstens { $most } pro Land, { $supply } im Vorrat
board-ask-ministers = Schicke Minister verdeckt in die Länder; zusammen dürfen sie höchstens { MONEY($cash) } kosten
board-meetings-in = Veranstaltungen in { WORD($state, kind: "state") }
board-minister-in = Kabinettskarte für { WORD($state, kind: "state") }
board-convert = In Stimmen
board-convert-in = Veranstaltungen zu Stimmen in { WORD($state, kind: "state") }
board-votes-gained = { $votes ->
        [one] +{ $votes } Stimme
       *[other] +{ $votes } Stimmen
    }
board-nobody = Niemand
board-votes-after = Stimmen danach
board-no-change = unverändert
board-nothing-here = Hier gibt es nichts zu tun
board-hold-none = Keine Veranstaltungen
board-pay-for = { MONEY($cost) } zahlen: { $list }
board-so-many-in = { $meetings } in { $state }
board-send-none = Niemanden schicken
board-minister-to = { $minister } nach { $state }

## The start sheet

board-sheet-lines = Zeilen des Zettels
board-sheet-left = { $left ->
        [one] Wähle eine Zeile und schicke ihre Zahlen in die Länder: eine fehlt noch.
       *[other] Wähle eine Zeile und schicke ihre Zahlen in die Länder: { $left } fehlen noch.
    }
board-sheet-done = Alles hat seinen Platz. Besiegeln oder noch ändern.
board-gives-trend = Trend +{ $amount }
board-gives-votes = { $amount ->
        [one] { $amount } Stimme
       *[other] { $amount } Stimmen
    }
board-gives-meetings = { $amount ->
        [one] { $amount } Veran.
       *[other] { $amount } Veran.
    }
board-gives-media = { $amount ->
        [one] { $amount } Medienstein
       *[other] { $amount } Mediensteine
    }
board-gives-members = Parteibasis +{ $amount }

## Decisions

board-deed-place-doubler = Hauptthema
board-deed-lower-trend = Trend senken von
board-deed-swap-media = Stein ersetzen von
board-exchange-press = Drücke eine Meinung des Landes, dann was dafür kommt:
board-exchange-removed = Heraus
board-exchange-added = Herein, aus dem Tauschpool
board-publish-lines = Zählen lassen für
board-media-protect = Wer die Medien führt, ist vor schlechten Nachrichten sicher
board-says-nothing = Diese Zeile besagt nichts
board-to-space = nach
board-spaces = Plätze des Bundesplans
board-space = Platz { $space }, { $points } Punkte
board-accept-donation = Annehmen
board-accept-donation-dice = { $dice ->
        [one] Risiko { $dice } Würfel
       *[other] Risiko { $dice } Würfel
    }
board-refuse-donation = Ablehnen
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
        [one] { $meetings } Veranstaltung
       *[other] { $meetings } Veranstaltungen
    }, { $media } Medien übrig
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
board-ripple = Die Welle
board-ripple-of = deine Prognose: Stimmen, Sitze
board-change = Änderung
board-round-of = Runde { $round } von { $rounds }
board-start-round = Startrunde
board-phases = Abschnitte der Runde
board-you-nth = du { $place }.

## Elections and the end

board-election-night = Wahlabend
board-wins = gewinnt
board-wins-nose = gewinnt knapp
board-points = Punkte nach Herkunft
board-source-seats = Sitze
board-source-media = Medien
board-source-members = Parteibasis
board-source-members-bonus = Größte Parteibasis
board-source-opinions = Meinungen
board-source-security = Gesichert
board-source-total = Summe
board-votes-by-election = Stimmen je Wahl
board-money-by-round = Geld je Runde, in Tausend
board-members-by-round = Parteibasis je Runde
board-end-short = Ende
board-no-charts = Die Kurven konnten nicht geholt werden. Lade die Seite neu.
