# Les gens : première page, comptes, profils, cotes, amis

web-turn-now = À vous de jouer
web-turn-count = { $n ->
    [one] Une décision vous attend
   *[other] { $n } décisions vous attendent
 }
web-turn-none = Rien ne vous attend.
web-your-games = Vos parties
web-recent = Jouées dernièrement
web-all-games = Toutes vos parties finies
web-older-games = Parties plus anciennes
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une.
web-friends-tables = Tables d’amis
web-invitations = Invitations
web-invites = { $by } vous invite
web-join-table = Rejoindre
web-watch-table = Regarder
web-go-on = Continuer
web-seats-taken = { $taken } sur { $seats }
web-seats-open = libres : { $free } sur { $seats }
web-progress-die-macher = { $round ->
    [0] Tour de départ
   *[other] Tour { $round } sur { $rounds }
 }
web-open-new = Ouvrir une table
web-learn-short = Apprendre
web-progress-secret-hitler = Lois : { $liberal } libérales, { $fascist } fascistes
web-progress-global-powers = Avant l’évaluation { $evaluation }
web-time-left = encore { $time }
web-overdue = temps écoulé
web-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
 }
web-hours = { $n } h
web-minutes = { $n } min
web-filter-game = Jeu
web-filter-language = Langue
web-filter-any = peu importe
web-rated = Classée
web-rated-only = classées seulement
web-rated-table = Classée : chacun a un compte, personne n’est aidé
web-rating = Cote
web-not-settled = pas encore établie
web-rating-none = pas encore de cote
web-games-won = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }, { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }
web-as-role = { $role }
web-strongest = Les plus forts
web-statistics = Statistiques
web-strongest-need = Au moins { $games } parties classées contre { $opponents } personnes différentes.
web-strongest-none = Personne n’a encore joué assez de parties classées.
web-place = Rang
web-who = Qui
web-bot-level = Bot : { $level }
web-all-roles = en tout
web-won-by-seat = Victoires par place, { $n } joueurs
web-won-by-role = Victoires selon le rôle
web-won-by-first = Victoires de qui a commencé
web-first-player = premier joueur
web-played-editions = Éditions jouées
web-endings = Comment les parties se sont terminées
web-seat-number = Place { $n }
web-statistics-none = Aucune partie n’a encore été terminée ici.
web-finished-games = { $n ->
    [one] Une partie terminée
   *[other] { $n } parties terminées
 }
web-since = ici depuis { $date }
web-reliability = Fiabilité
web-stood-in = Un remplaçant a pris { $share } % de ses décisions.
web-left-games = { $left } parties sur { $finished } quittées avant la fin.
web-profile-none = Encore aucune partie terminée ici.
web-favourites = Préférences
web-head-to-head = Vous et { $name }
web-ahead = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 } : vous devant { $ahead }, derrière { $behind }
web-follow = Suivre
web-unfollow = Ne plus suivre
web-follows = Vous suivez
web-follows-none = Personne encore. Suivez des gens sur leur page, et leurs tables ouvertes seront sur votre première page.
web-program-marked = un programme
web-place-of = { $place } sur { $of }
web-won = gagné
web-lost = perdu
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
web-given-up = abandonnée
web-play-again-with = Rejouer avec eux
web-put-away = Ranger
web-put-away-tables = Ce que vous avez rangé
web-put-away-none = Rien n’est rangé.
web-get-back = Reprendre
web-leave-game = Quitter
web-leave-sure = Quitter pour de bon ? Un bot continue à votre place.
web-throw-away = Jeter
web-account-page = Votre compte
web-account-none = Vous jouez en invité sur cet appareil. Avec un compte, vos places, parties et cotes vous suivent sur chaque appareil.
web-account-closed = Ce serveur n’ouvre pas de nouveaux comptes.
web-invitation-code = Invitation
web-with-passkey = Avec une clé d’accès
web-with-password = Avec un mot de passe
web-passkey-why = Votre appareil garde la clé : rien à retenir, rien à voler.
web-passkey-not-here = Les clés d’accès demandent un nom au lieu d’un nombre dans l’adresse, et https.
web-sign-in-passkey = Se connecter avec une clé d’accès
web-passkeys = Clés d’accès
web-passkeys-none = Aucune encore.
web-add-passkey = Ajouter une clé d’accès
web-remove = Retirer
web-devices = Compte ouvert sur
web-this-device = cet appareil
web-last-seen = utilisé le { $date }
web-unknown-device = Appareil inconnu
web-sign-out-there = Déconnecter
web-sign-out-everywhere = Se déconnecter partout
web-new-password = Nouveau mot de passe
web-change-password = Changer le mot de passe
web-password-changed = Changé. Tous les autres appareils sont déconnectés.
web-prove-first = Pour la suite, montrez encore une fois que c’est bien vous.
web-prove = Confirmer
web-your-data = Vos données
web-export-data = Tout ce qui est gardé de moi (JSON)
web-delete-me = Tout supprimer
web-delete-why = Les places dans les parties en cours vont à des bots. Les parties terminées restent sans votre nom ; les enregistrements scellés que d’autres ont pu garder conservent le nom sous lequel vous avez joué.
web-make-invitation = Inviter quelqu’un sur ce serveur
web-your-page = Votre page
web-go-there = Y aller
web-invite-player = Inviter par le compte
web-invite-send = Inviter
web-invite-sent = Invitation envoyée à { $account }.
web-called = Quand c’est à vous de jouer, vous l’apprenez { $ways }.
web-called-none = Tant que cette page est fermée, rien ne vous dit que c’est à vous de jouer.
web-called-change = Modifier
web-called-choose = Choisir comment
web-called-push = sur vos appareils
web-called-mail = par courriel
web-called-webhook = par webhook
web-bell-on = Notifications activées
web-bell-off = Notifications désactivées
web-news = Du nouveau
web-news-count = { $n ->
    [one] { $n } nouveauté
   *[other] { $n } nouveautés
 }
web-news-none = Rien de nouveau.
web-news-turn = { $game } : à vous de jouer
web-news-invitation = { $by } vous invite à jouer à { $game }
web-news-over = { $game }, c’est fini : { $result }
web-all-tables = Toutes les tables
web-games-column = Parties
web-take-back-invitation = Retirer
web-follow-by-account = Suivre par le compte
web-look-after = S’occuper de ce serveur
