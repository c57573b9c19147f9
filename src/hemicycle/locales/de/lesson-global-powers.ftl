# Der erste Abend von Global Powers

lesson-first-turns = Gebote, Kriege und Abstimmungen
    .text = Besiedle die Welt, aktiviere deine Regionen, führe einen Krieg, stimme ab und zähle die Punkte.
lesson-first-turns-goal = Punkte gibt es fürs Regieren.
    .why = Wer bei einer Wertung { $goal } Punkte hat, gewinnt; ebenso, wer irgendwann { $dominance } Regionen regiert. Diese Tabelle zeigt immer, wie eine Wertung jetzt ausginge.
lesson-first-turns-region = { WORD($region, kind: "region", form: "The") } wird versteigert: Sieh dir die Chips an.
    .why = Aus Rohstoffen wird Handel, Handel bringt Punkte, Diplomatie kauft Stimmen in der Welt, Militär kämpft. Der Streifen oben zeigt später, wer regiert.
lesson-first-turns-bid = Biete sechs Politiker.
    .sum-1 = in deiner Basis
    .sum-2 = dein Gebot
    .sum-3 = nach Mauritius
    .sum-result = bleiben bei einem Sieg
    .why = Alle bieten geheim. Das höchste und das zweithöchste Gebot werden eingesetzt, alle anderen gehen zurück. Wer allein am meisten bietet, regiert und schickt noch jemanden nach Mauritius; gleiche Gebote regieren gemeinsam.
    .task-1 = Stell die Zahl ein und schick sie ab.
    .well = Ein starkes Gebot. Jetzt sieh, was es den anderen wert war.
    .other = Jede Zahl ist erlaubt, auch keine. Jetzt sieh, was die anderen bieten.
lesson-first-turns-bids = Die nächste Region: Verteile deine Politiker.
    .why = In deiner Basis sind noch { $base }, und sie müssen für alle Regionen reichen. Wo sonst niemand bietet, genügt einer.
    .task-1 = Biete auf diese; mit den anderen geht es ebenso.
    .well = Gut. Mach so weiter, oder lass den Coach entscheiden.
lesson-first-turns-cards = Wähle { $size } Karten für deine Hand.
    .why = In einem Zug spielst du entweder eine Karte oder aktivierst eine Region. Auf jeder Karte steht, was sie tut. Was du nimmst, sieht sonst niemand.
    .task-1 = Drücke auf eine Karte, dann auf vier weitere.
    .well = Gut. Wähle die übrigen ebenso.
lesson-first-turns-stake = Die Regierungen der Welt stimmen ab, und Diplomatie zählt.
    .why = Es liegt ein Antrag vor. Jede Regierung setzt Diplomatiechips für eine Seite ein oder behält sie. Was ausgegeben ist, ist weg; setze sie also ein, wo ein Antrag dir schadet oder nützt.
    .task-1 = Setze Chips ein, oder enthalte dich.
    .well = Notiert. Die Zählung neben der Karte zeigt den Stand.
lesson-first-turns-defence = Jemand will diese Aktion verhindern.
    .why = Dafür wurde ein Politiker geopfert. Opferst du auch einen, kommt sie doch durch, außer die anderen opfern noch einen. Geopferte gehen nach Mauritius und kosten Punkte.
    .task-1 = Opfere einen, oder lass sie scheitern.
    .well = So sei es. Ein Politiker ist ein hoher Preis: Zahl ihn für das, was zählt.
lesson-first-turns-duel = Du kannst das verhindern, aber es kostet.
    .why = In einer Region, in der du Politiker hast, geht gleich eine Aktion durch. Opferst du dort einen Politiker, ist sie verhindert, außer die anderen opfern auch einen. Geopferte gehen nach Mauritius und kosten Punkte.
    .task-1 = Opfere einen, oder lass es durchgehen.
    .well = So sei es. Opfer sind für das, was wirklich wehtut.
lesson-first-turns-vote = Eine Abstimmung in einer Region, in der du Politiker hast.
    .why = Ohne absolute Mehrheit braucht eine Regierung mehr Ja als Nein. Du hast { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }, eine je Politiker.
    .task-1 = Stimme mit Ja oder Nein, oder enthalte dich.
    .well = Gezählt. Auch in der Opposition wirst du gehört.
lesson-first-turns-activate = Du bist am Zug: Aktiviere { WORD($region, kind: "region", form: "den") }.
    .why = Eine aktivierte Region hat so viele Aktionen, wie ihre stärkste Partei dort Politiker hat: { $actions }. Jede Region handelt einmal, bevor gewertet wird.
    .task-1 = Drücke auf der Karte auf die Region mit dem Ring.
    .task-2 = Schick es mit dem violetten Knopf ab.
    .well = Gut. Jetzt handelt ihre Regierung, und das bist du.
    .other = Das geht auch: Eine andere Region oder eine Karte ist ebenfalls ein Zug.
lesson-first-turns-act = Wähle eine Aktion: Krieg.
    .why = { WORD($region, kind: "region", form: "The") } hat noch { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }. Es gibt acht Arten; ein Krieg kann dir sofort einen Nachbarn einbringen.
    .task-1 = Drücke in der Leiste auf „Krieg“.
    .task-2 = Wähle nun auf der Karte, wen du angreifst.
    .well = Jetzt wird das Militär gezählt.
    .other = Eine andere Wahl. Krieg und alles andere gibt es beim nächsten Mal wieder.
lesson-first-turns-war = Greif an, wo dein Militär stärker ist.
    .sum-1 = dein Militär
    .sum-2 = ihres
    .sum-result = Vorsprung vor dem Würfeln
    .why = Beide Seiten zählen zu ihrem Militär einen Würfel. Die Tabelle zeigt dir vor der Entscheidung jeden Wurf.
    .task-1 = Drücke auf die Region, die du angreifst, und schick es ab.
    .well = Vorgeschlagen. Hält es niemand auf, entscheiden die Würfel.
    .other = Deine Wahl. Die Tabelle hat dir das Risiko gezeigt.
lesson-first-turns-spoils = Du hast gewonnen: Setze deine Politiker an ihre Stelle.
    .why = Bis zu { $most } darfst du dort ersetzen. Wer danach die meisten Politiker in der Region hat, regiert sie.
    .task-1 = Wähle die Zahl und schick sie ab.
    .well = So wechseln Regionen die Regierung.
    .other = Mehr wäre gegangen, aber Politiker in der Basis sind auch etwas wert.
lesson-first-turns-again = Dein zweiter Zug: Aktiviere noch eine Region, oder spiele eine Karte.
    .why = Eine aktivierte Region ist bis zur nächsten Wertung erledigt. Deine Handkarten sind der andere Weg, die Welt zu verändern.
    .task-1 = Drücke auf eine Region oder eine Karte.
    .task-2 = Schick es mit dem violetten Knopf ab.
    .well = Jetzt kennst du den Weg.
    .other = Auch erlaubt. Eine Karte zählt ebenfalls als Zug.
lesson-first-turns-evaluation = Alle Regionen haben gehandelt: Es wird gewertet.
    .sum-1 = aus Regionen
    .sum-2 = aus der UNO
    .sum-3 = für Mauritius
    .sum-result = Punkte
    .why = Allein regieren bringt mehr als eine Koalition, nur dabei zu sein bringt wenig. Politiker auf Mauritius kosten Punkte, Delegierte in der UNO bringen welche.
lesson-first-turns-free = Von hier an ist es deine Partie.
    .why = Die anderen sind nachsichtige Bots, und heute zählt nichts. Bei jeder Frage stehen „Tipp“ und „Regel“.
