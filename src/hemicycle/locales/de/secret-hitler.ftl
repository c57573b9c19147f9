# Words of Secret Hitler
# CC BY-NC-SA 4.0 (https://creativecommons.org/licenses/by-nc-sa/4.0/), see src/hemicycle/games/secret_hitler/LICENSE.md

## Rules: preparation

rule-SH-001 = Mitspieler und Rollen
    .text = Es spielen fünf bis zehn Personen. Eine davon ist Hitler. Neben Hitler gibt es zu fünft und sechst einen Faschisten, zu siebt und acht zwei, zu neunt und zehnt drei. Alle anderen sind Liberale; sie sind damit immer um eins oder zwei in der Überzahl.
rule-SH-002 = Die Gesetze
    .text = Der Stapel besteht aus 6 liberalen und 11 faschistischen Gesetzen und wird verdeckt gemischt. Die ersten drei Karten sind in 24 % der Partien alle faschistisch, in 49 % ist eine liberal, in 24 % sind es zwei und in 3 % alle drei. Andere Ausgaben können anders gemischt sein.
rule-SH-003 = Partei und Rolle
    .text = Jeder hat eine geheime Rolle (Liberaler, Faschist oder Hitler) und ein Parteibuch. Liberale haben ein liberales, die Faschisten und Hitler ein faschistisches. Wer nur das Parteibuch sieht, kann Hitler also nicht von einem anderen Faschisten unterscheiden.
rule-SH-004 = Wer wen kennt
    .text = Vor der ersten Wahl erfahren die Faschisten, wer außer ihnen Faschist und wer Hitler ist. Zu fünft und sechst erfährt auch Hitler, wer der Faschist ist; ab sieben Personen kennt Hitler niemanden. Liberale kennen nur sich selbst.
rule-SH-005 = Die erste Kandidatur
    .text = Wer als Erster für das Präsidentenamt kandidiert, entscheidet das Los.

## Rules: election

rule-SH-010 = Das Präsidentenamt wandert
    .text = In jeder Runde kandidiert jemand anderes für das Präsidentenamt: im Uhrzeigersinn der Nächste, der noch lebt. Niemand wird wegen eines früheren Amtes übergangen.
rule-SH-011 = Einen Kanzler vorschlagen
    .text = Der Präsidentschaftskandidat schlägt jemand anderen, der noch lebt, als Kanzler vor. Gesperrt sind die beiden Mitglieder der zuletzt gewählten Regierung, gleich in welchem Amt. Wer bei der Abstimmung durchgefallen ist, ist nicht gesperrt, und für das Präsidentenamt ist es niemand.
rule-SH-012 = Sperre in kleiner Runde
    .text = Leben noch fünf, ist nur der zuletzt gewählte Kanzler gesperrt; der letzte Präsident darf vorgeschlagen werden. Gezählt wird in dem Moment, in dem vorgeschlagen wird. Nach unserer Lesart gilt das auch, wenn nur noch vier oder drei leben.
rule-SH-013 = Die Abstimmung
    .text = Alle Lebenden stimmen mit Ja oder Nein über die vorgeschlagene Regierung ab, auch die beiden Kandidaten. Die Stimmen bleiben geheim, bis alle abgegeben sind; dann sehen alle, wer wie gestimmt hat. Gewählt ist die Regierung bei mehr Ja- als Nein-Stimmen; Gleichstand reicht nicht.
rule-SH-014 = Eine abgelehnte Regierung
    .text = Scheitert die Wahl, rückt der Wahlzähler um eins vor, und der Nächste kandidiert. Erreicht der Zähler die Drei, kommt es vorher zum Chaos.
rule-SH-015 = Chaos
    .text = Erreicht der Wahlzähler die Drei, tritt sofort das oberste Gesetz des Stapels in Kraft. Eine damit verbundene Befugnis verfällt, der Zähler geht auf null, und alle Sperren sind aufgehoben: Der nächste Kandidat darf jeden anderen Lebenden vorschlagen. Hat der Stapel weniger als drei Karten, wird er mit den abgelegten zusammengemischt; wir prüfen das, bevor die Karte genommen wird, und danach noch einmal. Auf Wunsch endet die Partie stattdessen mit einem Sieg der Faschisten (Option).
rule-SH-016 = Den Zähler zurücksetzen
    .text = Der Wahlzähler geht auf null, sobald ein Gesetz in Kraft tritt, ob durch eine Regierung oder durch Chaos. Eine gewonnene Wahl allein setzt ihn nicht zurück.
rule-SH-017 = Gesetze aus dem Chaos zählen
    .text = Ein im Chaos erlassenes Gesetz zählt wie jedes andere: Es kann die Partie entscheiden, es bringt den Punkt näher, ab dem Hitlers Wahl zum Kanzler die Partie entscheidet, und es kann das Veto freigeben. Nur die Befugnis entfällt.

## Rules: legislative session

rule-SH-020 = Hitler als Kanzler
    .text = Wird eine Regierung gewählt, während mindestens drei faschistische Gesetze gelten, zeigt sich sofort, ob der neue Kanzler Hitler ist. Wenn ja, gewinnen die Faschisten. Wenn nicht, wissen nun alle sicher, dass diese Person nicht Hitler ist.
rule-SH-021 = Die gesetzgebende Sitzung
    .text = Der Präsident zieht drei Gesetze, legt eines verdeckt ab und gibt die beiden anderen zusammen dem Kanzler. Der legt eines verdeckt ab und erlässt das andere. Dabei dürfen sich die beiden in keiner Weise verständigen, und jeder muss wirklich wählen, statt es dem Zufall zu überlassen.
rule-SH-022 = Geheimnis und Lüge
    .text = Abgelegte Gesetze werden nie gezeigt. Über das, was man gesehen hat, darf man alles sagen, Wahres wie Falsches, oder schweigen. Geredet wird öffentlich: keine Gespräche unter vier Augen, kein Zeigen von Karten. Nur Hitler kann sich nicht verstecken, wenn er hingerichtet oder bei mindestens drei faschistischen Gesetzen zum Kanzler gewählt wird; an diesem Tisch gibt das Spiel selbst es bekannt.
rule-SH-023 = Neu mischen
    .text = Hat der Stapel am Ende einer Sitzung weniger als drei Karten, werden sie mit allen abgelegten zu einem neuen Stapel gemischt, ohne dass jemand sie ansieht. Nach unserer Lesart geschieht das auch nach einem Veto und noch vor dem Einsatz einer Befugnis; wer in den Stapel blickt, findet also immer drei Karten.
rule-SH-024 = Sieg durch Gesetze
    .text = Die Liberalen gewinnen mit ihrem fünften Gesetz, die Faschisten mit ihrem sechsten. Das wird geprüft, sobald ein Gesetz in Kraft tritt, noch vor jeder Befugnis.

## Rules: presidential powers

rule-SH-030 = Befugnisse des Präsidenten
    .text = Erlässt eine Regierung ein faschistisches Gesetz auf einem Feld mit einer Befugnis, muss ihr Präsident sie vor der nächsten Runde nutzen. Sie gilt ein einziges Mal und lässt sich nicht ablehnen, aufsparen oder weitergeben. Beraten darf er sich mit allen, entscheiden muss er allein.
rule-SH-031 = Die faschistischen Tafeln
    .text = Zu fünft und sechst: Blick in den Stapel auf dem dritten Feld, Hinrichtung auf dem vierten und fünften. Zu siebt und acht: Überprüfung auf dem zweiten, Sonderwahl auf dem dritten, Hinrichtung auf dem vierten und fünften. Zu neunt und zehnt ebenso, dazu eine Überprüfung schon auf dem ersten. Auf jeder Tafel gibt das fünfte Gesetz außerdem das Veto frei, und das sechste gewinnt die Partie.
rule-SH-032 = Überprüfung
    .text = Der Präsident wählt jemand anderen, der noch lebt, und sieht als Einziger dessen Parteibuch, nicht die Rolle. Was er den anderen davon erzählt, ob wahr oder falsch, steht ihm frei. Niemand kann in einer Partie zweimal überprüft werden, auch nicht von verschiedenen Präsidenten. Ist niemand mehr übrig, verfällt die Befugnis nach unserer Lesart.
rule-SH-033 = Sonderwahl
    .text = Der Präsident bestimmt, wer als Nächstes für das Präsidentenamt kandidiert: jeder andere Lebende, auch wer gerade gesperrt ist. Vorschlag und Abstimmung laufen wie immer. Wie sie auch ausgehen, danach ist der Nächste im Uhrzeigersinn nach dem Präsidenten an der Reihe, der die Sonderwahl ausgerufen hat. Wurde eben dieser bestimmt, kandidiert er womöglich zweimal nacheinander.
rule-SH-034 = Blick in den Stapel
    .text = Nur der Präsident sieht sich die obersten drei Gesetze des Stapels an und lässt sie in derselben Reihenfolge liegen. Das Regelbuch klingt, als wäre das freiwillig; wir behandeln es wie jede Befugnis als Pflicht.
rule-SH-035 = Hinrichtung
    .text = Der Präsident lässt jemand anderen hinrichten, der noch lebt. War es Hitler, gewinnen die Liberalen sofort. War er es nicht, bleiben Rolle und Partei des Toten geheim. Tote reden und stimmen nicht mehr mit, bekleiden kein Amt und zählen nicht mehr. Nach unserer Lesart kann der Präsident sich nicht selbst wählen.

## Rules: veto

rule-SH-040 = Veto
    .text = In jeder Sitzung nach dem fünften faschistischen Gesetz darf der Kanzler, wenn er seine zwei Gesetze bekommen hat, ein Veto verlangen, statt eines zu erlassen. Stimmt der Präsident zu, werden beide abgelegt, nichts tritt in Kraft, der Wahlzähler rückt um eins vor, und der Nächste kandidiert. Lehnt er ab, muss der Kanzler eines der beiden erlassen. Nach unserer Lesart darf er es nur einmal je Sitzung verlangen.
rule-SH-041 = Veto und Wahlzähler
    .text = Ein Veto gilt als gescheiterte Regierung: Bringt es den Zähler auf drei, bricht Chaos aus. Die Regierung, die es eingelegt hat, war gewählt und bleibt gesperrt, solange nicht das Chaos die Sperren aufhebt.
rule-SH-042 = Veto nach der Auswahl
    .text = Eine inoffizielle Form des Vetos, wählbar als Option: Der Kanzler bestimmt zuerst geheim, welches Gesetz er erlassen will. Dann erklären Präsident und Kanzler jeder für sich, ob sie das Veto wollen. Wollen es beide, werden beide Gesetze wie bei jedem Veto abgelegt; sonst tritt das gewählte in Kraft.
rule-SH-043 = Wie lange eine Partie dauern kann
    .text = Mit den offiziellen Zahlen treten höchstens zehn Gesetze in Kraft, bis jemand gewonnen hat. Auf jedes kommen höchstens drei Wahlen, mehr als dreißig gibt es also nie.

## Options

## How unclear rules are read

ruling-knowledge-of-small-tables = Zu fünft und zu sechst kennen sich Hitler und der Faschist; die Übersicht, in der Hitler niemanden kennt, meint größere Runden.
ruling-term-limits-below-five = Leben nur noch fünf oder weniger, ist allein der zuletzt gewählte Kanzler von der Kanzlerschaft ausgeschlossen.
ruling-vetoes-count-as-failures = Eine Regierung mit Veto rückt den Wahlzähler vor wie eine abgelehnte.
ruling-silence-of-the-government = Vom Ziehen bis zum Beschluss oder Veto sagen Präsident und Kanzler nichts, weder im Chat noch durch eine Behauptung.
ruling-all-talk-is-public = Alle reden vor allen; private Gespräche gibt es an diesem Tisch nicht.
ruling-shuffle-before-the-power = Weniger als drei Karten werden am Ende einer Sitzung und vor der Befugnis mit dem Ablagestapel gemischt; so zeigt der Blick in den Stapel immer drei.
ruling-slots-without-power = Nur Felder, auf denen eine Befugnis steht, geben eine.
ruling-nobody-left-to-investigate = Niemand überprüft sich selbst; ist niemand mehr zu überprüfen, verfällt die Befugnis.
ruling-anybody-in-a-special-election = Zur Sonderwahl kann jeder andere Lebende gestellt werden, auch wer gerade im Amt war.
ruling-a-peek-is-taken = Der Blick in den Stapel ist Pflicht, wie jede andere Befugnis.
ruling-not-oneself = Präsidenten können nicht sich selbst hinrichten lassen.
ruling-one-veto-request = Ein abgelehntes Veto kann in derselben Sitzung nicht noch einmal verlangt werden.

option-veto_procedure = Veto
    .text = Wie eine Regierung ihr Veto einlegt.
    .choice-ask = Der Kanzler verlangt es, der Präsident entscheidet
    .choice-pick-first = Der Kanzler wählt erst ein Gesetz, dann entscheiden beide (inoffiziell)
option-chaos_rule = Chaos
    .text = Was geschieht, wenn der Wahlzähler voll ist.
    .choice-enact = Das oberste Gesetz tritt in Kraft
    .choice-fascists-win = Die Faschisten gewinnen (inoffiziell)

## Editions

edition-official = Offiziell
    .text = Das Spiel, wie es seine Autoren veröffentlicht haben, für 5 bis 10 Personen.
edition-rebalanced = Neu austariert (inoffiziell)
    .text = Nicht von den Autoren des Spiels: Änderungen der Website secrethitler.io, die für ausgeglichene Chancen sorgen sollen. Zu sechst gilt von Anfang an ein faschistisches Gesetz; zu siebt und zu neunt hat der Stapel zehn statt elf faschistische Gesetze.

## Nouns

role-liberal = Liberaler
role-fascist = Faschist
role-hitler = Hitler
side-liberal = Team der Liberalen
side-fascist = Team der Faschisten
party-liberal = Liberale Partei
party-fascist = Faschistische Partei
policy-liberal = Liberales Gesetz
policy-fascist = Faschistisches Gesetz
power-none = Keine Befugnis
    .text = Es geschieht nichts weiter.
power-peek = Blick in den Stapel
    .text = Der Präsident sieht sich die obersten drei Gesetze des Stapels an.
power-investigate = Überprüfung
    .text = Der Präsident sieht das Parteibuch von jemand anderem.
power-special-election = Sonderwahl
    .text = Der Präsident bestimmt, wer als Nächstes für das Präsidentenamt kandidiert.
power-execution = Hinrichtung
    .text = Der Präsident lässt jemand anderen hinrichten.
power-victory = Sieg
    .text = Die Faschisten gewinnen.
word-president = Präsident
word-chancellor = Kanzler
word-deck = Stapel
word-discard = Ablagestapel
word-tracker = Wahlzähler
word-veto = Veto

## Was geschieht

event-role-dealt = { $role ->
        [liberal] Du bist liberal.
        [fascist] Du bist Faschist.
       *[hitler] Du bist Hitler.
    }{ COUNT($fascists) ->
        [0] {""}
        [one] {" "}Dein Mitfaschist ist { PLAYERS($fascists) }.
       *[other] {" "}Deine Mitfaschisten sind { PLAYERS($fascists) }.
    }{ $role ->
        [fascist] {" "}Hitler ist { PLAYER($hitler) }.
       *[other] {""}
    }
event-round-began = { PLAYER($president) } stellt sich zur Präsidentenwahl.
event-nominated = { PLAYER($president) } schlägt { PLAYER($chancellor) } für das Kanzleramt vor.
event-voted = { $elected ->
        [true] Die Regierung ist gewählt
       *[other] Die Regierung ist abgelehnt
    }: { COUNT($yes) } Ja ({ COUNT($yes) ->
        [0] niemand
       *[other] { PLAYERS($yes) }
    }), { COUNT($no) } Nein ({ COUNT($no) ->
        [0] niemand
       *[other] { PLAYERS($no) }
    }).
event-tracker-moved = Der Wahlzähler rückt auf { $tracker } von { $of }.
event-chaos = Chaos: Die oberste Karte tritt in Kraft: { WORD($policy, kind: "policy") }.
event-not-hitler = { PLAYER($seat) } ist nicht Hitler.
event-drew = Du ziehst: { WORDS($cards, kind: "policy") }.
event-passed-on = { PLAYER($president) } legt eine Karte ab und gibt zwei an { PLAYER($chancellor) } weiter.
event-received = Du erhältst: { WORDS($cards, kind: "policy") }.
event-enacted = { $policy ->
        [liberal] Ein liberales Gesetz tritt in Kraft, Nummer { $count }.
       *[fascist] Ein faschistisches Gesetz tritt in Kraft, Nummer { $count }.
    }
event-veto-asked = { PLAYER($chancellor) } verlangt ein Veto.
event-veto-refused = Das Veto wird abgelehnt.
event-vetoed = { PLAYER($president) } und { PLAYER($chancellor) } verwerfen mit ihrem Veto alle Karten.
event-reshuffled = Stapel und Ablage werden zusammengemischt: { $deck } Karten.
event-peeked = { PLAYER($president) } sieht die obersten drei Karten an.
event-peek-saw = Von oben siehst du: { WORDS($cards, kind: "policy") }.
event-investigated = { PLAYER($president) } sieht das Parteibuch von { PLAYER($seat) } ein.
event-investigation-saw = Parteibuch von { PLAYER($seat) }: { WORD($party, kind: "party") }.
event-power-idle = { WORD($power, kind: "power") }: Es ist niemand mehr übrig, den das treffen könnte.
event-election-called = { PLAYER($president) } ruft eine Sonderwahl für { PLAYER($seat) } aus.
event-executed = { PLAYER($president) } lässt { PLAYER($seat) } hinrichten.
event-game-ended = { $side ->
        [liberal] Die Liberalen gewinnen.
       *[fascist] Die Faschisten gewinnen.
    } { WORD($ending, kind: "ending") }

## Was man tun kann

action-nominate = { PLAYER($seat) } vorschlagen
action-ballot = { $ja ->
        [true] Ja
       *[other] Nein
    }
action-discard = Karte { NTH($card) } ablegen: { WORD($policy, kind: "policy") }
action-enact = Karte { NTH($card) } erlassen: { WORD($policy, kind: "policy") } ({ $count } von { $of })
action-ask-veto = Ein Veto verlangen
action-accept-veto = Dem Veto zustimmen
action-refuse-veto = Das Veto ablehnen
action-investigate = { PLAYER($seat) } überprüfen
action-call-election = { PLAYER($seat) } zur Wahl stellen
action-execute = { PLAYER($seat) } hinrichten

## Was gefragt ist

prompt-nomination = Schlage jemanden für das Kanzleramt vor; dann stimmen alle über euch beide ab.
    .waiting = Jemand wird für das Kanzleramt vorgeschlagen.
prompt-vote = { $office ->
        [president] Dich ins Präsidentenamt wählen, mit { PLAYER($chancellor) } im Kanzleramt?
        [chancellor] { PLAYER($president) } ins Präsidentenamt wählen, mit dir im Kanzleramt?
       *[none] { PLAYER($president) } ins Präsidentenamt und { PLAYER($chancellor) } ins Kanzleramt wählen?
    }
    .waiting = Alle stimmen über eine Regierung mit { PLAYER($chancellor) } im Kanzleramt ab.
prompt-president-discards = Wähle die Karte, die du ablegst; die beiden anderen bekommt { PLAYER($chancellor) }.
    .waiting = Der Präsident legt eine Karte ab.
prompt-chancellor-enacts = { $vetoed ->
        [true] Das Veto ist abgelehnt: Wähle die Karte, die du erlässt; die andere wird abgelegt.
       *[other] Wähle die Karte, die du erlässt; die andere wird abgelegt.
    }
    .waiting = { PLAYER($chancellor) } erlässt ein Gesetz.
prompt-veto-reply = { PLAYER($chancellor) } verlangt ein Veto gegen die beiden Karten, die du weitergegeben hast ({ WORDS($cards, kind: "board-policy") }). Beide ablegen? Die Regierung gilt dann als gescheitert.
    .waiting = Der Präsident entscheidet über das Veto.
prompt-chancellor-picks = Wähle die Karte, die in Kraft tritt, wenn das Veto scheitert.
    .waiting = { PLAYER($chancellor) } legt eine Karte beiseite.
prompt-veto-vote = Veto gegen beide Karten ({ WORDS($cards, kind: "board-policy") })? Sagt ihr beide Ja, tritt keine in Kraft, sonst die gewählte.
    .waiting = Präsident und Kanzler entscheiden über ein Veto.
prompt-investigation = Wessen Parteibuch willst du sehen? Sonst sieht es niemand.
    .waiting = Der Präsident lässt jemanden überprüfen.
prompt-special-election = Wer stellt sich als Nächstes zur Präsidentenwahl? Danach gilt wieder die übliche Reihenfolge.
    .waiting = Der Präsident ruft eine Sonderwahl aus.
prompt-execution = Wen lässt du hinrichten? Ist es Hitler, gewinnen die Liberalen.
    .waiting = Der Präsident lässt jemanden hinrichten.

## Was nicht geht

refusal-nominates-himself = Wer für das Präsidentenamt kandidiert, kann nicht auch ins Kanzleramt.
refusal-term-limited = { PLAYER($seat) } war in der letzten gewählten Regierung und kann jetzt nicht ins Kanzleramt ({ $living } leben noch).
refusal-dead = { PLAYER($seat) } ist hingerichtet.
refusal-no-veto-yet = Ein Veto gibt es erst ab dem faschistischen Gesetz { $zone }; bisher sind es { $fascist }.
refusal-veto-refused-already = Der Präsident hat das Veto abgelehnt; eine Karte muss erlassen werden.
refusal-investigated-already = { PLAYER($seat) } wurde schon überprüft.
refusal-not-on-yourself = Diese Befugnis trifft jemand anderen.

## Was behauptet wird

remark-claim-drew = { PLAYER($speaker) } will in Sitzung { NTH($session) } { $cards } gezogen haben.
remark-claim-passed = { PLAYER($speaker) } will in Sitzung { NTH($session) } { $cards } weitergegeben haben.
remark-claim-received = { PLAYER($speaker) } will in Sitzung { NTH($session) } { $cards } erhalten haben.
remark-claim-peeked = { PLAYER($speaker) } will oben auf dem Stapel { $cards } gesehen haben.
remark-claim-party = { PLAYER($speaker) } behauptet, { PLAYER($seat) } gehöre zur { $party ->
        [liberal] liberalen
       *[fascist] faschistischen
    } Partei.
remark-accuse = { PLAYER($speaker) }: Ich halte { PLAYER($seat) } für faschistisch.
remark-trust = { PLAYER($speaker) }: Ich vertraue { PLAYER($seat) }.
remark-ask-cards = { PLAYER($speaker) }: { PLAYER($seat) }, was hast du gezogen oder bekommen?
remark-ask-vote = { PLAYER($speaker) }: { PLAYER($seat) }, warum hast du so gestimmt?
remark-answer = { $because ->
        [trust] { PLAYER($speaker) }: { PLAYER($seat) }, ich habe dieser Regierung vertraut.
        [doubt] { PLAYER($speaker) }: { PLAYER($seat) }, ich habe im Zweifel für diese Regierung gestimmt.
        [own] { PLAYER($speaker) }: { PLAYER($seat) }, es war meine eigene Regierung.
        [chaos] { PLAYER($speaker) }: { PLAYER($seat) }, sonst hätte das Chaos entschieden.
        [president] { PLAYER($speaker) }: { PLAYER($seat) }, dem Präsidenten habe ich nicht getraut.
        [chancellor] { PLAYER($speaker) }: { PLAYER($seat) }, dem Kanzler habe ich nicht getraut.
        [hitler] { PLAYER($speaker) }: { PLAYER($seat) }, der Kanzler hätte Hitler sein können.
        [told] { PLAYER($speaker) }: { PLAYER($seat) }, ich habe gesagt, was ich hatte.
       *[nothing] { PLAYER($speaker) }: { PLAYER($seat) }, dazu kann ich nichts sagen.
    }

## Enden

ending-five-liberal-policies = Fünf liberale Gesetze sind in Kraft.
ending-hitler-executed = Hitler wurde hingerichtet.
ending-six-fascist-policies = Sechs faschistische Gesetze sind in Kraft.
ending-hitler-elected = Hitler wurde zum Kanzler gewählt.
ending-chaos = Das Land ist im Chaos versunken.

## Das Terminal

terminal-piles = Stapel { $deck } · Ablage { $discards } · Wahlzähler { $tracker } von { $of }
terminal-dead = hingerichtet
terminal-last-government = letzte Regierung
terminal-not-hitler = nicht Hitler
terminal-hand = Deine Karten:
terminal-remark = Behauptung
    .text = Du kannst zum Beispiel behaupten (L ist ein liberales Gesetz, F ein faschistisches; du darfst lügen):
terminal-top = Oben auf dem Stapel:

## The board on the screen

board-president = Präsident
board-candidate = Präsident?
board-chancellor = Kanzler
board-nominee = Kanzler?
board-last-president = letzter Präs.
board-last-chancellor = letzter Kanzler
board-dead = hingerichtet
board-not-hitler = nicht Hitler
board-seen-liberal = gesehen: liberal
board-seen-fascist = gesehen: faschistisch
board-ballot-thinking = wählt
board-ballot-sealed = hat gewählt
board-ballot-yes = Ja
board-ballot-no = Nein
board-liberal-wins = Liberale siegen
board-fascist-wins = Faschis­ten siegen
board-zone = Hitler-Zone
board-policy-liberal = Liberal
board-policy-fascist = Faschis­tisch
board-track-liberal = Liberale
board-track-fascist = Faschisten
board-deck = Stapel
board-discards = Ablage
board-slot-peek = Blick in den Stapel
board-slot-investigate = Über­prüfung
board-slot-special-election = Sonder­wahl
board-slot-execution = Hin­richtung
board-slot-veto = Veto
board-next = nächstes: { $what }
board-tracker = Gescheiterte Wahlen
board-tracker-at = Gescheiterte Wahlen: { $tracker } von { $of }
board-chaos = Chaos
board-living = { $living ->
        [one] { $living } am Leben
       *[other] { $living } am Leben
    }
board-hold = Halten: deine Rolle
board-your-role = Deine Rolle
board-turn-over = Drücken, um die Karte umzudrehen
board-understood = Verstanden
board-liberal-alone = Du kennst niemandes Rolle. Die Faschisten kennen einander.
board-hitler-alone = Du weißt nicht, wer deine Faschisten sind; sie kennen dich.
board-aim = { $role ->
        [liberal] Du gewinnst mit { $liberal } liberalen Gesetzen oder wenn Hitler hingerichtet wird.
        [fascist] Du gewinnst mit { $fascist } faschistischen Gesetzen oder wenn Hitler nach { $zone } davon ins Kanzleramt gewählt wird.
       *[hitler] Du gewinnst mit { $fascist } faschistischen Gesetzen oder wenn du nach { $zone } davon ins Kanzleramt gewählt wirst. Wirst du hingerichtet, gewinnen die Liberalen.
    }
board-at-this-table = { $fascists ->
        [one] An diesem Tisch: Hitler und ein weiterer Faschist; alle anderen sind liberal.
       *[other] An diesem Tisch: Hitler und { $fascists } weitere Faschisten; alle anderen sind liberal.
    }
board-top = Oben auf dem Stapel, wie du ihn gesehen hast:
board-hand = Deine Karten
board-choose-discard = Wähle die Karte zum Ablegen
board-choose-enact = Wähle die Karte, die du erlässt
board-do-discard = Diese ablegen
board-do-enact = Diese erlassen
board-discard = Ablegen
board-nobody-sees = niemand sieht sie
board-pass-on = Weiter an { $name }
board-pass-on-why = eine dieser beiden tritt in Kraft
board-commit-discard = { WORD($policy, kind: "board-policy") } ablegen, { WORDS($others, kind: "board-policy") } weitergeben
board-enact = Erlassen
board-enact-why = das wird Gesetz
board-governments = Regierungen bisher
board-no-governments = Noch wurde über keine Regierung abgestimmt.
board-no-ledger = Du spielst aus dem Gedächtnis.
board-claimed = Behauptet
board-pres = Präs.
board-chanc = Kanzler
board-vote = Stimmen
board-result = Ergebnis
board-result-failed = gescheitert
board-result-vetoed = Veto
board-result-open = im Amt
board-result-chaos = Chaos
board-go = Zur Wahl { $n }
board-votes = Wer wie gestimmt hat
board-show-ledger = Verlauf zeigen (aus = aus dem Gedächtnis spielen)
board-notes-why = Das kannst nur du lesen.
board-notes-none = Zuschauer haben keine Notizen.
board-trust = Dein Verdacht
board-trust-unsure = unsicher
board-trust-liberal = liberal
board-trust-fascist = Faschist
board-trust-hitler = Hitler
board-trust-liberal-short = L?
board-trust-fascist-short = F?
board-trust-hitler-short = H?
board-note = Eine Notiz
board-note-about = Eine Notiz über { $name }
board-speak = Sagen
board-claim-why = Du darfst lügen. Niemand prüft es.
board-claim-none = Behaupten kannst du etwas, wenn du ein Amt hattest oder eine Befugnis genutzt hast.
board-claim-drew = Ich zog
board-claim-passed = Ich gab weiter
board-claim-received = Ich bekam
board-claim-peeked = Oben sah ich
board-claim-party = Ich sah das Parteibuch von
board-talk-whom = Über jemanden oder an jemanden
board-talk-say-accuse = Ich halte { $name } für faschistisch
board-talk-say-trust = Ich vertraue { $name }
board-talk-say-ask-cards = Was hattest du?
board-talk-say-ask-vote = Warum hast du so gestimmt?
board-talk-answer = { $name } fragt, warum du so gestimmt hast
board-talk-trust = Ich habe ihnen vertraut
board-talk-doubt = Im Zweifel dafür
board-talk-own = Es war meine Regierung
board-talk-chaos = Gegen das Chaos
board-talk-president = Dem Präsidenten traute ich nicht
board-talk-chancellor = Dem Kanzler traute ich nicht
board-talk-hitler = Das könnte Hitler sein
board-quoted = „{ $text }“
board-session = Sitzung { $session }
board-roles = Wer wer war
board-policies = Gesetze in ihrer Reihenfolge
board-no-policies = Kein Gesetz trat in Kraft.
board-moment = Dieser Moment
board-together = Wer mit wem gestimmt hat
board-together-why = Wie oft beide gleich stimmten, von den Abstimmungen, an denen beide teilnahmen.
board-only-you = Das hast nur du gesehen.
board-dead-silent = Du wurdest hingerichtet und schweigst bis zum Ende der Partie. Du gewinnst weiterhin mit deiner Seite.
board-session-short = Sitz.
board-session-why = Die Nummer der Sitzung, wie Behauptungen sie nennen
board-concern-executed = { PLAYER($president) } lässt dich hinrichten.
board-concern-executed-why = Du redest und stimmst nicht mehr mit und bekleidest kein Amt; deine Rolle bleibt geheim. Du gewinnst noch immer mit deiner Seite.
board-concern-investigated = { PLAYER($president) } hat dein Parteibuch gesehen.
board-concern-investigated-why = Was davon den anderen erzählt wird, kann wahr sein oder nicht.
board-concern-election-called = { PLAYER($president) } stellt dich zur nächsten Präsidentenwahl.
board-concern-election-called-why = Schlage jemanden für das Kanzleramt vor; danach geht das Präsidentenamt von dort weiter, wo es war.
board-concern-not-hitler = Alle wissen jetzt, dass du nicht Hitler bist.
board-concern-not-hitler-why = Du wurdest bei drei oder mehr faschistischen Gesetzen ins Kanzleramt gewählt.
board-scene-nominated = Vorgeschlagen
board-scene-voted = Abgestimmt
board-scene-passed-on = Weitergegeben
board-scene-enacted = In Kraft
board-scene-power = Befugnis
board-scene-elected = Gewählt
board-scene-rejected = Abgelehnt
board-scene-chaos = Chaos
board-scene-vetoed = Veto
board-scene-veto-asked = Veto?
board-scene-veto-refused = Kein Veto
board-scene-peeked = Blick in den Stapel
board-scene-investigated = Überprüfung
board-scene-election-called = Sonderwahl
board-scene-executed = Hinrichtung
board-scene-nominated-short = { PLAYER($president) } schlägt { PLAYER($chancellor) } vor
board-scene-voted-short = { COUNT($yes) } Ja, { COUNT($no) } Nein
board-scene-passed-on-short = { PLAYER($president) } legt eine ab
board-scene-veto-asked-short = Veto verlangt
board-scene-veto-refused-short = Veto abgelehnt
board-scene-enacted-short = { WORD($policy, kind: "board-policy") }, Nummer { $count }
board-scene-vetoed-short = nichts in Kraft
board-scene-peeked-short = Blick in den Stapel
board-scene-investigated-short = { PLAYER($seat) } überprüft
board-scene-election-called-short = Sonderwahl: { PLAYER($seat) }
board-scene-executed-short = { PLAYER($seat) } hingerichtet
board-scene-enacted-headline =
    { $policy ->
        [liberal] { PLAYER($president) } und { PLAYER($chancellor) } erlassen ein liberales Gesetz, Nummer { $count }.
       *[fascist] { PLAYER($president) } und { PLAYER($chancellor) } erlassen ein faschistisches Gesetz, Nummer { $count }.
    }
board-scene-chaos-headline =
    { $policy ->
        [liberal] Im Chaos tritt die oberste Karte in Kraft: ein liberales Gesetz, Nummer { $count }.
       *[fascist] Im Chaos tritt die oberste Karte in Kraft: ein faschistisches Gesetz, Nummer { $count }.
    }
board-scene-voted-headline =
    { $elected ->
        [true] { PLAYER($president) } und { PLAYER($chancellor) } sind gewählt.
       *[other] { PLAYER($president) } und { PLAYER($chancellor) } sind abgelehnt.
    }
board-scene-vote =
    { $elected ->
        [true] Gewählt mit { $yes } zu { $no } Stimmen.
       *[other] { $yes } Ja, { $no } Nein.
    }
board-scene-zone = Ab jetzt gewinnen die Faschisten auch, wenn Hitler ins Kanzleramt gewählt wird.
board-scene-veto-zone = Ab jetzt kann eine Regierung ein Veto einlegen.
board-scene-power-follows = { PLAYER($president) } muss eine Befugnis nutzen: { WORD($power, kind: "power") }.
board-scene-mine =
    { $yes ->
        [true] Du hast mit Ja gestimmt
       *[other] Du hast mit Nein gestimmt
    }{ $won ->
        [true] {""}, wie die Mehrheit.
       *[other] {""} und wurdest überstimmt.
    }{ $office ->
        [president] {" "}Du bist im Präsidentenamt und ziehst drei Gesetze.
        [chancellor] {" "}Du bist im Kanzleramt und bekommst zwei Gesetze.
       *[none] {""}
    }
board-aid-knows = Hitler kennt die Faschisten
explain-tracker = Gescheiterte Wahlen in Folge: { $tracker } von { $of }. Bei { $of } tritt sofort das oberste Gesetz des Stapels in Kraft.
    .rule = SH-014 SH-015 SH-016
explain-deck = { $deck } Gesetze liegen verdeckt im Stapel. Bei weniger als drei wird er mit der Ablage zusammengemischt.
    .rule = SH-002 SH-023
explain-seen-top = Was du oben auf dem Stapel gesehen hast, die nächste Karte zuerst. Nur du siehst es, solange niemand zieht.
    .rule = SH-034
explain-discards = Abgelegte Gesetze. Niemand darf sie ansehen.
    .rule = SH-022
explain-track-liberal = Liberale Gesetze in Kraft: { $count } von { $of }. Mit dem letzten gewinnen die Liberalen.
    .rule = SH-024
explain-track-fascist = Faschistische Gesetze in Kraft: { $count } von { $of }. Manche geben dem Präsidenten eine Befugnis; mit dem letzten gewinnen die Faschisten.
    .rule = SH-024 SH-031
explain-zone = Ab jetzt gewinnen die Faschisten sofort, wenn Hitler ins Kanzleramt gewählt wird.
    .rule = SH-020
explain-policy-liberal = Ein liberales Gesetz. Davon gibt es im Stapel weniger als faschistische.
    .rule = SH-002 SH-024
explain-policy-fascist = Ein faschistisches Gesetz.
    .rule = SH-002 SH-024
explain-slot-none = Ein Gesetz an dieser Stelle gibt keine Befugnis.
    .rule = SH-031
explain-slot-peek = Der Präsident sieht die obersten drei Gesetze des Stapels an.
    .rule = SH-034
explain-slot-investigate = Der Präsident sieht das Parteibuch von jemand anderem, nicht die Rolle.
    .rule = SH-032
explain-slot-special-election = Der Präsident bestimmt, wer als Nächstes für das Präsidentenamt kandidiert.
    .rule = SH-033
explain-slot-execution = Der Präsident lässt jemand anderen hinrichten. Ist es Hitler, gewinnen die Liberalen.
    .rule = SH-035
explain-slot-none-veto = Ab hier können Regierungen ein Veto einlegen.
    .rule = SH-040
explain-slot-execution-veto = Der Präsident lässt jemand anderen hinrichten, und ab hier können Regierungen ein Veto einlegen.
    .rule = SH-035 SH-040
explain-slot-liberal-wins = Mit diesem Gesetz gewinnen die Liberalen.
    .rule = SH-024
explain-slot-fascist-wins = Mit diesem Gesetz gewinnen die Faschisten.
    .rule = SH-024
explain-ballot-sealed = Hat gewählt. Alle Stimmen werden zusammen aufgedeckt.
    .rule = SH-013
explain-ballot-thinking = Hat noch nicht gewählt.
    .rule = SH-013
explain-ballot-yes = Hat bei der letzten Wahl mit Ja gestimmt.
    .rule = SH-013
explain-ballot-no = Hat bei der letzten Wahl mit Nein gestimmt.
    .rule = SH-013
explain-president = Zieht drei Gesetze, legt eines ab und gibt zwei ins Kanzleramt weiter; nutzt die Befugnis, die folgt.
    .rule = SH-021 SH-030
explain-candidate = Kandidiert für das Präsidentenamt: schlägt jemanden für das Kanzleramt vor, dann stimmen alle über beide ab.
    .rule = SH-010 SH-011
explain-chancellor = Bekommt zwei Gesetze, erlässt eines und legt das andere ab.
    .rule = SH-021
explain-nominee = Für das Kanzleramt vorgeschlagen; alle stimmen darüber ab.
    .rule = SH-011 SH-013
explain-last-government = War in der letzten gewählten Regierung und ist vielleicht für das Kanzleramt gesperrt.
    .rule = SH-011 SH-012
explain-dead = Hingerichtet: redet und stimmt nicht mehr mit und bekleidet kein Amt.
    .rule = SH-035
explain-not-hitler = Wurde bei drei oder mehr faschistischen Gesetzen ins Kanzleramt gewählt, also wissen alle: nicht Hitler.
    .rule = SH-020
explain-trust = Dein eigener Verdacht. Niemand sonst sieht ihn.
explain-seat = { PLAYER($seat) }, Platz { $number }. Das Präsidentenamt geht nach den Plätzen reihum.
    .rule = SH-010
explain-round = Runde { $round }: Wer für das Präsidentenamt antritt, schlägt jemanden für das Kanzleramt vor, alle stimmen ab, und eine gewählte Regierung erlässt ein Gesetz.
    .rule = SH-010 SH-021
explain-hand = Die Gesetze auf deiner Hand. Nur du siehst sie; sagen darfst du darüber, was du willst.
    .rule = SH-021 SH-022
explain-seen-party = Du hast dieses Parteibuch gesehen. Nur du siehst diesen Vermerk.
    .rule = SH-032
explain-claim = Was hier über Karten behauptet wird. Es kann gelogen sein.
    .rule = SH-022
