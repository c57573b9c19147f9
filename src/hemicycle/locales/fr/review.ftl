### Analyse de la partie

review-title = { $game } : le déroulement
review-player = Joueur
review-start = Au début
review-end = À la fin
review-course = Déroulement
review-luck = Chance
review-how-points = Les points attendus et les probabilités sont des moyennes de parties que nos bots ont poursuivies à partir de là ; les points sont justes à ±{ $points } environ, une probabilité à ±{ $error } % environ.
review-how-chances = Les probabilités découlent du plateau, des vrais rôles et de ce que chacun pouvait penser des autres, tel que nos bots le voient.
review-worth-die-macher = Les décisions sont pesées selon les points que l’on a à la fin.
review-worth-global-powers = Les décisions sont pesées en points : l’avance sur le rival le plus fort quand revient votre tour ; une partie gagnée d’ici là compte comme les points qui la font gagner.
review-worth-secret-hitler = Les décisions sont pesées selon les chances de victoire de son camp.
review-turning = Les tournants
review-turning-none = Aucun moment n’a fait basculer cette partie à lui seul.
review-mistakes = Comment { PLAYER($seat) } aurait pu mieux jouer
review-mistakes-none = { PLAYER($seat) } n’a rien décidé que nos bots appelleraient une erreur.
review-done = Entrée { $entry } : { $done }
review-better = Mieux : { $better }
review-cost-points = environ { $cost ->
        [one] un point
       *[other] { $cost } points
    }
review-cost-chance = environ { $cost } % de la probabilité de gagner
review-sure-proved = vérifié en jouant : ±{ $error }
review-sure-likely = vérifié en jouant, sans certitude : ±{ $error }
review-sure-judged = estimé, sans l’avoir joué
effect-gp-both = En moyenne, quand revient votre tour, vous avez { $then ->
        [one] un point
       *[other] { $then } points
    } au lieu de { $instead }, et { PLAYER($rival) } { $theirs } au lieu de { $theirs_instead }.
effect-gp-own = En moyenne, quand revient votre tour, vous avez { $then ->
        [one] un point
       *[other] { $then } points
    } au lieu de { $instead }.
effect-gp-rival = En moyenne, quand revient votre tour, { PLAYER($rival) } a { $theirs ->
        [one] un point
       *[other] { $theirs } points
    } au lieu de { $theirs_instead }.
effect-gp-won = Vous gagnez avant votre prochain tour dans { $then } % des cas au lieu de { $instead } %.
effect-gp-lost = { PLAYER($seat) } gagne avant votre prochain tour dans { $then } % des cas au lieu de { $instead } %.
review-rule = Règle { $sections }
review-claims = Ce qui a été dit, et ce qui était vrai
review-true = vrai
review-lie = mensonge
review-progress = Analyse
review-error-depth = La profondeur « { $cause } » n’existe pas ; il y a : quick, normal, deep.
review-error-not-over = La partie n’est pas terminée : seules les parties terminées sont analysées, car une analyse connaît tous les secrets.
review-error-no-bots = Aucun bot ne joue assez bien à { $cause } pour l’analyser.
side-liberal = Libéraux
side-fascist = Fascistes

## La page d’une analyse

review-about = Analyse · { $date } · { $seats } joueurs
review-share = Partager cette analyse
review-first = { $who } : 1re place sur { $of }
review-place = { $who } : { $place }e place sur { $of }, { $points ->
        [one] un point
       *[other] { $points } points
    } derrière { $leader }
review-lost = { $who } : { $place }e place sur { $of } ; { $leader } a gagné autrement qu’aux points
review-expected = Points attendus
review-scale = Ce que montre la courbe
review-total-die-macher = { $count ->
        [one] Une décision
       *[other] { $count } décisions
    } de { PLAYER($seat) } { $count ->
        [one] a coûté
       *[other] ont coûté
    } environ { $total ->
        [one] un point
       *[other] { $total } points
    }.
review-total-secret-hitler = { $count ->
        [one] Une décision
       *[other] { $count } décisions
    } de { PLAYER($seat) } { $count ->
        [one] a cédé
       *[other] ont cédé
    } des chances, { $total } % en tout.
review-turn-key = tournant
review-mine-key = décision
review-then = Le plateau à ce moment
review-as-played = Joué
review-better-head = Mieux
review-you-better = { $done }. Mieux : { $better }
review-given-points = points cédés
review-given-chance = % de chances cédés
review-shown = montré sur le plateau
review-try = Essayez : la table est telle qu’elle était, des bots prennent les autres places, et cette partie reste ce qu’elle est.
review-play-on = Continuer d’ici
review-same-luck = Avec le même hasard
review-luck-head = La chance, au bilan
review-luck-how = La chance, c’est ce qui est sorti, comparé à la moyenne de ce qui aurait pu sortir d’autre.
review-luck-points = { $sign ->
        [0] à l’équilibre
        [1] { $gain ->
                [one] { $gain } point gagné
               *[other] { $gain } points gagnés
            }
       *[other] { $gain ->
                [one] { $gain } point perdu
               *[other] { $gain } points perdus
            }
    }
review-luck-chance = { $sign ->
        [0] à l’équilibre
        [1] { $gain } % gagnés
       *[other] { $gain } % perdus
    }
fell-sh-drew = { PLAYER($president) } pioche : { WORDS($cards, kind: "policy") }.
review-together = Ensemble
review-leads = { $name } mène ; cet écran suit.
review-leads-alone = { $name } mène ; vous regardez de votre côté.
review-follow = Suivre
review-unfollow = Regarder de mon côté
review-lead = Mener les autres
review-lead-stop = Ne plus mener
review-comment = Un commentaire sur ce moment
review-no-comments = Pas encore de commentaires. Les personnes de cette table peuvent écrire et dessiner ; tous ceux qui ont l’adresse le voient.
review-remove = Retirer ce commentaire
review-draw = Dessiner
review-keep-drawing = Garder le dessin
review-drawing = Un dessin sur le plateau
review-branches = Vos variantes
review-branch-real = Comme c’était
review-branch-imagined = Imaginée pendant la partie
review-branch = Depuis { $entry }, { $luck ->
        [same] même hasard
       *[fresh] autre hasard
    }
review-suspicion-how = En pointillé : ceux qui étaient fascistes. Ce qu’on pouvait penser d’après ce qui se voyait et s’entendait, comme nos bots.
review-mind = Comment { PLAYER($seat) } voyait les autres : la probabilité d’être fasciste
review-role-liberal = libéral
review-role-fascist = fasciste
review-role-hitler = Hitler
review-error-bot-failed = Un bot a échoué sur cette partie ; la partie elle-même est intacte.
review-error-trouble = L’analyse n’a pas pu être faite ; réessayez plus tard.
review-error-revision = Cette partie suit d’autres règles que celles d’aujourd’hui, nos bots ne peuvent donc pas la juger.
review-error-no-such-game = Ce jeu ne peut plus être joué ici.

## Problèmes

puzzle-title = Que feriez-vous ?
puzzle-count = problème { $number } sur { $of }
puzzle-ask = Vous êtes { PLAYER($seat) }. Une option est nettement la meilleure : trouvez-la.
puzzle-right = Juste !
puzzle-wrong = Pas le meilleur choix.
puzzle-best = Le meilleur choix : { $best }.
puzzle-cost-points = Votre choix cède environ { $cost ->
        [one] un point
       *[other] { $cost } points
    } (±{ $error }), d’après des parties jouées jusqu’au bout.
puzzle-cost-chance = Votre choix cède environ { $cost } % des chances de gagner (±{ $error }), d’après des parties jouées jusqu’au bout.
puzzle-next-points = Ensuite : { $next }, environ { $cost ->
        [one] un point
       *[other] { $cost } points
    } de moins (±{ $error }), d’après des parties jouées jusqu’au bout.
puzzle-next-chance = Ensuite : { $next }, environ { $cost } % des chances de gagner de moins (±{ $error }), d’après des parties jouées jusqu’au bout.
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
