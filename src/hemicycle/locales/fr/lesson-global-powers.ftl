# La première soirée de Global Powers

lesson-first-turns = Mises, guerres et votes
    .text = Peuplez le monde, activez vos régions, faites une guerre, votez et comptez les points.
lesson-first-turns-goal = Les points viennent des régions que l’on gouverne.
    .why = Qui a { $goal } points lors d’une évaluation gagne ; de même, qui gouverne { $dominance } régions à un moment donné. Ce tableau montre toujours ce que donnerait une évaluation maintenant.
lesson-first-turns-region = { WORD($region, kind: "region", form: "The") } passe aux enchères : regardez ses jetons.
    .why = Les matières premières deviennent du commerce, le commerce rapporte des points, la diplomatie achète des votes dans le monde et l’armée se bat. La bande du haut montrera qui gouverne.
lesson-first-turns-bid = Misez six politiciens.
    .sum-1 = dans votre base
    .sum-2 = votre mise
    .sum-3 = à Maurice
    .sum-result = restent en cas de victoire
    .why = Tous misent en secret. La plus haute mise et la deuxième sont placées, les autres reviennent. Qui mise seul le plus gouverne et envoie un politicien de plus à Maurice ; à égalité, on gouverne ensemble.
    .task-1 = Réglez le nombre et envoyez.
    .well = Une mise forte. Voyez maintenant ce que cela valait pour les autres.
    .other = Tout nombre est permis, même zéro. Voyez maintenant les autres mises.
lesson-first-turns-bids = La région suivante : répartissez vos politiciens.
    .why = Il en reste { $base } dans votre base, et ils doivent suffire pour toutes les régions. Là où personne d’autre ne mise, un seul suffit.
    .task-1 = Misez sur celle-ci ; les autres vont de même.
    .well = Bien. Continuez ainsi, ou laissez le guide décider.
lesson-first-turns-cards = Choisissez { $size } cartes pour votre main.
    .why = À votre tour, vous jouez une carte ou vous activez une région. Chaque carte dit ce qu’elle fait. Personne d’autre ne voit ce que vous prenez.
    .task-1 = Appuyez sur une carte, puis sur quatre autres.
    .well = Bien. Choisissez les autres de même.
lesson-first-turns-stake = Les gouvernements du monde votent, et la diplomatie compte.
    .why = Une proposition est soumise. Chaque gouvernement met des jetons de diplomatie d’un côté ou les garde. Ce qui est dépensé est perdu : dépensez quand une proposition vous nuit ou vous sert.
    .task-1 = Mettez des jetons, ou abstenez-vous.
    .well = C’est noté. Le décompte près de la carte montre où l’on en est.
lesson-first-turns-defence = Quelqu’un veut empêcher cette action.
    .why = Un politicien a été sacrifié contre elle. Si vous en sacrifiez un aussi, elle passe, à moins que les autres n’en sacrifient un de plus. Les sacrifiés partent à Maurice et coûtent des points.
    .task-1 = Sacrifiez-en un, ou laissez échouer.
    .well = Soit. Un politicien est un prix élevé : payez-le pour ce qui compte.
lesson-first-turns-duel = Vous pouvez l’empêcher, mais cela coûte.
    .why = Une action va passer dans une région où vous avez des politiciens. Sacrifier un de vos politiciens l’arrête, à moins que les autres n’en sacrifient un aussi. Les sacrifiés partent à Maurice et coûtent des points.
    .task-1 = Sacrifiez-en un, ou laissez faire.
    .well = Soit. Les sacrifices sont pour ce qui fait vraiment mal.
lesson-first-turns-vote = Un vote dans une région où vous avez des politiciens.
    .why = Sans majorité absolue, un gouvernement a besoin de plus de oui que de non. Vous avez { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }, une par politicien.
    .task-1 = Votez oui ou non, ou abstenez-vous.
    .well = C’est compté. Même dans l’opposition, on vous entend.
lesson-first-turns-activate = À vous : activez la région entourée.
    .why = Une région activée a autant d’actions que son parti le plus fort y a de politiciens : { $actions }. Chaque région agit une fois avant l’évaluation.
    .task-1 = Appuyez sur la région entourée.
    .task-2 = Envoyez avec le bouton violet.
    .well = Bien. Son gouvernement agit maintenant, et c’est vous.
    .other = Cela marche aussi : une autre région ou une carte compte également comme un tour.
lesson-first-turns-act = Choisissez une action : la guerre.
    .why = Il reste { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } à cette région. Il y en a huit sortes ; une guerre peut vous donner aussitôt une région voisine.
    .task-1 = Appuyez sur « Guerre » dans la barre.
    .task-2 = Choisissez maintenant sur la carte qui attaquer.
    .well = On compte maintenant les armées.
    .other = Un autre choix. La guerre et le reste reviendront la prochaine fois.
lesson-first-turns-war = Attaquez là où votre armée est la plus forte.
    .sum-1 = votre armée
    .sum-2 = la leur
    .sum-result = d’avance avant les dés
    .why = Chaque camp ajoute un dé à son armée. Le tableau montre chaque lancer avant votre décision.
    .task-1 = Appuyez sur la région attaquée et envoyez.
    .well = C’est proposé. Si personne ne l’empêche, les dés décident.
    .other = À vous de choisir. Le tableau vous a montré le risque.
lesson-first-turns-spoils = Victoire : mettez vos politiciens à leur place.
    .why = Vous pouvez en remplacer { $most } au plus. Qui a ensuite le plus de politiciens dans la région la gouverne.
    .task-1 = Choisissez le nombre et envoyez.
    .well = C’est ainsi que les régions changent de main.
    .other = Vous pouviez en prendre plus, mais garder des politiciens dans sa base vaut aussi quelque chose.
lesson-first-turns-again = Votre deuxième tour : activez une autre région, ou jouez une carte.
    .why = Une région activée a fini d’agir jusqu’à la prochaine évaluation. Vos cartes sont l’autre moyen de changer le monde.
    .task-1 = Appuyez sur une région ou une carte.
    .task-2 = Envoyez avec le bouton violet.
    .well = Vous connaissez le chemin.
    .other = C’est permis aussi. Une carte compte également comme un tour.
lesson-first-turns-evaluation = Toutes les régions ont agi : c’est l’évaluation.
    .sum-1 = des régions
    .sum-2 = de l’ONU
    .sum-3 = pour Maurice
    .sum-result = points
    .why = Gouverner seul rapporte plus qu’une coalition, être présent sans gouverner rapporte peu. Les politiciens à Maurice coûtent des points, les délégués à l’ONU en rapportent.
lesson-first-turns-free = À partir d’ici, la partie est à vous.
    .why = Les autres sont des bots indulgents, et rien ne compte ce soir. « Conseil » et « Règle » accompagnent chaque question.
