# Words of the browser client

## First page

web-motto = Trois jeux de pouvoir, pour les amis, les bots et les gens patients
web-taste = Langue, nom et apparence
web-language = Langue
web-theme = Clair ou sombre
web-theme-system = Selon le système
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Petits sons
web-you-are = Vous êtes
web-guest = Invité
web-rules = Règles
web-facts-die-macher = 3 à 4 heures · information ouverte
web-facts-secret-hitler = 45 minutes · rôles cachés
web-facts-global-powers = 2 à 3 heures · négociation
web-players-range = { $least } à { $most } joueurs
web-players-count = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-seven-sealed = 7 votes scellés
web-play-now = Jouer tout de suite
web-open-table = Ouvrir une table
web-learn = Première fois ? Votre première soirée, en { $minutes } minutes environ
web-dealing = On dresse la table…
web-continue-none = Vos parties apparaîtront ici.
web-show-all = Tout montrer ({ $n })
web-review = Revoir
web-phase-seating = On s’installe
web-phase-playing = En cours
web-phase-paused = En pause
web-phase-over = Terminée
web-phase-abandoned = Abandonnée
web-phase-frozen = Gelée
web-join = Rejoindre une table
web-join-now = Rejoindre
web-join-how = Tapez le code affiché à l’écran de l’hôte, ou ouvrez le lien reçu. Aucun compte n’est nécessaire.
web-about = À propos
web-about-short = Une réalisation indépendante et non commerciale ; les jeux appartiennent à leurs auteurs.
web-about-what = Un seul moteur joue trois jeux de société politiques à la lettre de leurs règles : entre amis, avec des bots, à l’écran ou dans un terminal. Il est indépendant et non commercial, et n’est ni fait ni approuvé par les auteurs ou les éditeurs. Si un jeu vous plaît, achetez-le et jouez-y à une vraie table.
web-about-secret-hitler = Secret Hitler, ses textes et son plateau sont ici sous licence
web-about-materials = Cartes : Natural Earth (domaine public) et la carte d’Allemagne de svg-maps par Victor Cazanave (CC BY 4.0), simplifiée. Caractères : Source Serif 4 et Inter (SIL Open Font License).
web-designed-by = par { $names }
web-version = Version { $version }

## Who I am

web-who-am-i = Qui vous êtes
web-name = Nom
web-name-ask = Comment faut-il vous appeler ?
web-save = Enregistrer
web-account = Un compte pour plusieurs appareils
web-account-why = Vous n’en avez pas besoin. Avec un compte, vous pouvez rejoindre vos tables depuis un autre appareil.
web-account-name = Compte
web-password = Mot de passe, au moins 10 caractères
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-register = Créer un compte
web-signed-in = Connecté avec le compte { $account }.
web-invited = Invitation à la table { $code }
web-come-in = Entrer
web-come-late = { $how ->
        [over] La partie est terminée ; vous pouvez la revoir.
        [closed] La partie a commencé, et cette table n’admet pas de spectateurs.
       *[watching] La partie a commencé ; vous entrez pour regarder.
    }

## Waiting room

web-host = Hôte : { $name }
web-chairs = Chaises
web-chair = Chaise { $seat }
web-chair-free = libre
web-seat = Place { $seat }
web-sit = S’asseoir ici
web-sit-too = Un autre joueur sur cet appareil
web-stand = Se lever
web-clear = Libérer la chaise
web-put-bot = Placer un bot…
web-choose-party = Parti
web-party-by-seat = N’importe quel parti
web-seat-link = Lien
web-lock = Réserver
web-locked = réservée à qui a le lien
web-move-up = Monter d’une place
web-waiting-room = Salle d’attente
web-you-host = vous êtes l’hôte
web-you-watch = vous regardez ; prenez une chaise pour jouer avec { $name }
web-leave-table = Quitter la table
web-chairs-taken = { $taken } sur { $all } prises
web-looking-on =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
web-the-game = La partie
web-further-name = Nom de l’autre joueur sur cet appareil
web-chairs-open =
    { $open ->
        [one] Une chaise est libre.
       *[other] { $open } chaises sont libres.
    }
web-chairs-full = Tout le monde est là.
web-start-why = Commencez et des bots prennent les chaises libres, ou attendez vos amis.
web-start-now = Vous pouvez commencer.
web-bots-speed = Vitesse des bots
web-pace-untimed-short = Sans horloge
web-pace-live-short = En direct
web-pace-evening-short = Soirée
web-pace-slow-short = Jours
web-rulings-title = Points de règle
web-rulings-all = Tous les points de règle
web-rulings-changed =
    { $changed ->
        [0] Tout comme dans la règle
        [one] { $changed } point modifié
       *[other] { $changed } points modifiés
    }
web-rulings-some = { $changed ->
        [one] { $changed } modifié
       *[other] { $changed } modifiés
    }
web-rulings-count =
    { $rulings ->
        [one] { $rulings } point
       *[other] { $rulings } points
    }
web-rulings-reset = Tout rétablir
web-summary = Ce que lisent tous ceux qui arrivent
web-invites-you = { $host } vous invite à { $game }
web-seats-free =
    { $free ->
        [0] { $seats }, aucune chaise libre
        [one] { $seats }, une chaise libre
       *[other] { $seats }, { $free } chaises libres
    }
web-spectators-word = Spectateurs
web-hints-word = Conseils
web-watching = Vous regardez.
web-watching-why = Vous voyez ce que tous peuvent voir ; les secrets restent aux joueurs.
web-spectator = spectateur
web-spectator-talk = Les spectateurs peuvent parler entre eux
web-spectator-delay = Les spectateurs voient la partie
web-spectator-delay-of =
    { $n ->
        [0] en direct
       *[other] { $n } coups plus tard
    }
web-watching-behind = L’hôte vous montre la partie { $n } coups plus tard ; à la fin, vous verrez tout.
web-gallery-later = Les joueurs liront ceci après la partie.
web-gallery-closed = À cette table, seuls les joueurs parlent.
web-say-gallery = Dire quelque chose aux autres spectateurs
web-days-off-until = en congé jusqu’au { $day }
web-bot-plays = Un bot joue pour vous.
web-bot-plays-why = Vous pouvez reprendre votre place à tout moment.
web-people = Qui est assis ici
web-people-host = Qui est assis ici : nouveau lien, faire taire, remplacer
web-new-link = Nouveau lien
web-mute = Faire taire
web-unmute = Laisser parler
web-replace-vote = Remplacer par un bot (vote)
web-start = Commencer
web-start-with-bots = { $open ->
        [one] Commencer, un bot prend la chaise libre
       *[other] Commencer, des bots prennent { $open } chaises libres
    }
web-bots-level = Bots
web-host-starts = { $name } lancera la partie.
web-invite = Inviter des amis
web-code = Code de la table
web-qr = Code QR pour { $link }
web-copy-link = Copier le lien
web-share = Partager
web-copied = Copié
web-picture-save = Enregistrer l’image
web-picture-why = L’image ne montre que ce que toute la table voit.
web-picture-saved = L’image est enregistrée.
web-picture-failed = L’image n’a pas pu être dessinée. Réessayez.
web-shared-screen = Écran commun pour toute la pièce
web-screen-why = Scannez pour garder vos cartes sur votre téléphone.
web-edition = Édition
web-seats = Joueurs
web-pace = Rythme
web-pace-live = En direct : quelques minutes chacun
web-pace-evening = En soirée : sans hâte
web-pace-slow = Lent : des jours
web-pace-untimed = Sans horloge
web-pace-custom = Horloge personnalisée
web-public = Montrer la table dans la liste
web-spectators = D’autres peuvent regarder
web-hints = Qui apprend peut demander conseil à un bot
web-level-random = au hasard
web-level-beginner = débutant
web-level-solid = solide
web-level-strong = fort

## At the table

web-to-lobby = Retour à l’accueil
web-to-board = Vers le plateau
web-menu = Menu
web-table = Cette table
web-board = Plateau
web-tray = Vos affaires
web-decision = Votre décision
web-prompt = Ce qui est demandé
web-options = Possibilités
web-rulings = Comment sont lues les règles peu claires
web-tabs = Journal, discussion et règles
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-talk = Discussion
web-tab-rules = Règles
web-tab-ledger = Registre
web-tab-notes = Notes
web-tab-affairs = Affaires
web-unread = non lus
web-you = Vous
web-bot = bot
web-away = absent
web-standby = un bot remplace
web-deciding = réfléchit
web-sealed = scellé
web-your-turn = À vous
web-expires = Sera supprimée le { $date } si personne ne vient
web-of = { $count } sur { $of }
web-round = Tour { $round }
web-clock = Temps restant
web-nudged = La moitié de votre temps pour cette décision est écoulée.
web-line-connecting = Connexion…
web-line-live = Connecté
web-line-waiting = Connexion perdue, nouvel essai…
web-line-kept = Décidé, envoi plus tard
web-line-closed = Connexion fermée
web-undo = Annuler
web-rule = Règle
web-rulebook = Règles du jeu
web-hint = Conseil
web-hinted = Le choix d’un bot : { $action }
web-hinted-taken = Le choix d’un bot
web-hint-none = Le bot n’a pas de conseil ici.
web-coach = Guide
web-coach-off = Aucun conseil
web-coach-request = Des conseils à ma demande
web-coach-warn = M’avertir aussi avant une grosse erreur
web-warned = Un bot voit bien mieux : { $action }.
web-think-again = Réfléchir encore
web-send-anyway = Envoyer quand même
web-confirm = Vraiment ?
web-as-list = Possibilités en liste
web-filter = Réduire la liste
web-filter-none = Rien ne correspond.
web-sealed-count = { $sealed } sur { $all } scellés
web-waiting-for = on attend { $names }
web-sealed-as = Scellé : { $what }. Vous pouvez le changer tant que tous n’ont pas scellé.
web-sealed-why = Scellé dès que vous touchez. Modifiable tant que tous n’ont pas scellé.
web-amount = Montant
web-less = Moins
web-more = Plus
web-bid-up-to = Miser jusqu’à
web-bid-now-up-to = Miser { $now } maintenant, jusqu’à { $most }
web-yes = Oui
web-no = Non
web-key-yes = O
web-key-no = N
web-dismiss = OK
web-refused = Cela n’a pas marché ({ $code }). Réessayez, ou revenez à l’accueil.
web-taken-back = { PLAYER($seat) } revient sur une décision.
web-taken-back-by-all = La table revient à une décision antérieure.
web-speed = Vitesse
web-speed-of = Vitesse des bots et des révélations
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-step = Pas à pas
web-speed-slow-why = Tout reste affiché deux fois plus longtemps.
web-speed-normal-why = Le temps de voir ce qui se passe.
web-speed-fast-why = Bots immédiats, scènes courtes.
web-speed-step-why = Rien n’avance avant que vous appuyiez sur Espace.
web-speed-why = Cet appareil s’en souvient ; chacun à la table a la sienne, et les bots attendent la personne la plus lente sauf si l’hôte en décide autrement. Le temps que les bots vous laissent pour revenir sur un choix est un réglage de la table.
web-wait-for-slowest = Les bots attendent la personne la plus lente
web-scene = Ce qui vient de se passer
web-scene-steps = Étape par étape
web-scene-back = Une étape en arrière
web-scene-on = Continuer
web-scene-held =
    { $seconds ->
        [one] Affiché pendant { $seconds } seconde, puis la table continue.
       *[other] Affiché pendant { $seconds } secondes, puis la table continue.
    }
web-scene-stopped = Affiché jusqu’à ce que vous continuiez.
web-skip = Passer
web-skip-waiting = { $waiting ->
        [one] Montrer la suite tout de suite
       *[other] Montrer les { $waiting } autres d’un coup
    }
web-next-step = Étape suivante
web-key-space = Espace
web-watch-again = Revoir la scène
web-means-for-you = Ce que cela signifie pour vous
web-happened-to-you = Cela vous est arrivé
web-aid = Aide de jeu
web-aid-round = Un tour dans l’ordre
web-aid-end = Comment la partie se termine
web-print = Imprimer
explain-clock = Le temps que la table attend encore cette décision. Ensuite un bot décide, cette fois seulement.
explain-bot = Un joueur artificiel. Il ne sait que ce que sa place peut savoir.
explain-standby = Un bot joue à la place d’une personne absente ou qui l’a demandé. Elle peut reprendre sa place à tout moment.
explain-days-off = En congé. Dans les parties lentes, son horloge est arrêtée pendant ce temps.
explain-away = Pas connecté en ce moment. La place est gardée.
web-time-ran-out = Votre temps est écoulé ; un bot a choisi pour vous.

## Log and timeline

web-since-last = Depuis votre dernière décision
web-since-none = Rien de nouveau.
web-earlier = Afficher ce qui précède
web-log-empty = Il ne s’est encore rien passé.
web-moments = { $n ->
        [one] { $n } moment
       *[other] { $n } moments
    }
web-timeline = Chronologie
web-past = Le passé
web-past-at = Moment { $n } sur { $last }
web-past-decided = { $name } a décidé ; personne d’autre ne voit quoi.
web-to-present = Revenir au présent
web-first = Au début
web-back = Un pas en arrière
web-forward = Un pas en avant
web-play = Lecture
web-stop = Arrêt
web-eyes = Par les yeux de qui
web-eyes-mine = Par mes yeux
web-eyes-public = Par les yeux du public

## Talk

web-say-something = Dire quelque chose à la table
web-say = Dire
web-talk-with = Parler avec
web-talk-table = Table
web-talk-empty = Personne n’a encore rien dit.
web-private = en privé
web-accept = Accepter
web-decline = Refuser
web-counter = Contre-offre
web-reply-accept = accepte
web-reply-decline = refuse
web-reply-counter = fait une autre offre

## Rules

web-rules-here = Pour cette décision
web-rules-search = Chercher dans les règles
web-rules-missing = Les règles n’ont pas pu être chargées. Réessayez dans un instant.
web-rules-choose = Choisissez un jeu.

## Votes of the table

web-table-vote = Un vote de la table
web-vote-count = { $yes } sur { $needed } nécessaires
web-propose-pause = Interrompre la partie
web-propose-resume = Reprendre
web-propose-extend = Plus de temps
web-propose-replace = Remplacer { $name } par un bot
web-propose-abandon = Terminer la partie sans résultat
web-change-pace = Changer le rythme
web-propose-pace = Changer le rythme : { $pace }
web-propose-undo = Revenir sur la dernière décision
web-propose-undo-none = Vous n’avez encore rien décidé qui puisse être repris.
web-propose-migrate = Continuer selon la nouvelle version des règles

## Menu

web-neutral = Thème neutre : d’autres noms, les mêmes règles
web-confirm-when = Demander avant d’envoyer une réponse
web-confirm-costly = Seulement pour les grands coups sans retour
web-confirm-always = Toujours
web-confirm-never = Jamais
web-take-back = Reprendre ma place
web-let-bot-play = Laisser un bot jouer pour moi
web-give-up-seat = Abandonner ma place
web-give-up-sure = Un bot continuera, et vous ne retrouverez peut-être pas votre place. Confirmez-vous ?
web-keep-seat = Garder ma place
web-hand-only = Ne montrer que ma main
web-hand-only-why = Le plateau est sur l’écran commun. Voici ce que personne d’autre ne peut voir.

## Several players on one device

web-curtain = Passez l’appareil à { $name }
web-curtain-why = Rien n’est visible tant que la bonne personne ne l’a pas.
web-curtain-lift = Je suis { $name }

## The end

web-over = Partie terminée
web-see-result = Voir le résultat
web-you-won = Vous avez gagné
web-you-lost = Vous avez perdu
web-your-place = Place { $place } sur { $of }
web-your-place-shared = Place { $place } sur { $of }, à égalité
web-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
web-wins-with =
    { $count ->
        [one] { $names } gagne avec { $points } points
       *[other] { $names } gagnent avec { $points } points
    }
web-winner = gagne
web-scores = Points
web-rematch = Rejouer
web-look-back = Revoir la partie
web-see-table = Voir la table
web-verify = Vérifier le hasard
web-download = Télécharger l’enregistrement

## When something is wrong

web-loading = Un instant…
web-close = Fermer
web-try-again = Réessayer
web-trouble = Un problème est survenu
web-trouble-loading = La page n’a pas pu être chargée en entier. Réessayez ; la partie elle-même est en sécurité sur le serveur.
web-coming = En route vers la table
web-coming-to = On cherche la table { $code }…
web-closed = Vous n’êtes plus à cette table
web-closed-why = Le serveur a fermé la connexion. La partie elle-même est en sécurité.
web-trouble-unforeseen = Un problème est survenu sur cette page. Rechargez-la : la partie elle-même est en sécurité sur le serveur.
web-reload = Recharger
refusal-no-connection = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
refusal-server-error = Le serveur a répondu quelque chose que cette page ne comprend pas. Réessayez dans un instant.
refusal-connection-closed = La connexion à la table est fermée. Rechargez la page pour revenir.

## Analyse

web-review-title = Analyse
web-review-ask = Analyser cette partie
web-review-waits = En attente…
web-review-left = encore { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    } environ
web-review-failed = L’analyse n’a pas abouti.
web-review-why = Le déroulement, les tournants et ce que vous auriez pu mieux faire, tel que nos bots le voient.
web-review-chances = Probabilités de gagner
web-review-whose = Décisions de
web-review-figures = Tous les chiffres
web-review-see = Voir ce moment
web-review-suspicion = Qui était soupçonné : la probabilité d’être fasciste, d’après ce que chacun pouvait voir et entendre
web-cancel = Annuler

## Looking back further

web-puzzle = Problème
web-puzzles-today = Que feriez-vous ? Les problèmes du jour
web-upload = Analyser un enregistrement à vous
web-upload-busy = Vérification de l’enregistrement…
web-origin = D’où vient cette table
web-origin-branch = Vous continuez depuis l’entrée { $entry } de la table { $table }, avec { $luck ->
        [same] le même hasard
       *[fresh] un autre hasard
    }. Cela ne compte jamais.
web-origin-imagined = Imaginée d’après ce que sait votre place à la table { $table } : tout ce qui est caché peut y être différent. Cela ne compte jamais.
web-origin-back = Retour à l’analyse
web-origin-back-table = Retour à la table
web-what-if = Essayer quelque chose en privé
web-what-if-why = Une table à vous, telle que votre place connaît celle-ci ; ce que vous ne pouvez pas savoir est imaginé. Personne d’autre ne la voit.

web-notifications = Notifications
web-offline = Pas de réseau : voici le dernier état vu ici. Ce que vous décidez sera envoyé plus tard.
refusal-not-in-a-puzzle = Dans un problème, vous pouvez seulement choisir ce que vous feriez.

web-about-person = Plus
