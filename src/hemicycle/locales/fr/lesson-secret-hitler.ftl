# Premières soirées de Secret Hitler

lesson-liberal = Côté libéral
    .text = Vous ne connaissez personne. Découvrez aux votes et aux cartes qui joue double jeu.
lesson-liberal-role = Vous êtes du camp libéral et ne connaissez que votre propre rôle.
    .why = Sur les { $seats } joueurs, trois sont libéraux, un est fasciste et un est Hitler. Les fascistes se connaissent. Maintenez ce bouton pour revoir votre carte à tout moment.
lesson-liberal-tracks = Cinq lois libérales vous font gagner.
    .sum-1 = nécessaires
    .sum-2 = en vigueur
    .sum-result = encore à adopter
    .why = Six lois fascistes font gagner les autres. À chaque tour, un nouveau gouvernement adopte une loi, libérale ou fasciste.
lesson-liberal-vote = Chaque gouvernement est mis aux voix : votez oui.
    .why = { PLAYER($president) } veut la présidence, avec vous à la chancellerie. Plus de oui que de non, et vous êtes élus. Si { $of } gouvernements de suite échouent, la première carte de la pioche est adoptée à l’aveugle, et la plupart sont fascistes.
    .task-1 = Appuyez sur le bulletin oui.
    .well = Bien. Tous les bulletins sont retournés ensemble : chacun voit qui fait confiance à qui.
    .other = Non est permis aussi. Si le vote échoue, le joueur suivant forme un gouvernement.
lesson-liberal-enact = Vous êtes à la chancellerie : adoptez la loi libérale.
    .why = { PLAYER($president) } a pioché trois cartes, en a défaussé une et vous en a transmis deux. Personne d’autre ne sait lesquelles.
    .task-1 = Appuyez sur la carte libérale.
    .task-2 = Envoyez avec le bouton violet.
    .well = Bravo : tout le monde voit une loi libérale et vous fait un peu plus confiance à tous deux.
    .other = Vous avez adopté la loi fasciste. Tout le monde l’a vu et voudra savoir pourquoi.
lesson-liberal-talk = { $policy ->
        [liberal] Une loi libérale. Maintenant, la table discute.
       *[fascist] Une loi fasciste. Maintenant, la table discute.
    }
    .why = Présidence et chancellerie disent quelles cartes elles avaient. Personne ne peut vérifier : demandez-vous à qui profiterait un mensonge. Vous pouvez parler aussi, avec le bouton près de la discussion.
lesson-liberal-nominate = Vous présidez : proposez { PLAYER($seat) } à la chancellerie.
    .why = Tous les joueurs entourés peuvent être choisis, sauf le dernier élu à la chancellerie. Vous ne savez encore rien contre { PLAYER($seat) }.
    .task-1 = Appuyez sur { PLAYER($seat) }.
    .task-2 = Envoyez avec le bouton violet, puis votez pour.
    .well = Bien. Tous votent maintenant sur votre gouvernement, vous aussi.
    .other = Bon choix aussi : vous ne savez encore rien contre personne. Tous votent maintenant, vous aussi.
lesson-liberal-discard = Défaussez une carte fasciste.
    .why = Personne d’autre ne voit ces trois cartes. L’une va face cachée à la défausse ; { PLAYER($chancellor) } reçoit les deux autres et doit en adopter une.
    .task-1 = Appuyez sur une carte fasciste : elle sera défaussée.
    .task-2 = Envoyez avec le bouton violet.
    .well = Exact. { PLAYER($chancellor) } a le choix, et ce choix vous apprendra quelque chose.
    .other = Il ne reste alors aucune carte libérale à { PLAYER($chancellor) }. C’est permis, mais on vous posera la question.
lesson-liberal-compare = { $policy ->
        [liberal] { PLAYER($chancellor) } a adopté une loi libérale.
       *[fascist] { PLAYER($chancellor) } a adopté une loi fasciste.
    }
    .why = Vous savez ce que vous avez transmis et pouvez comparer. C’est ainsi que la présidence démasque les fascistes : qui reçoit une carte libérale et ne l’adopte pas se trahit.
lesson-liberal-suspect = Une loi fasciste : regardez qui gouvernait.
    .sum-1 = cartes fascistes
    .sum-2 = cartes libérales
    .sum-result = cartes en tout
    .why = C’est peut-être de la malchance, car il y a plus de cartes fascistes. Deux fois les mêmes noms, c’est un indice. La liste des gouvernements près de la discussion tient les comptes pour vous.
lesson-liberal-hitler = Dès la troisième loi fasciste, méfiez-vous de Hitler.
    .sum-1 = seuil
    .sum-2 = lois fascistes actuelles
    .sum-result = avant le danger
    .why = À partir de là, les fascistes gagnent aussitôt si Hitler est élu à la chancellerie. Qui est élu sans être Hitler est lavé de ce soupçon pour de bon.
lesson-liberal-free = À partir d’ici, la partie est à vous.
    .why = Les autres sont des bots indulgents, et rien ne compte ce soir. « Conseil » et « Règle » accompagnent chaque question.

lesson-fascist = Côté fasciste
    .text = Vous savez qui est Hitler. Ayez l’air honnête, mentez quand il le faut et portez Hitler à la chancellerie.
lesson-fascist-role = Vous êtes fasciste, et { PLAYER($hitler) } est Hitler.
    .why = À cinq, Hitler vous connaît aussi. Les trois libéraux ne connaissent personne. Ils ne doivent rien deviner : traitez { PLAYER($hitler) } comme tout le monde.
lesson-fascist-goal = Vous pouvez gagner de deux façons.
    .sum-1 = seuil
    .sum-2 = lois fascistes actuelles
    .sum-result = avant que Hitler puisse gagner
    .why = Avec six lois fascistes, ou si Hitler est élu à la chancellerie une fois { $zone } lois fascistes adoptées. La seconde voie est souvent la plus courte.
lesson-fascist-vote = Votez oui : passez inaperçu.
    .why = Après le vote, tout est visible. Qui vote toujours contre les gouvernements doit s’expliquer, et les premiers gouvernements ne vous coûtent rien.
    .task-1 = Appuyez sur le bulletin oui.
    .well = Bien. Cela n’apprend rien sur vous à personne.
    .other = Non est permis, mais on vous demandera peut-être pourquoi.
lesson-fascist-nominate = Vous présidez : proposez { PLAYER($seat) }, du camp libéral.
    .why = Un libéral à la chancellerie partage les soupçons avec vous, et on le croit. Que Hitler reste à l’écart du sale travail.
    .task-1 = Appuyez sur { PLAYER($seat) }.
    .task-2 = Envoyez avec le bouton violet, puis votez pour.
    .well = Bien. Tous votent maintenant sur votre gouvernement, vous aussi.
    .other = Cela marche aussi. Tous votent maintenant, vous aussi.
lesson-fascist-discard = Défaussez la carte libérale.
    .why = { PLAYER($chancellor) } a alors deux cartes fascistes et doit en adopter une. Ce qui est face cachée, personne ne le voit jamais.
    .task-1 = Appuyez sur la carte libérale.
    .task-2 = Envoyez avec le bouton violet.
    .well = C’est fait. { PLAYER($chancellor) } n’a plus le choix.
    .other = Vous avez laissé une carte libérale en jeu. Cela inspire confiance, ce qui vaut aussi quelque chose.
lesson-fascist-lie = { $policy ->
        [fascist] Racontez maintenant votre histoire : trois cartes fascistes, pas de chance.
       *[liberal] Une loi libérale : vous voilà au-dessus de tout soupçon.
    }
    .why = Mentir est permis, et personne ne peut vérifier ce que vous avez pioché. La chancellerie dira quelles deux cartes vous lui avez transmises : votre histoire doit s’accorder. Utilisez le bouton près de la discussion.
lesson-fascist-enact = Vous êtes à la chancellerie : adoptez la loi fasciste.
    .why = { $fascist ->
        [one] Il y a { $fascist } loi fasciste jusqu’ici,
       *[other] Il y a { $fascist } lois fascistes jusqu’ici,
    } et à partir de { $zone }, Hitler peut gagner. Vous pourrez dire que vous avez reçu deux cartes fascistes.
    .task-1 = Appuyez sur la carte fasciste.
    .task-2 = Envoyez avec le bouton violet.
    .well = Bien. La présidence sait que vous mentez, les autres non.
    .other = Vous restez dans l’ombre un peu plus longtemps. C’est parfois le coup le plus fort.
lesson-fascist-zone = Maintenant, Hitler peut gagner.
    .why = Dès que Hitler est élu à la chancellerie, les fascistes ont gagné. Votez pour, proposez-le et convainquez les autres.
lesson-fascist-free = À partir d’ici, la partie est à vous.
    .why = Les autres sont des bots indulgents, et rien ne compte ce soir. « Conseil » et « Règle » accompagnent chaque question.
