# Words of the house

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

## Games

game-secret-hitler = Secret Hitler
    .text = Fünf bis zehn Personen in einem Parlament, in dem eine verborgene Minderheit ihren Anführer zum Kanzler machen will und jeder lügen darf.
game-die-macher = Die Macher
    .text = Drei bis fünf deutsche Parteien treten in einer Reihe von Landtagswahlen an, mit Geld, Medien, Wahlveranstaltungen und Koalitionen.
game-global-powers = Global Powers
    .text = Zwei bis fünf Parteien ringen um die Regierungen von zwölf Weltregionen, durch Handel, Diplomatie, Krieg und Abstimmungen in den Vereinten Nationen.

## How sure we are of a rule or a number

sure-printed = gedruckt
    .text = Es steht in einem der Regelbücher, nach denen wir arbeiten.
sure-published = veröffentlicht
    .text = In unseren Regelbüchern steht es nicht, aber eine andere öffentliche Quelle sagt es.
sure-inferred = erschlossen
    .text = Niemand sagt es ausdrücklich, doch es folgt aus dem, was bekannt ist.
sure-reconstructed = rekonstruiert
    .text = Wir haben keine Quelle gefunden und selbst entschieden.

## Was nicht geht

rule-mark = Regel { $sections }
refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-seat = Es gibt keinen Platz { $seat }; die { $seats } Plätze werden ab 0 gezählt.
refusal-malformed-action = „{ $text }“ ist keine Aktion dieses Spiels.
refusal-malformed-remark = „{ $text }“ ist keine Bemerkung dieses Spiels.
refusal-remark-not-now = „{ $text }“ kann von diesem Platz aus jetzt nicht gesagt werden.
refusal-talk-not-now = Du darfst jetzt nicht sprechen: Wer Karten hält oder hingerichtet wurde, schweigt.
refusal-not-your-turn = Diese Entscheidung ist nicht deine; gewartet wird auf { PLAYERS($waiting) }.
refusal-not-an-option = „{ $action }“ ist jetzt nicht möglich.
refusal-no-such-entry = Es gibt keine Aktion { $entry }, die man zurücknehmen könnte.

## Stimmen der Aufforderung

labelled = { $label }: { $text }
times = { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } { $word }
once = { $word }
voice-must = Du musst
voice-may = Du darfst
voice-waiting = Warten auf

## Das Terminal

terminal-welcome = { $game }. Du bist { $name }. Startwert { $seed }.
terminal-keys = Zahl oder Aktion · / suchen · { $remark ->
    [none] ? Regel und Hilfe · h Tipp · t Tisch · u zurück · q verlassen
   *[other] say … { $remark } · ? Regel und Hilfe · h Tipp · t Tisch · u zurück · q verlassen
  }
terminal-any-remark = Bemerkung
    .text = Du kannst zum Beispiel sagen:
terminal-say-nothing = Jetzt kannst du nichts sagen.
    .text = Was hier gesagt wird, hat die Form:
terminal-many = { $count } Möglichkeiten; einige davon folgen. Suche mit /, zum Beispiel „/Wort Wort“; ein / allein zeigt alle.
terminal-part = Teil { $part } von { $parts } des Tisches; Enter zeigt, was folgt.
terminal-not-found = Keine der Möglichkeiten enthält „{ $text }“.
terminal-more-options = { $count ->
    [one] und eine weitere Möglichkeit
   *[other] und { $count } weitere Möglichkeiten
  }
terminal-no-choice = Wähle eine Zahl von { $least } bis { $most }{ $step ->
    [1] {""}
   *[other] , in Schritten von { $steps }
  }.
terminal-no-undo = Du kannst nichts zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.
terminal-left = Du hast den Tisch verlassen.
terminal-saved = Die Aufzeichnung liegt in { $path }.
terminal-winners = { COUNT($winners) ->
        [one] Es gewinnt { PLAYERS($winners) }.
       *[other] Es gewinnen { PLAYERS($winners) }.
    }

## Was man eingeben kann

command-help = ? help hilfe regel
command-hint = h hint tipp
command-table = t table tisch
command-undo = u undo zurück
command-leave = q quit verlassen
command-say = say sagen

## Laufende Arbeit

progress-games = Partien
progress-measurements = Messungen
check-over = Die Partie ist zu Ende.
check-over-abandoned = Die Partie wurde vor dem Ende aufgegeben.
check-over-unknown = Die Partie ist nicht zu Ende: Sie läuft noch, oder die Aufzeichnung wurde abgeschnitten.
check-secret = Das Geheimnis ist das vor der Partie versprochene.
check-secret-wrong = Das Geheimnis ist nicht das vor der Partie versprochene.
check-secret-unknown = Das Geheimnis wird erst am Ende verraten.
check-contributions = Der Zufall wurde aus dem Geheimnis und dem gemischt, was { PLAYERS($seats) } beigetragen { COUNT($seats) ->
        [one] hat
       *[other] haben
    }; niemand hat ihn allein gewählt.
check-contributions-wrong = Was dieses Gerät zum Zufall beigetragen hat, steht nicht in der Aufzeichnung.
check-contributions-unknown = { COUNT($seats) ->
        [0] Niemand hat zum Zufall beigetragen: Wer das Geheimnis hatte, konnte ihn wählen.
       *[other] Zum Zufall gibt es Beiträge von { PLAYERS($seats) }; ob er daraus gemischt wurde, lässt sich ohne das Geheimnis nicht prüfen.
    }
check-chain = Die Kette hält über alle { $entries } Einträge.
check-chain-wrong = Die Kette passt nicht: Zeile { $line } wurde verändert.
check-chain-unknown = Die Kette von { $entries } Einträgen lässt sich ohne das Geheimnis nicht prüfen.
check-luck = Der ganze Zufall wurde nachgezogen ({ $pieces }) und stimmt.
check-luck-wrong = In Zeile { $line } steht ein anderer Zufall, als das Geheimnis ergibt.
check-luck-unknown = Der Zufall ({ $pieces }) lässt sich ohne das Geheimnis nicht nachziehen.
check-rules = Jede Aktion ({ $actions }) war erlaubt und führte dahin, wo die Aufzeichnung es sagt.
check-rules-unknown = Ob jede Aktion erlaubt war, wird hier nicht geprüft; „hemicycle verify“ tut es.
check-format-unknown = Die Aufzeichnung hat das Format { $format }: Wer ihren Startwert hatte, konnte ihn wählen, und jeder kann ihre Kette neu berechnen; sie beweist nicht, dass sie nicht umgeschrieben wurde.
check-link = Das Kettenglied { $link } steht bei Eintrag { $entry }.
check-link-wrong = Das Kettenglied { $link } steht nirgends in dieser Aufzeichnung: Sie wurde umgeschrieben oder abgeschnitten, seit es gegeben wurde.
check-links = Jedes Kettenglied, das dieses Gerät während der Partie bekam ({ $links }), steht in der Aufzeichnung; sie wurde seither nicht umgeschrieben.
check-links-wrong = { $missing } von { $links } Kettengliedern, die dieses Gerät bekam, stehen nirgends in der Aufzeichnung: Sie wurde umgeschrieben oder abgeschnitten.
check-links-unknown = Dieses Gerät bekam während der Partie keine Kettenglieder; es kann nicht sagen, ob die Aufzeichnung umgeschrieben wurde.
error-link = „{ $text }“ ist kein Kettenglied: Ein Kettenglied hat 64 hexadezimale Ziffern (32 in alten Aufzeichnungen).

plays-person = { $name } spielt von jetzt an für { PLAYER($seat) }{ $why }.
plays-again = { PLAYER($seat) } spielt wieder selbst{ $why }.
plays-bot = Ein Bot ({ $name }) spielt von jetzt an für { PLAYER($seat) }{ $why }.
plays-program = Das Programm { $name } spielt von jetzt an für { PLAYER($seat) }{ $why }.
plays-standby = Ein Bot ({ $name }) springt für { PLAYER($seat) } ein{ $why }.
plays-why-asked = auf eigenen Wunsch
plays-why-time = die Zeit ist abgelaufen
plays-why-absent = niemand war da
plays-why-vote = der Tisch hat dafür gestimmt
plays-why-left = der Platz wurde aufgegeben
plays-why-back = zurück am Tisch
plays-why-taken = der Platz war frei
plays-why-host = so hat der Gastgeber entschieden
chosen-person = { PLAYER($seat) }: Jemand anderes hat entschieden.
chosen-bot = { PLAYER($seat) }: Ein Bot hat entschieden.
chosen-program = { PLAYER($seat) }: Ein Programm hat entschieden.
chosen-standby = { PLAYER($seat) }: Der eingesprungene Bot hat entschieden.
doubts-what = Was
doubts-sure = Wie sicher
doubts-source = Quelle
doubts-options = Lesarten und Varianten (wählbar mit --option name=wert)
doubts-rulings = Auslegungen: so wird Unklares an jedem Tisch gelesen
doubts-texts = Angeführte Texte
doubts-none = Hier ist nichts zweifelhaft: Jeder Wert ist gedruckt, jede Regel klar.

## Falsche Eingaben

error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $known }.
error-bad-game-import = Das Spiel „{ $game }“ lässt sich nicht laden: { $cause }.
error-bad-game-kind = Das Spiel „{ $game }“ ist nicht spielbar: { $cause } ist kein Spiel mit dieser Kennung.
error-bad-game-parts = Das Spiel „{ $game }“ ist nicht vollständig: { $cause }.
error-missing-words = Dem Spiel „{ $game }“ fehlen Worte; in seinen englischen Texten fehlt: { $keys }.
error-unknown-level = Für dieses Spiel gibt es keine Botstärke „{ $level }“; es gibt: { $known }.
error-unknown-language = Wir sprechen kein „{ $language }“; wir sprechen: { $known }.
error-seat-count = { $game } ({ $edition }) wird zu { $possible } gespielt, nicht zu { $seats }.
error-party-unknown = { $party } spielt an diesem Tisch von { $game } nicht mit; zur Wahl steht: { $choices ->
    [0] nichts
   *[other] { $known }
}.
error-party-taken = { $party } kann nur einmal gewählt werden: Die Plätze { $seats } wollen sie beide.
error-party-count = Entweder wählt jeder Platz seine Partei oder keiner: { $parties } gewählt für { $seats } Plätze.
error-name-count = Entweder hat jeder Platz einen Namen oder keiner: { $names } für { $seats } Plätze.
error-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze zählen von 0 bis { $last }.
error-no-such-section = Das Regelbuch von { $game } hat keinen Abschnitt { $section }.
error-option-form = „{ $text }“ hat nicht die Form name=wert.
error-file = { $file }: { $cause }.
error-file-exists = { $file } gibt es schon. Nenne eine andere Datei.
error-not-text = { $file } ist keine Textdatei.
edition-error-unknown-edition = { $file }: Es gibt keine Ausgabe „{ $detail }“.
edition-error-not-text = { $file } ist keine Textdatei.
edition-error-unreadable = { $file } ist nicht lesbar: { $detail }.
edition-error-not-toml = { $file } ist kein gültiges TOML: { $detail }.
edition-error-circular = { $file }: „{ $key }“ führt zurück zu { $detail }.
edition-error-missing-key = { $file }: Der Schlüssel { $key } fehlt.
edition-error-unknown-key = { $file }: Der Schlüssel { $key } ist unbekannt.
edition-error-ill-typed = { $file }: Der Schlüssel { $key } muss vom Typ { $detail } sein.
edition-error-not-a-choice = { $file }: { $key } kann sein: { $detail }.
edition-error-unknown-option = { $file }: Es gibt kein { $key }; es gibt: { $detail }.
record-error-truncated = Zeile { $line }: Die Aufzeichnung bricht hier ab.
record-error-not-json = Zeile { $line } ist keine Zeile einer Aufzeichnung.
record-error-foreign = Zeile { $line } gehört nicht zu einer Aufzeichnung dieser Art.
record-error-header = Zeile { $line }: „{ $key }“ fehlt im Kopf oder ist falsch.
record-error-chain = Zeile { $line } wurde verändert: Die Kette passt nicht.
record-error-after-end = Zeile { $line } steht nach dem Ende der Partie.
record-error-form = Zeile { $line } ist nicht so geschrieben, wie Aufzeichnungen es sind; vielleicht wurde die Datei umgewandelt.
record-error-numbering = Zeile { $line }: Hier müsste Eintrag { $expected } stehen.
record-error-other-game = Zeile { $line }: Das ist eine Aufzeichnung von { $game }.
record-error-edition = Zeile { $line }: Die Ausgabe { $edition } ist nicht lesbar (Schlüssel „{ $key }“).
record-error-revision = Zeile { $line }: Die Aufzeichnung folgt Regelstand { $revision }, wir spielen Stand { $played }.
record-error-illegal = Zeile { $line } enthält eine dort unerlaubte Aktion ({ $why }).
record-error-illegal-remark = Zeile { $line } enthält eine Bemerkung, die dort nicht möglich ist ({ $why }).
record-error-undo = Zeile { $line }: Es gibt keine Aktion { $entry }, die man zurücknehmen könnte.
record-error-malformed = Zeile { $line } ist nicht als Eintrag dieses Spiels lesbar.
record-error-luck = Zeile { $line }: Der notierte Zufall passt nicht zu dem, was die Regeln verlangen ({ $problem }).
record-error-luck-unused = Zeile { $line } enthält Zufall, nach dem die Regeln nie gefragt haben.
record-error-luck-differs = Zeile { $line }: Das Geheimnis ergibt einen anderen Zufall, als hier steht.
record-error-commitment = Zeile { $line }: Das Geheimnis ist nicht das im Kopf versprochene.
record-error-no-secret = Zeile { $line }: Die Partie ist zu Ende, aber ihr Geheimnis fehlt.
record-error-outcome = Zeile { $line }: Die Partie endete nicht so, wie es hier steht.
