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
refusal-not-your-turn = This decision is not yours; it waits for { PLAYERS($waiting) }.
refusal-not-an-option = “{ $action }” is not possible now.
refusal-no-such-entry = There is no action { $entry } to take back.

## Voices of the prompt

labelled = { $label }: { $text }
voice-must = You must
voice-may = You may
voice-waiting = Waiting for

## The terminal

terminal-welcome = { $game }. You are { $name }. Seed { $seed }.
terminal-keys = Number or action · / search · { $claims ->
    [true] say … claim · ? rule · h hint · t table · u undo · q leave
   *[false] ? rule · h hint · t table · u undo · q leave
  }
terminal-many = { $count } possibilities; some of them follow. Search with /, for instance “/word word”; a / alone shows them all.
terminal-not-found = None of the possibilities contains “{ $text }”.
terminal-no-choice = Choose a number from { $least } to { $most }.
terminal-no-undo = There is nothing you could take back: something has been revealed, or somebody else has acted since.
terminal-left = You have left the table.
terminal-saved = The record is in { $path }.
terminal-winners = Winners: { PLAYERS($winners) }.

## Work in progress

progress-games = Games
progress-measurements = Measurements
verify-whole = The record is whole: { $entries } entries, every action legal, every piece of luck dealt again. { $ending }
verify-running = The record is whole so far: { $entries } entries. The game is not over, so its seed is still sealed.
doubts-what = What
doubts-sure = How sure
doubts-source = Source
doubts-options = Readings and variants (choose with --option name=value)

## Bad input

error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-unknown-level = There is no bot level “{ $level }” for this game; there are: { $known }.
error-unknown-language = We do not speak “{ $language }”; we speak: { $known }.
error-seat-count = { $game } ({ $edition }) is played by { $possible }, not by { $seats }.
error-no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.
error-no-such-section = The rulebook of { $game } has no section { $section }.
error-option-form = “{ $text }” is not of the form name=value.
error-file = { $file }: { $cause }.
error-not-text = { $file } is not a text file.
edition-error-unknown-edition = { $file }: there is no edition “{ $detail }”.
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
record-error-numbering = Line { $line }: entry { $expected } should stand here.
record-error-other-game = Line { $line }: this is a record of { $game }.
record-error-edition = Line { $line }: the edition { $edition } cannot be read (key “{ $key }”).
record-error-revision = Line { $line }: the record follows revision { $revision } of the rules, we play revision { $played }.
record-error-illegal = Line { $line } holds an action that is not legal there ({ $why }).
record-error-malformed = Line { $line } cannot be read as an entry of this game.
record-error-luck = Line { $line }: the luck written here does not fit what the rules ask for ({ $problem }).
record-error-luck-unused = Line { $line } holds luck the rules never asked for.
record-error-luck-differs = Line { $line }: the seed deals other luck than is written here.
record-error-commitment = Line { $line }: the seed is not the one that was promised in the header.
record-error-no-seed = Line { $line }: the game is over, but its seed is missing.
record-error-outcome = Line { $line }: the game did not end as written here.
