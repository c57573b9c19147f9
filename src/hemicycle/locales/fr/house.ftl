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
    .text = De trois à cinq partis allemands s’affrontent dans une suite d’élections régionales, à coups d’argent, de médias, de réunions et de coalitions.
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
refusal-no-such-seat = Il n’y a pas de place { $seat } ; les { $seats } places sont comptées à partir de 0.
refusal-malformed-action = « { $text } » n’est pas une action de ce jeu.
refusal-malformed-remark = « { $text } » n’est pas une remarque de ce jeu.
refusal-remark-not-now = « { $text } » ne peut pas être dit de cette place maintenant.
refusal-talk-not-now = Vous ne pouvez pas parler maintenant : qui tient des cartes ou a été exécuté se tait.
refusal-not-your-turn = Cette décision n’est pas la vôtre ; on attend { PLAYERS($waiting) }.
refusal-not-an-option = « { $action } » n’est pas possible maintenant.
refusal-no-such-entry = Il n’y a pas d’action { $entry } à reprendre.

## Les voix de l’invite

labelled = { $label } : { $text }
times = { $count ->
        [2] deux fois
       *[other] { $count } fois
    } { $word }
once = { $word }
voice-must = À vous
voice-may = Vous pouvez
voice-waiting = En attente de

## Le terminal

terminal-welcome = { $game }. Vous êtes { $name }. Graine { $seed }.
terminal-keys = Numéro ou action · / chercher · { $remark ->
    [none] ? règle et aide · h conseil · t table · u annuler · q quitter
   *[other] say … { $remark } · ? règle et aide · h conseil · t table · u annuler · q quitter
  }
terminal-any-remark = remarque
    .text = Vous pouvez dire, par exemple :
terminal-say-nothing = Vous ne pouvez rien dire pour l’instant.
    .text = Ce qui se dit ici a la forme :
terminal-many = { $count } possibilités ; en voici quelques-unes. Cherchez avec /, par exemple « /mot mot » ; / seul les montre toutes.
terminal-part = Partie { $part } sur { $parts } de la table ; Entrée montre la suite.
terminal-not-found = Aucune des possibilités ne contient « { $text } ».
terminal-more-options = { $count ->
    [one] et une autre possibilité
   *[other] et { $count } autres possibilités
  }
terminal-no-choice = Choisissez un nombre de { $least } à { $most }{ $step ->
    [1] {""}
   *[other] , par pas de { $steps }
  }.
terminal-no-undo = Vous ne pouvez rien reprendre : quelque chose a été révélé, ou quelqu’un d’autre a agi depuis.
terminal-left = Vous avez quitté la table.
terminal-saved = La partie est enregistrée dans { $path }.
terminal-winners = Victoire : { PLAYERS($winners) }.

## Ce qu’on peut taper

command-help = help aide règle ?
command-hint = h hint conseil
command-table = t table
command-undo = u undo annuler
command-leave = q quit quitter
command-say = say dire

## Travail en cours

progress-games = Parties
progress-measurements = Mesures
check-over = La partie est terminée.
check-over-abandoned = La partie a été abandonnée avant la fin.
check-over-unknown = La partie n’est pas terminée : elle se joue encore, ou l’enregistrement a été coupé.
check-secret = Le secret est celui promis avant la partie.
check-secret-wrong = Le secret n’est pas celui promis avant la partie.
check-secret-unknown = Le secret n’est révélé qu’à la fin.
check-contributions = Le hasard a été mêlé du secret et de ce que { PLAYERS($seats) } { COUNT($seats) ->
        [one] a
       *[other] ont
    } apporté ; personne ne l’a choisi à lui seul.
check-contributions-wrong = Ce que cet appareil a apporté au hasard n’est pas dans l’enregistrement.
check-contributions-unknown = { COUNT($seats) ->
        [0] Personne n’a contribué au hasard : qui gardait le secret pouvait le choisir.
       *[other] Contributions au hasard : { PLAYERS($seats) } ; sans le secret, rien ne permet de vérifier qu’il en est issu.
    }
check-chain = La chaîne tient sur les { $entries } entrées.
check-chain-wrong = La chaîne ne correspond pas : la ligne { $line } a été modifiée.
check-chain-unknown = La chaîne des { $entries } entrées ne peut être vérifiée sans le secret.
check-luck = Tout le hasard a été tiré de nouveau ({ $pieces }) et correspond.
check-luck-wrong = La ligne { $line } porte un autre hasard que celui que donne le secret.
check-luck-unknown = Le hasard ({ $pieces }) ne peut être tiré de nouveau sans le secret.
check-rules = Chaque action ({ $actions }) était permise et a mené là où le dit l’enregistrement.
check-rules-unknown = Ici, on ne vérifie pas si chaque action était permise ; « hemicycle verify » le fait.
check-format-unknown = L’enregistrement est au format { $format } : qui gardait sa graine pouvait la choisir, et chacun peut recalculer sa chaîne ; il ne prouve pas qu’il n’a pas été réécrit.
check-link = Le maillon { $link } se trouve à l’entrée { $entry }.
check-link-wrong = Le maillon { $link } n’est nulle part dans cet enregistrement : il a été réécrit ou coupé depuis que ce maillon a été donné.
check-links = Chaque maillon que cet appareil a reçu pendant la partie ({ $links }) se trouve dans l’enregistrement ; il n’a pas été réécrit depuis.
check-links-wrong = { $missing } des { $links } maillons que cet appareil a reçus ne sont nulle part dans l’enregistrement : il a été réécrit ou coupé.
check-links-unknown = Cet appareil n’a reçu aucun maillon pendant la partie ; il ne peut dire si l’enregistrement a été réécrit.
error-link = « { $text } » n’est pas un maillon : un maillon a 64 chiffres hexadécimaux (32 dans les anciens enregistrements).

plays-person = { $name } joue désormais pour { PLAYER($seat) }{ $why }.
plays-again = { PLAYER($seat) } joue de nouveau{ $why }.
plays-bot = Un bot ({ $name }) joue désormais pour { PLAYER($seat) }{ $why }.
plays-program = Le programme { $name } joue désormais pour { PLAYER($seat) }{ $why }.
plays-standby = Un bot ({ $name }) remplace { PLAYER($seat) } pour un temps{ $why }.
plays-why-asked = à sa demande
plays-why-time = le temps est écoulé
plays-why-absent = personne n’était là
plays-why-vote = la table l’a voté
plays-why-left = la place a été abandonnée
plays-why-back = de retour à la table
plays-why-taken = la place était libre
plays-why-host = l’hôte en a décidé ainsi
chosen-person = { PLAYER($seat) } : une autre personne a choisi.
chosen-bot = { PLAYER($seat) } : un bot a choisi.
chosen-program = { PLAYER($seat) } : un programme a choisi.
chosen-standby = { PLAYER($seat) } : le bot remplaçant a choisi.
doubts-what = Quoi
doubts-sure = Certitude
doubts-source = Source
doubts-options = Lectures et variantes (à choisir avec --option nom=valeur)
doubts-rulings = Points de règle : comment chaque table lit les règles peu claires
doubts-texts = Textes cités
doubts-none = Rien n’est douteux ici : chaque valeur est imprimée et chaque règle est claire.

## Mauvaises entrées

error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
error-bad-game-import = Le jeu « { $game } » ne se charge pas : { $cause }.
error-bad-game-kind = Le jeu « { $game } » n’est pas jouable : { $cause } n’est pas un jeu de ce nom.
error-bad-game-parts = Le jeu « { $game } » n’est pas complet : { $cause }.
error-missing-words = Le jeu « { $game } » ne peut pas tout dire ; il manque à ses textes anglais : { $keys }.
error-unknown-level = Il n’y a pas de niveau de bot « { $level } » pour ce jeu ; il y a : { $known }.
error-unknown-language = Nous ne parlons pas « { $language } » ; nous parlons : { $known }.
error-seat-count = { $game } ({ $edition }) se joue à { $possible }, pas à { $seats }.
error-party-unknown = { $party } ne joue pas à cette table de { $game } ; il y a le choix entre : { $choices ->
    [0] rien
   *[other] { $known }
}.
error-party-taken = { $party } ne peut être choisi qu’une fois : les places { $seats } le veulent toutes les deux.
error-party-count = Soit chaque place choisit son parti, soit aucune : { $parties } choisis pour { $seats } places.
error-name-count = Soit chaque place a un nom, soit aucune : { $names } pour { $seats } places.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-no-such-section = Le livret de règles de { $game } n’a pas de section { $section }.
error-option-form = « { $text } » n’a pas la forme nom=valeur.
error-file = { $file } : { $cause }.
error-file-exists = { $file } existe déjà. Indiquez un autre fichier.
error-not-text = { $file } n’est pas un fichier texte.
edition-error-unknown-edition = { $file } : il n’y a pas d’édition « { $detail } ».
edition-error-not-text = { $file } n’est pas un fichier texte.
edition-error-unreadable = { $file } n’est pas lisible : { $detail }.
edition-error-not-toml = { $file } n’est pas du TOML valide : { $detail }.
edition-error-circular = { $file } : « { $key } » ramène à { $detail }.
edition-error-missing-key = { $file } : la clé { $key } manque.
edition-error-unknown-key = { $file } : la clé { $key } est inconnue.
edition-error-ill-typed = { $file } : la clé { $key } doit être de type { $detail }.
edition-error-not-a-choice = { $file } : { $key } peut être { $detail }.
edition-error-unknown-option = { $file } : il n’y a pas de { $key } ; il y a : { $detail }.
record-error-truncated = Ligne { $line } : l’enregistrement s’arrête ici.
record-error-not-json = La ligne { $line } n’est pas une ligne d’enregistrement.
record-error-foreign = La ligne { $line } n’appartient pas à un enregistrement de ce genre.
record-error-header = Ligne { $line } : « { $key } » manque dans l’en-tête ou est faux.
record-error-chain = La ligne { $line } a été modifiée : la chaîne ne correspond pas.
record-error-after-end = La ligne { $line } se trouve après la fin de la partie.
record-error-form = La ligne { $line } n’est pas écrite comme le sont les enregistrements ; le fichier a peut-être été converti.
record-error-numbering = Ligne { $line } : l’entrée { $expected } devrait être ici.
record-error-other-game = Ligne { $line } : c’est un enregistrement de { $game }.
record-error-edition = Ligne { $line } : l’édition { $edition } est illisible (clé « { $key } »).
record-error-revision = Ligne { $line } : l’enregistrement suit la révision { $revision } des règles, nous jouons la { $played }.
record-error-illegal = La ligne { $line } contient une action interdite à cet endroit ({ $why }).
record-error-illegal-remark = La ligne { $line } contient une remarque impossible à cet endroit ({ $why }).
record-error-undo = Ligne { $line } : il n’y a pas d’action { $entry } à reprendre.
record-error-malformed = La ligne { $line } n’est pas lisible comme entrée de ce jeu.
record-error-luck = Ligne { $line } : le hasard noté ne correspond pas à ce que demandent les règles ({ $problem }).
record-error-luck-unused = La ligne { $line } contient un hasard que les règles n’ont jamais demandé.
record-error-luck-differs = Ligne { $line } : le secret donne un autre hasard que celui noté ici.
record-error-commitment = Ligne { $line } : le secret n’est pas celui promis dans l’en-tête.
record-error-no-secret = Ligne { $line } : la partie est terminée, mais son secret manque.
record-error-outcome = Ligne { $line } : la partie ne s’est pas terminée comme écrit ici.
