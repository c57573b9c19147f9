# Words of Secret Hitler
# CC BY-NC-SA 4.0 (https://creativecommons.org/licenses/by-nc-sa/4.0/), see src/hemicycle/games/secret_hitler/LICENSE.md

## Rules: preparation

rule-SH-001 = Joueurs et rôles
    .text = On joue de cinq à dix. L’un des joueurs est Hitler. À ses côtés, il y a un fasciste à 5 ou 6 joueurs, deux à 7 ou 8, trois à 9 ou 10. Tous les autres sont libéraux et comptent donc toujours un ou deux membres de plus que l’autre camp.
rule-SH-002 = Les lois
    .text = La pioche contient 6 lois libérales et 11 lois fascistes, mélangées face cachée. Parmi les trois premières cartes, aucune n’est libérale dans 24 % des parties, une seule dans 49 %, deux dans 24 % et toutes les trois dans 3 %. D’autres éditions peuvent prévoir une autre répartition.
rule-SH-003 = Parti et rôle
    .text = Chacun a un rôle secret (libéral, fasciste ou Hitler) et une carte de parti. Celle des libéraux est libérale, celle des fascistes et de Hitler est fasciste. Voir la seule carte de parti ne permet donc pas de distinguer Hitler d’un autre fasciste.
rule-SH-004 = Qui connaît qui
    .text = Avant la première élection, les fascistes apprennent qui sont les autres fascistes et qui est Hitler. À 5 ou 6 joueurs, Hitler apprend aussi qui est le fasciste ; à partir de 7, Hitler ne connaît personne. Les libéraux ne connaissent que leur propre rôle.
rule-SH-005 = Le premier candidat
    .text = Le premier candidat à la présidence est tiré au sort.

## Rules: election

rule-SH-010 = La présidence tourne
    .text = À chaque tour, un nouveau joueur est candidat à la présidence : le prochain joueur en vie dans le sens horaire. Nul n’est sauté à cause d’une fonction déjà exercée.
rule-SH-011 = Proposer un chancelier
    .text = Le candidat à la présidence propose un autre joueur en vie comme chancelier. Les deux membres du dernier gouvernement élu sont exclus, quelle qu’ait été leur fonction. Les candidats rejetés par le vote ne le sont pas, et personne n’est jamais exclu de la présidence.
rule-SH-012 = Exclusions à table réduite
    .text = Quand il reste cinq joueurs en vie, seul le dernier chancelier élu est exclu ; le dernier président peut être proposé. On compte les vivants au moment de la proposition. Selon notre lecture, cela vaut aussi à quatre et à trois.
rule-SH-013 = Le vote
    .text = Tous les joueurs en vie votent oui ou non sur le gouvernement proposé, les deux candidats compris. Les votes restent secrets jusqu’au dernier ; ensuite, chacun voit qui a voté quoi. Le gouvernement est élu s’il y a plus de oui que de non ; l’égalité ne suffit pas.
rule-SH-014 = Un gouvernement rejeté
    .text = Si le vote échoue, le compteur d’élections avance d’un cran et le joueur suivant devient candidat. Si le compteur arrive à trois, le chaos éclate d’abord.
rule-SH-015 = Chaos
    .text = Quand le compteur d’élections arrive à trois, la première loi de la pioche est aussitôt adoptée. Le pouvoir qu’elle donnerait est perdu, le compteur revient à zéro et toutes les exclusions sont levées : le prochain candidat peut proposer n’importe quel autre joueur en vie. Une pioche de moins de trois cartes est mélangée avec la défausse ; nous le vérifions avant de prendre la carte, puis de nouveau après. Une option permet que le chaos donne plutôt la victoire aux fascistes.
rule-SH-016 = Retour du compteur à zéro
    .text = Le compteur d’élections revient à zéro chaque fois qu’une loi est adoptée, par un gouvernement ou par le chaos. Une élection réussie ne suffit pas.
rule-SH-017 = Les lois du chaos comptent
    .text = Une loi adoptée par le chaos compte comme toute autre : elle peut décider de la partie, elle rapproche du moment où élire Hitler devient fatal et elle peut ouvrir le droit de veto. Seul son pouvoir est perdu.

## Rules: legislative session

rule-SH-020 = Hitler chancelier
    .text = Quand un gouvernement est élu alors qu’au moins trois lois fascistes sont en vigueur, on sait aussitôt si le nouveau chancelier est Hitler. Si oui, les fascistes gagnent. Sinon, tout le monde est désormais certain que ce joueur n’est pas Hitler.
rule-SH-021 = La session législative
    .text = Le président pioche trois lois, en défausse une face cachée et remet les deux autres ensemble au chancelier. Celui-ci en défausse une face cachée et adopte l’autre. Pendant ce temps, ils ne peuvent communiquer d’aucune façon, et chacun doit vraiment choisir, sans s’en remettre au hasard.
rule-SH-022 = Secrets et mensonges
    .text = Les lois défaussées ne sont jamais montrées. De ce qu’il a vu, chacun peut dire ce qu’il veut, vrai ou faux, ou ne rien dire. On parle en public : pas d’apartés, pas de cartes montrées. Seul Hitler ne peut se cacher s’il est exécuté, ou s’il est élu chancelier avec au moins trois lois fascistes en vigueur ; à cette table, c’est le jeu lui-même qui l’annonce.
rule-SH-023 = Mélanger de nouveau
    .text = Si la pioche compte moins de trois cartes à la fin d’une session législative, on les mélange avec toute la défausse pour former une nouvelle pioche, sans que personne les regarde. Selon notre lecture, cela se fait aussi après un veto, et avant l’usage d’un pouvoir : le coup d’œil à la pioche montre toujours trois cartes.
rule-SH-024 = Victoire par les lois
    .text = Les libéraux gagnent avec leur cinquième loi, les fascistes avec leur sixième. On le vérifie dès qu’une loi est adoptée, avant tout pouvoir.

## Rules: presidential powers

rule-SH-030 = Pouvoirs du président
    .text = Si un gouvernement adopte une loi fasciste sur une case qui porte un pouvoir, son président doit s’en servir avant le tour suivant. Ce pouvoir ne sert qu’une fois ; on ne peut ni le refuser, ni le garder, ni le céder. Le président peut consulter la table, mais il décide seul.
rule-SH-031 = Les plateaux fascistes
    .text = À 5 ou 6 joueurs : coup d’œil à la pioche sur la troisième case, exécution sur la quatrième et la cinquième. À 7 ou 8 : enquête sur la deuxième, élection spéciale sur la troisième, exécution sur la quatrième et la cinquième. À 9 ou 10, de même, avec une enquête dès la première case. Sur tous les plateaux, la cinquième loi ouvre aussi le droit de veto et la sixième donne la victoire.
rule-SH-032 = Enquête
    .text = Le président choisit un autre joueur en vie et voit, lui seul, sa carte de parti, non son rôle. Il est libre d’en dire ce qu’il veut, vrai ou faux. Personne ne peut faire l’objet de deux enquêtes dans une partie, même de présidents différents. S’il ne reste personne, le pouvoir est perdu selon notre lecture.
rule-SH-033 = Élection spéciale
    .text = Le président désigne le prochain candidat à la présidence : n’importe quel autre joueur en vie, même exclu de la chancellerie. La proposition et le vote suivent comme d’habitude. Quelle qu’en soit l’issue, c’est ensuite le tour du prochain joueur en vie après le président qui a convoqué cette élection. Si c’est justement lui qui avait été désigné, il peut être candidat deux fois de suite.
rule-SH-034 = Coup d’œil à la pioche
    .text = Le président regarde seul les trois premières lois de la pioche et les laisse dans le même ordre. La règle laisse entendre que c’est facultatif ; pour nous, c’est une obligation, comme pour tout pouvoir.
rule-SH-035 = Exécution
    .text = Le président fait exécuter un autre joueur en vie. Si c’était Hitler, les libéraux gagnent aussitôt. Sinon, le rôle et le parti du mort restent secrets. Les morts ne parlent plus, ne votent plus, n’exercent plus de fonction et ne comptent plus parmi les joueurs. Selon notre lecture, le président ne peut pas se désigner lui-même.

## Rules: veto

rule-SH-040 = Veto
    .text = Dans toute session législative qui suit la cinquième loi fasciste, le chancelier qui a reçu ses deux lois peut demander un veto au lieu d’en adopter une. Si le président accepte, les deux sont défaussées, rien n’est adopté, le compteur d’élections avance d’un cran et l’on passe au candidat suivant. S’il refuse, le chancelier doit adopter l’une des deux. Selon notre lecture, on ne peut le demander qu’une fois par session.
rule-SH-041 = Veto et compteur d’élections
    .text = Un veto compte comme un gouvernement rejeté : s’il porte le compteur à trois, le chaos éclate. Le gouvernement qui en a usé avait bien été élu ; ses membres restent exclus, à moins que le chaos ne lève les exclusions.
rule-SH-042 = Veto après le choix
    .text = Une forme non officielle du veto, en option : le chancelier choisit d’abord en secret la loi à adopter. Puis le président et le chancelier disent chacun s’ils veulent le veto. Si tous deux le veulent, les deux lois sont défaussées comme pour tout veto ; sinon, la loi choisie est adoptée.
rule-SH-043 = Durée maximale d’une partie
    .text = Avec les nombres officiels, dix lois au plus sont adoptées avant qu’un camp gagne. Chacune demande au plus trois élections ; il n’y en a donc jamais plus de trente.

## Options

## How unclear rules are read

ruling-knowledge-of-small-tables = À cinq ou six, Hitler et le fasciste se connaissent ; l’aperçu, où Hitler ne connaît personne, parle des tables plus grandes.
ruling-term-limits-below-five = À cinq joueurs en vie ou moins, seul le dernier chancelier élu est exclu de la chancellerie.
ruling-vetoes-count-as-failures = Un gouvernement qui use du veto fait avancer le compteur d’élections comme un gouvernement rejeté.
ruling-silence-of-the-government = De la pioche jusqu’à la loi adoptée ou au veto, président et chancelier ne disent rien, ni dans la discussion ni par une affirmation.
ruling-all-talk-is-public = Chacun parle devant tous ; il n’y a pas d’aparté à cette table.
ruling-shuffle-before-the-power = Moins de trois cartes sont mélangées à la défausse à la fin d’une session et avant un pouvoir, si bien que le coup d’œil à la pioche en montre toujours trois.
ruling-slots-without-power = Seules les cases qui montrent un pouvoir en donnent un.
ruling-nobody-left-to-investigate = Nul n’enquête sur soi-même ; s’il ne reste personne sur qui enquêter, le pouvoir est perdu.
ruling-anybody-in-a-special-election = Tout autre joueur en vie peut être désigné pour l’élection spéciale, même celui qui vient d’exercer une fonction.
ruling-a-peek-is-taken = Le coup d’œil à la pioche est obligatoire, comme tout autre pouvoir.
ruling-not-oneself = Un président ne peut pas se faire exécuter lui-même.
ruling-one-veto-request = Un veto refusé ne peut pas être redemandé dans la même session.

option-veto_procedure = Veto
    .text = Comment un gouvernement use de son droit de veto.
    .choice-ask = Le chancelier demande, le président répond
    .choice-pick-first = Le chancelier choisit d’abord une loi, puis tous deux décident (non officiel)
option-chaos_rule = Chaos
    .text = Ce qui se passe quand le compteur d’élections est plein.
    .choice-enact = La première loi de la pioche est adoptée
    .choice-fascists-win = Les fascistes gagnent (non officiel)

## Editions

edition-official = Officielle
    .text = Le jeu tel que ses auteurs le publient, de 5 à 10 joueurs.
edition-rebalanced = Rééquilibrée (non officielle)
    .text = Ne vient pas des auteurs du jeu : ce sont des retouches du site secrethitler.io pour équilibrer les chances. À 6 joueurs, une loi fasciste est en vigueur dès le début ; à 7 ou 9, la pioche contient dix lois fascistes au lieu de onze.

## Nouns

role-liberal = Libéral
role-fascist = Fasciste
role-hitler = Hitler
side-liberal = Équipe libérale
side-fascist = Équipe fasciste
party-liberal = Parti libéral
party-fascist = Parti fasciste
policy-liberal = Loi libérale
policy-fascist = Loi fasciste
power-none = Aucun pouvoir
    .text = Il ne se passe rien de plus.
power-peek = Coup d’œil à la pioche
    .text = Le président regarde les trois premières lois de la pioche.
power-investigate = Enquête
    .text = Le président voit la carte de parti d’un autre joueur.
power-special-election = Élection spéciale
    .text = Le président désigne le prochain candidat à la présidence.
power-execution = Exécution
    .text = Le président fait exécuter un autre joueur.
power-victory = Victoire
    .text = Les fascistes gagnent.
word-president = Président
word-chancellor = Chancelier
word-deck = Pioche
word-discard = Défausse
word-tracker = Compteur d’élections
word-veto = Veto

## Ce qui se passe

event-role-dealt = { $role ->
        [liberal] Vous êtes du camp libéral.
        [fascist] Vous êtes fasciste.
       *[hitler] Vous êtes Hitler.
    }{ COUNT($fascists) ->
        [0] {""}
        [one] {" "}L’autre fasciste est { PLAYERS($fascists) }.
       *[other] {" "}Les autres fascistes sont { PLAYERS($fascists) }.
    }{ $role ->
        [fascist] {" "}Hitler est { PLAYER($hitler) }.
       *[other] {""}
    }
event-round-began = { PLAYER($president) } se présente à la présidence.
event-nominated = { PLAYER($president) } propose { PLAYER($chancellor) } à la chancellerie.
event-voted = { $elected ->
        [true] Le gouvernement est élu
       *[other] Le gouvernement est rejeté
    } : { COUNT($yes) } oui ({ COUNT($yes) ->
        [0] personne
       *[other] { PLAYERS($yes) }
    }), { COUNT($no) } non ({ COUNT($no) ->
        [0] personne
       *[other] { PLAYERS($no) }
    }).
event-tracker-moved = Le compteur d’élections passe à { $tracker } sur { $of }.
event-chaos = Chaos : la première carte de la pioche entre en vigueur : { WORD($policy, kind: "policy") }.
event-not-hitler = { PLAYER($seat) } n’est pas Hitler.
event-drew = Vous piochez : { WORDS($cards, kind: "policy") }.
event-passed-on = { PLAYER($president) } défausse une carte et en transmet deux à { PLAYER($chancellor) }.
event-received = Vous recevez : { WORDS($cards, kind: "policy") }.
event-enacted = { $policy ->
        [liberal] Une loi libérale est adoptée, la numéro { $count }.
       *[fascist] Une loi fasciste est adoptée, la numéro { $count }.
    }
event-veto-asked = { PLAYER($chancellor) } demande un veto.
event-veto-refused = Le veto est refusé.
event-vetoed = { PLAYER($president) } et { PLAYER($chancellor) } défaussent toutes les lois par un veto.
event-reshuffled = La pioche et la défausse sont mélangées : { $deck } cartes.
event-peeked = { PLAYER($president) } regarde les trois premières cartes de la pioche.
event-peek-saw = De haut en bas, vous voyez : { WORDS($cards, kind: "policy") }.
event-investigated = { PLAYER($president) } enquête sur { PLAYER($seat) } et regarde sa carte de parti.
event-investigation-saw = Carte de parti vue ({ PLAYER($seat) }) : { WORD($party, kind: "party") }.
event-power-idle = { WORD($power, kind: "power") } : il ne reste personne à qui l’appliquer.
event-election-called = { PLAYER($president) } convoque une élection spéciale pour { PLAYER($seat) }.
event-executed = { PLAYER($president) } fait exécuter { PLAYER($seat) }.
event-game-ended = { $side ->
        [liberal] Les libéraux gagnent.
       *[fascist] Les fascistes gagnent.
    } { WORD($ending, kind: "ending") }

## Ce que l’on peut faire

action-nominate = Proposer { PLAYER($seat) }
action-ballot = { $ja ->
        [true] Oui
       *[other] Non
    }
action-discard = Défausser la carte { NTH($card) } : { WORD($policy, kind: "policy") }
action-enact = Adopter la carte { NTH($card) } : { WORD($policy, kind: "policy") } ({ $count } sur { $of })
action-ask-veto = Demander un veto
action-accept-veto = Accepter le veto
action-refuse-veto = Refuser le veto
action-investigate = Enquêter sur { PLAYER($seat) }
action-call-election = Désigner { PLAYER($seat) } pour la présidence
action-execute = Faire exécuter { PLAYER($seat) }

## Ce qui est demandé

prompt-nomination = Proposez quelqu’un à la chancellerie ; tous votent ensuite sur vous deux.
    .waiting = Quelqu’un est proposé à la chancellerie.
prompt-vote = { $office ->
        [president] Vous élire à la présidence, avec { PLAYER($chancellor) } à la chancellerie ?
        [chancellor] Élire { PLAYER($president) } à la présidence, avec vous à la chancellerie ?
       *[none] Élire { PLAYER($president) } à la présidence et { PLAYER($chancellor) } à la chancellerie ?
    }
    .waiting = Tous votent sur un gouvernement avec { PLAYER($chancellor) } à la chancellerie.
prompt-president-discards = Choisissez la carte à défausser ; { PLAYER($chancellor) } reçoit les deux autres.
    .waiting = Le président défausse une carte.
prompt-chancellor-enacts = { $vetoed ->
        [true] Le veto est refusé : choisissez la carte à adopter ; l’autre est défaussée.
       *[other] Choisissez la carte à adopter ; l’autre est défaussée.
    }
    .waiting = { PLAYER($chancellor) } adopte une loi.
prompt-veto-reply = { PLAYER($chancellor) } demande un veto contre les deux cartes que vous avez transmises ({ WORDS($cards, kind: "board-policy") }). Défausser les deux ? Le gouvernement compte alors comme rejeté.
    .waiting = Le président répond à la demande de veto.
prompt-chancellor-picks = Choisissez la carte à adopter si le veto échoue.
    .waiting = { PLAYER($chancellor) } met une carte de côté.
prompt-veto-vote = Veto contre les deux cartes ({ WORDS($cards, kind: "board-policy") }) ? Si vous dites oui tous les deux, aucune n’est adoptée ; sinon, la carte choisie l’est.
    .waiting = Le président et le chancelier décident d’un veto.
prompt-investigation = De qui voulez-vous voir la carte de parti ? Personne d’autre ne la voit.
    .waiting = Le président enquête sur un joueur.
prompt-special-election = Qui se présente ensuite à la présidence ? Après cela, l’ordre habituel reprend.
    .waiting = Le président convoque une élection spéciale.
prompt-execution = Qui faites-vous exécuter ? Si c’est Hitler, les libéraux gagnent.
    .waiting = Le président fait exécuter un joueur.

## Ce qui n’est pas possible

refusal-nominates-himself = Le candidat à la présidence ne peut pas être aussi à la chancellerie.
refusal-term-limited = { PLAYER($seat) } faisait partie du dernier gouvernement élu et ne peut pas être à la chancellerie maintenant ({ $living } joueurs en vie).
refusal-dead = { PLAYER($seat) } n’est plus en vie.
refusal-no-veto-yet = Pas de veto avant la loi fasciste { $zone } ; il y en a { $fascist }.
refusal-veto-refused-already = Le président a refusé le veto ; une carte doit être adoptée.
refusal-investigated-already = { PLAYER($seat) } a déjà fait l’objet d’une enquête.
refusal-not-on-yourself = Ce pouvoir s’exerce sur quelqu’un d’autre.

## Ce qui est affirmé

remark-claim-drew = { PLAYER($speaker) } affirme avoir pioché { $cards } à la session { NTH($session) }.
remark-claim-passed = { PLAYER($speaker) } affirme avoir transmis { $cards } à la session { NTH($session) }.
remark-claim-received = { PLAYER($speaker) } affirme avoir reçu { $cards } à la session { NTH($session) }.
remark-claim-peeked = { PLAYER($speaker) } affirme avoir vu { $cards } au-dessus de la pioche.
remark-claim-party = Selon { PLAYER($speaker) }, { PLAYER($seat) } appartient au { $party ->
        [liberal] parti libéral
       *[fascist] parti fasciste
    }.
remark-accuse = { PLAYER($speaker) } : Je pense que { PLAYER($seat) } est fasciste.
remark-trust = { PLAYER($speaker) } : Je fais confiance à { PLAYER($seat) }.
remark-ask-cards = { PLAYER($speaker) } : { PLAYER($seat) }, qu’as-tu pioché ou reçu ?
remark-ask-vote = { PLAYER($speaker) } : { PLAYER($seat) }, pourquoi as-tu voté ainsi ?
remark-answer = { $because ->
        [trust] { PLAYER($speaker) } : { PLAYER($seat) }, je faisais confiance à ce gouvernement.
        [doubt] { PLAYER($speaker) } : { PLAYER($seat) }, j’ai accordé le bénéfice du doute à ce gouvernement.
        [own] { PLAYER($speaker) } : { PLAYER($seat) }, c’était mon propre gouvernement.
        [chaos] { PLAYER($speaker) } : { PLAYER($seat) }, sinon le chaos aurait décidé.
        [president] { PLAYER($speaker) } : { PLAYER($seat) }, je me méfiais du président.
        [chancellor] { PLAYER($speaker) } : { PLAYER($seat) }, je me méfiais du chancelier.
        [hitler] { PLAYER($speaker) } : { PLAYER($seat) }, le chancelier pouvait être Hitler.
        [told] { PLAYER($speaker) } : { PLAYER($seat) }, j’ai dit ce que j’avais.
       *[nothing] { PLAYER($speaker) } : { PLAYER($seat) }, je n’ai rien à dire là-dessus.
    }

## Fins de partie

ending-five-liberal-policies = Cinq lois libérales sont adoptées.
ending-hitler-executed = Hitler a été exécuté.
ending-six-fascist-policies = Six lois fascistes sont adoptées.
ending-hitler-elected = Hitler a été élu chancelier.
ending-chaos = Le pays a sombré dans le chaos.

## Le terminal

terminal-piles = Pioche { $deck } · défausse { $discards } · compteur d’élections { $tracker } sur { $of }
terminal-dead = exécuté
terminal-last-government = dernier gouvernement
terminal-not-hitler = pas Hitler
terminal-hand = Vos cartes :
terminal-remark = affirmation
    .text = Vous pouvez affirmer, par exemple (L est une loi libérale, F une loi fasciste ; vous pouvez mentir) :
terminal-top = Au-dessus de la pioche :

## The board on the screen

board-president = Président
board-candidate = Président ?
board-chancellor = Chancelier
board-nominee = Chancelier ?
board-last-president = ex-prés.
board-last-chancellor = ex-chanc.
board-dead = exécuté
board-not-hitler = pas Hitler
board-seen-liberal = vu : libéral
board-seen-fascist = vu : fasciste
board-ballot-thinking = vote
board-ballot-sealed = a voté
board-ballot-yes = Oui
board-ballot-no = Non
board-liberal-wins = Victoire libérale
board-fascist-wins = Victoire fasciste
board-zone = zone Hitler
board-policy-liberal = Libérale
board-policy-fascist = Fasciste
board-track-liberal = Libéraux
board-track-fascist = Fascistes
board-deck = Pioche
board-discards = Défausse
board-slot-peek = Coup d’œil
board-slot-investigate = Enquête
board-slot-special-election = Élection spéciale
board-slot-execution = Exécution
board-slot-veto = veto
board-next = ensuite : { $what }
board-tracker = Élections échouées
board-tracker-at = Élections échouées : { $tracker } sur { $of }
board-chaos = chaos
board-living = { $living ->
        [one] { $living } en vie
       *[other] { $living } en vie
    }
board-hold = Maintenir : votre rôle
board-your-role = Votre rôle
board-turn-over = Appuyez pour retourner la carte
board-understood = Compris
board-liberal-alone = Vous ne connaissez le rôle de personne. Les fascistes se connaissent.
board-hitler-alone = Vous ne savez pas qui sont vos fascistes ; eux vous connaissent.
board-aim = { $role ->
        [liberal] Vous gagnez avec { $liberal } lois libérales, ou si Hitler est exécuté.
        [fascist] Vous gagnez avec { $fascist } lois fascistes, ou si Hitler est élu chancelier après { $zone } d’entre elles.
       *[hitler] Vous gagnez avec { $fascist } lois fascistes, ou si l’on vous élit à la chancellerie après { $zone } d’entre elles. Si l’on vous exécute, les libéraux gagnent.
    }
board-at-this-table = { $fascists ->
        [one] À cette table : Hitler et un autre fasciste ; tous les autres sont libéraux.
       *[other] À cette table : Hitler et { $fascists } autres fascistes ; tous les autres sont libéraux.
    }
board-top = Sur la pioche, telle que vous l’avez vue :
board-hand = Vos cartes
board-choose-discard = Choisissez la carte à défausser
board-choose-enact = Choisissez la carte à adopter
board-do-discard = Défausser celle‑ci
board-do-enact = Adopter celle‑ci
board-discard = Défausser
board-nobody-sees = personne ne la verra
board-pass-on = Passer à { $name }
board-pass-on-why = l’une de ces deux sera adoptée
board-commit-discard = Défausser { WORD($policy, kind: "board-policy") }, passer { WORDS($others, kind: "board-policy") }
board-enact = Adopter
board-enact-why = ceci devient loi
board-governments = Gouvernements jusqu’ici
board-no-governments = Aucun gouvernement n’a encore été soumis au vote.
board-no-ledger = Vous jouez de mémoire.
board-claimed = Affirmé
board-pres = Prés.
board-chanc = Chanc.
board-vote = Vote
board-result = Résultat
board-result-failed = rejeté
board-result-vetoed = veto
board-result-open = à l’œuvre
board-result-chaos = chaos
board-go = Vers l’élection { $n }
board-votes = Qui a voté quoi
board-show-ledger = Afficher l’historique (désactivé = jouer de mémoire)
board-notes-why = Personne d’autre ne peut lire ceci.
board-notes-none = Les spectateurs n’ont pas de notes.
board-trust = Votre soupçon
board-trust-unsure = incertain
board-trust-liberal = libéral
board-trust-fascist = fasciste
board-trust-hitler = Hitler
board-trust-liberal-short = L ?
board-trust-fascist-short = F ?
board-trust-hitler-short = H ?
board-note = Une note
board-note-about = Une note sur { $name }
board-speak = Dire
board-claim-why = Vous pouvez mentir. Personne ne vérifie.
board-claim-none = Vous pourrez affirmer quelque chose après avoir exercé une fonction ou un pouvoir.
board-claim-drew = J’ai pioché
board-claim-passed = J’ai transmis
board-claim-received = J’ai reçu
board-claim-peeked = Sur la pioche, j’ai vu
board-claim-party = J’ai enquêté sur
board-talk-whom = Sur quelqu’un ou à quelqu’un
board-talk-say-accuse = Je pense que { $name } est fasciste
board-talk-say-trust = Je fais confiance à { $name }
board-talk-say-ask-cards = Qu’avais-tu en main ?
board-talk-say-ask-vote = Pourquoi ce vote ?
board-talk-answer = { $name } demande pourquoi vous avez voté ainsi
board-talk-trust = Je leur faisais confiance
board-talk-doubt = Le bénéfice du doute
board-talk-own = C’était mon gouvernement
board-talk-chaos = Pour éviter le chaos
board-talk-president = Je me méfiais du président
board-talk-chancellor = Je me méfiais du chancelier
board-talk-hitler = Ce pouvait être Hitler
board-quoted = « { $text } »
board-session = session { $session }
board-roles = Qui était qui
board-policies = Les lois dans l’ordre
board-no-policies = Aucune loi n’a été adoptée.
board-moment = Ce moment
board-together = Qui a voté avec qui
board-together-why = Combien de fois les deux ont voté pareil, sur les votes auxquels ils ont pris part ensemble.
board-only-you = Personne d’autre n’a vu cela.
board-dead-silent = Vous n’êtes plus en vie et vous taisez jusqu’à la fin de la partie. Vous gagnez toujours avec votre camp.
board-session-short = Sess.
board-session-why = Le numéro de la session, tel que les affirmations le citent
board-concern-executed = { PLAYER($president) } vous fait exécuter.
board-concern-executed-why = Vous ne parlez plus, ne votez plus et n’exercez plus de fonction ; votre rôle reste secret. Vous gagnez toujours avec votre camp.
board-concern-investigated = { PLAYER($president) } a regardé votre carte de parti.
board-concern-investigated-why = Ce qui en sera dit aux autres peut être vrai ou faux.
board-concern-election-called = { PLAYER($president) } vous désigne pour la présidence.
board-concern-election-called-why = Proposez quelqu’un à la chancellerie ; ensuite la présidence reprend là où elle en était.
board-concern-not-hitler = Tout le monde sait maintenant que vous n’êtes pas Hitler.
board-concern-not-hitler-why = Votre élection à la chancellerie a eu lieu alors que trois lois fascistes ou plus étaient en vigueur.
board-scene-nominated = Proposé
board-scene-voted = Voté
board-scene-passed-on = Transmis
board-scene-enacted = Adopté
board-scene-power = Pouvoir
board-scene-elected = Élu
board-scene-rejected = Rejeté
board-scene-chaos = Chaos
board-scene-vetoed = Veto
board-scene-veto-asked = Veto ?
board-scene-veto-refused = Pas de veto
board-scene-peeked = Coup d’œil
board-scene-investigated = Enquête
board-scene-election-called = Élection spéciale
board-scene-executed = Exécution
board-scene-nominated-short = { PLAYER($president) } propose { PLAYER($chancellor) }
board-scene-voted-short = { COUNT($yes) } oui, { COUNT($no) } non
board-scene-passed-on-short = { PLAYER($president) } en défausse une
board-scene-veto-asked-short = veto demandé
board-scene-veto-refused-short = veto refusé
board-scene-enacted-short = { WORD($policy, kind: "board-policy") }, numéro { $count }
board-scene-vetoed-short = rien d’adopté
board-scene-peeked-short = coup d’œil
board-scene-investigated-short = enquête : { PLAYER($seat) }
board-scene-election-called-short = élection spéciale : { PLAYER($seat) }
board-scene-executed-short = exécution : { PLAYER($seat) }
board-scene-enacted-headline =
    { $policy ->
        [liberal] { PLAYER($president) } et { PLAYER($chancellor) } adoptent une loi libérale, la numéro { $count }.
       *[fascist] { PLAYER($president) } et { PLAYER($chancellor) } adoptent une loi fasciste, la numéro { $count }.
    }
board-scene-chaos-headline =
    { $policy ->
        [liberal] Dans le chaos, la première carte entre en vigueur : une loi libérale, la numéro { $count }.
       *[fascist] Dans le chaos, la première carte entre en vigueur : une loi fasciste, la numéro { $count }.
    }
board-scene-voted-headline =
    { $elected ->
        [true] { PLAYER($president) } et { PLAYER($chancellor) } sont élus.
       *[other] { PLAYER($president) } et { PLAYER($chancellor) } sont rejetés.
    }
board-scene-vote =
    { $elected ->
        [true] Élu par { $yes } voix contre { $no }.
       *[other] { $yes } oui, { $no } non.
    }
board-scene-zone = Désormais, les fascistes gagnent aussi si Hitler est élu chancelier.
board-scene-veto-zone = Désormais, un gouvernement peut opposer son veto.
board-scene-power-follows = { PLAYER($president) } doit exercer un pouvoir : { WORD($power, kind: "power") }.
board-scene-mine =
    { $yes ->
        [true] Vous avez voté oui
       *[other] Vous avez voté non
    }{ $won ->
        [true] {""}, avec la majorité.
       *[other] {""} et vous êtes minoritaire.
    }{ $office ->
        [president] {" "}Vous présidez et piochez trois lois.
        [chancellor] {" "}Vous êtes à la chancellerie et recevrez deux lois.
       *[none] {""}
    }
board-aid-knows = Hitler connaît les fascistes
explain-tracker = Élections échouées de suite : { $tracker } sur { $of }. À { $of }, la première loi de la pioche entre aussitôt en vigueur.
    .rule = SH-014 SH-015 SH-016
explain-deck = { $deck } lois sont dans la pioche, face cachée. À moins de trois, on la mélange avec la défausse.
    .rule = SH-002 SH-023
explain-seen-top = Ce que vous avez vu sur la pioche, la prochaine carte d’abord. Personne d’autre ne le voit, tant que personne ne pioche.
    .rule = SH-034
explain-discards = Les lois défaussées. Personne ne peut les regarder.
    .rule = SH-022
explain-track-liberal = Lois libérales adoptées : { $count } sur { $of }. Avec la dernière, les libéraux gagnent.
    .rule = SH-024
explain-track-fascist = Lois fascistes adoptées : { $count } sur { $of }. Certaines donnent un pouvoir au président ; avec la dernière, les fascistes gagnent.
    .rule = SH-024 SH-031
explain-zone = Désormais, les fascistes gagnent aussitôt si Hitler est élu chancelier.
    .rule = SH-020
explain-policy-liberal = Une loi libérale. La pioche en compte moins que de lois fascistes.
    .rule = SH-002 SH-024
explain-policy-fascist = Une loi fasciste.
    .rule = SH-002 SH-024
explain-slot-none = Une loi adoptée ici ne donne aucun pouvoir.
    .rule = SH-031
explain-slot-peek = Le président regarde les trois premières lois de la pioche.
    .rule = SH-034
explain-slot-investigate = Le président voit la carte de parti d’un autre joueur, pas son rôle.
    .rule = SH-032
explain-slot-special-election = Le président désigne le prochain candidat à la présidence.
    .rule = SH-033
explain-slot-execution = Le président fait exécuter un autre joueur. Si c’est Hitler, les libéraux gagnent.
    .rule = SH-035
explain-slot-none-veto = À partir d’ici, un gouvernement peut opposer son veto.
    .rule = SH-040
explain-slot-execution-veto = Le président fait exécuter un autre joueur, et désormais un gouvernement peut opposer son veto.
    .rule = SH-035 SH-040
explain-slot-liberal-wins = Avec cette loi, les libéraux gagnent.
    .rule = SH-024
explain-slot-fascist-wins = Avec cette loi, les fascistes gagnent.
    .rule = SH-024
explain-ballot-sealed = A voté. Tous les bulletins sont retournés ensemble.
    .rule = SH-013
explain-ballot-thinking = N’a pas encore voté.
    .rule = SH-013
explain-ballot-yes = A voté oui à la dernière élection.
    .rule = SH-013
explain-ballot-no = A voté non à la dernière élection.
    .rule = SH-013
explain-president = Pioche trois lois, en défausse une et transmet les deux autres au chancelier ; exerce le pouvoir qui suit.
    .rule = SH-021 SH-030
explain-candidate = Candidat à la présidence : propose un chancelier, puis tous votent sur les deux.
    .rule = SH-010 SH-011
explain-chancellor = Reçoit deux lois, en adopte une et défausse l’autre.
    .rule = SH-021
explain-nominee = Proposé à la chancellerie ; tous votent.
    .rule = SH-011 SH-013
explain-last-government = A fait partie du dernier gouvernement élu et ne peut peut-être pas être chancelier maintenant.
    .rule = SH-011 SH-012
explain-dead = Plus en vie : ne parle plus, ne vote plus et n’exerce plus de fonction.
    .rule = SH-035
explain-not-hitler = Élection à la chancellerie alors que trois lois fascistes ou plus étaient adoptées : tout le monde sait que ce n’est pas Hitler.
    .rule = SH-020
explain-trust = Votre propre soupçon. Personne d’autre ne le voit.
explain-seat = { PLAYER($seat) }, place { $number }. La présidence fait le tour de la table selon les places.
    .rule = SH-010
explain-round = Tour { $round } : le candidat à la présidence propose un chancelier, tout le monde vote, et un gouvernement élu adopte une loi.
    .rule = SH-010 SH-021
explain-hand = Les lois que vous tenez. Personne d’autre ne les voit ; vous pouvez en dire ce que vous voulez.
    .rule = SH-021 SH-022
explain-seen-party = Vous avez vu cette carte de parti. Personne d’autre ne voit cette note.
    .rule = SH-032
explain-claim = Ce que ce joueur affirme à propos des cartes. C’est peut-être un mensonge.
    .rule = SH-022
