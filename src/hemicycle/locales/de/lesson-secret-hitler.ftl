# Erste Abende von Secret Hitler

lesson-liberal = Auf liberaler Seite
    .text = Du kennst niemanden. Finde an Stimmen und Karten heraus, wer falsch spielt.
lesson-liberal-role = Du bist liberal und kennst keine Rolle außer deiner eigenen.
    .why = Von den { $seats } Leuten hier sind drei liberal, eine Person ist faschistisch und eine ist Hitler. Die Faschisten kennen einander. Halte diesen Knopf, wann immer du deine Karte noch einmal sehen willst.
lesson-liberal-tracks = Fünf liberale Gesetze gewinnen die Partie für dich.
    .sum-1 = nötig
    .sum-2 = in Kraft
    .sum-result = fehlen noch
    .why = Sechs faschistische gewinnen sie für die anderen. In jeder Runde erlässt eine neue Regierung ein Gesetz, liberal oder faschistisch.
lesson-liberal-vote = Über jede Regierung wird abgestimmt: Sag Ja.
    .why = { PLAYER($president) } will ins Präsidentenamt, mit dir im Kanzleramt. Mehr Ja als Nein, und ihr seid gewählt. Scheitern { $of } Regierungen nacheinander, tritt die oberste Karte blind in Kraft, und die meisten sind faschistisch.
    .task-1 = Drücke auf den Ja-Stimmzettel.
    .well = Gut. Alle Stimmzettel werden zugleich umgedreht; so sehen alle, wer wem traut.
    .other = Auch Nein ist erlaubt. Scheitert die Wahl, bildet die nächste Person eine Regierung.
lesson-liberal-enact = Du bist im Kanzleramt: Erlass das liberale Gesetz.
    .why = { PLAYER($president) } hat drei Karten gezogen, eine abgelegt und dir zwei gegeben. Nur ihr beide wisst, welche es waren.
    .task-1 = Drücke auf die liberale Karte.
    .task-2 = Schick es mit dem violetten Knopf ab.
    .well = Sehr gut: Alle sehen ein liberales Gesetz und trauen euch beiden etwas mehr.
    .other = Du hast das faschistische Gesetz erlassen. Alle haben es gesehen und werden wissen wollen, warum.
lesson-liberal-talk = { $policy ->
        [liberal] Ein liberales Gesetz. Jetzt wird geredet.
       *[fascist] Ein faschistisches Gesetz. Jetzt wird geredet.
    }
    .why = Wer regiert hat, sagt, welche Karten es waren. Nachprüfen kann das niemand, also frag dich, wem eine Lüge nützt. Mit dem Knopf neben dem Chat kannst du auch selbst etwas sagen.
lesson-liberal-nominate = Du bist im Präsidentenamt: Schlage { PLAYER($seat) } für das Kanzleramt vor.
    .why = Alle mit einem Ring kommen infrage, nur nicht, wer zuletzt ins Kanzleramt gewählt war. Gegen { PLAYER($seat) } spricht bisher nichts.
    .task-1 = Drücke auf { PLAYER($seat) }.
    .task-2 = Schick es mit dem violetten Knopf ab und stimme dann selbst dafür.
    .well = Gut. Jetzt stimmen alle über deine Regierung ab, du auch.
    .other = Auch eine gute Wahl, denn noch spricht gegen niemanden etwas. Jetzt stimmen alle ab, du auch.
lesson-liberal-discard = Lege eine faschistische Karte ab.
    .why = Diese drei Karten siehst nur du. Eine kommt verdeckt auf die Ablage; { PLAYER($chancellor) } bekommt die anderen beiden und muss eine davon erlassen.
    .task-1 = Drücke auf eine faschistische Karte: Diese wird abgelegt.
    .task-2 = Schick es mit dem violetten Knopf ab.
    .well = Richtig. Jetzt hat { PLAYER($chancellor) } die Wahl und verrät dir damit etwas.
    .other = So bleibt { PLAYER($chancellor) } keine liberale Karte. Erlaubt ist es, aber man wird dich danach fragen.
lesson-liberal-compare = { $policy ->
        [liberal] { PLAYER($chancellor) } hat ein liberales Gesetz erlassen.
       *[fascist] { PLAYER($chancellor) } hat ein faschistisches Gesetz erlassen.
    }
    .why = Du weißt, was du weitergegeben hast, und kannst vergleichen. So findet man im Präsidentenamt Faschisten: Wer eine liberale Karte bekommt und sie nicht erlässt, verrät sich.
lesson-liberal-suspect = Ein faschistisches Gesetz: Sieh nach, wer regiert hat.
    .sum-1 = faschistische Karten
    .sum-2 = liberale Karten
    .sum-result = Karten insgesamt
    .why = Es kann Pech sein, denn es gibt mehr faschistische Karten. Zweimal dieselben Namen sind ein Muster. Die Liste der Regierungen neben dem Chat führt Buch für dich.
lesson-liberal-hitler = Vom dritten faschistischen Gesetz an: Vorsicht vor Hitler.
    .sum-1 = da beginnt es
    .sum-2 = faschistische Gesetze jetzt
    .sum-result = fehlen noch
    .why = Von da an gewinnen die Faschisten sofort, wenn Hitler ins Kanzleramt gewählt wird. Wer gewählt wird und nicht Hitler ist, ist von diesem Verdacht für immer frei.
lesson-liberal-free = Von hier an ist es deine Partie.
    .why = Die anderen sind nachsichtige Bots, und heute zählt nichts. Bei jeder Frage stehen „Tipp“ und „Regel“.

lesson-fascist = Auf faschistischer Seite
    .text = Du weißt, wer Hitler ist. Wirke ehrlich, lüge, wenn es sich lohnt, und bring Hitler ins Kanzleramt.
lesson-fascist-role = Du gehörst zu den Faschisten, und { PLAYER($hitler) } ist Hitler.
    .why = Zu fünft kennt Hitler auch dich. Die drei Liberalen kennen niemanden. Sie dürfen es nicht herausfinden, also behandle { PLAYER($hitler) } wie alle anderen.
lesson-fascist-goal = Du kannst auf zwei Wegen gewinnen.
    .sum-1 = da beginnt es
    .sum-2 = faschistische Gesetze jetzt
    .sum-result = bis Hitler gewinnen kann
    .why = Mit sechs faschistischen Gesetzen, oder wenn Hitler ins Kanzleramt gewählt wird, sobald { $zone } faschistische Gesetze in Kraft sind. Der zweite Weg ist meist der kürzere.
lesson-fascist-vote = Stimme mit Ja: Falle nicht auf.
    .why = Nach der Wahl liegen alle Stimmen offen. Wer immer gegen Regierungen stimmt, muss es erklären, und die ersten kosten dich nichts.
    .task-1 = Drücke auf den Ja-Stimmzettel.
    .well = Gut. Daraus erfährt niemand etwas über dich.
    .other = Nein ist erlaubt, aber vielleicht fragt jemand, warum.
lesson-fascist-nominate = Du bist im Präsidentenamt: Schlage { PLAYER($seat) } vor, aus dem liberalen Lager.
    .why = Jemand Liberales im Kanzleramt trägt den Verdacht mit dir und wird ernst genommen. Hitler hält sich besser heraus.
    .task-1 = Drücke auf { PLAYER($seat) }.
    .task-2 = Schick es mit dem violetten Knopf ab und stimme dafür.
    .well = Gut. Jetzt stimmen alle über deine Regierung ab, du auch.
    .other = Das geht auch. Jetzt stimmen alle über deine Regierung ab, du auch.
lesson-fascist-discard = Lege die liberale Karte ab.
    .why = Dann hat { PLAYER($chancellor) } zwei faschistische Karten und muss eine erlassen. Was verdeckt liegt, sieht nie jemand.
    .task-1 = Drücke auf die liberale Karte.
    .task-2 = Schick es mit dem violetten Knopf ab.
    .well = Geschafft. { PLAYER($chancellor) } hat jetzt keine Wahl.
    .other = Du hast eine liberale Karte im Spiel gelassen. Das schafft Vertrauen, und auch das ist etwas wert.
lesson-fascist-lie = { $policy ->
        [fascist] Jetzt erzähl deine Geschichte: drei faschistische Karten, Pech.
       *[liberal] Ein liberales Gesetz: Jetzt bist du über jeden Verdacht erhaben.
    }
    .why = Lügen ist erlaubt, und niemand kann prüfen, was du gezogen hast. Aus dem Kanzleramt wird man hören, welche zwei Karten du weitergegeben hast; deine Geschichte muss dazu passen. Nimm den Knopf neben dem Chat.
lesson-fascist-enact = Du bist im Kanzleramt: Erlass das faschistische Gesetz.
    .why = { $fascist ->
        [one] Bisher ist es ein faschistisches Gesetz,
       *[other] Bisher sind es { $fascist } faschistische Gesetze,
    } und von { $zone } an kann Hitler gewinnen. Du kannst sagen, du hättest zwei faschistische Karten bekommen.
    .task-1 = Drücke auf die faschistische Karte.
    .task-2 = Schick es mit dem violetten Knopf ab.
    .well = Gut. Im Präsidentenamt weiß man, dass du lügst, die anderen wissen es nicht.
    .other = So bleibst du noch etwas länger unerkannt. Manchmal ist das der stärkere Zug.
lesson-fascist-zone = Jetzt kann Hitler gewinnen.
    .why = Sobald Hitler ins Kanzleramt gewählt ist, haben die Faschisten gewonnen. Stimme dafür, schlage es vor und rede anderen zu.
lesson-fascist-free = Von hier an ist es deine Partie.
    .why = Die anderen sind nachsichtige Bots, und heute zählt nichts. Bei jeder Frage stehen „Tipp“ und „Regel“.
