# Words of the house

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

## Games

game-secret-hitler = Secret Hitler
    .text = De cinq à dix joueurs dans un parlement où une minorité cachée veut faire de son chef le chancelier, et où chacun peut mentir.
game-die-macher = Die Macher
    .text = De trois à cinq partis allemands s’affrontent dans une suite d’élections régionales, à coups d’argent, de médias, de réunions publiques et de coalitions.
game-global-powers = Global Powers
    .text = De deux à cinq partis se disputent le gouvernement de douze régions du monde, par le commerce, la diplomatie, la guerre et les votes aux Nations unies.

## How sure we are of a rule or a number

sure-printed = imprimé
    .text = Cela figure dans une des règles imprimées que nous suivons.
sure-published = publié
    .text = Cela ne figure pas dans nos règles, mais une autre source publique le dit.
sure-inferred = déduit
    .text = Personne ne le dit expressément, mais cela découle de ce que l’on sait.
sure-reconstructed = reconstitué
    .text = Faute de source, c’est notre propre choix.

## Ce qui n’est pas possible

rule-mark = règle { $sections }
refusal-game-over = La partie est terminée.
refusal-no-such-seat = Il n’y a pas de place { $seat } ; les { $seats } places sont comptées à partir de 0.
refusal-malformed-action = « { $text } » n’est pas une action de ce jeu.
refusal-malformed-remark = « { $text } » n’est pas une remarque de ce jeu.
refusal-remark-not-now = « { $text } » ne peut pas être dit de cette place maintenant.
refusal-not-your-turn = Cette décision n’est pas la vôtre ; on attend { PLAYERS($waiting) }.
refusal-not-an-option = « { $action } » n’est pas possible maintenant.
refusal-no-such-entry = Il n’y a pas d’action { $entry } à reprendre.

## Les voix de l’invite

labelled = { $label } : { $text }
voice-must = À vous
voice-may = Vous pouvez
voice-waiting = En attente de

## Le terminal

terminal-welcome = { $game }. Vous êtes { $name }. Graine { $seed }.
terminal-keys = Numéro ou action · / chercher · { $claims ->
    [true] say … affirmation · ? règle · h conseil · t table · u annuler · q quitter
   *[false] ? règle · h conseil · t table · u annuler · q quitter
  }
terminal-many = { $count } possibilités ; en voici quelques-unes. Cherchez avec /, par exemple « /mot mot » ; / seul les montre toutes.
terminal-not-found = Aucune des possibilités ne contient « { $text } ».
terminal-no-choice = Choisissez un nombre de { $least } à { $most }.
terminal-no-undo = Vous ne pouvez rien reprendre : quelque chose a été révélé, ou quelqu’un d’autre a agi depuis.
terminal-left = Vous avez quitté la table.
terminal-saved = La partie est enregistrée dans { $path }.
terminal-winners = Vainqueurs : { PLAYERS($winners) }.

## Travail en cours

progress-games = Parties
progress-measurements = Mesures
verify-whole = L’enregistrement est intact : { $entries } lignes, chaque action permise, tout le hasard vérifié. { $ending }
verify-running = L’enregistrement est intact jusqu’ici : { $entries } lignes. La partie n’est pas finie, sa graine reste scellée.
doubts-what = Quoi
doubts-sure = Certitude
doubts-source = Source
doubts-options = Lectures et variantes (à choisir avec --option nom=valeur)

## Mauvaises entrées

error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
error-unknown-level = Il n’y a pas de niveau de robot « { $level } » pour ce jeu ; il y a : { $known }.
error-unknown-language = Nous ne parlons pas « { $language } » ; nous parlons : { $known }.
error-seat-count = { $game } ({ $edition }) se joue à { $possible }, pas à { $seats }.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-no-such-section = Le livre de règles de { $game } n’a pas de section { $section }.
error-option-form = « { $text } » n’a pas la forme nom=valeur.
error-file = { $file } : { $cause }.
error-not-text = { $file } n’est pas un fichier texte.
edition-error-unknown-edition = { $file } : il n’y a pas d’édition « { $detail } ».
edition-error-not-toml = { $file } n’est pas du TOML valide : { $detail }.
edition-error-circular = { $file } : « { $key } » ramène à { $detail }.
edition-error-missing-key = { $file } : la clé { $key } manque.
edition-error-unknown-key = { $file } : la clé { $key } est inconnue.
edition-error-ill-typed = { $file } : la clé { $key } doit être de type { $detail }.
edition-error-not-a-choice = { $file } : { $key } peut être { $detail }.
edition-error-unknown-option = { $file } : il n’y a pas de { $key } ; il y a : { $detail }.
record-error-truncated = Ligne { $line } : l’enregistrement s’arrête ici.
record-error-not-json = La ligne { $line } n’est pas une ligne d’enregistrement.
record-error-foreign = La ligne { $line } n’appartient pas à un enregistrement de ce genre.
record-error-header = Ligne { $line } : « { $key } » manque dans l’en-tête ou est faux.
record-error-chain = La ligne { $line } a été modifiée : la chaîne ne correspond pas.
record-error-numbering = Ligne { $line } : l’entrée { $expected } devrait être ici.
record-error-other-game = Ligne { $line } : c’est un enregistrement de { $game }.
record-error-edition = Ligne { $line } : l’édition { $edition } est illisible (clé « { $key } »).
record-error-revision = Ligne { $line } : l’enregistrement suit la révision { $revision } des règles, nous jouons la { $played }.
record-error-illegal = La ligne { $line } contient une action interdite à cet endroit ({ $why }).
record-error-malformed = La ligne { $line } n’est pas lisible comme entrée de ce jeu.
record-error-luck = Ligne { $line } : le hasard noté ne correspond pas à ce que demandent les règles ({ $problem }).
record-error-luck-unused = La ligne { $line } contient un hasard que les règles n’ont jamais demandé.
record-error-luck-differs = Ligne { $line } : la graine donne un autre hasard que celui noté ici.
record-error-commitment = Ligne { $line } : la graine n’est pas celle promise dans l’en-tête.
record-error-no-seed = Ligne { $line } : la partie est finie, mais sa graine manque.
record-error-outcome = Ligne { $line } : la partie ne s’est pas terminée comme écrit ici.
