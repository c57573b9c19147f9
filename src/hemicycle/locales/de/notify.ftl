# Was Leute erfahren, während sie weg sind

notify-turn = Am Tisch { $table } bist du am Zug.
notify-nudge = Am Tisch { $table } ist die Hälfte deiner Zeit um.
notify-late = Am Tisch { $table } ist deine Zeit fast um.
notify-begun = Am Tisch { $table } hat die Partie begonnen.
notify-over = Am Tisch { $table } ist die Partie zu Ende.
notify-invitation = { $by } lädt dich an den Tisch { $table } ein.
notify-talk = { $by } spricht dich am Tisch { $table } an.
notify-test = So wirst du zurückgerufen.
notify-confirm = Bitte bestätige dein Postfach.
notify-mail-subject = { $first } ({ $more ->
    [one] und noch eins
   *[other] und noch { $more }
 })
notify-mail-confirm-subject = Hemicycle: Ist das dein Postfach?
notify-mail-confirm = Jemand möchte, dass Hemicycle Benachrichtigungen an dieses Postfach schickt. Wenn du das warst, folge innerhalb von drei Tagen diesem Link:

    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
notify-mail-foot = Auswählen, was du erfährst: { $choose }
    Keine Mails mehr: { $stop }

## Die Seite, auf der man das wählt

notify-page-title = Zurückgerufen werden
notify-page-what = Wähle, wie du erfährst, dass ein Tisch auf dich wartet, während die Seite zu ist. Gesagt wird immer nur, was alle wissen dürfen.
notify-page-ways = Wege
notify-page-no-ways = Noch wird dir nichts geschickt.
notify-page-add = Einen Weg hinzufügen
notify-page-saved = Gespeichert.
notify-page-removed = Entfernt.
notify-page-tested = Ein Test ist unterwegs.
notify-page-test = Schick mir einen Test
notify-page-remove = Entfernen
notify-page-unconfirmed = Noch nicht bestätigt: Folge dem Link in der Mail an dich.
notify-page-secret = Nachrichten sind mit diesem Geheimnis signiert:
notify-page-way-push = Gerät: { $label }
notify-page-way-mail = Mail: { $label }
notify-page-way-webhook = Webhook: { $label }
notify-page-kind-push = Geräte
notify-page-kind-mail = Mail
notify-page-kind-webhook = Webhooks
notify-page-event-turn = ich bin am Zug
notify-page-event-nudge = die Hälfte meiner Zeit ist um
notify-page-event-late = meine Zeit ist fast um
notify-page-event-begun = eine Partie beginnt
notify-page-event-over = eine Partie ist zu Ende
notify-page-event-invitation = jemand lädt mich ein
notify-page-event-talk = jemand spricht mich an
notify-page-trouble-busy = Die letzte Nachricht wurde nicht angenommen; es wird noch einmal versucht.
notify-page-trouble-no-answer = Die Adresse hat zuletzt nicht geantwortet.
notify-page-trouble-no-connection = Die Adresse war zuletzt nicht zu erreichen.
notify-page-trouble-no-certificate = Das Zertifikat der Adresse gilt nicht.
notify-page-trouble-not-accepted = Die Adresse hat die letzte Nachricht abgelehnt.
notify-page-trouble-gone = Die Adresse gibt es nicht mehr.
notify-page-trouble-bad-address = An diese Adresse kann nichts gesendet werden.
notify-page-trouble-private-address = Die Adresse führt in ein privates Netz.
notify-page-trouble-no-push = Dieser Server kann keine Push-Nachrichten mehr senden.
notify-page-trouble-no-mail = Dieser Server verschickt keine Mails mehr.
notify-page-push-add = Auf diesem Gerät benachrichtigen
notify-page-push-missing = Dieser Server kann keine Nachrichten an Geräte senden.
notify-page-push-no-worker = Dieser Browser nimmt hier keine Nachrichten an; er braucht eine Seite über https.
notify-page-push-denied = Du hast dieser Seite Nachrichten verboten; in den Einstellungen des Browsers kannst du sie wieder erlauben.
notify-page-mail-address = Mailadresse
notify-page-mail-add = Mail hinzufügen
notify-page-mail-sent = Folge dem Link in der Mail, die zu dir unterwegs ist.
notify-page-webhook-form = Dienst
notify-page-webhook-url = Adresse des Webhooks
notify-page-webhook-add = Webhook hinzufügen
notify-page-form-discord = Discord
notify-page-form-slack = Slack
notify-page-form-matrix = Matrix
notify-page-form-ntfy = ntfy
notify-page-form-json = schlichtes JSON, signiert
notify-page-quiet = Ruhezeiten
notify-page-quiet-on = Zu diesen Zeiten nichts melden; was danach noch gilt, wird dann gemeldet
notify-page-quiet-begins = von
notify-page-quiet-ends = bis
notify-page-quiet-zone = Zeitzone
notify-page-tables = Meine Tische
notify-page-tables-what = Was nicht angekreuzt ist, sagt nichts von diesem Tisch.
notify-page-vacation = Freie Tage
notify-page-vacation-what = An freien Tagen steht deine Uhr in langsamen Partien still, und die anderen sehen das. { $days ->
    [one] Ein Tag ist in diesem Jahr noch übrig.
   *[other] { $days } Tage sind in diesem Jahr noch übrig.
 }
notify-page-vacation-until = Du hast bis { $day } frei.
notify-page-vacation-last = Letzter freier Tag
notify-page-vacation-begin = Jetzt beginnen
notify-page-vacation-end = Ich bin wieder da
notify-page-confirm-title = Ist das dein Postfach?
notify-page-confirm-what = Hemicycle schreibt dann an dieses Postfach, wenn ein Tisch auf dich wartet; jede Mail hat einen Link, der sie beendet. Wenn du das nicht wolltest, schließ einfach diese Seite.
notify-page-confirmed-title = Postfach bestätigt
notify-page-confirm = Ja, benachrichtige mich hier
notify-page-confirmed = Du wirst unter { $address } benachrichtigt.
notify-page-stop-title = Keine Mails mehr?
notify-page-stop-what = Hemicycle schreibt dann nichts mehr an dieses Postfach, welcher Tisch auch auf dich wartet.
notify-page-stopped-title = Mails beendet
notify-page-stop = Diese Mails beenden
notify-page-stopped = An { $address } wird nichts mehr geschickt.
