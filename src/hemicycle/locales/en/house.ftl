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
