# Words of the house

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

## Games

game-secret-hitler = Secret Hitler
    .text = Vijf tot tien spelers in een parlement waar een verborgen minderheid haar leider kanselier wil maken en iedereen mag liegen.
game-die-macher = Die Macher
    .text = Drie tot vijf Duitse partijen strijden in een reeks deelstaatverkiezingen, met geld, media, verkiezingsbijeenkomsten en coalities.
game-global-powers = Global Powers
    .text = Twee tot vijf partijen vechten om de regeringen van twaalf wereldregio’s, met handel, diplomatie, oorlog en stemmingen in de Verenigde Naties.

## How sure we are of a rule or a number

sure-printed = gedrukt
    .text = Het staat in een van de spelregelboekjes die wij volgen.
sure-published = gepubliceerd
    .text = Het staat niet in onze spelregelboekjes, maar een andere openbare bron zegt het.
sure-inferred = afgeleid
    .text = Niemand zegt het met zoveel woorden, maar het volgt uit wat bekend is.
sure-reconstructed = gereconstrueerd
    .text = We vonden geen bron en hebben zelf gekozen.

## Wat niet kan

rule-mark = regel { $sections }
refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Er is geen plaats { $seat }; de { $seats } plaatsen worden vanaf 0 geteld.
refusal-malformed-action = “{ $text }” is geen actie van dit spel.
refusal-malformed-remark = “{ $text }” is geen opmerking van dit spel.
refusal-remark-not-now = “{ $text }” kan vanaf deze plaats nu niet gezegd worden.
refusal-not-your-turn = Deze beslissing is niet aan jou; er wordt gewacht op { PLAYERS($waiting) }.
refusal-not-an-option = “{ $action }” is nu niet mogelijk.
refusal-no-such-entry = Er is geen actie { $entry } om terug te nemen.

## Stemmen van de vraag

labelled = { $label }: { $text }
voice-must = Je moet
voice-may = Je mag
voice-waiting = Wachten op

## De terminal

terminal-welcome = { $game }. Je bent { $name }. Startwaarde { $seed }.
terminal-keys = Getal of actie · / zoeken · { $claims ->
    [true] say … bewering · ? regel · h tip · t tafel · u terug · q weg
   *[false] ? regel · h tip · t tafel · u terug · q weg
  }
terminal-many = { $count } mogelijkheden; hieronder staan er enkele. Zoek met /, bijvoorbeeld “/woord woord”; alleen / toont ze allemaal.
terminal-not-found = Geen van de mogelijkheden bevat “{ $text }”.
terminal-no-choice = Kies een getal van { $least } tot { $most }.
terminal-no-undo = Je kunt niets terugnemen: er is sindsdien iets onthuld, of iemand anders heeft gehandeld.
terminal-left = Je hebt de tafel verlaten.
terminal-saved = De partij staat in { $path }.
terminal-winners = Winnaars: { PLAYERS($winners) }.

## Werk in uitvoering

progress-games = Partijen
progress-measurements = Metingen
verify-whole = De partij klopt: { $entries } regels, elke actie toegestaan, al het toeval nagetrokken. { $ending }
verify-running = De partij klopt tot hier: { $entries } regels. Het spel is nog bezig, de startwaarde is verzegeld.
doubts-what = Wat
doubts-sure = Hoe zeker
doubts-source = Bron
doubts-options = Lezingen en varianten (kies met --option naam=waarde)

## Verkeerde invoer

error-unknown-game = Er is geen spel “{ $game }”; er zijn: { $known }.
error-unknown-level = Voor dit spel is er geen botniveau “{ $level }”; er zijn: { $known }.
error-unknown-language = Wij spreken geen “{ $language }”; wij spreken: { $known }.
error-seat-count = { $game } ({ $edition }) wordt met { $possible } gespeeld, niet met { $seats }.
error-no-such-seat = Er is geen plaats { $seat }; de plaatsen tellen van 0 tot { $last }.
error-no-such-section = Het regelboek van { $game } heeft geen paragraaf { $section }.
error-option-form = “{ $text }” heeft niet de vorm naam=waarde.
error-file = { $file }: { $cause }.
error-not-text = { $file } is geen tekstbestand.
edition-error-unknown-edition = { $file }: er is geen editie “{ $detail }”.
edition-error-not-toml = { $file } is geen geldige TOML: { $detail }.
edition-error-circular = { $file }: “{ $key }” leidt terug naar { $detail }.
edition-error-missing-key = { $file }: de sleutel { $key } ontbreekt.
edition-error-unknown-key = { $file }: de sleutel { $key } is onbekend.
edition-error-ill-typed = { $file }: de sleutel { $key } moet van het type { $detail } zijn.
edition-error-not-a-choice = { $file }: { $key } kan zijn: { $detail }.
edition-error-unknown-option = { $file }: er is geen { $key }; er zijn: { $detail }.
record-error-truncated = Regel { $line }: de partij breekt hier af.
record-error-not-json = Regel { $line } is geen regel van een partij.
record-error-foreign = Regel { $line } hoort niet bij dit soort partij.
record-error-header = Regel { $line }: “{ $key }” ontbreekt in de kop of is fout.
record-error-chain = Regel { $line } is veranderd: de keten klopt niet.
record-error-numbering = Regel { $line }: hier hoort regelnummer { $expected }.
record-error-other-game = Regel { $line }: dit is een partij { $game }.
record-error-edition = Regel { $line }: de editie { $edition } is niet leesbaar (sleutel “{ $key }”).
record-error-revision = Regel { $line }: de partij volgt regelversie { $revision }, wij spelen versie { $played }.
record-error-illegal = Regel { $line } bevat een actie die daar niet mag ({ $why }).
record-error-malformed = Regel { $line } is niet leesbaar als regel van dit spel.
record-error-luck = Regel { $line }: het genoteerde toeval past niet bij wat de regels vragen ({ $problem }).
record-error-luck-unused = Regel { $line } bevat toeval waar de regels nooit om vroegen.
record-error-luck-differs = Regel { $line }: de startwaarde geeft ander toeval dan hier staat.
record-error-commitment = Regel { $line }: de startwaarde is niet die welke in de kop was beloofd.
record-error-no-seed = Regel { $line }: het spel is afgelopen, maar de startwaarde ontbreekt.
record-error-outcome = Regel { $line }: het spel eindigde niet zoals hier staat.
