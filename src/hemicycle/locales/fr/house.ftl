# Words of the house

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

## Games

game-secret-hitler = Secret Hitler
    .text = De cinq à dix joueurs dans un parlement où une minorité cachée veut faire de son chef le chancelier, et où chacun peut mentir.
game-die-macher = Die Macher
    .text = De trois à cinq partis allemands s’affrontent dans une suite d’élections régionales, à coups d’argent, de médias, de réunions publiques et de coalitions.
game-global-powers = Global Powers
    .text = De deux à cinq partis se disputent le gouvernement de douze régions du monde, par le commerce, la diplomatie, la guerre et les votes aux Nations unies.

## How sure we are of a rule or a number

sure-printed = imprimé
    .text = Cela figure dans une des règles imprimées que nous suivons.
sure-published = publié
    .text = Cela ne figure pas dans nos règles, mais une autre source publique le dit.
sure-inferred = déduit
    .text = Personne ne le dit expressément, mais cela découle de ce que l’on sait.
sure-reconstructed = reconstitué
    .text = Faute de source, c’est notre propre choix.
