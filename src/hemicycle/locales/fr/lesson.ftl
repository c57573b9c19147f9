# Le guide d’une première soirée

coach-title = Première soirée
coach-choose = De quel côté voulez-vous passer votre première soirée ?
coach-begin = Commencer, { $minutes } minutes environ
coach-offline = Sans réseau, la leçon ne peut pas être jouée. Voici ce qu’elle explique.
coach-step = { $n } sur { $of }
coach-back = Retour
coach-next = Suite
coach-next-does = Suite le fait pour vous
coach-finish = Continuer la partie
coach-leave = Je continue sans guide
coach-done = (fait)
coach-your-turn = À vous de décider. Ici, tout choix convient.
coach-watch = Regardez ce que font les autres.
coach-do-it = Décider pour moi
coach-come-back = Revenir à la leçon
coach-trouble-place = La leçon parle d’une chose qui n’est pas sur cette table. Elle s’arrête ici ; la partie est à vous.
coach-trouble-words = La leçon a perdu ses mots. Elle s’arrête ici ; la partie est à vous.
coach-trouble-revision = Cette partie a commencé sous d’autres règles que celles de la leçon. La leçon s’arrête ici ; la partie est à vous.
