### Partijanalyse

review-title = { $game }: hoe het ging
review-player = Speler
review-start = In het begin
review-end = Aan het eind
review-course = Verloop
review-luck = Geluk
review-how-points = Verwachte punten en kansen zijn gemiddelden van partijen die onze bots vanaf daar hebben uitgespeeld; een kans klopt op ongeveer ±{ $error } %.
review-how-chances = De kansen volgen uit het bord, de ware rollen en wat iedereen van elkaar kon denken, zoals onze bots het zien.
review-turning = Waar het kantelde
review-turning-none = Geen enkel moment heeft deze partij gekanteld.
review-mistakes = Wat { PLAYER($seat) } beter had kunnen doen
review-mistakes-none = { PLAYER($seat) } heeft niets beslist wat onze bots een fout zouden noemen.
review-done = Regel { $entry }: { $done }
review-better = Beter: { $better }
review-cost-points = ongeveer { $cost ->
        [one] één punt
       *[other] { $cost } punten
    }
review-cost-chance = ongeveer { $cost } % van de winstkans
review-sure-proved = uitgespeeld: ±{ $error }
review-sure-likely = uitgespeeld, niet zeker: ±{ $error }
review-sure-judged = geschat, niet uitgespeeld
review-rule = Spelregel { $sections }
review-claims = Wat er gezegd werd en wat waar was
review-true = waar
review-lie = gelogen
review-progress = Analyse
review-error-depth = Een diepte “{ $cause }” bestaat niet; er zijn: quick, normal, deep.
review-error-not-over = De partij is niet afgelopen: alleen afgelopen partijen worden geanalyseerd, want een analyse kent alle geheimen.
review-error-no-bots = Geen bot speelt { $cause } goed genoeg om het te analyseren.
side-liberal = Liberalen
side-fascist = Fascisten
