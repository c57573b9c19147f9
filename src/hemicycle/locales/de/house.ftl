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
    .text = Es steht in einer der Anleitungen, nach denen wir arbeiten.
sure-published = veröffentlicht
    .text = In unseren Anleitungen steht es nicht, aber eine andere öffentliche Quelle sagt es.
sure-inferred = erschlossen
    .text = Niemand sagt es ausdrücklich, doch es folgt aus dem, was bekannt ist.
sure-reconstructed = rekonstruiert
    .text = Wir haben keine Quelle gefunden und selbst entschieden.

## Was nicht geht

rule-mark = Regel { $sections }
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = Es gibt keinen Platz { $seat }; die { $seats } Plätze werden ab 0 gezählt.
refusal-malformed-action = „{ $text }“ ist keine Aktion dieses Spiels.
refusal-malformed-remark = „{ $text }“ ist keine Bemerkung dieses Spiels.
refusal-remark-not-now = „{ $text }“ kann von diesem Platz aus jetzt nicht gesagt werden.
refusal-not-your-turn = Diese Entscheidung ist nicht deine; gewartet wird auf { PLAYERS($waiting) }.
refusal-not-an-option = „{ $action }“ ist jetzt nicht möglich.
refusal-no-such-entry = Es gibt keine Aktion { $entry }, die man zurücknehmen könnte.

## Stimmen der Aufforderung

labelled = { $label }: { $text }
voice-must = Du musst
voice-may = Du darfst
voice-waiting = Warten auf

## Das Terminal

terminal-welcome = { $game }. Du bist { $name }. Startwert { $seed }.
terminal-keys = Zahl oder Aktion · / suchen · { $claims ->
    [true] say … Behauptung · ? Regel · h Rat · t Tisch · u zurück · q verlassen
   *[false] ? Regel · h Rat · t Tisch · u zurück · q verlassen
  }
terminal-many = { $count } Möglichkeiten; einige davon folgen. Suche mit /, zum Beispiel „/Wort Wort“; ein / allein zeigt alle.
terminal-not-found = Keine der Möglichkeiten enthält „{ $text }“.
terminal-no-choice = Wähle eine Zahl von { $least } bis { $most }.
terminal-no-undo = Du kannst nichts zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.
terminal-left = Du hast den Tisch verlassen.
terminal-saved = Die Aufzeichnung liegt in { $path }.
terminal-winners = Es gewinnen: { PLAYERS($winners) }.

## Laufende Arbeit

progress-games = Spiele
progress-measurements = Messungen
verify-whole = Die Aufzeichnung ist unversehrt: { $entries } Einträge, jede Aktion erlaubt, alles Glück nachgeprüft. { $ending }
verify-running = Die Aufzeichnung ist bis hierher unversehrt: { $entries } Einträge. Das Spiel läuft noch, sein Startwert ist versiegelt.
doubts-what = Was
doubts-sure = Wie sicher
doubts-source = Quelle
doubts-options = Lesarten und Varianten (wählbar mit --option name=wert)

## Falsche Eingaben

error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $known }.
error-unknown-level = Für dieses Spiel gibt es keine Botstärke „{ $level }“; es gibt: { $known }.
error-unknown-language = Wir sprechen kein „{ $language }“; wir sprechen: { $known }.
error-seat-count = { $game } ({ $edition }) wird zu { $possible } gespielt, nicht zu { $seats }.
error-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze zählen von 0 bis { $last }.
error-no-such-section = Das Regelbuch von { $game } hat keinen Abschnitt { $section }.
error-option-form = „{ $text }“ hat nicht die Form name=wert.
error-file = { $file }: { $cause }.
error-not-text = { $file } ist keine Textdatei.
edition-error-unknown-edition = { $file }: Es gibt keine Ausgabe „{ $detail }“.
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
record-error-numbering = Zeile { $line }: Hier müsste Eintrag { $expected } stehen.
record-error-other-game = Zeile { $line }: Das ist eine Aufzeichnung von { $game }.
record-error-edition = Zeile { $line }: Die Ausgabe { $edition } ist nicht lesbar (Schlüssel „{ $key }“).
record-error-revision = Zeile { $line }: Die Aufzeichnung folgt Regelstand { $revision }, wir spielen Stand { $played }.
record-error-illegal = Zeile { $line } enthält eine dort unerlaubte Aktion ({ $why }).
record-error-malformed = Zeile { $line } ist nicht als Eintrag dieses Spiels lesbar.
record-error-luck = Zeile { $line }: Das notierte Glück passt nicht zu dem, was die Regeln verlangen ({ $problem }).
record-error-luck-unused = Zeile { $line } enthält Glück, nach dem die Regeln nie gefragt haben.
record-error-luck-differs = Zeile { $line }: Der Startwert ergibt anderes Glück als hier steht.
record-error-commitment = Zeile { $line }: Der Startwert ist nicht der im Kopf versprochene.
record-error-no-seed = Zeile { $line }: Das Spiel ist zu Ende, aber sein Startwert fehlt.
record-error-outcome = Zeile { $line }: Das Spiel endete nicht so, wie es hier steht.
