# Words of Die Macher

## Editions

edition-1997 = Ausgabe 1997
    .text = Die Regeln von Hans im Glück und Moskito mit sieben Landtagswahlen. Gleiche Startgebote entscheidet der Würfel, und unpassende Meinungskarten wandern beim Aufdecken in den Tauschpool.
edition-2006 = Ausgabe 2006
    .text = Die Regeln von Valley Games: sieben Wahlen, andere Themen und einige Änderungen. Bei gleichen Startgeboten wird noch einmal geboten, der Tauschpool hat immer sechs Karten, und ein geteilter zweiter Platz bei der Parteibasis bringt nichts.
edition-2006-short = Ausgabe 2006, kurzes Spiel
    .text = Das kurze Spiel der Ausgabe 2006: fünf Wahlen statt sieben, ohne die stärkste Schattenkabinettskarte, die größte Spende und die Hälfte der Umfragen.

## The sections of the rulebook

rule-0 = Ausstattung
    .text = Es gibt vier Länderpläne, einen Bundesplan und einen Ablageplan. Jede Partei hat 18 Wahlveranstaltungen, 5 Mediensteine, 9 Marker, 7 Karten Schattenkabinett, 5 Spendenkarten und 4 Koalitionsplättchen. Für alle zusammen gibt es 16 Länderkarten, 42 Meinungskarten, 56 Programmkarten, 20 Umfragen, 4 Doppler, 3 Plättchen für die Parteibasis, 1 Plättchen „Keine Koalition“ und 2 Spezialwürfel. Kennen wir die Werte einer Karte nicht, so sind sie nachgebildet und entsprechend gekennzeichnet.
rule-1 = Einstieg
    .text = Am besten liest man zuerst den Überblick (2), sieht sich dann das Material an (3) und spielt die Umsetzung in Stimmen (5.2.8) einmal durch, denn darauf läuft alles hinaus. Jede Runde hat denselben Ablauf; für die erste darf man sich Zeit nehmen.
rule-2 = Das Spiel in Kürze
    .text = Jeder Spieler führt eine Partei durch eine Reihe von Landtagswahlen, sieben im vollen und fünf im kurzen Spiel. Schattenkabinettskarten, Mediensteine, Wahlveranstaltungen und Umfragen kosten Geld, und neues kommt erst herein, wenn eine Runde abgerechnet ist.
rule-2-1 = Eine Wahlkampfrunde
    .text = Auf die Startrunde folgen Wahlkämpfe mit stets acht Schritten: Startspieler, Programmkommission, Schattenkabinett, Koalitionen, Medien, Wahlveranstaltungen, Umfragen, Umsetzung in Stimmen. Die Stimmen sind das Produkt aus Wahlveranstaltungen und Faktor, und der Faktor ist Trend plus Übereinstimmung. Der Überblick der Regeln von 2006 nennt vier Programmkarten und geheime Umfragegebote; maßgeblich sind die ausführlichen Abschnitte mit fünf Karten und offenen Geboten.
rule-2-2 = Der Wahlsieg
    .text = Nach dem Wahlkampf wählt das aktuelle Wahlland. Aus Stimmen werden Mandate, und jedes Mandat ist ein Siegpunkt. Die siegreiche Partei oder Koalition kann außerdem einen Medienstein und Meinungen auf den Bundesplan bringen, die am Ende zählen.
rule-2-3 = Ende einer Runde
    .text = Die Parteien bekommen Geld für ihre neuen Mandate, in manchen Runden auch für ihre Parteibasis. Danach entscheidet jede über eine Spende, die entweder Geld oder Parteibasis bringt. Die Pläne werden hergerichtet, und der nächste Wahlkampf beginnt.
rule-2-4 = Spielziel
    .text = Mit der letzten Landtagswahl ist das Spiel zu Ende. Punkte gibt es für Mandate, für Mediensteine auf dem Bundesplan, für die Parteibasis und für Übereinstimmung mit der Bundesmeinung; die höchste Summe gewinnt.
rule-3 = Das Material
    .text = Mit Karten handeln die Spieler, das Holzmaterial zeigt den Stand der Wahlkämpfe, Plättchen helfen beim Erinnern. Die folgenden Abschnitte stellen sie vor.
rule-3-1 = Karten und Plättchen
    .text = Jedes Thema hat zwei Seiten, eine helle und eine dunkle Karte, sowohl bei den Meinungen (so denkt das Volk) als auch beim Programm (dafür steht die Partei). Eine Länderkarte ordnet den Stimmen in zehn Zeilen Mandate zu; weniger als 5 Stimmen bringen keines. Auf einer Schattenkabinettskarte stehen Preis, mögliche Aktionen und manchmal ein Telefon, auf einer Spendenkarte ein Betrag und zwei Würfelzahlen, auf einer Umfrage für jede Partei Daumen nach oben oder unten. Länderplättchen nennen nur die höchste Mandatszahl.
rule-3-2 = Holzmaterial
    .text = Kleine Würfel sind Wahlveranstaltungen, 18 je Partei; große Würfel sind Mediensteine, 5 je Partei. Flache Marker zeigen Stimmen und Trend in den Ländern und die Parteibasis auf dem Bundesplan. Was auf keinem Plan liegt, gehört zum Vorrat der Partei, und mehr als den Vorrat kann sie nicht einsetzen.
rule-3-3 = Spielpläne
    .text = Ein Länderplan bietet Platz für vier Meinungen und fünf Mediensteine, dazu für jede Partei zehn Plätze für Wahlveranstaltungen, einen Trend von −3 bis +3 und eine Stimmenskala von 0 bis 50. Der Bundesplan zeigt Mediensteine nach Runden, bis zu fünf Meinungen und die Parteibasis aller. Auf dem Ablageplan liegen Stapel, Ablagen, Doppler und der Tauschpool.
rule-4 = Vorbereitungen
    .text = Jeder Spieler erhält das Material einer Partei. Dann werden vier Länder, der Bundesplan und die Stapel hergerichtet. Die offenen Programmkarten einer Partei und die offenen Meinungen eines Landes betreffen immer verschiedene Themen.
rule-4-1 = Material der Spieler
    .text = Zu Beginn hat jeder Spieler 18 Wahlveranstaltungen, 5 Mediensteine, 7 Karten Schattenkabinett, 5 Spendenkarten, 4 Koalitionsplättchen und 25 000 an Geld. Im kurzen Spiel fehlen eine Schattenkabinettskarte und eine Spendenkarte. Hinzu kommen fünf offene und drei verdeckte Programmkarten.
rule-4-1a = Offenes Parteiprogramm
    .text = Aus dem gemischten Programmstapel bekommt jeder Spieler fünf offene Karten. Eine Karte zu einem Thema, das er schon hat, gleich welche Seite, kommt unter den Stapel und wird ersetzt, bis alle fünf Themen verschieden sind. Eine Variante zu viert nimmt zuvor von jeder Karte ein Exemplar aus dem Stapel.
rule-4-1b = Verdeckte Programmkarten
    .text = Danach zieht jeder Spieler drei weitere Programmkarten, die er als Handkarten geheim hält. Hier stören weder Wiederholungen noch Gegensätze. Der übrige Stapel bleibt verdeckt.
rule-4-2 = Aufbau der Spielpläne
    .text = Vier Länder liegen in der Reihenfolge aus, in der sie wählen; das erste ist das aktuelle Wahlland. Daneben liegen Bundesplan und Ablageplan.
rule-4-2a = Länderpläne
    .text = In jedem Land beginnt jede Partei mit 0 Stimmen, Trend 0 und einer Wahlveranstaltung aus ihrem Vorrat. Für Länder, die später dazukommen, gilt dasselbe; ist der Vorrat leer, fehlt die Wahlveranstaltung dort eben.
rule-4-2b = Länderkarten
    .text = Die 16 Länderkarten werden gemischt, und jeder der vier Pläne bekommt eine. Aus demselben Stapel kommen die späteren Länder: In einem Spiel wählen also nur sieben der sechzehn, im kurzen Spiel fünf.
rule-4-2c = Volkes Meinung
    .text = Jedes Land erhält vier Meinungskarten. Im ersten Land liegen alle vier offen, im zweiten drei, im dritten zwei, im vierten eine; die übrigen sind verdeckt. Eine offene Meinung, die einer anderen desselben Landes gleicht oder widerspricht, kommt unter den Stapel und wird ersetzt. Das Land mit vier offenen Meinungen ist das aktuelle Wahlland.
rule-4-2d = Bundesplan
    .text = Die Parteibasis jeder Partei beginnt bei 5. Mediensteine und Meinungen liegen auf dem Bundesplan noch nicht.
rule-4-2e = Stapel und Tauschpool
    .text = Programmkarten, Meinungskarten, Länderkarten und Umfragen bilden verdeckte Stapel. 1997 werden alle Stapel an dieser Stelle noch einmal gemischt, 2006 nichts mehr. Die obersten sechs Meinungskarten werden offen in den Tauschpool gelegt, wo Gleiches und Gegensätzliches zusammen liegen darf. 1997 kann der Pool im Lauf des Spiels wachsen, 2006 enthält er immer sechs Karten. Ist ein Stapel leer, wird seine Ablage neu gemischt.
rule-4-2f = Plättchen für die Parteibasis
    .text = Plättchen am ersten und dritten Land erinnern daran, dass die Parteibasis in den Runden 1 und 3 Geld bringt. Ein drittes für Runde 5 kommt später zum fünften Land; das kurze Spiel verwendet es nicht.
rule-5 = Spielablauf
    .text = Nach der Startrunde wählt in jeder Runde ein Land. Eine Runde besteht aus dem Wahlkampf, der Abrechnung des aktuellen Wahllandes und dem Rundenende. Die letzte Runde ist nur noch Abrechnung: Auf den Start wird nicht mehr geboten, der Startspieler der Vorrunde bleibt es. 1997 entfällt auch in der sechsten Runde das Rundenende.
rule-5-1 = Startrunde
    .text = Jeder Spieler wählt geheim aus beiden Rubriken seines Startzettels eine Zeile; dann werden alle zugleich aufgedeckt. Rubrik 1 gibt immer 6 Wahlveranstaltungen in einem Land, dazu zwei einzelne Trendschritte oder einen Trendschritt und 6 Stimmen oder zweimal 6 Stimmen. Rubrik 2 gibt 3 Mediensteine oder 2 und dazu 4 Punkte Parteibasis oder 1 und dazu 8 Punkte oder 12 Punkte Parteibasis. Außer der Parteibasis wird alles einem Land zugeordnet, auch mehrfach demselben. Das kostet nichts; die Steine kommen aus dem Vorrat.
rule-5-1a = Mehr Mediensteine als Plätze
    .text = Durch die Startzettel können in einem Land mehr als fünf Mediensteine zusammenkommen. Sie bleiben alle liegen. Solange dort kein Platz frei ist, lässt sich keiner dazukaufen; ein Medientausch bleibt möglich.
rule-5-2 = Wahlkampf
    .text = Die acht Schritte 5.2.1 bis 5.2.8 werden nacheinander in den ausliegenden Ländern gespielt. Wo nichts anderes steht, beginnt der Startspieler, die anderen folgen im Uhrzeigersinn.
rule-5-2-1 = Gebot auf den Rundenstart
    .text = Alle wählen geheim einen Betrag in Schritten von 1 000, höchstens so viel, wie sie besitzen; auch null ist erlaubt. Die Gebote werden gleichzeitig aufgedeckt. Das höchste entscheidet, wer den Startspieler bestimmt.
rule-5-2-1a = Gleiche Höchstgebote
    .text = 1997 werfen die Spieler mit dem gleichen Höchstgebot beide Spezialwürfel, die höhere Summe gewinnt, bei Gleichstand wird noch einmal gewürfelt; die niederländische Fassung nimmt nur einen Würfel. 2006 bieten sie ein zweites Mal, nicht weniger als zuvor, und würfeln erst bei erneuter Gleichheit mit einem Würfel. Bieten 2006 alle null, würfeln alle sofort.
rule-5-2-1b = Startspieler bestimmen
    .text = Wer das Gebot gewonnen hat, bestimmt einen beliebigen Spieler, auch sich selbst, der in dieser Runde bei jedem Schritt beginnt. Nur dieser Bieter bezahlt seinen Betrag, 2006 den zuletzt gebotenen; die anderen behalten ihr Geld.
rule-5-2-2 = Tagung der Programmkommission
    .text = Der Reihe nach kann jeder Spieler seine Handkarten erneuern und danach eine Karte seines offenen Programms ändern.
rule-5-2-2a = Handkarten erneuern
    .text = 1997 legt der Spieler beliebig viele Handkarten ab und ergänzt dann auf drei. 2006 ergänzt er zuerst auf drei, legt danach beliebig viele ab und zieht ebenso viele nach. Ist der Programmstapel leer, wird die Ablage gemischt.
rule-5-2-2b = Programm ändern
    .text = Höchstens eine offene Karte darf durch eine Handkarte ersetzt werden; die alte kommt auf die Ablage. Auch danach müssen die fünf offenen Karten fünf verschiedene Themen betreffen. Eine Karte gegen ihr eigenes Gegenteil zu tauschen ist erlaubt, wenn der Tisch nichts anderes vereinbart. Die restlichen Handkarten bleiben verdeckt.
rule-5-2-3 = Schattenkabinett
    .text = Der Reihe nach legt jeder Spieler verdeckt Schattenkabinettskarten aus, höchstens eine je Land, auf Wunsch auch keine. Ihr Gesamtpreis darf sein Geld nicht übersteigen. Dann wird alles aufgedeckt und bezahlt. Spieler für Spieler führt nun jede Karte in ihrem Land genau eine ihrer Aktionen aus, in beliebiger Reihenfolge. Gespielte Karten kommen aus dem Spiel.
rule-5-2-3a = Kabinettsaktion: Stimmen
    .text = Die eigene Partei gewinnt in diesem Land so viele Stimmen, wie die Karte angibt, bis höchstens 50. Ein Marker, der auf ein besetztes Feld kommt, wird obenauf gelegt.
rule-5-2-3b = Kabinettsaktion: Doppler
    .text = Auf eine offene Meinung des Landes wird ein Doppler gelegt, oder der dort liegende wird entfernt. Insgesamt gibt es vier, je Land höchstens einen. Eine gedoppelte Meinung zählt beim Faktor doppelt und kann nicht getauscht werden. Der Text von 2006 spricht dabei nur vom Tausch durch Medienkontrolle, sagt aber auch, dass der Doppler erst entfernt werden muss, bevor eine solche Meinung geändert wird; ob er auch vor der absoluten Mehrheit schützt, ist eine Option.
rule-5-2-3c = Kabinettsaktion: Medientausch
    .text = Ein fremder Medienstein wird aus dem Land entfernt; sein Besitzer bekommt ihn zurück und dazu 4 000 vom Angreifer. Dieser setzt einen eigenen Stein an die Stelle und zahlt 4 000 an die Kasse. Nötig sind also 8 000 und ein Stein im Vorrat. Das geht auch dort, wo alle Medienplätze belegt sind.
rule-5-2-3d = Kabinettsaktion: eigener Trend
    .text = Der eigene Trend in diesem Land steigt um die Zahl auf der Karte, aber nie über +3.
rule-5-2-3e = Kabinettsaktion: fremder Trend
    .text = Der Trend einer anderen Partei in diesem Land sinkt um die Zahl auf der Karte, aber nie unter −3. Medienkontrolle schützt davor nicht.
rule-5-2-3f = Telefon
    .text = Eine Karte mit Telefon bringt neben ihrer Aktion ein Koalitionsplättchen der Partei in das Land. Dort bleibt es liegen, bis das Land gewählt hat, und kommt dann aus dem Spiel. Jede Partei hat vier davon.
rule-5-2-4 = Koalitionen bilden
    .text = Koalitionen gibt es nur im aktuellen Wahlland und nur zu zweit, und beide Parteien brauchen dort ein Koalitionsplättchen. Vom Startspieler an hat jede noch freie Partei einen Zug: einer Partei ein Angebot machen, eine zwingen oder passen. Ein abgelehntes Angebot beendet den Zug, sofern der Tisch nicht mehrere erlaubt. Niemand kann zwei Koalitionen angehören, zwei Koalitionen nebeneinander sind aber möglich. Im letzten Land des Spiels gibt es keine.
rule-5-2-4a = Freiwillige Koalition
    .text = Haben zwei Parteien mindestens zwei offene Programmkarten gemeinsam, so können sie koalieren, wenn beide zustimmen.
rule-5-2-4b = Erzwungene Koalition
    .text = Ab drei gemeinsamen offenen Programmkarten kann die Partei am Zug die Koalition erzwingen; die andere darf nicht ablehnen.
rule-5-2-5 = Mediensteine kaufen
    .text = Der Reihe nach darf jeder Spieler einen Medienstein für 4 000 kaufen und auf einen freien Platz in einem beliebigen ausliegenden Land setzen oder passen. Wer passt, darf später trotzdem wieder kaufen. Schluss ist erst, wenn alle nacheinander gepasst haben; ein Einzelner kann also allein weiterkaufen. Jedes Land hat fünf Plätze, jede Partei fünf Steine.
rule-5-2-5a = Medienkontrolle
    .text = Die Medien eines Landes kontrolliert, wer dort mehr Mediensteine hat als jede andere Partei; bei Gleichstand an der Spitze niemand. Die Kontrolle erlaubt einen Meinungstausch und schützt vor negativen Ergebnissen veröffentlichter Umfragen.
rule-5-2-5b = Meinungstausch
    .text = Nach den Käufen darf die Partei mit Medienkontrolle in ihrem Land eine offene Meinung gegen eine Karte aus dem Tauschpool auswechseln; die alte kommt in den Pool. Die neue darf keiner offenen Meinung des Landes gleichen oder widersprechen, und gedoppelte Meinungen bleiben liegen. Streng gelesen ist damit auch der Tausch gegen das eigene Gegenteil verboten; eine Option erlaubt ihn. 1997 beginnt der Tausch im aktuellen Wahlland, 2006 im letzten Land der Reihe.
rule-5-2-6 = Wahlveranstaltungen abhalten
    .text = Der Reihe nach setzt jeder Spieler Wahlveranstaltungen aus seinem Vorrat in die ausliegenden Länder und zahlt je 1 000. Je Land und Runde dürfen höchstens vier dazukommen, und mehr als zehn haben in einem Land nicht Platz.
rule-5-2-7 = Umfragen ersteigern
    .text = Für jedes Land wird eine Umfrage blind versteigert, zuerst für das aktuelle Wahlland. Vom Startspieler an muss jeder das Gebot im Rahmen seines Geldes erhöhen oder aus dieser Versteigerung aussteigen; das erste Gebot ist mindestens 1 000, obwohl 1997 keine Untergrenze nennt. Der Höchstbietende zahlt, sieht die Karte allein an und entscheidet, ob er sie veröffentlicht. Eine Umfrage, die niemand will, wird ungesehen abgelegt. 1997 zieht man jede Umfrage erst zu ihrer Versteigerung, 2006 bekommt vorab jedes Land eine.
rule-5-2-7a = Umfrage veröffentlichen
    .text = Der Käufer führt eine oder zwei Zeilen der Karte aus: Der Trend jeder gewählten Partei in diesem Land ändert sich um die gezeigten Daumen, immer zwischen −3 und +3. Wer dort die Medien kontrolliert, kann nicht nach unten geschoben werden. Zeilen von Parteien, die nicht mitspielen, bewirken nichts.
rule-5-2-7b = Umfrage nicht veröffentlichen
    .text = Wer nicht veröffentlicht, würfelt mit den beiden Spezialwürfeln und erhöht seine Parteibasis um die Summe. Die Karte wird verdeckt abgelegt, damit sonst niemand erfährt, was darauf stand.
rule-5-2-8 = Wahlveranstaltungen in Stimmen umsetzen
    .text = Begonnen wird im letzten Land der Reihe; zuletzt kommt das Land, das als Nächstes nach dem aktuellen wählt. In jedem davon darf, vom Startspieler an, jede Partei mit mindestens fünf Wahlveranstaltungen beliebig viele von ihnen umsetzen. Jede bringt so viele Stimmen, wie der Faktor beträgt; die Steine kehren in den Vorrat zurück. Das aktuelle Wahlland ist hier ausgenommen und folgt in 5.3.1. Ob auch im aktuellen Wahlland umgesetzt werden darf, ist eine Option.
rule-5-2-8a = Der Faktor
    .text = Der Faktor ist Trend plus Übereinstimmung. Jede offene Meinung des Landes zählt +1, wenn dieselbe Karte im Programm der Partei liegt, und −1, wenn dort das Gegenteil liegt; mit Doppler sind es +2 oder −2. Verdeckte Meinungen und Themen, die im Programm fehlen, zählen nicht.
rule-5-2-8b = Faktor null oder kleiner
    .text = Ist der Faktor null oder negativ, bringen je zwei Wahlveranstaltungen eine Stimme; eine einzelne geht leer aus.
rule-5-2-8c = Fünfzig Stimmen und gestapelte Marker
    .text = Mehr als 50 Stimmen hat in einem Land keine Partei. Kommt ein Marker auf ein Feld, auf dem schon andere liegen, wird er obenauf gelegt, und zwar auf jedem Feld der Skala; der oberste liegt vorn.
rule-5-2-8d = Absolute Mehrheit
    .text = Hat nach der Umsetzung in einem Land eine Partei dort mehr Stimmen als alle anderen zusammen, darf sie eine offene Meinung gegen eine Karte aus dem Tauschpool auswechseln, auch wenn sie selbst nichts umgesetzt hat. Es gelten die Grenzen von 5.2.5b. 1997 bleibt das aktuelle Wahlland außen vor, 2006 gehört es dazu; eine Option ändert das.
rule-5-3 = Aktuelles Wahlland abrechnen
    .text = Die restlichen Wahlveranstaltungen werden zu Stimmen und die Stimmen zu Mandaten; der Wahlsieger steht fest und beeinflusst den Bundesplan; dann wächst die Parteibasis. 2006 wird auch das Geld hier ausgezahlt, 1997 erst am Rundenende.
rule-5-3-1 = Mandate bestimmen
    .text = Vom Startspieler an setzt jede Partei alle ihre Wahlveranstaltungen im aktuellen Wahlland mit dem Faktor von 5.2.8 um; die Mindestzahl fünf gilt hier nicht. Die Länderkarte nennt zu den Stimmen die Mandate. Sie werden bis zum Spielende zusammengezählt.
rule-5-3-2 = Wahlsieger bestimmen
    .text = Die meisten Stimmen gewinnen. Haben mehrere gleich viele, siegt um Nasenlänge, wessen Marker oben liegt, wer diese Zahl also zuletzt erreicht hat.
rule-5-3-2a = Koalitionen und Gleichstand
    .text = Die Stimmen der beiden Partner werden zusammengezählt, auch über 50 hinaus, und mit jeder anderen Partei oder Koalition verglichen. Bei gleicher Summe gewinnt die Seite, zu der die einzelne Partei mit den meisten Stimmen gehört; sind auch diese gleich, die Seite mit dem oben liegenden Marker. Ob eine Seite klar oder um Nasenlänge siegt, wenn nur ihr Marker höher steht, ist eine Option.
rule-5-3-3 = Auswirkungen des Wahlsieges
    .text = Wer einen Medienstein auf den Bundesplan bringen darf, versetzt dazu den eigenen Stein aus dem Land, das gewählt hat, auf das Feld dieser Runde. Ohne Stein in diesem Land verfällt das Recht. Auf einem Feld können mehrere Parteien stehen, und jede bekommt den vollen Wert.
rule-5-3-3a = Klarer Sieg einer Einzelpartei
    .text = Sie darf einen Medienstein und bis zu zwei Meinungen aus dem Land auf den Bundesplan bringen.
rule-5-3-3b = Bundesmeinung
    .text = Eine Meinung kommt auf den ersten freien Platz von links. Liegt dieselbe schon dort, wird die Karte als Sicherungskarte daraufgelegt. Liegt das Gegenteil dort, wird der ganze Stoß samt Sicherungskarten entfernt, und die neue Karte nimmt den Platz ein. Sind alle fünf Plätze belegt, verdrängt ein neues Thema eine ungesicherte Meinung nach Wahl. Verdrängte Karten kommen 1997 aus dem Spiel, 2006 auf die Ablage.
rule-5-3-3c = Sieg um Nasenlänge
    .text = Eine Einzelpartei, die um Nasenlänge gewinnt, darf einen Medienstein setzen, aber nur eine Meinung legen. Jede Einzelpartei mit gleicher Stimmenzahl darf ebenfalls einen Medienstein setzen, aber keine Meinung legen. Mitglieder einer gleichauf liegenden Koalition gehen leer aus, wenn der Tisch nichts anderes vereinbart.
rule-5-3-3d = Sieg einer Koalition
    .text = Beide Partner dürfen je einen Medienstein setzen und eine Meinung legen, ob mit oder ohne Nasenlänge. Es beginnt der Partner mit mehr Stimmen, bei Gleichstand der mit dem oben liegenden Marker.
rule-5-3-4 = Parteibasis erhöhen
    .text = Jede Partei, nicht nur der Sieger, gewinnt Parteibasis für jede Bundesmeinung, die in ihrem Programm liegt: die Zahl über dem jeweiligen Platz. Eine gesicherte Meinung zählt einfach, gegensätzliche Meinungen kosten nichts.
rule-5-4 = Rundenende
    .text = Die Pläne werden für die nächste Runde hergerichtet, und jeder Spieler setzt eine Spendenkarte ein. 1997 wird dazwischen das Wahlgeld ausgezahlt, 2006 ist das schon geschehen.
rule-5-4-1 = Ein neues Land
    .text = Das Land, das gewählt hat, wird abgeräumt: Karten kommen auf die Ablage, Steine zurück zu ihren Besitzern, ein Doppler in den Vorrat. Solange noch Länder hinzukommen, wird für den Plan ein neues gezogen und wie in 4.2 aufgebaut, mit einer offenen Meinung, beim letzten Land des Spiels mit zweien. Es steht nun am Ende der Reihe. Wohin eine unpassende zweite offene Meinung kommt, ist eine Option.
rule-5-4-1a = Meinungskarten aufdecken
    .text = In jedem anderen ausliegenden Land wird eine verdeckte Meinung aufgedeckt. Gleicht oder widerspricht sie einer offenen, so kommt sie 1997 in den Tauschpool und 2006 unter den Stapel, und es wird gezogen, bis eine passt. Ein leerer Stapel wird aus den abgelegten Meinungen neu gemischt; gibt es keine, bleibt der Platz leer. Das Land mit nun vier offenen Meinungen ist das neue aktuelle Wahlland.
rule-5-4-2 = Besonderheiten
    .text = Vier Dinge weichen vom üblichen Ablauf ab: die Auszahlung für die Parteibasis in Runde 5, das Koalitionsverbot im letzten Land, das Ende des letzten Wahlkampfs und die verkürzte Schlussrunde.
rule-5-4-2a = Plättchen für Runde 5
    .text = Wenn nach Runde 1 das fünfte Land ausgelegt wird, kommt das Plättchen für Runde 5 dazu. Es erinnert daran, dass die Parteibasis in dieser Runde Geld bringt.
rule-5-4-2b = Keine Koalition im letzten Land
    .text = Beim zuletzt ausgelegten Land, dem siebten oder im kurzen Spiel dem fünften, liegt das Plättchen „Keine Koalition“. Schattenkabinettskarten mit Telefon dürfen dort wie sonst gespielt werden, eine Koalition kommt aber nicht zustande.
rule-5-4-2c = Nach dem letzten Wahlkampf
    .text = 1997 endet Runde 6 mit der Abrechnung des Landes: keine Auszahlung, keine Spende, nichts aufzudecken. 2006 werden die Mandate noch bezahlt, obwohl das Geld zu nichts mehr nützt; auch hier gibt es keine Spende mehr, denn alle fünf Karten sind gespielt.
rule-5-4-2d = Die letzte Runde
    .text = In der letzten Runde wird nur das Land abgerechnet: Mandate, Wahlsieger, Auswirkungen und Parteibasis. Auf den Start wird nicht geboten, die Reihenfolge der Vorrunde bleibt. Weil einmal Aufdecken fehlt, liegen im letzten Land von Anfang an zwei Meinungen offen.
rule-5-4-3 = Wahlgelder auszahlen
    .text = Jede Partei erhält 1 000 für jedes soeben gewonnene Mandat. In den Runden 1, 3 und 5, im kurzen Spiel 1 und 3, erhält sie außerdem 1 000 für jeden Punkt ihrer Parteibasis. Die Parteibasis selbst ändert sich dadurch nicht.
rule-5-4-4 = Parteispenden
    .text = Nach den Runden 1 bis 5, im kurzen Spiel 1 bis 4, muss jeder Spieler eine Spendenkarte einsetzen: offen heißt annehmen, verdeckt heißt verzichten. Der Startspieler beginnt. Zuerst werden die angenommenen Spenden abgewickelt, dann die abgelehnten aufgedeckt. Gespielte Karten kommen aus dem Spiel.
rule-5-4-4a = Spende annehmen
    .text = Die Partei kassiert den Betrag, würfelt so oft, wie es beim Risiko steht, und verliert Parteibasis in Höhe des höchsten einzelnen Würfels. Unter 0 sinkt die Parteibasis nie.
rule-5-4-4b = Auf eine Spende verzichten
    .text = Die Partei würfelt so oft, wie die Karte beim Verzicht angibt, und gewinnt die Summe an Parteibasis.
rule-5-4-4c = Der höchste Verzicht
    .text = Wer den höchsten Betrag abgelehnt hat, würfelt noch dreimal und gewinnt auch diese Summe an Parteibasis. Haben mehrere denselben Höchstbetrag abgelehnt, bekommt niemand den Bonus.
rule-6 = Spielende
    .text = Nach der letzten Wahl werden die Siegpunkte für Mandate, Medien, Parteibasis und Übereinstimmung mit der Bundesmeinung zusammengezählt. Übriges Geld ist nichts wert.
rule-6-1 = Punkte für Mandate
    .text = Jedes Mandat aus allen Landtagswahlen zählt einen Punkt.
rule-6-2 = Punkte für Medien
    .text = Jeder Medienstein auf dem Bundesplan zählt den Wert seiner Runde: 25, 20, 20, 15, 15, 12 und 10 für die Runden 1 bis 7.
rule-6-3 = Punkte für die Parteibasis
    .text = Jeder Punkt Parteibasis ist ein Siegpunkt. Die stärkste Parteibasis bekommt 10 dazu, die zweitstärkste 6. Zwei gleich starke Erste bekommen je 8, und der zweite Platz entfällt; drei oder mehr teilen sich 16 Punkte, abgerundet. Gleich starke Zweite teilen 1997 die 6 Punkte, abgerundet; 2006 bekommen sie nichts.
rule-6-4 = Punkte für die Bundesmeinung
    .text = Für jede Bundesmeinung, die in ihrem Programm liegt, erhält eine Partei die Punkte unter dem jeweiligen Platz. Gegensätze kosten nichts.
rule-6-4a = Bonus für gesicherte Meinungen
    .text = Ist eine solche Meinung gesichert, gibt es einen Bonus: 1997 5 Punkte für jede Sicherungskarte darauf, 2006 5 Punkte für die Meinung, gleich wie viele Karten dort liegen.
rule-6-5 = Endstand
    .text = Die höchste Summe gewinnt. Zum Gleichstand schweigen die Regeln: Der Sieg wird geteilt, oder es entscheiden, als Option, Mandate, dann Parteibasis, dann Medienpunkte.
rule-7 = Spieltipps
    .text = Alle Länder zu gewinnen ist unmöglich, dafür reichen Steine und Geld nicht; man suche sich die lohnenden aus. Ein Programm in der Nähe möglicher Partner zahlt sich aus, denn eine Koalition kann den Führenden bremsen. Für die letzte Wahl sollte man etwas zurückbehalten, denn sie entscheidet oft das Spiel.
rule-7a = Absprachen
    .text = Verhandeln und versprechen darf man nach Belieben. Bindend ist keine Absprache; wer sie bricht, verliert nichts als Vertrauen.
rule-7b = Verdecktes Geld
    .text = Die Spielregeln raten, das eigene Geld verborgen zu halten. Weil alle Einnahmen und Ausgaben offen geschehen, könnte jeder mitrechnen. Ob ein Tisch das Geld aller Parteien zeigt oder verbirgt, ist eine Option; verborgenes Geld sieht nur, wem es gehört.
rule-FR-8 = Kurzes Spiel
    .text = Statt sieben wählen nur fünf Länder: vier Wahlkämpfe mit ihrer Wahl und eine fünfte Runde, die nur aus der Wahl besteht. Alles Übrige, auch das Startgeld, folgt den Regeln von 2006.
rule-FR-8a = Karten, die wegfallen
    .text = Alle Karten mit einer 7 bleiben in der Schachtel: von jeder Partei die Schattenkabinettskarte zu 25 000 und die Spende von 50 000, dazu zehn der zwanzig Umfragen. Das Plättchen für Runde 5 entfällt; die Parteibasis bringt also nur in den Runden 1 und 3 Geld.
rule-FR-8b = Zeitplan des kurzen Spiels
    .text = Nach Runde 1 kommt das fünfte und letzte Land, mit zwei offenen Meinungen und dem Plättchen „Keine Koalition“. Nach den Runden 2, 3 und 4 kommt keines mehr; in jedem Land, das noch verdeckte Meinungen hat, wird eine aufgedeckt. Spenden gibt es nach den Runden 1 bis 4; eine Option streicht die nach Runde 4. Runde 5 besteht nur aus der Wahl.
rule-FR-A = Themen und Kabinett von 2006
    .text = Die Themen sind Wirtschaftsreform, Sozialstaat, Gentechnik, Kernenergie, Terrorabwehr, Steuern und Mindestlohn. Zum Schattenkabinett gehören Kanzler, Fraktionsführer, Parlamentspräsident, Außenminister, Finanzminister, Justizminister und Hinterbänkler.

## Wie Unklares gelesen wird

ruling-five-programme-cards = Ein Programm hat fünf offene Karten; der Überblick der Regeln von 2006, der vier nennt, irrt.
ruling-rejected-cards-under-deck = Programm- und Meinungskarten, die beim Aufbau ausgetauscht werden, kommen unter ihren Stapel.
ruling-cards-under-deck-shuffled = Karten unter einem Stapel werden untereinander gemischt, wenn sie an die Reihe kommen; niemand muss sich ihre Folge merken.
ruling-later-states-like-the-first = Ein Land, das später hinzukommt, wird wie die ersten vier aufgebaut: Stimmen und Trend auf null, von jeder Partei eine Wahlveranstaltung, solange sie eine hat.
ruling-clashes-on-every-board = Unpassende offene Meinungen werden auf allen vier Plänen ausgetauscht, nicht nur auf dem ersten.
ruling-pool-holds-repeats = Im Tauschpool können gleiche oder gegensätzliche Meinungen liegen, und ein Thema kann fehlen.
ruling-start-player-stays = In der letzten Runde wird nicht geboten: Der Startspieler der vorigen bleibt und bestimmt die Reihenfolge der letzten Umsetzung.
ruling-start-media-apart = Mediensteine des Startzettels dürfen in verschiedene Länder gesetzt werden.
ruling-bids-in-thousands = Geboten wird in Schritten von 1 000.
ruling-bids-within-cash = Niemand darf mehr bieten, als er an Geld hat.
ruling-level-at-nought-roll = Hat niemand etwas geboten, würfeln alle darum, wer den Startspieler bestimmt.
ruling-last-bid-is-paid = Nur wer das Startgebot gewinnt, zahlt, und zwar den zuletzt gebotenen Betrag.
ruling-five-different-issues = Nach einem Wechsel muss das Programm wieder fünf verschiedene Themen haben.
ruling-no-cabinet-card-needed = Eine Partei darf auch gar keine Schattenkabinettskarte legen.
ruling-cabinet-within-cash = Die Karten, die eine Partei legt, müssen zusammen bezahlbar sein.
ruling-cabinet-player-by-player = Schattenkabinettskarten wirken Spieler für Spieler; jeder wählt die Reihenfolge der eigenen.
ruling-doubler-on-open-opinion = Ein Doppler kommt nur auf eine offene Meinung.
ruling-swap-must-be-paid = Ein Medientausch braucht in dem Augenblick Entschädigung, Preis und einen Stein im Vorrat; sonst muss die Karte etwas anderes bewirken.
ruling-tile-waits-for-its-state = Ein Koalitionsplättchen bleibt liegen, bis sein Land gewählt hat, und kommt dann aus dem Spiel.
ruling-telephone-without-tile = Eine Karte mit Telefon darf auch ohne Plättchen im Vorrat gespielt werden; sie bringt dann keines.
ruling-three-shared-cards-force = Ab drei gemeinsamen Programmkarten kann eine Koalition erzwungen werden.
ruling-open-opinions-exchanged = Nur offene Meinungen können getauscht werden.
ruling-exchanged-opinion-to-pool = Die weggetauschte Meinung kommt in den Tauschpool.
ruling-poll-bids-are-open = Um Umfragen wird offen und steigend geboten; der Überblick der Regeln von 2006, der von geheimen Geboten spricht, irrt.
ruling-unwanted-poll-unseen = Eine Umfrage, auf die niemand bietet, wird ungesehen abgelegt.
ruling-lines-of-absent-parties = Umfragezeilen von Parteien, die nicht mitspielen, bewirken nichts.
ruling-shelved-polls-hidden = Eine nicht veröffentlichte Umfrage bleibt auch abgelegt geheim.
ruling-any-number-converts = Wer fünf Wahlveranstaltungen in einem Land hat, darf beliebig viele davon umsetzen, auch nur eine.
ruling-stacks-on-every-space = Auf jedem Feld der Stimmenskala, nicht nur auf der 50, liegt oben, wer später kommt.
ruling-majority-keeps-media-limits = Für den Tausch durch absolute Mehrheit gelten die Grenzen des Tauschs durch Medien.
ruling-majority-without-conversion = Eine absolute Mehrheit darf eine Meinung tauschen, auch wenn ihre Partei in dieser Runde nichts umgesetzt hat.
ruling-no-exchange-at-the-count = Nach der letzten Umsetzung bei der Wahl tauscht keine absolute Mehrheit mehr eine Meinung.
ruling-no-seats-below-first-row = Unterhalb der ersten Zeile einer Länderkarte gibt es keine Mandate.
ruling-won-without-votes = Ein Land, in dem niemand Stimmen hat, wird wie bei jedem Gleichstand gewonnen: durch den obersten Marker, um Nasenlänge.
ruling-higher-marker-leads = Zwischen gleich starken Seiten siegt die mit dem höchsten einzelnen Marker, auf demselben Feld der obere.
ruling-cube-of-that-state = Der Medienstein für den Bundesplan kommt aus diesem Land; die anderen gehen an ihre Besitzer zurück.
ruling-rewards-are-a-right = Einen Stein oder Meinungen auf den Bundesplan zu legen ist ein Recht, keine Pflicht.
ruling-every-level-party-places = Jede um Nasenlänge geschlagene Einzelpartei darf einen Medienstein setzen, auch wenn es mehrere sind.
ruling-printed-members = Eine übereinstimmende Bundesmeinung bringt so viel Parteibasis, wie ihr Platz zeigt.
ruling-cleared-opinions-discarded = Die Meinungen eines Landes, das gewählt hat, kommen auf den Ablagestapel.
ruling-no-state-after-the-seventh = Nach dem siebten Land kommt keines mehr hinzu.
ruling-empty-deck-renewed = Ist ein Stapel aufgebraucht, folgen die Karten darunter, dann die gemischte Ablage; ein Platz bleibt nur leer, wenn nirgends eine Karte passt.
ruling-one-donation-each-time = Jeder muss jedes Mal eine Spendenkarte einsetzen, und eingesetzte Karten kommen aus dem Spiel.
ruling-members-not-below-nought = Die Parteibasis fällt nie unter null.
ruling-three-share-most-members = Drei oder mehr Parteien mit gleicher Parteibasis teilen sich beide Boni, abgerundet.

## Options

option-four_player_programme_deck = Kleinerer Programmstapel zu viert
    .text = Für das Spiel zu viert wird vorgeschlagen, von jeder Programmkarte ein Exemplar herauszunehmen, damit die Karten öfter wiederkehren.
    .off = Alle 56 Karten
    .on = Zu viert nur 42 Karten
option-start_bid_tie = Gleiche Startgebote
    .text = Die Texte lösen einen Gleichstand beim höchsten Gebot auf drei Arten.
    .choice-two-dice = Mit zwei Würfeln würfeln
    .choice-one-die = Mit einem Würfel würfeln
    .choice-rebid = Noch einmal bieten, dann ein Würfel
option-replace_programme_by_opposite = Programmkarte und ihr Gegenteil
    .text = Kein Text sagt, ob eine offene Programmkarte unmittelbar durch die andere Seite desselben Themas ersetzt werden darf.
    .on = Erlaubt
    .off = Nicht erlaubt
option-doubler_protects_from_majority = Doppler gegen absolute Mehrheit
    .text = 1997 ist eine gedoppelte Meinung vor jedem Tausch sicher; der Text von 2006 spricht nur vom Tausch durch Medienkontrolle, sagt aber auch, dass der Doppler erst entfernt werden muss, bevor eine solche Meinung geändert wird.
    .on = Der Doppler schützt immer
    .off = Er schützt nur vor Medienkontrolle
option-coalition_offers_per_turn = Koalitionsangebote je Zug
    .text = Offen bleibt, ob eine Partei nach einer Absage im selben Zug noch eine andere fragen darf.
    .choice-one = Ein Angebot je Zug
    .choice-several = Jeder mögliche Partner darf einmal gefragt werden
option-media_exchange_order = Reihenfolge des Meinungstauschs
    .text = Die Ausgaben gehen beim Tausch durch Medienkontrolle in entgegengesetzter Richtung durch die Länder.
    .choice-current-first = Aktuelles Wahlland zuerst
    .choice-last-first = Letztes Land der Reihe zuerst
option-exchange_opinion_for_opposite = Meinung und ihr Gegenteil
    .text = Eine neue Meinung darf keiner im Land liegenden widersprechen. Streng gelesen gilt das auch für die Karte, die gerade weggetauscht wird.
    .off = Kein Tausch gegen das eigene Gegenteil
    .on = Tausch gegen das eigene Gegenteil erlaubt
option-minimum_poll_bid = Mindestgebot für Umfragen
    .text = Die Regeln von 2006 verlangen 1 000; die von 1997 nennen keine Untergrenze, eine Umfrage könnte also umsonst weggehen.
    .choice-0 = Auch null ist ein Gebot
    .choice-1000 = Mindestens 1 000
option-poll_dealing = Wann Umfragen gezogen werden
    .text = Der Zeitpunkt spielt nur eine Rolle, wenn der Stapel ausgeht: Er entscheidet, welche abgelegten Umfragen neu gemischt werden.
    .choice-when-auctioned = Jede erst zu ihrer Versteigerung
    .choice-before-auctions = Eine für jedes Land vor der ersten Versteigerung
option-majority_exchange_in_current_state = Absolute Mehrheit im aktuellen Wahlland
    .text = 1997 nimmt das aktuelle Wahlland von der Umsetzung aus, 2006 geht durch alle Länder. Davon hängt ab, ob eine absolute Mehrheit dort eine Meinung tauschen darf.
    .off = Nur in den anderen Ländern
    .on = Auch im aktuellen Wahlland
option-tied_coalition_members_place_media = Mediensteine bei gleichauf liegender Koalition
    .text = Siegt eine Einzelpartei um Nasenlänge, dürfen Einzelparteien mit gleicher Stimmenzahl einen Medienstein setzen. Von den Mitgliedern einer gleichauf liegenden Koalition sagen die Texte nichts.
    .off = Sie setzen nichts
    .on = Auch sie dürfen einen Medienstein setzen
option-conflicting_opinion_goes_to = Unpassende Meinungskarten
    .text = Wohin kommt eine aufgedeckte Meinung, die einer offenen gleicht oder widerspricht?
    .choice-exchange-pool = In den Tauschpool
    .choice-under-deck = Unter den Stapel
option-die_faces = Spezialwürfel
    .text = Die Spezialwürfel zeigen nach Spielberichten 0, 1, 1, 2, 2, 3; ein Beispiel der Regeln von 2006 enthält eine 5, die nur ein gewöhnlicher Würfel hat.
    .choice-zero-to-three = 0, 1, 1, 2, 2, 3
    .choice-one-to-six = 1 bis 6
option-second_place_tie = Geteilter zweiter Platz bei der Parteibasis
    .text = 1997 werden Punkte bei Gleichstand allgemein geteilt; 2006 gibt es für einen geteilten zweiten Platz nichts.
    .choice-split = Die 6 Punkte teilen, abgerundet
    .choice-none = Keine Punkte
option-security_bonus = Bonus für gesicherte Meinungen
    .text = Die Texte sind uneins, ob jede Sicherungskarte zählt oder nur, dass eine Meinung gesichert ist.
    .choice-per-card = 5 Punkte je Sicherungskarte
    .choice-per-opinion = 5 Punkte je gesicherter Meinung
option-final_tie = Gleichstand am Ende
    .text = Kein Regelbuch sagt, wer bei gleicher Punktzahl gewinnt.
    .choice-shared = Der Sieg wird geteilt
    .choice-seats-members-media = Mandate, dann Parteibasis, dann Medienpunkte
option-conflicting_opinion_on_entry = Unpassende Meinungen eines neuen Landes
    .text = Wohin kommt eine offene Meinung eines Landes, das eben hinzukommt, wenn sie dort einer anderen offenen gleicht oder widerspricht?
    .choice-under-deck = Unter den Stapel
    .choice-exchange-pool = In den Tauschpool
option-conversion_in_current_state = Umsetzen im aktuellen Wahlland
    .text = 1997 wird im aktuellen Wahlland vor der Wahl nichts umgesetzt. 2006 heißt es nur, es sei sinnlos; doch eine so gewonnene absolute Mehrheit könnte eine Meinung tauschen.
    .off = Nicht vor der Wahl
    .on = Erlaubt wie in den anderen Ländern
option-level_side_wins = Gleich starke Seiten
    .text = Eine Partei und eine Koalition, oder zwei Koalitionen, haben gleich viele Stimmen, und der Marker einer Seite steht höher. Siegt sie klar oder um Nasenlänge?
    .choice-clearly = Der höhere Marker siegt klar
    .choice-by-a-nose = Sie siegt um Nasenlänge wie bei gleich hohen Markern
option-money = Geld
    .text = Einnahmen und Ausgaben geschehen offen; die Spielregeln raten, das eigene Geld verborgen zu halten.
    .choice-open = Alle sehen das Geld aller
    .choice-hidden = Jeder sieht nur das eigene Geld
option-donation_after_last_campaign = Spende nach dem letzten Wahlkampf
    .text = Im kurzen Spiel bleiben vier Spendenkarten. Nach Runde 4 nützt ihr Geld nichts mehr, die Parteibasis zählt aber noch; der Text lässt beide Lesarten zu.
    .on = Nach den Runden 1 bis 4
    .off = Nach den Runden 1 bis 3

## States

state-nordrhein-westfalen = Nordrhein-Westfalen
    .short = NW
state-bayern = Bayern
    .short = BY
state-baden-wuerttemberg = Baden-Württemberg
    .short = BW
state-niedersachsen = Niedersachsen
    .short = NI
state-hessen = Hessen
    .short = HE
state-sachsen = Sachsen
    .short = SN
state-rheinland-pfalz = Rheinland-Pfalz
    .short = RP
state-berlin = Berlin
    .short = BE
state-sachsen-anhalt = Sachsen-Anhalt
    .short = ST
state-schleswig-holstein = Schleswig-Holstein
    .short = SH
state-brandenburg = Brandenburg
    .short = BB
state-thueringen = Thüringen
    .short = TH
state-mecklenburg-vorpommern = Mecklenburg-Vorpommern
    .short = MV
state-hamburg = Hamburg
    .short = HH
state-saarland = Saarland
    .short = SL
state-bremen = Bremen
    .short = HB

## Parties

party-cdu = CDU
    .short = C
    .long = Christlich Demokratische Union
party-fdp = FDP
    .short = F
    .long = Freie Demokratische Partei
party-pds = PDS
    .short = P
    .long = Partei des Demokratischen Sozialismus
party-linke = Die Linke
    .short = L
    .long = Die Linkspartei
party-gruene = Grüne
    .short = G
    .long = Die Grünen
party-spd = SPD
    .short = S
    .long = Sozialdemokratische Partei

## Issues

issue-euro = Euro
    .short = Euro
    .for = sofort
    .against = später
issue-welfare = Sozialstaat
    .short = Soziales
    .for = mehr
    .against = weniger
issue-genetics = Gentechnik
    .short = Gentech
    .for = ja
    .against = nein
issue-nuclear = Kernenergie
    .short = Kernkraft
    .for = ja
    .against = nein
issue-security = Innere Sicherheit
    .short = Sicherheit
    .for = mehr
    .against = weniger
issue-health = Gesundheitsreform
    .short = Gesundheit
    .for = ja
    .against = nein
issue-spelling = Rechtschreibreform
    .short = Schreibung
    .for = ja
    .against = nein
issue-economy = Wirtschaftsreform
    .short = Wirtschaft
    .for = ja
    .against = nein
issue-terrorism = Terrorabwehr
    .short = Terror
    .for = mehr
    .against = weniger
issue-taxes = Steuern
    .short = Steuern
    .for = mehr
    .against = weniger
issue-minimum-wage = Mindestlohn
    .short = Lohn
    .for = ja
    .against = nein

## Shadow cabinet

cabinet-chancellor = Kanzler
cabinet-whip = Fraktionsführer
cabinet-speaker = Parlamentspräsident
cabinet-foreign = Außenminister
cabinet-finance = Finanzminister
cabinet-justice = Justizminister
cabinet-backbench = Hinterbänkler

## Stages of a round

word-phase-start = Start
word-phase-programme = Programm
word-phase-cabinet = Kabinett
word-phase-coalitions = Koalitionen
word-phase-media = Medien
word-phase-meetings = Wahlveranstaltungen
word-phase-polls = Umfragen
word-phase-votes = Stimmen
word-phase-election = Wahl
word-phase-round-end = Rundenende

## Nouns

word-absolute-majority = absolute Mehrheit
word-agreement = Übereinstimmung
word-bank = Spielkasse
word-bid = Gebot
    .many = Gebote
word-cabinet-card = Schattenkabinettskarte
    .many = Schattenkabinettskarten
word-campaign = Wahlkampf
word-coalition = Koalition
    .many = Koalitionen
word-coalition-tile = Koalitionsplättchen
    .many = Koalitionsplättchen
word-current-state = aktuelles Wahlland
word-deck = Stapel
word-die = Würfel
    .many = Würfel
word-discard-pile = Ablage
word-donation = Spende
    .many = Spenden
word-doubler = Doppler
    .many = Doppler
word-election = Wahl
    .many = Wahlen
word-exchange-pool = Tauschpool
word-factor = Faktor
word-hand = Handkarten
word-issue = Thema
    .many = Themen
word-media-control = Medienkontrolle
word-media-cube = Medienstein
    .many = Mediensteine
word-media-swap = Medientausch
word-meeting = Wahlveranstaltung
    .many = Wahlveranstaltungen
word-member = Parteibasis
    .many = Parteibasis
word-money = Geld
word-national-board = Bundesplan
word-national-opinion = Bundesmeinung
    .many = Bundesmeinungen
word-nose-length = um Nasenlänge
word-opinion = Meinungskarte
    .many = Meinungskarten
word-party = Partei
    .many = Parteien
word-payout = Auszahlung
word-poll = Umfrage
    .many = Umfragen
word-price = Preis
word-programme = Parteiprogramm
word-programme-card = Programmkarte
    .many = Programmkarten
word-refusal = Verzicht
word-risk = Risiko
word-round = Runde
    .many = Runden
word-seat = Mandat
    .many = Mandate
word-security-card = Sicherungskarte
    .many = Sicherungskarten
word-shadow-cabinet = Schattenkabinett
word-start-player = Startspieler
word-start-sheet = Startzettel
word-state = Land
    .many = Länder
word-supply = Vorrat
word-telephone = Telefon
word-trend = Trend
word-victory-point = Siegpunkt
    .many = Siegpunkte
word-vote = Stimme
    .many = Stimmen

## Where: in a state

place-nordrhein-westfalen = in { state-nordrhein-westfalen }
place-bayern = in { state-bayern }
place-baden-wuerttemberg = in { state-baden-wuerttemberg }
place-niedersachsen = in { state-niedersachsen }
place-hessen = in { state-hessen }
place-sachsen = in { state-sachsen }
place-rheinland-pfalz = in { state-rheinland-pfalz }
place-berlin = in { state-berlin }
place-sachsen-anhalt = in { state-sachsen-anhalt }
place-schleswig-holstein = in { state-schleswig-holstein }
place-brandenburg = in { state-brandenburg }
place-thueringen = in { state-thueringen }
place-mecklenburg-vorpommern = in { state-mecklenburg-vorpommern }
place-hamburg = in { state-hamburg }
place-saarland = im Saarland
place-bremen = in { state-bremen }

## Opinions and programme cards

card-euro-now = { issue-euro }: { issue-euro.for }
card-euro-later = { issue-euro }: { issue-euro.against }
card-welfare-more = { issue-welfare }: { issue-welfare.for }
card-welfare-less = { issue-welfare }: { issue-welfare.against }
card-genetics-yes = { issue-genetics }: { issue-genetics.for }
card-genetics-no = { issue-genetics }: { issue-genetics.against }
card-nuclear-yes = { issue-nuclear }: { issue-nuclear.for }
card-nuclear-no = { issue-nuclear }: { issue-nuclear.against }
card-security-more = { issue-security }: { issue-security.for }
card-security-less = { issue-security }: { issue-security.against }
card-health-yes = { issue-health }: { issue-health.for }
card-health-no = { issue-health }: { issue-health.against }
card-spelling-yes = { issue-spelling }: { issue-spelling.for }
card-spelling-no = { issue-spelling }: { issue-spelling.against }
card-economy-yes = { issue-economy }: { issue-economy.for }
card-economy-no = { issue-economy }: { issue-economy.against }
card-terrorism-more = { issue-terrorism }: { issue-terrorism.for }
card-terrorism-less = { issue-terrorism }: { issue-terrorism.against }
card-taxes-more = { issue-taxes }: { issue-taxes.for }
card-taxes-less = { issue-taxes }: { issue-taxes.against }
card-minimum-wage-yes = { issue-minimum-wage }: { issue-minimum-wage.for }
card-minimum-wage-no = { issue-minimum-wage }: { issue-minimum-wage.against }

## Steps of the trend

trend--3 = −3
trend--2 = −2
trend--1 = −1
trend-0 = 0
trend-1 = +1
trend-2 = +2
trend-3 = +3

## Numbers with their nouns

count-dice = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
count-gained = { $gained ->
        [one] 1 Punkt
       *[other] { $gained } Punkte
    }
count-held = { $held ->
        [one] 1 Wahlveranstaltung
       *[other] { $held } Wahlveranstaltungen
    }
count-lost = { $lost ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $lost } Punkte
    }
count-meetings = { $meetings ->
        [one] 1 Wahlveranstaltung
       *[other] { $meetings } Wahlveranstaltungen
    }
count-members = { $members ->
        [0] keine Parteibasis
        [one] 1 Punkt Parteibasis
       *[other] { $members } Punkte Parteibasis
    }
count-shared = { $shared ->
        [0] keine Programmkarte
        [one] 1 Programmkarte
       *[other] { $shared } Programmkarten
    }
count-votes = { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }

## What happens

event-programme-dealt = { PLAYER($seat) } ({ WORD($party, kind: "party") }) beginnt mit dem Programm { WORDS($cards, kind: "card") }{ COUNT($rejected) ->
        [0] {""}
       *[other] ; unpassend und unter den Stapel gelegt: { WORDS($rejected, kind: "card") }
    }.
event-hand-dealt = Deine verdeckten Programmkarten sind { WORDS($cards, kind: "card") }.
event-state-entered = Land { $number } kommt ins Spiel: { WORD($state, kind: "state") }, bis zu { $seats } Mandate; offene Meinungskarten: { COUNT($opinions) ->
        [0] keine
       *[other] { WORDS($opinions, kind: "card") }
    }, verdeckte: { $hidden }.
event-piles-shuffled = Alle Stapel werden noch einmal gemischt.
event-pool-dealt = Im Tauschpool liegen { WORDS($cards, kind: "card") }.
event-deck-shuffled = { $deck ->
        [programme] Die Programmkarten
        [opinion] Die Meinungskarten
       *[poll] Die Umfragen
    } sind ausgegangen, und aus der Ablage entsteht ein neuer Stapel mit { $cards }.
event-sheet-opened = { PLAYER($seat) } deckt den Startzettel auf:{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}Trend +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } Stimmen { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } Wahlveranstaltungen { WORDS($meetings, kind: "place", repeated: "once") },{ COUNT($media) ->
        [0] {""}
       *[other] {" "}Mediensteine { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }.
event-round-began = Runde { $round } beginnt; an ihrem Ende wird { WORD($state, kind: "place") } gewählt.
event-start-bids-opened = Die Gebote auf den Rundenstart werden aufgedeckt: { TALLY($bids, $seats) }.
event-bid-dice-rolled = Die höchsten Gebote sind gleich, und der Würfel entscheidet: { TALLY($rolls, $seats) }.
event-start-player-named = { PLAYER($seat) } bestimmt { PLAYER($start_player) } zum Startspieler und zahlt { MONEY($paid) }.
event-hand-renewed = { PLAYER($seat) } erneuert verdeckte Programmkarten: { $discarded } abgelegt, { $drawn } gezogen.
event-hand-changed = { COUNT($discarded) ->
        [0] Du legst nichts ab
       *[other] Du legst { WORDS($discarded, kind: "card") } ab
    } und ziehst { COUNT($drawn) ->
        [0] nichts
       *[other] { WORDS($drawn, kind: "card") }
    }.
event-programme-changed = { PLAYER($seat) } ersetzt im Parteiprogramm „{ WORD($removed, kind: "card") }“ durch „{ WORD($added, kind: "card") }“.
event-minister-placed = { PLAYER($seat) } legt { WORD($state, kind: "place") } verdeckt eine Schattenkabinettskarte aus.
event-minister-revealed = { PLAYER($seat) } deckt { WORD($state, kind: "place") } eine Schattenkabinettskarte auf und zahlt { MONEY($cost) }: { WORD($minister, kind: "cabinet") }.
event-tile-placed = { PLAYER($seat) } legt { WORD($state, kind: "place") } ein Koalitionsplättchen aus.
event-votes-added = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } gewinnt { WORD($state, kind: "place") } { count-votes } und hat dort nun { $total }.
event-doubler-placed = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } legt { WORD($state, kind: "place") } einen Doppler auf „{ WORD($opinion, kind: "card") }“.
event-doubler-removed = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } entfernt { WORD($state, kind: "place") } den Doppler von „{ WORD($opinion, kind: "card") }“.
event-media-swapped = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } verdrängt { WORD($state, kind: "place") } einen Medienstein von { PLAYER($rival) } und zahlt { MONEY($compensation) } an { PLAYER($rival) } und { MONEY($price) } an die Kasse.
event-trend-raised = { WORD($minister, kind: "cabinet") }: +{ $steps } für den Trend von { PLAYER($seat) } { WORD($state, kind: "place") } (nun { WORD($trend, kind: "trend") }).
event-trend-lowered = { WORD($minister, kind: "cabinet") }: { PLAYER($seat) } spielt −{ $steps } gegen den Trend von { PLAYER($rival) } { WORD($state, kind: "place") } (nun { WORD($trend, kind: "trend") }).
event-coalition-talks-opened = { $why ->
        [last-state] Keine Koalitionen { WORD($state, kind: "place") }: Das ist das letzte Land.
        [tiles] { COUNT($tiles) ->
            [0] Keine Koalition möglich { WORD($state, kind: "place") }: Niemand hat dort ein Koalitionsplättchen.
           *[other] Keine Koalition möglich { WORD($state, kind: "place") }: Nur { PLAYERS($tiles) } hat dort ein Koalitionsplättchen.
        }
        [cards] Keine Koalition möglich { WORD($state, kind: "place") }: { PLAYERS($tiles) } haben dort Koalitionsplättchen, aber keine zwei von ihnen genug Programmkarten gemeinsam.
       *[possible] Koalitionsgespräche { WORD($state, kind: "place") }: { PLAYERS($tiles) } haben dort Koalitionsplättchen; genug gemeinsam für eine Koalition haben { PLAYERS($able) }.
    }
event-coalition-offered = { PLAYER($seat) } bietet { PLAYER($partner) } { WORD($state, kind: "place") } eine Koalition an; gemeinsam haben sie { count-shared }.
event-coalition-declined = { PLAYER($partner) } lehnt die Koalition mit { PLAYER($seat) } { WORD($state, kind: "place") } ab.
event-coalition-formed = { $forced ->
        [true] { PLAYER($seat) } zwingt { PLAYER($partner) } { WORD($state, kind: "place") } in eine Koalition
       *[other] { PLAYER($seat) } und { PLAYER($partner) } bilden { WORD($state, kind: "place") } eine Koalition
    }; gemeinsam haben sie { count-shared }.
event-media-bought = { PLAYER($seat) } kauft { WORD($state, kind: "place") } einen Medienstein für { MONEY($price) }.
event-opinion-exchanged = { $right ->
        [media] Medienkontrolle
       *[majority] Absolute Mehrheit
    }: { PLAYER($seat) } tauscht { WORD($state, kind: "place") } „{ WORD($removed, kind: "card") }“ gegen „{ WORD($added, kind: "card") }“.
event-meetings-held = { PLAYER($seat) } hält { WORD($state, kind: "place") } { count-meetings } für { MONEY($cost) } ab und hat dort nun { $total }.
event-poll-offered = Eine Umfrage { WORD($state, kind: "place") } wird versteigert.
event-poll-bid = { PLAYER($seat) } bietet { MONEY($amount) } für die Umfrage { WORD($state, kind: "place") }.
event-poll-passed = { PLAYER($seat) } steigt { WORD($state, kind: "place") } aus der Versteigerung aus.
event-poll-sold = { PLAYER($seat) } ersteigert die Umfrage { WORD($state, kind: "place") } für { MONEY($amount) }.
event-poll-unsold = Niemand will die Umfrage { WORD($state, kind: "place") }; sie wird ungesehen abgelegt.
event-poll-seen = Deine Umfrage { WORD($state, kind: "place") } sagt: { TRENDS($thumbs) }.
event-poll-published = { PLAYER($seat) } veröffentlicht die Umfrage { WORD($state, kind: "place") }; sie sagt: { TRENDS($thumbs) }.
event-trend-polled = Umfrageergebnis: { WORD($steps, kind: "trend") } für den Trend von { PLAYER($seat) } { WORD($state, kind: "place") } (nun { WORD($trend, kind: "trend") }).
event-poll-shelved = { PLAYER($seat) } hält die Umfrage { WORD($state, kind: "place") } zurück und gewinnt { count-gained } Parteibasis (nun { $members }).
event-meetings-converted = { PLAYER($seat) } setzt { WORD($state, kind: "place") } { count-meetings } in { count-votes } um (Faktor { FIGURE($factor) }) und hat dort nun { $total }.
event-seats-won = Die Wahl { WORD($state, kind: "place") } ist vorbei; Stimmen: { TALLY($votes) }; Mandate: { TALLY($seats) }.
event-state-won = { COUNT($winners) ->
        [one] { PLAYERS($winners) } gewinnt
       *[other] Die Koalition von { PLAYERS($winners) } gewinnt
    } { WORD($state, kind: "place") } mit { count-votes }{ $by_a_nose ->
        [true] , um Nasenlänge
       *[other] {""}
    }.
event-national-media-placed = { PLAYER($seat) } bringt einen Medienstein auf den Bundesplan: { $points } Punkte in Runde { $round }.
event-national-opinion-placed = { $effect ->
        [free] { PLAYER($seat) } bringt „{ WORD($opinion, kind: "card") }“ auf Platz { NTH($space) } des Bundesplans.
        [secures] { PLAYER($seat) } sichert „{ WORD($opinion, kind: "card") }“ auf Platz { NTH($space) } des Bundesplans.
        [reverses] { PLAYER($seat) } wendet die Bundesmeinung auf Platz { NTH($space) } von „{ WORD($lying, kind: "card") }“ zu „{ WORD($opinion, kind: "card") }“.
       *[displaces] { PLAYER($seat) } verdrängt „{ WORD($lying, kind: "card") }“ durch „{ WORD($opinion, kind: "card") }“ auf Platz { NTH($space) } des Bundesplans.
    }
event-members-recruited = Die Bundesmeinung bringt { PLAYER($seat) } { count-gained } Parteibasis (nun { $members }).
event-opinion-turned = Eine Meinungskarte wird { WORD($state, kind: "place") } aufgedeckt: { WORD($opinion, kind: "card") }.
event-opinion-clashed = „{ WORD($opinion, kind: "card") }“ passt nicht zu einer offenen Meinung { WORD($state, kind: "place") } und kommt { $pool ->
        [true] in den Tauschpool
       *[other] unter den Stapel
    }.
event-opinion-missing = Es gibt keine Meinungskarten mehr; ein Platz { WORD($state, kind: "place") } bleibt leer.
event-paid-out = { PLAYER($seat) } erhält { MONEY($for_seats) } für Mandate{ $for_members ->
        [0] {""}
       *[other] {" "}und { MONEY($for_members) } für die Parteibasis
    }.
event-donation-accepted = { PLAYER($seat) } nimmt eine Spende von { MONEY($amount) } an.
event-donation-laid = { PLAYER($seat) } legt eine Spendenkarte verdeckt aus.
event-donation-paid = { PLAYER($seat) } kassiert die Spende von { MONEY($amount) } und verliert { count-lost } Parteibasis (nun { $members }).
event-donation-refused = { PLAYER($seat) } verzichtet auf { MONEY($amount) } und gewinnt { count-gained } Parteibasis (nun { $members }).
event-donation-bonus = Der höchste Verzicht, { MONEY($amount) }, bringt { PLAYER($seat) } noch { count-gained } Parteibasis (nun { $members }).
event-final-score = { PLAYER($seat) } hat { $total } Punkte: { $seats } für Mandate, { $media } für Medien, { $members } für die Parteibasis, { $members_bonus } als Bonus für die stärkste Parteibasis, { $opinions } für die Bundesmeinung und { $security } für gesicherte Meinungen.
event-game-ended = { COUNT($winners) ->
        [one] { PLAYERS($winners) } gewinnt
       *[other] { PLAYERS($winners) } teilen sich den Sieg
    } mit { $score } Punkten.

## What one can do

action-first-column = Zeile { $line }:{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}Trend +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } Stimmen { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } Wahlveranstaltungen { WORDS($meetings, kind: "place", repeated: "once") }
action-second-column = Zeile { $line }:{ COUNT($media) ->
        [0] {""}
       *[other] {" "}Mediensteine { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }
action-bid = { $amount ->
        [0] Nichts bieten
       *[other] { MONEY($amount) } bieten
    }
action-pass = Passen
action-name-start-player = { $mine ->
        [true] Du beginnst
       *[other] { PLAYER($seat) } beginnt
    }
action-discard = { COUNT($cards) ->
        [0] Alle behalten
       *[other] Ablegen: { WORDS($cards, kind: "card") }
    }
action-change-programme = „{ WORD($removed, kind: "card") }“ durch „{ WORD($added, kind: "card") }“ ersetzen
action-send-minister = { WORD($minister, kind: "cabinet") } für { MONEY($cost) }
action-send-nobody = Keine Karte
action-call-minister = { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
action-collect-votes = { $gain } Stimmen gewinnen
action-place-doubler = Doppler auf „{ WORD($opinion, kind: "card") }“
action-remove-doubler = Den Doppler entfernen
action-swap-media = Einen Medienstein von { PLAYER($rival) } verdrängen: { MONEY($compensation) } an { PLAYER($rival) }, { MONEY($price) } an die Kasse
action-raise-trend = Eigener Trend +{ $raise }
action-lower-trend = Trend von { PLAYER($rival) } −{ $fall }
action-send-home = Nichts tun
action-offer-coalition = { PLAYER($seat) } eine Koalition anbieten ({ count-shared } gemeinsam)
action-force-coalition = { PLAYER($seat) } in eine Koalition zwingen ({ count-shared } gemeinsam)
action-agree-to-coalition = Zustimmen
action-decline-coalition = Ablehnen
action-buy-media = Medienstein { WORD($state, kind: "place") } für { MONEY($price) }
action-exchange-opinion = „{ WORD($removed, kind: "card") }“ gegen „{ WORD($added, kind: "card") }“ tauschen
action-hold-meetings = { $meetings ->
        [0] Keine Wahlveranstaltung
       *[other] { count-meetings } für { MONEY($cost) }
    }
action-publish-poll = Veröffentlichen: { TRENDS($thumbs, $seats) }
action-shelve-poll = Zurückhalten: { count-dice } für Parteibasis
action-convert-meetings = { $meetings ->
        [0] Nichts umsetzen
       *[other] { count-meetings } für { count-votes }
    }
action-move-media = Medienstein auf den Bundesplan
action-move-opinion = { $effect ->
        [free] „{ WORD($opinion, kind: "card") }“ auf Platz { NTH($space) } ({ $points } Siegpunkte, Parteibasis +{ $members } je Runde)
        [secures] „{ WORD($opinion, kind: "card") }“ auf Platz { NTH($space) } sichern
        [reverses] „{ WORD($opinion, kind: "card") }“ statt des Gegenteils auf Platz { NTH($space) } ({ $points } Siegpunkte, Parteibasis +{ $members } je Runde)
       *[displaces] „{ WORD($opinion, kind: "card") }“ statt „{ WORD($lying, kind: "card") }“ auf Platz { NTH($space) } ({ $points } Siegpunkte, Parteibasis +{ $members } je Runde)
    }
action-accept-donation = { MONEY($amount) } annehmen: { $dice ->
        [one] 1 Würfel
       *[other] der höchste von { $dice } Würfeln
    } kostet Parteibasis
action-refuse-donation = Auf { MONEY($amount) } verzichten: { count-dice } für Parteibasis

## What is asked

prompt-bid-for-start = Biete geheim um das Recht, den Startspieler zu bestimmen; nur das höchste Gebot wird bezahlt. Du hast { MONEY($cash) }.
    .waiting = Alle bieten geheim um das Recht, den Startspieler zu bestimmen.
prompt-start-sheet-one = Wähle eine Zeile aus Rubrik 1 deines Startzettels und die Länder, für die sie gilt.
    .waiting = Alle füllen Rubrik 1 ihrer Startzettel aus.
prompt-start-sheet-two = Wähle eine Zeile aus Rubrik 2 deines Startzettels und die Länder für die Mediensteine.
    .waiting = Alle füllen Rubrik 2 ihrer Startzettel aus.
prompt-bid-again = Die höchsten Gebote sind gleich: Biete noch einmal, mindestens { MONEY($least) }. Du hast { MONEY($cash) }.
    .waiting = { PLAYERS($seats) } liegen gleichauf und bieten noch einmal, mindestens { MONEY($least) }.
prompt-name-start = Du hast mit { MONEY($bid) } am meisten geboten. Wer beginnt in dieser Runde?
    .waiting = { PLAYER($seat) } hat mit { MONEY($bid) } am meisten geboten und bestimmt den Startspieler.
prompt-renew-hand = Programmkommission: Lege beliebig viele verdeckte Programmkarten ab; du ziehst neue.
    .waiting = { PLAYER($seat) } erneuert verdeckte Programmkarten.
prompt-revise-programme = Programmkommission: Ersetzt du eine offene Programmkarte durch eine verdeckte?
    .waiting = { PLAYER($seat) } darf das Parteiprogramm ändern.
prompt-place-minister = Welche Karte des Schattenkabinetts legst du { WORD($state, kind: "place") } verdeckt aus? Du hast { MONEY($cash) }, deine Karten kosten bisher { MONEY($promised) }.
    .waiting = { PLAYER($seat) } darf { WORD($state, kind: "place") } eine Schattenkabinettskarte auslegen.
prompt-choose-minister = Welche deiner Schattenkabinettskarten handelt als Nächste?
    .waiting = { PLAYER($seat) } wählt die Schattenkabinettskarte, die als Nächste handelt.
prompt-minister-acts = Was bewirkt deine Schattenkabinettskarte { WORD($state, kind: "place") }? ({ WORD($minister, kind: "cabinet") })
    .waiting = { PLAYER($seat) } setzt { WORD($state, kind: "place") } eine Schattenkabinettskarte ein.
prompt-form-coalition = Mit wem willst du { WORD($state, kind: "place") } koalieren? Eure Stimmen zählen dann zusammen.
    .waiting = { PLAYER($seat) } darf eine Koalition suchen.
prompt-coalition-reply = { PLAYER($seat) } bietet dir { WORD($state, kind: "place") } eine Koalition an; gemeinsam habt ihr { count-shared }. Stimmst du zu?
    .waiting = { PLAYER($partner) } antwortet auf das Koalitionsangebot von { PLAYER($seat) }.
prompt-buy-media-cube = Kaufst du einen Medienstein für { MONEY($price) }? Du hast { MONEY($cash) } und { $cubes ->
        [one] 1 Stein
       *[other] { $cubes } Steine
    } im Vorrat.
    .waiting = { PLAYER($seat) } kauft einen Medienstein oder passt.
prompt-exchange-by-media = Du kontrollierst die Medien { WORD($state, kind: "place") }. Tauschst du eine Meinungskarte?
    .waiting = Wer die Medien { WORD($state, kind: "place") } kontrolliert, darf eine Meinungskarte tauschen.
prompt-rally = Wie viele Wahlveranstaltungen hältst du { WORD($state, kind: "place") } für je { MONEY($price) } ab? Du hast dort { $held }, im Vorrat { $supply } und { MONEY($cash) } an Geld.
    .waiting = { PLAYER($seat) } darf { WORD($state, kind: "place") } Wahlveranstaltungen abhalten.
prompt-auction = { $leader ->
        [-1] Für die Umfrage { WORD($state, kind: "place") } ist noch nichts geboten.
       *[other] { PLAYER($leader) } bietet { MONEY($amount) } für die Umfrage { WORD($state, kind: "place") }.
    } Biete { MONEY($least) } oder mehr von deinen { MONEY($cash) }, oder passe.
    .waiting = { PLAYER($seat) } bietet auf die Umfrage { WORD($state, kind: "place") } oder passt{ $leader ->
        [-1] {""}
       *[other] ; { PLAYER($leader) } hat { MONEY($amount) } geboten
    }.
prompt-decide-poll = Deine Umfrage { WORD($state, kind: "place") } sagt: { TRENDS($thumbs) }. Veröffentlichst du sie für eine oder zwei Parteien, oder hältst du sie zurück?
    .waiting = { PLAYER($seat) } sieht die Umfrage { WORD($state, kind: "place") } an und entscheidet, ob sie veröffentlicht wird.
prompt-convert = Wie viele deiner { count-held } { WORD($state, kind: "place") } setzt du in Stimmen um? Der Faktor ist { FIGURE($factor) }; du hast dort { count-votes }.
    .waiting = { PLAYER($seat) } darf { WORD($state, kind: "place") } Wahlveranstaltungen in Stimmen umsetzen.
prompt-exchange-by-majority = Du hast { WORD($state, kind: "place") } die absolute Mehrheit. Tauschst du eine Meinungskarte?
    .waiting = Wer { WORD($state, kind: "place") } die absolute Mehrheit hat, darf eine Meinungskarte tauschen.
prompt-national-media = Bringst du deinen Medienstein, der { WORD($state, kind: "place") } liegt, auf den Bundesplan? Er bringt am Ende { $points } Punkte.
    .waiting = { PLAYER($seat) } darf einen Medienstein auf den Bundesplan bringen.
prompt-national-opinion = Welche Meinung, die { WORD($state, kind: "place") } liegt, bringst du auf den Bundesplan? { $left ->
        [one] Eine ist noch erlaubt.
       *[other] { $left } sind noch erlaubt.
    }
    .waiting = { PLAYER($seat) } darf eine Meinung auf den Bundesplan bringen.
prompt-lay-donation = Nimm eine Spende offen an, für Geld, oder verzichte verdeckt auf eine, für Parteibasis. Du hast { count-members }; wer allein auf den höchsten Betrag verzichtet, würfelt noch mit { $bonus } Würfeln.
    .waiting = { PLAYER($seat) } nimmt eine Spende an oder verzichtet.

## What is not possible

refusal-bid-above-cash = Ein Gebot von { MONEY($bid) } ist mehr als deine { MONEY($cash) }.
refusal-bid-too-low = Ein Gebot von { MONEY($bid) } ist zu niedrig; mindestens { MONEY($least) } sind nötig.
refusal-bid-uneven = Geboten wird in Schritten von { MONEY($unit) }; { MONEY($bid) } liegt dazwischen.
refusal-minister-used = Diese Schattenkabinettskarte hast du schon gespielt: { WORD($minister, kind: "cabinet") }.
refusal-another-state-first = Entscheide zuerst, was du { WORD($state, kind: "place") } tust.
refusal-minister-too-dear = { WORD($minister, kind: "cabinet") } kostet { MONEY($cost) }; du hast { MONEY($cash) }, davon sind { MONEY($promised) } schon verplant.
refusal-swap-too-dear = Ein Medientausch kostet { MONEY($cost) }; du hast { MONEY($cash) }.
refusal-no-media-cube-left = Du hast keinen Medienstein mehr im Vorrat.
refusal-nothing-to-swap = Diese Partei hat { WORD($state, kind: "place") } keinen Medienstein, den du verdrängen könntest.
refusal-doubler-lies-there = Es liegt { WORD($state, kind: "place") } schon ein Doppler.
refusal-no-doubler-left = Es ist kein Doppler mehr da.
refusal-no-doubler-there = Es liegt kein Doppler { WORD($state, kind: "place") }.
refusal-minister-cannot = { WORD($minister, kind: "cabinet") }: Das kann diese Karte hier nicht.
refusal-no-coalition-tile = { PLAYER($seat) } hat { WORD($state, kind: "place") } kein Koalitionsplättchen.
refusal-has-a-partner = { PLAYER($seat) } koaliert schon mit { PLAYER($partner) }.
refusal-asked-already = Du hast { PLAYER($seat) } in diesem Zug schon gefragt.
refusal-too-little-in-common = Du hast mit { PLAYER($seat) } { count-shared } gemeinsam; für eine freiwillige Koalition braucht es { $needed }.
refusal-too-little-to-force = Du hast mit { PLAYER($seat) } { count-shared } gemeinsam; für eine erzwungene Koalition braucht es { $needed }.
refusal-not-in-programme = „{ WORD($removed, kind: "card") }“ liegt nicht in deinem Programm.
refusal-not-in-hand = „{ WORD($added, kind: "card") }“ ist nicht unter deinen verdeckten Karten.
refusal-programme-clash = Mit „{ WORD($added, kind: "card") }“ anstelle von „{ WORD($removed, kind: "card") }“ wäre dein Programm nicht erlaubt: Die Karten müssen verschiedene Themen betreffen.
refusal-opposite-not-allowed = An diesem Tisch darf „{ WORD($removed, kind: "card") }“ nicht durch das eigene Gegenteil ersetzt werden.
refusal-opinion-not-there = „{ WORD($removed, kind: "card") }“ liegt { WORD($state, kind: "place") } nicht offen.
refusal-opinion-doubled = Ein Doppler schützt „{ WORD($removed, kind: "card") }“ { WORD($state, kind: "place") }.
refusal-opinion-not-in-pool = „{ WORD($added, kind: "card") }“ liegt nicht im Tauschpool.
refusal-opinion-clashes = „{ WORD($added, kind: "card") }“ gleicht oder widerspricht einer offenen Meinung { WORD($state, kind: "place") }.
refusal-current-state-waits = Die Wahlveranstaltungen { WORD($state, kind: "place") } werden erst bei der Wahl zu Stimmen.
refusal-too-few-meetings = Du hast { WORD($state, kind: "place") } { count-held }; zum Umsetzen braucht es mindestens { $needed }.
refusal-more-than-held = Du kannst { WORD($state, kind: "place") } nicht { count-meetings } umsetzen; du hast { $held }.
refusal-media-full = Es liegen schon { $cubes } Mediensteine { WORD($state, kind: "place") }, und Platz ist für { $spaces }.
refusal-too-many-meetings = Je Land und Runde sind höchstens { $most } Wahlveranstaltungen erlaubt, nicht { $meetings }.
refusal-no-room-for-meetings = Du hast dort { count-held }, und Platz ist für { $spaces }.
refusal-no-meetings-left = Du hast { $supply } im Vorrat, zu wenig für { count-meetings }.
refusal-meetings-too-dear = Diese Wahlveranstaltungen kosten { MONEY($cost) }; du hast { MONEY($cash) }.
refusal-too-many-lines = Eine Umfrage gilt für höchstens { $most } Parteien, nicht für { $lines }.
refusal-media-protect = { PLAYER($seat) } kontrolliert die Medien { WORD($state, kind: "place") } und ist vor schlechten Umfragen sicher.
refusal-no-such-donation = Du hast keine Spendenkarte über { MONEY($amount) } mehr.
refusal-opinion-secured = „{ WORD($opinion, kind: "card") }“ ist durch { $cards ->
        [one] 1 Sicherungskarte
       *[other] { $cards } Sicherungskarten
    } gesichert und lässt sich nicht verdrängen.
refusal-another-space = { COUNT($spaces) ->
        [0] Für diese Meinung ist auf dem Bundesplan kein Platz.
       *[other] Diese Meinung gehört auf dem Bundesplan woandershin: auf Platz { LISTED($spaces) }.
    }

## How it ends

ending-last-election = Das letzte Land hat gewählt.

## Das Terminal

terminal-round =
    { $round ->
        [0] Startrunde, als Nächstes wählt { WORD($state, kind: "state") }
       *[other] Runde { $round } von { $rounds }, als Nächstes wählt { WORD($state, kind: "state") }
    }
terminal-trend = Trend
terminal-meetings = Wahlveranstaltungen
terminal-votes = Stimmen
terminal-factor = Faktor
terminal-projected = Prognose
terminal-seats = Mandate
terminal-media = Medien
terminal-cash = Geld
terminal-members = Parteibasis
terminal-won = Mandate gesamt
terminal-programme = Programm
terminal-hand = Deine verdeckten Karten:

## What parties promise each other

count-asked = { $asked ->
        [one] 1 Wahlveranstaltung
       *[other] { $asked } Wahlveranstaltungen
    }
remark-offer-terms = { PLAYER($speaker) } bietet { PLAYER($partner) } { WORD($state, kind: "place") } Bedingungen an:{ $meetings ->
        [0] {""}
       *[other] {" "}Ich halte { count-meetings } ab;
    }{ $asked ->
        [0] {""}
       *[other] {" "}du hältst { count-asked } ab;
    }{ $mine ->
        [none] {""}
       *[other] {" "}ich bringe „{ WORD($mine, kind: "card") }“ auf den Bundesplan;
    }{ $theirs ->
        [none] {""}
       *[other] {" "}du bringst „{ WORD($theirs, kind: "card") }“;
    }{ $hands_off ->
        [true] {" "}wir tauschen keine Meinung, die wir teilen;
       *[other] {""}
    } ein Versprechen, das niemanden bindet.
remark-answer-terms = { $agrees ->
        [true] { PLAYER($speaker) } will { WORD($state, kind: "place") } mit { PLAYER($partner) } zusammengehen: zusammen { $votes } gegen { $rival }.
       *[other] { PLAYER($speaker) } will { WORD($state, kind: "place") } nicht mit { PLAYER($partner) } zusammengehen: { $because ->
        [alone] Ich gewinne dort ohne dich.
        [no-coalition-tile] Wir haben dort nicht beide ein Koalitionsplättchen.
        [too-little-in-common] Unsere Programme haben zu wenig gemeinsam.
        [no-coalitions-here] In diesem Land gibt es keine Koalitionen.
        [bound] Eine unserer Parteien hat schon einen Partner.
       *[behind] Zusammen haben wir { $votes } und verlören trotzdem gegen { $rival }.
    }
    }
terminal-remark = Versprechen
    .text = Du kannst Bedingungen einer Koalition anbieten (niemand ist daran gebunden):
