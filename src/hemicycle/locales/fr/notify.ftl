# Ce que l’on apprend quand on n’est pas là

notify-turn = C’est à vous de jouer à la table { $table }.
notify-nudge = La moitié de votre temps est écoulée à la table { $table }.
notify-late = Votre temps est presque écoulé à la table { $table }.
notify-begun = La partie a commencé à la table { $table }.
notify-over = La partie est terminée à la table { $table }.
notify-invitation = { $by } vous invite à la table { $table }.
notify-talk = { $by } vous parle à la table { $table }.
notify-test = C’est ainsi que nous vous rappellerons.
notify-confirm = Veuillez confirmer votre adresse.
notify-mail-subject = { $first } ({ $more ->
    [one] et une autre nouvelle
   *[other] et { $more } autres nouvelles
 })
notify-mail-confirm-subject = Hemicycle : est-ce votre adresse ?
notify-mail-confirm = Quelqu’un a demandé que Hemicycle envoie des notifications à cette adresse. Si c’était vous, suivez ce lien dans les trois jours :

    { $link }

    Sinon, ne faites rien : vous ne recevrez plus rien.
notify-mail-foot = Choisir ce que vous apprenez : { $choose }
    Plus de courriels : { $stop }

## La page où l’on choisit cela

notify-page-title = Recevoir des rappels
notify-page-what = Choisissez comment vous apprenez qu’une table vous attend quand la page est fermée. On ne dit jamais que ce que tout le monde peut savoir.
notify-page-ways = Moyens
notify-page-no-ways = Rien ne vous est envoyé pour l’instant.
notify-page-add = Ajouter un moyen
notify-page-saved = Enregistré.
notify-page-removed = Retiré.
notify-page-tested = Un essai est en route.
notify-page-test = M’envoyer un essai
notify-page-remove = Retirer
notify-page-unconfirmed = Pas encore confirmée : suivez le lien du courriel reçu.
notify-page-secret = Les messages sont signés avec ce secret :
notify-page-way-push = Appareil : { $label }
notify-page-way-mail = Courriel : { $label }
notify-page-way-webhook = Webhook : { $label }
notify-page-kind-push = appareils
notify-page-kind-mail = courriel
notify-page-kind-webhook = webhooks
notify-page-event-turn = c’est à moi
notify-page-event-nudge = la moitié de mon temps est passée
notify-page-event-late = mon temps est presque écoulé
notify-page-event-begun = une partie commence
notify-page-event-over = une partie est terminée
notify-page-event-invitation = quelqu’un m’invite
notify-page-event-talk = quelqu’un me parle
notify-page-trouble-busy = Le dernier message n’a pas été pris ; il y aura un nouvel essai.
notify-page-trouble-no-answer = L’adresse n’a pas répondu la dernière fois.
notify-page-trouble-no-connection = L’adresse était injoignable la dernière fois.
notify-page-trouble-no-certificate = Le certificat de l’adresse n’est pas valable.
notify-page-trouble-not-accepted = L’adresse a refusé le dernier message.
notify-page-trouble-gone = L’adresse n’existe plus.
notify-page-trouble-bad-address = Rien ne peut être envoyé à cette adresse.
notify-page-trouble-private-address = L’adresse mène à un réseau privé.
notify-page-trouble-no-push = Ce serveur ne peut plus envoyer de notifications push.
notify-page-trouble-no-mail = Ce serveur n’envoie plus de courriel.
notify-page-push-add = Me prévenir sur cet appareil
notify-page-push-missing = Ce serveur ne peut pas envoyer de notifications aux appareils.
notify-page-push-no-worker = Ce navigateur n’accepte pas de notifications ici ; il lui faut une page en https.
notify-page-push-denied = Vous avez interdit à cette page de vous envoyer des notifications ; les réglages du navigateur permettent de les autoriser.
notify-page-mail-address = Adresse électronique
notify-page-mail-add = Ajouter l’adresse
notify-page-mail-sent = Suivez le lien du courriel qui est en route.
notify-page-webhook-form = Service
notify-page-webhook-url = Adresse du webhook
notify-page-webhook-add = Ajouter le webhook
notify-page-form-discord = Discord
notify-page-form-slack = Slack
notify-page-form-matrix = Matrix
notify-page-form-ntfy = ntfy
notify-page-form-json = JSON simple, signé
notify-page-quiet = Heures calmes
notify-page-quiet-on = Ne rien me dire à ces heures ; ce qui compte encore ensuite sera dit alors
notify-page-quiet-begins = de
notify-page-quiet-ends = à
notify-page-quiet-zone = Fuseau horaire
notify-page-tables = Mes tables
notify-page-tables-what = Ce qui n’est pas coché ne dit rien de cette table.
notify-page-vacation = Jours de congé
notify-page-vacation-what = Pendant vos jours de congé, votre horloge s’arrête dans les parties lentes, et les autres le voient. { $days ->
    [one] Il reste un jour cette année.
   *[other] Il reste { $days } jours cette année.
 }
notify-page-vacation-until = Vous êtes en congé jusqu’au { $day }.
notify-page-vacation-last = Dernier jour de congé
notify-page-vacation-begin = Commencer maintenant
notify-page-vacation-end = Je suis de retour
notify-page-confirm-title = Est-ce votre adresse ?
notify-page-confirm-what = Hemicycle écrira alors à cette adresse quand une table vous attend ; chaque courriel contient un lien pour tout arrêter. Si vous n’avez rien demandé, fermez simplement cette page.
notify-page-confirmed-title = Adresse confirmée
notify-page-confirm = Oui, prévenez-moi ici
notify-page-confirmed = Les notifications iront à { $address }.
notify-page-stop-title = Plus de courriels ?
notify-page-stop-what = Hemicycle n’écrira alors plus rien à cette adresse, quelle que soit la table qui vous attend.
notify-page-stopped-title = Courriels arrêtés
notify-page-stop = Arrêter ces courriels
notify-page-stopped = Plus rien ne sera envoyé à { $address }.
