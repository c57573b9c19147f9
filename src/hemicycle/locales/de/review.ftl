### Partieanalyse

review-title = { $game }: wie es lief
review-player = Spieler
review-start = Zu Beginn
review-end = Am Ende
review-course = Verlauf
review-luck = Glück
review-how-points = Erwartete Punkte und Chancen sind Mittelwerte aus Partien, die unsere Bots von dort aus weitergespielt haben; eine Chance stimmt auf etwa ±{ $error } %.
review-how-chances = Die Chancen ergeben sich aus dem Spielplan, den wahren Rollen und dem, was alle voneinander denken konnten, so wie unsere Bots es sehen.
review-turning = Wo die Partie kippte
review-turning-none = Kein einzelner Moment hat diese Partie gedreht.
review-mistakes = Was { PLAYER($seat) } hätte besser machen können
review-mistakes-none = { PLAYER($seat) } hat nichts entschieden, was unsere Bots einen Fehler nennen würden.
review-done = Eintrag { $entry }: { $done }
review-better = Besser: { $better }
review-cost-points = etwa { $cost ->
        [one] ein Punkt
       *[other] { $cost } Punkte
    }
review-cost-chance = etwa { $cost } % der Gewinnchance
review-sure-proved = ausgespielt: ±{ $error }
review-sure-likely = ausgespielt, nicht sicher: ±{ $error }
review-sure-judged = eingeschätzt, nicht ausgespielt
review-rule = Regel { $sections }
review-claims = Was gesagt wurde und was stimmte
review-true = wahr
review-lie = gelogen
review-progress = Analyse
review-error-depth = Eine Tiefe „{ $cause }“ gibt es nicht; es gibt: quick, normal, deep.
review-error-not-over = Die Partie ist nicht zu Ende: Analysiert wird nur, was zu Ende ist, denn die Analyse kennt alle Geheimnisse.
review-error-no-bots = Kein Bot spielt { $cause } gut genug, um es zu analysieren.
side-liberal = Liberale
side-fascist = Faschisten
