# Ce que dit le serveur de tables

## Pourquoi il ne fait pas quelque chose : l’entrée

refusal-who-are-you = Donnez d’abord votre nom.
refusal-name-empty = Un nom demande au moins un caractère visible.
refusal-has-account = Vous avez déjà le compte { $account }.
refusal-account-taken = Le nom de compte { $account } est déjà pris.
refusal-wrong-password = Le nom de compte ou le mot de passe est faux.
refusal-wrong-link = Ce lien de place n’est plus valable. Demandez-en un nouveau à l’hôte.
refusal-forbidden-origin = Cette page vient d’une adresse que le serveur ne connaît pas ({ $host }). Si le serveur est derrière un mandataire, démarrez-le avec --origin.

## Tables et places

refusal-no-such-table = Il n’y a pas de table avec ce code.
refusal-no-such-game = Il n’y a pas de jeu « { $game } ».
refusal-no-such-edition = Il n’y a pas d’édition « { $edition } » de ce jeu.
refusal-no-such-option = Le réglage « { $option } » n’existe pas ou ne peut pas avoir cette valeur.
refusal-no-such-level = Il n’y a pas de robots de niveau « { $level } » pour ce jeu.
refusal-seat-count = Cette édition ne se joue pas à { $seats }.
refusal-seats-occupied = { $seated } places sont prises, mais il n’y en aurait que { $seats }.
refusal-seats-open = { COUNT($seats) ->
    [one] Une place est encore libre.
   *[other] { COUNT($seats) } places sont encore libres.
 }
refusal-seat-taken = Cette place est prise.
refusal-seat-locked = Cette place est fermée. L’hôte peut l’ouvrir ou envoyer un lien.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-not-seated = Prenez d’abord place.
refusal-host-only = Seul l’hôte de la table peut faire cela.
refusal-no-spectators = Cette table n’admet pas de spectateurs.
refusal-too-many-tables = Vous êtes déjà à { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }. Terminez-en ou quittez-en une d’abord.
refusal-server-full = Le serveur est plein : { $most } tables sont ouvertes. Réessayez plus tard.
refusal-not-while-seating = La partie n’a pas encore commencé.
refusal-not-while-playing = La partie a déjà commencé.
refusal-not-while-paused = La table est en pause.
refusal-not-while-over = La partie est terminée.
refusal-not-while-abandoned = La partie a été abandonnée.
refusal-not-while-frozen = Cette partie a commencé sous une version plus ancienne des règles et reste figée. La table peut voter pour la continuer sous la version actuelle.

## Décisions

refusal-not-begun = La partie n’a pas encore commencé.
refusal-stale = Cette décision est déjà prise.
refusal-batch-reveals = Ces actions ne peuvent pas être envoyées ensemble : les premières révèlent déjà quelque chose.
refusal-not-undoable = Cela ne peut plus être repris : quelque chose a été révélé, ou quelqu’un d’autre a agi entre-temps. La table peut encore y consentir par un vote.
refusal-no-hints = Les conseils sont désactivés à cette table.
refusal-not-over = Cela ne se voit qu’une fois la partie terminée.
refusal-not-entitled = Tant que la partie dure, vous ne la voyez que de vos propres places.
refusal-no-such-match = Il n’y a pas de partie { $match } à cette table.
refusal-no-such-moment = Ce moment n’existe pas dans cette partie.

## Paroles et votes

refusal-muted = L’hôte vous a retiré la parole.
refusal-nothing-said = Il n’y a rien à envoyer.
refusal-no-private-talk = Dans ce jeu, tout le monde parle devant tout le monde.
refusal-talk-not-now = Les règles du jeu ne vous permettent pas de parler maintenant.
refusal-no-such-message = Ce message n’existe pas.
refusal-already-proposed = C’est déjà soumis au vote.
refusal-no-such-vote = Ce vote est clos.
refusal-no-vote = Vous n’avez pas de voix ici.
refusal-nobody-to-replace = Personne n’y est assis qui puisse être remplacé.
refusal-no-pace = Dites à quel rythme la table doit passer.
refusal-cannot-migrate = La partie ne peut pas continuer sous les règles actuelles : la ligne { $line } de son enregistrement ne convient plus.

## La connexion

refusal-hello-first = Le premier message doit être un salut.
refusal-hello-once = Vous avez déjà salué la table.
refusal-other-protocol = Le serveur parle la version { $spoken } du protocole. Rechargez la page.
refusal-malformed = Le serveur n’a pas compris. { $problem }
refusal-too-long = C’est trop long : { $most } octets au plus.
refusal-media-type = Le serveur ne comprend que le JSON.
refusal-method = Cette adresse ne le permet pas.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-rate-limited = C’était trop rapide. Attendez { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
 }
refusal-too-many-sockets = Vous avez trop de connexions ouvertes. Fermez d’autres onglets.
refusal-too-slow = La connexion n’a pas pu suivre et va être renouvelée.
refusal-too-much = Trop de messages ont été refusés. La connexion reste fermée un moment.
refusal-not-stored = Le serveur n’a pas pu enregistrer cela. Rien n’a changé ; réessayez.
refusal-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; réessayez.

## Pour ceux qui tiennent le serveur

notice-serving = Hemicycle est ouvert à l’adresse { $address }
notice-port-in-use = Le port { $port } de { $host } n’est pas disponible : un autre programme y écoute, ou ce n’est pas permis. Choisissez-en un autre avec --port.
notice-data-unwritable = On ne peut pas écrire dans le dossier { $folder }. Choisissez-en un autre avec --data.
notice-config-unreadable = Le fichier de configuration { $file } n’est pas lisible.
notice-config-not-toml = Le fichier de configuration { $file } n’est pas du TOML valide : { $problem }.
notice-config-unknown = Le réglage « { $key } » n’existe pas.
notice-config-wrong = Le réglage « { $key } » ne peut pas être « { $value } ».
notice-database-newer = La base de données vient d’une version plus récente de Hemicycle (schéma { $revision }). Mettez le programme à jour.
notice-database-unusable = La base de données { $database } est inutilisable : { $problem }.
notice-database-driver = La base de données { $database } a besoin du paquet Python { $package }, qui n’est pas installé.
notice-no-database = Il n’y a pas de base de données dans { $file }.
notice-no-key = Il n’y a pas de clé dans { $file }. Sans elle, personne ne retrouverait sa place.
notice-target-exists = { $file } existe déjà. Une sauvegarde demande un nouveau dossier.
notice-backup = { $sound ->
    [true] Tout est copié dans { $folder } et vérifié.
   *[false] La copie dans { $folder } est endommagée. Vérifiez le disque.
 }
notice-exported = { $finished ->
        [one] { $finished } partie terminée
       *[other] { $finished } parties terminées
    } et la part publique de { $running } en cours sont dans { $folder }.
