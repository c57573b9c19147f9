# Wat mensen horen terwijl ze weg zijn

notify-turn = Je bent aan de beurt aan tafel { $table }.
notify-nudge = De helft van je tijd is om aan tafel { $table }.
notify-late = Je tijd is bijna om aan tafel { $table }.
notify-begun = Het spel aan tafel { $table } is begonnen.
notify-over = Het spel aan tafel { $table } is afgelopen.
notify-invitation = { $by } nodigt je uit aan tafel { $table }.
notify-talk = { $by } spreekt je aan aan tafel { $table }.
notify-test = Zo word je teruggeroepen.
notify-confirm = Bevestig je mailadres.
notify-mail-subject = { $first } ({ $more ->
    [one] en nog één
   *[other] en nog { $more }
 })
notify-mail-confirm-subject = Hemicycle: is dit jouw mailadres?
notify-mail-confirm = Iemand heeft gevraagd om meldingen van Hemicycle naar dit adres te sturen. Was jij dat, volg dan binnen drie dagen deze link:

    { $link }

    Zo niet, dan hoef je niets te doen: er komt niets meer.
notify-mail-foot = Kiezen wat je hoort: { $choose }
    Geen mails meer: { $stop }

## De pagina waar je dat kiest

notify-page-title = Teruggeroepen worden
notify-page-what = Kies hoe je hoort dat een tafel op je wacht terwijl de pagina dicht is. Er wordt alleen verteld wat iedereen mag weten.
notify-page-ways = Manieren
notify-page-no-ways = Er wordt je nog niets gestuurd.
notify-page-add = Een manier toevoegen
notify-page-saved = Opgeslagen.
notify-page-removed = Verwijderd.
notify-page-tested = Een test is onderweg.
notify-page-test = Stuur me een test
notify-page-remove = Verwijderen
notify-page-unconfirmed = Nog niet bevestigd: volg de link in de mail aan jou.
notify-page-secret = Berichten zijn ondertekend met dit geheim:
notify-page-way-push = Apparaat: { $label }
notify-page-way-mail = Mail: { $label }
notify-page-way-webhook = Webhook: { $label }
notify-page-kind-push = apparaten
notify-page-kind-mail = mail
notify-page-kind-webhook = webhooks
notify-page-event-turn = ik ben aan de beurt
notify-page-event-nudge = de helft van mijn tijd is om
notify-page-event-late = mijn tijd is bijna om
notify-page-event-begun = een spel begint
notify-page-event-over = een spel is afgelopen
notify-page-event-invitation = iemand nodigt me uit
notify-page-event-talk = iemand spreekt me aan
notify-page-trouble-busy = Het laatste bericht is niet aangenomen; er volgt een nieuwe poging.
notify-page-trouble-no-answer = Het adres antwoordde de laatste keer niet.
notify-page-trouble-no-connection = Het adres was de laatste keer niet bereikbaar.
notify-page-trouble-no-certificate = Het certificaat van het adres is niet geldig.
notify-page-trouble-not-accepted = Het adres weigerde het laatste bericht.
notify-page-trouble-gone = Het adres bestaat niet meer.
notify-page-trouble-bad-address = Naar dit adres kan niets worden gestuurd.
notify-page-trouble-private-address = Het adres leidt naar een privénetwerk.
notify-page-trouble-no-push = Deze server kan geen pushberichten meer sturen.
notify-page-trouble-no-mail = Deze server stuurt geen mail meer.
notify-page-push-add = Op dit apparaat melden
notify-page-push-missing = Deze server kan geen meldingen naar apparaten sturen.
notify-page-push-no-worker = Deze browser neemt hier geen meldingen aan; hij heeft een pagina via https nodig.
notify-page-push-denied = Je hebt deze pagina verboden je iets te melden; in de instellingen van de browser kun je dat weer toestaan.
notify-page-mail-address = Mailadres
notify-page-mail-add = Mail toevoegen
notify-page-mail-sent = Volg de link in de mail die naar je onderweg is.
notify-page-webhook-form = Dienst
notify-page-webhook-url = Adres van de webhook
notify-page-webhook-add = Webhook toevoegen
notify-page-form-discord = Discord
notify-page-form-slack = Slack
notify-page-form-matrix = Matrix
notify-page-form-ntfy = ntfy
notify-page-form-json = gewone JSON, ondertekend
notify-page-quiet = Stille uren
notify-page-quiet-on = Op deze uren niets melden; wat daarna nog geldt, volgt dan
notify-page-quiet-begins = van
notify-page-quiet-ends = tot
notify-page-quiet-zone = Tijdzone
notify-page-tables = Mijn tafels
notify-page-tables-what = Wat niet is aangevinkt, zegt niets over die tafel.
notify-page-vacation = Vrije dagen
notify-page-vacation-what = Op vrije dagen staat je klok in langzame spellen stil, en de anderen zien dat. { $days ->
    [one] Er is dit jaar nog één dag over.
   *[other] Er zijn dit jaar nog { $days } dagen over.
 }
notify-page-vacation-until = Je hebt vrij tot en met { $day }.
notify-page-vacation-last = Laatste vrije dag
notify-page-vacation-begin = Nu beginnen
notify-page-vacation-end = Ik ben terug
notify-page-confirm-title = Is dit jouw mailadres?
notify-page-confirm-what = Hemicycle schrijft dan naar dit mailadres als een tafel op je wacht; in elke mail staat een link waarmee je ze stopt. Heb je hier niet om gevraagd, sluit dan gewoon deze pagina.
notify-page-confirmed-title = Mailadres bevestigd
notify-page-confirm = Ja, meld het me hier
notify-page-confirmed = Je krijgt meldingen op { $address }.
notify-page-stop-title = Geen mails meer?
notify-page-stop-what = Hemicycle schrijft dan niets meer naar dit mailadres, welke tafel er ook op je wacht.
notify-page-stopped-title = Mails gestopt
notify-page-stop = Stop deze mails
notify-page-stopped = Naar { $address } wordt niets meer gestuurd.
