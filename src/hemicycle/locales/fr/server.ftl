# Ce que dit le serveur de tables

## Pourquoi il ne fait pas quelque chose : l’entrée

refusal-who-are-you = Donnez d’abord votre nom.
refusal-name-empty = Un nom demande au moins un caractère visible.
refusal-has-account = Vous avez déjà le compte { $account }.
refusal-account-alike = Le nom de compte { $account } ressemble trop à un autre.
refusal-account-taken = Le nom de compte { $account } est déjà pris.
refusal-wrong-password = Le nom de compte ou le mot de passe est faux.
refusal-wrong-link = Ce lien de place n’est plus valable. Demandez-en un nouveau à l’hôte.
refusal-forbidden-origin = Cette page vient d’une adresse que le serveur ne connaît pas ({ $host }). Si le serveur est derrière un proxy, démarrez-le avec --origin.

## Tables et places

refusal-no-such-review = Cette analyse n’existe pas.
refusal-too-many-reviews = Trop d’analyses sont en cours. Réessayez dans un moment.
refusal-no-such-table = Il n’y a pas de table avec ce code.
refusal-no-such-game = Il n’y a pas de jeu « { $game } ».
refusal-no-such-edition = Il n’y a pas d’édition « { $edition } » de ce jeu.
refusal-no-such-lesson = Il n’y a pas de leçon « { $lesson } » ici.
refusal-bad-lesson = Cette leçon est illisible : { $cause }.
refusal-lesson-revision = Cette leçon a été écrite pour la version { $revision } des règles ; on joue ici la version { $played }.
refusal-lesson-alone = Une leçon se joue à une personne contre ses bots, et commence aussitôt.
refusal-no-such-option = Le réglage « { $option } » n’existe pas ou ne peut pas avoir cette valeur.
refusal-no-such-level = Il n’y a pas de bots de niveau « { $level } » pour ce jeu.
refusal-seat-count = Cette édition ne se joue pas à { $seats }.
refusal-seats-occupied = { $seated } places sont prises, mais il n’y en aurait que { $seats }.
refusal-seats-open = { COUNT($seats) ->
    [one] Une place est encore libre.
   *[other] { COUNT($seats) } places sont encore libres.
 }
refusal-not-come-yet = { COUNT($seats) ->
    [one] Une personne avec qui vous voulez rejouer n’est pas encore venue. Attendez-la, ou libérez sa place.
   *[other] { COUNT($seats) } personnes avec qui vous voulez rejouer ne sont pas encore venues. Attendez-les, ou libérez leurs places.
 }
refusal-seat-taken = Cette place est prise.
refusal-seat-locked = Cette place est fermée. L’hôte peut l’ouvrir ou envoyer un lien.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-not-seated = Prenez d’abord place.
refusal-stand-in-play = La partie a commencé. Laissez un bot jouer pour vous un moment, ou abandonnez la place.
refusal-sat-elsewhere = Vous avez déjà occupé une autre place dans cette partie et en connaissez les secrets : vous ne pouvez pas prendre celle-ci.
refusal-party-unknown = Il n’y a pas de parti « { $party } » à choisir ici.
refusal-party-taken = Quelqu’un d’autre a déjà choisi ce parti.
refusal-too-late-for-luck = Le hasard de cette partie est déjà tiré.
refusal-host-only = Seul l’hôte de la table peut faire cela.
refusal-no-spectators = Cette table n’admet pas de spectateurs.
refusal-too-many-tables = Vous êtes déjà à { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }. Terminez-en une ou quittez-en une d’abord.
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
refusal-not-a-spectator = Qui joue parle depuis sa place, pas parmi les spectateurs.
refusal-spectators-silent = Ici, l’hôte ne laisse parler que les joueurs.
refusal-spectators-in-words = Les spectateurs parlent en toutes lettres, à tous ceux qui regardent.
refusal-nothing-said = Il n’y a rien à envoyer.
refusal-no-private-talk = Dans ce jeu, tout le monde parle devant tout le monde.
refusal-no-such-message = Ce message n’existe pas.
refusal-already-proposed = C’est déjà soumis au vote.
refusal-no-such-vote = Ce vote est clos.
refusal-no-vote = Vous n’avez pas de voix ici.
refusal-nobody-to-replace = Personne n’y est assis qui puisse être remplacé.
refusal-not-absent = On ne peut remplacer que quelqu’un d’absent : son temps est écoulé, ou la personne n’est plus là depuis longtemps.
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
refusal-moved = La table change d’endroit. La connexion reprendra aussitôt.
refusal-not-stored = Le serveur n’a pas pu enregistrer cela. Rien n’a changé ; réessayez.
refusal-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; réessayez. Si cela se reproduit, indiquez ce numéro à l’exploitant : { $request }.

## Pour ceux qui tiennent le serveur

notice-serving = Hemicycle est ouvert à l’adresse { $address }
notice-port-in-use = Le port { $port } de { $host } n’est pas disponible : un autre programme y écoute, ou ce n’est pas permis. Choisissez-en un autre avec --port.
notice-host-unknown = Cette machine n’a pas l’adresse { $host }. Choisissez-en une autre avec --host.
notice-data-unwritable = On ne peut pas écrire dans le dossier { $folder }. Choisissez-en un autre avec --data.
notice-data-locked = Un autre serveur utilise les données de { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
notice-key-short = La clé dans { $file } est trop courte : il lui faut { $least } octets. Restaurez-la depuis une sauvegarde ou supprimez-la ; chacun devra alors se présenter de nouveau.
notice-config-unreadable = Le fichier de configuration { $file } n’est pas lisible.
notice-config-not-toml = Le fichier de configuration { $file } n’est pas du TOML valide : { $problem }.
notice-config-unknown = Le réglage « { $key } » n’existe pas.
notice-own-bot-form = { $bot } ne désigne aucun bot : écrivez JEU:NOM, ou JEU:NOM=module:Classe avec un nom à lui.
notice-own-bot-game = { $bot } : ce jeu n’existe pas ; il y a : { $known }.
notice-own-bot = Le bot { $bot } ne peut pas être chargé : { $cause }.
notice-config-wrong = Le réglage « { $key } » ne peut pas être « { $value } ».
notice-database-newer = La base de données vient d’une version plus récente de Hemicycle (schéma { $revision }). Mettez le programme à jour.
notice-database-unusable = La base de données { $database } est inutilisable : { $problem }.
notice-database-driver = La base de données { $database } a besoin du paquet Python { $package }, qui n’est pas installé.
notice-config-short = Le réglage « { $key } » est trop court : il lui faut { $least } caractères.
notice-config-alone = Le réglage « { $key } » ne sert à rien sans « { $needs } » : indiquez les deux, ou aucun.
notice-bus-database = Un bus relie des serveurs sur une même base PostgreSQL. Indiquez-la avec --database postgresql+psycopg://… ou retirez --bus.
notice-bus-address = « { $bus } » n’est pas l’adresse d’un bus. Elle ressemble à nats://machine:4222.
notice-bus-unreachable = Le bus { $bus } est injoignable : { $problem }.
notice-bus-driver = Un bus demande le paquet Python { $package }, qui n’est pas installé : pip install hemicycle[cluster].
notice-no-bus = Dites avec --bus pour qui les bots doivent réfléchir, par exemple nats://machine:4222.
notice-thinking = { $processes ->
    [one] Un bot à la fois réfléchit ici.
   *[other] Jusqu’à { $processes } bots réfléchissent ici en même temps.
 }
notice-database-shared = { $bus ->
    [true] Un serveur sans bus utilise seul cette base de données. Arrêtez-le d’abord, ou démarrez-le aussi avec --bus.
   *[false] Un autre serveur utilise cette base de données. Arrêtez-le d’abord, ou démarrez-les tous avec --bus.
 }
notice-keys-differ = { $where ->
    [setting] Le réglage « key » n’est pas la clé avec laquelle signent les autres serveurs de cette base. Donnez la même à tous.
    [file] La clé dans { $file } n’est pas celle avec laquelle signent les autres serveurs de cette base. Supprimez le fichier, ou donnez la même à tous avec le réglage « key ».
   *[none] Les autres serveurs de cette base ont reçu leur clé par le réglage « key ». Donnez-la aussi à celui-ci.
 }
notice-no-account = Il n’y a pas de compte { $account }. Qui doit gérer ce serveur en crée d’abord un.
notice-no-operator = { $account } ne gère pas ce serveur.
notice-no-operators = Personne ne gère ce serveur.
notice-operator-added = { $account } gère désormais ce serveur.
notice-operator-removed = { $account } ne gère plus ce serveur.
notice-operator-set = { $account } gère ce serveur d’après ses réglages : retirez-y ce nom de `operators`.
doctor-operators = { $accounts } figure dans le réglage operators et n’est pas encore inscrit : qui prend ce nom le premier gérera ce serveur.
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

## Ce que trouve le médecin

doctor-fine = bien
doctor-doubt = attention
doctor-bad = mauvais
doctor-versions = Hemicycle { $version } sur Python { $python }.
doctor-bots = Les meilleurs bots de { $games } ne sont pas installés : pip install "hemicycle[bots]".
doctor-folder = Le dossier de données { $folder } est accessible en écriture, à son propriétaire seul.
doctor-folder-new = Le dossier de données { $folder } n’existe pas encore ; le premier démarrage le crée.
doctor-folder-closed = Il est impossible d’écrire dans le dossier de données { $folder }.
doctor-folder-open = D’autres sur cette machine peuvent lire { $file } ; le prochain démarrage y remédie.
doctor-key-short = La clé dans { $file } fait moins de { $least } octets ; reprenez-la d’une sauvegarde.
doctor-disk = Il reste { $megabytes } Mo sur le disque de { $folder }.
doctor-disk-full = Il ne reste que { $megabytes } Mo sur le disque de { $folder } ; s’il est plein, plus personne ne peut jouer.
doctor-database = La base { $database } répond et a le schéma actuel ({ $present }).
doctor-database-new = La base { $database } est vide ; le premier démarrage l’installe.
doctor-database-older = La base { $database } a un schéma plus ancien ({ $present }) ; le prochain démarrage la met en { $wanted }. Faites d’abord une sauvegarde.
doctor-database-newer = La base { $database } appartient à une version plus récente ({ $present }) ; celle-ci connaît { $wanted }.
doctor-database-unusable = La base { $database } est inutilisable : { $problem }
doctor-database-damaged = La base { $database } est endommagée : { $problem }. Restaurez une sauvegarde.
doctor-clock = L’horloge est à l’heure.
doctor-clock-wrong = L’horloge est décalée de { $seconds } secondes ; laissez la machine la régler par NTP.
doctor-bus = NATS à { $bus } répond.
doctor-bus-database = Un bus sert à plusieurs serveurs sur une base PostgreSQL ; aucune n’est réglée.
doctor-bus-driver = NATS demande pip install "hemicycle[cluster]".
doctor-bus-unreachable = NATS à { $bus } ne répond pas : { $problem }
doctor-origin = On arrive par { $origin } à travers un proxy de confiance.
doctor-origin-none = Seule cette machine atteint le serveur.
doctor-origin-open = Tout le réseau atteint le serveur, sans chiffrement ; placez un proxy devant et réglez origin.
doctor-origin-plain = { $origin } n’est pas chiffré ; les cookies voyagent en clair.
doctor-origin-proxies = { $origin } est derrière un proxy, mais trusted_proxies n’en nomme aucun : tous ceux qui passent par lui comptent pour un.

## Sauvegardes

notice-restored = Tout ce qui était dans { $folder } est revenu.
notice-restore-not-empty = Il y a déjà quelque chose dans { $database } ; une sauvegarde n’est restaurée que dans une base vide.
notice-restore-key = { $file } est une autre clé que celle de la sauvegarde ; personne ne serait reconnu. Déplacez-la d’abord.
notice-backup-version = La base a le schéma { $present } et cette version copie { $wanted } ; sauvegardez-la avec la version qui la sert.
notice-migration-waits = La base doit changer d’une façon que les serveurs de l’ancienne version ne supportent pas, et certains tournent encore. Arrêtez-les tous, puis démarrez celui-ci.

refusal-bad-record = La ligne { $line } de cet enregistrement contient quelque chose d’impossible à cet endroit.
refusal-record-unfinished = Cet enregistrement s’arrête avant la fin de la partie : seules les parties terminées sont montrées.
refusal-record-of-a-branch = C’est l’enregistrement d’une table qui a continué au milieu d’une autre partie. Prenez l’enregistrement de la partie entière.
refusal-too-many-uploads = Vous avez déjà envoyé { $most } enregistrements. Chacun est retiré après un mois.
refusal-not-at-such-a-table = Ce n’est pas possible à une table qui ne fait que regarder en arrière ou essayer.
refusal-not-at-this-table = Seules les personnes de cette table peuvent le faire.
refusal-too-many-comments = Il y a déjà { $most } commentaires à cette table.
refusal-no-such-comment = Il n’y a pas de tel commentaire de vous.
refusal-no-puzzles = Il n’y a pas de problèmes pour ce jeu.
refusal-no-such-puzzle = Ce problème n’existe pas.
refusal-puzzle-revision = Ce problème a été fait pour d’autres règles que celles d’aujourd’hui.

## Les gens

refusal-account-required = Pour prendre place ou ouvrir une table ici, il faut un compte.
refusal-rated-account = Cette table est classée : il faut un compte pour y jouer.
refusal-rated-one-seat = Cette table est classée : chacun joue une seule place.
refusal-rated-people = Une partie classée demande au moins { $least } personnes.
refusal-rated-bots = Cette partie est classée : les bots restent comme ils sont jusqu’à la fin.
refusal-prove-yourself = Donnez d’abord encore une fois votre mot de passe ou votre clé d’accès.
refusal-registration-closed = Ce serveur n’ouvre pas de nouveaux comptes.
refusal-invitation-needed = Il faut une invitation pour ouvrir un compte ici. Demandez à quelqu’un qui en a un.
refusal-no-account-name = Choisissez un nom pour le compte.
refusal-no-passkeys = Ce serveur ne connaît pas les clés d’accès. Il faudrait y installer hemicycle[people] ; un mot de passe convient.
refusal-wrong-passkey = Cette clé d’accès n’est pas connue ici.
refusal-passkey-too-late = Cela a pris trop de temps. Veuillez réessayer.
refusal-too-many-passkeys = Vous avez { $most } clés d’accès. Retirez-en d’abord une.
refusal-no-such-invitation = Cette invitation n’existe plus.
refusal-no-such-passkey = Cette clé d’accès n’existe pas.
refusal-last-passkey = C’est le seul accès à votre compte. Ajoutez d’abord un mot de passe ou une autre clé d’accès.
refusal-no-such-device = Votre compte n’est pas ouvert à cet endroit.
refusal-too-many-invitations = Vous avez { $most } invitations que personne n’a utilisées. Attendez que l’une d’elles serve.
refusal-no-free-seat = Toutes les places de cette table sont prises.
refusal-no-such-person = Personne ne porte ce nom ici.
refusal-others-played = D’autres ont joué ici, la table reste donc. Vous pouvez la ranger.
refusal-not-your-table = Vous n’avez pas ouvert cette table.
refusal-not-over-yet = La partie n’est pas terminée. Vous pouvez la quitter.
refusal-follow-yourself = Vous ne pouvez pas vous suivre vous-même.
refusal-too-many-follows = Vous suivez { $most } personnes. Cessez d’abord d’en suivre une.
refusal-no-ratings = Ce serveur ne classe pas les parties. Il faudrait y installer hemicycle[people].
notice-bots-rated = Les bots sont classés d’après les parties de l’arène : { $bots } cotes.
notice-ratings = { $games } parties classées donnent { $ratings } cotes ; { $differ } d’entre elles étaient autres.
notice-not-a-journal = { $file } n’est pas un journal de l’arène.

## Être rappelé

refusal-no-push = Ce serveur ne peut pas envoyer de notifications push : son exploitant doit installer hemicycle[notify].
refusal-no-mail = Ce serveur n’envoie pas de courriel : son exploitant n’a pas configuré de serveur de messagerie.
refusal-bad-mailbox = « { $address } » n’est pas une adresse électronique.
refusal-bad-address = Rien ne peut être envoyé à cette adresse : elle doit commencer par https:// et désigner un serveur du réseau public.
refusal-private-address = Rien n’est envoyé à cette adresse : elle mène à un réseau privé.
refusal-unreachable-address = Cette adresse est introuvable. Est-elle bien écrite ?
refusal-no-such-way = Ce moyen de vous joindre n’existe pas.
refusal-too-many-ways = Nous avons déjà { $most } moyens de vous joindre. Retirez-en un d’abord.
refusal-not-confirmed = Cette adresse n’est pas encore confirmée : suivez le lien du courriel que vous avez reçu.
refusal-wrong-mail-link = Ce lien n’est plus valable.
refusal-no-such-zone = Il n’y a pas de fuseau horaire « { $zone } ».
refusal-vacation-past = Les jours de congé finissent dans l’avenir.
refusal-vacation-too-long = Il vous reste { $days ->
    [one] un jour de congé
   *[other] { $days } jours de congé
 } cette année.

## Rester en sécurité

refusal-banned = L’accès à ce serveur vous est interdit{ $until ->
    [0] {""}
   *[other] {" "}jusqu’au { $date } (UTC)
 } : { $reason }
refusal-table-closed = Un exploitant a fermé cette table : { $reason }
refusal-name-mixed = Un mot d’un nom s’en tient à un seul alphabet : les lettres qui ne font que se ressembler ne sont pas admises.
refusal-name-office = « { $name } » passerait pour quelqu’un qui exploite ce serveur. Choisissez un autre nom.
refusal-nobody-there = Personne d’autre n’est assis à cette place.
refusal-ban-one = Une exclusion désigne soit une personne, pas soi-même, soit une plage d’adresses.
refusal-no-such-network = « { $network } » n’est pas une plage d’adresses, ou elle est trop large.
