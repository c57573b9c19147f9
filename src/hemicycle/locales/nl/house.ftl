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
    .text = Drie tot vijf Duitse partijen strijden in een reeks deelstaatverkiezingen, met geld, media, verkiezingsmanifestaties en coalities.
game-global-powers = Global Powers
    .text = Twee tot vijf partijen vechten om de regeringen van twaalf wereldregio’s, met handel, diplomatie, oorlog en stemmingen in de Verenigde Naties.

## How sure we are of a rule or a number

sure-printed = gedrukt
    .text = Het staat in een van de regelboeken die wij volgen.
sure-published = gepubliceerd
    .text = Het staat niet in onze regelboeken, maar een andere openbare bron zegt het.
sure-inferred = afgeleid
    .text = Niemand zegt het met zoveel woorden, maar het volgt uit wat bekend is.
sure-reconstructed = gereconstrueerd
    .text = We vonden geen bron en hebben zelf gekozen.

## Wat niet kan

rule-mark = regel { $sections }
refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Er is geen plaats { $seat }; de { $seats } plaatsen worden vanaf 0 geteld.
refusal-malformed-action = ‘{ $text }’ is geen actie van dit spel.
refusal-malformed-remark = ‘{ $text }’ is geen opmerking van dit spel.
refusal-remark-not-now = ‘{ $text }’ kan vanaf deze plaats nu niet gezegd worden.
refusal-talk-not-now = Je mag nu niet praten: wie kaarten vasthoudt of geëxecuteerd is, zwijgt.
refusal-not-your-turn = Deze beslissing is niet aan jou; er wordt gewacht op { PLAYERS($waiting) }.
refusal-not-an-option = ‘{ $action }’ is nu niet mogelijk.
refusal-no-such-entry = Er is geen actie { $entry } om terug te nemen.

## Stemmen van de vraag

labelled = { $label }: { $text }
times = { $count ->
        [2] twee keer
       *[other] { $count } keer
    } { $word }
once = { $word }
voice-must = Je moet
voice-may = Je mag
voice-waiting = Wachten op

## De terminal

terminal-welcome = { $game }. Je bent { $name }. Startwaarde { $seed }.
terminal-keys = Getal of actie · / zoeken · { $remark ->
    [none] ? regel en hulp · h tip · t tafel · u terug · q weg
   *[other] say … { $remark } · ? regel en hulp · h tip · t tafel · u terug · q weg
  }
terminal-any-remark = opmerking
    .text = Je kunt bijvoorbeeld zeggen:
terminal-say-nothing = Je kunt nu niets zeggen.
    .text = Wat hier gezegd wordt, heeft de vorm:
terminal-many = { $count } mogelijkheden; hieronder staan er enkele. Zoek met /, bijvoorbeeld ‘/woord woord’; alleen / toont ze allemaal.
terminal-part = Deel { $part } van { $parts } van de tafel; Enter toont wat volgt.
terminal-not-found = Geen van de mogelijkheden bevat ‘{ $text }’.
terminal-more-options = { $count ->
    [one] en nog één mogelijkheid
   *[other] en nog { $count } mogelijkheden
  }
terminal-no-choice = Kies een getal van { $least } tot { $most }{ $step ->
    [1] {""}
   *[other] , in stappen van { $steps }
  }.
terminal-no-undo = Je kunt niets terugnemen: er is sindsdien iets onthuld, of iemand anders heeft gehandeld.
terminal-left = Je hebt de tafel verlaten.
terminal-saved = De opname staat in { $path }.
terminal-winners = { COUNT($winners) ->
        [one] Winnaar: { PLAYERS($winners) }.
       *[other] Winnaars: { PLAYERS($winners) }.
    }

## Wat je kunt intypen

command-help = ? help hulp regel
command-hint = h hint tip
command-table = t table tafel
command-undo = u undo terug
command-leave = q quit weg
command-say = say zeg

## Werk in uitvoering

progress-games = Spellen
progress-measurements = Metingen
check-over = Het spel is afgelopen.
check-over-abandoned = Het spel is vóór het einde opgegeven.
check-over-unknown = Het spel is niet afgelopen: het wordt nog gespeeld, of de opname is afgekapt.
check-secret = Het geheim is het geheim dat vóór het spel was beloofd.
check-secret-wrong = Het geheim is niet het geheim dat vóór het spel was beloofd.
check-secret-unknown = Het geheim wordt pas aan het einde prijsgegeven.
check-contributions = Het toeval is gemengd uit het geheim en uit wat { PLAYERS($seats) } { COUNT($seats) ->
        [one] bijdroeg
       *[other] bijdroegen
    }; niemand heeft het alleen gekozen.
check-contributions-wrong = Wat dit apparaat aan het toeval bijdroeg, staat niet in de opname.
check-contributions-unknown = { COUNT($seats) ->
        [0] Niemand heeft aan het toeval bijgedragen: wie het geheim had, kon het kiezen.
       *[other] Er zijn bijdragen aan het toeval van { PLAYERS($seats) }; of het daaruit is gemengd, is zonder het geheim niet te controleren.
    }
check-chain = De keten klopt over alle { $entries } regels.
check-chain-wrong = De keten klopt niet: regel { $line } is veranderd.
check-chain-unknown = De keten van { $entries } regels is zonder het geheim niet te controleren.
check-luck = Al het toeval is nagetrokken ({ $pieces }) en klopt.
check-luck-wrong = Op regel { $line } staat ander toeval dan het geheim geeft.
check-luck-unknown = Het toeval ({ $pieces }) is zonder het geheim niet na te trekken.
check-rules = Elke actie ({ $actions }) was toegestaan en leidde naar waar de opname het zegt.
check-rules-unknown = Of elke actie was toegestaan, wordt hier niet gecontroleerd; ‘hemicycle verify’ doet dat.
check-format-unknown = De opname heeft formaat { $format }: wie de startwaarde had, kon die kiezen, en iedereen kan de keten opnieuw berekenen; ze bewijst niet dat ze niet is herschreven.
check-link = De schakel { $link } staat bij regel { $entry }.
check-link-wrong = De schakel { $link } staat nergens in deze opname: ze is herschreven of afgekapt sinds die werd gegeven.
check-links = Elke schakel die dit apparaat tijdens het spel kreeg ({ $links }), staat in de opname; ze is sindsdien niet herschreven.
check-links-wrong = { $missing } van de { $links } schakels die dit apparaat kreeg, staan nergens in de opname: ze is herschreven of afgekapt.
check-links-unknown = Dit apparaat kreeg tijdens het spel geen schakels; het kan niet zeggen of de opname is herschreven.
error-link = ‘{ $text }’ is geen schakel: een schakel heeft 64 hexadecimale cijfers (32 in oude opnames).

plays-person = { $name } speelt vanaf nu voor { PLAYER($seat) }{ $why }.
plays-again = { PLAYER($seat) } speelt weer zelf{ $why }.
plays-bot = Een bot ({ $name }) speelt vanaf nu voor { PLAYER($seat) }{ $why }.
plays-program = Het programma { $name } speelt vanaf nu voor { PLAYER($seat) }{ $why }.
plays-standby = Een bot ({ $name }) valt in voor { PLAYER($seat) }{ $why }.
plays-why-asked = op eigen verzoek
plays-why-time = de tijd was om
plays-why-absent = er was niemand
plays-why-vote = de tafel heeft ervoor gestemd
plays-why-left = de plaats is opgegeven
plays-why-back = terug aan tafel
plays-why-taken = de plaats was vrij
plays-why-host = de gastheer heeft zo beslist
chosen-person = { PLAYER($seat) }: iemand anders heeft gekozen.
chosen-bot = { PLAYER($seat) }: een bot heeft gekozen.
chosen-program = { PLAYER($seat) }: een programma heeft gekozen.
chosen-standby = { PLAYER($seat) }: de invallende bot heeft gekozen.
doubts-what = Wat
doubts-sure = Hoe zeker
doubts-source = Bron
doubts-options = Lezingen en varianten (kies met --option naam=waarde)
doubts-rulings = Uitleg: zo wordt wat onduidelijk is aan elke tafel gelezen
doubts-texts = Aangehaalde teksten
doubts-none = Hier is niets twijfelachtig: elke waarde is gedrukt en elke regel duidelijk.

## Verkeerde invoer

error-unknown-game = Er is geen spel ‘{ $game }’; er zijn: { $known }.
error-bad-game-import = Het spel ‘{ $game }’ kan niet worden geladen: { $cause }.
error-bad-game-kind = Het spel ‘{ $game }’ kan niet worden gespeeld: { $cause } is geen spel met deze naam.
error-bad-game-parts = Het spel ‘{ $game }’ is niet volledig: { $cause }.
error-missing-words = Het spel ‘{ $game }’ kan niet alles zeggen; in zijn Engelse teksten ontbreekt: { $keys }.
error-unknown-level = Voor dit spel is er geen botniveau ‘{ $level }’; er zijn: { $known }.
error-unknown-language = Wij spreken geen ‘{ $language }’; wij spreken: { $known }.
error-seat-count = { $game } ({ $edition }) wordt met { $possible } gespeeld, niet met { $seats }.
error-party-unknown = { $party } speelt aan deze tafel van { $game } niet mee; er valt te kiezen uit: { $choices ->
    [0] niets
   *[other] { $known }
}.
error-party-taken = { $party } kan maar één keer worden gekozen: de plaatsen { $seats } willen hem allebei.
error-party-count = Ofwel kiest elke plaats een partij, ofwel geen: { $parties } gekozen voor { $seats } plaatsen.
error-name-count = Ofwel heeft elke plaats een naam, ofwel geen: { $names } voor { $seats } plaatsen.
error-no-such-seat = Er is geen plaats { $seat }; de plaatsen tellen van 0 tot { $last }.
error-no-such-section = Het regelboek van { $game } heeft geen paragraaf { $section }.
error-option-form = ‘{ $text }’ heeft niet de vorm naam=waarde.
error-file = { $file }: { $cause }.
error-file-exists = { $file } bestaat al. Noem een ander bestand.
error-not-text = { $file } is geen tekstbestand.
edition-error-unknown-edition = { $file }: er is geen uitgave ‘{ $detail }’.
edition-error-not-text = { $file } is geen tekstbestand.
edition-error-unreadable = { $file } kan niet worden gelezen: { $detail }.
edition-error-not-toml = { $file } is geen geldige TOML: { $detail }.
edition-error-circular = { $file }: ‘{ $key }’ leidt terug naar { $detail }.
edition-error-missing-key = { $file }: de sleutel { $key } ontbreekt.
edition-error-unknown-key = { $file }: de sleutel { $key } is onbekend.
edition-error-ill-typed = { $file }: de sleutel { $key } moet van het type { $detail } zijn.
edition-error-not-a-choice = { $file }: { $key } kan zijn: { $detail }.
edition-error-unknown-option = { $file }: er is geen { $key }; er zijn: { $detail }.
record-error-truncated = Regel { $line }: de opname breekt hier af.
record-error-not-json = Regel { $line } is geen regel van een opname.
record-error-foreign = Regel { $line } hoort niet bij dit soort opname.
record-error-header = Regel { $line }: ‘{ $key }’ ontbreekt in de kop of is fout.
record-error-chain = Regel { $line } is veranderd: de keten klopt niet.
record-error-after-end = Regel { $line } staat na het einde van het spel.
record-error-form = Regel { $line } is niet geschreven zoals opnames worden geschreven; misschien is het bestand omgezet.
record-error-numbering = Regel { $line }: hier hoort regelnummer { $expected }.
record-error-other-game = Regel { $line }: dit is een opname van { $game }.
record-error-edition = Regel { $line }: de uitgave { $edition } is niet leesbaar (sleutel ‘{ $key }’).
record-error-revision = Regel { $line }: de opname volgt regelversie { $revision }, wij spelen versie { $played }.
record-error-illegal = Regel { $line } bevat een actie die daar niet mag ({ $why }).
record-error-illegal-remark = Regel { $line } bevat een opmerking die daar niet kan ({ $why }).
record-error-undo = Regel { $line }: er is geen actie { $entry } om terug te nemen.
record-error-malformed = Regel { $line } is niet leesbaar als regel van dit spel.
record-error-luck = Regel { $line }: het genoteerde toeval past niet bij wat de regels vragen ({ $problem }).
record-error-luck-unused = Regel { $line } bevat toeval waar de regels nooit om vroegen.
record-error-luck-differs = Regel { $line }: het geheim geeft ander toeval dan hier staat.
record-error-commitment = Regel { $line }: het geheim is niet het geheim dat in de kop was beloofd.
record-error-no-secret = Regel { $line }: het spel is afgelopen, maar het geheim ontbreekt.
record-error-outcome = Regel { $line }: het spel eindigde niet zoals hier staat.
