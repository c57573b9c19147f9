### Partieanalyse

review-title = { $game }: wie es lief
review-player = Spieler
review-start = Zu Beginn
review-end = Am Ende
review-course = Verlauf
review-luck = Glück
review-how-points = Erwartete Punkte und Chancen sind Mittelwerte aus Partien, die unsere Bots von dort aus weitergespielt haben; Punkte stimmen auf etwa ±{ $points }, eine Chance auf etwa ±{ $error } %.
review-how-chances = Die Chancen ergeben sich aus dem Spielplan, den wahren Rollen und dem, was alle voneinander denken konnten, so wie unsere Bots es sehen.
review-worth-die-macher = Entscheidungen werden nach den Punkten gewogen, die man am Ende hat.
review-worth-global-powers = Entscheidungen werden in Punkten gewogen: wie weit man beim nächsten eigenen Zug vor dem stärksten Rivalen liegt; eine bis dahin gewonnene Partie zählt so viel wie die Punkte, mit denen man gewinnt.
review-worth-secret-hitler = Entscheidungen werden nach der Siegchance der eigenen Seite gewogen.
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
review-cost-chance = etwa { $cost } % der Siegchance
review-sure-proved = ausgespielt: ±{ $error }
review-sure-likely = ausgespielt, nicht sicher: ±{ $error }
review-sure-judged = eingeschätzt, nicht ausgespielt
effect-gp-both = Im Schnitt hast du bei deinem nächsten Zug { $then ->
        [one] einen Punkt
       *[other] { $then } Punkte
    } statt { $instead } und { PLAYER($rival) } { $theirs } statt { $theirs_instead }.
effect-gp-own = Im Schnitt hast du bei deinem nächsten Zug { $then ->
        [one] einen Punkt
       *[other] { $then } Punkte
    } statt { $instead }.
effect-gp-rival = Im Schnitt hat { PLAYER($rival) } bei deinem nächsten Zug { $theirs ->
        [one] einen Punkt
       *[other] { $theirs } Punkte
    } statt { $theirs_instead }.
effect-gp-won = Du gewinnst in { $then } % der Fälle noch vor deinem nächsten Zug statt in { $instead } %.
effect-gp-lost = { PLAYER($seat) } gewinnt in { $then } % der Fälle noch vor deinem nächsten Zug statt in { $instead } %.
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

## Die Seite einer Analyse

review-about = Analyse · { $date } · { $seats } Spieler
review-share = Diese Analyse teilen
review-first = { $who }: Platz 1 von { $of }
review-place = { $who }: Platz { $place } von { $of }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } hinter { $leader }
review-lost = { $who }: Platz { $place } von { $of }; { $leader } gewann anders als nach Punkten
review-expected = Erwartete Punkte
review-scale = Was die Kurve zeigt
review-total-die-macher = { $count ->
        [one] Eine Entscheidung
       *[other] { $count } Entscheidungen
    } von { PLAYER($seat) } { $count ->
        [one] kostete
       *[other] kosteten
    } etwa { $total ->
        [one] einen Punkt
       *[other] { $total } Punkte
    }.
review-total-secret-hitler = { $count ->
        [one] Eine Entscheidung
       *[other] { $count } Entscheidungen
    } von { PLAYER($seat) } { $count ->
        [one] gab
       *[other] gaben
    } Chancen her, zusammengezählt { $total } %.
review-turn-key = Wendepunkt
review-mine-key = Entscheidung
review-then = Der Spielplan in diesem Moment
review-as-played = So gespielt
review-better-head = Besser
review-you-better = { $done }. Besser: { $better }
review-given-points = verschenkte Punkte
review-given-chance = % der Chance verschenkt
review-shown = auf dem Spielplan gezeigt
review-try = Probier es aus: Der Tisch steht wie damals, Bots übernehmen die anderen Plätze, und diese Partie bleibt, wie sie ist.
review-play-on = Von hier weiterspielen
review-same-luck = Mit demselben Zufall
review-luck-head = Glück unterm Strich
review-luck-how = Glück ist, was kam, gemessen am Durchschnitt dessen, was sonst hätte kommen können.
review-luck-points = { $sign ->
        [0] ausgeglichen
        [1] { $gain ->
                [one] { $gain } Punkt gewonnen
               *[other] { $gain } Punkte gewonnen
            }
       *[other] { $gain ->
                [one] { $gain } Punkt verloren
               *[other] { $gain } Punkte verloren
            }
    }
review-luck-chance = { $sign ->
        [0] ausgeglichen
        [1] { $gain } % gewonnen
       *[other] { $gain } % verloren
    }
fell-sh-drew = { PLAYER($president) } zieht: { WORDS($cards, kind: "policy") }.
review-together = Gemeinsam
review-leads = { $name } führt; dieser Bildschirm geht mit.
review-leads-alone = { $name } führt; du siehst dich allein um.
review-follow = Mitgehen
review-unfollow = Selbst schauen
review-lead = Die anderen führen
review-lead-stop = Nicht mehr führen
review-comment = Ein Kommentar zu diesem Moment
review-no-comments = Noch keine Kommentare. Wer an diesem Tisch saß, kann schreiben und zeichnen; alle mit der Adresse sehen es.
review-remove = Diesen Kommentar entfernen
review-draw = Zeichnen
review-keep-drawing = Zeichnung behalten
review-drawing = Eine Zeichnung auf dem Spielplan
review-branches = Deine Varianten
review-branch-real = Wie es war
review-branch-imagined = Während der Partie vorgestellt
review-branch = Ab { $entry }, { $luck ->
        [same] gleicher Zufall
       *[fresh] anderer Zufall
    }
review-suspicion-how = Gestrichelt: wer Faschist war. Was man nach dem denken konnte, was zu sehen und zu hören war, wie unsere Bots es tun.
review-mind = Was { PLAYER($seat) } denken konnte: die Chance, Faschist zu sein
review-role-liberal = liberal
review-role-fascist = Faschist
review-role-hitler = Hitler
review-error-bot-failed = Ein Bot ist bei dieser Partie gescheitert; die Partie selbst ist unversehrt.
review-error-trouble = Die Analyse konnte nicht erstellt werden; bitte später noch einmal versuchen.
review-error-revision = Diese Partie folgt anderen Regeln, als wir heute spielen; unsere Bots können sie nicht beurteilen.
review-error-no-such-game = Dieses Spiel kann hier nicht mehr gespielt werden.

## Aufgaben

puzzle-title = Was würdest du tun?
puzzle-count = Aufgabe { $number } von { $of }
puzzle-ask = Du bist { PLAYER($seat) }. Eine Möglichkeit ist klar die beste: Finde sie.
puzzle-right = Richtig!
puzzle-wrong = Nicht das Beste.
puzzle-best = Am besten: { $best }.
puzzle-cost-points = Deine Wahl verschenkt etwa { $cost ->
        [one] einen Punkt
       *[other] { $cost } Punkte
    } (±{ $error }), nach ausgespielten Partien.
puzzle-cost-chance = Deine Wahl verschenkt etwa { $cost } % der Siegchance (±{ $error }), nach ausgespielten Partien.
puzzle-next-points = Am nächsten kommt: { $next }, etwa { $cost ->
        [one] ein Punkt
       *[other] { $cost } Punkte
    } weniger (±{ $error }), nach ausgespielten Partien.
puzzle-next-chance = Am nächsten kommt: { $next }, etwa { $cost } % der Siegchance weniger (±{ $error }), nach ausgespielten Partien.
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
