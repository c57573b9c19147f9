### Analyse de la partie

review-title = { $game } : le déroulement
review-player = Joueur
review-start = Au début
review-end = À la fin
review-course = Déroulement
review-luck = Chance
review-how-points = Les points attendus et les probabilités sont des moyennes de parties que nos bots ont poursuivies à partir de là ; une probabilité est juste à ±{ $error } % environ.
review-how-chances = Les probabilités découlent du plateau, des vrais rôles et de ce que chacun pouvait penser des autres, tel que nos bots le voient.
review-turning = Les tournants
review-turning-none = Aucun moment n’a fait basculer cette partie à lui seul.
review-mistakes = Ce que { PLAYER($seat) } aurait pu mieux faire
review-mistakes-none = { PLAYER($seat) } n’a rien décidé que nos bots appelleraient une erreur.
review-done = Entrée { $entry } : { $done }
review-better = Mieux : { $better }
review-cost-points = environ { $cost ->
        [one] un point
       *[other] { $cost } points
    }
review-cost-chance = environ { $cost } % de la probabilité de gagner
review-sure-proved = vérifié en jouant : ±{ $error }
review-sure-likely = vérifié en jouant, sans certitude : ±{ $error }
review-sure-judged = estimé, sans l’avoir joué
review-rule = Règle { $sections }
review-claims = Ce qui a été dit, et ce qui était vrai
review-true = vrai
review-lie = mensonge
review-progress = Analyse
review-error-depth = La profondeur « { $cause } » n’existe pas ; il y a : quick, normal, deep.
review-error-not-over = La partie n’est pas terminée : seules les parties terminées sont analysées, car une analyse connaît tous les secrets.
review-error-no-bots = Aucun bot ne joue assez bien à { $cause } pour l’analyser.
side-liberal = Libéraux
side-fascist = Fascistes
