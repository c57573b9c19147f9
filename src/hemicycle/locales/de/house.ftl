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
