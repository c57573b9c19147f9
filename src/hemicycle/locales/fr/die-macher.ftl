# Words of Die Macher

## Editions

edition-1997 = Édition de 1997
    .text = Les règles de Hans im Glück et Moskito, avec sept élections régionales. Les mises égales pour le premier joueur sont départagées aux dés, et les opinions incompatibles rejoignent la réserve d’échange quand elles sont révélées.
edition-2006 = Édition de 2006
    .text = Les règles de Valley Games : sept élections, d’autres thèmes et quelques changements. En cas de mises égales on mise de nouveau, la réserve d’échange compte toujours six cartes, et une deuxième place partagée en adhérents ne rapporte rien.
edition-2006-short = Édition de 2006, partie courte
    .text = La variante courte des règles de 2006 : cinq élections au lieu de sept, sans la carte de cabinet la plus forte, le plus gros don et la moitié des sondages.

## The sections of the rulebook

rule-0 = Matériel
    .text = Il y a quatre plateaux d’État, un plateau national et un plateau pour les pioches et les jetons. Chaque parti possède 18 réunions, 5 cubes média, 9 marqueurs, 7 cartes de cabinet fantôme, 5 cartes de don et 4 jetons de coalition. En commun : 16 cartes d’État, 42 opinions, 56 cartes de plateforme, 20 sondages, 4 jetons d’issue clef, 3 jetons de versement, 1 jeton « pas de coalition » et 2 dés spéciaux. Quand nous ne connaissons pas les valeurs d’une carte, elles sont reconstituées et signalées comme telles.
rule-1 = Pour commencer
    .text = Lisez l’aperçu (2), regardez le matériel (3), puis étudiez la conversion en voix (5.2.8), car tout le reste y mène. Les tours se ressemblent tous ; prenez votre temps pour le premier.
rule-2 = Le jeu en bref
    .text = Chaque joueur conduit un parti à travers une suite d’élections régionales : sept dans la partie complète, cinq dans la partie courte. Cartes de cabinet, cubes média, réunions et sondages coûtent de l’argent, et il n’en rentre de nouveau qu’une fois le tour soldé.
rule-2-1 = Un tour de campagne
    .text = Après le tour de départ, chaque campagne passe par huit étapes : premier joueur, conférence de la plateforme, cabinet fantôme, coalitions, médias, réunions, sondages, conversion en voix. Les voix gagnées sont les réunions multipliées par un facteur, somme de la popularité et de la correspondance entre plateforme et opinions. L’aperçu des règles de 2006 parle de quatre cartes de plateforme et de mises secrètes pour les sondages ; les règles détaillées prévoient cinq cartes et des mises ouvertes, et ce sont elles qui valent.
rule-2-2 = Gagner une élection
    .text = À la fin de la campagne, l’État du tour vote. Les voix deviennent des sièges, et chaque siège est un point de victoire. Le parti ou la coalition qui l’emporte peut aussi amener un cube média et des opinions sur le plateau national, où ils rapportent des points à la fin.
rule-2-3 = Quand un tour s’achève
    .text = Les partis reçoivent de l’argent pour les sièges qu’ils viennent de gagner et, à certains tours, pour leurs adhérents. Chacun décide ensuite du sort d’un don, qui rapporte de l’argent ou des adhérents. On prépare les plateaux, et une nouvelle campagne commence.
rule-2-4 = But du jeu
    .text = La partie se termine avec la dernière élection régionale. On additionne les points des sièges, des cubes média du plateau national, des adhérents et de la correspondance avec l’opinion nationale ; le plus grand total gagne.
rule-3 = Le sens des pièces
    .text = On agit avec les cartes, les pièces de bois indiquent où en sont les campagnes, et les jetons servent d’aide-mémoire. Les sections suivantes les présentent.
rule-3-1 = Cartes et jetons
    .text = Chaque thème a deux faces, une carte claire et une carte foncée, parmi les opinions (ce que pensent les électeurs) comme parmi les cartes de plateforme (ce que défend un parti). Une carte d’État donne les sièges selon les voix, en dix lignes ; moins de 5 voix n’en rapportent aucun. Une carte de cabinet indique son prix, ses actions possibles et parfois un téléphone ; une carte de don, un montant et deux nombres de dés ; un sondage, pour chaque parti, des pouces levés ou baissés. Les jetons d’État ne font que rappeler le nombre maximal de sièges.
rule-3-2 = Pièces de bois
    .text = Les petits cubes sont des réunions, 18 par parti ; les grands sont des cubes média, 5 par parti. Les marqueurs plats indiquent voix et popularité dans chaque État et les adhérents sur le plateau national. Ce qui n’est pas sur un plateau forme la réserve du parti, qui ne peut rien poser de plus.
rule-3-3 = Plateaux
    .text = Un plateau d’État accueille quatre opinions et cinq cubes média et, pour chaque parti, dix réunions, une popularité de −3 à +3 et des voix de 0 à 50. Le plateau national montre les cubes média par tour, au plus cinq opinions nationales et les adhérents de chaque parti. Le dernier plateau porte les pioches, les défausses, les jetons d’issue clef et la réserve d’échange.
rule-4 = Préparation
    .text = Chaque joueur reçoit les pièces d’un parti. On prépare ensuite quatre États, le plateau national et les pioches. Les cartes de plateforme visibles d’un parti, comme les opinions visibles d’un État, portent toujours sur des thèmes différents.
rule-4-1 = Ce que reçoit chaque joueur
    .text = Chacun commence avec 18 réunions, 5 cubes média, 7 cartes de cabinet fantôme, 5 cartes de don, 4 jetons de coalition et 25 000 en argent. Dans la partie courte, une carte de cabinet et une carte de don sont retirées. S’y ajoutent cinq cartes de plateforme visibles et trois cachées.
rule-4-1a = Plateforme visible
    .text = On mélange la pioche de plateforme et l’on donne cinq cartes visibles à chaque joueur. Une carte sur un thème qu’il a déjà, quelle que soit la face, passe sous la pioche et est remplacée, jusqu’à obtenir cinq thèmes différents. Une variante à quatre joueurs retire d’abord de la pioche un exemplaire de chaque carte.
rule-4-1b = Cartes de plateforme cachées
    .text = Chaque joueur pioche ensuite trois autres cartes de plateforme, qu’il garde secrètes en main. Ici, doublons et contradictions n’ont pas d’importance. Le reste de la pioche demeure face cachée.
rule-4-2 = Mise en place des plateaux
    .text = Quatre États sont disposés dans l’ordre où ils voteront ; le premier est l’État du tour. À côté se trouvent le plateau national et le plateau des pioches et des jetons.
rule-4-2a = Plateaux d’État
    .text = Dans chaque État, chaque parti commence avec 0 voix, une popularité de 0 et une réunion prise dans sa réserve. Il en va de même pour les États qui arrivent plus tard ; un parti dont la réserve est vide n’y reçoit simplement pas de réunion.
rule-4-2b = Cartes d’État
    .text = On mélange les 16 cartes d’État et l’on en donne une à chacun des quatre plateaux. Les États suivants viennent de la même pioche : dans une partie, seuls sept sur seize votent, ou cinq dans la partie courte.
rule-4-2c = Opinions dans les États
    .text = Chaque État reçoit quatre opinions. Elles sont toutes visibles dans le premier, trois le sont dans le deuxième, deux dans le troisième, une dans le quatrième ; les autres sont cachées. Une opinion visible identique ou contraire à une autre du même État passe sous la pioche et est remplacée. L’État aux quatre opinions visibles est l’État du tour.
rule-4-2d = Plateau national
    .text = Chaque parti commence avec 5 adhérents. Il n’y a encore ni cube média ni opinion sur le plateau national.
rule-4-2e = Pioches et réserve d’échange
    .text = Cartes de plateforme, opinions, États et sondages forment des pioches face cachée. En 1997, toutes les pioches sont alors mélangées encore une fois ; en 2006, plus rien ne l’est. Les six premières opinions sont retournées et constituent la réserve d’échange, où doublons et contraires sont admis. En 1997 cette réserve peut grossir au cours de la partie, en 2006 elle compte toujours six cartes. Quand une pioche est épuisée, on mélange sa défausse.
rule-4-2f = Jetons de versement
    .text = Des jetons près du premier et du troisième État rappellent que les adhérents rapportent de l’argent aux tours 1 et 3. Un troisième, pour le tour 5, rejoint plus tard le cinquième État ; la partie courte s’en passe.
rule-5 = Déroulement de la partie
    .text = Après le tour de départ, un État vote à chaque tour. Un tour comprend une campagne, l’élection dans son État et une fin de tour. Le dernier tour n’est qu’une élection : on ne mise plus pour la première place, et le premier joueur du tour précédent le reste. En 1997, le sixième tour n’a pas non plus de fin de tour.
rule-5-1 = Tour de départ
    .text = Chaque joueur choisit en secret une ligne dans chaque colonne de sa feuille de départ ; toutes sont révélées ensemble. La première colonne donne toujours 6 réunions dans un État, avec deux crans de popularité séparés, ou un cran et 6 voix, ou deux fois 6 voix. La seconde donne 3 cubes média, ou 2 et 4 adhérents, ou 1 et 8 adhérents, ou 12 adhérents. Tout sauf les adhérents est attribué à un État, et le même peut être nommé plusieurs fois. Rien de cela ne coûte d’argent ; les cubes viennent de la réserve.
rule-5-1a = Plus de cubes média que de places
    .text = Les feuilles de départ peuvent amener plus de cinq cubes média dans un même État. Tous y restent. Tant qu’aucune place n’est libre, on ne peut plus en acheter à cet endroit, mais un échange de média reste possible.
rule-5-2 = La campagne
    .text = Les huit étapes 5.2.1 à 5.2.8 se jouent l’une après l’autre dans les États présents sur la table. Sauf indication contraire, le premier joueur commence et les autres suivent dans le sens horaire.
rule-5-2-1 = Mises pour la première place
    .text = Chacun choisit en secret une somme par pas de 1 000, sans dépasser ce qu’il possède ; zéro est permis. Les mises sont révélées ensemble. La plus haute décide qui désigne le premier joueur.
rule-5-2-1a = Mises égales
    .text = En 1997, les joueurs à égalité pour la plus haute mise lancent les deux dés spéciaux, la plus grande somme l’emporte, et l’on relance si elle est égale ; le texte néerlandais n’emploie qu’un dé. En 2006, ils misent une seconde fois, sans baisser, et ne lancent un dé que si l’égalité persiste. Si en 2006 tout le monde mise zéro, tous lancent aussitôt.
rule-5-2-1b = Désigner le premier joueur
    .text = Le gagnant des mises désigne le joueur de son choix, lui-même compris, pour commencer à chaque étape de ce tour. Lui seul paie sa mise, en 2006 la dernière ; les autres gardent leur argent.
rule-5-2-2 = Conférence de la plateforme
    .text = À tour de rôle, les joueurs peuvent renouveler leurs cartes de plateforme cachées, puis changer une carte de leur plateforme visible.
rule-5-2-2a = Renouveler la main
    .text = En 1997, le joueur défausse autant de cartes cachées qu’il veut, puis complète sa main à trois. En 2006, il complète d’abord à trois, défausse ensuite le nombre voulu et en pioche autant. Quand la pioche de plateforme est épuisée, on mélange la défausse.
rule-5-2-2b = Changer la plateforme
    .text = Une carte visible au plus peut être remplacée par une carte de la main ; l’ancienne est défaussée. Les cinq cartes visibles doivent toujours porter sur cinq thèmes différents. Remplacer une carte par son propre contraire est permis, sauf si la table en a décidé autrement. Le reste de la main demeure caché.
rule-5-2-3 = Cabinet fantôme
    .text = À tour de rôle, chacun pose des cartes de cabinet face cachée, au plus une par État, ou aucune. Leur prix total ne peut dépasser l’argent du joueur. Puis toutes sont révélées et payées. Joueur après joueur, chaque carte exécute exactement une de ses actions dans son État, dans l’ordre voulu par son propriétaire. Les cartes utilisées quittent la partie.
rule-5-2-3a = Action de cabinet : voix
    .text = Votre parti gagne dans cet État le nombre de voix indiqué sur la carte, jusqu’à 50. Un marqueur qui arrive sur une case occupée se place au-dessus des autres.
rule-5-2-3b = Action de cabinet : issue clef
    .text = Posez un jeton d’issue clef sur une opinion visible de l’État, ou retirez celui qui s’y trouve. Il y en a quatre en tout et jamais plus d’un par État. Une opinion ainsi marquée compte double dans le facteur et ne peut être échangée. Le texte de 2006 ne cite ici que l’échange par contrôle des médias, mais dit aussi qu’il faut d’abord enlever le jeton pour changer une telle opinion ; une option règle s’il arrête aussi une majorité absolue.
rule-5-2-3c = Action de cabinet : échange de média
    .text = Retirez de l’État un cube média d’un autre parti : son propriétaire le récupère avec 4 000 versés par vous. Placez ensuite l’un de vos cubes au même endroit et payez 4 000 à la banque. Il vous faut donc 8 000 et un cube en réserve. Cela marche même là où toutes les places sont prises.
rule-5-2-3d = Action de cabinet : sa popularité
    .text = Votre popularité dans cet État monte du nombre indiqué sur la carte, sans dépasser +3.
rule-5-2-3e = Action de cabinet : popularité d’autrui
    .text = La popularité d’un autre parti dans cet État baisse du nombre indiqué sur la carte, sans descendre sous −3. Le contrôle des médias n’en protège pas.
rule-5-2-3f = Téléphone
    .text = Une carte avec téléphone ajoute à son action un de vos jetons de coalition dans l’État. Il y attend que cet État ait voté, puis quitte la partie. Chaque parti en a quatre.
rule-5-2-4 = Former des coalitions
    .text = Une coalition ne se forme que dans l’État du tour et qu’entre deux partis, qui doivent tous deux y avoir un jeton de coalition. À partir du premier joueur, chaque parti encore libre a une seule occasion : faire une offre à un parti, en forcer un, ou passer. Une offre refusée la lui fait perdre, sauf si la table en permet plusieurs. Nul ne peut être dans deux coalitions, mais deux coalitions peuvent coexister. Dans le dernier État de la partie, il n’y en a pas.
rule-5-2-4a = Coalition consentie
    .text = Deux partis ayant au moins deux cartes de plateforme visibles en commun peuvent former une coalition si tous deux le veulent.
rule-5-2-4b = Coalition forcée
    .text = À partir de trois cartes de plateforme visibles en commun, le parti dont c’est le tour peut imposer la coalition ; l’autre ne peut refuser.
rule-5-2-5 = Acheter des cubes média
    .text = À tour de rôle, chacun peut acheter un cube média pour 4 000 et le placer sur une place libre de n’importe quel État présent, ou passer. Qui passe peut encore acheter plus tard. L’étape s’arrête quand tous ont passé à la suite ; un joueur peut donc continuer seul. Chaque État a cinq places, chaque parti cinq cubes.
rule-5-2-5a = Contrôle des médias
    .text = Un parti contrôle les médias d’un État s’il y a plus de cubes média que chacun des autres ; en cas d’égalité en tête, personne. Le contrôle permet un échange d’opinion et protège des baisses dues aux sondages publiés.
rule-5-2-5b = Échange d’opinions
    .text = Après les achats, qui contrôle les médias d’un État peut y échanger une opinion visible contre une carte de la réserve d’échange, où va l’ancienne. La nouvelle ne doit ni répéter ni contredire une opinion visible de cet État, et une issue clef ne s’échange pas. À la lettre, cela interdit aussi d’échanger une opinion contre son propre contraire ; une option le permet. En 1997 on commence par l’État du tour, en 2006 par le dernier de la file.
rule-5-2-6 = Réunions
    .text = À tour de rôle, chacun place des réunions de sa réserve dans les États présents et paie 1 000 par réunion. On en ajoute au plus quatre par État et par tour, et chaque parti a dix places par État.
rule-5-2-7 = Sondages
    .text = Pour chaque État, un sondage est mis aux enchères sans être vu, d’abord pour l’État du tour. À partir du premier joueur, chacun surenchérit, sans dépasser son argent, ou sort de cette enchère ; la première mise est d’au moins 1 000, bien que 1997 ne fixe pas de minimum. Le plus offrant paie, regarde seul la carte et décide de la publier ou non. Un sondage dont personne ne veut est défaussé sans être vu. En 1997 chaque sondage est pioché au moment de son enchère ; en 2006 chaque État reçoit le sien d’avance.
rule-5-2-7a = Publier un sondage
    .text = L’acheteur applique une ou deux lignes de la carte : dans cet État, la popularité de chaque parti choisi bouge selon les pouces indiqués, toujours entre −3 et +3. Le parti qui y contrôle les médias ne peut pas baisser. Les lignes des partis absents sont sans effet.
rule-5-2-7b = Garder un sondage pour soi
    .text = Qui ne publie pas lance les deux dés spéciaux et gagne autant d’adhérents. La carte est défaussée face cachée, si bien que personne d’autre n’en connaît le contenu.
rule-5-2-8 = Convertir les réunions en voix
    .text = On commence par le dernier État de la file et l’on finit par celui qui votera juste après l’État du tour. Dans chacun, à partir du premier joueur, un parti ayant au moins cinq réunions peut en convertir autant qu’il veut. Chaque réunion convertie rapporte autant de voix que le facteur, et les cubes reviennent en réserve. L’État du tour est laissé de côté ici et suit en 5.3.1. Une option règle si l’on peut convertir aussi dans l’État du tour.
rule-5-2-8a = Le facteur
    .text = Le facteur est la popularité plus la correspondance. Chaque opinion visible de l’État compte +1 si la plateforme du parti contient la même carte et −1 si elle contient le contraire ; pour une issue clef, c’est +2 ou −2. Les opinions cachées et les thèmes absents de la plateforme ne comptent pas.
rule-5-2-8b = Facteur nul ou négatif
    .text = Si le facteur est nul ou négatif, deux réunions rapportent une voix ; une réunion isolée ne rapporte rien.
rule-5-2-8c = Cinquante voix et marqueurs empilés
    .text = Aucun parti ne peut avoir plus de 50 voix dans un État. Un marqueur qui arrive sur une case où il y en a déjà se pose dessus, sur n’importe quelle case de l’échelle, et le plus haut est devant.
rule-5-2-8d = Majorité absolue
    .text = Après la conversion dans un État, un parti qui y a plus de voix que tous les autres réunis peut échanger une opinion visible contre une carte de la réserve d’échange, même s’il n’a rien converti. Les limites de 5.2.5b s’appliquent. En 1997 l’État du tour est exclu, en 2006 il est compris ; une option change cela.
rule-5-3 = Élection dans l’État du tour
    .text = Les réunions restantes deviennent des voix et les voix des sièges ; le vainqueur est connu et agit sur le plateau national ; puis tous les partis recrutent. En 2006 le versement d’argent a lieu ici aussi, en 1997 à la fin du tour.
rule-5-3-1 = Sièges
    .text = À partir du premier joueur, chaque parti convertit toutes ses réunions dans l’État du tour avec le facteur de 5.2.8 ; le minimum de cinq ne vaut pas ici. La carte d’État donne alors les sièges pour les voix atteintes. On les additionne jusqu’à la fin de la partie.
rule-5-3-2 = Le vainqueur
    .text = Le parti qui a le plus de voix gagne. Si plusieurs en ont autant, celui dont le marqueur est au-dessus, donc arrivé en dernier, gagne de justesse.
rule-5-3-2a = Coalitions et égalités
    .text = Les voix des deux partenaires s’additionnent, même au-delà de 50, et se comparent à celles de tout autre parti ou coalition. À égalité, le camp du parti qui a seul le plus de voix l’emporte ; si là encore il y a égalité, c’est le camp dont le marqueur est au-dessus. Une option règle si un camp gagne nettement ou de justesse quand seul son marqueur est plus haut.
rule-5-3-3 = Effets de la victoire
    .text = Qui a droit à un cube média national peut déplacer le sien de l’État qui vient de voter vers la case de ce tour sur le plateau national. Sans cube dans cet État, ce droit est perdu. Plusieurs partis peuvent occuper la même case, et chacun en touche toute la valeur.
rule-5-3-3a = Victoire nette d’un parti seul
    .text = Il peut amener sur le plateau national un cube média et jusqu’à deux opinions de cet État.
rule-5-3-3b = Opinions nationales
    .text = Une opinion va sur la première place libre en partant de la gauche. Si la même s’y trouve déjà, la carte se pose dessus comme carte de renfort et l’opinion devient dominante. Si le contraire s’y trouve, toute la pile est retirée, renforts compris, et la nouvelle carte prend sa place. Quand les cinq places sont prises, un thème nouveau chasse une opinion non dominante au choix. Les cartes chassées quittent la partie en 1997 et vont à la défausse en 2006.
rule-5-3-3c = Victoire de justesse
    .text = Un parti seul qui gagne de justesse peut déplacer un cube média, mais une seule opinion. Chaque parti seul qui avait autant de voix peut aussi déplacer un cube média, mais aucune opinion. Les membres d’une coalition à égalité n’ont rien, sauf si la table en a décidé autrement.
rule-5-3-3d = Victoire d’une coalition
    .text = Chacun des deux partenaires peut déplacer un cube média et une opinion, que la victoire soit de justesse ou non. Celui qui a le plus de voix commence ; à égalité, celui dont le marqueur est au-dessus.
rule-5-3-4 = Recruter des adhérents
    .text = Chaque parti, et pas seulement le vainqueur, gagne des adhérents pour chaque opinion nationale présente dans sa plateforme : le nombre inscrit au-dessus de cette place. Une opinion dominante compte une fois, et les opinions contraires ne coûtent rien.
rule-5-4 = Fin du tour
    .text = On prépare les plateaux pour le tour suivant et chaque joueur utilise une carte de don. En 1997 l’argent est versé entre ces deux moments ; en 2006 il l’a déjà été.
rule-5-4-1 = Un nouvel État
    .text = L’État qui a voté est débarrassé : ses cartes vont à la défausse, les cubes reviennent à leurs propriétaires, le jeton d’issue clef à la réserve. Tant que d’autres États doivent arriver, on en pioche un pour ce plateau et on le met en place comme en 4.2, avec une opinion visible, ou deux si c’est le dernier de la partie. Il prend la queue de la file. Une option règle où va une deuxième opinion visible incompatible avec la première.
rule-5-4-1a = Révéler des opinions
    .text = Dans chaque autre État présent, une opinion cachée est révélée. Si elle répète ou contredit une opinion visible, elle va dans la réserve d’échange en 1997 et sous la pioche en 2006, et l’on pioche jusqu’à ce qu’une carte convienne. Une pioche vide se refait avec les opinions défaussées ; s’il n’y en a pas, la place reste vide. L’État qui a maintenant quatre opinions visibles est le nouvel État du tour.
rule-5-4-2 = Cas particuliers
    .text = Quatre choses s’écartent du cours habituel : le versement pour les adhérents au tour 5, l’interdiction des coalitions dans le dernier État, la fin de la dernière campagne et le dernier tour abrégé.
rule-5-4-2a = Jeton de versement du tour 5
    .text = Quand le cinquième État arrive après le tour 1, on place à côté le jeton du tour 5 pour rappeler que les adhérents rapportent de l’argent à ce tour.
rule-5-4-2b = Pas de coalition dans le dernier État
    .text = Le dernier État arrivé, le septième ou, dans la partie courte, le cinquième, porte le jeton « pas de coalition ». On peut y jouer des cartes de cabinet avec téléphone comme d’habitude, mais aucune coalition ne s’y forme.
rule-5-4-2c = Après la dernière campagne
    .text = En 1997, le tour 6 s’achève avec l’élection : ni versement, ni don, ni opinion à révéler. En 2006, les sièges sont encore payés, bien que l’argent ne serve plus ; il n’y a pas de don non plus, car les cinq cartes ont été utilisées.
rule-5-4-2d = Le dernier tour
    .text = Le dernier tour n’est qu’une élection : sièges, vainqueur, effets de la victoire et adhérents. On ne mise pas pour la première place, l’ordre précédent demeure. Comme il manque une révélation, le dernier État arrive avec deux opinions visibles.
rule-5-4-3 = Versements
    .text = Chaque parti reçoit 1 000 pour chaque siège qu’il vient de gagner. Aux tours 1, 3 et 5, ou 1 et 3 dans la partie courte, il reçoit aussi 1 000 par adhérent. Il garde ses adhérents.
rule-5-4-4 = Dons
    .text = Après les tours 1 à 5, ou 1 à 4 dans la partie courte, chaque joueur doit utiliser une carte de don : posée face visible, elle est acceptée, face cachée, elle est refusée. Le premier joueur commence. On règle d’abord les dons acceptés, puis on révèle les dons refusés. Les cartes utilisées quittent la partie.
rule-5-4-4a = Accepter un don
    .text = Le parti touche la somme de la carte, lance autant de dés que l’indique le risque et perd autant d’adhérents que le plus fort des dés. Les adhérents ne descendent jamais sous 0.
rule-5-4-4b = Refuser un don
    .text = Le parti lance autant de dés que la carte en prévoit pour un refus et gagne leur somme en adhérents.
rule-5-4-4c = Le plus gros refus
    .text = Celui dont le refus porte sur la plus forte somme lance trois dés de plus et gagne aussi leur somme en adhérents. Si plusieurs ont refusé cette somme, personne n’a le bonus.
rule-6 = Fin de la partie
    .text = Après la dernière élection, on additionne les points de victoire des sièges, des médias, des adhérents et de la correspondance avec l’opinion nationale. L’argent restant ne vaut rien.
rule-6-1 = Points des sièges
    .text = Chaque siège gagné, toutes élections confondues, vaut un point.
rule-6-2 = Points des médias
    .text = Chaque cube média du plateau national rapporte la valeur de son tour : 25, 20, 20, 15, 15, 12 et 10 pour les tours 1 à 7.
rule-6-3 = Points des adhérents
    .text = Chaque adhérent vaut un point. Le parti qui en a le plus reçoit 10 points de plus, le deuxième 6. Deux premiers à égalité ont 8 points chacun et il n’y a pas de deuxième place ; trois ou plus se partagent 16 points, arrondis vers le bas. Des deuxièmes à égalité se partagent les 6 points, arrondis vers le bas, en 1997 ; en 2006 ils n’ont rien.
rule-6-4 = Points de l’opinion nationale
    .text = Pour chaque opinion nationale présente dans sa plateforme, un parti marque la valeur inscrite sous cette place. Les opinions contraires ne coûtent rien.
rule-6-4a = Bonus des opinions dominantes
    .text = Si une telle opinion est dominante, il y a un bonus : en 1997, 5 points par carte de renfort posée dessus ; en 2006, 5 points pour l’opinion, quel que soit le nombre de cartes.
rule-6-5 = Total final
    .text = Le plus grand total gagne. Les règles se taisent sur l’égalité : la victoire est partagée ou, en option, les sièges départagent, puis les adhérents, puis les points de média.
rule-7 = Conseils
    .text = Personne ne peut gagner tous les États, cubes et argent n’y suffisent pas ; choisissez ceux qui en valent la peine. Gardez une plateforme proche de partenaires possibles, car une coalition peut freiner le meneur. Réservez des moyens pour la dernière élection, qui décide souvent de la partie.
rule-7a = Accords
    .text = On peut négocier et promettre à sa guise. Aucun accord n’engage ; le rompre ne coûte que de la confiance.
rule-7b = Argent à l’abri des regards
    .text = Les livrets conseillent de cacher son argent. Comme toutes les recettes et dépenses se font au grand jour, chacun pourrait tenir le compte. Une option décide si la table montre l’argent de tous les partis ou le cache ; l’argent caché n’est montré qu’à son propriétaire.
rule-FR-8 = Partie courte
    .text = Cinq États votent au lieu de sept : quatre campagnes avec leur élection, et un cinquième tour qui n’est qu’une élection. Tout le reste, argent de départ compris, suit les règles de 2006.
rule-FR-8a = Cartes retirées
    .text = Toutes les cartes marquées d’un 7 restent dans la boîte : pour chaque parti la carte de cabinet à 25 000 et le don de 50 000, ainsi que dix des vingt sondages. Le jeton de versement du tour 5 ne sert pas ; les adhérents ne rapportent donc de l’argent qu’aux tours 1 et 3.
rule-FR-8b = Calendrier de la partie courte
    .text = Après le tour 1 arrive le cinquième et dernier État, avec deux opinions visibles et le jeton « pas de coalition ». Après les tours 2, 3 et 4, aucun État n’arrive ; une opinion est révélée dans chaque État qui en a encore de cachées. Il y a des dons après les tours 1 à 4 ; une option supprime celui du tour 4. Le tour 5 n’est qu’une élection.
rule-FR-A = Thèmes et cabinet de 2006
    .text = Les thèmes sont le réaménagement économique, l’aide sociale, les manipulations génétiques, l’énergie nucléaire, la lutte contre le terrorisme, les impôts et le salaire minimum. Le cabinet fantôme réunit chancelier, chef de groupe, président du Parlement, ministre des Affaires étrangères, ministre des Finances, ministre de la Justice et député d’arrière-ban.

## Comment sont lues les règles peu claires

ruling-five-programme-cards = Une plateforme compte cinq cartes visibles ; l’aperçu des règles de 2006, qui dit quatre, se trompe.
ruling-rejected-cards-under-deck = Les cartes de plateforme et les opinions échangées pendant la mise en place vont sous leur pioche.
ruling-cards-under-deck-shuffled = Les cartes placées sous une pioche sont mélangées entre elles quand vient leur tour ; personne n’a à en retenir l’ordre.
ruling-later-states-like-the-first = Un État qui arrive plus tard est préparé comme les quatre premiers : voix et popularité à zéro, une réunion de chaque parti qui en a encore.
ruling-clashes-on-every-board = Les opinions visibles incompatibles sont remplacées sur les quatre plateaux, pas seulement sur le premier.
ruling-pool-holds-repeats = La réserve d’échange peut contenir deux fois la même opinion ou ses deux faces, et un thème peut y manquer.
ruling-start-player-stays = Au dernier tour on ne mise pas : le premier joueur du tour précédent le reste et fixe l’ordre de la dernière conversion.
ruling-start-media-apart = Les cubes média de la feuille de départ peuvent aller dans des États différents.
ruling-bids-in-thousands = Les mises vont par pas de 1 000.
ruling-bids-within-cash = Personne ne peut miser plus que son argent.
ruling-level-at-nought-roll = Si personne n’a misé, tous lancent les dés pour savoir qui désigne le premier joueur.
ruling-last-bid-is-paid = Seul le gagnant des mises paie, et il paie sa dernière mise.
ruling-five-different-issues = Après un changement, la plateforme doit de nouveau porter sur cinq thèmes différents.
ruling-no-cabinet-card-needed = Un parti peut aussi ne poser aucune carte de cabinet.
ruling-cabinet-within-cash = Les cartes qu’un parti pose doivent ensemble être à sa portée.
ruling-cabinet-player-by-player = Les cartes de cabinet agissent joueur par joueur ; chacun choisit l’ordre des siennes.
ruling-doubler-on-open-opinion = Un jeton d’issue clef ne se pose que sur une opinion visible.
ruling-swap-must-be-paid = Un échange de média exige au moment même l’indemnité, le prix et un cube en réserve ; sinon la carte fait autre chose.
ruling-tile-waits-for-its-state = Un jeton de coalition attend que son État ait voté, puis quitte la partie.
ruling-telephone-without-tile = Une carte avec téléphone peut se jouer sans jeton en réserve ; elle n’en apporte alors pas.
ruling-three-shared-cards-force = À partir de trois cartes de plateforme communes, une coalition peut être imposée.
ruling-open-opinions-exchanged = Seules les opinions visibles peuvent être échangées.
ruling-exchanged-opinion-to-pool = L’opinion échangée va dans la réserve.
ruling-poll-bids-are-open = Les mises sur les sondages sont ouvertes et montantes ; l’aperçu des règles de 2006, qui les dit secrètes, se trompe.
ruling-unwanted-poll-unseen = Un sondage sur lequel personne ne mise est défaussé sans être vu.
ruling-lines-of-absent-parties = Les lignes de sondage des partis absents sont sans effet.
ruling-shelved-polls-hidden = Un sondage non publié reste secret après sa défausse.
ruling-any-number-converts = Qui a cinq réunions dans un État peut en convertir autant qu’il veut, même une seule.
ruling-stacks-on-every-space = Sur chaque case de l’échelle des voix, pas seulement sur 50, le dernier arrivé est au-dessus.
ruling-majority-keeps-media-limits = L’échange par majorité absolue suit les limites de l’échange par les médias.
ruling-majority-without-conversion = Une majorité absolue peut échanger une opinion même si son parti n’a rien converti ce tour-ci.
ruling-no-exchange-at-the-count = Après la dernière conversion de l’élection, plus aucune majorité absolue n’échange d’opinion.
ruling-no-seats-below-first-row = Sous la première ligne d’une carte d’État, il n’y a pas de siège.
ruling-won-without-votes = Un État où personne n’a de voix se gagne comme à toute égalité : par le marqueur du dessus, de justesse.
ruling-higher-marker-leads = Entre camps à égalité gagne celui dont un marqueur est le plus haut, sur une même case celui du dessus.
ruling-cube-of-that-state = Le cube média qui passe au plateau national vient de cet État ; les autres reviennent à leurs propriétaires.
ruling-rewards-are-a-right = Placer un cube ou des opinions sur le plateau national est un droit, pas une obligation.
ruling-every-level-party-places = Chaque parti seul battu de justesse peut placer un cube média, même s’ils sont plusieurs.
ruling-printed-members = Une opinion nationale qui correspond apporte autant d’adhérents que sa case l’indique.
ruling-cleared-opinions-discarded = Les opinions d’un État qui a voté vont à la défausse.
ruling-no-state-after-the-seventh = Après le septième État, aucun n’entre plus.
ruling-empty-deck-renewed = Quand une pioche est épuisée viennent les cartes du dessous, puis la défausse mélangée ; une place ne reste vide que si aucune carte ne convient.
ruling-one-donation-each-time = Chacun doit chaque fois utiliser une carte de don, et les cartes utilisées quittent la partie.
ruling-members-not-below-nought = Les adhérents ne descendent jamais sous zéro.
ruling-three-share-most-members = Trois partis ou plus à égalité d’adhérents se partagent les deux bonus, arrondis vers le bas.

## Options

option-four_player_programme_deck = Pioche de plateforme réduite à quatre
    .text = Des joueurs proposent, à quatre, de retirer un exemplaire de chaque carte de plateforme pour que les cartes reviennent plus souvent.
    .off = Les 56 cartes
    .on = 42 cartes seulement à quatre joueurs
option-start_bid_tie = Mises égales pour la première place
    .text = Les textes départagent les plus hautes mises de trois façons.
    .choice-two-dice = Lancer deux dés
    .choice-one-die = Lancer un dé
    .choice-rebid = Miser de nouveau, puis lancer un dé
option-replace_programme_by_opposite = Carte de plateforme et son contraire
    .text = Aucun texte ne dit si une carte de plateforme visible peut être remplacée directement par l’autre face du même thème.
    .on = Permis
    .off = Interdit
option-doubler_protects_from_majority = Issue clef contre majorité absolue
    .text = En 1997, une opinion portant une issue clef ne peut jamais être échangée ; le texte de 2006 ne parle que de l’échange par contrôle des médias, mais dit aussi qu’il faut d’abord enlever le jeton pour changer une telle opinion.
    .on = Le jeton protège toujours
    .off = Il ne protège que du contrôle des médias
option-coalition_offers_per_turn = Offres de coalition
    .text = Les règles ne disent pas si un parti dont l’offre est refusée peut en solliciter un autre aussitôt.
    .choice-one = Une seule offre chacun
    .choice-several = Chaque partenaire possible peut être sollicité une fois
option-media_exchange_order = Ordre des échanges d’opinions
    .text = Pour les échanges par contrôle des médias, les éditions parcourent les États en sens contraire.
    .choice-current-first = État du tour d’abord
    .choice-last-first = Dernier État de la file d’abord
option-exchange_opinion_for_opposite = Opinion et son contraire
    .text = Une nouvelle opinion ne peut contredire celles de l’État. À la lettre, cela vaut aussi pour la carte que l’on retire.
    .off = Pas d’échange contre son propre contraire
    .on = Échange contre son propre contraire permis
option-minimum_poll_bid = Mise minimale pour un sondage
    .text = Les règles de 2006 exigent 1 000 ; celles de 1997 ne fixent pas de minimum, un sondage pourrait donc partir pour rien.
    .choice-0 = Zéro est une mise valable
    .choice-1000 = Au moins 1 000
option-poll_dealing = Moment de la pioche des sondages
    .text = Cela ne compte que si la pioche s’épuise : le moment décide quels sondages défaussés sont mélangés.
    .choice-when-auctioned = Chaque sondage au moment de son enchère
    .choice-before-auctions = Un par État avant la première enchère
option-majority_exchange_in_current_state = Majorité absolue dans l’État du tour
    .text = 1997 exclut l’État du tour de la conversion, 2006 passe par tous les États. De là dépend qu’une majorité absolue puisse y échanger une opinion.
    .off = Seulement dans les autres États
    .on = Aussi dans l’État du tour
option-tied_coalition_members_place_media = Cubes média d’une coalition à égalité
    .text = Si un parti seul gagne de justesse, les partis seuls à égalité avec lui peuvent placer un cube média. Les textes ne disent rien des membres d’une coalition à égalité.
    .off = Ils ne placent rien
    .on = Eux aussi peuvent placer un cube
option-conflicting_opinion_goes_to = Opinions incompatibles
    .text = Où va une opinion révélée qui répète ou contredit une opinion visible ?
    .choice-exchange-pool = Dans la réserve d’échange
    .choice-under-deck = Sous la pioche
option-die_faces = Dés spéciaux
    .text = D’après des comptes rendus, les dés spéciaux portent 0, 1, 1, 2, 2, 3 ; un exemple des règles de 2006 montre un 5, que seul un dé ordinaire possède.
    .choice-zero-to-three = 0, 1, 1, 2, 2, 3
    .choice-one-to-six = 1 à 6
option-second_place_tie = Égalité pour la deuxième place en adhérents
    .text = 1997 partage en général les points en cas d’égalité ; 2006 ne donne rien pour une deuxième place partagée.
    .choice-split = Partager les 6 points, arrondis vers le bas
    .choice-none = Aucun point
option-security_bonus = Bonus des opinions dominantes
    .text = Les textes diffèrent : chaque carte de renfort compte, ou seulement le fait qu’une opinion soit dominante.
    .choice-per-card = 5 points par carte de renfort
    .choice-per-opinion = 5 points par opinion dominante
option-final_tie = Égalité finale
    .text = Aucun livret ne dit qui gagne à total égal.
    .choice-shared = La victoire est partagée
    .choice-seats-members-media = Sièges, puis adhérents, puis points de média
option-conflicting_opinion_on_entry = Opinions incompatibles d’un nouvel État
    .text = Où va une opinion visible d’un État qui vient d’entrer si elle y répète ou contredit une autre opinion visible ?
    .choice-under-deck = Sous la pioche
    .choice-exchange-pool = Dans la réserve d’échange
option-conversion_in_current_state = Convertir dans l’État du tour
    .text = En 1997, rien n’est converti dans l’État du tour avant l’élection. 2006 juge seulement que c’est inutile ; une majorité absolue ainsi gagnée pourrait pourtant échanger une opinion.
    .off = Pas avant l’élection
    .on = Permis comme dans les autres États
option-level_side_wins = Camps à égalité
    .text = Un parti et une coalition, ou deux coalitions, ont autant de voix, et le marqueur d’un camp est plus haut. Gagne-t-il nettement ou de justesse ?
    .choice-clearly = Le marqueur le plus haut gagne nettement
    .choice-by-a-nose = Ce camp gagne de justesse, comme à marqueurs égaux
option-money = Argent
    .text = Recettes et dépenses se font au grand jour ; les livrets conseillent de cacher son argent.
    .choice-open = Chacun voit l’argent de tous
    .choice-hidden = Chacun ne voit que son argent
option-donation_after_last_campaign = Don après la dernière campagne
    .text = La partie courte laisse quatre cartes de don. Après le tour 4 leur argent ne sert plus, mais les adhérents comptent encore, et le texte permet les deux lectures.
    .on = Après les tours 1 à 4
    .off = Après les tours 1 à 3

## States

state-nordrhein-westfalen = Rhénanie-du-Nord-Westphalie
    .short = NW
state-bayern = Bavière
    .short = BY
state-baden-wuerttemberg = Bade-Wurtemberg
    .short = BW
state-niedersachsen = Basse-Saxe
    .short = NI
state-hessen = Hesse
    .short = HE
state-sachsen = Saxe
    .short = SN
state-rheinland-pfalz = Rhénanie-Palatinat
    .short = RP
state-berlin = Berlin
    .short = BE
state-sachsen-anhalt = Saxe-Anhalt
    .short = ST
state-schleswig-holstein = Schleswig-Holstein
    .short = SH
state-brandenburg = Brandebourg
    .short = BB
state-thueringen = Thuringe
    .short = TH
state-mecklenburg-vorpommern = Mecklembourg-Poméranie-Occidentale
    .short = MV
state-hamburg = Hambourg
    .short = HH
state-saarland = Sarre
    .short = SL
state-bremen = Brême
    .short = HB

## Parties

party-cdu = CDU
    .short = C
    .long = Union chrétienne-démocrate
party-fdp = FDP
    .short = F
    .long = Parti libéral-démocrate
party-pds = PDS
    .short = P
    .long = Parti du socialisme démocratique
party-linke = Die Linke
    .short = L
    .long = Parti de gauche
party-gruene = Verts
    .short = G
    .long = Les Verts
party-spd = SPD
    .short = S
    .long = Parti social-démocrate

## Issues

issue-euro = Euro
    .short = Euro
    .for = immédiat
    .against = plus tard
issue-welfare = Aide sociale
    .short = Social
    .for = plus
    .against = moins
issue-genetics = Manipulations génétiques
    .short = Génétique
    .for = oui
    .against = non
issue-nuclear = Énergie nucléaire
    .short = Nucléaire
    .for = oui
    .against = non
issue-security = Sécurité intérieure
    .short = Sécurité
    .for = plus
    .against = moins
issue-health = Réforme de la santé
    .short = Santé
    .for = oui
    .against = non
issue-spelling = Réforme de l’orthographe
    .short = Orthographe
    .for = oui
    .against = non
issue-economy = Réaménagement économique
    .short = Économie
    .for = oui
    .against = non
issue-terrorism = Lutte contre le terrorisme
    .short = Terrorisme
    .for = plus
    .against = moins
issue-taxes = Impôts
    .short = Impôts
    .for = plus
    .against = moins
issue-minimum-wage = Salaire minimum
    .short = Salaire
    .for = oui
    .against = non

## Shadow cabinet

cabinet-chancellor = Chancelier
cabinet-whip = Chef de groupe
cabinet-speaker = Président du Parlement
cabinet-foreign = Ministre des Affaires étrangères
cabinet-finance = Ministre des Finances
cabinet-justice = Ministre de la Justice
cabinet-backbench = Député d’arrière-ban

## Stages of a round

word-phase-start = Départ
word-phase-programme = Plateforme
word-phase-cabinet = Cabinet
word-phase-coalitions = Coalitions
word-phase-media = Médias
word-phase-meetings = Réunions
word-phase-polls = Sondages
word-phase-votes = Voix
word-phase-election = Élection
word-phase-round-end = Fin du tour

## Nouns

word-absolute-majority = majorité absolue
word-agreement = correspondance
word-bank = banque
word-bid = mise
    .many = mises
word-cabinet-card = carte de cabinet
    .many = cartes de cabinet
word-campaign = campagne
word-coalition = coalition
    .many = coalitions
word-coalition-tile = jeton de coalition
    .many = jetons de coalition
word-current-state = État du tour
word-deck = pioche
word-die = dé
    .many = dés
word-discard-pile = défausse
word-donation = don
    .many = dons
word-doubler = issue clef
    .many = issues clefs
word-election = élection
    .many = élections
word-exchange-pool = réserve d’échange
word-factor = facteur
word-hand = main
word-issue = thème
    .many = thèmes
word-media-control = contrôle des médias
word-media-cube = cube média
    .many = cubes média
word-media-swap = échange de média
word-meeting = réunion
    .many = réunions
word-member = adhérent
    .many = adhérents
word-money = argent
word-national-board = plateau national
word-national-opinion = opinion nationale
    .many = opinions nationales
word-nose-length = de justesse
word-opinion = opinion
    .many = opinions
word-party = parti
    .many = partis
word-payout = versement
word-poll = sondage
    .many = sondages
word-price = prix
word-programme = plateforme
word-programme-card = carte de plateforme
    .many = cartes de plateforme
word-refusal = refus
word-risk = risque
word-round = tour
    .many = tours
word-seat = siège
    .many = sièges
word-security-card = carte de renfort
    .many = cartes de renfort
word-shadow-cabinet = cabinet fantôme
word-start-player = premier joueur
word-start-sheet = feuille de départ
word-state = État
    .many = États
word-supply = réserve
word-telephone = téléphone
word-trend = popularité
word-victory-point = point de victoire
    .many = points de victoire
word-vote = voix
    .many = voix

## Where: in a state

place-nordrhein-westfalen = en { state-nordrhein-westfalen }
place-bayern = en { state-bayern }
place-baden-wuerttemberg = dans le Bade-Wurtemberg
place-niedersachsen = en { state-niedersachsen }
place-hessen = en { state-hessen }
place-sachsen = en { state-sachsen }
place-rheinland-pfalz = en { state-rheinland-pfalz }
place-berlin = à Berlin
place-sachsen-anhalt = en { state-sachsen-anhalt }
place-schleswig-holstein = dans le Schleswig-Holstein
place-brandenburg = dans le Brandebourg
place-thueringen = en { state-thueringen }
place-mecklenburg-vorpommern = en { state-mecklenburg-vorpommern }
place-hamburg = à Hambourg
place-saarland = en { state-saarland }
place-bremen = à Brême

## Opinions and programme cards

card-euro-now = { issue-euro } : { issue-euro.for }
card-euro-later = { issue-euro } : { issue-euro.against }
card-welfare-more = { issue-welfare } : { issue-welfare.for }
card-welfare-less = { issue-welfare } : { issue-welfare.against }
card-genetics-yes = { issue-genetics } : { issue-genetics.for }
card-genetics-no = { issue-genetics } : { issue-genetics.against }
card-nuclear-yes = { issue-nuclear } : { issue-nuclear.for }
card-nuclear-no = { issue-nuclear } : { issue-nuclear.against }
card-security-more = { issue-security } : { issue-security.for }
card-security-less = { issue-security } : { issue-security.against }
card-health-yes = { issue-health } : { issue-health.for }
card-health-no = { issue-health } : { issue-health.against }
card-spelling-yes = { issue-spelling } : { issue-spelling.for }
card-spelling-no = { issue-spelling } : { issue-spelling.against }
card-economy-yes = { issue-economy } : { issue-economy.for }
card-economy-no = { issue-economy } : { issue-economy.against }
card-terrorism-more = { issue-terrorism } : { issue-terrorism.for }
card-terrorism-less = { issue-terrorism } : { issue-terrorism.against }
card-taxes-more = { issue-taxes } : { issue-taxes.for }
card-taxes-less = { issue-taxes } : { issue-taxes.against }
card-minimum-wage-yes = { issue-minimum-wage } : { issue-minimum-wage.for }
card-minimum-wage-no = { issue-minimum-wage } : { issue-minimum-wage.against }

## Steps of the trend

trend--3 = −3
trend--2 = −2
trend--1 = −1
trend-0 = 0
trend-1 = +1
trend-2 = +2
trend-3 = +3

## Numbers with their nouns

count-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
count-gained = { $gained ->
        [one] { $gained } adhérent
       *[other] { $gained } adhérents
    }
count-held = { $held ->
        [one] { $held } réunion
       *[other] { $held } réunions
    }
count-lost = { $lost ->
        [one] { $lost } adhérent
       *[other] { $lost } adhérents
    }
count-meetings = { $meetings ->
        [one] { $meetings } réunion
       *[other] { $meetings } réunions
    }
count-members = { $members ->
        [one] { $members } adhérent
       *[other] { $members } adhérents
    }
count-shared = { $shared ->
        [one] { $shared } carte de plateforme
       *[other] { $shared } cartes de plateforme
    }
count-votes = { $votes } voix

## What happens

event-programme-dealt = { PLAYER($seat) } ({ WORD($party, kind: "party") }) commence avec la plateforme { WORDS($cards, kind: "card") }{ COUNT($rejected) ->
        [0] {""}
       *[other] {" "}; incompatibles et remises sous la pioche : { WORDS($rejected, kind: "card") }
    }.
event-hand-dealt = Vos cartes de plateforme cachées sont { WORDS($cards, kind: "card") }.
event-state-entered = L’État { $number } entre en jeu : { WORD($state, kind: "state") }, { $seats } sièges au plus ; opinions visibles : { COUNT($opinions) ->
        [0] aucune
       *[other] { WORDS($opinions, kind: "card") }
    }, cachées : { $hidden }.
event-piles-shuffled = Toutes les pioches sont mélangées encore une fois.
event-pool-dealt = La réserve d’échange contient { WORDS($cards, kind: "card") }.
event-deck-shuffled = { $deck ->
        [programme] La pioche de plateforme
        [opinion] La pioche des opinions
       *[poll] La pioche des sondages
    } est épuisée et se refait avec la défausse (cartes : { $cards }).
event-sheet-opened = { PLAYER($seat) } révèle sa feuille de départ :{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}popularité +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } voix { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } réunions { WORDS($meetings, kind: "place", repeated: "once") },{ COUNT($media) ->
        [0] {""}
       *[other] {" "}cubes média { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }.
event-round-began = Le tour { $round } commence ; à la fin, on vote { WORD($state, kind: "place") }.
event-start-bids-opened = Les mises pour la première place sont révélées : { TALLY($bids, $seats) }.
event-bid-dice-rolled = Les plus hautes mises sont égales, et les dés décident : { TALLY($rolls, $seats) }.
event-start-player-named = { PLAYER($seat) } désigne { PLAYER($start_player) } comme premier joueur et paie { MONEY($paid) }.
event-hand-renewed = { PLAYER($seat) } renouvelle ses cartes de plateforme cachées (défaussées : { $discarded }, piochées : { $drawn }).
event-hand-changed = { COUNT($discarded) ->
        [0] Vous ne défaussez rien
       *[other] Vous défaussez { WORDS($discarded, kind: "card") }
    } et { COUNT($drawn) ->
        [0] ne piochez rien
       *[other] piochez { WORDS($drawn, kind: "card") }
    }.
event-programme-changed = { PLAYER($seat) } remplace dans sa plateforme « { WORD($removed, kind: "card") } » par « { WORD($added, kind: "card") } ».
event-minister-placed = { PLAYER($seat) } pose une carte de cabinet face cachée { WORD($state, kind: "place") }.
event-minister-revealed = { PLAYER($seat) } révèle une carte de cabinet { WORD($state, kind: "place") } et paie { MONEY($cost) } : { WORD($minister, kind: "cabinet") }.
event-tile-placed = { PLAYER($seat) } pose un jeton de coalition { WORD($state, kind: "place") }.
event-votes-added = { WORD($minister, kind: "cabinet") } : { PLAYER($seat) } gagne { count-votes } { WORD($state, kind: "place") } et y a maintenant { $total } voix.
event-doubler-placed = { WORD($minister, kind: "cabinet") } : { PLAYER($seat) } fait de « { WORD($opinion, kind: "card") } » l’issue clef { WORD($state, kind: "place") }.
event-doubler-removed = { WORD($minister, kind: "cabinet") } : { PLAYER($seat) } retire l’issue clef de « { WORD($opinion, kind: "card") } » { WORD($state, kind: "place") }.
event-media-swapped = { WORD($minister, kind: "cabinet") } : { PLAYER($seat) } chasse un cube média adverse { WORD($state, kind: "place") } et paie { MONEY($compensation) } à { PLAYER($rival) } et { MONEY($price) } à la banque.
event-trend-raised = { WORD($minister, kind: "cabinet") } : popularité +{ $steps } pour { PLAYER($seat) } { WORD($state, kind: "place") } (maintenant { WORD($trend, kind: "trend") }).
event-trend-lowered = { WORD($minister, kind: "cabinet") } : { PLAYER($seat) } joue −{ $steps } de popularité contre { PLAYER($rival) } { WORD($state, kind: "place") } (maintenant { WORD($trend, kind: "trend") }).
event-coalition-talks-opened = { $why ->
        [last-state] Pas de coalition { WORD($state, kind: "place") }, le dernier État.
        [tiles] { COUNT($tiles) ->
            [0] Aucune coalition n’est possible { WORD($state, kind: "place") } : personne n’y a de jeton de coalition.
           *[other] Aucune coalition n’est possible { WORD($state, kind: "place") } : un seul parti y a un jeton de coalition, celui de { PLAYERS($tiles) }.
        }
        [cards] Aucune coalition n’est possible { WORD($state, kind: "place") } : { PLAYERS($tiles) } y ont des jetons de coalition, mais aucune paire n’a assez de cartes de plateforme en commun.
       *[possible] Pourparlers de coalition { WORD($state, kind: "place") } : { PLAYERS($tiles) } y ont des jetons de coalition ; { PLAYERS($able) } ont assez en commun pour s’allier.
    }
event-coalition-offered = { PLAYER($seat) } offre à { PLAYER($partner) } une coalition { WORD($state, kind: "place") }, avec { count-shared } en commun.
event-coalition-declined = { PLAYER($partner) } refuse la coalition avec { PLAYER($seat) } { WORD($state, kind: "place") }.
event-coalition-formed = { $forced ->
        [true] { PLAYER($seat) } impose à { PLAYER($partner) } une coalition { WORD($state, kind: "place") }
       *[other] { PLAYER($seat) } et { PLAYER($partner) } forment une coalition { WORD($state, kind: "place") }
    }, avec { count-shared } en commun.
event-media-bought = { PLAYER($seat) } achète un cube média { WORD($state, kind: "place") } pour { MONEY($price) }.
event-opinion-exchanged = { $right ->
        [media] Contrôle des médias
       *[majority] Majorité absolue
    } : { PLAYER($seat) } échange « { WORD($removed, kind: "card") } » contre « { WORD($added, kind: "card") } » { WORD($state, kind: "place") }.
event-meetings-held = { PLAYER($seat) } tient { count-meetings } { WORD($state, kind: "place") } pour { MONEY($cost) } et y en a maintenant { $total }.
event-poll-offered = Un sondage { WORD($state, kind: "place") } est mis aux enchères.
event-poll-bid = { PLAYER($seat) } mise { MONEY($amount) } pour le sondage { WORD($state, kind: "place") }.
event-poll-passed = { PLAYER($seat) } sort de l’enchère { WORD($state, kind: "place") }.
event-poll-sold = { PLAYER($seat) } achète le sondage { WORD($state, kind: "place") } pour { MONEY($amount) }.
event-poll-unsold = Personne ne veut du sondage { WORD($state, kind: "place") } ; il est défaussé sans être vu.
event-poll-seen = Votre sondage { WORD($state, kind: "place") } dit : { TRENDS($thumbs) }.
event-poll-published = { PLAYER($seat) } publie le sondage { WORD($state, kind: "place") } ; il dit : { TRENDS($thumbs) }.
event-trend-polled = Résultat du sondage : popularité { WORD($steps, kind: "trend") } pour { PLAYER($seat) } { WORD($state, kind: "place") } (maintenant { WORD($trend, kind: "trend") }).
event-poll-shelved = { PLAYER($seat) } ne publie pas le sondage { WORD($state, kind: "place") } et gagne { count-gained } (maintenant { $members }).
event-meetings-converted = { PLAYER($seat) } convertit { count-meetings } { WORD($state, kind: "place") } en { count-votes } (facteur { FIGURE($factor) }) et y a maintenant { $total } voix.
event-seats-won = On a voté { WORD($state, kind: "place") } ; voix : { TALLY($votes) } ; sièges : { TALLY($seats) }.
event-state-won = { COUNT($winners) ->
        [one] { PLAYERS($winners) } gagne
       *[other] La coalition { PLAYERS($winners) } gagne
    } { WORD($state, kind: "place") } avec { count-votes }{ $by_a_nose ->
        [true] , de justesse
       *[other] {""}
    }.
event-national-media-placed = { PLAYER($seat) } déplace un cube média vers le plateau national : { $points } points au tour { $round }.
event-national-opinion-placed = { $effect ->
        [free] { PLAYER($seat) } amène « { WORD($opinion, kind: "card") } » à la place { NTH($space) } du plateau national.
        [secures] { PLAYER($seat) } renforce « { WORD($opinion, kind: "card") } » à la place { NTH($space) } du plateau national.
        [reverses] { PLAYER($seat) } renverse l’opinion nationale de la place { NTH($space) }, de « { WORD($lying, kind: "card") } » à « { WORD($opinion, kind: "card") } ».
       *[displaces] { PLAYER($seat) } remplace « { WORD($lying, kind: "card") } » par « { WORD($opinion, kind: "card") } » à la place { NTH($space) } du plateau national.
    }
event-members-recruited = L’opinion nationale apporte { count-gained } à { PLAYER($seat) } (maintenant { $members }).
event-opinion-turned = Une opinion est révélée { WORD($state, kind: "place") } : { WORD($opinion, kind: "card") }.
event-opinion-clashed = « { WORD($opinion, kind: "card") } » est incompatible avec une opinion visible { WORD($state, kind: "place") } et va { $pool ->
        [true] dans la réserve d’échange
       *[other] sous la pioche
    }.
event-opinion-missing = Il ne reste plus d’opinion ; une place { WORD($state, kind: "place") } reste vide.
event-paid-out = { PLAYER($seat) } reçoit { MONEY($for_seats) } pour ses sièges{ $for_members ->
        [0] {""}
       *[other] {" "}et { MONEY($for_members) } pour ses adhérents
    }.
event-donation-accepted = { PLAYER($seat) } accepte un don de { MONEY($amount) }.
event-donation-laid = { PLAYER($seat) } pose une carte de don face cachée.
event-donation-paid = { PLAYER($seat) } touche le don de { MONEY($amount) } et perd { count-lost } (maintenant { $members }).
event-donation-refused = { PLAYER($seat) } refuse { MONEY($amount) } et gagne { count-gained } (maintenant { $members }).
event-donation-bonus = Le plus gros refus, { MONEY($amount) }, apporte encore { count-gained } à { PLAYER($seat) } (maintenant { $members }).
event-final-score = { PLAYER($seat) } a { $total } points : { $seats } pour les sièges, { $media } pour les médias, { $members } pour les adhérents, { $members_bonus } de bonus pour le plus d’adhérents, { $opinions } pour les opinions nationales et { $security } pour les opinions dominantes.
event-game-ended = { COUNT($winners) ->
        [one] { PLAYERS($winners) } gagne
       *[other] { PLAYERS($winners) } partagent la victoire
    } avec { $score } points.

## What one can do

action-first-column = Ligne { $line } :{ COUNT($trend) ->
        [0] {""}
       *[other] {" "}popularité +1 { WORDS($trend, kind: "place", repeated: "times") },
    }{ COUNT($votes) ->
        [0] {""}
       *[other] {" "}{ LISTED($vote_gifts) } voix { WORDS($votes, kind: "place", repeated: "once") },
    } { LISTED($meeting_gifts) } réunions { WORDS($meetings, kind: "place", repeated: "once") }
action-second-column = Ligne { $line } :{ COUNT($media) ->
        [0] {""}
       *[other] {" "}cubes média { WORDS($media, kind: "place", repeated: "times") },
    } { count-members }
action-bid = { $amount ->
        [0] Ne rien miser
       *[other] Miser { MONEY($amount) }
    }
action-pass = Passer
action-name-start-player = { $mine ->
        [true] Vous commencez
       *[other] { PLAYER($seat) } commence
    }
action-discard = { COUNT($cards) ->
        [0] Tout garder
       *[other] Défausser { WORDS($cards, kind: "card") }
    }
action-change-programme = Remplacer « { WORD($removed, kind: "card") } » par « { WORD($added, kind: "card") } »
action-send-minister = { WORD($minister, kind: "cabinet") } pour { MONEY($cost) }
action-send-nobody = Aucune carte
action-call-minister = { WORD($minister, kind: "cabinet") } { WORD($state, kind: "place") }
action-collect-votes = Gagner { $gain } voix
action-place-doubler = Issue clef sur « { WORD($opinion, kind: "card") } »
action-remove-doubler = Retirer l’issue clef
action-swap-media = Chasser un cube média adverse : { MONEY($compensation) } à { PLAYER($rival) }, { MONEY($price) } à la banque
action-raise-trend = Votre popularité +{ $raise }
action-lower-trend = Popularité −{ $fall } pour { PLAYER($rival) }
action-send-home = Ne rien faire
action-offer-coalition = Offrir une coalition à { PLAYER($seat) } ({ count-shared } en commun)
action-force-coalition = Imposer une coalition à { PLAYER($seat) } ({ count-shared } en commun)
action-agree-to-coalition = Accepter
action-decline-coalition = Refuser
action-buy-media = Cube média { WORD($state, kind: "place") } pour { MONEY($price) }
action-exchange-opinion = Échanger « { WORD($removed, kind: "card") } » contre « { WORD($added, kind: "card") } »
action-hold-meetings = { $meetings ->
        [0] Aucune réunion
       *[other] { count-meetings } pour { MONEY($cost) }
    }
action-publish-poll = Publier : { TRENDS($thumbs, $seats) }
action-shelve-poll = Ne pas publier : { count-dice } pour recruter
action-convert-meetings = { $meetings ->
        [0] Ne rien convertir
       *[other] { count-meetings } pour { count-votes }
    }
action-move-media = Cube média sur le plateau national
action-move-opinion = { $effect ->
        [free] « { WORD($opinion, kind: "card") } » à la place { NTH($space) } ({ $points } points, { count-members } par tour)
        [secures] Renforcer « { WORD($opinion, kind: "card") } » à la place { NTH($space) }
        [reverses] « { WORD($opinion, kind: "card") } » au lieu de son contraire à la place { NTH($space) } ({ $points } points, { count-members } par tour)
       *[displaces] « { WORD($opinion, kind: "card") } » au lieu de « { WORD($lying, kind: "card") } » à la place { NTH($space) } ({ $points } points, { count-members } par tour)
    }
action-accept-donation = Accepter { MONEY($amount) } : { $dice ->
        [one] { $dice } dé
       *[other] le plus fort de { $dice } dés
    } coûte des adhérents
action-refuse-donation = Refuser { MONEY($amount) } : { count-dice } pour recruter

## What is asked

prompt-bid-for-start = Misez en secret pour le droit de désigner le premier joueur ; seule la plus haute mise est payée. Vous avez { MONEY($cash) }.
    .waiting = Tous misent en secret pour le droit de désigner le premier joueur.
prompt-start-sheet-one = Choisissez une ligne de la première colonne de votre feuille de départ, et les États où elle s’applique.
    .waiting = Tous remplissent la première colonne de leur feuille de départ.
prompt-start-sheet-two = Choisissez une ligne de la seconde colonne de votre feuille de départ, et les États pour ses cubes média.
    .waiting = Tous remplissent la seconde colonne de leur feuille de départ.
prompt-bid-again = Les plus hautes mises sont égales : misez encore une fois, au moins { MONEY($least) }. Vous avez { MONEY($cash) }.
    .waiting = { PLAYERS($seats) } sont à égalité et misent encore une fois, au moins { MONEY($least) }.
prompt-name-start = Vous remportez les mises avec { MONEY($bid) }. Qui commence ce tour ?
    .waiting = { PLAYER($seat) } remporte les mises avec { MONEY($bid) } et désigne le premier joueur.
prompt-renew-hand = Conférence de la plateforme : défaussez autant de cartes de plateforme cachées que vous voulez ; vous en piochez d’autres.
    .waiting = { PLAYER($seat) } renouvelle ses cartes de plateforme cachées.
prompt-revise-programme = Conférence de la plateforme : remplacez-vous une carte visible par une carte cachée ?
    .waiting = { PLAYER($seat) } peut changer sa plateforme.
prompt-place-minister = Quelle carte de cabinet posez-vous face cachée { WORD($state, kind: "place") } ? Vous avez { MONEY($cash) }, et vos cartes coûtent déjà { MONEY($promised) }.
    .waiting = { PLAYER($seat) } peut poser une carte de cabinet { WORD($state, kind: "place") }.
prompt-choose-minister = Laquelle de vos cartes de cabinet agit maintenant ?
    .waiting = { PLAYER($seat) } choisit la carte de cabinet qui agit maintenant.
prompt-minister-acts = Que fait votre carte de cabinet { WORD($state, kind: "place") } ? ({ WORD($minister, kind: "cabinet") })
    .waiting = { PLAYER($seat) } utilise une carte de cabinet { WORD($state, kind: "place") }.
prompt-form-coalition = Avec qui voulez-vous une coalition { WORD($state, kind: "place") } ? Vos voix compteraient ensemble.
    .waiting = { PLAYER($seat) } peut chercher une coalition.
prompt-coalition-reply = { PLAYER($seat) } vous offre une coalition { WORD($state, kind: "place") } ; vous avez { count-shared } en commun. Acceptez-vous ?
    .waiting = { PLAYER($partner) } répond à { PLAYER($seat) }, qui offre une coalition.
prompt-buy-media-cube = Achetez-vous un cube média pour { MONEY($price) } ? Vous avez { MONEY($cash) } et { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } en réserve.
    .waiting = { PLAYER($seat) } achète un cube média ou passe.
prompt-exchange-by-media = Vous contrôlez les médias { WORD($state, kind: "place") }. Échangez-vous une opinion ?
    .waiting = Qui contrôle les médias { WORD($state, kind: "place") } peut échanger une opinion.
prompt-rally = Combien de réunions tenez-vous { WORD($state, kind: "place") }, à { MONEY($price) } chacune ? Vous en avez { $held } sur place et { $supply } en réserve ; en caisse : { MONEY($cash) }.
    .waiting = { PLAYER($seat) } peut tenir des réunions { WORD($state, kind: "place") }.
prompt-auction = { $leader ->
        [-1] Personne n’a encore misé pour le sondage { WORD($state, kind: "place") }.
       *[other] { PLAYER($leader) } mise { MONEY($amount) } pour le sondage { WORD($state, kind: "place") }.
    } Misez { MONEY($least) } ou plus sur vos { MONEY($cash) }, ou passez.
    .waiting = { PLAYER($seat) } mise pour le sondage { WORD($state, kind: "place") } ou passe{ $leader ->
        [-1] {""}
       *[other] {" "}; { PLAYER($leader) } a misé { MONEY($amount) }
    }.
prompt-decide-poll = Votre sondage { WORD($state, kind: "place") } dit : { TRENDS($thumbs) }. Le publiez-vous pour un ou deux partis, ou le gardez-vous pour vous ?
    .waiting = { PLAYER($seat) } regarde le sondage { WORD($state, kind: "place") } et décide de le publier ou non.
prompt-convert = Combien de vos { count-held } { WORD($state, kind: "place") } convertissez-vous en voix ? Le facteur est { FIGURE($factor) } ; vous y avez { count-votes }.
    .waiting = { PLAYER($seat) } peut convertir des réunions en voix { WORD($state, kind: "place") }.
prompt-exchange-by-majority = Vous avez la majorité absolue { WORD($state, kind: "place") }. Échangez-vous une opinion ?
    .waiting = Qui a la majorité absolue { WORD($state, kind: "place") } peut échanger une opinion.
prompt-national-media = Déplacez-vous vers le plateau national votre cube média placé { WORD($state, kind: "place") } ? Il rapporte { $points } points à la fin.
    .waiting = { PLAYER($seat) } peut déplacer un cube média vers le plateau national.
prompt-national-opinion = Quelle opinion présente { WORD($state, kind: "place") } amenez-vous sur le plateau national ? { $left ->
        [one] Il vous en reste une à placer.
       *[other] Il vous en reste { $left } à placer.
    }
    .waiting = { PLAYER($seat) } peut amener une opinion sur le plateau national.
prompt-lay-donation = Acceptez un don face visible, pour l’argent, ou refusez-en un face cachée, pour recruter. Vous avez { count-members } ; qui refuse seul la plus forte somme lance { $bonus } dés de plus.
    .waiting = { PLAYER($seat) } accepte ou refuse un don.

## What is not possible

refusal-bid-above-cash = Une mise de { MONEY($bid) } dépasse vos { MONEY($cash) }.
refusal-bid-too-low = Une mise de { MONEY($bid) } est trop basse ; il faut au moins { MONEY($least) }.
refusal-bid-uneven = On mise par pas de { MONEY($unit) } ; { MONEY($bid) } tombe entre deux.
refusal-minister-used = Vous avez déjà joué cette carte de cabinet : { WORD($minister, kind: "cabinet") }.
refusal-another-state-first = Décidez d’abord ce que vous faites { WORD($state, kind: "place") }.
refusal-minister-too-dear = { WORD($minister, kind: "cabinet") } : cette carte coûte { MONEY($cost) } ; vous avez { MONEY($cash) }, dont { MONEY($promised) } déjà engagés.
refusal-swap-too-dear = Un échange de média coûte { MONEY($cost) } ; vous avez { MONEY($cash) }.
refusal-no-media-cube-left = Vous n’avez plus de cube média en réserve.
refusal-nothing-to-swap = Ce parti n’a aucun cube média à chasser { WORD($state, kind: "place") }.
refusal-doubler-lies-there = Il y a déjà une issue clef { WORD($state, kind: "place") }.
refusal-no-doubler-left = Il ne reste plus de jeton d’issue clef.
refusal-no-doubler-there = Il n’y a pas d’issue clef { WORD($state, kind: "place") }.
refusal-minister-cannot = { WORD($minister, kind: "cabinet") } : cette carte ne peut pas faire cela ici.
refusal-no-coalition-tile = { PLAYER($seat) } n’a pas de jeton de coalition { WORD($state, kind: "place") }.
refusal-has-a-partner = { PLAYER($seat) } est déjà en coalition avec { PLAYER($partner) }.
refusal-asked-already = Vous avez déjà fait une offre à { PLAYER($seat) }.
refusal-too-little-in-common = Vous avez { count-shared } en commun avec { PLAYER($seat) } ; une coalition consentie en demande { $needed }.
refusal-too-little-to-force = Vous avez { count-shared } en commun avec { PLAYER($seat) } ; une coalition forcée en demande { $needed }.
refusal-not-in-programme = « { WORD($removed, kind: "card") } » n’est pas dans votre plateforme.
refusal-not-in-hand = « { WORD($added, kind: "card") } » n’est pas parmi vos cartes cachées.
refusal-programme-clash = Avec « { WORD($added, kind: "card") } » à la place de « { WORD($removed, kind: "card") } », votre plateforme ne serait pas permise : ses cartes doivent porter sur des thèmes différents.
refusal-opposite-not-allowed = À cette table, « { WORD($removed, kind: "card") } » ne peut pas être remplacée par son propre contraire.
refusal-opinion-not-there = « { WORD($removed, kind: "card") } » n’est pas visible { WORD($state, kind: "place") }.
refusal-opinion-doubled = Un jeton d’issue clef protège « { WORD($removed, kind: "card") } » { WORD($state, kind: "place") }.
refusal-opinion-not-in-pool = « { WORD($added, kind: "card") } » n’est pas dans la réserve d’échange.
refusal-opinion-clashes = « { WORD($added, kind: "card") } » répète ou contredit une opinion visible { WORD($state, kind: "place") }.
refusal-current-state-waits = Les réunions tenues { WORD($state, kind: "place") } ne deviennent des voix qu’à l’élection.
refusal-too-few-meetings = Vous avez { count-held } { WORD($state, kind: "place") } ; pour convertir, il en faut au moins { $needed }.
refusal-more-than-held = Vous ne pouvez pas convertir { count-meetings } { WORD($state, kind: "place") } ; vous en avez { $held }.
refusal-media-full = Il y a déjà { $cubes } cubes média { WORD($state, kind: "place") }, pour { $spaces } places.
refusal-too-many-meetings = On tient au plus { $most } réunions par État et par tour, pas { $meetings }.
refusal-no-room-for-meetings = Vous avez { count-held } sur place, pour { $spaces } places.
refusal-no-meetings-left = Vous en avez { $supply } en réserve, trop peu pour { count-meetings }.
refusal-meetings-too-dear = Ces réunions coûtent { MONEY($cost) } ; vous avez { MONEY($cash) }.
refusal-too-many-lines = Un sondage compte pour { $most } partis au plus, pas pour { $lines }.
refusal-media-protect = { PLAYER($seat) } contrôle les médias { WORD($state, kind: "place") } et ne craint pas les mauvais sondages.
refusal-no-such-donation = Vous n’avez plus de carte de don de { MONEY($amount) }.
refusal-opinion-secured = « { WORD($opinion, kind: "card") } » est dominante grâce à { $cards ->
        [one] { $cards } carte de renfort
       *[other] { $cards } cartes de renfort
    } et ne peut être chassée.
refusal-another-space = { COUNT($spaces) ->
        [0] Il n’y a pas de place pour cette opinion sur le plateau national.
       *[other] Cette opinion va ailleurs sur le plateau national : à la place { LISTED($spaces) }.
    }

## How it ends

ending-last-election = Le dernier État a voté.

## Le terminal

terminal-round =
    { $round ->
        [0] Tour de départ, prochain vote : { WORD($state, kind: "state") }
       *[other] Tour { $round } sur { $rounds }, prochain vote : { WORD($state, kind: "state") }
    }
terminal-trend = popularité
terminal-meetings = réunions
terminal-votes = voix
terminal-factor = facteur
terminal-projected = projection
terminal-seats = sièges
terminal-media = médias
terminal-cash = argent
terminal-members = adhérents
terminal-won = sièges gagnés
terminal-programme = plateforme
terminal-hand = Vos cartes cachées :

## What parties promise each other

count-asked = { $asked ->
        [one] { $asked } réunion
       *[other] { $asked } réunions
    }
remark-offer-terms = { PLAYER($speaker) } propose des conditions à { PLAYER($partner) } { WORD($state, kind: "place") } :{ $meetings ->
        [0] {""}
       *[other] {" "}je tiens { count-meetings } ;
    }{ $asked ->
        [0] {""}
       *[other] {" "}tu tiens { count-asked } ;
    }{ $mine ->
        [none] {""}
       *[other] {" "}j’amène « { WORD($mine, kind: "card") } » sur le plateau national ;
    }{ $theirs ->
        [none] {""}
       *[other] {" "}tu amènes « { WORD($theirs, kind: "card") } » ;
    }{ $hands_off ->
        [true] {" "}aucun de nous n’échange une opinion que l’autre partage ;
       *[other] {""}
    } une promesse, qui n’engage personne.
remark-answer-terms = { $agrees ->
        [true] { PLAYER($speaker) } veut s’allier à { PLAYER($partner) } { WORD($state, kind: "place") } : { $votes } ensemble contre { $rival }.
       *[other] { PLAYER($speaker) } ne veut pas s’allier à { PLAYER($partner) } { WORD($state, kind: "place") } : { $because ->
        [alone] j’y gagne sans toi.
        [no-coalition-tile] l’un de nous n’y a pas de jeton de coalition.
        [too-little-in-common] nos plateformes ont trop peu en commun.
        [no-coalitions-here] il n’y a pas de coalition dans cet État.
        [bound] l’un de nous a déjà un partenaire.
       *[behind] ensemble nous avons { $votes } et perdrions quand même contre { $rival }.
    }
    }
terminal-remark = promesse
    .text = Vous pouvez proposer les conditions d’une coalition (personne n’y est tenu) :
