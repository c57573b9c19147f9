# Les mots des bots : leurs niveaux, leurs raisons, l’arène

## Niveaux et styles

level-random = Au hasard
    .text = Fait n’importe quoi, pourvu que les règles le permettent.
level-beginner = Débutant
    .text = Joue avec des règles simples et fait des erreurs.
level-solid = Solide
    .text = Sait ce qu’il veut, compte les cartes et tire des conclusions.
level-strong = Fort
    .text = Réfléchit à l’avance aussi longtemps qu’on le lui permet.

## Pourquoi un bot ferait ce qu’il propose

explain-random = N’importe laquelle ; ce bot ne réfléchit pas.
explain-habit = Par habitude ; ce bot ne pèse pas ses options.
explain-sh-nominate = { PLAYER($seat) } est tout compte fait le meilleur choix : fasciste à { $fascist } %.
explain-sh-nominate-zone = { PLAYER($seat) } est tout compte fait le meilleur choix : Hitler à { $hitler } %, fasciste à { $fascist } %.
explain-sh-nominate-in-vain = Le vote rejettera sans doute { PLAYER($seat) }, et cela vaut mieux pour votre camp que vous deux au pouvoir.
explain-sh-nominate-own = { PLAYER($seat) } est de votre côté ; les autres y voient un fasciste à { $fascist } %.
explain-sh-nominate-natural = Un libéral pourrait aussi choisir { PLAYER($seat) } : les autres y voient un fasciste à { $fascist } %.
explain-sh-call-election = { PLAYER($seat) } ferait un bon président : fasciste à { $fascist } %.
explain-sh-call-election-zone = { PLAYER($seat) } ferait un bon président : Hitler à { $hitler } %, fasciste à { $fascist } %.
explain-sh-call-election-own = { PLAYER($seat) } est de votre côté ; les autres y voient un fasciste à { $fascist } %.
explain-sh-call-election-natural = Un libéral pourrait aussi choisir { PLAYER($seat) } : les autres y voient un fasciste à { $fascist } %.
explain-sh-investigate = { PLAYER($seat) } est la plus grande énigme : fasciste à { $fascist } %.
explain-sh-investigate-own = Vous savez qui est { PLAYER($seat) } ; maintenant les autres écouteront ce que vous en direz.
explain-sh-investigate-natural = Un libéral aussi voudrait en savoir plus sur { PLAYER($seat) } ; ce que vous en direz ne regarde que vous.
explain-sh-execute = { PLAYER($seat) } est Hitler à { $hitler } % et fasciste à { $fascist } %.
explain-sh-execute-own = Sacrifier { PLAYER($seat) } coûte le moins à votre camp et paraît honnête.
explain-sh-execute-natural = { PLAYER($seat) } vous gêne, et les autres y voient un fasciste à { $fascist } %.
explain-sh-ballot = { PLAYER($president) } et { PLAYER($chancellor) } sont tous deux libéraux à { $liberal } %. Si le vote échoue, la personne suivante propose quelqu’un.
explain-sh-ballot-zone = { PLAYER($president) } et { PLAYER($chancellor) } sont tous deux libéraux à { $liberal } % ; à { $hitler } % { PLAYER($chancellor) } est Hitler et la partie est perdue.
explain-sh-ballot-chaos = { PLAYER($president) } et { PLAYER($chancellor) } sont tous deux libéraux à { $liberal } %. Si ce vote échoue aussi, c’est le chaos.
explain-sh-ballot-wary = { PLAYER($chancellor) } est Hitler à { $hitler } %, et tous les fascistes voteraient pour : le danger est plus grand que les chiffres ne le montrent.
explain-sh-ballot-doubt = { PLAYER($president) } et { PLAYER($chancellor) } sont tous deux libéraux à { $liberal } %, mais un vote rejeté n’aide guère non plus : accordez-leur le bénéfice du doute.
explain-sh-ballot-refused = { PLAYER($seat) } est fasciste à { $fascist } % : pas de poste dans le gouvernement.
explain-sh-ballot-veto = Avec un veto, aucune loi n’est adoptée et le compteur d’élections avance d’un cran.
explain-sh-ballot-wins = Élu maintenant, Hitler gagne aussitôt : c’est vous.
explain-sh-ballot-own = Vous avez proposé { PLAYER($chancellor) } vous-même, et un président soutient son choix.
explain-sh-ballot-fascist = Votez comme un libéral à votre place, pour garder la confiance : au plus { $suspicion } % de soupçon pèsent sur { PLAYER($president) } et { PLAYER($chancellor) }.
explain-sh-ballot-stakes = Ce vote compte beaucoup pour votre camp ; au plus { $suspicion } % de soupçon pèsent sur { PLAYER($president) } et { PLAYER($chancellor) }.
explain-sh-no-choice = Il n’y a pas de choix : toutes les cartes sont les mêmes ({ WORD($policy, kind: "policy") }).
explain-sh-cards-liberal = Un libéral garde chaque loi libérale.
explain-sh-cards-attack = Une loi fasciste vaut le soupçon ; { $suspicion } % pèsent maintenant sur vous.
explain-sh-cards-hide = La confiance vaut maintenant plus que la loi ; { $suspicion } % de soupçon pèsent sur vous.
explain-sh-cards-even = Pour votre camp, cela ne change presque rien ; { $suspicion } % de soupçon pèsent sur vous.
explain-sh-own-cards = Ce bot joue toujours la carte de son propre parti, ici : { WORD($party, kind: "party") }, et ne réfléchit pas plus loin.
explain-sh-not-own-cards = N’importe laquelle ; ce bot ne tient qu’aux cartes de son propre parti, et il ne s’agit pas d’elles ici.
explain-sh-ask-veto-liberal = Rien du tout vaudrait mieux que l’une ou l’autre de ces lois.
explain-sh-ask-veto-fascist = Un gouvernement qui échoue sert mieux votre camp que l’une ou l’autre de ces lois.
explain-sh-accept-veto-liberal = Mieux vaut aucune loi que ce que vous avez transmis.
explain-sh-accept-veto-fascist = Un gouvernement qui échoue sert mieux votre camp que ce que vous avez transmis.
explain-sh-refuse-veto-liberal = Ce que vous avez transmis vaut mieux qu’un gouvernement qui échoue.
explain-sh-refuse-veto-fascist = Ce que vous avez transmis sert mieux votre camp qu’un gouvernement qui échoue.
explain-dm-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
explain-dm-first-column = Ce départ rapporte le plus là où l’on vote d’abord : { explain-dm-points }.
explain-dm-second-column = Des cubes là où vous pouvez gagner, sinon des adhérents : cela vaut { explain-dm-points }.
explain-dm-bid = Désigner le premier joueur, c’est avoir le dernier mot ; cela ne vaut pas davantage.
explain-dm-name-start-player = Si { PLAYER($seat) } commence, vous passez en dernier : vous voyez ce que font les autres et, à égalité, vous êtes au-dessus.
explain-dm-discard = De nouvelles cartes promettent plus que celles-ci.
explain-dm-change-programme = Votre plateforme convient mieux aux États et au plateau national : cela vaut { explain-dm-points }.
explain-dm-send-minister = Cette carte rapporte { WORD($state, kind: "place") } plus qu’elle ne coûte, à savoir { explain-dm-points } ; vos chances d’y gagner sont de { $chance } %.
explain-dm-send-minister-played = Cette carte semble coûter { WORD($state, kind: "place") } plus qu’elle ne rapporte ; dans les parties jouées jusqu’au bout, elle en vaut la peine, car elle agit avec ce qui suit.
explain-dm-call-minister = Quand l’ordre n’importe pas, l’État qui vote le premier passe d’abord.
explain-dm-collect-votes = Des voix sont une valeur sûre : { WORD($state, kind: "place") } elles valent { explain-dm-points }, vous y approchez de { $votes }.
explain-dm-raise-trend = Chaque réunion { WORD($state, kind: "place") } rapporte davantage : cela vaut { explain-dm-points }.
explain-dm-place-doubler = L’issue clef { WORD($state, kind: "place") } est la vôtre : cela vaut { explain-dm-points }.
explain-dm-remove-doubler = L’issue clef { WORD($state, kind: "place") } sert les autres plus que vous : cela vaut { explain-dm-points }.
explain-dm-swap-media = Un cube en moins pour { PLAYER($rival) } et un de plus pour vous { WORD($state, kind: "place") } : cela vaut { explain-dm-points }.
explain-dm-lower-trend = { PLAYER($rival) } vous gêne le plus { WORD($state, kind: "place") } : cela vaut { explain-dm-points }.
explain-dm-coalition = Ensemble vous gagnez plus souvent ({ WORD($state, kind: "state") }) : pour vous, cela vaut { explain-dm-points }.
explain-dm-decline-coalition = Sans partenaire, vous vous en sortez mieux : une victoire n’a pas à être partagée.
explain-dm-word = Ainsi vous tenez ce que vous avez promis à { PLAYER($seat) } ({ WORD($state, kind: "state") }).
explain-dm-buy-media = Un cube { WORD($state, kind: "place") } donne le contrôle, et des points si vous y gagnez, à présent à { $chance } % : { explain-dm-points } de plus que son prix.
explain-dm-buy-media-played = Un cube { WORD($state, kind: "place") } donne le contrôle et en prive les autres. Il semble à peine valoir son prix ; dans les parties jouées jusqu’au bout, il le vaut.
explain-dm-exchange-opinion = Les électeurs { WORD($state, kind: "place") } se rapprochent de votre plateforme plus que de celle des autres : cela vaut { explain-dm-points }.
explain-dm-hold-meetings = Avec un facteur de { FIGURE($factor) }, des réunions { WORD($state, kind: "place") } rapportent { explain-dm-points } de plus qu’elles ne coûtent.
explain-dm-hold-meetings-none = Avec un facteur de { FIGURE($factor) } { WORD($state, kind: "place") }, l’argent est mieux employé ailleurs.
explain-dm-poll-bid = Le sondage { WORD($state, kind: "place") } vaut { explain-dm-points } pour vous, et le prix est encore en dessous.
explain-dm-poll-raise = Le sondage vaut plus que cela pour vous, et cette mise est assez haute pour terminer bientôt l’enchère.
explain-dm-poll-pass = Le sondage { WORD($state, kind: "place") } vaut { explain-dm-points } pour vous ; le prix est au-dessus.
explain-dm-publish-poll = La publication fait bouger les popularités en votre faveur : cela vaut { explain-dm-points }.
explain-dm-shelve-poll = De nouveaux adhérents valent plus que toute ligne de ce sondage : { explain-dm-points }.
explain-dm-convert-meetings = Avec un facteur de { FIGURE($factor) }, des voix { WORD($state, kind: "place") } valent mieux que l’espoir, et les cubes sont de nouveau libres.
explain-dm-convert-meetings-none = Le facteur { WORD($state, kind: "place") } est de { FIGURE($factor) } et peut encore monter ; les réunions restent.
explain-dm-move-media = Un cube sur le plateau national vaut { explain-dm-points }.
explain-dm-move-opinion = Sur le plateau national, cette opinion vaut pour vous { explain-dm-points } : vos points et adhérents, moins ceux des autres.
explain-dm-accept-donation = { MONEY($amount) } vous servent plus que les adhérents que cela peut coûter.
explain-dm-refuse-donation = Des adhérents valent plus pour vous maintenant que { MONEY($amount) }.
explain-dm-nothing = Rien de tout cela ne vaut son prix maintenant.
explain-dm-no-better = Rien de tout cela n’améliorerait votre position.
explain-dm-rivals = D’après ce que les autres feront sans doute, c’est le meilleur choix, même si, pris isolément, un autre vaut plus.
explain-dm-search = En poursuivant la partie à des tables imaginées, c’est ce qui a donné le meilleur résultat, même si, à première vue, autre chose vaut plus.
explain-gp-feeling = À l’instinct ; ce bot ne compte que les points qu’il a sous les yeux.
explain-gp-bid = Un juste prix pour { WORD($region, kind: "region") } avec commerce { $trade } et armée { $army }, compte tenu de ce qui vous reste et de ce qui vient encore.
explain-gp-bid-nothing = Pas de politicien pour { WORD($region, kind: "region") } avec commerce { $trade } et armée { $army } : cela n’en vaut pas la peine, compte tenu de ce qui vous reste et de ce qui vient encore.
explain-gp-place = C’est { WORD($region, kind: "region", form: "in") } qu’un politicien vaut le plus.
explain-gp-card = { WORD($card, kind: "card") } est maintenant votre carte la plus forte.
explain-gp-take-card = { WORD($card, kind: "card") } est la carte la plus forte de votre réserve.
explain-gp-war = Une guerre contre { WORD($region, kind: "region") } se gagne à { $won } %, et l’enjeu vaut le risque.
explain-gp-activate-own = { WORD($region, kind: "region", form: "The") } est à vous : profitez de { $actions ->
        [one] son action
       *[other] ses { $actions } actions
    } avant que quelqu’un n’en prenne le contrôle.
explain-gp-activate-other = { WORD($region, kind: "region", form: "The") } est ce qui peut vous nuire le moins maintenant, et chaque région doit être activée un jour.
explain-gp-for = Vous y gagnez plus que vos rivaux.
explain-gp-against = Vos rivaux y gagnent plus que vous.
explain-gp-wait = Rien d’autre n’améliorerait votre position.
explain-gp-race = Cela décide de qui est près de gagner : pour vous, cela vaut autant que { $gain } points.
explain-gp-offer = Une partie de l’échange qui vous rapporte le plus parmi ceux que l’autre camp peut accepter.
explain-gp-no-sacrifice = Un politicien vaut plus que d’avoir gain de cause ici, ou l’autre camp répondrait par un des siens.
explain-gp-sacrifice = Obtenir gain de cause vaut ici plus qu’un politicien.
explain-gp-keep-chips = Ce que vos jetons pourraient changer ici vaut moins que les jetons.
explain-gp-fair = Vos partenaires doivent consentir, et ils consentent à un partage équitable.
explain-gp-fair-share = Votre part des actions est équitable.
explain-gp-small-share = Votre part des actions est trop petite.
explain-gp-warmonger = La carte renforce votre camp dans cette guerre.
explain-gp-recall = Certains de vos politiciens sont plus utiles à la maison.
explain-gp-gain = C’est ce qui vous aide le plus contre vos rivaux, d’environ { $gain ->
        [one] un point
       *[other] { $gain } points
    }.
explain-gp-race-played = Cela décide de qui est près de gagner.
explain-gp-gain-played = C’est ce qui vous aide le plus contre vos rivaux.
explain-gp-search = En poursuivant la partie à des tables imaginées, c’est ce qui a donné le meilleur résultat, même si cela semble moins bon à première vue.
explain-gp-least = Tout coûte quelque chose ici ; ceci vous coûte le moins.

## L’arène

error-budget = « { $budget } » n’est pas un temps de réflexion ; il ressemble à 50ms, 1s, 50ms-wall (à l’horloge) ou 400x (autant d’essais).
error-bot-form = « { $bot } » n’est pas un bot ; le vôtre s’écrit module:Classe, avec un temps de réflexion module:Classe:50ms.
error-bot-import = Impossible de charger le bot { $bot } : { $cause }.
error-bot-kind = { $bot } n’est pas un bot : il faut une classe dérivée de hemicycle.Bot.
error-bot-start = Le bot { $bot } ne peut pas s’asseoir : { $cause }.
error-bot-choose = { $bot } n’est pas encore un bot : il lui manque la méthode choose.
error-bot-move = Le bot { $bot } à la place { $seat } a choisi « { $action } », ce qui est refusé ({ $why }).
error-bot-broken = Le bot { $bot } a échoué dans { $game } à la place { $seat } sur « { $asked } » : { $cause }. HEMICYCLE_DEBUG=1 affiche toute la trace.
arena-error-no-game = Quel jeu ? Nommez-en un, ou un plan avec --plan.
arena-error-no-plan = Il n’y a pas de plan « { $plan } » ; il y a : { $known }.
arena-error-not-toml = Le plan n’est pas un fichier TOML : { $cause }.
arena-error-no-compare = Le plan ne compare rien ; chaque comparaison est une table [compare.NOM].
arena-error-bad-entry = La comparaison { $name } est illisible : { $cause }.
arena-error-no-comparison = Le plan n’a pas de comparaison « { $name } » ; il y a : { $known }.
arena-error-form = Il n’y a pas de forme « { $form } » ; il y a : { $known }.
arena-error-no-sides = { $game } n’a pas de camps ; comparez ses bots avec --form mixed ou one.
arena-error-one-bot = Pour cette forme, nommez au moins deux bots.
arena-error-other-plan = { $file } contient les parties d’un autre plan ; choisissez un autre dossier.
arena-error-other-code = { $file } contient des parties d’une autre version des règles ou des bots ; choisissez un autre dossier.
arena-error-no-ray = Ray n’est pas installé ici : pip install 'hemicycle[ray]'.
arena-error-bad-name = « { $name } » ne peut pas nommer une comparaison : lettres, chiffres, - et _ conviennent.
arena-error-plan-says = Le plan le dit lui-même ; enlevez { $said }, ou écrivez votre propre plan.
arena-error-only-of-what = Une seule comparaison de quel plan ? Nommez-le avec --plan.
arena-error-twice = Le bot { $name } est nommé deux fois ; une fois suffit.
arena-error-exploit-one = Une meilleure réponse s’entraîne contre un seul bot : nommez-le avec --exploit, sans --bots ni --form.
arena-error-budget-of-what = Le budget de quoi ? Il va avec --exploit.
arena-error-not-a-journal = { $file }, ligne { $line } : ce n’est pas une partie de tournoi ; choisissez un autre dossier.
arena-interrupted = Interrompu. Les parties terminées sont gardées : relancez la même commande, et cela continue.
arena-interrupted-training = Interrompu. Un entraînement inachevé recommence depuis le début au prochain appel.
arena-page = Arène : { $plan }
arena-page-written = Écrit par `hemicycle arena --out DOSSIER` ; à ne pas modifier.
arena-terms = { $seats } places, édition { $edition }, graine { NUMBER($seed, useGrouping: 0) }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }.
arena-form-mixed = Tous les bots sont aux mêmes tables, chaque donne avec chaque rotation des places.
arena-form-one = Le premier bot est seul à une table de chacun des autres, une fois à chaque place de chaque donne.
arena-form-sides = Un bot joue tout un camp, un autre l’autre camp, chaque paire avec les mêmes donnes.
arena-form-exploit = Une meilleure réponse au bot est entraînée, puis mesurée sur des donnes nouvelles à côté d’exploiteurs faits à la main ; tous les autres à la table sont le bot.
arena-bot = bot
arena-wins-per-seat = victoires par place
arena-fair = équitable
arena-as = rôle : { $role }
arena-rating = cote
arena-p50 = p50 ms
arena-p99 = p99 ms
arena-talk = p99 ms, parole
arena-margin-wins = avance, victoires
arena-margin-points = avance, points
arena-side = camp
arena-wins = victoires
arena-worst = { $side } : pire cas
arena-ending = fin
arena-games = parties
arena-share = part
arena-bars = Victoires par place, avec intervalles à 95 %
arena-matrix = Combien de fois gagne : { $side } (les lignes le jouent, les colonnes jouent contre lui)
arena-exploiter = exploiteur
arena-plays = joue
arena-itself = le bot lui-même
arena-gain = gain en points de pourcentage
arena-keeps = il reste au bot
arena-response = réponse entraînée
arena-trained = Entraînée sur { $budget } parties par camp ou place ; mesurée sur { $games } donnes nouvelles, graine { $seed }.
arena-one-seat = une place
arena-exploit-bars = Ce que des exploiteurs gagnent contre { $bot }
hint-over = La partie est terminée ; avec --to vous pouvez regarder un moment antérieur.
hint-not-asked = On ne demande rien à la place { $seat } à ce moment.

## Jeux de données

dataset-written = { $games ->
        [one] Une partie écrite
       *[other] { $games } parties écrites
    } dans { $folder }.
error-dataset-format = Le format « { $cause } » n’existe pas ; il y a : { $known }.
error-dataset-exists = { $folder } existe déjà. Nommez un nouveau dossier.
error-dataset-unwritable = Impossible d’écrire { $folder } : { $cause }.
error-dataset-no-parquet = Parquet demande pip install "hemicycle[research]" ; ou choisissez --format jsonl.
error-no-extra = Cela demande pip install "hemicycle[{ $extra }]".
terminal-more-bots = De meilleurs bots ({ $levels }) viennent avec pip install "hemicycle[bots]".
