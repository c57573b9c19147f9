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
