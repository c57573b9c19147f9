# Wörter über Bots: ihre Stufen, ihre Gründe, die Arena

## Stufen und Spielweisen

level-random = Zufall
    .text = Tut irgendetwas, was die Regeln erlauben.
level-beginner = Anfänger
    .text = Spielt nach Faustregeln und macht Fehler.
level-solid = Solide
    .text = Weiß, was er will, zählt Karten und zieht Schlüsse.
level-strong = Stark
    .text = Denkt voraus, solange man ihn lässt.

## Warum ein Bot tun würde, was er vorschlägt

explain-random = Irgendetwas davon; dieser Bot denkt nicht nach.
explain-habit = Aus Gewohnheit; dieser Bot wägt nicht ab.
explain-sh-nominate = { PLAYER($seat) } ist unterm Strich die beste Wahl: mit { $fascist } % ein Faschist.
explain-sh-nominate-zone = { PLAYER($seat) } ist unterm Strich die beste Wahl: mit { $hitler } % Hitler, mit { $fascist } % ein Faschist.
explain-sh-nominate-in-vain = { PLAYER($seat) } wird wohl abgelehnt, und das ist für deine Seite besser, als wenn ihr beide regiert.
explain-sh-nominate-own = { PLAYER($seat) } gehört zu dir; die anderen sehen zu { $fascist } % einen Faschisten.
explain-sh-nominate-natural = Auch ein Liberaler könnte { PLAYER($seat) } wählen: Die anderen sehen zu { $fascist } % einen Faschisten.
explain-sh-call-election = { PLAYER($seat) } gäbe einen guten Präsidenten ab: mit { $fascist } % ein Faschist.
explain-sh-call-election-zone = { PLAYER($seat) } gäbe einen guten Präsidenten ab: mit { $hitler } % Hitler, mit { $fascist } % ein Faschist.
explain-sh-call-election-own = { PLAYER($seat) } gehört zu dir; die anderen sehen zu { $fascist } % einen Faschisten.
explain-sh-call-election-natural = Auch ein Liberaler könnte { PLAYER($seat) } wählen: Die anderen sehen zu { $fascist } % einen Faschisten.
explain-sh-investigate = { PLAYER($seat) } ist das größte Rätsel: mit { $fascist } % ein Faschist.
explain-sh-investigate-own = Du weißt, wer { PLAYER($seat) } ist; jetzt hören die anderen auf das, was du darüber sagst.
explain-sh-investigate-natural = Auch ein Liberaler wüsste gern mehr über { PLAYER($seat) }; was du darüber sagst, ist deine Sache.
explain-sh-execute = { PLAYER($seat) } ist mit { $hitler } % Hitler und mit { $fascist } % ein Faschist.
explain-sh-execute-own = { PLAYER($seat) } zu opfern kostet deine Seite am wenigsten und wirkt ehrlich.
explain-sh-execute-natural = { PLAYER($seat) } steht dir im Weg, und die anderen sehen zu { $fascist } % einen Faschisten.
explain-sh-ballot = { PLAYER($president) } und { PLAYER($chancellor) } sind mit { $liberal } % beide liberal. Scheitert die Wahl, schlägt die nächste Person jemanden vor.
explain-sh-ballot-zone = { PLAYER($president) } und { PLAYER($chancellor) } sind mit { $liberal } % beide liberal; mit { $hitler } % ist { PLAYER($chancellor) } Hitler und die Partie verloren.
explain-sh-ballot-chaos = { PLAYER($president) } und { PLAYER($chancellor) } sind mit { $liberal } % beide liberal. Scheitert auch diese Wahl, kommt es zum Chaos.
explain-sh-ballot-wary = { PLAYER($chancellor) } ist mit { $hitler } % Hitler, und dafür stimmten alle Faschisten: Das ist gefährlicher, als die Zahlen zeigen.
explain-sh-ballot-doubt = { PLAYER($president) } und { PLAYER($chancellor) } sind mit { $liberal } % beide liberal, aber auch ein Scheitern hilft wenig: im Zweifel für die Regierung.
explain-sh-ballot-refused = { PLAYER($seat) } ist mit { $fascist } % im faschistischen Lager und gehört in kein Amt.
explain-sh-ballot-veto = Bei einem Veto tritt nichts in Kraft, und der Wahlzähler rückt vor.
explain-sh-ballot-wins = Jetzt gewählt, gewinnt Hitler sofort: Das bist du.
explain-sh-ballot-own = Du hast { PLAYER($chancellor) } selbst vorgeschlagen, und dazu steht man.
explain-sh-ballot-fascist = Stimme wie ein Liberaler an deinem Platz, damit man dir weiter traut: Auf { PLAYER($president) } und { PLAYER($chancellor) } liegen höchstens { $suspicion } % Verdacht.
explain-sh-ballot-stakes = Von dieser Abstimmung hängt für deine Seite viel ab; auf { PLAYER($president) } und { PLAYER($chancellor) } liegen höchstens { $suspicion } % Verdacht.
explain-sh-no-choice = Es gibt keine Wahl: Alle Karten sind gleich ({ WORD($policy, kind: "policy") }).
explain-sh-cards-liberal = Ein Liberaler behält jedes liberale Gesetz.
explain-sh-cards-attack = Ein faschistisches Gesetz ist den Verdacht wert; auf dir liegen jetzt { $suspicion } %.
explain-sh-cards-hide = Vertrauen ist jetzt mehr wert als das Gesetz; auf dir liegen { $suspicion } % Verdacht.
explain-sh-cards-even = Für deine Seite macht es kaum einen Unterschied; auf dir liegen { $suspicion } % Verdacht.
explain-sh-own-cards = Dieser Bot spielt immer die Karte der eigenen Partei, hier: { WORD($party, kind: "party") }, und denkt nicht weiter.
explain-sh-not-own-cards = Irgendetwas davon; diesem Bot geht es nur um die Karten der eigenen Partei, und um die geht es hier nicht.
explain-sh-ask-veto-liberal = Gar nichts wäre besser als jedes dieser Gesetze.
explain-sh-ask-veto-fascist = Eine gescheiterte Regierung nützt deiner Seite mehr als jedes dieser Gesetze.
explain-sh-accept-veto-liberal = Gar kein Gesetz ist besser als das, was du weitergegeben hast.
explain-sh-accept-veto-fascist = Eine gescheiterte Regierung nützt deiner Seite mehr als das, was du weitergegeben hast.
explain-sh-refuse-veto-liberal = Was du weitergegeben hast, ist besser als eine gescheiterte Regierung.
explain-sh-refuse-veto-fascist = Was du weitergegeben hast, nützt deiner Seite mehr als eine gescheiterte Regierung.
explain-dm-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
explain-dm-first-column = Dieser Start bringt am meisten, wo zuerst gewählt wird: { explain-dm-points }.
explain-dm-second-column = Mediensteine, wo du siegen kannst, sonst Parteibasis: { explain-dm-points } wert.
explain-dm-bid = Wer den Startspieler bestimmt, hat das letzte Wort; mehr als das ist es nicht wert.
explain-dm-name-start-player = Wenn { PLAYER($seat) } beginnt, kommst du zuletzt: Du siehst, was die anderen tun, und liegst bei Gleichstand oben.
explain-dm-discard = Neue Karten versprechen mehr als diese.
explain-dm-change-programme = Dein Programm passt besser zu Ländern und Bundesplan: { explain-dm-points } wert.
explain-dm-send-minister = Diese Karte bringt { WORD($state, kind: "place") } mehr, als sie kostet, nämlich { explain-dm-points }; du siegst dort mit { $chance } %.
explain-dm-send-minister-played = Diese Karte scheint { WORD($state, kind: "place") } mehr zu kosten, als sie bringt; in den weitergespielten Partien lohnt sie sich, weil sie mit dem zusammenwirkt, was folgt.
explain-dm-call-minister = Wo die Reihenfolge gleich ist, kommt das Land zuerst, das als Nächstes wählt.
explain-dm-collect-votes = Stimmen sind sicher: { WORD($state, kind: "place") } { explain-dm-points } wert, du kommst dort auf etwa { $votes }.
explain-dm-raise-trend = Jede Wahlveranstaltung { WORD($state, kind: "place") } bringt mehr: { explain-dm-points } wert.
explain-dm-place-doubler = Das gedoppelte Thema { WORD($state, kind: "place") } ist deines: { explain-dm-points } wert.
explain-dm-remove-doubler = Das gedoppelte Thema { WORD($state, kind: "place") } nützt anderen mehr als dir: { explain-dm-points } wert.
explain-dm-swap-media = Ein Stein von { PLAYER($rival) } weniger und einer von dir mehr { WORD($state, kind: "place") }: { explain-dm-points } wert.
explain-dm-lower-trend = { PLAYER($rival) } steht dir { WORD($state, kind: "place") } am meisten im Weg: { explain-dm-points } wert.
explain-dm-coalition = Gemeinsam gewinnt ihr öfter ({ WORD($state, kind: "state") }): dir { explain-dm-points } wert.
explain-dm-decline-coalition = Allein fährst du besser: Ein Sieg muss nicht geteilt werden.
explain-dm-word = So hältst du, was du { PLAYER($seat) } versprochen hast ({ WORD($state, kind: "state") }).
explain-dm-buy-media = Ein Medienstein { WORD($state, kind: "place") } bringt Kontrolle und bei einem Sieg, jetzt mit { $chance } %, Punkte: { explain-dm-points } mehr wert als sein Preis.
explain-dm-buy-media-played = Ein Medienstein { WORD($state, kind: "place") } bringt Kontrolle und nimmt sie den anderen. Er scheint seinen Preis kaum wert; in den weitergespielten Partien ist er es.
explain-dm-exchange-opinion = Die Wähler { WORD($state, kind: "place") } rücken deinem Programm näher als dem der anderen: { explain-dm-points } wert.
explain-dm-hold-meetings = Beim Faktor { FIGURE($factor) } bringen Wahlveranstaltungen { WORD($state, kind: "place") } { explain-dm-points } mehr, als sie kosten.
explain-dm-hold-meetings-none = Beim Faktor { FIGURE($factor) } ist das Geld anderswo besser angelegt als { WORD($state, kind: "place") }.
explain-dm-poll-bid = Die Umfrage { WORD($state, kind: "place") } ist dir { explain-dm-points } wert, und der Preis liegt noch darunter.
explain-dm-poll-raise = Die Umfrage ist dir mehr wert als das; dieses Gebot ist hoch genug, um die Versteigerung bald zu beenden.
explain-dm-poll-pass = Die Umfrage { WORD($state, kind: "place") } ist dir { explain-dm-points } wert; der Preis liegt darüber.
explain-dm-publish-poll = Die Veröffentlichung bewegt die Trends in deinem Sinn: { explain-dm-points } wert.
explain-dm-shelve-poll = Parteibasis ist mehr wert als jede Zeile dieser Umfrage: { explain-dm-points }.
explain-dm-convert-meetings = Beim Faktor { FIGURE($factor) } sind Stimmen { WORD($state, kind: "place") } jetzt besser als Hoffnung, und die Steine werden frei.
explain-dm-convert-meetings-none = Der Faktor { WORD($state, kind: "place") } ist { FIGURE($factor) } und kann noch steigen; die Wahlveranstaltungen bleiben.
explain-dm-move-media = Ein Stein auf dem Bundesplan ist { explain-dm-points } wert.
explain-dm-move-opinion = Auf dem Bundesplan ist dir diese Meinung { explain-dm-points } wert: deine Punkte und deine Parteibasis, abzüglich dessen, was die anderen haben.
explain-dm-accept-donation = { MONEY($amount) } kannst du besser brauchen als die Parteibasis, die es kosten kann.
explain-dm-refuse-donation = Parteibasis ist dir jetzt mehr wert als { MONEY($amount) }.
explain-dm-nothing = Nichts davon ist jetzt seinen Preis wert.
explain-dm-no-better = Nichts davon würde deine Lage verbessern.
explain-dm-rivals = Nach dem, was die anderen vermutlich tun, ist dies das Beste, obwohl für sich genommen anderes mehr wert ist.
explain-dm-search = Beim Weiterspielen an gedachten Tischen schnitt dies am besten ab, obwohl auf den ersten Blick anderes mehr wert ist.
explain-gp-feeling = Nach Gefühl; dieser Bot zählt nur die Punkte, die er vor sich sieht.
explain-gp-bid = Ein angemessener Preis für { WORD($region, kind: "region", form: "den") } mit Handel { $trade } und Militär { $army }, gemessen an dem, was du noch hast und was noch kommt.
explain-gp-bid-nothing = { WORD($region, kind: "region", form: "The") } mit Handel { $trade } und Militär { $army } ist dir keinen Politiker wert, gemessen an dem, was du noch hast und was noch kommt.
explain-gp-place = Ein Politiker ist { WORD($region, kind: "region", form: "in") } am meisten wert.
explain-gp-card = { WORD($card, kind: "card") } ist jetzt deine stärkste Karte.
explain-gp-take-card = { WORD($card, kind: "card") } ist die stärkste Karte in deiner Reserve.
explain-gp-war = Ein Krieg gegen { WORD($region, kind: "region", form: "den") } wird mit { $won } % gewonnen, und der mögliche Gewinn ist das Risiko wert.
explain-gp-activate-own = { WORD($region, kind: "region", form: "The") } gehört dir: Nutze { $actions ->
        [one] die eine Aktion
       *[other] die { $actions } Aktionen
    }, bevor dir jemand die Region nimmt.
explain-gp-activate-other = { WORD($region, kind: "region", form: "The") } kann dir jetzt am wenigsten schaden, und irgendwann muss jede Region aktiviert werden.
explain-gp-for = Du gewinnst mehr als deine Rivalen.
explain-gp-against = Deine Rivalen gewinnen mehr als du.
explain-gp-wait = Nichts anderes würde deine Lage verbessern.
explain-gp-race = Das entscheidet mit, wer vor dem Sieg steht: dir so viel wert wie { $gain } Punkte.
explain-gp-offer = Ein Teil des Handels, der dir am meisten bringt und den die andere Seite annehmen kann.
explain-gp-no-sacrifice = Ein Politiker ist mehr wert, als sich hier durchzusetzen, oder die Gegenseite würde mit einem ihrer eigenen antworten.
explain-gp-sacrifice = Deinen Willen durchzusetzen ist hier mehr wert als ein Politiker.
explain-gp-keep-chips = Was deine Chips hier ändern könnten, ist weniger wert als die Chips.
explain-gp-fair = Deine Partner müssen zustimmen, und einer gerechten Teilung stimmen sie zu.
explain-gp-fair-share = Dein Anteil an den Aktionen ist gerecht.
explain-gp-small-share = Dein Anteil an den Aktionen ist zu klein.
explain-gp-warmonger = Die Karte stärkt deine Seite in diesem Krieg.
explain-gp-recall = Einige deiner Politiker nützen dir zu Hause mehr.
explain-gp-gain = Das hilft dir am meisten gegen deine Rivalen, um etwa { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
explain-gp-race-played = Das entscheidet mit, wer vor dem Sieg steht.
explain-gp-gain-played = Das hilft dir am meisten gegen deine Rivalen.
explain-gp-search = Beim Weiterspielen an gedachten Tischen schnitt dies am besten ab, obwohl es auf den ersten Blick weniger gut aussieht.
explain-gp-least = Hier kostet alles etwas; dies kostet dich am wenigsten.

## Die Arena

error-budget = „{ $budget }“ ist keine Bedenkzeit; sie sieht aus wie 50ms, 1s, 50ms-wall (nach der Wanduhr) oder 400x (so viele Versuche).
error-bot-form = „{ $bot }“ ist kein Bot; ein eigener heißt modul:Klasse, mit Bedenkzeit modul:Klasse:50ms.
error-bot-import = Der Bot { $bot } kann nicht geladen werden: { $cause }.
error-bot-kind = { $bot } ist kein Bot: Es muss eine Klasse sein, die von hemicycle.Bot abgeleitet ist.
error-bot-start = Der Bot { $bot } kann nicht Platz nehmen: { $cause }.
error-bot-choose = { $bot } ist noch kein Bot: Die Methode choose fehlt.
error-bot-move = Der Bot { $bot } auf Platz { $seat } wählte „{ $action }“; das wird abgelehnt ({ $why }).
error-bot-broken = Der Bot { $bot } ist in { $game } auf Platz { $seat } bei „{ $asked }“ gescheitert: { $cause }. HEMICYCLE_DEBUG=1 zeigt den ganzen Traceback.
arena-error-no-game = Welches Spiel? Nenne eines, oder mit --plan einen Plan.
arena-error-no-plan = Es gibt keinen Plan „{ $plan }“; es gibt: { $known }.
arena-error-not-toml = Der Plan ist keine TOML-Datei: { $cause }.
arena-error-no-compare = Der Plan vergleicht nichts; jeder Vergleich ist eine Tabelle [compare.NAME].
arena-error-bad-entry = Der Vergleich { $name } ist nicht zu lesen: { $cause }.
arena-error-no-comparison = Der Plan hat keinen Vergleich „{ $name }“; es gibt: { $known }.
arena-error-form = Es gibt keine Form „{ $form }“; es gibt: { $known }.
arena-error-no-sides = { $game } hat keine Seiten; vergleiche die Bots mit --form mixed oder one.
arena-error-one-bot = Nenne für diese Form mindestens zwei Bots.
arena-error-other-plan = { $file } enthält die Partien eines anderen Plans; wähle einen anderen Ordner.
arena-error-other-code = { $file } enthält Partien einer anderen Fassung der Regeln oder der Bots; wähle einen anderen Ordner.
arena-error-no-ray = Ray ist hier nicht installiert: pip install 'hemicycle[ray]'.
arena-error-bad-name = „{ $name }“ kann kein Vergleich heißen: Buchstaben, Ziffern, - und _ gehen.
arena-error-plan-says = Das sagt der Plan selbst; lass { $said } weg, oder schreib einen eigenen Plan.
arena-error-only-of-what = Nur ein Vergleich aus welchem Plan? Nenne ihn mit --plan.
arena-error-twice = Der Bot { $name } ist zweimal genannt; einmal genügt.
arena-error-exploit-one = Eine beste Antwort wird gegen einen Bot geübt: nur --exploit nennt ihn, ohne --bots und --form.
arena-error-budget-of-what = Das Budget wofür? Es gehört zu --exploit.
arena-error-not-a-journal = { $file }, Zeile { $line }: Das ist keine Partie eines Turniers; wähle einen anderen Ordner.
arena-interrupted = Unterbrochen. Die beendeten Partien sind aufgehoben: Starte denselben Befehl noch einmal, und es geht weiter.
arena-interrupted-training = Unterbrochen. Ein Training, das nicht fertig wurde, beginnt beim nächsten Aufruf von vorn.
arena-page = Arena: { $plan }
arena-page-written = Geschrieben von `hemicycle arena --out ORDNER`; nicht bearbeiten.
arena-terms = { $seats } Plätze, Ausgabe { $edition }, Startwert { NUMBER($seed, useGrouping: 0) }, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }.
arena-form-mixed = Alle Bots sitzen an denselben Tischen, jede Kartenverteilung mit jeder Drehung der Plätze.
arena-form-one = Der erste Bot sitzt allein an einem Tisch aus jeweils einem der anderen, einmal auf jedem Platz jeder Kartenverteilung.
arena-form-sides = Ein Bot spielt eine ganze Seite, ein anderer die andere, jedes Paar mit denselben Kartenverteilungen.
arena-form-exploit = Eine beste Antwort auf den Bot wird geübt und dann auf frischen Verteilungen neben handgemachten Ausnutzern gemessen; alle anderen am Tisch sind der Bot.
arena-bot = Bot
arena-wins-per-seat = Siege je Platz
arena-fair = gerecht
arena-as = als { $role }
arena-rating = Wertung
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-talk = p99 ms, Reden
arena-margin-wins = Vorsprung, Siege
arena-margin-points = Vorsprung, Punkte
arena-side = Seite
arena-wins = Siege
arena-worst = { $side }: schlechtester Fall
arena-ending = Ende
arena-games = Partien
arena-share = Anteil
arena-bars = Siege je Platz mit 95-%-Intervallen
arena-matrix = Wie oft gewinnt: { $side } (Zeilen spielen sie, Spalten gegen sie)
arena-exploiter = Ausnutzer
arena-plays = spielt
arena-itself = der Bot selbst
arena-gain = Gewinn in Prozentpunkten
arena-keeps = dem Bot bleiben
arena-response = geübte Antwort
arena-trained = Geübt mit { $budget } Partien je Seite oder Platz; gemessen an { $games } frischen Verteilungen, Startwert { $seed }.
arena-one-seat = ein Platz
arena-exploit-bars = Was Ausnutzer gegen { $bot } gewinnen
hint-over = Die Partie ist zu Ende; mit --to kannst du einen früheren Stand ansehen.
hint-not-asked = Platz { $seat } wird an dieser Stelle nichts gefragt.

## Datensätze

dataset-written = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } nach { $folder } geschrieben.
error-dataset-format = Das Format „{ $cause }“ gibt es nicht; es gibt: { $known }.
error-dataset-exists = { $folder } gibt es schon. Nenne einen neuen Ordner.
error-dataset-unwritable = { $folder } lässt sich nicht schreiben: { $cause }.
error-dataset-no-parquet = Für Parquet braucht es pip install "hemicycle[research]"; oder wähle --format jsonl.
error-no-extra = Dafür braucht es pip install "hemicycle[{ $extra }]".
terminal-more-bots = Bessere Bots ({ $levels }) kommen mit pip install "hemicycle[bots]".
