# What people are told while they are away

notify-turn = It is your turn at table { $table }.
notify-nudge = Half of your time is over at table { $table }.
notify-late = Your time is nearly out at table { $table }.
notify-begun = The game at table { $table } has begun.
notify-over = The game at table { $table } is over.
notify-invitation = { $by } invites you to table { $table }.
notify-talk = { $by } talks to you at table { $table }.
notify-test = This is how you will be called back.
notify-confirm = Please confirm your mailbox.
notify-mail-subject = { $first } ({ $more ->
    [one] and { $more } more
   *[other] and { $more } more
 })
notify-mail-confirm-subject = Hemicycle: is this your mailbox?
notify-mail-confirm = Somebody has asked for notifications from Hemicycle to be sent to this mailbox. If that was you, follow this link within three days:

    { $link }

    If not, do nothing: nothing more will be sent.
notify-mail-foot = Choose what you are told: { $choose }
    No more mails: { $stop }

## The page where people choose it

notify-page-title = Being called back
notify-page-what = Choose how you are told that a table waits for you while the page is closed. Only what everybody may know is ever told.
notify-page-ways = Ways
notify-page-no-ways = Nothing is sent to you yet.
notify-page-add = Add a way
notify-page-saved = Saved.
notify-page-removed = Removed.
notify-page-tested = A test is on its way.
notify-page-test = Send me a test
notify-page-remove = Remove
notify-page-unconfirmed = Not confirmed yet: follow the link in the mail you were sent.
notify-page-secret = Messages are signed with this secret:
notify-page-way-push = Device: { $label }
notify-page-way-mail = Mail: { $label }
notify-page-way-webhook = Webhook: { $label }
notify-page-kind-push = devices
notify-page-kind-mail = mail
notify-page-kind-webhook = webhooks
notify-page-event-turn = it is my turn
notify-page-event-nudge = half of my time is over
notify-page-event-late = my time is nearly out
notify-page-event-begun = a game begins
notify-page-event-over = a game is over
notify-page-event-invitation = somebody invites me
notify-page-event-talk = somebody talks to me
notify-page-trouble-busy = The last message was not taken; it will be tried again.
notify-page-trouble-no-answer = The address did not answer the last time.
notify-page-trouble-no-connection = The address could not be reached the last time.
notify-page-trouble-no-certificate = The certificate of the address is not valid.
notify-page-trouble-not-accepted = The address refused the last message.
notify-page-trouble-gone = The address no longer exists.
notify-page-trouble-bad-address = Nothing can be sent to this address.
notify-page-trouble-private-address = The address leads into a private network.
notify-page-trouble-no-push = This server cannot send web push any more.
notify-page-trouble-no-mail = This server sends no mail any more.
notify-page-push-add = Notify me on this device
notify-page-push-missing = This server cannot send notifications to devices.
notify-page-push-no-worker = This browser takes no notifications here; it needs a page that is served by https.
notify-page-push-denied = You have forbidden this page to notify you; the settings of the browser can allow it again.
notify-page-mail-address = Mail address
notify-page-mail-add = Add mail
notify-page-mail-sent = Follow the link in the mail that is on its way to you.
notify-page-webhook-form = Service
notify-page-webhook-url = Webhook address
notify-page-webhook-add = Add webhook
notify-page-form-discord = Discord
notify-page-form-slack = Slack
notify-page-form-matrix = Matrix
notify-page-form-ntfy = ntfy
notify-page-form-json = plain JSON, signed
notify-page-quiet = Quiet hours
notify-page-quiet-on = Tell me nothing at these hours; what still holds afterwards is told then
notify-page-quiet-begins = from
notify-page-quiet-ends = to
notify-page-quiet-zone = Time zone
notify-page-tables = My tables
notify-page-tables-what = What is not ticked says nothing of that table.
notify-page-vacation = Days off
notify-page-vacation-what = While you have days off, your clock in slow games stands still, and the others see it. { $days ->
    [one] One day is left this year.
   *[other] { $days } days are left this year.
 }
notify-page-vacation-until = You have days off until { $day }.
notify-page-vacation-last = Last day off
notify-page-vacation-begin = Begin now
notify-page-vacation-end = I am back
notify-page-confirm-title = Is this your mailbox?
notify-page-confirm-what = Hemicycle then writes to this mailbox when a table waits for you; every mail has a link that stops them. If you have not asked for that, just close this page.
notify-page-confirmed-title = Mailbox confirmed
notify-page-confirm = Yes, notify me here
notify-page-confirmed = You will be notified at { $address }.
notify-page-stop-title = No more mails?
notify-page-stop-what = Hemicycle then writes nothing more to this mailbox, whatever table waits for you.
notify-page-stopped-title = Mails stopped
notify-page-stop = Stop these mails
notify-page-stopped = Nothing more will be sent to { $address }.
