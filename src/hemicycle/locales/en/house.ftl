# Words of the house

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

## Games

game-secret-hitler = Secret Hitler
    .text = Five to ten players in a parliament where a hidden minority works to make its leader chancellor, and anyone may lie.
game-die-macher = Die Macher
    .text = Three to five German parties compete in a series of state elections with money, media, meetings and coalitions.
game-global-powers = Global Powers
    .text = Two to five parties struggle for the governments of twelve world regions, by trade, diplomacy, war and a vote in the United Nations.

## How sure we are of a rule or a number

sure-printed = printed
    .text = It stands in a rulebook we work from.
sure-published = published
    .text = It is not in our rulebooks, but another public source says so.
sure-inferred = inferred
    .text = Nobody says so outright, but it follows from what is known.
sure-reconstructed = reconstructed
    .text = We found no source, so this is our own choice.

## What is not possible

rule-mark = rule { $sections }
refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat }; the { $seats } seats are counted from 0.
refusal-malformed-action = “{ $text }” is not an action of this game.
refusal-malformed-remark = “{ $text }” is not a remark of this game.
refusal-remark-not-now = “{ $text }” cannot be said from this seat now.
refusal-talk-not-now = You may not talk now: those who hold cards or were executed are silent.
refusal-not-your-turn = This decision is not yours; it waits for { PLAYERS($waiting) }.
refusal-not-an-option = “{ $action }” is not possible now.
refusal-no-such-entry = There is no action { $entry } to take back.

## Voices of the prompt

labelled = { $label }: { $text }
times = { $count ->
        [2] twice
       *[other] { $count } times
    } { $word }
once = { $word }
voice-must = You must
voice-may = You may
voice-waiting = Waiting for

## The terminal

terminal-welcome = { $game }. You are { $name }. Seed { $seed }.
terminal-keys = Number or action · / search · { $remark ->
    [none] ? rule and help · h hint · t table · u undo · q leave
   *[other] say … { $remark } · ? rule and help · h hint · t table · u undo · q leave
  }
terminal-any-remark = remark
    .text = You can say, for instance:
terminal-say-nothing = There is nothing you could say now.
    .text = What is said here has the form:
terminal-many = { $count } possibilities; some of them follow. Search with /, for instance “/word word”; a / alone shows them all.
terminal-part = Part { $part } of { $parts } of the table; Enter shows what follows.
terminal-not-found = None of the possibilities contains “{ $text }”.
terminal-more-options = { $count ->
    [one] and one more possibility
   *[other] and { $count } more possibilities
  }
terminal-no-choice = Choose a number from { $least } to { $most }{ $step ->
    [1] {""}
   *[other] , in steps of { $steps }
  }.
terminal-no-undo = There is nothing you could take back: something has been revealed, or somebody else has acted since.
terminal-left = You have left the table.
terminal-saved = The record is in { $path }.
terminal-winners = { COUNT($winners) ->
        [one] Winner: { PLAYERS($winners) }.
       *[other] Winners: { PLAYERS($winners) }.
    }

## What can be typed

command-help = ? help rule
command-hint = h hint
command-table = t table
command-undo = u undo
command-leave = q quit leave exit
command-say = say

## Work in progress

progress-games = Games
progress-measurements = Measurements
check-over = The game is over.
check-over-abandoned = The game was given up before its end.
check-over-unknown = The game is not over: it is still being played, or the record was cut.
check-secret = The secret is the one that was promised before the game.
check-secret-wrong = The secret is not the one that was promised before the game.
check-secret-unknown = The secret is not revealed before the end.
check-contributions = The luck was mixed from the secret and from what { PLAYERS($seats) } contributed, so that nobody alone chose it.
check-contributions-wrong = What this device contributed to the luck is not in the record.
check-contributions-unknown = { COUNT($seats) ->
        [0] Nobody contributed to the luck: whoever kept the secret could have chosen it.
       *[other] Contributions to the luck came from { PLAYERS($seats) }; whether it was mixed from them cannot be checked without the secret.
    }
check-chain = The chain holds over all { $entries } entries.
check-chain-wrong = The chain does not fit: line { $line } was changed.
check-chain-unknown = The chain of { $entries } entries cannot be checked without the secret.
check-luck = Every piece of luck was drawn again ({ $pieces }), and is as written.
check-luck-wrong = Line { $line } holds other luck than the secret deals.
check-luck-unknown = The luck ({ $pieces }) cannot be drawn again without the secret.
check-rules = Every action ({ $actions }) was legal, and led to where the record says.
check-rules-unknown = Whether every action was legal is not checked here; “hemicycle verify” does.
check-format-unknown = The record is of format { $format }: whoever kept its seed could have chosen it, and anybody can compute its chain anew, so that it does not prove that it was not rewritten.
check-link = The link { $link } stands at entry { $entry }.
check-link-wrong = The link { $link } stands nowhere in this record: it was rewritten or cut since that link was given.
check-links = Every link this device was given during the game ({ $links }) stands in the record, so it was not rewritten since.
check-links-wrong = { $missing } of the { $links } links this device was given stand nowhere in the record: it was rewritten or cut.
check-links-unknown = This device was given no links during the game, so it cannot tell whether the record was rewritten.
error-link = “{ $text }” is not a link: a link has 64 hexadecimal digits (32 in old records).

plays-person = { $name } plays for { PLAYER($seat) } from now on{ $why }.
plays-again = { PLAYER($seat) } plays again{ $why }.
plays-bot = A bot ({ $name }) plays for { PLAYER($seat) } from now on{ $why }.
plays-program = The program { $name } plays for { PLAYER($seat) } from now on{ $why }.
plays-standby = A bot ({ $name }) stands in for { PLAYER($seat) }{ $why }.
plays-why-asked = at their own wish
plays-why-time = time ran out
plays-why-absent = nobody was there
plays-why-vote = the table voted for it
plays-why-left = the seat was given up
plays-why-back = back at the table
plays-why-taken = the seat was free
plays-why-host = the host decided so
chosen-person = { PLAYER($seat) }: another person chose.
chosen-bot = { PLAYER($seat) }: a bot chose.
chosen-program = { PLAYER($seat) }: a program chose.
chosen-standby = { PLAYER($seat) }: the stand-in bot chose.
doubts-what = What
doubts-sure = How sure
doubts-source = Source
doubts-options = Readings and variants (choose with --option name=value)
doubts-rulings = Rulings: how unclear rules are read at every table
doubts-texts = Texts that are cited
doubts-none = Nothing here is doubtful: every value is printed and every rule is clear.

## Bad input

error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-bad-game-import = The game “{ $game }” cannot be loaded: { $cause }.
error-bad-game-kind = The game “{ $game }” cannot be played: { $cause } is not a game with this id.
error-bad-game-parts = The game “{ $game }” is not whole: { $cause }.
error-missing-words = The game “{ $game }” cannot say everything; its English words lack: { $keys }.
error-unknown-level = There is no bot level “{ $level }” for this game; there are: { $known }.
error-unknown-language = We do not speak “{ $language }”; we speak: { $known }.
error-seat-count = { $game } ({ $edition }) is played by { $possible }, not by { $seats }.
error-party-unknown = { $party } does not play at this table of { $game }; there is to choose from: { $choices ->
    [0] nothing
   *[other] { $known }
}.
error-party-taken = { $party } cannot be chosen twice: seats { $seats } both want it.
error-party-count = Either every seat chooses its party or none: { $parties } chosen for { $seats } seats.
error-name-count = Either every seat has a name or none has: { $names } for { $seats } seats.
error-no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.
error-no-such-section = The rulebook of { $game } has no section { $section }.
error-option-form = “{ $text }” is not of the form name=value.
error-file = { $file }: { $cause }.
error-file-exists = { $file } exists already. Name another file.
error-not-text = { $file } is not a text file.
edition-error-unknown-edition = { $file }: there is no edition “{ $detail }”.
edition-error-not-text = { $file } is not a text file.
edition-error-unreadable = { $file } cannot be read: { $detail }.
edition-error-not-toml = { $file } is not valid TOML: { $detail }.
edition-error-circular = { $file }: “{ $key }” leads back to { $detail }.
edition-error-missing-key = { $file }: the key { $key } is missing.
edition-error-unknown-key = { $file }: the key { $key } is unknown.
edition-error-ill-typed = { $file }: the key { $key } must be of type { $detail }.
edition-error-not-a-choice = { $file }: { $key } can be { $detail }.
edition-error-unknown-option = { $file }: there is no { $key }; there are: { $detail }.
record-error-truncated = Line { $line }: the record breaks off here.
record-error-not-json = Line { $line } is not a line of a record.
record-error-foreign = Line { $line } does not belong to a record of this kind.
record-error-header = Line { $line }: “{ $key }” is missing or wrong in the header.
record-error-chain = Line { $line } was changed: the chain does not fit.
record-error-after-end = Line { $line } stands after the end of the game.
record-error-form = Line { $line } is not written as records are written; perhaps the file was converted.
record-error-numbering = Line { $line }: entry { $expected } should stand here.
record-error-other-game = Line { $line }: this is a record of { $game }.
record-error-edition = Line { $line }: the edition { $edition } cannot be read (key “{ $key }”).
record-error-revision = Line { $line }: the record follows revision { $revision } of the rules, we play revision { $played }.
record-error-illegal = Line { $line } holds an action that is not legal there ({ $why }).
record-error-illegal-remark = Line { $line } holds a remark that cannot be made there ({ $why }).
record-error-undo = Line { $line }: there is no action { $entry } to take back.
record-error-malformed = Line { $line } cannot be read as an entry of this game.
record-error-luck = Line { $line }: the luck written here does not fit what the rules ask for ({ $problem }).
record-error-luck-unused = Line { $line } holds luck the rules never asked for.
record-error-luck-differs = Line { $line }: the secret deals other luck than is written here.
record-error-commitment = Line { $line }: the secret is not the one that was promised in the header.
record-error-no-secret = Line { $line }: the game is over, but its secret is missing.
record-error-outcome = Line { $line }: the game did not end as written here.
