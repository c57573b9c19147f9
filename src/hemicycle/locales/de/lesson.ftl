# Der Coach eines ersten Abends

coach-title = Erster Abend
coach-choose = Auf welcher Seite willst du an deinem ersten Abend sitzen?
coach-begin = Anfangen, etwa { $minutes } Minuten
coach-offline = Ohne Netz lässt sich die Lektion nicht spielen. Das erklärt sie.
coach-step = { $n } von { $of }
coach-back = Zurück
coach-next = Weiter
coach-next-does = Weiter macht es für dich
coach-finish = Weiterspielen
coach-leave = Ich spiele allein weiter
coach-done = (erledigt)
coach-your-turn = Deine Entscheidung. Hier geht jede Wahl.
coach-watch = Sieh dir an, was die anderen tun.
coach-do-it = Für mich entscheiden
coach-come-back = Zurück zur Lektion
coach-trouble-place = Die Lektion spricht von etwas, das an diesem Tisch nicht zu sehen ist. Sie endet hier; die Partie gehört dir.
coach-trouble-words = Der Lektion fehlen die Worte. Sie endet hier; die Partie gehört dir.
coach-trouble-revision = Diese Partie wurde nach anderen Regeln begonnen, als die Lektion sie kennt. Die Lektion endet hier; die Partie gehört dir.
