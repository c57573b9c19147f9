# Words of Global Powers

## Rules: definitions

rule-GP-001 = Les politiciens
    .text = Chaque joueur dirige un parti de 20 politiciens. Chacun d’eux se trouve toujours à un seul endroit : dans la base du parti, dans une région, à l’ONU, à l’île Maurice ou hors du jeu.
rule-GP-002 = Sans retour
    .text = Les délégués à l’ONU y restent jusqu’à la fin de la partie. On ne peut pas les rappeler, pas plus que les politiciens exilés à Maurice.
rule-GP-003 = Retour de Maurice
    .text = Après chaque évaluation, les politiciens exilés à Maurice regagnent leur base ; la réhabilitation peut en faire revenir un plus tôt. Le moment exact n’est pas précisé. Selon notre lecture, c’est juste après le décompte des points, si bien que ceux qui rentrent peuvent déjà être envoyés à l’ONU.
rule-GP-004 = Les ressources
    .text = Il y a quatre ressources : matières premières, commerce, diplomatie et armée. Leurs jetons se trouvent dans les régions ou dans le stock commun. Une région n’en a jamais plus de cinq de chaque sorte ; l’excédent est perdu. On n’ajoute ou ne retire jetons et marqueurs que dans la mesure où il y en a, mais une action qui ne changerait rien du tout n’est pas permise.
rule-GP-005 = Régions voisines
    .text = Deux régions sont voisines si elles ont une frontière commune ou si une ligne les relie sur la carte. Cette carte n’est imprimée que sur le plateau, que nous n’avons pas : deux liaisons ressortent d’exemples de la règle, les autres sont reconstituées par nos soins.
rule-GP-006 = Parti le plus fort, parti le plus faible
    .text = Le parti le plus fort est celui qui a le plus de politiciens dans l’ensemble des régions. En cas d’égalité, c’est celui qui a le plus de délégués à l’ONU, puis celui qui a le moins de politiciens à Maurice ; enfin, le dé tranche. Pour le parti le plus faible, c’est chaque fois l’inverse.
rule-GP-007 = Gouvernement et opposition
    .text = Une région est gouvernée par le parti qui y a le plus de politiciens ; si plusieurs sont à égalité en tête, ils forment une coalition. Tous les autres partis présents sont dans l’opposition. La question se règle à nouveau dès qu’un politicien arrive ou s’en va, et ce qui frappe le gouvernement frappe chacun de ses partis.
rule-GP-008 = Les majorités
    .text = Un parti a la majorité absolue dans une région s’il y a plus de politiciens que tous les autres réunis. Il a la majorité relative s’il en a plus que chacun des autres pris séparément.
rule-GP-009 = Force du gouvernement
    .text = La force d’un gouvernement est le nombre de politiciens de son plus grand parti dans la région. Dans une coalition, on ne compte qu’un seul des partis à égalité, jamais leur somme. Elle se mesure au début du tour ; selon notre lecture, au moment où la région est activée, donc après les rappels.
rule-GP-010 = Régions propres et dernières égalités
    .text = Les régions propres d’un parti sont celles qu’il gouverne, seul ou en coalition. Si aucune règle ne départage une égalité, le dé tranche.

## Rules: setting up

rule-GP-020 = Mise en place
    .text = Tous les politiciens commencent dans leur base, et chaque région reçoit ses jetons du stock. Le marqueur de domination commence à 12 moins le nombre de joueurs. Les douze régions restent toutes à activer.
rule-GP-021 = Les enchères
    .text = Les douze régions sont mises aux enchères dans l’ordre. Tous les partis misent en secret et en même temps autant de politiciens de leur base qu’ils veulent, mais il doit en rester au moins un. Miser zéro est permis.
rule-GP-022 = La mise la plus haute
    .text = Le parti qui a misé le plus, sans être à égalité, place ces politiciens dans la région. En outre, un politicien de sa base démissionne et part à Maurice.
rule-GP-023 = Égalité pour la mise la plus haute
    .text = Si plusieurs partis ont fait la mise la plus haute, tous placent leurs politiciens et personne ne démissionne. Les autres partis ne placent rien.
rule-GP-024 = La deuxième mise
    .text = Si un seul parti a fait la mise la plus haute, tous ceux qui ont fait la deuxième placent aussi leurs politiciens, sans démission. À la lettre, le texte néerlandais parle de la troisième ; l’exemple montre qu’il s’agit de la deuxième, et c’est ainsi que nous jouons.
rule-GP-025 = Les autres mises
    .text = Toutes les autres mises retournent dans les bases. Si personne ne mise sur une région, elle reste vide selon notre lecture.
rule-GP-026 = La première main
    .text = Chaque parti dispose des mêmes 16 cartes d’événement. Après les enchères, chaque joueur en choisit cinq en secret ; c’est sa main jusqu’à la première évaluation.
rule-GP-027 = Qui commence
    .text = Le parti le plus faible joue le premier tour ; on continue dans le sens horaire.

## Rules: the turn

rule-GP-030 = Rappeler des politiciens
    .text = Au début de son tour, un parti peut ramener dans sa base autant de ses politiciens qu’il veut depuis les régions. Il peut s’en resservir dans le même tour.
rule-GP-031 = Carte ou région
    .text = Ensuite, le parti joue une carte de sa main ou active une région qui n’a pas encore eu son tour. Il doit faire l’un ou l’autre.
rule-GP-032 = Activer une région
    .text = On peut choisir toute région qui reste à activer, même gouvernée par d’autres. Elle est cochée, et son gouvernement, quel qu’il soit, passe à l’action.
rule-GP-033 = Régions vides
    .text = Une région sans politiciens n’a pas de gouvernement et n’est pas prise en compte. Selon notre lecture, un parti peut la cocher en guise de tour sans effet, et l’évaluation ne l’attend pas. Qui ne peut ni jouer une carte ni activer une région passe son tour.
rule-GP-034 = Nombre d’actions
    .text = Le gouvernement de la région activée dispose d’autant d’actions que sa force. Il peut mêler les huit sortes dans n’importe quel ordre, les répéter et s’arrêter avant la fin.
rule-GP-035 = Changement de gouvernement
    .text = Le nombre d’actions est fixé lors de l’activation. Si le gouvernement change entre-temps, l’action commencée va à son terme et les suivantes reviennent au nouveau gouvernement.
rule-GP-036 = Domination
    .text = Un parti qui gouverne, seul ou en coalition, autant de régions que l’indique le marqueur de domination gagne aussitôt. Cela vaut dès que les cartes sont prises et que la partie commence ; selon notre lecture, on le vérifie alors, puis après chaque action achevée, chaque carte, chaque rappel et chaque étape de l’évaluation. Si plusieurs partis atteignent ce nombre ensemble, le plus fort gagne.

## Rules: vote, veto and sacrifice

rule-GP-040 = Toute action est mise aux voix
    .text = Le gouvernement propose une action, et les partis de la région activée votent. Seule la purge se passe de vote.
rule-GP-041 = Le vote
    .text = Chaque parti présent a une voix par politicien dans la région. Selon notre lecture, il vote pour, contre ou s’abstient avec toutes ses voix ensemble, et les votes sont révélés en même temps. Les têtes de ceux qui proposent comptent comme des voix pour : on n’interroge donc que les autres.
rule-GP-042 = Majorité absolue lors du vote
    .text = Un gouvernement qui a la majorité absolue dans la région remporte le vote quoi que fassent les autres. De même, si les voix d’une coalition unie dépassent toutes les autres, le vote n’a pas lieu.
rule-GP-043 = Décompte des voix
    .text = Sans majorité absolue, une action est adoptée s’il y a plus de voix pour que contre. En cas d’égalité, elle est rejetée.
rule-GP-044 = Veto
    .text = Même adoptée, une action peut encore être arrêtée par l’opposition : le parti qui met son veto sacrifie un de ses politiciens dans cette région. Les partis d’opposition se prononcent dans le sens horaire, à partir du parti qui a fait la proposition.
rule-GP-045 = Répondre à un veto
    .text = Le gouvernement peut passer outre en sacrifiant lui-même un politicien dans la région, et l’opposition peut répliquer par un nouveau sacrifice. Nous y voyons un duel : les deux camps jouent tour à tour, n’importe quel parti d’opposition peut payer pour le sien, et le dernier à payer l’emporte. Il s’achève quand un camp ne veut ou ne peut plus continuer.
rule-GP-046 = Passer outre à un vote perdu
    .text = Un gouvernement mis en minorité ou à égalité peut imposer son action malgré tout en sacrifiant un politicien dans la région. L’opposition peut répliquer par un sacrifice, comme pour un veto.
rule-GP-047 = L’accord dans une coalition
    .text = Dans une coalition, tous les partenaires doivent approuver une action. Le parti dont c’est le tour fait la proposition s’il gouverne ici, sinon c’est le partenaire le plus fort ; après un refus, le partenaire suivant dans le sens horaire peut en faire une, et toute proposition qui échoue coûte une action. Plutôt que de céder, un partenaire peut imposer l’action par un sacrifice, un opposant l’arrêter par un autre, et ainsi de suite à tour de rôle ; ou bien ils conviennent de s’en remettre au dé. Une fois l’accord trouvé, fût-ce sur un jet de dé, les voix de tous les partenaires comptent pour, selon notre lecture. Celles d’un partenaire passé outre par un sacrifice n’en sont pas : la région vote alors, ce partenaire compris, sauf si personne n’y est dans l’opposition. Les partenaires peuvent aussi se répartir les actions restantes : chacun peut proposer une fois une liste de qui décide quelle action, et une liste acceptée les lie tous jusqu’à la fin de l’activation. On ne déplace les politiciens de personne contre la volonté de son parti.
rule-GP-048 = Où vont les sacrifiés
    .text = La règle ne dit pas ce que deviennent les politiciens sacrifiés. Chez nous, ils partent à Maurice, comme tous ceux qui démissionnent.
rule-GP-049 = Une action manquée est perdue
    .text = Une action qui échoue compte comme utilisée. Le livret ne le dit que dans ses règles avancées ; selon notre lecture, cela vaut toujours.
rule-GP-050 = Promesses et menaces
    .text = Chacun peut promettre ce qu’il veut, ou menacer de ce qu’il veut, sans être tenu de s’y conformer. Seuls engagent les accords directs entre partis qui gouvernent ensemble une région.

## Rules: government actions

rule-GP-060 = Budget
    .text = La région convertit un jeton : une matière première en trois jetons de commerce, un jeton de commerce en deux, un jeton de commerce en deux de diplomatie ou un jeton de commerce en un d’armée. Aucune sorte ne peut dépasser cinq ; une partie du gain peut donc être perdue.
rule-GP-061 = Protestations contre l’exploitation
    .text = Chaque fois qu’une matière première est convertie, on lance un dé. Sur un 1, chaque parti qui a agi comme gouvernement envoie à Maurice, après l’action, un de ses politiciens de cette région.
rule-GP-062 = Émigration
    .text = Un politicien du gouvernement passe de la région activée dans une région voisine. Le gouvernement peut y perdre sa majorité.
rule-GP-063 = Propagande
    .text = Un politicien de la base est placé dans la région activée ou dans une voisine, et un second part de la base pour Maurice. L’aide de jeu ne mentionne que les régions voisines ; nous suivons le texte principal. Selon notre lecture, il faut au moins deux politiciens dans la base.
rule-GP-064 = Réhabilitation
    .text = La région paie un jeton de diplomatie et un politicien revient de Maurice dans sa base. Selon notre lecture, il appartient au parti qui fait la proposition ; dans une coalition, les partenaires s’entendent sur le parti qui en profite.
rule-GP-065 = Commerce et tribut
    .text = La région échange des jetons avec une région voisine, en donne ou en réclame ; toutes les sortes et toutes les quantités sont possibles. Le gouvernement de l’autre région doit y consentir, quelles que soient ses raisons. À cette table, une offre porte sur cinq jetons au plus de chaque sorte dans chaque sens, et une action admet trois contre-offres au plus. L’action est confirmée dans la région avant que l’autre gouvernement réponde ; une contre-offre n’est pas remise au vote, mais tous les intéressés doivent l’accepter.
rule-GP-066 = Purge
    .text = La région paie un jeton d’armée et un politicien de l’opposition locale est renvoyé dans sa base. Il n’y a pas de vote, donc pas de veto. Selon notre lecture, les partenaires d’une coalition doivent tout de même être d’accord.
rule-GP-067 = Guerre
    .text = Une région peut en attaquer une voisine, pourvu que celle-ci ait un gouvernement. Chaque camp lance un dé et y ajoute ses jetons d’armée. Le total le plus haut gagne ; l’attaquant peut donc perdre aussi.
rule-GP-068 = Guerre indécise
    .text = Une guerre est indécise si les totaux sont égaux. Elle l’est aussi si un attaquant qui a au moins deux jetons d’armée de plus que le défenseur fait un 1 contre un 3. Les deux régions perdent alors un jeton d’armée.
rule-GP-069 = Pertes de guerre
    .text = La région victorieuse perd un jeton d’armée. La région vaincue perd un jeton d’armée et un jeton de commerce.
rule-GP-070 = Le butin
    .text = Le vainqueur choisit un nombre de politiciens, au plus la différence entre les totaux. Chaque parti au gouvernement de la région vaincue en ramène autant dans sa base, et le vainqueur y place autant des siens depuis sa base : une seule fois, et non pour chaque parti vaincu. Selon notre lecture, ce nombre est limité par les politiciens que les vaincus ont sur place à ce moment et par ceux que le vainqueur a dans sa base.
rule-GP-071 = Partage du butin
    .text = Une coalition victorieuse partage les nouvelles places comme convenu d’avance, à parts égales ou au dé. Sans accord, nous partageons à parts égales et tirons le reste au dé.
rule-GP-072 = Pas de guerre contre soi-même
    .text = La règle ne dit pas si l’on peut attaquer une région que l’on gouverne soi-même. Nous ne permettons l’attaque que si au moins un parti au pouvoir là-bas est étranger au gouvernement attaquant, et personne ne remplace jamais ses propres politiciens.
rule-GP-073 = Proposition diplomatique
    .text = La région mise un ou plusieurs de ses jetons de diplomatie sur « pour ». Puis tous les gouvernements, à commencer par la région la plus riche en diplomatie (à égalité, celle dont le numéro est le plus petit), misent autant de leurs jetons qu’ils veulent pour ou contre, ou aucun. Viennent enfin les délégués à l’ONU, une voix chacun, la plus grande délégation d’abord. La proposition est acceptée s’il y a plus de voix pour que contre ; tous les jetons misés vont au stock.
rule-GP-074 = La diplomatie en détail
    .text = Plusieurs points relèvent de notre lecture. L’ordre des régions est fixé une fois la proposition faite et la première mise posée. La région qui propose ne mise pas une seconde fois. Un gouvernement divisé s’abstient ; les régions vides ou sous sanction n’ont pas de voix. Les délégués d’un même parti peuvent voter différemment. Pour une coalition, c’est son parti le plus fort qui nomme la mise.
rule-GP-075 = Proposition : interdiction d’un parti
    .text = Le parti désigné retire de la région désignée autant de politiciens qu’il y a eu de voix d’écart, ou tous ceux qu’il y a, et les ramène dans sa base.
rule-GP-076 = Proposition : désarmement
    .text = La région désignée perd autant de jetons d’armée qu’il y a eu de voix d’écart, dans la mesure où elle en a. Un marqueur rappelle qu’elle ne peut pas s’armer avant la prochaine évaluation. Selon notre lecture, elle ne peut en gagner d’aucune manière, pas même par le commerce.
rule-GP-077 = Proposition : sanction
    .text = Jusqu’à la prochaine évaluation, la région désignée ne peut pas agir, n’a pas de voix et ne rapporte que la moitié des points, arrondie au supérieur. Selon notre lecture, on divise par deux tout ce que chaque parti y marque, bonus de commerce compris. L’aide de jeu peut aussi se comprendre comme une simple interdiction de commercer ; nous suivons le texte détaillé.
rule-GP-078 = Lever une sanction
    .text = Si une région sous sanction est activée, elle ne peut que proposer la levée de la sanction. Selon notre lecture, elle seule peut la proposer ; il lui faut pour cela des jetons de diplomatie, et elle peut réessayer à chacune de ses actions.
rule-GP-079 = Face à une région sous sanction
    .text = Une sanction ne protège pas. Les autres peuvent toujours attaquer la région, commercer avec elle ou la viser avec des cartes, et elle se défend comme d’habitude.

## Rules: evaluation

rule-GP-090 = Évaluation
    .text = Dès que chaque région a eu son tour, on compte les points. Seuls comptent ceux de cette évaluation ; rien n’est repris des précédentes.
rule-GP-091 = Points des régions
    .text = Une région rapporte 4 points à un parti qui y est seul, 3 à un parti qui gouverne seul en présence d’autres, 2 à chaque parti d’une coalition et 1 à chaque parti d’opposition.
rule-GP-092 = Bonus de commerce
    .text = Chaque parti au gouvernement marque aussi pour les jetons de commerce de sa région : 1 point pour trois, 2 pour quatre, 3 pour cinq.
rule-GP-093 = ONU et Maurice
    .text = Chaque délégué qu’un parti a envoyé à l’ONU lors d’une évaluation précédente lui rapporte 2 points. Chacun de ses politiciens à Maurice lui en coûte 1.
rule-GP-094 = Victoire aux points
    .text = Le parti qui a le plus de points gagne s’il en a au moins 40 à 2 joueurs, 30 à 3, 25 à 4 ou 22 à 5. La règle n’est pas claire en cas d’égalité ; chez nous, c’est le parti le plus fort qui gagne et, au besoin, le dé tranche.
rule-GP-095 = Envoi à l’ONU
    .text = Si personne n’a gagné, le parti qui a le moins de points envoie à l’ONU un politicien de sa base ou d’une région, le suivant deux, et ainsi de suite jusqu’au premier. À égalité de points, selon notre lecture, le parti le plus faible en envoie moins ; si l’égalité demeure, le dé tranche.
rule-GP-096 = Politiciens à céder
    .text = Puis chaque parti retire du jeu des politiciens de sa base ou des régions : autant qu’il y a de joueurs, moins ceux qu’il vient d’envoyer. Tous en cèdent donc le même nombre. Selon notre lecture, un parti qui en a moins cède ce qu’il a.
rule-GP-097 = Fin de la partie
    .text = Si un parti n’a plus personne ni dans les régions ni dans sa base, la partie est finie. Le parti qui a le plus de points à cette évaluation gagne.
rule-GP-098 = Nouvelle manche
    .text = Toutes les régions sont de nouveau à activer, et le marqueur de domination avance d’une case. Le sens n’est pas clair ; selon notre lecture, il faut désormais une région de moins, puisque les politiciens se font rares.
rule-GP-099 = Amnistie
    .text = Tous les marqueurs de sanction, de désarmement et de protectorat sont retirés.
rule-GP-100 = Nouvelles cartes
    .text = Chacun garde ou défausse les cartes qui lui restent en main, puis complète sa main à cinq. Selon notre lecture, on choisit librement parmi ses propres cartes non utilisées ; ce n’est qu’une fois celles-ci épuisées que les 16 redeviennent disponibles. Les cartes encore posées face visible sans avoir servi sont défaussées.
rule-GP-101 = Qui reprend
    .text = La partie reprend avec le parti qui aurait été le suivant sans l’évaluation.

## Rules: event cards

rule-GP-110 = Attentat
    .text = Le joueur désigne un politicien dans une région où son propre parti est présent et lance un dé. Sur un 1, la victime quitte le jeu ; sur un 2, elle retourne dans sa base. Sur un 3, c’est un politicien du joueur qui doit fuir de là à Maurice.
rule-GP-111 = Initiative diplomatique
    .text = Le joueur fait aussitôt une proposition diplomatique, avec une voix de plus. Nous y voyons une voix gratuite pour : aucun jeton n’est nécessaire, et le joueur n’a pas besoin de gouverner quelque part. Ensuite tous les gouvernements misent comme d’habitude, les siens compris.
rule-GP-112 = Aide au développement
    .text = Le joueur choisit une région, puis une autre qui a plus de commerce. Deux jetons de commerce passent de la plus riche à la plus pauvre, mais pas plus qu’elle n’a de place ; les autres restent où ils sont.
rule-GP-113 = Expansion
    .text = Le joueur place deux politiciens de sa base dans une région où son parti est déjà présent. Selon notre lecture, il peut n’en placer qu’un, et personne ne part à Maurice pour autant.
rule-GP-114 = Initiative de paix
    .text = Aucune guerre n’est possible avant la prochaine évaluation, à moins qu’un va-t-en-guerre n’annule cette carte.
rule-GP-115 = Va-t-en-guerre
    .text = Ou bien cette carte annule une initiative de paix ou un pacte de non-agression, et les deux sont défaussées ; ou bien elle reste posée face visible jusqu’à ce que le joueur s’en serve pour ajouter 1 à son dé dans une guerre, en attaque ou en défense. Inutilisée, elle est perdue à l’évaluation. Selon notre lecture, on l’annonce avant le lancer ; pour savoir si un 1 rencontre un 3, on regarde les dés tels qu’ils sont tombés.
rule-GP-116 = Pacte de non-agression
    .text = Le joueur choisit deux régions voisines : jusqu’à la prochaine évaluation, la seconde ne peut pas attaquer la première. Selon notre lecture, cela ne vaut pas dans l’autre sens. Un va-t-en-guerre peut annuler le pacte.
rule-GP-117 = Coup d’État
    .text = Dans n’importe quelle région, le joueur engage en secret au moins un politicien de sa base ; avec les politiciens de son parti sur place et un dé, cela donne le total des putschistes. Chaque parti au gouvernement peut engager en secret des loyalistes de sa base ; ils s’ajoutent à la force du gouvernement et à un seul dé. Le coup d’État réussit si son total est plus haut, mais jamais avec un 1 contre un 3. Selon notre lecture, tous les politiciens du gouvernement regagnent alors leur base, et le joueur en place depuis la sienne autant que valait la force du gouvernement, dans la mesure du possible. Putschistes et loyalistes partent de toute façon à Maurice.
rule-GP-118 = Récession
    .text = Le joueur choisit une région. Elle et toutes ses voisines perdent les jetons de commerce qui dépassent la force de leur gouvernement. Selon notre lecture, une région vide a une force de 0.
rule-GP-119 = Révolution
    .text = Le joueur choisit une région. Pour elle et pour chacune de ses voisines, on lance un dé : chaque parti au gouvernement y garde au plus ce nombre de politiciens, et les autres regagnent leur base.
rule-GP-120 = Retraite
    .text = Le joueur renvoie dans sa base un politicien d’un autre parti, dans la région de son choix.
rule-GP-121 = Sabotage
    .text = Le joueur choisit une région et lance un dé. Il peut lui retirer autant de jetons, de n’importe quelle sorte ; selon notre lecture, moins aussi.
rule-GP-122 = Esprit d’initiative
    .text = La carte reste posée face visible. Une fois, quand le joueur agit comme gouvernement, seul ou en coalition, elle lui donne une action de plus. Inutilisée, elle est perdue à l’évaluation. Selon notre lecture, elle sert quand les actions de la région sont épuisées, et c’est son propriétaire qui propose.
rule-GP-123 = Transfuge
    .text = Dans une région, le joueur remplace un politicien d’un autre parti par un de sa base, et il envoie en plus un des siens à Maurice. Selon notre lecture, le politicien remplacé retourne dans sa base ; celui qui part à Maurice vient de la base ou, si elle est vide, d’une région.
rule-GP-124 = Troubles
    .text = Le joueur choisit une région. Là et dans chaque région voisine, tout parti au gouvernement qui a plus de politiciens qu’il n’y a de jetons de commerce ramène l’excédent dans sa base.
rule-GP-125 = Mutation
    .text = Le joueur déplace un politicien de n’importe quel parti d’une région à n’importe quelle autre.

## Rules: extended rules

rule-GP-130 = Départ libre
    .text = Au lieu des enchères, le dé désigne celui qui commence et chacun choisit une région de départ, différente pour chacun selon notre lecture. On y place deux politiciens en Amérique du Nord, trois en Europe, en Russie ou en Chine, quatre partout ailleurs. Ensuite chacun place à son tour un politicien dans une région quelconque, pendant un nombre de tours imprimé sur le plateau. Nous n’avons pas ce tableau et jouons 12, 11, 10 ou 9 tours à 2, 3, 4 ou 5 joueurs.
rule-GP-131 = Contre-projets de l’opposition
    .text = Si le gouvernement est mis en minorité et n’impose pas son action, chaque parti d’opposition peut proposer une autre action, que l’on met aux voix comme d’habitude. La première acceptée est exécutée et consomme l’action ; si toutes échouent, celle-ci est perdue. Selon notre lecture, les plus grands partis d’opposition passent d’abord, le dé départage les égalités, et le parti qui propose tient lieu de gouvernement pour cette seule action et supporte les pertes d’une guerre perdue et des protestations. Une égalité n’est pas une mise en minorité, et même une purge est soumise au vote quand l’opposition la propose.
rule-GP-132 = Corruption
    .text = Chaque fois que les délégués à l’ONU vont voter sur une proposition, chaque région peut en soudoyer, la plus riche en commerce d’abord ; à égalité, on suit l’ordre des régions. Pour deux jetons de commerce, un délégué s’abstient ; pour trois, il vote comme le veut la région, pour ce vote seulement. Les régions ne peuvent pas se cotiser. Les partenaires d’une coalition doivent approuver chaque pot-de-vin. Les jetons que coûtera l’action à confirmer ne peuvent pas servir de pots-de-vin. Selon notre lecture, le vote interne de l’ONU sur ses troupes ne s’achète pas.
rule-GP-133 = Troupes de l’ONU
    .text = Après une évaluation, les délégués peuvent décider d’envoyer contre une région des troupes de l’ONU qui valent trois jetons d’armée. Elles se battent comme dans une guerre, mais l’ONU n’y perd pas de politiciens. Si elle gagne, chaque parti au gouvernement reprend dans sa base, comme dans une guerre, autant de politiciens que l’écart entre les totaux, personne ne les remplace, et la région devient un protectorat. Nous y voyons une seule motion, présentée par la plus grande délégation et adoptée à la majorité des délégués, après l’amnistie et avant le tour suivant ; ceux qui partent sont du gouvernement.
rule-GP-134 = Protectorat
    .text = Jusqu’à la prochaine amnistie, les délégués à l’ONU votent aussi dans un protectorat ; on peut les soudoyer, non les sacrifier. La force du gouvernement est égale au nombre de joueurs, et les points se comptent comme si les délégués de chaque parti se trouvaient dans la région. Selon notre lecture, ils comptent aussi pour déterminer qui gouverne.

## Options

## How unclear rules are read

ruling-surplus-is-lost = Les jetons qu’une région ne peut contenir sont perdus. Une action est possible dès lors qu’elle change quelque chose.
ruling-idle-cards = On ne peut pas jouer une carte qui ne changerait rien. Qui ne peut ni jouer de carte ni activer de région passe.
ruling-evaluation-without-empty-regions = L’évaluation vient dès qu’il ne reste plus de région gouvernée à activer. Sur un plateau sans politiciens, un seul tour suffit.
ruling-vetoes-clockwise = Les partis d’opposition peuvent opposer leur veto l’un après l’autre, dans le sens horaire à partir du proposant ; dans le duel qui suit, chacun d’un camp peut payer.
ruling-who-proposes = Dans une coalition, propose celui dont c’est le tour s’il y gouverne, sinon le partenaire le plus fort ; après un refus, le partenaire suivant dans le sens horaire.
ruling-overruled-without-opposition = Là où personne n’est dans l’opposition, un sacrifice resté sans réponse tranche entre les partenaires, et l’on ne vote pas.
ruling-own-politicians = Les politiciens n’émigrent, ne font campagne et ne reviennent de Maurice qu’avec l’accord de leur propre parti.
ruling-objection-spends-the-action = Une proposition arrêtée par l’objection d’un partenaire compte comme une action échouée, comme celle qui perd le vote.
ruling-protests-hit-who-acted = Les protestations frappent les partis qui ont agi comme gouvernement en utilisant la matière première, même si le gouvernement a changé entre-temps.
ruling-own-rehabilitated = Un gouvernement ne fait revenir de Maurice que des politiciens de ses propres partis.
ruling-trade-by-offers = On commerce par offres : jusqu’à cinq jetons de chaque sorte, et trois contre-offres au plus par action. La région vote avant que l’autre gouvernement réponde ; une contre-offre n’est pas remise au vote.
ruling-war-counts-who-is-there = Le vainqueur remplace au plus autant de politiciens qu’il y en a maintenant, et non qu’au début du tour.
ruling-coalition-speaks = Pour une coalition, c’est son parti le plus fort qui nomme la mise ; les partenaires doivent l’approuver.
ruling-removals-as-far-as-possible = Qui a trop peu de politiciens pour l’ONU et pour la sortie du jeu en cède autant qu’il en a.
ruling-discards-lie-open = Les cartes défaussées sans avoir été jouées sont visibles, comme celles qui l’ont été.
ruling-initiative-without-government = Qui joue l’initiative n’a pas besoin de gouverner ; ensuite tous les gouvernements votent comme d’habitude, les siens aussi.
ruling-aid-as-far-as-it-fits = L’aide ne prend pas plus de jetons au donneur que le receveur n’a de place.
ruling-coup-with-a-small-base = Si la base ne suffit pas à toutes les places du gouvernement renversé, les autres restent vides. Un putschiste qui y gouverne aussi ne compte que pour le coup et ne perd personne.
ruling-empty-regions-recede = Une région vide a une force de 0 : une récession lui prend tous ses jetons de commerce.
ruling-drive-after-the-last-action = L’esprit d’initiative est proposé quand les actions de la région sont épuisées ; son propriétaire fait la proposition.
ruling-defector-fee-by-the-newcomer = Si la base est vide, tout politicien du parti dans une région peut partir à Maurice, même celui qui vient d’être placé.
ruling-alternative-bears-its-costs = Qui exécute un contre-projet agit comme gouvernement : ses politiciens paient pour une guerre perdue et pour les protestations.
ruling-alternative-purge = Une purge que l’opposition propose à la place est mise aux voix comme tout autre contre-projet.
ruling-nothing-is-spent-twice = Les jetons que coûtera l’action à confirmer sont réservés : ils ne peuvent pas servir de pots-de-vin.
ruling-who-bribes = Pour une coalition, c’est son parti le plus fort qui nomme le pot-de-vin ; les partenaires doivent l’approuver. Les régions vides ou sous sanction ne soudoient personne, et un parti qui gouverne seul ne soudoie pas ses propres délégués.
ruling-troops-after-the-amnesty = L’ONU décide des troupes après l’amnistie et les nouvelles cartes, avant le tour suivant ; le protectorat dure jusqu’à l’amnistie suivante.

option-homecoming = Retour de Maurice
    .text = Les politiciens reviennent de Maurice après une évaluation, mais la règle ne dit pas à quel moment.
    .choice-before-postings = Dès que les points sont comptés, avant les envois à l’ONU
    .choice-with-amnesty = Lors de l’amnistie, après les envois
option-edge_europe_africa = Ligne entre l’Europe et l’Afrique
    .text = Les lignes du plateau sont reconstituées ; celle-ci est douteuse.
    .on = Les deux régions sont voisines
    .off = Les deux régions ne sont pas voisines
option-edge_africa_india = Ligne entre l’Afrique et l’Inde
    .text = Les lignes du plateau sont reconstituées ; celle-ci est douteuse.
    .on = Les deux régions sont voisines
    .off = Les deux régions ne sont pas voisines
option-edge_japan_southeast_asia = Ligne entre le Japon et l’Asie du Sud-Est
    .text = Les lignes du plateau sont reconstituées ; celle-ci est douteuse.
    .on = Les deux régions sont voisines
    .off = Les deux régions ne sont pas voisines
option-edge_india_australia = Ligne entre l’Inde et l’Australie
    .text = Les lignes du plateau sont reconstituées ; celle-ci est douteuse.
    .on = Les deux régions sont voisines
    .off = Les deux régions ne sont pas voisines
option-strength_measured = Mesure de la force
    .text = La force du gouvernement se mesure au début du tour. On ne sait pas si les politiciens rappelés pendant ce tour comptent encore pour le nombre d’actions ; pour les cartes, c’est la force du moment qui vaut.
    .choice-after-recall = Après les rappels
    .choice-before-recall = Avant les rappels
option-second_bidders = Qui d’autre place aux enchères
    .text = À la lettre, le texte néerlandais fait placer à côté d’un vainqueur unique ceux qui ont fait la troisième mise ; dans son exemple, ce sont ceux de la deuxième.
    .choice-second = Ceux de la deuxième mise
    .choice-third = Ceux de la troisième mise
option-unsold_region = Une région dont personne ne veut
    .text = Les règles ne disent pas ce que devient une région pour laquelle personne ne mise.
    .choice-empty = Elle reste vide
    .choice-once-more = Elle est proposée une seconde fois, puis reste vide
option-empty_region_activation = Cocher des régions vides
    .text = Les régions vides ne sont pas prises en compte. On ne sait pas si un parti peut tout de même y consacrer son tour.
    .on = Un parti peut cocher une région vide en guise de tour
    .off = Une région vide ne peut pas être activée
option-dominance_check = Quand vérifier la domination
    .text = La domination est censée donner la victoire à tout moment. On ne sait pas si un moment au milieu d’une action compte.
    .choice-completed-step = Après chaque action achevée, carte, rappel ou étape de l’évaluation
    .choice-every-change = Après chaque changement
option-dominance_from = À partir de quand la domination compte
    .text = La domination donne la victoire à n’importe quel moment de la partie. Certaines tables préfèrent que quelqu’un ait d’abord joué.
    .choice-play = Dès que la partie commence, même avant le premier tour
    .choice-first-turn = À partir de la fin du premier tour
option-dominance_tie = Domination de plusieurs partis
    .text = La règle ne dit pas qui gagne si plusieurs partis atteignent ensemble la domination.
    .choice-strongest = Le plus fort d’entre eux gagne
    .choice-nobody = Personne ne gagne encore
option-vote_order = Manière de voter
    .text = La règle ne dit pas si les partis votent en même temps ou l’un après l’autre.
    .choice-sealed = En secret, votes révélés ensemble
    .choice-clockwise = Ouvertement, dans le sens horaire
option-party_vote = Partage des voix d’un parti
    .text = Les règles ne disent pas si tous les politiciens d’un parti doivent voter de même dans une région.
    .choice-whole = Un parti vote d’un seul bloc
    .choice-split = Un parti peut partager ses voix
option-sacrifice_duel = Longueur d’un duel de sacrifices
    .text = À un sacrifice peut répondre un autre. La règle ne dit pas combien de fois.
    .choice-open-ended = Jusqu’à ce qu’un camp cède
    .choice-one-each = Un sacrifice par camp
option-coalition_vote = Voix des partenaires
    .text = Les règles ne disent pas comment votent dans la région les partenaires qui ont approuvé une action.
    .choice-as-one = Leurs voix comptent comme des voix pour
    .choice-apart = Seules celles du proposant ; les autres votent à leur gré
option-objector_votes = La voix d’un partenaire passé outre
    .text = Quand l’objection d’un partenaire est surmontée par un sacrifice, la règle ne dit pas s’il vote encore dans la région.
    .on = Vote comme tout autre parti de la région
    .off = Ne vote pas sur cette action
option-sacrifice_destination = Où vont les sacrifiés
    .text = La règle ne dit pas où vont les politiciens sacrifiés.
    .choice-mauritius = À Maurice
    .choice-base = Dans leur base
option-failed_action_spent = Actions manquées
    .text = Seules les règles avancées disent qu’une action qui échoue est perdue.
    .on = Une action manquée est perdue
    .off = Une action manquée peut être remplacée, mais une région ne peut échouer plus souvent qu’elle ne peut agir
option-propaganda_where = Portée de la propagande
    .text = Le texte principal et l’aide de jeu diffèrent sur l’endroit où la propagande peut placer un politicien.
    .choice-active-or-adjacent = Dans la région activée ou une voisine
    .choice-adjacent = Dans une région voisine seulement
option-propaganda_needs_two = Propagande avec un seul politicien
    .text = La propagande place un politicien et en envoie un second à Maurice. On ne sait pas si un parti qui n’en a qu’un dans sa base peut y recourir.
    .on = Il en faut deux dans la base
    .off = Un seul suffit ; personne ne part alors à Maurice
option-purge_needs_consent = Purge dans une coalition
    .text = Une purge se passe de vote. On ne sait pas si les partenaires d’une coalition doivent néanmoins l’approuver.
    .on = Tous les partenaires doivent l’approuver
    .off = Tout parti au gouvernement peut purger
option-war_limited_by_base = Conquête et base
    .text = Le vainqueur d’une guerre remplace des politiciens depuis sa base. On ne sait pas ce qui se passe si elle en contient trop peu.
    .on = Il n’en part pas plus que le vainqueur ne peut en remplacer
    .off = Les vaincus partent même si tous ne peuvent pas être remplacés
option-war_split = Butin d’une coalition
    .text = Comment une coalition victorieuse partage les nouvelles places si elle n’a rien convenu d’avance.
    .choice-even = À parts égales, le reste au dé
    .choice-dice = Chaque place au dé
option-war_needs_outsider = Attaquer son propre gouvernement
    .text = La règle ne dit pas si une région peut en attaquer une autre que gouvernent les mêmes partis.
    .on = Au moins un parti au pouvoir dans la région visée doit être étranger au gouvernement attaquant
    .off = Tout gouvernement voisin peut être attaqué
option-diplomacy_order = Ordre des mises
    .text = Les gouvernements misent dans l’ordre de leurs jetons de diplomatie. On ne sait pas si ceux que la région qui propose vient de miser comptent encore.
    .choice-after-stake = Comptés après la première mise
    .choice-before-stake = Comptés avant la première mise
option-proposer_stakes_again = Seconde mise de la région qui propose
    .text = La règle ne dit pas si la région qui propose peut miser encore quand vient son tour dans l’ordre.
    .on = Elle peut miser encore
    .off = Elle ne mise qu’une fois
option-divided_government_stake = Gouvernements divisés
    .text = Ce que fait une coalition dans un vote diplomatique si ses partis ne s’entendent pas.
    .choice-abstain = Elle s’abstient
    .choice-dice = Le dé tranche
option-un_faction_split = Délégation partagée à l’ONU
    .text = La règle ne dit pas si tous les délégués d’un parti à l’ONU doivent voter de même.
    .on = Une délégation peut partager ses voix
    .off = Une délégation vote en bloc
option-disarmament_bars_trade = Régions désarmées et commerce
    .text = Une région désarmée ne peut pas s’armer. On ne sait pas si elle peut recevoir des jetons d’armée par le commerce.
    .on = Elle ne peut en gagner d’aucune manière
    .off = Elle peut en recevoir par le commerce
option-sanction_half_includes_bonus = Demi-points et bonus de commerce
    .text = Une région sous sanction rapporte la moitié des points. On ne sait pas si le bonus de commerce est lui aussi divisé par deux.
    .on = Points et bonus sont divisés ensemble par deux
    .off = Le bonus de commerce compte en entier
option-sanction_lift_proposer = Qui peut demander la levée d’une sanction
    .text = La règle peut vouloir dire que seule la région sous sanction peut en proposer la levée, ou qu’elle ne peut rien proposer d’autre.
    .choice-sanctioned-region = Seule la région sous sanction
    .choice-any-region = N’importe quelle région
option-sanction_lift_attempts = Tentatives de lever une sanction
    .text = La règle ne dit pas combien de fois une région activée peut proposer la levée de sa sanction.
    .choice-every-action = Une fois par action
    .choice-one = Une fois par activation
option-tie_break_evaluation = Égalité pour la victoire
    .text = Si plusieurs partis sont en tête avec assez de points, la règle donne la victoire au vainqueur de la manche, ce qui ne règle rien.
    .choice-strongest = Le parti le plus fort, puis le dé
    .choice-die = Le dé
option-posting_tie_break = Égalité pour les envois
    .text = La règle ne dit pas qui envoie moins de délégués à l’ONU à égalité de points.
    .choice-weaker-fewer = Le parti le plus faible, puis le dé
    .choice-die = Le dé
option-dominance_step = Pas du marqueur de domination
    .text = Après chaque évaluation, le marqueur de domination avance d’une case vers la droite, mais seul le plateau montre si cela signifie plus ou moins.
    .choice-minus-1 = Il faut une région de moins
    .choice-1 = Il faut une région de plus
option-reserve_refill = Compléter sa main
    .text = La règle ne dit pas si l’on choisit les nouvelles cartes ou si on les tire.
    .choice-choice = Choisies librement
    .choice-random = Tirées au hasard
option-assassination_where = Portée de l’attentat
    .text = Selon les textes néerlandais et allemand, le parti du joueur doit être présent dans la région ; le texte anglais de l’auteur permet toute région et laisse aussi fuir un politicien de la base.
    .choice-present = Seulement là où l’on est présent
    .choice-anywhere = Dans n’importe quelle région
option-initiative_needs_chip = Jeton pour une initiative
    .text = Les règles ne disent pas si une initiative diplomatique exige un jeton en plus de sa voix supplémentaire.
    .on = Une région du joueur doit miser un jeton
    .off = La voix supplémentaire suffit
option-expansion_where = Portée de l’expansion
    .text = Selon les textes néerlandais et allemand, le parti du joueur doit être présent dans la région ; le texte anglais de l’auteur permet toute région.
    .choice-present = Seulement là où l’on est présent
    .choice-anywhere = Dans n’importe quelle région
option-expansion_count = Ampleur de l’expansion
    .text = La carte parle de deux politiciens ; elle ne dit pas si un seul suffit.
    .choice-up-to = Jusqu’à deux politiciens
    .choice-exactly = Exactement deux politiciens
option-warmonger_declared = Annonce du va-t-en-guerre
    .text = La règle ne dit pas s’il faut annoncer le va-t-en-guerre avant de lancer les dés.
    .choice-before-roll = Avant le lancer
    .choice-after-roll = Après le lancer
option-warmonger_natural_faces = Va-t-en-guerre et 1 contre 3
    .text = Certaines issues dépendent d’un 1 contre un 3. On ne sait pas si le bonus du va-t-en-guerre s’ajoute d’abord.
    .on = Les dés comptent tels qu’ils sont tombés
    .off = Le bonus s’ajoute d’abord
option-pact_direction = Sens du pacte
    .text = Le pacte de non-agression protège une région d’une autre. Il n’est pas tout à fait clair s’il protège aussi cette autre.
    .choice-one-way = Il protège l’une des deux
    .choice-both-ways = Il protège les deux
option-sabotage_may_stop = Saboter moins de jetons
    .text = Selon la carte, on peut retirer des jetons. On ne sait pas s’il est permis d’en retirer moins que le dé n’indique.
    .on = Moins est permis
    .off = Autant que le dé l’indique
option-coup_replaced_to = Renversés par un coup d’État
    .text = La règle ne dit pas où vont les politiciens d’un gouvernement renversé.
    .choice-base = Dans leur base
    .choice-mauritius = À Maurice
option-coup_placed = Places gagnées par un coup d’État
    .text = On ne sait pas combien de politiciens place celui qui réussit un coup d’État contre une coalition.
    .choice-strength = Autant que la force du gouvernement
    .choice-sum = Autant que de politiciens renversés en tout
option-defector_victim = Le politicien remplacé par un transfuge
    .text = La règle ne dit pas où va le politicien qu’un transfuge remplace.
    .choice-base = Dans sa base
    .choice-mauritius = À Maurice
option-defector_fee = Le prix d’un transfuge
    .text = Un transfuge coûte un politicien de plus, qui part à Maurice. La règle ne dit pas d’où il vient.
    .choice-base-first = De la base ; d’une région seulement si elle est vide
    .choice-free-choice = De la base ou d’une région, au choix
option-free_start = Départ libre
    .text = Une règle avancée : au lieu de miser aux enchères, les joueurs choisissent des régions de départ et placent des politiciens à tour de rôle.
    .on = Départ libre
    .off = Enchères
option-free_start_distinct = Régions de départ
    .text = La règle ne dit pas si plusieurs joueurs peuvent choisir la même région de départ.
    .on = Chaque région de départ n’est choisie qu’une fois
    .off = Une région de départ peut être partagée
option-more_start_rounds = Tours du départ libre
    .text = Le nombre de tours ne figure que sur le plateau, que nous n’avons pas.
    .choice-minus-3 = Trois tours de moins
    .choice-minus-2 = Deux tours de moins
    .choice-minus-1 = Un tour de moins
    .choice-0 = Le nombre reconstitué
    .choice-1 = Un tour de plus
    .choice-2 = Deux tours de plus
    .choice-3 = Trois tours de plus
option-opposition_alternative = Contre-projets de l’opposition
    .text = Une règle avancée : quand le gouvernement est mis en minorité, l’opposition peut proposer ses propres actions.
    .on = Avec contre-projets
    .off = Sans contre-projets
option-alternative_order = Ordre des contre-projets
    .text = La règle ne dit pas quel parti d’opposition propose en premier.
    .choice-size = Le plus grand dans la région, égalités au dé
    .choice-clockwise = Dans le sens horaire
option-alternative_after = Quand un contre-projet est possible
    .text = Les règles ne disent pas si une égalité permet aussi à l’opposition de proposer un contre-projet.
    .choice-outvoted = Seulement avec plus de voix contre
    .choice-not-passed = Après une égalité aussi
option-bribery = Corruption
    .text = Une règle avancée : les régions peuvent dépenser des jetons de commerce pour influencer les délégués à l’ONU.
    .on = Avec corruption
    .off = Sans corruption
option-troops_bribery = Corruption et troupes de l’ONU
    .text = Les délégués peuvent être achetés chaque fois qu’ils votent sur une proposition. On ne sait pas si leur vote interne sur les troupes en fait partie.
    .on = La corruption y est possible aussi
    .off = Ce vote ne s’achète pas
option-un_troops = Troupes de l’ONU
    .text = Une règle avancée : après une évaluation, l’ONU peut envoyer des troupes et faire d’une région son protectorat.
    .on = Avec troupes de l’ONU
    .off = Sans troupes de l’ONU
option-un_troops_motions = Motions pour les troupes de l’ONU
    .text = L’ONU décide par un vote interne. La règle ne dit pas qui peut présenter une motion.
    .choice-largest-faction = La plus grande délégation seulement
    .choice-each-faction = Chaque délégation à son tour
option-un_troops_removed = Qui cède devant les troupes de l’ONU
    .text = La règle parle de politiciens de la région. On ne sait pas s’il s’agit du seul gouvernement.
    .choice-government = Des politiciens des partis au gouvernement
    .choice-every-party = Des politiciens de tous les partis sur place
option-protectorate_delegates_govern = Délégués et gouvernement d’un protectorat
    .text = Les délégués à l’ONU votent dans un protectorat et y rapportent des points. On ne sait pas s’ils comptent aussi pour déterminer qui gouverne.
    .on = Les délégués comptent pour le gouvernement
    .off = Seuls comptent les politiciens dans la région

## Editions

edition-standard = Jeu de base
    .text = Le jeu de 2 à 5 joueurs sans les règles avancées : les régions sont mises aux enchères au début.
edition-extended = Jeu avancé
    .text = Le jeu de 2 à 5 joueurs avec toutes les règles avancées : départ libre, contre-projets de l’opposition, corruption à l’ONU et troupes de l’ONU.

## Regions

# A region’s name bends as its sentence asks: le (the, The), du (of), de (from), au (to) or en (in).
article-elided = { $form ->
        [the] l’
        [The] L’
        [of] de l’
        [from] d’
        [to] à l’
        [in] en{" "}
       *[name] {""}
    }
article-feminine = { $form ->
        [the] la{" "}
        [The] La{" "}
        [of] de la{" "}
        [from] de{" "}
        [to] à la{" "}
        [in] en{" "}
       *[name] {""}
    }
article-masculine = { $form ->
        [the] le{" "}
        [The] Le{" "}
        [of] du{" "}
        [from] du{" "}
        [to] au{" "}
        [in] au{" "}
       *[name] {""}
    }
region-north-america = { article-elided }Amérique du Nord
region-europe = { article-elided }Europe
region-russia = { article-feminine }Russie
region-china = { article-feminine }Chine
region-japan = { article-masculine }Japon
region-india = { article-elided }Inde
region-orient = { article-elided }Orient
region-south-america = { article-elided }Amérique du Sud
region-middle-america = { article-elided }Amérique centrale
region-southeast-asia = { article-elided }Asie du Sud-Est
region-australia = { article-elided }Australie
region-africa = { article-elided }Afrique

## Cards

card-assassination = Attentat
    .text = Attentat contre un politicien dans une région où vous avez des politiciens. 1 : hors du jeu, 2 : retour à la base, 3 : l’un des vôtres fuit à Maurice.
card-diplomatic-initiative = Initiative diplomatique
    .text = Une proposition diplomatique immédiate, qui commence avec une voix gratuite pour.
card-development-aid = Aide au développement
    .text = Deux jetons de commerce passent d’une région à une autre qui a moins de commerce.
card-expansion = Expansion
    .text = Jusqu’à deux politiciens passent de la base dans une région où vous avez des politiciens.
card-peace-initiative = Initiative de paix
    .text = Pas de guerre jusqu’à la prochaine évaluation.
card-warmonger = Va-t-en-guerre
    .text = Annule une initiative de paix ou un pacte de non-agression, ou reste posé face visible et ajoute une fois 1 à votre dé dans une guerre.
card-non-aggression-pact = Pacte de non-agression
    .text = Une région ne peut pas être attaquée par une voisine donnée jusqu’à la prochaine évaluation.
card-coup = Coup d’État
    .text = Des putschistes secrets de la base, vos politiciens sur place et un dé contre la force du gouvernement, ses loyalistes et un dé. En cas de succès, vos politiciens remplacent le gouvernement.
card-recession = Récession
    .text = Une région et ses voisines perdent tous les jetons de commerce au-delà de la force de leur gouvernement.
card-revolution = Révolution
    .text = On lance un dé pour une région et pour chacune de ses voisines. Chaque parti au gouvernement y garde au plus ce nombre de politiciens.
card-retirement = Retraite
    .text = Un politicien d’un autre parti, dans n’importe quelle région, retourne dans sa base.
card-sabotage = Sabotage
    .text = Une région perd autant de jetons de votre choix que l’indique le dé.
card-drive = Esprit d’initiative
    .text = Reste posé face visible et donne une fois une action de plus quand vous agissez comme gouvernement.
card-defector = Transfuge
    .text = Un politicien de votre base en remplace un d’un autre parti dans une région ; un autre des vôtres part à Maurice.
card-unrest = Troubles
    .text = Dans une région et ses voisines, les partis au gouvernement ne gardent qu’autant de politiciens qu’il y a de jetons de commerce.
card-transfer = Mutation
    .text = Un politicien quelconque passe d’une région à n’importe quelle autre.

## Resources

resource-raw = Matières premières
resource-trade = Commerce
resource-diplomacy = Diplomatie
resource-army = Armée

## Parties

party-0 = Rouge
    .short = R
party-1 = Vert
    .short = V
party-2 = Bleu
    .short = B
party-3 = Noir
    .short = N
party-4 = Jaune
    .short = J

## Nouns

word-politician = Politicien
word-politicians = Politiciens
word-government = Gouvernement
word-coalition = Coalition
word-opposition = Opposition
word-mauritius = Maurice
word-un = ONU
word-base = Base
word-sanction = Sanction
word-disarmament = Désarmement
word-protectorate = Protectorat
word-dominance = Domination
word-evaluation = Évaluation
word-strength = Force du gouvernement
word-threshold = Points nécessaires pour gagner

# --- play: what is said at the table ---

## Genres d’actions

act-budget = Budget
act-emigration = Émigration
act-propaganda = Propagande
act-rehabilitation = Réhabilitation
act-trade = Commerce ou tribut
act-purge = Purge
act-war = Guerre
act-proposal = Proposition diplomatique
vote-yes = oui
vote-no = non
vote-abstain = abstention
vote-for = pour
vote-against = contre
conversion-raw-trade = 1 matière première contre 3 commerce
conversion-trade-trade = 1 commerce contre 2 commerce
conversion-trade-diplomacy = 1 commerce contre 2 diplomatie
conversion-trade-army = 1 commerce contre 1 armée
chips = { $resource ->
        [raw] { $count ->
            [one] { $count } matière première
           *[other] { $count } matières premières
        }
        [trade] { $count } commerce
        [diplomacy] { $count } diplomatie
       *[army] { $count ->
            [one] { $count } armée
           *[other] { $count } armées
        }
    }
mover = { $mine ->
        [true] Vous
       *[other] { PLAYER($seat) }
    }
bribed-matter = { $polled ->
        [true] { PLAYER($proposer) } propose pour { WORD($home, kind: "region") } : { motion }.
       *[other] { motion-moved }.
    }
motion-whose = { $mine ->
        [true] l’un de vos politiciens
       *[other] un politicien ({ PLAYER($whom) })
    }
motion = { $act ->
        [convert] échanger { WORD($conversion, kind: "conversion") }
        [emigrate] faire émigrer { motion-whose } vers { WORD($target, kind: "region") }
        [campaign] placer { motion-whose } { WORD($target, kind: "region", form: "in") }
        [rehabilitate] faire revenir { motion-whose } de Maurice
        [purge] écarter { motion-whose }
        [attack] attaquer { WORD($target, kind: "region") }
        [ban] proposer { motion-noun }
        [disarm] proposer { motion-noun }
        [sanction] proposer { motion-noun }
        [lift] proposer { motion-noun }
        [trade] { COUNT($gives) ->
            [0] exiger { EACH($takes, say: "chips") } { WORD($target, kind: "region", form: "of") }
           *[other] { COUNT($takes) ->
                [0] donner { EACH($gives, say: "chips") } { WORD($target, kind: "region", form: "to") }
               *[other] donner { EACH($gives, say: "chips") } { WORD($target, kind: "region", form: "to") } contre { EACH($takes, say: "chips") }
            }
        }
       *[send-troops] envoyer des troupes de l’ONU contre { WORD($target, kind: "region") }
    }
motion-noun = { $act ->
        [ban] { $mine ->
            [true] l’interdiction de votre parti { WORD($target, kind: "region", form: "in") }
           *[other] l’interdiction du parti { PLAYER($whom) } { WORD($target, kind: "region", form: "in") }
        }
        [disarm] le désarmement { WORD($target, kind: "region", form: "of") }
        [sanction] des sanctions contre { WORD($target, kind: "region") }
        [lift] la levée des sanctions contre { WORD($target, kind: "region") }
       *[send-troops] l’envoi de troupes de l’ONU contre { WORD($target, kind: "region") }
    }
motion-moved = { $own ->
        [true] Vous proposez { motion-noun }
       *[other] { PLAYER($proposer) } propose { motion-noun }
    }

## Ce qui se passe

event-bade = { PLAYER($seat) } mise { $politicians ->
        [one] { $politicians } politicien
       *[other] { $politicians } politiciens
    } sur { WORD($region, kind: "region") }.
event-unsold = Personne ne mise sur { WORD($region, kind: "region") }.
event-settled = { PLAYER($seat) } s’installe { WORD($region, kind: "region", form: "in") }.
event-hand-filled = { PLAYER($seat) } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-cards-drawn = Vous piochez : { WORDS($cards, kind: "card") }.
event-reserve-renewed = { PLAYER($seat) } dispose à nouveau de toutes ses cartes défaussées.
event-discarded = { PLAYER($seat) } défausse { WORD($card, kind: "card") }.
event-open-card-expired = { PLAYER($seat) } : la carte { WORD($card, kind: "card") }, posée face visible, est perdue.
event-first-player = { PLAYER($seat) }, parti le plus faible, commence.
event-tie-diced = Le dé départage { PLAYERS($seats) } : { PLAYER($picked) }.
event-placed = { PLAYER($seat) } place { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    } { WORD($region, kind: "region", form: "in") }.
event-went-home = { PLAYER($seat) } reprend { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    } { WORD($region, kind: "region", form: "from") }.
event-resigned = { PLAYER($seat) } envoie { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    } { WORD($region, kind: "region", form: "from") } à Maurice.
event-resigned-from-base = { PLAYER($seat) } envoie { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    } de la base à Maurice.
event-came-home = { PLAYER($seat) } fait revenir { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    } de Maurice.
event-moved = { PLAYER($seat) } : { $count ->
        [one] { $count } politicien
       *[other] { $count } politiciens
    } { WORD($origin, kind: "region", form: "from") } vers { WORD($region, kind: "region") }.
event-delegated = { PLAYER($seat) } envoie un politicien { WORD($region, kind: "region", form: "from") } à l’ONU.
event-delegated-from-base = { PLAYER($seat) } envoie un politicien de la base à l’ONU.
event-left-the-game = { PLAYER($seat) } retire du jeu un politicien { WORD($region, kind: "region", form: "from") }.
event-gave-up-from-base = { PLAYER($seat) } retire du jeu un politicien de la base.
event-government-changed = { COUNT($government) ->
        [0] { WORD($region, kind: "region", form: "The") } n’a plus de gouvernement.
       *[other] Nouveau gouvernement { WORD($region, kind: "region", form: "in") } : { PLAYERS($government) }.
    }
event-gained = { WORD($region, kind: "region", form: "The") } gagne { chips }.
event-lost = { WORD($region, kind: "region", form: "The") } perd { chips }.
event-turn-began = C’est à { PLAYER($seat) } de jouer.
event-turn-passed = { PLAYER($seat) } ne peut rien faire.
event-card-played = { PLAYER($seat) } joue { WORD($card, kind: "card") }.
event-activated = { PLAYER($seat) } active { WORD($region, kind: "region") } : gouvernement { PLAYERS($government) }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
event-empty-region-done = { PLAYER($seat) } coche { WORD($region, kind: "region") }, qui est vide.
event-actions-forgone = { PLAYER($seat) } ne veut plus d’action { WORD($region, kind: "region", form: "in") }.
event-drive-used = { PLAYER($seat) } utilise { card-drive } pour une action de plus { WORD($region, kind: "region", form: "in") }.
event-action-failed = L’action { WORD($region, kind: "region", form: "in") } n’a pas lieu.
event-activation-ended = { WORD($region, kind: "region", form: "The") } a fini d’agir.
event-dominated = { PLAYER($seat) } gouverne { $regions } régions ; { $goal } suffisent pour dominer.
event-evaluation-began = Évaluation { $number } : on compte les points.
event-scored = { PLAYER($seat) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $delegates } à l’ONU, { $mauritius } à Maurice).
event-won = { PLAYER($seat) } a { $points } points et gagne.
event-round-won = { PLAYER($seat) } a le plus de points, mais pas assez pour gagner.
event-exhausted = { PLAYER($seat) } n’a plus personne ; { PLAYER($winner) } gagne.
event-dominance-moved = La domination demande maintenant { $goal } régions.
event-amnesty = Amnistie : tous les marqueurs quittent la carte.
event-troops-declined = { PLAYER($seat) } ne demande pas de troupes.
event-troops-moved = { PLAYER($seat) } propose d’envoyer les troupes de l’ONU { WORD($region, kind: "region", form: "in") }.
event-troops-decided = { $accepted ->
        [true] L’ONU envoie des troupes { WORD($region, kind: "region", form: "in") }
       *[other] L’ONU n’envoie pas de troupes { WORD($region, kind: "region", form: "in") }
    } ({ $ayes }:{ $noes }).
event-troops-fought = Troupes de l’ONU contre { WORD($region, kind: "region") } : dés { $attacker } et { $defender }, totaux { $attack }:{ $defence }, { $result ->
        [won] l’ONU gagne
        [lost] l’ONU perd
       *[drawn] combat indécis
    }.
event-protectorate-made = { WORD($region, kind: "region", form: "The") } devient un protectorat de l’ONU.
event-proposed-budget = { PLAYER($seat) } propose { WORD($region, kind: "region", form: "in") } : { WORD($conversion, kind: "conversion") }.
event-proposed-emigration = { PLAYER($seat) } propose une émigration { WORD($region, kind: "region", form: "from") } vers { WORD($destination, kind: "region") } : un politicien ({ PLAYER($party) }).
event-proposed-propaganda = { PLAYER($seat) } propose de la propagande { WORD($region, kind: "region", form: "in") } : { PLAYER($party) } place quelqu’un { WORD($destination, kind: "region", form: "in") }.
event-proposed-rehabilitation = { PLAYER($seat) } propose { WORD($region, kind: "region", form: "in") } de réhabiliter un politicien ({ PLAYER($party) }).
event-proposed-purge = { PLAYER($seat) } fait écarter un politicien { WORD($region, kind: "region", form: "from") } ({ PLAYER($victim) }).
event-proposed-war = { PLAYER($seat) } propose que { WORD($region, kind: "region") } fasse la guerre { WORD($target, kind: "region", form: "to") }.
event-split-proposed = { $how ->
        [first] Après une victoire, { PLAYER($seat) } place d’abord.
        [evenly] Une victoire est partagée à parts égales.
       *[other] Une victoire est partagée aux dés.
    }
event-proposed-ban = { PLAYER($seat) } propose d’interdire { PLAYER($party) } { WORD($region, kind: "region", form: "in") }.
event-proposed-disarmament = { PLAYER($seat) } propose de désarmer { WORD($region, kind: "region") }.
event-proposed-sanction = { PLAYER($seat) } propose des sanctions contre { WORD($region, kind: "region") }.
event-proposed-lifting = { PLAYER($seat) } propose de lever les sanctions contre { WORD($region, kind: "region") }.
event-agreed = { PLAYER($seat) } accepte.
event-objected = { PLAYER($seat) } s’oppose.
event-withdrawn = { PLAYER($seat) } renonce à l’action.
event-dice-offered = { PLAYER($seat) } propose de tirer au dé.
event-dice-refused = { PLAYER($seat) } refuse le dé.
event-dice-decided = { $carried ->
        [true] Le dé tranche pour { PLAYER($seat) }.
       *[other] Le dé tranche contre { PLAYER($seat) }.
    }
event-list-proposed = { PLAYER($seat) } propose qui décide, dans l’ordre, des prochaines actions : { PLAYERS($shares) }.
event-list-refused = { PLAYER($seat) } refuse la liste.
event-list-agreed = C’est convenu : les prochaines actions sont décidées, dans l’ordre, par { PLAYERS($shares) }.
event-absolute-majority = Majorité absolue { WORD($region, kind: "region", form: "in") } pour { PLAYERS($government) } : { $yes } contre { $no }.
event-voted = { WORD($region, kind: "region", form: "The") } vote : { $yes } oui, { $no } non.
event-sacrificed = { PLAYER($seat) } sacrifie un politicien { WORD($region, kind: "region", form: "in") }.
event-offer-made = { PLAYER($seat) } fait une offre { WORD($partner, kind: "region", form: "to") } au nom { WORD($region, kind: "region", form: "of") }.
event-offered = { WORD($region, kind: "region", form: "The") } donnerait { chips }.
event-offer-refused = { PLAYER($seat) } refuse l’offre.
event-traded = { WORD($region, kind: "region", form: "The") } et { WORD($partner, kind: "region") } commercent.
event-protest-rolled = { $protests ->
        [true] Un { $face } : protestations { WORD($region, kind: "region", form: "in") } contre l’usage des matières premières.
       *[other] Un { $face } : pas de protestations { WORD($region, kind: "region", form: "in") }.
    }
event-warmonger-used = { PLAYER($seat) } utilise { card-warmonger } pour { $side ->
        [attack] l’attaque
       *[defence] la défense
    }.
event-war-fought = Guerre { WORD($region, kind: "region", form: "of") } contre { WORD($target, kind: "region") } : dés { $attacker } et { $defender }, totaux { $attack }:{ $defence }, { $result ->
        [won] l’attaquant gagne
        [lost] le défenseur gagne
       *[drawn] indécise
    }.
event-staked-for = { WORD($region, kind: "region", form: "The") } mise { $chips } pour la proposition.
event-staked-against = { WORD($region, kind: "region", form: "The") } mise { $chips } contre la proposition.
event-abstained = { WORD($region, kind: "region", form: "The") } s’abstient.
event-stake-refused = { PLAYER($seat) } n’accepte pas la mise { WORD($region, kind: "region", form: "of") }.
event-stake-diced = { $stands ->
        [true] Le dé maintient la mise { WORD($region, kind: "region", form: "of") }.
       *[other] Le dé annule la mise { WORD($region, kind: "region", form: "of") }.
    }
event-bribed = { WORD($region, kind: "region", form: "The") } soudoie un délégué ({ PLAYER($seat) }) : { WORD($vote, kind: "vote") }.
event-bribe-refused = { PLAYER($seat) } n’accepte pas de pot-de-vin { WORD($region, kind: "region", form: "of") }.
event-delegates-voted = Délégués ({ PLAYER($seat) }) : { $ayes } pour, { $noes } contre.
event-proposal-decided = { $accepted ->
        [true] La proposition est adoptée
       *[other] La proposition est rejetée
    }, { $ayes }:{ $noes }.
event-disarmed = { WORD($region, kind: "region", form: "The") } ne peut pas s’armer jusqu’à la prochaine évaluation.
event-sanctioned = { WORD($region, kind: "region", form: "The") } est sous sanctions jusqu’à la prochaine évaluation.
event-sanction-lifted = Les sanctions contre { WORD($region, kind: "region") } sont levées.
event-card-laid-open = { PLAYER($seat) } pose { WORD($card, kind: "card") } face visible.
event-card-cancelled = La carte { WORD($card, kind: "card") } ({ PLAYER($seat) }) est annulée.
event-pact-made = { WORD($neighbour, kind: "region", form: "The") } ne peut pas attaquer { WORD($region, kind: "region") } jusqu’à la prochaine évaluation.
event-assassination = { PLAYER($seat) } commet un attentat contre { PLAYER($victim) } { WORD($region, kind: "region", form: "in") } : { $face }.
event-revolution-rolled = Révolution { WORD($region, kind: "region", form: "in") } : { $face ->
        [one] { $face } peut rester
       *[other] { $face } peuvent rester
    }.
event-sabotage-rolled = Sabotage { WORD($region, kind: "region", form: "in") } : { $face ->
        [one] { $face } jeton
       *[other] { $face } jetons
    }.
event-coup-planned = { PLAYER($seat) } prépare un coup d’État { WORD($region, kind: "region", form: "in") }.
event-plotters-committed = { PLAYER($seat) } engage { $politicians ->
        [one] { $politicians } politicien
       *[other] { $politicians } politiciens
    } dans le complot.
event-loyalists-committed = { PLAYER($seat) } engage { $politicians ->
        [one] { $politicians } politicien
       *[other] { $politicians } politiciens
    } pour le gouvernement.
event-coup-fought = { $success ->
        [true] { PLAYER($seat) } réussit son coup d’État { WORD($region, kind: "region", form: "in") }
       *[other] { PLAYER($seat) } échoue dans son coup d’État { WORD($region, kind: "region", form: "in") }
    } : dés { $plotters } et { $government }, totaux { $attack }:{ $defence }.

## Ce que l’on peut faire

action-bid = Miser { $politicians ->
        [one] { $politicians } politicien
       *[other] { $politicians } politiciens
    }
action-settle = Commencer { WORD($region, kind: "region", form: "in") } avec { $politicians }
action-place = Placer quelqu’un { WORD($region, kind: "region", form: "in") }
action-take-card = Prendre { WORD($card, kind: "card") }
action-recall = Rappeler d’abord des politiciens
action-recall-from = Rappeler quelqu’un { WORD($region, kind: "region", form: "from") }
action-play = Jouer { WORD($card, kind: "card") }
action-activate = { COUNT($government) ->
        [0] Cocher { WORD($region, kind: "region") } (vide)
       *[other] Activer { WORD($region, kind: "region") } : { PLAYERS($government) }, { $strength ->
            [one] { $strength } action
           *[other] { $strength } actions
        }
    }
action-pass = Passer
action-act = { WORD($kind, kind: "act") }
action-stop = Plus d’action
action-share-out = Proposer qui décide de quelle action
action-assign = { $mine ->
        [true] Vous décidez de celle-ci
       *[other] { PLAYER($seat) } décide de celle-ci
    }
action-use-drive = Utiliser { card-drive } pour une action de plus
action-convert = { $pay ->
        [raw] { $pays ->
            [one] { $pays } matière première
           *[other] { $pays } matières premières
        }
       *[other] { $pays } { WORD($pay, kind: "resource") }
    } contre { $gains } { WORD($gain, kind: "resource") }
action-emigrate = { mover } : quelqu’un vers { WORD($region, kind: "region") }
action-campaign = { mover } : quelqu’un { WORD($region, kind: "region", form: "in") }
action-rehabilitate = { $mine ->
        [true] Réhabiliter un de vos politiciens
       *[other] Réhabiliter quelqu’un ({ PLAYER($seat) })
    }
action-purge = Écarter quelqu’un ({ PLAYER($seat) })
action-attack = Attaquer { WORD($region, kind: "region") } ({ $won } % victoire, { $drawn } % indécise)
action-ban = Interdire { PLAYER($seat) } { WORD($region, kind: "region", form: "in") }
action-disarm = Désarmer { WORD($region, kind: "region") }
action-sanction = Sanctions contre { WORD($region, kind: "region") }
action-lift = Lever les sanctions contre { WORD($region, kind: "region") }
action-stake = Miser { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
action-agree = Accepter
action-object = S’opposer
action-withdraw = Renoncer à l’action
action-offer-dice = Proposer de tirer au dé
action-sacrifice = Sacrifier un politicien
action-decline = { $of ->
        [pass] Laisser passer
        [fail] Laisser échouer
        [drive] Pas d’action de plus
        [alternative] Pas d’autre action
        [bribe] Pas de pot-de-vin
        [troops] Pas de troupes
       *[warmonger] Se battre sans elle
    }
action-ballot = { $vote ->
        [yes] Oui
        [no] Non
       *[abstain] S’abstenir
    }
action-approach = Commercer avec { WORD($region, kind: "region") }
action-give = Donner { chips }
action-take = Prendre { chips }
action-send = Envoyer l’offre
action-trade = Commerce avec { WORD($region, kind: "region") }
action-accept = Accepter l’offre
action-refuse = Refuser l’offre
action-counter = Faire une contre-offre
action-split-evenly = Partager une victoire à parts égales
action-split-by-dice = Partager une victoire aux dés
action-split-first = { $mine ->
        [true] Vous placez en premier
       *[other] { PLAYER($seat) } place en premier
    }
action-use-warmonger = { card-warmonger } pour { $side ->
        [attack] l’attaque
       *[defence] la défense
    }
action-replace = Remplacer { $politicians ->
        [one] { $politicians } politicien
       *[other] { $politicians } politiciens
    }
action-stake-for = { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } pour
action-stake-against = { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } contre
action-abstain = S’abstenir
action-cast = { $delegates ->
        [1] { $ayes ->
            [1] Pour
           *[other] { $noes ->
                [1] Contre
               *[other] S’abstenir
            }
        }
       *[other] { $ayes } pour, { $noes } contre
    }
action-bribe = Payer { $price } commerce : { $mine ->
        [true] votre délégué
       *[other] un délégué ({ PLAYER($seat) })
    } { $vote ->
        [abstain] s’abstient
        [for] vote pour
       *[against] vote contre
    }
action-send-troops = Troupes de l’ONU contre { WORD($region, kind: "region") }
action-target = { $mine ->
        [true] Un de vos politiciens
       *[other] { PLAYER($seat) } : un politicien
    } { WORD($region, kind: "region", form: "in") }
action-choose = { WORD($region, kind: "region", form: "name") }
action-expand = { $politicians ->
        [one] { $politicians } politicien
       *[other] { $politicians } politiciens
    } { WORD($region, kind: "region", form: "in") }
action-cancel = Annuler { WORD($card, kind: "card") } ({ PLAYER($seat) })
action-lie-open = La poser face visible pour plus tard
action-commit = Engager { $politicians ->
        [one] { $politicians } politicien
       *[other] { $politicians } politiciens
    }
action-remove = En retirer un : { WORD($resource, kind: "resource") }
action-retire = Quelqu’un { WORD($region, kind: "region", form: "from") } à Maurice
action-retire-from-base = Quelqu’un de la base à Maurice
action-post = Quelqu’un { WORD($region, kind: "region", form: "from") } à l’ONU
action-post-from-base = Quelqu’un de la base à l’ONU
action-give-up = Quelqu’un { WORD($region, kind: "region", form: "from") } hors du jeu
action-give-up-from-base = Quelqu’un de la base hors du jeu
action-discard-card = Défausser { WORD($card, kind: "card") }
action-keep-cards = Garder les cartes en main

## Ce qui est demandé

prompt-auction = Misez sur { WORD($region, kind: "region") } : jusqu’à { $most } des { $base } de votre base.
    .waiting = Tous misent sur { WORD($region, kind: "region") }.
prompt-start-region = Choisissez votre région de départ. Plus elle est riche, moins de politiciens y commencent.
    .waiting = { PLAYER($seat) } choisit sa région de départ.
prompt-start-placement = Placez un politicien dans une région au choix (encore { $own }).
    .waiting = { PLAYER($seat) } place un politicien.
prompt-take-cards = Choisissez { $size } cartes pour votre main ({ $held ->
        [one] { $held } choisie
       *[other] { $held } choisies
    }).
    .waiting = Tous choisissent leurs cartes.
prompt-sort-out = Défaussez des cartes non jouées ou gardez votre main ; elle est ensuite complétée.
    .waiting = Tous trient leurs cartes.
prompt-turn = Jouez une carte ou activez une région.
    .waiting = C’est à { PLAYER($seat) } de jouer.
prompt-recalling = Rappelez des politiciens à votre base.
    .waiting = { PLAYER($seat) } rappelle des politiciens.
prompt-sharing = Qui décide de l’action { $action } sur { $actions } { WORD($region, kind: "region", form: "in") } ? La liste engage tous les partenaires dès qu’ils l’acceptent.
    .waiting = { PLAYER($seat) } dresse une liste pour { WORD($region, kind: "region") }.
prompt-government-acts = { WORD($region, kind: "region", form: "The") } agit : choisissez une action (encore { $actions }).
    .waiting = { PLAYER($seat) } choisit une action pour { WORD($region, kind: "region") }.
prompt-extra-action = Utiliser { card-drive } pour une action de plus { WORD($region, kind: "region", form: "in") } ?
    .waiting = Une action de plus est possible { WORD($region, kind: "region", form: "in") }.
prompt-consent = { PLAYER($proposer) } propose pour { WORD($region, kind: "region") }, que vous gouvernez ensemble : { motion }. Êtes-vous d’accord ?
    .waiting = On consulte les partenaires de la coalition.
prompt-disagreement = Objection à votre plan ({ PLAYERS($objected) }) : { motion }. Que faire ?
    .waiting = { PLAYER($seat) } répond à l’objection ({ PLAYERS($objected) }).
prompt-dice-offer = { PLAYER($seat) } veut laisser le dé en décider : { motion }. Êtes-vous d’accord ?
    .waiting = { PLAYER($seat) } a proposé un dé.
prompt-sharing-consent = { $alone ->
        [true] { PLAYER($first) } déciderait des { $actions ->
            [2] deux
           *[other] { $actions }
        } actions restantes { WORD($region, kind: "region", form: "in") }.
       *[other] Les prochaines actions { WORD($region, kind: "region", form: "in") } seraient décidées, dans cet ordre, par { PLAYERS($shares) }.
    } Êtes-vous d’accord ?
    .waiting = Les partenaires examinent une liste.
prompt-vote = { PLAYER($proposer) } propose pour { WORD($region, kind: "region") } : { motion }. Vous avez { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } vote sur l’action.
prompt-open-vote = { PLAYER($proposer) } propose pour { WORD($region, kind: "region") } : { motion }. Vous avez { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    } et votez ouvertement.
    .waiting = { WORD($region, kind: "region", form: "The") } vote ouvertement sur l’action.
prompt-duel = { $standing ->
        [true] Ceci est sur le point de passer { WORD($region, kind: "region", form: "in") } : { motion }. Y sacrifier un politicien pour l’empêcher ?
       *[other] Ceci est sur le point d’échouer { WORD($region, kind: "region", form: "in") } : { motion }. Y sacrifier un politicien pour l’imposer ?
    }
    .waiting = Des sacrifices décident de l’action { WORD($region, kind: "region", form: "in") }.
prompt-alternatives = Rejeté { WORD($region, kind: "region", form: "in") } : { motion }. Proposer une autre action ?
    .waiting = L’opposition { WORD($region, kind: "region", form: "in") } peut proposer une autre action.
prompt-budget = Choisissez une conversion pour { WORD($region, kind: "region") }.
    .waiting = { PLAYER($seat) } prépare le budget { WORD($region, kind: "region", form: "of") }.
prompt-emigration = Qui émigre { WORD($region, kind: "region", form: "from") }, et vers où ?
    .waiting = { PLAYER($seat) } prépare une émigration { WORD($region, kind: "region", form: "from") }.
prompt-propaganda = Où va un nouveau politicien ? Un autre de la base part à Maurice.
    .waiting = { PLAYER($seat) } prépare de la propagande { WORD($region, kind: "region", form: "in") }.
prompt-rehabilitation = Quel parti fait revenir un politicien de Maurice ? Cela coûte { $price } diplomatie { WORD($region, kind: "region", form: "of") }.
    .waiting = { PLAYER($seat) } prépare une réhabilitation { WORD($region, kind: "region", form: "in") }.
prompt-partner = Avec quelle région commerce { WORD($region, kind: "region") } ?
    .waiting = { PLAYER($seat) } cherche un partenaire pour { WORD($region, kind: "region") }.
prompt-offer = Composez l’offre, puis envoyez-la. Vous donnez : { COUNT($gives) ->
        [0] rien
       *[other] { EACH($gives, say: "chips") }
    }. Vous demandez : { COUNT($takes) ->
        [0] rien
       *[other] { EACH($takes, say: "chips") }
    }.
    .waiting = { PLAYER($seat) } compose une offre.
prompt-reply = { PLAYER($author) } vous fait une offre. Vous recevez { COUNT($get) ->
        [0] rien
       *[other] { EACH($get, say: "chips") }
    }, vous donnez { COUNT($pay) ->
        [0] rien
       *[other] { EACH($pay, say: "chips") }
    }.
    .waiting = { WORD($region, kind: "region", form: "The") } examine l’offre ({ PLAYER($author) }).
prompt-purge-victim = Quel parti rappelle un politicien { WORD($region, kind: "region", form: "from") } ? Cela y coûte { $price } armée, sans vote.
    .waiting = { PLAYER($seat) } prépare une purge { WORD($region, kind: "region", form: "in") }.
prompt-war-target = Quelle région attaquer depuis { WORD($region, kind: "region") } ?
    .waiting = { PLAYER($seat) } prépare une guerre depuis { WORD($region, kind: "region") }.
prompt-war-split = Comment partager une victoire entre { PLAYERS($partners) } ?
    .waiting = { PLAYER($seat) } dit comment une victoire serait partagée.
prompt-war = Guerre contre { WORD($region, kind: "region") }, { $ours } contre { $theirs }{ $thrown ->
        [true] {""} avec les dés
       *[other] {""} avant les dés
    }. Utiliser { card-warmonger } pour ajouter 1 ?
    .waiting = Une guerre va se décider.
prompt-spoils = Victoire : combien de politiciens ({ PLAYERS($losers) }) remplacez-vous { WORD($region, kind: "region", form: "in") } ? Au plus { $most }.
    .waiting = { PLAYER($seat) } exploite la victoire { WORD($region, kind: "region", form: "in") }.
prompt-proposal = { $by ->
        [card] Que propose votre carte ? Les gouvernements et l’ONU votent.
       *[region] Que propose { WORD($region, kind: "region") } ? Les gouvernements et l’ONU votent.
    }
    .waiting = { PLAYER($seat) } fait une proposition.
prompt-own-stake = Combien de jetons de diplomatie { WORD($region, kind: "region", form: "of") } misez-vous sur votre propre proposition ?
    .waiting = { PLAYER($seat) } mise la diplomatie { WORD($region, kind: "region", form: "of") }.
prompt-government-stake = { motion-moved } : { $ayes } pour, { $noes } contre. Combien miser de la diplomatie { WORD($region, kind: "region", form: "of") } ({ $held }) ?
    .waiting = { PLAYER($seat) } décide de la mise { WORD($region, kind: "region", form: "of") }.
prompt-stake-consent = { $side ->
        [for] { PLAYER($seat) } veut que { WORD($region, kind: "region") } mise { $count } de diplomatie pour { motion-noun }.
       *[against] { PLAYER($seat) } veut que { WORD($region, kind: "region") } mise { $count } de diplomatie contre { motion-noun }.
    } Êtes-vous d’accord ?
    .waiting = Les partenaires { WORD($region, kind: "region", form: "in") } examinent la mise.
prompt-factions = { motion-moved } : { $ayes } pour, { $noes } contre. { $delegates ->
        [one] Comment vote votre délégué ?
       *[other] Comment votent vos { $delegates } délégués ?
    }
    .waiting = Les délégations à l’ONU votent.
prompt-bribery = { bribed-matter } Soudoyer des délégués au nom { WORD($region, kind: "region", form: "of") } ?
    .waiting = { PLAYER($seat) } décide des pots-de-vin { WORD($region, kind: "region", form: "of") }.
prompt-bribe-consent = { bribed-matter } { WORD($region, kind: "region", form: "The") } paierait { $price } commerce pour que { $yours ->
        [true] votre délégué
       *[other] un délégué ({ PLAYER($victim) })
    } { $vote ->
        [abstain] s’abstienne
        [for] vote pour
       *[against] vote contre
    }. Êtes-vous d’accord ?
    .waiting = Les partenaires { WORD($region, kind: "region", form: "in") } examinent un pot-de-vin.
prompt-assassination-victim = Contre qui l’attentat, et où ? Au dé, 1 : hors du jeu, 2 : retour à la base, 3 : l’un des vôtres s’enfuit.
    .waiting = { PLAYER($seat) } prépare un attentat.
prompt-expansion = Où vous étendez-vous ? Jusqu’à deux de vos politiciens y vont depuis votre base.
    .waiting = { PLAYER($seat) } s’étend.
prompt-retirement-victim = Qui part à la retraite ? Ce politicien retourne à la base de son parti.
    .waiting = { PLAYER($seat) } met quelqu’un à la retraite.
prompt-defection = Quel politicien remplacez-vous par un des vôtres venu de la base ? Un autre des vôtres part pour cela à Maurice.
    .waiting = { PLAYER($seat) } débauche un transfuge.
prompt-defector-fee = Un autre de vos politiciens part à Maurice : lequel ?
    .waiting = { PLAYER($seat) } paie pour le transfuge.
prompt-transfer = Qui est muté, et d’où ?
    .waiting = { PLAYER($seat) } mute un politicien.
prompt-transfer-to = { $mine ->
        [true] Où va votre politicien venu { WORD($origin, kind: "region", form: "from") } ?
       *[other] Où va le politicien venu { WORD($origin, kind: "region", form: "from") } ({ PLAYER($party) }) ?
    }
    .waiting = { PLAYER($seat) } mute un politicien ({ PLAYER($party) }).
prompt-development-aid = Quelle région reçoit l’aide au développement : deux jetons de commerce d’une région qui en a plus ?
    .waiting = { PLAYER($seat) } accorde une aide au développement.
prompt-aid-giver = Quelle région donne deux jetons de commerce { WORD($region, kind: "region", form: "to") } ?
    .waiting = { PLAYER($seat) } choisit qui donne { WORD($region, kind: "region", form: "to") }.
prompt-recession = Où éclate la récession ? Là et chez les voisins, le commerce au-delà de la force du gouvernement est perdu.
    .waiting = { PLAYER($seat) } joue une récession.
prompt-revolution = Où éclate la révolution ? Là et chez les voisins, les dés limitent les politiciens que gardent les partis au gouvernement.
    .waiting = { PLAYER($seat) } joue une révolution.
prompt-sabotage = Quelle région est sabotée ? Elle perd autant de jetons de votre choix que le dé l’indique.
    .waiting = { PLAYER($seat) } prépare un sabotage.
prompt-sabotaging = Retirez un jeton { WORD($region, kind: "region", form: "to") } (encore { $left }).
    .waiting = { PLAYER($seat) } sabote { WORD($region, kind: "region") }.
prompt-unrest = Où éclatent les troubles ? Là et chez les voisins, les partis au gouvernement ne gardent pas plus de politiciens qu’il y a de commerce.
    .waiting = { PLAYER($seat) } fomente des troubles.
prompt-initiative-backer = Laquelle de vos régions paie un jeton de diplomatie pour l’initiative ? Il compte comme une voix pour votre proposition.
    .waiting = { PLAYER($seat) } cherche un appui pour une initiative.
prompt-pact = Quelle région le pacte protège-t-il d’un de ses voisins ?
    .waiting = { PLAYER($seat) } conclut un pacte.
prompt-pact-neighbour = Quel voisin ne pourra pas attaquer { WORD($region, kind: "region") } avant la prochaine évaluation ?
    .waiting = { PLAYER($seat) } protège { WORD($region, kind: "region") }.
prompt-warmonger = Annuler une carte posée ou poser { card-warmonger } face visible ?
    .waiting = { PLAYER($seat) } joue { card-warmonger }.
prompt-coup-region = Où a lieu le coup d’État ? S’il réussit, vos politiciens remplacent le gouvernement.
    .waiting = { PLAYER($seat) } prépare un coup d’État.
prompt-coup = { $plotting ->
        [true] Combien complotent { WORD($region, kind: "region", form: "in") } ? Le gouvernement a une force de { $strength }, votre base { $base }. Qui participe part à Maurice.
       *[other] Combien défendent le gouvernement { WORD($region, kind: "region", form: "of") } (force { $strength }) ? Votre base a { $base }. Qui participe part à Maurice.
    }
    .waiting = { PLAYER($seat) } tente un coup d’État { WORD($region, kind: "region", form: "in") }.
prompt-posting = Envoyez des politiciens à l’ONU : encore { $left } sur { $of }. Plus on a de points, plus on en envoie ; vous êtes à la place { $place }.
    .waiting = Des politiciens partent à l’ONU.
prompt-removal = Retirez des politiciens du jeu : encore { $left } sur { $of }, pour que tous en cèdent autant.
    .waiting = Des politiciens quittent le jeu.
prompt-troops-motion = Contre quelle région l’ONU doit-elle envoyer { $troops } troupes ? Ses délégués voteront.
    .waiting = L’ONU envisage d’envoyer des troupes.

## Ce qui n’est pas possible

refusal-no-list-now = On ne peut pas faire de liste de { $actions ->
        [one] { $actions } action restante
       *[other] { $actions } actions restantes
    }.
refusal-only-lifting = { WORD($region, kind: "region", form: "The") } est sous sanctions : on peut seulement proposer de les lever.
refusal-peace-in-force = { WORD($region, kind: "region", form: "The") } ne peut pas faire la guerre : une initiative de paix est en vigueur.
refusal-pact-in-force = Un pacte protège { WORD($other, kind: "region") } contre { WORD($region, kind: "region") }.
refusal-no-budget-now = { WORD($region, kind: "region", form: "The") } n’a rien à convertir.
refusal-no-emigration-now = Personne du gouvernement ne peut émigrer { WORD($region, kind: "region", form: "from") }.
refusal-no-propaganda-now = La propagande demande { $least } politiciens dans la base ; il y en a { $base }.
refusal-no-rehabilitation-now = La réhabilitation demande un jeton de diplomatie ({ WORD($region, kind: "region") } en a { $diplomacy }) et quelqu’un à Maurice ({ $mauritius }).
refusal-no-trade-now = { WORD($region, kind: "region", form: "The") } n’a pas de voisin avec qui commercer.
refusal-no-purge-now = Une purge demande un jeton d’armée ({ WORD($region, kind: "region") } en a { $army }) et une opposition.
refusal-no-war-now = { WORD($region, kind: "region", form: "The") } n’a personne à qui faire la guerre.
refusal-no-proposal-now = Une proposition demande un jeton de diplomatie ({ WORD($region, kind: "region") } en a { $diplomacy }) et un objet.
refusal-bid-too-high = { $bid }, c’est trop : { $kept ->
        [one] { $kept } des { $base } de la base doit
       *[other] { $kept } des { $base } de la base doivent
    } y rester.
refusal-bid-below-zero = Une mise de { FIGURE($bid) } n’est pas possible.
refusal-start-region-taken = { WORD($region, kind: "region", form: "The") } est déjà une région de départ ({ PLAYER($owner) }).
refusal-no-such-bribe = { PLAYER($seat) } a { $delegates ->
        [one] { $delegates } délégué
       *[other] { $delegates } délégués
    } à soudoyer ; cela coûte { $price } commerce, la région en a { $trade }.
refusal-cannot-pay = { WORD($region, kind: "region", form: "The") } ne peut pas payer { $pays } : { WORD($resource, kind: "resource") } ; il y en a { $held }.
refusal-disarmed = { WORD($region, kind: "region", form: "The") } est sous désarmement et ne peut pas s’armer.
refusal-changes-nothing = Cela ne changerait rien { WORD($region, kind: "region", form: "in") } : { WORD($resource, kind: "resource") } { $held }, au plus { $cap }, ou le stock est vide.
refusal-pact-already = Un pacte est déjà en vigueur entre { WORD($region, kind: "region") } et { WORD($other, kind: "region") }.
refusal-not-adjacent = { WORD($other, kind: "region", form: "The") } n’est pas à côté { WORD($region, kind: "region", form: "of") }.
refusal-party-not-there = { PLAYER($seat) } n’a personne { WORD($region, kind: "region", form: "in") }.
refusal-no-such-number = { $count } n’est pas possible : de { $least } à { $most }.
refusal-region-without-effect = La carte n’aurait pas d’effet { WORD($region, kind: "region", form: "in") }.
refusal-giver-not-richer = { WORD($giver, kind: "region", form: "The") } ({ $gives } commerce) n’est pas plus riche que { WORD($receiver, kind: "region") } ({ $has }).
refusal-chips-not-there = { WORD($region, kind: "region", form: "The") } n’a pas { $count } : { WORD($resource, kind: "resource") } ; il y en a { $held }.
refusal-nobody-to-overthrow = Il n’y a pas d’autre gouvernement à renverser { WORD($region, kind: "region", form: "in") }.
refusal-only-lifted-by-itself = Les sanctions ne peuvent être levées que sur proposition { WORD($region, kind: "region", form: "of") }.
refusal-not-sanctioned = Il n’y a pas de sanctions à lever contre { WORD($region, kind: "region") }.
refusal-sanctioned-already = Il y a déjà des sanctions contre { WORD($region, kind: "region") }.
refusal-marker-used-up = Les { $count } marqueurs sont utilisés ({ WORD($marker, kind: "word") }) : { WORDS($regions, kind: "region") }.
refusal-nothing-to-disarm = Il n’y a rien à désarmer { WORD($region, kind: "region", form: "in") }.
refusal-no-such-stake = { $chips } n’est pas possible : de { $least } à { $held }.
refusal-not-in-government-here = { PLAYER($seat) } ne gouverne pas { WORD($region, kind: "region") }.
refusal-base-too-small = { PLAYER($seat) } a { $base } dans la base ; il en faut { $least }.
refusal-nobody-on-mauritius = { PLAYER($seat) } n’a personne à Maurice.
refusal-not-in-opposition = { PLAYER($seat) } n’est pas dans l’opposition { WORD($region, kind: "region", form: "in") }.
refusal-no-government-there = { WORD($other, kind: "region", form: "The") } n’a pas de gouvernement.
refusal-own-government-there = Les mêmes partis gouvernent { WORD($other, kind: "region") } et { WORD($region, kind: "region") }.
refusal-already-in-offer = L’offre le mentionne déjà ({ WORD($region, kind: "region", form: "name") }) : { WORD($resource, kind: "resource") }.
refusal-no-more-counters = Il y a au plus { $most } contre-offres.
refusal-region-empty = Il n’y a personne { WORD($region, kind: "region", form: "in") }.
refusal-region-done = { WORD($region, kind: "region", form: "The") } a déjà agi dans cette manche.
refusal-recalled-already = Vous avez déjà rappelé des politiciens ce tour-ci.
refusal-nobody-to-recall = Vous n’avez aucun politicien à rappeler des régions.
refusal-card-without-effect = { WORD($card, kind: "card") } n’aurait pas d’effet maintenant.
refusal-card-not-held = Vous n’avez pas { WORD($card, kind: "card") } en main.
refusal-no-such-votes = { $ayes } pour et { $noes } contre, ce n’est pas possible avec { $delegates ->
        [one] { $delegates } délégué
       *[other] { $delegates } délégués
    }.
refusal-protectorate-already = { WORD($region, kind: "region", form: "The") } est déjà un protectorat.

## Ce qui est promis

remark-will-vote = { PLAYER($speaker) } promet pour le prochain vote : { WORD($vote, kind: "vote") }.
remark-will-not-attack = { PLAYER($speaker) } promet de ne pas attaquer { WORD($region, kind: "region") } jusqu’à la prochaine évaluation.
remark-call-against = { PLAYER($speaker) } : { PLAYER($seat) } va gagner. Il faut l’empêcher ensemble.
remark-threaten = { PLAYER($speaker) } : { PLAYER($seat) }, quiconque m’attaque sera attaqué.
remark-ask-peace = { PLAYER($speaker) } : { PLAYER($seat) }, laisses-tu mes régions en paix ?
remark-would-trade = { PLAYER($speaker) } : { PLAYER($seat) }, je donnerais ceci : { WORD($give, kind: "resource") }, contre cela : { WORD($take, kind: "resource") }.
remark-answer = { $because ->
        [agreed] { PLAYER($speaker) } : { PLAYER($seat) }, d’accord.
        [leader] { PLAYER($speaker) } : { PLAYER($seat) }, non : tu es en tête.
        [broken] { PLAYER($speaker) } : { PLAYER($seat) }, non : tu as manqué à ta parole.
       *[no-use] { PLAYER($speaker) } : { PLAYER($seat) }, non : cela ne me servirait à rien.
    }

## Fins de partie

ending-threshold = Les points nécessaires sont atteints.
ending-dominance = Un parti domine le monde.
ending-exhaustion = Un parti n’a plus personne ; le vainqueur de la manche gagne.

## Le terminal

terminal-world = Évaluations { $evaluations } · domination { $dominance } régions · { $goal } points gagnent
terminal-base = base
terminal-regions = en région
terminal-mauritius = Maurice
terminal-un = ONU
terminal-gone = sortis
terminal-governed = gouverne
terminal-cards = cartes
terminal-points = points
terminal-standing = actuels
terminal-open-cards = Cartes face visible :
terminal-hand = Vos cartes :
terminal-remark = promesse
    .text = Vous pouvez promettre, demander, menacer et répondre (personne n’y est tenu) :
