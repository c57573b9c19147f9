### Partijanalyse

review-title = { $game }: hoe het ging
review-player = Speler
review-start = In het begin
review-end = Aan het eind
review-course = Verloop
review-luck = Geluk
review-how-points = Verwachte punten en kansen zijn gemiddelden van spellen die onze bots vanaf daar hebben uitgespeeld; punten kloppen op ongeveer ±{ $points }, een kans op ongeveer ±{ $error }%.
review-how-chances = De kansen volgen uit het bord, de ware rollen en wat iedereen van elkaar kon denken, zoals onze bots het zien.
review-worth-die-macher = Beslissingen worden gewogen naar de punten die je aan het eind hebt.
review-worth-global-powers = Beslissingen worden gewogen in punten: hoe ver je bij je volgende beurt voor de sterkste rivaal ligt; een dan al gewonnen spel telt als de punten waarmee je wint.
review-worth-secret-hitler = Beslissingen worden gewogen naar de winstkans van de eigen kant.
review-turning = Waar het kantelde
review-turning-none = Geen enkel moment heeft dit spel doen kantelen.
review-mistakes = Wat { PLAYER($seat) } beter had kunnen doen
review-mistakes-none = { PLAYER($seat) } heeft niets beslist wat onze bots een fout zouden noemen.
review-done = Stap { $entry }: { $done }
review-better = Beter: { $better }
review-cost-points = ongeveer { $cost ->
        [one] één punt
       *[other] { $cost } punten
    }
review-cost-chance = ongeveer { $cost }% van de winstkans
review-sure-proved = uitgespeeld: ±{ $error }
review-sure-likely = uitgespeeld, niet zeker: ±{ $error }
review-sure-judged = geschat, niet uitgespeeld
effect-gp-both = Gemiddeld heb je bij je volgende beurt { $then ->
        [one] één punt
       *[other] { $then } punten
    } in plaats van { $instead }, en { PLAYER($rival) } { $theirs } in plaats van { $theirs_instead }.
effect-gp-own = Gemiddeld heb je bij je volgende beurt { $then ->
        [one] één punt
       *[other] { $then } punten
    } in plaats van { $instead }.
effect-gp-rival = Gemiddeld heeft { PLAYER($rival) } bij je volgende beurt { $theirs ->
        [one] één punt
       *[other] { $theirs } punten
    } in plaats van { $theirs_instead }.
effect-gp-won = Je wint in { $then }% van de gevallen nog voor je volgende beurt, in plaats van in { $instead }%.
effect-gp-lost = { PLAYER($seat) } wint in { $then }% van de gevallen nog voor je volgende beurt, in plaats van in { $instead }%.
review-rule = Spelregel { $sections }
review-claims = Wat er gezegd werd en wat waar was
review-true = waar
review-lie = gelogen
review-progress = Analyse
review-error-depth = Een diepte ‘{ $cause }’ bestaat niet; er zijn: quick, normal, deep.
review-error-not-over = Het spel is niet afgelopen: alleen afgelopen spellen worden geanalyseerd, want een analyse kent alle geheimen.
review-error-no-bots = Geen bot speelt { $cause } goed genoeg om het te analyseren.
side-liberal = Liberalen
side-fascist = Fascisten

## De pagina van een analyse

review-about = Analyse · { $date } · { $seats } spelers
review-share = Deze analyse delen
review-first = { $who }: eerste van { $of }
review-place = { $who }: plaats { $place } van { $of }, { $points ->
        [one] één punt
       *[other] { $points } punten
    } achter { $leader }
review-lost = { $who }: plaats { $place } van { $of }; { $leader } won anders dan op punten
review-expected = Verwachte punten
review-scale = Wat de grafiek toont
review-total-die-macher = { $count ->
        [one] Eén beslissing
       *[other] { $count } beslissingen
    } van { PLAYER($seat) } { $count ->
        [one] kostte
       *[other] kostten
    } ongeveer { $total ->
        [one] één punt
       *[other] { $total } punten
    }.
review-total-secret-hitler = { $count ->
        [one] Eén beslissing
       *[other] { $count } beslissingen
    } van { PLAYER($seat) } { $count ->
        [one] gaf
       *[other] gaven
    } kansen weg, bij elkaar opgeteld { $total }%.
review-turn-key = keerpunt
review-mine-key = beslissing
review-then = Het bord op dat moment
review-as-played = Zo gespeeld
review-better-head = Beter
review-you-better = { $done }. Beter: { $better }
review-given-points = weggegeven punten
review-given-chance = % van de kans weggegeven
review-shown = op het bord te zien
review-try = Probeer het: de tafel staat zoals toen, bots nemen de andere plaatsen in, en dit spel blijft zoals het is.
review-play-on = Vanaf hier verder spelen
review-same-luck = Met hetzelfde toeval
review-luck-head = Geluk, per saldo
review-luck-how = Geluk is wat kwam, vergeleken met het gemiddelde van wat anders had kunnen komen.
review-luck-points = { $sign ->
        [0] in evenwicht
        [1] { $gain ->
                [one] { $gain } punt gewonnen
               *[other] { $gain } punten gewonnen
            }
       *[other] { $gain ->
                [one] { $gain } punt verloren
               *[other] { $gain } punten verloren
            }
    }
review-luck-chance = { $sign ->
        [0] in evenwicht
        [1] { $gain }% gewonnen
       *[other] { $gain }% verloren
    }
fell-sh-drew = { PLAYER($president) } trekt: { WORDS($cards, kind: "policy") }.
review-together = Samen
review-leads = { $name } leidt; dit scherm gaat mee.
review-leads-alone = { $name } leidt; jij kijkt zelf rond.
review-follow = Meegaan
review-unfollow = Zelf kijken
review-lead = De anderen leiden
review-lead-stop = Niet meer leiden
review-comment = Een opmerking bij dit moment
review-no-comments = Nog geen opmerkingen. Wie aan deze tafel zat kan schrijven en tekenen; iedereen met het adres ziet het.
review-remove = Deze opmerking verwijderen
review-draw = Tekenen
review-keep-drawing = Tekening bewaren
review-drawing = Een tekening op het bord
review-branches = Jouw varianten
review-branch-real = Zoals het was
review-branch-imagined = Tijdens het spel bedacht
review-branch = Vanaf { $entry }, { $luck ->
        [same] zelfde toeval
       *[fresh] ander toeval
    }
review-suspicion-how = Gestippeld: wie fascist was. Wat je kon denken naar wat te zien en te horen was, zoals onze bots doen.
review-mind = Wat { PLAYER($seat) } kon denken: de kans om fascist te zijn
review-role-liberal = liberaal
review-role-fascist = fascist
review-role-hitler = Hitler
review-error-bot-failed = Een bot liep vast op dit spel; het spel zelf is ongedeerd.
review-error-trouble = De analyse kon niet worden gemaakt; probeer het later nog eens.
review-error-revision = Dit spel volgt andere regels dan wij vandaag spelen, dus onze bots kunnen het niet beoordelen.
review-error-no-such-game = Dit spel kan hier niet meer gespeeld worden.

## Puzzels

puzzle-title = Wat zou jij doen?
puzzle-count = puzzel { $number } van { $of }
puzzle-ask = Jij bent { PLAYER($seat) }. Eén mogelijkheid is duidelijk de beste. Welke?
puzzle-right = Goed!
puzzle-wrong = Niet het beste.
puzzle-best = Het beste: { $best }.
puzzle-cost-points = Wat je koos geeft ongeveer { $cost ->
        [one] één punt
       *[other] { $cost } punten
    } weg (±{ $error }), volgens uitgespeelde spellen.
puzzle-cost-chance = Wat je koos geeft ongeveer { $cost }% van de winstkans weg (±{ $error }), volgens uitgespeelde spellen.
puzzle-next-points = Daarna komt: { $next }, ongeveer { $cost ->
        [one] één punt
       *[other] { $cost } punten
    } minder (±{ $error }), volgens uitgespeelde spellen.
puzzle-next-chance = Daarna komt: { $next }, ongeveer { $cost }% van de winstkans minder (±{ $error }), volgens uitgespeelde spellen.
puzzle-again = Nog eens
puzzle-show = Oplossing tonen
puzzle-next = Volgende puzzel
