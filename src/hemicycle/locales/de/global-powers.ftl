# Words of Global Powers

## Rules: definitions

rule-GP-001 = Politiker
    .text = Jeder Spieler führt eine Partei mit 20 Politikern. Jeder von ihnen ist stets an genau einem Ort: in der Basis der Partei, in einer Region, in der UNO, auf Mauritius oder aus dem Spiel.
rule-GP-002 = Kein Weg zurück
    .text = Delegierte bleiben bis zum Ende der Partie in der UNO. Sie lassen sich nicht zurückrufen, ebenso wenig wie Politiker auf Mauritius.
rule-GP-003 = Heimkehr von Mauritius
    .text = Nach jeder Wertung kehren die Politiker von Mauritius in ihre Basis zurück; durch Rehabilitierung geht es für einen auch früher. Der genaue Zeitpunkt bleibt offen. Nach unserer Lesart ist es unmittelbar nach dem Zählen der Punkte, sodass Heimkehrer schon in die UNO entsandt werden können.
rule-GP-004 = Mittel
    .text = Es gibt vier Arten von Mitteln: Rohstoffe, Handel, Diplomatie und Militär. Die Chips liegen in den Regionen oder im gemeinsamen Vorrat. Eine Region hat nie mehr als fünf von einer Art; was darüber hinausgeht, verfällt. Chips und Marker werden nur hinzugefügt oder entfernt, soweit welche da sind; eine Aktion, die gar nichts ändern würde, ist aber nicht erlaubt.
rule-GP-005 = Angrenzende Regionen
    .text = Zwei Regionen grenzen aneinander, wenn sie eine gemeinsame Grenze haben oder auf der Karte durch eine Linie verbunden sind. Die Karte ist nur auf dem Spielplan abgedruckt, und der liegt uns nicht vor: Zwei Verbindungen ergeben sich aus Beispielen des Regelbuchs, die übrigen haben wir rekonstruiert.
rule-GP-006 = Stärkste und schwächste Partei
    .text = Die stärkste Partei ist die mit den meisten Politikern in allen Regionen zusammen. Bei Gleichstand zählen mehr Delegierte in der UNO, dann weniger Politiker auf Mauritius, zuletzt entscheidet der Würfel. Für die schwächste Partei gilt alles umgekehrt.
rule-GP-007 = Regierung und Opposition
    .text = Eine Region wird von der Partei regiert, die dort die meisten Politiker hat; liegen mehrere gleichauf an der Spitze, bilden sie eine Koalition. Alle anderen anwesenden Parteien sind Opposition. Wer regiert, steht mit jedem Politiker, der kommt oder geht, neu fest, und was die Regierung trifft, trifft jede ihrer Parteien.
rule-GP-008 = Mehrheiten
    .text = Die absolute Mehrheit in einer Region hat eine Partei, die dort mehr Politiker hat als alle anderen zusammen. Die relative Mehrheit hat sie, wenn es mehr sind als bei jeder anderen Partei für sich.
rule-GP-009 = Regierungsstärke
    .text = Die Stärke einer Regierung ist die Kopfzahl ihrer größten Partei in der Region. In einer Koalition zählt nur eine der gleich großen Parteien, nie ihre Summe. Gemessen wird zu Beginn des Zuges; wir verstehen darunter den Moment, in dem die Region aktiviert wird, also nach dem Zurückrufen.
rule-GP-010 = Eigene Regionen und letzte Gleichstände
    .text = Eigene Regionen einer Partei sind alle, die sie allein oder in einer Koalition regiert. Einen Gleichstand, den keine Regel auflöst, entscheidet der Würfel.

## Rules: setting up

rule-GP-020 = Aufbau
    .text = Alle Politiker beginnen in ihrer Basis, und jede Region erhält ihre Chips aus dem Vorrat. Der Dominanzmarker beginnt bei 12 minus Spielerzahl. Alle zwölf Regionen stehen noch aus.
rule-GP-021 = Die Versteigerung
    .text = Die zwölf Regionen werden der Reihe nach versteigert. Alle Parteien bieten geheim und gleichzeitig beliebig viele Politiker aus ihrer Basis; mindestens einer muss dort bleiben. Ein Gebot von null ist erlaubt.
rule-GP-022 = Das höchste Gebot
    .text = Wer allein am meisten geboten hat, setzt diese Politiker in die Region. Zusätzlich tritt ein Politiker aus der Basis zurück und geht nach Mauritius.
rule-GP-023 = Gleichstand beim höchsten Gebot
    .text = Haben mehrere Parteien das höchste Gebot abgegeben, setzen sie alle ihre Politiker ein, und niemand tritt zurück. Die anderen Parteien setzen nichts ein.
rule-GP-024 = Das zweithöchste Gebot
    .text = Hat eine Partei allein das höchste Gebot, setzen auch alle mit dem zweithöchsten Gebot ihre Politiker ein, ohne dass dort jemand zurücktritt. Der niederländische Wortlaut spricht vom dritthöchsten; das Beispiel zeigt aber, dass das zweithöchste gemeint ist, und so spielen wir.
rule-GP-025 = Die übrigen Gebote
    .text = Alle anderen Gebote gehen zurück in die Basis. Bietet niemand auf eine Region, bleibt sie nach unserer Lesart leer.
rule-GP-026 = Die ersten Handkarten
    .text = Jede Partei hat die gleichen 16 Ereigniskarten. Nach der Versteigerung sucht sich jeder geheim fünf davon aus; sie bilden die Hand bis zur ersten Wertung.
rule-GP-027 = Wer beginnt
    .text = Die schwächste Partei ist zuerst am Zug, dann geht es im Uhrzeigersinn weiter.

## Rules: the turn

rule-GP-030 = Politiker zurückrufen
    .text = Zu Beginn ihres Zuges darf eine Partei beliebig viele ihrer Politiker aus den Regionen in die Basis zurückholen. Sie lassen sich noch im selben Zug wieder verwenden.
rule-GP-031 = Karte oder Region
    .text = Danach spielt die Partei entweder eine Handkarte aus oder aktiviert eine Region, die noch nicht an der Reihe war. Eines von beiden muss sein.
rule-GP-032 = Eine Region aktivieren
    .text = Gewählt werden darf jede Region, die noch aussteht, auch eine von anderen regierte. Sie wird abgehakt, und dann handelt ihre Regierung, wer immer das ist.
rule-GP-033 = Leere Regionen
    .text = Eine Region ohne Politiker hat keine Regierung und wird übergangen. Wir lesen das so: Eine Partei darf sie als Zug ohne Wirkung abhaken, und die Wertung wartet nicht auf sie. Wer weder eine Karte spielen noch eine Region aktivieren kann, setzt aus.
rule-GP-034 = Zahl der Aktionen
    .text = Die Regierung der aktivierten Region hat so viele Aktionen, wie ihre Stärke beträgt. Sie darf die acht Arten in beliebiger Reihenfolge mischen, wiederholen und vorzeitig aufhören.
rule-GP-035 = Regierungswechsel
    .text = Die Zahl der Aktionen steht mit der Aktivierung fest. Wechselt unterdessen die Regierung, wird die begonnene Aktion noch zu Ende geführt; die restlichen stehen der neuen Regierung zu.
rule-GP-036 = Dominanz
    .text = Regiert eine Partei allein oder in Koalitionen so viele Regionen, wie der Dominanzmarker anzeigt, gewinnt sie sofort. Das gilt, sobald die Karten genommen sind und die Partie beginnt; nach unserer Lesart wird es dann geprüft und nach jeder abgeschlossenen Aktion, jeder Karte, jedem Zurückrufen und jedem Schritt der Wertung. Erreichen mehrere die Zahl zugleich, gewinnt die stärkste Partei.

## Rules: vote, veto and sacrifice

rule-GP-040 = Über jede Aktion wird abgestimmt
    .text = Die Regierung schlägt eine Aktion vor, und die Parteien in der aktivierten Region stimmen darüber ab. Nur die Säuberung braucht keine Abstimmung.
rule-GP-041 = Die Abstimmung
    .text = Jede anwesende Partei hat so viele Stimmen wie Politiker in der Region. Wir lesen das so: Eine Partei stimmt mit allen zusammen dafür oder dagegen oder enthält sich, und die Stimmen werden gleichzeitig aufgedeckt. Die Köpfe der Vorschlagenden zählen als Jastimmen, gefragt werden also nur die anderen.
rule-GP-042 = Absolute Mehrheit in der Abstimmung
    .text = Eine Regierung mit absoluter Mehrheit in der Region gewinnt die Abstimmung, gleich wie die anderen stimmen. Auch wenn die Stimmen einer einigen Koalition alle anderen überwiegen, entfällt die Abstimmung.
rule-GP-043 = Auszählung
    .text = Ohne absolute Mehrheit ist eine Aktion angenommen, wenn mehr Stimmen dafür als dagegen sind. Bei Gleichstand ist sie abgelehnt.
rule-GP-044 = Veto
    .text = Auch eine angenommene Aktion kann die Opposition noch aufhalten: Wer ein Veto einlegt, opfert einen eigenen Politiker in dieser Region. Die Oppositionsparteien werden im Uhrzeigersinn gefragt, von der Partei aus, die den Vorschlag gemacht hat.
rule-GP-045 = Antwort auf ein Veto
    .text = Die Regierung kann die Aktion trotz Veto durchdrücken, indem sie selbst einen Politiker in der Region opfert, und die Opposition kann darauf mit einem weiteren antworten. Wir lesen das als Duell: Beide Seiten sind abwechselnd an der Reihe, jede Oppositionspartei darf für ihre Seite zahlen, und wer zuletzt zahlt, setzt sich durch. Es endet, wenn eine Seite nicht mehr will oder kann.
rule-GP-046 = Trotz verlorener Abstimmung durchdrücken
    .text = Wird die Regierung überstimmt oder steht es unentschieden, kann sie ihre Aktion dennoch durchdrücken, indem sie einen Politiker in der Region opfert. Die Opposition kann wie bei einem Veto dagegenhalten.
rule-GP-047 = Einigkeit in der Koalition
    .text = In einer Koalition müssen alle Partner einer Aktion zustimmen. Den Vorschlag macht die Partei, die am Zug ist, sofern sie hier mitregiert, sonst der stärkste Partner; nach einer Ablehnung darf der nächste Partner im Uhrzeigersinn vorschlagen, und jeder gescheiterte Vorschlag kostet eine Aktion. Statt nachzugeben, kann ein Partner die Aktion mit einem Opfer durchdrücken, der andere sie mit einem eigenen verhindern und so weiter im Wechsel; oder man einigt sich darauf zu würfeln. Sind sich alle einig, sei es auf einen Würfelwurf, zählen nach unserer Lesart die Stimmen aller Partner als Ja. Die Stimmen eines Partners, der mit einem Opfer übergangen wurde, zählen nicht dazu: Dann stimmt die Region ab, dieser Partner eingeschlossen, es sei denn, dort ist niemand in der Opposition. Partner können die verbleibenden Aktionen auch aufteilen: Jeder darf einmal eine Liste vorschlagen, wer über welche Aktion entscheidet, und eine angenommene Liste bindet alle bis zum Ende der Aktivierung. Niemandes Politiker werden gegen den Willen ihrer Partei bewegt.
rule-GP-048 = Wohin die Geopferten gehen
    .text = Was aus geopferten Politikern wird, sagen die Regeln nicht. Bei uns gehen sie nach Mauritius, wie alle, die zurücktreten.
rule-GP-049 = Gescheitert heißt verbraucht
    .text = Eine gescheiterte Aktion gilt als verbraucht. Das Regelbuch sagt das nur in den erweiterten Regeln; nach unserer Lesart gilt es immer.
rule-GP-050 = Versprechen und Drohungen
    .text = Versprechen und androhen darf jeder alles, und niemand muss sich daran halten. Bindend sind nur direkte Absprachen zwischen Parteien, die eine Region gemeinsam regieren.

## Rules: government actions

rule-GP-060 = Haushalt
    .text = Die Region wandelt einen Chip um: einen Rohstoff in drei Handel, einen Handel in zwei Handel, einen Handel in zwei Diplomatie oder einen Handel in ein Militär. Keine Art darf über fünf steigen, ein Teil des Ertrags kann also verfallen.
rule-GP-061 = Protest gegen Rohstoffabbau
    .text = Jedes Mal, wenn ein Rohstoff umgewandelt wird, wird gewürfelt. Bei einer 1 schickt jede Partei, die als Regierung gehandelt hat, nach der Aktion einen ihrer Politiker aus dieser Region nach Mauritius.
rule-GP-062 = Auswanderung
    .text = Ein Politiker der Regierung zieht aus der aktivierten Region in eine angrenzende. Das kann die Regierung die Mehrheit kosten.
rule-GP-063 = Propaganda
    .text = Ein Politiker aus der Basis kommt in die aktivierte oder eine daran angrenzende Region, ein zweiter aus der Basis geht nach Mauritius. Die Übersicht nennt nur angrenzende Regionen; wir folgen dem Haupttext. Nach unserer Lesart müssen mindestens zwei Politiker in der Basis sein.
rule-GP-064 = Rehabilitierung
    .text = Für einen Diplomatiechip der Region kehrt ein Politiker von Mauritius in die Basis zurück. Nach unserer Lesart gehört er zur vorschlagenden Partei; in einer Koalition einigt man sich, wessen Politiker es ist.
rule-GP-065 = Handel und Tribut
    .text = Die Region tauscht mit einer angrenzenden Region Chips, verschenkt oder fordert welche; alle Arten und Mengen sind möglich. Die dortige Regierung muss einwilligen, aus welchem Grund auch immer. An diesem Tisch nennt ein Angebot je Art und Richtung bis zu fünf Chips, und je Aktion gibt es höchstens drei Gegenangebote. Die Aktion wird in der Region bestätigt, bevor die andere Regierung antwortet; über ein Gegenangebot wird nicht noch einmal abgestimmt, aber alle Beteiligten müssen es annehmen.
rule-GP-066 = Säuberung
    .text = Für einen Militärchip der Region wird ein Politiker der dortigen Opposition in seine Basis zurückgeschickt. Abgestimmt wird nicht, also gibt es auch kein Veto. Koalitionspartner müssen nach unserer Lesart trotzdem einig sein.
rule-GP-067 = Krieg
    .text = Eine Region darf eine angrenzende angreifen, sofern diese eine Regierung hat. Beide Seiten würfeln und zählen ihre Militärchips dazu. Die höhere Summe gewinnt; auch der Angreifer kann also verlieren.
rule-GP-068 = Unentschiedener Krieg
    .text = Ein Krieg bleibt unentschieden, wenn die Summen gleich sind. Ebenso, wenn der Angreifer mindestens zwei Militärchips mehr hat als der Verteidiger und eine 1 gegen eine 3 würfelt. Dann verlieren beide Regionen einen Militärchip.
rule-GP-069 = Verluste im Krieg
    .text = Die siegreiche Region verliert einen Militärchip. Die unterlegene verliert einen Militärchip und einen Handelschip.
rule-GP-070 = Die Beute
    .text = Der Sieger bestimmt eine Zahl von Politikern, höchstens so groß wie der Unterschied der Summen. So viele nimmt jede Regierungspartei der unterlegenen Region in ihre Basis zurück, und so viele eigene setzt der Sieger aus der Basis dort ein: einmal, nicht für jede unterlegene Partei. Grenzen setzen nach unserer Lesart die Politiker, die die Verlierer jetzt dort haben, und die, die der Sieger in der Basis hat.
rule-GP-071 = Die Beute teilen
    .text = Eine siegreiche Koalition teilt die neuen Plätze, wie sie es vorher abgesprochen hat, gleichmäßig oder durch Würfeln. Ohne Absprache teilen wir gleichmäßig und würfeln um den Rest.
rule-GP-072 = Kein Krieg gegen sich selbst
    .text = Ob man eine Region angreifen darf, die man selbst regiert, sagen die Regeln nicht. Wir erlauben den Angriff nur, wenn dort mindestens eine Partei regiert, die nicht zur angreifenden Regierung gehört; eigene Politiker ersetzt niemand.
rule-GP-073 = Diplomatischer Antrag
    .text = Die Region legt mindestens einen ihrer Diplomatiechips auf „dafür“. Dann legen alle Regierungen beliebig viele eigene Chips dafür oder dagegen oder gar keine, zuerst die Region mit der meisten Diplomatie (bei Gleichstand die mit der kleineren Nummer). Zuletzt stimmen die UNO-Delegierten mit je einer Stimme, die größte Fraktion zuerst. Der Antrag ist angenommen, wenn mehr dafür als dagegen ist; alle eingesetzten Chips kommen in den Vorrat.
rule-GP-074 = Diplomatie im Einzelnen
    .text = Einiges ist hier unsere Lesart. Die Reihenfolge der Regionen steht fest, sobald der Antrag gestellt und der erste Einsatz gelegt ist. Die beantragende Region setzt kein zweites Mal. Eine uneinige Regierung enthält sich; sanktionierte und leere Regionen haben keine Stimme. Die Delegierten einer Partei dürfen unterschiedlich stimmen. Für eine Koalition nennt ihre stärkste Partei den Einsatz.
rule-GP-075 = Antrag: Parteiverbot
    .text = Die genannte Partei nimmt aus der genannten Region so viele Politiker in die Basis zurück, wie es mehr Stimmen dafür als dagegen gab, höchstens alle.
rule-GP-076 = Antrag: Abrüstung
    .text = Die genannte Region verliert so viele Militärchips, wie es mehr Stimmen dafür als dagegen gab, soweit vorhanden. Ein Marker zeigt an, dass sie bis zur nächsten Wertung nicht aufrüsten darf. Nach unserer Lesart darf sie auf keinem Weg Militärchips gewinnen, auch nicht durch Handel.
rule-GP-077 = Antrag: Sanktion
    .text = Bis zur nächsten Wertung kann die genannte Region nichts unternehmen, hat keine Stimme und bringt nur die Hälfte der Punkte, aufgerundet. Nach unserer Lesart wird halbiert, was jede Partei dort insgesamt erhält, einschließlich Handelsbonus. Die Übersicht ließe sich auch als bloßes Verbot von Handelsgeschäften verstehen; wir folgen dem ausführlichen Text.
rule-GP-078 = Eine Sanktion aufheben
    .text = Wird eine sanktionierte Region aktiviert, kann sie nur beantragen, die Sanktion aufzuheben. Nach unserer Lesart darf das allein diese Region; sie braucht dafür Diplomatiechips und darf es mit jeder ihrer Aktionen erneut versuchen.
rule-GP-079 = Umgang mit einer sanktionierten Region
    .text = Eine Sanktion schützt nicht. Andere dürfen die Region weiterhin angreifen, mit ihr Handel treiben oder sie mit Karten treffen, und sie verteidigt sich wie sonst.

## Rules: evaluation

rule-GP-090 = Wertung
    .text = Sobald jede Region an der Reihe war, werden die Punkte gezählt. Es gelten nur die Punkte dieser Wertung; aus früheren wird nichts übernommen.
rule-GP-091 = Punkte für Regionen
    .text = Eine Region bringt 4 Punkte, wenn man dort allein ist, 3, wenn man allein regiert und andere anwesend sind, 2 für jede Partei einer Koalition und 1 für jede Oppositionspartei.
rule-GP-092 = Handelsbonus
    .text = Jede Regierungspartei erhält außerdem Punkte für die Handelschips ihrer Region: 1 für drei, 2 für vier, 3 für fünf.
rule-GP-093 = UNO und Mauritius
    .text = Jeder Delegierte, den eine Partei bei einer früheren Wertung in die UNO entsandt hat, bringt ihr 2 Punkte. Jeder eigene Politiker auf Mauritius kostet sie 1.
rule-GP-094 = Sieg nach Punkten
    .text = Die Partei mit den meisten Punkten gewinnt, wenn sie zu zweit mindestens 40 hat, zu dritt 30, zu viert 25, zu fünft 22. Was bei Gleichstand gilt, ist unklar; bei uns gewinnt dann die stärkste Partei, notfalls entscheidet der Würfel.
rule-GP-095 = Entsendung in die UNO
    .text = Hat niemand gewonnen, entsendet die Partei mit den wenigsten Punkten einen Politiker aus Basis oder Region in die UNO, die nächste zwei und so weiter bis zur führenden. Bei gleicher Punktzahl entsendet nach unserer Lesart die schwächere Partei weniger; ist auch das gleich, entscheidet der Würfel.
rule-GP-096 = Politiker abgeben
    .text = Danach nimmt jede Partei Politiker aus Basis oder Region aus dem Spiel: so viele, wie Spieler teilnehmen, abzüglich der eben entsandten. So geben alle gleich viele ab. Wer weniger hat, gibt nach unserer Lesart ab, was da ist.
rule-GP-097 = Ende der Partie
    .text = Hat nun eine Partei weder in den Regionen noch in der Basis einen Politiker, ist die Partie zu Ende. Es gewinnt, wer in dieser Wertung die meisten Punkte hat.
rule-GP-098 = Neue Runde
    .text = Alle Regionen stehen wieder aus, und der Dominanzmarker rückt ein Feld weiter. In welche Richtung, ist nicht klar; nach unserer Lesart genügt von nun an eine Region weniger, weil die Politiker schwinden.
rule-GP-099 = Amnestie
    .text = Alle Marker für Sanktionen, Abrüstung und Protektorate werden entfernt.
rule-GP-100 = Neue Karten
    .text = Jeder darf seine restlichen Handkarten behalten oder ablegen und füllt die Hand auf fünf auf. Nach unserer Lesart sucht man frei aus den eigenen unbenutzten Karten aus; erst wenn diese verbraucht sind, stehen wieder alle 16 zur Wahl. Karten, die noch ungenutzt offen liegen, werden abgelegt.
rule-GP-101 = Wer weitermacht
    .text = Es geht mit der Partei weiter, die auch ohne die Wertung am Zug gewesen wäre.

## Rules: event cards

rule-GP-110 = Attentat
    .text = Der Spieler nennt einen Politiker in einer Region, in der seine Partei vertreten ist, und würfelt. Bei einer 1 scheidet das Opfer aus dem Spiel aus, bei einer 2 geht es in seine Basis zurück. Bei einer 3 muss ein eigener Politiker von dort nach Mauritius fliehen.
rule-GP-111 = Diplomatische Initiative
    .text = Der Spieler stellt sofort einen diplomatischen Antrag und hat dabei eine Stimme extra. Wir lesen sie als freie Stimme dafür: Ein Chip ist nicht nötig, und der Spieler muss nirgends regieren. Danach setzen alle Regierungen wie üblich, auch seine eigenen.
rule-GP-112 = Entwicklungshilfe
    .text = Der Spieler wählt eine Region und eine zweite mit mehr Handel. Zwei Handelschips wandern von der reicheren in die ärmere, aber nicht mehr, als dort Platz haben; die übrigen bleiben, wo sie sind.
rule-GP-113 = Expansion
    .text = Der Spieler setzt zwei Politiker aus der Basis in eine Region, in der seine Partei schon vertreten ist. Nach unserer Lesart darf es auch nur einer sein, und niemand muss dafür nach Mauritius.
rule-GP-114 = Friedensinitiative
    .text = Bis zur nächsten Wertung gibt es keine Kriege, es sei denn, ein Kriegstreiber hebt diese Karte auf.
rule-GP-115 = Kriegstreiber
    .text = Entweder hebt die Karte eine Friedensinitiative oder einen Nichtangriffspakt auf, und beide werden abgelegt; oder sie liegt offen aus, bis der Spieler mit ihr in einem Krieg, ob Angriff oder Verteidigung, seinen Wurf um 1 erhöht. Ungenutzt verfällt sie mit der Wertung. Nach unserer Lesart wird sie vor dem Wurf angesagt; ob eine 1 auf eine 3 trifft, entscheiden die Würfel, wie sie fallen.
rule-GP-116 = Nichtangriffspakt
    .text = Der Spieler wählt zwei aneinandergrenzende Regionen: Bis zur nächsten Wertung darf die zweite die erste nicht angreifen. In der Gegenrichtung gilt das nach unserer Lesart nicht. Ein Kriegstreiber kann den Pakt aufheben.
rule-GP-117 = Putsch
    .text = In einer beliebigen Region setzt der Spieler geheim mindestens einen Politiker aus der Basis als Putschisten ein; sie, die eigenen Politiker in der Region und ein Würfel ergeben die Summe des Putsches. Jede Regierungspartei darf geheim Regierungstreue aus der Basis einsetzen; dazu kommen die Regierungsstärke und ein Würfel. Der Putsch gelingt mit der höheren Summe, nie jedoch mit einer 1 gegen eine 3. Nach unserer Lesart gehen dann alle Politiker der Regierung in ihre Basis, und der Spieler setzt aus seiner Basis so viele ein, wie die Regierungsstärke betrug, soweit vorhanden. Putschisten und Regierungstreue gehen in jedem Fall nach Mauritius.
rule-GP-118 = Rezession
    .text = Der Spieler wählt eine Region. Sie und alle angrenzenden verlieren die Handelschips, die über ihre Regierungsstärke hinausgehen. Eine leere Region hat nach unserer Lesart die Stärke 0.
rule-GP-119 = Revolution
    .text = Der Spieler wählt eine Region. Für sie und jede angrenzende wird gewürfelt: Jede Regierungspartei behält dort höchstens so viele Politiker, die übrigen gehen in die Basis.
rule-GP-120 = Ruhestand
    .text = Der Spieler schickt einen Politiker einer anderen Partei aus einer beliebigen Region in dessen Basis zurück.
rule-GP-121 = Sabotage
    .text = Der Spieler wählt eine Region und würfelt. So viele ihrer Chips darf der Spieler entfernen, gleich welche; nach unserer Lesart auch weniger.
rule-GP-122 = Tatendrang
    .text = Die Karte liegt offen aus. Wenn der Spieler allein oder in einer Koalition als Regierung handelt, gibt sie ihm einmal eine zusätzliche Aktion. Ungenutzt verfällt sie mit der Wertung. Nach unserer Lesart wird sie eingesetzt, wenn die Aktionen der Region verbraucht sind, und ihr Besitzer macht den Vorschlag.
rule-GP-123 = Überläufer
    .text = Der Spieler ersetzt in einer Region einen beliebigen Politiker einer anderen Partei durch einen aus der eigenen Basis und schickt einen weiteren eigenen nach Mauritius. Nach unserer Lesart geht der Ersetzte in seine Basis; der für Mauritius kommt aus der Basis, nur wenn sie leer ist, aus einer Region.
rule-GP-124 = Unruhen
    .text = Der Spieler wählt eine Region. Dort und in jeder angrenzenden nimmt jede Regierungspartei, die mehr Politiker hat, als Handelschips da sind, die überzähligen in die Basis zurück.
rule-GP-125 = Versetzung
    .text = Der Spieler versetzt einen beliebigen Politiker, gleich welcher Partei, aus einer Region in eine beliebige andere.

## Rules: extended rules

rule-GP-130 = Freier Start
    .text = Statt der Versteigerung beginnt, wen der Würfel bestimmt, und jeder wählt eine Startregion, nach unserer Lesart jeder eine andere. Dorthin kommen zwei Politiker in Nordamerika, drei in Europa, Russland oder China, vier überall sonst. Dann setzt reihum jeder einen Politiker in eine beliebige Region, so viele Runden lang, wie auf dem Spielplan steht. Diese Tabelle liegt uns nicht vor; wir spielen zu zweit 12, zu dritt 11, zu viert 10 und zu fünft 9 Runden.
rule-GP-131 = Alternativen der Opposition
    .text = Wird die Regierung überstimmt und drückt sie ihre Aktion nicht durch, darf jede Oppositionspartei eine andere Aktion vorschlagen, über die wie üblich abgestimmt wird. Die erste angenommene wird ausgeführt und verbraucht die Aktion; scheitern alle, verfällt sie. Nach unserer Lesart sind größere Oppositionsparteien zuerst an der Reihe, bei Gleichstand wird gewürfelt, und die vorschlagende Partei handelt bei dieser einen Aktion wie die Regierung und trägt die Verluste eines verlorenen Krieges und der Proteste. Stimmengleichheit gilt nicht als überstimmt, und auch über eine Säuberung wird abgestimmt, wenn die Opposition sie vorschlägt.
rule-GP-132 = Bestechung
    .text = Wann immer UNO-Delegierte über einen Antrag abstimmen sollen, darf jede Region welche bestechen, die mit dem meisten Handel zuerst, bei Gleichstand in der Reihenfolge der Regionen. Für zwei Handelschips enthält sich ein Delegierter, für drei stimmt er, wie die Region es will, jeweils nur bei dieser Abstimmung. Regionen dürfen dafür nicht zusammenlegen. Koalitionspartner müssen jeder Bestechung zustimmen. Chips, die die gerade zu bestätigende Aktion kosten wird, können nicht für Bestechungen ausgegeben werden. Nach unserer Lesart ist die interne Abstimmung der UNO über ihre Truppen nicht käuflich.
rule-GP-133 = UNO-Truppen
    .text = Nach einer Wertung können die Delegierten beschließen, UNO-Truppen im Wert von drei Militärchips gegen eine Region zu schicken. Gekämpft wird wie im Krieg, nur verliert die UNO keine Politiker. Siegt sie, nimmt wie im Krieg jede Regierungspartei so viele Politiker in ihre Basis zurück, wie sich die Summen unterscheiden, niemand ersetzt sie, und die Region wird Protektorat. Wir lesen das als einen einzigen Antrag der größten Fraktion, den die Mehrheit der Delegierten annimmt, nach der Amnestie und vor dem nächsten Zug; weichen müssen Politiker der Regierung.
rule-GP-134 = Protektorat
    .text = In einem Protektorat stimmen bis zur nächsten Amnestie auch die UNO-Delegierten ab; sie können bestochen, aber nicht geopfert werden. Die Regierungsstärke entspricht der Spielerzahl, und Punkte gibt es, als stünden die Delegierten jeder Partei in der Region. Nach unserer Lesart zählen sie auch bei der Frage mit, wer dort regiert.

## Options

## How unclear rules are read

ruling-surplus-is-lost = Was eine Region nicht fassen kann, verfällt. Eine Aktion ist möglich, solange sie überhaupt etwas ändert.
ruling-idle-cards = Eine Karte, die nichts ändern könnte, kann nicht gespielt werden. Wer weder eine Karte spielen noch eine Region aktivieren kann, setzt aus.
ruling-evaluation-without-empty-regions = Die Wertung folgt, sobald keine Region mit Regierung mehr aussteht. Auf einem Spielplan ohne Politiker genügt dafür ein einziger Zug.
ruling-vetoes-clockwise = Oppositionsparteien dürfen nacheinander ihr Veto einlegen, im Uhrzeigersinn von der vorschlagenden Partei aus; im Duell danach darf jede Partei einer Seite zahlen.
ruling-who-proposes = In einer Koalition schlägt vor, wer am Zug ist und hier mitregiert, sonst der stärkste Partner; nach einer Ablehnung der nächste Partner im Uhrzeigersinn.
ruling-overruled-without-opposition = Ist niemand in der Opposition, entscheidet ein unbeantwortetes Opfer die Sache unter den Partnern, und es wird nicht abgestimmt.
ruling-own-politicians = Politiker wandern nur mit Zustimmung ihrer eigenen Partei aus, werben nur mit ihr und kehren nur mit ihr aus Mauritius zurück.
ruling-objection-spends-the-action = Ein Vorschlag, den der Einspruch eines Partners verhindert, zählt als gescheiterte Aktion wie einer, der in der Abstimmung verliert.
ruling-protests-hit-who-acted = Proteste treffen die Parteien, die beim Rohstoffabbau als Regierung gehandelt haben, auch wenn die Regierung inzwischen gewechselt hat.
ruling-own-rehabilitated = Eine Regierung holt nur Politiker ihrer eigenen Parteien von Mauritius zurück.
ruling-trade-by-offers = Gehandelt wird über Angebote: bis zu fünf Chips jeder Art und höchstens drei Gegenangebote je Aktion. Die Region stimmt ab, bevor die andere Regierung antwortet; über ein Gegenangebot wird nicht noch einmal abgestimmt.
ruling-war-counts-who-is-there = Der Sieger ersetzt höchstens so viele Politiker, wie jetzt dort stehen, nicht so viele, wie es am Anfang des Zuges waren.
ruling-coalition-speaks = Für eine Koalition nennt ihre stärkste Partei den Einsatz; die Partner müssen ihm zustimmen.
ruling-removals-as-far-as-possible = Wer für die UNO und zum Ausscheiden zu wenige Politiker hat, gibt so viele ab, wie da sind.
ruling-discards-lie-open = Ungespielt abgelegte Karten liegen offen wie die gespielten.
ruling-initiative-without-government = Wer die Initiative spielt, muss nirgends regieren; danach stimmen alle Regierungen wie üblich ab, auch die eigenen.
ruling-aid-as-far-as-it-fits = Entwicklungshilfe nimmt der gebenden Region nicht mehr Chips, als die empfangende fassen kann.
ruling-coup-with-a-small-base = Reicht die Basis nicht für alle Plätze der gestürzten Regierung, bleiben die übrigen leer. Wer dort mitregiert und putscht, zählt nur für den Putsch und verliert niemanden.
ruling-empty-regions-recede = Eine leere Region hat die Stärke 0: Eine Rezession nimmt ihr alle Handelschips.
ruling-drive-after-the-last-action = Tatendrang wird angeboten, wenn die eigenen Aktionen der Region verbraucht sind; den Vorschlag macht, wem die Karte gehört.
ruling-defector-fee-by-the-newcomer = Ist die Basis leer, darf jeder eigene Politiker aus einer Region nach Mauritius gehen, auch der eben eingesetzte.
ruling-alternative-bears-its-costs = Wer eine Alternative ausführt, handelt als Regierung: Seine Politiker zahlen für einen verlorenen Krieg und für Proteste.
ruling-alternative-purge = Über eine Säuberung, die die Opposition stattdessen vorschlägt, wird abgestimmt wie über jede andere Alternative.
ruling-nothing-is-spent-twice = Chips, die die zu bestätigende Aktion kosten wird, sind zurückgelegt: Bestechen kann man mit ihnen nicht.
ruling-who-bribes = Für eine Koalition nennt ihre stärkste Partei die Bestechung; die Partner müssen ihr zustimmen. Leere und sanktionierte Regionen bestechen niemanden, und wer allein regiert, besticht nicht die eigenen Delegierten.
ruling-troops-after-the-amnesty = Die UNO entscheidet über Truppen nach der Amnestie und den neuen Karten, vor dem nächsten Zug; das Protektorat dauert bis zur nächsten Amnestie.

option-homecoming = Heimkehr von Mauritius
    .text = Nach einer Wertung kehren die Politiker von Mauritius zurück; wann genau, sagen die Regeln nicht.
    .choice-before-postings = Gleich nach dem Zählen der Punkte, vor der Entsendung in die UNO
    .choice-with-amnesty = Mit der Amnestie, nach der Entsendung
option-edge_europe_africa = Linie zwischen Europa und Afrika
    .text = Die Linien des Spielplans sind rekonstruiert; diese ist zweifelhaft.
    .on = Europa und Afrika grenzen aneinander
    .off = Europa und Afrika grenzen nicht aneinander
option-edge_africa_india = Linie zwischen Afrika und Indien
    .text = Die Linien des Spielplans sind rekonstruiert; diese ist zweifelhaft.
    .on = Afrika und Indien grenzen aneinander
    .off = Afrika und Indien grenzen nicht aneinander
option-edge_japan_southeast_asia = Linie zwischen Japan und Südostasien
    .text = Die Linien des Spielplans sind rekonstruiert; diese ist zweifelhaft.
    .on = Japan und Südostasien grenzen aneinander
    .off = Japan und Südostasien grenzen nicht aneinander
option-edge_india_australia = Linie zwischen Indien und Australien
    .text = Die Linien des Spielplans sind rekonstruiert; diese ist zweifelhaft.
    .on = Indien und Australien grenzen aneinander
    .off = Indien und Australien grenzen nicht aneinander
option-strength_measured = Messen der Stärke
    .text = Die Regierungsstärke wird zu Beginn des Zuges bestimmt. Ob in diesem Zug zurückgerufene Politiker für die Zahl der Aktionen noch mitzählen, ist unklar; bei Karten gilt die Stärke des Augenblicks.
    .choice-after-recall = Nach dem Zurückrufen
    .choice-before-recall = Vor dem Zurückrufen
option-second_bidders = Wer bei der Versteigerung noch einsetzt
    .text = Der niederländische Wortlaut lässt neben einem einzelnen Sieger die dritthöchsten Bieter einsetzen, das Beispiel die zweithöchsten.
    .choice-second = Die mit dem zweithöchsten Gebot
    .choice-third = Die mit dem dritthöchsten Gebot
option-unsold_region = Eine Region, die niemand will
    .text = Die Regeln sagen nicht, was mit einer Region geschieht, für die niemand bietet.
    .choice-empty = Sie bleibt leer
    .choice-once-more = Sie wird noch einmal angeboten und bleibt dann leer
option-empty_region_activation = Leere Regionen abhaken
    .text = Leere Regionen werden übergangen. Ob eine Partei trotzdem ihren Zug auf eine verwenden darf, ist unklar.
    .on = Eine Partei darf eine leere Region als ihren Zug abhaken
    .off = Leere Regionen lassen sich nicht aktivieren
option-dominance_check = Wann Dominanz geprüft wird
    .text = Dominanz soll jederzeit den Sieg bringen. Ob auch ein Augenblick mitten in einer Aktion zählt, ist unklar.
    .choice-completed-step = Nach jeder abgeschlossenen Aktion, jeder Karte, jedem Zurückrufen und jedem Schritt der Wertung
    .choice-every-change = Nach jeder einzelnen Änderung
option-dominance_from = Ab wann Dominanz zählt
    .text = Dominanz soll in jedem Augenblick der Partie den Sieg bringen. Manche Runde möchte, dass vorher jemand gezogen hat.
    .choice-play = Sobald die Partie beginnt, auch vor dem ersten Zug
    .choice-first-turn = Ab dem Ende des ersten Zuges
option-dominance_tie = Mehrere erreichen die Dominanz
    .text = Die Regeln sagen nicht, wer gewinnt, wenn mehrere Parteien zugleich die Dominanz erreichen.
    .choice-strongest = Die stärkste von ihnen gewinnt
    .choice-nobody = Noch gewinnt niemand
option-vote_order = Wie abgestimmt wird
    .text = Die Regeln sagen nicht, ob die Parteien gleichzeitig oder nacheinander abstimmen.
    .choice-sealed = Verdeckt, gleichzeitig aufgedeckt
    .choice-clockwise = Offen, im Uhrzeigersinn
option-party_vote = Geteilte Stimmen einer Partei
    .text = Ob alle Politiker einer Partei in einer Region gleich stimmen müssen, ist nicht gesagt.
    .choice-whole = Eine Partei stimmt mit allen Köpfen gleich
    .choice-split = Eine Partei darf ihre Stimmen teilen
option-sacrifice_duel = Länge eines Opferduells
    .text = Auf ein Opfer kann ein anderes antworten. Wie oft das hin und her gehen darf, ist nicht gesagt.
    .choice-open-ended = Bis eine Seite nachgibt
    .choice-one-each = Ein Opfer je Seite
option-coalition_vote = Stimmen der Koalitionspartner
    .text = Wie Partner, die einer Aktion zugestimmt haben, in der Region abstimmen, ist nicht gesagt.
    .choice-as-one = Ihre Stimmen zählen als Jastimmen
    .choice-apart = Nur die der vorschlagenden Partei; die anderen stimmen, wie sie wollen
option-objector_votes = Stimme des übergangenen Partners
    .text = Wird der Einspruch eines Partners mit einem Opfer gebrochen, sagen die Regeln nicht, ob er in der Region noch mitstimmt.
    .on = Stimmt wie jede andere Partei der Region
    .off = Stimmt über diese Aktion nicht ab
option-sacrifice_destination = Wohin die Geopferten gehen
    .text = Die Regeln sagen nicht, wohin geopferte Politiker gehen.
    .choice-mauritius = Nach Mauritius
    .choice-base = In die Basis
option-failed_action_spent = Gescheiterte Aktionen
    .text = Nur die erweiterten Regeln sagen, dass eine gescheiterte Aktion verfällt.
    .on = Eine gescheiterte Aktion ist verbraucht
    .off = Eine gescheiterte Aktion darf ersetzt werden, doch eine Region darf nur so oft scheitern, wie sie handeln darf
option-propaganda_where = Reichweite der Propaganda
    .text = Haupttext und Übersicht nennen verschiedene Orte, an denen Propaganda einen Politiker einsetzen darf.
    .choice-active-or-adjacent = In der aktivierten oder einer angrenzenden Region
    .choice-adjacent = Nur in einer angrenzenden Region
option-propaganda_needs_two = Propaganda mit nur einem Politiker
    .text = Propaganda setzt einen Politiker ein und schickt einen zweiten nach Mauritius. Ob eine Partei mit nur einem in der Basis sie nutzen darf, ist unklar.
    .on = Zwei Politiker in der Basis sind nötig
    .off = Einer genügt; dann geht niemand nach Mauritius
option-purge_needs_consent = Säuberung in einer Koalition
    .text = Über eine Säuberung wird nicht abgestimmt. Ob Koalitionspartner ihr trotzdem zustimmen müssen, ist unklar.
    .on = Alle Koalitionspartner müssen zustimmen
    .off = Jede Regierungspartei darf säubern
option-war_limited_by_base = Eroberung und Basis
    .text = Der Sieger eines Krieges ersetzt Politiker aus seiner Basis. Was gilt, wenn dort zu wenige sind, ist unklar.
    .on = Es weichen nur so viele, wie der Sieger ersetzen kann
    .off = Die Verlierer weichen, auch wenn nicht alle ersetzt werden können
option-war_split = Beute einer Koalition
    .text = Wie eine siegreiche Koalition die neuen Plätze teilt, wenn sie vorher nichts abgesprochen hat.
    .choice-even = Gleichmäßig, der Rest nach Würfel
    .choice-dice = Jeder Platz nach Würfel
option-war_needs_outsider = Angriff auf die eigene Regierung
    .text = Die Regeln sagen nicht, ob eine Region eine andere angreifen darf, in der dieselben Parteien regieren.
    .on = Mindestens eine Partei, die dort regiert, muss außerhalb der eigenen Regierung stehen
    .off = Jede angrenzende Regierung darf angegriffen werden
option-diplomacy_order = Reihenfolge der Einsätze
    .text = Die Regierungen setzen in der Reihenfolge ihrer Diplomatiechips. Ob die eben von der beantragenden Region gesetzten noch zählen, ist unklar.
    .choice-after-stake = Nach dem ersten Einsatz gezählt
    .choice-before-stake = Vor dem ersten Einsatz gezählt
option-proposer_stakes_again = Zweiter Einsatz der beantragenden Region
    .text = Die Regeln sagen nicht, ob die beantragende Region noch einmal setzen darf, wenn sie an der Reihe ist.
    .on = Sie darf noch einmal setzen
    .off = Sie setzt nur einmal
option-divided_government_stake = Uneinige Regierungen
    .text = Was eine Koalition bei einer diplomatischen Abstimmung tut, wenn ihre Parteien sich nicht einigen.
    .choice-abstain = Sie enthält sich
    .choice-dice = Der Würfel entscheidet
option-un_faction_split = Geteilte UNO-Fraktion
    .text = Die Regeln sagen nicht, ob alle UNO-Delegierten einer Partei gleich stimmen müssen.
    .on = Eine Fraktion darf ihre Stimmen aufteilen
    .off = Eine Fraktion stimmt geschlossen
option-disarmament_bars_trade = Abgerüstete Regionen und Handel
    .text = Eine abgerüstete Region darf nicht aufrüsten. Ob sie durch Handel Militärchips erhalten darf, ist unklar.
    .on = Sie darf auf keinem Weg Militärchips gewinnen
    .off = Sie darf durch Handel welche erhalten
option-sanction_half_includes_bonus = Halbe Punkte und Handelsbonus
    .text = Eine sanktionierte Region bringt halbe Punkte. Ob auch der Handelsbonus halbiert wird, ist unklar.
    .on = Punkte und Handelsbonus werden zusammen halbiert
    .off = Der Handelsbonus zählt voll
option-sanction_lift_proposer = Wer die Aufhebung beantragen darf
    .text = Die Regel lässt sich so verstehen, dass nur die sanktionierte Region die Aufhebung beantragen darf, oder so, dass sie nichts anderes beantragen darf.
    .choice-sanctioned-region = Nur die sanktionierte Region
    .choice-any-region = Jede Region
option-sanction_lift_attempts = Versuche, eine Sanktion aufzuheben
    .text = Die Regeln sagen nicht, wie oft eine aktivierte Region die Aufhebung ihrer Sanktion beantragen darf.
    .choice-every-action = Einmal je Aktion
    .choice-one = Einmal je Aktivierung
option-tie_break_evaluation = Gleichstand beim Sieg
    .text = Führen mehrere Parteien mit genügend Punkten, soll der Rundensieger gewinnen; damit ist aber nichts entschieden.
    .choice-strongest = Die stärkste Partei, dann der Würfel
    .choice-die = Der Würfel
option-posting_tie_break = Gleichstand bei der Entsendung
    .text = Die Regeln sagen nicht, wer bei gleicher Punktzahl weniger Delegierte in die UNO entsendet.
    .choice-weaker-fewer = Die schwächere Partei, dann der Würfel
    .choice-die = Der Würfel
option-dominance_step = Schritt des Dominanzmarkers
    .text = Nach jeder Wertung rückt der Dominanzmarker ein Feld nach rechts; ob das aufwärts oder abwärts heißt, zeigt nur der Spielplan.
    .choice-minus-1 = Eine Region weniger ist nötig
    .choice-1 = Eine Region mehr ist nötig
option-reserve_refill = Auffüllen der Hand
    .text = Die Regeln sagen nicht, ob neue Karten ausgesucht oder gezogen werden.
    .choice-choice = Frei ausgesucht
    .choice-random = Zufällig gezogen
option-assassination_where = Reichweite des Attentats
    .text = Nach dem niederländischen und dem deutschen Text muss die eigene Partei in der Region vertreten sein; der englische Text des Autors erlaubt jede Region und lässt auch einen Politiker aus der Basis fliehen.
    .choice-present = Nur wo man vertreten ist
    .choice-anywhere = In jeder Region
option-initiative_needs_chip = Chip für eine Initiative
    .text = Ob eine diplomatische Initiative neben ihrer zusätzlichen Stimme einen Diplomatiechip braucht, ist nicht gesagt.
    .on = Eine eigene Region muss einen Chip setzen
    .off = Die zusätzliche Stimme genügt
option-expansion_where = Reichweite der Expansion
    .text = Nach dem niederländischen und dem deutschen Text muss die eigene Partei in der Region vertreten sein; der englische Text des Autors erlaubt jede Region.
    .choice-present = Nur wo man vertreten ist
    .choice-anywhere = In jeder Region
option-expansion_count = Umfang der Expansion
    .text = Die Karte spricht von zwei Politikern; ob es auch einer sein darf, ist nicht gesagt.
    .choice-up-to = Bis zu zwei Politiker
    .choice-exactly = Genau zwei Politiker
option-warmonger_declared = Ansage des Kriegstreibers
    .text = Die Regeln sagen nicht, ob der Kriegstreiber vor dem Wurf angesagt werden muss.
    .choice-before-roll = Vor dem Wurf
    .choice-after-roll = Nach dem Wurf
option-warmonger_natural_faces = Kriegstreiber und 1 gegen 3
    .text = Manches hängt davon ab, ob eine 1 auf eine 3 trifft. Ob der Bonus des Kriegstreibers vorher addiert wird, ist unklar.
    .on = Die Würfel zählen, wie sie gefallen sind
    .off = Der Bonus wird vorher addiert
option-pact_direction = Richtung des Paktes
    .text = Der Nichtangriffspakt schützt eine Region vor einer anderen. Ob er auch diese andere schützt, ist nicht ganz klar.
    .choice-one-way = Er schützt eine der beiden
    .choice-both-ways = Er schützt beide
option-sabotage_may_stop = Weniger Chips sabotieren
    .text = Laut Karte darf man Chips entfernen. Unklar ist, ob es weniger sein dürfen, als der Würfel zeigt.
    .on = Weniger sind erlaubt
    .off = So viele, wie der Würfel zeigt
option-coup_replaced_to = Die vom Putsch Gestürzten
    .text = Die Regeln sagen nicht, wohin die Politiker einer gestürzten Regierung gehen.
    .choice-base = In die Basis
    .choice-mauritius = Nach Mauritius
option-coup_placed = Durch Putsch gewonnene Plätze
    .text = Wie viele Politiker nach einem gelungenen Putsch gegen eine Koalition eingesetzt werden, ist unklar.
    .choice-strength = So viele, wie die Regierungsstärke beträgt
    .choice-sum = So viele, wie insgesamt gestürzt wurden
option-defector_victim = Der vom Überläufer Ersetzte
    .text = Die Regeln sagen nicht, wohin der Politiker geht, den ein Überläufer ersetzt.
    .choice-base = In die Basis
    .choice-mauritius = Nach Mauritius
option-defector_fee = Der Preis des Überläufers
    .text = Ein Überläufer kostet einen weiteren Politiker, der nach Mauritius geht. Woher er kommt, ist nicht gesagt.
    .choice-base-first = Aus der Basis; nur wenn sie leer ist, aus einer Region
    .choice-free-choice = Nach Belieben aus der Basis oder einer Region
option-free_start = Freier Start
    .text = Eine erweiterte Regel: Statt zu bieten, wählen die Spieler Startregionen und setzen reihum Politiker ein.
    .on = Freier Start
    .off = Versteigerung
option-free_start_distinct = Startregionen
    .text = Die Regeln sagen nicht, ob mehrere Spieler dieselbe Startregion wählen dürfen.
    .on = Jede Startregion wird nur einmal gewählt
    .off = Spieler dürfen sich eine Startregion teilen
option-more_start_rounds = Runden des freien Starts
    .text = Die Zahl der Runden steht nur auf dem Spielplan, der uns fehlt.
    .choice-minus-3 = Drei Runden weniger
    .choice-minus-2 = Zwei Runden weniger
    .choice-minus-1 = Eine Runde weniger
    .choice-0 = Die rekonstruierte Zahl
    .choice-1 = Eine Runde mehr
    .choice-2 = Zwei Runden mehr
    .choice-3 = Drei Runden mehr
option-opposition_alternative = Alternativen der Opposition
    .text = Eine erweiterte Regel: Wird die Regierung überstimmt, darf die Opposition eigene Aktionen vorschlagen.
    .on = Mit Alternativen
    .off = Ohne Alternativen
option-alternative_order = Reihenfolge der Alternativen
    .text = Die Regeln sagen nicht, welche Oppositionspartei zuerst vorschlagen darf.
    .choice-size = Die größte in der Region, bei Gleichstand nach Würfel
    .choice-clockwise = Im Uhrzeigersinn
option-alternative_after = Wann Alternativen möglich sind
    .text = Ob auch bei Stimmengleichheit die Opposition eine Alternative vorschlagen darf, ist nicht gesagt.
    .choice-outvoted = Nur bei mehr Gegenstimmen
    .choice-not-passed = Auch bei Stimmengleichheit
option-bribery = Bestechung
    .text = Eine erweiterte Regel: Regionen dürfen mit Handelschips UNO-Delegierte beeinflussen.
    .on = Mit Bestechung
    .off = Ohne Bestechung
option-troops_bribery = Bestechung bei UNO-Truppen
    .text = Delegierte sind immer bestechlich, wenn sie über einen Antrag abstimmen. Ob ihre eigene Abstimmung über Truppen dazugehört, ist unklar.
    .on = Auch dort sind Bestechungen möglich
    .off = Diese Abstimmung ist nicht käuflich
option-un_troops = UNO-Truppen
    .text = Eine erweiterte Regel: Nach einer Wertung darf die UNO Truppen schicken und eine Region zu ihrem Protektorat machen.
    .on = Mit UNO-Truppen
    .off = Ohne UNO-Truppen
option-un_troops_motions = Anträge auf UNO-Truppen
    .text = Die UNO stimmt intern ab. Wer einen Antrag stellen darf, ist nicht gesagt.
    .choice-largest-faction = Nur die größte Fraktion
    .choice-each-faction = Jede Fraktion der Reihe nach
option-un_troops_removed = Wer den UNO-Truppen weicht
    .text = Die Regel spricht von Politikern der Region. Ob nur die Regierung gemeint ist, ist unklar.
    .choice-government = Politiker der Regierungsparteien
    .choice-every-party = Politiker aller Parteien dort
option-protectorate_delegates_govern = Delegierte und Regierung eines Protektorats
    .text = UNO-Delegierte stimmen in einem Protektorat mit und bringen dort Punkte. Ob sie auch bestimmen, wer regiert, ist unklar.
    .on = Delegierte zählen bei der Regierungsbildung mit
    .off = Nur Politiker in der Region zählen

## Editions

edition-standard = Grundspiel
    .text = Das Spiel für 2 bis 5 Personen ohne die erweiterten Regeln: Zu Beginn werden die Regionen versteigert.
edition-extended = Erweitertes Spiel
    .text = Das Spiel für 2 bis 5 Personen mit allen erweiterten Regeln: freier Start, Alternativen der Opposition, Bestechung in der UNO und UNO-Truppen.

## Regions

# A region’s name bends as its sentence asks: der (the, The), den, dem, im (in, In), in den (to), aus dem (from), des (of), vom (by).
article-none = { $form ->
        [in] in{" "}
        [In] In{" "}
        [to] nach{" "}
        [from] aus{" "}
        [of] von{" "}
        [by] von{" "}
       *[name] {""}
    }
region-north-america = { article-none }Nordamerika
region-europe = { article-none }Europa
region-russia = { article-none }Russland
region-china = { article-none }China
region-japan = { article-none }Japan
region-india = { article-none }Indien
region-orient = { $form ->
        [the] der Orient
        [The] Der Orient
        [den] den Orient
        [Den] Den Orient
        [dem] dem Orient
        [in] im Orient
        [In] Im Orient
        [to] in den Orient
        [from] aus dem Orient
        [of] des Orients
        [by] vom Orient
       *[name] Orient
    }
region-south-america = { article-none }Südamerika
region-middle-america = { article-none }Mittelamerika
region-southeast-asia = { article-none }Südostasien
region-australia = { article-none }Australien
region-africa = { article-none }Afrika

## Cards

card-assassination = Attentat
    .text = Anschlag auf einen Politiker in einer Region, in der du vertreten bist. 1: aus dem Spiel, 2: zurück in die Basis, 3: einer von dir flieht nach Mauritius.
card-diplomatic-initiative = Diplomatische Initiative
    .text = Sofort ein diplomatischer Antrag, der mit einer freien Stimme dafür beginnt.
card-development-aid = Entwicklungshilfe
    .text = Zwei Handelschips wandern aus einer Region in eine andere mit weniger Handel.
card-expansion = Expansion
    .text = Bis zu zwei Politiker kommen aus der Basis in eine Region, in der du vertreten bist.
card-peace-initiative = Friedensinitiative
    .text = Keine Kriege bis zur nächsten Wertung.
card-warmonger = Kriegstreiber
    .text = Hebt eine Friedensinitiative oder einen Nichtangriffspakt auf, oder liegt offen aus und erhöht in einem Krieg einmal deinen Wurf um 1.
card-non-aggression-pact = Nichtangriffspakt
    .text = Eine Region darf bis zur nächsten Wertung von einer bestimmten angrenzenden nicht angegriffen werden.
card-coup = Putsch
    .text = Geheime Putschisten aus der Basis, deine Politiker in der Region und ein Würfel gegen Regierungsstärke, Regierungstreue und einen Würfel. Gelingt er, ersetzen deine Politiker die Regierung.
card-recession = Rezession
    .text = Eine Region und die angrenzenden verlieren alle Handelschips über ihrer Regierungsstärke.
card-revolution = Revolution
    .text = Für eine Region und jede angrenzende wird gewürfelt. Jede Regierungspartei behält dort höchstens so viele Politiker.
card-retirement = Ruhestand
    .text = Ein Politiker einer anderen Partei geht aus einer beliebigen Region in die Basis zurück.
card-sabotage = Sabotage
    .text = Eine Region verliert so viele Chips deiner Wahl, wie der Würfel zeigt.
card-drive = Tatendrang
    .text = Liegt offen aus und gibt einmal eine zusätzliche Aktion, wenn du als Regierung handelst.
card-defector = Überläufer
    .text = Einer deiner Politiker aus der Basis ersetzt in einer Region einen fremden; ein weiterer von dir geht nach Mauritius.
card-unrest = Unruhen
    .text = In einer Region und den angrenzenden behalten Regierungsparteien nur so viele Politiker, wie Handelschips da sind.
card-transfer = Versetzung
    .text = Ein beliebiger Politiker zieht aus einer Region in eine beliebige andere.

## Resources

resource-raw = Rohstoffe
resource-trade = Handel
resource-diplomacy = Diplomatie
resource-army = Militär

## Parties

party-0 = Rot
    .short = R
party-1 = Grün
    .short = G
party-2 = Blau
    .short = B
party-3 = Schwarz
    .short = S
party-4 = Gelb
    .short = L

## Nouns

word-politician = Politiker
word-politicians = Politiker
word-government = Regierung
word-coalition = Koalition
word-opposition = Opposition
word-mauritius = Mauritius
word-un = UNO
word-base = Basis
word-sanction = Sanktion
word-disarmament = Abrüstung
word-protectorate = Protektorat
word-dominance = Dominanz
word-evaluation = Wertung
word-strength = Regierungsstärke
word-threshold = Nötige Punkte zum Sieg

# --- play: what is said at the table ---

## Arten von Aktionen

act-budget = Haushalt
act-emigration = Auswanderung
act-propaganda = Propaganda
act-rehabilitation = Rehabilitierung
act-trade = Handel oder Tribut
act-purge = Säuberung
act-war = Krieg
act-proposal = Diplomatischer Antrag
vote-yes = ja
vote-no = nein
vote-abstain = Enthaltung
vote-for = dafür
vote-against = dagegen
conversion-raw-trade = 1 Rohstoff für 3 Handel
conversion-trade-trade = 1 Handel für 2 Handel
conversion-trade-diplomacy = 1 Handel für 2 Diplomatie
conversion-trade-army = 1 Handel für 1 Militär
chips = { $resource ->
        [raw] { $count ->
            [one] { $count } Rohstoff
           *[other] { $count } Rohstoffe
        }
        [trade] { $count } Handel
        [diplomacy] { $count } Diplomatie
       *[army] { $count } Militär
    }
mover = { $mine ->
        [true] Du
       *[other] { PLAYER($seat) }
    }
bribed-matter = { $polled ->
        [true] { PLAYER($proposer) } schlägt für { WORD($home, kind: "region", form: "den") } vor: { motion }.
       *[other] { motion-moved }.
    }
motion-whose = { $mine ->
        [true] jemanden von dir
       *[other] jemanden von { PLAYER($whom) }
    }
motion = { $act ->
        [convert] { WORD($conversion, kind: "conversion") } tauschen
        [emigrate] { motion-whose } { WORD($target, kind: "region", form: "to") } auswandern lassen
        [campaign] { motion-whose } { WORD($target, kind: "region", form: "to") } setzen
        [rehabilitate] { motion-whose } von Mauritius zurückholen
        [purge] { motion-whose } entfernen
        [attack] { WORD($target, kind: "region", form: "den") } angreifen
        [ban] { motion-noun } beantragen
        [disarm] { motion-noun } beantragen
        [sanction] { motion-noun } beantragen
        [lift] { motion-noun } beantragen
        [trade] { COUNT($gives) ->
            [0] von { WORD($target, kind: "region", form: "dem") } { EACH($takes, say: "chips") } verlangen
           *[other] { COUNT($takes) ->
                [0] { WORD($target, kind: "region", form: "dem") } { EACH($gives, say: "chips") } geben
               *[other] { WORD($target, kind: "region", form: "dem") } { EACH($gives, say: "chips") } für { EACH($takes, say: "chips") } geben
            }
        }
       *[send-troops] UNO-Truppen gegen { WORD($target, kind: "region", form: "den") } schicken
    }
motion-noun = { $act ->
        [ban] { $mine ->
            [true] dein Verbot { WORD($target, kind: "region", form: "in") }
           *[other] ein Verbot von { PLAYER($whom) } { WORD($target, kind: "region", form: "in") }
        }
        [disarm] die Abrüstung { WORD($target, kind: "region", form: "of") }
        [sanction] Sanktionen gegen { WORD($target, kind: "region", form: "den") }
        [lift] das Ende der Sanktionen gegen { WORD($target, kind: "region", form: "den") }
       *[send-troops] UNO-Truppen gegen { WORD($target, kind: "region", form: "den") }
    }
motion-moved = { $own ->
        [true] Du beantragst { motion-noun }
       *[other] { PLAYER($proposer) } beantragt { motion-noun }
    }

## Was geschieht

event-bade = { PLAYER($seat) } bietet { $politicians ->
        [one] { $politicians } Politiker
       *[other] { $politicians } Politiker
    } für { WORD($region, kind: "region", form: "den") }.
event-unsold = Niemand bietet für { WORD($region, kind: "region", form: "den") }.
event-settled = { PLAYER($seat) } beginnt { WORD($region, kind: "region", form: "in") }.
event-hand-filled = { PLAYER($seat) } hält { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
event-cards-drawn = Du ziehst: { WORDS($cards, kind: "card") }.
event-reserve-renewed = Alle abgelegten Karten von { PLAYER($seat) } stehen wieder zur Wahl.
event-discarded = { PLAYER($seat) } legt { WORD($card, kind: "card") } ab.
event-open-card-expired = Die offene Karte { WORD($card, kind: "card") } von { PLAYER($seat) } verfällt.
event-first-player = { PLAYER($seat) } ist die schwächste Partei und beginnt.
event-tie-diced = Der Würfel entscheidet zwischen { PLAYERS($seats) }: { PLAYER($picked) }.
event-placed = { PLAYER($seat) } setzt { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    } { WORD($region, kind: "region", form: "to") }.
event-went-home = { PLAYER($seat) } nimmt { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    } { WORD($region, kind: "region", form: "from") } zurück.
event-resigned = { PLAYER($seat) } schickt { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    } { WORD($region, kind: "region", form: "from") } nach Mauritius.
event-resigned-from-base = { PLAYER($seat) } schickt { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    } aus der Basis nach Mauritius.
event-came-home = { PLAYER($seat) } holt { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    } von Mauritius heim.
event-moved = { PLAYER($seat) }: { $count ->
        [one] { $count } Politiker
       *[other] { $count } Politiker
    } { WORD($origin, kind: "region", form: "by") } { WORD($region, kind: "region", form: "to") }.
event-delegated = { PLAYER($seat) } entsendet jemanden { WORD($region, kind: "region", form: "from") } in die UNO.
event-delegated-from-base = { PLAYER($seat) } entsendet jemanden aus der Basis in die UNO.
event-left-the-game = { PLAYER($seat) } nimmt jemanden { WORD($region, kind: "region", form: "from") } aus dem Spiel.
event-gave-up-from-base = { PLAYER($seat) } nimmt jemanden aus der Basis aus dem Spiel.
event-government-changed = { COUNT($government) ->
        [0] { WORD($region, kind: "region", form: "The") } hat keine Regierung mehr.
       *[other] { WORD($region, kind: "region", form: "The") } wird jetzt regiert von { PLAYERS($government) }.
    }
event-gained = { WORD($region, kind: "region", form: "The") } erhält { chips }.
event-lost = { WORD($region, kind: "region", form: "The") } verliert { chips }.
event-turn-began = { PLAYER($seat) } ist am Zug.
event-turn-passed = { PLAYER($seat) } kann nichts tun.
event-card-played = { PLAYER($seat) } spielt { WORD($card, kind: "card") }.
event-activated = { PLAYER($seat) } aktiviert { WORD($region, kind: "region", form: "den") }: Regierung { PLAYERS($government) }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
event-empty-region-done = { PLAYER($seat) } hakt { WORD($region, kind: "region", form: "den") } ab, dort ist niemand.
event-actions-forgone = { PLAYER($seat) } will { WORD($region, kind: "region", form: "in") } keine weitere Aktion.
event-drive-used = { PLAYER($seat) } nutzt { card-drive } für eine weitere Aktion { WORD($region, kind: "region", form: "in") }.
event-action-failed = Die Aktion { WORD($region, kind: "region", form: "in") } wird nicht ausgeführt.
event-activation-ended = { WORD($region, kind: "region", form: "The") } ist abgehandelt.
event-dominated = { PLAYER($seat) } regiert { $regions } Regionen; { $goal } genügen zur Dominanz.
event-evaluation-began = Wertung { $number }: Die Punkte werden gezählt.
event-scored = { PLAYER($seat) }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $delegates } in der UNO, { $mauritius } auf Mauritius).
event-won = { PLAYER($seat) } hat { $points } Punkte und gewinnt.
event-round-won = { PLAYER($seat) } hat die meisten Punkte, aber nicht genug zum Sieg.
event-exhausted = { PLAYER($seat) } hat niemanden mehr; { PLAYER($winner) } gewinnt.
event-dominance-moved = Dominanz verlangt jetzt { $goal } Regionen.
event-amnesty = Amnestie: Alle Marker verlassen die Karte.
event-troops-declined = { PLAYER($seat) } beantragt keine Truppen.
event-troops-moved = { PLAYER($seat) } beantragt UNO-Truppen gegen { WORD($region, kind: "region", form: "den") }.
event-troops-decided = { $accepted ->
        [true] Die UNO schickt Truppen gegen { WORD($region, kind: "region", form: "den") }
       *[other] Die UNO schickt keine Truppen gegen { WORD($region, kind: "region", form: "den") }
    } ({ $ayes }:{ $noes }).
event-troops-fought = UNO-Truppen gegen { WORD($region, kind: "region", form: "den") }: Würfel { $attacker } und { $defender }, Summen { $attack }:{ $defence }, { $result ->
        [won] die UNO siegt
        [lost] die UNO verliert
       *[drawn] unentschieden
    }.
event-protectorate-made = { WORD($region, kind: "region", form: "The") } wird Protektorat der UNO.
event-proposed-budget = { PLAYER($seat) } schlägt { WORD($region, kind: "region", form: "in") } vor: { WORD($conversion, kind: "conversion") }.
event-proposed-emigration = { PLAYER($seat) } schlägt vor, dass jemand von { PLAYER($party) } { WORD($region, kind: "region", form: "from") } { WORD($destination, kind: "region", form: "to") } auswandert.
event-proposed-propaganda = { PLAYER($seat) } schlägt { WORD($region, kind: "region", form: "in") } Propaganda vor: { PLAYER($party) } setzt jemanden { WORD($destination, kind: "region", form: "to") }.
event-proposed-rehabilitation = { PLAYER($seat) } schlägt { WORD($region, kind: "region", form: "in") } vor, jemanden von { PLAYER($party) } zu rehabilitieren.
event-proposed-purge = { PLAYER($seat) } lässt jemanden von { PLAYER($victim) } { WORD($region, kind: "region", form: "from") } entfernen.
event-proposed-war = { PLAYER($seat) } schlägt vor, dass { WORD($region, kind: "region") } gegen { WORD($target, kind: "region", form: "den") } Krieg führt.
event-split-proposed = { $how ->
        [first] Nach einem Sieg setzt { PLAYER($seat) } zuerst.
        [evenly] Ein Sieg wird gleichmäßig geteilt.
       *[other] Einen Sieg teilen die Würfel.
    }
event-proposed-ban = { PLAYER($seat) } beantragt ein Verbot von { PLAYER($party) } { WORD($region, kind: "region", form: "in") }.
event-proposed-disarmament = { PLAYER($seat) } beantragt die Abrüstung { WORD($region, kind: "region", form: "of") }.
event-proposed-sanction = { PLAYER($seat) } beantragt Sanktionen gegen { WORD($region, kind: "region", form: "den") }.
event-proposed-lifting = { PLAYER($seat) } beantragt, die Sanktionen gegen { WORD($region, kind: "region", form: "den") } aufzuheben.
event-agreed = { PLAYER($seat) } stimmt zu.
event-objected = { PLAYER($seat) } widerspricht.
event-withdrawn = { PLAYER($seat) } gibt die Aktion auf.
event-dice-offered = { PLAYER($seat) } bietet an zu würfeln.
event-dice-refused = { PLAYER($seat) } will nicht würfeln.
event-dice-decided = { $carried ->
        [true] Der Würfel entscheidet für { PLAYER($seat) }.
       *[other] Der Würfel entscheidet gegen { PLAYER($seat) }.
    }
event-list-proposed = { PLAYER($seat) } schlägt vor, wer der Reihe nach die nächsten Aktionen bestimmt: { PLAYERS($shares) }.
event-list-refused = { PLAYER($seat) } lehnt die Liste ab.
event-list-agreed = Vereinbart: Die nächsten Aktionen bestimmen der Reihe nach { PLAYERS($shares) }.
event-absolute-majority = Absolute Mehrheit { WORD($region, kind: "region", form: "in") } für { PLAYERS($government) }: { $yes } gegen { $no }.
event-voted = { WORD($region, kind: "region", form: "The") } stimmt ab: { $yes } Ja, { $no } Nein.
event-sacrificed = { PLAYER($seat) } opfert jemanden { WORD($region, kind: "region", form: "in") }.
event-offer-made = { PLAYER($seat) } macht { WORD($region, kind: "region", form: "from") } ein Angebot an { WORD($partner, kind: "region", form: "den") }.
event-offered = { WORD($region, kind: "region", form: "The") } gäbe { chips }.
event-offer-refused = { PLAYER($seat) } lehnt das Angebot ab.
event-traded = { WORD($region, kind: "region", form: "The") } und { WORD($partner, kind: "region") } handeln.
event-protest-rolled = { $protests ->
        [true] Eine { $face }: Proteste { WORD($region, kind: "region", form: "in") } gegen den Rohstoffverbrauch.
       *[other] Eine { $face }: keine Proteste { WORD($region, kind: "region", form: "in") }.
    }
event-warmonger-used = { PLAYER($seat) } nutzt { card-warmonger } für { $side ->
        [attack] den Angriff
       *[defence] die Verteidigung
    }.
event-war-fought = Krieg { WORD($region, kind: "region", form: "of") } gegen { WORD($target, kind: "region", form: "den") }: Würfel { $attacker } und { $defender }, Summen { $attack }:{ $defence }, { $result ->
        [won] der Angriff gelingt
        [lost] die Verteidigung siegt
       *[drawn] unentschieden
    }.
event-staked-for = { WORD($region, kind: "region", form: "The") } setzt { $chips } für den Antrag.
event-staked-against = { WORD($region, kind: "region", form: "The") } setzt { $chips } gegen den Antrag.
event-abstained = { WORD($region, kind: "region", form: "The") } enthält sich.
event-stake-refused = { PLAYER($seat) } stimmt dem Einsatz { WORD($region, kind: "region", form: "of") } nicht zu.
event-stake-diced = { $stands ->
        [true] Der Würfel lässt den Einsatz { WORD($region, kind: "region", form: "of") } gelten.
       *[other] Der Würfel hebt den Einsatz { WORD($region, kind: "region", form: "of") } auf.
    }
event-bribed = { WORD($region, kind: "region", form: "The") } kauft eine Stimme von { PLAYER($seat) }: { WORD($vote, kind: "vote") }.
event-bribe-refused = { PLAYER($seat) } stimmt einer Bestechung durch { WORD($region, kind: "region", form: "den") } nicht zu.
event-delegates-voted = UNO-Stimmen von { PLAYER($seat) }: { $ayes } dafür, { $noes } dagegen.
event-proposal-decided = { $accepted ->
        [true] Der Antrag ist angenommen
       *[other] Der Antrag ist abgelehnt
    }, { $ayes }:{ $noes }.
event-disarmed = { WORD($region, kind: "region", form: "The") } darf bis zur nächsten Wertung nicht rüsten.
event-sanctioned = { WORD($region, kind: "region", form: "The") } steht bis zur nächsten Wertung unter Sanktionen.
event-sanction-lifted = Die Sanktionen gegen { WORD($region, kind: "region", form: "den") } sind aufgehoben.
event-card-laid-open = { PLAYER($seat) } legt { WORD($card, kind: "card") } offen aus.
event-card-cancelled = { WORD($card, kind: "card") } von { PLAYER($seat) } ist aufgehoben.
event-pact-made = { WORD($region, kind: "region", form: "The") } kann bis zur nächsten Wertung nicht { WORD($neighbour, kind: "region", form: "by") } angegriffen werden.
event-assassination = { PLAYER($seat) } verübt ein Attentat auf { PLAYER($victim) } { WORD($region, kind: "region", form: "in") }: { $face }.
event-revolution-rolled = Revolution { WORD($region, kind: "region", form: "in") }: { $face ->
        [one] { $face } bleibt
       *[other] { $face } bleiben
    }.
event-sabotage-rolled = Sabotage { WORD($region, kind: "region", form: "in") }: { $face ->
        [one] { $face } Chip
       *[other] { $face } Chips
    }.
event-coup-planned = { PLAYER($seat) } plant einen Putsch { WORD($region, kind: "region", form: "in") }.
event-plotters-committed = { PLAYER($seat) } lässt { $politicians ->
        [one] { $politicians } Politiker
       *[other] { $politicians } Politiker
    } putschen.
event-loyalists-committed = { PLAYER($seat) } stellt { $politicians ->
        [one] { $politicians } Politiker
       *[other] { $politicians } Politiker
    } zur Verteidigung.
event-coup-fought = { $success ->
        [true] Der Putsch von { PLAYER($seat) } { WORD($region, kind: "region", form: "in") } gelingt
       *[other] Der Putsch von { PLAYER($seat) } { WORD($region, kind: "region", form: "in") } scheitert
    }: Würfel { $plotters } und { $government }, Summen { $attack }:{ $defence }.

## Was man tun kann

action-bid = { $politicians ->
        [one] { $politicians } Politiker
       *[other] { $politicians } Politiker
    } bieten
action-settle = { WORD($region, kind: "region", form: "In") } mit { $politicians } beginnen
action-place = Jemanden { WORD($region, kind: "region", form: "to") } setzen
action-take-card = { WORD($card, kind: "card") } nehmen
action-recall = Zuerst Politiker zurückrufen
action-recall-from = Jemanden { WORD($region, kind: "region", form: "from") } zurückrufen
action-play = { WORD($card, kind: "card") } spielen
action-activate = { COUNT($government) ->
        [0] { WORD($region, kind: "region", form: "Den") } abhaken (leer)
       *[other] { WORD($region, kind: "region", form: "Den") } aktivieren: { PLAYERS($government) }, { $strength ->
            [one] { $strength } Aktion
           *[other] { $strength } Aktionen
        }
    }
action-pass = Passen
action-act = { WORD($kind, kind: "act") }
action-stop = Keine weitere Aktion
action-share-out = Vorschlagen, wer welche Aktion bestimmt
action-assign = { $mine ->
        [true] Du bestimmst diese
       *[other] { PLAYER($seat) } bestimmt diese
    }
action-use-drive = { card-drive } für eine weitere Aktion nutzen
action-convert = { $pay ->
        [raw] { $pays ->
            [one] { $pays } Rohstoff
           *[other] { $pays } Rohstoffe
        }
       *[other] { $pays } { WORD($pay, kind: "resource") }
    } für { $gains } { WORD($gain, kind: "resource") }
action-emigrate = { mover }: jemand { WORD($region, kind: "region", form: "to") }
action-campaign = { mover }: jemand { WORD($region, kind: "region", form: "to") }
action-rehabilitate = { $mine ->
        [true] Jemanden von dir rehabilitieren
       *[other] Jemanden von { PLAYER($seat) } rehabilitieren
    }
action-purge = Jemanden von { PLAYER($seat) } entfernen
action-attack = { WORD($region, kind: "region", form: "Den") } angreifen ({ $won } % Sieg, { $drawn } % unentschieden)
action-ban = { PLAYER($seat) } { WORD($region, kind: "region", form: "in") } verbieten
action-disarm = { WORD($region, kind: "region", form: "Den") } abrüsten
action-sanction = Sanktionen gegen { WORD($region, kind: "region", form: "den") }
action-lift = Sanktionen gegen { WORD($region, kind: "region", form: "den") } aufheben
action-stake = { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } setzen
action-agree = Zustimmen
action-object = Widersprechen
action-withdraw = Die Aktion aufgeben
action-offer-dice = Anbieten zu würfeln
action-sacrifice = Jemanden opfern
action-decline = { $of ->
        [pass] Durchgehen lassen
        [fail] Scheitern lassen
        [drive] Keine weitere Aktion
        [alternative] Keine andere Aktion
        [bribe] Keine Bestechung
        [troops] Keine Truppen
       *[warmonger] Ohne sie kämpfen
    }
action-ballot = { $vote ->
        [yes] Ja
        [no] Nein
       *[abstain] Enthalten
    }
action-approach = Mit { WORD($region, kind: "region", form: "dem") } handeln
action-give = { chips } geben
action-take = { chips } nehmen
action-send = Das Angebot senden
action-trade = Handel mit { WORD($region, kind: "region", form: "dem") }
action-accept = Das Angebot annehmen
action-refuse = Das Angebot ablehnen
action-counter = Ein Gegenangebot machen
action-split-evenly = Einen Sieg gleichmäßig teilen
action-split-by-dice = Einen Sieg die Würfel teilen lassen
action-split-first = { $mine ->
        [true] Du setzt zuerst
       *[other] { PLAYER($seat) } setzt zuerst
    }
action-use-warmonger = { card-warmonger } für { $side ->
        [attack] den Angriff
       *[defence] die Verteidigung
    }
action-replace = { $politicians ->
        [one] { $politicians } Politiker
       *[other] { $politicians } Politiker
    } ersetzen
action-stake-for = { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } dafür
action-stake-against = { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } dagegen
action-abstain = Enthalten
action-cast = { $delegates ->
        [1] { $ayes ->
            [1] Dafür
           *[other] { $noes ->
                [1] Dagegen
               *[other] Enthalten
            }
        }
       *[other] { $ayes } dafür, { $noes } dagegen
    }
action-bribe = { $price } Handel zahlen: { $mine ->
        [true] Dein Delegierter
       *[other] Ein Delegierter von { PLAYER($seat) }
    } { $vote ->
        [abstain] enthält sich
        [for] stimmt dafür
       *[against] stimmt dagegen
    }
action-send-troops = UNO-Truppen gegen { WORD($region, kind: "region", form: "den") }
action-target = Jemand von { $mine ->
        [true] dir
       *[other] { PLAYER($seat) }
    } { WORD($region, kind: "region", form: "in") }
action-choose = { WORD($region, kind: "region", form: "name") }
action-expand = { $politicians ->
        [one] { $politicians } Politiker
       *[other] { $politicians } Politiker
    } { WORD($region, kind: "region", form: "to") }
action-cancel = { WORD($card, kind: "card") } von { PLAYER($seat) } aufheben
action-lie-open = Für später offen auslegen
action-commit = { $politicians ->
        [one] { $politicians } Politiker
       *[other] { $politicians } Politiker
    } einsetzen
action-remove = Einen entfernen: { WORD($resource, kind: "resource") }
action-retire = Jemand { WORD($region, kind: "region", form: "from") } nach Mauritius
action-retire-from-base = Jemand aus der Basis nach Mauritius
action-post = Jemand { WORD($region, kind: "region", form: "from") } in die UNO
action-post-from-base = Jemand aus der Basis in die UNO
action-give-up = Jemand { WORD($region, kind: "region", form: "from") } aus dem Spiel
action-give-up-from-base = Jemand aus der Basis aus dem Spiel
action-discard-card = { WORD($card, kind: "card") } ablegen
action-keep-cards = Die Handkarten behalten

## Was gefragt ist

prompt-auction = Biete für { WORD($region, kind: "region", form: "den") }: bis zu { $most } der { $base } in deiner Basis.
    .waiting = Alle bieten für { WORD($region, kind: "region", form: "den") }.
prompt-start-region = Wähle deine Startregion. Je reicher sie ist, desto weniger Politiker beginnen dort.
    .waiting = { PLAYER($seat) } wählt eine Startregion.
prompt-start-placement = Setze jemanden in eine beliebige Region (noch { $own }).
    .waiting = { PLAYER($seat) } setzt jemanden ein.
prompt-take-cards = Wähle { $size } Ereigniskarten für deine Hand ({ $held } gewählt).
    .waiting = Alle wählen ihre Karten.
prompt-sort-out = Lege ungespielte Karten ab oder behalte die Hand; danach wird sie aufgefüllt.
    .waiting = Alle sortieren ihre Karten.
prompt-turn = Spiele eine Karte oder aktiviere eine Region.
    .waiting = { PLAYER($seat) } ist am Zug.
prompt-recalling = Rufe Politiker in deine Basis zurück.
    .waiting = { PLAYER($seat) } ruft Politiker zurück.
prompt-sharing = Wer bestimmt Aktion { $action } von { $actions } { WORD($region, kind: "region", form: "in") }? Sobald alle Partner zustimmen, ist die Liste bindend.
    .waiting = { PLAYER($seat) } stellt eine Liste für { WORD($region, kind: "region", form: "den") } auf.
prompt-government-acts = { WORD($region, kind: "region", form: "The") } handelt: Wähle eine Aktion (noch { $actions }).
    .waiting = { PLAYER($seat) } wählt eine Aktion für { WORD($region, kind: "region", form: "den") }.
prompt-extra-action = { card-drive } für eine weitere Aktion { WORD($region, kind: "region", form: "in") } nutzen?
    .waiting = { WORD($region, kind: "region", form: "In") } ist eine weitere Aktion möglich.
prompt-consent = { PLAYER($proposer) } schlägt für { WORD($region, kind: "region", form: "den") } vor, wo ihr gemeinsam regiert: { motion }. Bist du einverstanden?
    .waiting = Die Koalitionspartner werden gefragt.
prompt-disagreement = Einspruch von { PLAYERS($objected) } gegen deinen Plan: { motion }. Was nun?
    .waiting = { PLAYER($seat) } antwortet auf den Einspruch von { PLAYERS($objected) }.
prompt-dice-offer = { PLAYER($seat) } will darüber würfeln: { motion }. Bist du einverstanden?
    .waiting = { PLAYER($seat) } hat einen Würfelwurf angeboten.
prompt-sharing-consent = { $alone ->
        [true] { PLAYER($first) } soll { $actions ->
            [2] beide
           *[other] alle { $actions }
        } verbleibenden Aktionen { WORD($region, kind: "region", form: "in") } bestimmen.
       *[other] Die nächsten Aktionen { WORD($region, kind: "region", form: "in") } sollen der Reihe nach { PLAYERS($shares) } bestimmen.
    } Bist du einverstanden?
    .waiting = Die Partner prüfen eine Liste.
prompt-vote = { PLAYER($proposer) } schlägt für { WORD($region, kind: "region", form: "den") } vor: { motion }. Du hast { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } stimmt über die Aktion ab.
prompt-open-vote = { PLAYER($proposer) } schlägt für { WORD($region, kind: "region", form: "den") } vor: { motion }. Du hast { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    } und stimmst offen ab.
    .waiting = { WORD($region, kind: "region", form: "The") } stimmt offen über die Aktion ab.
prompt-duel = { $standing ->
        [true] { WORD($region, kind: "region", form: "In") } geht das jetzt durch: { motion }. Jemanden dort opfern, um es zu verhindern?
       *[other] { WORD($region, kind: "region", form: "In") } scheitert das jetzt: { motion }. Jemanden dort opfern, um es durchzusetzen?
    }
    .waiting = Opfer entscheiden über die Aktion { WORD($region, kind: "region", form: "in") }.
prompt-alternatives = { WORD($region, kind: "region", form: "In") } überstimmt: { motion }. Eine andere Aktion vorschlagen?
    .waiting = Die Opposition { WORD($region, kind: "region", form: "of") } darf eine andere Aktion vorschlagen.
prompt-budget = Wähle eine Umwandlung für { WORD($region, kind: "region", form: "den") }.
    .waiting = { PLAYER($seat) } plant den Haushalt { WORD($region, kind: "region", form: "of") }.
prompt-emigration = Wer wandert { WORD($region, kind: "region", form: "from") } aus, und wohin?
    .waiting = { PLAYER($seat) } plant eine Auswanderung { WORD($region, kind: "region", form: "from") }.
prompt-propaganda = Wohin kommt jemand Neues? Eine weitere Person aus der Basis geht dafür nach Mauritius.
    .waiting = { PLAYER($seat) } plant Propaganda { WORD($region, kind: "region", form: "in") }.
prompt-rehabilitation = Wessen Politiker kommt von Mauritius zurück? Das kostet { $price } Diplomatie { WORD($region, kind: "region", form: "of") }.
    .waiting = { PLAYER($seat) } plant eine Rehabilitierung { WORD($region, kind: "region", form: "in") }.
prompt-partner = Mit welcher Region handelt { WORD($region, kind: "region") }?
    .waiting = { PLAYER($seat) } sucht einen Partner für { WORD($region, kind: "region", form: "den") }.
prompt-offer = Stelle das Angebot zusammen und schicke es ab. Du gibst: { COUNT($gives) ->
        [0] nichts
       *[other] { EACH($gives, say: "chips") }
    }. Du verlangst: { COUNT($takes) ->
        [0] nichts
       *[other] { EACH($takes, say: "chips") }
    }.
    .waiting = { PLAYER($seat) } stellt ein Angebot zusammen.
prompt-reply = { PLAYER($author) } macht dir ein Angebot. Du bekommst { COUNT($get) ->
        [0] nichts
       *[other] { EACH($get, say: "chips") }
    }, du gibst { COUNT($pay) ->
        [0] nichts
       *[other] { EACH($pay, say: "chips") }
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } prüft das Angebot von { PLAYER($author) }.
prompt-purge-victim = Wessen Politiker muss { WORD($region, kind: "region", form: "from") } in die Basis zurück? Das kostet dort { $price } Militär und braucht keine Abstimmung.
    .waiting = { PLAYER($seat) } plant eine Säuberung { WORD($region, kind: "region", form: "in") }.
prompt-war-target = Wen greift { WORD($region, kind: "region") } an?
    .waiting = { PLAYER($seat) } plant einen Krieg { WORD($region, kind: "region", form: "by") } aus.
prompt-war-split = Wie wird ein Sieg unter { PLAYERS($partners) } geteilt?
    .waiting = { PLAYER($seat) } sagt, wie ein Sieg geteilt wird.
prompt-war = Krieg { WORD($home, kind: "region", form: "of") } gegen { WORD($region, kind: "region", form: "den") }, { $ours } zu { $theirs }{ $thrown ->
        [true] {""} mit den Würfeln
       *[other] {""} vor den Würfeln
    }. { card-warmonger } für 1 mehr einsetzen?
    .waiting = Ein Krieg wird gleich entschieden.
prompt-spoils = Sieg: Wie viele Politiker von { PLAYERS($losers) } ersetzt du { WORD($region, kind: "region", form: "in") }? Höchstens { $most }.
    .waiting = { PLAYER($seat) } nutzt den Sieg { WORD($region, kind: "region", form: "in") }.
prompt-proposal = { $by ->
        [card] Was beantragt deine Karte? Regierungen und UNO stimmen darüber ab.
       *[region] Was beantragt { WORD($region, kind: "region") }? Regierungen und UNO stimmen darüber ab.
    }
    .waiting = { PLAYER($seat) } stellt einen Antrag.
prompt-own-stake = Wie viele Diplomatiechips { WORD($region, kind: "region", form: "of") } setzt du für deinen eigenen Antrag?
    .waiting = { PLAYER($seat) } setzt Diplomatie { WORD($region, kind: "region", form: "of") }.
prompt-government-stake = { motion-moved }: { $ayes } dafür, { $noes } dagegen. Wie viel der { $held } Diplomatie { WORD($region, kind: "region", form: "of") } setzt du ein?
    .waiting = { PLAYER($seat) } bestimmt den Einsatz { WORD($region, kind: "region", form: "of") }.
prompt-stake-consent = { $side ->
        [for] { PLAYER($seat) } will { $count } Diplomatie { WORD($region, kind: "region", form: "of") } für { motion-noun } einsetzen.
       *[against] { PLAYER($seat) } will { $count } Diplomatie { WORD($region, kind: "region", form: "of") } gegen { motion-noun } einsetzen.
    } Bist du einverstanden?
    .waiting = Die Partner { WORD($region, kind: "region", form: "in") } prüfen den Einsatz.
prompt-factions = { motion-moved }: { $ayes } dafür, { $noes } dagegen. { $delegates ->
        [one] Wie stimmt dein Delegierter?
       *[other] Wie stimmen deine { $delegates } Delegierten?
    }
    .waiting = Die Fraktionen der UNO stimmen ab.
prompt-bribery = { bribed-matter } Kauft { WORD($region, kind: "region") } Stimmen oder Enthaltungen?
    .waiting = { PLAYER($seat) } entscheidet über Bestechung durch { WORD($region, kind: "region", form: "den") }.
prompt-bribe-consent = { bribed-matter } { WORD($region, kind: "region", form: "The") } will { $price } Handel zahlen, damit { $yours ->
        [true] dein Delegierter
       *[other] ein Delegierter von { PLAYER($victim) }
    } { $vote ->
        [abstain] sich enthält
        [for] dafür stimmt
       *[against] dagegen stimmt
    }. Bist du einverstanden?
    .waiting = Die Partner { WORD($region, kind: "region", form: "in") } prüfen eine Bestechung.
prompt-assassination-victim = Auf wen wird ein Attentat verübt, und wo? Würfel 1: aus dem Spiel, 2: zurück in die Basis, 3: einer von dir flieht.
    .waiting = { PLAYER($seat) } plant ein Attentat.
prompt-expansion = Wohin expandierst du? Bis zu zwei deiner Politiker gehen aus der Basis dorthin.
    .waiting = { PLAYER($seat) } expandiert.
prompt-retirement-victim = Wer geht in den Ruhestand? Dieser Politiker kehrt in die Basis seiner Partei zurück.
    .waiting = { PLAYER($seat) } schickt jemanden in den Ruhestand.
prompt-defection = Wen ersetzt du durch jemanden aus deiner Basis? Dafür geht eine weitere Person von dir nach Mauritius.
    .waiting = { PLAYER($seat) } wirbt jemanden ab.
prompt-defector-fee = Eine weitere Person geht nach Mauritius: woher?
    .waiting = { PLAYER($seat) } bezahlt für den Überläufer.
prompt-transfer = Wer wird versetzt, und von wo?
    .waiting = { PLAYER($seat) } versetzt jemanden.
prompt-transfer-to = Wohin geht { $mine ->
        [true] deine Person
       *[other] die Person von { PLAYER($party) }
    } { WORD($origin, kind: "region", form: "from") }?
    .waiting = { PLAYER($seat) } versetzt jemanden von { PLAYER($party) }.
prompt-development-aid = Welche Region erhält Entwicklungshilfe: zwei Handel von einer, die mehr hat?
    .waiting = { PLAYER($seat) } vergibt Entwicklungshilfe.
prompt-aid-giver = Welche Region gibt zwei Handel an { WORD($region, kind: "region", form: "den") }?
    .waiting = { PLAYER($seat) } wählt, wer an { WORD($region, kind: "region", form: "den") } gibt.
prompt-recession = Wo bricht die Rezession aus? Dort und nebenan geht aller Handel verloren, der die Regierungsstärke übersteigt.
    .waiting = { PLAYER($seat) } spielt eine Rezession.
prompt-revolution = Wo bricht die Revolution aus? Dort und nebenan begrenzen Würfel, wie viele Politiker Regierungsparteien behalten.
    .waiting = { PLAYER($seat) } spielt eine Revolution.
prompt-sabotage = Welche Region wird sabotiert? Sie verliert so viele Chips deiner Wahl, wie der Würfel zeigt.
    .waiting = { PLAYER($seat) } plant Sabotage.
prompt-sabotaging = Entferne einen Chip { WORD($region, kind: "region", form: "from") } (noch { $left }).
    .waiting = { PLAYER($seat) } sabotiert { WORD($region, kind: "region", form: "den") }.
prompt-unrest = Wo brechen die Unruhen aus? Dort und nebenan behalten Regierungsparteien nur so viele Politiker, wie Handel liegt.
    .waiting = { PLAYER($seat) } schürt Unruhen.
prompt-initiative-backer = Welche deiner Regionen zahlt einen Diplomatiechip für die Initiative? Er zählt als Stimme für deinen Antrag.
    .waiting = { PLAYER($seat) } sucht Rückhalt für eine Initiative.
prompt-pact = Welche Region schützt der Pakt vor einem ihrer Nachbarn?
    .waiting = { PLAYER($seat) } schließt einen Pakt.
prompt-pact-neighbour = Welcher Nachbar darf { WORD($region, kind: "region", form: "den") } bis zur nächsten Wertung nicht angreifen?
    .waiting = { PLAYER($seat) } schützt { WORD($region, kind: "region", form: "den") }.
prompt-warmonger = Eine offene Karte aufheben oder { card-warmonger } auslegen?
    .waiting = { PLAYER($seat) } spielt { card-warmonger }.
prompt-coup-region = Wo wird geputscht? Gelingt es, ersetzen deine Politiker die Regierung.
    .waiting = { PLAYER($seat) } plant einen Putsch.
prompt-coup = { $plotting ->
        [true] Wie viele putschen { WORD($region, kind: "region", form: "in") }? Die Regierung hat Stärke { $strength }, deine Basis { $base }. Wer mitmacht, geht nach Mauritius.
       *[other] Wie viele verteidigen die Regierung { WORD($region, kind: "region", form: "of") } (Stärke { $strength })? Deine Basis hat { $base }. Wer mitmacht, geht nach Mauritius.
    }
    .waiting = { PLAYER($seat) } versucht einen Putsch { WORD($region, kind: "region", form: "in") }.
prompt-posting = Entsende Politiker in die UNO: noch { $left } von { $of }. Je mehr Punkte, desto mehr; du bist auf Platz { $place }.
    .waiting = Politiker gehen in die UNO.
prompt-removal = Nimm Politiker aus dem Spiel: noch { $left } von { $of }, damit alle gleich viele abgeben.
    .waiting = Politiker verlassen das Spiel.
prompt-troops-motion = Gegen welche Region soll die UNO { $troops } Truppen schicken? Ihre Delegierten stimmen darüber ab.
    .waiting = Die UNO berät über Truppen.

## Was nicht geht

refusal-no-list-now = { $actions ->
        [one] Über { $actions } verbleibende Aktion
       *[other] Über { $actions } verbleibende Aktionen
    } lässt sich keine Liste machen.
refusal-only-lifting = { WORD($region, kind: "region", form: "The") } steht unter Sanktionen: Möglich ist nur ein Antrag, sie aufzuheben.
refusal-peace-in-force = { WORD($region, kind: "region", form: "The") } kann keinen Krieg führen: Eine Friedensinitiative gilt.
refusal-pact-in-force = Ein Pakt schützt { WORD($other, kind: "region", form: "den") } vor { WORD($region, kind: "region", form: "dem") }.
refusal-no-budget-now = { WORD($region, kind: "region", form: "The") } hat nichts, was sich umwandeln ließe.
refusal-no-emigration-now = Niemand aus der Regierung kann { WORD($region, kind: "region", form: "from") } auswandern.
refusal-no-propaganda-now = Propaganda braucht { $least } Politiker in der Basis; vorhanden: { $base }.
refusal-no-rehabilitation-now = Rehabilitierung braucht einen Diplomatiechip ({ WORD($region, kind: "region") } hat { $diplomacy }) und jemanden auf Mauritius ({ $mauritius }).
refusal-no-trade-now = { WORD($region, kind: "region", form: "The") } hat keinen Nachbarn zum Handeln.
refusal-no-purge-now = Eine Säuberung braucht einen Militärchip ({ WORD($region, kind: "region") } hat { $army }) und eine Opposition.
refusal-no-war-now = { WORD($region, kind: "region", form: "The") } hat niemanden, gegen den sich Krieg führen ließe.
refusal-no-proposal-now = Ein Antrag braucht einen Diplomatiechip ({ WORD($region, kind: "region") } hat { $diplomacy }) und einen Gegenstand.
refusal-bid-too-high = { FIGURE($bid) } ist zu viel: { $kept ->
        [one] { $kept } der { $base } in der Basis muss
       *[other] { $kept } der { $base } in der Basis müssen
    } bleiben.
refusal-bid-below-zero = Ein Gebot von { FIGURE($bid) } ist nicht möglich.
refusal-start-region-taken = { WORD($region, kind: "region", form: "The") } ist die Startregion von { PLAYER($owner) }.
refusal-no-such-bribe = { PLAYER($seat) } hat { $delegates ->
        [one] { $delegates } käufliche Stimme
       *[other] { $delegates } käufliche Stimmen
    }; es kostet { $price } Handel, die Region hat { $trade }.
refusal-cannot-pay = { WORD($region, kind: "region", form: "The") } kann nicht { $pays } zahlen: { WORD($resource, kind: "resource") }; vorhanden: { $held }.
refusal-disarmed = { WORD($region, kind: "region", form: "The") } ist abgerüstet und darf nicht rüsten.
refusal-changes-nothing = Das änderte nichts { WORD($region, kind: "region", form: "in") }: { WORD($resource, kind: "resource") } { $held }, höchstens { $cap }, oder der Vorrat ist leer.
refusal-pact-already = Zwischen { WORD($region, kind: "region", form: "dem") } und { WORD($other, kind: "region", form: "dem") } gilt schon ein Pakt.
refusal-not-adjacent = { WORD($other, kind: "region", form: "The") } grenzt nicht an { WORD($region, kind: "region", form: "den") }.
refusal-party-not-there = { PLAYER($seat) } hat { WORD($region, kind: "region", form: "in") } niemanden.
refusal-no-such-number = { $count } ist nicht möglich: von { $least } bis { $most }.
refusal-region-without-effect = Die Karte hätte { WORD($region, kind: "region", form: "in") } keine Wirkung.
refusal-giver-not-richer = { WORD($giver, kind: "region", form: "The") } ({ $gives } Handel) ist nicht reicher als { WORD($receiver, kind: "region") } ({ $has }).
refusal-chips-not-there = { WORD($region, kind: "region", form: "The") } hat nicht { $count }: { WORD($resource, kind: "resource") }; vorhanden: { $held }.
refusal-nobody-to-overthrow = { WORD($region, kind: "region", form: "In") } gibt es keine fremde Regierung zu stürzen.
refusal-only-lifted-by-itself = Nur { WORD($region, kind: "region") } selbst kann die Aufhebung seiner Sanktionen beantragen.
refusal-not-sanctioned = Gegen { WORD($region, kind: "region", form: "den") } gelten keine Sanktionen.
refusal-sanctioned-already = Gegen { WORD($region, kind: "region", form: "den") } gelten schon Sanktionen.
refusal-marker-used-up = Alle { $count } Marker liegen schon aus ({ WORD($marker, kind: "word") }): { WORDS($regions, kind: "region") }.
refusal-nothing-to-disarm = { WORD($region, kind: "region", form: "In") } gibt es nichts abzurüsten.
refusal-no-such-stake = { $chips } ist nicht möglich: von { $least } bis { $held }.
refusal-not-in-government-here = { PLAYER($seat) } regiert { WORD($region, kind: "region", form: "in") } nicht.
refusal-base-too-small = { PLAYER($seat) } hat { $base } in der Basis; nötig: { $least }.
refusal-nobody-on-mauritius = { PLAYER($seat) } hat niemanden auf Mauritius.
refusal-not-in-opposition = { PLAYER($seat) } ist { WORD($region, kind: "region", form: "in") } nicht in der Opposition.
refusal-no-government-there = { WORD($other, kind: "region", form: "The") } hat keine Regierung.
refusal-own-government-there = { WORD($other, kind: "region", form: "The") } wird von denselben Parteien regiert wie { WORD($region, kind: "region") }.
refusal-already-in-offer = Das Angebot nennt das schon ({ WORD($region, kind: "region", form: "name") }): { WORD($resource, kind: "resource") }.
refusal-no-more-counters = Es gibt höchstens { $most } Gegenangebote.
refusal-region-empty = { WORD($region, kind: "region", form: "In") } ist niemand.
refusal-region-done = { WORD($region, kind: "region", form: "The") } ist in dieser Runde abgehandelt.
refusal-recalled-already = Du hast in diesem Zug schon zurückgerufen.
refusal-nobody-to-recall = Du hast keine Politiker in Regionen, die du zurückrufen könntest.
refusal-card-without-effect = { WORD($card, kind: "card") } hätte jetzt keine Wirkung.
refusal-card-not-held = Du hast { WORD($card, kind: "card") } nicht auf der Hand.
refusal-no-such-votes = { $ayes } dafür und { $noes } dagegen ist mit { $delegates ->
        [one] { $delegates } Stimme
       *[other] { $delegates } Stimmen
    } nicht möglich.
refusal-protectorate-already = { WORD($region, kind: "region", form: "The") } ist schon Protektorat.

## Was versprochen wird

remark-will-vote = { PLAYER($speaker) } verspricht für die nächste Abstimmung: { WORD($vote, kind: "vote") }.
remark-will-not-attack = { PLAYER($speaker) } verspricht, { WORD($region, kind: "region", form: "den") } bis zur nächsten Wertung nicht anzugreifen.
remark-call-against = { PLAYER($speaker) }: { PLAYER($seat) } gewinnt gleich. Das müssen wir gemeinsam verhindern.
remark-threaten = { PLAYER($speaker) }: { PLAYER($seat) }, wer mich angreift, wird angegriffen.
remark-ask-peace = { PLAYER($speaker) }: { PLAYER($seat) }, lässt du meine Regionen in Frieden?
remark-would-trade = { PLAYER($speaker) }: { PLAYER($seat) }, ich gäbe { WORD($give, kind: "resource") } für { WORD($take, kind: "resource") }.
remark-answer = { $because ->
        [agreed] { PLAYER($speaker) }: { PLAYER($seat) }, einverstanden.
        [leader] { PLAYER($speaker) }: { PLAYER($seat) }, nein: Du liegst vorn.
        [broken] { PLAYER($speaker) }: { PLAYER($seat) }, nein: Du hast dein Wort gebrochen.
       *[no-use] { PLAYER($speaker) }: { PLAYER($seat) }, nein: Davon hätte ich nichts.
    }

## Enden

ending-threshold = Die nötigen Punkte sind erreicht.
ending-dominance = Eine Partei beherrscht die Welt.
ending-exhaustion = Eine Partei hat niemanden mehr; die Rundenwertung entscheidet.

## Das Terminal

terminal-world = Wertungen bisher { $evaluations } · Dominanz { $dominance } Regionen · { $goal } Punkte gewinnen
terminal-base = Basis
terminal-regions = in Regionen
terminal-mauritius = Mauritius
terminal-un = UNO
terminal-gone = draußen
terminal-governed = regiert
terminal-cards = Karten
terminal-points = Punkte
terminal-standing = jetzt
terminal-open-cards = Offene Karten:
terminal-hand = Deine Karten:
terminal-remark = Versprechen
    .text = Du kannst versprechen, fragen, drohen und antworten (niemand ist daran gebunden):
